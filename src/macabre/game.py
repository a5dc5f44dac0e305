"""A game as Python programs use it: what it is, its rules, and new matches of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from macabre.clauses import RuleText, in_language, read_rules
from macabre.data import Board, Source
from macabre.errors import BadBoard, BadOption, BadPlayers, BadSeed, Error, UnknownClause
from macabre.grammar import is_number
from macabre.language import speak_from
from macabre.luck import Luck, Manual, Seeded, fresh_seed
from macabre.match import Match
from macabre.rules import Option, Rules

MOST_SEED = 1 << 1000


class Game:
    """The rules and data of one game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.id = rules.id
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
        """The rules in a language; in English where nobody has translated them."""
        path = in_language(self.rules.folder / "RULES.md", language)
        return self.rules.text if path.name == "RULES.md" else _read_once(path)

    def clause(self, number: str) -> str:
        """One rule's text."""
        text = self.rules.text.clauses.get(str(number).upper())
        if text is None:
            known = list(self.rules.text.clauses)
            raise UnknownClause(f"{self.id} has no clause {number}; they go from {known[0]} to {known[-1]}")
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
                raise BadBoard(f"this board is not one of {self.id}")
            return board
        if isinstance(board, str | Path):
            board = Source.of(board)
        if not isinstance(board, Source):
            raise BadBoard(f"a board is a path or a loaded board, not {type(board).__name__}")
        if board.value("game", str) != self.id:
            raise board.fault(f"this is a board of {board.table['game']}, not of {self.id}", board.line_of("game"))
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
            raise Error(f"a record of {self.id} is {layout.size} bytes, as a match's state gives them")
        s = layout.read(record)
        if getattr(s, layout.name) != self.rules.version or s.seats not in self.players:
            raise Error(f"this is not a record of {self.id} under rules {self.rules.version}")
        options = {name: option.decode(getattr(s, name)) for name, option in self.options.items()}
        return Match(self, self.load_board(board), s.seats, options, _luck(seed, chance), record)

    def check(self, players: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[int, dict[str, Any]]:
        """Validate players and options; defaults fill the gaps."""
        seats, chosen = self._check_players(players), self._check_options(options or {})
        for name, value in chosen.items():
            self.options[name].encode(name, value, seats)
        return seats, chosen

    def _check_players(self, players: Any) -> int:
        if players is None:
            return self.players[0]
        if not is_number(players) or players not in self.players:
            raise BadPlayers(f"{self.id} is for {self.players[0]} to {self.players[-1]} players, not {players!r}")
        return int(players)

    def _check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        if not isinstance(options, Mapping):
            raise BadOption(f"options are a dict of names and values, not {type(options).__name__}")
        for name in options:
            if name not in self.options:
                raise BadOption(f"{self.id} has no option '{name}'; it has {', '.join(self.options) or 'none'}")
        return {name: options.get(name, option.default) for name, option in self.options.items()}


@cache
def _read_once(path: Path) -> RuleText:
    return read_rules(path)


def _luck(seed: int | None, chance: str) -> Luck:
    if chance not in ("auto", "manual"):
        raise Error(f"chance is 'auto' or 'manual', not {chance!r}")
    if seed is not None and (not is_number(seed) or abs(seed) >= MOST_SEED):
        raise BadSeed("a seed is a whole number of at most 1,000 bits")
    return Manual() if chance == "manual" else Seeded(fresh_seed() if seed is None else seed)
