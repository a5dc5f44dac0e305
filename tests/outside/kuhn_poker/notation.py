"""What the game says: moves, views, events and refusals, from masked records only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from macabre.data import Board, Source
from macabre.grammar import Grammar, Move, number_word
from macabre.language import Saying, SeatName, Speech
from macabre.rules import CHANCE, Viewer
from macabre.spoken import Notation, Refusal

from .rules import score
from .state import BETS, CARDS, PASSES, SEATS, DeckRecord, State

WORDS = {PASSES: "pass", BETS: "bet"}


class Deck(Board):
    """A deck of numbered cards (KUH-1)."""

    record: DeckRecord

    def __init__(self, source: Source) -> None:
        super().__init__(source, DeckRecord)
        source.only({"game", "cards"})
        self.record.cards = source.value("cards", int)
        if not SEATS <= self.record.cards <= CARDS:
            raise source.fault(f"cards must be {SEATS} to {CARDS}", source.line_of("cards"))


class KuhnNotation(Notation[Deck, State]):
    """What the game says; its words are in `language`."""

    moves = Grammar({"pass": {}, "bet": {}})
    chances = Grammar({"deal": {"player": number_word(0, SEATS - 1), "card": number_word(1, CARDS)}})
    purposes = ("deal",)
    turn_clause = "KUH-3"
    over_clause = "KUH-4"

    def to_move(self, board: Deck, action: int) -> Move:
        return {"type": WORDS[action]}

    def to_action(self, board: Deck, move: Move) -> int:
        return BETS if move["type"] == "bet" else PASSES

    def chance_move(self, board: Deck, s: State, action: int) -> Move:
        return {"type": "deal", "player": s.dealt, "card": action}

    def view(self, board: Deck, s: State, viewer: Viewer) -> dict[str, Any]:
        return {
            "phase": "over" if s.winner else "speak",
            "said": [WORDS[said] for said in s.said[: s.spoken]],
            "chips": list(s.chips),
            "cards": [s.card[seat] or s.shown[seat] or None for seat in range(SEATS)],
            "scores": [score(board.record, s, seat) for seat in range(SEATS)],
        }

    def explain(self, board: Deck, s: State, seat: int, move: Move) -> Refusal:
        return "KUH-3", self.saying("refuse-word")

    def verdict(self, board: Deck, s: State) -> Saying:
        return self.saying("verdict", seat=SeatName(s.winner - 1), chips=sum(s.chips))

    def tell(self, board: Deck, before: State, after: State, who: int, move: Move | None) -> list[dict[str, Any]]:
        if who == CHANCE:
            return [{"type": "dealt", "seat": before.dealt, "card": move and move["card"]}]
        assert move is not None  # everybody hears what is said
        spoken = [{"seat": who, **move, "clause": "KUH-3"}]
        shown = [seat for seat in range(SEATS) if after.shown[seat]]
        return spoken + [{"type": "shown", "seat": q, "card": after.shown[q], "clause": "KUH-4"} for q in shown]

    def picture(self, view: Mapping[str, Any], speech: Speech) -> str:
        rows = zip(map(speech.label, range(SEATS)), view["cards"], view["chips"], strict=True)
        said = [speech.say(self.saying(f"type-{word}")) for word in view["said"]]
        return "\n".join([*(f"{name:<12} [{card or '?'}] {chips}" for name, card, chips in rows), *said])
