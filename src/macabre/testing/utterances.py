"""What a game can utter, read from its source and its words, and a random search for where it does.

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
from macabre.language import ENGLISH, english, languages
from macabre.match import Match
from macabre.testing.walk import Dice, house_rules, play_random_move

CLAUSE = re.compile(r"[A-Z]{3}-\d+")
REFUSAL, EVENT = "refuse-", "event-"  # how the keys of messages begin
MATCHES, DECISIONS, ASKED = 2, 150, 12  # for each house rule and number of players; questions at each decision
BETWEEN = 3  # decisions from one at which questions are asked to the next
SHORT = 20  # turns of a match that its limit ends

Uttered = dict[tuple[str, str], str]  # clauses and English sentences, with the keys of their messages
Told = dict[str, set[str]]  # keys of messages, with the names of all arguments that they were ever given
Refusal = tuple[int, str | None, str]  # the line, the clause (None where it is worked out), and a pattern of its key


# --- what can be uttered


def keys_in_words(game: Game, beginning: str) -> set[str]:
    """The messages in a game's English words whose keys begin so."""
    return {key for key in languages()[ENGLISH].words(game.id).keys if key.startswith(beginning)}


def refusals_in(path: Path) -> list[Refusal]:
    """Each key of a refusal in a module, with the clause if both stand in a pair, or begin a triple."""
    tree = ast.parse(path.read_text("utf-8"))
    clauses = {
        id(part): _clause_in(node.elts[0])
        for node in ast.walk(tree)
        if isinstance(node, ast.Tuple) and len(node.elts) in (2, 3)
        for part in ast.walk(node.elts[1])
    }
    found = [(node, pattern) for node in _outermost_texts(tree) if (pattern := _pattern_of(node)).startswith(REFUSAL)]
    return [(node.lineno, clauses.get(id(node)), pattern) for node, pattern in found]


def _outermost_texts(tree: ast.AST) -> Iterator[ast.expr]:
    """Every text; not the parts that one with gaps is made of."""
    if isinstance(tree, ast.JoinedStr) or (isinstance(tree, ast.Constant) and isinstance(tree.value, str)):
        yield tree
        return
    for child in ast.iter_child_nodes(tree):
        yield from _outermost_texts(child)


def _pattern_of(node: ast.expr) -> str:
    """A text with whatever may stand in its gaps."""
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    return "".join(str(part.value) if isinstance(part, ast.Constant) else ".+" for part in parts)


def _clause_in(node: ast.expr) -> str | None:
    return str(node.value) if isinstance(node, ast.Constant) and CLAUSE.fullmatch(str(node.value)) else None


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
    found: Uttered = {}
    for move in moves:
        try:
            refused = match.refusal(move, who)
        except Error:
            continue
        if refused:
            clause, saying = refused
            found[clause, english(saying)] = saying.key
    return found


def random_refusals(game: Game) -> Uttered:
    """What random players are refused who try moves that somebody might think of."""
    pool: dict[str, list[Any]] = {}
    found: Uttered = {}
    for number, match in enumerate(positions(game)):
        if not match.finished and number % BETWEEN == 0:
            found |= asked(match, *_wild_moves(match, match.to_act[0], pool, Dice(number)))
    return found


def _wild_moves(match: Match, seat: int, pool: dict[str, list[Any]], dice: Dice) -> Iterator[dict[str, Any]]:
    """Some moves that a player may want to make, and fields of different moves thrown together."""
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
    """The refusals in a game's source, and in its words, that are not among those found."""
    met = {(clause, key) for (clause, _), key in found.items()}
    in_source = [
        f"line {line}: {clause} {pattern}"
        for line, clause, pattern in refusals_in(game.rules.folder / "refusals.py")
        if not any(clause in (None, said) and re.fullmatch(pattern, key) for said, key in met)
    ]
    return in_source + sorted(keys_in_words(game, REFUSAL) - set(found.values()))


def told_in(matches: Iterable[Match]) -> tuple[Told, set[str]]:
    """The keys of all events that matches have told in words, and the clauses of all."""
    told: Told = {}
    clauses = set()
    for match in matches:
        for event in match.told(None):
            saying = match.game.rules.notation.say(match.board, event)
            if saying:
                told.setdefault(saying.key, set()).update(saying.arguments)
            clauses |= {event["clause"], *(via["clause"] for via in event.get("via", ()))}
    return told, clauses


def untold(game: Game, told: Told) -> set[str]:
    """The events in a game's words that were not told, those told without words, and arguments that nobody gave."""
    words = languages()[ENGLISH].words(game.id)
    messages = {key: message for key in told if (message := words.get(key))}
    missing = {
        f"{key}: ${variable}"
        for key, message in messages.items()
        for variable in message.variables
        if not {variable, variable.rpartition("-")[0]} & told[key]
    }
    return missing | (told.keys() ^ keys_in_words(game, EVENT))


def check_refusals(game: Game, by_hand: Uttered) -> None:
    """Every refusal of a game is uttered somewhere, by hand or by chance, and quotes a clause."""
    found = by_hand | random_refusals(game)
    odd = {clause for clause, _ in found} - set(game.clauses)
    assert not odd, f"these clauses are quoted, and there are none: {sorted(odd)}"
    silent = unuttered(game, found)
    assert not silent, f"these refusals are never uttered: {silent}"


def check_events(game: Game, seldom: Iterable[Match], modules: Iterable[str] = ("events.py",)) -> None:
    """Every event of a game is told somewhere, in these matches or by chance, by every clause that its modules name."""
    keys, clauses = told_in([*finished_matches(game), *seldom])
    silent = untold(game, keys)
    assert not silent, f"these events, or arguments of them, are never told: {sorted(silent)}"
    assert clauses <= set(game.clauses), f"these clauses are told, and there are none: {clauses - set(game.clauses)}"
    named = set[str]().union(*(clauses_in(game.rules.folder / module) for module in modules))
    assert named <= clauses, f"no event is told by these clauses: {sorted(named - clauses)}"


def finished_matches(game: Game) -> Iterator[Match]:
    """The random matches that ended."""
    return (match for match in positions(game) if match.finished)
