"""The loop of a process that measures peers: a line of JSON for a line of JSON."""

from __future__ import annotations

import json
import os
import random
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from typing import Any

from timing import Batch, rate

Contenders = Mapping[str, Callable[[], Batch]]


def answer(what: str, seconds: float, ready: dict[str, Batch], contenders: Contenders, packages: Sequence[str]) -> Any:
    """The versions, or a contender's rate."""
    if what == "versions":
        return {name: version(name) for name in packages}
    if what not in ready:
        random.seed(1)
        ready[what] = contenders[what]()
        ready[what](0)
    return rate(ready[what], seconds)


def reply_to(line: str, ready: dict[str, Batch], contenders: Contenders, packages: Sequence[str]) -> str:
    """The answer to a request, or what went wrong."""
    request = json.loads(line)
    try:
        return json.dumps({"answer": answer(request["ask"], request["seconds"], ready, contenders, packages)})
    except Exception:
        return json.dumps({"error": traceback.format_exc()})


def serve(contenders: Contenders, packages: Sequence[str]) -> None:
    """Answer until there is nothing more to read; what the peers print goes to the error stream."""
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    ready: dict[str, Batch] = {}
    for line in sys.stdin:
        print(reply_to(line, ready, contenders, packages), file=replies, flush=True)
