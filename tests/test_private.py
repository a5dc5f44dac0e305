"""Nobody reaches into what is private to another module: the source is read, not run."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = [
    path for folder in ("src", "benchmarks", "examples", "scripts", "tests") for path in (ROOT / folder).rglob("*.py")
]

# What libraries call so, and mean to be used.
OF_LIBRARIES = {"_exit", "_replace", "_fields", "_mapping", "_cache", "_rebuild", "_getvalue", "_reduce"}

# Where faults are planted in the server's own code, to be found.
PLANTED = {
    "_append_alone", "_append_and_tell", "_append_in_turn", "_append_once", "_batch", "_commands", "_house", "_lock",
    "_settle", "_telling", "_wake",
}  # fmt: skip

# Tests that look inside on purpose: at a limit, a key, a buffer or a clock that nothing outside shows, and whether all
# of it is there again after a table slept. None plays by it.
LOOKING_INSIDE = {
    "src/macabre/compiler.py": {"_final_module", "_get_module_for_linking", "_linking_libraries"},  # Numba's libraries
    "src/macabre/machines/webassembly.py": {"_context", "_ffi", "_from_ptr", "_func"},  # wasmtime's own calls are slow
    "src/macabre/site/browser/webassembly.py": {"_module"},  # Pyodide's, for its memory
    "src/macabre/site/browser/msgspec.py": {"_is_strict"},
    "tests/envs/test_vector.py": {"_all"},
    "tests/server/test_accounts.py": {"_let_sleep_after", "_miss_salts"},
    "tests/server/clocks.py": {"_persist", "_miss_salts", "_table", "_end_salting"},
    "tests/server/test_disk.py": {"_end", "_reopen"},
    "tests/server/test_door.py": {"_waiting", "_counts"},
    "tests/server/test_doubt.py": {"_seconds_for", "_tasks"},
    "tests/server/test_origins.py": {"_names", "_origin", "_serve"},
    "tests/server/test_replays_of_a_table.py": {"_kept"},
    "tests/server/test_scenes.py": {"_weights"},
    "tests/server/test_small_promises.py": {"_fill_in", "_kept", "_gestures", "_listen"},
    "tests/server/test_snapshots.py": {
        "_past",
        "_spent",
        "_decode",
        "_let_sleep_after",
        "_aside",
        "_auditing",
        "_is_to_be_filmed",
    },
    "tests/server/test_versions.py": {"_viewer"},
    "tests/simulation/ambient.py": {"_clear_cache"},
    "tests/simulation/loop.py": {"_log_destroy_pending", "_get_running_loop", "_set_running_loop"},
    "tests/simulation/planted.py": PLANTED,
    "tests/server/test_wire_secrecy.py": {
        "_changed",
        "_make",
        "_offer",
        "_undo_free",
        "_shorthand",
        "_sights",
    },  # where leaks are planted
    "tests/test_chance.py": {"_bits"},
    "tests/test_leaks.py": {"_learns", "_history", "_places", "_compare_fillings"},  # where leaks are planted
    "tests/test_hidden_fields.py": {"_after"},
    "tests/simulation/test_pairs.py": {"_send", "_make"},
    "tests/simulation/world.py": {"_within"},
    "tests/test_prepare.py": {"_ready_file"},
    "tests/test_search.py": {"_plan"},
    "tests/test_study.py": {"_used", "_chosen", "_won"},
    "tests/web/test_fairness.py": {"_read", "_name_again"},
}


OWN = {"self", "cls", "super()"}  # within a class
BY_STRING = ("setattr", "getattr", "delattr", "patch")  # calls that name an attribute by a string
MAY_TAKE = re.compile(r"\._[a-z]|\bimport\b.*\b_[a-z]|^ +_\w+,$|, \"_[a-z]", re.IGNORECASE | re.MULTILINE)


def is_private(name):
    return name.startswith("_") and name != "_" and not name.endswith("__") and name not in OF_LIBRARIES


def offences(source):
    """Where a module takes a private name of another, by its line: of anything but itself or what it has just made."""
    return sorted(taken_in(ast.parse(source), frozenset())) if MAY_TAKE.search(source) else []


def taken_in(node, own):
    """Private names that are taken below a node of what is none of the node's own, written as the code has it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from taken_in(child, own | OWN | makers_of(child.name))
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from taken_in(child, own | made_in(child, own))
        else:
            yield from taken_by(child, own)
            yield from taken_in(child, own)


def taken_by(node, own):
    if isinstance(node, ast.ImportFrom):
        yield from ((node.lineno, alias.name) for alias in node.names if is_private(alias.name))
    elif isinstance(node, ast.Attribute) and is_private(node.attr) and ast.unparse(node.value) not in own:
        yield node.lineno, node.attr
    elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(BY_STRING):
        match node.args:
            case [thing, ast.Constant(str(name)), *_] if is_private(name) and ast.unparse(thing) not in own:
                yield node.lineno, name


def makers_of(name):
    """What makes another object of a class, within it."""
    return {f"{name}(", "cls(", f"object.__new__({name})"}


def made_in(function, own):
    """The variables of a function that hold an object of its own class, made there."""
    makers = tuple(maker for maker in own if "(" in maker and maker != "super()")
    assigned = [node for node in ast.walk(function) if isinstance(node, ast.Assign)] if makers else []
    called = [node for node in assigned if isinstance(node.value, ast.Call)]
    made = [node for node in called if ast.unparse(node.value).startswith(makers)]
    return {target.id for node in made for target in node.targets if isinstance(target, ast.Name)}


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
    assert offences("class Desk:\n def lay(self, match): self._own = match._driver.s") == [(2, "_driver")]
    assert offences("from macabre.testing.secrecy import _set_state, fill_in") == [(1, "_set_state")]
    assert offences("from macabre.testing.secrecy import (\n    _set_state,\n    fill_in,\n)") == [(1, "_set_state")]
    assert offences("deal = table._deal()") == [(1, "_deal")]
    assert offences("def leaky(self): return self._own") == [(1, "_own")]
    assert offences("myself._own = 2") == [(1, "_own")]
    assert offences('monkeypatch.setattr(Match, "_masked", None)') == [(1, "_masked")]
    assert offences('patch(Host, "_batch", slow)\nname.replace("-", "_")') == [(1, "_batch")]


def test_a_name_of_ones_own_opens_nobody_else():
    """A class that has `_log` takes that of an object that it made, and of no other object."""
    method = "class Table:\n def copy(self, other):\n  self._log = 1\n  {}"
    assert offences(method.format("copy = Table(1)\n  copy._log = 2")) == []
    assert offences(method.format("copy = object.__new__(Table)\n  copy._log = 2")) == []
    assert offences(method.format("other._log = 2")) == [(4, "_log")]
    assert offences(method.format("copy = Match(1)\n  copy._log = 2")) == [(5, "_log")]
    assert offences("def _log(): pass\nmatch._log()") == [(2, "_log")]
