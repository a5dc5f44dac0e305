"""One learner's seat in many matches, the others taken by compiled bots: what libraries for single agents step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from macabre.envs.vector import VectorEnv
from macabre.errors import BadPlayers, BadSeat

Numbers = npt.NDArray[Any]


def learners_batch(
    game: str,
    matches: int,
    players: int | None = None,
    seat: int = 0,
    bots: str | Sequence[str] = "random",
    seed: int = 0,
    reward: str = "win",
    limit: int | None = None,
    options: Mapping[str, Any] | None = None,
    board: Any = None,
) -> VectorEnv:
    """A batch in which one seat is a learner's."""
    from macabre.catalogue import load

    seats, _ = load(game).check(players)
    if seat not in range(seats):
        raise BadSeat.because("fault-no-seat", seat=repr(seat), last=seats - 1)
    named = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
    if len(named) != seats - 1:
        raise BadPlayers.because("env-other-seats", seats=seats - 1, bots=len(named))
    sitting = [*named[:seat], None, *named[seat:]]
    given: dict[str, Any] = {"reward": reward, "limit": limit, "options": options, "board": board}
    return VectorEnv(game, matches, seats, seed=seed, bots=sitting, **given)


class SeatBatch:
    """The matches as Stable-Baselines3 steps them: actions are given first, and what came of them is asked for.

    A match that has ended starts again in the same step; its last observation is in its info. Every array may be kept.
    """

    def __init__(self, game: str, matches: int, seat: int = 0, **setting: Any) -> None:
        self.env = learners_batch(game, matches, seat=seat, **setting)
        self.seat, self.num_envs, self.render_mode = seat, matches, None
        self._seed: int | None = None

    def seed(self, seed: int | None = None) -> list[int | None]:
        """The luck of the next reset."""
        self._seed = seed
        return [seed] * self.num_envs

    def reset(self) -> Numbers:
        """Begin all matches; what the seat sees of each."""
        seen = self.env.reset(self._seed).observations.copy()
        self._seed = None
        return seen

    def step_async(self, actions: Numbers) -> None:
        """Note what the seat does in each match."""
        self._actions = actions

    def step_wait(self) -> tuple[Numbers, Numbers, Numbers, list[dict[str, Any]]]:
        """What the seat sees then, what it gets, which matches have ended, and how."""
        batch = self.env.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for match, last in zip(*self.env.final_observations(), strict=True) if self.env.any_ended else ():
            cut_off = bool(batch.cut_off[match])
            infos[match] = {"terminal_observation": last[self.seat], "TimeLimit.truncated": cut_off}
        return batch.observations.copy(), batch.rewards[:, self.seat].copy(), batch.over | batch.cut_off, infos

    def step(self, actions: Numbers) -> tuple[Numbers, Numbers, Numbers, list[dict[str, Any]]]:
        """Both at once."""
        self.step_async(actions)
        return self.step_wait()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the seat may do in each match."""
        return self.env.batch.masks.copy()

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **named: Any) -> list[Any]:
        """A method's answer for each match: of ours, only the masks."""
        if method_name != "action_masks":
            raise AttributeError(f"a match has no method '{method_name}'; it has action_masks")
        return list(self.action_masks()[self._chosen(indices)])

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute, which all matches share."""
        return [getattr(self, attr_name)] * len(self._chosen(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing of a match can be set."""
        raise AttributeError(f"'{attr_name}' cannot be set: all matches share one setting")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No match is wrapped."""
        return [False] * len(self._chosen(indices))

    def _chosen(self, indices: Any) -> npt.NDArray[np.int64]:
        everyone = np.arange(self.num_envs)
        return everyone if indices is None else np.atleast_1d(everyone[indices])

    def close(self) -> None:
        """Nothing is open."""
