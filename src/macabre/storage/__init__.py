"""The log of tables: append-only, numbered, chained, the one truth. It knows no rules."""

from macabre.storage.chain import BEFORE_ALL, link
from macabre.storage.faults import Changed, Conflict, Gone, StorageFault, Unsure
from macabre.storage.rows import TRIED, WHOLE, Ages, Append, StoredEntry, StoredFilm, Summary
from macabre.storage.store import Store

__all__ = [
    "BEFORE_ALL",
    "TRIED",
    "WHOLE",
    "Ages",
    "Append",
    "Changed",
    "Conflict",
    "Gone",
    "StorageFault",
    "Store",
    "StoredEntry",
    "StoredFilm",
    "Summary",
    "Unsure",
    "link",
]
