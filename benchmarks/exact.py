"""What bots lose to whoever knows them, exactly, in settings that are small enough to be solved.

    python benchmarks/exact.py [--bots random,greedy,normal,expert] [--asked 4] [--iterations 100]

A setting is written out as a tree and solved by CFR+. A bot is asked in every situation in which there is a choice;
one that searches is asked with several seeds, and the shares of its answers are its policy. The exploitability is
what the best answer to a policy gets, on average over both seats: 0 for a perfect policy, at most 0.5.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track

from macabre.bots import make_bot
from macabre.bots.sight import Sight
from macabre.drive import Driver
from macabre.envs import Setting
from macabre.envs.tree import Policy, Tree

SMALL = Path(__file__).parent.parent / "examples/small"
SETTINGS = {
    "cluedo-cards": Setting(
        "cluedo-cards",
        2,
        {"target": 1, "miniatures": False, "first_player": 0},
        SMALL / "cluedo-cards.toml",
        limit=4,
    ),
}


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
    """The shares of a bot's answers."""

    def choose(sight: bytes, seat: int, actions: Sequence[int]) -> list[float]:
        if len(actions) == 1:
            return [1.0]
        seen = Sight(setting.game.rules, setting.board, seat, sight)
        said = [seen.action(make_bot(bot, seed).choose(seen)) for seed in range(seeds)]
        return [said.count(action) / seeds for action in actions]

    return choose


def policy_of(setting: Setting, bot: str, seeds: int) -> Policy:
    """A bot's policy: known where it can be, else asked for."""
    if bot == "random":
        return lambda sight, seat, actions: [1 / len(actions)] * len(actions)
    return greedy(setting) if bot == "greedy" else asked(setting, bot, seeds)


def main() -> None:
    """Write the trees out, solve them, and say what each bot loses."""
    parser = argparse.ArgumentParser(description="Exploitability of bots in settings that can be solved.")
    parser.add_argument("--bots", default="random,greedy,normal,expert")
    parser.add_argument("--asked", type=int, default=4, help="with how many seeds a bot that searches is asked")
    parser.add_argument("--iterations", type=int, default=100, help="of CFR+")
    chosen = parser.parse_args()
    console = Console()
    for name, setting in SETTINGS.items():
        with Console(stderr=True).status(f"Writing {name} out"):
            tree = Tree(setting)
            solved = tree.solve(chosen.iterations)
        console.print(f"{name}: {tree.nodes:,} positions, {len(tree.sights):,} situations")
        console.print(f"solved: value {tree.value(solved):.4f}, exploitability {tree.exploitability(solved):.6f}")
        for bot in track(chosen.bots.split(","), "Asking", console=Console(stderr=True), transient=True):
            policy = tree.policy(policy_of(setting, bot, chosen.asked))
            console.print(f"{bot}: exploitability {tree.exploitability(policy):.4f}", soft_wrap=True)


if __name__ == "__main__":
    main()
