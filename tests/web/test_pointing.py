"""A hint is shown on the board: the move that it names, as if somebody had picked it."""

import pytest

import macabre
from tests.web.people import PHONE, wait
from tests.web.puppet import Puppet
from tests.web.stages import two_moves

KINDS = {"cluedo-cards": "play", "dead-end-drive": "move", "dead-house": "move", "deadly-doodles": "draw"}
SHOWN = {
    "cluedo-cards": lambda move: [f".clu-own .picked[data-key='{move['card']['picture']}-{move['card']['number']}']"],
    "dead-end-drive": lambda move: [
        f".ded-pawn.picked[data-key='pawn {move['pawn']}']",
        f".ded-target.chosen[data-key='to {move['to']}']",
        ".ded-route > .ded-goal",
    ],
    "dead-house": lambda move: [f".dh-hand .chosen[data-key^='{move['card']} ']", ".dh-over .ahead .ghost"],
    "deadly-doodles": lambda move: [
        f".doodle-card.chosen[data-card='{move['card']}']",
        f".room.now[data-room='{move['room']}']",
        ".layer-ghost > *",
    ],
}
IN_SIGHT = """([part, sheet, status]) => part.top >= status.bottom && part.bottom <= sheet.top"""


def is_shown(page, parts):
    wait(page, f"{parts}.every(part => document.querySelector(part)?.getBoundingClientRect().width > 0)")


def is_gone(page, parts):
    wait(page, f"!{parts}.every(part => document.querySelector(part))")


@pytest.mark.parametrize("game", macabre.games())
@pytest.mark.usually(2)
def test_the_board_shows_the_moves_of_a_hint(person, server, game):
    page, puppet = person(**PHONE), Puppet(game, 2, seed=5)
    puppet.hints = two_moves(puppet, KINDS[game])
    best, other = map(SHOWN[game], puppet.hints)
    puppet.open(page, server)
    page.get_by_role("button", name="Hint", exact=True).tap()
    is_shown(page, best)
    buttons = page.locator(".advice-move")
    assert buttons.nth(0).get_attribute("aria-current") == "true"
    boxes = f"{[best[-1], '#advice', '#status']}.map(part => document.querySelector(part).getBoundingClientRect())"
    wait(page, f"({IN_SIGHT})({boxes})")
    buttons.nth(1).focus()
    is_shown(page, other)
    is_gone(page, best)
    assert buttons.nth(0).get_attribute("aria-current") == "false"
    page.locator("#advice").get_by_role("button", name="Close").tap()
    is_gone(page, other)
    page.get_by_role("button", name="Hint", exact=True).tap()
    is_shown(page, best)
    puppet.step()
    puppet.show()
    is_gone(page, best)


def test_on_a_phone_held_sideways_a_hint_lets_the_board_stay_where_it_is(person, server):
    page, puppet = person(812, 375, has_touch=True), Puppet("dead-end-drive", 2, seed=5)
    puppet.hints = two_moves(puppet, "move")
    puppet.open(page, server)
    page.get_by_role("button", name="Hint", exact=True).tap()
    is_shown(page, SHOWN["dead-end-drive"](puppet.hints[0]))
    assert page.evaluate("scrollY") == 0


def test_of_a_hint_nothing_is_left_when_another_pawn_is_picked(person, server):
    page, puppet = person(), Puppet("dead-end-drive", 2, seed=5)
    puppet.hints = two_moves(puppet, "move")
    puppet.open(page, server)
    page.get_by_role("button", name="Hint", exact=True).click()
    is_shown(page, SHOWN["dead-end-drive"](puppet.hints[0]))
    other = puppet.hints[1]["pawn"]
    page.locator(f".ded-pawn.pickable[data-key='pawn {other}']").click()
    legal = [move for move in puppet.match.legal_moves(0) if move["type"] == "move" and move["pawn"] == other]
    assert len({move["die"] for move in legal}) > 1
    wait(page, f"document.querySelectorAll('.ded-target').length === {len({move['to'] for move in legal})}")


def test_a_hint_stays_when_the_others_have_finished(person, server):
    page, puppet = person(), Puppet("deadly-doodles", 2, seed=5)
    puppet.hints = two_moves(puppet, "draw")
    assert puppet.match.to_act == [0, 1]
    puppet.open(page, server)
    page.get_by_role("button", name="Hint", exact=True).click()
    assert page.locator("#status").inner_text().startswith("Your turn Draw your")
    best = SHOWN["deadly-doodles"](puppet.hints[0])
    is_shown(page, best)
    while 1 in puppet.match.to_act:
        puppet.play_for(1, puppet.match.legal_moves(1)[0])
    puppet.show()
    page.locator("#log li", has_text="Ben is done").wait_for(state="attached")
    assert page.locator("#advice").is_visible()
    is_shown(page, best)
