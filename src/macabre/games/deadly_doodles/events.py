"""What is told of Deadly Doodles, from masked records only: events, and their sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from macabre.games.deadly_doodles.board import CALLED, Dungeon
from macabre.games.deadly_doodles.cards import in_play
from macabre.games.deadly_doodles.maps import segments
from macabre.games.deadly_doodles.maze import SIDE_NAMES
from macabre.games.deadly_doodles.phrases import call_thing, sides
from macabre.games.deadly_doodles.rules import unarmed
from macabre.games.deadly_doodles.sheets import card_names, drawn_on, final_sheets, sheet_of
from macabre.games.deadly_doodles.state import FINISHED, ROUNDS, SIDES, TURN_UP, State
from macabre.grammar import Move
from macabre.rules import CHANCE

Event = dict[str, Any]

CLAUSES = {"draw": "DOO-9", "trap": "DOO-11", "mark": "DOO-10", "no-trap": "DOO-11"}


# --- events


def tell(board: Dungeon, before: State, after: State, who: int, move: Move | None) -> list[Event]:
    """What a step tells; everything that is not theirs is masked already."""
    if who == CHANCE:
        assert move is not None  # all see the cards that are turned up
        return _tell_card(after, move)
    used = _tell_used(board, before, after, who, move)
    told: list[Event] = [{"seat": who, "left": after.remaining[who], **used}]
    if after.phase == FINISHED:
        told += _tell_traps(board, after)
        told.append(_tell_scores(board, after))
    elif after.phase == TURN_UP and after.open_paths:
        told.append(_tell_paths(board, after))
    return told


def _tell_used(board: Dungeon, before: State, after: State, who: int, move: Move | None) -> Event:
    """For the player alone what was drawn and what came of it; for the others that a card was used (DOO-21)."""
    if move is None:
        return {"type": "used", "clause": "DOO-5"}
    points = _points(board, after, who) - _points(board, before, who)
    touched = _touched(board, after, who, move) if move["type"] == "draw" else {}
    clause = "DOO-24" if touched.get("too_late") else CLAUSES[move["type"]]
    return {"clause": clause, "points": points, **touched, **move}


def _points(board: Dungeon, s: State, seat: int) -> int:
    """What a map is worth so far, no trap having been told."""
    return int(sheet_of(board, s.ends[seat], unarmed(board.record, s, seat), s.marks[seat], 0)["total"])


def _touched(board: Dungeon, s: State, seat: int, move: Move) -> Event:
    """The thing that is entered (DOO-13), the rooms that are joined, and the entryways that are linked (DOO-9)."""
    room = board.rooms.index(move["room"])
    ends = [SIDE_NAMES.index(side) for side in move["ends"]]
    doors = [side for side in ends if board.record.doors[side] >> room & 1]
    inner = [(side, _neighbour(board, room, side)) for side in ends if side not in doors]
    joined = [board.rooms[there] for side, there in inner if s.ends[seat][(side + SIDES // 2) % SIDES] >> there & 1]
    thing = board.outline["things"].get(move["room"])
    late = {"too_late": True} if thing and _is_too_late(board, s, seat, room) else {}
    return {"entered": thing, "joined": joined, "entryways": [SIDE_NAMES[side] for side in doors], **late}


def _is_too_late(board: Dungeon, s: State, seat: int, room: int) -> bool:
    """Whether a room has a weapon whose monster was met in an earlier round (DOO-24)."""
    record = board.record
    pairs = zip(record.weapon, record.monster, strict=True)
    return any(weapon >> room & 1 and monster & unarmed(record, s, seat) for weapon, monster in pairs)


def _neighbour(board: Dungeon, room: int, side: int) -> int:
    return room + (-len(board.maze.columns), 1, len(board.maze.columns), -1)[side]


def _tell_card(after: State, move: Move) -> list[Event]:
    number = after.round_number
    told: list[Event] = [{**move, "round": number, "clause": "DOO-4"}]
    if after.phase != TURN_UP:
        cards = card_names(in_play(after.turned[number - 1]))
        told.append({"type": "round", "round": number, "cards": cards, "clause": "DOO-5"} | _shortened(after))
    return told


def _shortened(s: State) -> Event:
    """The last round, if fewer than usual were agreed on (DOO-23)."""
    return {"last": True, "clause": "DOO-23"} if s.round_number == s.number_of_rounds < ROUNDS else {}


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
    paths = [drawn_on(board, s.shown_ends[q], s.shown_rounds[q], 0) for q in range(s.seats)]
    return {"type": "paths", "round": s.round_number - 1, "rooms": paths, "clause": "DOO-21"}


# --- sentences


def card_list(cards: Sequence[str]) -> str:
    """Cards as people say them: 2 corners and a T-junction."""
    said = [f"{count} {CALLED[card]}s" if count > 1 else f"a {CALLED[card]}" for card, count in Counter(cards).items()]
    return " and ".join([", ".join(said[:-1]), *said[-1:]]) if len(said) > 1 else "".join(said)


def say(event: Event, names: Sequence[str]) -> str:
    """An event's sentence."""
    return SENTENCES[event["type"]](event, names)


