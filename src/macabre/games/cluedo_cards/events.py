"""What is told of the card game, from masked records only: events, and their sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from macabre.games.cluedo_cards.board import Deck
from macabre.games.cluedo_cards.phrases import card_name
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
from macabre.grammar import Move
from macabre.rules import CHANCE

Event = dict[str, Any]

CLAUSES = {"play": "CLU-7", "draw": "CLU-8", "miss": "CLU-9", "swap": "CLU-12"}


def miniature_dict(board: Deck, number: int) -> dict[str, Any] | None:
    """A miniature as people see it."""
    if number == NONE:
        return None
    return {"pictures": list(board.miniatures[number]["pictures"]), "points": board.miniatures[number]["points"]}


# --- events


def tell(board: Deck, before: State, after: State, who: int, move: Move | None) -> list[Event]:
    """What one viewer is told of a step."""
    if who == CHANCE:
        return _tell_chance(board, before, after, move)
    assert move is not None  # every seat's decision is seen by all
    return [
        {"seat": who, "clause": CLAUSES[move["type"]], **move},
        *_tell_consequences(board, before, after, who, move),
    ]


def _tell_consequences(board: Deck, before: State, after: State, who: int, move: Move) -> list[Event]:
    """What follows from a decision by itself."""
    if move["type"] == "draw":
        return _tell_pile(board, before, after, who)
    if move["type"] == "play" and before.sizes[who] == 1:
        return _tell_round_won(before, after, who)
    effect = board.record.effect[board.number_of(move["card"])] if move["type"] == "play" else NONE
    if effect == ANOTHER_TURN:
        return [{"type": "again", "seat": who, "picture": move["card"]["picture"], "clause": "CLU-11"}]
    return _tell_missed(board, after, who, effect)


def _tell_pile(board: Deck, before: State, after: State, who: int) -> list[Event]:
    """Whether there was something to draw."""
    if after.round_number != before.round_number:
        return [{"type": "void", "clause": "CLU-19", "round": before.round_number}]
    if after.phase != DRAW:
        return [{"type": "nothing", "seat": who, "clause": "CLU-19"}, *_tell_missed(board, after, who)]
    shuffled = before.pile_size == 0
    return [{"type": "shuffled", "cards": after.pile_size, "clause": "CLU-18"}] if shuffled else []


def _tell_missed(board: Deck, after: State, who: int, effect: int = NONE) -> list[Event]:
    """The seats between who had the turn and who has it now: nobody is passed over twice, for who acts misses none.

    A Candlestick strikes the next seat at once (CLU-10); whoever else misses a turn was named by a Dagger (CLU-9).
    """
    if after.phase != PLAY:
        return []
    seats = range(who + 1, who + (after.turn - who - 1) % after.seats + 1)
    return [_missed(board, after, seat % after.seats, effect == NEXT_MISSES and seat == who + 1) for seat in seats]


def _missed(board: Deck, after: State, seat: int, by_candlestick: bool) -> Event:
    effect, clause = (NEXT_MISSES, "CLU-10") if by_candlestick else (MISS_A_TURN, "CLU-9")
    told = {"seat": seat, "picture": _weapon(board, effect), "left": after.misses[seat]}
    return {"type": "missed", "clause": clause, **told}


def _weapon(board: Deck, effect: int) -> str:
    """The picture of the first card that has the effect."""
    number = next(number for number in range(len(board.cards)) if board.record.effect[number] == effect)
    return str(board.cards[number]["picture"])


def _tell_chance(board: Deck, before: State, after: State, move: Move | None) -> list[Event]:
    if before.phase == DRAW:
        drawn = {"type": "drawn", "seat": before.turn, "card": move and move["card"], "clause": "CLU-8"}
        return [drawn, *_tell_after_drawing(board, before, after)]
    if before.phase == DEAL:
        return [{"type": "dealt", "seat": before.dealing, "card": move and move["card"], "clause": "CLU-5"}]
    if before.phase == START:
        return [{"type": "start", "seat": after.starter, "clause": "CLU-6"}]
    if before.phase == MINIATURE:
        return _tell_miniature(board, before, after)
    round_ = {"type": "round", "round": after.round_number, "starter": after.starter, "clause": "CLU-5"}
    return [round_ | {"card": dict(board.cards[after.top])} | _why_starts(after)]


def _why_starts(after: State) -> Event:
    """The winner of the last round starts, if that is agreed (CLU-24)."""
    return {"won_last": True, "clause": "CLU-24"} if after.winner_starts and after.last_winner >= 0 else {}


def _tell_after_drawing(board: Deck, before: State, after: State) -> list[Event]:
    """The turn passes (CLU-8), or all are told whether the card fits (CLU-22)."""
    seat = before.turn
    if not after.draw_until_one_fits or before.pile_size == before.shuffled.bit_count():
        return _tell_missed(board, after, seat)
    if after.phase == DRAW:
        return [{"type": "drawn-on", "seat": seat, "clause": "CLU-22"}]
    if after.turn == seat and before.misses[:] == after.misses[:]:  # else the others have missed their turns
        return [{"type": "fits", "seat": seat, "clause": "CLU-22"}]
    return [{"type": "nothing-more", "seat": seat, "clause": "CLU-22"}, *_tell_missed(board, after, seat)]


def _tell_round_won(before: State, after: State, who: int) -> list[Event]:
    """The last card ends the round (CLU-15); without miniatures nothing comes after it (CLU-23)."""
    won = {"seat": who, "round": before.round_number, "points": ROUND_POINTS}
    end = [] if after.phase == MINIATURE else _tell_round_end(before, after, "CLU-23")
    return [{"type": "round-won", "clause": "CLU-15", **won}, *end]


def _tell_round_end(before: State, after: State, clause: str) -> list[Event]:
    """The scores, and whether somebody has reached the target (CLU-17)."""
    ended = {"round": before.round_number, "winner": after.last_winner, "scores": after.scores[: after.seats]}
    events: list[Event] = [{"type": "round-end", "clause": clause, **ended}]
    if after.phase == FINISHED:
        reached = {"seat": after.last_winner, "points": after.scores[after.last_winner], "target": after.target}
        events.append({"type": "won", "clause": "CLU-17", **reached})
    return events


def _tell_miniature(board: Deck, before: State, after: State) -> list[Event]:
    seat = before.dealing
    miniature = after.last_miniature[seat]
    lost = before.scores[seat] - after.scores[seat]
    last = board.cards[before.last_card]
    shown = {"type": "miniature", "seat": seat, "lost": lost, "last": last["picture"], "clause": "CLU-16"}
    if lost and after.penalty == CARD_NUMBER:
        shown |= {"last_number": last["number"], "clause": "CLU-21"}
    events = [shown | {"miniature": miniature_dict(board, miniature)}]
    return events + (_tell_round_end(before, after, "CLU-15") if seat == before.seats - 1 else [])


# --- sentences


def say(board: Deck, event: Event, names: Sequence[str]) -> str:
    """An event in words."""
    return SENTENCES[event["type"]](board, event, names)


def _say_miss(board: Deck, event: Event, names: Sequence[str]) -> str:
    dagger = board.names[_weapon(board, MISS_A_TURN)]
    if event["player"] is None:
        return f"{names[event['seat']]} uses the {dagger} on nobody."
    return f"{names[event['seat']]} uses the {dagger} on {names[event['player']]}."


def _say_missed(board: Deck, event: Event, names: Sequence[str]) -> str:
    more = f", and must miss {event['left']} more" if event["left"] else ""
    return f"{names[event['seat']]} misses a turn because of the {board.names[event['picture']]}{more}."


def _say_drawn(board: Deck, event: Event, names: Sequence[str]) -> str:
    return f"It is {card_name(board, event['card'])}." if event["card"] else ""


def _say_miniature(board: Deck, event: Event, names: Sequence[str]) -> str:
    pictures = ", ".join(board.names[picture] for picture in event["miniature"]["pictures"])
    last = board.names[event["last"]] + (f" {event['last_number']}" if "last_number" in event else "")
    end = f", and loses {event['lost']}, since the last card was {last}" if event["lost"] else ""
    return f"{names[event['seat']]} turns up the miniature with {pictures}{end}."


def _say_round(board: Deck, event: Event, names: Sequence[str]) -> str:
    dealt = f"Round {event['round']}: the cards are dealt, {card_name(board, event['card'])} is turned up"
    why = ", having won the last one" if "won_last" in event else ""
    return f"{dealt}, {names[event['starter']]} starts{why}."


def _say_round_end(board: Deck, event: Event, names: Sequence[str]) -> str:
    scores = ", ".join(f"{name} {points}" for name, points in zip(names, event["scores"], strict=False))
    return f"{names[event['winner']]} wins round {event['round']}. Scores: {scores}."


SENTENCES: dict[str, Callable[[Deck, Event, Sequence[str]], str]] = {
    "play": lambda board, event, names: f"{names[event['seat']]} lays {card_name(board, event['card'])}.",
    "draw": lambda board, event, names: f"{names[event['seat']]} has no card that fits and must draw.",
    "miss": _say_miss,
    "swap": lambda board, event, names: f"{names[event['seat']]} swaps hands with {names[event['player']]}.",
    "again": lambda board, event, names: (
        f"The {board.names[event['picture']]} gives {names[event['seat']]} another turn."
    ),
    "missed": _say_missed,
    "shuffled": lambda board, event, names: (
        f"The draw pile is empty: the discards but the top card are shuffled into a new one of {event['cards']}."
    ),
    "round-won": lambda board, event, names: (
        f"{names[event['seat']]} has laid the last card, so round {event['round']} is over: {event['points']} points."
    ),
    "nothing-more": lambda board, event, names: "It does not fit, and the draw pile is empty.",
    "nothing": lambda board, event, names: "There is nothing to draw.",
    "drawn": _say_drawn,
    "dealt": lambda board, event, names: "",
    "start": lambda board, event, names: f"{names[event['seat']]} is chosen to start.",
    "drawn-on": lambda board, event, names: f"It does not fit, so {names[event['seat']]} draws another card.",
    "fits": lambda board, event, names: f"It fits, so {names[event['seat']]} must lay it.",
    "round": _say_round,
    "void": lambda board, event, names: f"Nobody can play or draw: round {event['round']} is void.",
    "miniature": _say_miniature,
    "round-end": _say_round_end,
    "won": lambda board, event, names: (
        f"{names[event['seat']]} has {event['points']} points, reaches the target of {event['target']} and wins."
    ),
}
