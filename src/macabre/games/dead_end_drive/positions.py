"""Positions laid out by hand, for the examples of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from macabre.games.dead_end_drive.board import Mansion
from macabre.games.dead_end_drive.cards import all_cards, one
from macabre.games.dead_end_drive.outside import Card
from macabre.games.dead_end_drive.state import MOVE, NONE, PORTRAIT, UNKNOWN, State


def lay(board: Mansion, s: State, wanted: Mapping[str, Any]) -> None:
    """Pawns, dice, portrait and hands; the seat `turn` has rolled. Pawns that are not named are knocked off.

    Of characters that nobody owns two players have the secret cards. Where `back` names portraits, all have been seen.
    """
    s.turn, s.turn_number = wanted.get("turn", 0), 1
    s.dice[:] = wanted["dice"]
    s.phase = PORTRAIT if s.dice[0] == s.dice[1] else MOVE
    _hang(board, s, wanted["portrait"], wanted.get("back"))
    _stand(board, s, wanted["pawns"], wanted["owners"])
    s.pile, s.pile_size = all_cards(board.record), s.pile_size + sum(s.hand_sizes)
    for seat in range(s.seats):
        _hold(board, s, seat, wanted.get("hands", [[]] * s.seats)[seat])


def _hang(board: Mansion, s: State, name: str, back: Sequence[str] | None) -> None:
    """One portrait shows, and no other has been seen; or all have, and those at the back come up again."""
    s.portrait = board.pawns.index(name)
    s.unseen = (1 << len(board.pawns)) - 1 & ~(1 << s.portrait) if back is None else 0
    for place, other in enumerate(back or []):
        s.back[place], s.back_size = board.pawns.index(other), place + 1


def _stand(board: Mansion, s: State, places: Mapping[str, str], owners: Sequence[Sequence[str]]) -> None:
    s.alive = 0
    s.characters[:] = s.owned[:] = [0] * len(s.owned)
    for pawn, name in enumerate(board.pawns):
        owner = next((seat for seat, names in enumerate(owners) if name in names), UNKNOWN)
        if name not in places:
            s.places[pawn], s.lost_by[pawn] = NONE, owner
            continue
        s.places[pawn], s.alive = board.space_number(places[name]), s.alive | 1 << pawn
        if owner != UNKNOWN:
            s.characters[owner], s.owned[owner] = s.characters[owner] | 1 << pawn, s.owned[owner] + 1


def _hold(board: Mansion, s: State, seat: int, cards: Sequence[Card]) -> None:
    s.hand[seat], s.hand_sizes[seat] = sum(one(board.kind_of(card)) for card in cards), len(cards)
    s.pile -= s.hand[seat]
    s.pile_size -= len(cards)
