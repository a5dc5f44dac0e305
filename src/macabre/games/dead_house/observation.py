"""What learners are given of Dead House, from what their seat may know (HOU-28)."""

from __future__ import annotations

from collections.abc import Iterable

from macabre.games.dead_house.board import Track
from macabre.games.dead_house.grammar import SPECIALS
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
from macabre.games.dead_house.state import HOME, NO_SWAP, PAWNS, SAFETY, SEATS
from macabre.observation import (
    EACH_SEAT,
    OWN,
    OWN_OF_OTHERS,
    Measure,
    Members,
    Number,
    Observation,
    OneOf,
    OwnSeat,
    Part,
    Place,
    RelativeSeat,
    Tally,
)

# --- places


def _side(seats: int, seat: int) -> int:
    return seat * 2 if seats == 2 else seat


def _from_start(board: Track, seats: int, viewer: int, _: int) -> list[int]:
    """By place: the square counted from the viewer's start square; none for a pawn that is not on the loop."""
    start, length = board.record.starts[_side(seats, viewer)], board.record.squares
    return [(place - start) % length if 0 <= place < length else -1 for place in _places(board)]


def _steps_left(board: Track, seats: int, _: int, owner: int) -> list[int]:
    """By place: how many steps it is to Dead House."""
    record, side = board.record, _side(seats, owner)
    through = record.house - SAFETY
    left = []
    for place in _places(board):
        if place >= SAFETY:
            left.append(record.house - place)
        else:
            first = record.starts[side] if place == HOME else place
            left.append((record.turn_offs[side] - first) % record.squares + through + (place == HOME))
    return left


def _own_places(board: Track, seats: int, viewer: int, owner: int) -> list[int]:
    """By place: home first, then the steps that are left."""
    steps = _steps_left(board, seats, viewer, owner)
    return [0 if place == HOME else 1 + left for place, left in zip(_places(board), steps, strict=True)]


def _places(board: Track) -> range:
    """Every number that a pawn's place can have, though some of the middle are never used."""
    return range(HOME, board.record.house + 1)


def _own_width(board: Track) -> int:
    return int(2 + board.record.squares + board.record.house - SAFETY)


def _own_labels(board: Track) -> list[str]:
    return ["at home", *(f"{left} steps left" for left in range(_own_width(board) - 1))]


# --- cards


def _kinds(board: Track) -> list[int]:
    return list(board.record.cards_of[: board.record.kinds])


def _card_names(board: Track) -> list[str]:
    return list(board.cards)


CARDS = Tally(_kinds)

# --- actions


def actions(board: Track) -> Iterable[int]:
    """Everything that cards can do with pawns, discards, and the special cards."""
    for kind in range(board.record.kinds):
        for code in _codes(board, kind):
            yield kind * CODES + code
    yield from range(POSSESS, POSSESS + PAWNS * ALL_PAWNS)
    yield from range(STEAL_FROM, STEAL_FROM + SEATS)
    yield SHUFFLE_ALL


def _codes(board: Track, kind: int) -> Iterable[int]:
    """What a kind of card can do (HOU-15 to HOU-20), or be discarded (HOU-8)."""
    record = board.record
    if record.forward[kind] or record.backward[kind]:
        yield from range(MOVE, MOVE + PAWNS)
    if record.pushes[kind]:
        yield from range(PUSH, PUSH + ALL_PAWNS)
    if record.divides[kind]:
        for pair in range(PAWNS * PAWNS):
            if pair // PAWNS != pair % PAWNS:
                yield from range(SPLIT + pair * PARTS + 1, SPLIT + pair * PARTS + record.forward[kind])
    if record.swaps[kind] != NO_SWAP:
        yield from range(SWAP, SWAP + PAWNS * ALL_PAWNS)
    yield DISCARD


OBSERVATION = Observation(
    (
        Part("seat", "seats", OwnSeat(), "your own seat"),
        Part("players", "seats", OneOf(SEATS - 1, 2), "how many play", labels=lambda _: ["2", "3", "4"]),
        Part("turn", "turn", RelativeSeat(), "whose turn it is (HOU-5)"),
        Part("own", "pawns", Place(_own_width, _own_places, HOME), "one's three pawns", OWN, _own_labels),
        Part("left", "pawns", Measure(_steps_left, HOME), "steps to Dead House of each pawn (HOU-14)", EACH_SEAT),
        Part(
            "loop",
            "pawns",
            Place("squares", _from_start, HOME, pooled=True),
            "pawns on each square of the loop, counted from your own start square (HOU-6)",
            EACH_SEAT,
        ),
        Part("hand", "hand", CARDS, "the cards in one's hand", OWN, _card_names),
        Part("known", "known", CARDS, "cards that one knows in a hand since a swap", OWN_OF_OTHERS, _card_names),
        Part("sizes", "sizes", Number(), "cards in each hand", EACH_SEAT),
        Part("specials", "specials", Members(3), "special cards not used yet (HOU-22)", EACH_SEAT, lambda _: SPECIALS),
        Part("special_used", "special_used", Number(), "1 after a special card in this turn (HOU-22)"),
        Part("deck", "deck_size", Number(), "cards in the deck"),
        Part("discarded", "discarded", CARDS, "the discards", labels=_card_names),
    ),
    actions,
)
