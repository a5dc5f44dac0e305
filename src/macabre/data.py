"""Boards and decks as data: TOML files that are read and checked; faults name their line."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from macabre.desk import Machine, Rows
from macabre.errors import BadBoard, reason
from macabre.language import Saying, Speech, sayings
from macabre.language.saying import COMMANDS
from macabre.record import Record
from macabre.shape import MOST_BYTES, STORED_BYTES, fault_of

if TYPE_CHECKING:
    from macabre.record import Array

NAME = 40  # characters of a name in a board: messages repeat it many times
QUOTED = 120  # of what a fault quotes

PARSERS_WORDS = {  # how the parser's sentences begin, by what is wrong
    "equals": "Expected '='",
    "value": "Invalid (value|date)",
    "twice": "Cannot (overwrite|declare|redefine|mutate)|Duplicate",
    "bracket": "Expected ']|Unclosed",
    "text": "Unterminated|Unescaped|Escaped|Illegal",
}

_report = sayings(COMMANDS)


@dataclass(frozen=True)
class Source:
    """The text of a board file and the name that errors call it by."""

    text: str
    name: Saying | str = "board"
    most_bytes: int = MOST_BYTES

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", self.text.replace("\r\n", "\n"))

    @classmethod
    def of(cls, path: str | Path) -> Source:
        """Read a file."""
        try:
            return cls(Path(path).read_text("utf-8"), str(path))
        except (OSError, ValueError) as error:
            raise BadBoard(_report("board-unreadable", why=reason(error)), str(path)) from None

    @classmethod
    def stored(cls, text: str, name: Saying | str = "board") -> Source:
        """The text of a board that was played on before there were as few bytes as now."""
        return cls(text, name, STORED_BYTES)

    @cached_property
    def digest(self) -> str:
        """Tells one board from another."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    @cached_property
    def table(self) -> dict[str, Any]:
        """The file's content, read only if its shape is good."""
        if misshapen := fault_of(self.text, self.most_bytes):
            raise self.fault(*misshapen)
        try:
            return tomllib.loads(self.text)
        except ValueError as error:
            found = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
            line, column = (int(found[1]), int(found[2])) if found else (self.text.count("\n") + 1, None)
            why = next((kind for kind, said in PARSERS_WORDS.items() if re.match(said, str(error))), "line")
            raise self.fault(_report("board-no-file", why=why), line, column) from None

    def fault(self, said: Saying | str, line: int | None = None, column: int | None = None) -> BadBoard:
        """The error to raise for this file; a game that speaks one language only may say a sentence."""
        saying = _report("board-says", text=said) if isinstance(said, str) else said
        return BadBoard(_shortened(saying), self.name, line, column)

    def line_of(self, key: str, table: str | None = None, index: int = 0) -> int:
        """The line of a key, in the index-th table of that name; the table's line if it lacks the key."""
        here = table is None
        header_line = seen = 0
        for number, line in enumerate(self.text.split("\n"), 1):
            header = re.match(r"\s*\[+\s*([\w.-]+)\s*\]+", line)
            if header and table is None and header[1] == key:
                return number
            if header:
                here = header[1] == table and seen == index
                seen += header[1] == table
                header_line = number if here else header_line
            elif here and re.match(rf"\s*\"?{re.escape(key)}\"?\s*=", line):
                return number
        return header_line or 1

    def value(self, key: str, kind: type, table: str | None = None, index: int = 0) -> Any:
        """A value that must be there and of that kind."""
        entries = self._entries(table, index)
        if key not in entries:
            raise self.fault(_report("board-lacks", key=key), self.line_of(key, table, index))
        value = entries[key]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            wanted = _report(f"board-kind-{kind.__name__}")
            raise self.fault(
                _report("board-kind", key=key, wanted=wanted, value=repr(value)), self.line_of(key, table, index)
            )
        return value

    def called(self, key: str, table: str | None = None, index: int = 0) -> str:
        """A name that must be there."""
        name: str = self.value(key, str, table, index)
        self.check_names([name], key, table, index)
        return name

    def check_names(self, names: Iterable[str], key: str, table: str | None = None, index: int = 0) -> None:
        """Refuse a name that is too long to be shown again and again."""
        for name in names:
            if len(name) > NAME or not name.isprintable():
                line = self.line_of(key, table, index)
                raise self.fault(_report("board-name", most=NAME, name=repr(name)), line)

    def tables(self, name: str) -> list[dict[str, Any]]:
        """The tables [[name]]; there must be at least one."""
        found = self.table.get(name)
        if not (isinstance(found, list) and found and all(isinstance(entry, dict) for entry in found)):
            raise self.fault(_report("board-lacks-tables", table=f"[[{name}]]"), self.line_of(name))
        return found

    def only(self, keys: set[str], table: str | None = None, index: int = 0) -> None:
        """Refuse a key that means nothing."""
        for key in self._entries(table, index):
            if key not in keys:
                allowed = ", ".join(sorted(keys))
                raise self.fault(_report("board-unknown", key=key, allowed=allowed), self.line_of(key, table, index))

    def _entries(self, table: str | None, index: int) -> Mapping[str, Any]:
        if table is None:
            return self.table
        found = self.table.get(table, {})
        entry = found[index] if isinstance(found, list) else found
        if not isinstance(entry, dict):
            raise self.fault(_report("board-no-table", table=f"[{table}]"), self.line_of(table))
        return entry


def _shortened(said: Saying) -> Saying:
    """What quotes no more than is good to read."""
    return Saying(said.of, said.key, {name: _cut(value) for name, value in said.arguments.items()})


def _cut(value: Any) -> Any:
    return f"{value[: QUOTED - 1]}…" if isinstance(value, str) and len(value) > QUOTED else value


class Board:
    """A checked board or deck: its record for the rules, its source for files and digests.

    Games derive from it what their notation needs (names of cards, coordinates).
    """

    def __init__(self, source: Source, record: type[Record]) -> None:
        self.source = source
        self.layout = record.layout
        self.rows: Rows = self.layout.rows()
        self.record: Record = self.rows[0]
        self._laid: dict[Machine, Rows] = {}

    def rows_for(self, machine: Machine) -> Rows:
        """The record where a machine's kernels find it; nobody changes it any more."""
        if machine not in self._laid:
            self._laid[machine] = machine.laid(self.rows)
        return self._laid[machine]

    @cached_property
    def array(self) -> Array:
        """The record for kernels over NumPy's arrays."""
        import numpy as np

        return np.frombuffer(self.rows, self.layout.dtype)

    @property
    def digest(self) -> str:
        """Tells one board from another."""
        return self.source.digest

    def picture(self, speech: Speech) -> str:
        """The board drawn in plain text."""
        return self.source.text
