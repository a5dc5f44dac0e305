"""What games declare to the outside is what they give, what their drawings' types say, and what their drawings use."""

import ast
import re
import shutil
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import macabre
from macabre.language import Speech
from macabre.testing.walk import decision_walk, house_rules, random_match
from scripts import outside_types, protocol_types
from tests.conftest import ROOT
from tests.reading import FOLDER

GAMES = macabre.games()
NODE = Path(sys.executable).with_name("node")
TSC = ROOT / ".venv/browser/node_modules/typescript/bin/tsc"
COMMON = {"game", "players", "seat", "to_act", "options", "finished", "winners", "scores"}
TOLD = {"text", "number", "to"}  # what an event has besides, once it is told


@cache
def outside(game):
    """A game's module of declarations."""
    return import_module(f"macabre.games.{game.replace('-', '_')}.outside")


# --- what is given is what is declared


def misfit(value: Any, kind: Any, path: str = "") -> str:
    """Where a value is not of a kind; "" if it is."""
    if is_typeddict(kind):
        return misfit_of_dict(value, kind, path)
    origin, args = get_origin(kind), get_args(kind)
    if origin in (UnionType, Union):
        if any(misfit(value, one, path) == "" for one in args):
            return ""
        return " or ".join(misfit(value, one, path) for one in args)
    if origin is Literal:
        return "" if value in args else f"{path}: {value!r} is none of {args}"
    if origin is list and isinstance(value, list):
        return next(filter(None, (misfit(one, args[0], f"{path}[]") for one in value)), "")
    if origin is dict and isinstance(value, dict):
        return next(filter(None, (misfit(one, args[1], f"{path}.{key}") for key, one in value.items())), "")
    plain = NoneType if kind is None else kind
    return "" if type(value) is plain else f"{path}: {value!r} is no {plain.__name__}"


@cache
def hints_of(kind):
    """The types of a declaration's fields, read once."""
    return get_type_hints(kind)


@cache
def required(kind):
    """The fields that may not be left out; declarations that are read late do not tell it by themselves."""
    return {
        name for name, hint in get_type_hints(kind, include_extras=True).items() if get_origin(hint) is not NotRequired
    }


def misfit_of_dict(value, kind, path):
    if not isinstance(value, dict):
        return f"{path}: {value!r} is no {kind.__name__}"
    hints = hints_of(kind)
    extra, lacking = value.keys() - hints.keys(), required(kind) - value.keys()
    if extra or lacking:
        return f"{path}: {kind.__name__} has not {sorted(extra)}, and needs {sorted(lacking)}"
    return next(filter(None, (misfit(one, hints[name], f"{path}.{name}") for name, one in value.items())), "")


@pytest.mark.parametrize("game", GAMES)
def test_views_and_moves_are_as_declared(game):
    chosen, declared = macabre.load(game), outside(game)
    fields = get_type_hints(declared.View).keys()
    for players, options in [(chosen.players[-1], {}), *((2, options) for options in house_rules(chosen))]:
        for match in decision_walk(chosen, players, 7, 60, options):
            seat = match.to_act[0]
            for viewer in (seat, "spectator", None):
                view = match.view(viewer)
                own = {name: part for name, part in view.items() if name in fields or name not in COMMON}
                assert misfit(own, declared.View) == ""
                assert view.keys() >= COMMON
            assert {misfit(move, declared.Move) for move in match.legal_moves(seat)[:40]} <= {""}


@pytest.mark.parametrize("game", GAMES)
def test_events_are_as_declared(game):
    chosen, declared, met = macabre.load(game), outside(game), set()
    for players, options in [(chosen.players[-1], {}), *((2, options) for options in house_rules(chosen))]:
        match = random_match(chosen, players, 3, options)
        for viewer in (None, 0, "spectator"):
            for event in match.heard(viewer):
                own = {name: part for name, part in event.items() if name not in TOLD}
                assert misfit(own, declared.AnyEvent) == ""
                met.add(event["type"])
    assert len(met) > 6, f"only {sorted(met)} were met"


@pytest.mark.parametrize("game", GAMES)
def test_previews_are_as_declared(game):
    """A game that declares none has none to show."""
    chosen, declared, shown = macabre.load(game), outside(game), 0
    for match in decision_walk(chosen, 3, 7, 40):
        seat = match.to_act[0]
        for move in match.legal_moves(seat)[:20]:
            preview = match.preview(move, seat)
            shown += bool(preview)
            assert not preview or misfit(preview, declared.Preview) == ""
    assert (shown > 0) == hasattr(declared, "Preview")


@pytest.mark.parametrize("game", GAMES)
def test_charts_are_as_declared(game):
    chosen = macabre.load(game)
    board = chosen.new(players=2, seed=1).board
    for code in ("en", "ja"):
        assert misfit(chosen.rules.notation.chart(board, Speech(code)), outside(game).Chart) == ""


