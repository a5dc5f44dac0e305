"""Matches that people have played, from their transcripts, counted as those of bots are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from macabre.drive import Driver
from macabre.errors import Error
from macabre.match import Match
from macabre.study.plan import Study
from macabre.study.playing import PlayedMatch
from macabre.study.uses import Counter
from macabre.transcript import replay

NOBODY = -1  # of the ladder


def read_people(study: Study, places: Iterable[Path]) -> list[PlayedMatch]:
    """The matches of files and of folders of them; each must be over, and of the study's game and seats."""
    paths = [path for place in places for path in _files(place)]
    return [_seen(number, _read(study, path)) for number, path in enumerate(paths)]


def _files(place: Path) -> Iterator[Path]:
    yield from sorted(place.glob("*.txt")) if place.is_dir() else [place]


def _read(study: Study, path: Path) -> Match:
    try:
        match = replay(path.read_text("utf-8"), path.name)
    except (OSError, UnicodeDecodeError) as error:
        raise Error(f"{path} cannot be read ({error.__class__.__name__})") from None
    if (match.game.id, match.players) != (study.game, study.seats):
        raise Error(f"{path} is a match of {match.game.id} for {match.players}, not of {study.game} for {study.seats}")
    if not match.finished:
        raise Error(f"{path} is a match that is not over")
    return match


def _seen(number: int, match: Match) -> PlayedMatch:
    """What a study keeps of a match."""
    uses, driver = Counter(match), Driver(match.game.rules, match.board)
    decided = [(place, *step[:2]) for place, step in enumerate(match.entries) if step.who >= 0]
    offers = []
    for place, seat, action in decided:
        driver.state = match.state(place)
        offers.append(driver.legal(seat))
        uses.decide(seat, offers[-1], action)
        uses.happen(seat, match.state(place), match.state(place + 1), action)
    return PlayedMatch(
        number,
        (NOBODY,) * match.players,
        tuple(match.winners),
        tuple(match.scores) if match.scores else None,
        len(decided),
        sum(len(offer) == 1 for offer in offers),
        sum(map(len, offers)),
        match.ending or "",
        uses.result(),
        [],
        [action for _, _, action in decided],
    )
