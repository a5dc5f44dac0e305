"""What must be done to a table exactly once, and how that may end."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass

from macabre.language import sayings
from macabre.server import protocol as p
from macabre.server.decide import Asker, Decision, Refusal

_say = sayings()

Held = Callable[[], Set[int]]  # the seats of who asks, as the log has them now


@dataclass(frozen=True)
class Deed:
    """What is to be appended once under an id: who decides on it for which seats; a person's command with its keys."""

    id: str
    make: Callable[[Asker], Decision]
    held: Held = frozenset
    command: p.Command | None = None
    keys: Sequence[str] = ()


class Deleted(Refusal):
    """There is no such table any more."""

    def __init__(self) -> None:
        super().__init__(_say("refuse-deleted"))


class Busy(Refusal):
    """Too many write at once: the command never came first."""

    def __init__(self) -> None:
        super().__init__(_say("refuse-busy"))


class Unknown(Exception):
    """Nobody can say just now whether a command was stored: the same one may be sent again."""
