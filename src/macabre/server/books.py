"""The rulebooks as pages draw them."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from macabre.book import book_info
from macabre.catalogue import load
from macabre.errors import Error
from macabre.server.answers import fault, speech_of
from macabre.server.drawings import address, drawing
from macabre.server.modules import needed
from macabre.server.shelf import tag_of, tagged


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
