"""How a server is run, beside its database; every process of it is told by the environment."""

from __future__ import annotations

import os

import msgspec
from msgspec import Struct

from macabre.storage import Ages

VARIABLE = "MACABRE_SETTINGS"


class Settings(Struct, frozen=True):
    """What may be chosen."""

    ages: Ages = Ages()  # after which tables end
    most_tables: int = 200  # that are open at once from one address
    most_bytes: int = 64 * 2**20  # that they may take
    most_entries: int = 100_000  # of one table's log
    metrics: tuple[str, int] | None = None  # where figures are given
    processes: int = 1  # each of which gives its own, on the next port
    pace: float = 1.0  # how long bots seem to think; 0 also if nothing is shown slowly
    origins: tuple[str, ...] = ()  # whose pages may act here; if there are none, the host's that was asked for
    studies: tuple[str, ...] = ()  # files of reports that the hall shows
    names: tuple[str, ...] | None = None  # by which a server that is local goes, beside its addresses

    def hand_on(self) -> None:
        """Tell the processes that are started from here on."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def handed_on(cls) -> Settings:
        """What this process was told."""
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=cls)
