"""Reads and checks a board with its deck (HOU-2, HOU-3)."""

from __future__ import annotations

from typing import Any

from macabre.data import Board, Source
from macabre.games.dead_house.loop import cell, ring
from macabre.games.dead_house.moves import ALL_PAWNS, PARTS
from macabre.games.dead_house.state import (
    AGAIN,
    AHEAD,
    AHEAD_BY,
    BLUE,
    CARDS,
    HOME,
    KINDS,
    MOVES,
    NO_SWAP,
    PAWNS,
    PLAIN,
    RED,
    SAFETY,
    SEATS,
    SQUARES,
    START_SQUARE,
    SWAP_ANY,
    SWAP_NEXT,
    TURN_OFF,
    State,
    TrackRecord,
)
from macabre.games.dead_house.track import backward_place, entry_room, forward_place, put_down, room
from macabre.language import Speech, sayings

_say = sayings("dead-house")

SHORTEST, MOST_GRAVESTONES, MOST_DEALT = 12, 62, 6
SQUARE_NAMES = {
    PLAIN: "plain",
    AHEAD: "ahead-3",
    TURN_OFF: "turn-off",
    START_SQUARE: "start",
    BLUE: "gnome-blue",
    RED: "gnome-red",
    AGAIN: "again",
}
LISTED = (AHEAD, BLUE, RED, AGAIN)  # the kinds of squares that [track] lists
SWAPS = {None: NO_SWAP, "any": SWAP_ANY, "next": SWAP_NEXT}
CARD_KEYS = {"name", "title", "count", "forward", "back", "push", "divide", "swap"}


