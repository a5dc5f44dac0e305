"""What Deadly Doodles says: moves, views and events, from masked records only."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from macabre.games.deadly_doodles import phrases
from macabre.games.deadly_doodles.cards import KIND_OF_ENDS, count_of, in_play, one
from macabre.games.deadly_doodles.chart import chart_of
from macabre.games.deadly_doodles.dungeon import KIND_NAMES, Dungeon
from macabre.games.deadly_doodles.maps import segments
from macabre.games.deadly_doodles.maze import SIDE_NAMES
from macabre.games.deadly_doodles.picture import draw_table
from macabre.games.deadly_doodles.refusals import refuse
from macabre.games.deadly_doodles.rules import MARK, NO_TRAP, ROOM
from macabre.games.deadly_doodles.sentences import say, sum_up
from macabre.games.deadly_doodles.sheets import final_sheets, sheet_of
from macabre.games.deadly_doodles.state import DRAW_2, FINISHED, KINDS, ROUNDS, SIDES, TURN_UP, State
from macabre.grammar import Grammar, Move, Word, choice_word
from macabre.phrases import PhrasedNotation
from macabre.rules import CHANCE, Thing, Viewer

Event = dict[str, Any]


def _check_room(board: Dungeon, value: Any) -> str:
    if value not in board.rooms:
        raise ValueError(f"must be one of {board.rooms[0]} to {board.rooms[-1]}, not {value!r}")
    return str(value)


def _read_ends(text: str) -> list[str]:
    return list(text.upper())


def _check_ends(board: Dungeon, value: Any) -> list[str]:
    named = value if isinstance(value, list | tuple) else []
    if not named or len(set(map(str, named))) != len(named) or any(end not in list(SIDE_NAMES) for end in named):
        raise ValueError(f"must be a list of one to four of N, E, S and W, each once, not {value!r}")
    return [side for side in SIDE_NAMES if side in named]


CARD = choice_word(*KIND_NAMES)
ROOM_NAME = Word(str, str.upper, _check_room)
ENDS = Word("".join, _read_ends, _check_ends)


class DoodlesNotation(PhrasedNotation[Dungeon, State]):
    """The words of Deadly Doodles."""

    moves = Grammar(
        {
            "draw": {"card": CARD, "room": ROOM_NAME, "ends": ENDS},
            "trap": {"room": ROOM_NAME},
            "mark": {"card": CARD},
            "no-trap": {},
        }
    )
    chances = Grammar({"turn-up": {"card": CARD}})
    purposes = ("cards",)
    turn_clause = "DOO-5"
    over_clause = "DOO-5"
    words = phrases
    questions = phrases.QUESTIONS
    chores = ("mark", "no-trap")

    # --- moves

    def to_move(self, board: Dungeon, action: int) -> Move:
        if action == NO_TRAP:
            return {"type": "no-trap"}
        if action >= MARK:
            return {"type": "mark", "card": KIND_NAMES[action - MARK]}
        pattern, room = divmod(action, ROOM)
        if pattern == 0:
            return {"type": "trap", "room": board.rooms[room]}
        kind = KIND_NAMES[KIND_OF_ENDS[pattern]]
        return {"type": "draw", "card": kind, "room": board.rooms[room], "ends": _sides(pattern)}

    def to_action(self, board: Dungeon, move: Move) -> int:
        if move["type"] == "no-trap":
            return NO_TRAP
        if move["type"] == "mark":
            kind = KIND_NAMES.index(move["card"])
            return MARK + kind if MARK + kind != NO_TRAP else MARK + KINDS
        room = board.rooms.index(move["room"])
        if move["type"] == "trap":
            return room
        pattern = sum(1 << SIDE_NAMES.index(side) for side in move["ends"])
        fits = KIND_NAMES[KIND_OF_ENDS[pattern]] == move["card"]
        return pattern * ROOM + room if fits else MARK + KINDS

    def chance_move(self, board: Dungeon, s: State, action: int) -> Move:
        return {"type": "turn-up", "card": KIND_NAMES[action]}

    def counted(self, board: Dungeon, kind: str, field: str, word: str) -> list[Thing]:
        if field == "ends":
            return []
        return [("Trap", word)] if kind == "trap" else super().counted(board, kind, field, word)

    def preview(self, board: Dungeon, s: State, seat: int, move: Move) -> dict[str, Any]:
        """What would stand in which room; nothing for a card that is only marked."""
        if "room" not in move:
            return {}
        drawn = {"shape": move["card"], "ends": move["ends"]} if move["type"] == "draw" else {"trap": True}
        return {"room": move["room"], "round": s.round_number, **drawn}

    def explain(self, board: Dungeon, s: State, seat: int, move: Move) -> tuple[str, str]:
        return refuse(board, s, seat, move)

    # --- views

    def view(self, board: Dungeon, s: State, viewer: Viewer) -> dict[str, Any]:
        seats = range(s.seats)
        over = s.phase == FINISHED
        open_to = [viewer is None or viewer == seat for seat in seats]
        sheet = final_sheets(board, s)
        now = s.turned[s.round_number - 1]
        earlier = sum(s.turned) - now
        return {
            "phase": "over" if over else "draw",
            "map": deepcopy(board.outline),
            "round": s.round_number,
            "cards": _names(in_play(now)),
            "left": [_names(s.left[q]) if open_to[q] else [None] * s.remaining[q] for q in seats],
            "rooms": [_rooms(board, s, seat, open_to[seat]) for seat in seats],
            "marks": [s.marks[q] if open_to[q] else s.shown_marks[q] if over else None for q in seats],
            "deck": sum(count_of(s.deck, kind) for kind in range(KINDS)),
            "discards": _names(earlier + count_of(now, DRAW_2) * one(DRAW_2)),
            "scores": [entry["total"] for entry in sheet] if over else None,
            "sheet": sheet if over else None,
            "so_far": [sheet_of(board, s.ends[q], s.marks[q], s.hits[q]) if open_to[q] else None for q in seats],
        }

    # --- events

    def tell(self, board: Dungeon, before: State, after: State, who: int, move: Move | None) -> list[Event]:
        if who == CHANCE:
            assert move is not None  # all see the cards that are turned up
            return self._tell_card(after, move)
        left = after.remaining[who]
        events: list[Event] = [{"seat": who, "left": left, "clause": "DOO-5"}]
        events[0] |= {"type": "used"} if move is None else move
        if after.phase == FINISHED:
            events += _tell_traps(board, after)
            events.append(_tell_scores(board, after))
        elif after.phase == TURN_UP and after.open_paths:
            events.append(_tell_paths(board, after))
        return events

    def _tell_card(self, after: State, move: Move) -> list[Event]:
        number = after.round_number
        events: list[Event] = [{**move, "round": number, "clause": "DOO-4"}]
        if after.phase != TURN_UP:
            cards = _names(in_play(after.turned[number - 1]))
            events.append({"type": "round", "round": number, "cards": cards, "clause": "DOO-5"})
        return events

    def say(self, board: Dungeon, event: Event, names: Sequence[str]) -> str:
        return say(event, names)

    def task(self, view: dict[str, Any]) -> str:
        return sum_up(view)

    def picture(self, view: dict[str, Any], names: Sequence[str]) -> str:
        return draw_table(view, names)

    def chart(self, board: Dungeon) -> dict[str, Any]:
        return chart_of(board)


def _sides(pattern: int) -> list[str]:
    return [SIDE_NAMES[side] for side in range(SIDES) if pattern >> side & 1]


def _names(cards: int) -> list[str]:
    """A multiset of cards as a list, kind by kind."""
    return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(count_of(cards, kind))]


def _rooms(board: Dungeon, s: State, seat: int, is_open: bool) -> dict[str, Any] | None:
    """What is drawn on a seat's map; None if none of it may be seen (DOO-21)."""
    if is_open:
        return _drawn(board, s.ends[seat], s.rounds[seat], s.traps[seat])
    if s.open_paths or s.phase == FINISHED:
        return _drawn(board, s.shown_ends[seat], s.shown_rounds[seat], s.shown_traps[seat])
    return None


