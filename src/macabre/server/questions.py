"""Questions about moves: answered from the asker's own view, in the names of the table; nothing is changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set

from macabre.errors import Error, IllegalMove
from macabre.grammar import Move
from macabre.language import Listed, Saying, SeatName, Speech, sayings
from macabre.match import Match
from macabre.server import protocol as p
from macabre.server.offers import FEW
from macabre.server.table import Table
from macabre.spoken import Refusal

_say = sayings()

Question = p.Explain | p.AskPreview | p.AskWishes


def answer(table: Table, message: Question, held: Set[int], language: str) -> p.Message:
    """The answer to a question from the holder of these seats."""
    match, speech = table.match, Speech(language, table.names)
    if match is None or message.seat not in held:
        return p.Refused(message.id, speech("refuse-not-playing"))
    if isinstance(message, p.AskWishes):
        return _wishes(table, match, message, speech)
    try:
        if isinstance(message, p.AskPreview):
            preview = match.preview(message.move, message.seat)
            return p.Previewed(message.id, preview, speech.say(match.saying(message.move)))
        clause, said = _explain(match, message) or (None, None)
        return p.Explained(message.id, clause, said and speech.say(said))
    except IllegalMove as error:
        return p.Explained(message.id, error.clause, speech.say(error.said))
    except Error as error:
        return p.Explained(message.id, None, speech.say(error.said))


def _explain(match: Match, message: p.Explain) -> Refusal | None:
    refusal = match.refusal(message.move, message.seat)
    if refusal and not match.finished and message.seat not in match.to_act:
        return refusal[0], not_your_turn(match)
    return refusal


def not_your_turn(match: Match) -> Saying:
    """Why somebody can do nothing at all now."""
    seats = Listed(tuple(map(SeatName, match.to_act)))
    return _say("refuse-not-your-turn", seats=seats, count=len(match.to_act))


def _wishes(table: Table, match: Match, message: p.AskWishes, speech: Speech) -> p.Message:
    if message.seat not in match.to_act:
        if match.finished:
            return p.Refused(message.id, speech("refuse-over"), match.ended_by)
        return p.Refused(message.id, speech.say(not_your_turn(match)), table.game.rules.notation.turn_clause)
    moves = match.wishes(message.seat)
    return p.Wishes(message.id, in_words(match, moves, speech), parts_in_words(match, moves, speech))


def in_words(match: Match, moves: Sequence[Move], speech: Speech) -> list[p.LegalMove]:
    """Moves as the browser gets them; where there are many, it says them by their parts."""
    notation, board, few = match.game.rules.notation, match.board, len(moves) <= FEW
    return [
        p.LegalMove(notation.moves.write(move), move, speech.say(notation.phrase(board, move)) if few else "")
        for move in moves
    ]


def parts_in_words(match: Match, moves: Iterable[Move], speech: Speech) -> dict[str, dict[str, str]]:
    """What the values of the fields of moves are called: by field, and by the value as JSON."""
    say, board = match.game.rules.notation.part, match.board
    parts: dict[str, dict[str, str]] = {}
    for move in moves:
        for field, value in move.items():
            known = parts.setdefault(field, {})
            key = p.write_value(value)
            if key not in known:
                known[key] = speech.say(say(board, field, value))
    return {field: said for field, known in parts.items() if (said := {k: v for k, v in known.items() if v})}
