"""axe looks at every page and state that other tests do not show it: nothing is held against any of them."""

import pytest

from tests.web.people import (
    PHONE,
    begin_with_bot,
    findings,
    finish_elsewhere,
    new_table,
    seat_bot,
    sit,
    wait_for_phase,
)
from tests.web.puppet import Puppet
from tests.web.stages import CLOCK_THAT_GOES, CLOCK_THAT_STANDS, open_at_last_decision, open_before, two_moves


@pytest.fixture
def page(person):
    return person(bypass_csp=True)


def test_setting_a_table_with_everything_open_and_a_board_of_ones_own(page, server, tmp_path):
    file = tmp_path / "own.toml"
    file.write_text(page.request.get(f"{server.url}/api/games/dead-end-drive/board.toml").text(), encoding="utf-8")
    page.goto(f"{server.url}/#set-dead-end-drive")
    page.get_by_text("House rules and clock").click()
    page.get_by_text("A board or deck of your own").click()
    page.get_by_label("File").set_input_files(file)
    page.locator(".setting-board.mine").wait_for()
    assert findings(page) == []
    page.get_by_label("Seat 2", exact=True).select_option("A friend, on this device")
    file.write_text("nonsense", encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        page.get_by_label("File").click()
    chooser.value.set_files(file)
    page.locator("#board-fault .bad").wait_for()
    assert findings(page) == []


def test_a_finished_match_its_replay_its_review_and_my_games(page, server):
    begin_with_bot(page, new_table(server, target=1))
    finish_elsewhere(page)
    page.get_by_role("link", name="Watch the replay").click()
    page.locator("#board.drawn > *").first.wait_for()
    page.get_by_role("button", name="To the end").click()
    page.locator("#log li").first.wait_for()
    assert findings(page) == []
    page.get_by_role("button", name="Look back on this match").click()
    page.locator(".review-chart").wait_for(timeout=300_000)  # it is thought about
    assert findings(page) == []
    page.goto(server.url)
    page.locator("#own-tables > li").first.wait_for()
    page.locator("#games h3").first.wait_for()
    assert findings(page) == []


def test_the_curtain_and_the_side_behind_it(page, server):
    page.goto(new_table(server, "cluedo-cards", 3))
    sit(page, 0, "Anna")
    sit(page, 1, "Ben")
    seat_bot(page, 2)
    assert findings(page) == []
    page.get_by_role("button", name="Begin the match").click()
    wait_for_phase(page, "playing")
    page.locator("#curtain-up").wait_for()
    assert findings(page) == []
    page.locator("#curtain-up").click()
    page.locator("#board.drawn > *").first.wait_for()
    assert findings(page) == []


def test_what_a_phone_shows_over_and_beside_the_board(person, server):
    page, puppet = person(**PHONE, bypass_csp=True), Puppet("dead-house", 3, seed=7)
    puppet.play(25)
    puppet.hints = puppet.match.legal_moves(0)[:2]
    puppet.open(page, server)
    page.locator("#board.drawn > *").first.wait_for()
    page.locator("#ask-hint").click()
    page.locator("#advice li").first.wait_for()
    assert findings(page) == []
    page.locator("#ask-hint").click()
    for tab, shown in {"Log": "#log li", "Table": "#seats > li"}.items():
        page.locator("#tabs").get_by_role("button", name=tab).click()
        page.locator(shown).first.wait_for()
        assert findings(page) == []
    page.locator("#help-open").click()
    page.locator("dialog[open]").wait_for()
    assert findings(page) == []


def test_what_is_to_be_confirmed_by_touch_and_why_something_cannot_be_done(person, server):
    page, puppet = person(**PHONE, bypass_csp=True), Puppet("dead-end-drive", 2, seed=5)
    puppet.hints = two_moves(puppet, "move")
    puppet.open(page, server)
    page.locator("#ask-hint").tap()
    page.locator(".advice-move").first.tap()
    page.locator("#confirm p", has_text="Move").wait_for()
    assert findings(page) == []
    page.locator("#confirm").get_by_role("button", name="Not this").tap()
    page.locator("#ask-why").tap()
    page.locator("#why .choice").first.wait_for()
    assert findings(page) == []
    while not page.locator("#why output p").count():
        page.locator("#why .choice").first.tap()
    assert findings(page) == []


def test_what_the_others_are_asked(person, server):
    page, puppet = person(**PHONE, bypass_csp=True), Puppet("cluedo-cards", 3, seed=7)
    while 0 in puppet.match.to_act:
        puppet.step()
    puppet.table.undo_asked, puppet.table.clock, puppet.left = 1, 30, 0
    puppet.open(page, server)
    for question in ("#question", "#late"):
        page.locator(question).get_by_role("button").first.wait_for()
    assert findings(page) == []


def test_luck_is_being_mixed(person, server):
    page = person(bypass_csp=True, reduced_motion="no-preference")
    page.add_init_script(CLOCK_THAT_STANDS.replace("ms >= 300", "ms === 1400"))  # as long as it is seen
    page.goto(new_table(server))
    sit(page, 0, "Anna")
    seat_bot(page, 1)
    page.get_by_role("button", name="Begin the match").click()
    page.locator("#mixing").wait_for()
    assert findings(page) == []


@pytest.mark.parametrize(
    ("game", "kind"), [("dead-end-drive", "knocked-off"), ("dead-house", "moved"), ("cluedo-cards", "swap")]
)
@pytest.mark.usually(2)
def test_a_scene(page, server, game, kind):
    page.add_init_script(CLOCK_THAT_STANDS)
    open_before(page, server, Puppet(game, 3, seed=3, paced=True), kind)
    page.locator(".scene-name").wait_for()
    assert findings(page) == []


@pytest.mark.parametrize(
    ("game", "kind", "shown"),
    [("cluedo-cards", "round-end", ".clu-end"), ("deadly-doodles", None, ".doodle-reckoning")],
)
@pytest.mark.usually(1)
def test_the_end_of_a_round_and_of_a_match(page, server, game, kind, shown):
    puppet = open_at_last_decision(page, server, game, 3, kind=kind)
    puppet.step()
    puppet.show()
    page.locator(shown).wait_for()
    page.evaluate(CLOCK_THAT_GOES)  # axe has timers, too
    assert findings(page) == []


@pytest.mark.parametrize("path", ["/static/fairness.html", "/t/NOSUCH", "/replay/nothing", "/rules/dead-end-drive"])
@pytest.mark.usually(2)
def test_pages_around(person, server, path):
    page = person(bypass_csp=True, meant=["404 (Not Found)"])  # where nothing is
    page.goto(server.url + path, wait_until="networkidle")
    page.locator("main:visible h1, main:visible h2").first.wait_for()
    assert findings(page) == []
