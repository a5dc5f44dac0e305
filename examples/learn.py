"""A small learner: proximal policy optimisation (PPO) in JAX, on the CPU, against three random players.

    pip install "macabre[learn]"
    python examples/learn.py cluedo-cards
    python examples/learn.py dead-house --minutes 5 --save policy.npz

Its seat wins a quarter of the matches at first. After each round of play it prints how many of the
matches that have ended since the last line it has won.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from macabre.envs import VectorEnv

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


@partial(jax.jit, static_argnames=("recipe",))
def advantages(play: Play, last: Any, recipe: Recipe) -> Any:
    """How much better each action came out than the value had said (GAE)."""

    def back(carry: tuple[Any, Any], step: Play) -> tuple[tuple[Any, Any], Any]:
        ahead, next_value = carry
        goes_on = 1.0 - step.ended
        surprise = step.reward + recipe.discount * next_value * goes_on - step.value
        ahead = surprise + recipe.discount * recipe.trace * goes_on * ahead
        return (ahead, step.value), ahead

    _, found = jax.lax.scan(back, (jnp.zeros_like(last), last), play, reverse=True)
    return found


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


def improve(params: Params, memory: Any, play: Play, last: Any, key: Any, recipe: Recipe) -> tuple[Params, Any]:
    """Learn from a round of play."""
    rows = (play, advantages(play, last, recipe))
    return refine(params, memory, jax.tree.map(lambda x: x.reshape(-1, *x.shape[2:]), rows), key, recipe)


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


# --- learning


def standing(env: VectorEnv) -> Any:
    """How far seat 0 is ahead in points, in tenths, where the game has points that all can see.

    Its change is added to the reward, which speeds learning up and does not change what is best
    (potential-based shaping).
    """
    points = env.plan.named(env.batch.observations).get("scores")
    if points is None:
        return np.zeros(env.matches, np.float32)
    ahead = points[:, 0] - points[:, 1 : env.players].mean(axis=1)
    return ahead.astype(np.float32) / 10


class Learner:
    """A policy that plays seat 0 of a batch of matches, and learns from it."""

    def __init__(self, env: VectorEnv, recipe: Recipe, seed: int = 0) -> None:
        self.env, self.recipe = env, recipe
        self._key = jax.random.key(seed)
        self.params = begin(self._next_key(), env.plan.size, len(env.plan.actions), recipe.width)
        self._memory = optimiser(recipe).init(self.params)

    def _next_key(self) -> Any:
        self._key, key = jax.random.split(self._key)
        return key

    def play(self) -> tuple[Play, Any, list[float]]:
        """A round of play, the value of where it stopped, and the results of the matches that ended."""
        steps, results = [], []
        for _ in range(self.recipe.steps):
            seen, mask, before = self.env.batch.observations.copy(), self.env.batch.masks.copy(), standing(self.env)
            action, chance, value = act(self.params, seen, mask, self._next_key())
            batch = self.env.step(np.asarray(action))
            ended = batch.over | batch.cut_off
            results += batch.rewards[ended, 0].tolist()
            reward = batch.rewards[:, 0] + self.recipe.discount * standing(self.env) * ~ended - before
            steps.append(Play(seen, mask, action, chance, value, reward, ended.astype(np.float32)))
        last = act(self.params, self.env.batch.observations, self.env.batch.masks, self._next_key())[2]
        return Play(*(jnp.stack(column) for column in zip(*steps, strict=True))), last, results

    def learn(self) -> Iterator[list[float]]:
        """Play and learn for ever; the results of each round of play."""
        while True:
            play, last, results = self.play()
            self.params, self._memory = improve(self.params, self._memory, play, last, self._next_key(), self.recipe)
            yield results

    def save(self, path: str) -> None:
        """Keep the policy in a file, which `macabre.bots.read_policy` reads."""
        save_policy(path, self.env, self.params)


def save_policy(path: str, env: VectorEnv, params: Params) -> None:
    """A network with what it was made for."""
    weights = {f"{layer}.{part}": np.asarray(v) for layer, parts in params.items() for part, v in parts.items()}
    np.savez(path, made_for=f"{env.game.id} {env.game.rules.version}", **weights)


def table(game: str, players: int, matches: int, seed: int, options: dict[str, Any] | None = None) -> VectorEnv:
    """A learner's seat, and random players in all others."""
    return VectorEnv(game, matches, players, seed=seed, bots=[None, *["random"] * (players - 1)], options=options)


def curve(learner: Learner, seconds: float, report: int = 500) -> Iterator[tuple[float, int, float]]:
    """Seconds, matches and the share that was won, a line for at least so many matches, until the time is up."""
    begun, matches, recent = time.monotonic(), 0, []
    for results in learner.learn():
        recent += results
        spent = time.monotonic() - begun
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
    parser.add_argument("--minutes", type=float, default=10)
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
