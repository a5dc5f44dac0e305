"""Answers when something goes wrong."""

from __future__ import annotations

import logging
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from macabre.language import sayings
from macabre.server import answers, metrics
from macabre.server.answers import Fault, fault, pages
from macabre.server.faults import described
from macabre.server.ledger import Broken
from macabre.storage import StorageFault

log = logging.getLogger("macabre")
_say = sayings()


async def tell_storage_fault(request: Request, error: Exception) -> Response:
    """The database cannot be reached or written."""
    metrics.FAULTS.add()
    log.warning("a request failed: %s", described(error))
    return fault(request, _say("fault-storage"), 503)


async def tell_broken(request: Request, error: Exception) -> Response:
    """The table's log cannot be read."""
    assert isinstance(error, Broken)
    return fault(request, error.said, 500)


async def tell_fault(request: Request, error: Exception) -> Response:
    """Anything else that went wrong; what it was is in the server's log."""
    return fault(request, _say("fault-unknown"), 500)


FAULTS: Any = {
    404: pages.tell_unknown,
    StorageFault: tell_storage_fault,
    Broken: tell_broken,
    Fault: answers.tell_fault,
    Exception: tell_fault,
}
