"""What happens has its time: nothing cuts a scene short but a press."""

import json

import pytest

from macabre.server.protocol import Pause
from tests.web.people import PHONE, begin_with_bot, new_table, seat_bot, sit, wait, wait_for_phase
from tests.web.puppet import Puppet
from tests.web.stages import (
    CLOCK_THAT_STANDS,
    SHOWN,
    UNTIL_SCENE,
    open_at_last_decision,
    open_before,
)

LINES = "document.querySelectorAll('#log li').length"


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
    by_whom, whose = page.locator(".scene-band p").all_inner_texts()
    assert by_whom == "Carla drew a Wild card: the trap is sprung!"
    assert whose == "Pierre is knocked off: one of Ben's."
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


def test_who_watches_is_told_so_and_has_no_list_of_moves(person, server):
    page, watcher, link = person(), person(), new_table(server)
    begin_with_bot(page, link)
    watcher.goto(link)
    watcher.locator("#board.drawn > *").first.wait_for()
    assert page.locator("#moves .fold").is_visible()
    assert not watcher.locator("#moves .fold").is_visible()
    assert watcher.locator("#moves").get_by_text("You are watching.").is_visible()


def test_the_pace_is_remembered(person, server):
    page, puppet = person(), Puppet("dead-house", 2, seed=3, paced=True)
    puppet.open(page, server)
    page.get_by_role("button", name="Help").click()
    page.get_by_label("Pace").select_option("Calm")
    page.reload()
    page.get_by_role("button", name="Help").click()
    assert page.get_by_label("Pace").input_value() == "calm"


class LooseLine:
    """The line between page and server, which can be cut and comes back by itself."""

    def __init__(self, page):
        self._line, self.wholes = None, 0
        page.route_web_socket("**/ws/*", self._open)

    def cut(self):
        self._line.close()

    def _open(self, line):
        self._line, server = line, line.connect_to_server()
        server.on_message(lambda message: self._pass_on(line, message))

    def _pass_on(self, line, message):
        self.wholes += json.loads(message)["t"] == "seen"
        line.send(message)


def test_the_luck_is_seen_being_mixed_though_the_line_breaks(person, server):
    page = person(reduced_motion="no-preference")
    page.add_init_script(CLOCK_THAT_STANDS.replace("ms >= 300", "ms === 1400"))  # as long as it is seen
    line = LooseLine(page)
    page.goto(new_table(server))
    sit(page, 0, "Anna")
    seat_bot(page, 1)
    page.get_by_role("button", name="Begin the match").click()
    page.locator("#mixing").wait_for()
    assert page.evaluate("document.querySelector('.shuffle').getAnimations({ subtree: true }).length") > 0
    wholes = line.wholes
    line.cut()
    while line.wholes == wholes:
        page.wait_for_timeout(20)
    page.evaluate("fetch('/alive').then(() => 0)")  # whatever was sent is there by now
    assert page.locator("#board").is_hidden()
    wait(page, "window.waiting.length > 0")
    page.evaluate("window.strike()")
    wait_for_phase(page, "playing")
    assert page.locator("#mixing").is_hidden()


