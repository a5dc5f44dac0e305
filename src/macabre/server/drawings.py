"""What a game's board is drawn with: the files of its web folder, and the chart of a board or deck."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from macabre.catalogue import load
from macabre.data import Board
from macabre.errors import Error
from macabre.game import Game
from macabre.language import Speech
from macabre.server.modules import OF_GAMES, needed, shelf_of, web_folder
from macabre.server.shelf import tag_of, tagged

PARTS = {"script": "board.js", "style": "board.css", "primer": "primer.json"}
SAMPLE_NAMES, SAMPLE_SEED = ("Anna", "Ben", "Carla"), 7
NO_EMBLEM = "/static/art/skull.svg"

_KEPT: WeakKeyDictionary[Board, dict[str, bytes]] = WeakKeyDictionary()  # by language


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


def drawing(request: Request, game: Game, board: Board, speech: Speech) -> Response:
    """How this board is drawn, or that the browser already knows."""
    body = written_drawing(game, board, speech)
    return tagged(request, tag_of(body), body, "application/json")


def written_drawing(game: Game, board: Board, speech: Speech) -> bytes:
    """How this board is drawn, written once for all who ask in one language."""
    kept, code = _KEPT.setdefault(board, {}), speech.language.code
    if code not in kept:
        kept[code] = _written(game, board, speech)
    return kept[code]


def _written(game: Game, board: Board, speech: Speech) -> bytes:
    """Which board it is, where the parts of the drawing are, null for those that the game has not, and the chart."""
    return msgspec.json.encode(_means(game) | chart_of(game, board, speech))


def chart_of(game: Game, board: Board, speech: Speech) -> dict[str, Any]:
    """Which board it is, and the board as drawings know it."""
    usual, chart = board is game.default_board, game.rules.notation.chart(board, speech)
    return {"board": board.digest[:16], "usual": usual, "chart": chart}


def sample(game: Game, board: Board, speech: Speech) -> bytes:
    """How a board is drawn before anybody sits at it, with the beginning of a match that nobody plays."""
    match = game.new(min(len(SAMPLE_NAMES), game.players[-1]), SAMPLE_SEED, board=board)
    names = SAMPLE_NAMES[: match.players]
    view = match.view(0)
    scene = {"view": view, "picture": picture_for(game, view, speech.called(names)), "seat": 0, "names": names}
    return msgspec.json.encode(msgspec.json.decode(_written(game, board, speech)) | {"scene": scene})


def picture_for(game: Game, view: dict[str, Any], speech: Speech) -> str:
    """The view in plain text, for browsers that have no drawing of the game."""
    return "" if is_drawn(game) else game.rules.notation.picture(view, speech)


@cache
def is_drawn(game: Game) -> bool:
    """Whether browsers have a drawing of the game."""
    return address(game, PARTS["script"]) is not None


def drawing_of(request: Request, game: Game, chart: dict[str, Any]) -> Response:
    """How a board is drawn of which only the chart is known, or that the browser already knows."""
    body = msgspec.json.encode(_means(game) | chart)
    return tagged(request, tag_of(body), body, "application/json")


def _means(game: Game) -> dict[str, Any]:
    return {"game": game.id, "modules": modules(game)} | {part: address(game, name) for part, name in PARTS.items()}


def modules(game: Game) -> list[str]:
    """Where the modules are that the game's board is drawn by."""
    script = address(game, PARTS["script"])
    return needed(script) if script else []


def early(game: Game, page: str, needs: Iterable[str]) -> str:
    """A header by which a browser fetches what the game is drawn with before the modules of the page run."""
    more = sorted(set(modules(game)) - set(needed(page)))
    wanted = [(module, "modulepreload") for module in more]
    wanted += [(need, "preload; as=fetch; crossorigin") for need in needs]
    if style := address(game, PARTS["style"]):
        wanted.append((style, "preload; as=style"))
    return ", ".join(f"<{where}>; rel={how}" for where, how in wanted)


def address(game: Game, name: str) -> str | None:
    """Where a file of the game's web folder is served; None if it has none such."""
    return f"{OF_GAMES}{game.id}/{name}" if (web_folder(game) / name).is_file() else None


async def game_file(request: Request) -> Response:
    """A file of a game's web folder."""
    try:
        shelf = shelf_of(request.path_params["game"])
    except Error as error:
        return PlainTextResponse(str(error), 404)
    return shelf.give(request, request.path_params["file"])
