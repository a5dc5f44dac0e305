"""What is told when something happened, and how it is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from macabre.games.dead_end_drive.board import OUT, Card, Mansion
from macabre.games.dead_end_drive.cards import count_of
from macabre.games.dead_end_drive.state import (
    DEAL,
    DETECTIVE_CAME,
    DICE,
    DRAW,
    ESCAPE,
    FINISHED,
    FRAME,
    LAST_ALIVE,
    NONE,
    PAWNS,
    PLACE,
    ROLL,
    SECRET,
    START,
    State,
)
from macabre.grammar import Move

Event = dict[str, Any]

CLAUSES = {
    "place": "DED-39",
    "portrait": "DED-10",
    "move": "DED-8",
    "lose": "DED-12",
    "play": "DED-23",
    "draw": "DED-23",
    "keep": "DED-24",
    "spring": "DED-24",
}
ENDINGS = {ESCAPE: "DED-32", LAST_ALIVE: "DED-33", DETECTIVE_CAME: "DED-34"}


# --- what happened


def tell(board: Mansion, before: State, after: State, seat: int, move: Move) -> list[Event]:
    """A seat's decision and what followed from it."""
    event = {"seat": seat, "clause": CLAUSES[move["type"]], **_without_to(move)}
    if move["type"] == "move":
        event["from"] = board.spaces[before.places[board.pawns.index(move["pawn"])]]
    if move["type"] == "place":
        return [event, *_tell_start(board, before)]
    if move["type"] == "spring":
        event["card"] = dict(board.kinds[after.sprung_with - 1])
    if move["type"] == "draw" and not before.pile_size + before.discards_size:
        event |= {"nothing": True, "clause": "DED-28"}
    return [event, *_consequences(board, before, after)]


def tell_chance(board: Mansion, before: State, after: State, move: Move | None) -> list[Event]:
    """What chance did, as far as this viewer may see it, and what followed."""
    if before.phase == DRAW:
        return [*_tell_drawn(before, after, move), *_consequences(board, before, after)]
    if before.phase == DEAL:
        clause = "DED-40" if before.open_characters else "DED-5"
        return [{"type": "dealt", "seat": before.dealing, "character": move and move["character"], "clause": clause}]
    assert move is not None  # all else is seen by all
    kinds = {PLACE: "placed", START: "start-roll", FRAME: "shown", ROLL: "roll", SECRET: "secret"}
    clauses = {PLACE: "DED-2", START: "DED-6", ROLL: "DED-8", SECRET: "DED-36"}
    told = {key: value for key, value in _without_to(move).items() if key not in ("type", "player")}
    if "player" in move:
        told["seat"] = move["player"]
    if before.phase == FRAME:
        told["alive"] = bool(before.alive >> board.pawns.index(move["name"]) & 1)
    clause = _why_shown(before) if told.get("alive") else clauses.get(before.phase, "DED-30")
    events = [{"type": kinds[before.phase], "clause": clause, **told}]
    if before.phase == PLACE != after.phase:
        events.append(_tell_seated(board, after))
    if before.phase == PLACE:
        events += _tell_start(board, before)
    if before.phase == START and after.phase == FRAME:
        events.append({"type": "start", "seat": after.turn, "clause": "DED-6"})
    return [*events, *_consequences(board, before, after)]


def _tell_seated(board: Mansion, after: State) -> Event:
    """Who sits where, once all do."""
    places = {name: board.spaces[after.places[pawn]] for pawn, name in enumerate(board.pawns)}
    return {"type": "seated", "places": places, "clause": "DED-2"}


def _tell_start(board: Mansion, before: State) -> list[Event]:
    """With the first pawn that sits: where the Detective stands, if not at the gate (DED-41)."""
    left = board.record.detective_steps - before.detective
    starts = {"type": "detective-starts", "steps": before.detective, "left": left, "clause": "DED-41"}
    return [starts] if before.detective and before.dealing == 0 else []


def _why_shown(before: State) -> str:
    """The clause by which a portrait comes up: at the start, by a double before any move, or for one knocked off."""
    if before.turn_number == 0:
        return "DED-4"
    return "DED-30" if before.moved else "DED-10"


