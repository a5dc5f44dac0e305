"""What is told of each step, from masked records only."""

from __future__ import annotations

from macabre.games.dead_house import outside as o
from macabre.games.dead_house.board import Track
from macabre.games.dead_house.grammar import place_of
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
from macabre.rules import CHANCE

Events = list[o.AnyEvent]


def tell(board: Track, before: State, after: State, who: int, move: Move | None) -> Events:
    """What one viewer is told of a step."""
    if who == CHANCE:
        return _tell_chance(board, before, after, move)
    assert move is not None  # every seat's decision is seen by all
    return _tell_move(board, before, after, who, move)


def _tell_chance(board: Track, before: State, after: State, move: Move | None) -> Events:
    """A card that was dealt or drawn is named only to its owner (HOU-28)."""
    if before.phase == START:
        return [{"type": "start", "seat": after.turn, "clause": "HOU-4"}]
    card = move["card"] if move else None
    if before.phase == DEAL:
        clause = "HOU-4" if before.deals == 1 else "HOU-25"
        dealt: o.DealtEvent = {"type": "dealt", "seat": before.dealing, "card": card, "clause": clause}
        return [*_tell_starts(board, before), dealt]
    events: Events = [{"type": "drawn", "seat": before.turn, "card": card, "clause": "HOU-5"}]
    if before.again:
        events.append({"type": "again", "seat": before.turn, "clause": "HOU-9"})
    if after.phase == FINISHED:
        events.append({"type": "limit", "turns": after.turns, "clause": "HOU-4"})
    return events


def _tell_starts(board: Track, before: State) -> list[o.StartsOutEvent]:
    """The pawns that stand on the track before the first card is dealt (HOU-32)."""
    if not before.pawn_starts_out or before.deals != 1 or any(before.sizes):
        return []
    starts = [place_of(board, before.pawns[seat][0]) for seat in range(before.seats)]
    return [
        {"type": "starts-out", "player": seat, "pawn": 0, "place": place, "clause": "HOU-32"}
        for seat, place in enumerate(starts)
    ]


def _tell_move(board: Track, before: State, after: State, seat: int, move: Move) -> Events:
    """A seat's move, where its pawns went, who was sent home, and what came of it."""
    clause = clause_of(board, before, seat, move)
    events: Events = [_tell_decision(seat, move, clause), *tell_pawns(board, before, seat, move, clause)]
    if after.phase == DRAW and before.deck_size == 0:
        events.append({"type": "reshuffled", "cards": after.deck_size, "clause": "HOU-26"})
    if after.winner != NONE:
        events.append(
            {"type": "won", "seat": after.winner, "pawns": after.pawns_to_win, "clause": winning_clause(after)}
        )
    return events


def _tell_decision(seat: int, move: Move, clause: str) -> o.AnyEvent:
    if move["type"] == "special":
        return _tell_special(seat, move, clause)
    if move["type"] == "split":
        return {"type": "split", "seat": seat, "parts": move["parts"], "clause": clause}
    card = move["card"]
    if move["type"] == "discard":
        return {"type": "discard", "seat": seat, "card": card, "clause": clause}
    pawn = move["pawn"]
    if move["type"] == "back":
        return {"type": "back", "seat": seat, "card": card, "player": move["player"], "pawn": pawn, "clause": clause}
    if move["type"] == "swap":
        return {"type": "swap", "seat": seat, "card": card, "pawn": pawn, "with": move["with"], "clause": clause}
    return {"type": "move", "seat": seat, "card": card, "pawn": pawn, "clause": clause}


def _tell_special(seat: int, move: Move, clause: str) -> o.SpecialEvent:
    played: o.SpecialEvent = {"type": "special", "seat": seat, "card": move["card"], "clause": clause}
    if move["card"] == "possession":
        played["pawn"], played["replace"] = move["pawn"], move["replace"]
    elif move["card"] == "steal":
        played["player"] = move["player"]
    return played


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
