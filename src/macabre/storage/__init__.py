"""The log of tables: append-only, numbered, the one truth. It knows no rules."""

from macabre.storage.store import Batch, Conflict, Store, StoredEntry

__all__ = ["Batch", "Conflict", "Store", "StoredEntry"]
