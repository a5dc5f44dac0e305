"""One browser's connection: reads commands, answers them, and sends what its viewer may know."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from macabre.language import Saying, Speech, language_of, sayings
from macabre.server import metrics
from macabre.server import protocol as p
from macabre.server.decide import Refusal
from macabre.server.deeds import Busy, Deleted, Unknown
from macabre.server.faults import described
from macabre.server.hall import Hall
from macabre.server.hints import give_hint
from macabre.server.host import Host
from macabre.server.ledger import Broken
from macabre.server.lines import Line
from macabre.server.questions import Question, answer
from macabre.server.scenes import SLOWEST
from macabre.server.sights import Eyes
from macabre.server.table import hash_token
from macabre.storage import StorageFault

HELLO_SECONDS = 10.0
MESSAGES, WINDOW_SECONDS = 100, 20.0  # how many messages a browser may send in a while
MOST_REPLIES = 64
MOST_TOKENS = 16  # that one browser may hold
TOO_MANY, NO_HELLO, NO_TABLE, OUT_OF_ORDER, NOT_TEXT = 4008, 4001, 4004, 4005, 1003
TRY_AGAIN, COME_BACK = 1013, 1012
SEND_NOW = "macabre.send_now"  # an extension of ASGI: sends what is made, if the line is free
COMMAND_ID = re.compile("[A-Za-z0-9_-]{8,64}")  # bots and clocks have a colon in theirs

log = logging.getLogger("macabre")
_say = sayings()


class Connection:
    """A browser at a table."""

    def __init__(self, socket: WebSocket, hall: Hall, host: Host) -> None:
        self.socket, self.hall, self.host = socket, hall, host
        self._keys: list[str] = []  # the hashes of the secrets that the browser knows
        self._known: tuple[tuple[int, list[str]], set[int]] = ((-1, []), set())  # which seats they open, and when
        self.held: set[int] = set()
        self.viewer: int | None = None
        self._wanted: int | None = None  # the seat to be looked from, as soon as it is held
        self._replies: deque[p.Message] = deque()
        self._line = Line(host.sights)
        self._fault: Saying | None = None  # what the browser was told of the database
        self._doubt: Saying | None = None  # why this is not the log that the browser saw, if it is not
        self._send_now = (socket.scope.get("extensions") or {}).get(SEND_NOW, lambda text: False)
        self._loop = asyncio.get_running_loop()
        self._awake = asyncio.Event()
        self._is_waiting = False  # whether nothing is being sent that had to wait
        self._is_roused = False  # whether what there is to send will be looked at soon
        self._is_stale = False  # whether there is something new to see
        self._times: deque[float] = deque()
        self.is_closing = False  # whether the server is
        self.hint: asyncio.Task[None] | None = None  # that is being thought of
        self.only_watches = "watch" in socket.query_params
        self.watched: int | None = None
        self.slowness = 1.0
        self.ready = 0
        self.language = language_of(socket.headers.get("accept-language", ""))

    @property
    def speech(self) -> Speech:
        """What the browser's reader understands, with everybody's names."""
        return Speech(self.language, self.host.table.names)

    def wake(self) -> None:
        """The table has changed: send what there is to see, as soon as the browser takes it."""
        self._find_seats()  # who is present depends on it
        self._refresh()

    def _refresh(self) -> None:
        self._is_stale = True
        self._rouse()

    def _rouse(self) -> None:
        if not self._is_roused:
            self._is_roused = True
            self._loop.call_soon(self._send_quickly)

    def _find_seats(self) -> None:
        """Whose seats these are now; after a rematch the seats have moved on, and the viewer with them."""
        self.held = self._holds()
        viewer = self._wanted if self._wanted in self.held else None
        if viewer is None and self._wanted is not None and len(self.held) == 1:
            viewer = min(self.held)
        if viewer != self.viewer:
            self.viewer = viewer
            self._line.forget()

    def _holds(self) -> set[int]:
        """Seats change by entries alone."""
        here = self.host.table.number, self._keys
        if here != self._known[0]:
            self._known = here, set(self.host.table.seats_with(self._keys))
        return self._known[1]

    # --- sending

    def _send_quickly(self) -> None:
        """Most is sent at once; whatever has to wait, or fails, is left to who sends for ever."""
        self._is_roused = False
        try:
            if not self._is_usual or not self._send_all_now():
                self._awake.set()
        except Exception:
            self._line.forget()
            self._awake.set()

    @property
    def _is_usual(self) -> bool:
        """Whether nobody waits already, and there is nothing to say but replies and what is to be seen."""
        is_well = self.hall.fault == self._fault and not self.host.is_lost and not self.is_closing
        return is_well and self._is_waiting and not self._awake.is_set()

    def _send_all_now(self) -> bool:
        while self._replies:
            if not self._send_now(lambda: p.write_message(self._replies[0])):
                return False
            self._replies.popleft()
        if self._is_stale and self._send_now(lambda: p.write_message(self._seen())):
            self._is_stale = False
        return not self._is_stale

    async def send_for_ever(self) -> None:
        """A slow browser is sent only the newest; it never makes anything wait or grow."""
        while True:
            self._is_waiting = True
            await self._awake.wait()
            self._is_waiting = False
            self._awake.clear()
            while self._replies:
                await self._send(self._replies.popleft())
            if self.hall.fault != self._fault:
                await self._tell_fault()
            if self.host.fault:
                await self._refuse(self.host.fault.said)
                raise WebSocketDisconnect(OUT_OF_ORDER)
            if self.host.is_deleted:
                await self._refuse(Deleted().said)
                raise WebSocketDisconnect(NO_TABLE)
            if self._is_stale:
                self._is_stale = False
                await self._send(self._seen())
            if self.is_closing:
                return

    async def _send(self, message: p.Message) -> None:
        await self.socket.send_text(p.write_message(message).decode())

    async def _refuse(self, said: Saying) -> None:
        await self._send(p.Refused(None, self.speech.say(said)))

    async def _tell_fault(self) -> None:
        """Say once that nothing can be stored; that all is well again is seen."""
        self._fault = self.hall.fault
        if self._fault:
            await self._refuse(self._fault)

    def _seen(self) -> p.Message:
        """What there is to see for this browser."""
        self._find_seats()
        eyes = Eyes(self.viewer, tuple(sorted(self.held)), self.language, self._doubt)
        return self._line.tell(self.host.now(), eyes)

    def answer(self, message: p.Message) -> None:
        """Answer this browser alone."""
        if len(self._replies) >= MOST_REPLIES:
            raise WebSocketDisconnect(TOO_MANY)
        self._replies.append(message)
        self._rouse()

    # --- reading

    async def read_for_ever(self) -> None:
        """Greet, then do what is asked."""
        try:
            hello = await asyncio.wait_for(self._read(), HELLO_SECONDS)
        except TimeoutError:
            raise WebSocketDisconnect(NO_HELLO) from None
        if not isinstance(hello, p.Hello):
            raise WebSocketDisconnect(NO_HELLO)
        self._keys = [hash_token(token) for token in list(hello.tokens.values())[:MOST_TOKENS]]
        if self.host.store.is_shared:  # the browser may have seen more at another process
            with suppress(Broken, StorageFault):
                await self.host.refresh()
        await self._compare(hello.saw)
        self.language = language_of(hello.language or self.language)
        self._look(hello.seat)
        self.host.arrive(self)
        while True:
            message = await self._read()
            if message is not None:
                await self._handle(message)

    async def _compare(self, saw: p.Saw | None) -> None:
        """Nothing is shown before it is known whether this is the log that the browser saw."""
        with suppress(Broken):  # which is told soon
            try:
                self._doubt = await self.host.compare(saw) if saw else None
            except (Busy, Unknown, StorageFault):
                raise WebSocketDisconnect(TRY_AGAIN) from None

    async def _read(self) -> p.Message | None:
        """The next message; None if it was nonsense, which is said."""
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            self.is_closing = received.get("code") == COME_BACK
            self._awake.set()
            raise WebSocketDisconnect(received.get("code", 1006))
        if received.get("text") is None:
            raise WebSocketDisconnect(NOT_TEXT)
        self._count_message()
        try:
            return p.read_message(received["text"])
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.answer(p.Refused(None, self.speech("refuse-message")))
            return None

    def _count_message(self) -> None:
        now = time.monotonic()
        while self._times and self._times[0] < now - WINDOW_SECONDS:
            self._times.popleft()
        self._times.append(now)
        if len(self._times) > MESSAGES:
            raise WebSocketDisconnect(TOO_MANY)

    async def _handle(self, message: p.Message) -> None:
        if isinstance(message, p.Command):
            await self._command(message)
        elif isinstance(message, p.Look):
            self._look(message.seat)
        elif isinstance(message, Question):
            self._ask(message)
        elif isinstance(message, p.AskHint):
            self._begin_hint(message)
        elif isinstance(message, p.Watched):
            self._note_watched(message)
        elif isinstance(message, p.Ready):
            self.ready = message.number
            self.host.check_presence()
        elif isinstance(message, p.AskWhole):
            self._line.forget()
            self._refresh()
        elif isinstance(message, p.Ping):
            self.answer(p.Pong())
        else:
            self.answer(p.Refused(None, self.speech("refuse-hello")))

    def _look(self, seat: int | None) -> None:
        self._wanted = seat
        self._find_seats()
        self._refresh()

    def _note_watched(self, message: p.Watched) -> None:
        self.watched, self.slowness = message.number, min(max(message.slowness, 0.0), SLOWEST)
        self.host.showing.said()

    def _ask(self, message: Question) -> None:
        if isinstance(message, p.AskWishes) and not self._may_wish(message.seat):
            self.answer(p.Refused(message.id, self.speech("refuse-questions")))
        else:
            self.answer(answer(self.host.table, message, self.held, self.language))

    def _may_wish(self, seat: int) -> bool:
        """Only who holds a seat uses up what it may ask in a while; others are refused for another reason."""
        return seat not in self.held or self.host.wishes.spend(str(seat))

    async def _command(self, command: p.Command) -> None:
        if not COMMAND_ID.fullmatch(command.id):
            self.answer(p.Refused(command.id[:64], self.speech("refuse-command-id")))
            return
        try:
            with metrics.COMMANDS.measured():
                number = await self.host.carry_out(command, self._holds, self._keys)
        except Refusal as refusal:
            metrics.REFUSALS.add("rules" if refusal.clause else refusal.__class__.__name__.lower())
            self.answer(p.Refused(command.id, self.speech.say(refusal.said), refusal.clause))
        except Unknown:
            metrics.REFUSALS.add("unknown")
            log.warning("table %s: it is not known whether a command was stored", self.host.table.code)
            raise WebSocketDisconnect(TRY_AGAIN) from None
        except StorageFault as error:
            metrics.REFUSALS.add("storage")
            log.warning("table %s cannot be stored: %s", self.host.table.code, described(error))
            self.answer(p.Refused(command.id, self.speech("refuse-storage")))
        else:
            if isinstance(command, p.Sit):
                self._sat(command)
            self.answer(p.Done(command.id, number))
            if self.host.table.is_forsaken:
                await self.hall.delete(self.host)

    def _sat(self, command: p.Sit) -> None:
        """The token opens the seat from now on."""
        key = hash_token(command.token)
        if key not in self._keys:
            self._keys = [*self._keys, key][-MOST_TOKENS:]
        self._look(command.seat)
        self.host.check_presence()

    def _begin_hint(self, message: p.AskHint) -> None:
        """One hint at a time for each browser; meanwhile it is heard as always."""
        if self.hint and not self.hint.done():
            self.answer(p.Refused(message.id, self.speech("refuse-hint-begun")))
        else:
            self.hint = asyncio.create_task(self._give_hint(message))

    async def _give_hint(self, message: p.AskHint) -> None:
        try:
            hint = await give_hint(self.host.table, self.host.workers, message, self._holds(), self.language)
        except Refusal as refusal:
            self.answer(p.Refused(message.id, self.speech.say(refusal.said)))
        except Exception as error:
            log.warning("table %s: no hint: %s", self.host.table.code, described(error))
            self.answer(p.Refused(message.id, self.speech("refuse-hint-failed")))
        else:
            self.answer(hint)


async def serve_socket(socket: WebSocket, hall: Hall) -> None:
    """From the greeting to the end of a connection; its faults are its own."""
    try:
        host = await hall.host(socket.path_params["code"])
    except Broken as broken:
        await _send_away(socket, broken.said, OUT_OF_ORDER)
        return
    except StorageFault as error:
        log.warning("a table cannot be read: %s", described(error))
        await _send_away(socket, _say("refuse-reading"), TRY_AGAIN)
        return
    if host is None:
        await _send_away(socket, _say("refuse-no-table"), NO_TABLE)
        return
    try:
        await _serve_at(socket, hall, host)
    finally:
        hall.leave(host)


async def _send_away(socket: WebSocket, said: Saying, code: int) -> None:
    sentence = _speech_of(socket).say(said)
    with suppress(RuntimeError, OSError, WebSocketDisconnect):
        await socket.accept()
        await socket.send_text(p.write_message(p.Refused(None, sentence)).decode())
        await socket.close(code)


def _speech_of(socket: WebSocket) -> Speech:
    return Speech(language_of(socket.headers.get("accept-language", "")))


async def _serve_at(socket: WebSocket, hall: Hall, host: Host) -> None:
    await socket.accept()
    connection = Connection(socket, hall, host)
    tasks = [asyncio.create_task(connection.read_for_ever()), asyncio.create_task(connection.send_for_ever())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.is_closing:  # what was stored is still answered
            await asyncio.wait(tasks)
        await _end(socket, done, host)
    finally:
        tasks += [connection.hint] if connection.hint else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        host.depart(connection)
        await host.settled()


async def _end(socket: WebSocket, done: set[asyncio.Task[None]], host: Host) -> None:
    code, sentence = 1000, None
    for task in done:
        error = task.exception()
        if isinstance(error, WebSocketDisconnect):
            code = error.code
        elif error is not None and not (isinstance(error, RuntimeError) and not _is_open(socket)):
            log.error("a connection to table %s failed: %s", host.table.code, described(error))
            code, sentence = 1011, _speech_of(socket)("refuse-failed")
    if _is_open(socket) or code == COME_BACK:
        with suppress(RuntimeError, OSError, WebSocketDisconnect):
            await asyncio.wait_for(_say_goodbye(socket, code, sentence), 2)


def _is_open(socket: WebSocket) -> bool:
    return socket.application_state == socket.client_state == WebSocketState.CONNECTED


async def _say_goodbye(socket: WebSocket, code: int, sentence: str | None) -> None:
    if sentence:
        await socket.send_text(p.write_message(p.Refused(None, sentence)).decode())
    await socket.close(code)
