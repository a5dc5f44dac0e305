"""Builds the site into `build/site`: `python -m scripts.site`.

The pages of `docs/`, some that lie elsewhere, and those that are made from the code are gathered in one folder, with
links between files turned into links between pages. Whatever turns Markdown into pages needs to know no more. Where
Python for browsers can be had, the site holds a hall to play in.
"""

from __future__ import annotations

import os
import posixpath
import re
import shutil
import subprocess
import sys
from pathlib import Path

from macabre.site.build import build_site
from macabre.site.pyodide import NoPyodide
from scripts import reference

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "build/pages"
ELSEWHERE = (
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "benchmarks/results.md",
    "benchmarks/envs.md",
    "benchmarks/machines.md",
    "benchmarks/hall.md",
)
HALL = "play"  # the folder of the hall
HALL_IS_HERE = (
    f"[Play now]({HALL}/index.html){{ .md-button .md-button--primary }} in this browser, "
    "against bots or handing the device round."
)
HALL_IS_MISSING = "This copy of the site holds no hall to play in, since Pyodide could not be had when it was built."
HALL_GOES_HERE = "<!-- hall -->"
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(((?![a-z]+:|#)[^)\s#]+)(#[^)\s]*)?\)")


def gather(folder: Path = PAGES) -> None:
    """All pages of the site, as Markdown."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder)
    shutil.copytree(ROOT / "src/macabre/web/fonts", folder / "fonts")
    for name in ELSEWHERE:
        _write(folder / name, (ROOT / name).read_text("utf-8"))
    for name, text in reference.pages():
        _write(folder / name, text)
    hall = hold_hall(folder / HALL)
    for page in folder.rglob("*.md"):
        up = "../" * len(page.relative_to(folder).parent.parts)
        text = page.read_text("utf-8").replace(HALL_GOES_HERE, hall.replace(f"({HALL}/", f"({up}{HALL}/"))
        _write(page, linked(text, page.relative_to(folder).as_posix(), folder))


def hold_hall(folder: Path) -> str:
    """Write a hall without a server into the site, if that can be; what pages say of it."""
    try:
        build_site(folder)
    except NoPyodide:
        return HALL_IS_MISSING
    return HALL_IS_HERE


def _write(page: Path, text: str) -> None:
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(text, "utf-8")


def linked(text: str, page: str, folder: Path) -> str:
    """A page whose links lead to pages; what is in the repository and no page is only named."""

    def replace(found: re.Match[str]) -> str:
        place = _place(page, found[2], folder)
        if place:
            return f"[{found[1]}]({posixpath.relpath(place, posixpath.dirname(page))}{found[3] or ''})"
        return found[1] if (ROOT / _source(page)).parent.joinpath(found[2]).exists() else found[0]

    return LINK.sub(replace, text)


def _place(page: str, target: str, folder: Path) -> str | None:
    """The page or file of the site that a link means: seen from the page, or from the file that it comes from."""
    there = os.path.normpath(posixpath.join(posixpath.dirname(_source(page)), target))
    places = (os.path.normpath(posixpath.join(posixpath.dirname(page), target)), there.removeprefix("docs/"))
    return next((place for place in places if (folder / place).is_file()), None)


def _source(page: str) -> str:
    """Where in the repository a page comes from."""
    return page if page in ELSEWHERE else f"docs/{page}"


def build() -> int:
    """Turn the pages into a site; anything that is amiss ends it."""
    quiet = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    command = [sys.executable, "-m", "mkdocs", "build", "--clean", "--quiet", "--strict"]
    return subprocess.run(command, cwd=ROOT, env=os.environ | quiet, check=False).returncode


if __name__ == "__main__":
    gather()
    sys.exit(build())
