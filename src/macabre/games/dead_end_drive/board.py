"""Reads and checks a mansion: its plan, its people and its trap cards (DED-1 to DED-7)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from macabre.data import Board, Source
from macabre.games.dead_end_drive.cards import COPIES
from macabre.games.dead_end_drive.maze import CHAIR, PASSAGE, read_maze
from macabre.games.dead_end_drive.outside import Card, Floor
from macabre.games.dead_end_drive.state import KINDS, NONE, PASSAGES, PAWNS, TRAPS, MansionRecord
from macabre.language import Saying, Speech, sayings

_say = sayings("dead-end-drive")

MOST_STEPS = 99
FAR = 99  # stands for a place that cannot be reached
CARDS = 62
OUT = "out"


def plain_name(name: str) -> str:
    """A name as it is told apart from others: however it is spelt."""
    return name.replace("-", " ").casefold()


def copy_of(card: Card) -> Card:
    """The same card, which a reader may change."""
    copy = card.copy()
    if "traps" in copy:
        copy["traps"] = list(copy["traps"])
    return copy


class Mansion(Board):
    """The board and the deck, and what their spaces and cards are called."""

    record: MansionRecord

    def __init__(self, source: Source) -> None:
        super().__init__(source, MansionRecord)
        source.only({"game", "detective_steps", "door", "pawns", "mansion", "furniture", "trap", "card"})
        self.maze = read_maze(source)
        self.spaces = self.maze.names
        self.pawns = self._read_pawns()
        self._relaxed: dict[tuple[bool, bool], Any] = {}
        self.traps: list[str] = []
        self.titles: dict[str, str] = {}
        self.kinds: list[Card] = []
        self._read_traps()
        self._read_cards()
        self._fill_plan()
        self._fill_special_spaces()
        self._check_reachable()

    def space_number(self, name: str) -> int:
        """The number of a space; ValueError if there is none such."""
        return self.spaces.index(name)

    def kind_of(self, card: Card) -> int:
        """The number of a kind of card; ValueError if the deck has none such."""
        return self.kinds.index(card)

    def described(self) -> Floor:
        """What a view tells of the board."""
        record = self.record
        return {
            "text": self.source.table["mansion"].strip("\n"),
            "columns": self.maze.width,
            "rows": self.maze.height,
            "door": self.spaces[record.door],
            "traps": {trap: self.spaces[self._trap_space(number)] for number, trap in enumerate(self.traps)},
            "passages": [self.spaces[space] for space in record.passage[: record.passages]],
            "furniture": dict(self.source.table.get("furniture", {})),
        }

    def picture(self, speech: Speech) -> str:
        """The mansion as it is drawn in its file."""
        return str(self.source.table["mansion"]).strip("\n")

    def _trap_space(self, number: int) -> int:
        return self.record.trap_at[: self.record.spaces].index(number + 1)

    # --- people and cards

    def _read_pawns(self) -> list[str]:
        pawns = self.source.value("pawns", list)
        names = [name for name in pawns if isinstance(name, str) and any(letter.isalpha() for letter in name)]
        if len({plain_name(name) for name in names}) != PAWNS or len(pawns) != PAWNS:
            raise self.source.fault(_say("board-pawns", count=PAWNS), self.source.line_of("pawns"))
        self.source.check_names(names, "pawns")
        return names

    def _read_traps(self) -> None:
        source = self.source
        for index in range(len(source.tables("trap"))):
            source.only({"name", "title"}, "trap", index)
            name = source.called("name", "trap", index)
            line = source.line_of("name", "trap", index)
            if name in (*self.traps, "wild", "detective") or len(name.split()) != 1 or "+" in name:
                raise source.fault(_say("board-trap-name", name=name), line)
            if len(self.traps) == TRAPS:
                raise source.fault(_say("board-many-traps", most=TRAPS), line)
            self.traps.append(name)
            self.titles[name] = source.called("title", "trap", index)

    def _read_cards(self) -> None:
        for index in range(len(self.source.tables("card"))):
            self._read_card(index)
        record = self.record
        record.kinds = len(self.kinds)
        total = sum(record.copies) + record.detectives
        if not 1 <= total <= CARDS:
            said = _say("board-cards", most=CARDS, found=total)
            raise self.source.fault(said, self.source.line_of("copies", "card"))

    def _read_card(self, index: int) -> None:
        source = self.source
        source.only({"kind", "traps", "copies"}, "card", index)
        kind = source.value("kind", str, "card", index)
        copies = source.value("copies", int, "card", index)
        most = CARDS if kind == "detective" else COPIES
        if not 0 <= copies <= most:
            line = source.line_of("copies", "card", index)
            raise source.fault(_say("board-copies", most=most, found=copies), line)
        if kind == "detective":
            self.record.detectives += copies
            return
        card, springs = self._card_of(kind, index)
        if card in self.kinds or len(self.kinds) == KINDS:
            raise source.fault(_say("board-kinds", most=KINDS), source.line_of("kind", "card", index))
        self.record.copies[len(self.kinds)] = copies
        self.record.springs[len(self.kinds)] = springs
        self.kinds.append(card)

    def _card_of(self, kind: str, index: int) -> tuple[Card, int]:
        source = self.source
        if kind == "wild":
            return {"kind": "wild"}, (1 << len(self.traps)) - 1
        if kind != "trap":
            line = source.line_of("kind", "card", index)
            raise source.fault(_say("board-no-kind", kind=kind), line)
        shown = source.value("traps", list, "card", index)
        if not shown or len(set(map(str, shown))) != len(shown) or any(trap not in self.traps for trap in shown):
            line = source.line_of("traps", "card", index)
            raise source.fault(_say("board-card-traps", traps=", ".join(self.traps)), line)
        ordered = [trap for trap in self.traps if trap in shown]
        return {"kind": "trap", "traps": ordered}, sum(1 << self.traps.index(trap) for trap in ordered)

    # --- the plan

    def _fill_plan(self) -> None:
        maze, record = self.maze, self.record
        record.spaces = len(maze.marks)
        for space in range(record.spaces):
            record.colour[space] = (space % maze.width + space // maze.width) % 2
        self._fill_steps(record, walls=True, furniture=True)

    def _fill_steps(self, record: MansionRecord, walls: bool, furniture: bool) -> None:
        maze = self.maze
        for space in range(record.spaces):
            steps = [
                other
                for other in maze.neighbours(space)
                if not (furniture and (maze.is_furniture(other) or maze.is_furniture(space)))
                and not (walls and maze.is_walled(space, other))
            ]
            record.degree[space] = len(steps)
            record.steps[space][:] = (*steps, NONE, NONE, NONE, NONE)[:4]

    def relaxed(self, walls: bool = True, furniture: bool = True) -> Any:
        """The same mansion without its walls or its furniture, to tell which of them stood in the way."""
        if (walls, furniture) not in self._relaxed:
            rows = type(self.rows).from_buffer_copy(self.rows)
            self._fill_steps(rows[0], walls, furniture)
            self._relaxed[walls, furniture] = rows
        return self._relaxed[walls, furniture]

    def _fill_special_spaces(self) -> None:
        record = self.record
        chairs = self._marked(CHAIR)
        if len(chairs) != PAWNS:
            raise self._fault(_say("board-chairs", count=PAWNS, found=len(chairs)), chairs[PAWNS:])
        record.chair[:] = chairs
        for chair in chairs:
            record.is_chair[chair] = 1
        passages = self._marked(PASSAGE)
        if len(passages) > PASSAGES:
            raise self._fault(_say("board-passages", most=PASSAGES), passages[PASSAGES:])
        record.passages = len(passages)
        for place, passage in enumerate(passages):
            record.passage[place] = passage
            record.is_passage[passage] = 1
        for number in range(len(self.traps)):
            self._fill_trap(number)
        self._check_marks()
        self._fill_door()

    def _fill_trap(self, number: int) -> None:
        found = self._marked(str(number + 1))
        if len(found) != 1:
            raise self._fault(_say("board-trap-once", trap=self.traps[number], mark=number + 1), found[1:])
        self.record.trap_at[found[0]] = number + 1

    def _check_marks(self) -> None:
        furniture = self._read_furniture()
        for space, mark in enumerate(self.maze.marks):
            if mark.isdigit() and int(mark) > len(self.traps):
                raise self._fault(_say("board-no-trap", mark=mark), [space])
            if self.maze.is_furniture(space) and mark not in furniture:
                raise self._fault(_say("board-no-furniture", mark=mark), [space])

    def _read_furniture(self) -> dict[str, str]:
        source = self.source
        if "furniture" not in source.table:
            return {}
        furniture: dict[str, Any] = source.value("furniture", dict)
        for mark in furniture:
            if len(mark) != 1 or not (mark.isascii() and mark.isalpha()):
                raise source.fault(_say("board-furniture", mark=mark), source.line_of(mark, "furniture"))
            source.called(mark, "furniture")
        return furniture

    def _fill_door(self) -> None:
        source, maze, record = self.source, self.maze, self.record
        door = source.value("door", str)
        line = source.line_of("door")
        if door not in self.spaces or maze.is_furniture(self.space_number(door)):
            raise source.fault(_say("board-door", door=door), line)
        record.door = self.space_number(door)
        if record.door >= maze.width:
            raise source.fault(_say("board-door-row"), line)
        steps = source.value("detective_steps", int)
        if not 1 <= steps <= MOST_STEPS:
            raise source.fault(_say("board-steps", most=MOST_STEPS, found=steps), source.line_of("detective_steps"))
        record.detective_steps = steps

    def _check_reachable(self) -> None:
        """Everything must be reachable; how far the door and the nearest trap are helps bots."""
        record = self.record
        from_door = self._distances([record.door])
        from_traps = self._distances([self._trap_space(number) for number in range(len(self.traps))])
        for space in range(record.spaces):
            record.door_distance[space] = from_door.get(space, FAR)
            record.trap_distance[space] = from_traps.get(space, FAR)
            if space not in from_door and not self.maze.is_furniture(space):
                raise self._fault(_say("board-lost", space=self.spaces[space]), [space])

    def _distances(self, starts: Iterable[int]) -> dict[int, int]:
        record = self.record
        distances = dict.fromkeys(starts, 0)
        queue = deque(distances)
        while queue:
            here = queue.popleft()
            ways = record.steps[here][: record.degree[here]]
            ways += record.passage[: record.passages] if record.is_passage[here] else []
            for there in ways:
                if there not in distances:
                    distances[there] = distances[here] + 1
                    queue.append(there)
        return distances

    def _marked(self, mark: str) -> list[int]:
        return [space for space, found in enumerate(self.maze.marks) if found == mark]

    def _fault(self, said: Saying, spaces: list[int]) -> Exception:
        """The error of the drawing, at the first of the spaces if there are any."""
        if spaces:
            return self.source.fault(said, *self.maze.place(spaces[0]))
        return self.source.fault(said, self.source.line_of("mansion"))
