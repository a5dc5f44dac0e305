"""The drawn card table."""

import pytest

import macabre
from tests.server.client import make_table
from tests.web.people import (
    PHONE,
    SLOW_MOTION,
    begin,
    findings,
    own_table,
    play_to_the_end,
    press_ends,
    seat_bot,
    sit,
    two_at_a_table,
    wait,
    wait_for_one,
)
from tests.web.puppet import Puppet

PARTS = ".clu .k-card.fits.pickable, .clu-place.fits.pickable, .clu-nobody:not([hidden])"


CAN_PICK = f"document.querySelector({PARTS!r}) !== null"


def pick(page):
    """Lay, draw or name by a part of the drawing, whichever is offered first."""
    before = page.locator("#log").inner_text()
    page.locator(PARTS).first.click(position={"x": 20, "y": 20})
    if page.locator("#confirm").is_visible():
        page.get_by_role("button", name="Do it").click()
    wait(page, f"document.querySelector('#log').innerText !== {before!r} || document.body.dataset.phase === 'over'")


def own_deck():
    text = (macabre.load("cluedo-cards").rules.folder / "cards.toml").read_text("utf-8")
    renamed = text.replace('"dagger"', '"poison"').replace('"Dagger"', '"Poisoned Tea"')
    return renamed.replace("[1, 2, 3]", "[1, 2, 7]").replace("deal = 5", "deal = 2")


def test_a_match_with_a_deck_of_ones_own_is_played_through_the_drawing(person, server):
    anna, ben = person(), person()
    for seat, page in enumerate((anna, ben)):
        page.goto(anna.url if seat else own_table(server, "cluedo-cards", 2, own_deck(), target=1))
        sit(page, seat, ("Anna", "Ben")[seat])
    begin([anna, ben])
    anna.locator(".clu").wait_for()
    seen = set()

    def look_and_pick(page):
        seen.update(page.locator(".clu .k-card").evaluate_all("cards => cards.map(card => card.title)"))
        pick(page)

    play_to_the_end([anna, ben], look_and_pick, can_decide=CAN_PICK)
    assert anna.locator(".clu-place.won").count() == 1
    assert anna.evaluate("document.getAnimations().length") == 0
    assert not any("Dagger" in title or title.endswith(" 3") for title in seen)


def test_on_a_phone_nothing_is_cut_off_and_axe_is_content(person, server):
    _, ben = two_at_a_table(person, server, second=PHONE | {"bypass_csp": True})
    ben.locator(".clu").wait_for()
    assert ben.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert findings(ben) == []


IS_IN_SIGHT = """card => {
  const { x, y, width, height } = card.getBoundingClientRect();
  const hand = card.closest(".clu-hand");
  return [0.1, 0.9].every((part) => hand.contains(document.elementFromPoint(x + width / 2, y + part * height)));
}"""


def test_a_card_that_does_not_fit_says_why(person, server):
    anna, ben = two_at_a_table(person, server, second=PHONE)
    dull = ben.locator(".clu-own .k-card.dull.pickable")
    for _ in range(40):
        page = wait_for_one([anna, ben], CAN_PICK)
        if page is ben and dull.count():
            break
        pick(page)
    dull.first.tap(position={"x": 20, "y": 20})
    ben.locator("#why output").get_by_text("CLU-").first.wait_for()
    assert dull.first.evaluate(IS_IN_SIGHT), "the answer leaves the hand free"


READABLE = """card => {
  const { left, right, top, bottom, width } = card.getBoundingClientRect();
  const name = card.querySelector(".k-name");
  const corners = [left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y]));
  return width >= 44 && name.scrollWidth <= name.clientWidth && card.querySelector(".k-art").offsetHeight > 36
    && corners.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
}"""


IN_A_FAN = """card => {
  const { left, top, width, height } = card.getBoundingClientRect();
  const across = Array.from({ length: Math.floor(width / 2) }, (_, step) => left + 2 * step);
  const seen = across.map((x) => document.elementFromPoint(x, top + height / 2));
  return 2 * seen.filter((part) => card.contains(part)).length >= 28;
}"""  # as much as a thumb needs


HELD = "document.querySelectorAll('.clu-own .clu-hand .k-card').length"


