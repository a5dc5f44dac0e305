"""Gymnasium: one seat, against bots of your choice.

`gymnasium.make("macabre.envs.gymnasium:macabre/dead-house-v3", players=4, bots="greedy")`
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from macabre.bots import Bot, Player, known, make_bot, play_on, player_of
from macabre.catalogue import games, load
from macabre.envs.drawing import draw_match
from macabre.envs.rewards import worst_of
from macabre.envs.setting import Setting
from macabre.errors import BadAction, BadPlayers, BadSeat, NoEnvironment

try:
    import gymnasium
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:
    raise NoEnvironment('Gymnasium is not installed; pip install "macabre[gym]" brings it') from None

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
            raise BadSeat(f"there is no seat {seat!r}; the seats are 0 to {self.setting.players - 1}")
        others = self.setting.players - 1
        named = [bots] * others if isinstance(bots, str) else list(bots)
        self._bots = [known(bot) if isinstance(bot, str) else bot for bot in named]
        if len(self._bots) != others:
            raise BadPlayers(f"there are {others} other seats, so {others} bots are needed, not {len(self._bots)}")
        self.seat, self.render_mode = seat, render_mode
        size, actions = self.setting.plan.size, len(self.setting.plan.actions)
        numbers, mask = Box(-128, 127, (size,), np.int8), Box(0, 1, (actions,), np.int8)
        self.observation_space = Dict({"observation": numbers, "action_mask": mask})
        self.action_space = Discrete(actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match, and let the bots play until the seat must decide."""
        super().reset(seed=seed)
        luck = [int(number) for number in self.np_random.integers(0, MOST_SEED, 1 + len(self._bots))]
        self.match, self._seeds = self.setting.new_match(luck[0]), luck[1:]
        self._seat_bots()
        self._decisions, self._forfeited = 0, False
        self._let_bots_play()
        return self._observation(), self._info()

    def _seat_bots(self) -> None:
        seeded = zip(self._bots, self._seeds, strict=True)
        players = [player_of(make_bot(bot, seed) if isinstance(bot, str) else bot) for bot, seed in seeded]
        self._players: list[Player | None] = [*players[: self.seat], None, *players[self.seat :]]

    def __getstate__(self) -> dict[str, Any]:
        """All but the players, who sit down again."""
        return {name: value for name, value in vars(self).items() if name != "_players"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Go on as the other one would."""
        self.__dict__ |= state
        if "_seeds" in state:
            self._seat_bots()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the bots play until the seat must decide again."""
        try:
            self.setting.play(self.match, self.seat, int(action))
        except BadAction:
            self._forfeited = True
        else:
            self._decisions += 1
            self._let_bots_play()
        over = self._forfeited or self.match.finished
        cut_off = not over and self._decisions >= self.setting.limit
        return self._observation(), self._reward(over or cut_off), over, cut_off, self._info()

    def _let_bots_play(self) -> None:
        self._decisions += play_on(self.match, self._players, self.setting.limit - self._decisions)

    def _reward(self, ended: bool) -> float:
        if not ended:
            return 0.0
        if self._forfeited:
            return worst_of(self.setting.reward)
        return float(self.setting.rewards_in(self.match)[self.seat])

    def _observation(self) -> Observation:
        """At the end the mask allows all: a wrapper that begins anew at the next step asks for an action it ignores."""
        observation, mask = self.setting.observation(self.match, self.seat), self.setting.mask(self.match, self.seat)
        return {"observation": observation, "action_mask": mask if mask.any() else np.ones_like(mask)}

    def _info(self) -> dict[str, Any]:
        return {"winners": self.match.winners, "forfeited": self._forfeited}

    def render(self) -> str | None:
        """The seat's view, as text or SVG."""
        if self.render_mode is None:
            return None
        return draw_match(self.match, self.seat, self.render_mode == "svg")


def register() -> None:
    """Make every game known to Gymnasium, by its id and the version of its rules."""
    for game_id in games():
        rules = load(game_id).rules
        name = f"macabre/{game_id}-v{rules.version}"
        if rules.observation is not None and name not in gymnasium.registry:
            gymnasium.register(name, entry_point="macabre.envs.gymnasium:SeatEnv", kwargs={"game": game_id})


register()
