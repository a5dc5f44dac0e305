"""A second worker of the browser that thinks, apart from the one that serves.

In the archive for browsers this module takes the place of `macabre.server.pools`.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import TypeVar

import js  # type: ignore[import-not-found]
from pyodide.ffi import to_js  # type: ignore[import-not-found]

Answer = TypeVar("Answer")


class Pool:
    """The way to whoever thinks; a browser has one for everything."""

    def __init__(self, processes: int, niceness: int) -> None:
        """There is one, whatever is wanted."""

    async def do(self, task: Callable[[], Answer]) -> Answer:
        """What comes out."""
        is_well, answer = pickle.loads((await js.think(to_js(pickle.dumps(task)))).to_bytes())
        if is_well:
            found: Answer = answer
            return found
        raise answer

    def close(self) -> None:
        """It goes with the page."""
