"""The hall in a browser: the server's own answers and tables, asked by messages instead of a network."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic
from typing import Any

from starlette.applications import Starlette

from macabre.catalogue import games as all_games
from macabre.language import ENGLISH, language_of
from macabre.server.answers import games, matches, tables
from macabre.server.answers.faults import FAULTS
from macabre.server.entries import Opened, read_entry
from macabre.server.guard import Limits
from macabre.server.hall import Hall
from macabre.server.pulse import Pulse
from macabre.server.quota import Quota
from macabre.server.replays import Replays
from macabre.server.reviews import Reviews
from macabre.server.settings import Settings
from macabre.server.workers import Workers
from macabre.site.browser.rehearsal import rehearse
from macabre.storage import Ages, Store

LEAVES = 1001  # a page goes away
OWN_AGES = Ages(unbegun=30, idle=None, finished=None)  # what one has played at home is kept
LOOK_SECONDS = 0.25  # how often the hall looks whether a page still needs it
CALM_SECONDS = 3.0  # after a page last needed it, before it rehearses: one page soon leads to another

log = logging.getLogger("macabre")

Tell = Callable[[int, str | None, int], None]  # to a line: a message, or the code by which it ends


class BrowserHall:
    """Answers the pages of one browser."""

    def __init__(self, shelves: Any, tell: Tell, pace: float) -> None:
        store, workers, settings = Store(shelves), Workers(1, pace), Settings()
        self._workers = workers
        self._hall = Hall(store, workers, OWN_AGES, pace > 0)
        self._app = Starlette(routes=[*games.ROUTES, *tables.ROUTES, *matches.ROUTES], exception_handlers=FAULTS)
        state = self._app.state
        state.hall, state.limits, state.pulse = self._hall, Limits(), Pulse()  # that never beats: nobody else comes
        state.quota = Quota(store, settings.most_tables, settings.most_bytes)
        state.replays, state.reviews = Replays(store), Reviews(workers)
        self._tell = tell
        self._lines: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self._open: set[asyncio.Task[None]] = set()
        self._asking = 0  # questions that are not answered yet
        self._needed_at = monotonic()  # by a page, for the last time
        self._language = ENGLISH  # of whoever asked last
        self._known: set[str] = set()  # tables whose game the bots know
        self._hall.start()
        self._rehearsing = asyncio.create_task(self._rehearse())

    # --- questions

    async def answer(self, method: str, path: str, language: str, body: str) -> tuple[int, str]:
        """The answer to a request: its status and its text."""
        self._language = language_of(language)
        self._asking += 1
        try:
            return await self._answer(method, path, language, body)
        finally:
            self._asking -= 1
            self._needed_at = monotonic()

    async def _answer(self, method: str, path: str, language: str, body: str) -> tuple[int, str]:
        told: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body.encode(), "more_body": False}

        async def send(message: Any) -> None:
            told.append(message)

        try:
            await self._app(_scope("http", path, language) | {"method": method}, receive, send)
        except Exception:  # it was answered, too
            log.exception("a request failed: %s", path)
        text = b"".join(message.get("body", b"") for message in told)
        return told[0]["status"], text.decode()

    # --- lines

    def open(self, line: int, path: str, language: str) -> None:
        """A page calls a table."""
        heard = self._lines[line] = asyncio.Queue()
        heard.put_nowait({"type": "websocket.connect"})
        self._do(self._serve(line, path, language, heard))

    def hear(self, line: int, text: str) -> None:
        """A page says something."""
        if line in self._lines:
            self._lines[line].put_nowait({"type": "websocket.receive", "text": text})

    def close(self, line: int) -> None:
        """A page hangs up, or is gone."""
        if line in self._lines:
            self._lines.pop(line).put_nowait({"type": "websocket.disconnect", "code": LEAVES})

    async def _serve(self, line: int, path: str, language: str, heard: asyncio.Queue[dict[str, Any]]) -> None:
        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                self._tell(line, message["text"], 0)
                self._prepare_bots(path)
            elif message["type"] == "websocket.close":
                self._tell(line, None, message.get("code", 1000))

        await self._app(_scope("websocket", path, language) | {"subprotocols": []}, heard.get, send)
        self._lines.pop(line, None)
        self._needed_at = monotonic()

    # --- what somebody would have to wait for later

    async def _rehearse(self) -> None:
        """Make games ready while no page has asked for anything lately and no table is open, one's own first."""
        await self._have_time()
        for game in dict.fromkeys([*await self._played(), *all_games()]):
            for _ in rehearse(game, self._language):
                await self._have_time()

    async def _played(self) -> list[str]:
        """The games of the tables that lie here, the newest first."""
        with suppress(Exception):  # whoever opens one that cannot be read is told
            openings = [read_entry(summary.opening) for summary in reversed(await self._hall.store.summaries())]
            return [opened.game for opened in openings if isinstance(opened, Opened) and opened.game in all_games()]
        return []

    async def _have_time(self) -> None:
        """Let others go first, for as long as there are any."""
        await asyncio.sleep(0)
        while self._asking or self._lines or monotonic() - self._needed_at < CALM_SECONDS:
            await asyncio.sleep(LOOK_SECONDS)

    def _prepare_bots(self, path: str) -> None:
        """Once a board is there, whoever thinks loads its game, and not while the first move is shown."""
        code = path.partition("?")[0].rpartition("/")[2]
        if code not in self._known:
            self._known.add(code)
            self._do(self._prepare(code))

    async def _prepare(self, code: str) -> None:
        with suppress(Exception):  # the first bot that thinks meets it again, and it is told
            if table := await self._hall.look_up(code):
                await self._workers.prepare(table.game.id)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._open.add(task)
        task.add_done_callback(self._open.discard)


def _scope(kind: str, address: str, language: str) -> dict[str, Any]:
    path, _, query = address.partition("?")
    headers = [(b"host", b"hall"), (b"accept-language", language.encode())]
    return {
        "type": kind,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": ("browser", 0),
        "server": ("hall", 80),
        "scheme": "http",
        "http_version": "1.1",
        "asgi": {"version": "3.0"},
    }
