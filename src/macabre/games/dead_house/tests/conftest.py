"""Positions built by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import macabre
from macabre.games.dead_house.bundles import with_card, without_bundle
from macabre.games.dead_house.state import HOME, SAFETY
from macabre.testing.walk import in_world, record_of

GAME = macabre.load("dead-house")


class Table:
    """A match whose pawns and hands are put where a test wants them; chance is played by the test."""

    def __init__(self, players: int = 2, board: Any = None, **options: Any) -> None:
        self.match = GAME.new(players, options={"first_player": 0, **options}, board=board, chance="manual")
        while self.match.chance_to_act:
            self.match.play(self.match.legal_moves("chance")[0], "chance")
        self.board = self.match.board

    @property
    def s(self) -> Any:
        """The record as it stands, to look at."""
        return record_of(self.match)

    def hand(self, seat: int, *cards: str) -> Table:
        s = self.s
        s.hand[seat] = 0
        for card in cards:
            s.hand[seat] = with_card(self.board.record, s.hand[seat], self.board.cards.index(card))
        s.sizes[seat] = len(cards)
        return self.put(s)

    def pawns(self, seat: int, *places: int | str) -> Table:
        """Each place is home, house, a square's number, or s1 to s5 for a gravestone."""
        s = self.s
        for pawn, place in enumerate(places):
            s.pawns[seat][pawn] = self._place(place)
        return self.put(s)

    def _place(self, place: int | str) -> int:
        if isinstance(place, int):
            return place
        house = self.board.record.house
        return {"home": HOME, "house": house}.get(place) or SAFETY + int(place[1:])

    def put(self, s: Any) -> Table:
        """Go on from a record in which something was changed; the deck is what is nowhere else."""
        deck = without_bundle(self.board.record, self.board.record.all_cards, s.discarded)
        for seat in range(s.seats):
            deck = without_bundle(self.board.record, deck, s.hand[seat])
        s.deck, s.deck_size = deck, deck.bit_count()
        self.match = in_world(self.match, s)
        return self

    def texts(self, kind: str = "") -> list[str]:
        """The legal moves of a type."""
        return [text for text in map(self.match.move_text, self.match.legal_moves()) if text.startswith(kind)]

    def play(self, text: str, card: str | None = None) -> Table:
        """A move, and the card that is then drawn."""
        seat = self.match.to_act[0]
        self.match.play(text)
        if self.match.chance_to_act and self.match.legal_moves("chance")[0]["type"] == "draw":
            card = card or self.match.legal_moves("chance")[0]["card"]
            self.match.play({"type": "draw", "player": seat, "card": card}, "chance")
        return self

    def places(self, seat: int) -> list[int | str]:
        """Where a seat's pawns stand, as `pawns` is told it."""
        return [_short(place) for place in self.match.view("spectator")["pawns"][seat]]

    def refusal(self, text: str) -> str | None:
        """The clause by which a move is refused."""
        refused = self.match.explain(text)
        return refused[0] if refused else None

    @property
    def turn(self) -> int:
        return int(self.s.turn)


def _short(place: Any) -> int | str:
    if isinstance(place, str):
        return place
    return place["track"] if "track" in place else f"s{place['safety']}"


@pytest.fixture
def table() -> Callable[..., Table]:
    return Table
