"""What is played in an environment: the game, the table, and what is given to learners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from macabre.catalogue import load
from macabre.envs.factors import Factors
from macabre.envs.rewards import REWARDS, rewards_of
from macabre.errors import BadAction, BadOption, IllegalMove, NoEnvironment
from macabre.game import Game
from macabre.grammar import is_number
from macabre.match import Match
from macabre.plan import Plan
from macabre.rules import score, winners


class Setting:
    """A game with its players, options, board, reward, and the decisions after which a match is cut off."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        board: Any = None,
        reward: str = "win",
        limit: int | None = None,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        if self.game.rules.observation is None:
            raise NoEnvironment.because("env-no-observation", game=self.game.id)
        if reward not in REWARDS:
            raise BadOption.because("env-no-reward", reward=repr(reward), rewards=", ".join(REWARDS))
        if limit is not None and (not is_number(limit) or limit < 1):
            raise BadOption.because("env-limit", limit=repr(limit))
        self.start = self.game.new(players, options=options, board=board, chance="manual")
        self.players, self.board, self.options = self.start.players, self.start.board, self.start.options
        self.reward = reward
        self.limit = limit or self.game.rules.longest_random_match

    @cached_property
    def plan(self) -> Plan:
        """How observations and actions are written down."""
        assert self.game.rules.observation is not None
        return Plan(self.game.rules.observation, self.board, self.game.rules.state, self.players)

    @cached_property
    def factors(self) -> Factors:
        """The choices that each action consists of."""
        return Factors(self.game.rules, self.board, self.plan.codes)

    @property
    def arguments(self) -> dict[str, Any]:
        """What it was made of, so that another process can make it again."""
        own = self.board.digest != self.game.default_board.digest
        return {
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "board": self.board.source if own else None,
            "reward": self.reward,
            "limit": self.limit,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, tuple(self.arguments.values())

    def describe(self) -> str:
        """What each number of an observation means, and what each action is, as Markdown."""
        from macabre.envs.page import describe

        return describe(self)

    def new_match(self, seed: int | None) -> Match:
        """Start a match with this setting."""
        return self.game.new(self.players, seed, self.options, self.board)

    def observation(self, match: Match, seat: int) -> npt.NDArray[np.int8]:
        """What a seat is given of a match."""
        return self.plan.observe(match.sight(seat), seat)

    def mask(self, match: Match, seat: int) -> npt.NDArray[np.int8]:
        """What a seat may do: ones and zeros; no one where it is not to act."""
        return self.plan.mask(match.legal_actions(seat))

    def allows(self, match: Match, seat: int, action: int) -> bool:
        """Whether a learner's action is legal."""
        codes = self.plan.codes
        return 0 <= action < len(codes) and codes[action] in match.legal_actions(seat)

    def play(self, match: Match, seat: int, action: int) -> None:
        """Carry out a learner's action; BadAction if the mask forbids it."""
        try:
            match.act(self.plan.codes[action] if action >= 0 else action, seat)
        except (IllegalMove, IndexError):
            raise BadAction.because("env-forbidden", who=f"seat_{seat}", action=action) from None

    def number_of(self, action: int) -> int:
        """A match's action, such as a bot's, as a learner's."""
        return int(self.plan.numbers[action])

    def move_of(self, action: int) -> str:
        """The text of a learner's action."""
        notation = self.game.rules.notation
        return notation.moves.write(notation.to_move(self.board, self.plan.codes[action]))

    def rewards_in(self, match: Match) -> npt.NDArray[np.float32]:
        """What the end of a match is worth to each seat."""
        board, s = self.board.record, self.game.rules.state.read(match.state())
        return np.array(self.rewards_at(winners(board, s), [score(board, s, seat) for seat in range(self.players)]))

    def rewards_at(self, won: int, points: Sequence[int]) -> list[float]:
        """What an end with these winners, as a set, and points is worth to each seat."""
        return rewards_of(self.reward, np.array([won]), np.array([points]))[0].tolist()
