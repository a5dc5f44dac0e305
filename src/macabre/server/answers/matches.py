"""Matches that are over, and what is stored of those that are not."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from macabre.catalogue import load
from macabre.language import sayings
from macabre.server.answers import Fault, speech_of
from macabre.server.drawings import drawing_of
from macabre.server.replays import Replay, Replays
from macabre.server.reviews import Reviews, TooManyReviews

MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


_say = sayings()


async def _replay(request: Request) -> Replay | None:
    match_id = request.path_params["match"]
    replays: Replays = request.app.state.replays
    return await replays.find(match_id) if MATCH_ID.fullmatch(match_id) else None


async def show_match(request: Request) -> Response:
    """A match that is over."""
    replay = await _replay(request)
    if replay is None:
        raise Fault(_say("fault-no-match"), 404)
    return JSONResponse(replay.info(speech_of(request)))


async def show_step(request: Request) -> Response:
    """A match as it stood after a step."""
    replay, step = await _replay(request), request.path_params["step"]
    if replay is None or not re.fullmatch("[0-9]{1,9}", step) or int(step) > replay.last:
        raise Fault(_say("fault-no-step"), 404)
    return JSONResponse(replay.step(int(step), speech_of(request)))


async def draw_match(request: Request) -> Response:
    """How a finished match's board is drawn."""
    replay = await _replay(request)
    if replay is None:
        raise Fault(_say("fault-no-match"), 404)
    return drawing_of(request, load(replay.shown.game), replay.shown.chart(speech_of(request)))


async def show_transcript(request: Request) -> Response:
    """A match as a file, just as it was stored."""
    match_id = request.path_params["match"]
    replays: Replays = request.app.state.replays
    transcript = await replays.transcript(match_id) if MATCH_ID.fullmatch(match_id) else None
    if transcript is None:
        raise Fault(_say("fault-no-match"), 404)
    named = {"Content-Disposition": f'attachment; filename="macabre-{match_id}.txt"'}
    return PlainTextResponse(transcript, headers=named)


async def show_review(request: Request) -> Response:
    """How far the review of a match is, and the review once it is made."""
    replay = await _replay(request)
    if replay is None:
        raise Fault(_say("fault-no-match"), 404)
    reviews: Reviews = request.app.state.reviews
    try:
        review = reviews.find(replay, speech_of(request))
    except TooManyReviews:
        raise Fault(_say("fault-many-reviews"), 503) from None
    if review is None:
        raise Fault(_say("fault-no-review", unfinished=replay.number is not None), 409)
    return JSONResponse(review)


ROUTES = [
    Route("/api/matches/{match}", show_match),
    Route("/api/matches/{match}/drawing", draw_match),
    Route("/api/matches/{match}/steps/{step}", show_step),
    Route("/api/matches/{match}/transcript.txt", show_transcript),
    Route("/api/matches/{match}/review", show_review),
]
