"""Secrets: a view can be filled in, and no secret changes a byte outside, from the first chance on."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from typing import Any

import numpy as np
import numpy.typing as npt

from macabre.drive import Driver
from macabre.errors import Error
from macabre.game import Game
from macabre.grammar import Move
from macabre.language import ENGLISH, Speech, languages
from macabre.match import Match
from macabre.notation import Telling, is_shown, with_texts
from macabre.record import CELL
from macabre.rules import CHANCE, EVERYBODY, Viewer, reveals
from macabre.testing.lived import Lived, as_seen, parts_of
from macabre.testing.walk import Dice, house_rules, in_world, random_match, random_walk, spread

STEPS_AFTER_SWAP = 6
DRAWN = 5  # one swap in this many is also drawn: a drawing is made from a view, and takes as long as all the rest
PROBES = 12
TEACHING = 8  # steps of a match that teach, which every seat is asked about
LESSONS = 25  # of a kind: if none of them teaches anything, none ever does

OFTEN, SEVERAL = 6, 3  # times and values that one cell must have had of another to be taken for its copy

Act = tuple[int, int]  # who, and the action
Lesson = tuple[str, str, str]  # what was done, who is said to learn by it, which fields it changed for all to see


@dataclass
class Copy:
    """What a field came to show of what was hidden, each time: it may be a copy of something."""

    values: list[int] = field(default_factory=list)
    of: set[int] | None = None  # how far off those cells are that had the same value every time, in both worlds
    forgotten: set[int] = field(default_factory=set)  # and those that a filling had otherwise

    def note(self, value: int, alike: set[int], wrong: set[int]) -> None:
        """One time more."""
        self.values.append(value)
        self.of = alike if self.of is None else self.of & alike
        self.forgotten |= wrong

    @property
    def is_forgotten(self) -> bool:
        """Whether it is the copy of what fillings have otherwise; that often, and of several values, is no accident."""
        often = len(self.values) >= OFTEN and len(set(self.values)) >= SEVERAL
        return often and bool(self.forgotten & (self.of or set()))


@dataclass
class Lessons:
    """What was learnt by steps that are said to teach."""

    taught: dict[Lesson, list[bool]] = field(default_factory=lambda: defaultdict(list))  # whether something hidden was
    shown: dict[str, Copy] = field(default_factory=lambda: defaultdict(Copy))  # in which field


def fill_in(match: Match, seat: int, bits: int) -> bytes:
    """A world that the seat considers possible, made from its masked record alone."""
    driver = Driver(match.game.rules, match.board)
    driver.state = match.sight(seat)
    driver.determinise(seat, bits)
    return driver.state


def check_filling(game: Game, players: int, decisions: int) -> None:
    """A seat's view filled in gives the same view again."""
    dice = Dice(13)
    for options in house_rules(game):
        for match in random_walk(game, players, 13, decisions // 4, options, ends=not options):
            for seat in range(players):
                same = game.rules.state.masked(fill_in(match, seat, dice.bits()), seat) == match.sight(seat)
                assert same, f"a filling changed what seat {seat} sees"


def check_non_interference(game: Game, players: int, decisions: int) -> None:
    """Swapping one secret for another possible one changes no byte of what a seat that may not know it is given."""
    compare_pairs(game, players, decisions, 19, DRAWN)


def compare_pairs(game: Game, players: int, decisions: int, seed: int, draws: int = 1) -> int:
    """How many pairs of worlds were compared, over all house rules.

    One swap in every `DRAWN` is also drawn in plain text, which takes longer than all the rest.
    """
    lessons = Lessons()
    compared = sum(
        _swap_secrets(game, players, options, decisions // 8, lessons, seed + number, draws)
        for number, options in enumerate(house_rules(game))
    )
    if players > 1:  # who is alone learns nothing from anybody
        _check_taught(lessons.taught)
        _check_shown(lessons.shown)
    return compared


def _swap_secrets(
    game: Game, players: int, options: dict[str, Any], decisions: int, lessons: Lessons, seed: int, draws: int
) -> int:
    """How many pairs were compared."""
    dice, compared, swaps = Dice(seed), 0, count(seed)
    probes: list[Move] = []
    for match in random_walk(game, players, seed, decisions, options):
        moves = match.legal_moves(match.to_act[0]) if match.to_act else []
        probes = [*probes, *moves[dice.below(max(1, len(moves))) :][:1]][-PROBES:]
        seat = dice.below(players)
        for viewer in (seat, "spectator"):
            other = in_world(match, fill_in(match, seat, dice.bits()))
            worlds = in_world(match, match.state()), other
            if next(swaps) % draws == 0:
                assert _drawn(worlds[0], viewer) == _drawn(worlds[1], viewer), f"a drawing shows {viewer} a secret"
            compared += _drive_both(*worlds, viewer, probes, dice, lessons)
    return compared + _swap_before_lessons(game, players, options, lessons, seed, dice)


def _swap_before_lessons(
    game: Game, players: int, options: dict[str, Any], lessons: Lessons, seed: int, dice: Dice
) -> int:
    """The same for every seat before some steps of a whole match that teach."""
    match, compared = random_match(game, players, seed, options), 0
    places = [place for place in range(len(match)) if Lived(match, place, 0).learners]
    for earlier in (match.at(place) for place in spread(places, TEACHING)):
        for seat in range(players):
            worlds = in_world(earlier, earlier.state()), in_world(earlier, fill_in(earlier, seat, dice.bits()))
            compared += _drive_both(*worlds, seat, [], dice, lessons, steps=1)
    return compared


def _drive_both(
    truth: Match,
    other: Match,
    viewer: Viewer,
    probes: list[Move],
    dice: Dice,
    lessons: Lessons,
    steps: int = STEPS_AFTER_SWAP,
) -> int:
    """Two worlds, the same inputs as far as the viewer can see them: everything that it is given stays the same.

    How often they were compared, each time as other positions than before.
    """
    for number in range(1, steps + 1):
        assert _given(truth, viewer, probes) == _given(other, viewer, probes), f"a secret shows to {viewer}"
        act = _common_act(truth, other, dice)
        if act is None:
            return number
        acts = (act, _unseen_twin(other, act, viewer, dice))
        _check_audience(truth, act, viewer, dice)
        learners = [_learners(match, done) for match, done in zip((truth, other), acts, strict=True)]
        learns = any(_learns(viewer, each) for each in learners)
        told = [_step(match, done, viewer) for match, done in zip((truth, other), acts, strict=True)]
        alike = truth.sight(viewer) == other.sight(viewer)
        if learns and truth.state() != other.state():
            for lesson in _lessons_of(truth, act, viewer, EVERYBODY in learners):
                lessons.taught[lesson].append(not alike or told[0] != told[1])
        if learns and not alike:
            if isinstance(viewer, int):
                _note_copies(truth, other, viewer, lessons, dice)
            return number
        assert told[0] == told[1], f"an event tells {viewer} a secret"
        assert alike, f"{acts} taught {viewer} what was hidden"
    return steps


def _note_copies(truth: Match, other: Match, seat: int, lessons: Lessons, dice: Dice) -> None:
    """What a seat sees now that differs in two worlds, what it may be a copy of, and what a filling has there."""
    rules, sight = truth.game.rules, truth.sight(seat)
    filled = as_seen(rules, fill_in(truth, seat, dice.bits()), sight)
    here, there = _cells(truth.state()), _cells(other.state())
    is_seen = rules.state.masks[seat] != 0
    is_wrong = ~is_seen & (_cells(filled) != _cells(as_seen(rules, truth.state(), sight)))
    for name, part in parts_of(rules.state).items():
        cells = np.arange(part.start // CELL, part.stop // CELL)
        for cell in cells[(is_seen & (here != there))[cells]].tolist():
            is_alike = (here == here[cell]) & (there == there[cell])
            lessons.shown[name].note(int(here[cell]), _apart(is_alike, cell), _apart(is_alike & is_wrong, cell))


def _cells(record: bytes) -> npt.NDArray[np.int64]:
    return np.frombuffer(record, np.int64)


def _apart(cells: npt.NDArray[np.bool_], cell: int) -> set[int]:
    return set((np.flatnonzero(cells) - cell).tolist())


def _lessons_of(match: Match, act: Act, viewer: Viewer, for_all: bool) -> Iterator[Lesson]:
    """What was done last, and whom a viewer stands for of those who are said to learn by it.

    Of everybody, spectators see the least. Chance is one thing: nobody knows beforehand which way it goes.
    """
    if act[0] == CHANCE:
        yield "chance", "anybody", ""
        return
    kind = str(match.game.rules.notation.to_move(match.board, act[1])["type"])
    yield kind, "anybody", ""
    if viewer == "spectator" or not for_all:
        whom = "everybody" if for_all else "whoever does it" if viewer == act[0] else "another seat"
        yield kind, whom, ", ".join(_changed(match))


def _changed(match: Match) -> list[str]:
    """The fields that were changed last for all to see."""
    state = match.game.rules.state
    before, after = (state.masked(match.state(place), state.spectator) for place in (-2, -1))
    return [name for name, part in parts_of(state).items() if before[part] != after[part]]


def _check_taught(lessons: dict[Lesson, list[bool]]) -> None:
    """What the rules say teaches somebody does so now and then, wherever it changes the same."""
    for (kind, whom, changed), taught in lessons.items():
        where = f" where it changes {changed}" if changed else ""
        assert any(taught) or len(taught) < LESSONS, (
            f"'{kind}' is said to teach {whom} what is hidden{where}, and never does"
        )


def _check_shown(shown: dict[str, Copy]) -> None:
    """Whatever else a step shows, it shows for good: who has seen what was hidden holds nothing else possible."""
    forgotten = [name for name, copy in shown.items() if copy.is_forgotten]
    assert not forgotten, (
        f"{', '.join(forgotten)} shows what was hidden, and fillings have it otherwise: "
        "either a step shows too much, or `determinise` forgets it"
    )


def _unseen_twin(match: Match, act: Act, viewer: Viewer, dice: Dice) -> Act:
    """What the viewer may not see is done otherwise in the other world."""
    if act[0] == viewer or _sees(match, act[0], viewer):
        return act
    return _any_act(match, act[0], dice)


def _check_audience(match: Match, act: Act, viewer: Viewer, dice: Dice) -> None:
    """What chance hides is told alike if it leaves the viewer the same sight, whatever audience is declared.

    What it shows to all need not be kept: then the same comes of it.
    """
    if act[0] != CHANCE:
        return
    one, two = match.clone(), match.clone()
    told = [_step(one, act, viewer), _step(two, _any_act(two, act[0], dice), viewer)]
    if one.state() != two.state() and one.sight(viewer) == two.sight(viewer):
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


def _drawn(match: Match, viewer: Viewer) -> list[str]:
    """The position in plain text, as each reader has it."""
    return [match.game.rules.notation.picture(match.view(viewer), reader) for reader in _readers(match.game.id)]


def _refused(match: Match, move: Move, seat: int) -> object:
    readers = _readers(match.game.id)
    try:
        refusal = match.refusal(move, seat)
    except Error as error:
        return [error.in_words(reader) for reader in readers]
    return refusal and [refusal[0], *(reader.say(refusal[1]) for reader in readers)]


def _common_act(truth: Match, other: Match, dice: Dice) -> Act | None:
    """Something that can be done next in both worlds."""
    if truth.finished:
        return None
    who = CHANCE if truth.chance_to_act else truth.to_act[dice.below(len(truth.to_act))]
    possible = [match.legal_actions(_called(who)) for match in (truth, other)]
    both = set(possible[0]) & set(possible[1])
    common = [action for action in possible[0] if action in both]
    return (who, common[dice.below(len(common))]) if common else None


def _learners(match: Match, act: Act) -> int:
    """Whom the rules let an action teach what was hidden."""
    return reveals(match.board.record, match.game.rules.state.read(match.state()), *act)


def _learns(viewer: Viewer, learners: int) -> bool:
    return learners == EVERYBODY or (isinstance(viewer, int) and bool(learners >> viewer & 1))


def _step(match: Match, act: Act, viewer: Viewer) -> str:
    """Do it; what the viewer is told."""
    match.act(act[1], _called(act[0]))
    before, after = match.state(-2), match.state()
    rules, board = match.game.rules, match.board
    telling = Telling(rules, board, before, after, *act)
    told = telling.to(viewer)
    assert told == telling.from_view(viewer, viewer), (
        f"{viewer} would be told more from what it sees alone: neither `audience` nor `reveals` names it"
    )
    said = [with_texts(rules, board, event, reader)["text"] for event in told for reader in _readers(rules.id)]
    return json.dumps([told, said], sort_keys=True)


@cache
def _readers(game: str) -> list[Speech]:
    """Of two languages, if the game has two: one might tell what another hides."""
    others = [code for code, one in languages().items() if code != ENGLISH and one.path(game).is_file()]
    return [Speech(code) for code in (ENGLISH, *others[:1])]
