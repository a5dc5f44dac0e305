"""Why a move is not legal, by its clause, from what the seat sees."""

from __future__ import annotations

from macabre.games.dead_house.board import Track
from macabre.games.dead_house.events import clause_of_steps
from macabre.games.dead_house.grammar import SPECIALS
from macabre.games.dead_house.moves import may_possess
from macabre.games.dead_house.state import HOME, NO_SWAP, OFF_TRACK, PAWNS, SAFETY, SWAP_NEXT, State
from macabre.games.dead_house.track import is_on_track, move_forward, nearest_ahead, pawns_on_track, room
from macabre.games.dead_house.words import say, say_any_pawn, say_card, say_pawn, say_special
from macabre.grammar import Move
from macabre.language import Saying, SeatName
from macabre.spoken import Refusal


def refuse(board: Track, s: State, seat: int, move: Move) -> Refusal:
    """The clause, and what is said, for a move that is not legal."""
    for other in _players_named(move):
        if other >= s.seats:
            return "HOU-1", say("refuse-no-player", player=SeatName(other))
    if move["type"] == "special":
        return _refuse_special(board, s, seat, move)
    if move["type"] == "split":
        return _refuse_split(board, s, seat, move)
    kind = board.cards.index(move["card"])
    if not s.hand[seat] & board.record.cards_of[kind]:
        return "HOU-5", say("refuse-no-card", card=say_card(board, move["card"]))
    return _REFUSALS[move["type"]](board, s, seat, move, kind)


def _players_named(move: Move) -> list[int]:
    pawns = [move[key] for key in ("with", "replace") if key in move]
    return [pawn[0] for pawn in pawns] + ([move["player"]] if "player" in move else [])


# --- special cards


def _refuse_special(board: Track, s: State, seat: int, move: Move) -> Refusal:
    if not s.special_cards:
        return "HOU-31", say("refuse-no-specials")
    if s.special_used:
        return "HOU-22", say("refuse-second-special")
    if not s.specials[seat] >> SPECIALS.index(move["card"]) & 1:
        return "HOU-22", say("refuse-used-special", card=say_special(move["card"]))
    if move["card"] == "steal":
        return "HOU-24", say("refuse-steal-from-yourself")
    if not may_possess(board.record, s, s.pawns[seat][move["pawn"]]):
        return _refuse_possessor(board, s, s.pawns[seat][move["pawn"]], say_pawn(move["pawn"]))
    return "HOU-23", say("refuse-replaced", where=_where(s, move["replace"]))


def _refuse_possessor(board: Track, s: State, place: int, pawn: Saying) -> Refusal:
    """Why a pawn cannot take another's place."""
    if s.possession_with != OFF_TRACK:
        return "HOU-23", say("refuse-not-at-home", pawn=pawn)
    if place == board.record.house:
        return "HOU-14", say("refuse-in-dead-house", pawn=pawn)
    return "HOU-29", say("refuse-on-track", pawn=pawn)


def _where(s: State, pawn: list[int]) -> str:
    """Where a pawn is that is not on the track, as words are chosen by it."""
    return "home" if s.pawns[pawn[0]][pawn[1]] == HOME else "safe"


# --- movement cards


def _refuse_move(board: Track, s: State, seat: int, move: Move, kind: int) -> Refusal:
    return _refuse_steps(board, s, seat, move["pawn"], board.record.forward[kind])


def _refuse_steps(board: Track, s: State, seat: int, pawn: int, steps: int) -> Refusal:
    """Why a pawn cannot go a number of steps forward, or (with none) backward."""
    place = s.pawns[seat][pawn]
    if place == board.record.house:
        return "HOU-14", say("refuse-in-dead-house", pawn=say_pawn(pawn))
    if steps == 0:
        return "HOU-18", say("refuse-back-from-home", pawn=say_pawn(pawn))
    left = room(board.record, s, seat, pawn)
    return "HOU-14", say("refuse-too-far", pawn=say_pawn(pawn), left=left, steps=steps)


def _refuse_back(board: Track, s: State, seat: int, move: Move, kind: int) -> Refusal:
    if not board.record.pushes[kind]:
        return clause_of_steps(board.record, kind), say("refuse-no-push", card=say_card(board, move["card"]))
    if move["player"] == seat:
        return "HOU-16", say("refuse-push-own")
    if s.pawns[move["player"]][move["pawn"]] >= SAFETY:
        return _refuse_safe(board, s.pawns[move["player"]][move["pawn"]])
    return "HOU-16", say("refuse-push-home")


def _refuse_safe(board: Track, place: int) -> Refusal:
    """Why others leave a pawn alone on its gravestones or behind them."""
    if place == board.record.house:
        return "HOU-14", say("refuse-their-dead-house")
    return "HOU-13", say("refuse-safe")


def _refuse_split(board: Track, s: State, seat: int, move: Move) -> Refusal:
    (first, part), (second, rest) = move["parts"]
    kind = board.dividing(part + rest)
    if kind is None:
        return "HOU-17", say("refuse-undivided", steps=part + rest)
    if not s.hand[seat] & board.record.cards_of[kind]:
        return "HOU-5", say("refuse-no-card", card=say_card(board, board.cards[kind]))
    if first == second:
        return "HOU-17", say("refuse-split-one-pawn")
    if not part or not rest:
        return "HOU-17", say("refuse-split-nothing")
    if part > room(board.record, s, seat, first):
        return _as_split("first", _refuse_steps(board, s, seat, first, part))
    after = State.read(bytes(s))
    move_forward(board.record, after, seat, first, part)
    return _as_split("second", _refuse_steps(board, after, seat, second, rest))


def _as_split(which: str, refusal: Refusal) -> Refusal:
    return "HOU-17", say("refuse-split", which=which, why=refusal[1])


def _refuse_swap(board: Track, s: State, seat: int, move: Move, kind: int) -> Refusal:
    how = board.record.swaps[kind]
    clause = "HOU-20" if how == SWAP_NEXT else "HOU-19"
    other, pawn = move["with"]
    if how == NO_SWAP:
        return clause_of_steps(board.record, kind), say("refuse-no-swap", card=say_card(board, move["card"]))
    if not is_on_track(s.pawns[seat][move["pawn"]]):
        return "HOU-21", say("refuse-swap-own", pawn=say_pawn(move["pawn"]), where=_where(s, [seat, move["pawn"]]))
    if other != seat and s.pawns[other][pawn] >= SAFETY:
        return _refuse_safe(board, s.pawns[other][pawn])
    if not is_on_track(s.pawns[other][pawn]):
        return "HOU-21", say("refuse-swap-other", where=_where(s, [other, pawn]))
    if [other, pawn] == [seat, move["pawn"]]:
        return clause, say("refuse-swap-itself")
    nearest = nearest_ahead(board.record, s, pawns_on_track(s), s.pawns[seat][move["pawn"]])
    return clause, say("refuse-not-nearest", pawn=say_any_pawn(divmod(nearest, PAWNS)))


def _refuse_discard(board: Track, s: State, seat: int, move: Move, kind: int) -> Refusal:
    return "HOU-8", say("refuse-discard")


_REFUSALS = {"move": _refuse_move, "back": _refuse_back, "swap": _refuse_swap, "discard": _refuse_discard}
