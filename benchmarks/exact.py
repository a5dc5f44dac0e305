"""What bots lose to whoever knows them, exactly, in settings that are small enough to be solved.

    python benchmarks/exact.py [--only dead-house] [--bots random,greedy,normal,expert] [--asked 4] [--iterations 100]

A setting of examples/small/ is written out as a tree and solved by CFR+. A bot is asked in every situation in which
there is a choice; one that searches is asked with several seeds, and the shares of its answers are its policy. The
exploitability is what the best answer to a policy gets, on average over both seats: 0 for a perfect policy, at most
0.5. Figures are written to docs/strength/exact.json after each bot, and with `benchmarks/strength.py --report` onto
the page.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import cast

import msgspec
import numpy as np
from rich.console import Console
from rich.progress import track

from macabre import __version__
from macabre.arena.deals import sources_of
from macabre.arena.files import write_whole
from macabre.bots import make_bot
from macabre.bots.sight import Sight
from macabre.drive import Driver
from macabre.envs import Setting
from macabre.envs.small import Small, read_small
from macabre.envs.tree import Policy, Tree

SMALL = Path(__file__).parent.parent / "examples/small/settings.toml"
FIGURES = Path(__file__).parent.parent / "docs/strength/exact.json"


class Exact(msgspec.Struct):
    """What is known of a setting: how large it is, what it is worth, and what each bot loses, asked so often."""

    positions: int
    situations: int
    value: float
    iterations: int
    solved: float
    made_by: str
    bots: dict[str, tuple[float, int]] = {}
    sources: dict[str, str] = {}  # digests of the rules and bots that were asked


def read_figures() -> dict[str, Exact]:
    """The figures that are there."""
    return msgspec.json.decode(FIGURES.read_bytes(), type=dict[str, Exact]) if FIGURES.exists() else {}


def write_figures(figures: dict[str, Exact]) -> None:
    """Keep the figures."""
    write_whole(FIGURES, msgspec.json.format(msgspec.json.encode(figures)).decode() + "\n")


# --- policies


def greedy(setting: Setting) -> Policy:
    """What looks best, all of it as likely."""
    driver = Driver(setting.game.rules, setting.board)

    def choose(sight: bytes, seat: int, actions: Sequence[int]) -> list[float]:
        driver.state = sight
        worth = dict(driver.advise(seat))
        best = [action for action in actions if worth[action] == max(worth.values())]
        return [(action in best) / len(best) for action in actions]

    return choose


def asked(setting: Setting, bot: str, seeds: int) -> Policy:
    """The shares of a bot's answers; where it sees the same, though it came about otherwise, it says the same."""
    budget = setting.game.rules.outlook.pace if bot == "expert" else None

    @cache
    def answers(sight: bytes, seat: int) -> list[int]:
        seen = Sight(setting.game.rules, setting.board, seat, sight)
        return [seen.action(make_bot(bot, seed, budget).choose(seen)) for seed in range(seeds)]

    def choose(sight: bytes, seat: int, actions: Sequence[int]) -> list[float]:
        if len(actions) == 1:
            return [1.0]
        said = answers(sight, seat)
        return [said.count(action) / seeds for action in actions]

    return cast("Policy", choose)


def policy_of(setting: Setting, bot: str, seeds: int) -> tuple[Policy, int]:
    """A bot's policy, and how often it was asked in each situation: never, where its policy is known."""
    if bot == "random":
        return lambda sight, seat, actions: [1 / len(actions)] * len(actions), 0
    return (greedy(setting), 0) if bot == "greedy" else (asked(setting, bot, seeds), seeds)


# --- all of it


def solved(small: Small, iterations: int) -> tuple[Tree, Exact]:
    """A setting as a tree, and what is known of it before any bot is asked."""
    tree = small.tree()
    policy = tree.solve(iterations)
    value, left = tree.value(policy), tree.exploitability(policy)
    return tree, Exact(tree.nodes, len(tree.sights), value, iterations, left, __version__)


def measure(name: str, small: Small, chosen: argparse.Namespace) -> None:
    """Solve a setting and say what each bot loses there."""
    console, progress = Console(), Console(stderr=True)
    with progress.status(f"Writing {name} out"):
        tree, figures = solved(small, chosen.iterations)
    before = read_figures().get(name, figures)
    figures.bots, figures.sources = dict(before.bots), dict(before.sources)
    console.print(f"{name}: {figures.positions:,} positions, {figures.situations:,} situations")
    console.print(f"solved: value {figures.value:.4f}, exploitability {figures.solved:.6f}")
    for bot in chosen.bots.split(","):
        policy, times = policy_of(small.setting, bot, chosen.asked)
        sights = track(tree.sights, f"Asking {bot}", console=progress, transient=True)
        found = tree.exploitability(np.concatenate([policy(*sight) for sight in sights]))
        figures.bots[bot] = found, times
        figures.sources[bot] = sources_of(small.setting.game, small.setting.board)
        write_figures(read_figures() | {name: figures})
        console.print(f"{bot}: exploitability {found:.4f}", soft_wrap=True)


def main() -> None:
    """Write the trees out, solve them, and say what each bot loses."""
    settings = read_small(SMALL)
    parser = argparse.ArgumentParser(description="Exploitability of bots in settings that can be solved.")
    parser.add_argument("--only", choices=list(settings), help="one of the settings")
    parser.add_argument("--bots", default="random,greedy,normal,expert")
    parser.add_argument("--asked", type=int, default=4, help="with how many seeds a bot that searches is asked")
    parser.add_argument("--iterations", type=int, default=100, help="of CFR+")
    chosen = parser.parse_args()
    for name, small in settings.items():
        if chosen.only in (None, name):
            measure(name, small, chosen)


if __name__ == "__main__":
    main()
