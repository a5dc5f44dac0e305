"""The mansion drawn in plain text, and beside it all that one needs to play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

LABEL = 3  # characters before the first space of a row in the mansion's text
COLUMNS = 3  # of the list of pawns
FURNITURE, FLOOR, PASSAGE, CHAIR = "▒▒", " ·", "()", "[]"
LEGEND = f"{CHAIR} red chair   {PASSAGE} passage   {FURNITURE} furniture   ▼ front door   * portrait   + yours"

View = dict[str, Any]


def draw_mansion(view: View, names: Sequence[str]) -> str:
    """Plan, turn, pawns, players, and the viewer's cards."""
    parts = [*_plan(view), "", *_pawns(view, names), "", *_state(view, names), *_players(view, names), *_hand(view)]
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


def _plan(view: View) -> Iterator[str]:
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
    yield " " * LABEL + border[:door] + "▼▼" + border[door + 2 :]
    yield " " * LABEL + "".join(f" {_letters(column):>2}" for column in range(columns))
    traps = "   ".join(f"!{number} {trap}" for number, trap in enumerate(view["board"]["traps"], 1))
    yield LEGEND
    yield traps


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


def _pawns(view: View, names: Sequence[str]) -> Iterator[str]:
    """Each pawn with its place: on the wall, one's own, or knocked off and whose it was."""
    short = short_names(list(view["pawns"]))
    entries = [f"{short[name]} {_pawn(view, name, place, names)}" for name, place in view["pawns"].items()]
    rows = -(-len(entries) // COLUMNS)
    for line in zip_longest(*(entries[i : i + rows] for i in range(0, len(entries), rows)), fillvalue=""):
        yield "  ".join(entry.ljust(25) for entry in line).rstrip()


def _pawn(view: View, name: str, place: str | None, names: Sequence[str]) -> str:
    seat = view["seat"]
    mine = seat is not None and name in view["characters"][seat]
    marks = ("*" if name == view["portrait"] else "") + ("+" if mine else "")
    if place is None and name not in view["lost"]:
        return f"{name} –"
    if place is None:
        owner = view["lost"].get(name)
        return f"{name} ✝ {names[owner] if owner is not None else '?'}"
    return f"{name} {place} {marks}"


def _state(view: View, names: Sequence[str]) -> Iterator[str]:
    dice = "  ".join(f"({die['value']})" if die["used"] else f"[{die['value']}]" for die in view["dice"])
    steps = view["detective"]
    yield f"Turn {view['turn_number']}, {names[view['turn']]}   dice {dice}" + (
        "   already moved: " + ", ".join(view["moved"]) if view["moved"] else ""
    )
    back = ", ".join(view["portraits_back"])
    yield f"Portrait {view['portrait'] or '–'}, {view['portraits_left']} in the frame" + (
        f"; at the back {back}" if back else ""
    )
    yield f"Detective {'●' * steps}{'○' * (view['detective_steps'] - steps)} {steps} of {view['detective_steps']}"
    discards = ", ".join(_counted([_card(card) for card in view["discards"]]))
    yield f"Trap cards: pile {view['pile']}; discards {discards or 'none'}"
    if view["pending_trap"]:
        yield f"{view['pending_trap']['pawn']} stands on the {view['pending_trap']['trap']} trap"


def _players(view: View, names: Sequence[str]) -> Iterator[str]:
    for seat in range(view["players"]):
        known = [name for name in view["characters"][seat] if name]
        line = f"{'▶' if seat in view['to_act'] else ' '} {names[seat]:<12}"
        if seat in view["out"]:
            yield f"{line} out"
            continue
        owned, held = len(view["characters"][seat]), view["hand_sizes"][seat]
        line += f" {owned} character{'s'[: owned != 1]}   {held} trap card{'s'[: held != 1]}"
        yield line + (f"   {', '.join(known)}" if known else "")
    secret = view["secret_characters"]
    if secret and secret[0][0]:
        yield "Secret cards: " + "; ".join(f"{names[q]} {', '.join(pair)}" for q, pair in enumerate(secret))


def _hand(view: View) -> Iterator[str]:
    if view["seat"] is not None:
        cards = ", ".join(_counted([_card(card) for card in view["trap_cards"][view["seat"]]]))
        yield f"Your trap cards: {cards or 'none'}"
    if view["drawn"]:
        yield f"You drew: {_card(view['drawn'])}"


def _card(card: dict[str, Any]) -> str:
    return "+".join(card["traps"]) if card["kind"] == "trap" else str(card["kind"])


def _counted(words: list[str]) -> list[str]:
    return [word if words.count(word) == 1 else f"{words.count(word)} {word}" for word in dict.fromkeys(words)]
