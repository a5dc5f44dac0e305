"""One match at a time over the compiled batch, for libraries that step one match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from macabre.bots import Bot, Player, known, make_bot, play_on, player_of
from macabre.chance import match_bits
from macabre.envs.drawing import draw_match
from macabre.envs.setting import Setting
from macabre.envs.vector import VectorEnv, is_quick
from macabre.errors import BadAction
from macabre.match import Match
from macabre.rules import Viewer

Seen = dict[str, npt.NDArray[np.int8]]


class QuickTable:
    """A match that stays as it ended until the next one is begun."""

    def __init__(
        self, setting: Setting, bots: Sequence[str | None] | None = None, together: bool = False, masks: bool = True
    ) -> None:
        self.setting = setting
        self.env = VectorEnv(**setting.arguments, matches=1, bots=bots, together=together, masks=masks)
        self.ended = False
        self._everything = np.ones(len(setting.plan.actions), np.int8)

    def begin(self, seed: int) -> None:
        """A new match, which a seed decides."""
        self.env.reset(seed)
        self.ended = False

    @property
    def seat(self) -> int:
        """Who decides; where all decide at once, the first of them."""
        return int(self.env.batch.seats[0])

    def act(self, *actions: int) -> bool:
        """An action of whoever decides, or one of every seat; whether it was legal, else nothing was done."""
        try:
            self.env.actions[0] = actions
            self.env.go_on()
        except (BadAction, OverflowError):
            return False
        self.ended = self.env.any_ended
        return True

    @property
    def over(self) -> bool:
        """Whether the match has ended by its rules."""
        return self.ended and bool(self.env.batch.over[0])

    @property
    def cut_off(self) -> bool:
        """Whether the match has gone on too long."""
        return self.ended and not self.env.batch.over[0]

    @property
    def winners(self) -> list[int]:
        """Who has won, if it is over."""
        return self.env.winners(0) if self.ended else []

    @property
    def rewards(self) -> list[float]:
        """What the end is worth to each seat; nothing until then."""
        return self.env.batch.rewards[0].tolist()

    def legal_actions(self) -> npt.NDArray[np.int32]:
        """What whoever decides may do, one action after another."""
        lists, counts = self.env.legal_actions()
        return lists[0, : counts[0]]

    def seen_by(self, seat: int) -> Seen:
        """What a seat sees and, where there are masks, what it may do."""
        seen = {"observation": self._observation(seat)}
        return seen | {"action_mask": self._mask(seat)} if self.env.masks else seen

    def _observation(self, seat: int) -> npt.NDArray[np.int8]:
        if self.ended:
            return self.env.final_observations()[1][0, seat]
        if self.env.together:
            return self.env.batch.observations[0, seat].copy()
        if seat == self.env.batch.seats[0]:
            return self.env.batch.observations[0].copy()
        return self.env.observe(0, seat)

    def _mask(self, seat: int) -> npt.NDArray[np.int8]:
        """Nothing is allowed if others decide, and anything once the match has ended.

        A wrapper that begins again at the next step asks for an action, which it ignores.
        """
        if self.ended:
            return self._everything.copy()
        if self.env.together:
            return self.env.batch.masks[0, seat].view(np.int8).copy()
        if seat == self.env.batch.seats[0]:
            return self.env.batch.masks[0].view(np.int8).copy()
        return np.zeros_like(self._everything)

    @property
    def match(self) -> Match:
        """The match as it stands; nobody knows what led there."""
        record = self.env.final_state(0) if self.ended else self.env.state(0)
        return self.setting.game.at(record, board=self.setting.board, chance="manual")

    def draw(self, viewer: Viewer, svg: bool) -> str:
        """What a seat, or a spectator, sees, as text or SVG."""
        return draw_match(self.match, viewer, svg)


class SlowTable:
    """A match against bots that think, or that somebody else has made: one of Python's, with bots that are asked."""

    def __init__(self, setting: Setting, bots: Sequence[str | Bot | None]) -> None:
        self.setting = setting
        self._bots = [known(bot) if isinstance(bot, str) else bot for bot in bots]

    def begin(self, seed: int) -> None:
        """A new match, which a seed decides; the bots play until the learner must decide."""
        self.match, self._seed, self._decisions = self.setting.new_match(seed), seed, 0
        self._sit_down()
        self._let_bots_play()

    def _sit_down(self) -> None:
        seeds = [match_bits(~self._seed, seat) for seat in range(len(self._bots))]
        made = [
            make_bot(bot, seed) if isinstance(bot, str) else bot for bot, seed in zip(self._bots, seeds, strict=True)
        ]
        self._players: list[Player | None] = [None if bot is None else player_of(bot) for bot in made]

    def _let_bots_play(self) -> None:
        self._decisions += play_on(self.match, self._players, self.setting.limit - self._decisions)

    def __getstate__(self) -> dict[str, Any]:
        """All but the players, who sit down again."""
        return {name: value for name, value in vars(self).items() if name != "_players"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Go on as the other one would."""
        self.__dict__ |= state
        if "_seed" in state:
            self._sit_down()

    def act(self, action: int) -> bool:
        """The learner's action, and the bots' after it; whether it was legal, else nothing was done."""
        try:
            self.setting.play(self.match, self._bots.index(None), action)
        except BadAction:
            return False
        self._decisions += 1
        self._let_bots_play()
        return True

    @property
    def over(self) -> bool:
        """Whether the match has ended by its rules."""
        return self.match.finished

    @property
    def cut_off(self) -> bool:
        """Whether the match has gone on too long."""
        return not self.over and self._decisions >= self.setting.limit

    @property
    def winners(self) -> list[int]:
        """Who has won, if it is over."""
        return self.match.winners

    @property
    def rewards(self) -> list[float]:
        """What the end is worth to each seat."""
        return self.setting.rewards_in(self.match).tolist()

    def seen_by(self, seat: int) -> Seen:
        """What a seat sees, and what it may do; anything once the match has ended."""
        observation, mask = self.setting.observation(self.match, seat), self.setting.mask(self.match, seat)
        return {"observation": observation, "action_mask": mask if mask.any() else np.ones_like(mask)}

    def draw(self, viewer: Viewer, svg: bool) -> str:
        """What a seat, or a spectator, sees, as text or SVG."""
        return draw_match(self.match, viewer, svg)


def table_with(setting: Setting, bots: Sequence[str | Bot | None]) -> QuickTable | SlowTable:
    """A table with these bots, None where a learner sits: compiled if all of them are."""
    names = [bot for bot in bots if bot is None or isinstance(bot, str)]
    if len(names) == len(bots) and all(name is None or is_quick(known(name)) for name in names):
        return QuickTable(setting, names)
    return SlowTable(setting, bots)
