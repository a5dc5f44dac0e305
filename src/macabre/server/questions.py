"""Questions about moves: answered from the asker's own view, in the names of the table; nothing is changed."""

from __future__ import annotations

from collections.abc import Iterable, Set

from macabre.errors import Error, IllegalMove
from macabre.grammar import Move
from macabre.match import Match
from macabre.notation import called
from macabre.server import protocol as p
from macabre.server.table import Table

Question = p.Explain | p.Preview | p.AskWishes


def answer(table: Table, message: Question, held: Set[int]) -> p.Message:
    """What is answered to who holds these seats."""
    match = table.match
    if match is None or message.seat not in held:
        return p.Refused(message.id, "that seat is not yours, or no match is being played")
    if isinstance(message, p.AskWishes):
        return _wishes(table, match, message)
    try:
        if isinstance(message, p.Preview):
            return p.Previewed(message.id, match.preview(message.move, message.seat))
        clause, text = _explain(table, match, message) or (None, None)
        return p.Explained(message.id, clause, text)
    except IllegalMove as error:
        return p.Explained(message.id, error.clause, called(error.sentence, table.names))
    except Error as error:
        return p.Explained(message.id, None, str(error))


def _explain(table: Table, match: Match, message: p.Explain) -> tuple[str, str] | None:
    refusal = match.explain(message.move, message.seat)
    if refusal and not match.finished and message.seat not in match.to_act:
        return refusal[0], not_your_turn(table, match)
    return refusal and (refusal[0], called(refusal[1], table.names))


def not_your_turn(table: Table, match: Match) -> str:
    """Why somebody can do nothing at all now."""
    return f"it is not your turn: {' and '.join(table.names[seat] for seat in match.to_act)} must act first"


def _wishes(table: Table, match: Match, message: p.AskWishes) -> p.Message:
    if message.seat not in match.to_act:
        if match.finished:
            return p.Refused(message.id, "the match is over", match.ended_by)
        return p.Refused(message.id, not_your_turn(table, match), table.game.rules.notation.turn_clause)
    moves = match.wishes(message.seat)
    return p.Wishes(message.id, in_words(match, moves, table.names), parts_in_words(match, moves, table.names))


def in_words(match: Match, moves: Iterable[Move], names: list[str]) -> list[p.LegalMove]:
    """Moves as the browser gets them."""
    words, board = match.game.rules.notation, match.board
    return [p.LegalMove(words.moves.write(move), move, words.phrase(board, move, names)) for move in moves]


def parts_in_words(match: Match, moves: Iterable[Move], names: list[str]) -> dict[str, dict[str, str]]:
    """What the values of the fields of moves are called: by field, and by the value as JSON."""
    say, board = match.game.rules.notation.part, match.board
    parts: dict[str, dict[str, str]] = {}
    for move in moves:
        for field, value in move.items():
            known = parts.setdefault(field, {})
            key = p.write_value(value)
            if key not in known:
                known[key] = say(board, field, value, names)
    return {field: said for field, known in parts.items() if (said := {k: v for k, v in known.items() if v})}
