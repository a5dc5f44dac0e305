"""The pages in languages that nobody speaks: no plain letter is left, and nothing is cut off in either direction."""

import re

import pytest

from tests.pseudo import LEFT_TO_RIGHT, RIGHT_TO_LEFT, make_languages
from tests.server.serving import Server
from tests.web.conftest import MEANT
from tests.web.people import (
    CAN_MOVE,
    DATA,
    SIDEWAYS,
    begin_by_keys,
    finish_elsewhere,
    move,
    new_table,
    resize,
    texts_on,
    wait,
)

GAMES = ["cluedo-cards", "dead-end-drive", "dead-house", "deadly-doodles"]
TITLES = ["Cluedo, the card game", "13 Dead End Drive", "Deadly Doodles", "Dead House"]
RULES = "#minute, #book, #clauses section, #contents, .summary, #about p, #rules-head .lead, #why details p, a.clause"
NAMED = re.compile(r"[A-Z]{3}-\d+|\b[A-Z]\d*\b|\d [AP]M\b")  # clauses, squares, the time of day


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    languages = make_languages(tmp_path_factory.mktemp("languages") / "more")
    database = f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.db'}"
    with Server(database, 0, "--most-tables", "10000", env={"MACABRE_LANGUAGES": str(languages)}) as running:
        yield running


def reader(person, language, **more):
    """Somebody who reads a language."""
    page = person(**more)
    page.add_init_script(f"localStorage.setItem('macabre/language', JSON.stringify('{language}'))")
    return page


def check(page, *known):
    """No plain letter but in what is data."""
    wait(page, "document.documentElement.dataset.spoken")
    names = [*TITLES, "Anna", "Macabre", page.url.rpartition("/")[2] or "-", *known]
    assert [place for place, text in texts_on(page, f"{RULES}, {DATA}") if is_plain(text, names)] == []


def is_plain(text, names):
    """Whether a letter is left of a text without these names."""
    for name in names:
        text = text.replace(name, "")
    return re.search("[A-Za-z]", NAMED.sub("", text)) is not None


def test_the_scan_finds_a_plain_letter(person, server):
    page = reader(person, LEFT_TO_RIGHT)
    page.goto(server.url)
    page.locator("#games h3").first.wait_for()
    page.evaluate("document.querySelector('main').append('left in English')")
    with pytest.raises(AssertionError, match="left in English"):
        check(page)


def test_the_hall_and_setting_a_table(person, server):
    page = reader(person, LEFT_TO_RIGHT)
    page.goto(server.url)
    page.locator("#games h3").first.wait_for()
    check(page)
    for game in GAMES:
        page.goto(f"{server.url}/?{game}#set-{game}")
        page.locator("#setting[open]").wait_for()
        check(page)
        page.keyboard.press("Escape")


def test_gathering_and_sitting_down(person, server):
    page = reader(person, LEFT_TO_RIGHT)
    page.goto(new_table(server, players=3))
    page.locator("#seats button").first.wait_for()
    check(page)
    page.locator("#seats [data-key='sit-0']").click()
    page.locator("#name").fill("Anna")
    check(page)
    page.locator("#ask-name button.main").click()
    page.locator("#seats .chip.yours").wait_for()
    check(page)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usually(2)
def test_playing_a_hint_and_why_not(person, server, game):
    page = reader(person, LEFT_TO_RIGHT)
    bot = begin_by_keys(page, server, game)
    for _ in range(5):
        wait(page, CAN_MOVE)
        check(page, bot)
        move(page)
    wait(page, CAN_MOVE)
    page.locator("#ask-why").click()
    page.locator("#why output p, #why .choice").first.wait_for()
    check(page, bot)
    if page.locator("#why .choice").count():
        page.locator("#why .choice").first.click()
        page.locator("#why output p, #why .crumb").first.wait_for()
        check(page, bot)
    if page.locator("#ask-hint").is_visible():
        page.locator("#ask-hint").click()
        page.locator("#advice li").first.wait_for()
        check(page, bot)


