"""A small learner: proximal policy optimisation (PPO) in JAX, on the CPU, against three random players.

    pip install "macabre[learn]"
    python examples/learn.py cluedo-cards
    python examples/learn.py dead-house --minutes 5 --save policy.npz

It sits in every seat, and wins a quarter of the matches at first. After each round of play it prints how many of
the matches that have ended since the last line it has won.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from macabre.envs import VectorEnv
from macabre.envs.vector import Batch

Params = dict[str, Any]


@dataclass(frozen=True)
class Recipe:
    """How much is played and how it is learnt from."""

    matches: int = 512  # side by side
    steps: int = 64  # of each match in a round of play
    passes: int = 3  # over what was played
    minibatches: int = 8
    width: int = 128  # of the two hidden layers
    rate: float = 2e-3
    discount: float = 0.98
    trace: float = 0.9
    clip: float = 0.2
    curiosity: float = 0.003  # weight of the policy's entropy


class Play(NamedTuple):
    """What was seen and done in a round of play: an axis for steps, one for matches."""

    seen: Any
    mask: Any
    action: Any
    chance: Any  # logarithm of how likely the action was
    value: Any
    reward: Any
    ended: Any


# --- the network


def begin(key: Any, inputs: int, actions: int, width: int) -> Params:
    """Two hidden layers, a policy and a value."""
    sizes = {"first": (inputs, width), "second": (width, width), "policy": (width, actions), "value": (width, 1)}
    keys = jax.random.split(key, len(sizes))
    gains = {"first": 1.4, "second": 1.4, "policy": 0.01, "value": 1.0}
    return {
        name: {"w": gains[name] * jax.random.normal(k, size) / np.sqrt(size[0]), "b": jnp.zeros(size[1])}
        for (name, size), k in zip(sizes.items(), keys, strict=True)
    }


def look(params: Params, seen: Any, mask: Any) -> tuple[Any, Any]:
    """The logarithms of the policy, of legal actions alone, and the value."""
    x = seen.astype(jnp.float32)
    x = jnp.sign(x) * jnp.log1p(jnp.abs(x))
    for layer in ("first", "second"):
        x = jax.nn.relu(x @ params[layer]["w"] + params[layer]["b"])
    scores = x @ params["policy"]["w"] + params["policy"]["b"]
    policy = jax.nn.log_softmax(jnp.where(mask, scores, -1e9))
    return policy, (x @ params["value"]["w"] + params["value"]["b"])[..., 0]


@jax.jit
def act(params: Params, seen: Any, mask: Any, key: Any) -> tuple[Any, Any, Any]:
    """Draw an action; its logarithm, and the value."""
    policy, value = look(params, seen, mask)
    action = jax.random.categorical(key, policy)
    return action, jnp.take_along_axis(policy, action[:, None], 1)[:, 0], value


# --- what was better than expected


def advantages(play: Play, own: Any, lead: Any, last: Any, recipe: Recipe) -> Any:
    """How much better each of the learner's actions came out than was expected (GAE): by the value and by the lead.

    Where another decides nothing is learnt, and what comes after belongs to the learner's decision before; if the
    match ends there, its reward is what that decision led to.
    """
    expected = play.value + lead
    gain, ahead, next_value = np.zeros_like(play.value), np.zeros_like(last), last
    for step in reversed(range(len(own))):
        mine, ended, reward = own[step], play.ended[step] > 0, play.reward[step]
        surprise = reward + recipe.discount * next_value * ~ended - expected[step]
        gain[step] = surprise + recipe.discount * recipe.trace * ~ended * ahead
        ahead = np.where(mine, gain[step], np.where(ended, 0, ahead))
        next_value = np.where(mine, expected[step], np.where(ended, reward / recipe.discount, next_value))
    return gain


def loss(params: Params, rows: tuple[Play, Any], recipe: Recipe) -> Any:
    """PPO's: do more of what was better than expected, not too much at once; expect better."""
    play, gain = rows
    policy, value = look(params, play.seen, play.mask)
    ratio = jnp.exp(jnp.take_along_axis(policy, play.action[:, None], 1)[:, 0] - play.chance)
    level = (gain - gain.mean()) / (gain.std() + 1e-6)
    held = jnp.clip(ratio, 1 - recipe.clip, 1 + recipe.clip)
    entropy = -jnp.sum(jnp.where(play.mask, jnp.exp(policy) * policy, 0), 1).mean()
    better = jnp.minimum(ratio * level, held * level).mean()
    return jnp.square(value - (play.value + gain)).mean() - better - recipe.curiosity * entropy


