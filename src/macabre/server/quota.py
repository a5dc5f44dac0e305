"""How much may be open from one address at once. No address is kept: only what a key, which is forgotten with the
process, makes of it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Awaitable, Callable

from macabre.errors import Error
from macabre.language import sayings
from macabre.server.table import OVER
from macabre.storage import Store

MOST_ADDRESSES, MOST_CODES = 10_000, 200_000  # that are remembered


_say = sayings()


class Full(Error):
    """So much is open from an address that nothing more may be made there."""


class Quota:
    """Remembers which tables were made from which address since the server started."""

    def __init__(self, store: Store, most_tables: int, most_bytes: int) -> None:
        self.store, self.most_tables, self.most_bytes = store, most_tables, most_bytes
        self._key = secrets.token_bytes(32)
        self._codes: dict[str, list[str]] = {}  # the least recent address first
        self._making: dict[str, int] = {}  # tables that are just being made

    async def make(self, address: str, make: Callable[[], Awaitable[str]]) -> str:
        """Make a table, whose code is remembered; Full if there are too many, or too large ones."""
        owner = hashlib.blake2b(address.encode(), key=self._key, digest_size=16).hexdigest()
        self._making[owner] = self._making.get(owner, 0) + 1
        try:
            await self._check(owner)
            code = await make()
        finally:
            self._making[owner] -= 1
            if not self._making[owner]:
                del self._making[owner]
        self._remember(owner, code)
        return code

    async def _check(self, owner: str) -> None:
        """Tables whose match is over take room only; those that have ended no longer count."""
        known = self._codes.get(owner, [])
        weights = await self.store.weights(known) if known else {}
        if owner in self._codes:
            self._codes[owner] = [code for code in self._codes[owner] if code in weights or code not in known]
        is_open = sum(phase != OVER for phase, _ in weights.values())
        if is_open + self._making[owner] > self.most_tables:
            raise Full(_say("fault-many-tables", count=is_open))
        if sum(size for _, size in weights.values()) >= self.most_bytes:
            raise Full(_say("fault-large-tables"))

    def _remember(self, owner: str, code: str) -> None:
        self._codes[owner] = [*self._codes.pop(owner, []), code]
        while len(self._codes) > MOST_ADDRESSES or sum(map(len, self._codes.values())) > MOST_CODES:
            del self._codes[next(iter(self._codes))]
