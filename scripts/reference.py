"""Pages of the site that are made from the code: rules, commands, messages, and what each game shows and takes."""

from __future__ import annotations

import inspect
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import typer
from typer.cli import get_docs_for_click

import macabre
from macabre.cli import app
from macabre.cli.help import put_into_words
from macabre.game import allowed_by
from macabre.language import Speech, english
from macabre.server import protocol
from scripts import outside_types
from scripts.protocol_types import structs, written

MATCHES = 6  # played at random for each number of players, to meet every kind of event
MOST_DECISIONS = 400
OUTSIDE = "## Seen from outside\n"


def pages() -> Iterator[tuple[str, str]]:
    """The names of all pages, and their Markdown."""
    yield "reference/commands.md", commands()
    yield "reference/messages.md", messages()
    for game_id in macabre.games():
        game = macabre.load(game_id)
        yield f"rules/{game_id}.md", rules(game)
        yield f"reference/{game_id}.md", reference(game)


def commands() -> str:
    """Everything that `macabre` can be asked on the command line."""
    command = put_into_words(typer.main.get_command(app), Speech())
    page = get_docs_for_click(obj=command, ctx=typer.Context(command), name="macabre", title="Commands")
    return "\n".join(_whole(line, command) for line in page.splitlines()) + "\n"


def _whole(line: str, group: Any) -> str:
    """A line of a list of commands, with the first sentence of its help instead of its beginning."""
    found = re.fullmatch(r"\* `([a-z]+)`: .*\.\.\.", line)
    groups = [group, *(one for one in group.commands.values() if hasattr(one, "commands"))]
    helps = [one.commands[found[1]].help for one in groups if found and found[1] in one.commands]
    return f"* `{found[1]}`: {helps[0].split(chr(10) * 2)[0]}" if found and helps else line


# --- messages


def messages() -> str:
    """What goes over a table's socket, in and out."""
    kinds = {kind.cls: kind for kind in structs()}
    sent = [("From the browser", protocol.FromBrowser), ("From the table", protocol.ToBrowser)]
    named = {cls for _, union in sent for cls in union.__args__}
    lines = [
        "# Messages",
        "",
        str(inspect.getdoc(protocol)),
        "",
        "A message is one JSON object; `t` says its kind.",
        "",
    ]
    for heading, union in sent:
        lines += [f"## {heading}", "", *(line for cls in union.__args__ for line in _message(kinds[cls]))]
    lines += [
        "## Parts of messages",
        "",
        *(line for cls, kind in kinds.items() if cls not in named for line in _message(kind)),
    ]
    return "\n".join(lines)


def _message(kind: msgspec.inspect.StructType) -> Iterator[str]:
    yield f"### {f'`{kind.tag}`' if kind.tag_field else kind.cls.__name__}"
    yield ""
    yield from (str(inspect.getdoc(kind.cls)), "")
    if kind.fields:
        yield from ("| field | type | |", "| --- | --- | --- |")
        for field in kind.fields:
            shown = written(field.type).replace(" | ", "` or `")
            yield f"| `{field.encode_name}` | `{shown}` | {'' if field.required else 'may be left out'} |"
        yield ""


# --- games


def rules(game: macabre.Game) -> str:
    """The rules as players read them: in a minute, then clause by clause."""
    return _source(game).partition(OUTSIDE)[0]


def reference(game: macabre.Game) -> str:
    """What a program meets: house rules, the view, the moves and the events."""
    return "\n".join(
        [
            f"# {game.title}: views, moves and events",
            "",
            f'`macabre.load("{game.id}")`, {game.players[0]} to {game.players[-1]} players. The clauses are on the'
            f" page of its [rules](../rules/{game.id}.md), observations on [another](../envs/{game.id}.md).",
            "",
            "## House rules",
            "",
            "| option | default | choices | what it decides |",
            "| --- | --- | --- | --- |",
            *(_option(game, name) for name in game.options),
            "",
            "## Views and moves",
            "",
            _source(game).partition(OUTSIDE)[2].replace("\n", "\n\n"),
            *_declared(game),
            "## Events as they were met",
            "",
            "An event says who (`seat`), what (`type`), by which clause, and a sentence (`text`) for its reader.",
            "Each kind as it was met in matches played at random:",
            "",
            *_events(game),
        ]
    )


def _declared(game: macabre.Game) -> Iterator[str]:
    """Every move, event and field of the view, as the game declares them to the outside."""
    source = (game.rules.folder / "outside.py").read_text("utf-8")
    shapes = {shape.name: shape for shape in outside_types.shapes(source)}
    groups = {"Every move": shapes["Move"].alias, "Every event": shapes["AnyEvent"].alias, "The view": "View"}
    named = {name for names in groups.values() for name in names.split(" | ")}
    parts = [name for name, shape in shapes.items() if name not in {*named, "Move", "AnyEvent", "Event"}]
    for heading, names in {**groups, "Parts of them, and the chart": " | ".join(parts)}.items():
        yield from (f"## {heading}", "")
        for name in names.split(" | "):
            yield from _shape(shapes, name)


def _shape(shapes: dict[str, outside_types.Shape], name: str) -> Iterator[str]:
    shape, fields = shapes[name], _fields(shapes, name)
    kinds = [kind.strip('"') for kind in fields.get("type", name).split(" | ")]
    yield from (f"### {', '.join(f'`{kind}`' for kind in kinds)}", "", shape.about, "")
    if shape.alias:
        yield from (f"`{shape.alias.replace(' | ', '` or `')}`", "")
        return
    yield from ("| field | type | |", "| --- | --- | --- |")
    for field, kind in fields.items():
        shown = kind.replace("|", r"\|")
        yield f"| `{field.rstrip('?')}` | `{shown}` | {'may be left out' if field.endswith('?') else ''} |"
    yield ""


def _fields(shapes: dict[str, outside_types.Shape], name: str) -> dict[str, str]:
    """The fields of a shape, with those that it takes over."""
    taken = {field: kind for base in shapes[name].bases for field, kind in _fields(shapes, base).items()}
    return shapes[name].fields | taken


def _source(game: macabre.Game) -> str:
    return (game.rules.folder / "RULES.md").read_text("utf-8")


def _option(game: macabre.Game, name: str) -> str:
    option, about = game.options[name], english(game.rules.notation.option(name))
    return f"| `{name}` | `{json.dumps(option.default)}` | {english(allowed_by(option))} | {about} |"


def _events(game: macabre.Game) -> Iterator[str]:
    for kind, event in sorted(_met(game).items()):
        shown = {key: value for key, value in event.items() if key != "text"}
        yield f"- `{kind}`: “{event['text']}”  \n  `{json.dumps(shown, ensure_ascii=False)}`"


def _met(game: macabre.Game) -> dict[str, dict[str, Any]]:
    """The first event of each kind."""
    met: dict[str, dict[str, Any]] = {}
    for players in game.players:
        for seed in range(MATCHES):
            for event in _played(game, players, seed).events:
                met.setdefault(event["type"], event)
    return met


def _played(game: macabre.Game, players: int, seed: int) -> macabre.Match:
    match, luck = game.new(players=players, seed=seed), random.Random(seed)
    for _ in range(MOST_DECISIONS):
        if match.finished:
            break
        seat = match.to_act[0]
        match.act(luck.choice(match.legal_actions(seat)), seat)
    return match
