"""The hall without a server, in a real browser: all that needs no other device is done in it without a network."""

import json
import os
import re
import subprocess
import sys

import pytest

from macabre.catalogue import games, load
from tests.web.people import (
    CAN_MOVE,
    IS_OVER,
    begin_by_keys_at,
    begin_with_bot,
    move,
    seat_bot,
    sit,
    wait,
    wait_for_moves,
)
from tests.web.static import PLAYED, FirefoxVisitor, Visitor, hosted

pytestmark = pytest.mark.process

LONG_SECONDS = 600
FEW = 10  # moves
SHORT = {"target": 1}
ROUND = {"en": "Round 1", "de": "Runde 1", "fr": "Manche 1", "es": "Ronda 1", "ja": "第1ラウンド"}
SPEAK = "code => localStorage.setItem('macabre/language', JSON.stringify(code))"
IN_PYTHON = """async (code) => {
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", location.href));
  const archive = await (await fetch("python/macabre.tar.xz")).arrayBuffer();
  const python = await loadPyodide({ indexURL: new URL("pyodide/", location.href).href });
  python.unpackArchive(archive, "xztar", { extractDir: "/hall" });
  python.runPython("import sys; sys.path.insert(0, '/hall')");
  python.runPython(code);
  return python.globals.get("PLAYED").toJs();
}"""


@pytest.fixture(scope="module")
def cut_off(browser, static_hall, request):
    """A visitor who has been here before, and has no network now."""
    return come_again(Visitor(browser), static_hall, request)


@pytest.fixture(scope="module")
def cut_off_firefox(static_hall, request):
    """The same in Firefox."""
    return come_again(FirefoxVisitor(), static_hall, request)


def come_again(visitor, static_hall, request):
    """All is kept at a first visit; at the second there is no web host any more."""
    request.addfinalizer(visitor.leave)
    with hosted(static_hall) as address:
        visitor.open(f"{address}?pace=0")
        visitor.stay_until_all_is_kept()
        visitor.window.close()
    visitor.open(f"{address}?pace=0")
    return visitor


def let_a_bot_play_on(page):
    """Somebody goes away, and leaves the seat to a bot; the match ends."""
    own = page.locator("#seats > li").first
    own.get_by_text("Away for a while?").click()
    own.get_by_label("Which bot").last.select_option("Greedy")
    own.get_by_role("button", name="Let it play for me").click()
    wait(page, IS_OVER, LONG_SECONDS)


@pytest.mark.parametrize("game", games())
@pytest.mark.usually(2)
def test_every_game_is_played_to_its_end_without_a_network(cut_off, game):
    page = cut_off.page
    begin_with_bot(page, cut_off.make(game, options=SHORT if game == "cluedo-cards" else {}))
    for _ in range(2):
        wait(page, CAN_MOVE, LONG_SECONDS)
        move(page)
    let_a_bot_play_on(page)
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_url(re.compile(r"/replay\.html.*#0$"))
    page.evaluate("location.hash = '#2'")
    page.locator("#log li").first.wait_for()


@pytest.mark.usually(1)
@pytest.mark.parametrize("game", games())
def test_firefox_plays_to_the_end_without_a_network(cut_off_firefox, game):
    page = cut_off_firefox.page
    begin_by_keys_at(page, cut_off_firefox.make(game, options=SHORT if game == "cluedo-cards" else {}))
    for _ in range(2):
        wait(page, CAN_MOVE, LONG_SECONDS)
        move(page)
    page.locator("#seats [data-key='away-0']").click()
    page.locator("#seats [data-key='sub-0-which']").select_option("greedy")
    page.locator("#seats [data-key='sub-0']").click()
    wait(page, IS_OVER, LONG_SECONDS)


def name_a_move(page):
    """Choose part after part of a move that cannot be made, until it is the only one."""
    page.locator("#why .choice").first.wait_for()
    while page.locator("#why .choice").first.locator(".many").count():
        page.locator("#why .choice").first.click()
    page.locator("#why .choice").first.click()


