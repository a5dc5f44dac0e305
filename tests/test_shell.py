"""What a public project has beside its code is there, can be read, and says the same as the code."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml

import macabre
from macabre.storage.schema import TABLES

ROOT = Path(__file__).parent.parent
FORMS = [*ROOT.glob(".github/**/*.yml"), ROOT / "CITATION.cff", ROOT / "compose.yaml", ROOT / ".pre-commit-config.yaml"]


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_a_form_can_be_read(path):
    assert yaml.safe_load(path.read_text("utf-8"))


def test_the_release_is_the_same_everywhere():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert {project["version"], citation["version"]} == {macabre.__version__}
    assert f"## {macabre.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_container_installs_what_is_locked_and_is_not_root():
    lines = (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    copied = [line for line in (ROOT / ".dockerignore").read_text("utf-8").split() if line.startswith("!")]
    installs = [line for line in lines if "pip install" in line]
    assert ["--require-hashes -r /source/requirements/serve.txt" in line for line in installs] == [True, False]
    assert "--no-deps /source" in installs[-1]
    assert "!requirements/serve.txt" in copied
    assert all((ROOT / name.lstrip("!")).exists() for name in copied)
    last_stage = lines[max(number for number, line in enumerate(lines) if line.startswith("FROM")) :]
    assert "USER 1000" in last_stage  # by number: whoever runs it can see that it is not root


def test_what_is_done_in_the_container_finds_its_commands_and_figures():
    """`docker compose exec hall macabre …` looks in the PATH, and Prometheus asks for the name of the service."""
    hall = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]["hall"]
    last_stage = (ROOT / "Dockerfile").read_text("utf-8").rpartition("\nFROM")[2]
    assert "ENV PATH=/macabre/bin:$PATH" in last_stage
    assert "--metrics" in hall["command"]
    assert hall["hostname"] == "hall"


def test_the_check_of_the_container_names_what_the_composition_asks_for():
    asked = set(re.findall(r"\$\{(\w+):\?", (ROOT / "compose.yaml").read_text("utf-8")))
    jobs = yaml.safe_load((ROOT / ".github/workflows/tests.yml").read_text("utf-8"))["jobs"]
    assert asked == set(jobs["container"]["env"]) == {"HALL", "PASSWORD"}


def publishing():
    return yaml.safe_load((ROOT / ".github/workflows/publish.yml").read_text("utf-8"))


def test_nothing_is_published_that_was_not_tested():
    jobs = publishing()["jobs"]
    assert jobs["tests"] == {"uses": "./.github/workflows/tests.yml"}
    assert "workflow_call:" in (ROOT / ".github/workflows/tests.yml").read_text("utf-8")
    assert {name: job["needs"] for name, job in jobs.items() if name != "tests"} == {
        "build": "tests",
        **dict.fromkeys(("index", "notes", "site"), "build"),
    }


def test_what_publishes_may_do_only_what_it_must():
    jobs = publishing()["jobs"]
    rights = {name: {right for right, may in job.get("permissions", {}).items() if may == "write"}
              for name, job in jobs.items()}  # fmt: skip
    assert publishing()["permissions"] == {"contents": "read"}
    assert rights == {
        "tests": set(),
        "build": set(),
        "index": {"id-token"},  # trusted publishing: there is no password
        "notes": {"contents"},
        "site": {"pages", "id-token"},
    }
    assert "run" not in {key for step in jobs["index"]["steps"] for key in step}  # no code of ours beside that right


def test_what_publishes_runs_our_own_scripts():
    """Those that other tests run: the release's build, and the site at the address that the host gives it."""
    steps = [step for job in publishing()["jobs"].values() for step in job.get("steps", ())]
    ours = {step["run"]: step.get("env", {}) for step in steps if "scripts" in step.get("run", "")}
    assert ours == {
        'source scripts/environment && make_environment "$PWD" test.txt': {},
        '.venv/bin/python -m scripts.release "${GITHUB_REF_NAME#v}" --build': {},
        ".venv/bin/python -m scripts.site": {"SITE_URL": "${{ steps.pages.outputs.base_url }}"},
    }


def locked(name):
    """The packages of a lock file, with their versions."""
    text = (ROOT / f"requirements/{name}.txt").read_text("utf-8")
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, flags=re.MULTILINE))


def test_what_serves_is_locked_as_what_plays_and_what_is_tested():
    assert locked("serve").items() - locked("play").items() >= {("psycopg", locked("test")["psycopg"])}
    assert locked("play").items() <= locked("serve").items() <= locked("test").items()


def test_to_play_needs_no_compiler():
    """`./play` installs what play.txt names, and macabre itself without more."""
    assert not {"llvmlite", "numba", "numpy"} & locked("play").keys()
    assert {"numba", "numpy"} <= locked("test").keys()
    assert 'make_environment "$root" play.txt' in (ROOT / "play").read_text("utf-8")


def test_the_page_of_files_names_what_is_written():
    page = (ROOT / "docs/reference/files.md").read_text("utf-8")
    match = macabre.load("cluedo-cards").new(players=2, seed=1)
    words = {line.split()[0] for line in match.transcript().partition("moves\n")[0].splitlines()}
    assert [word for word in words if f"`{word} " not in page] == []
    assert [table for table in TABLES if f"| `{table}` |" not in page] == []


def test_documents_lead_somewhere():
    """Every relative link of every document is a file that is there."""
    missing = []
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text("utf-8")):
            if not re.match("[a-z]+:", target) and not (page.parent / target).exists():
                missing.append(f"{page.name}: {target}")
    assert missing == []
