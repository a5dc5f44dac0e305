"""The mansion drawn in plain text, and beside it everything that you need to play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from macabre.games.dead_end_drive.board import OUT
from macabre.games.dead_end_drive.outside import Card
from macabre.games.dead_end_drive.words import listed, listed_or_none, say, say_pawn, say_trap_word
from macabre.language import Saying, Speech
from macabre.language.columns import padded
from macabre.language.saying import Argument

LABEL = 3  # characters before the first space of a row in the mansion's text
COLUMNS = 3  # of the list of pawns
FURNITURE, FLOOR, PASSAGE, CHAIR = "▒▒", " ·", "()", "[]"
DOOR, PORTRAIT, YOURS = "▼", "*", "+"
LEGEND = say(
    "terminal-legend",
    chair=CHAIR,
    passage=PASSAGE,
    furniture=FURNITURE,
    door=DOOR,
    portrait=PORTRAIT,
    yours=YOURS,
)

View = Mapping[str, Any]


def draw_mansion(view: View, speech: Speech) -> str:
    """Plan, turn, pawns, players, and the viewer's cards."""
    state, hand = map(speech.say, _state(view, speech)), map(speech.say, _hand(view, speech))
    parts = [*_plan(view, speech), "", *_pawns(view, speech), "", *state, *_players(view, speech), *hand]
    return "\n".join(parts)


# --- the plan


def short_names(pawns: Sequence[str]) -> dict[str, str]:
    """Two letters for each pawn, different from all others."""
    short: dict[str, str] = {}
    for name in pawns:
        letters = [c for c in name if c.isalnum()]
        choices = [letters[0].upper() + c for c in (letters[1:] or letters)] + [
            f"{letters[0].upper()}{n}" for n in range(10)
        ]
        short[name] = next(choice for choice in choices if choice not in short.values())
    return short


def _plan(view: View, speech: Speech) -> Iterator[str]:
    lines = view["board"]["text"].splitlines()
    columns = view["board"]["columns"]
    row = 0
    yield " " * LABEL + "┌" + "──" + "───" * (columns - 1) + "┐"
    for line in lines:
        if line[:LABEL].strip():
            row = int(line[:LABEL])
            yield line[:LABEL] + "│" + "".join(_row(view, line.ljust(LABEL + 2 * columns), row)) + "│"
        elif "-" in line:
            cells = (line[LABEL:].ljust(2 * columns)[2 * column] for column in range(columns))
            yield " " * LABEL + "│" + " ".join("──" if cell == "-" else "  " for cell in cells) + "│"
    door = 1 + 3 * _column(view["board"]["door"])
    border = "└" + "──" + "───" * (columns - 1) + "┘"
    yield " " * LABEL + border[:door] + 2 * DOOR + border[door + 2 :]
    yield " " * LABEL + "".join(f" {_letters(column):>2}" for column in range(columns))
    yield speech.say(LEGEND)
    traps = map(speech.say, map(say_trap_word, view["board"]["traps"]))
    yield "   ".join(f"!{number} {trap}" for number, trap in enumerate(traps, 1))


def _row(view: View, line: str, row: int) -> Iterator[str]:
    columns = view["board"]["columns"]
    for column in range(columns):
        yield _space(view, f"{_letters(column)}{row}", line[LABEL + 2 * column])
        if column + 1 < columns:
            yield "│" if line[LABEL + 2 * column + 1] == "|" else " "


def _space(view: View, space: str, mark: str) -> str:
    for name, place in view["pawns"].items():
        if place == space:
            return short_names(list(view["pawns"]))[name]
    if space in view["chairs"]:
        return CHAIR
    if mark.isdigit():
        return f"!{mark}"
    return {".": FLOOR, "@": PASSAGE}.get(mark, FURNITURE)


