"""A release is made by one command, and only of what is fit for it."""

import os
import subprocess
import sys
import tomllib
import zipfile

import pytest

from scripts import release
from tests.conftest import ROOT

pytestmark = [
    pytest.mark.process,
    pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is no clone, and a release is made in one"),
]

ANNA = {"GIT_AUTHOR_NAME": "Anna", "GIT_AUTHOR_EMAIL": "anna@example.org"}
ANNA |= {"GIT_COMMITTER_NAME": "Anna", "GIT_COMMITTER_EMAIL": "anna@example.org"}


def git(*arguments, where):
    return subprocess.run(["git", *arguments], cwd=where, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def clone(tmp_path):
    """A clone of what is committed."""
    git("clone", "--quiet", "--depth=1", f"file://{ROOT}", "clone", where=tmp_path)
    return tmp_path / "clone"


def run(clone, *arguments):
    command = [sys.executable, "-m", "scripts.release", *arguments]
    return subprocess.run(command, cwd=clone, capture_output=True, text=True, check=False, env=os.environ | ANNA)


@pytest.mark.usually(0)
def test_a_release_has_its_version_everywhere_its_notes_and_its_tag(clone):
    done = run(clone, "99.0.0")
    assert done.returncode == 0, done.stderr
    assert git("describe", "--exact-match", where=clone) == "v99.0.0\n"
    assert tomllib.loads((clone / "pyproject.toml").read_text("utf-8"))["project"]["version"] == "99.0.0"
    assert {path.suffix for path in (clone / "dist").iterdir()} == {".whl", ".gz", ".zip", ".md"}
    with zipfile.ZipFile(clone / "dist/macabre-hall-99.0.0.zip") as hall:
        assert {"index.html", "offline.js", "manifest.webmanifest"} <= set(hall.namelist())
    changes = (clone / "CHANGELOG.md").read_text("utf-8")
    assert (clone / "dist/notes.md").read_text("utf-8").strip() in changes.partition("## 99.0.0")[2]
    assert "says nothing under Unreleased" in run(clone, "99.0.1").stderr


def test_a_dry_run_changes_nothing(clone):
    head = git("rev-parse", "HEAD", where=clone)
    done = run(clone, "99.0.0", "--dry-run")
    assert "nothing has changed" in done.stdout, done.stderr
    assert (git("rev-parse", "HEAD", where=clone), git("tag", where=clone)) == (head, "")
    assert git("status", "--porcelain", where=clone) == ""
    assert not (clone / "dist").exists()


def test_what_was_released_is_built_again_and_nothing_else(clone):
    """Where a tag is published: the packages, the hall and the notes, without a commit or a tag."""
    now = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert run(clone, "99.0.0", "--build").stderr == f"This is {now}, not 99.0.0.\n"
    done = run(clone, now, "--build")
    assert (done.returncode, done.stderr) == (0, "")
    assert {path.suffix for path in (clone / "dist").iterdir()} == {".whl", ".gz", ".zip", ".md"}
    notes = (clone / "dist/notes.md").read_text("utf-8")
    assert notes.startswith("- ")
    assert notes in (ROOT / "CHANGELOG.md").read_text("utf-8").partition(f"\n## {now}")[2]
    assert "\n## " not in notes
    assert git("status", "--porcelain", where=clone) == ""


@pytest.mark.parametrize(
    ("version", "sentence"),
    [
        ("0.0.1", "0.0.1 is not newer than"),
        ("1.0", "A version has three numbers"),
        ("v2", "A version has three numbers"),
    ],
)
def test_a_version_that_cannot_be_is_refused(clone, version, sentence):
    assert sentence in run(clone, version).stderr


def test_what_is_not_committed_is_not_released(clone):
    (clone / "README.md").write_text("Draft\n")
    assert "Commit your changes first" in run(clone, "99.0.0").stderr


def test_every_place_of_the_version_is_known():
    """Wherever a file of the project names its release, the script writes it."""
    now = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    files = git("grep", "-lE", f"(version|RELEASE)\\W+{now.replace('.', '[.]')}\\b", where=ROOT).split()
    assert set(files) == set(release.PLACES)
