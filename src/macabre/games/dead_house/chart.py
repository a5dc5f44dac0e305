"""The board and the deck as data for drawing: what lies where, what it is called and what it does."""

from __future__ import annotations

from typing import Any

from macabre.games.dead_house.board import SQUARE_NAMES, Track
from macabre.games.dead_house.grammar import SPECIALS
from macabre.games.dead_house.state import (
    AGAIN,
    AHEAD,
    AHEAD_BY,
    BLUE,
    PAWNS,
    PLAIN,
    RED,
    START_SQUARE,
    SWAP_ANY,
    SWAP_NEXT,
    TURN_OFF,
)
from macabre.games.dead_house.track import ahead_along

SQUARE_TEXTS = {
    PLAIN: ("Square", "Nothing happens here."),
    AHEAD: (
        f"Move Ahead {AHEAD_BY}",
        f"A pawn that its player moves here goes {AHEAD_BY} squares further at once.",
    ),
    TURN_OFF: ("Turn-off", "Pawns of the square's colour turn in here to their gravestones."),
    START_SQUARE: ("Start", "Pawns of the square's colour enter here: it is the first space they count."),
    BLUE: (
        "Blue gnome",
        "A pawn that its player moves here goes along the dots to the next red gnome; every pawn between goes home.",
    ),
    RED: ("Red gnome", "Pawns come here from the blue gnome before it; whoever else lands here just stands here."),
    AGAIN: ("Take Another Turn", "Land here with your own pawn by your own card: draw, and take another whole turn."),
}
SPECIAL_TEXTS = {
    "possession": "A pawn from your Home Base takes the place of any pawn on the track, which goes home.",
    "steal": "Swap hands with an opponent.",
    "reanimate": "All cards are shuffled together and dealt anew.",
}
# What house rules add to a text: the option, its value, and a sentence.
NOTES = {
    "ahead-3": (
        ("ahead_at_turn_off", "pass", "It goes past its own turn-off, never in."),
        ("ahead_at_turn_off", "stay", "It stays here if it would pass its own turn-off."),
        ("squares_catch_pushed", True, "So does a pawn that is pushed here."),
    ),
    "gnome-blue": (("squares_catch_pushed", True, "So does a pawn that is pushed here."),),
    "possession": (("possession_with", "off-track", "A pawn on one of your gravestones can do so too."),),
}
SWAP_NAMES = {SWAP_ANY: "any", SWAP_NEXT: "next"}
SWAP_TEXTS = {
    SWAP_ANY: "swap one of your pawns on the track with any other",
    SWAP_NEXT: "swap one of your pawns on the track with the nearest ahead",
}


def chart_of(board: Track) -> dict[str, Any]:
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
        "cards": [_card(board, kind) for kind in range(record.kinds)],
        "specials": [_words(name, name.capitalize(), SPECIAL_TEXTS[name]) | {"name": name} for name in SPECIALS],
        "kinds": {SQUARE_NAMES[kind]: _words(SQUARE_NAMES[kind], *texts) for kind, texts in SQUARE_TEXTS.items()},
    }


def _words(name: str, title: str, text: str) -> dict[str, Any]:
    """What something is called and does, and what house rules add to that."""
    notes = [{"option": option, "value": value, "text": note} for option, value, note in NOTES.get(name, ())]
    return {"title": title, "text": text, "notes": notes}


def _lead(board: Track, square: int) -> int | None:
    """The square to which a square sends a pawn that lands there (HOU-10, HOU-11)."""
    kind = board.record.square[square]
    if kind == AHEAD:
        return ahead_along(board.record, square, AHEAD_BY)
    return board.record.red_after[square] if kind == BLUE else None


def _card(board: Track, kind: int) -> dict[str, Any]:
    record, name = board.record, board.cards[kind]
    return {
        "name": name,
        "title": board.titles[name],
        "count": record.cards_of[kind].bit_count(),
        "forward": record.forward[kind],
        "back": record.backward[kind],
        "push": record.pushes[kind],
        "divide": bool(record.divides[kind]),
        "swap": SWAP_NAMES.get(record.swaps[kind]),
        "text": _card_text(board, kind),
    }


def _card_text(board: Track, kind: int) -> str:
    """What a card does (HOU-15 to HOU-20)."""
    record = board.record
    forward, back, push = record.forward[kind], record.backward[kind], record.pushes[kind]
    uses = [f"move a pawn {f'forward {forward}' if forward else f'back {back}'}"]
    if push:
        uses.append(f"push an opponent's pawn back {push}")
    if record.divides[kind]:
        uses.append(f"divide the {forward} between two of your pawns")
    if record.swaps[kind] in SWAP_TEXTS:
        uses.append(SWAP_TEXTS[record.swaps[kind]])
    return ", or ".join(uses).capitalize() + "."
