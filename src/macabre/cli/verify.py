"""`macabre verify FILE`: whether a match's luck was what it was promised to be."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from macabre.cli.arguments import read_text_file
from macabre.errors import BadTranscript
from macabre.luck import Fair, Manual
from macabre.transcript import replay

File = Annotated[Path, typer.Argument(metavar="FILE", help="A transcript of a match that is over.")]


def run(file: File) -> None:
    """Check every promise, every draw and every move of a match."""
    match = replay(read_text_file(file), str(file))
    luck = match.luck
    draws = sum(step.startswith("chance ") for step in match.steps())
    if isinstance(luck, Manual):
        raise BadTranscript("chance was played by hand in this match: nothing was promised about it", str(file))
    if isinstance(luck, Fair):
        if luck.secret is None:
            raise BadTranscript("the secret is not revealed: the match was not over", str(file))
        print(f"The secret is the one that was promised; so are the salts of {len(luck.salts)} players.")
    print(f"All {draws} draws follow from the key, and all moves from the rules. The match is as it was played.")
