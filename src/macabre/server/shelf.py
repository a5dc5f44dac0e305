"""The files of pages and drawings, kept in memory: a table opens with seventy of them."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

KINDS = {  # whatever this machine thinks of them
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def tagged(request: Request, tag: str, body: bytes, kind: str, more: Mapping[str, str] | None = None) -> Response:
    """A body, or that the browser already has it."""
    headers = {"ETag": tag, **(more or {})}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


def tag_of(body: bytes) -> str:
    """By which a browser knows whether it has a body already."""
    return f'"{hashlib.sha256(body).hexdigest()[:24]}"'


@dataclass(frozen=True)
class _Kept:
    written: int
    body: bytes
    tag: str


def kind_of(name: str) -> str:
    """What a browser is told that a file is."""
    return KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


class Shelf:
    """The files of one folder, as they were when it was looked through: no name leads out of it."""

    def __init__(self, folder: Path) -> None:
        self._paths = {
            path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()
        }
        self._kept: dict[str, _Kept] = {}

    def give(self, request: Request, name: str, more: Mapping[str, str] | None = None) -> Response:
        """A file; read again if it was written since."""
        try:
            kept = self._newest(name, self._paths[name])
        except (KeyError, OSError):
            raise HTTPException(404) from None
        return tagged(request, kept.tag, kept.body, kind_of(name), more)

    def read(self, name: str) -> bytes:
        """What is in a file that is there."""
        return self._newest(name, self._paths[name]).body

    def _newest(self, name: str, path: Path) -> _Kept:
        written = path.stat().st_mtime_ns
        kept = self._kept.get(name)
        if kept is None or kept.written != written:
            body = path.read_bytes()
            kept = self._kept[name] = _Kept(written, body, tag_of(body))
        return kept
