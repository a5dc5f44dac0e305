"""Checks of the rules themselves, for every game that there is or will be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

import macabre
from macabre import notation
from macabre.desk import INTERPRETER
from macabre.drive import Driver
from macabre.errors import Error
from macabre.game import Game
from macabre.grammar import Move
from macabre.machines import machines_of
from macabre.match import Match
from macabre.rules import CHANCE, OVER, draw, sample
from macabre.steps import CUT_OFF, RANDOM, SCORES, WINNERS, contest, contest_states
from macabre.testing.counts import check_counts
from macabre.testing.coverage import check_clauses
from macabre.testing.observations import check_observations
from macabre.testing.options import check_options
from macabre.testing.own import check_tests
from macabre.testing.playthroughs import check_playthroughs
from macabre.testing.results import check_winners
from macabre.testing.samples import check_samples
from macabre.testing.secrecy import check_filling, check_non_interference
from macabre.testing.walk import (
    Dice,
    decision_walk,
    other_house_rules,
    part,
    play_random_move,
    random_match,
    random_walk,
    record_of,
    spread,
)
from macabre.testing.words import check_chance, check_words
from macabre.testing.worlds import check_memory, check_worlds
from macabre.testing.writing import check_writing

FEW_MOVES, MOST_SAMPLES = 6, 2000  # even a move of one in a hundred is sampled then
SIGHTS = 10  # decisions; of these, one is also looked at as a seat sees it
SHORT_MATCH = 400  # steps; longer ones are replayed only in part


def check_moves(game: Game, players: int, decisions: int) -> None:
    """Legal moves are never empty until the match is over; texts and dicts read back, each to one action."""
    rules = game.rules
    for match in random_walk(game, players, 1, decisions):
        assert match.to_act or match.chance_to_act, "a match that is not over has nobody to act"
        assert set(match.to_act) <= set(range(players)), f"{match.to_act} are to act, of {players} players"
        _check_options(match)
        for seat in range(players):
            moves = match.legal_moves(seat)
            assert bool(moves) == (seat in match.to_act), f"seat {seat} has {len(moves)} moves, to act: {match.to_act}"
            texts = [rules.notation.moves.write(move) for move in moves]
            assert len(set(texts)) == len(texts), f"two moves share a text: {sorted(texts)}"
            for text, move in zip(texts, moves, strict=True):
                assert _read(match, text) == move, f"'{text}' is not read back"
                action = rules.notation.to_action(match.board, move)
                assert rules.notation.to_move(match.board, action) == move, f"{move} is not one action"
            assert all(match.explain(move, seat) is None for move in moves), "a legal move is explained away"


def _check_options(match: Match) -> None:
    record = record_of(match)
    for name, option in match.game.options.items():
        now, given = option.decode(getattr(record, name)), match.options[name]
        assert now == given, f"the option {name} was {given} and has become {now}"


def _read(match: Match, text: str) -> Move | None:
    """The move that a text stands for; None if it stands for none."""
    try:
        return notation.as_move(match.game.rules.notation.moves, match.board, text)
    except Error:
        return None


def check_ending(game: Game, players: int, decisions: int) -> None:
    """Every match of random play ends within the bound that the game declares."""
    rules, match = game.rules, game.new(players, chance="manual")
    states, cells = contest_states(rules, match.state(0))
    matches = max(20, decisions // 20)
    results = np.zeros((matches, SCORES + players), np.int64)
    policies = np.full(players, RANDOM)
    scratch = rules.scratch.array()
    contest(
        match.board.array, states, cells, rules.state.masks, scratch, policies, results, 1, rules.longest_random_match
    )
    endless = int((results[:, WINNERS] == CUT_OFF).sum())
    assert not endless, f"{endless} of {matches} matches were longer than {rules.longest_random_match} decisions"


def check_copies(game: Game, players: int, decisions: int) -> None:
    """Playing on touches neither earlier copies of a match nor the board; equal histories give equal bytes."""
    board = game.default_board.array.tobytes()
    match, dice = game.new(players, seed=5), Dice(5)
    copies = []
    for _ in range(min(decisions, 100)):
        if match.finished:
            break
        copies.append((match.clone(), match.digest()))
        play_random_move(match, dice)
    assert all(copy.digest() == digest for copy, digest in copies), "an earlier copy has changed"
    assert game.default_board.array.tobytes() == board, "the board has changed"
    again, dice = game.new(players, seed=5), Dice(5)
    for _ in copies:
        play_random_move(again, dice)
    assert _states(again) == _states(match), "equal histories gave other bytes"


def _states(match: Match) -> list[bytes]:
    return [match.state(length) for length in range(len(match) + 1)]


def check_transcripts(game: Game, players: int, decisions: int) -> None:
    """A transcript replays to the same digest, the same text and the same events; an unfinished one goes on alike."""
    whole = random_match(game, players, 3)
    match = _at(whole, min(len(whole), SHORT_MATCH))
    again = macabre.replay(match.transcript())
    assert again.digest() == match.digest(), "the replayed match has another digest"
    assert again.transcript() == match.transcript(), "the replayed match has another transcript"
    assert again.events == match.events, "the replayed match tells other events"
    half = macabre.replay(match.at(len(match) // 2).transcript())
    assert half.digest() == _at(match, len(match) // 2).digest(), "an unfinished match does not go on as it would have"


def _at(match: Match, length: int) -> Match:
    """The match as it stood after a number of steps, and what chance had still to do."""
    earlier = match.at(length)
    earlier.draw_from(earlier.luck)
    return earlier


def check_undo(game: Game, players: int, decisions: int) -> None:
    """A decision taken back and made again meets the same chance; others' decisions of the round stay."""
    for match in decision_walk(game, players, 7, min(decisions, 150)):
        seat = match.to_act[0]
        move = match.legal_moves(seat)[0]
        before = match.digest()
        tried = match.clone()
        tried.play(move, seat)
        after = tried.digest()
        tried.undo(seat)
        assert tried.digest() == before, "undo does not give the position back"
        tried.play(move, seat)
        assert tried.digest() == after, "the same move met another chance after undo"


