"""The board and the deck as data for drawing: what lies where, what it is called and what it does."""

from __future__ import annotations

from collections.abc import Iterator

from macabre.games.dead_house.board import SQUARE_NAMES, Track
from macabre.games.dead_house.grammar import SPECIALS
from macabre.games.dead_house.outside import Card, Chart, Description, Note, SpecialDescription
from macabre.games.dead_house.state import AHEAD, AHEAD_BY, BLUE, PAWNS, SEATS, SWAP_ANY, SWAP_NEXT
from macabre.games.dead_house.track import ahead_along
from macabre.games.dead_house.words import say, say_card, say_special
from macabre.language import Listed, Saying, Speech
from macabre.rules import choice_word

# What house rules add to a text: the option and its value.
NOTES: dict[str, tuple[tuple[str, str | bool], ...]] = {
    "ahead-3": (("ahead_at_turn_off", "pass"), ("ahead_at_turn_off", "stay"), ("squares_catch_pushed", True)),
    "gnome-blue": (("squares_catch_pushed", True),),
    "possession": (("possession_with", "off-track"),),
}
SWAP_NAMES = {SWAP_ANY: "any", SWAP_NEXT: "next"}


def chart_of(board: Track, speech: Speech) -> Chart:
    """Everything that a drawing of this board needs."""
    record = board.record
    return {
        "squares": board.squares,
        "leads": [_lead(board, square) for square in range(record.squares)],
        "gravestones": record.gravestones,
        "pawns": PAWNS,
        "sides": [
            {"name": name, "start": record.starts[side], "turn_off": record.turn_offs[side]}
            for side, name in enumerate(board.sides)
        ],
        "seated": {str(players): _seated(players) for players in range(2, SEATS + 1)},
        "cards": [_card(board, kind, speech) for kind in range(record.kinds)],
        "specials": [_special(name, speech) for name in SPECIALS],
        "kinds": {name: _words(name, say(f"kind-{name}"), speech) for name in SQUARE_NAMES.values()},
    }


def _seated(players: int) -> list[int]:
    """The side of each seat; two sit opposite each other (HOU-3)."""
    return [seat * 2 if players == 2 else seat for seat in range(players)]


def _special(name: str, speech: Speech) -> SpecialDescription:
    return {"name": name, **_words(name, say_special(name), speech)}


def _words(name: str, title: Saying, speech: Speech) -> Description:
    """What something is called and does, and what house rules add to that."""
    notes = [_note(name, option, value, speech) for option, value in NOTES.get(name, ())]
    return {"title": speech.say(title), "text": speech.say(say(f"text-{name}")), "notes": notes}


def _note(name: str, option: str, value: str | bool, speech: Speech) -> Note:
    text = speech.say(say(f"note-{name}-{option}-{choice_word(value)}"))
    return {"option": option, "value": value, "text": text}


def _lead(board: Track, square: int) -> int | None:
    """The square to which a square sends a pawn that lands there (HOU-10, HOU-11)."""
    kind = board.record.square[square]
    if kind == AHEAD:
        return ahead_along(board.record, square, AHEAD_BY)
    return board.record.red_after[square] if kind == BLUE else None


def _card(board: Track, kind: int, speech: Speech) -> Card:
    record, name = board.record, board.cards[kind]
    return {
        "name": name,
        "title": speech.say(say_card(board, name)),
        "count": record.cards_of[kind].bit_count(),
        "forward": record.forward[kind],
        "back": record.backward[kind],
        "push": record.pushes[kind],
        "divide": bool(record.divides[kind]),
        "swap": SWAP_NAMES.get(record.swaps[kind]),
        "text": speech.say(say("card-text", uses=Listed(tuple(_uses(board, kind)), "or"))),
    }


def _uses(board: Track, kind: int) -> Iterator[Saying]:
    """What a card does (HOU-15 to HOU-20)."""
    record = board.record
    forward, back, push = record.forward[kind], record.backward[kind], record.pushes[kind]
    yield say("use-forward", steps=forward) if forward else say("use-back", steps=back)
    if push:
        yield say("use-push", steps=push)
    if record.divides[kind]:
        yield say("use-divide", steps=forward)
    if record.swaps[kind] in SWAP_NAMES:
        yield say(f"use-swap-{SWAP_NAMES[record.swaps[kind]]}")
