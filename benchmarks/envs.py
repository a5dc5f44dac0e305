"""How fast the environments step beside pgx and PettingZoo's classic ones, in one run, on one core each.

    python benchmarks/envs.py [--quick] [--record]

The peers get an environment of their own on first use (`envs_peers.txt` has their versions). We and they
take turns over several rounds and the best of each counts. A step is one decision in one match, with the
observation and the mask of whoever decides next; envs_peers.py says how the peers are run.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

import numpy as np
from peers_environment import HERE, NoPeersError, Peers
from report import TEXTS, Sheet, circumstances, count, drawn, markdown, ratio_text, verdict
from rich.console import Console
from rich.progress import track
from timing import Batch, rate, timed

from macabre.catalogue import games, load
from macabre.envs import VectorEnv
from macabre.envs.gymnasium import SeatEnv
from macabre.envs.pettingzoo import raw_env

RESULTS = Path(__file__).with_name("envs.md")
PINNED = HERE / "envs_peers.txt"
BATCH = 1024
STEPS = 20
SINGLE_STEPS = 100
PGX = ("pgx 2048, a call a step", "pgx 2048, scanned")
CLASSIC = ("PettingZoo connect_four", "PettingZoo tictactoe", "PettingZoo texas_holdem")
GOALS = (  # of rows whose name ends so: beside which peer, how many times as fast, or at least how fast
    ("drive, no masks", "", None, 300_000),
    ("no masks", PGX[0], None, None),
    ("PettingZoo", "PettingZoo tictactoe", 1, None),
    ("without masks", "PettingZoo tictactoe", None, None),
    ("Gymnasium", "", None, 10_000),
    ("cluedo-cards", PGX[0], 5, None),
    ("dead-house", PGX[0], 2, None),
    ("deadly-doodles", PGX[0], 2, None),
)
NOTE = (
    "Steps in a CPU second on one core, with observations and masks, random legal actions, and matches that start "
    f"again when they end. Ours are {BATCH:,} matches with all seats taken; without masks, the rules sample the "
    "actions. PettingZoo is one match stepped as the peers' are, which always have masks. Gymnasium is one seat "
    "against random bots, in decisions of that seat. There we and the peers alike read the bytes of a mask as truths, "
    "among which NumPy finds what is legal ten times as fast as among numbers. benchmarks/envs_peers.py says how the "
    "peers are run."
)


def batched(game_id: str) -> Batch:
    """Our batch with all seats taken."""
    env = VectorEnv(game_id, BATCH, load(game_id).players[-1], seed=1)

    def work(_: int) -> int:
        for _ in range(STEPS):
            env.step(env.sample())
        return STEPS * BATCH

    return timed(work)


def unmasked(game_id: str) -> Batch:
    """The same without masks: the rules sample the actions."""
    env = VectorEnv(game_id, BATCH, load(game_id).players[-1], seed=1, masks=False)

    def work(_: int) -> int:
        for _ in range(STEPS):
            env.step(env.sample())
        return STEPS * BATCH

    return timed(work)


def legal_in(seen: dict[str, Any]) -> Any:
    """The legal actions by the mask; NumPy searches bytes ten times as fast if it takes them for truths."""
    return np.flatnonzero(seen["action_mask"].view(np.bool_))


def single(game_id: str) -> Batch:
    """One match through PettingZoo, as the peers' are stepped."""
    env, rng = raw_env(game_id, players=load(game_id).players[-1]), np.random.default_rng(1)
    env.reset(seed=1)

    def work(_: int) -> int:
        for _ in range(SINGLE_STEPS):
            if not env.agents:
                env.reset()
            seen, _, over, cut_off, _ = env.last()
            env.step(None if over or cut_off else int(rng.choice(legal_in(seen))))
        return SINGLE_STEPS

    return timed(work)