def check_compiled(game: Game, players: int, decisions: int) -> None:
    """Interpreted play, with every index checked, and play on every other machine agree byte for byte.

    By other house rules they are compared at places all through a match.
    """
    dice, drivers = Dice(11), _drivers(game)
    _agree_on_matches(game, players, decisions, drivers, dice)
    made = 0
    for seed, options in enumerate(other_house_rules(game, players)):
        match = random_match(game, players, seed, options)
        for place in spread(range(len(match)), part(decisions)):
            made += 1
            for driver in drivers:
                driver.state = match.state(place)
            _agree_on_step(drivers, dice, made % SIGHTS == 0)


def _drivers(game: Game) -> list[Driver]:
    """One for each machine, the interpreted one first."""
    board = game.default_board
    machines = [machine for machine in machines_of(game.rules).values() if machine != INTERPRETER]
    drivers = [Driver(game.rules, board, INTERPRETER, checked=True)]
    return [*drivers, *(Driver(game.rules, board, machine) for machine in machines)]


def _agree_on_matches(game: Game, players: int, decisions: int, drivers: list[Driver], dice: Dice) -> None:
    encoded = {name: option.encode(option.default) for name, option in game.options.items()}
    made = 0
    while made < decisions:
        for driver in drivers:
            driver.begin(players, encoded)
        while made < decisions and (who := drivers[0].actor()) != OVER:
            made += who != CHANCE
            _agree_on_step(drivers, dice, made % SIGHTS == 0)


def _agree_on_step(drivers: list[Driver], dice: Dice, sight: bool) -> None:
    """The next step is the same, and if a seat decides what it sees may be compared too."""
    who = drivers[0].actor()
    if who == CHANCE:
        _same(drivers, "weights")
        act = (CHANCE, _agreed_draw(drivers, dice))
    else:
        seats = notation.seats_in(who)
        seat = seats[dice.below(len(seats))]
        act = (seat, _agreed_sample(drivers, seat, dice))
        if sight:
            _agree_on_sight(drivers, seat, dice)
    _same(drivers, "act", *act)
    _same_states(drivers, f"part after {act}")


def _same(drivers: list[Driver], method: str, *args: int) -> Any:
    plain, *others = (getattr(driver, method)(*args) for driver in drivers)
    for driver, found in zip(drivers[1:], others, strict=True):
        assert found == plain, f"{method} by {driver.machine.name} and interpreted {method} differ"
    return plain


