"""People at a table of a hall in the test's own process, without sockets."""

from contextlib import asynccontextmanager

from macabre.luck import salt_commitment
from macabre.server import protocol as p
from macabre.server.hall import Hall
from macabre.server.workers import Workers
from macabre.storage import Store
from tests.server.client import new_id

TOKENS = ["a" * 40, "b" * 40]


@asynccontextmanager
async def opened(database):
    store, workers = await Store.open(database), Workers()
    hall = Hall(store, workers)
    try:
        yield store, hall
    finally:
        await hall.close()
        workers.close()
        await store.close()


class People:
    """Two people at a table, without sockets."""

    def __init__(self, host):
        self.host, self.salts = host, {}

    async def do(self, kind, **fields):
        await self.host.carry_out(kind(id=new_id(), **fields), lambda: {0, 1})

    async def sit(self, *names):
        for seat, name in enumerate(names):
            await self.do(p.Sit, seat=seat, name=name, token=TOKENS[seat])

    async def salt(self, seat, show=True):
        deal = self.host.table.deal.number
        salt = bytes([seat + 1] * 16)
        if show:
            await self.do(p.ShowSalt, seat=seat, deal=deal, salt=salt.hex())
        else:
            commitment = salt_commitment(self.host.table.code, deal, seat, salt)
            await self.do(p.PromiseSalt, seat=seat, deal=deal, commitment=commitment)

    async def begin(self):
        await self.do(p.Start, seat=0)
        for show in (False, True):
            for seat in (0, 1):
                await self.salt(seat, show)

    async def move(self, dice):
        match = self.host.table.match
        seat = match.to_act[dice.below(len(match.to_act))]
        moves = match.legal_moves(seat)
        await self.do(p.Play, seat=seat, move=match.move_text(moves[dice.below(len(moves))]))


async def play_a_match(people, dice):
    await people.begin()
    while people.host.table.phase == "playing":
        await people.move(dice)
