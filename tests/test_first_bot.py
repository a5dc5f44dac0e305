"""docs/first-bot.md, done step by step as a reader would: at its end the bot sits at a table of a real server."""

import subprocess
import sys
from runpy import run_path

import numpy as np
import pytest

from macabre.bots import Sight, known
from macabre.bots.guest import OutsideBot
from macabre.bots.outside import VARIABLE
from macabre.catalogue import load
from tests.command import macabre
from tests.conftest import ROOT, installed
from tests.server.client import Client, leave, make_table
from tests.server.loops import complete
from tests.server.serving import Server
from tests.tutorials import blocks

pytestmark = pytest.mark.process

PAGE = (ROOT / "docs/first-bot.md").read_text("utf-8")


def test_every_step_of_the_page_works(tmp_path):
    """Commands are run, files are written, scripts print something; nothing complains."""
    for kind, file, body in blocks(PAGE):
        if file:
            (tmp_path / file).write_text(body)
        elif kind == "python":
            run = subprocess.run([sys.executable, "-c", body], cwd=tmp_path, capture_output=True, text=True, check=True)
            assert run.stdout
        for line in body.splitlines() if kind == "console" else ():
            run_command(line.split()[1:], tmp_path)
    env = installed(tmp_path, tmp_path / "site")
    script = "from macabre.bots import all_bots, make_bot; print([*all_bots()][0], make_bot('owl').name)"
    told = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert told.stdout == "owl owl\n"


def run_command(words, folder):
    if words[0] == "serve":
        complete(sit_at_a_table(words[1:], folder))
        return
    run = macabre(*words, typed="1\n" * 400, cwd=folder)
    assert (run.returncode, run.stderr) == (0, ""), (words, run.stderr)


async def sit_at_a_table(words, folder):
    """The bot plays a whole match at a table, and is never at fault."""
    words = [str(folder / word) if word.startswith("./") else word for word in words]
    with Server(f"sqlite:///{folder}/tables.db", 0, *words) as server:
        anna = await Client(server.url, make_table(server.url, options={"target": 1})).connect()
        await anna.sit(0, "Anna")
        assert (await anna.ask(t="seat-bot", seat=1, bot="owl"))["t"] == "done"
        await anna.ask(t="start", seat=0)
        await anna.play_to_the_end()
        assert anna.seen["seats"][1]["fault"] is None
        await leave(anna)


def test_a_policy_that_was_saved_by_the_example_is_a_bot(tmp_path, monkeypatch):
    """It plays the legal action with the highest score of the network."""
    monkeypatch.setenv(VARIABLE, "{}")
    match = load("cluedo-cards").new(4, seed=1)
    sight = Sight.of(match, match.to_act[0])
    dice, width = np.random.default_rng(1), 16
    sizes = {"first": (sight.plan.size, width), "second": (width, width), "policy": (width, len(sight.mask))}
    weights = {f"{name}.w": dice.normal(size=size) for name, size in sizes.items()}
    weights |= {f"{name}.b": np.zeros(size[1]) for name, size in sizes.items()}
    np.savez(tmp_path / "policy.npz", **weights)
    file = tmp_path / "learnt_bot.py"
    file.write_text((ROOT / "examples/learnt_bot.py").read_text("utf-8"))
    scores = run_path(str(file))["policy"](sight.observation, sight.mask)
    best = max(np.flatnonzero(sight.mask), key=scores.__getitem__)
    assert OutsideBot(known(str(file)), 0).ask(sight) == sight.plan.codes[best]
