import os
import tomllib
from pathlib import Path

import pytest

from macabre.server.table import Table
from tests.server import shadow

ROOT = Path(__file__).parent.parent
OUTSIDE = ROOT / "tests/outside"


def installed(folder, site):
    """The environment of processes that know a package of games or bots in a folder, as if it were installed."""
    project = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    about = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = [
        line for group, points in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {place}" for name, place in points.items()))
    ]  # fmt: skip
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (site, folder))), "MACABRE_MACHINE": ""}


@pytest.fixture(autouse=True)
def nothing_is_handed_on():
    """What one test tells its process, such as a bot that it brings along, is not told to the next test."""
    before = _told()
    yield
    for name in _told().keys() - before.keys():
        del os.environ[name]
    os.environ.update(before)


@pytest.fixture(autouse=True)
def tables_have_shadows(monkeypatch):
    """In a test's own process; servers in others are started so."""
    monkeypatch.setattr(Table, "apply", shadow.shadowed)
    shadow.faults.clear()
    yield
    assert not shadow.faults, "\n".join(shadow.faults)


def _told():
    return {name: value for name, value in os.environ.items() if name.startswith("MACABRE_")}


@pytest.fixture(scope="session")
def six_seats(tmp_path_factory):
    """The environment of processes that know Stolen Silver, a game for six from outside the package."""
    return installed(OUTSIDE, tmp_path_factory.mktemp("site"))
