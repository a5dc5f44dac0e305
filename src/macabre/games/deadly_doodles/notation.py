"""What Deadly Doodles says: moves, views and events, from masked records only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from macabre.games.deadly_doodles import events
from macabre.games.deadly_doodles.board import KIND_NAMES, Dungeon
from macabre.games.deadly_doodles.cards import KIND_OF_ENDS, count_of, in_play, one
from macabre.games.deadly_doodles.chart import chart_of
from macabre.games.deadly_doodles.grammar import CHANCES, MOVES
from macabre.games.deadly_doodles.maze import SIDE_NAMES
from macabre.games.deadly_doodles.outside import Chart, Preview, Rooms, StandingView, View
from macabre.games.deadly_doodles.picture import draw_table
from macabre.games.deadly_doodles.refusals import refuse
from macabre.games.deadly_doodles.rules import MARK, NO_TRAP, ROOM
from macabre.games.deadly_doodles.sheets import card_names, drawn_on, final_sheets, sheet_so_far, sides_of
from macabre.games.deadly_doodles.state import DRAW_2, FINISHED, KINDS, State
from macabre.games.deadly_doodles.wishes import wish
from macabre.games.deadly_doodles.words import (
    listed,
    say,
    say_card,
    say_cards,
    say_people,
    say_points,
    say_scores,
    say_sides,
    say_thing,
)
from macabre.grammar import Move
from macabre.language import NONE, Saying, SeatName, Speech
from macabre.language.saying import Argument
from macabre.rules import Viewer
from macabre.spoken import Notation, Refusal, Thing


class DoodlesNotation(Notation[Dungeon, State]):
    """What Deadly Doodles says."""

    moves = MOVES
    chances = CHANCES
    purposes = ("cards",)
    turn_clause = "DOO-5"
    over_clause = "DOO-4"
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
        return {"type": "draw", "card": kind, "room": board.rooms[room], "ends": sides_of(pattern)}

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

    def thing(self, board: Dungeon, heading: str, name: str) -> Argument:
        return self.part(board, "card", name.replace(" ", "-")) if heading == "Card" else name

    def preview(self, board: Dungeon, s: State, seat: int, move: Move) -> Preview:
        """What would stand in which room; nothing for a card that is only marked."""
        if "room" not in move:
            return {}
        room, number = move["room"], s.round_number
        if move["type"] == "trap":
            return {"room": room, "round": number, "trap": True}
        return {"room": room, "round": number, "shape": move["card"], "ends": move["ends"]}

    # --- views

    def view(self, board: Dungeon, s: State, viewer: Viewer) -> View:
        return {**self.standing(board, s, viewer), "map": board.described()}

    def standing(self, board: Dungeon, s: State, viewer: Viewer) -> StandingView:
        seats = range(s.seats)
        over = s.phase == FINISHED
        open_to = [viewer is None or viewer == seat for seat in seats]
        sheet = final_sheets(board, s) if over else None
        now = s.turned[s.round_number - 1]
        earlier = sum(s.turned) - now
        return {
            "phase": "over" if over else "draw",
            "round": s.round_number,
            "rounds": s.number_of_rounds,
            "cards": card_names(in_play(now)),
            "left": [card_names(s.left[q]) if open_to[q] else [None] * s.remaining[q] for q in seats],
            "rooms": [_rooms(board, s, seat, open_to[seat]) for seat in seats],
            "marks": [s.marks[q] if open_to[q] else s.shown_marks[q] if over else None for q in seats],
            "deck": sum(count_of(s.deck, kind) for kind in range(KINDS)),
            "discards": card_names(earlier + count_of(now, DRAW_2) * one(DRAW_2)),
            "scores": [entry["total"] for entry in sheet] if sheet else None,
            "sheet": sheet,
            "so_far": [sheet_so_far(board, s, q) if open_to[q] else None for q in seats],
        }

    def chart(self, board: Dungeon, speech: Speech) -> Chart:
        return chart_of(board, speech)

    # --- sayings

    def said(self, board: Dungeon, field: str, value: Any) -> Argument:
        if value is not None and field in _SAID:
            return _SAID[field](value)
        return super().said(board, field, value)

    def part(self, board: Dungeon, field: str, value: Any) -> Argument | None:
        if field == "card":
            return say("part-card", card=say_card(value))
        if field == "ends":
            first, *others = value
            return listed([say("part-side", side=say(f"side-{first}")), *(say(f"side-{end}") for end in others)])
        return super().part(board, field, value) or self.said(board, field, value)

    def say(self, board: Dungeon, event: Mapping[str, Any]) -> Saying | None:
        """Of the cards that are turned up, only a Draw 2 is worth a line."""
        is_dull = event["type"] == "turn-up" and event["card"] != KIND_NAMES[DRAW_2]
        return None if is_dull else super().say(board, event)

    def task(self, view: Mapping[str, Any]) -> Saying:
        mine = view["left"][view["seat"]] if view["seat"] in view["to_act"] else []
        return say("task-draw-yours", count=len(mine)) if mine else super().task(view)

    def wishes(self, board: Dungeon, s: State, seat: int) -> list[Move]:
        return wish(board, s, seat)

    def explain(self, board: Dungeon, s: State, seat: int, move: Move) -> Refusal:
        return refuse(board, s, seat, move)

    def verdict(self, board: Dungeon, s: State) -> Saying:
        """The most points (DOO-20)."""
        totals = [sheet["total"] for sheet in final_sheets(board, s)]
        best, *others = sorted(totals, reverse=True)
        winners = [seat for seat, total in enumerate(totals) if total == best]
        if not others:
            return say("verdict-alone", seat=SeatName(winners[0]), points=best)
        if len(winners) > 1:
            return say("verdict-shared", winners=say_people(winners), points=best)
        return say("verdict", seat=SeatName(winners[0]), points=best, more=best - others[0])

    def tell(self, board: Dungeon, before: State, after: State, who: int, move: Move | None) -> events.Events:
        return events.tell(board, before, after, who, move)

    def picture(self, view: Mapping[str, Any], speech: Speech) -> str:
        return draw_table(view, speech)


_SAID: dict[str, Callable[[Any], Argument]] = {
    "card": say_card,
    "cards": say_cards,
    "ends": say_sides,
    "entered": say_thing,
    "entryways": say_sides,
    "hit": lambda seats: say_people(seats, "plain"),
    "joined": listed,
    "points": say_points,
    "rooms": lambda maps: NONE,  # no sentence tells whole maps
    "sheet": say_scores,
}


def _rooms(board: Dungeon, s: State, seat: int, is_open: bool) -> Rooms | None:
    """What is drawn on a seat's map; None if none of it may be seen (DOO-21)."""
    if is_open:
        return drawn_on(board, s.ends[seat], s.rounds[seat], s.traps[seat])
    if s.open_paths or s.phase == FINISHED:
        return drawn_on(board, s.shown_ends[seat], s.shown_rounds[seat], s.shown_traps[seat])
    return None
