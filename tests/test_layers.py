"""Imports go down only: the source is read, not run."""

import ast
from pathlib import Path

import pytest

import macabre
from macabre.kernel import UNCOMPILED

FOLDER = Path(macabre.__file__).parent

ABOUT_THE_CACHE = {"CACHE", "UNCOMPILED", "cache_root", "source_folders"}  # of the kernel, what compiles nothing
LAYERS = [
    {"errors"},
    {"kernel"},
    {"record"},
    {"chance", "clauses", "grammar", "shape"},
    {"luck"},
    {"data"},
    {"observation"},
    {"rules"},
    {"phrases"},
    {"drive", "games", "plan"},
    {"batch"},
    {"notation"},
    {"match"},
    {"game"},
    {"catalogue"},
    {"transcript"},
    {"__init__"},
    {"bots"},
    {"arena", "testing", "envs"},
    {"study"},
    {"storage"},
    {"server"},
    {"cli"},
    {"__main__"},
]
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}
SOURCES = [path for path in sorted(FOLDER.rglob("*.py")) if "tests" not in path.parts]

# The face and what it hands out know each other: a match's transcript, a game in a match's type, hints and reviews.
KNOWN_UPWARD = {("match", "transcript"), ("match", "game"), ("__init__", "arena")}


def part_of(module):
    """The room of the house that a module of the package belongs to."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def imports(path):
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = absolute(path, node)
            names = [f"{module}.{alias.name}" for alias in node.names]
            yield from (names if module == "macabre" else [module])


def absolute(path, node):
    """The module that an import names, also if it is named from where it stands."""
    here = module_of(path).split(".")[: -node.level] if node.level else []
    return ".".join([*here, *([node.module] if node.module else [])])


def imported_names(path, module):
    nodes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
    return {alias.name for node in nodes if node.module == module for alias in node.names}


def module_of(path):
    return ".".join(["macabre", *path.relative_to(FOLDER).with_suffix("").parts])


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_imports_go_down_only(path):
    here = part_of(module_of(path))
    for imported in imports(path):
        if imported.split(".")[0] != "macabre":
            continue
        there = part_of(imported) if part_of(imported) in LEVEL else "__init__"
        allowed = LEVEL[there] < LEVEL[here] or there == here or (here, there) in KNOWN_UPWARD
        assert allowed, f"{here} imports {imported}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_only_kernel_imports_numba(path):
    foreign = {imported.split(".")[0] for imported in imports(path)}
    assert path.name == "kernel.py" or not foreign & {"numba", "llvmlite"}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_what_the_cache_does_not_depend_on_compiles_nothing(path):
    taken = imported_names(path, "macabre.kernel")
    assert not UNCOMPILED & set(path.relative_to(FOLDER).parts) or taken <= ABOUT_THE_CACHE


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_the_engine_never_uses_the_random_module(path):
    assert "random" not in {imported.split(".")[0] for imported in imports(path)}


def test_games_do_not_know_each_other():
    for path in SOURCES:
        parts = path.relative_to(FOLDER).parts
        if parts[0] == "games" and len(parts) > 2:
            others = [name for name in imports(path) if name.startswith("macabre.games.")]
            assert all(name.split(".")[2] == parts[1] for name in others), path


ADAPTERS = {"gymnasium": {"gymnasium", "pettingzoo"}, "pettingzoo": {"pettingzoo"}, "pyspiel": {"openspiel"}}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_what_is_optional_is_asked_for_by_its_own_adapter_alone(path):
    for imported in {name.split(".")[0] for name in imports(path)} & set(ADAPTERS):
        assert path.parent.name == "envs"
        assert path.stem in ADAPTERS[imported]
