"""`macabre site`: write a hall that needs no server."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer


def run(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to; files that lie there are written over.")],
    pyodide: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where Pyodide lies; else npm fetches it once.")
    ] = None,
) -> None:
    """Write a hall as a folder of files that any web host can serve: everything in it runs in the browser."""
    from macabre.site.build import build_site

    build_site(folder, pyodide)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder}: {size / 1e6:.1f} MB. Try it with `python -m http.server -d {folder}`.", file=sys.stderr)
