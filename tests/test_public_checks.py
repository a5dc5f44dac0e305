"""The checks of public hosts need no package that they do not install."""

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution, packages_distributions

import pytest
import yaml
from packaging.requirements import Requirement

from tests.conftest import ROOT
from tests.without import blocking

pytestmark = pytest.mark.process

JOBS = yaml.safe_load((ROOT / ".github/workflows/tests.yml").read_text("utf-8"))["jobs"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def normal(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def needs(package, extras):
    """What a package asks for, with these extras; our own as the sources have it."""
    if package == "macabre":
        lines = PROJECT["dependencies"] + [line for one in extras for line in PROJECT["optional-dependencies"][one]]
        return [Requirement(line) for line in lines]
    found = [Requirement(line) for line in distribution(package).requires or ()]
    return [one for one in found if not one.marker or any(one.marker.evaluate({"extra": e}) for e in ("", *extras))]


def installed_by(*extras):
    """Every package that comes with ours and these extras."""
    found, waiting = set(), [("macabre", frozenset(extras))]
    while waiting:
        wanted = waiting.pop()
        if wanted not in found:
            found.add(wanted)
            waiting += [(normal(one.name), frozenset(one.extras)) for one in needs(*wanted)]
    return {package for package, _ in found}


NOT_ON_WINDOWS = ("fcntl", "pty", "resource", "termios")


@pytest.mark.parametrize("job", ["quick", "without-numba"])
def test_a_job_collects_its_tests_with_what_it_installs_on_whatever_system(job, tmp_path):
    commands = [step["run"] for step in JOBS[job]["steps"] if "run" in step]
    (extra,) = re.findall(r'pip install -e "\.\[(\w+)\]"', commands[0])
    (arguments,) = re.findall(r"^python -m pytest (.*)$", commands[1])
    there = {*installed_by(extra), "pip", "setuptools", "wheel"}
    absent = [module for module, by in packages_distributions().items() if not there & set(map(normal, by))]
    assert {"playwright", "jax", "ray"} <= set(absent)
    without = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # plugins of absent packages
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "xdist", *arguments.split(), "--collect-only", "-n0"],
        env=blocking(tmp_path, [*absent, *NOT_ON_WINDOWS]) | without,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == os.EX_OK, (run.stdout + run.stderr)[-2000:]
