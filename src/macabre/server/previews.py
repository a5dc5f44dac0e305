"""What others see of a link before they open it: a title, a sentence and a picture, and nothing of the table."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from starlette.requests import Request
from starlette.responses import Response

from macabre.game import Game
from macabre.language import Speech
from macabre.server.answers import speech_of
from macabre.server.drawings import picture
from macabre.server.modules import page_body
from macabre.server.shelf import tag_of, tagged

PLACE = b"<!-- preview -->"


def page_with_preview(
    request: Request, name: str, game: Game | None, more: Mapping[str, str] | None = None
) -> Response:
    """A page of the web folder, with what is seen of its link."""
    title, text = _said_of(game, speech_of(request))
    shown = {"title": title, "description": text, "type": "website", "site_name": "Macabre"}
    if game and (where := picture(game)):
        shown["image"] = str(request.url.replace(path=where, query=""))
    body = page_body(name, speech_of(request).code).replace(PLACE, _written(shown).encode())
    return tagged(request, tag_of(body), body, "text/html", more)


def _said_of(game: Game | None, speech: Speech) -> tuple[str, str]:
    """A title and a sentence."""
    if game is None:
        return "Macabre", speech("preview-hall")
    text = game.text(speech.language.code)
    return speech("preview-table", game=text.title), speech("preview-table-about", summary=text.summary)


def _written(shown: Mapping[str, str]) -> str:
    lines = [f'<meta property="og:{name}" content="{escape(value)}">' for name, value in shown.items()]
    card = "summary_large_image" if "image" in shown else "summary"
    return "\n".join([*lines, f'<meta name="twitter:card" content="{card}">'])
