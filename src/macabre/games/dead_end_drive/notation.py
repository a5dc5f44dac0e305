"""What the game says: moves, views, refusals and events, from masked records only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from macabre.games.dead_end_drive import events
from macabre.games.dead_end_drive import outside as o
from macabre.games.dead_end_drive.actions import (
    CHANGE_PORTRAIT,
    DRAW_CARD,
    KEEP_CARD,
    LEAVE_PORTRAIT,
    LOSE_DIE,
    MOVE_PAWN,
    PLAY_CARD,
    SEAT_PAWN,
    SPRING_TRAP,
    count_of_move,
    move_action,
    pawn_of,
    seat_action,
    target_of,
)
from macabre.games.dead_end_drive.beginning import has_secret_cards
from macabre.games.dead_end_drive.board import OUT, Mansion, copy_of
from macabre.games.dead_end_drive.cards import DETECTIVE, count_of, pending_trap
from macabre.games.dead_end_drive.chart import draw_chart
from macabre.games.dead_end_drive.counting import name_kill, name_word, say_thing
from macabre.games.dead_end_drive.grammar import CHANCES, MOVES
from macabre.games.dead_end_drive.looking import Inquiry
from macabre.games.dead_end_drive.picture import draw_mansion
from macabre.games.dead_end_drive.refusals import refuse
from macabre.games.dead_end_drive.state import (
    DEAL,
    DICE,
    DRAW,
    DRAWN,
    FINISHED,
    FRAME,
    MOVE,
    NONE,
    OUTSIDE,
    PAWNS,
    PLACE,
    PORTRAIT,
    SEATING,
    SECRET,
    SIDES,
    START,
    TRAP,
    State,
)
from macabre.games.dead_end_drive.tasks import task_of
from macabre.games.dead_end_drive.wishes import wish
from macabre.games.dead_end_drive.words import (
    listed_or_none,
    say_card,
    say_pawn,
    say_place,
    say_seating,
    say_trap,
)
from macabre.grammar import Move
from macabre.language import Listed, Saying, SeatName, Speech
from macabre.language.saying import Argument
from macabre.rules import CHANCE, Viewer
from macabre.spoken import Notation, Refusal, Thing

PHASES = {
    PORTRAIT: "portrait",
    MOVE: "move",
    TRAP: "trap",
    DRAWN: "drawn",
    SEATING: "seating",
    FINISHED: "over",
    DRAW: "trap",
}  # any other waits for chance, before a move
ANSWERS = {
    "draw": DRAW_CARD,
    "keep": KEEP_CARD,
    "spring": SPRING_TRAP,
}
SECRET_CARDS = 2  # of each player, where two play


class DeadEndDriveNotation(Notation[Mansion, State]):
    """What 13 Dead End Drive says."""

    moves = MOVES
    chances = CHANCES
    purposes = ("place", "deal", "start", "portrait", "roll", "pile", "secret")
    turn_clause = "DED-6"
    over_clause = "DED-33"
    seat_fields = frozenset({"seat", "player", "owner"})
    endings = ("escape", "last alive", "Detective", "turn limit")
    winless = ("turn limit",)

    def ended_by(self, s: State) -> str:
        """One of the ways to win, or the limit of turns (DED-32 to DED-34, DED-38)."""
        return events.clause_of_ending(s.ending)

    def refuse_seat(self, s: State, seat: int) -> Refusal:
        """Another's turn, or out of the game (DED-31)."""
        if s.out >> seat & 1:
            return "DED-31", self.saying("refuse-out", seat=SeatName(seat))
        return super().refuse_seat(s, seat)

    # --- moves

    def to_move(self, board: Mansion, action: int) -> Move:
        if action >= SEAT_PAWN:
            pawn, chair = divmod(action - SEAT_PAWN, PAWNS)
            return {"type": "place", "pawn": board.pawns[pawn], "to": board.spaces[board.record.chair[chair]]}
        if action >= MOVE_PAWN:
            to = target_of(action)
            return {
                "type": "move",
                "pawn": board.pawns[pawn_of(action)],
                "die": count_of_move(action),
                "to": OUT if to == OUTSIDE else board.spaces[to],
            }
        if action >= PLAY_CARD:
            return {"type": "play", "card": _card(board, action - PLAY_CARD)}
        if action > LOSE_DIE:
            return {"type": "lose", "die": action - LOSE_DIE}
        if action in (LEAVE_PORTRAIT, CHANGE_PORTRAIT):
            return {"type": "portrait", "change": action == CHANGE_PORTRAIT}
        return {"type": next(kind for kind, number in ANSWERS.items() if number == action)}

    def to_action(self, board: Mansion, move: Move) -> int:
        if move["type"] == "move":
            to = OUTSIDE if move["to"] == OUT else board.space_number(move["to"])
            return move_action(board.pawns.index(move["pawn"]), int(move["die"]), to)
        if move["type"] == "place":
            chairs, space = list(board.record.chair), board.space_number(move["to"])
            return seat_action(board.pawns.index(move["pawn"]), chairs.index(space)) if space in chairs else NONE
        if move["type"] == "play":
            return PLAY_CARD + board.kind_of(move["card"]) if move["card"]["kind"] != "detective" else NONE
        if move["type"] == "lose":
            return LOSE_DIE + int(move["die"])
        if move["type"] == "portrait":
            return CHANGE_PORTRAIT if move["change"] else LEAVE_PORTRAIT
        return ANSWERS[move["type"]]

    def chance_move(self, board: Mansion, s: State, action: int) -> Move:
        if s.phase == PLACE:
            return {"type": "place", "pawn": board.pawns[action], "to": board.spaces[board.record.chair[s.dealing]]}
        if s.phase == FRAME:
            return {"type": "portrait", "name": board.pawns[action]}
        if s.phase == DEAL:
            return {"type": "deal", "player": s.dealing, "character": board.pawns[action]}
        if s.phase == SECRET:
            return {"type": "secret", "player": 0, "character": board.pawns[action]}
        if s.phase == DRAW:
            return {"type": "draw", "player": s.turn, "card": _card(board, action)}
        dice = [action // SIDES + 1, action % SIDES + 1]
        if s.phase == START:
            return {"type": "start", "player": s.dealing, "dice": dice}
        return {"type": "roll", "player": s.turn, "dice": dice}

    def counted(self, board: Mansion, kind: str, field: str, word: str) -> list[Thing]:
        return name_word(board, field, word)

    def happened(self, board: Mansion, before: State, after: State, seat: int, move: Move) -> list[Thing]:
        return name_kill(board, before, after)

    def thing(self, board: Mansion, heading: str, name: str) -> Argument:
        return say_thing(board, heading, name)

    # --- views

    def view(self, board: Mansion, s: State, viewer: Viewer) -> o.View:
        return {**self.standing(board, s, viewer), "board": board.described()}

    def standing(self, board: Mansion, s: State, viewer: Viewer) -> o.StandingView:
        return {
            "phase": PHASES.get(s.phase, "move"),
            "turn": s.turn,
            "turn_number": s.turn_number,
            "pawns": {name: _place(board, place) for name, place in zip(board.pawns, s.places, strict=False)},
            "chairs": [board.spaces[chair] for chair in board.record.chair],
            **_portraits(board, s),
            "detective": s.detective,
            "detective_steps": board.record.detective_steps,
            "dice": [{"value": s.dice[die], "used": bool(s.used >> die & 1)} for die in range(DICE) if s.dice[die]],
            "moved": _names(board, s.moved),
            **_cards(board, s, viewer),
            **_characters(board, s),
            "out": [seat for seat in range(s.seats) if s.out >> seat & 1],
            "pending_trap": _pending(board, s),
            "ending": None if s.ending == NONE else self.endings[s.ending],
        }

    def preview(self, board: Mansion, s: State, seat: int, move: Move) -> o.Preview:
        if move["type"] != "move":
            return {}
        action = self.to_action(board, move)
        path = Inquiry(board, s).path(pawn_of(action), count_of_move(action), target_of(action))
        return {"path": [_space(board, space) for space in path]}

    def chart(self, board: Mansion, speech: Speech) -> o.Chart:
        return draw_chart(board, speech)

    def tell(self, board: Mansion, before: State, after: State, who: int, move: Move | None) -> events.Events:
        if who == CHANCE:
            return events.tell_chance(board, before, after, move)
        assert move is not None  # every seat's decision is seen by all
        path = self.preview(board, before, who, move).get("path", [])
        return events.tell(board, before, after, who, move, path)

    def wishes(self, board: Mansion, s: State, seat: int) -> list[Move]:
        return wish(board, s, seat)

    # --- sayings

    def said(self, board: Mansion, field: str, value: Any) -> Argument:
        if value is not None and field in _SAID:
            return _SAID[field](board, value)
        return super().said(board, field, value)

    def phrase(self, board: Mansion, move: Move) -> Saying:
        """A move in words; where a pawn goes is its place, for `to` says who is told something."""
        return super().phrase(board, {"place" if field == "to" else field: value for field, value in move.items()})

    def part(self, board: Mansion, field: str, value: Any) -> Argument | None:
        if field in ("to", "die", "change"):
            return self.filled(board, f"part-{field}", {"place" if field == "to" else field: value})
        return super().part(board, field, value) or self.said(board, field, value)

    def task(self, view: Mapping[str, Any]) -> Saying:
        return task_of(view)

    def explain(self, board: Mansion, s: State, seat: int, move: Move) -> Refusal:
        return refuse(board, s, seat, move)

    def verdict(self, board: Mansion, s: State) -> Saying:
        """One of three ways to inherit, or none (DED-32 to DED-34, DED-38)."""
        if s.winner == NONE:
            return self.saying("verdict", seat=None)
        pawn = say_pawn(board.pawns[s.winning_pawn])
        return self.saying("verdict", seat=SeatName(s.winner), pawn=pawn, how=events.word_of_ending(s.ending))

    def picture(self, view: Mapping[str, Any], speech: Speech) -> str:
        return draw_mansion(view, speech)


_SAID: dict[str, Callable[[Mansion, Any], Argument]] = {
    "pawn": lambda board, name: say_pawn(name),
    "name": lambda board, name: say_pawn(name),
    "character": lambda board, name: say_pawn(name),
    "trap": say_trap,
    "card": say_card,
    "cards": lambda board, cards: _discarded(board, cards) if isinstance(cards, list) else cards,
    "place": say_place,
    "places": lambda board, places: say_seating(places),
    "dice": lambda board, dice: Listed(tuple(dice)),
}


def _discarded(board: Mansion, cards: list[o.Card]) -> Argument:
    return listed_or_none(say_card(board, card) for card in cards)


# --- parts of the view


def _card(board: Mansion, kind: int) -> o.Card:
    return {"kind": "detective"} if kind == DETECTIVE else copy_of(board.kinds[kind])


def _cards_in(board: Mansion, cards: int) -> list[o.Card]:
    return [_card(board, kind) for kind in range(board.record.kinds) for _ in range(count_of(cards, kind))]


def _place(board: Mansion, place: int) -> str | None:
    return None if place == NONE else _space(board, place)


def _space(board: Mansion, place: int) -> str:
    return OUT if place == OUTSIDE else board.spaces[place]


def _names(board: Mansion, pawns: int) -> list[str]:
    return [name for pawn, name in enumerate(board.pawns) if pawns >> pawn & 1]


def _portraits(board: Mansion, s: State) -> o.Portraits:
    return {
        "portrait": None if s.portrait == NONE else board.pawns[s.portrait],
        "portraits_left": s.unseen.bit_count() + s.back_size + (s.portrait != NONE),
        "portraits_back": [board.pawns[pawn] for pawn in s.back[: s.back_size]],
    }


def _cards(board: Mansion, s: State, viewer: Viewer) -> o.TrapCards:
    """Trap cards: one's own, or as many nulls as there are (DED-37)."""
    hands: list[list[o.Card | None]] = []
    for seat in range(s.seats):
        sees = viewer is None or viewer == seat
        hands.append([*_cards_in(board, s.hand[seat])] if sees else [None] * s.hand_sizes[seat])
    drawn = max(s.drawn[: s.seats])
    return {
        "drew": bool(s.drew),
        "drawn": _card(board, drawn - 1) if drawn else None,
        "trap_cards": hands,
        "hand_sizes": s.hand_sizes[: s.seats],
        "pile": s.pile_size,
        "discards": [*_cards_in(board, s.discards), *(_card(board, DETECTIVE) for _ in range(s.discarded_detectives))],
    }


def _characters(board: Mansion, s: State) -> o.Characters:
    """Character cards: known ones first, then as many nulls as there are others (DED-36, DED-37)."""
    known = [_names(board, s.characters[seat] | s.shown[seat]) for seat in range(s.seats)]
    secret = [_padded(_names(board, s.secret[seat]), SECRET_CARDS) for seat in range(s.seats)]
    lost = {board.pawns[pawn]: s.lost_by[pawn] for pawn in range(PAWNS) if s.lost_by[pawn] != NONE}
    return {
        "characters": [_padded(names, s.owned[seat]) for seat, names in enumerate(known)],
        "secret_characters": secret if has_secret_cards(s) else None,
        "lost": {name: seat if seat >= 0 else None for name, seat in lost.items()},
    }


def _padded(names: list[str], size: int) -> list[str | None]:
    """Known names, then nulls."""
    return [*names, *[None] * (size - len(names))]


def _pending(board: Mansion, s: State) -> o.PendingTrap | None:
    if s.pending == NONE:
        return None
    return {"pawn": board.pawns[s.pending], "trap": board.traps[pending_trap(board.record, s)]}
