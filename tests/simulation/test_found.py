"""What was found by looking at simulated worlds, each in a world of its own."""

import asyncio
from contextlib import suppress
from random import Random

import pytest

from macabre.server import protocol as p
from macabre.server.decide import Refusal, miss_salts
from macabre.server.deeds import Deed
from macabre.server.hall import Hall
from macabre.server.host import GESTURES
from macabre.server.workers import Workers
from macabre.storage.opening import read_address
from tests.simulation.ambient import SMALLEST, made_up
from tests.simulation.databases import Postgres, cut
from tests.simulation.loop import Loop, Process
from tests.simulation.world import Fault, Plan, Seating, SimulatedStore, World, run

LATE_SECONDS = 0.7  # after which a commit is carried out whose line was cut


def in_a_process(work):
    """What comes of a coroutine that is given a hall on PostgreSQL, and the database."""
    loop = Loop(Random)
    database = Postgres(loop, Random(1), lambda *_: None)
    process = Process(loop, "server")

    async def serve():
        store = SimulatedStore(read_address("postgresql://tables"))
        return await work(Hall(store, Workers()), database)

    with made_up(1, database):
        task = process.spawn(serve())
        loop.run_until(task.done, 1e4)
        process.die()
    return task.result()


def test_what_is_refused_is_not_stored_later():
    """A commit is sent, the line is cut, and the last gesture that is allowed would now be one too many."""

    async def gesture(hall, database):
        code = await hall.create(SMALLEST, 2, {}, None)
        host = await hall.host(code)
        await host.carry_out(p.Sit(id="sit", name="Anna", token="a" * 40, seat=0), set)
        gesture = lambda id: host.carry_out(p.Emote(id=id, seat=0, emote="gasp"), lambda: {0})  # noqa: E731
        for number in range(GESTURES):
            await gesture(f"gesture-{number}")
        end = database.end

        def late(transaction, is_commit, seconds):
            if is_commit and transaction.done:
                database.end = end
                end(transaction, True, LATE_SECONDS)
                raise cut("cut")
            return end(transaction, is_commit, seconds)

        database.end, told = late, None
        while database.end is late:  # as soon as one more is allowed, it is the only one
            await asyncio.sleep(0.01)
            with suppress(Refusal):
                told = await gesture("the last one")
        await asyncio.sleep(2 * LATE_SECONDS)
        return told, database.place(code, "the last one")

    told, stored = in_a_process(gesture)
    assert told == stored


@pytest.mark.parametrize("seed", range(6))
def test_a_bot_that_talks_nonsense_is_asked_again(seed):
    sick = tuple(Fault(at / 4, "bots talk nonsense", 0, 1.0) for at in range(16))
    alone = Plan(seed, "sqlite", 1, (Seating(2, 1, 0, 0),), sick, 4.0)
    assert World(alone).run().failure is None


def test_who_reads_of_a_new_match_can_show_its_fingerprint_at_once():
    """Somebody looks while another process's deal is being read."""

    async def look_on(hall, database):
        host = await hall.host(await hall.create(SMALLEST, 2, {}, None))
        other = await Hall(hall.store, hall.workers).host(host.table.code)
        for seat in (0, 1):
            sit = p.Sit(id=f"sit-{seat}", name=f"Name {seat}", token=f"{seat}" * 40, seat=seat)
            await host.carry_out(sit, lambda: {0, 1})
        await host.carry_out(p.Start(id="start", seat=0), lambda: {0, 1})
        promise = p.PromiseSalt(id="promise", seat=0, deal=1, commitment="0" * 64)
        await host.carry_out(promise, lambda: {0, 1})
        for number in range(2):  # without the other's salt, and then, since none is shown, with another deal
            await host.append(Deed(f"salts-{number}", lambda asker: miss_salts(host.table, asker)))
        reading, shown = asyncio.create_task(other.refresh()), []
        while not reading.done():
            await asyncio.sleep(0.0001)
            shown += [other.marks().fingerprint] if other.table.trace else []
        return shown

    shown = in_a_process(look_on)
    assert shown
    assert None not in shown


def test_a_pause_between_two_rounds_is_shown_after_a_round_alone():
    """In this world people are shown one while servers die around them."""
    assert World(Plan.of(1048)).run().failure is None


@pytest.mark.slow
def test_a_server_that_catches_up_with_the_next_round_does_not_pause():
    """It reads the end of a round and the next move at once; in this world two servers race, and nudges are lost."""
    assert run(3068).failure is None
