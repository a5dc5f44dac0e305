"""Studies that were made before: which there are, and their reports."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from macabre.server.shelf import tag_of, tagged
from macabre.server.studies import PLACE, Report


async def list_studies(request: Request) -> Response:
    """Those that this hall was given, in that order."""
    return JSONResponse([report.listed() for report in _given(request)])


async def show_report(request: Request) -> Response:
    """One of them."""
    for report in _given(request):
        if report.address == request.url.path:
            return tagged(request, tag_of(report.body), report.body, "text/html; charset=utf-8")
    raise HTTPException(404)


def _given(request: Request) -> list[Report]:
    found: list[Report] = request.app.state.studies
    return found


ROUTES = [Route("/api/studies", list_studies), Route(PLACE + "{name}", show_report)]