def sum_up(view: dict[str, Any]) -> str:
    """What is to be done now."""
    mine = view["left"][view["seat"]] if view["seat"] is not None else []
    if view["seat"] in view["to_act"] and mine:
        return f"draw your {len(mine)} cards on your map, in any order" if len(mine) > 1 else "draw your last card"
    return "draw all the cards in play, each on their own map"


def _say_draw(event: Event, names: Sequence[str]) -> str:
    what = f"a {CALLED[event['card']]} in {event['room']}, open to the {sides(event['ends'])}"
    return f"{names[event['seat']]} draws {what}: it {_say_touched(event)}{_say_points(event['points'])}."


def _say_touched(event: Event) -> str:
    """What a segment joins, links and enters."""
    said = []
    if event["joined"]:
        said.append(f"joins {' and '.join(event['joined'])}")
    if event["entryways"]:
        said.append(f"links the entryway to the {sides(event['entryways'])}")
    if event["entered"]:
        late = f", too late for monster {event['entered'][-1]}" if event.get("too_late") else ""
        said.append(f"enters {call_thing(event['entered'])}{late}")
    return " and ".join([", ".join(said[:-1]), *said[-1:]]) if len(said) > 1 else "".join(said)


def _say_points(points: int) -> str:
    unit = "point" if abs(points) == 1 else "points"
    return f" ({points:+d} {unit})".replace("-", "−") if points else ""


def _say_used(event: Event, names: Sequence[str]) -> str:
    """Only the last card is worth a line, or a round would fill the log."""
    return "" if event["left"] else f"{names[event['seat']]} is done with this round."


def _say_sprung(event: Event, names: Sequence[str]) -> str:
    owner, room = names[event["seat"]], event["room"]
    if event["hit"] == [event["seat"]]:
        return f"{owner} is hit by their own trap in {room}, since somebody else set one there too."
    if not event["hit"]:
        return f"{owner}'s trap in {room} hits nobody."
    return f"{owner}'s trap in {room} hits {', '.join(names[q] for q in event['hit'])}."


def _say_scores(event: Event, names: Sequence[str]) -> str:
    totals = [entry["total"] for entry in event["sheet"]]
    return "Scores: " + ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=False)) + "."


SENTENCES = {
    "draw": _say_draw,
    "trap": lambda event, names: f"{names[event['seat']]} sets a trap in {event['room']}.",
    "mark": lambda event, names: (
        f"{names[event['seat']]} cannot draw a {CALLED[event['card']]} and marks it{_say_points(event['points'])}."
    ),
    "no-trap": lambda event, names: f"{names[event['seat']]} has no room for a trap.",
    "used": _say_used,
    "turn-up": lambda event, names: "Draw 2: two more cards are turned up." if event["card"] == "draw-2" else "",
    "round": lambda event, names: (
        f"Round {event['round']}{', the last' * ('last' in event)}: {card_list(event['cards'])}."
    ),
    "paths": lambda event, names: f"Round {event['round']} is over, and all paths are shown.",
    "sprung": _say_sprung,
    "scores": _say_scores,
}
