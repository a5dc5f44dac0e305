"""What a viewer is sent: everything that it may know of a table, made from the viewer's own view alone."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass

import msgspec

from macabre.bots.guest import GONE, LATE, NONSENSE
from macabre.language import ENGLISH, Listed, Saying, SeatName, Speech, sayings
from macabre.match import Match
from macabre.notation import Event
from macabre.rules import Viewer
from macabre.server import protocol as p
from macabre.server.drawings import is_drawn, picture_for
from macabre.server.questions import in_words, parts_in_words
from macabre.server.scenes import UNTIMED, timed
from macabre.server.table import GATHERING, OVER, PLAYING, Table

FAULTS = {GONE: "gone", LATE: "late", NONSENSE: "illegal"}  # of bots, as files of words choose by them
Sentences = dict[int, tuple[Event, str]]  # by the identity of an event, which is kept with it
_say = sayings()


@dataclass(frozen=True)
class Marks:
    """What the log and the match are known by, and why they are not trusted, if they are not."""

    seal: str | None = None
    fingerprint: p.Fingerprint | None = None
    doubt: Saying | None = None


def seen(
    table: Table,
    viewer: int | None,
    yours: list[int],
    present: Set[int],
    since: int | None,
    heard: int,
    left: int | None = None,
    paced: bool = False,
    marks: Marks = Marks(),  # noqa: B008 (it cannot be changed)
    away: Mapping[int, int] | None = None,
    language: str = ENGLISH,
    said: Sentences | None = None,
    pause: p.Pause | None = None,
) -> p.Seen:
    """The whole message for one viewer.

    `since` is the number of steps of the match that the viewer was told of, None if all are to be
    told; `heard` is the number of the entry up to which the viewer has seen gestures; `left` is how
    many seconds are left to whoever must act, if there is a clock; `paced` is whether things are shown
    slowly; `marks` are what the log and the match are known by; `away` is in how many seconds others may
    let a bot play for each who is away; `language` is the viewer's; `said` keeps
    sentences, as long as nobody is called otherwise; `pause` is the one between two rounds.
    """
    speech = Speech(language, table.names)
    framed = frame(shared(table, present, speech, left, marks, away, pause), table, viewer, yours, speech)
    return whole(framed, table, since, heard, paced, speech, said)


def whole(
    framed: p.Seen,
    table: Table,
    since: int | None,
    heard: int,
    paced: bool,
    speech: Speech,
    said: Sentences | None = None,
) -> p.Seen:
    """A message with its moves, and with what is told once: events and gestures."""
    match, viewer = table.match, framed.seat
    legal = match.legal_moves(viewer) if match and viewer is not None else []
    return msgspec.structs.replace(
        framed,
        legal=in_words(match, legal, speech) if match else [],
        parts=parts_in_words(match, legal, speech) if match else {},
        told=told_to(table, viewer, since or 0, paced, speech, said),
        fresh=since is None,
        emotes=gestures(table, heard),
    )


OWN = ("yours", "seat", "status", "view", "picture", "chores", "undo_free")  # what is different for each viewer


def frame(base: p.Seen, table: Table, viewer: int | None, yours: list[int], speech: Speech) -> p.Seen:
    """A message for one viewer that lacks its moves, and what is told once."""
    match = table.match
    eyes: Viewer = "spectator" if viewer is None else viewer
    view = match.standing(eyes) if match else None
    return msgspec.structs.replace(
        base,
        yours=yours,
        seat=viewer,
        status=status(table, view, speech, viewer, alone=yours == [viewer]),
        view=view,
        picture=picture_for(table.game, match.view(eyes), speech) if match and not is_drawn(table.game) else "",
        chores=_has_chores(match, viewer) if match and viewer is not None else False,
        undo_free=_undo_free(table, viewer),
    )


def shared(
    table: Table,
    present: Set[int],
    speech: Speech,
    left: int | None = None,
    marks: Marks = Marks(),  # noqa: B008 (it cannot be changed)
    away: Mapping[int, int] | None = None,
    pause: p.Pause | None = None,
) -> p.Seen:
    """What all viewers are shown alike, who read the same language."""
    match, waits = table.match, away or {}
    return p.Seen(
        number=table.number,
        seal=marks.seal,
        fingerprint=marks.fingerprint,
        doubt=speech.say(marks.doubt or table.doubt) or None,
        outdated=_outdated(table, speech),
        turned=table.turned,
        code=table.code,
        game=table.game.id,
        title=table.game.text(speech.code).title,
        players=table.players,
        options=table.options,
        clock=_clock(table, left),
        substitute=table.substitute,
        phase=table.phase,
        seats=[_seat(table, number, present, waits, speech) for number in range(len(table.seats))],
        yours=[],
        seat=None,
        status="",
        to_act=match.to_act if match else [],
        view=None,
        picture="",
        legal=[],
        parts={},
        chores=False,
        told=[],
        fresh=False,
        promise=_promise(table),
        undo_asked=table.undo_asked,
        undo_free=False,
        verdict=match.verdict(table.names, speech.code) if match else "",
        match=table.finished_match,
        last_match=table.last_match,
        emotes=[],
        pause=pause,
    )


def _clock(table: Table, left: int | None) -> p.Clock | None:
    return p.Clock(table.clock, table.clock if left is None else left) if table.clock else None


def _seat(table: Table, number: int, present: Set[int], away: Mapping[int, int], speech: Speech) -> p.SeatInfo:
    seat = table.seats[number]
    fault = seat.fault and FAULTS.get(seat.fault, "failed")
    return p.SeatInfo(
        seat.name and speech.name(seat.name),
        seat.bot,
        seat.substitute,
        bool(seat.bot) or number in present,
        away.get(number),
        seat.sat,
        fault and speech("bot-fault", seat=SeatName(number), fault=fault),
    )


def _has_chores(match: Match, viewer: int) -> bool:
    notation = match.game.rules.notation
    return bool(notation.chores) and notation.are_chores(match.board, match.legal_actions(viewer))


def told_to(
    table: Table, viewer: int | None, since: int, paced: bool, speech: Speech, said: Sentences | None = None
) -> list[p.Told]:
    """What a viewer is told of the steps after some."""
    if table.match is None:
        return []
    events = table.match.heard("spectator" if viewer is None else viewer, since)
    return in_sentences(table.match, events, paced, speech, said)


def in_sentences(
    match: Match, events: list[Event], paced: bool, speech: Speech, said: Sentences | None = None
) -> list[p.Told]:
    """Events in words, and how long they are shown; `said` keeps the sentence of each for others who hear it."""
    say, board, known = match.game.rules.notation.say, match.board, {} if said is None else said
    times = timed(match.game, board, events, speech) if paced else [UNTIMED] * len(events)
    for event in events:
        if id(event) not in known:
            known[id(event)] = event, speech.say(say(board, event))
    return [
        p.Told(event["number"], known[id(event)][1], _data(event), time.ms, time.about)
        for event, time in zip(events, times, strict=True)
    ]


def gestures(table: Table, heard: int) -> list[tuple[int, str]]:
    """Those after an entry."""
    return [(seat, emote) for number, seat, emote in table.emotes if number > heard]


def status(
    table: Table, view: dict[str, object] | None, speech: Speech, viewer: int | None = None, alone: bool = False
) -> str:
    """Who must do what, always; who must act is told only their own part, and by name where others share the page."""
    if table.phase == GATHERING:
        free = sum(seat.is_free for seat in table.seats)
        return speech("status-waiting", count=free) if free else speech("status-full")
    if table.outdated:
        return speech("sentence", text=table.outdated)
    if table.match is None or view is None:
        return speech("status-mixing")
    if table.phase == OVER:
        winners = table.match.winners
        return speech("status-won", count=len(winners), winners=Listed(tuple(map(SeatName, winners))))
    task, own = table.game.rules.notation.task(view), viewer in table.match.to_act
    if own and alone:
        said = speech.say_again(_say("sentence", text=task))
        return said[:1].upper() + said[1:]
    seats = Listed(tuple(map(SeatName, [viewer] if own and viewer is not None else table.match.to_act)), "plain")
    return speech.say_again(_say("status-task", seats=seats, task=task))


def _outdated(table: Table, speech: Speech) -> p.Outdated | None:
    if table.outdated is None:
        return None
    watch = table.so_far if table.filmed else None
    return p.Outdated(speech.say(table.outdated), table.finished_match or watch)


def _data(event: Event) -> Event:
    """An event as drawings know it."""
    return {key: value for key, value in event.items() if key not in ("to", "number")}


def _promise(table: Table) -> p.Promise:
    deal = table.deal_to_come if table.phase == GATHERING else table.deal
    due = deal.shown if set(deal.promised) >= set(deal.salting) else deal.promised
    awaited = [] if table.phase in (GATHERING, PLAYING, OVER) else [seat for seat in deal.salting if seat not in due]
    return p.Promise(
        deal=deal.number,
        commitment=deal.commitment,
        promised=sorted(deal.promised),
        salted=sorted(deal.shown),
        awaited=awaited,
        secret=deal.secret,
        salts={str(seat): deal.promised[seat] for seat in sorted(deal.promised)},
        burnt=[p.BurntDeal(burn.deal, burn.commitment, burn.secret, list(burn.withheld)) for burn in table.burnt],
        missing=[seat for seat in deal.persons if seat not in deal.shown] if table.match else [],
    )


def _undo_free(table: Table, viewer: int | None) -> bool:
    if table.phase != PLAYING or table.match is None or viewer is None:
        return False
    alone = not [seat for seat in table.persons if seat != viewer]
    return table.match.has_decided(viewer) if alone else table.match.undo_is_free(viewer)
