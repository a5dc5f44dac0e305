"""One kind of luck taken from another match, to see what hangs on it."""

from __future__ import annotations

from dataclasses import dataclass

from macabre.chance import Stream
from macabre.luck import Seeded


def kind_of(purpose: str) -> str:
    """What kind of luck a purpose is: all rounds of a deal are one."""
    return purpose.partition(":")[0]


class SwappedStream(Stream):
    """Numbers of one kind from another key, all others from one's own."""

    def __init__(self, own: Stream, other: Stream, kind: str) -> None:
        super().__init__(own.key)
        self.other, self.kind = other, kind

    def key_of(self, kind: str) -> bytes:
        """For that kind the key of the match which the luck comes from."""
        return self.other.key if kind == self.kind else self.key


@dataclass(frozen=True)
class Swapped(Seeded):
    """A seed's luck except for one kind, which another seed gives; for measuring, never for a transcript."""

    other: int
    kind: str

    @property
    def stream(self) -> Stream:
        """Numbers from both seeds."""
        own, other = Seeded(self.seed).stream, Seeded(self.other).stream
        assert own is not None
        assert other is not None
        return SwappedStream(own, other, self.kind)
