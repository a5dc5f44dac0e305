"""Reads a game's RULES.md into numbered clauses; the file is the one source of the rules' words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*)$")
FENCE = "```"
BOARD_BELOW = re.compile(r"\b(?:board|map)(?: is)? below\b")  # in English, for every language
POINT = re.compile(r"^- \*\*(.+?)\*\* (.*) \(([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\)$")


@dataclass(frozen=True)
class Section:
    """A heading of the rules and the clauses below it."""

    heading: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Point:
    """One line of the rules in a minute, and the clauses that say it in full."""

    topic: str
    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class RuleText:
    """The rules of one game as people read them."""

    title: str
    summary: str
    clauses: dict[str, str]
    sections: tuple[Section, ...]
    minute: tuple[Point, ...]  # for those who have never seen the game
    drawing: str  # the board in plain text with what its signs mean; empty if the rules draw none


def number_of(clause: str) -> int:
    """The number of a clause: 20 for CLU-20. In the file, a house rule may stand before a clause of a lower number."""
    return int(clause.rpartition("-")[2])


def read_rules(path: Path) -> RuleText:
    """Read RULES.md: a title, a summary, the rules in a minute, and clauses under headings."""
    title, summary, heading = "", "", ""
    clauses: dict[str, str] = {}
    headings: dict[str, list[str]] = {}
    minute: list[Point] = []
    text = path.read_text("utf-8")
    for line in text.splitlines():
        found = CLAUSE.match(line)
        if found:
            clauses[found[1]] = found[2]
            headings.setdefault(heading, []).append(found[1])
        elif not clauses and (point := POINT.match(line)):
            minute.append(Point(point[1], point[2], tuple(point[3].split(", "))))
        elif line.startswith("## "):
            heading = line[3:]
        elif line.startswith("# "):
            title = line[2:].partition(" — ")[0]
        elif line and not summary and not heading:
            summary = line
    sections = tuple(Section(name, tuple(numbers)) for name, numbers in headings.items())
    return RuleText(title, summary, clauses, sections, tuple(minute), _drawing(text))


def _drawing(text: str) -> str:
    """The part that draws the board between fences, without marks."""
    drawn = [part.partition("\n")[2] for part in text.split("\n## ") if FENCE in part]
    return drawn[0].replace(FENCE, "").replace("`", "").strip("\n") if drawn else ""
