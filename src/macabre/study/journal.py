"""Makes a study: keeps each finished task as a line, and goes on where it was stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec

from macabre.arena.crews import Crew, Work, alone
from macabre.arena.deals import MOST_DEALS
from macabre.arena.files import check_same, write_whole
from macabre.errors import Error, reason
from macabre.language import Figure, sayings
from macabre.language.saying import COMMANDS
from macabre.study.plan import Study, open_study
from macabre.study.playing import Task, play_task

_report = sayings(COMMANDS)

Progress = Callable[[int], None]


class FinishedTask(msgspec.Struct, frozen=True):
    """A line of the file behind the first."""

    number: int
    task: Task


@dataclass
class Journal:
    """A study's file: the study in its first line, then a line for each task; a line that was cut off is forgotten."""

    study: Study
    path: Path | None

    def read(self) -> dict[int, Task]:
        """The tasks that are finished."""
        if self.path is None or not self.path.exists():
            return {}
        try:
            whole = self.path.read_bytes().split(b"\n")[:-1]
            if not whole:
                return {}
            check_same(self.path, msgspec.json.decode(whole[0], type=Study), self.study)
            lines = [msgspec.json.decode(line, type=FinishedTask) for line in whole[1:]]
        except (OSError, msgspec.DecodeError) as error:
            raise Error(_report("fault-unreadable", file=str(self.path), why=reason(error))) from None
        return {line.number: line.task for line in lines}

    def begin(self, done: dict[int, Task]) -> None:
        """Rewrite the journal atomically with the finished tasks."""
        if self.path:
            lines = [self.study.key, *(msgspec.json.encode(FinishedTask(*item)) for item in sorted(done.items()))]
            with self._told_if_full():
                write_whole(self.path, b"".join(line + b"\n" for line in lines).decode())

    def add(self, number: int, task: Task) -> None:
        """Keep a finished task."""
        if self.path:
            with self._told_if_full(), self.path.open("ab") as file:
                file.write(msgspec.json.encode(FinishedTask(number, task)) + b"\n")

    @contextmanager
    def _told_if_full(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise Error(_report("fault-unwritable", file=str(self.path), why=reason(error))) from None


@dataclass(frozen=True)
class Findings:
    """Everything that was played for a study."""

    study: Study
    matches: int  # asked for, at each table
    tasks: dict[int, Task]


def run_study(
    study: Study,
    matches: int,
    crew: Crew = alone,
    path: Path | None = None,
    progress: Progress = lambda done: None,
) -> Findings:
    """Play `matches` matches at each table; progress is told how many tasks are done.

    The same study gives the same findings whoever plays it, stopped in between or not.
    """
    if not 2 <= matches <= MOST_DEALS:
        raise Error(_report("fault-matches", most=Figure(MOST_DEALS, ","), matches=matches))
    journal = Journal(study, path)
    done = journal.read()
    wanted = study.tasks(matches)
    missing = [number for number in wanted if number not in done]
    finished = len(wanted) - len(missing)
    progress(finished)
    if missing:
        journal.begin(done)
        with closing(crew(Work(study.key, open_study, play_task), missing)) as playing:  # type: ignore[type-var]
            for count, (number, task) in enumerate(playing, finished + 1):
                done[number] = task
                journal.add(number, task)
                progress(count)
    return Findings(study, matches, {number: done[number] for number in wanted})