def test_a_hand_of_ten_is_readable_and_as_high_as_a_small_one(person, server):
    page, puppet = person(**PHONE), Puppet("cluedo-cards", 2, seed=73)
    puppet.open(page, server)
    cards, hand = page.locator(".clu-own .clu-hand .k-card"), page.locator(".clu-own .clu-hand")
    wait(page, f"{HELD} === 5")
    few = hand.bounding_box()
    puppet.play(119)
    puppet.show()
    wait(page, f"{HELD} === 10")
    for width, seen in ((375, READABLE), (320, READABLE), (1440, IN_A_FAN)):
        page.set_viewport_size({"width": width, "height": 900})
        hand.scroll_into_view_if_needed()
        assert all(cards.nth(place).evaluate(seen) for place in range(10)), width
    page.set_viewport_size({"width": 375, "height": 812})
    assert hand.bounding_box()["height"] == few["height"]


def play_until_held(puppet, cards):
    """Until seat 0 must act with this many cards in hand."""
    while puppet.match.to_act != [0] or puppet.match.view(0)["hand_sizes"][0] != cards:
        assert puppet.step()


TURNED = "slots => slots.map(one => parseFloat(getComputedStyle(one).rotate) || 0)"


def test_on_a_phone_up_to_seven_cards_are_a_fan_and_more_lie_in_two_rows(person, server):
    page, puppet = person(**PHONE, locale="de-DE"), Puppet("cluedo-cards", 2, seed=1)
    puppet.open(page, server)
    cards, hand = page.locator(".clu-own .clu-hand .k-card"), page.locator(".clu-own .clu-hand")
    wait(page, f"{HELD} === 5")
    for held in (6, 7, 8):
        play_until_held(puppet, held)
        puppet.show()
        wait(page, f"{HELD} === {held}")
        for width in (375, 320):
            page.set_viewport_size({"width": width, "height": 812})
            hand.scroll_into_view_if_needed()
            seen = IN_A_FAN if held < 8 else READABLE
            assert all(cards.nth(place).evaluate(seen) for place in range(held)), (held, width)
            turned = hand.locator(".k-slot").evaluate_all(TURNED)
            assert (turned[0] < 0 < turned[-1]) == (held < 8)


@pytest.mark.parametrize(("players", "size"), [(2, (320, 640)), (4, (320, 640)), (3, (375, 667)), (4, (375, 812))])
@pytest.mark.usually(2)
def test_on_a_short_phone_the_hand_is_whole_above_the_tabs(person, server, players, size):
    page, puppet = person(**PHONE, locale="de-DE"), Puppet("cluedo-cards", players, seed=7)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    puppet.play(12)
    puppet.open(page, server)
    page.locator(".clu-own .clu-hand .k-card").first.wait_for()
    hand, tabs = page.locator(".clu-own .clu-hand").bounding_box(), page.locator("#tabs").bounding_box()
    assert hand["y"] + hand["height"] <= tabs["y"]


UNCOVERED = """node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const points = [[0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.5], [0.5, 0.9]];
  return points.every(([across, down]) =>
    node.contains(document.elementFromPoint(x + across * width, y + down * height)));
}"""  # to its edges; its corners may be round


