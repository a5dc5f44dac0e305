"""The database that is made up answers as SQLite does, whatever the store asks."""

from random import Random

import pytest

from macabre.storage import Append, Changed, Conflict, Gone, Store, StoredFilm
from macabre.storage.opening import read_address
from tests.server.loops import complete
from tests.simulation.ambient import made_up
from tests.simulation.databases import Postgres, Sqlite
from tests.simulation.loop import Loop, Process

CODES = ("BBBBBB", "CCCCCC", "DDDDDD")
STEPS = 120


async def ask_everything(store, luck):
    """What comes of a random mix of all that the store can be asked."""
    said = []
    for step in range(STEPS):
        code, number = luck.choice(CODES), luck.randrange(8)
        said.append(await _change(store, luck, code, number, step))
        said += [
            await store.load(code, number, luck.choice((None, 2))),
            await store.snapshot(code),
            await store.command(code, f"command {number}"),
            await store.link(code, number),
            await store.secret(code, number),
            await store.match(f"match {number}"),
            await store.cast(f"match {number}"),
            await store.film(f"film {number}"),
            await store.filmed(f"film {number}"),
            await store.names(code),
            await store.newest(CODES),
            await store.weights(CODES),
            sorted((one.code, one.number, one.phase, one.matches, one.bytes) for one in await store.summaries(*CODES)),
        ]
    return said


async def _change(store, luck, code, number, step):
    kind = luck.randrange(10)
    try:
        if kind == 0:
            return await store.delete([code])
        if kind == 1:
            return await store.keep_snapshot(code, luck.choice((None, bytes([step]))))
        if kind == 2:
            return await store.keep_film(StoredFilm(f"film {number}", code, step, b"x" * step), f"film {number - 1}")
        newest = (await store.newest([code])).get(code, 0)
        after = newest if kind < 9 else number
        match = (f"match {step}", "transcript", "cast") if luck.random() < 0.2 else None
        return await store.append(
            Append(
                code, after, [f"body {step}", "more"][: 1 + luck.randrange(2)], f"command {number}",
                {step: bytes([step])}, match, luck.choice((None, "playing")), {step + 1: f"name {step}"},
                [step - luck.randrange(5)],
            )
        )  # fmt: skip
    except (Conflict, Gone, Changed) as fault:
        return fault.__class__.__name__


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_the_model_answers_as_sqlite_does(tmp_path, seed):
    async def real():
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
        try:
            return await ask_everything(store, Random(seed))
        finally:
            await store.close()

    told = complete(real())
    assert modelled(seed, Sqlite, "sqlite:///tables") == told
    assert modelled(seed, Postgres, "postgresql://tables") == told


def modelled(seed, kind, url):
    loop = Loop(Random)
    database = kind(loop, Random(seed), lambda *_: None)
    process, said = Process(loop, "server"), []

    async def ask():
        said.append(await ask_everything(Store(read_address(url)), Random(seed)))

    with made_up(seed, database):
        task = process.spawn(ask())
        loop.run_until(task.done, 1e6)
        process.die()
    task.result()
    return said[0]
