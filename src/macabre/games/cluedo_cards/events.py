"""What is told of the card game, from masked records only."""

from __future__ import annotations

from macabre.games.cluedo_cards import outside as o
from macabre.games.cluedo_cards.board import Deck
from macabre.games.cluedo_cards.rules import ROUND_POINTS
from macabre.games.cluedo_cards.state import (
    ANOTHER_TURN,
    CARD_NUMBER,
    DEAL,
    DRAW,
    FINISHED,
    MINIATURE,
    MISS_A_TURN,
    NEXT_MISSES,
    NONE,
    PLAY,
    START,
    State,
)
from macabre.games.cluedo_cards.words import miniature_shown
from macabre.grammar import Move
from macabre.rules import CHANCE

Events = list[o.AnyEvent]


def tell(board: Deck, before: State, after: State, who: int, move: Move | None) -> Events:
    """What one viewer is told of a step."""
    if who == CHANCE:
        return _tell_chance(board, before, after, move)
    assert move is not None  # every seat's decision is seen by all
    return [_tell_decision(board, who, move), *_tell_consequences(board, before, after, who, move)]


def _tell_decision(board: Deck, seat: int, move: Move) -> o.AnyEvent:
    if move["type"] == "play":
        return {"type": "play", "seat": seat, "card": move["card"], "clause": "CLU-7"}
    if move["type"] == "draw":
        return {"type": "draw", "seat": seat, "clause": "CLU-8"}
    if move["type"] == "miss":
        weapon = _weapon(board, MISS_A_TURN)
        return {"type": "miss", "seat": seat, "picture": weapon, "player": move["player"], "clause": "CLU-9"}
    return {"type": "swap", "seat": seat, "player": move["player"], "clause": "CLU-12"}


def _tell_consequences(board: Deck, before: State, after: State, who: int, move: Move) -> Events:
    """What follows from a decision by itself."""
    if move["type"] == "draw":
        return _tell_pile(board, before, after, who)
    if move["type"] == "play" and before.sizes[who] == 1:
        return _tell_round_won(before, after, who)
    effect = board.record.effect[board.number_of(move["card"])] if move["type"] == "play" else NONE
    if effect == ANOTHER_TURN:
        return [{"type": "again", "seat": who, "picture": move["card"]["picture"], "clause": "CLU-11"}]
    return _tell_missed(board, after, who, effect)


def _tell_pile(board: Deck, before: State, after: State, who: int) -> Events:
    """Whether there was something to draw."""
    if after.round_number != before.round_number:
        return [{"type": "void", "clause": "CLU-19", "round": before.round_number}]
    if after.phase != DRAW:
        return [{"type": "nothing", "seat": who, "clause": "CLU-19"}, *_tell_missed(board, after, who)]
    shuffled = before.pile_size == 0
    return [{"type": "shuffled", "cards": after.pile_size, "clause": "CLU-18"}] if shuffled else []


def _tell_missed(board: Deck, after: State, who: int, effect: int = NONE) -> Events:
    """The seats between who had the turn and who has it now: nobody is passed over twice, for who acts misses none.

    A Candlestick strikes the next seat at once (CLU-10); whoever else misses a turn was named by a Dagger (CLU-9).
    """
    if after.phase != PLAY:
        return []
    seats = range(who + 1, who + (after.turn - who - 1) % after.seats + 1)
    return [_missed(board, after, seat % after.seats, effect == NEXT_MISSES and seat == who + 1) for seat in seats]


def _missed(board: Deck, after: State, seat: int, by_candlestick: bool) -> o.MissedEvent:
    effect, clause = (NEXT_MISSES, "CLU-10") if by_candlestick else (MISS_A_TURN, "CLU-9")
    picture = _weapon(board, effect)
    return {"type": "missed", "clause": clause, "seat": seat, "picture": picture, "left": after.misses[seat]}


def _weapon(board: Deck, effect: int) -> str:
    """The picture of the first card that has the effect."""
    number = next(number for number in range(len(board.cards)) if board.record.effect[number] == effect)
    return board.cards[number]["picture"]


