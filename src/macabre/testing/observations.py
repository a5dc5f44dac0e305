"""What learners are given: no secret changes a number or a mask, and every legal action has a number of its own."""

from __future__ import annotations

import numpy as np

from macabre.drive import Driver
from macabre.game import Game
from macabre.match import Match
from macabre.plan import Plan, look_once
from macabre.testing.secrecy import fill_in
from macabre.testing.walk import Dice, house_rules, random_walk


def check_observations(game: Game, players: int, decisions: int) -> None:
    """For a game that declares an observation; one that does not has no environments."""
    if game.rules.observation is not None:
        for options in house_rules(game):
            plan = Plan(game.rules.observation, game.default_board, game.rules.state, players)
            swap_secrets(game, plan, decisions // 8, options)


def swap_secrets(game: Game, plan: Plan, decisions: int, options: dict[str, object] | None = None) -> None:
    """Two worlds that a seat cannot tell apart give it the same numbers and the same mask."""
    dice = Dice(23)
    driver = Driver(game.rules, game.default_board)
    for match in random_walk(game, plan.seats, 23, decisions, options):
        _check_actions(match, plan)
        seat = dice.below(plan.seats)
        other = fill_in(match, seat, dice.bits())
        given = [_given(plan, driver, state, seat) for state in (match.state(), other)]
        assert given[0] == given[1], f"a secret shows to the learner in seat {seat}"


def _given(plan: Plan, driver: Driver, state: bytes, seat: int) -> tuple[bytes, bytes]:
    """Everything that a learner gets out of a whole record."""
    numbers = np.zeros(plan.size, np.int8)
    cells = np.frombuffer(state, np.int64).copy()
    look_once(cells, plan.state.masks, plan.steps, plan.tables, seat, numbers)
    driver.state = state
    actor = driver.actor()
    legal = driver.legal(seat) if actor > 0 and actor >> seat & 1 else []
    return numbers.tobytes(), plan.mask(legal).tobytes()


def _check_actions(match: Match, plan: Plan) -> None:
    for seat in match.to_act:
        legal = match.legal_actions(seat)
        unknown = [action for action in legal if action >= len(plan.numbers) or plan.numbers[action] < 0]
        assert not unknown, f"the action {unknown[0]} of seat {seat} is not among the `actions` of the observation"
        assert plan.mask(legal).sum() == len(legal), "two actions share a number"
