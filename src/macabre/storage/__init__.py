"""The log of tables: append-only, numbered, chained, the one truth. It knows no rules."""

from macabre.storage.chain import BEFORE_ALL, link
from macabre.storage.store import Batch, Changed, Conflict, Store, StoredEntry, Unsure

__all__ = ["BEFORE_ALL", "Batch", "Changed", "Conflict", "Store", "StoredEntry", "Unsure", "link"]
