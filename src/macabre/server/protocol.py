"""Every message between a browser and the table, in and out; the browser's types are made from this file.

A command carries an id that its sender chose: sent again, it is done once. Whoever comes is told by a `Seen` message
the whole of what that viewer may know; whatever changes a table is told to everybody at it by a `SeenChanged` message,
which says what is different from the message before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from macabre.server.kinds import any_of

NAME_LENGTH = 24
EMOTES = ("gasp", "laugh", "think", "applause", "hurry", "sorry")

Id = str


class Message(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """What goes over the wire."""


# --- from a browser: questions and greetings


class Request(Message, frozen=True):
    """What a browser says."""


class Saw(Struct, frozen=True, forbid_unknown_fields=True):
    """The newest that a browser saw of a table's log."""

    number: int
    seal: str


class Hello(Request, frozen=True, tag="hello"):
    """The first message: who is there. Tokens are the seats' keys that this browser holds."""

    tokens: dict[str, str] = {}
    seat: int | None = None  # whose view is wanted; none for a spectator's
    saw: Saw | None = None
    language: str | None = None  # of this browser's reader; English if none is known


class Look(Request, frozen=True, tag="look"):
    """See the table from another of your own seats, or as a spectator."""

    seat: int | None = None


class Explain(Request, frozen=True, tag="explain"):
    """Why can't I? Changes nothing."""

    id: Id
    seat: int
    move: str


class AskPreview(Request, frozen=True, tag="preview"):
    """What would a legal move look like? Changes nothing."""

    id: Id
    seat: int
    move: str


class AskWishes(Request, frozen=True, tag="ask-wishes"):
    """What might I wish to do that is not allowed now? Changes nothing."""

    id: Id
    seat: int


class AskHint(Request, frozen=True, tag="ask-hint"):
    """What would you do in my seat? Changes nothing."""

    id: Id
    seat: int


class Watched(Request, frozen=True, tag="watched"):
    """Everything up to this entry has been shown here, `slowness` times slower than usual; bots wait a while for it."""

    number: int
    slowness: float = 1.0


class Ready(Request, frozen=True, tag="ready"):
    """Whoever sits here wants the next round, now that the last one has ended by this entry."""

    number: int


class AskWhole(Request, frozen=True, tag="ask-whole"):
    """I have lost track: tell me the whole again."""


class Ping(Request, frozen=True, tag="ping"):
    """Are you there?"""


# --- from a browser: commands


class Command(Request, frozen=True):
    """Changes the table, once for each id."""

    needs_seat: ClassVar[bool] = True  # whoever sends it holds the seat that it names
    needs_rules: ClassVar[bool] = True  # those that the table is played by

    id: Id


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat. The token is the browser's own secret; the server keeps its hash."""

    needs_seat = needs_rules = False

    name: str
    token: str
    seat: int


class Stand(Command, frozen=True, tag="stand"):
    """Give the seat up before the match begins."""

    needs_rules = False

    seat: int


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Put a bot into a free seat, or take it away."""

    needs_seat = needs_rules = False

    seat: int
    bot: str | None


class Start(Command, frozen=True, tag="start"):
    """All seats are taken: begin the match, or the next one at this table."""

    needs_rules = False

    seat: int


class PromiseSalt(Command, frozen=True, tag="promise-salt"):
    """The commitment to this seat's salt."""

    seat: int
    deal: int
    commitment: str


class ShowSalt(Command, frozen=True, tag="show-salt"):
    """The salt itself, once all are promised."""

    seat: int
    deal: int
    salt: str


class Play(Command, frozen=True, tag="play"):
    """Make a move, given as its text."""

    seat: int
    move: str


class Undo(Command, frozen=True, tag="undo"):
    """Take the seat's last decision back; where something came out since, the others are asked."""

    seat: int


class AnswerUndo(Command, frozen=True, tag="answer-undo"):
    """Agree to an undo that was asked for, or not."""

    seat: int
    agree: bool


