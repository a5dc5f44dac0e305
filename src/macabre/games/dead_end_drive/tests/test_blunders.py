"""What no bot does, however little it thinks: positions built by hand."""

import pytest

from macabre.bots import Sight, make_bot
from macabre.bots.levels import LEVELS
from macabre.games.dead_end_drive.tests.table import PAWNS, WILD, on_trap, table

OWN, OTHERS = PAWNS[0], "Lulu"
SEEDS = range(10)

pytestmark = pytest.mark.parametrize("name", LEVELS)


def chosen(name, match):
    """What a level does with the least thought, by different seeds."""
    return [make_bot(name, seed, iterations=8).choose(Sight.of(match, 0)) for seed in SEEDS]


def test_ones_own_favourite_leaves_when_it_can(name):
    match = table(pawns={OWN: "K1"}, portrait=OWN)
    assert all((move["pawn"], move["to"]) == (OWN, "out") for move in chosen(name, match))


def test_nobody_leads_anothers_favourite_out(name):
    match = table(pawns={OTHERS: "K1"}, portrait=OTHERS)
    assert any(move["to"] == "out" for move in match.legal_moves())
    assert all(move["to"] != "out" for move in chosen(name, match))


def test_nobody_knocks_off_a_pawn_of_their_own(name):
    match = on_trap(OWN, hands={0: [WILD]})
    assert any(move["type"] == "play" for move in match.legal_moves())
    assert all(move["type"] != "play" for move in chosen(name, match))


def test_the_last_rival_is_knocked_off_for_the_win(name):
    gone = dict.fromkeys(PAWNS[3:])
    match = on_trap(OTHERS, pawns=gone | {OTHERS: "G3"}, hands={0: [WILD]}, out=0b1100)
    assert all(move == {"type": "play", "card": WILD} for move in chosen(name, match))
