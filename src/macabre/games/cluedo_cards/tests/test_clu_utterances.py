"""Every refusal and every event of the card game is uttered somewhere, by its clause."""

from __future__ import annotations

import pytest

from macabre.games.cluedo_cards.tests.positions import GAME, NOTHING_FITS, draw, laid, stuck, table, turn_up
from macabre.match import Match
from macabre.testing.utterances import Uttered, asked, check_events, check_refusals


def refused_by_hand() -> Uttered:
    match = laid("dagger-1")
    found = asked(match, "draw", "miss 0", "miss 3")
    found |= asked(laid("revolver-1"), "draw", "swap 0", "swap 3")
    match = table(["spanner-1 plum-1", "green-1 green-2"], "spanner-2")
    return found | asked(match, "draw", "miss 1", "swap 1", "play green-1", "play plum-1")


def seldom_told() -> list[Match]:
    """Matches that tell what random ones seldom do."""
    first = stuck()
    for _ in range(3):
        first.play("draw")
    empty = table(["plum-1 green-1", "white-1 rope-3"], "scarlett-2", pile="")
    empty.play("draw")
    won = table(["rope-1", "green-1 green-2"], "rope-2", scores=(7, 0))
    won.play("play rope-1")
    turn_up(won, 0, 1)
    by_card = table(["rope-1", "green-1 green-2"], "rope-2", penalty="card")
    by_card.play("play rope-1")
    turn_up(by_card, 3, 1)
    ran_out = table(["a-1 b-2 c-3 g-7", "d-4 e-5 f-6"], "i-9", deck=NOTHING_FITS, pile="h-8", draw_until_one_fits=True)
    draw(ran_out, "h-8")
    return [first, empty, won, by_card, ran_out]


@pytest.mark.slow
def test_every_refusal_is_uttered_somewhere() -> None:
    check_refusals(GAME, refused_by_hand())


@pytest.mark.slow
def test_every_event_and_its_clause_is_told_somewhere() -> None:
    check_events(GAME, seldom_told())