class Substitute(Command, frozen=True, tag="substitute"):
    """Let a bot play for somebody who is absent, until that person comes back; or make one decision for them."""

    seat: int  # of who asks
    absent: int
    bot: str  # heeded only for a seat of one's own; for others it is the table's
    once: bool = False  # for one decision


class Return(Command, frozen=True, tag="return"):
    """Take the own seat back from the bot."""

    needs_rules = False

    seat: int


class Emote(Command, frozen=True, tag="emote"):
    """One of a few gestures."""

    needs_rules = False

    seat: int
    emote: str


class Erase(Command, frozen=True, tag="erase"):
    """Erase the name of the person who sits there; a table whose people have all done so is deleted."""

    needs_rules = False

    seat: int


# --- to a browser


class Answer(Message, frozen=True):
    """What a browser is told."""


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str | None  # none if it is free
    bot: str | None  # the bot that sits there
    substitute: str | None  # the bot that plays for an absent person
    present: bool
    wait: int | None  # seconds until others may let a bot play for a person who is away
    since: int  # the entry by which they sat down; 0 if it is free
    fault: str | None = None  # why the bot could not play on, if greedy plays for it


class LegalMove(Struct, frozen=True):
    """A move that may be made now, or is wished for."""

    text: str
    move: dict[str, Any]
    words: str  # as people say it; empty where there are many moves, whose parts say enough


class Told(Struct, frozen=True):
    """An event in words, and as data for drawing."""

    number: int  # of the match's step
    text: str
    event: dict[str, Any]
    ms: int  # how long its step is to be seen, at the usual pace; none where nothing is shown slowly
    about: str  # whose name is to be read while a scene is shown; empty if it is none


class Pause(Struct, frozen=True):
    """Between two rounds, until all people at the table want the next one."""

    number: int  # the entry by which the round ended
    awaited: list[int]  # seats of people who have not said yet that they are ready
    left: int  # seconds until the match goes on without their word


class BurntDeal(Struct, frozen=True):
    """A deal that was never used, since a salt was not shown: what was promised, and the secret."""

    deal: int
    commitment: str
    secret: str
    withheld: list[int]  # the seats that promised a salt and did not show it


class Promise(Struct, frozen=True):
    """What was promised about the luck of this deal."""

    deal: int
    commitment: str
    promised: list[int]  # seats whose salt is promised
    salted: list[int]  # seats whose salt is shown
    awaited: list[int]  # seats that must still do one or the other
    secret: str | None  # once the match is over
    salts: dict[str, str]  # what the seats promised, for all to see before any salt is shown
    burnt: list[BurntDeal]  # the deals before this one that came to nothing
    missing: list[int]  # people whose salt is not in it, once the cards are dealt


class Fingerprint(Struct, frozen=True):
    """What stands for the match up to a step; whoever has noted it can check the transcript by it."""

    step: int
    digits: str


class Clock(Struct, frozen=True):
    """How long whoever must act may take, and how much of it is left."""

    seconds: int
    left: int


class Outdated(Struct, frozen=True):
    """The rules have changed since the match was begun: nobody can go on with it here."""

    text: str  # which release began it
    watch: str | None  # the number by which what happened can be replayed, if it was stored


