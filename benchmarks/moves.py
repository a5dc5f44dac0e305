"""What a move costs at a table of four browsers, without sockets and storage, part by part.

`python -m benchmarks.moves` plays the same random moves of every game again and again, in one process: the move is
decided, written, chained, applied, sealed, and told to four browsers of one language. The least that each part of each
move took, in CPU time, counts, so that other work on the machine hardly does. `--profile` says where the time goes.
"""

from __future__ import annotations

import cProfile
import pstats
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table as Sheet

from benchmarks.tables import SEATS, dealt_table, token_of
from macabre.catalogue import games
from macabre.language import ENGLISH
from macabre.luck import fingerprint
from macabre.server import protocol as p
from macabre.server.decide import Asker, decide
from macabre.server.entries import write_entry
from macabre.server.ledger import Reader
from macabre.server.lines import Line
from macabre.server.scenes import seconds_of
from macabre.server.seals import KEY, Seals
from macabre.server.seen import Marks
from macabre.server.senders import digest
from macabre.server.sights import Eyes, Now, Sights
from macabre.server.table import PLAYING, hash_token
from macabre.storage import Append

CODE, GOAL_MS, GOAL_BYTES = "BCDFGH", 1.5, 3_000
PARTS = ("decide", "apply", "see", "tell", "write")

Made = TypeVar("Made")


@dataclass
class Costs:
    """CPU seconds of each part of one move, and the bytes to all four."""

    seconds: dict[str, float] = field(default_factory=lambda: dict.fromkeys(PARTS, 0.0))
    bytes: int = 0

    def timing(self, part: str, work: Callable[[], Made]) -> Made:
        """Do it and note how long it took."""
        begun = time.thread_time()
        made = work()
        self.seconds[part] += time.thread_time() - begun
        return made


