"""The clock of a deal that rings when it should: as soon as nobody is awaited but those who will never come."""

import asyncio

from macabre.server.clockwork import Clockwork
from macabre.server.table import PROMISING


def ring_for(monkeypatch, silent=(), withholding=()):
    """Nobody is hurried; seats that promise no salt, or show none that they promised, are not waited for."""

    async def end_salting(clock, key):
        while key == key_of(clock._table) and awaited(clock._table) - never_coming(clock._table):
            await asyncio.sleep(0.02)
        await clock._persist(lambda: clock._miss_salts(key))

    def never_coming(table):
        return {*silent} if table.phase == PROMISING else {*silent, *withholding}

    monkeypatch.setattr(Clockwork, "_end_salting", end_salting)


def key_of(table):
    return f"{table.phase} {table.deal.number}"


def awaited(table):
    done = table.deal.promised if table.phase == PROMISING else table.deal.shown
    return set(table.deal.salting) - set(done)
