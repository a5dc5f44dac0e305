"""Reads and checks a map and its deck (DOO-1 to DOO-3)."""

from __future__ import annotations

from collections.abc import Iterable
from marshal import dumps, loads

from macabre.data import Board, Source
from macabre.games.deadly_doodles.cards import one
from macabre.games.deadly_doodles.drawing import draw_map
from macabre.games.deadly_doodles.maze import DRAGON, LOOT, SIDE_NAMES, Maze
from macabre.games.deadly_doodles.outside import Outline
from macabre.games.deadly_doodles.state import EAST, KINDS, NORTH, PAIRS, SIDES, SOUTH, WEST, DungeonRecord
from macabre.games.deadly_doodles.words import say
from macabre.language import Listed, Saying, Speech

KIND_NAMES = ("straight", "corner", "t", "cross", "dead-end", "trap", "draw-2")
CARDS = 36
FIXED = {"trap": 2, "draw-2": 2}
PAIR_NAMES = "ABCDEF"


class Dungeon(Board):
    """The map that everybody draws on, with the names of its rooms, and the deck."""

    record: DungeonRecord

    def __init__(self, source: Source) -> None:
        super().__init__(source, DungeonRecord)
        source.only({"game", "map", "deck"})
        self.maze = Maze(source)
        self._check_things()
        self._check_reachable()
        self._fill_map()
        for room, traffic in enumerate(self.maze.traffic()):
            self.record.traffic[room] = traffic
        self._fill_deck()
        self.outline = self._outline()
        self._outline_data = dumps(self.outline)  # type: ignore[arg-type]

    @property
    def rooms(self) -> list[str]:
        """The names of the rooms, by number."""
        return self.maze.rooms

    def picture(self, speech: Speech) -> str:
        """The bare map with what its signs mean."""
        return "\n".join([*draw_map(self.outline, {}, speech), "", speech.say(say("terminal-board-legend"))])

    # --- checks

    def _check_things(self) -> None:
        """All pairs are there, each thing but loot once."""
        maze = self.maze
        signs = [maze.things[room] for room in sorted(maze.things)]
        for sign in (*PAIR_NAMES, *PAIR_NAMES.lower(), DRAGON):
            if signs.count(sign) > 1:
                twice = [room for room in sorted(maze.things) if maze.things[room] == sign][1]
                raise maze.fault(say("board-twice", thing=_call(sign)), twice)
        for pair in PAIR_NAMES:
            for sign, other in ((pair, pair.lower()), (pair.lower(), pair)):
                if sign not in signs:
                    needed = _call(other) if other in signs else None
                    said = say("board-missing", thing=_call(sign), other=needed)
                    raise self.source.fault(said, self.source.line_of("map"))
        if not any(maze.doors):
            raise self.source.fault(say("board-no-entryway"), self.source.line_of("map"))

    def _check_reachable(self) -> None:
        """Every room, above all those with a thing, can be reached from an entryway."""
        maze = self.maze
        reached = maze.within_reach({room for doors in maze.doors for room in doors})
        lost = [room for room in range(len(maze.rooms)) if room not in reached]
        if lost:
            room = next((room for room in lost if room in maze.things), lost[0])
            closed = sorted(maze.within_reach({room}))
            thing = _call(maze.things[room]) if room in maze.things else None
            names = Listed(tuple(maze.rooms[room] for room in closed), "plain")
            raise maze.fault(say("board-lost", room=maze.rooms[room], thing=thing, rooms=names), room)

    # --- the record

    def _fill_map(self) -> None:
        record, maze = self.record, self.maze
        record.columns = len(maze.columns)
        record.rooms = (1 << len(maze.rooms)) - 1
        for side in range(SIDES):
            record.doors[side] = _as_set(maze.doors[side])
            record.open[side] = _as_set(room for room in range(len(maze.rooms)) if maze.is_open(room, side))
        record.up[NORTH], record.up[WEST] = record.columns, 1
        record.down[SOUTH], record.down[EAST] = record.columns, 1
        record.empty = record.rooms & ~_as_set(maze.things)
        record.loot, record.dragon = self._with(LOOT), self._with(DRAGON)
        for pair in range(PAIRS):
            record.monster[pair] = self._with(PAIR_NAMES[pair])
            record.weapon[pair] = self._with(PAIR_NAMES[pair].lower())
            record.monsters |= record.monster[pair]
            record.weapons |= record.weapon[pair]

    def _with(self, sign: str) -> int:
        return _as_set(room for room, thing in self.maze.things.items() if thing == sign)

    def _fill_deck(self) -> None:
        """36 cards, of which two are Draw 2 and two Trap (DOO-2)."""
        source = self.source
        if not isinstance(source.table.get("deck"), dict):
            raise source.fault(say("board-no-deck"), source.line_of("deck"))
        source.only(set(KIND_NAMES), "deck")
        counts = [source.value(name, int, "deck") for name in KIND_NAMES]
        for kind in range(KINDS):
            name, wanted = KIND_NAMES[kind], FIXED.get(KIND_NAMES[kind])
            if counts[kind] < 0 or wanted not in (None, counts[kind]):
                said = say("board-cards-of-kind", kind=name, wanted=wanted, found=counts[kind])
                raise source.fault(said, source.line_of(name, "deck"))
        if sum(counts) != CARDS:
            raise source.fault(say("board-cards", count=CARDS, found=sum(counts)), source.line_of("", "deck"))
        self.record.deck = sum(count * one(kind) for kind, count in enumerate(counts))

    # --- what views show

    def described(self) -> Outline:
        """The map for those who may change what they are given."""
        return loads(self._outline_data)

    def _outline(self) -> Outline:
        """The map as views show it."""
        maze = self.maze
        return {
            "columns": list(maze.columns),
            "rows": list(maze.rows),
            "walls": [[maze.rooms[room] for room in pair] for pair in sorted(maze.walls)],
            "entryways": [
                {"room": name, "side": SIDE_NAMES[side]}
                for room, name in enumerate(maze.rooms)
                for side in range(SIDES)
                if room in maze.doors[side]
            ],
            "things": {maze.rooms[room]: _thing(maze.things[room]) for room in sorted(maze.things)},
        }


def _thing(sign: str) -> str:
    """A thing as views call it."""
    if sign in (LOOT, DRAGON):
        return "loot" if sign == LOOT else "dragon"
    return f"monster-{sign}" if sign.isupper() else f"weapon-{sign.upper()}"


def _call(sign: str) -> Saying:
    """A thing as sentences call it."""
    kind, _, pair = _thing(sign).partition("-")
    return say(f"board-thing-{kind}", pair=pair)


def _as_set(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)