def single_unmasked(game_id: str) -> Batch:
    """The same without masks: the rules sample the actions."""
    env = raw_env(game_id, players=load(game_id).players[-1], masks=False)
    env.reset(seed=1)

    def work(_: int) -> int:
        for _ in range(SINGLE_STEPS):
            if not env.agents:
                env.reset()
            _, _, over, cut_off, _ = env.last()
            env.step(None if over or cut_off else env.sample())
        return SINGLE_STEPS

    return timed(work)


def seated(game_id: str) -> Batch:
    """One seat through Gymnasium, against random bots in all others."""
    env, rng = SeatEnv(game_id, load(game_id).players[-1], bots="random"), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)

    def work(_: int) -> int:
        nonlocal seen
        for _ in range(SINGLE_STEPS):
            seen, _, over, cut_off, _ = env.step(rng.choice(legal_in(seen)))
            if over or cut_off:
                seen, _ = env.reset()
        return SINGLE_STEPS

    return timed(work)


def measure(rounds: int, seconds: float, peers: Peers | None) -> tuple[dict[str, float], dict[str, float]]:
    """The best of several rounds, of ours and of theirs."""
    batches = {game_id: batched(game_id) for game_id in games()}
    kinds = {
        "no masks": unmasked,
        "PettingZoo": single,
        "PettingZoo without masks": single_unmasked,
        "Gymnasium": seated,
    }
    for kind, make in kinds.items():
        batches |= {f"{game_id}, {kind}": make(game_id) for game_id in games()}
    ours: dict[str, float] = {}
    theirs: dict[str, float] = {}
    for batch in batches.values():
        batch(0)
    for _ in track(range(rounds), "Measuring", console=Console(stderr=True), transient=True):
        for name, batch in batches.items():
            ours[name] = max(ours.get(name, 0.0), rate(batch, seconds))
            if peers and name == "cluedo-cards":
                for peer in PGX:
                    theirs[peer] = max(theirs.get(peer, 0.0), peers.ask(peer, seconds))
        for peer in CLASSIC if peers else ():
            theirs[peer] = max(theirs.get(peer, 0.0), peers.ask(peer, seconds))
    return ours, theirs


def sheet(ours: dict[str, float], theirs: dict[str, float]) -> Sheet:
    """Ours beside the peers'."""
    rows = []
    for name, rate_of_ours in ours.items():
        peer, times_goal, least = next((goal for part, *goal in GOALS if name.endswith(part)), ("", None, None))
        its = theirs.get(peer)
        times = rate_of_ours / its if its else None
        met = times >= times_goal if times and times_goal else rate_of_ours >= least if least else None
        goal = f"× {times_goal:.0f}" if times_goal else count(least) if least else ""
        told = "" if met is None else verdict(met)
        rows.append((name, count(rate_of_ours), peer, count(its), ratio_text(times), goal, told))
    return Sheet("Environments, steps per CPU second", ("", "ours", TEXTS[1], "its", "times", "goal", ""), rows)


def main() -> None:
    """Measure, show, and keep the results if asked to."""
    parser = argparse.ArgumentParser(description="How fast the environments step beside pgx and PettingZoo.")
    parser.add_argument("--quick", action="store_true", help="a rougher measurement")
    parser.add_argument("--record", action="store_true", help=f"write the results to {RESULTS.name}")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    peers, versions = None, {}
    try:
        with Console(stderr=True).status("Looking for the peers; they are installed once"):
            peers = Peers("envs_peers.py", PINNED)
        versions = peers.ask("versions")
    except NoPeersError as reason:
        Console(stderr=True).print(str(reason))
    found = sheet(*measure(2 if chosen.quick else 5, 0.3 if chosen.quick else 0.5, peers))
    Console().print(drawn(found), NOTE)
    if chosen.record:
        parts = ["# Environments", circumstances(versions), f"{markdown(found)}\n\n{NOTE}"]
        RESULTS.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    if peers:
        peers.close()


if __name__ == "__main__":
    main()
