"""What happened, turn by turn, and where on the board."""

from itertools import pairwise

import pytest

from tests.web.people import PHONE, wait
from tests.web.puppet import Puppet

TURNS = """[...document.querySelectorAll("#log .log-turn")].map((turn) => ({
  mark: turn.querySelector(".seat-letter")?.textContent ?? null,
  lines: [...turn.querySelectorAll("li")].map((line) => line.textContent),
}))"""
RINGS = "document.querySelectorAll('#board .spotlight rect').length"


def open_log(person, server, game, decisions=25, **how):
    page, puppet = person(**how), Puppet(game, 3, seed=7)
    puppet.play(decisions)
    puppet.open(page, server)
    page.locator("#board.drawn > *").first.wait_for()
    return page, puppet


def test_the_log_is_grouped_by_turn_with_marks(person, server):
    page, puppet = open_log(person, server, "dead-end-drive")
    turns = page.evaluate(TURNS)
    marks = [turn["mark"] for turn in turns if turn["mark"]]
    assert set(marks) == {"A", "B", "C"}
    assert all(one != next_one for one, next_one in pairwise(marks)), "a turn is one group"
    assert any(len(turn["lines"]) > 2 for turn in turns)
    for turn in turns:
        assert {line[0] for line in turn["lines"] if " rolls " in line} <= {turn["mark"]}
    before = [line for turn in turns for line in turn["lines"]]
    puppet.step()
    puppet.show()
    wait(page, f"document.querySelectorAll('#log li').length > {len(before)}")
    after = [line for turn in page.evaluate(TURNS) for line in turn["lines"]]
    assert after[: len(before)] == before


@pytest.mark.parametrize(
    ("game", "line", "part"),
    [
        ("dead-end-drive", " moves ", ".ded-map"),
        ("cluedo-cards", " lays ", ".clu-middle"),
        ("dead-house", " goes from ", ".dh-board"),
        ("deadly-doodles", " draws ", ".dungeon-map"),
    ],
)
@pytest.mark.usually(2)
def test_a_line_that_is_pointed_at_is_shown_on_the_board(person, server, game, line, part):
    page, _ = open_log(person, server, game)
    told = page.locator("#log li", has_text=line).last
    told.hover()
    wait(page, f"{RINGS} > 0")
    ring, there = page.locator("#board .spotlight rect").last.bounding_box(), page.locator(part).first.bounding_box()
    assert there["x"] <= ring["x"] + ring["width"] / 2 <= there["x"] + there["width"]
    assert there["y"] <= ring["y"] + ring["height"] / 2 <= there["y"] + there["height"]
    page.mouse.move(5, 5)
    wait(page, f"{RINGS} === 0")


def test_by_keyboard_lines_are_walked_through_and_shown(person, server):
    page, puppet = open_log(person, server, "dead-end-drive")
    page.locator("#log").focus()
    lines = page.locator("#log li")
    move = max(place for place, text in enumerate(lines.all_inner_texts()) if " moves " in text)
    for _ in range(lines.count() - move):
        page.keyboard.press("ArrowUp")
    assert " moves " in page.evaluate("document.activeElement.textContent")
    assert page.evaluate(RINGS) == 2
    puppet.show()  # nothing new: what is looked at stays
    page.keyboard.press("Tab")
    wait(page, f"{RINGS} === 0")


def test_on_a_phone_a_line_that_is_pressed_leads_to_the_board(person, server):
    page, _ = open_log(person, server, "dead-house", **PHONE)
    page.get_by_role("button", name="Log", exact=True).click()
    page.locator("#log li", has_text=" goes from ").last.tap()
    page.locator("#board").wait_for()
    wait(page, f"{RINGS} > 0")


def test_the_newest_line_stays_in_sight_until_somebody_scrolls_up(person, server):
    page, puppet = open_log(person, server, "dead-end-drive")
    at_end = "(({ scrollTop, clientHeight, scrollHeight }) => scrollTop + clientHeight > scrollHeight - 60)(log)"

    def tell_more():
        lines = page.evaluate("log.querySelectorAll('li').length")
        puppet.step()
        puppet.show()
        wait(page, f"log.querySelectorAll('li').length > {lines}")

    wait(page, at_end)
    page.evaluate("""() => {
        log.scrollTop -= 30;
        log.scrollTop = log.scrollHeight;
        log.append(Object.assign(document.createElement("div"), { style: "height: 500px" }));
    }""")  # lines that come before our own scrolling is told
    tell_more()
    wait(page, at_end)
    page.evaluate("log.scrollTop = 0")
    wait(page, "log.scrollTop === 0")
    tell_more()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("log.scrollTop") == 0


@pytest.mark.parametrize("size", [{}, {"width": 320, "height": 640}])
def test_on_a_phone_the_newest_line_is_whole_above_the_tabs(person, server, size):
    page, _ = open_log(person, server, "dead-house", decisions=60, **PHONE | size)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.locator("#tabs").get_by_role("button", name="Log").tap()
    line, tabs = page.locator("#log li").last.bounding_box(), page.locator("#tabs").bounding_box()
    assert line["y"] + line["height"] <= tabs["y"]
