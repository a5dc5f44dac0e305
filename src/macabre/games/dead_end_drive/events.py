"""What is told when something happened, from masked records only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from macabre.games.dead_end_drive import outside as o
from macabre.games.dead_end_drive.board import OUT, Mansion
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

Events = list[o.AnyEvent]
WhyShown = Literal["start", "double", "knocked-off"]

CLAUSES_OF_ENDINGS = {ESCAPE: "DED-32", LAST_ALIVE: "DED-33", DETECTIVE_CAME: "DED-34"}
ENDINGS = {ESCAPE: "escape", LAST_ALIVE: "last-alive", DETECTIVE_CAME: "detective"}
CLAUSES_OF_PORTRAITS: dict[WhyShown, str] = {"start": "DED-4", "double": "DED-10", "knocked-off": "DED-30"}


def tell(board: Mansion, before: State, after: State, seat: int, move: Move, path: list[str]) -> Events:
    """A seat's decision, with the path of a pawn, and what followed from it."""
    if move["type"] == "place":
        seated: o.PlaceEvent = {
            "type": "place", "seat": seat, "pawn": move["pawn"], "target": move["to"], "clause": "DED-39"
        }  # fmt: skip
        return [seated, *_tell_start(board, before)]
    if move["type"] == "move":
        return [_tell_move(board, before, seat, move, path), *_consequences(board, before, after)]
    return [_tell_decision(board, before, after, seat, move), *_consequences(board, before, after)]


def _tell_move(board: Mansion, before: State, seat: int, move: Move, path: list[str]) -> o.MoveEvent:
    pawn, target = move["pawn"], move["to"]
    trap = 0 if target == OUT else board.record.trap_at[board.space_number(target)]
    return {
        "type": "move",
        "seat": seat,
        "pawn": pawn,
        "die": move["die"],
        "from": board.spaces[before.places[board.pawns.index(pawn)]],
        "target": target,
        "trap": board.traps[trap - 1] if trap else None,
        "path": path,
        "clause": "DED-8",
    }


def _tell_decision(board: Mansion, before: State, after: State, seat: int, move: Move) -> o.AnyEvent:
    """What is decided about portraits, dice and cards."""
    if move["type"] == "portrait":
        return {"type": "portrait", "seat": seat, "change": move["change"], "clause": "DED-10"}
    if move["type"] == "lose":
        return {"type": "lose", "seat": seat, "die": move["die"], "clause": "DED-12"}
    if move["type"] == "play":
        return {"type": "play", "seat": seat, "card": move["card"], "clause": "DED-23"}
    if move["type"] == "spring":
        card = board.kinds[after.sprung_with - 1].copy()
        return {"type": "spring", "seat": seat, "card": card, "clause": "DED-24"}
    if move["type"] == "keep":
        return {"type": "keep", "seat": seat, "clause": "DED-24"}
    if before.pile_size + before.discards_size:
        return {"type": "draw", "seat": seat, "clause": "DED-23"}
    return {"type": "draw", "seat": seat, "nothing": True, "clause": "DED-28"}


def tell_chance(board: Mansion, before: State, after: State, move: Move | None) -> Events:
    """What chance did, as far as this viewer may see it, and what followed."""
    if before.phase == DRAW:
        return [_tell_drawn(before, after, move), *_consequences(board, before, after)]
    if before.phase == DEAL:
        clause = "DED-40" if before.open_characters else "DED-5"
        character = move["character"] if move else None
        return [{"type": "dealt", "seat": before.dealing, "character": character, "clause": clause}]
    assert move is not None  # all else is seen by all
    if before.phase == PLACE:
        return _tell_placed(board, before, after, move)
    if before.phase == START:
        return [*_tell_start_roll(after, move), *_consequences(board, before, after)]
    return [_tell_luck(board, before, move), *_consequences(board, before, after)]


def _tell_placed(board: Mansion, before: State, after: State, move: Move) -> Events:
    """A pawn sits down, and once all do, who sits where (DED-2)."""
    placed: o.PlacedEvent = {"type": "placed", "pawn": move["pawn"], "target": move["to"], "clause": "DED-2"}
    told: Events = [placed]
    if after.phase != PLACE:
        places = {name: board.spaces[after.places[pawn]] for pawn, name in enumerate(board.pawns)}
        told.append({"type": "seated", "places": places, "clause": "DED-2"})
    return [*told, *_tell_start(board, before)]


def _tell_start(board: Mansion, before: State) -> Events:
    """With the first pawn that sits: where the Detective stands, if not at the gate (DED-41)."""
    left = board.record.detective_steps - before.detective
    starts: o.DetectiveStartsEvent = {
        "type": "detective-starts", "steps": before.detective, "left": left, "clause": "DED-41"
    }  # fmt: skip
    return [starts] if before.detective and before.dealing == 0 else []