def test_a_misfit_is_found():
    card = outside("cluedo-cards").Card
    assert misfit({"picture": "rope", "number": 2}, card) == ""
    assert "needs ['number']" in misfit({"picture": "rope"}, card)
    assert "'2' is no int" in misfit({"picture": "rope", "number": "2"}, card)
    assert "has not ['suit']" in misfit({"picture": "rope", "number": 2, "suit": ""}, card)
    assert "is none of" in misfit({"type": "lay"}, outside("cluedo-cards").DrawMove)
    assert misfit([1, None], list[int | None]) == ""
    assert misfit([1, "a"], list[int | None]) != ""


# --- the types of the browser


def test_the_types_of_drawings_and_messages_are_not_stale():
    assert outside_types.stale() == []
    assert not protocol_types.stale()
    assert len(outside_types.targets()) == len(GAMES)


def test_aliases_and_optional_fields_are_written_as_typescript_has_them():
    source = """
Side = Literal["N", "E"]
class Lead(TypedDict):
    'A way.'
    to: NotRequired[dict[str, list[Side | None]]]
"""
    written = "\n".join(map(str, outside_types.shapes(source)))
    assert written.splitlines() == [
        'export type Side = "N" | "E";',
        "/** A way. */",
        "export interface Lead {",
        "  to?: Record<string, Array<Side | null>>;",
        "}",
    ]
    with pytest.raises(TypeError, match="TypeScript is not told"):
        outside_types.written(ast.parse("1 + f(x)", mode="eval").body.right)


@pytest.fixture(scope="module")
def sources(tmp_path_factory):
    """The browser's modules and the games' declarations, to be changed."""
    folder = tmp_path_factory.mktemp("sources") / "macabre"
    shutil.copytree(FOLDER / "web", folder / "web", ignore=shutil.ignore_patterns("*.svg", "*.jpg", "*.png"))
    shutil.copytree(FOLDER / "study", folder / "study", ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    for web in FOLDER.glob("games/*/web"):
        shutil.copytree(web, folder / "games" / web.parent.name / "web")
        for path in web.parent.glob("*.py"):
            shutil.copy(path, folder / "games" / web.parent.name)
    for package in (folder, folder / "games"):
        (package / "__init__.py").touch()
    return folder


def faults(folder):
    """The games in whose drawings tsc finds a fault, with what it says."""
    run = subprocess.run(
        [NODE, TSC, "-p", folder / "web/jsconfig.json", "--pretty", "false"],
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line for line in run.stdout.splitlines() if "error TS" in line]
    return {line.split("games/")[1].split("/")[0]: line for line in lines if "games/" in line} if lines else {}


def misfits(folder):
    """The games in which mypy finds a move, an event, a view or a chart that is not as it is declared."""
    modules = [path for path in folder.glob("games/*/*.py") if "outside" in path.name + path.read_text("utf-8")]
    command = [sys.executable, "-m", "mypy", "--config-file=", "--follow-imports=skip", f"--cache-dir={folder}/cache"]
    run = subprocess.run([*command, *modules], cwd=folder.parent, capture_output=True, text=True, check=False)
    assert run.stderr == ""
    return {line.split("games/")[1].split("/")[0] for line in run.stdout.splitlines() if "[typeddict" in line}


def rename(folder, fields):
    """Each game's field has another name, and the types are made anew."""
    for game, field in fields.items():
        path = folder / "games" / game / "outside.py"
        text = (FOLDER / "games" / game / "outside.py").read_text("utf-8")
        path.write_text(re.sub(rf"^    {field}:", f"    other_{field}:", text, flags=re.MULTILINE), "utf-8")
        assert path.read_text("utf-8") != text, f"{game} has no {field}"
    for path, text in outside_types.targets(folder / "games").items():
        path.write_text(text, "utf-8")


VIEWS = {
    "cluedo_cards": "hand_sizes",
    "dead_end_drive": "portraits_left",
    "dead_house": "specials",
    "deadly_doodles": "so_far",
}
MOVED = {"cluedo_cards": "player", "dead_end_drive": "die", "dead_house": "parts", "deadly_doodles": "room"}
CHARTS = {"cluedo_cards": "effect", "dead_end_drive": "title", "dead_house": "leads", "deadly_doodles": "turns"}


@pytest.mark.process
@pytest.mark.skipif(not TSC.exists(), reason="the checkers of the browser's modules come with ./test")
@pytest.mark.parametrize("fields", [VIEWS, MOVED, CHARTS], ids=["view", "move", "chart"])
@pytest.mark.usually(1)
def test_a_renamed_field_is_seen_in_every_games_drawing(sources, fields):
    rename(sources, fields)
    assert faults(sources).keys() == fields.keys()


@pytest.mark.process
@pytest.mark.slow
@pytest.mark.parametrize("fields", [VIEWS, CHARTS], ids=["view", "chart"])
@pytest.mark.usually(1)
def test_a_renamed_field_is_seen_where_a_game_says_it(sources, fields):
    rename(sources, fields)
    assert misfits(sources) == fields.keys()


@pytest.mark.process
@pytest.mark.slow
def test_no_misfit_is_seen_where_nothing_was_renamed(sources):
    for game in VIEWS:
        shutil.copy(FOLDER / "games" / game / "outside.py", sources / "games" / game)
    assert misfits(sources) == set()
