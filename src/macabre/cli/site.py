"""`macabre site`: write a hall that needs no server."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from macabre.catalogue import games
from macabre.cli.reader import speech


def run(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="help-site-folder")],
    pyodide: Annotated[Path | None, typer.Option(metavar="FOLDER", help="help-site-pyodide")] = None,
    study: Annotated[list[Path] | None, typer.Option(metavar="REPORT", help="help-site-study")] = None,
) -> None:
    """Write a hall as a folder of files that any web host can serve: everything in it runs in the browser."""
    from macabre.site.archive import games_packed
    from macabre.site.build import build_site

    build_site(folder, pyodide, study or ())
    left_out = [name for name in games() if name not in games_packed()]
    if left_out:
        print(speech().report("site-left-out", games=", ".join(left_out)), file=sys.stderr)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(speech().report("site-made", folder=str(folder), size=f"{size / 1e6:.1f}"), file=sys.stderr)
