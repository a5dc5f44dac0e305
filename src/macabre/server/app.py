"""The web application: pages, a small HTTP interface, and the tables' sockets."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from macabre.server import metrics
from macabre.server.answers import games, matches, network, pages, studies, tables
from macabre.server.answers.faults import FAULTS
from macabre.server.guard import Guard, Limits, own_names
from macabre.server.hall import Hall
from macabre.server.pulse import Pulse
from macabre.server.quota import Quota
from macabre.server.readiness import Readiness
from macabre.server.replays import Replays
from macabre.server.reviews import Reviews
from macabre.server.settings import Settings
from macabre.server.studies import read_reports
from macabre.server.wire import say_seldom
from macabre.server.workers import Workers
from macabre.storage import Store

ROUTES = [*studies.ROUTES, *pages.ROUTES, *games.ROUTES, *tables.ROUTES, *network.ROUTES, *matches.ROUTES]
CLOSE_SECONDS, LET_GO_SECONDS = 10.0, 3.0  # for what is being stored when the server closes, and for its connections

log = logging.getLogger("macabre")


def make_app(database: str, bot_processes: int | None = None, settings: Settings | None = None) -> Any:
    """The application on a database; without a number, bots think on all cores but one."""
    thinking, chosen = bot_processes or max(1, (os.cpu_count() or 1) - 1), settings or Settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(say_seldom)
        store = await Store.open(database)
        workers = Workers(thinking, chosen.pace)
        hall = app.state.hall = Hall(store, workers, chosen.ages, chosen.pace > 0, chosen.most_entries)
        app.state.quota = Quota(store, chosen.most_tables, chosen.most_bytes)
        app.state.readiness = Readiness(store)
        app.state.replays = Replays(store)
        app.state.reviews = Reviews(workers)
        app.state.limits = limits
        app.state.studies = read_reports(map(Path, chosen.studies))
        app.state.pulse = Pulse()
        beating = asyncio.create_task(app.state.pulse.beat())
        hall.start()
        readying = asyncio.create_task(workers.make_ready())
        async with _figures(chosen, hall):
            yield
        readying.cancel()
        beating.cancel()
        app.state.reviews.close()
        await _within(CLOSE_SECONDS, hall.close())
        workers.close()
        await _within(LET_GO_SECONDS, store.close())

    limits, plain = Limits(), _plainly(Starlette(routes=ROUTES, lifespan=lifespan, exception_handlers=FAULTS))
    return metrics.Counted(Guard(plain, limits, chosen.origins, chosen.names))


async def _within(seconds: float, work: Coroutine[Any, Any, None]) -> None:
    """A database that says nothing keeps no server from its end: what was acknowledged is stored."""
    try:
        async with asyncio.timeout(seconds):
            await work
    except TimeoutError:
        log.warning("the database does not answer: the server closes without it")


def _plainly(app: ASGIApp) -> ASGIApp:
    """A start that fails is told by the last line of its traceback, which is our sentence."""

    async def plain(scope: Scope, receive: Receive, send: Send) -> None:
        async def tell(message: Message) -> None:
            if message["type"] == "lifespan.startup.failed":
                message["message"] = message["message"].strip().rpartition("\n")[2].partition(": ")[2]
            await send(message)

        await app(scope, receive, tell if scope["type"] == "lifespan" else send)

    return plain


@contextlib.asynccontextmanager
async def _figures(settings: Settings, hall: Hall) -> AsyncIterator[None]:
    """Give figures on a port of their own, if they are wanted."""
    if settings.metrics is None:
        yield
        return
    host, port = settings.metrics
    measuring = asyncio.create_task(metrics.measure_lag())
    ports, names = range(port, port + settings.processes), own_names(settings.origins)
    async with await metrics.serve_metrics(host, ports, hall.gauges, names):
        yield
    measuring.cancel()