def _tell_start_roll(after: State, move: Move) -> Events:
    """A roll for the first turn, and who begins once it is known (DED-6)."""
    seat, dice = move["player"], move["dice"]
    rolled: o.StartRollEvent = {"type": "start-roll", "seat": seat, "dice": dice, "total": sum(dice), "clause": "DED-6"}
    begins: o.StartEvent = {"type": "start", "seat": after.turn, "clause": "DED-6"}
    return [rolled, begins] if after.phase == FRAME else [rolled]


def _tell_luck(board: Mansion, before: State, move: Move) -> o.AnyEvent:
    """A portrait, a secret card, or the dice."""
    if before.phase == FRAME:
        return _tell_shown(before, move["name"], bool(before.alive >> board.pawns.index(move["name"]) & 1))
    if before.phase == SECRET:
        return {"type": "secret", "seat": move["player"], "character": move["character"], "clause": "DED-36"}
    assert before.phase == ROLL
    dice = move["dice"]
    double = dice[0] == dice[1]
    return {"type": "roll", "seat": move["player"], "dice": dice, "double": double, "clause": "DED-8"}


def _tell_shown(before: State, name: str, alive: bool) -> o.ShownEvent:
    """A portrait comes up at the start, by a double before any move, or for one knocked off, whose own goes away."""
    why: WhyShown = "knocked-off"
    if alive and before.turn_number == 0:
        why = "start"
    elif alive and not before.moved:
        why = "double"
    return {"type": "shown", "name": name, "alive": alive, "why": why, "clause": CLAUSES_OF_PORTRAITS[why]}


def _tell_drawn(before: State, after: State, move: Move | None) -> o.AnyEvent:
    """The Detective's card is shown to all (DED-26), any other to the drawer alone (DED-24)."""
    if after.detective > before.detective:
        return {"type": "detective", "seat": before.turn, "steps": after.detective, "clause": "DED-26"}
    return {"type": "drawn", "seat": before.turn, "card": move["card"] if move else None, "clause": "DED-24"}


def _consequences(board: Mansion, before: State, after: State) -> Iterator[o.AnyEvent]:
    """What all can see to have changed."""
    if after.discards_size < before.discards_size + after.detective - before.detective:
        yield {"type": "reshuffled", "cards": after.pile_size, "clause": "DED-28"}
    for pawn in range(PAWNS):
        if before.lost_by[pawn] == NONE != after.lost_by[pawn]:
            owner = after.lost_by[pawn] if after.lost_by[pawn] >= 0 else None
            yield {"type": "knocked-off", "pawn": board.pawns[pawn], "owner": owner, "clause": "DED-29"}
    for seat in range(after.seats):
        if (after.out & ~before.out) >> seat & 1:
            yield _tell_out(board, before, after, seat)
    if after.portrait not in (before.portrait, NONE) and not _is_new(before, after):
        yield _tell_shown(before, board.pawns[after.portrait], True)
    if before.phase == SECRET and after.phase == FINISHED:
        yield from _last_secrets(board, after)
    if after.phase == FINISHED:
        yield _ending(board, after)


def _tell_out(board: Mansion, before: State, after: State, seat: int) -> o.OutEvent:
    """Who has lost the last character, the trap cards that go to the discards, and the die that is left (DED-31)."""
    laid = [count_of(after.discards, kind) - count_of(before.discards, kind) for kind in range(len(board.kinds))]
    laid[after.sprung_with - 1] -= 1
    gone = [card.copy() for card, count in zip(board.kinds, laid, strict=True) for _ in range(count)]
    die_lost = seat == before.turn and before.used != (1 << DICE) - 1
    clause = "DED-31" if after.seats > 2 else "DED-40"
    return {"type": "out", "seat": seat, "cards": gone, "die_lost": die_lost, "clause": clause}


def _is_new(before: State, after: State) -> bool:
    """Whether the portrait that hangs now is one that chance has just turned up, which is told by itself."""
    return bool(before.phase == FRAME and before.unseen >> after.portrait & 1)


def _last_secrets(board: Mansion, after: State) -> Iterator[o.SecretEvent]:
    """Once one player's secret cards are turned up, the other's follow (DED-36)."""
    for pawn in range(PAWNS):
        if after.secret[1] >> pawn & 1:
            yield {"type": "secret", "seat": 1, "character": board.pawns[pawn], "clause": "DED-36"}


def clause_of_ending(ending: int) -> str:
    """The clause by which a match has ended."""
    return CLAUSES_OF_ENDINGS.get(ending, "DED-38")


def word_of_ending(ending: int) -> str:
    """How a match has ended, as messages choose by it."""
    return ENDINGS.get(ending, "turn-limit")


def _ending(board: Mansion, after: State) -> o.OverEvent:
    return {
        "type": "over",
        "seat": None if after.winner == NONE else after.winner,
        "pawn": None if after.winning_pawn == NONE else board.pawns[after.winning_pawn],
        "how": word_of_ending(after.ending),
        "clause": clause_of_ending(after.ending),
    }
