import os
import tomllib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("steady", PATIENT, derandomize=True)
settings.register_profile("exploring", PATIENT)

ROOT = Path(__file__).parent.parent
OUTSIDE = ROOT / "tests/outside"


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="ten times as much random play")


def pytest_configure(config):
    """The same examples every time, but for long runs, which look for new ones."""
    is_long = config.getoption("--long")
    os.environ["MACABRE_LONG"] = "1" if is_long else ""
    os.environ.setdefault("MACABRE_PACE", "off")  # nobody looks
    settings.load_profile("exploring" if is_long else "steady")


@pytest.fixture(scope="session")
def decisions():
    """How many random decisions a game's compiled play is compared over."""
    return 20_000 if os.environ.get("MACABRE_LONG") else 2_000


def installed(folder, site):
    """The environment of processes that know a package of games which lies in a folder, as if it were installed."""
    project = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    about = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = [f"{game} = {module}\n" for game, module in project["entry-points"]["macabre.games"].items()]
    (about / "entry_points.txt").write_text("".join(["[macabre.games]\n", *points]))
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (site, folder)))}


@pytest.fixture(scope="session")
def six_seats(tmp_path_factory):
    """The environment of processes that know Stolen Silver, a game for six from outside the package."""
    return installed(OUTSIDE, tmp_path_factory.mktemp("site"))
