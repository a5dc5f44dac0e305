"""Lines between browsers and servers: in order, late, cut, or dead without anybody being told."""

import asyncio
from collections import deque

from starlette.websockets import WebSocket

from macabre.server.socket import SEND_NOW

CUT = 1006  # as a browser sees a line that is gone
MOST_UNREAD = 40  # messages that wait on a line before the server is made to wait
NOTICED_SECONDS = 40.0  # after which a server notices that nobody answers its pings


class Line:
    """One WebSocket. What is sent comes in order, in each direction, as long as the line lives."""

    def __init__(self, network, person, process, code):
        self.network, self.person, self.process = network, person, process
        self.loop, self.luck = network.loop, network.luck
        self._to_server = deque([{"type": "websocket.connect"}])
        self._waiting = None  # the server, for something to come
        self._unread, self._full = 0, None
        self._due = [0.0, 0.0]  # when what was sent last comes: there, here
        self.is_cut = self.is_dead = False  # with or without a word
        self.is_slow = False
        self.scope = {
            "type": "websocket",
            "path_params": {"code": code},
            "headers": [],
            "path": "/",
            "query_string": b"",
            "extensions": {SEND_NOW: self._send_now},
        }

    def _arrival(self, way):
        base = 0.003 if not self.is_slow else 0.8
        delay = base * self.luck.random() * (1 if self.luck.random() < 0.95 else 30)
        self._due[way] = max(self._due[way], self.loop.now + delay)
        return self._due[way]

    # --- the browser's end

    def send(self, text):
        self.network.count("to server")
        if not self.is_dead and not self.is_cut:
            self._at(0, self._come, {"type": "websocket.receive", "text": text})

    def hang_up(self):
        """The browser closes the line."""
        if not self.is_dead and not self.is_cut:
            self.is_cut = True
            self._at(0, self._come_last, CUT)

    def cut(self):
        """Somewhere between the two; both are told."""
        if not self.is_cut:
            self.hang_up()
            self._at(1, self.person.cut_off, self)

    def fall_dead(self):
        """Somewhere between the two; nobody is told. A server that lives notices in time."""
        if not self.is_dead and not self.is_cut:
            self.is_dead = True
            self.loop.world.call_later(NOTICED_SECONDS * (0.5 + self.luck.random() / 2), self._come_last, CUT)

    def end_with_server(self, is_told):
        """The server has died: its machine says so, or is gone as well."""
        self.is_dead = True
        if is_told and not self.is_cut:
            self._at(1, self.person.cut_off, self)

    def _at(self, way, do, *args):
        self.loop.call_at(self._arrival(way), do, *args, context=self.loop.world.context)

    # --- the server's end

    def serve(self, serve):
        self.process.spawn(serve(WebSocket(self.scope, self._receive, self._send), self.process.hall))

    def close_for_now(self):
        """The server closes: what has come is answered first."""
        self._put({"type": "websocket.disconnect", "code": 1012})

    def _come(self, message):
        if not self.is_dead and not self.is_cut:
            self._put(message)

    def _come_last(self, code):
        self.is_cut = True
        self._put({"type": "websocket.disconnect", "code": code})
        self._drain()

    def _put(self, message):
        if self.process.is_dead:
            return
        self._to_server.append(message)
        if self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            if not waiting.done():
                waiting.set_result(None)

    async def _receive(self):
        while not self._to_server:
            self._waiting = self.loop.create_future()
            await self._waiting
        return self._to_server.popleft()

    def _send_now(self, text):
        """Most often the line is free."""
        if self.is_cut or self._unread > MOST_UNREAD or self.luck.random() < 0.2:
            return False
        self._let_go(text().decode())
        return True

    def _let_go(self, text):
        self.network.watch(self, text)
        self._unread += 1
        if not self.is_dead:
            self._at(1, self._arrive, text)

    async def _send(self, message):
        if message["type"] == "websocket.send":
            if self.is_cut:
                raise OSError("the line is cut")
            self._let_go(message["text"])
            if self.luck.random() < 0.2:
                await asyncio.sleep(0.01 * self.luck.random())
            while self._unread > MOST_UNREAD and not self.is_cut:
                self._full = self.loop.create_future()
                await self._full
        elif message["type"] == "websocket.close":
            self._at(1, self.person.cut_off, self)

    def _arrive(self, text):
        self._unread -= 1
        self._drain()
        if not self.is_dead and not self.is_cut:
            self.network.count("to browser")
            self.person.take_in(self, text)

    def _drain(self):
        if self._full is not None:
            full, self._full = self._full, None
            if not full.done():
                full.set_result(None)
