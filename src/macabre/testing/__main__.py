"""`python -m macabre.testing GAME [--only CHECK] [--record]`: prove a game, or rewrite its golden files."""

from __future__ import annotations

import sys
import traceback
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from macabre.catalogue import load
from macabre.errors import Error
from macabre.game import Game
from macabre.language import Speech
from macabre.testing.conformance import NAMES, check
from macabre.testing.counts import make_counts
from macabre.testing.playthroughs import playthroughs

HOUSE = Path(__file__).parent.parent


def record(game: Game) -> None:
    """Write the golden playthroughs and counts into the game's folder."""
    folder = game.rules.folder / "playthroughs"
    folder.mkdir(exist_ok=True)
    for players in game.players:
        for name, text in playthroughs(game, players).items():
            (folder / name).write_text(text, "utf-8")
    (game.rules.folder / "counts.toml").write_text(make_counts(game), "utf-8")


def main(arguments: list[str]) -> int:
    """Do what the command line says."""
    speech = Speech()
    parser = ArgumentParser("python -m macabre.testing", description=speech.report("help-check"))
    parser.add_argument("games", nargs="+", metavar="GAME", help=speech.report("help-game"))
    parser.add_argument("--only", action="append", metavar="CHECK", help=speech.report("help-check-only"))
    parser.add_argument("--record", action="store_true", help=speech.report("help-check-record"))
    given = parser.parse_args(arguments)
    return max(prove(name, given.only or NAMES, given.record, speech) for name in given.games)


def prove(name: str, only: Sequence[str], anew: bool, speech: Speech) -> int:
    """Say what was proved, or what is wrong with the game, which is for those who make it."""
    try:
        _check(name, only, anew)
    except AssertionError as fault:
        print(f"{name}: {fault}", file=sys.stderr)
        return 1
    except Error as fault:
        print(f"{name}: {fault.in_words(speech)}", file=sys.stderr)
        return 1
    except Exception as fault:  # of the game's own code, whatever it is
        print(f"{name}: {_blame(fault)}", file=sys.stderr)
        return 1
    if tuple(only) == NAMES:
        print(speech.report("check-passed", game=name))
    else:
        print(speech.report("check-some-passed", game=name, checks=", ".join(only)))
    return 0


def _blame(fault: Exception) -> str:
    """What failed, and where: in the game's own files if one of them was at work."""
    frames = traceback.extract_tb(fault.__traceback__)
    others = ("<string>", HOUSE, sys.prefix, sys.base_prefix)
    theirs = [one for one in frames if not any(Path(one.filename).is_relative_to(other) for other in others)] or frames
    return f"{theirs[-1].filename}:{theirs[-1].lineno}: {fault.__class__.__name__}: {fault}"


def _check(name: str, only: Sequence[str], anew: bool) -> None:
    game = load(name)
    check(game, only=["writing"])  # before anything is compiled, whatever else is to be checked
    if anew:
        record(game)
    check(game, only=[one for one in only if one != "writing"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
