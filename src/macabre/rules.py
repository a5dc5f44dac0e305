"""The contract of a game, and its verbs, which one search and one rollout share.

A verb called with a record finds the game of that record: in Python by the type of the
structure, in compiled code by the type of the record, where it is inlined.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, wraps
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

from macabre.chance import below, mix
from macabre.clauses import RuleText, read_rules
from macabre.grammar import is_number
from macabre.kernel import USES_NUMBA, choose_by_record, inner, shared
from macabre.record import Layout, MatchRecord, Record, ScratchRecord

if TYPE_CHECKING:  # no code that is compiled depends on these
    from macabre.data import Board, Source
    from macabre.observation import Observation
    from macabre.spoken import Notation

CHANCE, OVER = -1, 0
EVERYBODY = -1  # the audience of what all may see
PURPOSE = 4096  # a purpose is its kind times this, plus a detail such as the round
LONGEST_PURPOSE = 32  # letters of its name, so that what luck is drawn by can be hashed at once

REQUIRED_VERBS = (
    "setup", "actor", "legal", "apply", "weights", "happen", "purpose", "audience", "score", "winners", "determinise",
)  # fmt: skip

MOST_PARTS = 30 * 256 - 1
HUNDRED, HASTY = 100, 10  # of a hundred imagined moves, ten are made without thought
JUDGEMENT = ("hunch", "promise", "stage", "is_pointless", "believe")

Value = int | str | bool | None
Viewer = int | str | None  # a seat, "spectator", or None for the referee


class OrNone(Sequence[Value]):
    """Null, or any number of a range."""

    def __init__(self, numbers: range) -> None:
        self.numbers = numbers

    def __len__(self) -> int:
        return len(self.numbers) + 1

    def __getitem__(self, index: Any) -> Any:
        return None if index == 0 else self.numbers[index - 1]

    def __contains__(self, value: object) -> bool:
        return value is None or value in self.numbers


@dataclass(frozen=True)
class Option:
    """A house rule: its default and what it may be. The state has a field of its name, and the words have a message."""

    default: Value
    """What holds unless somebody chooses."""
    choices: Sequence[Value]
    """A range, an `OrNone`, or all values one by one."""
    names_seat: bool = False
    """Whether its number is that of a seat, and so less than there are players."""
    tried: Sequence[Value] = ()
    """Of very many values, those that the kit tries; all if it is empty."""

    def encode(self, value: Any) -> int:
        """An allowed value as the state holds it."""
        if value is None:
            return -1
        return int(value) if is_number(value) or isinstance(value, bool) else list(self.choices).index(value)

    def decode(self, code: int) -> Value:
        """The value that the state holds."""
        if isinstance(self.choices, range | OrNone):
            return None if code == -1 and None in self.choices else code
        return next(choice for choice in self.choices if self.encode(choice) == code)

    def allows(self, value: Any) -> bool:
        """Whether it is one of the choices; True is not 1."""
        if isinstance(self.choices, range | OrNone):
            return (value is None or is_number(value)) and value in self.choices
        return any(value == choice and type(value) is type(choice) for choice in self.choices)


def choice_word(choice: Value) -> str:
    """What an option may be, as it is written on a command line and named in files of words."""
    return "none" if choice is None else str(choice).lower()


@dataclass(frozen=True)
class Outlook:
    """How far and how broadly a search looks in a game."""

    stages: int = 1 << 40
    """How many stages of the match are imagined before `promise` judges; usually it is imagined to its end."""
    broad: int = 4
    """How many moves are tried from the start."""
    slope: int = 4
    """How slowly it tries more of them: of n visits, sqrt(n / slope)."""
    daring: int = 40
    """How strongly moves that were seldom tried are preferred, in hundredths."""
    by_promise: bool = False
    """Whether imagined matches are judged by `promise` even when they are over."""
    pace: int = 1000
    """How many iterations take about a twentieth of a second where there is much to think about."""


@dataclass(frozen=True, eq=False)
class Rules:
    """All of a game that its folder gives: data, records, verbs, words."""

    id: str
    """What commands and addresses call it, such as `night-watch`; files of words have this name, too."""
    version: int
    """Raised by every change of behaviour; a transcript of another version is refused."""
    players: range
    """How many can play, such as `range(2, 5)`."""
    options: Mapping[str, Option]
    """Its house rules by name; each is a field of the state."""
    state: Layout
    """The record of a match: the `layout` of its class."""
    board: Layout
    """The record of a board or deck."""
    scratch: Layout
    """The record that lists of moves and of outcomes are written into, with whatever else the verbs need to compute."""
    verbs: ModuleType
    """The module `rules`, whose functions say what happens."""
    determinise: Callable[..., int]
    """Fills in a masked record, choosing evenly among all possible worlds.

    It is given the board's record, the masked record, the seat and random bits, and returns the bits that follow.
    """
    worlds: Callable[..., list[bytes] | None]
    """Every full record that a masked one may stand for, as often as there are ways to it.

    It is given the board, the bytes of the masked record, the seat and a limit, and returns None if there are more
    than the limit. It may be slow: only the kit asks, to compare.
    """
    advise: Callable[..., int]
    """What the greedy bot thinks of each legal move.

    It is given the board's record, the masked record, the seat and a scratch record, writes moves and values into the
    last, and returns how many there are.
    """
    notation: Notation[Any, Any]
    """What the game says."""
    load: Callable[[Source], Board]
    """Reads a board from its file; a fault points at the line."""
    folder: Path
    """Where the game's files are."""
    default_board: str
    """The name of the usual board's file in the folder."""
    longest_random_match: int
    """Decisions; no random match was ever longer."""
    beyond_worlds: frozenset[str] = frozenset()
    """Fields of what others know or remember, which `worlds` leaves blank: a world is one that gives the same view."""
    outlook: Outlook = Outlook()
    """How far and how broadly bots search."""
    judgement: ModuleType | None = None
    """The module with the verbs that bots judge by, if there are any: hunch, promise, stage, is_pointless, believe."""
    observation: Observation | None = None
    """What learners are given; without it there are no environments."""
    simultaneous: bool = False
    """Whether all seats always decide at the same time."""
    breaks_ties: bool = False
    """Whether of those who have the most points not all need win."""
    samples_evenly: bool = True
    """Whether `sample` gives all legal actions the same chance, as its default does."""

    def __post_init__(self) -> None:
        missing = [name for name in REQUIRED_VERBS if self.verb(name) is None]
        missing += [f"a state's field for the option {name}" for name in self.options if name not in self.state.fields]
        if self.players[-1] > self.state.seats:
            missing.append(f"a state for {self.players[-1]} seats")
        if missing:
            raise TypeError(f"{self.id} lacks {', '.join(missing)}")
        if any(len(name.encode()) > LONGEST_PURPOSE for name in self.notation.purposes):
            raise TypeError(f"{self.id} has a purpose of chance whose name is longer than {LONGEST_PURPOSE} letters")
        for key in self._kinds():
            if key in _RULES:
                raise TypeError(f"{self.id} has the state's layout of {_RULES[key].id}")
            _RULES[key] = self
        self.notation.game = self.id

    def _kinds(self) -> list[Any]:
        """The types of its state by which verbs find it."""
        kinds = [self.state.struct, self.state.checked_struct]
        if USES_NUMBA:
            from macabre.compiler import rely_on

            rely_on(self.state.compiled_type, self.modules)
            kinds.append(self.state.compiled_type)
        return kinds

    @property
    def modules(self) -> list[str]:
        """Where its verbs are, and so everything that compiled play of it depends on."""
        found = {self.verbs.__name__, self.determinise.__module__, self.advise.__module__}
        return sorted(found | {self.judgement.__name__} if self.judgement else found)

    def verb(self, name: str) -> Callable[..., Any] | None:
        """The game's own function for a verb."""
        if name in JUDGEMENT:
            return getattr(self.judgement, name, None)
        return getattr(self if name in ("advise", "determinise") else self.verbs, name, None)

    @cached_property
    def text(self) -> RuleText:
        """The clauses."""
        return read_rules(self.folder / "RULES.md")


