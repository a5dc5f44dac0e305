"""What a bot takes moves to say about owners, and that worlds are imagined as likely as that makes them."""

from collections import Counter
from itertools import combinations

import pytest

import macabre
from macabre.games.dead_end_drive.belief import STEP, believe
from macabre.games.dead_end_drive.evidence import MOST, NOTHING, evidence_of, weigh_moves
from macabre.games.dead_end_drive.knowledge import hidden_characters
from macabre.games.dead_end_drive.memory import BITS, FAVOURITE_ASIDE, FAVOURITE_TO_DOOR, TO_DOOR, TO_TRAP
from macabre.testing.walk import Dice, decision_walk

GAME = macabre.load("dead-end-drive")
SEAT = 1
SAMPLES = 1500


def late_position(players):
    *_, match = decision_walk(GAME, players, 3, 400)
    return match


def imagined(match, bits):
    s = GAME.rules.state.read(match.sight(SEAT))
    believe(match.board.record, s, SEAT, bits)
    return s


def weights_of_all_deals(s, players):
    """By brute force: what each of the others may have, and how likely that is, up to a factor."""
    others = [seat for seat in range(players) if seat != SEAT]
    deals = {(): (1.0, [pawn for pawn in range(12) if hidden_characters(s, SEAT) >> pawn & 1])}
    for other in others:
        longer = {}
        for deal, (weight, left) in deals.items():
            for pawns in combinations(left, s.owned[other]):
                power = sum(evidence_of(weigh_moves(s, other), pawn) for pawn in pawns)
                rest = [pawn for pawn in left if pawn not in pawns]
                longer[*deal, sum(1 << pawn for pawn in pawns)] = (weight * STEP**power, rest)
        deals = longer
    return {deal: weight for deal, (weight, _) in deals.items()}


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_worlds_come_as_often_as_the_evidence_says(players):
    match, dice = late_position(players), Dice(5)
    others = [seat for seat in range(players) if seat != SEAT]
    found = Counter()
    for _ in range(SAMPLES):
        s = imagined(match, dice.bits())
        found[tuple(s.characters[other] for other in others)] += 1
    weights = weights_of_all_deals(s, players)
    assert set(found) <= set(weights)
    total = sum(weights.values())
    distance = sum(abs(weight / total - found[deal] / SAMPLES) for deal, weight in weights.items()) / 2
    assert distance < 0.1


@pytest.mark.parametrize("players", GAME.players)
def test_an_imagined_world_is_seen_alike(players):
    dice = Dice(6)
    for match in decision_walk(GAME, players, 4, 120):
        world = imagined(match, dice.bits())
        assert GAME.rules.state.masked(bytes(world), SEAT) == match.sight(SEAT)


@pytest.mark.parametrize("seat", range(4))
def test_whoever_leads_a_pawn_to_the_door_may_own_it_and_whoever_leads_it_elsewhere_does_not(seat):
    s = GAME.rules.state.struct()
    for pawn, (where, times) in enumerate([(TO_DOOR, 1), (FAVOURITE_TO_DOOR, 31), (TO_TRAP, 1), (FAVOURITE_ASIDE, 31)]):
        s.led[seat][where] = times << BITS * pawn
    weighed = weigh_moves(s, seat)
    led_to_door, led_often, led_to_trap, led_aside, never_led = (evidence_of(weighed, pawn) for pawn in range(5))
    assert 0 == led_aside < led_to_trap < never_led < led_to_door < led_often == MOST
    assert {evidence_of(weighed, pawn) for pawn in range(4, 12)} == {NOTHING}


def test_opposite_moves_make_up_for_each_other():
    s = GAME.rules.state.struct()
    s.led[0][TO_DOOR] = s.led[0][TO_TRAP] = 31
    assert evidence_of(weigh_moves(s, 0), 0) == NOTHING
