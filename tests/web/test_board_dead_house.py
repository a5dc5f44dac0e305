"""The drawn board of Dead House: drawn from the data, and played by pointing at it."""

from itertools import pairwise

import pytest

import macabre
from tests.web.people import (
    PHONE,
    SLOW_MOTION,
    begin_with_bot,
    findings,
    new_table,
    own_table,
    press_ends,
    wait,
    wait_for_moves,
)
from tests.web.puppet import Puppet

TEXT = (macabre.load("dead-house").rules.folder / "track.toml").read_text("utf-8")
OWN = (
    TEXT.replace("squares = 60", "squares = 75")
    .replace("gravestones = 5", "gravestones = 3")
    .replace('name = "Mummy"', 'name = "Bat"')
    .replace('title = "Slappy"', 'title = "The Dummy"')
)


def begin(page, link):
    """Sit down against a bot, and wait for the drawn hand."""
    begin_with_bot(page, link)
    page.locator(".dh-hand .k-card").first.wait_for()


def log(page):
    return page.locator("#log").inner_text()


def point(page, selector):
    """Click where a part of the drawing is, or touch it."""
    page.evaluate("document.querySelector('.dh-board').scrollIntoView({ block: 'center' })")
    middle = place_of(page.locator(selector).first)
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        page.touchscreen.tap(*middle)
    else:
        page.mouse.click(*middle)


def place_of(part):
    """The middle of a part, once it stands still."""
    before, now = None, part.bounding_box()
    while now != before:
        part.page.wait_for_timeout(60)
        before, now = now, part.bounding_box()
    return now["x"] + now["width"] / 2, now["y"] + now["height"] / 2


ASKED = """(() => {
  const spots = [...document.querySelectorAll(".spot, .dh-ready button")].map((spot) => spot.getAttribute("class"));
  return JSON.stringify([document.querySelector("#log").innerText, document.querySelector("#confirm").hidden, spots]);
})()"""


def play_by_pointing(page):
    """A card that fits, then lit places until the move is made, or the button for a card that needs none."""
    before = log(page)
    point(page, ".dh-hand .k-card.fits")
    wait(page, "document.querySelector('.spot:not(.chosen), .dh-ready button') !== null")
    for _ in range(6):
        asked = page.evaluate(ASKED)
        answer(page)
        wait(page, f"{ASKED} !== {asked!r}")
        if log(page) != before:
            return
    raise AssertionError("no move was made")


def answer(page):
    """Do what the drawing asks for next."""
    if page.locator("#confirm").is_visible():
        page.get_by_role("button", name="Do it").click()
    elif page.locator(".dh-ready button").count():
        point(page, ".dh-ready button")
    else:
        point(page, ".spot:not(.chosen)")


def test_all_that_can_be_played_is_in_sight_on_a_phone_and_bots_are_marked(person, server):
    page = person(**PHONE)
    begin(page, new_table(server, "dead-house", 2, first_player=0))
    wait_for_moves(page)
    parts = [".dh-board", ".dh-ask", ".dh-hand", ".dh-charms"]
    boxes = [page.locator(part).bounding_box() for part in parts]
    assert all(above["y"] + above["height"] <= below["y"] + 1 for above, below in pairwise(boxes))
    assert boxes[-1]["y"] + boxes[-1]["height"] <= page.locator("#tabs").bounding_box()["y"] + 1
    cards = page.locator(":is(.dh-hand, .dh-charms) .k-card").evaluate_all(
        "cards => cards.map(card => Math.min(card.offsetWidth, card.offsetHeight))"
    )
    assert len(cards) == 7
    assert min(cards) >= 44
    assert page.locator(".dh-board .plate").count() == 2
    assert page.locator(".dh-board .plate .bot-mark").count() == 1
    assert "Anna: " in (said := page.locator(".dead-house > .unseen").inner_text())
    assert ", a bot: " in said


def test_whoever_scrolled_to_the_special_cards_sees_the_board_again_when_one_is_picked(person, server):
    page, puppet = person(**PHONE | {"width": 320, "height": 640}), Puppet("dead-house", 4, seed=7)
    puppet.play(0)
    puppet.open(page, server)
    card = page.locator(".dh-charms .k-card.fits").first
    card.wait_for()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.locator(".dh-board").bounding_box()["y"] < 0
    card.evaluate("card => card.click()")
    page.locator(".dh-charms .k-card.chosen").wait_for()
    board, status = page.locator(".dh-board").bounding_box(), page.locator("#status").bounding_box()
    assert board["y"] >= status["y"] + status["height"]
    chosen, tabs = page.locator(".dh-charms .k-card.chosen").bounding_box(), page.locator("#tabs").bounding_box()
    assert chosen["y"] + chosen["height"] <= tabs["y"] + 8


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)])
@pytest.mark.usually(2)
def test_the_hand_beside_the_board_uses_what_is_left_over_and_ends_with_it(person, server, width, height):
    page, puppet = person(width, height, locale="de-DE"), Puppet("dead-house", 4, seed=7)
    puppet.play(60)
    puppet.open(page, server)
    page.locator(".dh-hand .k-card.fits").first.click()
    board, tray = page.locator(".dh-board").bounding_box(), page.locator(".dh-tray").bounding_box()
    assert tray["x"] >= board["x"] + board["width"]
    assert tray["y"] + tray["height"] <= height
    parts = [page.locator(part).bounding_box() for part in (".dh-says", ".dh-hand", ".dh-charms", ".dh-piles")]
    assert all(above["y"] + above["height"] <= below["y"] + 1 for above, below in pairwise(parts))
    assert page.locator(".dh-hand .k-card").first.bounding_box()["width"] >= (140 if width == 1920 else 70)


