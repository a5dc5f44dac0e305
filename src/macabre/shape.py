"""What the file of a board may look like: judged in one pass, before any parser sees it.

A TOML parser may take time that grows with the square of a key's dots, or with every key under a long header.
What passes here is small and flat, so that reading it costs no more than its size.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

MOST_BYTES = 16_384
STORED_BYTES = 65_536  # of a board at a table or in a transcript, some of which are older than that limit
LINE = 3_000  # characters
TEXT = 8_000  # of one text, such as a map
ATOM = 40  # of a key or a number
DOTS = 3  # of a key or a header
DEPTH = 4  # of brackets in brackets

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


def fault_of(text: str, most_bytes: int = MOST_BYTES) -> tuple[str, int | None] | None:
    """What is wrong with the shape of a file, in a sentence, and in which line; None if nothing is."""
    size = len(text.encode(errors="surrogatepass"))
    if size > most_bytes:
        return f"a board has at most {most_bytes:,} bytes, not {size:,}", None
    return next(_long_lines(text), None) or next(_bad_tokens(text), None)


def _long_lines(text: str) -> Iterator[tuple[str, int]]:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LINE:
            yield f"a line has at most {LINE:,} characters, not {len(line):,}", number


def _bad_tokens(text: str) -> Iterator[tuple[str, int]]:
    line, dots, depth = 1, 0, 0
    for token in _TOKEN.finditer(text):
        kind = str(token.lastgroup)
        dots = dots + (kind == "dot") if kind in _IN_A_KEY else 0
        depth += (kind == "opens") - (kind == "closes" and depth > 0)
        if sentence := _fault(kind, token.end() - token.start(), dots, depth):
            yield sentence, line
        line += text.count("\n", token.start(), token.end())


def _fault(kind: str, length: int, dots: int, depth: int) -> str | None:
    if kind == "endless":
        return "this is not a board file: a text has no end"
    if kind == "text" and length > TEXT:
        return f"a text has at most {TEXT:,} characters, not {length:,}"
    if kind == "atom" and length > ATOM:
        return f"a key or a number has at most {ATOM} characters, not {length:,}"
    if dots > DOTS:
        return f"a key has at most {DOTS} dots"
    return "this is nested too deeply" if depth > DEPTH else None