@pytest.mark.parametrize("locale", ["de-DE", "es-ES"])
@pytest.mark.usually(1)
def test_what_a_place_is_asked_for_covers_neither_name_nor_cards_nor_missed_turns(person, server, locale):
    page, puppet = person(**PHONE, locale=locale), Puppet("cluedo-cards", 4, seed=9)
    puppet.open(page, server)
    wait(page, f"{HELD} === 5")
    for kind in ("swap", "miss"):
        play_until_asked(puppet, kind)
        puppet.show()
        page.locator(".clu-place.fits .clu-ask").first.wait_for()
        for width, height in ((320, 640), (375, 812), (812, 375), (820, 1180), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            page.locator(".clu-others").scroll_into_view_if_needed()
            parts = page.locator(".clu-others :is(.clu-name, .clu-score, .clu-size, .clu-misses, .clu-ask)")
            covered = [part.inner_text() for part in parts.filter(visible=True).all() if not part.evaluate(UNCOVERED)]
            assert covered == [], (kind, width)


def play_until_asked(puppet, kind):
    """Until seat 0 must name a player, and somebody else is missing a turn."""
    while not (puppet.match.to_act == [0] and any(puppet.match.view(0)["misses"][1:]) and kind in kinds(puppet)):
        assert puppet.step()


def kinds(puppet):
    return {move["type"] for move in puppet.match.legal_moves(0)}


@pytest.mark.parametrize("width", [375, 820, 1440])
def test_a_hand_is_a_fan_over_the_whole_width(person, server, width):
    page, puppet = person(width, 900), Puppet("cluedo-cards", 3, seed=7)
    puppet.open(page, server)
    cards, hand = page.locator(".clu-own .clu-hand .k-card"), page.locator(".clu-own .clu-hand")
    wait(page, f"{HELD} === 5")
    hand.scroll_into_view_if_needed()
    assert all(cards.nth(place).evaluate(IN_A_FAN) for place in range(5))
    boxes = [cards.nth(place).bounding_box() for place in range(5)]
    assert min(box["width"] for box in boxes) >= 100
    assert boxes[-1]["x"] + boxes[-1]["width"] - boxes[0]["x"] > 0.8 * hand.bounding_box()["width"]
    turned = hand.locator(".k-slot").evaluate_all(TURNED)
    assert turned[0] < 0 < turned[-1], "the outer cards lean out"


def test_sideways_what_is_to_be_confirmed_lies_beside_ones_own_cards(person, server):
    page, puppet = person(812, 375, has_touch=True, is_mobile=True), Puppet("cluedo-cards", 3, seed=9)
    puppet.open(page, server)
    page.locator(".clu-own .k-card.fits").first.tap(position={"x": 15, "y": 30})
    question, hand = page.locator("#confirm").bounding_box(), page.locator(".clu-own .clu-hand").bounding_box()
    assert question["x"] + question["width"] <= hand["x"]
    assert question["y"] + question["height"] <= 375


def test_the_table_is_as_large_at_the_end_as_before(person, server):
    page, puppet = person(), Puppet("cluedo-cards", 3, seed=9, target=1)
    puppet.open(page, server)
    table = page.locator(".clu-felt")
    before = table.bounding_box()["height"]
    puppet.finish()
    puppet.show()
    page.locator("#outcome").wait_for()
    assert table.bounding_box()["height"] == before


def test_what_a_card_does_is_read_by_touch_and_by_key(person, server):
    page, puppet = person(**PHONE), Puppet("cluedo-cards", 3, seed=9)
    puppet.play(123)
    puppet.open(page, server)
    cards, reading = page.locator(".clu-own .clu-hand .k-card"), page.locator(".clu-reading")
    cards.first.tap(position={"x": 20, "y": 40})
    assert reading.inner_text() == "Candlestick 1. The next player misses a turn. You can lay it."
    page.keyboard.press("Escape")
    cards.nth(1).focus()
    assert reading.inner_text() == "Rope 3. You take another turn. It does not fit."
    assert cards.nth(1).get_attribute("aria-label") == reading.inner_text()


ROUND_CLIPS = """cards => cards.map(card => {
  let count = 0;
  for (let node = card.parentElement; node; node = node.parentElement) {
    const { overflowX, borderTopLeftRadius } = getComputedStyle(node);
    count += overflowX !== "visible" && borderTopLeftRadius !== "0px";
  }
  return count;
})"""


def test_no_card_flies_within_two_round_clips(person, server):
    """The browser draws one of them as it goes; for a second one it draws the whole table anew with each frame."""
    page, puppet = person(), Puppet("cluedo-cards", 4, seed=7)
    puppet.play(12)
    puppet.open(page, server)
    page.locator(".clu .k-card").first.wait_for()
    assert max(page.locator(".clu .k-card").evaluate_all(ROUND_CLIPS)) <= 1


def test_cards_fly_and_a_click_ends_it(browser, server):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = context.new_page()
    page.add_init_script(SLOW_MOTION)
    page.goto(f"{server.url}/t/{make_table(server.url, 'cluedo-cards', 2, {'first_player': 0})}")
    sit(page, 0, "Anna")
    seat_bot(page, 1)
    begin([page])
    page.locator(".clu").wait_for()
    changing = page.locator("#moves").evaluate("panel => getComputedStyle(panel).transitionDuration")
    assert changing == "0s", "nothing large is painted anew while cards fly"
    part = page.locator(PARTS).first
    part.wait_for()
    part.click(position={"x": 20, "y": 20})
    assert press_ends(page, "card => true")
    context.close()
