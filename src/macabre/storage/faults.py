"""What can go wrong with the log, by names of our own: nobody above knows which database it is."""

from __future__ import annotations


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


class DriverFault(StorageFault):
    """What a database's driver says, by the kind of its fault."""


class NotUnique(DriverFault):
    """Something is there already."""


class Unreachable(DriverFault):
    """Nothing can be read or written at all."""
