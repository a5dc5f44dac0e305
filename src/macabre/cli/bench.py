"""`macabre bench`: how fast this machine plays."""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from macabre.catalogue import games, load
from macabre.cli.prepare import progress_bar, start_states
from macabre.cli.reader import speech
from macabre.game import Game
from macabre.steps import rollout
from macabre.testing.walk import Dice, play_random_move

SECONDS = 1.0


def run() -> None:
    """Decisions per CPU second of every game, compiled and through Python; no comparison with others."""
    said = speech()
    table = Table(title=said.report("bench-title"))
    for heading in ("game", "bytes", "compiled", "python"):
        table.add_column(said.report(f"bench-{heading}"), justify="left" if heading == "game" else "right")
    with progress_bar(said.report("bench-working"), len(games())) as tell:
        for done, game in enumerate(map(load, games())):
            tell(done)
            cells = (game.rules.state.dtype.itemsize, compiled_speed(game), python_speed(game))
            table.add_row(game.id, *(said.figure(cell, ",.0f") for cell in cells))
    Console().print(table)


def compiled_speed(game: Game) -> float:
    """Random playouts inside the kernel."""
    match = game.new(game.players[-1], chance="manual")
    states, scratch = start_states(match, 2), game.rules.scratch.array()
    rollout(match.board.array, states, scratch, 1, 1)
    return per_second(lambda seed: rollout(match.board.array, states, scratch, seed, 10))


def python_speed(game: Game) -> float:
    """A loop of legal_moves and play."""
    match, dice = game.new(game.players[-1], seed=1), Dice(1)

    def play_some(seed: int) -> int:
        nonlocal match
        for _ in range(20):
            if match.finished:
                match = game.new(game.players[-1], seed=seed)
            play_random_move(match, dice)
        return 20

    return per_second(play_some)


def per_second(work: Callable[[int], int]) -> float:
    """How much of its work is done in a CPU second."""
    work(0)
    done, seed, begun = 0, 0, time.process_time()
    while time.process_time() < begun + SECONDS:
        seed += 1
        done += work(seed)
    return done / (time.process_time() - begun)
