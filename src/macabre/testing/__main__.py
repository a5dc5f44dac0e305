"""`python -m macabre.testing GAME [--only CHECK] [--record]`: prove a game, or write its golden files anew."""

from __future__ import annotations

import sys
from argparse import ArgumentParser

from macabre.catalogue import load
from macabre.errors import Error
from macabre.game import Game
from macabre.testing.conformance import NAMES, check
from macabre.testing.counts import make_counts
from macabre.testing.playthroughs import playthroughs


def record(game: Game) -> None:
    """Write the golden playthroughs and counts into the game's folder."""
    folder = game.rules.folder / "playthroughs"
    folder.mkdir(exist_ok=True)
    for players in game.players:
        for name, text in playthroughs(game, players).items():
            (folder / name).write_text(text, "utf-8")
    (game.rules.folder / "counts.toml").write_text(make_counts(game), "utf-8")


def main(arguments: list[str]) -> int:
    """Do what the command line says; what is wrong with a game is told in a sentence."""
    parser = ArgumentParser("python -m macabre.testing", description=__doc__)
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--only", action="append", metavar="CHECK", help=f"run this one alone: {', '.join(NAMES)}")
    parser.add_argument("--record", action="store_true", help="write the golden playthroughs and counts anew")
    given = parser.parse_args(arguments)
    try:
        for name in given.games:
            _prove(name, given.only or NAMES, given.record)
    except (AssertionError, Error) as fault:
        print(f"{name}: {fault}", file=sys.stderr)
        return 1
    return 0


def _prove(name: str, only: tuple[str, ...], anew: bool) -> None:
    """Say what was proved, the game's own tests among it."""
    game = load(name)
    if anew:
        check(game, only=["writing"])
        record(game)
    check(game, only=only)
    said = "all checks passed, and the game's own tests" if tuple(only) == NAMES else f"{', '.join(only)} passed"
    print(f"{name}: {said}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
