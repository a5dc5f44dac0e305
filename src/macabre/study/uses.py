"""Which cards, spaces, traps and squares were on offer, which were chosen, and by whom."""

from __future__ import annotations

import re
from collections.abc import Sequence

from macabre.match import Match
from macabre.spoken import Thing

MOVE = "Move"  # the heading of the moves' types

NEVER = (0, 0, ())

# Decisions that offered it beside something else, those of them that chose it, and how often each seat used it.
Use = tuple[int, int, tuple[int, ...]]
Uses = dict[str, Use]


def join(thing: Thing) -> str:
    """A heading and a name as one text."""
    return "\t".join(thing)


def split(text: str) -> Thing:
    """And back."""
    heading, _, name = text.partition("\t")
    return heading, name


def in_order(text: str) -> list[tuple[bool, int, str]]:
    """A key that sorts things as people do: A2 before A10."""
    return [(part.isdecimal(), int(part) if part.isdecimal() else 0, part) for part in re.split(r"(\d+)", text)]


class Counter:
    """Counts the uses of one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.offered: dict[str, int] = {}
        self.chosen: dict[str, int] = {}
        self.used: dict[str, list[int]] = {}
        self._named: dict[int, tuple[str, ...]] = {}

    def decide(self, seat: int, actions: Sequence[int], action: int) -> None:
        """A decision that was made, and what could have been."""
        chosen = self._names(action)
        for name in chosen:
            self._use(name, seat)
        if len(actions) > 1:
            for name in {name for other in actions for name in self._names(other)}:
                self.offered[name] = self.offered.get(name, 0) + 1
            for name in chosen:
                self.chosen[name] = self.chosen.get(name, 0) + 1

    def happen(self, seat: int, before: bytes, after: bytes, action: int) -> None:
        """What came of the decision."""
        rules, board = self.match.game.rules, self.match.board
        read, move = rules.state.read, rules.notation.to_move(board, action)
        for thing in rules.notation.happened(board, read(before), read(after), seat, move):
            self._use(join(thing), seat)

    def result(self) -> Uses:
        """Everything that was offered or used, in order."""
        names = sorted({*self.offered, *self.used})
        return {
            name: (self.offered.get(name, 0), self.chosen.get(name, 0), tuple(self.used.get(name, ())))
            for name in names
        }

    def _use(self, name: str, seat: int) -> None:
        self.used.setdefault(name, [0] * self.match.players)[seat] += 1

    def _names(self, action: int) -> tuple[str, ...]:
        if action not in self._named:
            self._named[action] = tuple(dict.fromkeys(map(join, things_of(self.match, action))))
        return self._named[action]


def things_of(match: Match, action: int) -> list[Thing]:
    """What an action's move names: its type, and the words of its fields."""
    notation = match.game.rules.notation
    move = notation.to_move(match.board, action)
    things = [(MOVE, move["type"])]
    for field, word in notation.moves.moves[move["type"]].items():
        if field in move:
            things += notation.counted(match.board, move["type"], field, word.write(move[field]))
    return things
