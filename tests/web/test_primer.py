"""A first match is led by the primer."""

import pytest

import macabre
from tests.web.people import PHONE, begin, findings, move, new_table, seat_bot, sit, wait, wait_for_moves


def gather(page, server, game, **options):
    page.goto(new_table(server, game, 2, **options))
    sit(page, 0, "Anna")
    seat_bot(page, 1)
    page.locator("#about").get_by_text("Your aim").wait_for()


@pytest.mark.parametrize("game", macabre.games())
@pytest.mark.usually(2)
def test_a_newcomer_is_told_the_aim_then_what_can_be_done_and_why(person, server, game):
    page = person()
    gather(page, server, game)
    begin([page])
    wait_for_moves(page)
    primer = page.locator("#primer")
    primer.get_by_text("What you can do now").wait_for()
    assert primer.locator("a.clause").count() >= 2
    move(page)
    primer.get_by_role("button", name="Turn the primer off").click()
    assert not primer.is_visible()
    page.reload()
    wait(page, "document.body.dataset.phase === 'playing'")
    assert not primer.is_visible()
    page.get_by_role("button", name="Help").click()
    page.get_by_label("Primer for this game").check()
    page.get_by_role("button", name="Close").click()
    primer.wait_for()


@pytest.mark.parametrize(
    ("game", "options", "aim", "chip"),
    [
        ("dead-house", {"pawns_to_win": 1}, "Bring one of your pawns once round the track", "Pawns to win: 1"),
        ("cluedo-cards", {"miniatures": False}, "There are no miniatures at this table", "Miniatures: no"),
    ],
)
def test_before_one_sits_down_the_aim_is_told_by_the_house_rules(person, server, game, options, aim, chip):
    page = person()
    page.goto(new_table(server, game, 2, **options))
    page.locator("#about").get_by_text(aim).wait_for()
    page.locator("#agreed").get_by_text(chip).wait_for()


def test_the_gathering_is_readable_for_all(person, server):
    page = person(**(PHONE | {"bypass_csp": True}))
    gather(page, server, "cluedo-cards")
    assert findings(page) == []
    page.goto(server.url)
    page.locator("#games").get_by_role("button", name="Set a table").first.click()
    assert findings(page) == []
