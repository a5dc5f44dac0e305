"""Counts what greedy bots do in many matches, for docs/the-four-games.md: `python -m scripts.study_counts GAME …`.

These are the counts of `macabre study GAME --bots greedy`, from the same matches. Nothing is played again for each kind
of luck, which is most of a study's work. A run that was stopped goes on.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from macabre.catalogue import load
from macabre.cli.arguments import read_options
from macabre.language import Speech
from macabre.luck import Seeded
from macabre.study import Comparison, Figures, Study, make_study, write_study
from macabre.study.charts import Form
from macabre.study.comparison import Measured
from macabre.study.estimates import FigureRow, difference
from macabre.study.figures import NUMBER
from macabre.study.journal import Findings, Journal
from macabre.study.playing import PlayedMatch, Sitting, Task

PLAYERS = 4


def study_of(game: str, changed: str | None = None) -> Study:
    """Greedy bots at the usual game, or with another board or house rule."""
    chosen = load(game)
    is_board = changed is not None and "=" not in changed
    options = read_options(chosen, [changed] if changed and not is_board else [])
    return make_study(chosen, ("greedy",), PLAYERS, 0, options, Path(changed) if changed and is_board else None)


def count(study: Study, matches: int, path: Path) -> Findings:
    """Play what has not been played, and keep it in a file."""
    journal, wanted = Journal(study, path), study.tasks(matches)
    done = journal.read()
    journal.begin(done)
    for number in wanted:
        if number not in done:
            done[number] = Task([played(study, deal) for deal in (2 * number, 2 * number + 1)], {})
            journal.add(number, done[number])
    return Findings(study, matches, {number: done[number] for number in wanted})


def played(study: Study, deal: int) -> PlayedMatch:
    """A match of a study, with its counts."""
    seed = study.deal_seed(deal)
    return Sitting(study, deal, (0,) * study.seats, Seeded(seed), seed).play().seen([])


def told(comparison: Comparison) -> Iterator[str]:
    """Every figure of outcomes, course and uses, a line each; uses also for a match."""
    for measured in comparison.measured:
        form = comparison.form(measured.group)
        yield line(measured.group.key, measured, form, measured.rows, comparison)
        if measured.group.key.startswith("used "):
            rows = tuple(in_a_match(row) if row else None for row in measured.rows)
            yield line(f"{measured.group.key}, a match", measured, Form(NUMBER, speech=Speech()), rows, comparison)


def in_a_match(row: FigureRow) -> FigureRow:
    """Uses in a hundred decisions as uses in a match."""
    return FigureRow.mean(row.label, row.amounts, is_part=False)


def line(key: str, measured: Measured, form: Form, rows: tuple[FigureRow | None, ...], comparison: Comparison) -> str:
    """One figure on each side, and the difference."""
    said = [form.write_all(row.estimate() if row else None) for row in rows]
    if len(rows) == 2 and rows[0] and rows[1]:
        said.append(Form(form.form, True, Speech()).write_all(difference(rows[0], rows[1])))
    return " | ".join([key, comparison.said(measured.label), *said])


def main() -> None:
    """Count, and write the figures and charts."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--matches", type=int, default=2000)
    asked.add_argument("--against", metavar="FILE|NAME=VALUE")
    asked.add_argument("--out", type=Path)
    given = asked.parse_args()
    folder = given.out or Path(f"counts-{given.game}")
    folder.mkdir(parents=True, exist_ok=True)
    changes = [None, given.against] if given.against else [None]
    sides = [
        Figures(count(study_of(given.game, changed), given.matches, folder / f"counts-{side}.jsonl"))
        for side, changed in enumerate(changes)
    ]
    comparison = Comparison(tuple(sides))
    write_study(comparison, folder)
    (folder / "figures.txt").write_text("\n".join(told(comparison)) + "\n", "utf-8")
    print(folder / "figures.txt")


if __name__ == "__main__":
    main()
