"""Files that are there as a whole or not at all, whenever the program is stopped."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import msgspec

from macabre.errors import Error
from macabre.language import sayings
from macabre.language.saying import COMMANDS

_report = sayings(COMMANDS)


@contextmanager
def whole_file(path: Path) -> Iterator[TextIO]:
    """A file to write that takes its name only once all is written."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", newline="", encoding="utf-8") as file:
            yield file
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def write_whole(path: Path, text: str) -> None:
    """Write a whole file or nothing."""
    with whole_file(path) as file:
        file.write(text)


def check_same(path: Path, kept: msgspec.Struct, asked: msgspec.Struct) -> None:
    """Refuse a file of a series or a study that is not the one asked for."""
    names = [name for name in asked.__struct_fields__ if getattr(kept, name) != getattr(asked, name)]
    if names == ["sources"]:
        raise Error(_report("fault-other-code", file=str(path)))
    if names:
        raise Error(_report("fault-other-series", file=str(path), names=", ".join(names)))
