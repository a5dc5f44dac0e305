"""A match: one play of a game, from set-up to winners."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from macabre import notation
from macabre.data import Board
from macabre.drive import Driver
from macabre.errors import BadSeat, IllegalMove, NothingToUndo
from macabre.grammar import Move, is_number
from macabre.luck import Luck
from macabre.notation import Event
from macabre.rules import CHANCE, OVER, Viewer, actor, purpose, reveals, winners

if TYPE_CHECKING:
    from macabre.game import Game

Who = int | str | None


@dataclass(frozen=True)
class Draw:
    """How chance came to its outcome: the count-th number of a purpose picked the index-th weight."""

    purpose: str
    count: int
    weights: tuple[int, ...]
    index: int


class Entry(NamedTuple):
    """One step of the log: what a seat decided, or what chance did and how."""

    who: int
    action: int
    draw: Draw | None = None


class Match:
    """One play of a game. Chance is drawn from a stream, or played by the caller if there is none."""

    def __init__(
        self,
        game: Game,
        board: Board,
        players: int,
        options: dict[str, Any],
        luck: Luck,
    ) -> None:
        self.game, self.board, self.players, self.luck = game, board, players, luck
        self._options = dict(options)
        self._stream = luck.stream
        self._driver = Driver(game.rules, board)
        encoded = {name: game.options[name].encode(name, value, players) for name, value in options.items()}
        self._driver.begin(players, encoded)
        self._actor = self._driver.actor()
        self._log: list[Entry] = []
        self._trail: list[bytes] = [self._driver.state]  # the state before each entry, and the present one
        self._counts: dict[str, int] = {}
        self._spent: dict[str, int] = {}  # counts that no undo gives back
        self._legal: dict[int, list[int]] = {}
        self._told: list[list[Event]] = []
        self._past: list[str] = []  # the transcript up to the last undo that spent its numbers
        self._past_length = 0  # how long the log was then
        self._settle()

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
        return notation.seats_in(winners(self.board.record, self._driver.s))

    def verdict(self, names: Sequence[str] | None = None) -> str:
        """How the match was won, in one sentence; empty until it is over."""
        if not self.finished:
            return ""
        called = names or notation.default_names(self.players)
        return self.game.rules.notation.verdict(self.board, self._masked("spectator"), called)

    @property
    def scores(self) -> list[int] | None:
        """The points of each seat, or None where the game has none."""
        scores: list[int] | None = self._view_dict(None)["scores"]
        return scores

    def __len__(self) -> int:
        """How many steps were taken, chance's included."""
        return len(self._log)

    @property
    def entries(self) -> Sequence[Entry]:
        """What was done so far, chance's steps included."""
        return self._log

    def state(self, length: int = -1) -> bytes:
        """The whole record after so many steps, or as it stands; never for a player's eyes."""
        return self._trail[length]

    # --- moves

    def legal_moves(self, seat: Who = None) -> list[Move]:
        """The legal moves of a seat, of the only one to act, or of "chance" with their weights."""
        if seat == "chance":
            return self._chance_moves()
        if seat is None and self._actor <= 0:
            return []
        to_move = self.game.rules.notation.to_move
        return [to_move(self.board, action) for action in self.legal_actions(self.seat_meant(seat))]

    def only_chores(self, seat: int) -> bool:
        """Whether all that a seat can do needs no thought, so that it may as well be done at once."""
        moves = self.legal_moves(seat)
        return bool(moves) and all(move["type"] in self.game.rules.notation.chores for move in moves)

    def play(self, move: Move | str, seat: Who = None) -> None:
        """Make a legal move, given as a dict or as its text; IllegalMove says which clause forbids it."""
        if seat == "chance":
            self._play_chance(move)
        else:
            checked = self._checked(move)
            refusal = self._refusal(checked, seat)
            if refusal:
                raise IllegalMove(*refusal)
            self._take(Entry(self.seat_meant(seat), self.game.rules.notation.to_action(self.board, checked)))
        self._settle()

    def explain(self, move: Move | str, seat: Who = None) -> tuple[str, str] | None:
        """Why a move is not legal: the clause and a sentence; None if it is."""
        return self._refusal(self._checked(move), seat)

    def preview(self, move: Move | str, seat: Who = None) -> dict[str, Any]:
        """What a legal move would look like, such as the path of a pawn."""
        checked = self._checked(move)
        refusal = self._refusal(checked, seat)
        if refusal:
            raise IllegalMove(*refusal)
        who = self.seat_meant(seat)
        return self.game.rules.notation.preview(self.board, self._masked(who), who, checked)

    def move_text(self, move: Move | str) -> str:
        """The short text of a move."""
        return notation.move_text(self.game.rules, self._checked(move))

    def phrase(self, move: Move | str, names: Sequence[str] | None = None) -> str:
        """A move in words; players are called by the names given."""
        called = [*(names or []), *notation.default_names(self.game.rules.state.seats)[len(names or []) :]]
        return self.game.rules.notation.phrase(self.board, self._checked(move), called)

    def wishes(self, seat: Who = None) -> list[Move]:
        """Moves that a seat which is to act may wish to make but must not, to be explained."""
        who = self.seat_meant(seat)
        if who not in self.to_act:
            return []
        words, legal = self.game.rules.notation, set(self.legal_actions(who))
        wished = words.wishes(self.board, self._masked(who), who)
        return [move for move in wished if words.to_action(self.board, move) not in legal]

    def _checked(self, move: Any) -> Move:
        return notation.as_move(self.game.rules.notation.moves, self.board, move)

    def _refusal(self, move: Move, seat: Who) -> tuple[str, str] | None:
        words = self.game.rules.notation
        if self.finished:
            return self.ended_by, "the match is over"
        who = self.seat_meant(seat)
        if self._actor < 0 or not self._actor >> who & 1:
            return words.refuse_seat(self._masked("spectator"), who)
        if words.to_action(self.board, move) in self.legal_actions(who):
            return None
        return words.explain(self.board, self._masked(who), who, move)

    @property
    def ended_by(self) -> str:
        """The clause by which the match has ended."""
        return self.game.rules.notation.ended_by(self._masked("spectator"))

    def seat_meant(self, seat: Who = None) -> int:
        """A seat by its number, or the only one to act."""
        if seat is None:
            if self._actor > 0 and self._actor & (self._actor - 1) == 0:
                return self._actor.bit_length() - 1
            raise BadSeat("chance must act now" if self.chance_to_act else f"say which seat: {self.to_act} may act")
        if not is_number(seat) or not 0 <= int(seat) < self.players:
            raise BadSeat(f"there is no seat {seat!r}; the seats are 0 to {self.players - 1}")
        return int(seat)

    def legal_actions(self, seat: int) -> list[int]:
        """The legal moves of a seat as the numbers that they are in the rules."""
        if self._actor <= 0 or not self._actor >> seat & 1:
            return []
        if seat not in self._legal:
            self._legal[seat] = self._driver.legal(seat)
        return self._legal[seat]

    # --- chance

    def _chance_moves(self) -> list[Move]:
        if not self.chance_to_act:
            return []
        to_move, s = self.game.rules.notation.chance_move, self._driver.s
        return [to_move(self.board, s, action) | {"weight": weight} for action, weight in self._driver.weights()]

    def _play_chance(self, move: Any) -> None:
        words = self.game.rules.notation
        if isinstance(move, dict):
            move = {key: value for key, value in move.items() if key != "weight"}
        checked = notation.as_move(words.chances, self.board, move)
        outcomes = [{k: v for k, v in m.items() if k != "weight"} for m in self._chance_moves()]
        if checked not in outcomes:
            raise IllegalMove(words.turn_clause, f"chance cannot do '{words.chances.write(checked)}' now")
        self._happen(outcomes.index(checked))

    def _settle(self) -> None:
        """Let chance act until a seat must, or the match is over."""
        while self._stream and self._actor == CHANCE:
            self._happen(None)

    def _happen(self, index: int | None) -> None:
        """Let the index-th outcome happen, or the one that the stream picks."""
        actions, weights = self._driver.outcomes()
        name = notation.purpose_text(self.game.rules, purpose(self.board.record, self._driver.s))
        count = self._counts.get(name, 0)
        if index is None:
            assert self._stream is not None
            index = self._stream.index(name, count, weights)
        self._take(Entry(CHANCE, actions[index], Draw(name, count, tuple(weights), index)))

    # --- the log

    def _take(self, entry: Entry) -> None:
        self._actor = self._driver.act(entry.who, entry.action)
        if entry.draw:
            self._counts[entry.draw.purpose] = entry.draw.count + 1
        self._log.append(entry)
        self._trail.append(self._driver.state)
        self._legal = {}

    def undo(self, seat: Who = None, spent: bool = False) -> None:
        """Take back a seat's (or else the) last decision and what followed from it.

        What others decided meanwhile in simultaneous play stays. If the numbers that were drawn
        are spent, the next draw is a new one, and the transcript tells that there was an undo.
        """
        who = None if seat is None else self.seat_meant(seat)
        place = self._last_decision(who)
        if place is None:
            raise NothingToUndo(
                "nothing has been decided yet" if who is None else f"player {who} has decided nothing yet"
            )
        counts, past = dict(self._counts), [*self.steps(), f"{self._log[place].who} undo"]
        kept = self._independent_of(place)
        self._rewind(place)
        for entry in kept:
            self._take(entry)
        if spent or self._past:
            self._counts, self._spent = dict(counts), counts
            self._past, self._past_length = past, len(self._log)
        self._settle()

    def has_decided(self, seat: int) -> bool:
        """Whether a seat has a decision that can be taken back."""
        return self._last_decision(seat) is not None

    def _last_decision(self, seat: int | None) -> int | None:
        """Where in the log a seat, or whoever it was, decided last."""
        for place in range(len(self._log) - 1, -1, -1):
            who = self._log[place].who
            if who != CHANCE and seat in (None, who):
                return place
        return None

    def undo_is_free(self, seat: int) -> bool:
        """Whether a seat's last decision can be taken back before anything hidden or random came out of it."""
        place = self._last_decision(seat)
        if place is None or any(entry.who == CHANCE for entry in self._log[place:]):
            return False
        before = self.game.rules.state.read(self._trail[place])
        taught = reveals(self.board.record, before, seat, self._log[place].action)
        return not taught and len(self._independent_of(place)) == len(self._log) - place - 1

    def steps(self) -> list[str]:
        """The steps as a transcript has them, without their numbers; what was undone is still there."""
        return [*self._past, *self.steps_since(self._past_length)]

    def steps_since(self, length: int) -> list[str]:
        """The steps after the first so many that still count."""
        from macabre.transcript import step_text

        return [step_text(self, place) for place in range(length, len(self._log))]

    def draw_from(self, luck: Luck) -> None:
        """Let chance act by itself from now on, by a luck that has become known."""
        self.luck, self._stream = luck, luck.stream
        self._settle()

    def _independent_of(self, place: int) -> list[Entry]:
        """The decisions after an entry that other seats could have made before it."""
        could_act = actor(self.board.record, self.game.rules.state.read(self._trail[place]))
        free = [q for q in notation.seats_in(could_act) if q != self._log[place].who]
        kept = []
        for entry in self._log[place + 1 :]:
            if entry.who == CHANCE:
                break
            if entry.who in free:
                kept.append(entry)
        return kept

    def _rewind(self, length: int) -> None:
        del self._log[length:], self._trail[length + 1 :], self._told[length:]
        self._driver.state = self._trail[-1]
        self._actor = self._driver.actor()
        self._legal = {}
        self._counts = dict(self._spent)
        for entry in self._log:
            if entry.draw:
                name = entry.draw.purpose
                self._counts[name] = max(entry.draw.count + 1, self._counts.get(name, 0))

    def decision_points(self) -> list[int]:
        """After how many steps a seat had to decide, and where the match stands now."""
        read, board = self.game.rules.state.read, self.board.record
        points = [n for n, state in enumerate(self._trail[:-1]) if actor(board, read(state)) > 0]
        return [*points, len(self._log)]

    def clone(self) -> Match:
        """A match of its own that stands where this one does."""
        return self.at(len(self._log))

    def at(self, length: int) -> Match:
        """The match as it stood after so many steps."""
        copy = object.__new__(Match)
        copy.game, copy.board, copy.players, copy.luck = self.game, self.board, self.players, self.luck
        copy._options, copy._stream = self._options, self._stream
        copy._driver = Driver(self.game.rules, self.board)
        copy._log, copy._trail = list(self._log), list(self._trail)
        copy._told = list(self._told)
        copy._past, copy._past_length, copy._spent = self._past, self._past_length, self._spent
        copy._rewind(length)
        if length < copy._past_length:
            copy._past, copy._past_length, copy._spent = [], 0, {}
            copy._rewind(length)
        return copy

    # --- what is known and told

    def view(self, seat: Viewer) -> dict[str, Any]:
        """What a seat may know, or "spectator" what all know, or None all that is decided."""
        return self._view_dict(self._viewer(seat))

    def _viewer(self, viewer: Viewer) -> Viewer:
        """A seat of this match, "spectator", or None for the referee."""
        return viewer if viewer is None or viewer == "spectator" else self.seat_meant(viewer)

    def _view_dict(self, viewer: Viewer) -> dict[str, Any]:
        seat = viewer if isinstance(viewer, int) else None
        common = {
            "game": self.game.id,
            "players": self.players,
            "seat": seat,
            "to_act": self.to_act,
            "options": self.options,
            "finished": self.finished,
            "winners": self.winners,
            "scores": None,
        }
        return common | self.game.rules.notation.view(self.board, self._masked(viewer), viewer)

    def sight(self, viewer: Viewer) -> bytes:
        """The record as that viewer may know it: what bots and `determinise` are given."""
        state = self.game.rules.state
        return state.masked(self._trail[-1], state.row_of(self._viewer(viewer)))

    def _masked(self, viewer: Viewer) -> Any:
        return self.game.rules.state.read(self.sight(viewer))

    @property
    def events(self) -> list[Event]:
        """What has been told so far, each event with the seats it was told to and its text."""
        names = notation.default_names(self.players)
        return [notation.with_texts(self.game.rules, self.board, event, names) for event in self._events()]

    def told(self, viewer: Viewer, names: Sequence[str] | None = None, since: int = 0) -> list[Event]:
        """What one viewer was told after the first `since` steps; its texts use the names given."""
        called = names or notation.default_names(self.players)
        viewer = self._viewer(viewer)
        events = [event for event in self._events(since) if viewer is None or viewer in event["to"]]
        return [notation.with_texts(self.game.rules, self.board, event, called) for event in events]

    def _events(self, since: int = 0) -> list[Event]:
        for place in range(len(self._told), len(self._log)):
            entry = self._log[place]
            before, after = self._trail[place : place + 2]
            step = notation.tell(self.game.rules, self.board, before, after, entry.who, entry.action, self.players)
            self._told.append([{"number": place + 1, **event} for event in step])
        return [event for step in self._told[since:] for event in step]

    # --- files

    def digest(self) -> str:
        """A hash of the whole state, equal for equal histories; never for a player's eyes, who could guess by it."""
        header = f"{self.game.id} {self.game.rules.version} {self.board.digest}\n".encode()
        return hashlib.sha256(header + self._trail[-1]).hexdigest()

    def transcript(self) -> str:
        """The whole match as text; `macabre.replay` gives it back."""
        from macabre.transcript import write

        return write(self)