WAKE_LOCK = """
const often = window.setInterval;
window.setInterval = (work, ms) => often(work, String(work).includes("wakeLock") ? 20 : ms);
window.locks = [];
const request = async () => {
  const lock = { released: false, release: async () => (lock.released = true) };
  window.locks.push(lock);
  return lock;
};
Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""


def test_the_screen_stays_awake_as_long_as_a_match_lasts(person, server):
    page, puppet = person(), Puppet("dead-house", 2, seed=3)
    page.add_init_script(WAKE_LOCK)
    puppet.open(page, server)
    wait(page, "window.locks.length > 0")
    assert page.evaluate("window.locks.map(({ released }) => released)") == [False]
    puppet.finish()
    puppet.show()
    wait(page, "window.locks[0].released")
    assert page.evaluate("window.locks.length") == 1


# --- ends


def test_a_round_of_cluedo_ends_before_the_next_is_dealt(person, server):
    page = person()
    puppet = open_at_last_decision(page, server, "cluedo-cards", 3, kind="round-end")
    dealt = page.locator(".clu-fitting strong").inner_text()
    puppet.step()
    puppet.show()
    page.locator(".clu-end").wait_for()
    assert page.locator(".clu-end li").count() == 3
    laid = [told for told in puppet.match.told(0) if told["type"] == "play"][-1]["card"]
    won_with = page.locator(".clu-end > p").inner_text()
    assert won_with.endswith(f" {laid['number']}."), "the card that decides whose miniature costs points"
    assert page.locator(".clu-end .clu-open").count() == 3, "all miniatures are turned up"
    assert page.locator(".clu-fitting strong").inner_text() == dealt
    page.get_by_role("button", name="Next round").click()
    page.evaluate("window.strike()")
    wait(page, f"document.querySelector('.clu-fitting strong').innerText !== '{dealt}'")
    page.locator(".clu-end").wait_for(state="hidden")


def test_the_next_round_waits_until_all_are_ready(person, server):
    page = person()
    puppet = open_at_last_decision(page, server, "cluedo-cards", 3, kind="round-end")
    dealt = page.locator(".clu-fitting strong").inner_text()
    puppet.step()
    number = puppet.table.number
    puppet.pause = Pause(number, [0, 1, 2], 300)
    puppet.show()
    page.get_by_role("button", name="Next round").click()
    puppet.pause = Pause(number, [1, 2], 60)
    puppet.show()
    page.get_by_text("Waiting for Ben and Carla.").wait_for()
    assert puppet.ready == [number]
    assert page.locator(".clu-fitting strong").inner_text() == dealt
    page.evaluate("window.strike()")  # the line breaks
    assert page.locator(".clu-end").is_visible(), "nothing goes on by itself"
    puppet.pause = Pause(number, [0, 1, 2], 60)
    page.evaluate("window.strike()")  # and is there again
    page.get_by_role("heading", name="The round is over.").wait_for()
    assert puppet.ready == [number, number]
    puppet.pause = None
    puppet.show()
    wait(page, f"!({SHOWN})")
    assert page.locator(".clu-fitting strong").inner_text() != dealt


def test_the_end_of_a_round_is_whole_on_a_small_screen(person, server):
    page = person(320, 640, locale="de-DE")
    puppet = open_at_last_decision(page, server, "cluedo-cards", 4, kind="round-end")
    puppet.step()
    puppet.show()
    for width, height in ((320, 640), (812, 375)):
        page.set_viewport_size({"width": width, "height": height})
        for part in (*page.locator(".clu-end li b").all(), page.locator(".scene-band > button")):
            box = part.bounding_box()
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height


def test_clu_23_without_miniatures_a_round_ends_with_everybodys_points(person, server):
    page = person()
    puppet = open_at_last_decision(page, server, "cluedo-cards", 3, kind="round-end", miniatures=False)
    assert page.locator(".clu-miniature:visible").count() == 0
    puppet.step()
    puppet.show()
    page.locator(".clu-end").wait_for()
    assert sorted(page.locator(".clu-end li strong").all_inner_texts()) == ["+3", "±0", "±0"]
    assert page.locator(".clu-end .k-card").count() == 0


@pytest.mark.parametrize(("game", "trophy"), [("dead-end-drive", ".ded-hung"), ("dead-house", ".dh-lit")])
def test_the_end_is_told_before_its_outcome(person, server, game, trophy):
    page = person()
    puppet = open_at_last_decision(page, server, game, 3)
    puppet.step()
    puppet.show()
    wait(page, UNTIL_SCENE)
    assert not page.locator("#outcome").is_visible()
    for _ in range(4):
        page.keyboard.press("Escape")
    page.locator(f"#outcome {trophy}").wait_for()


def test_no_word_of_the_heir_before_the_last_death_was_seen(person, server):
    page = person()
    puppet = open_at_last_decision(page, server, "dead-end-drive", 3)
    puppet.step()
    puppet.show()
    wait(page, SHOWN)
    page.locator(".scene-band", has_text="is knocked off").wait_for()
    for part in ("#status", "#log", ".ded-words"):
        assert "inherits" not in page.locator(part).inner_text()
    wait(page, "(window.strike(), /inherits/.test(document.querySelector('#log').innerText))")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_doodles_tells_traps_and_tally_before_the_winner(person, server, motion):
    page = person(reduced_motion=motion)
    puppet = open_at_last_decision(page, server, "deadly-doodles", 3)
    puppet.step()
    puppet.show()
    page.locator(".doodle-reckoning").wait_for()
    assert not page.locator("#outcome").is_visible()
    for mark in (".doodle-reckoning .winner", ".doodle-sheet .star"):
        assert page.evaluate(f"getComputedStyle(document.querySelector('{mark}')).opacity") == "0"
    words = page.locator("#status, #latest, #log")
    assert not any("Scores:" in text for text in words.all_text_contents()), "words do not run ahead"
    page.evaluate("window.strike()")
    page.locator("#outcome").wait_for()
    page.locator("#log li", has_text="Scores:").wait_for(state="attached")


def test_on_a_phone_doodles_shows_the_tally_while_it_is_told(person, server):
    page = person(**PHONE)
    puppet = open_at_last_decision(page, server, "deadly-doodles", 3, seed=1)
    puppet.step()
    puppet.show()
    page.locator(".doodle-reckoning").wait_for()
    total = "document.querySelector('.doodle-sheet .total').getBoundingClientRect().bottom"
    below = f"{total} <= document.querySelector('#tabs').getBoundingClientRect().top"
    assert not page.evaluate(below), "traps are told first"
    wait(page, f"window.waiting.shift()?.() ?? {below}")  # one thing after another
    assert not page.locator("#outcome").is_visible()


BOARD_IN_PAGE = """(() => {
  const [page, board] = ["#page", "#board"].map((part) => document.querySelector(part).getBoundingClientRect());
  return [board.left - page.left, board.top - page.top, board.width];
})()"""


@pytest.mark.parametrize("game", ["cluedo-cards", "dead-end-drive", "dead-house", "deadly-doodles"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900)])
@pytest.mark.usually(3)
def test_the_outcome_stands_beside_the_board_which_stays_where_it_is(person, server, game, width, height):
    page = person(width, height)
    puppet = open_at_last_decision(page, server, game, 3)
    before = page.evaluate(BOARD_IN_PAGE)
    puppet.step()
    puppet.show()
    wait(page, "window.strike() ?? !document.querySelector('#outcome').hidden")
    assert page.evaluate(BOARD_IN_PAGE) == before
    after = page.locator("#board").bounding_box()
    for button in page.locator("#outcome .row > :is(button, a)").all():
        box = button.bounding_box()
        assert box["x"] >= after["x"] + after["width"]
        assert box["y"] + box["height"] <= height


@pytest.mark.parametrize(
    ("game", "players", "seed"), [("cluedo-cards", 2, 1), ("cluedo-cards", 2, 3), ("deadly-doodles", 1, 5)]
)
def test_a_victory_feels_other_than_a_defeat(person, server, game, players, seed):
    page, puppet = person(), Puppet(game, players, seed)
    puppet.finish()
    puppet.open(page, server)
    page.locator("#outcome").wait_for()
    feeling = "alone" if players == 1 else "victory" if 0 in puppet.match.winners else "defeat"
    assert feeling in page.locator("#outcome").get_attribute("class").split()
    assert page.locator("#outcome .sparks").count() == (feeling == "victory")
    assert page.locator("#status").inner_text().strip() == "The match is over."
