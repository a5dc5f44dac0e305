"""Nothing acknowledged is lost: the server is killed at random moments under play, and everybody plays on."""

import asyncio
import os
import random
import time

import pytest

from tests.effort import LONG
from tests.server.loops import complete
from tests.server.postgres import postgres
from tests.server.serving import Server, fixed_port
from tests.server.stubborn import gather_party
from tests.server.truth import Figures, compare

pytestmark = pytest.mark.process

OFTEN = {"MACABRE_TEST_KEEP_EVERY": "5"}  # so that tables wake by snapshots of any moment
ROUNDS, KILLS = (10, 20) if LONG else (1, 4)
TABLES = (
    ("cluedo-cards", 2, {"target": 2}),
    ("deadly-doodles", 2, {}),
    ("dead-house", 3, {"turn_limit": 12}),
    ("cluedo-cards", 3, {"target": 2}),
)


class Killer:
    """Kills one of several servers at a time, at random moments, and starts it again on its port."""

    def __init__(self, servers, rng):
        self.servers, self.rng = servers, rng
        self.kills = self.in_recovery = 0

    async def kill(self, times, clients):
        """Often in the middle of play, now and then while everybody is still coming back."""
        for _ in range(times):
            if self.rng.random() < 0.75:
                await self._play_resumed(clients)
            await asyncio.sleep(self.rng.choice((0.05, 0.5, 1.5)) * self.rng.random())
            server = self.rng.choice(self.servers)
            server.kill()
            self.kills += 1
            await self._start_again(server)

    async def _play_resumed(self, clients):
        """Until some players were acknowledged something more."""
        before = [len(client.acknowledged) for client in clients]
        for _ in range(80):
            now = [len(client.acknowledged) for client in clients]
            if sum(n > b for n, b in zip(now, before, strict=True)) >= 3:
                return
            await asyncio.sleep(0.05)

    async def _start_again(self, server):
        while self.rng.random() < 0.2:
            server.spawn()
            await asyncio.sleep(self.rng.uniform(0.5, 2.5))
            server.kill()
            self.in_recovery += 1
        await asyncio.to_thread(server.start)


async def play_and_kill(servers, database, rounds, kills, seed):
    """Rounds of several tables each; compare every one with the log."""
    figures, killer = Figures(), Killer(servers, random.Random(seed))
    for number in range(rounds):
        urls = [server.url for server in servers]
        parties = [await gather_party(urls, *table) for table in TABLES]
        stop = asyncio.Event()
        play = [asyncio.create_task(party.play(f"{seed} {number}", stop)) for party in parties]
        await killer.kill(kills, [player for party in parties for player in party.players])
        stop.set()
        await asyncio.gather(*play)
        for party in parties:
            await party.leave()
            figures += compare(database, party.code, party.clients)
        print(f"{killer.kills} kills and {killer.in_recovery} in recovery: {figures}", flush=True)
    return figures


def run(servers, database, rounds, kills):
    seed = int(os.environ.get("MACABRE_SEED") or (time.time() if LONG else 13))
    print(f"MACABRE_SEED={seed} chooses the same moments again")
    for server in servers:
        server.start()
    try:
        figures = complete(play_and_kill(servers, database, rounds, kills, seed))
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.stop()
    assert figures.acknowledged > 5 * rounds * kills, f"too little was played to prove anything: {figures}"
    assert figures.matches >= len(TABLES)


def test_kill_9_on_sqlite_loses_doubles_and_reorders_nothing(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    run([Server(database, fixed_port(), env=OFTEN)], database, ROUNDS, KILLS)


def test_kill_9_on_postgresql_loses_doubles_and_reorders_nothing():
    with postgres() as fresh_database:
        database = fresh_database()
        run([Server(database, fixed_port(), env=OFTEN) for _ in range(3)], database, ROUNDS, KILLS)
