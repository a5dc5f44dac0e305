"""Games: what they are, their rules, and their boards."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from macabre.book import has_book
from macabre.bots import all_bots
from macabre.catalogue import games, load
from macabre.data import Source
from macabre.errors import Error
from macabre.game import Game
from macabre.rules import Option, OrNone
from macabre.server.answers import MANY_BOARDS, TOO_MANY_BOARDS, body_of, fault
from macabre.server.boards import ManyBoards
from macabre.server.books import clause_info, draw_game, show_book
from macabre.server.drawings import about, emblem, picture, sample
from macabre.server.hall import Hall


class Text(msgspec.Struct, forbid_unknown_fields=True):
    """A board or deck of one's own, as the text of its file."""

    board: str


def game_info(game: Game) -> dict[str, Any]:
    """What the hall shows of a game."""
    options = {
        name: {"default": option.default, "choices": _choices(option), "about": option.about, **_extras(option)}
        for name, option in game.options.items()
    }
    players = [game.players[0], game.players[-1]]
    return {
        "id": game.id,
        "title": game.title,
        "summary": game.summary,
        "emblem": emblem(game),
        "picture": picture(game),
        "players": players,
        "options": options,
        "bots": list(all_bots()),
        "bots_about": all_bots(),
        "questions": dict(game.rules.notation.questions),
        "about": about(game.id),
    }


def _extras(option: Option) -> dict[str, Any]:
    """Whether it is a seat, and what its choices are called."""
    return {"names_seat": option.names_seat, "says": option.says}


def _choices(option: Option) -> Any:
    """A list, or the ends of a range of numbers and whether it may also be null."""
    if isinstance(option.choices, range | OrNone):
        numbers = option.choices.numbers if isinstance(option.choices, OrNone) else option.choices
        return {"low": numbers[0], "high": numbers[-1], "none": isinstance(option.choices, OrNone)}
    return list(option.choices)


def rules_info(game: Game) -> dict[str, Any]:
    """A game with its rules: in a minute, and clause by clause."""
    text = game.rules.text
    sections = [
        {"heading": s.heading, "clauses": [clause_info(n, text.clauses[n]) for n in s.clauses]} for s in text.sections
    ]
    minute = [{"topic": point.topic, "text": point.text, "clauses": point.clauses} for point in text.minute]
    return game_info(game) | {"minute": minute, "sections": sections, "has_book": has_book(game)}


async def list_games(request: Request) -> Response:
    """All games."""
    return JSONResponse([game_info(load(game)) for game in games()])


async def show_game(request: Request) -> Response:
    """One game with its rules."""
    try:
        return JSONResponse(rules_info(load(request.path_params["game"])))
    except Error as error:
        return fault(str(error), 404)


async def show_board(request: Request) -> Response:
    """A game's own board or deck as a file, to be changed."""
    try:
        game = load(request.path_params["game"])
    except Error as error:
        return fault(str(error), 404)
    named = {"Content-Disposition": f'attachment; filename="{game.id}.toml"'}
    return PlainTextResponse(game.default_board.source.text, headers=named)


async def check_board(request: Request) -> Response:
    """Whether a game can be played with a board or deck of one's own, and how it is drawn."""
    if not request.app.state.limits.allow(request.scope, "board"):
        return fault(TOO_MANY_BOARDS, 429)
    try:
        text = msgspec.json.decode(await body_of(request), type=Text).board
        hall: Hall = request.app.state.hall
        game = load(request.path_params["game"])
        await hall.workers.boards.check(game.id, Source(text, "your board"))
        board = await hall.workers.boards.read(game.id, text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, TimeoutError):
        return fault("that is no board", 400)
    except ManyBoards:
        return fault(MANY_BOARDS, 503)
    except Error as error:
        return fault(str(error), 400)
    return Response(await asyncio.to_thread(sample, game, board), media_type="application/json")


ROUTES = [
    Route("/api/games", list_games),
    Route("/api/games/{game}", show_game),
    Route("/api/games/{game}/book", show_book),
    Route("/api/games/{game}/drawing", draw_game),
    Route("/api/games/{game}/board.toml", show_board),
    Route("/api/games/{game}/board", check_board, methods=["POST"]),
]
