"""Gymnasium: one seat, against bots of your choice.

`gymnasium.make("macabre.envs.gymnasium:macabre/dead-house-v3", players=4, bots="greedy")`
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from macabre.bots import Bot
from macabre.catalogue import games, load
from macabre.envs.rewards import worst_of
from macabre.envs.seat import learners_batch
from macabre.envs.setting import Setting
from macabre.envs.table import table_with
from macabre.errors import BadPlayers, BadSeat, NoEnvironment
from macabre.match import Match

try:
    import gymnasium
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise NoEnvironment.because("env-not-installed", package="Gymnasium", extra="gym") from None

Observation = dict[str, Any]
MOST_SEED = 1 << 62


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A match seen from one seat; the others are played by bots, named or of your own making.

    An observation holds the numbers and, as `action_mask`, what is legal. Whoever acts against the mask
    has lost: the match ends, and the reward is the least there is.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str | Bot] = "random",
        reward: str = "win",
        limit: int | None = None,
        options: Mapping[str, Any] | None = None,
        board: Any = None,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, players, options, board, reward, limit)
        if seat not in range(self.setting.players):
            raise BadSeat.because("fault-no-seat", seat=repr(seat), last=self.setting.players - 1)
        others = self.setting.players - 1
        named = [bots] * others if isinstance(bots, str) else list(bots)
        if len(named) != others:
            raise BadPlayers.because("env-other-seats", seats=others, bots=len(named))
        self.table = table_with(self.setting, [*named[:seat], None, *named[seat:]])
        self.seat, self.render_mode = seat, render_mode
        size, actions = self.setting.plan.size, len(self.setting.plan.actions)
        numbers, mask = Box(-128, 127, (size,), np.int8), Box(0, 1, (actions,), np.int8)
        self.observation_space = Dict({"observation": numbers, "action_mask": mask})
        self.action_space = Discrete(actions)

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.table.match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match, and let the bots play until the seat must decide."""
        super().reset(seed=seed)
        self.table.begin(int(self.np_random.integers(MOST_SEED)))
        return self.table.seen_by(self.seat), {"winners": [], "forfeited": False}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the bots play until the seat must decide again."""
        table = self.table
        forfeited = not table.act(int(action))
        over, cut_off = forfeited or table.over, not forfeited and table.cut_off
        reward = worst_of(self.setting.reward) if forfeited else table.rewards[self.seat] if over or cut_off else 0.0
        info = {"winners": table.winners, "forfeited": forfeited}
        return table.seen_by(self.seat), reward, over, cut_off, info

    def render(self) -> str | None:
        """The seat's view, as text or SVG."""
        if self.render_mode is None:
            return None
        return self.table.draw(self.seat, self.render_mode == "svg")


class SeatVectorEnv(gymnasium.vector.VectorEnv[Observation, Any, Any]):
    """One seat in many matches, stepped by one compiled call, against bots whose policy is compiled.

    A match that has ended starts again in the same step; what the seat saw at its end is in the infos, as `final_obs`.
    An action against a mask is an error: it is a fault of the caller's. Every array may be kept.
    """

    metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP, "render_modes": ["ansi", "svg"]}  # noqa: RUF012

    def __init__(
        self, game: str, num_envs: int = 1, seat: int = 0, render_mode: str | None = None, **setting: Any
    ) -> None:
        self.env = learners_batch(game, num_envs, seat=seat, **setting)
        self.seat, self.num_envs, self.render_mode = seat, num_envs, render_mode
        size, actions = self.env.plan.size, len(self.env.plan.actions)
        numbers, mask = Box(-128, 127, (size,), np.int8), Box(0, 1, (actions,), np.int8)
        self.single_observation_space = Dict({"observation": numbers, "action_mask": mask})
        self.single_action_space = Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all matches; with a seed, luck begins again too."""
        self.env.reset(next(iter(seed), None) if isinstance(seed, list) else seed)
        return self._seen(), {}

    def _seen(self) -> Observation:
        batch = self.env.batch
        return {"observation": batch.observations.copy(), "action_mask": batch.masks.astype(np.int8)}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """Act in every match, and let the bots play until the seat must decide again."""
        batch = self.env.step(actions)
        infos = self._ends() if self.env.any_ended else {}
        return self._seen(), batch.rewards[:, self.seat].copy(), batch.over.copy(), batch.cut_off.copy(), infos

    def _ends(self) -> dict[str, Any]:
        """What the seat saw of matches that have ended, and who won."""
        (ended, last), everything = self.env.final_observations(), np.ones(len(self.env.plan.actions), np.int8)
        infos: dict[str, Any] = {}
        for place, match in enumerate(ended.tolist()):
            seen = {"observation": last[place, self.seat], "action_mask": everything.copy()}
            info = {"winners": np.array(self.env.winners(match))}
            infos = self._add_info(infos, {"final_obs": seen, "final_info": info}, match)
        return infos

    def render(self) -> tuple[str, ...] | None:
        """The seat's view of each match, as text or SVG."""
        if self.render_mode is None:
            return None
        return tuple(self.env.render(match, self.seat, self.render_mode == "svg") for match in range(self.num_envs))


def register() -> None:
    """Make every game known to Gymnasium, by its id and the version of its rules."""
    for game_id in games():
        rules = load(game_id).rules
        name = f"macabre/{game_id}-v{rules.version}"
        if rules.observation is not None and name not in gymnasium.registry:
            one, many = (f"macabre.envs.gymnasium:{kind.__name__}" for kind in (SeatEnv, SeatVectorEnv))
            gymnasium.register(name, entry_point=one, vector_entry_point=many, kwargs={"game": game_id})


register()
