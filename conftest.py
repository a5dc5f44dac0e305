"""What holds for all tests: how much is tried, and in how many processes.

`macabre` is imported before any test: pytest would otherwise put the folder `macabre.games` in the place of the
function.
"""

import gc
import os
from collections import defaultdict
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

import macabre  # noqa: F401

PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("steady", PATIENT, derandomize=True)
settings.register_profile("exploring", PATIENT)

KINDS = "browser or process or compile or slow"  # what nobody waits for between two changes
MANY = 100  # test functions, from which on it is worth while to start processes
PROCESSES = 3  # tests also wait for servers and browsers; where none does, as many as there are cores are enough


def pytest_addoption(parser):
    """Two ways to try more or less."""
    parser.addoption("--long", action="store_true", help="ten times as much random play")
    parser.addoption("--quick", action="store_true", help=f"little random play, and no test that is marked {KINDS}")


def pytest_configure(config):
    """The same examples every time, but for long runs, which look for new ones."""
    is_long, is_quick = config.getoption("--long"), config.getoption("--quick")
    os.environ["MACABRE_LONG"], os.environ["MACABRE_QUICK"] = "1" * is_long, "1" * is_quick
    settings.load_profile("exploring" if is_long else "steady")
    if is_quick and not config.option.markexpr:
        config.option.markexpr = f"not ({KINDS})"


def pytest_collection_modifyitems(config, items):
    """Of tests that say `usually(2)`, two cases are tried; all of them in long runs, or if tests are named."""
    if config.getoption("--long") or config.option.keyword or any("::" in argument for argument in config.args):
        return
    left = {item for mark, cases in _families(items).items() for item in _in_any_order(cases)[mark[-1] :]}
    config.hook.pytest_deselected(items=[item for item in items if item in left])
    items[:] = [item for item in items if item not in left]


def _families(items):
    """Cases of the same test, or of the same part of it if its mark names one, and how many of them are tried."""
    found = defaultdict(list)
    for item in items:
        if mark := item.get_closest_marker("usually"):
            number, *part = mark.args
            found[item.nodeid.partition("[")[0], *part, number].append(item)
    return found


def _in_any_order(cases):
    """Always the same, though: which games, sizes and languages come first differs from test to test."""
    return sorted(cases, key=lambda item: crc32(item.nodeid.encode()))


def pytest_collection():
    """Modules and tests are there to stay: nobody looks for garbage among them while they are read, nor later."""
    gc.disable()


def pytest_collection_finish():
    """From here on there is garbage."""
    gc.freeze()
    gc.enable()


def pytest_xdist_auto_num_workers(config):
    """Few tests are run here: to start processes takes longer than they do."""
    if config.option.keyword or sum(map(count_tests, config.args)) < MANY:
        config.option.dist = "no"
        return 0
    return min(PROCESSES, os.cpu_count() or 1) if config.getoption("--quick") else PROCESSES


def count_tests(argument):
    """How many test functions an argument of pytest names, about."""
    path, _, name = argument.partition("::")
    found = sorted(Path(path).rglob("test_*.py")) if Path(path).is_dir() else [Path(path)]
    return 1 if name else sum(file.read_text("utf-8").count("\ndef test_") for file in found if file.is_file())


@pytest.fixture(scope="session")
def decisions():
    """How many random decisions a game's compiled play is compared over."""
    return 20_000 if os.environ["MACABRE_LONG"] else 60 if os.environ["MACABRE_QUICK"] else 300
