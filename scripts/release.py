"""Makes a release: `python -m scripts.release 0.2.0`, or with `--dry-run` all of it in a copy that is thrown away.

It writes the version wherever it stands, dates the changes, builds wheel, source and the hall without a server, checks
them, commits and tags.
What it makes lies in `dist/`, with the notes to publish. Run `./test` before; nothing is sent anywhere.

Where a tag is published, `python -m scripts.release 0.2.0 --build` builds and checks the same once more, and no more.
"""

from __future__ import annotations

import argparse
import datetime
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path.cwd()
VERSION = r"\d+\.\d+\.\d+"
PLACES = {
    "pyproject.toml": (rf'^version = "{VERSION}"$', 'version = "{}"'),
    "src/macabre/release.py": (rf'^RELEASE = "{VERSION}"$', 'RELEASE = "{}"'),
    "CITATION.cff": (rf"^version: {VERSION}$", "version: {}"),
}
UNRELEASED = "## Unreleased\n"
MUST_HAVE = ("macabre/py.typed", "macabre/web/index.html", "macabre/games/dead_house/RULES.md")


def main(arguments: Sequence[str] | None = None) -> None:
    """Release, or try to."""
    given = _parser().parse_args(arguments)
    if given.dry_run:
        with tempfile.TemporaryDirectory() as folder:
            _run("git", "clone", "--quiet", "--no-hardlinks", str(ROOT), folder, where=ROOT)
            release(Path(folder), given.version)
            print("That was a dry run: nothing has changed.")
    elif given.build:
        build(ROOT, given.version, _notes_of(ROOT, given.version))
    else:
        release(ROOT, given.version)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m scripts.release", description="Make a release.")
    parser.add_argument("version", help="its number, such as 0.2.0")
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--dry-run", action="store_true", help="do everything in a copy that is thrown away")
    either.add_argument("--build", action="store_true", help="only build and check what was released as that version")
    return parser


def release(root: Path, version: str) -> None:
    """All steps, in a clone; the first thing that is amiss ends it, before anything is written."""
    notes = _check(root, version)
    _write_version(root, version)
    built = build(root, version, notes)
    _run("git", "commit", "--quiet", "--all", "--message", f"Release {version}", where=root)
    _run("git", "tag", "--annotate", f"v{version}", "--message", f"Macabre {version}", where=root)
    print(f"Macabre {version} is tagged v{version}; dist/ holds {', '.join(path.name for path in built)} and notes.md.")


def build(root: Path, version: str, notes: str) -> list[Path]:
    """Everything that is published, checked, in `dist/`."""
    built = [*_build(root), _pack_hall(root, version)]
    _check_wheel(next(path for path in built if path.suffix == ".whl"), version)
    (root / "dist/notes.md").write_text(notes, "utf-8")
    return built


def _notes_of(root: Path, version: str) -> str:
    """What the changes say of the version that is here; any other ends the program in one sentence."""
    here = _version(root)
    if version != here:
        sys.exit(f"This is {here}, not {version}.")
    section = (root / "CHANGELOG.md").read_text("utf-8").partition(f"\n## {version} (")[2]
    return section.partition("\n")[2].partition("\n## ")[0].strip() + "\n"


def _version(root: Path) -> str:
    """The one that is written here."""
    found = re.search(rf'"({VERSION})"', (root / "src/macabre/release.py").read_text("utf-8"))
    assert found
    return found[1]


def _check(root: Path, version: str) -> str:
    """What has changed since the last release; whatever forbids a release ends the program in one sentence."""
    changes = (root / "CHANGELOG.md").read_text("utf-8").partition(UNRELEASED)[2].partition("\n## ")[0].strip()
    old = _version(root)
    if not re.fullmatch(VERSION, version):
        sys.exit(f"A version has three numbers, such as 0.2.0, not '{version}'.")
    if _numbers(version) <= _numbers(old):
        sys.exit(f"{version} is not newer than {old}.")
    if _run("git", "status", "--porcelain", where=root):
        sys.exit("Commit your changes first: git status shows some.")
    if not changes:
        sys.exit("CHANGELOG.md says nothing under Unreleased.")
    return changes + "\n"


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _write_version(root: Path, version: str) -> None:
    for name, (pattern, template) in PLACES.items():
        _replace(root / name, pattern, template.format(version))
    _replace(root / "CHANGELOG.md", rf"^{UNRELEASED}", f"{UNRELEASED}\n## {version} ({datetime.date.today()})\n")


def _replace(path: Path, pattern: str, text: str) -> None:
    changed, count = re.subn(pattern, text, path.read_text("utf-8"), flags=re.MULTILINE)
    if count != 1:
        sys.exit(f"{path.name} has {count} lines like {pattern}; it should have one.")
    path.write_text(changed, "utf-8")


def _build(root: Path) -> list[Path]:
    """Wheel and source, by the project's own build system."""
    _run(sys.executable, "-m", "hatchling", "build", "--directory", "dist", "--clean", where=root)
    return sorted((root / "dist").glob("macabre-*"))


def _pack_hall(root: Path, version: str) -> Path:
    """A hall without a server, as an archive to be unpacked on any web host."""
    with tempfile.TemporaryDirectory() as folder:
        _run(sys.executable, "-m", "macabre", "site", folder, where=root / "src")  # not whatever is installed
        return Path(shutil.make_archive(str(root / f"dist/macabre-hall-{version}"), "zip", folder))


def _check_wheel(wheel: Path, version: str) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    missing = [name for name in MUST_HAVE if name not in names]
    tests = [name for name in names if "/tests/" in name and "/_template/" not in name]
    if missing or tests or f"-{version}-" not in wheel.name:
        sys.exit(f"{wheel.name} is not what it should be: {missing or 'tests are in it, or its version is wrong'}.")


def _run(*command: str, where: Path) -> str:
    done = subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command[:3])} failed: {done.stderr.strip()}")
    return done.stdout


if __name__ == "__main__":
    main()