class Track(Board):
    """The loop, its sides and the deck, and what they are called."""

    record: TrackRecord

    def __init__(self, source: Source) -> None:
        super().__init__(source, TrackRecord)
        source.only({"game", "gravestones", "deal", "cards", "track", "side", "card"})
        self.sides: list[str] = []
        self.cards: list[str] = []  # the names of the kinds
        self.titles: dict[str, str] = {}
        self._read_track()
        for index in range(len(source.tables("side"))):
            self._add_side(index)
        for index in range(len(source.tables("card"))):
            self._add_card(index)
        self._check_sides()
        self._check_deck()
        self._lead_to_red()
        self._check_chains()
        self._check_ways()

    @property
    def squares(self) -> list[str]:
        """What each square of the loop is."""
        return [SQUARE_NAMES[kind] for kind in self.record.square[: self.record.squares]]

    def picture(self, speech: Speech) -> str:
        """The loop with its squares, and what their signs mean."""
        cells = [cell(square, kind) for square, kind in enumerate(self.squares)]
        return "\n".join([*map("".join, ring(cells)), speech.say(_say("terminal-legend"))])

    def _number(self, key: str, first: int, last: int, table: str | None = None, index: int = 0) -> int:
        value = self.source.value(key, int, table, index)
        if not first <= value <= last:
            line = self.source.line_of(key, table, index)
            raise self.source.fault(_say("board-range", key=key, low=first, high=last, value=value), line)
        return int(value)

    # --- the loop

    def _read_track(self) -> None:
        source, board = self.source, self.record
        board.gravestones = self._number("gravestones", 1, MOST_GRAVESTONES)
        board.house = SAFETY + board.gravestones + 1
        if not isinstance(source.table.get("track"), dict):
            raise source.fault(_say("board-no-track"), source.line_of("track"))
        source.only({"squares", *(SQUARE_NAMES[kind] for kind in LISTED)}, "track")
        board.squares = self._number("squares", SHORTEST, SQUARES, "track")
        for kind in LISTED:
            key = SQUARE_NAMES[kind]
            for square in source.value(key, list, "track"):
                self._mark(square, kind, source.line_of(key, "track"))

    def _mark(self, square: Any, kind: int, line: int) -> None:
        """Say what a square is; it can be one thing only."""
        last = self.record.squares - 1
        if type(square) is not int or not 0 <= square <= last:
            raise self.source.fault(_say("board-square", last=last, square=repr(square)), line)
        if self.record.square[square] != PLAIN:
            taken = SQUARE_NAMES[self.record.square[square]]
            said = _say("board-square-taken", square=square, kind=SQUARE_NAMES[kind], taken=taken)
            raise self.source.fault(said, line)
        self.record.square[square] = kind

    def _add_side(self, index: int) -> None:
        source = self.source
        source.only({"name", "start", "turn-off"}, "side", index)
        if index == SEATS:
            raise source.fault(_say("board-many-sides", count=SEATS), source.line_of("name", "side", index))
        self.sides.append(source.called("name", "side", index))
        for key, kind, squares in (
            ("start", START_SQUARE, self.record.starts),
            ("turn-off", TURN_OFF, self.record.turn_offs),
        ):
            square = source.value(key, int, "side", index)
            self._mark(square, kind, source.line_of(key, "side", index))
            squares[index] = square

    def _check_sides(self) -> None:
        if len(self.sides) != SEATS:
            line = self.source.line_of("name", "side", len(self.sides) - 1)
            raise self.source.fault(_say("board-sides", count=SEATS, found=len(self.sides)), line)

    def _lead_to_red(self) -> None:
        """From each square the next red gnome, if there is any."""
        board = self.record
        reds = [square for square in range(board.squares) if board.square[square] == RED]
        if not reds and BLUE in board.square[: board.squares]:
            line = self.source.line_of("gnome-blue", "track")
            raise self.source.fault(_say("board-blue-gnome"), line)
        for square in range(board.squares if reds else 0):
            board.red_after[square] = min(reds, key=lambda red: (red - square) % board.squares)

    def _check_chains(self) -> None:
        """No pawn may be sent ahead for ever."""
        board = self.record
        for first in range(board.squares):
            square = first
            while board.square[square] == AHEAD:
                square = (square + AHEAD_BY) % board.squares
                if square == first:
                    line = self.source.line_of("ahead-3", "track")
                    raise self.source.fault(_say("board-endless-way", square=first), line)

    # --- the deck

    def _add_card(self, index: int) -> None:
        source, board, kind = self.source, self.record, len(self.cards)
        source.only(CARD_KEYS, "card", index)
        entry = source.tables("card")[index]
        name = source.called("name", "card", index)
        line = source.line_of("name", "card", index)
        if name in self.cards or not name or any(letter.isspace() for letter in name):
            raise source.fault(_say("board-card-name", name=name), line)
        if kind == KINDS:
            raise source.fault(_say("board-many-kinds", most=KINDS), line)
        self._lay_out(kind, self._number("count", 1, CARDS, "card", index), line)
        for key, numbers in (("forward", board.forward), ("back", board.backward), ("push", board.pushes)):
            numbers[kind] = self._number(key, 1, SHORTEST * 2, "card", index) if key in entry else 0
        self._add_extras(kind, index, entry)
        self.cards.append(name)
        self.titles[name] = source.called("title", "card", index) if "title" in entry else name

    def _lay_out(self, kind: int, count: int, line: int) -> None:
        """Give a kind its run of bits in bundles."""
        board = self.record
        first = board.all_cards.bit_count()
        if first + count > CARDS:
            raise self.source.fault(_say("board-many-cards", most=CARDS), line)
        board.cards_of[kind] = (1 << count) - 1 << first
        board.all_cards |= board.cards_of[kind]
        board.kinds = kind + 1
        for card in range(first, first + count):
            board.kind_of[card] = kind

    def _add_extras(self, kind: int, index: int, entry: dict[str, Any]) -> None:
        source, board = self.source, self.record
        line = source.line_of("name", "card", index)
        if bool(board.forward[kind]) == bool(board.backward[kind]):
            raise source.fault(_say("board-direction"), line)
        swap = entry.get("swap")
        if not isinstance(swap, str | None) or swap not in SWAPS:
            raise source.fault(_say("board-swap", value=repr(swap)), source.line_of("swap", "card", index))
        board.swaps[kind] = SWAPS[swap]
        board.divides[kind] = source.value("divide", bool, "card", index) if "divide" in entry else 0
        if board.divides[kind] and not 2 <= board.forward[kind] < PARTS:
            raise source.fault(_say("board-divide", last=PARTS - 1), line)
        if board.divides[kind] and self.dividing(board.forward[kind]) != kind:
            raise source.fault(_say("board-divided", steps=board.forward[kind]), line)

    def dividing(self, steps: int) -> int | None:
        """The kind of card whose count of `steps` two pawns may share."""
        board = self.record
        return next((k for k in range(board.kinds) if board.divides[k] and board.forward[k] == steps), None)

    def _check_deck(self) -> None:
        source, board = self.source, self.record
        stated, found = source.value("cards", int), board.all_cards.bit_count()
        if stated != found:
            raise source.fault(_say("board-count", stated=stated, found=found), source.line_of("cards"))
        board.dealt = self._number("deal", 1, MOST_DEALT)
        if SEATS * board.dealt >= found:
            line = source.line_of("deal")
            raise source.fault(_say("board-deal", dealt=board.dealt, players=SEATS, cards=found), line)
        if self._most_moves() > MOVES:
            raise source.fault(_say("board-many-choices"), source.line_of("deal"))

    def _most_moves(self) -> int:
        """No hand has more legal moves."""
        board = self.record
        uses = sorted(
            PAWNS
            + bool(board.pushes[kind]) * (ALL_PAWNS - PAWNS)
            + bool(board.divides[kind]) * PAWNS * (PAWNS - 1) * (board.forward[kind] - 1)
            + bool(board.swaps[kind]) * PAWNS * (ALL_PAWNS - 1)
            for kind in range(board.kinds)
        )
        return sum(uses[-board.dealt :]) + PAWNS * ALL_PAWNS + SEATS

    # --- the way to Dead House

    def _check_ways(self) -> None:
        """A pawn alone must be able to come from each Home Base into Dead House."""
        s: State = State.layout.struct()
        s.seats = SEATS
        for seat in range(SEATS):
            if self.record.house not in self._reachable(s, seat):
                line = self.source.line_of("turn-off", "side", seat)
                raise self.source.fault(_say("board-no-way", side=self.sides[seat]), line)

    def _reachable(self, s: State, seat: int) -> set[int]:
        found, fresh = {HOME}, [HOME]
        while fresh:
            for place in self._next_places(s, seat, fresh.pop()):
                if place not in found:
                    found.add(place)
                    fresh.append(place)
        return found

    def _next_places(self, s: State, seat: int, place: int) -> list[int]:
        """Where one card, or a part of one, can bring a pawn that is alone."""
        board = self.record
        for other in range(SEATS):
            s.pawns[other][:] = [HOME] * PAWNS
        s.pawns[seat][0] = place
        most = entry_room(board, s, seat) if place == HOME else room(board, s, seat, 0)
        places = [forward_place(board, s, seat, place, steps) for steps in self._steps() if steps <= most]
        if place not in (HOME, board.house):
            places += [backward_place(board, s, seat, place, n) for n in set(board.backward[: board.kinds]) if n]
        return [self._rest(s, seat, place) for place in places]

    def _rest(self, s: State, seat: int, place: int) -> int:
        put_down(self.record, s, seat, 0, place)
        return s.pawns[seat][0]

    def _steps(self) -> set[int]:
        """Every count forward that a card, or a part of a divided one, gives."""
        board = self.record
        whole = {board.forward[kind] for kind in range(board.kinds)} - {0}
        parts = {n for kind in range(board.kinds) if board.divides[kind] for n in range(1, board.forward[kind])}
        return whole | parts
