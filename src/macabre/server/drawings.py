"""What a game's board is drawn with: the files of its web folder, and the chart of a board or deck."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from macabre.catalogue import load
from macabre.data import Board
from macabre.errors import Error
from macabre.game import Game
from macabre.server.shelf import Shelf, tag_of, tagged

PARTS = {"script": "board.js", "style": "board.css", "hints": "hints.json"}
SAMPLE_NAMES, SAMPLE_SEED = ("Anna", "Ben", "Carla"), 7
NO_EMBLEM = "/static/art/skull.svg"

_KEPT: WeakKeyDictionary[Board, bytes] = WeakKeyDictionary()


def web_folder(game: Game) -> Path:
    """Where a game, of this package or another, keeps its drawing."""
    return game.rules.folder / "web"


def emblem(game: Game) -> str:
    """The picture by which a game is known."""
    return address(game, "emblem.svg") or NO_EMBLEM


def picture(game: Game) -> str | None:
    """The board as it is seen by those who have not sat down; None if the game has no picture of it."""
    return address(game, "preview.jpg")


@cache
def about(game: str) -> dict[str, Any] | None:
    """How long a game takes, from what age it is played and how heavy it is; None if nobody says."""
    path = web_folder(load(game)) / "about.json"
    found: dict[str, Any] | None = msgspec.json.decode(path.read_bytes()) if path.is_file() else None
    return found


def drawing(request: Request, game: Game, board: Board) -> Response:
    """How this board is drawn, or that the browser already knows."""
    body = _KEPT.get(board)
    if body is None:
        body = _KEPT[board] = _written(game, board)
    return tagged(request, tag_of(body), body, "application/json")


def _written(game: Game, board: Board) -> bytes:
    """Which board it is, where the parts of the drawing are, null for those that the game has not, and the chart."""
    told = {"board": board.digest[:16], "usual": board is game.default_board, "chart": game.rules.notation.chart(board)}
    return msgspec.json.encode(_means(game) | told)


def sample(game: Game, board: Board) -> bytes:
    """How a board is drawn before anybody sits at it, with the beginning of a match that nobody plays."""
    match = game.new(min(len(SAMPLE_NAMES), game.players[-1]), SAMPLE_SEED, board=board)
    names = SAMPLE_NAMES[: match.players]
    view = match.view(0)
    scene = {"view": view, "picture": game.rules.notation.picture(view, names), "seat": 0, "names": names}
    return msgspec.json.encode(msgspec.json.decode(_written(game, board)) | {"scene": scene})


def drawing_of(request: Request, game: Game, chart: dict[str, Any]) -> Response:
    """How a board is drawn of which only the chart is known, or that the browser already knows."""
    body = msgspec.json.encode(_means(game) | chart)
    return tagged(request, tag_of(body), body, "application/json")


def _means(game: Game) -> dict[str, Any]:
    return {part: address(game, name) for part, name in PARTS.items()} | {"modules": modules(game)}


def modules(game: Game) -> list[str]:
    """Where the modules are that draw the game."""
    return [f"/static/games/{game.id}/{name}" for name in _shelf(game.id).names if re.fullmatch(r"[^/]+\.js", name)]


def early(game: Game, description: str) -> str:
    """A header by which a browser begins to fetch what the game is drawn with, before the page's own modules run."""
    wanted = [(module, "modulepreload") for module in modules(game)] + [(description, "preload; as=fetch; crossorigin")]
    if style := address(game, PARTS["style"]):
        wanted.append((style, "preload; as=style"))
    return ", ".join(f"<{where}>; rel={how}" for where, how in wanted)


def address(game: Game, name: str) -> str | None:
    """Where a file of the game's web folder is served; None if it has none such."""
    return f"/static/games/{game.id}/{name}" if (web_folder(game) / name).is_file() else None


@cache
def _shelf(game: str) -> Shelf:
    return Shelf(web_folder(load(game)))


async def game_file(request: Request) -> Response:
    """A file of a game's web folder."""
    try:
        shelf = _shelf(request.path_params["game"])
    except Error as error:
        return PlainTextResponse(str(error), 404)
    return shelf.give(request, request.path_params["file"])
