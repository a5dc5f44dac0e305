"""What the card game says: moves, views, events and refusals, from masked records only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from macabre.games.cluedo_cards import events
from macabre.games.cluedo_cards.board import Deck
from macabre.games.cluedo_cards.grammar import CHANCES, MOVES, read_card
from macabre.games.cluedo_cards.outside import Card, Chart, LastRound, View
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
from macabre.games.cluedo_cards.wishes import wish
from macabre.games.cluedo_cards.words import miniature_shown, say_card, say_miniature, say_picture, say_scores
from macabre.grammar import Move
from macabre.language import Saying, SeatName, Speech
from macabre.language.saying import Argument
from macabre.rules import Viewer
from macabre.spoken import Notation, Refusal, Thing

PHASES = {PLAY: "play", MISS: "miss", SWAP: "swap", FINISHED: "over"}


class CluedoNotation(Notation[Deck, State]):
    """What the card game says."""

    moves = MOVES
    chances = CHANCES
    purposes = ("start", "deal", "pile", "miniature")
    turn_clause = "CLU-6"
    over_clause = "CLU-17"
    seat_fields = frozenset({"seat", "player", "starter", "winner"})

    # --- moves

    def to_move(self, board: Deck, action: int) -> Move:
        if action < len(board.cards):
            return {"type": "play", "card": board.cards[action].copy()}
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
        card = board.cards[action].copy()
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

    def thing(self, board: Deck, heading: str, name: str) -> Argument:
        if heading == "Card":
            return say_card(board, read_card(name.replace(" ", "-")))
        return say_picture(board, name) if heading == "Picture" else self.saying("nobody")

    # --- views

    def chart(self, board: Deck, speech: Speech) -> Chart:
        """The illustrations with what their cards do, and the miniatures."""
        rows = [(row["picture"], row["effect"]) for row in board.source.tables("illustration")]
        return {
            "pictures": [
                {"picture": picture, "name": speech.say(say_picture(board, picture)), "effect": effect}
                for picture, effect in rows
            ],
            "cards": len(board.cards),
            "miniatures": board.miniatures,
        }

    def view(self, board: Deck, s: State, viewer: Viewer) -> View:
        seats = range(s.seats)
        return {
            "phase": PHASES.get(s.phase, "play"),
            "hands": [self._hand(board, s, viewer, other) for other in seats],
            "hand_sizes": s.sizes[: s.seats],
            "draw_pile": s.pile_size,
            "discards": [board.cards[card].copy() for card in s.discards[: s.height]],
            "miniatures": [miniature_shown(board, s.miniature[other]) for other in seats],
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
        if not known:
            return [None] * s.sizes[subject]
        cards: list[Card | None] = [card.copy() for number, card in enumerate(board.cards) if known >> number & 1]
        return cards + [None] * (s.sizes[subject] - len(cards))

    def _last_round(self, board: Deck, s: State) -> LastRound | None:
        if s.last_winner == NO_ROUND_YET:
            return None
        return {
            "winner": None if s.last_winner == NONE else s.last_winner,
            "card": None if s.last_card == NONE else board.cards[s.last_card].copy(),
            "miniatures": [miniature_shown(board, s.last_miniature[seat]) for seat in range(s.seats)],
        }

    # --- sayings

    def said(self, board: Deck, field: str, value: Any) -> Argument:
        if value is not None and field in _SAID:
            return _SAID[field](board, value)
        return super().said(board, field, value)

    def say(self, board: Deck, event: Mapping[str, Any]) -> Saying:
        said = self.filled(board, f"event-{event['type']}", event)
        if event["type"] == "miniature":  # the last card, with its number where that is what it costs
            last, number = say_picture(board, event["last"]), event.get("last_number")
            said.arguments["card"] = last if number is None else self.saying("card", picture=last, number=number)
        return said

    def part(self, board: Deck, field: str, value: Any) -> Argument | None:
        if field == "player" and value is None:
            return self.saying("nobody")
        return super().part(board, field, value) or self.said(board, field, value)

    def wishes(self, board: Deck, s: State, seat: int) -> list[Move]:
        return wish(board, s, seat)

    def explain(self, board: Deck, s: State, seat: int, move: Move) -> Refusal:
        return refuse(board, s, seat, move)

    def verdict(self, board: Deck, s: State) -> Saying:
        """The target was reached (CLU-17)."""
        winner = SeatName(s.last_winner)
        points = s.scores[s.last_winner]
        return self.saying("verdict", seat=winner, round=s.round_number, points=points, target=s.target)

    def tell(self, board: Deck, before: State, after: State, who: int, move: Move | None) -> events.Events:
        return events.tell(board, before, after, who, move)

    def picture(self, view: Mapping[str, Any], speech: Speech) -> str:
        return draw_table(view, speech)


_SAID: dict[str, Callable[[Deck, Any], Argument]] = {
    "card": say_card,
    "picture": say_picture,
    "last": say_picture,
    "miniature": say_miniature,
    "scores": lambda board, scores: say_scores(scores),
}
