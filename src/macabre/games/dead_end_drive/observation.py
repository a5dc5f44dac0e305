"""What learners are given of 13 Dead End Drive, from what their seat may know (DED-37)."""

from __future__ import annotations

from collections.abc import Iterable

from macabre.games.dead_end_drive.actions import PLAY_CARD, SEAT_PAWN, move_action
from macabre.games.dead_end_drive.board import OUT, Mansion
from macabre.games.dead_end_drive.cards import BITS as CARD_BITS
from macabre.games.dead_end_drive.memory import BITS as MEMORY_BITS
from macabre.games.dead_end_drive.state import COUNTS, DICE, FINISHED, NONE, OUTSIDE, PAWNS, SEATS, SIDES
from macabre.observation import (
    EACH_SEAT,
    OWN,
    Counts,
    Measure,
    Members,
    Number,
    Observation,
    OneOf,
    OwnSeat,
    Part,
    Place,
    RelativeSeat,
    SeatSet,
)
from macabre.record import Row

PHASES = ("portrait", "move", "trap", "drawn", "seating")
FAR = 127  # how far it is from outside


def _spaces(board: Mansion, *_: int) -> list[int]:
    """By place: the space's number; outside is the last."""
    numbers = list(range(board.record.spaces))
    return [_by_place(board, place, numbers, len(numbers)) for place in _places()]


def _to_door(board: Mansion, *_: int) -> list[int]:
    """By place: the way to the front door."""
    return [_by_place(board, place, board.record.door_distance, 0) for place in _places()]


def _to_trap(board: Mansion, *_: int) -> list[int]:
    """By place: the way to the nearest trap."""
    return [_by_place(board, place, board.record.trap_distance, FAR) for place in _places()]


def _places() -> range:
    return range(NONE, OUTSIDE + 1)


def _by_place(board: Mansion, place: int, inside: Row, outside: int) -> int:
    if place == OUTSIDE:
        return outside
    return inside[place] if 0 <= place < board.record.spaces else -1


def _space_names(board: Mansion) -> list[str]:
    return [*board.spaces, OUT]


def _pawn_names(board: Mansion) -> list[str]:
    return list(board.pawns)


def _card_names(board: Mansion) -> list[str]:
    return [" or ".join(card.get("traps", [])) or str(card["kind"]) for card in board.kinds]


def actions(board: Mansion) -> Iterable[int]:
    """Answers, dice that are lost, cards, every pawn's moves by a die or the total of a double, and its chairs."""
    yield from range(PLAY_CARD)
    yield from range(PLAY_CARD, PLAY_CARD + board.record.kinds)
    counts = [count for count in range(1, COUNTS + 1) if count <= SIDES or count % DICE == 0]
    for pawn in range(PAWNS):
        for count in counts:
            yield from (move_action(pawn, count, to) for to in range(board.record.spaces))
            yield move_action(pawn, count, OUTSIDE)
    yield from range(SEAT_PAWN, SEAT_PAWN + PAWNS * PAWNS)


CARDS = Counts("kinds", CARD_BITS)
WHO = Members(PAWNS)

OBSERVATION = Observation(
    (
        Part("seat", "seats", OwnSeat(), "your own seat"),
        Part("players", "seats", OneOf(SEATS - 1, 2), "how many play", labels=lambda _: ["2", "3", "4"]),
        Part("phase", "phase", OneOf(FINISHED), "what is to be decided", labels=lambda _: PHASES),
        Part("turn", "turn", RelativeSeat(), "whose turn it is (DED-6)"),
        Part("characters", "characters", WHO, "pawns alive whose cards one holds (DED-2)", OWN, _pawn_names),
        Part(
            "places",
            "places",
            Place(lambda b: b.record.spaces + 1, _spaces, NONE),
            "where each pawn is",
            labels=_space_names,
        ),
        Part("to_door", "places", Measure(_to_door, NONE), "steps from each pawn to the door", labels=_pawn_names),
        Part(
            "to_trap", "places", Measure(_to_trap, NONE), "steps from each pawn to the nearest trap", labels=_pawn_names
        ),
        Part("alive", "alive", WHO, "pawns alive", labels=_pawn_names),
        Part("portrait", "portrait", OneOf(PAWNS), "whose portrait hangs in front (DED-10)", labels=_pawn_names),
        Part("unseen", "unseen", WHO, "portraits not shown yet", labels=_pawn_names),
        Part("detective", "detective", Number(), "steps of the Detective (DED-26)"),
        Part(
            "dice", "dice", OneOf(SIDES, 1), "the two dice (DED-8)", labels=lambda _: [str(n + 1) for n in range(SIDES)]
        ),
        Part("used", "used", Members(DICE), "dice that are used"),
        Part("moved", "moved", WHO, "pawns moved in this turn", labels=_pawn_names),
        Part("pending", "pending", OneOf(PAWNS), "the pawn on a trap that must be decided on", labels=_pawn_names),
        Part("hand", "hand", CARDS, "one's trap cards", OWN, _card_names),
        Part("drawn", "drawn", OneOf("kinds", 1), "the card that one has just drawn (DED-24)", OWN, _card_names),
        Part("drew", "drew", Number(), "1 if a card was drawn in this turn (DED-25)"),
        Part("hand_sizes", "hand_sizes", Number(), "trap cards of each", EACH_SEAT),
        Part("owned", "owned", Number(), "pawns alive that each owns openly", EACH_SEAT),
        Part("lost_by", "lost_by", RelativeSeat(), "who lost each pawn (DED-29)"),
        Part("out", "out", SeatSet(), "who is out of the match"),
        Part("shown", "shown", WHO, "character cards that lie face up (DED-36, DED-40)", EACH_SEAT, _pawn_names),
        Part(
            "led",
            "led",
            Counts(PAWNS, MEMORY_BITS),
            "moves of each pawn by each seat, up to 31 of a kind: while its portrait hung, nearer to the door, "
            "and all others; while it did not, more to the door than to a trap, and more to a trap or onto one",
            EACH_SEAT,
            _pawn_names,
        ),
        Part("discards", "discards", CARDS, "trap cards among the discards", labels=_card_names),
        Part("discarded_detectives", "discarded_detectives", Number(), "Detectives among the discards"),
        Part("pile", "pile_size", Number(), "cards in the pile"),
    ),
    actions,
)
