"""What is told of each step, and how it is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from macabre.games.dead_house.board import Track
from macabre.games.dead_house.grammar import place_of, say_place
from macabre.games.dead_house.phrases import anybodys_pawn, enough_pawns, pawn_name, title
from macabre.games.dead_house.state import (
    DEAL,
    DRAW,
    FINISHED,
    HOME,
    NO_SWAP,
    NONE,
    PAWNS,
    START,
    SWAP_ANY,
    State,
    TrackRecord,
)
from macabre.games.dead_house.ways import tell_pawns
from macabre.grammar import Move

Event = dict[str, Any]


# --- what happened


def tell_chance(board: Track, before: State, after: State, move: Move | None) -> list[Event]:
    """A card that was dealt or drawn is named only to its owner (HOU-28)."""
    if before.phase == START:
        return [{"type": "start", "seat": after.turn, "clause": "HOU-4"}]
    card = move and move["card"]
    if before.phase == DEAL:
        clause = "HOU-4" if before.deals == 1 else "HOU-25"
        dealt = {"type": "dealt", "seat": before.dealing, "card": card, "clause": clause}
        return [*_tell_starts(board, before), dealt]
    events: list[Event] = [{"type": "drawn", "seat": before.turn, "card": card, "clause": "HOU-5"}]
    if before.again:
        events.append({"type": "again", "seat": before.turn, "clause": "HOU-9"})
    if after.phase == FINISHED:
        events.append({"type": "limit", "turns": after.turns, "clause": "HOU-4"})
    return events


def _tell_starts(board: Track, before: State) -> list[Event]:
    """The pawns that stand on the track before the first card is dealt (HOU-32)."""
    if not before.pawn_starts_out or before.deals != 1 or any(before.sizes):
        return []
    starts = [place_of(board, before.pawns[seat][0]) for seat in range(before.seats)]
    told = {"type": "starts-out", "pawn": 0, "clause": "HOU-32"}
    return [{**told, "player": seat, "place": place} for seat, place in enumerate(starts)]


def tell_move(board: Track, before: State, after: State, seat: int, move: Move) -> list[Event]:
    """A seat's move, where its pawns went, who was sent home, and what came of it."""
    clause = clause_of(board, before, seat, move)
    events: list[Event] = [{"seat": seat, "clause": clause, **move}]
    events += tell_pawns(board, before, seat, move, clause)
    if after.phase == DRAW and before.deck_size == 0:
        events.append({"type": "reshuffled", "cards": after.deck_size, "clause": "HOU-26"})
    if after.winner != NONE:
        events.append(
            {"type": "won", "seat": after.winner, "pawns": after.pawns_to_win, "clause": winning_clause(after)}
        )
    return events


_CLAUSES = {"back": "HOU-16", "split": "HOU-17", "discard": "HOU-8"}
_SPECIAL_CLAUSES = {"possession": "HOU-23", "steal": "HOU-24", "reanimate": "HOU-25"}


def winning_clause(s: State) -> str:
    """All three pawns win (HOU-27), or fewer, if that is agreed (HOU-30)."""
    return "HOU-27" if s.pawns_to_win == PAWNS else "HOU-30"


def clause_of(board: Track, before: State, seat: int, move: Move) -> str:
    """The clause by which a move is made."""
    if "replace" in move and before.pawns[seat][move["pawn"]] != HOME:
        return "HOU-29"
    if move["type"] == "special":
        return _SPECIAL_CLAUSES[move["card"]]
    if move["type"] in _CLAUSES:
        return _CLAUSES[move["type"]]
    kind = board.cards.index(move["card"])
    if move["type"] == "swap":
        return "HOU-19" if board.record.swaps[kind] == SWAP_ANY else "HOU-20"
    return clause_of_steps(board.record, kind)


def clause_of_steps(board: TrackRecord, kind: int) -> str:
    """The clause of the card whose count moves a pawn."""
    if board.backward[kind]:
        return "HOU-18"
    if board.pushes[kind]:
        return "HOU-16"
    if board.divides[kind]:
        return "HOU-17"
    return {NO_SWAP: "HOU-15", SWAP_ANY: "HOU-19"}.get(board.swaps[kind], "HOU-20")


# --- in words

