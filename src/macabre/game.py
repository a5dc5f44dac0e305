"""A game as Python programs use it: what it is, its rules, and new matches of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from macabre.clauses import RuleText, number_of, read_rules
from macabre.data import Board, Source
from macabre.errors import BadBoard, BadOption, BadPlayers, BadSeed, Error, UnknownClause
from macabre.grammar import is_number
from macabre.language import Listed, Saying, find_language, languages, sayings, speak_from
from macabre.language.saying import COMMANDS
from macabre.luck import Luck, Manual, Seeded, fresh_seed
from macabre.match import Match
from macabre.rules import Option, OrNone, Rules, choice_word

_say = sayings()
_report = sayings(COMMANDS)

MOST_SEED = 1 << 1000


class Game:
    """The rules and data of one game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.id = rules.id
        self._texts: dict[str, RuleText] = {}
        speak_from(rules.id, rules.folder / "language")

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    @property
    def title(self) -> str:
        """What the box says."""
        return self.rules.text.title

    @property
    def summary(self) -> str:
        """The game in a sentence."""
        return self.rules.text.summary

    @property
    def players(self) -> range:
        """For how many it is."""
        return self.rules.players

    @property
    def options(self) -> Mapping[str, Option]:
        """House rules: each with default, choices and what it does."""
        return self.rules.options

    @property
    def clauses(self) -> dict[str, str]:
        """The rules by number."""
        return dict(self.rules.text.clauses)

    def text(self, language: str) -> RuleText:
        """The rules in a language; in English where nobody has translated them, or nobody knows the language."""
        code = find_language(language)
        if code not in self._texts:
            path = languages()[code].text(self.id, "RULES.md")
            self._texts[code] = self.rules.text if path.name == "RULES.md" else read_rules(path)
        return self._texts[code]

    def clause(self, number: str) -> str:
        """One rule's text."""
        text = self.rules.text.clauses.get(str(number).upper())
        if text is None:
            known = sorted(self.rules.text.clauses, key=number_of)
            raise UnknownClause.because(
                "fault-no-clause", game=self.id, clause=str(number), first=known[0], last=known[-1]
            )
        return text

    @cached_property
    def default_board(self) -> Board:
        """The board or deck that comes with the game."""
        return self.rules.load(Source.of(self.rules.folder / self.rules.default_board))

    def load_board(self, board: Any = None) -> Board:
        """A board: None for the default, a path, the text of a file as a Source, or one already loaded."""
        if board is None:
            return self.default_board
        if isinstance(board, Board):
            if board.layout is not self.rules.board:
                raise BadBoard.because("board-not-of", game=self.id)
            return board
        if isinstance(board, str | Path):
            board = Source.of(board)
        if not isinstance(board, Source):
            raise BadBoard.because("board-no-path", kind=type(board).__name__)
        if board.value("game", str) != self.id:
            said = _report("board-of-other-game", other=board.table["game"], game=self.id)
            raise board.fault(said, board.line_of("game"))
        return self.rules.load(board)

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        board: Any = None,
        chance: str = "auto",
    ) -> Match:
        """Begin a match. With a seed it can be had again; with chance="manual" the caller plays chance."""
        return Match(self, self.load_board(board), *self.check(players, options), _luck(seed, chance))

    def new_with(self, luck: Luck, players: int, options: Mapping[str, Any], board: Any = None) -> Match:
        """Begin a match whose chance comes from wherever its luck says."""
        return Match(self, self.load_board(board), *self.check(players, options), luck)

    def at(self, record: bytes, seed: int | None = None, board: Any = None, chance: str = "auto") -> Match:
        """A match that stands where a record does, as `Match.state` gave it; nobody knows what led there."""
        layout = self.rules.state
        if not isinstance(record, bytes) or len(record) != layout.size:
            raise Error.because("fault-record-size", game=self.id, size=layout.size)
        s = layout.read(record)
        if getattr(s, layout.name) != self.rules.version or s.seats not in self.players:
            raise Error.because("fault-record", game=self.id, rules=self.rules.version)
        options = {name: option.decode(getattr(s, name)) for name, option in self.options.items()}
        return Match(self, self.load_board(board), s.seats, options, _luck(seed, chance), record)

    def check(self, players: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[int, dict[str, Any]]:
        """Validate players and options; defaults fill the gaps."""
        seats, chosen = self._check_players(players), self._check_options(options or {})
        for name, value in chosen.items():
            self._check_option(name, value, seats)
        return seats, chosen

    def _check_players(self, players: Any) -> int:
        if players is None:
            return self.players[0]
        if not is_number(players) or players not in self.players:
            raise players_fault(self, players)
        return int(players)

    def _check_option(self, name: str, value: Any, seats: int) -> None:
        option = self.options[name]
        if option.names_seat and is_number(value) and not 0 <= value < seats:
            raise BadOption.because("fault-option-seat", option=name, value=str(value), last=seats - 1)
        if not option.allows(value):
            raise BadOption.because("fault-option", option=name, value=repr(value), allowed=allowed_by(option))

    def _check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        if not isinstance(options, Mapping):
            raise BadOption.because("fault-options", kind=type(options).__name__)
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options) or None
                raise BadOption.because("fault-no-option", game=self.id, option=name, options=known)
        return {name: options.get(name, option.default) for name, option in self.options.items()}


def players_fault(game: Game, players: Any) -> BadPlayers:
    """The error that a game is not for that many."""
    low, high = game.players[0], game.players[-1]
    return BadPlayers.because("fault-players", game=game.id, low=low, high=high, players=repr(players))


def allowed_by(option: Option) -> Saying | Listed:
    """What a house rule may be, as it is written on a command line."""
    choices = option.choices
    if isinstance(choices, OrNone):
        return _say("games-none-or", low=choices.numbers[0], high=choices.numbers[-1])
    if isinstance(choices, range):
        return _say("games-range", low=choices[0], high=choices[-1])
    return Listed(tuple(map(choice_word, choices)), "plain")


def _luck(seed: int | None, chance: str) -> Luck:
    if chance not in ("auto", "manual"):
        raise Error.because("fault-chance", value=repr(chance))
    if seed is not None and (not is_number(seed) or abs(seed) >= MOST_SEED):
        raise BadSeed.because("fault-seed")
    return Manual() if chance == "manual" else Seeded(fresh_seed() if seed is None else seed)
