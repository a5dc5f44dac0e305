"""`macabre games`: what there is to play."""

from __future__ import annotations

from macabre.catalogue import games, load


def run() -> None:
    """List the games, their players and their house rules."""
    for game in map(load, games()):
        print(f"{game.id:<16} {game.title}, {game.players[0]} to {game.players[-1]} players")
        print(f"{'':<16} {game.summary}")
        for name, option in game.options.items():
            print(f"{'':<16} --option {name}={str(option.default).lower()}: {option.about}; {option.allowed}")
        print()
