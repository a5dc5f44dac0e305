"""The drawn dungeon."""

import re
from itertools import pairwise

from tests.server.client import make_table
from tests.web.people import (
    PHONE,
    SLOW_MOTION,
    begin,
    findings,
    own_table,
    press_ends,
    sit,
    two_at_a_table,
    wait,
    wait_for_phase,
)
from tests.web.puppet import Puppet

GAME = "deadly-doodles"
OWN_MAP = """
game = "deadly-doodles"
map = '''
   A B C D E F G H I
     v
 1 B b . C c|. . D d<

 2 E e $ . * . . F f
           -
 3>A a . . $ . . . .
               ^
'''
[deck]
straight = 9
corner = 9
t = 6
cross = 4
dead-end = 4
trap = 2
draw-2 = 2
"""
STATE = """(() => {
  const count = (which) => document.querySelectorAll(which).length;
  const heading = document.querySelector(".hand-heading").innerText;
  return [document.body.dataset.phase, heading, count(".doodle-card.used"), count(".layer-lines > *")].join();
})()"""

CLICK_ON = """(() => {
  const press = (which) => document.querySelector(which)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  if (!document.querySelector(".doodle-card.chosen")) press(".doodle-card.pickable");
  press(".room.now");
})()"""


def alone(page, link):
    """Sit down at a table for one and begin."""
    page.goto(link)
    sit(page, 0, "Anna")
    begin([page])
    page.locator(".doodle-card.pickable").first.wait_for()


def table_for_one(server):
    return f"{server.url}/t/{make_table(server.url, GAME, 1, {})}"


def doodle(page):
    """Draw a card in a room that lights up for it, or lay it aside where nothing fits."""
    before = page.evaluate(STATE)
    if page.locator(".doodle-card.given-up").count():
        page.locator(".doodle-card.given-up").first.click()
    else:
        if not page.locator(".doodle-card.chosen").count():
            page.locator(".doodle-card.pickable").first.click()
        page.locator(".room.now").first.click()
    if page.locator("#confirm").is_visible():
        page.get_by_role("button", name="Do it").click()
    wait(page, f"{STATE} !== {before!r}")


def test_a_map_of_ones_own_is_drawn_right_and_played_by_pointing(person, server):
    page = person()
    alone(page, own_table(server, GAME, 1, OWN_MAP))
    assert page.locator(".room").count() == 27
    assert page.locator(".dungeon-ground .lettering.name").count() == 9 + 3
    assert (page.locator(".thing.loot").count(), page.locator(".thing.monster").count()) == (2, 6)
    assert page.locator(".room[data-room=I1] title").text_content() == "I1 (weapon D)"
    page.locator(".doodle-card.pickable").first.click()
    lit = set(page.locator(".room.now, .room.turned").evaluate_all("rooms => rooms.map(room => room.dataset.room)"))
    assert lit <= {"B1", "I1", "A3", "G3"}, "only entryways, as the map has them"
    room = page.locator(".room.now").first.get_attribute("data-room")
    doodle(page)
    assert page.locator(f'.layer-lines [data-key^="{room} "] .ink').count() == 1
    assert f" in {room}, open to " in page.locator("#log").inner_text()


def test_a_card_is_turned_by_key_and_wheel_and_tap(person, server):
    page = person()
    alone(page, table_for_one(server))
    turnable = page.locator(".doodle-card:is([data-card=corner], [data-card=t], [data-card=straight])").first
    turnable.click()
    chosen = page.locator(".doodle-card.chosen")
    seen = [chosen.get_attribute("aria-label")]
    for turn in (lambda: page.keyboard.press("r"), chosen.click, lambda: wheel(page, chosen)):
        turn()
        seen.append(chosen.get_attribute("aria-label"))
    assert all(one != other for one, other in pairwise(seen)), seen
    ends = re.findall("north|east|south|west", seen[-1])
    assert all(end in page.locator(".room.now").first.get_attribute("aria-label").lower() for end in ends)


def wheel(page, over):
    over.hover()
    before = over.get_attribute("aria-label")
    page.mouse.wheel(0, 100)
    wait(page, f"document.querySelector('.doodle-card.chosen').getAttribute('aria-label') !== {before!r}")


def test_a_room_in_which_it_fits_otherwise_turns_it_and_one_in_which_it_does_not_says_why(person, server):
    page = person()
    alone(page, table_for_one(server))
    page.locator(".doodle-card:is([data-card=corner], [data-card=t], [data-card=straight])").first.click()
    room = page.locator(".room.turned").first.get_attribute("data-room")
    page.locator(".room.turned").first.click()
    page.locator(f".room.now[data-room={room}]").wait_for()
    page.locator(".room.dark[data-room=D3]").click()
    page.locator("#why output").get_by_text("DOO-").first.wait_for()