def _drawn(board: Dungeon, ends: Any, rounds: Any, traps: int) -> dict[str, Any]:
    """The segments and traps of a map, by room."""
    found = {}
    for room, name in enumerate(board.rooms):
        number = sum((rooms >> room & 1) << bit for bit, rooms in enumerate(rounds))
        pattern = sum((ends[side] >> room & 1) << side for side in range(SIDES))
        if pattern:
            found[name] = {"shape": KIND_NAMES[KIND_OF_ENDS[pattern]], "ends": _sides(pattern), "round": number}
        elif traps >> room & 1:
            found[name] = {"trap": True, "round": number}
    return found


def _tell_traps(board: Dungeon, s: State) -> list[Event]:
    """Each seat's traps and whom they hit (DOO-12)."""
    return [
        {"type": "sprung", "seat": seat, "room": name, "hit": _hit(s, seat, room), "clause": "DOO-12"}
        for seat in range(s.seats)
        for room, name in enumerate(board.rooms)
        if s.shown_traps[seat] >> room & 1
    ]


def _hit(s: State, seat: int, room: int) -> list[int]:
    """Whom a trap hits: its owner if others set one in the same room, else all who drew there."""
    owners = [q for q in range(s.seats) if s.shown_traps[q] >> room & 1]
    if len(owners) > 1:
        return [seat]
    return [q for q in range(s.seats) if segments(s.shown_ends[q]) >> room & 1]


def _tell_scores(board: Dungeon, s: State) -> Event:
    return {"type": "scores", "sheet": final_sheets(board, s), "clause": "DOO-20"}


def _tell_paths(board: Dungeon, s: State) -> Event:
    """What everybody has drawn so far, without traps (DOO-21)."""
    paths = [_drawn(board, s.shown_ends[q], s.shown_rounds[q], 0) for q in range(s.seats)]
    return {"type": "paths", "round": min(s.round_number - 1, ROUNDS), "rooms": paths, "clause": "DOO-21"}
