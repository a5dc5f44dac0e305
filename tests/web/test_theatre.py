"""What happens has its time: nothing cuts a scene short but a press."""

import pytest

from tests.web.people import wait
from tests.web.puppet import Puppet

SHOWN = "!document.querySelector('#scene').hidden"
LINES = "document.querySelectorAll('#log li').length"
CLOCK_THAT_STANDS = """
const later = window.setTimeout;
window.waiting = [];
window.setTimeout = (work, ms, ...more) => (ms >= 300 ? window.waiting.push(work) : later(work, ms, ...more));
window.strike = () => window.waiting.splice(0).forEach((work) => work());
"""


def play_to(puppet, kind):
    """Play until a decision makes a scene of a kind; how many steps there were before it."""
    for _ in range(3000):
        before = len(puppet.match)
        puppet.step()
        for event in puppet.match.told(0, ["Anna", "Ben", "Carla"], before):
            if event["type"] == kind and (kind != "moved" or event["place"] == "home"):
                return before
    raise AssertionError(f"there was no {kind}")


def open_before(page, server, puppet, kind):
    """Open the page just before a scene of a kind, then tell it."""
    before = play_to(puppet, kind)
    puppet.open(page, server)
    page.locator("#board.drawn > *").first.wait_for()
    puppet.told = before
    puppet.show()
    wait(page, SHOWN)


@pytest.mark.parametrize(
    ("game", "kind"),
    [("dead-end-drive", "knocked-off"), ("dead-house", "moved"), ("cluedo-cards", "swap")],
)
def test_what_comes_during_a_scene_waits_for_its_end(person, server, game, kind):
    page, puppet = person(), Puppet(game, 3, seed=3, paced=True)
    page.add_init_script(CLOCK_THAT_STANDS)
    open_before(page, server, puppet, kind)
    lines = page.evaluate(LINES)
    puppet.step()
    puppet.show()
    page.evaluate("fetch('/alive').then(() => 0)")  # whatever was sent is there by now
    assert page.evaluate(SHOWN)
    assert page.evaluate(LINES) == lines
    assert page.locator("#moves button.choice").count() == 0, "nothing is asked for during a scene"
    page.evaluate("window.strike()")
    wait(page, f"{LINES} > {lines}")
    wait(page, f"(window.strike(), !({SHOWN}))")


def test_a_scene_names_whom_it_is_about_and_a_press_goes_on(person, server):
    page, puppet = person(), Puppet("dead-end-drive", 3, seed=3, paced=True)
    open_before(page, server, puppet, "knocked-off")
    dead = [name for name, place in puppet.match.view(0)["pawns"].items() if place is None]
    page.locator(".scene-name").wait_for()
    assert page.locator(".scene-name").inner_text().strip() in dead
    page.keyboard.press("Escape")
    wait(page, f"!({SHOWN})")
    while not puppet.watched:
        page.wait_for_timeout(20)
    assert puppet.watched[-1] == puppet.table.number


def test_a_press_during_a_scene_presses_nothing_under_it(person, server):
    page, puppet = person(), Puppet("cluedo-cards", 2, seed=3, paced=True)
    open_before(page, server, puppet, "swap")
    orders = []
    page.on("websocket", lambda line: line.on("framesent", orders.append))
    page.mouse.click(720, 700)
    wait(page, f"!({SHOWN})")
    assert page.locator("#confirm").is_hidden()
    assert orders == []


def test_the_pace_is_remembered(person, server):
    page, puppet = person(), Puppet("dead-house", 2, seed=3, paced=True)
    puppet.open(page, server)
    page.get_by_role("button", name="Help").click()
    page.get_by_label("Pace").select_option("Calm")
    page.reload()
    page.get_by_role("button", name="Help").click()
    assert page.get_by_label("Pace").input_value() == "calm"
