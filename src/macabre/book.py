"""A game's rulebook: the words of BOOK.md, and its pictures and examples, which are played by the real rules.

BOOK.md is plain Markdown: headings, paragraphs, lists. A picture is written `![words](card:6)`, inside a text; one
that stands alone, `![words](example:gnome)`, is a position of examples.toml, with the moves that lead on from it.
"""

from __future__ import annotations

import importlib
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from macabre.desk import INTERPRETER
from macabre.errors import Error
from macabre.game import Game
from macabre.language import ENGLISH, Speech, find_language, languages, sayings
from macabre.luck import Manual, Seeded
from macabre.match import Match
from macabre.rules import Viewer

BOOK, EXAMPLES, POSITIONS = "BOOK.md", "examples.toml", "positions"
PICTURE = re.compile(r"!\[([^\]]*)\]\(([a-z]+):([^)]+)\)")
ALONE = re.compile(rf"(?:{PICTURE.pattern}\s*)+")
ITEM = re.compile(r"^(?:- |(\d+)\. )")
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Flora", "Gustav", "Hedda")  # for as many seats as there may be
BY_CHANCE = "chance "
SEATED = re.compile(r"^(\d): (.*)$")
SEED = 13

_say = sayings()


@dataclass(frozen=True)
class Block:
    """A paragraph, a list, numbered steps, or a row of examples, each item in Markdown."""

    kind: str  # text, list, steps or examples
    items: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    """A heading and what stands below it."""

    heading: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Scene:
    """A position as a viewer sees it, and what was told since the one before."""

    view: dict[str, Any]
    picture: str
    told: tuple[dict[str, Any], ...]


@dataclass(frozen=True)
class Example:
    """A position and where the moves of the script lead from it."""

    names: tuple[str, ...]
    seat: int | None  # through whose eyes; none for those of everybody
    scenes: tuple[Scene, ...]
    still: str | None  # the scene that is shown at rest, first or last; none where the game's usual one is


def has_book(game: Game) -> bool:
    """Whether somebody has written a rulebook for a game."""
    return (game.rules.folder / BOOK).is_file()


def read_book(game: Game, language: str = ENGLISH) -> tuple[Chapter, ...]:
    """The chapters of a game's BOOK.md, in a language if somebody has translated it."""
    written = languages()[find_language(language)].text(game.id, BOOK).read_text("utf-8")
    _, *parts = re.split(r"^## ", written, flags=re.MULTILINE)
    return tuple(_chapter(*part.split("\n", 1)) for part in parts)


def _chapter(heading: str, text: str) -> Chapter:
    return Chapter(heading.strip(), tuple(_block(piece) for piece in re.split(r"\n\s*\n", text.strip())))


def _block(piece: str) -> Block:
    if ALONE.fullmatch(piece):
        return Block("examples", tuple(found[0] for found in PICTURE.finditer(piece)))
    lines = piece.splitlines()
    first = ITEM.match(lines[0])
    if not first:
        return Block("text", (" ".join(lines),))
    return Block("steps" if first[1] else "list", tuple(ITEM.sub("", line) for line in lines))


def pictures(chapters: tuple[Chapter, ...]) -> list[tuple[str, str, str]]:
    """Every picture of a book: its words, its kind and its name."""
    texts = [item for chapter in chapters for block in chapter.blocks for item in block.items]
    return [(found[1], found[2], found[3]) for text in texts for found in PICTURE.finditer(text)]


def plain(text: str) -> str:
    """A text without marks: pictures by their words, stress left out."""
    return re.sub(r"\*+", "", PICTURE.sub(r"\1", text))


# --- examples


def scripts(game: Game) -> dict[str, dict[str, Any]]:
    """The positions, moves and claims of a game's examples, as written."""
    return tomllib.loads((game.rules.folder / EXAMPLES).read_text("utf-8"))


def play_example(game: Game, script: Mapping[str, Any], language: str = ENGLISH) -> Example:
    """Set up a position and play its moves by the real rules."""
    match, viewer = position(game, script), _viewer(script)
    names = tuple(script.get("names", NAMES[: match.players]))
    speech = Speech(find_language(language), names)
    scenes = [_scene(match, viewer, speech, len(match))]
    for turn in _turns(script.get("moves", [])):
        before = len(match)
        for step in turn:
            _play(match, step)
        scenes.append(_scene(match, viewer, speech, before))
    return Example(names, viewer if isinstance(viewer, int) else None, tuple(scenes), script.get("still"))


class ExampleMatch(Match):
    """A match played by the rules as they are written: who reads a rulebook need not wait for a compiler."""

    machine = INTERPRETER


def position(game: Game, script: Mapping[str, Any]) -> Match:
    """A match that stands where an example begins; chance is played by the script if it says so."""
    players, options = game.check(script["players"], script.get("options"))
    match = ExampleMatch(game, game.default_board, players, options, Seeded(SEED))
    if "set" not in script:
        return match
    record = laid(match, script["set"])
    scripted = any(BY_CHANCE in step for step in script.get("moves", []))
    luck = Manual() if scripted else Seeded(SEED)
    return ExampleMatch(game, match.board, players, options, luck, record)


def laid(match: Match, wanted: Mapping[str, Any]) -> bytes:
    """The record of a match after its game's own module has laid a position out on it."""
    package = match.game.rules.verbs.__name__.rpartition(".")[0]
    state = match.game.rules.state.read(match.state())
    importlib.import_module(f"{package}.{POSITIONS}").lay(match.board, state, wanted)
    return bytes(state)


def _viewer(script: Mapping[str, Any]) -> Viewer:
    seen: Viewer = script.get("seen_by", "spectator")
    return None if seen == "referee" else seen


def _turns(steps: list[str]) -> Iterator[list[str]]:
    """Each move with what chance does after it."""
    turn: list[str] = []
    for step in steps:
        if turn and not step.startswith(BY_CHANCE):
            yield turn
            turn = []
        turn.append(step)
    if turn:
        yield turn


def _play(match: Match, step: str) -> None:
    if step.startswith(BY_CHANCE):
        match.play(step.removeprefix(BY_CHANCE), "chance")
    elif found := SEATED.match(step):
        match.play(found[2], int(found[1]))
    else:
        match.play(step)


def _scene(match: Match, viewer: Viewer, speech: Speech, since: int) -> Scene:
    view = match.view(viewer)
    events = match.told_in(speech, viewer, since) if len(match) > since else []
    return Scene(view, match.game.rules.notation.picture(view, speech), tuple(map(_without_audience, events)))


def _without_audience(event: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in event.items() if key != "to"}


def book_info(game: Game, language: str = ENGLISH) -> dict[str, Any]:
    """The whole rulebook as data, for pages that draw it; an Error if the game has none."""
    if not has_book(game):
        raise Error(_say("fault-no-book", game=game.title))
    chapters, written = read_book(game, language), scripts(game)
    names = {name for _, kind, name in pictures(chapters) if kind == "example"}
    played = {name: asdict(play_example(game, written[name], language)) for name in sorted(names)}
    return {"chapters": [asdict(chapter) for chapter in chapters], "examples": played}
