"""What Dead House says: moves, views, events and refusals, from masked records only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from macabre.games.dead_house import events
from macabre.games.dead_house.board import Track
from macabre.games.dead_house.chart import chart_of
from macabre.games.dead_house.grammar import CHANCES, MOVES, SPECIALS, kinds_in, place_of
from macabre.games.dead_house.moves import (
    ALL_PAWNS,
    CODES,
    DISCARD,
    MOVE,
    PARTS,
    POSSESS,
    PUSH,
    SHUFFLE_ALL,
    SPLIT,
    STEAL_FROM,
    SWAP,
)
from macabre.games.dead_house.outside import Chart, Preview, StandingView, View
from macabre.games.dead_house.picture import draw_house
from macabre.games.dead_house.refusals import refuse
from macabre.games.dead_house.rules import apply
from macabre.games.dead_house.state import DEAL, FINISHED, NONE, PAWNS, START, State
from macabre.games.dead_house.track import is_on_track, side_of
from macabre.games.dead_house.wishes import wish
from macabre.games.dead_house.words import (
    choose_card,
    say,
    say_any_pawn,
    say_card,
    say_more,
    say_pawn,
    say_place,
    say_special,
    say_way,
)
from macabre.grammar import Move
from macabre.language import Saying, SeatName, Speech
from macabre.language.saying import Argument
from macabre.rules import Viewer
from macabre.spoken import Notation, Refusal, Thing

NEVER = -1  # an action that is never legal


class HouseNotation(Notation[Track, State]):
    """What Dead House says."""

    moves = MOVES
    chances = CHANCES
    purposes = ("start", "deal", "deck")
    turn_clause = "HOU-5"
    over_clause = "HOU-27"
    endings = ("three pawns in Dead House", "the limit of turns", "as many pawns in Dead House as were agreed")
    winless = ("the limit of turns",)

    def ended_by(self, s: State) -> str:
        """Enough pawns in Dead House, or the limit of turns (HOU-4)."""
        return "HOU-4" if s.winner == NONE else events.winning_clause(s)

    # --- moves

    def to_move(self, board: Track, action: int) -> Move:
        if action >= POSSESS:
            return _special_move(action)
        kind, code = divmod(action, CODES)
        card = {"card": board.cards[kind]}
        if code < PUSH:
            return {"type": "move", **card, "pawn": code - MOVE}
        if code < SPLIT:
            return {"type": "back", **card, "player": (code - PUSH) // PAWNS, "pawn": (code - PUSH) % PAWNS}
        if code < SWAP:
            pair, part = divmod(code - SPLIT, PARTS)
            rest = board.record.forward[kind] - part
            return {"type": "split", "parts": [[pair // PAWNS, part], [pair % PAWNS, rest]]}
        if code < DISCARD:
            pawn, target = divmod(code - SWAP, ALL_PAWNS)
            return {"type": "swap", **card, "pawn": pawn, "with": list(divmod(target, PAWNS))}
        return {"type": "discard", **card}

    def to_action(self, board: Track, move: Move) -> int:
        if move["type"] == "special":
            return _special_action(move)
        if move["type"] == "split":
            return _split_action(board, move)
        first = board.cards.index(move["card"]) * CODES
        if move["type"] == "move":
            return first + MOVE + int(move["pawn"])
        if move["type"] == "back":
            return first + PUSH + _any_pawn([move["player"], move["pawn"]])
        if move["type"] == "swap":
            return first + SWAP + int(move["pawn"]) * ALL_PAWNS + _any_pawn(move["with"])
        return first + DISCARD

    def chance_move(self, board: Track, s: State, action: int) -> Move:
        if s.phase == START:
            return {"type": "start", "player": action}
        if s.phase == DEAL:
            return {"type": "deal", "player": s.dealing, "card": board.cards[action]}
        return {"type": "draw", "player": s.turn, "card": board.cards[action]}

    def counted(self, board: Track, kind: str, field: str, word: str) -> list[Thing]:
        if field == "parts":
            return [("Card", _divided_card(board, word))]
        if field == "card" and word.lstrip("-").isdecimal():
            return [("Card", word)]
        return super().counted(board, kind, field, word)

    def happened(self, board: Track, before: State, after: State, seat: int, move: Move) -> list[Thing]:
        """The squares that the seat's own pawns have come to."""
        places = [new for old, new in zip(before.pawns[seat], after.pawns[seat], strict=True) if old != new]
        return [("Square", _square_name(board, place)) for place in places if is_on_track(place)]

    def thing(self, board: Track, heading: str, name: str) -> Argument:
        if heading == "Square":
            return _say_square(name)
        card = next(card for card in (*board.cards, *SPECIALS) if name in (card, card.replace("-", " ")))
        return say_card(board, card) if card in board.titles else say_special(card)

    # --- views

    def view(self, board: Track, s: State, viewer: Viewer) -> View:
        sides = [side_of(s, seat) for seat in range(s.seats)]
        return {
            **self.standing(board, s, viewer),
            "board": {
                "squares": board.squares,
                "starts": [board.record.starts[side] for side in sides],
                "turn_offs": [board.record.turn_offs[side] for side in sides],
                "gravestones": board.record.gravestones,
                "homes": [board.sides[side] for side in sides],
            },
        }

    def standing(self, board: Track, s: State, viewer: Viewer) -> StandingView:
        seats = range(s.seats)
        view: StandingView = {
            "phase": "over" if s.phase == FINISHED else "turn",
            "pawns": [[place_of(board, place) for place in s.pawns[seat]] for seat in seats],
            "hands": [_hand(board, s, viewer, seat) for seat in seats],
            "hand_sizes": s.sizes[: s.seats],
            "special_used": bool(s.special_used),
            "specials": [[name for n, name in enumerate(SPECIALS) if s.specials[seat] >> n & 1] for seat in seats],
            "deck": s.deck_size,
            "discards": [board.cards[kind] for kind in s.discards[: s.height]],
            "turn": s.turn,
            "turns": s.turns,
        }
        if viewer is None:
            view["known"] = _known(board, s)
        return view

    def chart(self, board: Track, speech: Speech) -> Chart:
        """The board and the deck as data for drawing."""
        return chart_of(board, speech)

    def preview(self, board: Track, s: State, seat: int, move: Move) -> Preview:
        """Where all pawns would stand."""
        after = State.read(bytes(s))
        apply(board.record, after, seat, self.to_action(board, move))
        return {"pawns": [[place_of(board, place) for place in after.pawns[q]] for q in range(s.seats)]}

    # --- sayings

    def said(self, board: Track, field: str, value: Any) -> Argument:
        if value is not None and field in _SAID:
            return _SAID[field](board, value)
        return super().said(board, field, value)

    def filled(self, board: Track, key: str, data: Mapping[str, Any]) -> Saying:
        """A message whose arguments are the fields of a move or an event, and what follows from them."""
        of, key, arguments = super().filled(board, key, data)
        return Saying(of, key, arguments | say_more(board, data))

    def part(self, board: Track, field: str, value: Any) -> Argument | None:
        if field == "card":
            return choose_card(board, value)
        if field in ("pawn", "with", "replace"):
            return self.saying("chosen-pawn", pawn=self.said(board, field, value))
        return super().part(board, field, value)

    def task(self, view: Mapping[str, Any]) -> Saying:
        if view["phase"] == "over":
            return self.saying("task-over")
        return self.saying("task-turn", special=bool(view["specials"][view["turn"]]) and not view["special_used"])

    def wishes(self, board: Track, s: State, seat: int) -> list[Move]:
        return wish(board, s, seat)

    def explain(self, board: Track, s: State, seat: int, move: Move) -> Refusal:
        return refuse(board, s, seat, move)

    def verdict(self, board: Track, s: State) -> Saying:
        """Enough pawns in Dead House, or the limit of turns (HOU-27, HOU-4)."""
        if s.winner == NONE:
            return self.saying("verdict-limit", turns=s.turns, pawns=s.pawns_to_win)
        return self.saying("verdict", seat=SeatName(s.winner), pawns=s.pawns_to_win)

    def tell(self, board: Track, before: State, after: State, who: int, move: Move | None) -> events.Events:
        return events.tell(board, before, after, who, move)

    def picture(self, view: Mapping[str, Any], speech: Speech) -> str:
        return draw_house(view, speech)


