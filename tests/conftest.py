import os
import shutil
import subprocess
import sys
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


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The site of the documents, built anew as its page says."""

    def build(folder):
        command = [sys.executable, "-m", "scripts.site"]
        built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert built.returncode == 0, built.stdout + built.stderr
        return shutil.copytree(ROOT / "build/site", folder, dirs_exist_ok=True)

    return once(tmp_path_factory, "site", build)


def once(factory, name, make):
    """A folder that the first process to come makes for all processes of this run."""
    import fcntl  # not on Windows, where nothing is tested that takes long to make

    base = factory.getbasetemp()
    shared = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / name
    with shared.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not shared.exists():
            make(factory.mktemp(name)).rename(shared)
    return shared