def test_a_room_may_be_picked_before_the_card_and_by_keyboard(person, server):
    page = person()
    alone(page, table_for_one(server))
    page.locator(".room.turned").first.focus()
    page.keyboard.press("ArrowRight")
    room = page.evaluate("document.activeElement.dataset.room")
    page.keyboard.press("Enter")
    page.locator(f".room.now[data-room={room}]").wait_for()
    before = page.evaluate(STATE)
    page.locator(".doodle-card.pickable:not(.stuck)").first.click()
    page.locator(f".room.now[data-room={room}]").click()
    wait(page, f"{STATE} !== {before!r}")
    assert page.locator(f'.layer-lines [data-key^="{room} "]').count() == 1


def test_alone_to_the_end_by_the_drawing_without_motion(person, server):
    page = person()
    alone(page, table_for_one(server))
    for _ in range(60):
        before = page.evaluate(STATE)
        if before.startswith("over"):
            break
        page.evaluate(CLICK_ON)
        wait(page, f"{STATE} !== {before!r}")
    wait_for_phase(page, "over")
    assert page.evaluate("document.getAnimations().every(one => one.effect.getTiming().duration <= 1)")
    wait(page, "document.getAnimations().length === 0")  # things come one after another
    total = page.locator(".doodle-sheet .total td").inner_text()
    assert f" {total} point" in page.locator(".doodle-reckoning .winner").inner_text()
    assert page.locator(".layer-lines .round").count() > 5


def test_on_a_phone_nothing_is_cut_off_and_axe_is_content(person, server):
    anna, ben = two_at_a_table(person, server, GAME, PHONE | {"bypass_csp": True})
    ben.locator(".doodle-card.pickable").first.tap()
    assert ben.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    boxes = ben.locator(".doodles .pickable, .doodles button:visible").evaluate_all(
        "parts => parts.map(part => part.getBoundingClientRect()).map(({width, height}) => Math.min(width, height))"
    )
    assert min(boxes) >= 44
    assert ben.locator(".scroll").count() == 1, "the other map is rolled up"
    assert findings(ben) == []
    doodle(ben)
    pips, cards = ".other-left .pips i", ".doodle-card"
    wait(anna, f"document.querySelectorAll('{pips}').length === document.querySelectorAll('{cards}').length - 1")
    assert "Ben" not in anna.locator("#log").inner_text(), "a line for each round, not for each card"


def test_on_a_phone_four_names_are_one_row_and_the_cards_leave_the_map_free(person, server):
    page = person(**PHONE)
    puppet = Puppet(GAME, 4, seed=7)
    puppet.play(30)
    puppet.open(page, server)
    page.locator(".doodle-card.pickable").first.tap()
    assert page.locator("#strip").bounding_box()["height"] < 44
    map_box, cards = page.locator(".dungeon-map").first.bounding_box(), page.locator(".doodle-hand").bounding_box()
    assert map_box["y"] + map_box["height"] <= cards["y"] + 1


def test_the_cards_of_a_new_round_are_seen_at_once(browser, server):
    context = browser.new_context(reduced_motion="no-preference")
    page, puppet = context.new_page(), Puppet(GAME, 2, seed=7)
    puppet.open(page, server)
    page.locator(".doodle-card").first.wait_for()
    while puppet.match.view(0)["round"] == 1:
        puppet.step()
    puppet.show()
    wait(page, "document.querySelector('.hand-heading').innerText.startsWith('Round 2')")
    faint = "[...document.querySelectorAll('.doodle-card')].filter(card => getComputedStyle(card).opacity < 1).length"
    assert page.evaluate(faint) == 0
    context.close()


def test_the_line_grows_behind_a_quill_and_a_click_ends_it(browser, server):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = context.new_page()
    page.add_init_script(SLOW_MOTION)
    alone(page, table_for_one(server))
    page.locator(".doodle-card.pickable").first.click()
    page.locator(".room.now").first.click()
    assert press_ends(page, "line => line.closest('.dungeon-pen')", count=2)
    context.close()


def before_the_end(seed):
    """A match of three that the next decision ends."""
    whole = Puppet(GAME, 3, seed)
    count = sum(1 for _ in iter(whole.step, False))
    puppet = Puppet(GAME, 3, seed)
    for _ in range(count):
        puppet.step()
    return puppet


def test_at_the_end_traps_and_points_are_told_one_by_one_and_again(browser, server):
    puppet = before_the_end(seed=7)
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = context.new_page()
    page.add_init_script(SLOW_MOTION)
    puppet.open(page, server)
    page.locator(".doodle-card").first.wait_for()
    assert page.locator(".scroll").count() == 2
    puppet.step()
    puppet.show()
    telling = "document.getAnimations().filter(one => one.effect.target.closest('.doodle-reckoning, .foe, td')).length"
    wait(page, f"{telling} > 10")
    assert page.locator(".scroll").count() == 0, "all maps are open now"
    sprung = [event["text"] for event in puppet.match.told(0, ["Anna", "Ben", "Carla"]) if event["type"] == "sprung"]
    assert page.locator(".doodle-reckoning li").all_inner_texts() == sprung
    page.mouse.down()
    assert page.evaluate(telling) == 0
    page.mouse.up()
    page.get_by_role("button", name="Show it again").click()
    wait(page, f"{telling} > 10")
    page.get_by_role("button", name="Enlarge Ben's map").click()
    assert page.locator(".map-title").inner_text().endswith("The map of Ben\nBack to my map")
    context.close()
