"""What the matches of a study show, as groups of measured rows: the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from macabre.language import Figure, Saying, sayings
from macabre.language.labels import called, label, meant
from macabre.language.saying import COMMANDS
from macabre.study.chances import MARKS, decided_at, lead_changes, winners_chance
from macabre.study.deciding import LuckShares
from macabre.study.estimates import FigureRow
from macabre.study.journal import Findings
from macabre.study.minutes import Pace, pace_of
from macabre.study.names import GameNames, Names, label_bot
from macabre.study.playing import BOTS, PlayedMatch, Task
from macabre.study.uses import NEVER, in_order, split

SHARE, NUMBER = "share", "number"
MIXED = label("study-all-together", "all together")
PEOPLE = label("study-people", "people")
USED = "used "
USES = ("chosen ", USED, "won ")  # how the keys of the groups of uses begin
_report = sayings(COMMANDS)

FEW, RARE = 20, 5  # offers or uses, and matches with any, under which nothing is said about a thing


@dataclass(frozen=True)
class Group:
    """Rows that belong in one chart."""

    key: str
    title: Saying
    form: str  # SHARE or NUMBER
    rows: list[FigureRow]
    even: float | None = None  # what it would be if nothing made a difference

    def row(self, name: str) -> FigureRow | None:
        """A row by its label."""
        return next((row for row in self.rows if row.label == name), None)


@dataclass(frozen=True)
class StudyTable:
    """One table of a study: whose, its matches, and the pairs' swaps of luck."""

    name: str
    seats: int
    tasks: list[Task]
    pace: Pace | None = None  # where it is asked how long people would take
    names: Names = field(default_factory=Names)

    @cached_property
    def matches(self) -> list[PlayedMatch]:
        """All matches, in order."""
        return [seen for task in self.tasks for seen in task.matches]

    @property
    def looked(self) -> list[PlayedMatch]:
        """Those whose chances were looked at."""
        return [seen for seen in self.matches if seen.chances]

    @cached_property
    def groups(self) -> dict[str, Group]:
        """Everything that was measured, by key."""
        groups = [self._seats(), self._endings(), *self._lengths(), *self._leads(), *self._luck(), *self._uses()]
        return {group.key: group for group in groups if group.rows}

    # --- results

    def _seats(self) -> Group:
        shares = {seat: [seen.share(seat) for seen in self.matches] for seat in range(self.seats)}
        rows = [FigureRow.mean(label("study-seat", f"seat {seat}", seat=seat), shares[seat]) for seat in shares]
        return Group("seats", _report("study-title-seats"), SHARE, rows, 1 / self.seats)

    def _endings(self) -> Group:
        names = sorted({seen.ending for seen in self.matches})
        ended = {name: [seen.ending == name for seen in self.matches] for name in names}
        rows = [FigureRow.mean(self.names.ending(name), matches) for name, matches in ended.items()]
        nobody = [not seen.winners for seen in self.matches]
        more = [FigureRow.mean(label("study-nobody-wins", "nobody wins"), nobody)] if any(nobody) else []
        shared = [len(seen.winners) > 1 for seen in self.matches]
        more += [FigureRow.mean(label("study-shared", "the win is shared"), shared)] if any(shared) else []
        return Group("endings", _report("study-title-endings"), SHARE, rows + more)

    def _lengths(self) -> Iterator[Group]:
        decisions = [seen.decisions for seen in self.matches]
        yield Group(
            "length",
            _report("study-title-length"),
            NUMBER,
            [FigureRow.mean(label("study-decisions", "decisions"), decisions, is_part=False)],
        )
        if self.pace:
            minutes = [self.pace.minutes(seen) for seen in self.matches]
            row = FigureRow.mean(label("study-minutes", "minutes"), minutes, is_part=False)
            yield Group("minutes", _report("study-title-minutes"), NUMBER, [row])
        forced = FigureRow.ratio(label("study-forced", "forced"), [seen.forced for seen in self.matches], decisions)
        yield Group("forced", _report("study-title-forced"), SHARE, [forced])
        moves = label("study-legal-moves", "legal moves")
        options = FigureRow.ratio(moves, [seen.options for seen in self.matches], decisions, is_part=False)
        yield Group("options", _report("study-title-options"), NUMBER, [options])

    def _leads(self) -> Iterator[Group]:
        looked = self.looked
        if not looked:
            return
        leads = [lead_changes(seen.chances) for seen in looked]
        changes = FigureRow.mean(label("study-lead-changes", "lead changes"), leads, is_part=False)
        yield Group("leads", _report("study-title-leads"), NUMBER, [changes])
        won = [seen for seen in looked if seen.winners]
        after = [decided_at(seen.chances, seen.winners) for seen in won]
        decided = FigureRow.mean(label("study-decided-after", "decided after"), after)
        yield Group("decided", _report("study-title-decided"), SHARE, [decided] if won else [])
        curve = [
            FigureRow.mean(_part_played(mark), [winners_chance(seen.chances[mark], seen.winners) for seen in won])
            for mark in range(MARKS)
        ]
        yield Group("curve", _report("study-title-curve"), SHARE, curve if won else [], 1 / self.seats)

    # --- luck

    def _luck(self) -> Iterator[Group]:
        pairs = [task for task in self.tasks if task.swaps and len(task.matches) == 2]
        if not pairs:
            return
        luck = LuckShares(pairs, self.seats, self.names)
        kinds = list(dict.fromkeys(kind for task in pairs for kind in task.swaps))
        kinds.sort(key=lambda kind: kind == BOTS)
        yield Group("alone", _report("study-title-alone"), SHARE, luck.alone(kinds), 0.0)
        anew = 1 - 1 / self.seats  # how often two matches of equals have different winners
        yield Group("others", _report("study-title-others"), SHARE, luck.changed(kinds), anew)

    # --- uses

    def _uses(self) -> Iterator[Group]:
        things = sorted({name for seen in self.matches for name in seen.uses}, key=in_order)
        for heading in dict.fromkeys(split(name)[0] for name in things):
            under = [name for name in things if split(name)[0] == heading]
            said = meant(self.names.heading(heading))
            chosen = [row for row in map(self._chosen, under) if _is_enough(row)]
            yield Group(f"chosen {heading}", _report("study-title-chosen", heading=said), SHARE, chosen)
            used = [row for row in map(self._used, under) if row.amounts.sum() >= FEW]
            yield Group(f"{USED}{heading}", _report("study-title-used", heading=said), NUMBER, used)
            won = [row for row in map(self._won, under) if _is_enough(row)]
            title = _report("study-title-won", heading=said)
            yield Group(f"won {heading}", title, SHARE, won if len(won) > 1 else [], 1 / self.seats)

    @property
    def headings(self) -> list[str]:
        """What uses are counted of."""
        return list(dict.fromkeys(split(name)[0] for seen in self.matches for name in seen.uses))

    def every_use(self, heading: str) -> dict[str, float]:
        """The uses of all that stands under a heading in a hundred decisions, however few they are."""
        names = {name for seen in self.matches for name in seen.uses if split(name)[0] == heading}
        return {self._label(name): self._used(name).value for name in sorted(names, key=in_order)}

    def _label(self, name: str) -> str:
        return self.names.thing(*split(name))

    def _chosen(self, name: str) -> FigureRow:
        uses = [seen.uses.get(name, NEVER) for seen in self.matches]
        return FigureRow.ratio(self._label(name), [use[1] for use in uses], [use[0] for use in uses])

    def _used(self, name: str) -> FigureRow:
        uses = [sum(seen.uses.get(name, NEVER)[2]) for seen in self.matches]
        hundreds = [seen.decisions / 100 for seen in self.matches]
        return FigureRow.ratio(self._label(name), uses, hundreds, is_part=False)

    def _won(self, name: str) -> FigureRow:
        used = [seen.uses.get(name, NEVER)[2] for seen in self.matches]
        by_winners = [
            sum(seen.share(seat) * times for seat, times in enumerate(uses))
            for seen, uses in zip(self.matches, used, strict=True)
        ]
        return FigureRow.ratio(self._label(name), by_winners, [sum(uses) for uses in used])


