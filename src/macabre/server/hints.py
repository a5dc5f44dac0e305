"""Hints at the table: for your own seat, thought out elsewhere from what that seat may know."""

from __future__ import annotations

from collections.abc import Set

from macabre.bots import Sight
from macabre.language import Saying, Speech, sayings
from macabre.match import Match
from macabre.server import protocol as p
from macabre.server.decide import Refusal
from macabre.server.table import Table
from macabre.server.workers import Overloaded, Workers

_say = sayings()


async def give_hint(table: Table, workers: Workers, message: p.AskHint, held: Set[int], language: str) -> p.Hint:
    """The best moves for a seat that is to act and belongs to the asker; Refusal otherwise."""
    match = table.match
    if match is None or message.seat not in held:
        raise Refusal(_say("refuse-not-playing"))
    if message.seat not in match.to_act:
        raise Refusal(_say("refuse-no-hint"))
    own = match.board is not table.game.default_board
    try:
        advice = await workers.advise(Sight.of(match, message.seat), own)
    except Overloaded:
        raise Refusal(_say("refuse-many-hints")) from None
    speech = Speech(language, table.names)
    return p.Hint(message.id, [_hinted(speech, match, *move) for move in advice])


def _hinted(speech: Speech, match: Match, move: str, chance: float, why: Saying | None) -> p.HintedMove:
    return p.HintedMove(move, speech.say(match.saying(move)), chance, speech.say(why))
