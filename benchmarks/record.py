"""What a long run has come to so far, in a file: a line for each range of seeds that is through.

A run that is cut short counts up to its last line, and the next one goes on behind it.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

LINE_SECONDS = 60.0  # between two lines


class Record:
    """Sums of figures over seeds, kept in a file if there is to be one."""

    def __init__(self, file: Path | None, first: int) -> None:
        lines = [json.loads(line) for line in file.read_text().splitlines()] if file and file.exists() else []
        self.first = lines[0]["first"] if lines else first
        self.next = lines[-1]["last"] + 1 if lines else first  # the seed to go on with
        self.figures: Counter[str] = Counter()
        self.failures: dict[str, str] = {}  # by seed
        for line in lines:
            self.figures.update(line["figures"])
            self.failures |= line["failures"]
        self._file = file
        self._begin()

    def _begin(self) -> None:
        self._begun, self._line_first = time.monotonic(), self.next
        self._figures: Counter[str] = Counter()
        self._failures: dict[str, str] = {}

    def add(self, seed: int, figures: dict[str, Any], failure: str | None = None) -> None:
        """What one seed came to; the seeds before it are all through."""
        self.figures.update(figures)
        self._figures.update(figures)
        self.next = seed + 1
        if failure:
            self._failures[str(seed)] = self.failures[str(seed)] = failure
        if time.monotonic() - self._begun > LINE_SECONDS:
            self.write()

    def write(self) -> None:
        """A line for all seeds since the last one."""
        if self._file and self.next > self._line_first:
            line = {"first": self._line_first, "last": self.next - 1}
            kept = line | {"figures": self._figures, "failures": self._failures}
            with self._file.open("a") as file:
                file.write(json.dumps(kept) + "\n")
        self._begin()
