"""What is told of the card game, from masked records only: events, and their sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from macabre.games.cluedo_cards.board import Deck
from macabre.games.cluedo_cards.phrases import card_name
from macabre.games.cluedo_cards.state import ANOTHER_TURN, DEAL, DRAW, MINIATURE, NONE, PLAY, START, State
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
    if after.round_number != before.round_number:
        return [{"type": "void", "clause": "CLU-19", "round": before.round_number}]
    if move["type"] == "draw":
        return _tell_pile(before, after, who)
    if after.phase == PLAY and move["type"] == "play" and _gives_another_turn(board, move):
        return [{"type": "again", "seat": who, "clause": "CLU-11"}]
    return _tell_missed(after, who)


def _gives_another_turn(board: Deck, move: Move) -> bool:
    return bool(board.record.effect[board.number_of(move["card"])] == ANOTHER_TURN)


def _tell_pile(before: State, after: State, who: int) -> list[Event]:
    """Whether there was something to draw."""
    if after.phase != DRAW:
        return [{"type": "nothing", "seat": who, "clause": "CLU-19"}, *_tell_missed(after, who)]
    shuffled = before.pile_size == 0
    return [{"type": "shuffled", "cards": after.pile_size, "clause": "CLU-18"}] if shuffled else []


def _tell_missed(after: State, who: int) -> list[Event]:
    """The seats between who had the turn and who has it now: nobody is passed over twice, for who acts misses none."""
    if after.phase != PLAY:
        return []
    seats = range(who + 1, who + (after.turn - who - 1) % after.seats + 1)
    return [{"type": "missed", "seat": seat % after.seats, "clause": "CLU-14"} for seat in seats]


def _tell_chance(board: Deck, before: State, after: State, move: Move | None) -> list[Event]:
    if before.phase == DRAW:
        drawn = {"type": "drawn", "seat": before.turn, "card": move and move["card"], "clause": "CLU-8"}
        return [drawn, *_tell_missed(after, before.turn)]
    if before.phase == DEAL:
        return [{"type": "dealt", "seat": before.dealing, "card": move and move["card"], "clause": "CLU-5"}]
    if before.phase == START:
        return [{"type": "start", "seat": after.starter, "clause": "CLU-6"}]
    if before.phase == MINIATURE:
        return _tell_miniature(board, before, after)
    top = dict(board.cards[after.top])
    return [
        {"type": "round", "round": after.round_number, "starter": after.starter, "card": top, "clause": "CLU-5"},
    ]


def _tell_miniature(board: Deck, before: State, after: State) -> list[Event]:
    seat = before.dealing
    miniature = after.last_miniature[seat]
    lost = before.scores[seat] - after.scores[seat]
    shown = {"type": "miniature", "seat": seat, "lost": lost, "clause": "CLU-16"}
    events = [shown | {"miniature": miniature_dict(board, miniature)}]
    if seat == before.seats - 1:
        scores = after.scores[: after.seats]
        ended = {"round": before.round_number, "winner": before.last_winner, "scores": scores}
        events.append({"type": "round-end", "clause": "CLU-15", **ended})
    return events


# --- sentences


def say(board: Deck, event: Event, names: Sequence[str]) -> str:
    """An event in words."""
    return _SENTENCES[event["type"]](board, event, names)


def _say_miss(board: Deck, event: Event, names: Sequence[str]) -> str:
    victim = "nobody" if event["player"] is None else names[event["player"]]
    return f"{names[event['seat']]} makes {victim} miss a turn."


def _say_drawn(board: Deck, event: Event, names: Sequence[str]) -> str:
    return f"It is {card_name(board, event['card'])}." if event["card"] else ""


def _say_miniature(board: Deck, event: Event, names: Sequence[str]) -> str:
    pictures = ", ".join(board.names[picture] for picture in event["miniature"]["pictures"])
    end = f", and loses {event['lost']}" if event["lost"] else ""
    return f"{names[event['seat']]} turns up the miniature with {pictures}{end}."


def _say_round_end(board: Deck, event: Event, names: Sequence[str]) -> str:
    scores = ", ".join(f"{name} {points}" for name, points in zip(names, event["scores"], strict=False))
    return f"{names[event['winner']]} wins round {event['round']}. Scores: {scores}."


_SENTENCES = {
    "play": lambda board, event, names: f"{names[event['seat']]} lays {card_name(board, event['card'])}.",
    "draw": lambda board, event, names: f"{names[event['seat']]} draws.",
    "miss": _say_miss,
    "swap": lambda board, event, names: f"{names[event['seat']]} swaps hands with {names[event['player']]}.",
    "again": lambda board, event, names: f"{names[event['seat']]} takes another turn.",
    "missed": lambda board, event, names: f"{names[event['seat']]} misses a turn.",
    "shuffled": lambda board, event, names: f"The discards are shuffled into a new pile of {event['cards']}.",
    "nothing": lambda board, event, names: "There is nothing to draw.",
    "drawn": _say_drawn,
    "dealt": lambda board, event, names: "",
    "start": lambda board, event, names: f"{names[event['seat']]} is chosen to start.",
    "round": lambda board, event, names: (
        f"Round {event['round']}: the cards are dealt, {card_name(board, event['card'])} is turned up, "
        f"{names[event['starter']]} starts."
    ),
    "void": lambda board, event, names: f"Nobody can play or draw: round {event['round']} is void.",
    "miniature": _say_miniature,
    "round-end": _say_round_end,
}
