"""Positions built by hand, for the tests of single clauses."""

from __future__ import annotations

from typing import Any

import macabre
from macabre.games.dead_end_drive.cards import all_cards, one
from macabre.games.dead_end_drive.state import MOVE, NONE, PORTRAIT
from macabre.match import Match
from macabre.testing.walk import in_world, record_of

GAME = macabre.load("dead-end-drive")
BOARD = GAME.default_board
PAWNS = BOARD.pawns
PARKED = ["O15", "Q15", "S15", "P14", "R14", "T14", "O13", "Q13", "S13", "P12", "R12", "Q10"]
WILD = {"kind": "wild"}
DETECTIVE = {"kind": "detective"}
SMALL = """game = "dead-end-drive"
detective_steps = 4
door = "B1"
pawns = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "Old Luke"]
mansion = \"\"\"
 5 @ . . . . . 1
 4 . h h h h h .
 3 . h|h h h h .
       -
 2 . h h . . . .
 1 . . . . 2 . @
   A B C D E F G
\"\"\"
[[trap]]
name = "pit"
title = "Pit"
[[trap]]
name = "axe"
title = "Axe"
[[card]]
kind = "detective"
copies = 3
[[card]]
kind = "wild"
copies = 5
[[card]]
kind = "trap"
traps = ["axe", "pit"]
copies = 2
"""


def trap(*names: str) -> dict[str, Any]:
    return {"kind": "trap", "traps": list(names)}


def space(name: str) -> int:
    return BOARD.space_number(name)


def bits(names: Any) -> int:
    return sum(1 << PAWNS.index(name) for name in names)


def table(
    players: int = 4,
    pawns: dict[str, str | None] | None = None,
    dice: tuple[int, int] = (3, 4),
    portrait: str = "Smothers",
    hands: dict[int, list[dict[str, Any]]] | None = None,
    seated: bool = False,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """Seat 0 is on turn and has rolled; pawns not named stand parked, or sit on their chairs; None is knocked off.

    With 4 players seat 0 owns the first three pawns, and so on; with 2 the last four are secret.
    """
    match = GAME.new(players, chance="manual", options=options)
    s = record_of(match)
    s.turn_number = 1
    s.dice[:] = dice
    s.phase = PORTRAIT if dice[0] == dice[1] else MOVE
    s.portrait = PAWNS.index(portrait)
    s.unseen &= ~bits([portrait])
    share = 4 if players == 2 else 12 // players
    for pawn, name in enumerate(PAWNS):
        owner = pawn // share if pawn < share * players else NONE
        place = (pawns or {}).get(name, BOARD.spaces[BOARD.record.chair[pawn]] if seated else PARKED[pawn])
        if owner != NONE and place is not None:
            s.characters[owner] |= 1 << pawn
            s.owned[owner] += 1
        elif place is None:
            s.lost_by[pawn] = owner if owner != NONE else -2
        s.places[pawn] = NONE if place is None else space(place)
        s.alive &= ~(1 << pawn) if place is None else -1
    _deal(s, hands or {})
    for name, value in fields.items():
        setattr(s, name, value)
    return in_world(match, s)


def open_table(pawns: dict[str, str | None], **changes: Any) -> Match:
    """The same for two with open characters (DED-40): the first six pawns are seat 0's, the last six seat 1's."""
    s = record_of(match := table(players=2, pawns=pawns, options={"open_characters": True}, **changes))
    s.characters[:] = s.owned[:] = [0] * len(s.owned)
    for pawn, name in enumerate(PAWNS):
        owner = pawn // 6
        if pawns.get(name, "") is None:
            s.lost_by[pawn] = owner
        else:
            s.characters[owner] |= 1 << pawn
            s.owned[owner] += 1
    s.shown[:] = s.characters[:]
    return in_world(match, s)


def _deal(s: Any, hands: dict[int, list[dict[str, Any]]]) -> None:
    s.pile = all_cards(BOARD.record)
    for seat, cards in hands.items():
        s.hand[seat] = sum(one(BOARD.kind_of(card)) for card in cards)
        s.hand_sizes[seat] = len(cards)
        s.pile -= s.hand[seat]
        s.pile_size -= len(cards)


def empty_pile(match: Match, discards: list[dict[str, Any]], detectives: int = 0) -> Match:
    """Nothing in the pile; these among the discards; all other cards in the hand of the last seat."""
    s = record_of(match)
    last = s.seats - 1
    s.discards = sum(one(BOARD.kind_of(card)) for card in discards)
    s.discards_size = len(discards) + detectives
    s.discarded_detectives = detectives
    s.hand[last] += s.pile - s.discards
    s.hand_sizes[last] += s.pile_size - BOARD.record.detectives - len(discards)
    s.pile = s.pile_size = 0
    return in_world(match, s)


def on_trap(pawn: str = "Lulu", **changes: Any) -> Match:
    """Seat 0 has just moved a pawn onto the Statue's trap space with a 3; the 4 is left."""
    match = table(**{"pawns": {pawn: "G3"}, **changes})
    match.play({"type": "move", "pawn": pawn, "die": 3, "to": "D3"})
    return match


def draw(match: Match, card: dict[str, Any]) -> None:
    """The seat on turn draws, and this card comes."""
    if not match.chance_to_act:
        match.play({"type": "draw"})
    match.play({"type": "draw", "player": record_of(match).turn, "card": card}, "chance")


def roll(match: Match, first: int, second: int) -> None:
    match.play({"type": "roll", "player": record_of(match).turn, "dice": [first, second]}, "chance")


def targets(match: Match, pawn: str, count: int) -> set[str]:
    moves = match.legal_moves()
    return {move["to"] for move in moves if move["type"] == "move" and (move["pawn"], move["die"]) == (pawn, count)}


def kinds(match: Match) -> set[str]:
    return {move["type"] for move in match.legal_moves()}
