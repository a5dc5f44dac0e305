"""What the file of a board may look like: judged in one pass, before any parser sees it.

A TOML parser may take time that grows with the square of a key's dots, or with every key under a long header.
What passes here is small and flat, so that reading it costs no more than its size.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from macabre.language import Saying, sayings
from macabre.language.saying import COMMANDS

MOST_BYTES = 16_384
STORED_BYTES = 65_536  # of a board at a table or in a transcript, some of which are older than that limit
LINE = 3_000  # characters
TEXT = 8_000  # of one text, such as a map
ATOM = 40  # of a key or a number
DOTS = 3  # of a key or a header
DEPTH = 4  # of brackets in brackets

_report = sayings(COMMANDS)

_TOKEN = re.compile(
    r"""
      (?P<comment> \#[^\n]*+ )
    | (?P<text>
          "{3} (?: [^"\\]++ | \\. | "(?!"") )*+ "{3,5}
        | '{3} (?: [^']++ | '(?!'') )*+ '{3,5}
        | "(?!"") (?: [^"\\\n]++ | \\[^\n] )*+ "
        | '(?!'') [^'\n]*+ '
      )
    | (?P<endless> ["'] )
    | (?P<atom> [\w+:-]++ )
    | (?P<blank> [ \t]++ )
    | (?P<dot> \. )
    | (?P<opens> [\[{] )
    | (?P<closes> [\]}] )
    | (?P<other> . )
    """,
    re.VERBOSE | re.DOTALL,
)
_IN_A_KEY = {"atom", "text", "blank", "dot"}


def fault_of(text: str, most_bytes: int = MOST_BYTES) -> tuple[Saying, int | None] | None:
    """What is wrong with the shape of a file, and in which line; None if nothing is."""
    size = len(text.encode(errors="surrogatepass"))
    if size > most_bytes:
        return _report("board-bytes", most=f"{most_bytes:,}", count=f"{size:,}"), None
    return next(_long_lines(text), None) or next(_bad_tokens(text), None)


def _long_lines(text: str) -> Iterator[tuple[Saying, int]]:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LINE:
            yield _report("board-line", most=f"{LINE:,}", count=f"{len(line):,}"), number


def _bad_tokens(text: str) -> Iterator[tuple[Saying, int]]:
    line, dots, depth = 1, 0, 0
    for token in _TOKEN.finditer(text):
        kind = str(token.lastgroup)
        dots = dots + (kind == "dot") if kind in _IN_A_KEY else 0
        depth += (kind == "opens") - (kind == "closes" and depth > 0)
        if said := _fault(kind, token.end() - token.start(), dots, depth):
            yield said, line
        line += text.count("\n", token.start(), token.end())


def _fault(kind: str, length: int, dots: int, depth: int) -> Saying | None:
    if kind == "endless":
        return _report("board-endless")
    if kind == "text" and length > TEXT:
        return _report("board-text", most=f"{TEXT:,}", count=f"{length:,}")
    if kind == "atom" and length > ATOM:
        return _report("board-atom", most=ATOM, count=f"{length:,}")
    if dots > DOTS:
        return _report("board-dots", most=DOTS)
    return _report("board-deep") if depth > DEPTH else None
