"""The rulebooks as pages draw them."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from macabre.book import book_info
from macabre.catalogue import load
from macabre.clauses import BOARD_BELOW, in_plain_words, in_short
from macabre.errors import Error
from macabre.game import Game
from macabre.language import ENGLISH, Speech
from macabre.server.answers import fault, speech_of
from macabre.server.drawings import address, drawing
from macabre.server.modules import needed
from macabre.server.shelf import tag_of, tagged

KINDS = ("rule", "ruling", "reconstruction", "wording", "house")  # where a clause comes from


def clause_info(game: Game, number: str, text: str, speech: Speech) -> dict[str, Any]:
    """A clause in plain words and in short, where it comes from, and whether the board is drawn below it."""
    kind, bare = _kind_of(text, speech)
    shows_board = bool(BOARD_BELOW.search(game.clauses[number]))
    said = {name: _plain(game, one, speech) for name, one in {"text": bare, "short": in_short(bare)}.items()}
    return {"number": number, "kind": kind, **said, "shows_board": shows_board}


def _plain(game: Game, text: str, speech: Speech) -> str:
    """A text as families read it, in which house rules are called by their names."""
    if speech.code != ENGLISH:
        for option in game.options:
            text = text.replace(f"`{option}`", speech.attribute(game.rules.notation.option(option), "name") or option)
    plain = in_plain_words(text)
    return plain[:1].upper() + plain[1:]


def _kind_of(text: str, speech: Speech) -> tuple[str | None, str]:
    """Where a clause comes from, by the word that it begins with; and the clause without it."""
    words = {said(f"clause-{kind}"): kind for kind in KINDS for said in (speech, Speech())}
    found = re.match(
        "(" + "|".join(map(re.escape, sorted(words, key=len, reverse=True))) + r")\b(?:\s?[.:。：])?\s*", text
    )
    return (words[found[1]], text[found.end() :]) if found else (None, text)


async def show_book(request: Request) -> Response:
    """A game's rulebook, its examples played, and what its pictures are drawn with."""
    try:
        body = await asyncio.to_thread(_written, request.path_params["game"], speech_of(request).language.code)
    except Error as error:
        return fault(request, error.said, 404)
    return tagged(request, tag_of(body), body, "application/json")


@cache
def _written(game: str, language: str) -> bytes:
    chosen = load(game)
    script = address(chosen, "book.js")
    parts = {"script": script, "style": address(chosen, "book.css"), "modules": needed(script) if script else []}
    return msgspec.json.encode(book_info(chosen, language) | parts)


async def draw_game(request: Request) -> Response:
    """How a game's own board is drawn."""
    try:
        game = load(request.path_params["game"])
    except Error as error:
        return fault(request, error.said, 404)
    return drawing(request, game, game.default_board, speech_of(request))
