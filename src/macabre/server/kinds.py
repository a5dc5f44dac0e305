"""Messages and entries are declared once: what can be read, and who handles it, is found from the declarations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_
from typing import Any, TypeVar, get_type_hints

from msgspec import Struct

Handler = TypeVar("Handler", bound=Callable[..., Any])


def any_of(base: type[Struct]) -> Any:
    """The union of all kinds that are declared below a base."""
    return reduce(or_, _kinds(base))


def _kinds(base: type[Struct]) -> Iterator[type[Struct]]:
    heirs = base.__subclasses__()
    if not heirs:
        yield base
    for heir in heirs:
        yield from _kinds(heir)


class Handlers(dict[type[Struct], Callable[..., Any]]):
    """Functions by the kind that one parameter of each is annotated with; a decorator that adds one."""

    def __init__(self, parameter: str) -> None:
        super().__init__()
        self._parameter = parameter

    def __call__(self, handler: Handler) -> Handler:
        self[get_type_hints(handler)[self._parameter]] = handler
        return handler