def test_the_end_of_a_match_its_fairness_its_replay_and_its_review(person, server):
    page = reader(person, LEFT_TO_RIGHT)
    bot = begin_by_keys(page, server, "cluedo-cards", target=1)
    finish_elsewhere(page)
    page.locator("#outcome summary").click()
    page.locator("#outcome [data-key='check']").click()
    page.locator("#outcome .findings li").first.wait_for()
    check(page, bot)
    page.locator("#outcome a").first.click()
    page.locator("#board.drawn > *").first.wait_for()
    page.locator("#last").click()
    page.locator("#told.last p").first.wait_for()
    check(page, bot)
    page.locator("#review button").click()
    page.locator(".review-chart").wait_for(timeout=300_000)  # it is thought about
    check(page, bot)
    page.goto(server.url)
    page.locator("#own-tables > li").first.wait_for()
    check(page, bot)


def test_rules_and_addresses_that_lead_nowhere(person, server):
    page = reader(person, LEFT_TO_RIGHT, meant=(*MEANT, "404"))
    for game in GAMES:
        page.goto(f"{server.url}/rules/{game}")
        page.locator("body[data-ready]").wait_for()
        check(page)
    for path, there in {"nowhere": "main.missing", "t/NOBODY": "#missing a", "replay/none": "#missing a"}.items():
        page.goto(f"{server.url}/{path}")
        page.locator(there).wait_for()
        check(page)


def test_nothing_is_cut_off_from_right_to_left(person, server):
    page = reader(person, RIGHT_TO_LEFT)
    for path, there in {"": "#games h3", "rules/dead-house": "body[data-ready]"}.items():
        page.goto(f"{server.url}/{path}")
        page.locator(there).first.wait_for()
        assert page.evaluate("document.documentElement.dir") == "rtl"
        check_widths(page, path)
    begin_by_keys(page, server, "cluedo-cards", target=1)
    page.locator("#board.drawn > *").first.wait_for()
    check_widths(page, "a table")
    assert page.evaluate("getComputedStyle(document.querySelector('#board')).direction") == "ltr"
    finish_elsewhere(page)
    page.locator("#outcome a").first.click()
    page.locator("#board.drawn > *").first.wait_for()
    check_widths(page, "a replay")


@pytest.mark.parametrize("game", [game for game in GAMES if game != "cluedo-cards"])
@pytest.mark.usually(1)
def test_no_board_is_cut_off_from_right_to_left(person, server, game):
    page = reader(person, RIGHT_TO_LEFT)
    begin_by_keys(page, server, game)
    page.locator("#board.drawn > *").first.wait_for()
    check_widths(page, game)


def check_widths(page, what):
    for width in (375, 1440):
        resize(page, width, 900)
        assert page.evaluate(SIDEWAYS) == [0, []], (what, width)


def test_arrow_keys_lead_on_as_one_reads_from_right_to_left(person, server):
    page = reader(person, RIGHT_TO_LEFT)
    begin_by_keys(page, server, "deadly-doodles", number_of_rounds=3)
    wait(page, "document.querySelectorAll('#moves button.choice:not([disabled])').length > 1")
    focused = "[...document.querySelectorAll('#moves button.choice')].indexOf(document.activeElement)"
    page.locator("#moves button.choice").first.focus()
    for key, place in (("ArrowLeft", 1), ("ArrowRight", 0), ("ArrowDown", 1), ("ArrowUp", 0)):
        page.keyboard.press(key)
        assert page.evaluate(focused) == place, key
    finish_elsewhere(page)
    page.locator("#outcome a").first.click()
    page.locator("#board.drawn > *").first.wait_for()
    page.locator("#first").click()
    page.keyboard.press("ArrowLeft")
    wait(page, "document.querySelector('#step').value === '1'")
    page.keyboard.press("ArrowRight")
    wait(page, "document.querySelector('#step').value === '0'")
