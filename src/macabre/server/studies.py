"""Reports of studies that were made before: a hall shows those that it is given."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from html import unescape
from pathlib import Path

from macabre.errors import Error
from macabre.language import sayings
from macabre.language.saying import COMMANDS

_report = sayings(COMMANDS)

PLACE = "/static/studies/"
REPORT = "report.html"  # in the folder of a study

_HEAD = re.compile(r'<html lang="(?P<language>[\w-]+)".*?<title>(?P<title>.+?)</title>', re.DOTALL)


@dataclass(frozen=True)
class Report:
    """A page that needs nothing else."""

    title: str
    language: str
    body: bytes

    @property
    def address(self) -> str:
        """Where a hall shows it."""
        return f"{PLACE}{hashlib.sha256(self.body).hexdigest()[:16]}.html"

    def listed(self) -> dict[str, str]:
        """What the hall says of it."""
        return {"address": self.address, "title": self.title, "language": self.language}


def read_reports(paths: Iterable[Path]) -> list[Report]:
    """The reports of these files, or of the folders in which studies left them."""
    return [_read(path / REPORT if path.is_dir() else path) for path in paths]


def _read(path: Path) -> Report:
    try:
        body = path.read_bytes()
    except OSError as error:
        raise Error(_report("fault-no-report", file=str(path))) from error
    head = _HEAD.search(body.decode(errors="replace"))
    if head is None:
        raise Error(_report("fault-strange-report", file=str(path)))
    return Report(unescape(head["title"]), head["language"], body)
