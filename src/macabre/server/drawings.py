"""What a game's board is drawn with: the files of its web folder, and the chart of a board or deck."""

from __future__ import annotations

import hashlib
from pathlib import Path
from weakref import WeakKeyDictionary

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from macabre.catalogue import load
from macabre.data import Board
from macabre.errors import Error
from macabre.game import Game

PARTS = {"script": "board.js", "style": "board.css", "hints": "hints.json"}
NO_EMBLEM = "/static/art/skull.svg"

_KEPT: WeakKeyDictionary[Board, bytes] = WeakKeyDictionary()


def web_folder(game: Game) -> Path:
    """Where a game, of this package or another, keeps its drawing."""
    return game.rules.folder / "web"


def emblem(game: Game) -> str:
    """The picture by which a game is known."""
    return address(game, "emblem.svg") or NO_EMBLEM


def drawing(request: Request, game: Game, board: Board) -> Response:
    """How this board is drawn, or that the browser already knows."""
    body = _KEPT.get(board)
    if body is None:
        body = _KEPT[board] = _written(game, board)
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers={"ETag": tag})
    return Response(body, media_type="application/json", headers={"ETag": tag})


def _written(game: Game, board: Board) -> bytes:
    """Which board it is, where the parts of the drawing are, null for those that the game has not, and the chart."""
    here = {part: address(game, name) for part, name in PARTS.items()}
    modules = [f"/static/games/{game.id}/{path.name}" for path in sorted(web_folder(game).glob("*.js"))]
    told = {"board": board.digest[:16], "modules": modules, "chart": game.rules.notation.chart(board)}
    return msgspec.json.encode(here | told)


def address(game: Game, name: str) -> str | None:
    """Where a file of the game's web folder is served; None if it has none such."""
    return f"/static/games/{game.id}/{name}" if (web_folder(game) / name).is_file() else None


async def game_file(request: Request) -> Response:
    """A file of a game's web folder."""
    try:
        folder = web_folder(load(request.path_params["game"]))
    except Error as error:
        return Response(str(error), 404, media_type="text/plain")
    return await StaticFiles(directory=folder, check_dir=False).get_response(request.path_params["file"], request.scope)
