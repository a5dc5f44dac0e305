"""The log of tables: append-only, numbered, the one truth. It knows no rules."""

from macabre.storage.faults import Conflict, StorageFault
from macabre.storage.opening import served_alone
from macabre.storage.store import Batch, Store, StoredEntry

__all__ = ["Batch", "Conflict", "StorageFault", "Store", "StoredEntry", "served_alone"]
