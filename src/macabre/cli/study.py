"""`macabre study GAME`: how a game plays, as a report; with `--against`, what an option or another board changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from macabre.arena.crews import choose_crew
from macabre.arena.entrants import read_entrants
from macabre.bots import bot_names
from macabre.catalogue import load
from macabre.cli.arguments import BoardFile, GameId, Options, open_folder, read_options
from macabre.cli.prepare import prepare, progress_bar
from macabre.errors import BadOption, Error
from macabre.game import Game
from macabre.study import Comparison, Figures, Study, make_study, run_study, sum_up, write_study
from macabre.study.files import WRITING_STEPS

Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        help="Kinds of bots, the weakest first, separated by commas; each plays at a table of its equals, and all "
        f"together at one. hard:300 has a budget of its own. There are {', '.join(bot_names())}, "
        "and your own by ./mine.py:Bot.",
    ),
]
Matches = Annotated[int, typer.Option("--matches", min=2, help="How many matches, at each table.")]
Players = Annotated[int | None, typer.Option("--players", help="How many seats; as many as there are by default.")]
Seed = Annotated[int, typer.Option("--seed", help="Another number makes other deals.")]
Iterations = Annotated[int | None, typer.Option("--iterations", min=1, help="How long bots that search may think.")]
Against = Annotated[
    list[str] | None,
    typer.Option(
        "--against", metavar="FILE or NAME=VALUE", help="Compare with another board or house rule, on the same luck."
    ),
]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="DIR", help="Where everything goes; the same command goes on where it was stopped."),
]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, help="How many processes; one for each core by default.")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="A Ray cluster; «local» starts one here.")]
Limit = Annotated[int | None, typer.Option("--limit", min=1, help="Cut a match off after this many decisions.")]


def run(
    game: GameId,
    bots: Bots = "random,greedy",
    matches: Matches = 200,
    players: Players = None,
    seed: Seed = 0,
    option: Options = None,
    board: BoardFile = None,
    against: Against = None,
    iterations: Iterations = None,
    limit: Limit = None,
    out: Out = None,
    jobs: Jobs = None,
    ray: Ray = None,
) -> None:
    """Let bots play a game; write a report on seats, length, skill, luck, and what is used, with intervals."""
    chosen = load(game)
    options, ladder = read_options(chosen, option), read_entrants(bots)
    settings = [(options, board), *([_read_against(chosen, against, options, board)] if against else [])]
    studies = [make_study(chosen, ladder, players, seed, o, b, iterations, limit) for o, b in settings]
    folder = open_folder(out or Path(f"study-{chosen.id}"))
    prepare([chosen.id])
    comparison = _play(studies, matches, folder, jobs, ray)
    has_parquet = _write(comparison, folder)
    print("\n".join(f"- {sentence}" for sentence in sum_up(comparison)))
    print(f"\nThe report is {folder / 'report.html'}; its numbers, charts and matches are beside it.")
    if not has_parquet:
        print("For Parquet: pip install 'macabre[parquet]'")


def _read_against(
    game: Game, given: list[str], options: dict[str, Any], board: Path | None
) -> tuple[dict[str, Any], Path | None]:
    """The other side: the same but for the boards and house rules that are named."""
    boards = [text for text in given if "=" not in text or Path(text).is_file()]
    if len(boards) > 1:
        raise BadOption("a comparison is with one other board, not with several")
    rules = read_options(game, [text for text in given if text not in boards])
    return options | rules, Path(boards[0]) if boards else board


def _play(studies: list[Study], matches: int, folder: Path, jobs: int | None, ray: str | None) -> Comparison:
    totals = [len(study.tasks(matches)) for study in studies]
    sides: list[Figures] = []
    with progress_bar(f"{studies[0].game}: {', '.join(studies[0].ladder)}", sum(totals)) as tell:
        for number, study in enumerate(studies):
            path, before = folder / f"{('study', 'against')[number]}.jsonl", sum(totals[:number])
            findings = run_study(study, matches, choose_crew(jobs, ray), path, _after(before, tell))
            sides.append(Figures(findings))
    return Comparison(tuple(sides))


def _after(before: int, tell: Callable[[int], None]) -> Callable[[int], None]:
    return lambda done: tell(before + done)


def _write(comparison: Comparison, folder: Path) -> bool:
    with progress_bar("Writing the report", WRITING_STEPS) as tell:
        try:
            return write_study(comparison, folder, tell)
        except OSError as error:
            raise Error(f"{folder} cannot be written to ({error.__class__.__name__})") from None
