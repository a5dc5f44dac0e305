"""Lets bots play on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from macabre.bots.bot import Bot
from macabre.bots.sight import Sight

if TYPE_CHECKING:
    from macabre.match import Match

Player = Callable[["Match", int], int]  # what is done in a seat, by its number


def player_of(bot: Bot) -> Player:
    """Whoever plays as a bot: it is handed what its seat may know."""
    decide: Callable[[Sight], int] = getattr(bot, "decide", lambda sight: sight.action(bot.choose(sight)))
    return lambda match, seat: decide(Sight.of(match, seat))


def play_on(match: Match, players: Sequence[Player | None], limit: int) -> int:
    """Let players decide until a None has the turn, the match is over, or the limit is reached; their decisions."""
    decisions = 0
    while decisions < limit and not match.finished:
        player = players[match.to_act[0]]
        if player is None or None in [players[seat] for seat in match.to_act]:
            break
        match.act(player(match, match.to_act[0]), match.to_act[0])
        decisions += 1
    return decisions
