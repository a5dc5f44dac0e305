"""`macabre verify FILE`: what a match's file proves about its luck.

The exit code is 0 if all of that is proved, 1 if nothing contradicts it but something is not proved (it is said what),
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
from macabre.errors import BadTranscript, OtherRules
from macabre.luck import Fair, Luck, Manual, Seeded, seats
from macabre.transcribe import fingerprint_of
from macabre.transcript import Unplayed, by_release, read_unplayed, replay

LEAST_DIGITS = 16  # of a fingerprint; the table shows as many

File = Annotated[Path, typer.Argument(metavar="FILE", help="A transcript of a match that is over.")]
Noted = Annotated[
    list[str] | None,
    typer.Option(
        metavar="STEP:DIGITS",
        help="A fingerprint that the table showed after a step, to see that the match was played so. May be repeated.",
    ),
]


@dataclass(frozen=True)
class Case:
    """What there is to prove: the luck, the steps, a fingerprint after some of them, and what a release cannot say."""

    luck: Luck
    steps: list[str]
    fingerprint: Callable[[int | None], str | None]
    unproved: str | None  # of rules that these are not, or of an end that is missing
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
        print(f"Not proved: {doubt}.")
    if doubts:
        raise typer.Exit(1)


def _open(text: str, name: str) -> Case:
    """A match, played again if it can be; of other rules the luck can still be checked."""
    try:
        match = replay(text, name)
    except OtherRules as other:
        return _unplayed(read_unplayed(text, name), other)
    unproved = None if match.finished else "the file ends before the match was over"
    return Case(match.luck, match.steps(), lambda step: fingerprint_of(match, step), unproved, True)


def _unplayed(told: Unplayed, other: OtherRules) -> Case:
    release = by_release(told.header.release)
    unproved = f"that the moves follow from the rules, for this is {other.sentence}: {release} can check it"
    return Case(told.header.luck, told.steps, told.fingerprint, unproved, False)


def _compare(case: Case, note: str, name: str) -> None:
    """The match goes through a step that somebody saw."""
    found = re.fullmatch(rf"(\d{{1,9}}):([0-9a-f]{{{LEAST_DIGITS},64}})", note.replace(" ", "").lower())
    if not found:
        raise BadTranscript(f"'{note}' is no step, a colon and {LEAST_DIGITS} to 64 hexadecimal digits")
    step, digits = int(found[1]), found[2]
    whole = case.fingerprint(step)
    if whole is None or not whole.startswith(digits):
        raise BadTranscript(f"this is not the match whose fingerprint was noted after step {step}", name)


def _proved(case: Case, noted: int) -> Iterator[str]:
    luck, steps = case.luck, case.steps
    if case.is_played:
        yield f"All {len(steps)} steps follow from the rules."
    if not isinstance(luck, Manual) and not (isinstance(luck, Fair) and luck.secret is None):
        draws = sum(step.startswith("chance ") for step in steps)
        yield f"All {draws} draws follow from the {'seed' if isinstance(luck, Seeded) else 'key'}."
    if isinstance(luck, Fair) and luck.secret:
        yield from _proved_of_promises(luck)
        if noted:
            yield f"It is the match of the {'fingerprint' if noted == 1 else f'{noted} fingerprints'} that you noted."
        if luck.persons is not None:
            digits = case.fingerprint(None)
            yield f"Its fingerprint after {len(steps)} steps is {digits}: whoever watched can compare it."


def _proved_of_promises(luck: Fair) -> Iterator[str]:
    salted = f"; so are the salts of {seats(sorted(luck.salts))}, who know their own" if luck.salts else ""
    yield f"The secret is the one that was promised{salted}."
    if luck.burnt:
        deals = "1 deal was" if len(luck.burnt) == 1 else f"{len(luck.burnt)} deals were"
        yield f"{deals} burnt before it, and the secret shown then is the one that was promised."
    if not luck.doubts():
        yield "Everybody who sat there gave a salt: nobody could choose this luck alone."


def _doubts(case: Case) -> Iterator[str]:
    luck = case.luck
    if isinstance(luck, Manual):
        yield "chance was played by hand in this match: nothing was promised about it"
    elif isinstance(luck, Seeded):
        yield "nothing was promised: whoever began this match chose its seed, and could know every draw"
    elif luck.secret is None:
        yield "the secret is not revealed: the match was not over, and its draws cannot be checked"
    else:
        yield from luck.doubts()
    if case.unproved:
        yield case.unproved