def _tell_chance(board: Deck, before: State, after: State, move: Move | None) -> Events:
    if before.phase == DRAW:
        drawn: o.DrawnEvent = {"type": "drawn", "seat": before.turn, "card": _card(move), "clause": "CLU-8"}
        return [drawn, *_tell_after_drawing(board, before, after)]
    if before.phase == DEAL:
        dealt: o.DrawnEvent = {"type": "dealt", "seat": before.dealing, "card": _card(move), "clause": "CLU-5"}
        return [dealt]
    if before.phase == START:
        return [{"type": "start", "seat": after.starter, "clause": "CLU-6"}]
    if before.phase == MINIATURE:
        return _tell_miniature(board, before, after)
    return [_tell_round(board, after)]


def _card(move: Move | None) -> o.Card | None:
    """The card, for those who may see it."""
    return move["card"] if move else None


def _tell_round(board: Deck, after: State) -> o.RoundEvent:
    """A card is turned up (CLU-5); the winner of the last round starts, if that is agreed (CLU-24)."""
    won_last = bool(after.winner_starts and after.last_winner >= 0)
    card = board.cards[after.top].copy()
    told: o.RoundEvent = {
        "type": "round", "round": after.round_number, "starter": after.starter, "card": card, "clause": "CLU-5"
    }  # fmt: skip
    if won_last:
        told["won_last"], told["clause"] = True, "CLU-24"
    return told


def _tell_after_drawing(board: Deck, before: State, after: State) -> Events:
    """The turn passes (CLU-8), or all are told whether the card fits (CLU-22)."""
    seat = before.turn
    if not after.draw_until_one_fits or before.pile_size == before.shuffled.bit_count():
        return _tell_missed(board, after, seat)
    if after.phase == DRAW:
        return [{"type": "drawn-on", "seat": seat, "clause": "CLU-22"}]
    if after.turn == seat and before.misses[:] == after.misses[:]:  # else the others have missed their turns
        return [{"type": "fits", "seat": seat, "clause": "CLU-22"}]
    return [{"type": "nothing-more", "seat": seat, "clause": "CLU-22"}, *_tell_missed(board, after, seat)]


def _tell_round_won(before: State, after: State, who: int) -> Events:
    """The last card ends the round (CLU-15); without miniatures nothing comes after it (CLU-23)."""
    end = [] if after.phase == MINIATURE else _tell_round_end(before, after, "CLU-23")
    number = before.round_number
    won: o.RoundWonEvent = {
        "type": "round-won", "seat": who, "round": number, "points": ROUND_POINTS, "clause": "CLU-15"
    }  # fmt: skip
    return [won, *end]


def _tell_round_end(before: State, after: State, clause: str) -> Events:
    """The scores, and whether somebody has reached the target (CLU-17)."""
    winner, scores = after.last_winner, after.scores[: after.seats]
    ended: o.RoundEndEvent = {
        "type": "round-end", "round": before.round_number, "winner": winner, "scores": scores, "clause": clause
    }  # fmt: skip
    if after.phase != FINISHED:
        return [ended]
    won: o.WonEvent = {
        "type": "won", "seat": winner, "points": scores[winner], "target": after.target, "clause": "CLU-17"
    }  # fmt: skip
    return [ended, won]


def _tell_miniature(board: Deck, before: State, after: State) -> Events:
    seat, last = before.dealing, board.cards[before.last_card]
    shown: o.MiniatureEvent = {
        "type": "miniature",
        "seat": seat,
        "lost": before.scores[seat] - after.scores[seat],
        "last": last["picture"],
        "miniature": miniature_shown(board, after.last_miniature[seat]),
        "clause": "CLU-16",
    }
    if shown["lost"] and after.penalty == CARD_NUMBER:
        shown["last_number"], shown["clause"] = last["number"], "CLU-21"
    return [shown, *(_tell_round_end(before, after, "CLU-15") if seat == before.seats - 1 else [])]
