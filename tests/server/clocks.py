"""The clock of a deal that rings when it should: as soon as nobody is awaited but those who will never come."""

import asyncio

from macabre.server.host import Host
from macabre.server.table import PROMISING


def ring_for(monkeypatch, silent=(), withholding=()):
    """Nobody is hurried; seats that promise no salt, or show none that they promised, are not waited for."""

    async def end_salting(host, key):
        while host.table.deal and key == key_of(host) and awaited(host.table) - never_coming(host.table):
            await asyncio.sleep(0.02)
        await host._persist(lambda: host._miss_salts(key))

    def never_coming(table):
        return {*silent} if table.phase == PROMISING else {*silent, *withholding}

    monkeypatch.setattr(Host, "_end_salting", end_salting)


def key_of(host):
    return f"{host.table.phase} {host.table.deal.number}"


def awaited(table):
    done = table.deal.promised if table.phase == PROMISING else table.deal.shown
    return set(table.deal.salting) - set(done)