def _is_enough(row: FigureRow) -> bool:
    return row.total >= FEW and row.units >= RARE


# --- the whole study


@dataclass(frozen=True)
class Figures:
    """All tables of a study, how fast people would play, and matches that people have played."""

    findings: Findings
    own_pace: Pace | None = None
    people: tuple[PlayedMatch, ...] = ()

    @cached_property
    def names(self) -> Names:
        """What the game calls whatever is counted."""
        game, board = self.findings.study.laid_out
        return GameNames(game.rules.notation, board)

    @cached_property
    def tables(self) -> list[StudyTable]:
        """A table of equals for each bot of the ladder; before them that of people, if there is one."""
        study = self.findings.study
        pace = self.own_pace or pace_of(study.game, study.seats)
        ladder = enumerate(study.ladder)
        tables = [StudyTable(_bots_of(bot), study.seats, self._tasks(kind), pace, self.names) for kind, bot in ladder]
        played = [Task([seen], {}) for seen in self.people]
        return [StudyTable(PEOPLE, study.seats, played, pace, self.names), *tables] if played else tables

    def _tasks(self, kind: int) -> list[Task]:
        kinds = self.findings.study.kinds
        return [task for number, task in sorted(self.findings.tasks.items()) if number % kinds == kind]

    @property
    def mixed_matches(self) -> list[PlayedMatch]:
        """The matches of all bots together."""
        mixed = self.findings.study.mixed
        return [] if mixed is None else [seen for task in self._tasks(mixed) for seen in task.matches]

    @cached_property
    def mixed(self) -> dict[str, Group]:
        """What the table of all bots together shows."""
        study = self.findings.study
        if study.mixed is None:
            return {}
        deals = [task.matches for task in self._tasks(study.mixed)]
        groups = [self._bots(deals), self._places(deals), self._higher(deals)]
        return {group.key: group for group in groups}

    def _bots(self, deals: list[list[PlayedMatch]]) -> Group:
        ladder = enumerate(self.findings.study.ladder)
        rows = [_over_seats(label_bot(name), bot, deals, PlayedMatch.share) for bot, name in ladder]
        return Group("bots", _report("study-title-bots"), SHARE, rows, 1 / self.findings.study.seats)

    def _places(self, deals: list[list[PlayedMatch]]) -> Group:
        ladder = enumerate(self.findings.study.ladder)
        rows = [_over_seats(label_bot(name), bot, deals, PlayedMatch.place, is_part=False) for bot, name in ladder]
        return Group("places", _report("study-title-places"), NUMBER, rows)

    def _higher(self, deals: list[list[PlayedMatch]]) -> Group:
        """How often the better of two bots at one table finishes higher, where they do not finish alike."""
        ladder = self.findings.study.ladder
        rows = [_meetings(_above(ladder[bot + 1], ladder[bot]), bot, deals) for bot in range(len(ladder) - 1)]
        return Group("higher", _report("study-title-higher"), SHARE, rows, 0.5)