@partial(jax.jit, static_argnames=("recipe",))
def refine(params: Params, memory: Any, rows: tuple[Play, Any], key: Any, recipe: Recipe) -> tuple[Params, Any]:
    """Some passes over decisions and their advantages, in shuffled minibatches."""

    def one_pass(carry: Any, key: Any) -> tuple[Any, None]:
        order = jax.random.permutation(key, len(rows[1])).reshape(recipe.minibatches, -1)
        return jax.lax.scan(one_batch, carry, order)

    def one_batch(carry: Any, chosen: Any) -> tuple[Any, None]:
        params, memory = carry
        slope = jax.grad(loss)(params, jax.tree.map(lambda x: x[chosen], rows), recipe)
        change, memory = optimiser(recipe).update(slope, memory)
        return (optax.apply_updates(params, change), memory), None

    (params, memory), _ = jax.lax.scan(one_pass, (params, memory), jax.random.split(key, recipe.passes))
    return params, memory


def optimiser(recipe: Recipe) -> optax.GradientTransformation:
    """Adam, with gradients that are kept short."""
    return optax.chain(optax.clip_by_global_norm(0.5), optax.adam(recipe.rate))


# --- tables


class Tables:
    """The same table once for each seat of the learner, side by side as one batch: who plays well in one seat alone
    is lost in the others. Of the others those with no name are guests, for whom somebody else decides."""

    def __init__(
        self, game: str, others: list[str | None], matches: int, seed: int, options: dict[str, Any] | None = None
    ) -> None:
        self.players = len(others) + 1
        self.envs = [
            VectorEnv(
                game,
                matches // self.players,
                self.players,
                seed=seed * self.players + seat,
                bots=[([None, *others] * 2)[place - seat] for place in range(self.players)],
                options=options,
            )
            for seat in range(self.players)
        ]
        self.game, self.plan, self.has_guest = self.envs[0].game, self.envs[0].plan, None in others

    def _all(self, column: Callable[[int, Batch], Any]) -> Any:
        """One array for all tables."""
        return np.concatenate([column(seat, env.batch) for seat, env in enumerate(self.envs)])

    @property
    def seen(self) -> Any:
        """What those see who decide."""
        return self._all(lambda _, batch: batch.observations)

    @property
    def mask(self) -> Any:
        """What they may do."""
        return self._all(lambda _, batch: batch.masks)

    @property
    def own(self) -> Any:
        """Where the learner decides."""
        return self._all(lambda seat, batch: batch.seats == seat)

    def step(self, actions: Any) -> tuple[Any, Any]:
        """The learner's rewards, and which matches have ended."""
        for env, chosen in zip(self.envs, np.split(np.asarray(actions), self.players), strict=True):
            env.step(chosen)
        return self._all(lambda seat, batch: batch.rewards[:, seat]), self._all(
            lambda _, batch: batch.over | batch.cut_off
        )

    def lead(self, seen: Any) -> Any:
        """How far the one who decides is ahead: in points that all can see, in tenths, or in steps of the race.

        It is added to the value: that speeds learning up, as rewards on the way would, and does not change what is
        best (potential-based shaping).
        """
        parts = self.plan.named(seen)
        if "scores" in parts:
            return _ahead(parts["scores"], self.players) / 10
        if parts.get("left", seen).ndim == 3:  # steps of each player's pawns
            return -_ahead(parts["left"].sum(axis=-1, dtype=np.float32), self.players) / 200
        return np.zeros(len(seen), np.float32)


def _ahead(marks: Any, players: int) -> Any:
    """One's own mark, which is the first, less the mean of the others'."""
    return marks[:, 0].astype(np.float32) - marks[:, 1:players].mean(axis=1)


# --- learning


class Round(NamedTuple):
    """The learner's own decisions, their advantages, and how the matches ended for it."""

    play: Play
    gain: Any
    results: list[float]


