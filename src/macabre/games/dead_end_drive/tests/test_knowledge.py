"""What a seat may hold possible: fillings against the enumeration, and what no filling may touch."""

from collections import Counter

import pytest

from macabre.drive import Driver
from macabre.games.dead_end_drive.knowledge import worlds
from macabre.games.dead_end_drive.tests.table import BOARD, GAME, PAWNS, WILD, table, trap
from macabre.testing.walk import Dice, decision_walk, in_world, record_of

EACH = 30  # fillings for each deal


def few_secrets(players):
    """Few pawns alive and few cards hidden, so that all worlds can be counted."""
    alive = {2: {"Smothers", "Parker", "Hickory", "Pierre"}, 3: {"Smothers", "Parker", "Clay", "Hickory"}}
    names = alive.get(players, {"Smothers", "Lulu", "Beauregard", "Hickory", "Pierre"})
    gone = {name: None for name in PAWNS if name not in names}
    match = table(players, pawns=gone, hands={0: [trap("stairs")], 1: [WILD], players - 1: [WILD]})
    s = record_of(match)
    s.discards = s.pile - sum(1 << 3 * BOARD.kind_of(card) for card in (WILD, trap("statue")))
    s.pile -= s.discards
    s.discards_size = s.discards_size + 15
    s.discarded_detectives = 10
    return in_world(match, s)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_ded_37_fillings_are_even_over_all_deals(players, seat):
    match = few_secrets(players)
    sight = match.sight(seat)
    every = worlds(BOARD, sight, seat, 5000)
    assert match.state() in every
    ways = Counter(every)
    driver, dice, found = Driver(GAME.rules, BOARD), Dice(seat), Counter()
    for _ in range(EACH * len(every)):
        driver.state = sight
        driver.determinise(seat, dice.bits())
        found[driver.state] += 1
    assert set(found) == set(ways)
    chi_square = sum((found[world] - EACH * n) ** 2 / (EACH * n) for world, n in ways.items())
    assert chi_square < len(ways) + 6 * (2 * len(ways)) ** 0.5 + 20


def test_wild_cards_are_as_likely_as_their_number():
    match = table(4, hands={1: [WILD]})
    driver, dice, wilds = Driver(GAME.rules, BOARD), Dice(3), 0
    for _ in range(4000):
        driver.state = match.sight(0)
        driver.determinise(0, dice.bits())
        wilds += driver.s.hand[1] == 1 << 3 * BOARD.kind_of(WILD)
    assert pytest.approx(wilds, rel=0.12) == 4000 * 4 / 19


def test_too_many_worlds_are_not_listed():
    match = GAME.new(4, seed=1)
    assert worlds(BOARD, match.sight(0), 0, 1679) is None
    assert len(worlds(BOARD, match.sight(0), 0, 1680)) == 1680


def test_ded_36_nobody_can_tell_a_secret_card_before_the_end():
    for match in decision_walk(GAME, 2, 3, 60):
        for viewer in (0, 1, "spectator", None):
            assert match.view(viewer)["secret_characters"] == [[None, None], [None, None]]


def test_cards_of_one_kind_leave_no_trace_of_their_order():
    first, second = table(4, hands={1: [WILD], 2: [WILD, WILD]}), table(4, hands={1: [WILD], 3: [WILD, WILD]})
    assert record_of(first).hand[1] == record_of(second).hand[1]