class Court:
    """A table with four browsers, and no server."""

    def __init__(self, lines: list[str], secrets: dict[int, bytes], language: str) -> None:
        self.secrets, self.seals = secrets, Seals(CODE, secrets[KEY])
        self.reader = Reader(CODE)
        for entry in Append(CODE, 0, lines).entries(self.reader.link):
            self.reader.apply(entry)
        self.sights = Sights(lambda: self.reader.table, self.marks, paced=True)
        self.eyes = [Eyes(seat, (seat,), language, None) for seat in range(SEATS)]
        self.lines = [Line(self.sights) for _ in self.eyes]
        self._look(Costs())

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to do."""
        return self.reader.table.phase != PLAYING

    def marks(self) -> Marks:
        """What the log and the match are known by."""
        table = self.reader.table
        seal, deal = self.seals.seal(table.number, self.reader.link), table.deal.number
        assert table.trace is not None
        return Marks(seal, p.Fingerprint(table.trace.count, fingerprint(self.secrets[deal], CODE, deal, table.trace)))

    def play(self, seat: int, move: str) -> Costs:
        """A move, told to all."""
        costs, command = Costs(), p.Play(id=f"move-{self.reader.table.number}", seat=seat, move=move)
        batch, ahead = costs.timing("decide", lambda: self._decide(command))
        costs.timing("apply", lambda: self._apply(batch, ahead))
        self._look(costs)
        return costs

    def _decide(self, command: p.Play) -> tuple[Append, Any]:
        table, keys = self.reader.table, [hash_token(token_of(CODE, command.seat))]
        secret = self.secrets[table.deal.number]
        decision = decide(table, command, Asker({command.seat}, set(range(SEATS)), secret))
        asked, bodies = digest(table, command, keys), [write_entry(entry) for entry in decision.entries]
        return Append(CODE, table.number, bodies, command.id, asked=asked), decision.ahead

    def _apply(self, batch: Append, ahead: Any) -> None:
        """And see how long it will be shown."""
        before = len(self.reader.table.match or ())
        for entry in batch.entries(self.reader.link):
            self.reader.apply(entry, ahead)
        match = self.reader.table.match
        assert match is not None
        seconds_of(match.game, match.heard("spectator", before))

    def _look(self, costs: Costs) -> None:
        table = self.reader.table
        now = Now(table.number, self.reader.rewound, 0, frozenset(range(SEATS)), None, {}, None)
        for eyes, line in zip(self.eyes, self.lines, strict=True):
            costs.timing("see", lambda eyes=eyes: self.sights.at(now, eyes))  # type: ignore[misc]
            message = costs.timing("tell", lambda line=line, eyes=eyes: line.tell(now, eyes))  # type: ignore[misc]
            costs.bytes += len(costs.timing("write", lambda message=message: p.write_message(message)))  # type: ignore[misc]


@dataclass(frozen=True)
class Script:
    """The moves of one match, and what it began with."""

    lines: list[str]
    secrets: dict[int, bytes]
    moves: list[tuple[int, str]]
    language: str

    def run(self) -> list[Costs]:
        """Play it once more."""
        court = Court(self.lines, self.secrets, self.language)
        return [court.play(seat, move) for seat, move in self.moves]


def written(game: str, moves: int, seed: int, language: str) -> list[Script]:
    """Random matches with a given number of moves in all."""
    dice, scripts = random.Random(seed), list[Script]()
    while moves > 0:
        lines, secrets = dealt_table(CODE, game)
        court, made = Court(lines, secrets, language), list[tuple[int, str]]()
        while not court.is_over and moves > 0:
            match = court.reader.table.match
            assert match is not None
            seat = dice.choice(match.to_act)
            made.append((seat, match.move_text(dice.choice(match.legal_moves(seat)))))
            court.play(*made[-1])
            moves -= 1
        scripts.append(Script(lines, secrets, made, language))
    return scripts


def least(runs: list[list[Costs]]) -> list[Costs]:
    """Of every part of every move the least that it ever took."""
    return [
        Costs({part: min(one.seconds[part] for one in same) for part in PARTS}, same[0].bytes)
        for same in zip(*runs, strict=True)
    ]


def measure(game: str, moves: int, repetitions: int, language: str) -> dict[str, float]:
    """A line of the sheet: milliseconds by part, and bytes."""
    costs: list[Costs] = []
    for script in written(game, moves, seed=1, language=language):
        costs += least([script.run() for _ in range(repetitions)])
    parts = {part: 1000 * statistics.mean(one.seconds[part] for one in costs) for part in PARTS}
    sizes = [one.bytes for one in costs]
    return parts | {"all ms": sum(parts.values()), "median": statistics.median(sizes), "mean": statistics.mean(sizes)}


def profile(game: str, moves: int, repetitions: int, language: str) -> None:
    """Where the time goes."""
    scripts, profiler = written(game, moves, seed=1, language=language), cProfile.Profile()
    profiler.enable()
    for _ in range(repetitions):
        for script in scripts:
            script.run()
    profiler.disable()
    pstats.Stats(profiler).sort_stats("tottime").print_stats(35)


def run(
    game: Annotated[list[str] | None, typer.Option(help="One game or several; all, if none is named.")] = None,
    moves: Annotated[int, typer.Option(min=1, help="Random moves of each game.")] = 150,
    repetitions: Annotated[int, typer.Option(min=1, help="How often they are made.")] = 8,
    language: Annotated[str, typer.Option(help="What all four read.")] = ENGLISH,
    profiled: Annotated[bool, typer.Option("--profile", help="Say where the time goes.")] = False,
) -> None:
    """Say what a move costs."""
    chosen = game or games()
    if profiled:
        for one in chosen:
            profile(one, moves, repetitions, language)
        return
    sheet = Sheet(title=f"A move to {SEATS} browsers: CPU ms (goal {GOAL_MS}) and bytes (goal {GOAL_BYTES})")
    for name in ("game", *PARTS, "all ms", "median", "mean"):
        sheet.add_column(name, justify="right")
    for one in chosen:
        line = measure(one, moves, repetitions, language)
        sheet.add_row(one, *(f"{value:,.2f}" if value < 20 else f"{value:,.0f}" for value in line.values()))
    Console(width=120).print(sheet)


if __name__ == "__main__":
    typer.run(run)
