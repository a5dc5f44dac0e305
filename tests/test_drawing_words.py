"""Drawings and primers say nothing by themselves: whatever they say stands in their game's files of words."""

import json
import re
from functools import cache

import pytest

import macabre
from macabre.language import languages
from tests.messages import SMALL_WORDS
from tests.reading import FOLDER

GAMES = macabre.games()
GROUPS = ("drawing-", "primer-")
TOKEN = re.compile(
    r"""(?P<comment>/\*.*?\*/|(?<![:"'`\\])//[^\n]*)"""
    r"""|(?P<plain>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')"""
    r"""|(?P<template>`(?:\\.|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}|[^`\\])*`)""",
    re.DOTALL,
)
FILLED = re.compile(r"\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}")
# What looks like words and is none: shapes, colours, styles, selectors, keys of nodes and moves as they are typed.
NO_WORDS = re.compile(
    r"""
      [a-z0-9_$§./#:-]*                                   # one word in small letters: keys, classes, tags
    | [\W\d_]*                                             # nothing but signs
    | [MmLlHhVvCcSsQqTtAaZz0-9\s.,§-]+                     # paths of SVG
    | (?:\s?[a-z§][a-z0-9§-]*)(?:\s[a-z0-9§-]+)*           # classes, and keys of nodes, in small letters
    | .*(?:translate|scale|rotate|perspective|cubic-bezier|url|prefers-|hover)[XY]?\(?.*  # styles
    | .*[\[\]{}=>].*|\.[a-z].*                             # selectors
    | (?:x(?:Min|Mid|Max)Y(?:Min|Mid|Max)[ ].*|userSpaceOnUse|clipPath|radialGradient|currentColor|image/svg\+xml)
    | (?:\.?[a-z-]+(?:,[ ])?)+|Arrow[A-Z][a-z]+|Enter|Escape
    | [A-Z]|[A-Z]{3}-\d+|\#[0-9a-f]{3,6}
    | \(hover:.none\)|§*px|-?§+deg
    """,
    re.VERBOSE,
)
ALLOWED = {
    "card §", "card § §", "card § 0", "[data-key^='card ']", "to §",  # keys of nodes
    "special possession 0 §:0",  # a move as it is typed
}  # fmt: skip


def drawings(game):
    return sorted((FOLDER / "games" / game.replace("-", "_") / "web").glob("*.js"))


def strings(source):
    """The strings of a module, with a sign for what is filled in; those inside what is filled in too."""
    for found in TOKEN.finditer(source):
        text = found[0][1:-1]
        if found["plain"]:
            yield text
        elif found["template"]:
            yield FILLED.sub("§", text)
            for part in FILLED.findall(text):
                yield from strings(part)


def looks_like_words(text):
    """Whether people would read it: it begins as a sentence does, or has small words that only sentences have."""
    if text in ALLOWED or text.startswith(("/static/", "./")):
        return False
    return not NO_WORDS.fullmatch(text) or bool(" " in text and SMALL_WORDS.search(text))


@pytest.mark.parametrize("game", GAMES)
def test_no_drawing_has_words_of_its_own(game):
    found = {
        f"{path.name}: {text}"
        for path in drawings(game)
        for text in strings(path.read_text("utf-8"))
        if looks_like_words(text)
    }
    assert sorted(found) == []


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card", "Nobody", "§ cards left", " of §", "turn the card", "It cannot be used now.", "§ to draw",
        "§ (you)", "Round §", "miniature: §; § points", "or push § back",
    ],
)  # fmt: skip
def test_words_are_known_when_they_are_seen(text):
    assert looks_like_words(text)


# --- keys


@cache
def messages(game, code="en"):
    """The messages of a game in a language, with the names of their arguments."""
    macabre.load(game)  # tells where its words are
    words = languages()[code].words(game)
    found = {key: words.get(key) for key in words.keys}
    return {key: message.variables.union(*message.variables_of.values()) for key, message in found.items()}


def asked(game):
    """Patterns of the keys that a drawing may ask for: whatever it names that begins as a key of its words does."""
    texts = {text for path in drawings(game) for text in strings(path.read_text("utf-8")) if text.startswith(GROUPS)}
    return {text: re.escape(text.partition(".")[0]).replace("§", "[a-z0-9-]+") for text in texts}


def primed(game):
    """The keys that a primer asks for."""
    book = (FOLDER / "games" / game.replace("-", "_") / "web/primer.json").read_text("utf-8")
    assert '"text"' not in book
    found = []
    json.loads(book, object_hook=lambda part: found.append(part["say"]) if "say" in part else None)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_drawing_asks_for_is_there_and_nothing_else(game):
    known = {key for key in messages(game) if key.startswith(GROUPS)}
    patterns = asked(game) | {key: re.escape(key) for key in primed(game)}
    assert [text for text, one in patterns.items() if not any(re.fullmatch(one, key) for key in known)] == []
    assert [key for key in sorted(known) if not any(re.fullmatch(one, key) for one in patterns.values())] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_gives_a_message_just_its_arguments(game):
    """Where the arguments stand beside the key."""
    source = "".join(path.read_text("utf-8") for path in drawings(game))
    calls = re.findall(
        r"""(?:say|words)\(\s*"((?:drawing)-[a-z0-9-]+)"(?:,\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\})?,?\s*\)""", source
    )
    assert len(calls) > 15
    wrong = {
        key: (sorted(given), sorted(messages(game)[key]))
        for key, text in calls
        if (given := names_in(text)) != messages(game)[key]
    }
    assert wrong == {}


def names_in(text):
    """The names of an object's fields, as it is written."""
    depth, part, parts = 0, "", []
    for sign in text:
        depth += (sign in "([{") - (sign in ")]}")
        if sign == "," and depth == 0:
            parts, part = [*parts, part], ""
        else:
            part += sign
    return {one.partition(":")[0].strip() for one in [*parts, part] if one.strip()}


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_language_says_what_a_drawing_asks_for_with_the_same_arguments(game, code):
    english, other = messages(game), messages(game, code)
    ours = {key: english[key] for key in english if key.startswith(GROUPS)}
    assert {key: other.get(key) for key in ours} == ours
    assert {key for key in other if key.startswith(GROUPS)} == ours.keys()
