"""The moves that may be made now, in few bytes: as a tree of parts, each of which is sent once on a line.

What a move and its parts are called is kept for each board and language, unless a player's name is in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any
from weakref import WeakKeyDictionary

from macabre.data import Board
from macabre.language import Listed, Named, Saying, SeatName, Speech
from macabre.match import Match
from macabre.server import protocol as p
from macabre.server.shorthand import Shorthand
from macabre.spoken import Notation

FEW = 20  # moves up to which each is said in a sentence; among more one chooses part by part


@dataclass(frozen=True, eq=False)
class OfferPart:
    """The value of a field of moves, and as a word of a move's text; there is but one of each for a board."""

    field: str
    value: Any
    word: str


SHAPE = ""  # the first part of a move is which fields it has, in the order of its text


class Moves:
    """The moves of a board that were met so far: by number their parts."""

    def __init__(self) -> None:
        self.rows: dict[int, tuple[OfferPart, ...]] = {}
        self._parts: dict[tuple[str, str, str], OfferPart] = {}
        self.said: dict[tuple[str, OfferPart], Any] = {}  # by language
        self.words: dict[tuple[str, int], str] = {}

    def row(self, notation: Notation[Any, Any], board: Board, action: int) -> tuple[OfferPart, ...]:
        """The parts of a move."""
        if action not in self.rows:
            move = notation.to_move(board, action)
            fields = notation.moves.moves[move["type"]]
            written = {"type": move["type"]} | {f: word.write(move[f]) for f, word in fields.items() if f in move}
            shape = self._the(SHAPE, list(written), "")
            self.rows[action] = (shape, *(self._the(field, move[field], word) for field, word in written.items()))
        return self.rows[action]

    def _the(self, field: str, value: Any, word: str) -> OfferPart:
        key = field, word, p.write_value(value)
        if key not in self._parts:
            self._parts[key] = OfferPart(field, value, word)
        return self._parts[key]


_MOVES: WeakKeyDictionary[Board, Moves] = WeakKeyDictionary()


def moves_of(board: Board) -> Moves:
    """Those of a board."""
    return _MOVES.setdefault(board, Moves())


def mentions_seat(value: Any) -> bool:
    """Whether a player's name is in what is said, so that it is another at the next table."""
    if isinstance(value, SeatName):
        return True
    if isinstance(value, Saying):
        return any(map(mentions_seat, value.arguments.values()))
    if isinstance(value, Named):
        return mentions_seat(value.saying)
    return isinstance(value, Listed) and any(map(mentions_seat, value.items))


class Offering:
    """Makes the offer of one viewer, by numbers of what was said on the viewer's line."""

    def __init__(self, match: Match, speech: Speech, shorthand: Shorthand) -> None:
        self._board, self._notation, self._speech = match.board, match.game.rules.notation, speech
        self._moves, self._shorthand = moves_of(match.board), shorthand

    def make(self, actions: Sequence[int]) -> p.Offer:
        """All legal moves, in their order."""
        kept, known = self._moves.rows, self._shorthand.numbers
        rows = [kept.get(action) or self._moves.row(self._notation, self._board, action) for action in actions]
        parts = dict.fromkeys(chain.from_iterable(rows))
        numbers = {part: known[part] if part in known else self._of_part(part) for part in parts}
        words = [self._of_words(action) for action in actions] if len(rows) <= FEW else []
        return p.Offer(tree_of(rows, numbers), words)

    def _of_part(self, part: OfferPart) -> int:
        """The number of a part; of one that mentions a player, by what the player is called."""
        said = self._part(part)
        is_kept = part.field == SHAPE or (self._speech.code, part) in self._moves.said
        return self._shorthand.number(part if is_kept else (part, said[2]), said)

    def _of_words(self, action: int) -> int:
        words = self._words(action)
        return self._shorthand.number((action, words), words)

    def _part(self, part: OfferPart) -> Any:
        if part.field == SHAPE:
            return part.value
        kept, key = self._moves.said, (self._speech.code, part)
        if key in kept:
            return kept[key]
        said = self._notation.part(self._board, part.field, part.value)
        text = self._speech.say(said) or None
        found = text if part.value == part.word == text else (part.value, part.word, text)
        if not mentions_seat(said):
            kept[key] = found
        return found

    def _words(self, action: int) -> str:
        kept, key = self._moves.words, (self._speech.code, action)
        if key in kept:
            return kept[key]
        said = self._notation.phrase(self._board, self._notation.to_move(self._board, action))
        words = self._speech.say(said)
        if not mentions_seat(said):
            kept[key] = words
        return words


def tree_of(rows: Iterable[tuple[OfferPart, ...]], numbers: Mapping[OfferPart, int]) -> list[Any]:
    """Rows as a tree of numbers, in their order: a number ends a row; a number and a branch go on."""
    root: list[Any] = []
    before: tuple[OfferPart, ...] = ()
    levels = [root]
    for row in rows:
        if row[:-1] != before:
            depth = 0
            while depth < len(before) and depth < len(row) - 1 and row[depth] is before[depth]:
                depth += 1
            del levels[depth + 1 :]
            before = row[:-1]
            for part in before[depth:]:
                branch: list[Any] = []
                levels[-1].append([numbers[part], branch])
                levels.append(branch)
        levels[-1].append(numbers[row[-1]])
    return root
