"""What the game says: moves, views, events and refusals, from masked records only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from macabre.grammar import Grammar, Move, number_word
from macabre.language import Listed, Saying, SeatName, Speech
from macabre.language.columns import padded
from macabre.rules import CHANCE, Viewer
from macabre.spoken import Notation, Refusal

from .board import Deck
from .rules import receiver
from .state import CARDS, SEATS, State

SEAT, CARD = number_word(0, SEATS - 1), number_word(1, CARDS)


class SilverNotation(Notation[Deck, State]):
    """What the game says; its words are in `language`."""

    moves = Grammar({"lay": {"card": CARD}})
    chances = Grammar({"deal": {"player": SEAT, "card": CARD}})
    purposes = ("deal",)
    turn_clause = "SIL-3"
    over_clause = "SIL-6"
    seat_fields = frozenset({"seat", "player", "caught"})

    # --- moves

    def to_move(self, board: Deck, action: int) -> Move:
        return {"type": "lay", "card": action}

    def to_action(self, board: Deck, move: Move) -> int:
        return int(move["card"])

    def chance_move(self, board: Deck, s: State, action: int) -> Move:
        return {"type": "deal", "player": receiver(board.record, s), "card": action}

    def explain(self, board: Deck, s: State, seat: int, move: Move) -> Refusal:
        return "SIL-3", self.saying("refuse-card", card=move["card"])

    # --- views

    def view(self, board: Deck, s: State, viewer: Viewer) -> dict[str, Any]:
        seats = range(s.seats)
        return {
            "phase": "over" if s.over else "lay",
            "round": s.round_number,
            "turn": s.turn,
            "leader": s.leader,
            "hands": [self._hand(board, s, other) for other in seats],
            "laid": [[s.laid[other]] if s.laid[other] else [] for other in seats],
            "scores": s.silver[: s.seats],
        }

    def _hand(self, board: Deck, s: State, seat: int) -> list[int | None]:
        """The cards that the viewer sees, and a null for each that it does not."""
        known = [card for card in range(1, board.record.cards + 1) if s.hand[seat] >> card & 1]
        return [*known, *[None] * (s.sizes[seat] - len(known))]

    def verdict(self, board: Deck, s: State) -> Saying:
        most = max(s.silver[: s.seats])
        thieves = tuple(SeatName(seat) for seat in range(s.seats) if s.silver[seat] == most)
        return self.saying("verdict", thieves=Listed(thieves), pieces=most)

    # --- events

    def tell(self, board: Deck, before: State, after: State, who: int, move: Move | None) -> list[dict[str, Any]]:
        if who == CHANCE:
            return [{"type": "dealt", "seat": receiver(board.record, before), "card": move and move["card"]}]
        assert move is not None  # what is laid is seen by all
        laid = {"type": "lay", "seat": who, "card": move["card"], "clause": "SIL-3"}
        return [laid, *self._tell_round(before, after)]

    def _tell_round(self, before: State, after: State) -> list[dict[str, Any]]:
        seats = range(before.seats)
        taken = [seat for seat in seats if after.silver[seat] > before.silver[seat]]
        return [
            {"type": "taken", "seat": seat, "caught": after.leader, "pieces": before.round_number, "clause": "SIL-4"}
            for seat in taken
        ]

    def picture(self, view: Mapping[str, Any], speech: Speech) -> str:
        lines = [speech.say(self.saying("terminal-round", round=view["round"]))]
        for seat in range(view["players"]):
            mark = "▶" if seat in view["to_act"] else " "
            card = "".join(f"[{laid}]" for laid in view["laid"][seat])
            silver = speech.say(self.saying("terminal-silver", pieces=f"{view['scores'][seat]:>2}"))
            lines.append(f"{mark} {padded(speech.label(seat), 12)} {silver}  {card}")
        if view["seat"] is not None:
            hand = " ".join(f"[{card}]" for card in view["hands"][view["seat"]])
            lines.append(speech.say(self.saying("terminal-hand", cards=hand)))
        return "\n".join(lines)
