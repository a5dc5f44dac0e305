"""Hints at the table: for one's own seat, thought of elsewhere from what that seat may know."""

from __future__ import annotations

from collections.abc import Set

from macabre.bots import Sight
from macabre.match import Match
from macabre.notation import called
from macabre.server import protocol as p
from macabre.server.decide import Refusal
from macabre.server.table import Table
from macabre.server.workers import Overloaded, Workers


async def give_hint(table: Table, workers: Workers, message: p.AskHint, held: Set[int]) -> p.Hint:
    """The best moves for a seat that is to act and belongs to who asks; Refusal otherwise."""
    match = table.match
    if match is None or message.seat not in held:
        raise Refusal("that seat is not yours, or no match is being played")
    if message.seat not in match.to_act:
        raise Refusal("it is not your turn: there is nothing to give a hint for")
    own = match.board is not table.game.default_board
    try:
        advice = await workers.advise(Sight.of(match, message.seat), own)
    except Overloaded:
        raise Refusal("many have asked for hints just now; try again in a moment") from None
    return p.Hint(message.id, [_hinted(table, match, *move) for move in advice])


def _hinted(table: Table, match: Match, move: str, chance: float, reason: str) -> p.HintedMove:
    return p.HintedMove(move, match.phrase(move, table.names), chance, called(reason, table.names))
