"""A match: one play of a game, from set-up to winners."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from macabre import notation
from macabre.data import Board
from macabre.desk import Machine
from macabre.drive import set_up
from macabre.errors import BadSeat, Error, IllegalMove, MalformedMove, NothingToUndo
from macabre.grammar import Move, as_number, is_number
from macabre.history import History, Step
from macabre.language import ENGLISH, NONE, Saying, SeatName, Speech, english, sayings
from macabre.luck import Luck
from macabre.notation import Event
from macabre.record import MOST_SEATS
from macabre.rules import CHANCE, OVER, Viewer, actor, ending, reveals, winners
from macabre.spoken import Refusal
from macabre.steps import NOBODY, REFUSED
from macabre.transcribe import write

if TYPE_CHECKING:
    from macabre.game import Game

Who = int | str | None

_say = sayings()

ABSENT = MOST_SEATS  # a seat that nobody has
ONLY_ONE = {1 << seat: seat for seat in range(MOST_SEATS)}


class Match:
    """One play of a game. Chance is drawn from a stream, or played by the caller if there is none."""

    machine: Machine | None = None
    """What its rules run on: the fastest machine that there is for the game, unless another is named."""

    def __init__(
        self,
        game: Game,
        board: Board,
        players: int,
        options: dict[str, Any],
        luck: Luck,
        record: bytes | None = None,
    ) -> None:
        """Begin as the rules set it up, or as a record stands, without what led there."""
        self.game, self.board, self.players, self.luck = game, board, players, luck
        self._options, self._is_whole = dict(options), record is None
        self._told: list[list[Event]] = []
        self._past: list[str] = []  # the transcript up to the last undo that spent its numbers
        self._past_length = 0  # how long the log was then
        self._spent: dict[int, int] = {}  # numbers of each purpose that no undo gives back
        self._sit_at(History(game.rules, board, self.machine))
        self._history.stand(record or self._start(), {})
        self.draw_from(luck)

    def _start(self) -> bytes:
        options = self.game.options
        encoded = {name: options[name].encode(value) for name, value in self._options.items()}
        s = self.game.rules.state.struct()
        set_up(self.game.rules, self.board, s, self.players, encoded)
        return bytes(s)

    def _sit_at(self, history: History) -> None:
        """Have at hand what every step needs."""
        self._history, self._notes, self._go, self._desk = history, history.notes, history.code, history.desk.handle
        self._moves, self._words = history.out.moves, notation.vocabulary(self.board)

    @property
    def options(self) -> dict[str, Any]:
        """The house rules of this match."""
        return dict(self._options)

    # --- who acts

    @property
    def to_act(self) -> list[int]:
        """The seats that must decide now; empty when the match is over or chance must act."""
        return notation.seats_in(self._actor)

    @property
    def chance_to_act(self) -> bool:
        """Whether chance must act, which the caller then does."""
        return self._actor == CHANCE

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return self._actor == OVER

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the match is over."""
        return notation.seats_in(winners(self.board.record, self._history.s))

    def verdict(self, names: Sequence[str] | None = None, language: str = ENGLISH) -> str:
        """How the match was won, in one sentence; empty until it is over."""
        return self.verdict_in(Speech(language, names or ()))

    def verdict_in(self, speech: Speech) -> str:
        """The same for one reader."""
        notation = self.game.rules.notation
        return speech.say(notation.verdict(self.board, self._masked("spectator"))) if self.finished else ""

    @property
    def scores(self) -> list[int] | None:
        """The points of each seat, or None where the game has none."""
        return self.view(None)["scores"]

    @property
    def ending(self) -> str | None:
        """How the match ended, in the game's words; None until it is over."""
        if not self.finished:
            return None
        return self.game.rules.notation.endings[ending(self.board.record, self._history.s)]

    def __len__(self) -> int:
        """How many steps were taken, chance's included."""
        return int(self._notes.steps)

    def __bool__(self) -> bool:
        """A match is there even before its first step, where a player makes it."""
        return True

    @property
    def entries(self) -> Sequence[Step]:
        """What was done so far, chance's steps included."""
        return self._history.entries

    def state(self, length: int = -1) -> bytes:
        """The whole record after `length` steps, or as it stands; never for a player's eyes."""
        place = range(len(self) + 1)[length]
        return self._history.states[place] if place < len(self) else self._history.state

    # --- actions: moves as the numbers that they are in the rules

    def legal_actions(self, seat: Who = None) -> list[int]:
        """The legal moves of a seat, of the only one to act, or of "chance", as numbers."""
        who = ONLY_ONE.get(self._actor, NOBODY) if seat is None else self._who(seat)
        if self._notes.listed != who or who < 0:
            return self._listed(who)
        return self._moves[: self._notes.length]

    def _listed(self, who: int) -> list[int]:
        """What somebody can do, which is listed now; nothing if it is not their turn."""
        if who == NOBODY and self._actor > 0:
            who = self.seat_meant()
        if who == CHANCE == self._actor:
            return [action for action, _ in self._history.weights()]
        return self._history.legal(who) if self._actor > 0 and self._actor >> who & 1 else []

    def act(self, action: int, seat: Who = None) -> None:
        """Make a legal move by its number; IllegalMove says which clause forbids it."""
        who = ONLY_ONE.get(self._actor, ABSENT) if seat is None else self._who(seat)
        if type(action) is not int:
            action = as_number(action)
        if not self._do(who, action):
            move = notation.move_numbered(self.game.rules, self.board, action)
            if move is None:
                raise MalformedMove.because("typed-no-action", action=action)
            raise IllegalMove(*self._objection(move, seat))

    def _do(self, who: int, action: int) -> bool:
        """Let somebody act, and chance after that; whether it was legal, else nothing was done."""
        try:
            found = self._go(self._desk, who, action)
        except OverflowError:
            return False
        if found < CHANCE:
            if found == REFUSED:
                return self._notes.listed != who and bool(self._listed(who)) and self._do(who, action)
            found = self._history.settle()
        self._actor = found
        return True

    def _who(self, seat: Who) -> int:
        if type(seat) is int and 0 <= seat < self.players:
            return seat
        return CHANCE if seat == "chance" else self.seat_meant(seat)

    def _objection(self, move: Move, seat: Who) -> Refusal:
        """Why a move that is not legal is not."""
        spoken = self.game.rules.notation
        if seat == "chance":
            return spoken.turn_clause, _say("refuse-chance")
        if self.finished:
            return self.ended_by, _say("refuse-over")
        who = self.seat_meant(seat)
        if self._actor < 0 or not self._actor >> who & 1:
            return spoken.refuse_seat(self._masked("spectator"), who)
        return spoken.explain(self.board, self._masked(who), who, move)

    # --- moves

    def legal_moves(self, seat: Who = None) -> list[Move]:
        """The legal moves of a seat, of the only one to act, or of "chance" with their weights."""
        if seat == "chance":
            return self._chance_moves()
        return self._words.moves(self.game.rules, self.board, self.legal_actions(seat))

    def play(self, move: Move | str, seat: Who = None) -> None:
        """Make a legal move, given as a dict or as its text; IllegalMove says which clause forbids it."""
        if seat == "chance":
            self._play_chance(move)
            return
        action = self._words.action(self.game.rules, self.board, move)
        if self._actor == OVER or not self._do(self.seat_meant(seat), action):
            raise IllegalMove(*self._objection(self._checked(move), seat))

    def explain(self, move: Move | str, seat: Who = None) -> tuple[str, str] | None:
        """Why a move is not legal: the clause and a sentence; None if it is."""
        refusal = self.refusal(move, seat)
        return refusal and (refusal[0], english(refusal[1]))

    def refusal(self, move: Move | str, seat: Who = None) -> Refusal | None:
        """Why a move is not legal: the clause, and what is said in whatever language; None if it is."""
        checked = self._checked(move)
        if not self.finished and self._action(checked) in self.legal_actions(self.seat_meant(seat)):
            return None
        return self._objection(checked, seat)

    def preview(self, move: Move | str, seat: Who = None) -> dict[str, Any]:
        """What a legal move would look like, such as the path of a pawn."""
        refusal = self.refusal(move, seat)
        if refusal:
            raise IllegalMove(*refusal)
        who = self.seat_meant(seat)
        return dict(self.game.rules.notation.preview(self.board, self._masked(who), who, self._checked(move)))

    def move_text(self, move: Move | str) -> str:
        """The short text of a move."""
        return self.game.rules.notation.moves.write(self._checked(move))

    def phrase(self, move: Move | str, names: Sequence[str] | None = None, language: str = ENGLISH) -> str:
        """A move in words; players are called by the names given."""
        return Speech(language, names or ()).say(self.saying(move))

    def saying(self, move: Move | str) -> Saying:
        """A move, to be said in whatever language."""
        return self.game.rules.notation.phrase(self.board, self._checked(move))

    def wishes(self, seat: Who = None) -> list[Move]:
        """Moves that a seat whose turn it is may wish to make but must not; `explain` says why."""
        who = self.seat_meant(seat)
        if who not in self.to_act:
            return []
        legal = set(self.legal_actions(who))
        wished = self.game.rules.notation.wishes(self.board, self._masked(who), who)
        return [move for move in wished if self._action(move) not in legal]

    def _action(self, move: Move) -> int:
        return self.game.rules.notation.to_action(self.board, move)

    def _checked(self, move: Any) -> Move:
        return notation.as_move(self.game.rules.notation.moves, self.board, move)

    @property
    def ended_by(self) -> str:
        """The clause by which the match has ended."""
        return self.game.rules.notation.ended_by(self._masked("spectator"))

    def seat_meant(self, seat: Who = None) -> int:
        """A seat by its number, or the only one to act."""
        if seat is None:
            if self._actor > 0 and self._actor & (self._actor - 1) == 0:
                return self._actor.bit_length() - 1
            raise BadSeat.because("fault-which-seat", seats=str(self.to_act) if not self.chance_to_act else None)
        if not is_number(seat) or not 0 <= int(seat) < self.players:
            raise BadSeat.because("fault-no-seat", seat=repr(seat), last=self.players - 1)
        return int(seat)

    # --- chance

    def _chance_moves(self) -> list[Move]:
        if not self.chance_to_act:
            return []
        to_move, s = self.game.rules.notation.chance_move, self._history.s
        return [to_move(self.board, s, action) | {"weight": weight} for action, weight in self._history.weights()]

    def _play_chance(self, move: Any) -> None:
        spoken = self.game.rules.notation
        if isinstance(move, dict):
            move = {key: value for key, value in move.items() if key != "weight"}
        checked = notation.as_move(spoken.chances, self.board, move)
        outcomes = [{k: v for k, v in m.items() if k != "weight"} for m in self._chance_moves()]
        if checked not in outcomes:
            raise IllegalMove(spoken.turn_clause, _say("refuse-chance-move", move=spoken.chances.write(checked)))
        self._do(CHANCE, self.legal_actions("chance")[outcomes.index(checked)])

    def draw_from(self, luck: Luck) -> None:
        """Let chance act by itself from now on, if the luck is known; otherwise the caller plays it."""
        self.luck = luck
        self._history.draw_by(luck.stream)
        self._settle()

    def _settle(self) -> None:
        """Let chance act until a seat must, or the match is over."""
        self._actor = self._history.settle()

    # --- the log

    def undo(self, seat: Who = None, spent: bool = False) -> None:
        """Take back a seat's (or else the) last decision and what followed from it.

        What others decided meanwhile in simultaneous play stays. If the numbers that were drawn
        are spent, the next draw is a new one, and the transcript tells that there was an undo.
        """
        who = None if seat is None else self.seat_meant(seat)
        place = self._last_decision(who)
        if place is None:
            raise NothingToUndo(_say("nothing-to-undo", seat=NONE if who is None else SeatName(who)))
        kept, counts = self._independent_of(place), self._history.counts
        past = [*self.steps(), f"{self.entries[place].who} undo"]
        self._rewind(place)
        for entry in kept:
            self._do(entry.who, entry.action)
        if spent or self._past:
            self._spent, self._past, self._past_length = counts, past, len(self)
            self._history.count(counts)
        self._settle()

    def has_decided(self, seat: int) -> bool:
        """Whether a seat has a decision that can be taken back."""
        return self._last_decision(seat) is not None

    def _last_decision(self, seat: int | None) -> int | None:
        """Where in the log a seat, or for None anybody, decided last."""
        entries = self.entries
        for place in range(len(entries) - 1, -1, -1):
            who = entries[place].who
            if who != CHANCE and seat in (None, who):
                return place
        return None

    def undo_is_free(self, seat: int) -> bool:
        """Whether a seat's last decision can be taken back before anything hidden or random came out of it."""
        place = self._last_decision(seat)
        if place is None or any(entry.who == CHANCE for entry in self.entries[place:]):
            return False
        since = len(self) - place - 1
        if since and len(self._independent_of(place)) < since:
            return False
        before = self.game.rules.state.read(self.state(place))
        return not reveals(self.board.record, before, seat, self.entries[place].action)

    def _independent_of(self, place: int) -> list[Step]:
        """The decisions after an entry that other seats could have made before it."""
        could_act = actor(self.board.record, self.game.rules.state.read(self.state(place)))
        free = [q for q in notation.seats_in(could_act) if q != self.entries[place].who]
        kept = []
        for entry in self.entries[place + 1 :]:
            if entry.who == CHANCE:
                break
            if entry.who in free:
                kept.append(entry)
        return kept

    def _rewind(self, length: int) -> None:
        del self._told[length:]
        self._history.rewind(length, self._spent)
        self._actor = self._history.actor()

    def steps(self, since: int | None = None) -> list[str]:
        """The steps as a transcript has them: all, with what was undone, or those that still count after `since`."""
        if since is None:
            return [*self._past, *self.steps(self._past_length)]
        return [self._history.text(place) for place in range(since, len(self))]

    def decision_points(self) -> list[int]:
        """After how many steps a seat had to decide, and where the match stands now."""
        return [*(place for place, entry in enumerate(self.entries) if entry.who != CHANCE), len(self)]

    def clone(self) -> Match:
        """A match of its own that stands where this one does."""
        return self.at(len(self))

    def at(self, length: int) -> Match:
        """The match as it stood after `length` steps; what chance had to do then is not done."""
        if length < len(self):
            self._history.read()  # once, rather than in each copy
        copy = object.__new__(Match)
        copy.__dict__ |= self.__dict__
        copy._told = list(self._told)
        if length < self._past_length:
            copy._past, copy._past_length, copy._spent = [], 0, {}
        copy._sit_at(self._history.copy())
        if length < len(self):
            copy._rewind(length)
        return copy

    # --- what is known and told

    def view(self, seat: Viewer) -> dict[str, Any]:
        """What a seat may know; for "spectator" what everybody knows, for None everything that is decided."""
        viewer = self._viewer(seat)
        return self._common(viewer) | dict(self.game.rules.notation.view(self.board, self._masked(viewer), viewer))

    def _viewer(self, viewer: Viewer) -> Viewer:
        """A seat of this match, "spectator", or None for the referee."""
        return viewer if viewer is None or viewer == "spectator" else self.seat_meant(viewer)

    def standing(self, seat: Viewer) -> dict[str, Any]:
        """A view without the board, which is the same all the time; charts have it."""
        viewer = self._viewer(seat)
        return self._common(viewer) | dict(self.game.rules.notation.standing(self.board, self._masked(viewer), viewer))

    def _common(self, viewer: Viewer) -> dict[str, Any]:
        return {
            "game": self.game.id,
            "players": self.players,
            "seat": viewer if isinstance(viewer, int) else None,
            "to_act": self.to_act,
            "options": self.options,
            "finished": self.finished,
            "winners": self.winners,
            "scores": None,
        }

    def sight(self, viewer: Viewer) -> bytes:
        """The record as that viewer may know it: what bots and `determinise` are given."""
        state = self.game.rules.state
        return state.masked(self.state(), state.row_of(self._viewer(viewer)))

    def _masked(self, viewer: Viewer) -> Any:
        return self.game.rules.state.read(self.sight(viewer))

    @property
    def events(self) -> list[Event]:
        """What has been told so far, each event with the seats it was told to and its text."""
        speech = Speech()
        return [notation.with_texts(self.game.rules, self.board, event, speech) for event in self._events()]

    def told(
        self, viewer: Viewer, names: Sequence[str] | None = None, since: int = 0, language: str = ENGLISH
    ) -> list[Event]:
        """What one viewer was told after the first `since` steps; its texts use the names given."""
        return self.told_in(Speech(language, names or ()), viewer, since)

    def told_in(self, speech: Speech, viewer: Viewer, since: int = 0) -> list[Event]:
        """The same in a reader's own speech."""
        events = self.heard(viewer, since)
        return [notation.with_texts(self.game.rules, self.board, event, speech) for event in events]

    def heard(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """The same without texts, not to be changed: who hears the same is given the same events."""
        viewer = self._viewer(viewer)
        return [event for event in self._events(since) if viewer is None or viewer in event["to"]]

    def _events(self, since: int = 0) -> list[Event]:
        for place in range(len(self._told), len(self)):
            who, action, _ = self.entries[place]
            before, after = self.state(place), self.state(place + 1)
            step = notation.tell(self.game.rules, self.board, before, after, who, action, self.players)
            self._told.append([{"number": place + 1, **event, "to": viewers} for event, viewers in step])
        return [event for step in self._told[since:] for event in step]

    # --- files

    def digest(self) -> str:
        """A hash of the whole state, equal for equal histories; never for players, who could use it to guess."""
        header = f"{self.game.id} {self.game.rules.version} {self.board.digest}\n".encode()
        return hashlib.sha256(header + self.state()).hexdigest()

    def transcript(self) -> str:
        """The whole match as text; `macabre.replay` gives it back."""
        if not self._is_whole:
            raise Error.because("fault-no-transcript")
        return write(self)
