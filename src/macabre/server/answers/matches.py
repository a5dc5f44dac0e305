"""Matches that are over, and what is stored of those that are not."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from macabre.catalogue import load
from macabre.server.answers import fault
from macabre.server.drawings import drawing_of
from macabre.server.replays import Replay, Replays
from macabre.server.reviews import Reviews, TooManyReviews

MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


async def _replay(request: Request) -> Replay | None:
    match_id = request.path_params["match"]
    replays: Replays = request.app.state.replays
    return await replays.find(match_id) if MATCH_ID.fullmatch(match_id) else None


async def show_match(request: Request) -> Response:
    """A match that is over."""
    replay = await _replay(request)
    return JSONResponse(replay.info()) if replay else fault("there is no such match", 404)


async def show_step(request: Request) -> Response:
    """A match as it stood after a step."""
    replay, step = await _replay(request), request.path_params["step"]
    if replay is None or not re.fullmatch("[0-9]{1,9}", step) or int(step) > replay.last:
        return fault("there is no such step", 404)
    return JSONResponse(replay.step(int(step)))


async def draw_match(request: Request) -> Response:
    """How a finished match's board is drawn."""
    replay = await _replay(request)
    if replay is None:
        return fault("there is no such match", 404)
    return drawing_of(request, load(replay.shown.game), replay.shown.chart())


async def show_transcript(request: Request) -> Response:
    """A match as a file, just as it was stored."""
    match_id = request.path_params["match"]
    replays: Replays = request.app.state.replays
    transcript = await replays.transcript(match_id) if MATCH_ID.fullmatch(match_id) else None
    if transcript is None:
        return fault("there is no such match", 404)
    named = {"Content-Disposition": f'attachment; filename="macabre-{match_id}.txt"'}
    return PlainTextResponse(transcript, headers=named)


async def show_review(request: Request) -> Response:
    """How far the review of a match is, and the review once it is made."""
    replay = await _replay(request)
    if replay is None:
        return fault("there is no such match", 404)
    reviews: Reviews = request.app.state.reviews
    try:
        review = reviews.find(replay)
    except TooManyReviews:
        return fault("too many matches are being reviewed just now; try again in a while", 503)
    why = "was not finished" if replay.number is not None else "was played by other rules"
    return JSONResponse(review) if review else fault(f"this match {why}: it cannot be reviewed", 409)


ROUTES = [
    Route("/api/matches/{match}", show_match),
    Route("/api/matches/{match}/drawing", draw_match),
    Route("/api/matches/{match}/steps/{step}", show_step),
    Route("/api/matches/{match}/transcript.txt", show_transcript),
    Route("/api/matches/{match}/review", show_review),
]