def _without_to(move: Move) -> Move:
    """An event's `to` names those who are told; where a pawn goes is its `target`."""
    return {"target" if key == "to" else key: value for key, value in move.items()}


def _tell_drawn(before: State, after: State, move: Move | None) -> list[Event]:
    """The Detective's card is shown to all (DED-26), any other to the drawer alone (DED-24)."""
    if after.detective > before.detective:
        return [{"type": "detective", "seat": before.turn, "steps": after.detective, "clause": "DED-26"}]
    return [{"type": "drawn", "seat": before.turn, "card": move and move["card"], "clause": "DED-24"}]


def _consequences(board: Mansion, before: State, after: State) -> Iterator[Event]:
    """What all can see to have changed."""
    if after.discards_size < before.discards_size + after.detective - before.detective:
        yield {"type": "reshuffled", "cards": after.pile_size, "clause": "DED-28"}
    for pawn in range(PAWNS):
        if before.lost_by[pawn] == NONE != after.lost_by[pawn]:
            owner = after.lost_by[pawn]
            lost = {"pawn": board.pawns[pawn], "owner": owner if owner >= 0 else None}
            yield {"type": "knocked-off", "clause": "DED-29", **lost}
    for seat in range(after.seats):
        if (after.out & ~before.out) >> seat & 1:
            yield _tell_out(board, before, after, seat)
    if after.portrait not in (before.portrait, NONE) and not _is_new(before, after):
        yield {"type": "shown", "name": board.pawns[after.portrait], "alive": True, "clause": _why_shown(before)}
    if before.phase == SECRET and after.phase == FINISHED:
        yield from _last_secrets(board, after)
    if after.phase == FINISHED:
        yield _ending(board, after)


def _tell_out(board: Mansion, before: State, after: State, seat: int) -> Event:
    """Who has lost the last character, the trap cards that go to the discards, and the die that is left (DED-31)."""
    laid = [count_of(after.discards, kind) - count_of(before.discards, kind) for kind in range(len(board.kinds))]
    laid[after.sprung_with - 1] -= 1
    gone = [dict(card) for card, count in zip(board.kinds, laid, strict=True) for _ in range(count)]
    die_lost = seat == before.turn and before.used != (1 << DICE) - 1
    clause = "DED-31" if after.seats > 2 else "DED-40"
    return {"type": "out", "seat": seat, "cards": gone, "die_lost": die_lost, "clause": clause}


def _is_new(before: State, after: State) -> bool:
    """Whether the portrait that hangs now is one that chance has just turned up, which is told by itself."""
    return bool(before.phase == FRAME and before.unseen >> after.portrait & 1)


def _last_secrets(board: Mansion, after: State) -> Iterator[Event]:
    """Once one player's secret cards are turned up, the other's follow (DED-36)."""
    for pawn in range(PAWNS):
        if after.secret[1] >> pawn & 1:
            yield {"type": "secret", "seat": 1, "character": board.pawns[pawn], "clause": "DED-36"}


def clause_of_ending(ending: int) -> str:
    """The clause by which a match has ended."""
    return ENDINGS.get(ending, "DED-38")


def _ending(board: Mansion, after: State) -> Event:
    pawn = None if after.winning_pawn == NONE else board.pawns[after.winning_pawn]
    seat = None if after.winner == NONE else after.winner
    return {"type": "over", "seat": seat, "pawn": pawn, "clause": clause_of_ending(after.ending)}


# --- in words


def card_name(board: Mansion, card: Card) -> str:
    """A card as it is said."""
    if card["kind"] == "trap":
        return " and ".join(board.titles[trap] for trap in card["traps"]) + " card"
    return f"{card['kind'].title()} card"


def _say_move(board: Mansion, event: Event, who: str) -> str:
    by = f"{who} moves {event['pawn']} by {event['die']} from {event['from']}"
    if event["target"] == OUT:
        return f"{by} out of the front door!"
    trap = board.record.trap_at[board.space_number(event["target"])]
    return f"{by} to {event['target']}" + (f", onto the {board.titles[board.traps[trap - 1]]} trap." if trap else ".")


