"""The peers' environments: runs in their own environment, on one core, and answers requests.

pgx is measured in both of the ways in which it is used: a compiled call for each step of the batch, and many
steps scanned inside one call. Both draw legal actions at random inside compiled code, start matches that
have ended anew, and make the observations and masks that a learner would be given. PettingZoo's classic
environments are stepped as its documentation does, each step with its observation and mask.
"""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Callable
from typing import Any

from answering import serve
from timing import Batch, timed

BATCH = 1024
SCANNED = 100  # steps in one call
CYCLES = 300  # steps in a batch of PettingZoo's


def keep_to_one_core() -> None:
    """JAX would otherwise use all of them."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def pgx_parts() -> tuple[Any, Any]:
    """The states of a batch, and a function that makes one step of it."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("2048")
    step_all = jax.vmap(auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> Any:
        for_action, for_luck = jax.random.split(key)
        scores = jnp.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(for_action, scores, axis=-1)
        return step_all(state, action, jax.random.split(for_luck, BATCH))

    return jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), BATCH)), step


def pgx_called() -> Batch:
    """A compiled call for each step."""
    import jax

    state, step = pgx_parts()
    call = jax.jit(step)

    def work(number: int) -> int:
        nonlocal state
        for key in jax.random.split(jax.random.key(number), SCANNED):
            state = call(state, key)
        jax.block_until_ready(state.observation)
        return SCANNED * BATCH

    return timed(work)


def pgx_scanned() -> Batch:
    """Many steps in one call; sums keep the observations from being left out."""
    import jax

    state, step = pgx_parts()

    @jax.jit
    def many(state: Any, keys: Any) -> Any:
        def one(state: Any, key: Any) -> Any:
            state = step(state, key)
            return state, (state.observation.sum(), state.legal_action_mask.sum())

        return jax.lax.scan(one, state, keys)

    def work(number: int) -> int:
        nonlocal state
        state, sums = many(state, jax.random.split(jax.random.key(number), SCANNED))
        jax.block_until_ready(sums)
        return SCANNED * BATCH

    return timed(work)


def classic(name: str) -> Callable[[], Batch]:
    """One of PettingZoo's classic environments, with its wrappers left out."""

    def make() -> Batch:
        from importlib import import_module

        import numpy as np

        def legal_in(seen: dict[str, Any]) -> Any:
            return np.flatnonzero(seen["action_mask"].view(np.bool_))

        env = import_module(f"pettingzoo.classic.{name}").raw_env()
        rng = np.random.default_rng(1)
        env.reset(seed=1)

        def work(number: int) -> tuple[int, float]:
            begun = time.process_time()
            for _ in range(CYCLES):
                if not env.agents:
                    env.reset()
                seen, _, over, cut_off, _ = env.last()
                env.step(None if over or cut_off else int(rng.choice(legal_in(seen))))
            return CYCLES, time.process_time() - begun

        return work

    return make


CONTENDERS: dict[str, Callable[[], Batch]] = {
    "pgx 2048, a call a step": pgx_called,
    "pgx 2048, scanned": pgx_scanned,
    "PettingZoo connect_four": classic("connect_four_v3"),
    "PettingZoo tictactoe": classic("tictactoe_v3"),
    "PettingZoo texas_holdem": classic("texas_holdem_v4"),
}


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    keep_to_one_core()
    serve(CONTENDERS, ("pgx", "jax", "pettingzoo", "numpy"))
