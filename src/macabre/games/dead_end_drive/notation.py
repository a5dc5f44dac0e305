"""What the game says: moves, views, refusals and events, from masked records only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from macabre.games.dead_end_drive import phrases
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
from macabre.games.dead_end_drive.board import OUT, Card, Mansion
from macabre.games.dead_end_drive.cards import DETECTIVE, count_of, pending_trap
from macabre.games.dead_end_drive.chart import draw_chart
from macabre.games.dead_end_drive.counting import name_kill, name_word
from macabre.games.dead_end_drive.events import clause_of_ending, say, tell, tell_chance
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
from macabre.grammar import Move
from macabre.phrases import PhrasedNotation
from macabre.rules import CHANCE, Thing, Viewer

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


class DeadEndDriveNotation(PhrasedNotation[Mansion, State]):
    """The words of 13 Dead End Drive."""

    moves = MOVES
    chances = CHANCES
    purposes = ("place", "deal", "start", "portrait", "roll", "pile", "secret")
    turn_clause = "DED-6"
    over_clause = "DED-33"
    spoken = phrases
    questions = phrases.QUESTIONS
    endings = ("escape", "last alive", "Detective", "turn limit")
    winless = ("turn limit",)

    def ended_by(self, s: State) -> str:
        """One of the ways to win, or the limit of turns (DED-32 to DED-34, DED-38)."""
        return clause_of_ending(s.ending)

    def refuse_seat(self, s: State, seat: int) -> tuple[str, str]:
        """Another's turn, or out of the game (DED-31)."""
        if s.out >> seat & 1:
            return "DED-31", f"player {seat} has lost the last character and is out"
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

    # --- views

    def view(self, board: Mansion, s: State, viewer: Viewer) -> dict[str, Any]:
        return {
            "phase": PHASES.get(s.phase, "move"),
            "turn": s.turn,
            "turn_number": s.turn_number,
            "pawns": {name: _place(board, s.places[pawn]) for pawn, name in enumerate(board.pawns)},
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
            "board": board.described(),
        }

    def preview(self, board: Mansion, s: State, seat: int, move: Move) -> dict[str, Any]:
        if move["type"] != "move":
            return {}
        action = self.to_action(board, move)
        path = Inquiry(board, s).path(pawn_of(action), count_of_move(action), target_of(action))
        return {"path": [_place(board, space) for space in path]}

    def chart(self, board: Mansion) -> dict[str, Any]:
        return draw_chart(board)

    # --- refusals and events

    def explain(self, board: Mansion, s: State, seat: int, move: Move) -> tuple[str, str]:
        return refuse(board, s, seat, move)

    def tell(self, board: Mansion, before: State, after: State, who: int, move: Move | None) -> list[dict[str, Any]]:
        if who == CHANCE:
            return tell_chance(board, before, after, move)
        assert move is not None  # every seat's decision is seen by all
        return tell(board, before, after, who, move | self.preview(board, before, who, move))

    def say(self, board: Mansion, event: dict[str, Any], names: Sequence[str]) -> str:
        return say(board, event, names)

    def task(self, view: dict[str, Any]) -> str:
        return task_of(view)

    def picture(self, view: dict[str, Any], names: Sequence[str]) -> str:
        return draw_mansion(view, names)


# --- parts of the view


def _card(board: Mansion, kind: int) -> Card:
    if kind == DETECTIVE:
        return {"kind": "detective"}
    return {key: list(value) if key == "traps" else value for key, value in board.kinds[kind].items()}


def _hand(board: Mansion, cards: int) -> list[Card | None]:
    return [_card(board, kind) for kind in range(board.record.kinds) for _ in range(count_of(cards, kind))]


def _place(board: Mansion, place: int) -> str | None:
    if place == NONE:
        return None
    return OUT if place == OUTSIDE else board.spaces[place]


def _names(board: Mansion, pawns: int) -> list[str]:
    return [name for pawn, name in enumerate(board.pawns) if pawns >> pawn & 1]


def _portraits(board: Mansion, s: State) -> dict[str, Any]:
    return {
        "portrait": None if s.portrait == NONE else board.pawns[s.portrait],
        "portraits_left": s.unseen.bit_count() + s.back_size + (s.portrait != NONE),
        "portraits_back": [board.pawns[pawn] for pawn in s.back[: s.back_size]],
    }


def _cards(board: Mansion, s: State, viewer: Viewer) -> dict[str, Any]:
    """Trap cards: one's own, or as many nulls as there are (DED-37)."""
    hands: list[list[Card | None]] = []
    for seat in range(s.seats):
        sees = viewer is None or viewer == seat
        hands.append(_hand(board, s.hand[seat]) if sees else [None] * s.hand_sizes[seat])
    drawn = max(s.drawn[: s.seats])
    return {
        "drew": bool(s.drew),
        "drawn": _card(board, drawn - 1) if drawn else None,
        "trap_cards": hands,
        "hand_sizes": s.hand_sizes[: s.seats],
        "pile": s.pile_size,
        "discards": [*_hand(board, s.discards), *(_card(board, DETECTIVE) for _ in range(s.discarded_detectives))],
    }


def _characters(board: Mansion, s: State) -> dict[str, Any]:
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


def _pending(board: Mansion, s: State) -> dict[str, str] | None:
    if s.pending == NONE:
        return None
    return {"pawn": board.pawns[s.pending], "trap": board.traps[pending_trap(board.record, s)]}
