"""`macabre verify FILE`: what a match's file proves about its luck.

The exit code is 0 if everything is proved, 1 if nothing contradicts it but something is not proved (it says what),
and 2 if a proof is broken or the file cannot be read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from macabre.cli.arguments import read_text_file
from macabre.cli.reader import speech
from macabre.errors import BadTranscript, OtherRules
from macabre.language import Saying, sayings
from macabre.language.saying import COMMANDS
from macabre.luck import Fair, Luck, Manual, Seeded
from macabre.transcribe import fingerprint_of
from macabre.transcript import Unplayed, by_release, read_unplayed, replay

_report = sayings(COMMANDS)

LEAST_DIGITS = 16  # of a fingerprint; the table shows as many

File = Annotated[Path, typer.Argument(metavar="FILE", help="help-finished-file")]
Noted = Annotated[
    list[str] | None,
    typer.Option(
        metavar="STEP:DIGITS",
        help="help-verify-noted",
    ),
]


@dataclass(frozen=True)
class Case:
    """What there is to prove: the luck, the steps, a fingerprint after some of them, and what a release cannot say."""

    luck: Luck
    steps: list[str]
    fingerprint: Callable[[int | None], str | None]
    unproved: Saying | None  # of rules that these are not, or of an end that is missing
    is_played: bool


def run(file: File, noted: Noted = None) -> None:
    """Check every promise, every draw and every move of a match; exit code 1 if something is left unproved."""
    case = _open(read_text_file(file), str(file))
    for note in noted or ():
        _compare(case, note, str(file))
    for line in _proved(case, len(noted or ())):
        print(line)
    doubts = list(_doubts(case))
    for doubt in doubts:
        print(speech().report("proof-not", doubt=doubt))
    if doubts:
        raise typer.Exit(1)


def _open(text: str, name: str) -> Case:
    """A match, played again if it can be; of other rules the luck can still be checked."""
    try:
        match = replay(text, name)
    except OtherRules as other:
        return _unplayed(read_unplayed(text, name), other)
    unproved = None if match.finished else _report("proof-unfinished")
    return Case(match.luck, match.steps(), lambda step: fingerprint_of(match, step), unproved, True)


def _unplayed(told: Unplayed, other: OtherRules) -> Case:
    release = by_release(told.header.release)
    unproved = _report("proof-other-rules", other=other.said, release=release)
    return Case(told.header.luck, told.steps, told.fingerprint, unproved, False)


def _compare(case: Case, note: str, name: str) -> None:
    """The match goes through a step that somebody saw."""
    found = re.fullmatch(rf"(\d{{1,9}}):([0-9a-f]{{{LEAST_DIGITS},64}})", note.replace(" ", "").lower())
    if not found:
        raise BadTranscript(_report("fault-noted", note=note, least=LEAST_DIGITS))
    step, digits = int(found[1]), found[2]
    whole = case.fingerprint(step)
    if whole is None or not whole.startswith(digits):
        raise BadTranscript(_report("fault-other-match", step=step), name)


def _proved(case: Case, noted: int) -> Iterator[str]:
    luck, steps, said = case.luck, case.steps, speech()
    if case.is_played:
        yield said.report("proof-steps", count=len(steps))
    if not isinstance(luck, Manual) and not (isinstance(luck, Fair) and luck.secret is None):
        draws = sum(step.startswith("chance ") for step in steps)
        yield said.report("proof-draws-seed" if isinstance(luck, Seeded) else "proof-draws-key", count=draws)
    if isinstance(luck, Fair) and luck.secret:
        yield from _proved_of_promises(luck)
        if noted:
            yield said.report("proof-noted", count=noted)
        if luck.persons is not None:
            yield said.report("proof-fingerprint", steps=len(steps), digits=case.fingerprint(None))


def _proved_of_promises(luck: Fair) -> Iterator[str]:
    said, salted = speech(), ", ".join(map(str, sorted(luck.salts)))
    yield said.report("proof-secret-salts", seats=salted) if salted else said.report("proof-secret")
    if luck.burnt:
        yield said.report("proof-burnt", count=len(luck.burnt))
    if not luck.doubts():
        yield said.report("proof-salted")


def _doubts(case: Case) -> Iterator[Saying]:
    luck = case.luck
    if isinstance(luck, Manual):
        yield _report("proof-by-hand")
    elif isinstance(luck, Seeded):
        yield _report("proof-seeded")
    elif luck.secret is None:
        yield _report("proof-unrevealed")
    else:
        yield from luck.doubts()
    if case.unproved:
        yield case.unproved
