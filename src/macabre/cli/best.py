"""Best scores of playing alone, kept in the user's data folder, one for each game and board."""

from __future__ import annotations

import json
import os
from pathlib import Path

from macabre.cli.arguments import write_text_file
from macabre.cli.reader import speech
from macabre.errors import Error
from macabre.language import sayings
from macabre.language.saying import COMMANDS
from macabre.match import Match

_report = sayings(COMMANDS)


def data_folder() -> Path:
    """Where the user's data are kept: $MACABRE_DATA, else the user's data folder."""
    chosen = os.environ.get("MACABRE_DATA")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "macabre"


def make_data_folder() -> Path:
    """The same folder, which is the user's alone if it has to be made."""
    folder = data_folder()
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Error(_report("fault-data-folder", folder=str(folder), why=str(error.strerror))) from None
    return folder


def best_score_line(match: Match, score: int) -> str:
    """Keep the score if it is the best, and say how it compares."""
    path = data_folder() / "best.json"
    best = _read(path)
    key = f"{match.game.id} {match.board.digest[:16]}"
    before = best.get(key)
    if before is not None and before >= score:
        return speech().report("best-is", score=score, best=before)
    make_data_folder()
    write_text_file(path, json.dumps(best | {key: score}, indent=1, sort_keys=True) + "\n")
    if before is None:
        return speech().report("best-new", score=score)
    return speech().report("best-before", score=score, before=before)


def _read(path: Path) -> dict[str, int]:
    try:
        kept = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {key: value for key, value in kept.items() if isinstance(value, int)} if isinstance(kept, dict) else {}
