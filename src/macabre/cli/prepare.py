"""`macabre prepare`: compile every game now, so that nobody waits later."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from macabre.arena.crews import Work, in_processes
from macabre.bots import Sight, bot_names, make_bot
from macabre.bots.searcher import Searcher
from macabre.cache import CACHE
from macabre.catalogue import game_modules, games, load
from macabre.cli.reader import speech
from macabre.errors import Error
from macabre.game import Game
from macabre.kernel import USES_NUMBA
from macabre.record import cells_of
from macabre.steps import rollout
from macabre.system import cores


def _errors() -> Console:
    """The error stream, which may be a terminal."""
    return Console(file=sys.stderr)


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, so that results can be piped; call it with how much is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = _errors()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.update(task, completed=done)


def compile_match(game: Game) -> None:
    """What a match needs, and what bots do."""
    match = game.new(game.players[0], seed=1)
    seat = match.to_act[0]
    for name in bot_names():
        make_bot(name, iterations=1).choose(Sight.of(match, seat))
    match.act(match.legal_actions(seat)[0], seat)


def compile_search(game: Game) -> None:
    """What bots search by; where there is but one move, as a match may begin, none of them does."""
    Searcher(game.rules, game.default_board)


def compile_filling(game: Game) -> None:
    """What beliefs are made of."""
    match = game.new(game.players[0], seed=1)
    Sight.of(match, match.to_act[0]).driver.determinise(match.to_act[0], 1)


def compile_simulation(game: Game) -> None:
    """Many matches at once."""
    from macabre.arena import simulate

    simulate(game, ["random"] * game.players[0], 1, limit=1)


def compile_rollout(game: Game) -> None:
    """Random play as fast as it goes."""
    match = game.new(game.players[0], chance="manual")
    states = start_states(match, 2)
    rollout(match.board.array, states, game.rules.scratch.array(), 1, 1)


def start_states(match: Any, rows: int) -> Any:
    """Records, the last of which is a match's first position."""
    states = match.game.rules.state.array(rows)
    cells_of(states)[-1] = memoryview(match.state(0)).cast("q")
    return states


STAGES = (compile_match, compile_search, compile_filling, compile_simulation, compile_rollout)


def compile_game(key: bytes, number: int) -> None:
    """What a process of the crew does."""
    game = load(key.decode().split(",")[number])
    for stage in STAGES:
        stage(game)


def prepare(names: list[str]) -> None:
    """Compile games that are not compiled yet, on all cores, with a bar, or a line where a bar cannot be.

    Without Numba there is nothing to do.
    """
    if not USES_NUMBA:
        return
    missing = [name for name in names if CACHE.read(_ready_file(name)) is None]
    if not missing:
        return
    begun, listed = time.perf_counter(), ", ".join(missing)
    if not _errors().is_terminal:
        print(speech().report("prepare-begun", games=listed), file=sys.stderr, flush=True)
    compile_games(missing)
    for name in missing:
        CACHE.write(_ready_file(name), b"")
    seconds = f"{time.perf_counter() - begun:.0f}"
    print(speech().report("prepare-done", games=listed, seconds=seconds), file=sys.stderr)


def compile_games(names: list[str]) -> None:
    """In a process for each core; here if there is but one, if no other can read our cache, or if they were ended."""
    work = Work(",".join(names).encode(), bytes, compile_game)  # stages of a game share what is inlined
    jobs = min(cores(), len(names)) if CACHE.folder else 1
    steps = range(len(names) * len(STAGES))
    with progress_bar(speech().report("prepare-working"), len(steps)) as tell:
        if jobs > 1:
            with suppress(Error):  # a process was ended, perhaps for want of memory
                for done, _ in enumerate(in_processes(jobs)(work, range(len(names))), 1):
                    tell(done * len(STAGES))
                return
        for step in steps:
            tell(step)
            STAGES[step % len(STAGES)](load(names[step // len(STAGES)]))


def _ready_file(name: str) -> str:
    """The file that says that a game is compiled, as it is now."""
    from macabre.compiler import KERNEL_MODULES, code_digest

    own, modules = game_modules()[name], load(name).rules.modules
    others = tuple(f"{module}." for module in game_modules().values() if module != own)
    kernels = [module for module in KERNEL_MODULES if not module.startswith(others)]
    return f"{name}.{code_digest([*kernels, *modules])}.ready"


def run() -> None:
    """Compile every game for Numba; a second time, or without Numba, there is nothing to do."""
    prepare(games())
