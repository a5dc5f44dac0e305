"""A match that nobody plays and nobody sees, so that the first board of a game need not wait.

Python reads words, rules and boards when they are first needed, and in a browser that takes long.
"""

from __future__ import annotations

from collections.abc import Iterator

from macabre.catalogue import load
from macabre.game import Game
from macabre.language import Speech
from macabre.server import protocol as p
from macabre.server.decide import opening_of
from macabre.server.drawings import written_drawing
from macabre.server.entries import Sat, read_entry, write_entry
from macabre.server.lines import Line
from macabre.server.seen import Marks
from macabre.server.sights import Eyes, Now, Sights
from macabre.server.table import PLAYING, Table

NAMES, SEED = ("Anna", "Ben", "Carla", "Dora"), 7
DECISIONS = 40  # by which most of what a game says was said


def rehearse(game: str, language: str) -> Iterator[None]:
    """Play and tell it as at a table, one small piece of work after the other; nothing is left but what was read."""
    chosen = load(game)
    yield
    written_drawing(chosen, chosen.default_board, Speech(language))
    yield
    table = _table(chosen)
    yield
    line = Line(Sights(lambda: table, Marks, paced=True))
    for _ in _played(table):
        _tell(table, line, language)
        yield
    line.forget()
    _tell(table, line, language)


def _table(game: Game) -> Table:
    """A table in the midst of nothing: everybody sits there, and the match begins."""
    seats, options = game.check(min(len(NAMES), game.players[-1]))
    opened = opening_of(game, seats, options)
    table = Table("")
    table.apply(read_entry(write_entry(opened)))
    for seat in range(seats):
        table.apply(Sat(seat, NAMES[seat], f"{seat}"))
    table.match, table.phase = game.new(seats, SEED), PLAYING
    return table


def _played(table: Table) -> Iterator[None]:
    """Some move that is not always the first, again and again."""
    match = table.match
    assert match is not None
    for _ in range(DECISIONS):
        yield
        if match.finished:
            return
        seat = match.to_act[0]
        actions = match.legal_actions(seat)
        match.act(actions[len(actions) // 2], seat)
        table.number += 1


def _tell(table: Table, line: Line, language: str) -> None:
    """What a browser there would be told."""
    p.read_message(p.write_message(p.Ping()).decode())
    now = Now(table.number, 0, 0, frozenset({0}), None, {}, None)
    p.write_message(line.tell(now, Eyes(0, (0,), language, None)))
