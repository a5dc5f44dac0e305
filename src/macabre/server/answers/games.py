"""Games: what they are, their rules, and their boards."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
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
from macabre.language import Speech, sayings
from macabre.reading import read_clause
from macabre.rules import Option, OrNone, choice_word
from macabre.server.answers import MANY_BOARDS, TOO_MANY_BOARDS, Fault, body_of, speech_of
from macabre.server.boards import YOURS, ManyBoards
from macabre.server.books import draw_game, show_book
from macabre.server.drawings import about, emblem, picture, sample
from macabre.server.hall import Hall

_say = sayings()


class Text(msgspec.Struct, forbid_unknown_fields=True):
    """A board or deck of your own, as the text of its file."""

    board: str


def game_info(game: Game, speech: Speech) -> dict[str, Any]:
    """What the hall shows of a game."""
    options = {name: _option_info(game, name, option, speech) for name, option in game.options.items()}
    text = game.text(speech.language.code)
    players = [game.players[0], game.players[-1]]
    return {
        "id": game.id,
        "title": text.title,
        "summary": text.summary,
        "emblem": emblem(game),
        "picture": picture(game),
        "players": players,
        "options": options,
        "bots": all_bots(),
        "bots_about": {bot: _about_bot(bot, speech) for bot in all_bots()},
        "questions": _questions(game, speech),
        "about": about(game.id),
    }


def _about_bot(bot: str, speech: Speech) -> str:
    """How a bot plays; of those from outside nobody knows."""
    return speech.attribute(_say(f"level-{bot}"), "about") or speech("bot-outside")


def _option_info(game: Game, name: str, option: Option, speech: Speech) -> dict[str, Any]:
    """A house rule, and what its choices are called."""
    said = game.rules.notation.option(name)
    words = [] if isinstance(option.choices, range | OrNone) else map(choice_word, option.choices)
    return {
        "name": speech.attribute(said, "name"),
        "default": option.default,
        "choices": _choices(option),
        "about": speech.say(said),
        "names_seat": option.names_seat,
        "says": {word: text for word in words if (text := speech.attribute(said, word))},
    }


def _questions(game: Game, speech: Speech) -> dict[str, str]:
    """What is asked where one field of a move is chosen after the other."""
    spoken = game.rules.notation
    fields = dict.fromkeys(field for fields in spoken.moves.moves.values() for field in fields)
    asked = {field: spoken.saying(f"ask-{field}") for field in fields}
    return {field: speech.say(saying) for field, saying in asked.items() if speech.has(saying)}


def _choices(option: Option) -> Any:
    """A list, or the ends of a range of numbers and whether it may also be null."""
    if isinstance(option.choices, range | OrNone):
        numbers = option.choices.numbers if isinstance(option.choices, OrNone) else option.choices
        return {"low": numbers[0], "high": numbers[-1], "none": isinstance(option.choices, OrNone)}
    return list(option.choices)


def rules_info(game: Game, speech: Speech) -> dict[str, Any]:
    """A game with its rules: in a minute, and clause by clause."""
    text = game.text(speech.language.code)
    sections = [
        {"heading": s.heading, "clauses": [asdict(read_clause(game, number, speech)) for number in s.clauses]}
        for s in text.sections
    ]
    minute = [{"topic": point.topic, "text": point.text, "clauses": point.clauses} for point in text.minute]
    return game_info(game, speech) | {"minute": minute, "sections": sections, "has_book": has_book(game)}


async def list_games(request: Request) -> Response:
    """All games."""
    return JSONResponse([game_info(load(game), speech_of(request)) for game in games()])


async def show_game(request: Request) -> Response:
    """One game with its rules."""
    try:
        return JSONResponse(rules_info(load(request.path_params["game"]), speech_of(request)))
    except Error as error:
        raise Fault(error.said, 404) from None


async def show_board(request: Request) -> Response:
    """A game's own board or deck as a file, to be changed."""
    try:
        game = load(request.path_params["game"])
    except Error as error:
        raise Fault(error.said, 404) from None
    named = {"Content-Disposition": f'attachment; filename="{game.id}.toml"'}
    return PlainTextResponse(game.default_board.source.text, headers=named)


async def check_board(request: Request) -> Response:
    """Whether a game can be played with a board or deck of your own, and how it is drawn."""
    if not request.app.state.limits.allow(request.scope, "board"):
        raise Fault(TOO_MANY_BOARDS, 429)
    try:
        text = msgspec.json.decode(await body_of(request), type=Text).board
        hall: Hall = request.app.state.hall
        game = load(request.path_params["game"])
        await hall.workers.boards.check(game.id, Source(text, YOURS))
        board = await hall.workers.boards.read(game.id, text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, TimeoutError):
        raise Fault(_say("fault-no-board"), 400) from None
    except ManyBoards:
        raise Fault(MANY_BOARDS, 503) from None
    except Error as error:
        raise Fault(error.said, 400) from None
    return Response(await asyncio.to_thread(sample, game, board, speech_of(request)), media_type="application/json")


ROUTES = [
    Route("/api/games", list_games),
    Route("/api/games/{game}", show_game),
    Route("/api/games/{game}/book", show_book),
    Route("/api/games/{game}/drawing", draw_game),
    Route("/api/games/{game}/board.toml", show_board),
    Route("/api/games/{game}/board", check_board, methods=["POST"]),
]
