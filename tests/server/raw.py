"""A WebSocket client that may break every rule."""

import base64
import contextlib
import os
import socket
import struct

TEXT, BINARY, CLOSE, PING, PONG, CONTINUED = 1, 2, 8, 9, 10, 0


def frame(opcode, payload=b"", final=True, compressed=False, masked=True):
    """One frame as a browser would send it, or not."""
    first = (0x80 if final else 0) | (0x40 if compressed else 0) | opcode
    length = len(payload)
    if length < 126:
        size = bytes([length])
    else:
        size = struct.pack("!BH", 126, length) if length <= 0xFFFF else struct.pack("!BQ", 127, length)
    if not masked:
        return bytes([first]) + size + payload
    mask = os.urandom(4)
    covered = bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))
    return bytes([first, size[0] | 0x80]) + size[1:] + mask + covered


class RawSocket:
    """A connection whose bytes are one's own."""

    def __init__(self, port, address="127.0.0.1", timeout=60, takes=None):
        """`takes` is how many bytes the kernel keeps for one who does not read; None leaves it to the kernel."""
        self.port = port
        self.line = socket.socket()
        if takes is not None:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, takes)
        self.line.settimeout(timeout)
        self.line.bind((address, 0))
        self.line.connect(("127.0.0.1", port))

    def send(self, data):
        self.line.sendall(data)

    def upgrade(self, path, origin="own", more=(), host=None):
        """Ask for a WebSocket; the status, and what else the server said."""
        origin = f"http://localhost:{self.port}" if origin == "own" else origin
        key = base64.b64encode(os.urandom(16)).decode()
        head = [f"GET {path} HTTP/1.1", f"Host: {host or f'localhost:{self.port}'}"]
        lines = [*head, "Connection: Upgrade", "Upgrade: websocket"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *more]
        lines += [f"Origin: {origin}"] if origin is not None else []
        self.send(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = b""
        while b"\r\n\r\n" not in head:
            part = self.line.recv(1)
            if not part:
                break
            head += part
        return int(head.split()[1]), head.decode("latin-1")

    def read(self, count):
        data = b""
        while len(data) < count:
            part = self.line.recv(count - len(data))
            if not part:
                raise EOFError
            data += part
        return data

    def receive(self):
        """The next frame's opcode and payload."""
        first, second = self.read(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack("!H", self.read(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self.read(8))
        return first & 0x0F, self.read(length)

    def close_code(self):
        """With which code the server ends the connection; None if it just cuts it."""
        with contextlib.suppress(EOFError, ConnectionError, BrokenPipeError):
            while True:
                opcode, payload = self.receive()
                if opcode == CLOSE:
                    return struct.unpack("!H", payload[:2])[0]
        return None

    def is_cut(self):
        """Whether the server ends the connection, within the time limit."""
        try:
            while self.line.recv(65536):
                pass
        except TimeoutError:
            return False
        except ConnectionError:
            pass
        return True

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.line.close()
