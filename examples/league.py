"""A small league: the learner of `learn.py`, against greedy players and against what it was itself some time ago.

    pip install "macabre[learn]"
    python examples/league.py dead-house --minutes 30 --save examples/policy.npz --curve curve.csv

It begins among random players, who teach it to walk. Whenever it wins most of its matches, one more of the others is
greedy, until all are. At a second table one of the others is a member of the league: now and then the learner leaves
a copy of itself there, and each round of play one of them sits down. It prints how many matches it has won at each
table. Afterwards measure it on other deals:
`macabre arena dead-house --bots ./examples/learnt_bot.py,3xgreedy --deals 100`.
"""

from __future__ import annotations

import argparse
import csv
import random
import time
from collections.abc import Iterator

import numpy as np
from learn import Learner, Recipe, Tables

ENOUGH = 0.45  # of a round's matches won: then one more of the others is greedy
EVERY = 20  # rounds after which a copy joins the league
MEMBERS = 8  # of the league; of more, the oldest leaves


class League(Learner):
    """The learner, its tables, and the copies of itself that it plays against."""

    def __init__(self, game: str, players: int, recipe: Recipe, seed: int) -> None:
        self.game, self.players, self.seed = game, players, seed
        super().__init__(self._tables(0, recipe)["0 greedy"], recipe, seed)
        self.choice, self.members = random.Random(seed), [self.params]

    def _tables(self, greedy: int, recipe: Recipe) -> dict[str, Tables]:
        """Tables with `greedy` greedy players; at the second a copy of the learner sits in a random one's place."""
        others: list[str | None] = ["greedy"] * greedy + ["random"] * (self.players - 1 - greedy)
        first = Tables(self.game, others, recipe.matches, self.seed)
        guests = Tables(self.game, [*others[:-1], None], recipe.matches, self.seed + 1)
        return {f"{greedy} greedy": first, "league": guests}

    def league(self) -> Iterator[dict[str, list[float]]]:
        """Play and learn for ever; the results of each round at each table."""
        rounds, greedy, tables = 0, 0, self._tables(0, self.recipe)
        while True:
            found = {name: self.learn_at(table, self.choice.choice(self.members)) for name, table in tables.items()}
            rounds += 1
            if rounds % EVERY == 0:
                self.members = [*self.members, self.params][-MEMBERS:]
            yield found
            if np.mean(found[f"{greedy} greedy"] or [0.0]) > ENOUGH and greedy < self.players - 1:
                greedy += 1
                tables = self._tables(greedy, self.recipe)


def curve(league: League, seconds: float, report: int = 1000) -> Iterator[tuple[float, str, int, float]]:
    """Seconds of processor time, a table, matches and the share won there, for `report` or more, until time is up."""
    begun, recent = time.process_time(), {}
    for found in league.league():
        spent = time.process_time() - begun
        for name, results in found.items():
            recent[name] = recent.get(name, []) + results
            if len(recent[name]) >= report or (spent >= seconds and recent[name]):
                yield spent, name, len(recent[name]), float(np.mean(recent[name]))
                recent[name] = []
        if spent >= seconds:
            return


def main() -> None:
    """Learn for some minutes, print the curve, and keep it and the policy."""
    parser = argparse.ArgumentParser(description="A small league of learners and greedy players.")
    parser.add_argument("game", nargs="?", default="dead-house")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=30, help="of processor time")
    parser.add_argument("--matches", type=int, default=256, help="side by side, at each table")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", help="a file for the policy")
    parser.add_argument("--curve", help="a file for the curve")
    chosen = parser.parse_args()
    league = League(chosen.game, chosen.players, Recipe(matches=chosen.matches, rate=1e-3, discount=0.99), chosen.seed)
    lines = []
    print(f"{'seconds':>8}  {'table':8}{'matches':>8}  won")
    for seconds, name, matches, won in curve(league, 60 * chosen.minutes):
        lines.append((round(seconds), name, matches, round(won, 4)))
        print(f"{seconds:8.0f}  {name:8}{matches:8,}  {won:4.0%} {'█' * round(50 * won)}", flush=True)
        if chosen.save:
            league.save(chosen.save)
    if chosen.curve:
        with open(chosen.curve, "w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([("seconds", "table", "matches", "won"), *lines])


if __name__ == "__main__":
    main()
