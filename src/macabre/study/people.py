"""Matches that people have played, from their transcripts, counted as those of bots are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from macabre.arena.series import ended
from macabre.drive import Driver
from macabre.errors import Error, reason
from macabre.language import sayings
from macabre.language.saying import COMMANDS
from macabre.match import Match
from macabre.rules import choice_word
from macabre.study.plan import Study
from macabre.study.playing import PlayedMatch
from macabre.study.uses import Counter
from macabre.transcript import replay

_report = sayings(COMMANDS)

NOBODY = -1  # of the ladder


def read_people(study: Study, places: Iterable[Path]) -> list[PlayedMatch]:
    """The matches of files and of folders of them; each must be over, and of the study's game and kind."""
    paths = [path for place in places for path in _files(place)]
    return [_seen(number, _read(study, path)) for number, path in enumerate(paths)]


def _files(place: Path) -> Iterator[Path]:
    yield from sorted(place.glob("*.txt")) if place.is_dir() else [place]


def _read(study: Study, path: Path) -> Match:
    try:
        match = replay(path.read_text("utf-8"), path.name)
    except (OSError, UnicodeDecodeError) as error:
        raise Error(_report("fault-unreadable", file=str(path), why=reason(error))) from None
    if (match.game.id, match.players) != (study.game, study.seats):
        given = {"game": match.game.id, "players": match.players, "wanted": study.game, "seats": study.seats}
        raise Error(_report("fault-people", file=str(path), **given))
    if not match.finished:
        raise Error(_report("fault-not-over", file=str(path)))
    _agree(study, match, path)
    return match


def _agree(study: Study, match: Match, path: Path) -> None:
    """Figures of people are those of the study's own house rules and board, or they would say nothing beside bots'."""
    other = {name: value for name, value in match.options.items() if value != study.options[name]}
    if other:
        wanted = {name: study.options[name] for name in other}
        raise Error(_report("fault-people-options", file=str(path), played=_listed(other), studied=_listed(wanted)))
    if match.board.digest != study.laid_out[1].digest:
        raise Error(_report("fault-people-board", file=str(path)))


def _listed(options: dict[str, Any]) -> str:
    return ", ".join(f"{name}={choice_word(value)}" for name, value in options.items())


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
    forced, options = sum(len(offer) == 1 for offer in offers), sum(map(len, offers))
    actions = [action for _, _, action in decided]
    seated = (NOBODY,) * match.players
    return PlayedMatch(number, seated, len(decided), *ended(match), forced, options, uses.result(), [], actions)