def _bots_of(bot: str) -> str:
    return label("study-bots", f"{bot} bots", bot=meant(label_bot(bot)))


def _above(better: str, worse: str) -> str:
    said = {"better": meant(label_bot(better)), "worse": meant(label_bot(worse))}
    return label("study-above", f"{better} above {worse}", **said)


def _meetings(name: str, bot: int, deals: list[list[PlayedMatch]]) -> FigureRow:
    """All pairs of seats where a bot of the ladder meets the next better one."""
    met = [[above for seen in deal for above in _compare(seen, bot)] for deal in deals]
    return FigureRow.ratio(name, [sum(points) for points in met], [len(points) for points in met])


def _compare(seen: PlayedMatch, bot: int) -> Iterator[float]:
    places = [[seen.place(seat) for seat, who in enumerate(seen.seated) if who == bot + step] for step in (0, 1)]
    for weak in places[0]:
        for strong in places[1]:
            if strong != weak:
                yield float(strong < weak)


def _over_seats(
    name: str,
    bot: int,
    deals: list[list[PlayedMatch]],
    value: Callable[[PlayedMatch, int], float],
    is_part: bool = True,
) -> FigureRow:
    """A bot's mean over the seats that it had, in each deal."""
    values = [
        [value(seen, seat) for seen in deal for seat, who in enumerate(seen.seated) if who == bot] for deal in deals
    ]
    return FigureRow.ratio(name, [sum(found) for found in values], [len(found) for found in values], is_part)


def _part_played(mark: int) -> str:
    """How much of a match is over at a mark."""
    return called(f"{mark / MARKS:.0%}", Figure(mark / MARKS, ".0%"))
