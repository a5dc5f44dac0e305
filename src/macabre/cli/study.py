"""`macabre study GAME`: how a game plays, as a report; with `--against`, what an option or another board changes."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from math import prod
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from macabre.arena.crews import choose_crew
from macabre.arena.entrants import read_entrants
from macabre.catalogue import load
from macabre.cli.arguments import BoardFile, GameId, Options, open_folder, read_options, unwritable
from macabre.cli.prepare import prepare, progress_bar
from macabre.cli.reader import speech
from macabre.errors import BadOption, Error
from macabre.game import Game
from macabre.language import sayings
from macabre.language.saying import COMMANDS
from macabre.study import (
    Comparison,
    Figures,
    Study,
    best_settings,
    make_study,
    read_wish,
    run_study,
    sum_up,
    write_study,
)
from macabre.study.files import WRITING_STEPS
from macabre.study.minutes import Pace, pace_of
from macabre.study.people import read_people
from macabre.study.playing import PlayedMatch
from macabre.study.wanted import Nearest

_report = sayings(COMMANDS)

MOST_SETTINGS = 64
RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")

Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        help="help-study-bots",
    ),
]
Matches = Annotated[int, typer.Option("--matches", min=2, help="help-study-matches")]
Players = Annotated[int | None, typer.Option("--players", help="help-study-players")]
Seed = Annotated[int, typer.Option("--seed", help="help-deals-seed")]
Iterations = Annotated[int | None, typer.Option("--iterations", min=1, help="help-iterations")]
Against = Annotated[
    list[str] | None,
    typer.Option(
        "--against",
        metavar="FILE|NAME=VALUE",
        help="help-study-against",
    ),
]
Wanted = Annotated[
    list[str] | None,
    typer.Option(
        "--wanted",
        metavar="NAME=LOW..HIGH",
        help="help-study-wanted",
    ),
]
People = Annotated[
    list[Path] | None,
    typer.Option("--people", metavar="FILE", help="help-study-people"),
]
Seconds = Annotated[
    Path | None,
    typer.Option("--seconds", metavar="FILE.toml", help="help-study-seconds"),
]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="DIR", help="help-out"),
]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, help="help-jobs")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="help-ray")]
Limit = Annotated[int | None, typer.Option("--limit", min=1, help="help-limit")]


class Others(NamedTuple):
    """What a study is told of people: how long a move takes them, and matches of theirs."""

    pace: Pace
    matches: tuple[PlayedMatch, ...]


def run(
    game: GameId,
    bots: Bots = "random,greedy",
    matches: Matches = 200,
    players: Players = None,
    seed: Seed = 0,
    option: Options = None,
    board: BoardFile = None,
    against: Against = None,
    wanted: Wanted = None,
    people: People = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    limit: Limit = None,
    out: Out = None,
    jobs: Jobs = None,
    ray: Ray = None,
) -> None:
    """Let bots play a game; write a report on seats, length, skill, luck, and what is used, with intervals."""
    chosen, wishes = load(game), [read_wish(text) for text in wanted or []]
    options, ladder = read_options(chosen, option), read_entrants(bots)
    settings = [(options, board), *(_settings(chosen, against, options, board) if against else [])]
    made = [make_study(chosen, ladder, players, seed, o, b, iterations, limit) for o, b in settings]
    studies = [made[0], *(_others(made) or made[1:])]
    played = tuple(read_people(studies[0], people or []))
    others = Others(pace_of(chosen.id, studies[0].seats, seconds), played)
    folder = open_folder(out or Path(f"study-{chosen.id}"))
    prepare([chosen.id])
    comparison = _play(studies, matches, folder, others, jobs, ray)
    best = best_settings(comparison, wishes) if wishes else None
    has_parquet = _write(comparison, folder, best)
    said = speech()
    if best:
        print(best.head)
    print("\n".join(f"- {sentence}" for sentence in (best.settings if best else sum_up(comparison))))
    print(f"\n{said.report('study-done', file=str(folder / 'report.html'))}")
    if not has_parquet:
        print(said.report("install-parquet"))


def _others(studies: list[Study]) -> list[Study]:
    """All that differ from the first, each once."""
    return [study for number, study in enumerate(studies) if study not in studies[:number] and number]


def _settings(
    game: Game, given: list[str], options: dict[str, Any], board: Path | None
) -> list[tuple[dict[str, Any], Path | None]]:
    """The other sides: every combination of the boards and house rules that are named; else as the first."""
    boards = [Path(text) for text in given if "=" not in text or Path(text).is_file()]
    tried = [_values(text) for text in given if Path(text) not in boards]
    count = prod(map(len, tried)) * max(1, len(boards))
    if count >= MOST_SETTINGS:
        raise BadOption(_report("fault-settings", most=MOST_SETTINGS, settings=count + 1))
    rules = [options | read_options(game, list(chosen)) for chosen in product(*tried)]
    others: list[Path | None] = [*boards] or [board]
    return [(rule, own) for own in others for rule in rules]


def _values(text: str) -> list[str]:
    """A house rule for each value of a text such as target=3..12 or target=1|5|10."""
    name, _, values = text.partition("=")
    if found := RANGE.fullmatch(values):
        if int(found[1]) > int(found[2]):
            raise BadOption(_report("fault-range", right=f"{name}={found[2]}..{found[1]}", text=text))
        return [f"{name}={value}" for value in range(int(found[1]), int(found[2]) + 1)]
    return [f"{name}={value}" for value in values.split("|")]


def _play(
    studies: list[Study], matches: int, folder: Path, others: Others, jobs: int | None, ray: str | None
) -> Comparison:
    totals = [len(study.tasks(matches)) for study in studies]
    sides: list[Figures] = []
    with progress_bar(f"{studies[0].game}: {', '.join(studies[0].ladder)}", sum(totals)) as tell:
        for number, study in enumerate(studies):
            path, before = folder / f"{_file(number)}.jsonl", sum(totals[:number])
            findings = run_study(study, matches, choose_crew(jobs, ray), path, _after(before, tell))
            sides.append(Figures(findings, *others))
    return Comparison(tuple(sides), speech())


def _file(number: int) -> str:
    return ("study", "against")[number] if number < 2 else f"against-{number}"


def _after(before: int, tell: Callable[[int], None]) -> Callable[[int], None]:
    return lambda done: tell(before + done)


def _write(comparison: Comparison, folder: Path, best: Nearest | None) -> bool:
    with progress_bar(speech().report("study-writing"), WRITING_STEPS) as tell:
        try:
            return write_study(comparison, folder, tell, best)
        except OSError as error:
            raise Error(unwritable(folder, error)) from None
