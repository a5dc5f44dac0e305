"""How much is tried: little while somebody waits, much where there is time."""

import os

import pytest

LONG = bool(os.environ.get("MACABRE_LONG"))
QUICK = bool(os.environ.get("MACABRE_QUICK"))


def soonest(cases, *now):
    """Cases of which the usual run tries only those that take least time."""
    return [pytest.param(case, marks=pytest.mark.usually(int(case in now), case)) for case in cases]