class Seen(Answer, frozen=True, tag="seen"):
    """Everything that a viewer may know of the table."""

    number: int  # of entries in the table's log
    seal: str | None  # what stands for the log up to that number; logs of old have none
    fingerprint: Fingerprint | None  # none if there is no match
    doubt: str | None  # why this log is not trusted, if it is not
    outdated: Outdated | None  # none as long as the rules are those of the match
    turned: int  # the entry by which the match last changed
    code: str
    game: str
    title: str
    players: int
    options: dict[str, Any]
    clock: Clock | None  # none if nobody is hurried
    substitute: str  # the bot that others may let play for who is away
    phase: str  # gathering, promising, salting, playing, over
    seats: list[SeatInfo]
    yours: list[int]  # the seats of this browser
    seat: int | None  # whose view this is
    status: str  # who must do what
    to_act: list[int]
    view: dict[str, Any] | None
    picture: str  # the view drawn in plain text
    legal: list[LegalMove]
    parts: dict[str, dict[str, str]]  # by field, and by value as JSON: what a part of these moves is called
    chores: bool  # whether all of them need no thought, and may be made at once
    told: list[Told]  # all of this match
    fresh: bool  # whether `told` is all of it, as it is where a line begins
    promise: Promise | None
    undo_asked: int | None  # the seat that asks to take a decision back
    undo_free: bool  # whether the viewer may take the last decision back without asking
    verdict: str  # how the match was won, once it is over
    match: str | None  # the number by which the match can be replayed, once it is over
    last_match: str | None  # the same of the match before, in a rematch
    emotes: list[tuple[int, str]]  # new gestures: seat and gesture
    pause: Pause | None  # none but between two rounds


class Offer(Struct, frozen=True, omit_defaults=True):
    """The moves that may be made now, by numbers of what was said on this line.

    A move is the number of its fields, in the order of its text, and then of each part: a value, its word and what it
    is called, or a text that is all three.
    """

    tree: list[Any] = []  # a number ends a move, a number and a tree go on
    words: list[int] = []  # the moves as people say them; none where there are many


class SeenChanged(Answer, frozen=True, tag="changed", omit_defaults=True):
    """What is different from what was told before on this line; everything that is not said is as it was.

    What may come again is said once, and from then on has a number: the first thing since the whole was told is 0.
    """

    number: int  # of entries in the table's log
    state: int  # how many of these came on this line since the whole was told
    seal: str | None = None  # if it is another, in base 64
    mark: tuple[int, str] | None = None  # the fingerprint, if it is another: its step, and its digits in base 64
    said: list[Any] = []  # what is said for the first time
    status: int | None = None  # who must do what, if that is different: a number of what was said
    changes: Any = []  # places in `Seen` with what stands there now, or alone if they are gone
    view: Any = []  # the same for places in the view
    offer: Offer | None = None  # the moves that may be made now, if they are others
    told: list[Any] = []  # what is new: step, number of its form, values, text and about, as far as there are any
    emotes: list[tuple[int, str]] = []


class Done(Answer, frozen=True, tag="done"):
    """A command is stored; it was entry `number`."""

    id: Id
    number: int


class Refused(Answer, frozen=True, tag="refused"):
    """A command or a message was not done, and nothing was changed."""

    id: Id | None
    text: str
    clause: str | None = None


class Explained(Answer, frozen=True, tag="explained"):
    """Why a move is not allowed; no clause and no text if it is."""

    id: Id
    clause: str | None
    text: str | None


class Previewed(Answer, frozen=True, tag="previewed"):
    """What a move would look like, and what it is, as people say it."""

    id: Id
    preview: dict[str, Any]
    words: str


class Wishes(Answer, frozen=True, tag="wishes"):
    """Moves that are not allowed now, each of which can be asked about."""

    id: Id
    moves: list[LegalMove]
    parts: dict[str, dict[str, str]]


class HintedMove(Struct, frozen=True):
    """A good move: the chance to win with it, as far as the seat can tell, and why."""

    move: str
    words: str
    chance: float
    reason: str


class Hint(Answer, frozen=True, tag="hint"):
    """The two or three best moves, the best first."""

    id: Id
    moves: list[HintedMove]


class Pong(Answer, frozen=True, tag="pong"):
    """Here."""


FromBrowser = any_of(Request)
ToBrowser = any_of(Answer)

read_message: Callable[[str | bytes], Request] = msgspec.json.Decoder(FromBrowser).decode
write_message = msgspec.json.Encoder().encode


def write_value(value: Any) -> str:
    """A value as JSON, just as browsers write it."""
    return write_message(value).decode()