def _say_shown(board: Mansion, event: Event, who: str) -> str:
    if not event["alive"]:
        return f"The portrait of {event['name']}, knocked off, is taken away."
    return {
        "DED-4": f"Aunt Agatha's portrait is taken away: the first on the wall is {event['name']}'s.",
        "DED-10": f"The double brings up the next portrait: {event['name']}'s.",
        "DED-30": f"The portrait of the one knocked off comes down: the next is {event['name']}'s.",
    }[event["clause"]]


def _say_seated(board: Mansion, event: Event, who: str) -> str:
    return f"The pawns sit down: {', '.join(f'{pawn} on {space}' for pawn, space in event['places'].items())}."


def _say_draw(board: Mansion, event: Event, who: str) -> str:
    return f"{who} would draw, but no trap card is left." if event.get("nothing") else f"{who} draws a trap card."


def _say_out(board: Mansion, event: Event, who: str) -> str:
    cards = ", ".join(card_name(board, card) for card in event["cards"])
    laid = f", discarding {cards}" if cards else ""
    return f"{who} has lost the last character and is out{laid}{', and loses the other die' * event['die_lost']}."


def _say_over(board: Mansion, event: Event, who: str) -> str:
    reason = {
        "DED-32": "has left the house",
        "DED-33": "is alive, and nobody else's pawn is",
        "DED-34": "hangs on the wall as the Detective arrives",
    }.get(event["clause"])
    return f"{event['pawn']} {reason}: {who} inherits." if reason else "The turns have run out: nobody inherits."


SENTENCES: dict[str, Callable[[Mansion, Event, str], str]] = {
    "place": lambda board, event, who: f"{who} seats {event['pawn']} on {event['target']}.",
    "placed": lambda board, event, who: "",
    "detective-starts": lambda board, event, who: (
        f"The Detective starts on step {event['steps']} of his path, {event['left']} from the door."
    ),
    "dealt": lambda board, event, who: f"{who} is dealt {event['character']}." if event["character"] else "",
    "start-roll": lambda board, event, who: f"{who} rolls {sum(event['dice'])} for the first turn.",
    "start": lambda board, event, who: f"{who} begins.",
    "seated": _say_seated,
    "shown": _say_shown,
    "roll": lambda board, event, who: (
        f"{who} rolls {event['dice'][0]} and {event['dice'][1]}{', a double' * (event['dice'][0] == event['dice'][1])}."
    ),
    "portrait": lambda board, event, who: f"{who} {'changes' if event['change'] else 'keeps'} the portrait.",
    "move": _say_move,
    "lose": lambda board, event, who: f"No pawn can move by {event['die']}: {who} loses the die.",
    "play": lambda board, event, who: f"{who} plays a {card_name(board, event['card'])}: the trap is sprung!",
    "draw": _say_draw,
    "drawn": lambda board, event, who: f"It is a {card_name(board, event['card'])}." if event["card"] else "",
    "keep": lambda board, event, who: f"{who} says that it is the wrong card, and keeps it.",
    "spring": lambda board, event, who: f"{who} drew a {card_name(board, event['card'])}: the trap is sprung!",
    "detective": lambda board, event, who: f"{who} draws a Detective card: the Detective takes step {event['steps']}.",
    "reshuffled": lambda board, event, who: f"The {event['cards']} discards are shuffled into a new pile.",
    "knocked-off": lambda board, event, who: (
        f"{event['pawn']} is knocked off" + (f", who was {who}'s." if who else "; nobody shows the card.")
    ),
    "out": _say_out,
    "secret": lambda board, event, who: f"{who}'s secret card is {event['character']}.",
    "over": _say_over,
}


def say(board: Mansion, event: Event, names: Sequence[str]) -> str:
    """An event in words; empty for what needs none."""
    seat = event.get("seat", event.get("owner"))
    return SENTENCES[event["type"]](board, event, "" if seat is None else names[seat])
