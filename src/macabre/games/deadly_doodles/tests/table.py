"""Positions for the tests: cards turned up by hand, maps put into the record."""

import re

import macabre
from macabre.data import Source
from macabre.drive import Driver
from macabre.games.deadly_doodles.state import FINISHED, ROUNDS
from macabre.testing.walk import Dice, in_world, play_random_move, record_of

GAME = macabre.load("deadly-doodles")
CLOSED = ("straight", "straight", "straight", "straight")  # a dull round


def begin(*cards, players=1, board=None, **options):
    """A match in its first round with these cards turned up."""
    match = GAME.new(players, chance="manual", options=options, board=board)
    turn_up(match, *cards)
    return match


def turn_up(match, *cards):
    for card in cards:
        match.play({"type": "turn-up", "card": card}, "chance")


def finish_round(match, dice=None):
    """Everybody does anything until chance or the end comes."""
    dice = dice or Dice(1)
    while match.to_act:
        play_random_move(match, dice)


def play(match, text, seat=0):
    match.play(text, seat)


def texts(match, seat=0):
    return {match.move_text(move) for move in match.legal_moves(seat)}


def refusal(match, text, seat=0):
    found = match.explain(text, seat)
    return found and found[0]


def put(match, maps=(), traps=(), marks=(), last_round=False):
    """Put segments («B1 NS, B2 NE»), traps («A3») and marks onto the seats' maps."""
    s = record_of(match)
    rooms = match.board.rooms
    for seat, drawn in enumerate(maps):
        for room, ends in re.findall(r"(\w\d+) ([NESW]+)", drawn):
            for side in ends:
                s.ends[seat]["NESW".index(side)] |= 1 << rooms.index(room)
            s.rounds[seat][0] |= 1 << rooms.index(room)
    for seat, set_in in enumerate(traps):
        for room in set_in.split():
            s.traps[seat] |= 1 << rooms.index(room)
            s.rounds[seat][0] |= 1 << rooms.index(room)
    for seat, count in enumerate(marks):
        s.marks[seat] = count
    if last_round:
        s.round_number = ROUNDS
        s.turned[ROUNDS - 1] = s.turned[0]
    return in_world(match, s)


def at_the_end(maps, traps=(), marks=(), board=None):
    """A match that ends with these maps; everybody's last card is one that cannot be drawn."""
    match = begin(*CLOSED, players=len(maps), board=board)
    driver = Driver(GAME.rules, match.board)
    driver.state = put(match, maps, traps, marks, last_round=True).state()
    for seat in range(len(maps)):
        driver.s.left[seat], driver.s.remaining[seat] = 1, 1
    for seat in range(len(maps)):
        driver.act(seat, 16 * 64)  # mark a straight, whether it could be drawn or not
    assert driver.s.phase == FINISHED
    return in_world(match, driver.state)


def items(match, seat=0):
    """A seat's sheet, without the mark that `at_the_end` made."""
    found = match.view(None)["sheet"][seat]["items"]
    return [*found[:5], found[5] + 2, found[6]]


def own_map(text, deck=None):
    """A map of one's own, with the deck of the box."""
    counts = {"straight": 9, "corner": 9, "t": 6, "cross": 4, "dead-end": 4, "trap": 2, "draw-2": 2} | (deck or {})
    lines = "\n".join(f"{name} = {count}" for name, count in counts.items())
    return Source(f"game = \"deadly-doodles\"\nmap = '''\n{text}\n'''\n[deck]\n{lines}\n", "own.toml")


STREET = """\
   A B C D E F G H I J K L M N
   v
 1 . a A b B c C d D e E f F ."""


def weapon_too_late(weapon_first=True):
    """In a street where the monster comes first: it is entered in round 1, its weapon in round 2."""
    board = own_map(STREET.replace("a A", "A a"))
    match = begin("corner", "straight", "t", "t", board=board, weapon_first=weapon_first)
    for text in ("draw corner A1 NE", "draw straight B1 EW", "mark t", "mark t"):
        play(match, text)
    turn_up(match, "straight", "t", "t", "t")
    play(match, "draw straight C1 EW")
    return match
