"""docs/first-bot.md, done step by step as a reader would: at its end the bot sits at a table of a real server."""

import subprocess
import sys

import numpy as np
import pytest

from macabre.bots import Sight, bot_from, known, read_policy
from macabre.bots.guest import OutsideBot
from macabre.catalogue import load
from macabre.errors import Error
from tests.command import have_compiled, macabre
from tests.conftest import ROOT, installed
from tests.server.client import Client, leave, make_table
from tests.server.loops import complete
from tests.server.serving import Server
from tests.tutorials import blocks

pytestmark = pytest.mark.process

PAGE = (ROOT / "docs/first-bot.md").read_text("utf-8")


def test_every_step_of_the_page_works(tmp_path):
    """Commands are run, files are written, scripts print something; nothing complains."""
    have_compiled("cluedo-cards")
    have_compiled("dead-house")
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


def test_a_policy_that_was_saved_by_the_example_is_a_bot(tmp_path):
    """It plays the legal action with the highest score of the network."""
    match = load("cluedo-cards").new(4, seed=1)
    sight = Sight.of(match, match.to_act[0])
    dice, width = np.random.default_rng(1), 16
    sizes = {"first": (sight.plan.size, width), "second": (width, width), "policy": (width, len(sight.mask))}
    weights = {f"{name}.w": dice.normal(size=size) for name, size in sizes.items()}
    weights |= {f"{name}.b": np.zeros(size[1]) for name, size in sizes.items()}
    np.savez(tmp_path / "policy.npz", made_for=f"cluedo-cards {sight.rules.version}", **weights)
    file = tmp_path / "learnt_bot.py"
    file.write_text((ROOT / "examples/learnt_bot.py").read_text("utf-8"))
    x = np.sign(sight.observation) * np.log1p(np.abs(sight.observation.astype(float)))
    for layer in ("first", "second"):
        x = np.maximum(x @ weights[f"{layer}.w"], 0)
    scores = x @ weights["policy.w"]
    best = max(np.flatnonzero(sight.mask), key=scores.__getitem__)
    assert OutsideBot(known(str(file)), 0).ask(sight) == sight.plan.codes[best]


def test_a_policy_plays_by_the_rules_that_it_was_learnt_for_and_no_others(tmp_path):
    weights = {f"{name}.{part}": np.zeros((1, 1)) for name in ("first", "second", "policy") for part in "wb"}
    np.savez(tmp_path / "policy.npz", made_for="cluedo-cards 0", **weights)
    match = load("cluedo-cards").new(4, seed=1)
    with pytest.raises(Error, match="learnt for cluedo-cards 0, not for cluedo-cards"):
        bot_from(read_policy(tmp_path / "policy.npz"))().choose(Sight.of(match, match.to_act[0]))
    np.savez(tmp_path / "other.npz", **weights)
    for name in ("other.npz", "nowhere.npz"):
        with pytest.raises(Error, match=f"{name} cannot be read"):
            read_policy(tmp_path / name)


def test_what_is_written_first_does_what_the_page_says_of_it(tmp_path):
    """Before a reader has changed a letter of it: it is made without anything, and the page that leads on is named."""
    run = macabre("new", "bot", "owl", cwd=tmp_path)
    assert "docs/first-bot.md" in run.stdout
    script = next(body for _, file, body in blocks(PAGE) if "from owl import Bot" in body and not file)
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, check=True)