_RULES: dict[Any, Rules] = {}


def rules_of(s: MatchRecord) -> Rules:
    """The rules of the game that a record is of."""
    key: Any = type(s)
    return _RULES[key]


Verb = TypeVar("Verb", bound=Callable[..., Any])


def _verb(default: Verb) -> Verb:
    """Make a verb that each game has a function for, or else the default given here."""
    name = default.__name__

    @cache
    def implementation(key: Any) -> Callable[..., Any]:
        return _RULES[key].verb(name) or default

    @wraps(default)
    def speak(board: Record, s: MatchRecord, *rest: Any) -> Any:
        key: Any = type(s)
        return implementation(key)(board, s, *rest)

    choose_by_record(speak, implementation)
    return speak  # type: ignore[return-value]


@_verb
def setup(board: Record, s: MatchRecord, seats: int) -> None:
    """Make a blank record, whose options are set, the start of a match."""
    raise NotImplementedError


@_verb
def actor(board: Record, s: MatchRecord) -> int:
    """The set of seats that must decide now, or CHANCE, or OVER."""
    raise NotImplementedError


@_verb
def legal(board: Record, s: MatchRecord, seat: int, out: ScratchRecord) -> int:
    """Write a seat's legal actions into out.moves; how many there are."""
    raise NotImplementedError


