"""`python -m macabre.testing GAME [--record]`: prove a game, or write its golden files anew."""

from __future__ import annotations

import sys

from macabre.catalogue import load
from macabre.game import Game
from macabre.testing.conformance import check
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


def main(arguments: list[str]) -> None:
    """Do what the command line says."""
    names = [argument for argument in arguments if not argument.startswith("-")]
    for name in names:
        if "--record" in arguments:
            record(load(name))
        check(load(name))
        print(f"{name}: all checks passed")


if __name__ == "__main__":
    main(sys.argv[1:])