def play_round(tables: Tables, params: Params, guest: Params, luck: Iterator[Any], recipe: Recipe) -> Round:
    """A round of play; what a guest decides is left out of it."""
    steps, owned, results = [], [], []
    for _ in range(recipe.steps * (2 if tables.has_guest else 1)):
        seen, mask, own = tables.seen, tables.mask, tables.own
        action, chance, value = act(params, seen, mask, next(luck))
        if tables.has_guest:
            action = jnp.where(own, action, act(guest, seen, mask, next(luck))[0])
        reward, ended = tables.step(action)
        results += reward[ended].tolist()
        steps.append(Play(seen, mask, action, chance, value, reward, ended.astype(np.float32)))
        owned.append(own)
    last = act(params, tables.seen, tables.mask, next(luck))[2] + tables.lead(tables.seen)
    play = Play(*(np.stack([np.asarray(x) for x in column]) for column in zip(*steps, strict=True)))
    lead = np.stack([tables.lead(seen) for seen in play.seen])
    gain = advantages(play, np.stack(owned), lead, np.asarray(last), recipe)
    return Round(*own_rows((play, gain), np.stack(owned), recipe.matches * recipe.steps), results)


def own_rows(rows: Any, own: Any, size: int) -> Any:
    """As many of the learner's own decisions as there are in every round, so that nothing is compiled twice."""
    kept = np.resize(np.flatnonzero(own), size)
    return jax.tree.map(lambda x: x.reshape(-1, *x.shape[2:])[kept], rows)


def keys(seed: int) -> Iterator[Any]:
    """Random keys without end."""
    key = jax.random.key(seed)
    while True:
        key, one = jax.random.split(key)
        yield one


class Learner:
    """A policy that plays in all seats of a batch of matches, and learns from it."""

    def __init__(self, tables: Tables, recipe: Recipe, seed: int = 0) -> None:
        self.tables, self.recipe, self.luck = tables, recipe, keys(seed)
        self.params = begin(next(self.luck), tables.plan.size, len(tables.plan.actions), recipe.width)
        self._memory = optimiser(recipe).init(self.params)

    def learn_at(self, tables: Tables, guest: Params) -> list[float]:
        """Play and learn once; the results of the matches that ended."""
        play, gain, results = play_round(tables, self.params, guest, self.luck, self.recipe)
        self.params, self._memory = refine(self.params, self._memory, (play, gain), next(self.luck), self.recipe)
        return results

    def learn(self) -> Iterator[list[float]]:
        """Play and learn for ever; the results of each round of play."""
        while True:
            yield self.learn_at(self.tables, self.params)

    def save(self, path: str) -> None:
        """Keep the policy in a file, which `macabre.bots.read_policy` reads."""
        save_policy(path, self.tables, self.params)


def save_policy(path: str, made_for: Tables, params: Params) -> None:
    """A network with what it was made for."""
    weights = {f"{layer}.{part}": np.asarray(v) for layer, parts in params.items() for part, v in parts.items()}
    np.savez(path, made_for=f"{made_for.game.id} {made_for.game.rules.version}", **weights)


def table(game: str, players: int, matches: int, seed: int, options: dict[str, Any] | None = None) -> Tables:
    """A learner among random players, in every seat."""
    return Tables(game, ["random"] * (players - 1), matches, seed, options)


def curve(learner: Learner, seconds: float, report: int = 500) -> Iterator[tuple[float, int, float]]:
    """Seconds of processor time, matches and the share won, for `report` matches or more, until the time is up."""
    begun, matches, recent = time.process_time(), 0, []
    for results in learner.learn():
        recent += results
        spent = time.process_time() - begun
        if len(recent) >= report or spent >= seconds:
            matches += len(recent)
            yield spent, matches, float(np.mean(recent)) if recent else 0.0
            recent = []
        if spent >= seconds:
            return


def main() -> None:
    """Learn for some minutes, and print the curve."""
    parser = argparse.ArgumentParser(description="A small learner against three random players.")
    parser.add_argument("game", nargs="?", default="cluedo-cards")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=10, help="of processor time")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", help="a file for the network")
    chosen = parser.parse_args()
    recipe = Recipe()
    learner = Learner(table(chosen.game, chosen.players, recipe.matches, chosen.seed), recipe, chosen.seed)
    print(f"{'seconds':>8}{'matches':>10}  won")
    for seconds, matches, won in curve(learner, 60 * chosen.minutes):
        print(f"{seconds:8.0f}{matches:10,}  {won:4.0%} {'█' * round(50 * won)}", flush=True)
    if chosen.save:
        learner.save(chosen.save)


if __name__ == "__main__":
    main()