@_verb
def apply(board: Record, s: MatchRecord, seat: int, action: int) -> None:
    """Carry out a seat's legal action."""
    raise NotImplementedError


@_verb
def weights(board: Record, s: MatchRecord, out: ScratchRecord) -> int:
    """Write chance's outcomes into out.outcomes, each an action and a weight; how many there are."""
    raise NotImplementedError


@_verb
def happen(board: Record, s: MatchRecord, action: int) -> None:
    """Carry out an outcome of chance."""
    raise NotImplementedError


@_verb
def purpose(board: Record, s: MatchRecord) -> int:
    """What chance is asked for now: the kind times PURPOSE, plus a detail."""
    raise NotImplementedError


@_verb
def audience(board: Record, s: MatchRecord, who: int) -> int:
    """The set of seats that may see what `who` (a seat, or CHANCE) does next, or EVERYBODY."""
    raise NotImplementedError


@_verb
@inner
def reveals(board: Record, s: MatchRecord, who: int, action: int) -> int:
    """The set of seats, or EVERYBODY, that learn by an action what was hidden from them; most teach nobody."""
    return 0


@_verb
def score(board: Record, s: MatchRecord, seat: int) -> int:
    """A seat's points; in a game without points, 1 for a winner."""
    raise NotImplementedError


@_verb
def winners(board: Record, s: MatchRecord) -> int:
    """The set of seats that have won; empty until the match is over."""
    raise NotImplementedError


@_verb
@inner
def ending(board: Record, s: MatchRecord) -> int:
    """Which of the notation's `endings` a match that is over came to."""
    return 0


@_verb
def determinise(board: Record, s: MatchRecord, seat: int, bits: int) -> int:
    """Fill in a masked record with one of the worlds that the seat considers possible; the next bits."""
    raise NotImplementedError


@_verb
def advise(board: Record, s: MatchRecord, seat: int, out: ScratchRecord) -> int:
    """Legal actions into out.moves and how good each looks from a masked record into out.values."""
    raise NotImplementedError


@_verb
@inner
def draw(board: Record, s: MatchRecord, bits: int, out: ScratchRecord) -> int:
    """One of chance's outcomes by their weights."""
    n = weights(board, s, out)
    total = 0
    for i in range(n):
        total += out.outcomes[i][1]
    number = below(bits, total)
    i = 0
    while number >= out.outcomes[i][1]:
        number -= out.outcomes[i][1]
        i += 1
    return out.outcomes[i][0]


@_verb
@inner
def sample(board: Record, s: MatchRecord, seat: int, bits: int, out: ScratchRecord) -> int:
    """One of a seat's legal actions, all equally likely."""
    return out.moves[below(bits, legal(board, s, seat, out))]


# --- what bots think with


@inner
def best(out: ScratchRecord, n: int, bits: int) -> int:
    """One of the actions that look best, all equally likely."""
    top = out.values[0]
    ties = 0
    for i in range(n):
        if out.values[i] > top:
            top = out.values[i]
            ties = 0
        ties += out.values[i] == top
    k = below(bits, ties)
    i = 0
    while out.values[i] != top or k > 0:
        k -= out.values[i] == top
        i += 1
    return out.moves[i]


@shared
def take_advice(board: Record, s: MatchRecord, seat: int, out: ScratchRecord) -> int:
    """What `advise` says, for kernels that ask in several places."""
    return advise(board, s, seat, out)


@inner
def doubled(parts: int) -> int:
    """256 · 2^(parts / 256), interpolated linearly between the powers; the unit of `promise`."""
    parts = min(max(parts, 0), MOST_PARTS)
    return (256 + (parts & 255)) << (parts >> 8)


@_verb
@inner
def hunch(board: Record, s: MatchRecord, seat: int, bits: int, out: ScratchRecord) -> int:
    """What a seat may well do, from what it sees: mostly what looks best, sometimes anything."""
    n = take_advice(board, s, seat, out)
    if below(bits, HUNDRED) < HASTY:
        return out.moves[below(mix(bits), n)]
    return best(out, n, mix(bits))


@_verb
@inner
def promise(board: Record, s: MatchRecord, seat: int) -> int:
    """How likely a seat is to win a match that is not over, in proportion to the other seats; less than 2**40."""
    return 1


@_verb
@inner
def stage(board: Record, s: MatchRecord) -> int:
    """How far a match has come, in rounds or turns."""
    return 0


@_verb
@inner
def is_pointless(board: Record, s: MatchRecord, seat: int, action: int) -> bool:
    """Whether an action need not be thought about: nobody does it on purpose, or another does the same."""
    return False


@_verb
@inner
def believe(board: Record, s: MatchRecord, seat: int, bits: int) -> int:
    """Fill in a masked record like `determinise`, but weigh each world by what was seen."""
    return determinise(board, s, seat, bits)