def _letters(column: int) -> str:
    return ("" if column < 26 else _letters(column // 26 - 1)) + chr(ord("A") + column % 26)


def _column(space: str) -> int:
    number = 0
    for letter in space.rstrip("0123456789"):
        number = number * 26 + ord(letter) - ord("A") + 1
    return number - 1


# --- the rest of the table


def _pawns(view: View, speech: Speech) -> Iterator[str]:
    """Each pawn with its place: on the wall, one's own, or knocked off and whose it was."""
    short = short_names(list(view["pawns"]))
    entries = [f"{short[name]} {_pawn(view, name, place, speech)}" for name, place in view["pawns"].items()]
    rows = -(-len(entries) // COLUMNS)
    for line in zip_longest(*(entries[i : i + rows] for i in range(0, len(entries), rows)), fillvalue=""):
        yield "  ".join(padded(entry, 25) for entry in line).rstrip()


def _pawn(view: View, name: str, place: str | None, speech: Speech) -> str:
    seat, called = view["seat"], speech.say(say_pawn(name))
    mine = seat is not None and name in view["characters"][seat]
    marks = (PORTRAIT if name == view["portrait"] else "") + (YOURS if mine else "")
    if place is None and name not in view["lost"]:
        return f"{called} –"
    if place is None:
        owner = view["lost"].get(name)
        return f"{called} ✝ {speech.label(owner) if owner is not None else '?'}"
    return f"{called} {speech.say(say('terminal-outside')) if place == OUT else place} {marks}"


def _state(view: View, speech: Speech) -> Iterator[Saying]:
    dice = "  ".join(f"({die['value']})" if die["used"] else f"[{die['value']}]" for die in view["dice"])
    moved, back = _people(view["moved"]), _people(view["portraits_back"])
    yield say("terminal-turn", turn=view["turn_number"], seat=speech.label(view["turn"]), dice=dice, moved=moved)
    portrait = say_pawn(view["portrait"]) if view["portrait"] else "–"
    yield say("terminal-portrait", portrait=portrait, left=view["portraits_left"], back=back)
    steps, most = view["detective"], view["detective_steps"]
    yield say("terminal-detective", path="●" * steps + "○" * (most - steps), steps=steps, all=most)
    yield say("terminal-pile", pile=view["pile"], discards=_counted(view["discards"], speech))
    if view["pending_trap"]:
        pawn, trap = view["pending_trap"]["pawn"], view["pending_trap"]["trap"]
        yield say("terminal-pending", pawn=say_pawn(pawn), trap=say_trap_word(trap))


def _people(names: Sequence[str]) -> Argument:
    return listed_or_none(map(say_pawn, names))


def _players(view: View, speech: Speech) -> Iterator[str]:
    for seat in range(view["players"]):
        line = f"{'▶' if seat in view['to_act'] else ' '} {padded(speech.label(seat), 12)}"
        if seat in view["out"]:
            yield f"{line} {speech.say(say('terminal-out'))}"
            continue
        known = listed(say_pawn(name) for name in view["characters"][seat] if name)
        owned = say("terminal-characters", count=len(view["characters"][seat]))
        held = say("terminal-trap-cards", count=view["hand_sizes"][seat])
        parts = [owned, held, known] if known.items else [owned, held]
        yield f"{line} {'   '.join(map(speech.say, parts))}"


def _hand(view: View, speech: Speech) -> Iterator[Saying]:
    """What is no secret, or the viewer's own."""
    secret = view["secret_characters"]
    if secret and secret[0][0]:
        first, second = (
            say("terminal-secret", seat=speech.label(seat), characters=listed(map(say_pawn, pair)))
            for seat, pair in enumerate(secret)
        )
        yield say("terminal-secrets", first=first, second=second)
    if view["seat"] is not None:
        yield say("terminal-hand", cards=_counted(view["trap_cards"][view["seat"]], speech))
    if view["drawn"]:
        yield say("terminal-drawn", card=_card(view["drawn"], speech))


def _card(card: Card, speech: Speech) -> str:
    """A trap card by its traps."""
    if card["kind"] == "trap":
        return " + ".join(speech.say(say_trap_word(trap)) for trap in card["traps"])
    return speech.say(say(f"card-{card['kind']}"))


def _counted(cards: Sequence[Card], speech: Speech) -> Argument:
    """Cards by their names, equal ones together."""
    words = [_card(card, speech) for card in cards]
    return listed_or_none(
        word if words.count(word) == 1 else say("terminal-several", count=words.count(word), card=word)
        for word in dict.fromkeys(words)
    )
