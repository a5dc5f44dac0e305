"""How well a seat of 13 Dead End Drive guesses who owns whom, beside one for whom all deals are equally likely.

    python benchmarks/belief.py --matches 40

Four bots of one kind play; after every 25th decision one of them says how likely it holds each
character to be each opponent's, by the worlds that it imagines.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import log

from macabre.bots import make_bot, play_on, player_of
from macabre.catalogue import load
from macabre.chance import mix
from macabre.cli.prepare import prepare, progress_bar
from macabre.games.dead_end_drive.belief import believe
from macabre.games.dead_end_drive.knowledge import determinise
from macabre.games.dead_end_drive.state import PAWNS
from macabre.match import Match

GAME = "dead-end-drive"
PLAYERS, EVERY, LONGEST = 4, 25, 600
WORLDS = 60
KINDS: dict[str, dict[str, int]] = {"greedy": {}, "hard": {}, "expert": {"iterations": 250}}
WAYS: dict[str, Callable[..., int]] = {"by moves": believe, "all alike": determinise}


@dataclass
class Guesses:
    """How often the likeliest owner was the true one, and the mean surprise in nats."""

    count: int = 0
    right: int = 0
    surprise: float = 0.0

    def add(self, held: Counter[int], owner: int) -> None:
        """One character: in how many worlds it is each opponent's."""
        self.count += 1
        self.right += held.most_common(1)[0][0] == owner
        self.surprise -= log((held[owner] + 0.5) / (WORLDS + 0.5 * (PLAYERS - 1)))


def moments(kind: str, number: int) -> Iterator[tuple[Match, int]]:
    """A match of four bots, after every 25th decision, with a seat that is asked."""
    players = [player_of(make_bot(kind, seat, **KINDS[kind])) for seat in range(PLAYERS)]
    match = load(GAME).new(PLAYERS, seed=number)
    for turn in range(1, LONGEST // EVERY):
        play_on(match, players, EVERY)
        if match.finished:
            return
        yield match, turn % PLAYERS


def ask(match: Match, seat: int, way: Callable[..., int], guesses: Guesses) -> None:
    """Whose are the characters that the seat has not been shown?"""
    state = match.game.rules.state
    truth, sight = state.read(match.state()), match.sight(seat)
    held = [Counter[int]() for _ in range(PAWNS)]
    for world in range(WORLDS):
        s = state.read(sight)
        way(match.board.record, s, seat, mix(world))
        for pawn in range(PAWNS):
            held[pawn].update(other for other in range(PLAYERS) if s.characters[other] >> pawn & 1)
    for other in set(range(PLAYERS)) - {seat}:
        hidden = truth.characters[other] & ~truth.shown[other]
        for pawn in (pawn for pawn in range(PAWNS) if hidden >> pawn & 1):
            guesses.add(held[pawn], other)


def main() -> None:
    """Ask in matches of each kind of bot."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=40)
    matches = parser.parse_args().matches
    prepare([GAME])
    print(f"{'players':10}{'worlds':12}{'guesses':>8}{'right':>8}{'surprise':>10}")
    for kind in KINDS:
        found = {name: Guesses() for name in WAYS}
        with progress_bar(kind, matches) as tell:
            for number in range(matches):
                tell(number)
                for match, seat in moments(kind, number):
                    for name, way in WAYS.items():
                        ask(match, seat, way, found[name])
        for name, g in found.items():
            print(f"{kind:10}{name:12}{g.count:8}{g.right / g.count:8.1%}{g.surprise / g.count:10.3f}")


if __name__ == "__main__":
    main()
