"""What the game says: moves, views, events and refusals, from masked records only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from macabre.data import Board, Source
from macabre.grammar import Grammar, Move, number_word
from macabre.language import Speech, sayings
from macabre.rules import CHANCE, Viewer
from macabre.spoken import Notation, Refusal

from .outside import View
from .state import CARDS, LEAVES, SEATS, STAYS, DeckRecord, State

_say = sayings("last-candle")

WORDS = {STAYS: "stay", LEAVES: "leave"}


class Deck(Board):
    """A deck of numbered cards (CAN-1)."""

    record: DeckRecord

    def __init__(self, source: Source) -> None:
        super().__init__(source, DeckRecord)
        source.only({"game", "cards"})
        self.record.cards = source.value("cards", int)
        if not SEATS <= self.record.cards < CARDS:
            raise source.fault(_say("board-cards", low=SEATS, high=CARDS - 1), source.line_of("cards"))


class CandleNotation(Notation[Deck, State]):
    """What the game says; its words are in `language`."""

    moves = Grammar({"stay": {}, "leave": {}})
    chances = Grammar({"deal": {"player": number_word(0, SEATS - 1), "card": number_word(1, CARDS)}})
    purposes = ("deal",)
    turn_clause = "CAN-3"
    over_clause = "CAN-4"

    def to_move(self, board: Deck, action: int) -> Move:
        return {"type": WORDS[action]}

    def to_action(self, board: Deck, move: Move) -> int:
        return STAYS if move["type"] == "stay" else LEAVES

    def chance_move(self, board: Deck, s: State, action: int) -> Move:
        return {"type": "deal", "player": s.dealt, "card": action}

    def view(self, board: Deck, s: State, viewer: Viewer) -> View:
        seats = range(s.seats)
        return {
            "phase": "over" if s.turn == s.seats else "speak",
            "turn": s.turn,
            "said": [WORDS.get(s.said[seat]) for seat in seats],
            "cards": [s.card[seat] or s.shown[seat] or None for seat in seats],
        }

    def explain(self, board: Deck, s: State, seat: int, move: Move) -> Refusal:
        return "CAN-3", self.saying("refuse-word")

    def tell(self, board: Deck, before: State, after: State, who: int, move: Move | None) -> list[dict[str, Any]]:
        if who == CHANCE:
            return [{"type": "dealt", "seat": before.dealt, "card": move and move["card"]}]
        assert move is not None  # everybody hears what is said
        spoken = [{"seat": who, **move}]
        return spoken + [{"type": "shown", "seat": q, "card": after.shown[q]} for q in range(SEATS) if after.shown[q]]

    def picture(self, view: Mapping[str, Any], speech: Speech) -> str:
        names = [speech.label(seat) for seat in range(view["players"])]
        rows = zip(names, view["cards"], view["said"], strict=True)
        return "\n".join(f"{name:<12} [{card or '?':>2}] {said or ''}" for name, card, said in rows)
