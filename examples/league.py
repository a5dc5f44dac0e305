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
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from learn import Params, Play, Recipe, act, begin, optimiser, refine, save_policy

from macabre.envs import VectorEnv

ENOUGH = 0.6  # of a round's matches won: then one more of the others is greedy
EVERY = 20  # rounds after which a copy joins the league
MEMBERS = 8  # of the league; of more, the oldest leaves


class Round(NamedTuple):
    """The learner's own decisions at a table, their advantages, and how the matches ended for it."""

    play: Play
    gain: Any
    results: list[float]


class Table:
    """Matches side by side; seat 0 is the learner's, others are bots, and those with no name the league's."""

    def __init__(self, game: str, bots: list[str | None], recipe: Recipe, seed: int) -> None:
        self.env = VectorEnv(game, recipe.matches, len(bots), seed=seed, bots=bots)
        self.recipe, self.has_guest = recipe, bots.count(None) > 1

    def play(self, params: Params, guest: Params, luck: Iterator[Any]) -> Round:
        """A round of play; what the guest decides is left out of it."""
        steps, owned, results = [], [], []
        for _ in range(self.recipe.steps * (2 if self.has_guest else 1)):
            seen, mask = self.env.batch.observations.copy(), self.env.batch.masks.copy()
            own = self.env.batch.seats == 0
            action, chance, value = act(params, seen, mask, next(luck))
            if self.has_guest:
                action = jnp.where(own, action, act(guest, seen, mask, next(luck))[0])
            batch = self.env.step(np.asarray(action))
            ended = batch.over | batch.cut_off
            results += batch.rewards[ended, 0].tolist()
            steps.append(Play(seen, mask, action, chance, value, batch.rewards[:, 0].copy(), ended.astype(np.float32)))
            owned.append(own)
        last = act(params, self.env.batch.observations, self.env.batch.masks, next(luck))[2]
        play = Play(*(np.stack([np.asarray(x) for x in column]) for column in zip(*steps, strict=True)))
        return self._own(play, np.stack(owned), np.asarray(last), results)

    def _own(self, play: Play, own: Any, last: Any, results: list[float]) -> Round:
        """As many of the learner's own decisions as there are in every round, so that nothing is compiled twice."""
        gain = own_advantages(play, own, last, self.recipe)
        kept = np.flatnonzero(own)
        size = self.recipe.matches * self.recipe.steps
        kept = np.resize(kept, size) if len(kept) < size else kept[:size]
        return Round(Play(*(x.reshape(-1, *x.shape[2:])[kept] for x in play)), gain.reshape(-1)[kept], results)


def own_advantages(play: Play, own: Any, last: Any, recipe: Recipe) -> Any:
    """How much better each of the learner's actions came out than the value had said.

    Where another decides nothing is learnt, and what comes after belongs to the learner's decision before; if the
    match ends there, its reward is what that decision led to.
    """
    gain, ahead, next_value = np.zeros_like(play.value), np.zeros_like(last), last.copy()
    for step in reversed(range(len(own))):
        mine, ended, reward = own[step], play.ended[step] > 0, play.reward[step]
        surprise = reward + recipe.discount * next_value * ~ended - play.value[step]
        gain[step] = surprise + recipe.discount * recipe.trace * ~ended * ahead
        ahead = np.where(mine, gain[step], np.where(ended, 0, ahead))
        next_value = np.where(mine, play.value[step], np.where(ended, reward / recipe.discount, next_value))
    return gain


class League:
    """The learner, its tables, and the copies of itself that it plays against."""

    def __init__(self, game: str, players: int, recipe: Recipe, seed: int) -> None:
        self.game, self.players, self.recipe, self.seed = game, players, recipe, seed
        self.luck, self.choice = keys(jax.random.key(seed)), random.Random(seed)
        self.greedy, self.tables = 0, self._tables(0)
        env = self.first.env
        self.params = begin(next(self.luck), env.plan.size, len(env.plan.actions), recipe.width)
        self.memory, self.members = optimiser(recipe).init(self.params), [self.params]

    @property
    def first(self) -> Table:
        """The table without a guest."""
        return next(iter(self.tables.values()))

    def _tables(self, greedy: int) -> dict[str, Table]:
        """Two tables with so many greedy players; at the second a copy of the learner sits in a random one's place."""
        others = ["random"] * (self.players - 1 - greedy) + ["greedy"] * greedy
        first = Table(self.game, [None, *others], self.recipe, self.seed)
        guest = Table(self.game, [None, None, *others[1:]], self.recipe, self.seed + 1)
        return {f"{greedy} greedy": first, "league": guest}

    def learn(self) -> Iterator[dict[str, list[float]]]:
        """Play and learn for ever; the results of each round at each table."""
        rounds = 0
        while True:
            found = {name: self._learn_at(table) for name, table in self.tables.items()}
            rounds += 1
            if rounds % EVERY == 0:
                self.members = [*self.members, self.params][-MEMBERS:]
            yield found
            if np.mean(found[f"{self.greedy} greedy"] or [0.0]) > ENOUGH and self.greedy < self.players - 1:
                self.greedy += 1
                self.tables = self._tables(self.greedy)

    def _learn_at(self, table: Table) -> list[float]:
        played = table.play(self.params, self.choice.choice(self.members), self.luck)
        rows = (played.play, played.gain)
        self.params, self.memory = refine(self.params, self.memory, rows, next(self.luck), self.recipe)
        return played.results


def keys(key: Any) -> Iterator[Any]:
    """Random keys without end."""
    while True:
        key, one = jax.random.split(key)
        yield one


def curve(league: League, seconds: float, report: int = 1000) -> Iterator[tuple[float, str, int, float]]:
    """Seconds, a table, matches and the share that was won there, for at least so many matches, until time is up."""
    begun, recent = time.monotonic(), {}
    for found in league.learn():
        spent = time.monotonic() - begun
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
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--matches", type=int, default=256, help="side by side, at each table")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", help="a file for the policy")
    parser.add_argument("--curve", help="a file for the curve")
    chosen = parser.parse_args()
    league = League(chosen.game, chosen.players, Recipe(matches=chosen.matches, rate=1e-3), chosen.seed)
    lines = []
    print(f"{'seconds':>8}  {'table':8}{'matches':>8}  won")
    for seconds, name, matches, won in curve(league, 60 * chosen.minutes):
        lines.append((round(seconds), name, matches, round(won, 4)))
        print(f"{seconds:8.0f}  {name:8}{matches:8,}  {won:4.0%} {'█' * round(50 * won)}", flush=True)
        if chosen.save:
            save_policy(chosen.save, league.first.env, league.params)
    if chosen.curve:
        with open(chosen.curve, "w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([("seconds", "table", "matches", "won"), *lines])


if __name__ == "__main__":
    main()
