"""What a browser remembers a log by: the number of its newest entry, and a seal.

Whoever knows all of a log but one card could try which card gives an entry's link, so links stay
here. A seal is a link signed with the table's key, which never leaves the database: without the
key it tells nothing, and the same log has the same seal at every process. A tag behind it proves
to us later that it is ours, so that nobody can talk a table into doubting its log.
"""

from __future__ import annotations

import hmac

from macabre.luck import packed

KEY = 0  # under this number a table's key is among the secrets of its deals
SEAL_DIGITS = 64


class Seals:
    """The seals of one table."""

    def __init__(self, code: str, key: bytes) -> None:
        self._code, self._key = code, key

    def seal(self, number: int, link: str) -> str:
        """What stands for the log up to an entry, as hexadecimal digits."""
        mark = self._sign("macabre/seal/v1", number, link)
        return mark + self._tag(number, mark)

    def is_ours(self, number: int, seal: str) -> bool:
        """Whether this table's key has made a seal, for whatever log."""
        mark, tag = seal[:SEAL_DIGITS], seal[SEAL_DIGITS:]
        return hmac.compare_digest(self._tag(number, mark).encode(), tag.encode())

    def sign(self, body: bytes) -> bytes:
        """What proves that a snapshot of the log was written by a server of this table."""
        return hmac.digest(self._key, packed("macabre/snapshot/v1", self._code, body), "sha256")

    def _tag(self, number: int, mark: str) -> str:
        return self._sign("macabre/tag/v1", number, mark)[:32]

    def _sign(self, purpose: str, number: int, text: str) -> str:
        return hmac.digest(self._key, packed(purpose, self._code, number, text), "sha256").hex()
