"""Imports go down only: the source is read, not run. Each test lists all who offend."""

import ast
import re

from tests.conftest import ROOT
from tests.reading import FOLDER, files_without, imports, module_of, tree_of

SOURCES = files_without("*.py", "tests")

LAYERS = [
    {"errors", "release", "system"},
    {"language"},
    {"cache"},
    {"sources"},
    {"compiler"},
    {"kernel"},
    {"fast"},
    {"record"},
    {"desk"},
    {"chance", "clauses", "grammar", "sha256", "shape"},
    {"luck"},
    {"data"},
    {"observation"},
    {"rules"},
    {"machines", "spoken"},
    {"steps"},
    {"drive", "games", "plan"},
    {"notation"},
    {"history", "transcribe"},
    {"match"},
    {"game"},
    {"catalogue"},
    {"book", "reading", "transcript"},
    {"__init__"},
    {"bots"},
    {"arena", "testing", "envs"},
    {"study"},
    {"storage"},
    {"server"},
    {"site"},
    {"cli"},
    {"__main__"},
]
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}

# The face and what it hands out know each other: a match's transcript, types, hints and reviews.
KNOWN_UPWARD = {
    ("transcribe", "match"),
    ("match", "game"),
    ("__init__", "arena"),
    ("errors", "language"),
    ("rules", "spoken"),
}


def part_of(module):
    """The room of the house that a module of the package belongs to."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def offenders(is_wrong):
    """Every import in the package that is not as it should be, as «file: module»."""
    return [
        f"{path.relative_to(FOLDER)}: {imported}"
        for path in SOURCES
        for imported in imports(path)
        if is_wrong(path.relative_to(FOLDER), imported.split("."))
    ]


def goes_up(path, imported):
    here = part_of(module_of(FOLDER / path))
    there = part_of(".".join(imported)) if part_of(".".join(imported)) in LEVEL else "__init__"
    is_known = there == here or (here, there) in KNOWN_UPWARD
    return imported[0] == "macabre" and LEVEL[there] >= LEVEL[here] and not is_known


def test_imports_go_down_only():
    assert offenders(goes_up) == []


def test_only_the_compiler_and_the_builder_import_numba():
    knows = {"assembly.py": {"llvmlite"}, "compiler.py": {"numba", "llvmlite"}}
    numba = {"numba", "llvmlite"}
    assert offenders(lambda path, imported: imported[0] in numba - knows.get(path.name, set())) == []


def test_only_the_module_of_webassembly_imports_wasmtime():
    assert offenders(lambda path, imported: path.name != "webassembly.py" and imported[0] == "wasmtime") == []


def test_the_engine_never_uses_the_random_module():
    assert offenders(lambda path, imported: imported[0] == "random") == []


def knows_another_game(path, imported):
    is_of_a_game = path.parts[0] == "games" and len(path.parts) > 2
    return is_of_a_game and imported[:2] == ["macabre", "games"] and imported[2:3] != [path.parts[1]]


DATABASES = {"sqlalchemy", "alembic", "aiosqlite", "sqlite3", "psycopg"}


def test_only_storage_knows_what_database_it_is():
    """Faults of a database have one name above, and nobody asks which one it is."""
    above = [path for path in SOURCES if path.relative_to(FOLDER).parts[0] != "storage"]
    assert offenders(lambda path, imported: path.parts[0] != "storage" and imported[0] in DATABASES) == []
    assert [path for path in above if "postgres" in re.findall("[a-z]+", names_in(path).lower())] == []


def names_in(path):
    """The attributes and variables of a module; texts may speak of databases."""
    nodes = ast.walk(tree_of(path))
    return " ".join(getattr(node, "attr", getattr(node, "id", "")) for node in nodes)


def test_games_do_not_know_each_other():
    assert offenders(knows_another_game) == []


ADAPTERS = {
    "gymnasium": {"gymnasium", "pettingzoo", "stable_baselines3"},
    "pettingzoo": {"pettingzoo"},
    "pyspiel": {"openspiel"},
    "stable_baselines3": {"stable_baselines3"},
}


def is_not_for_it(path, imported):
    return imported[0] in ADAPTERS and not (path.parts[0] == "envs" and path.stem in ADAPTERS[imported[0]])


def test_what_is_optional_is_asked_for_by_its_own_adapter_alone():
    assert offenders(is_not_for_it) == []


def test_contributing_names_every_room_of_the_house_from_below():
    table = re.findall(r"^\| the [a-z]+ \| (.+?) \|", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.M)
    rows = [[name.partition("/")[0] for name in re.findall(r"`([^`]+)`", row)] for row in table]
    told = [name for row in rows for name in row if name != "web"]
    assert sorted(told) == sorted(LEVEL.keys() - {"__init__", "__main__"})
    lowest = [min(LEVEL[name] for name in row if name in LEVEL) for row in rows]
    assert lowest == sorted(lowest)


def test_tests_take_nothing_from_each_other():
    """What several of them need is in a module of its own."""
    files = [*ROOT.glob("tests/**/test_*.py"), *FOLDER.glob("games/*/tests/test_*.py")]
    taken = [f"{path.name}: {name}" for path in files for name in imports(path) if ".test_" in f".{name}"]
    assert taken == []
