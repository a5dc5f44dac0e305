"""Matches worth looking at, and each as a replay that a page can step through."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from macabre.language import Figure, Saying, Speech, sayings
from macabre.language.labels import meant, shown
from macabre.language.saying import COMMANDS
from macabre.match import Match
from macabre.study.chances import comeback, decided_at, lead_changes
from macabre.study.figures import Figures, StudyTable
from macabre.study.names import label_bot
from macabre.study.plan import Study
from macabre.study.playing import PlayedMatch, replay_match

_report = sayings(COMMANDS)


@dataclass(frozen=True)
class Outlier:
    """A match, and what is remarkable about it."""

    key: str
    note: Saying
    study: Study
    seen: PlayedMatch

    def names(self, speech: Speech) -> list[str]:
        """What its players are called."""
        bots = [shown(label_bot(self.study.ladder[bot]), speech) for bot in self.seen.seated]
        return [f"{bot} {number}" for number, bot in enumerate(bots, 1)]

    def match(self) -> Match:
        """The match itself."""
        return replay_match(self.study, self.seen)


def find_outliers(figures: Figures) -> list[Outlier]:
    """The extremes of the strongest bots' table, and a win of the weakest bot at the mixed one."""
    study = figures.findings.study
    found = [*_extremes(figures.tables[-1]), *_upset(figures)]
    return [Outlier(key, note, study, seen) for key, note, seen in found]


def _extremes(table: StudyTable) -> Iterator[tuple[str, Saying, PlayedMatch]]:
    def most(value: Callable[[PlayedMatch], float], matches: list[PlayedMatch]) -> PlayedMatch:
        return max(matches, key=lambda seen: (value(seen), -seen.deal))

    longest = most(lambda seen: seen.decisions, table.matches)
    yield "longest", _report("outlier-decisions", count=longest.decisions), longest
    shortest = most(lambda seen: -seen.decisions, table.matches)
    yield "shortest", _report("outlier-decisions", count=shortest.decisions), shortest
    decided = [seen for seen in table.looked if seen.winners]
    if not decided:
        return
    changing = most(lambda seen: lead_changes(seen.chances), decided)
    yield "lead-changes", _report("outlier-times", count=lead_changes(changing.chances)), changing
    behind = most(lambda seen: -comeback(seen.chances, seen.winners), decided)
    chance = Figure(comeback(behind.chances, behind.winners), ".0%")
    yield "comeback", _report("outlier-from", chance=chance), behind
    early = most(lambda seen: -decided_at(seen.chances, seen.winners), decided)
    part = Figure(decided_at(early.chances, early.winners), ".0%")
    yield "soonest-decided", _report("outlier-after", part=part), early


def _upset(figures: Figures) -> Iterator[tuple[str, Saying, PlayedMatch]]:
    for seen in figures.mixed_matches:
        if any(seen.seated[seat] == 0 for seat in seen.winners):
            yield "upset", _report("outlier-wins", bot=meant(label_bot(figures.findings.study.ladder[0]))), seen
            return


# --- as a replay


def replay_data(outlier: Outlier, reader: Speech) -> dict[str, object]:
    """A match for the page: at each decision what has happened and how the table looks; equal lines are kept once."""
    match, speech = outlier.match(), reader.called(outlier.names(reader))
    lines: dict[str, int] = {}
    told: dict[int, list[str]] = {}
    for event in match.told_in(speech, None):
        told.setdefault(event["number"], []).append(event["text"])
    stops = match.decision_points()
    steps = [
        {"told": _between(told, first, last), "picture": _picture(match, speech, last, lines)}
        for first, last in zip([0, *stops], stops, strict=False)
    ]
    return {"lines": list(lines), "steps": steps, "transcript": match.transcript()}


def _between(told: dict[int, list[str]], first: int, last: int) -> list[str]:
    return [text for number in range(first + 1, last + 1) for text in told.get(number, []) if text]


def _picture(match: Match, speech: Speech, length: int, lines: dict[str, int]) -> list[int]:
    drawn = match.game.rules.notation.picture(match.at(length).view(None), speech)
    return [lines.setdefault(line.rstrip(), len(lines)) for line in drawn.split("\n")]
