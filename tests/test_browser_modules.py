"""The browser's pure modules, tried one by one by Node's own test runner."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.fair_match import fair_match

NODE = Path(sys.executable).with_name("node")
FILES = sorted((ROOT / "tests/node").glob("*.test.mjs"))

pytestmark = pytest.mark.process


@pytest.mark.skipif(not NODE.exists(), reason="Node comes with the packages of requirements/test.txt")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.partition(".")[0])
def test_a_module_does_what_it_says(file, tmp_path):
    env = os.environ | {"NODE_NO_WARNINGS": "1"}  # a module's kind is seen by its imports
    env["FAIR_MATCH"] = str(tmp_path / "match.txt")
    (tmp_path / "match.txt").write_text(fair_match(persons=(0, 1)).transcript())
    run = subprocess.run([NODE, "--test", file], capture_output=True, text=True, check=False, env=env)
    assert run.returncode == 0, run.stdout + run.stderr
