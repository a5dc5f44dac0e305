"""The log of tables: append-only, numbered, the one truth. It knows no rules."""

from macabre.storage.accounts import Ages, Summary
from macabre.storage.backup import back_up, restore
from macabre.storage.faults import Conflict, Gone, StorageFault
from macabre.storage.files import new_file
from macabre.storage.opening import served_alone
from macabre.storage.store import Batch, Store, StoredEntry

__all__ = [
    "Ages",
    "Batch",
    "Conflict",
    "Gone",
    "StorageFault",
    "Store",
    "StoredEntry",
    "Summary",
    "back_up",
    "new_file",
    "restore",
    "served_alone",
]
