"""Clauses as one reader sees them: in their language, and without the program's own notation."""

from __future__ import annotations

import re
from dataclasses import dataclass

from macabre.clauses import BOARD_BELOW
from macabre.game import Game
from macabre.language import Speech
from macabre.rules import Value, choice_word

KINDS = ("rule", "ruling", "reconstruction", "other-wording", "house-rule")
CODE = re.compile(r"`([^`]+)`")
MARK = "[.:\u3002\uff1a]"  # a full stop or a colon, also as East Asia prints them; so for brackets
OPEN, CLOSED = "(\uff08", ")\uff09"
INSIDE = f"[^{OPEN}{CLOSED}]*"
SENTENCE = re.compile(rf"[^.\u3002]+(?:[.\u3002][{CLOSED}]?|$)")


@dataclass(frozen=True)
class Reading:
    """One clause for one reader."""

    number: str
    kind: str | None  # what it is, of KINDS; none for a clause that only sums up
    label: str  # how the rules call that kind
    text: str  # the words after the label
    short: str  # for beginners: without where it comes from, and without what house rules could change
    shows_board: bool  # whether the board is drawn below it


def read_clause(game: Game, number: str, speech: Speech) -> Reading:
    """A clause in a reader's language."""
    written = game.text(speech.code).clauses[number]
    kind = _kind(game.clauses[number])
    label = speech(f"clause-{kind}") if kind else ""
    bare = _without(label, written)
    text = in_plain_words(game, bare, speech)
    shows_board = bool(BOARD_BELOW.search(game.clauses[number]))
    return Reading(number, kind, label, text, in_short(bare, speech) or text, shows_board)


def _kind(text: str) -> str | None:
    """What a clause is, by its label in English."""
    speech = Speech()
    return next((kind for kind in KINDS if re.match(rf"{speech(f'clause-{kind}')}\b", text)), None)


def _without(label: str, written: str) -> str:
    """What follows a label: a sentence of its own after a full stop or a colon."""
    rest = written.removeprefix(label)
    sentence = re.sub(rf"^\s?{MARK}\s*", "", rest)
    return rest.strip() if sentence == rest else sentence[:1].upper() + sentence[1:]


def in_plain_words(game: Game, text: str, speech: Speech) -> str:
    """A text of the rules as families read it: a house rule is called by its name."""
    return CODE.sub(lambda found: speech("clause-named", name=name_option(game, found[1], speech)), text)


def name_option(game: Game, code: str, speech: Speech) -> str:
    """A house rule by its name."""
    known = code in game.options and speech.attribute(game.rules.notation.option(code), "name")
    return known or re.sub("[_-]", " ", code)


def say_choice(game: Game, code: str, value: Value, speech: Speech) -> str:
    """What a house rule is set to."""
    about, names_seat = game.rules.notation.option(code), game.options[code].names_seat
    if value is None:
        return speech("option-chance" if names_seat else "option-off")
    if isinstance(value, bool):
        return speech("value-yes" if value else "value-no")
    if names_seat:
        return speech("seat", number=int(value) + 1)
    return speech.attribute(about, choice_word(value)) or choice_word(value)


def in_short(text: str, speech: Speech) -> str:
    """A clause for beginners: no labels, nothing in brackets that is a label's or a house rule's, no house rule."""
    labels = "|".join(re.escape(speech(f"clause-{kind}")) for kind in KINDS)
    bare = re.sub(rf"\s?[{OPEN}](?:(?:{labels})\b|{INSIDE}`){INSIDE}[{CLOSED}]", "", text, flags=re.IGNORECASE)
    bare = re.sub(rf"\b(?:{labels})\s?{MARK}\s*(\W{{0,2}}\w)", lambda found: found[1].upper(), bare)
    return "".join(sentence for sentence in SENTENCE.findall(bare) if "`" not in sentence).strip()
