"""`macabre rules GAME [CLAUSE]`: the rules, or one of them."""

from __future__ import annotations

import re
import shutil
import textwrap
from typing import Annotated

import typer

from macabre.book import PICTURE, Block, Chapter, has_book, pictures, plain, play_example, read_book, scripts
from macabre.catalogue import load
from macabre.clauses import BOARD_BELOW, Point, RuleText, in_plain_words
from macabre.cli.arguments import GameId
from macabre.cli.reader import speech
from macabre.game import Game
from macabre.language import Speech
from macabre.language.columns import width

Clause = Annotated[str | None, typer.Argument(metavar="CLAUSE", help="A clause's number, such as CLU-9.")]

LEADING = re.compile(rf"^(?:{PICTURE.pattern}\s*)+")


def run(game: GameId, clause: Clause = None) -> None:
    """Print a game's rules, or one clause of them."""
    chosen = load(game)
    if clause:
        chosen.clause(clause)  # an unknown one is refused
        text = chosen.text(speech().language.code).clauses[clause.upper()]
        print(_paragraph(clause.upper(), in_plain_words(text)))
    else:
        print(rules_text(chosen, speech().language.code))


def rules_text(game: Game, language: str) -> str:
    """The rules in a minute, the rulebook with its examples, then all clauses under their headings."""
    text = game.text(language)
    lines = [text.title, "=" * width(text.title), "", textwrap.fill(text.summary, _width())]
    if text.minute:
        lines += [*_heading(Speech(language)("rules-in-a-minute")), *map(_point, text.minute)]
    if has_book(game):
        lines += [
            line for chapter in read_book(game.rules.folder, language) for line in _chapter(game, chapter, language)
        ]
    for section in text.sections:
        lines += [*_heading(section.heading), *(_clause(game, text, number) for number in section.clauses)]
    return "\n".join(lines)


def _heading(words: str) -> list[str]:
    return ["", words, "-" * width(words)]


def _clause(game: Game, text: RuleText, number: str) -> str:
    """A clause, with the board below it if it says so."""
    below = [text.drawing or game.rules.text.drawing] if BOARD_BELOW.search(game.clauses[number]) else []
    return "\n\n".join([_paragraph(number, in_plain_words(text.clauses[number])), *below])


def _chapter(game: Game, chapter: Chapter, language: str) -> list[str]:
    return [*_heading(chapter.heading), "\n\n".join(_block(game, block, language) for block in chapter.blocks)]


def _block(game: Game, block: Block, language: str) -> str:
    if block.kind == "examples":
        return "\n\n".join(
            _example(game, words, name, language) for words, _, name in pictures((Chapter("", (block,)),))
        )
    marks = {"list": ["- "] * len(block.items), "steps": [f"{n}. " for n, _ in enumerate(block.items, 1)]}
    wrapped = zip(marks.get(block.kind, [""]), map(_words, block.items), strict=True)
    return "\n".join(textwrap.fill(mark + text, _width(), subsequent_indent=" " * len(mark)) for mark, text in wrapped)


def _words(item: str) -> str:
    """An item without the pictures before it, which its own words tell."""
    return plain(LEADING.sub("", item))


def _example(game: Game, words: str, name: str, language: str) -> str:
    """The position, what its picture says, and what happens."""
    first, *others = play_example(game, scripts(game)[name], language).scenes
    told = [f"  > {event['text']}" for scene in others for event in scene.told if event["text"]]
    return "\n".join([first.picture, "", textwrap.fill(plain(words), _width()), *told])


def _point(point: Point) -> str:
    return textwrap.fill(f"{point.topic}: {point.text} ({', '.join(point.clauses)})", _width(), subsequent_indent="  ")


def _paragraph(number: str, text: str) -> str:
    return textwrap.fill(f"{number:<7} {text}", _width(), subsequent_indent=" " * 8)


def _width() -> int:
    return min(100, shutil.get_terminal_size().columns)
