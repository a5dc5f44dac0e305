"""What a game can utter, read from its source, and a random search for where it does.

A game's own tests lay out by hand what luck would find too seldom.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from macabre.errors import Error
from macabre.game import Game
from macabre.match import Match
from macabre.testing.walk import Dice, house_rules, play_random_move

CLAUSE = re.compile(r"[A-Z]{3}-\d+")
MATCHES, DECISIONS, ASKED = 2, 150, 12  # for each house rule and number of players; questions at each decision
BETWEEN = 3  # decisions from one at which questions are asked to the next
SHORT = 20  # turns of a match that its limit ends

Uttered = set[tuple[str, str]]  # clauses and sentences
Refusal = tuple[int, str | None, str]  # the line, the clause (None where it is worked out), and a pattern


# --- what can be uttered


def refusals_in(path: Path) -> list[Refusal]:
    """Each refusal in a module: a pair, or the beginning of a triple, of a clause and a sentence."""
    tree = ast.parse(path.read_text("utf-8"))
    pairs = [node for node in ast.walk(tree) if isinstance(node, ast.Tuple) and len(node.elts) in (2, 3)]
    found = [(node.lineno, _clause_in(node.elts[0]), text) for node in pairs for text in _patterns_in(node.elts[1])]
    return [one for one in found if one[1] is not None or " " in one[2]]


def _clause_in(node: ast.expr) -> str | None:
    return str(node.value) if isinstance(node, ast.Constant) and CLAUSE.fullmatch(str(node.value)) else None


def _patterns_in(node: ast.expr) -> Iterator[str]:
    """A sentence with whatever may stand in its gaps."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    elif isinstance(node, ast.BoolOp):
        yield from (text for part in node.values for text in _patterns_in(part))


def clauses_in(path: Path) -> set[str]:
    """Every clause that a module names outside its docstrings."""
    values = [node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)]
    return {value for value in values if isinstance(value, str) and CLAUSE.fullmatch(value)}


# --- where it is uttered


def positions(game: Game) -> Iterator[Match]:
    """Random matches with each house rule and number of players, before each decision and when they have ended."""
    limited = [{"turn_limit": SHORT}] if "turn_limit" in game.options else []
    for options in [*house_rules(game), *limited]:
        for players in game.players:
            for seed in range(MATCHES):
                yield from _random_match(game.new(players, seed=seed, options=options), Dice(seed))


def _random_match(match: Match, dice: Dice) -> Iterator[Match]:
    for _ in range(DECISIONS):
        yield match
        if match.finished:
            return
        play_random_move(match, dice)


def asked(match: Match, *moves: Any, seat: int | None = None) -> Uttered:
    """What moves of the seat to act are refused by; what is no move at all says nothing of the rules."""
    who = seat if seat is not None else (match.to_act or [0])[0]
    found = set()
    for move in moves:
        try:
            found.add(match.explain(move, who))
        except Error:
            continue
    return {refused for refused in found if refused}


def random_refusals(game: Game) -> Uttered:
    """What random players are refused who try moves that somebody might think of."""
    pool: dict[str, list[Any]] = {}
    found: Uttered = set()
    for number, match in enumerate(positions(game)):
        if not match.finished and number % BETWEEN == 0:
            found |= asked(match, *_wild_moves(match, match.to_act[0], pool, Dice(number)))
    return found


def _wild_moves(match: Match, seat: int, pool: dict[str, list[Any]], dice: Dice) -> Iterator[dict[str, Any]]:
    """Some moves that one may wish to make, and fields of different moves thrown together."""
    wished, legal = match.wishes(seat), match.legal_moves(seat)
    yield from (wished[dice.below(len(wished))] for _ in range(min(ASKED, len(wished))))
    _fill(pool, [*legal[:ASKED], *wished[:ASKED]])
    for move in [*wished[:2], *legal[:2]]:
        yield {field: pool[field][dice.below(len(pool[field]))] if field != "type" else move[field] for field in move}


def _fill(pool: dict[str, list[Any]], moves: Iterable[dict[str, Any]]) -> None:
    for field, value in (pair for move in moves for pair in move.items()):
        if value not in pool.setdefault(field, []):
            pool[field].append(value)


# --- what is never uttered


def unuttered(game: Game, found: Uttered) -> list[str]:
    """The refusals in a game's source that are not among those found."""
    return [
        f"line {line}: {clause} {pattern}"
        for line, clause, pattern in refusals_in(game.rules.folder / "refusals.py")
        if not any(clause in (None, said) and re.fullmatch(pattern, text) for said, text in found)
    ]


def told_in(matches: Iterable[Match]) -> tuple[set[str], set[str]]:
    """The types of all events that matches have told, and their clauses."""
    events = [event for match in matches for event in match.told(None)]
    led = {via["clause"] for event in events for via in event.get("via", ())}
    return {event["type"] for event in events}, {event["clause"] for event in events} | led


def finished_matches(game: Game) -> Iterator[Match]:
    """The random matches that ended."""
    return (match for match in positions(game) if match.finished)
