import os
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
OUTSIDE = ROOT / "tests/outside"


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
