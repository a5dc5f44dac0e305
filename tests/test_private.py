"""Nobody reaches into what is private to another module: the source is read, not run."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = [
    path for folder in ("src", "benchmarks", "examples", "scripts", "tests") for path in (ROOT / folder).rglob("*.py")
]

# What libraries call so, and mean to be used.
OF_LIBRARIES = {"_exit", "_replace", "_fields", "_mapping", "_cache", "_rebuild", "_getvalue", "_reduce"}

# Tests that look inside on purpose: at a limit, a buffer or a clock that nothing outside shows. None looks into a
# match, a driver or a table.
LOOKING_INSIDE = {
    "tests/envs/test_vector.py": {"_acting"},
    "tests/server/test_accounts.py": {"_let_sleep_after", "_config", "_miss_salts"},
    "tests/server/clocks.py": {"_persist", "_miss_salts"},
    "tests/server/test_disk.py": {"_SqliteWriter", "_commit", "_reopen"},
    "tests/server/test_door.py": {"_waiting"},
    "tests/server/test_doubt.py": {"_seconds_for", "_tasks"},
    "tests/server/test_old_tables.py": {"_config"},
    "tests/server/test_origins.py": {"_names", "_origin"},
    "tests/server/test_scenes.py": {"_weights"},
    "tests/server/test_substitutes.py": {"_elsewhere"},
    "tests/server/test_storage.py": {"_sqlite", "_engine"},
    "tests/test_kernel.py": {"_nth_by_halves"},
    "tests/test_prepare.py": {"_ready_file"},
    "tests/test_search.py": {"_plan", "_nodes"},
    "tests/test_study.py": {"_used", "_chosen", "_won"},
    "tests/web/test_fairness.py": {"_read"},
}


def is_private(name):
    return name.startswith("_") and not name.endswith("__")


def owned(tree):
    """The private names that a module makes: functions, methods, classes, and what it writes to itself or a copy."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_own(node.value):
            yield node.attr
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


def is_own(node):
    return isinstance(node, ast.Name) and node.id in ("self", "cls")


def offences(source):
    """Where a module takes a private name of another, by its line."""
    tree = ast.parse(source)
    known = {*owned(tree), *OF_LIBRARIES}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Attribute)
            and is_private(node.attr)
            and not is_own(node.value)
            and node.attr not in known
        ):
            yield node.lineno, node.attr
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, alias.name) for alias in node.names if is_private(alias.name))


def test_nobody_reaches_into_another_module():
    found = []
    for path in SOURCES:
        name = path.relative_to(ROOT).as_posix()
        allowed = LOOKING_INSIDE.get(name, set())
        found += [f"{name}:{line} {taken}" for line, taken in offences(path.read_text("utf-8")) if taken not in allowed]
    assert not found, "\n".join(found)


def test_no_exception_is_kept_that_nobody_needs():
    for name, allowed in LOOKING_INSIDE.items():
        taken = {taken for _, taken in offences((ROOT / name).read_text("utf-8"))}
        assert allowed <= taken, f"{name} no longer takes {allowed - taken}"


def test_the_reading_itself_can_fail():
    assert list(offences("match._driver.s = 1\nself._own = 2\nother._own\n")) == [(1, "_driver")]
    assert list(offences("from macabre.testing.secrecy import _set_state, fill_in")) == [(1, "_set_state")]
    assert list(offences("deal = table._deal()")) == [(1, "_deal")]
