"""`macabre rules GAME [CLAUSE]`: the rules, or one of them."""

from __future__ import annotations

import re
import shutil
from typing import Annotated

import typer

from macabre.book import PICTURE, Block, Chapter, has_book, pictures, plain, play_example, read_book, scripts
from macabre.catalogue import load
from macabre.clauses import Point, RuleText
from macabre.cli.arguments import GameId
from macabre.cli.reader import speech
from macabre.game import Game
from macabre.language import Speech
from macabre.language.columns import filled, width
from macabre.reading import in_plain_words, read_clause

Clause = Annotated[str | None, typer.Argument(metavar="CLAUSE", help="help-rules-clause")]

LEADING = re.compile(rf"^(?:{PICTURE.pattern}\s*)+")


def run(game: GameId, clause: Clause = None) -> None:
    """Print a game's rules, or one clause of them."""
    chosen, language = load(game), speech().language.code
    if clause:
        chosen.clause(clause)  # an unknown one is refused
        print(_clause(chosen, chosen.text(language), clause.upper(), language))
    else:
        print(rules_text(chosen, language))


def rules_text(game: Game, language: str) -> str:
    """The rules in a minute, the rulebook with its examples, then all clauses under their headings."""
    text = game.text(language)
    lines = [text.title, "=" * width(text.title), "", filled(text.summary, _width())]
    if text.minute:
        lines += [*_heading(Speech(language)("rules-in-a-minute")), *map(_point, text.minute)]
    if has_book(game):
        lines += [line for chapter in read_book(game, language) for line in _chapter(game, chapter, language)]
    for section in text.sections:
        lines += [*_heading(section.heading), *(_clause(game, text, number, language) for number in section.clauses)]
    return "\n".join(lines)


def _heading(words: str) -> list[str]:
    return ["", words, "-" * width(words)]


def _clause(game: Game, text: RuleText, number: str, language: str) -> str:
    """A clause, with the board below it if it says so."""
    shows_board = read_clause(game, number, Speech(language)).shows_board
    below = [text.drawing or game.rules.text.drawing] if shows_board else []
    return "\n\n".join([_paragraph(game, number, Speech(language)), *below])


def _chapter(game: Game, chapter: Chapter, language: str) -> list[str]:
    return [*_heading(chapter.heading), "\n\n".join(_block(game, block, language) for block in chapter.blocks)]


def _block(game: Game, block: Block, language: str) -> str:
    if block.kind == "examples":
        return "\n\n".join(
            _example(game, words, name, language) for words, _, name in pictures((Chapter("", (block,)),))
        )
    marks = {"list": ["- "] * len(block.items), "steps": [f"{n}. " for n, _ in enumerate(block.items, 1)]}
    wrapped = zip(marks.get(block.kind, [""]), map(_words, block.items), strict=True)
    return "\n".join(filled(mark + text, _width(), " " * len(mark)) for mark, text in wrapped)


def _words(item: str) -> str:
    """An item without the pictures before it, which its own words tell."""
    return plain(LEADING.sub("", item))


def _example(game: Game, words: str, name: str, language: str) -> str:
    """The position, what its picture says, and what happens."""
    first, *others = play_example(game, scripts(game)[name], language).scenes
    told = [f"  > {event['text']}" for scene in others for event in scene.told if event["text"]]
    return "\n".join([first.picture, "", filled(plain(words), _width()), *told])


def _point(point: Point) -> str:
    return filled(f"{point.topic}: {point.text} ({', '.join(point.clauses)})", _width(), "  ")


def _paragraph(game: Game, number: str, speech: Speech) -> str:
    text = in_plain_words(game, game.text(speech.code).clauses[number], speech)
    return filled(f"{number:<7} {text}", _width(), " " * 8)


def _width() -> int:
    return min(100, shutil.get_terminal_size().columns)
