"""What can go wrong with the log, by names of our own: nobody above knows which database it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError


class Conflict(Exception):
    """Somebody else has appended first: read on, check again."""


class Gone(Exception):
    """The table was deleted."""


class Changed(Exception):
    """The log is not the one that its writer has read: it was cut or changed."""


class StorageFault(Exception):
    """The log cannot be read or written just now. It says of what kind the fault is, never what was in it."""


class Unsure(StorageFault):
    """A commit failed in such a way that nobody knows what of it is stored."""


@contextmanager
def translated(*more: type[Exception]) -> Iterator[None]:
    """Whatever the database, its file or (if it has errors of its own) its driver says becomes a StorageFault."""
    theirs: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, *more)
    try:
        yield
    except theirs as error:
        raise StorageFault(error.__class__.__name__) from error