_SAID: dict[str, Callable[[Track, Any], Argument]] = {
    "card": say_card,
    "pawn": lambda board, pawn: say_pawn(pawn),
    "with": lambda board, pawn: say_any_pawn(pawn),
    "replace": lambda board, pawn: say_any_pawn(pawn),
    "by": lambda board, by: by if by == "gnome" else say_any_pawn(by),
    "from": lambda board, place: say_place(place),
    "place": lambda board, place: say_place(place),
    "via": lambda board, leads: say_way(leads),
}


def _any_pawn(pawn: list[int]) -> int:
    return int(pawn[0]) * PAWNS + int(pawn[1])


def _special_move(action: int) -> Move:
    if action == SHUFFLE_ALL:
        return {"type": "special", "card": "reanimate"}
    if action >= STEAL_FROM:
        return {"type": "special", "card": "steal", "player": action - STEAL_FROM}
    pawn, target = divmod(action - POSSESS, ALL_PAWNS)
    return {"type": "special", "card": "possession", "pawn": pawn, "replace": list(divmod(target, PAWNS))}


def _special_action(move: Move) -> int:
    if move["card"] == "reanimate":
        return SHUFFLE_ALL
    if move["card"] == "steal":
        return STEAL_FROM + int(move["player"])
    return POSSESS + int(move["pawn"]) * ALL_PAWNS + _any_pawn(move["replace"])


def _split_action(board: Track, move: Move) -> int:
    (first, part), (second, rest) = move["parts"]
    kind = board.dividing(part + rest)
    if kind is None or not part or not rest:
        return NEVER
    return int(kind * CODES + SPLIT + (first * PAWNS + second) * PARTS + part)


def _hand(board: Track, s: State, viewer: Viewer, subject: int) -> list[str | None]:
    """Known cards first, then as many nulls as there are others (HOU-28)."""
    known = s.known[viewer][subject] if isinstance(viewer, int) and viewer != subject else s.hand[subject]
    cards: list[str | None] = [*kinds_in(board, known)]
    return cards + [None] * (s.sizes[subject] - len(cards))


def _known(board: Track, s: State) -> list[list[list[str]]]:
    """What each seat was taught of each other's hand; the own hand is not taught (HOU-28)."""
    return [[kinds_in(board, s.known[a][b]) for b in range(s.seats)] for a in range(s.seats)]


def _divided_card(board: Track, parts: str) -> str:
    """The name of the card whose count is divided, as in 2:1/0:4."""
    kind = board.dividing(sum(int(part.split(":")[1]) for part in parts.split("/")))
    assert kind is not None
    return board.cards[kind]


def _say_square(name: str) -> Argument:
    """A square by its number, and by what it does if it does something."""
    number, _, kind = name.partition(" ")
    return say("square-of-kind", number=number, kind=say(f"kind-{kind.replace(' ', '-')}")) if kind else number


def _square_name(board: Track, square: int) -> str:
    kind = board.squares[square]
    return str(square) if kind == "plain" else f"{square} {kind.replace('-', ' ')}"