def test_it_advises_explains_checks_and_reviews(cut_off):
    page = cut_off.page
    begin_with_bot(page, cut_off.make("dead-house"))
    wait(page, CAN_MOVE, LONG_SECONDS)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".advice-move").first.wait_for()
    cut_off.window.keyboard.press("Escape")
    page.get_by_role("button", name="Why can’t I?").click()
    name_a_move(page)
    page.locator("#why output a", has_text="HOU-").first.wait_for()
    cut_off.window.keyboard.press("Escape")
    let_a_bot_play_on(page)
    page.locator("summary", has_text="Fair luck").click()
    page.locator("#fair").get_by_role("button", name="Check this match").click()
    page.locator("#fair .findings").get_by_text("Everything checks out.").wait_for()
    page.get_by_role("link", name="Review the match").click()
    page.locator(".review-chart > svg").wait_for()


def test_two_hand_the_device_round_and_play_with_a_deck_of_their_own(cut_off):
    page = cut_off.page
    deck = (load("cluedo-cards").rules.folder / "cards.toml").read_text("utf-8")
    page.goto(cut_off.make("cluedo-cards", options=SHORT, board=deck.replace('"Dagger"', '"Breadknife"')))
    sit(page, 0, "Anna")
    sit(page, 1, "Ben")
    page.get_by_role("button", name="Begin the match").click()
    page.locator("#curtain-up").click()
    wait_for_moves(page)
    move(page)
    page.locator("#curtain-up, #hand-over-now, #moves button.choice").first.wait_for()


def test_one_doodles_alone(cut_off):
    page = cut_off.page
    page.goto(cut_off.make("deadly-doodles", players=1))
    sit(page, 0, "Anna")
    page.get_by_role("button", name="Begin the match").click()
    wait_for_moves(page)
    move(page)
    let_a_bot_play_on(page)


def test_hard_and_expert_think_in_the_browser(cut_off):
    page = cut_off.page
    page.goto(cut_off.make("cluedo-cards", players=3))
    sit(page, 0, "Anna")
    seat_bot(page, 1, "Hard")
    seat_bot(page, 2, "Expert")
    page.get_by_role("button", name="Begin the match").click()
    hard, expert = page.locator("#seats .seat-name strong").all_inner_texts()[1:]
    for _ in range(FEW):
        wait(page, CAN_MOVE, LONG_SECONDS)
        told = page.locator("#log").inner_text()
        if all(re.search(rf"{bot} (lays|draws) ", told) for bot in (hard, expert)):
            return
        move(page)
    raise AssertionError(told)


def test_studies_that_were_made_before_are_read(cut_off):
    page = cut_off.page
    page.goto(re.sub(r"[a-z]+\.html.*", "hall.html", page.url))
    with cut_off.context.expect_page() as opened:
        page.locator("#studies a").click()
    opened.value.get_by_role("heading", name="What stands out").wait_for()
    opened.value.close()


def test_all_languages_are_spoken_and_what_was_spoken_is_kept(browser, static_hall):
    visitor = Visitor(browser)
    with hosted(static_hall) as address:
        visitor.open(f"{address}?pace=0")
        begin_with_bot(visitor.page, visitor.make("cluedo-cards"))
        for code in ROUND:
            speak(visitor.page, code)
        visitor.stay_until_all_is_kept("ja")
    speak(visitor.page, "en")
    speak(visitor.page, "ja")
    visitor.page.goto(re.sub(r"table\.html.*", "rules.html?of=dead-house", visitor.page.url))
    visitor.page.get_by_text("箱の中身").first.wait_for()
    visitor.leave()


def speak(page, code):
    """The page of a table, and what its hall says, in another language."""
    page.evaluate(SPEAK, code)
    with page.expect_navigation(wait_until="commit"):
        page.evaluate("location.reload()")
    page.locator("#log").get_by_text(ROUND[code]).first.wait_for()


def test_rules_run_in_the_browser_as_they_do_elsewhere(browser, static_hall):
    """V8 and wasmtime come to the same bytes, in play and in search."""
    environment = os.environ | {"MACABRE_MACHINE": "wasm"}
    told = [sys.executable, "-c", f"{PLAYED}\nimport json\nprint(json.dumps(PLAYED))"]
    expected = json.loads(subprocess.run(told, env=environment, check=True, capture_output=True).stdout)
    assert all(" wasm " in line for line in expected)
    with hosted(static_hall) as address, Visitor(browser) as visitor:
        assert visitor.open(address).evaluate(IN_PYTHON, PLAYED) == expected