def _same_states(drivers: list[Driver], what: str) -> None:
    for driver in drivers[1:]:
        assert driver.state == drivers[0].state, f"{driver.machine.name} and interpreted rules {what}"


def _agreed_draw(drivers: list[Driver], dice: Dice) -> int:
    """The game's `draw` takes what the default would."""
    bits = dice.bits()
    plain = drivers[0]
    action: int = _same(drivers, "draw", bits)
    usual = draw.__wrapped__(plain.board.record, plain.s, bits, plain.out)  # type: ignore[attr-defined]
    assert action == usual, "the game's draw differs from the default by weights"
    return action


def _agreed_sample(drivers: list[Driver], seat: int, dice: Dice) -> int:
    """The game's `sample` takes a legal action, and the one that the default would if it says so.

    Legal lists are asked of a machine that compiles; `_agree_on_sight` compares them with all others.
    """
    bits = dice.bits()
    plain = drivers[0]
    action: int = _same(drivers, "sample", seat, bits)
    legal = drivers[-1].legal(seat)
    assert action in legal, f"sample gave {action}, which is not legal"
    _check_all_sampled(plain, seat, legal, dice)
    if plain.rules.samples_evenly:
        usual = sample.__wrapped__(plain.board.record, plain.s, seat, bits, plain.out)  # type: ignore[attr-defined]
        assert action == usual, "the game's sample differs from the default"
    return action


def _check_all_sampled(driver: Driver, seat: int, legal: list[int], dice: Dice) -> None:
    """Where a seat can do few things, each of them is sampled now and then, however unevenly."""
    missing = set(legal if len(legal) <= FEW_MOVES else [])
    for _ in range(MOST_SAMPLES):
        if not missing:
            return
        missing.discard(driver.sample(seat, dice.bits()))
    assert not missing, f"sample never gave {sorted(missing)} of {legal}"


def _agree_on_sight(drivers: list[Driver], seat: int, dice: Dice) -> None:
    """From a seat's masked record: the same legal moves as from the whole, the same advice, the same filling."""
    whole = drivers[0].state
    legal = _same(drivers, "legal", seat)
    for driver in drivers:
        driver.state = driver.rules.state.masked(whole, seat)
    assert _same(drivers, "legal", seat) == legal, "legal moves depend on what the seat may not know"
    advised = _same(drivers, "advise", seat)
    assert sorted(action for action, _ in advised) == sorted(legal), "advice is not about the legal moves"
    _same(drivers, "determinise", seat, dice.bits())
    _same_states(drivers, "determinise otherwise")
    for driver in drivers:
        driver.state = whole


Check = Callable[[Game, int, int], None]

CHECKS: dict[str, Check] = {
    check.__name__.removeprefix("check_"): check
    for check in (
        check_moves,
        check_chance,
        check_ending,
        check_options,
        check_winners,
        check_copies,
        check_transcripts,
        check_undo,
        check_compiled,
        check_filling,
        check_worlds,
        check_memory,
        check_samples,
        check_non_interference,
        check_observations,
        check_words,
        check_playthroughs,
        check_counts,
    )
}
FIRST: dict[str, Callable[[Game], None]] = {"writing": check_writing, "clauses": check_clauses}
LAST: dict[str, Callable[[Game], None]] = {"tests": check_tests}  # the game's own
NAMES = (*FIRST, *CHECKS, *LAST)


def check(game: Game, decisions: int = 2000, only: Sequence[str] = NAMES) -> None:
    """What the kit can prove about a game, all or some of it, for each number of players over at least `decisions`."""
    unknown = [name for name in only if name not in NAMES]
    if unknown:
        raise Error.because("fault-no-check", check=unknown[0], checks=", ".join(NAMES))
    _check_once(game, FIRST, only)
    for players in game.players:
        for name in (name for name in CHECKS if name in only):
            with _named(f"{name}, {players} players"):
                CHECKS[name](game, players, -(-decisions // len(game.players)))
    _check_once(game, LAST, only)


def _check_once(game: Game, checks: dict[str, Callable[[Game], None]], only: Sequence[str]) -> None:
    for name in (name for name in checks if name in only):
        with _named(name):
            checks[name](game)


@contextmanager
def _named(check: str) -> Iterator[None]:
    """What is wrong is said with the check that found it, which can then be run alone."""
    try:
        yield
    except AssertionError as fault:
        raise AssertionError(f"{check}: {fault}") from fault