def test_pointing_at_the_board_plays_moves(person, server):
    anna = person()
    begin(anna, new_table(server, "dead-house", 2, first_player=0))
    for _ in range(2):
        wait_for_moves(anna)
        play_by_pointing(anna)
    assert "Anna" in log(anna)


def test_a_card_shows_where_it_leads(person, server):
    page, puppet = person(), Puppet("dead-house", 4, seed=7)
    puppet.play(60)
    puppet.open(page, server)
    card = page.locator(".dh-hand .k-card.fits")
    card.first.wait_for()
    assert page.locator(".ahead .ghost").count() == 0
    for number in range(card.count()):
        card.nth(number).hover()
        wait(page, "document.querySelectorAll('.ahead .ghost').length > 0")
        assert page.locator(".ahead .trail").count() > 0
    assert page.evaluate("document.getAnimations().filter((a) => a.playState === 'running').length") == 0


@pytest.mark.parametrize(
    ("ahead", "says"),
    [
        ("pass", "It goes past its own turn-off, never in."),
        ("stay", "It stays here if it would pass its own turn-off."),
    ],
)
def test_hou_10_what_is_on_the_board_is_said_by_the_house_rules(person, server, ahead, says):
    page, puppet = person(), Puppet("dead-house", 4, seed=7, ahead_at_turn_off=ahead, special_cards=False)
    puppet.play(0)
    puppet.open(page, server)
    page.get_by_role("button", name="What is on the board?").click()
    legend = page.locator("#dh-legend")
    legend.get_by_text(says).wait_for()
    assert legend.get_by_text("past its own turn-off").count() == (ahead == "pass")
    assert page.locator(".dh-special, .charm").count() == 0, "there are no special cards at this table"


IN_FRONT = """names => {
  const [behind, front] = names.map(name => document.querySelector(name));
  return Boolean(behind.compareDocumentPosition(front) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""


def test_pawns_count_from_1_and_names_and_pawns_lie_above_rings_and_trails(person, server):
    page, puppet = person(), Puppet("dead-house", 4, seed=7)
    puppet.play(60)
    puppet.open(page, server)
    page.locator(".dh-hand .k-card.fits").nth(1).hover()
    page.locator(".dh-board .trail").first.wait_for(state="attached")
    tags = page.locator(".dh-board .pawns .tag").evaluate_all("tags => tags.map(tag => tag.textContent)")
    assert sorted(tags) == [f"{letter}{number}" for letter in "ABCD" for number in (1, 2, 3)]
    assert page.evaluate(IN_FRONT, [".dh-board .trail", ".dh-board .pawns"])
    assert page.evaluate(IN_FRONT, [".dh-board .spot", ".dh-board .plate"])


def test_pawns_walk_and_a_click_ends_it(browser, server):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = context.new_page()
    page.add_init_script(SLOW_MOTION)
    begin(page, new_table(server, "dead-house", 2, first_player=0))
    wait_for_moves(page)
    play_by_pointing(page)
    page.mouse.move(5, 5)
    assert press_ends(page, "pawn => pawn.matches('.mover')")
    context.close()


def test_a_board_of_ones_own_is_drawn(person, server):
    anna = person()
    begin(anna, own_table(server, "dead-house", 2, OWN, first_player=0))
    assert anna.locator(".dh-board .square").count() == 75
    assert anna.locator(".dh-board .stones use").count() == 3 * 4
    assert anna.locator(".dh-board .emblem-letter").text_content() == "B"
    assert anna.locator(".dh-board .pawn.seat-1").count() == 3


CROWDED = """async ([squares, gravestones, tall]) => {
  const { Layout } = await import("/static/games/dead-house/layout.js");
  const quarter = Math.floor(squares / 4);
  const sides = [0, 1, 2, 3].map((side) => ({ name: "", start: side * quarter + 1, turn_off: side * quarter }));
  const chart = { squares: Array(squares).fill("plain"), leads: [], gravestones, pawns: 3, sides };
  const layout = new Layout(chart, tall);
  const gap = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
  const spots = layout.tiles.map(({ spot }) => spot);
  const stones = layout.zones.flatMap((zone) => zone.stones);
  const outside = [...spots, ...stones].filter(({ x, y }) => x < 0 || y < 0 || x > layout.width || y > layout.height);
  const least = Math.min(layout.step, layout.lane) * 0.75;
  const crowded = spots.filter((one, at) => spots.some((other, place) => place > at && gap(one, other) < least));
  const covered = layout.bases.filter(({ centre, radius }) => spots.some((spot) => gap(centre, spot) < radius));
  return [spots.length, stones.length, outside.length, crowded.length, covered.length];
}"""


@pytest.mark.parametrize("squares", [12, 37, 60, 101, 255])
def test_hou_3_a_loop_of_any_length_is_laid_out(person, server, squares):
    page = person()
    page.goto(server.url)
    for gravestones in (1, 62):
        for tall in (True, False):
            found = page.evaluate(CROWDED, [squares, gravestones, tall])
            assert found == [squares, 4 * gravestones, 0, 0, 0]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.usually(1)
def test_on_a_phone_it_fits_and_asks_first_and_everybody_can_use_it(person, server, scheme):
    anna = person(**PHONE, color_scheme=scheme, bypass_csp=True)
    begin(anna, new_table(server, "dead-house", 2, first_player=0))
    wait_for_moves(anna)
    assert anna.evaluate("document.documentElement.scrollWidth") <= 375
    sizes = anna.evaluate("[...document.querySelectorAll('.dh-tray .k-card.pickable')].map((e) => e.offsetWidth)")
    assert min(sizes) >= 44
    assert findings(anna) == []
    play_by_pointing(anna)
    assert "Anna" in log(anna)
