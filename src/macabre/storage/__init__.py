"""The log of tables: append-only, numbered, chained, the one truth. It knows no rules."""

from macabre.storage.accounts import Ages, Summary
from macabre.storage.backup import back_up, restore
from macabre.storage.chain import BEFORE_ALL, link
from macabre.storage.faults import Changed, Conflict, Gone, StorageFault, Unsure
from macabre.storage.files import new_file
from macabre.storage.films import TRIED, WHOLE, StoredFilm
from macabre.storage.opening import served_alone
from macabre.storage.store import Append, Store, StoredEntry

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
    "back_up",
    "link",
    "new_file",
    "restore",
    "served_alone",
]
