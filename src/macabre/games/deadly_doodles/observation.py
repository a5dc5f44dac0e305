"""What learners are given of Deadly Doodles, from what their seat may know (DOO-21)."""

from __future__ import annotations

from collections.abc import Iterable

from macabre.games.deadly_doodles.board import KIND_NAMES, Dungeon
from macabre.games.deadly_doodles.rules import MARK, ROOM
from macabre.games.deadly_doodles.state import COUNT_BITS, DRAW_2, KINDS, PATTERNS, ROUNDS, SEATS
from macabre.observation import EACH_SEAT, OTHERS, OWN, Counts, Members, Number, Observation, OneOf, OwnSeat, Part


def _rooms(board: Dungeon) -> list[str]:
    return list(board.rooms)


def _kinds(_: Dungeon) -> list[str]:
    return list(KIND_NAMES)


def actions(board: Dungeon) -> Iterable[int]:
    """A segment or a trap in a room; a mark for a card that cannot be drawn."""
    for pattern in range(PATTERNS):
        yield from range(pattern * ROOM, pattern * ROOM + len(board.rooms))
    yield from range(MARK, MARK + DRAW_2)


CARDS, MAP = Counts(KINDS, COUNT_BITS), Members(lambda board: len(board.rooms))

OBSERVATION = Observation(
    (
        Part("seat", "seats", OwnSeat(), "your own seat"),
        Part("players", "seats", OneOf(SEATS, 1), "how many play", labels=lambda _: ["1", "2", "3", "4"]),
        Part("open_paths", "open_paths", Number(), "1 if segments are shown as each round ends (DOO-21)"),
        Part("rounds", "number_of_rounds", Number(), "how many rounds are played (DOO-4, DOO-23)"),
        Part("weapon_first", "weapon_first", Number(), "1 if weapons must be found before their monsters (DOO-24)"),
        Part(
            "round", "round_number", OneOf(ROUNDS, 1), "the round", labels=lambda _: [f"{n + 1}" for n in range(ROUNDS)]
        ),
        Part("left", "left", CARDS, "cards that one has still to draw this round (DOO-5)", OWN, _kinds),
        Part("remaining", "remaining", Number(), "how many cards each has left to draw", EACH_SEAT),
        Part("deck", "deck", CARDS, "the cards that are still in the deck", labels=_kinds),
        Part("turned", "turned", CARDS, "the cards turned up in each round", labels=_kinds),
        Part("ends", "ends", MAP, "rooms where one's segments end on the side N, E, S, W (DOO-8)", OWN, _rooms),
        Part(
            "noted",
            "rounds",
            MAP,
            "rooms where one has noted a round whose number has the bit 1, 2, 4 (DOO-5)",
            OWN,
            _rooms,
        ),
        Part("traps", "traps", MAP, "rooms where one has set a trap (DOO-11)", OWN, _rooms),
        Part("marks", "marks", Number(), "segments that one could not draw (DOO-10)", OWN),
        Part(
            "shown", "shown_ends", MAP, "ends that others have shown, on the side N, E, S, W (DOO-21)", OTHERS, _rooms
        ),
    ),
    actions,
)
