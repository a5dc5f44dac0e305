"""What the card game says: moves, views, events and refusals, from masked records only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from macabre.games.cluedo_cards import events, phrases
from macabre.games.cluedo_cards.board import Card, Deck
from macabre.games.cluedo_cards.events import miniature_dict
from macabre.games.cluedo_cards.grammar import CHANCES, MOVES, read_card
from macabre.games.cluedo_cards.picture import draw_table
from macabre.games.cluedo_cards.refusals import refuse
from macabre.games.cluedo_cards.rules import MISS_NOBODY, MISS_SEAT, SWAP_SEAT, TAKE
from macabre.games.cluedo_cards.state import (
    DEAL,
    DRAW,
    FINISHED,
    MINIATURE,
    MISS,
    NO_ROUND_YET,
    NONE,
    PLAY,
    START,
    SWAP,
    State,
)
from macabre.grammar import Move
from macabre.phrases import PhrasedNotation
from macabre.rules import Thing, Viewer

PHASES = {PLAY: "play", MISS: "miss", SWAP: "swap", FINISHED: "over"}


class CluedoNotation(PhrasedNotation[Deck, State]):
    """The words of the card game."""

    moves = MOVES
    chances = CHANCES
    purposes = ("start", "deal", "pile", "miniature")
    turn_clause = "CLU-6"
    over_clause = "CLU-17"
    spoken = phrases
    questions = phrases.QUESTIONS

    # --- moves

    def to_move(self, board: Deck, action: int) -> Move:
        if action < len(board.cards):
            return {"type": "play", "card": dict(board.cards[action])}
        if action == TAKE:
            return {"type": "draw"}
        if action < SWAP_SEAT:
            return {"type": "miss", "player": None if action == MISS_NOBODY else action - MISS_SEAT}
        return {"type": "swap", "player": action - SWAP_SEAT}

    def to_action(self, board: Deck, move: Move) -> int:
        if move["type"] == "play":
            return board.number_of(move["card"])
        if move["type"] == "draw":
            return TAKE
        if move["type"] == "miss":
            return MISS_NOBODY if move["player"] is None else MISS_SEAT + int(move["player"])
        return SWAP_SEAT + int(move["player"])

    def chance_move(self, board: Deck, s: State, action: int) -> Move:
        if s.phase == START:
            return {"type": "start", "player": action}
        if s.phase == MINIATURE:
            return {"type": "miniature", "player": s.dealing, "miniature": action}
        card = dict(board.cards[action])
        if s.phase == DEAL:
            return {"type": "deal", "player": s.dealing, "card": card}
        if s.phase == DRAW:
            return {"type": "draw", "player": s.turn, "card": card}
        return {"type": "turn-up", "card": card}

    def counted(self, board: Deck, kind: str, field: str, word: str) -> list[Thing]:
        if field != "card":
            return super().counted(board, kind, field, word)
        picture = read_card(word)["picture"]
        return [("Card", word.replace("-", " ")), ("Picture", str(picture))]

    # --- views

    def chart(self, board: Deck) -> dict[str, Any]:
        """The illustrations with what their cards do, and the miniatures."""
        rows = board.source.tables("illustration")
        return {
            "pictures": [{key: row[key] for key in ("picture", "name", "effect")} for row in rows],
            "cards": len(board.cards),
            "miniatures": board.miniatures,
        }

    def view(self, board: Deck, s: State, viewer: Viewer) -> dict[str, Any]:
        seats = range(s.seats)
        return {
            "phase": PHASES.get(s.phase, "play"),
            "hands": [self._hand(board, s, viewer, other) for other in seats],
            "hand_sizes": s.sizes[: s.seats],
            "draw_pile": s.pile_size,
            "discards": [dict(board.cards[card]) for card in s.discards[: s.height]],
            "miniatures": [miniature_dict(board, s.miniature[other]) for other in seats],
            "misses": s.misses[: s.seats],
            "turn": s.turn,
            "starter": s.starter,
            "round": max(1, s.round_number),
            "last_round": self._last_round(board, s),
            "scores": s.scores[: s.seats],
            "target": s.target,
        }

    def _hand(self, board: Deck, s: State, viewer: Viewer, subject: int) -> list[Card | None]:
        """Known cards first, then as many nulls as there are others (CLU-20)."""
        known = s.hand[subject]
        if isinstance(viewer, int) and viewer != subject:
            known = s.known[viewer][subject]
        cards: list[Card | None] = [dict(card) for number, card in enumerate(board.cards) if known >> number & 1]
        return cards + [None] * (s.sizes[subject] - len(cards))

    def _last_round(self, board: Deck, s: State) -> dict[str, Any] | None:
        if s.last_winner == NO_ROUND_YET:
            return None
        return {
            "winner": None if s.last_winner == NONE else s.last_winner,
            "card": None if s.last_card == NONE else dict(board.cards[s.last_card]),
            "miniatures": [miniature_dict(board, s.last_miniature[seat]) for seat in range(s.seats)],
        }

    def explain(self, board: Deck, s: State, seat: int, move: Move) -> tuple[str, str]:
        return refuse(board, s, seat, move)

    # --- events

    def tell(self, board: Deck, before: State, after: State, who: int, move: Move | None) -> list[dict[str, Any]]:
        return events.tell(board, before, after, who, move)

    def say(self, board: Deck, event: dict[str, Any], names: Sequence[str]) -> str:
        return events.say(board, event, names)

    def task(self, view: dict[str, Any]) -> str:
        return _TASKS.get(view["phase"], "")

    def picture(self, view: dict[str, Any], names: Sequence[str]) -> str:
        return draw_table(view, names)


_TASKS = {
    "play": "lay a card with the same picture or number, or draw if none fits",
    "miss": "choose who misses a turn because of the Dagger, or nobody",
    "swap": "choose with whom the Revolver swaps hands",
}
