"""Secrets: a view can be filled in, every possible world appears, and no secret changes a byte outside."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from macabre.drive import Driver
from macabre.errors import Error
from macabre.game import Game
from macabre.grammar import Move
from macabre.match import Match
from macabre.notation import is_shown, tell_viewer
from macabre.rules import CHANCE, EVERYBODY, Viewer, reveals
from macabre.testing.walk import Dice, house_rules, in_world, random_walk

MOST_WORLDS = 400
FILLINGS_A_WORLD = 25
STEPS_AFTER_SWAP = 6
PROBES = 12

Act = tuple[int, int]  # who, and the action


def fill_in(match: Match, seat: int, bits: int) -> bytes:
    """A world that the seat holds possible, made from its masked record alone."""
    driver = Driver(match.game.rules, match.board)
    driver.state = match.sight(seat)
    driver.determinise(seat, bits)
    return driver.state


def check_filling(game: Game, players: int, decisions: int) -> None:
    """A seat's view filled in gives the same view again."""
    dice = Dice(13)
    for options in house_rules(game):
        for match in random_walk(game, players, 13, decisions // 4, options):
            for seat in range(players):
                same = game.rules.state.masked(fill_in(match, seat, dice.bits()), seat) == match.sight(seat)
                assert same, f"a filling changed what seat {seat} sees"


def check_worlds(game: Game, players: int, decisions: int) -> None:
    """Over many fillings every possible world appears, as often as there are ways to it."""
    dice = Dice(17)
    checked = 0
    for number, match in enumerate(random_walk(game, players, 17, decisions)):
        seat = number % players
        worlds = game.rules.worlds(match.board, match.sight(seat), seat, MOST_WORLDS)
        if worlds is None or len(worlds) < 2:
            continue
        _compare_fillings(match, seat, worlds, dice)
        checked += 1
        if checked == 12:
            break


def _compare_fillings(match: Match, seat: int, worlds: list[bytes], dice: Dice) -> None:
    ways = Counter(worlds)
    truths = {_with_truth(match, world, seat) for world in ways}
    assert match.state() in truths, "the truth is not among the worlds"
    driver = Driver(match.game.rules, match.board)
    sight = match.sight(seat)
    found: Counter[bytes] = Counter()
    for _ in range(FILLINGS_A_WORLD * len(worlds)):
        driver.state = sight
        driver.determinise(seat, dice.bits())
        found[driver.state] += 1
    assert set(found) <= set(ways), "a filling is no possible world"
    assert set(found) == set(ways), f"{len(set(ways) - set(found))} of {len(ways)} possible worlds never appear"
    expected = {world: FILLINGS_A_WORLD * n for world, n in ways.items()}
    chi_square = sum((found[world] - n) ** 2 / n for world, n in expected.items())
    free = len(ways) - 1
    assert chi_square < free + 6 * (2 * free) ** 0.5 + 20, f"fillings are not even: {chi_square:.0f} for {free}"


def _with_truth(match: Match, world: bytes, seat: int) -> bytes:
    """A world with what the others know taken from the truth: a seat does not enumerate that."""
    rules = match.game.rules
    truth = rules.state.read(match.state())
    mixed = rules.state.read(world)
    for name in rules.state.fields.keys() & rules.beyond_worlds:
        setattr(mixed, name, getattr(truth, name))
    return bytes(mixed)


def check_non_interference(game: Game, players: int, decisions: int) -> None:
    """Swapping one secret for another possible one changes no byte of what a seat that may not know it is given."""
    for options in house_rules(game):
        _swap_secrets(game, players, decisions // 8, options)


def _swap_secrets(game: Game, players: int, decisions: int, options: dict[str, Any]) -> None:
    dice = Dice(19)
    probes: list[Move] = []
    for match in random_walk(game, players, 19, decisions, options):
        moves = match.legal_moves(match.to_act[0])
        probes = [*probes, moves[dice.below(len(moves))]][-PROBES:]
        seat = dice.below(players)
        for viewer in (seat, "spectator"):
            other = in_world(match, fill_in(match, seat, dice.bits()))
            _drive_both(in_world(match, match.state()), other, viewer, probes, dice)


def _drive_both(truth: Match, other: Match, viewer: Viewer, probes: list[Move], dice: Dice) -> None:
    """Two worlds, the same inputs as far as the viewer can see them: all that it is given stays the same."""
    for _ in range(STEPS_AFTER_SWAP):
        assert _given(truth, viewer, probes) == _given(other, viewer, probes), f"a secret shows to {viewer}"
        act = _common_act(truth, other, dice)
        if act is None:
            return
        acts = (act, _unseen_twin(other, act, viewer, dice))
        _check_audience(truth, other, act, viewer, dice)
        learns = [_learns(match, done, viewer) for match, done in zip((truth, other), acts, strict=True)]
        told = [_step(match, done, viewer) for match, done in zip((truth, other), acts, strict=True)]
        if any(learns):
            return
        assert told[0] == told[1], f"an event tells {viewer} a secret"
        assert truth.sight(viewer) == other.sight(viewer), f"{acts} taught {viewer} what was hidden"


def _unseen_twin(match: Match, act: Act, viewer: Viewer, dice: Dice) -> Act:
    """What the viewer may not see is done otherwise in the other world."""
    if act[0] == viewer or _sees(match, act[0], viewer):
        return act
    return _any_act(match, act[0], dice)


def _check_audience(truth: Match, other: Match, act: Act, viewer: Viewer, dice: Dice) -> None:
    """Outcomes of chance that leave the viewer the same sight are told alike, whatever audience is declared."""
    if act[0] != CHANCE:
        return
    one, two = truth.clone(), other.clone()
    told = [_step(one, act, viewer), _step(two, _any_act(two, CHANCE, dice), viewer)]
    if one.sight(viewer) == two.sight(viewer):
        assert told[0] == told[1], f"{viewer} is told more than its sight keeps"


def _sees(match: Match, who: int, viewer: Viewer) -> bool:
    return is_shown(match.game.rules, match.board, match.state(), who, viewer)


def _any_act(match: Match, who: int, dice: Dice) -> Act:
    actions = match.legal_actions(_called(who))
    return who, actions[dice.below(len(actions))]


def _called(who: int) -> int | str:
    return "chance" if who == CHANCE else who


def _given(match: Match, viewer: Viewer, probes: list[Move]) -> str:
    """Every byte that a viewer can get out of a position."""
    given: list[object] = [match.view(viewer), match.to_act, match.chance_to_act]
    if isinstance(viewer, int):
        given += [match.legal_moves(viewer), [_refused(match, move, viewer) for move in probes]]
    return json.dumps(given, sort_keys=True)


def _refused(match: Match, move: Move, seat: int) -> object:
    try:
        return match.explain(move, seat)
    except Error as error:
        return str(error)


def _common_act(truth: Match, other: Match, dice: Dice) -> Act | None:
    """Something that can be done next in both worlds."""
    if truth.finished:
        return None
    who = CHANCE if truth.chance_to_act else truth.to_act[dice.below(len(truth.to_act))]
    possible = [match.legal_actions(_called(who)) for match in (truth, other)]
    common = [action for action in possible[0] if action in possible[1]]
    return (who, common[dice.below(len(common))]) if common else None


def _learns(match: Match, act: Act, viewer: Viewer) -> bool:
    """Whether the rules let an action teach the viewer what was hidden."""
    learners = reveals(match.board.record, match.game.rules.state.read(match.state()), *act)
    return learners == EVERYBODY or (isinstance(viewer, int) and bool(learners >> viewer & 1))


def _step(match: Match, act: Act, viewer: Viewer) -> str:
    """Do it; what the viewer is told."""
    match.act(act[1], _called(act[0]))
    before, after = match.state(-2), match.state()
    told = tell_viewer(match.game.rules, match.board, before, after, *act, viewer)
    return json.dumps(told, sort_keys=True)