LEADS = {"ahead-3": "Move Ahead 3", "gnome-blue": "a blue gnome"}


def _say_move(board: Track, event: Event, names: Sequence[str]) -> str:
    return f"{names[event['seat']]} plays {title(board, event['card'])} with {pawn_name(event['pawn'])}."


def _say_back(board: Track, event: Event, names: Sequence[str]) -> str:
    card, pawn = title(board, event["card"]), anybodys_pawn([event["player"], event["pawn"]], names)
    return f"{names[event['seat']]} plays {card} and pushes {pawn} back."


def _say_split(board: Track, event: Event, names: Sequence[str]) -> str:
    (first, part), (second, rest) = event["parts"]
    shares = f"{part} for {pawn_name(first)}, then {rest} for {pawn_name(second)}"
    return f"{names[event['seat']]} divides a {part + rest}: {shares}."


def _say_swap(board: Track, event: Event, names: Sequence[str]) -> str:
    card, other = title(board, event["card"]), anybodys_pawn(event["with"], names)
    return f"{names[event['seat']]} plays {card}: {pawn_name(event['pawn'])} and {other} change places."


def _say_special(board: Track, event: Event, names: Sequence[str]) -> str:
    who = names[event["seat"]]
    if event["card"] == "steal":
        return f"{who} plays Steal and swaps hands with {names[event['player']]}."
    if event["card"] == "reanimate":
        return f"{who} plays Reanimate: all cards are shuffled and dealt anew."
    own, other = pawn_name(event["pawn"]), anybodys_pawn(event["replace"], names)
    return f"{who} plays Possession: {own} takes the place of {other}."


def _say_moved(board: Track, event: Event, names: Sequence[str]) -> str:
    pawn = anybodys_pawn([event["player"], event["pawn"]], names)
    if event["place"] == "home":
        return f"{pawn} is sent home from {say_place(event['from'])}{_say_by(event['by'], names)}."
    return f"{pawn} goes from {say_place(event['from'])} to {_say_way(event)}{_say_rest(event)}."


def _say_by(by: Any, names: Sequence[str]) -> str:
    """Who or what sent a pawn home."""
    return ": the gnome sweeps it away" if by == "gnome" else f": {anybodys_pawn(by, names)} takes its place"


def _say_way(event: Event) -> str:
    """Each square that led the pawn on, and where it came to."""
    led = "".join(f"square {stop['square']}, {LEADS[stop['kind']]}, so on to " for stop in event.get("via", ()))
    return led + say_place(event["place"])


def _say_rest(event: Event) -> str:
    """What becomes of a pawn on a square that matters."""
    if event.get("rests") == "again":
        return ", Take Another Turn"
    if "rests" not in event:
        return ""
    why = "rests there, since it was pushed" if event["pushed"] else "stays there, or it would pass its turn-off"
    return f", {LEADS[event['rests']]}, and {why}"


def _say_drawn(board: Track, event: Event, names: Sequence[str]) -> str:
    return f"{names[event['seat']]} draws {title(board, event['card'])}." if event["card"] else ""


def _say_discard(board: Track, event: Event, names: Sequence[str]) -> str:
    return f"{names[event['seat']]} can use no card and discards {title(board, event['card'])}."


SENTENCES: dict[str, Callable[[Track, Event, Sequence[str]], str]] = {
    "start": lambda board, event, names: f"{names[event['seat']]} begins.",
    "dealt": lambda board, event, names: "",
    "drawn": _say_drawn,
    "again": lambda board, event, names: f"{names[event['seat']]} landed on Take Another Turn and takes one.",
    "limit": lambda board, event, names: f"After {event['turns']} turns the match ends without a winner.",
    "move": _say_move,
    "back": _say_back,
    "split": _say_split,
    "swap": _say_swap,
    "special": _say_special,
    "discard": _say_discard,
    "moved": _say_moved,
    "reshuffled": lambda board, event, names: "The deck is empty: the discards are shuffled into a new one.",
    "starts-out": lambda board, event, names: (
        f"{anybodys_pawn([event['player'], event['pawn']], names)} starts on {say_place(event['place'])}."
    ),
    "won": lambda board, event, names: (
        f"{names[event['seat']]} has {enough_pawns(event['pawns'])} in Dead House and wins."
    ),
}
