"""The container, as far as it can be tried without Docker."""

import subprocess
import sys
from pathlib import Path

import pytest

from scripts.container import Container
from tests.conftest import ROOT

pytestmark = pytest.mark.process

LINTER = Path(sys.executable).with_name("hadolint")


@pytest.mark.skipif(not LINTER.exists(), reason="the linter of Dockerfiles is not installed")
def test_the_dockerfile_has_no_bad_habits():
    found = subprocess.run([LINTER, ROOT / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout) == (0, "")


def test_the_steps_of_the_container_make_a_healthy_server(tmp_path):
    container = Container(tmp_path / "root")
    container.build()
    container.run()
    assert (tmp_path / "root/data/tables.db").is_file()
