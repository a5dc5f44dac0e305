"""Every page at every size, at 200 % zoom and with longer words: nothing is cut off sideways."""

import re

import pytest

from tests.web.people import LEAVING, PHONE, SIDEWAYS, begin_by_keys, findings, new_table, resize, wait_for_moves
from tests.web.puppet import Puppet
from tests.web.stages import look_through_by_axe

GAMES = ["cluedo-cards", "dead-end-drive", "dead-house", "deadly-doodles"]
LONGER = """
const filler = "ölßen möwäg ".repeat(90);
const share = (text) => filler.slice(0, Math.ceil(text.trim().length * 0.4) - 1);
const more = (text) => (text.trim().length < 3 ? text : `${text} ${share(text)}`);
const LEFT_ALONE = "script, style, .seat-mark, .code, input, svg.ded-scenery";
const done = new WeakSet();
function lengthen(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (done.has(node) || node.parentElement?.closest(LEFT_ALONE)) continue;
    done.add(node);
    node.data = more(node.data);
  }
}
addEventListener("DOMContentLoaded", () => {
  lengthen(document.body);
  new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
    if (node.nodeType === Node.TEXT_NODE && !done.has(node)) { done.add(node); node.data = more(node.data); }
    else if (node.nodeType === Node.ELEMENT_NODE) lengthen(node);
  }))).observe(document.body, { childList: true, subtree: true });
});
"""  # a language whose texts are 40 % longer
NAMES = ("Anna-Maria", "Griselda", "Edgar", "Barnabas")
BOARD_AND_HAND = {
    "cluedo-cards": ".clu-felt",
    "dead-end-drive": ".ded-view, .ded-hand",
    "dead-house": ".dh-board, .dh-tray",
    "deadly-doodles": ".doodle-paper, .doodle-hand",
}
SHARE = """(parts) => {
  const boxes = [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
  const sides = (name) => boxes.map((box) => box[name]);
  const wide = Math.max(...sides("right")) - Math.min(...sides("left"));
  const high = Math.min(innerHeight, Math.max(...sides("bottom"))) - Math.min(...sides("top"));
  return (wide * high) / (innerWidth * innerHeight);
}"""  # of the screen, for what is to be seen of these parts without scrolling
SIZES = {"small": (320, 640), "phone": (375, 812), "sideways": (812, 375), "zoomed": (720, 450), "tablet": (820, 1180)}
DESKTOPS = {"low": (1280, 720), "usual": (1440, 900), "wide": (1920, 1080)}
EVERY_SIZE = (SIZES | DESKTOPS).values()
PHONE_WIDTH = 700  # px


def check(page):
    assert page.evaluate(SIDEWAYS) == [0, []], page.viewport_size


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usually(2)
def test_a_match_fits_with_longer_words(person, server, game):
    page, puppet = person(has_touch=True), Puppet(game, 3, seed=7)
    page.add_init_script(LONGER)
    puppet.play(25)
    for narrow in (True, False):  # a list of moves is shorter where it is drawn for a phone
        sizes = [size for size in EVERY_SIZE if (size[0] <= PHONE_WIDTH) == narrow]
        resize(page, *sizes[0])
        puppet.open(page, server)
        page.locator("#board.drawn > *").first.wait_for()
        page.wait_for_load_state("networkidle")
        check_sizes(page, sizes)


def test_after_a_double_both_dice_and_their_sum_can_be_read(person, server):
    page, puppet = person(has_touch=True, locale="de-DE"), Puppet("dead-end-drive", 4, seed=2)
    while not moves_by_a_double(puppet.match):
        assert puppet.step()
    puppet.open(page, server)
    page.locator(".ded-total", has_text="beide").wait_for()
    for width, height in SIZES.values():
        resize(page, width, height)
        check(page)
        for die in page.locator(".ded-die").all():
            assert die.evaluate("die => die.scrollWidth - die.clientWidth") <= 0
            assert die.bounding_box()["width"] >= 44


def moves_by_a_double(match):
    """Whether seat 0 is to move by two dice that are alike."""
    moves = match.legal_moves(0) if match.to_act == [0] else []
    return any(move["type"] == "move" for move in moves) and len({die["value"] for die in match.view(0)["dice"]}) == 1


def test_the_name_of_a_special_card_stays_on_it_in_one_line(person, server):
    page, puppet = person(has_touch=True, locale="de-DE"), Puppet("dead-house", 4, seed=5)
    puppet.play(14)
    puppet.open(page, server)
    name = page.locator(".dh-charms .k-name", has_text="Wiederbelebung")
    name.wait_for()
    for width, height in [*SIZES.values(), (1280, 720), (1440, 900)]:
        resize(page, width, height)
        card, word = name.locator("..").bounding_box(), name.evaluate(EXTENT)
        assert card["x"] <= word["left"], (width, height)
        assert word["right"] <= card["x"] + card["width"], (width, height)
        assert word["lines"] == 1, (width, height)


EXTENT = """(node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    return { left, right, lines: range.getClientRects().length };
}"""


@pytest.mark.parametrize("size", [{}, {"width": 320, "height": 640}])
def test_the_words_of_a_card_leave_ones_own_base_free(person, server, size):
    page, puppet = person(**PHONE | size, locale="de-DE"), Puppet("dead-house", 4, seed=5)
    while puppet.match.to_act != [0] or not any("possession" in str(move) for move in puppet.match.legal_moves(0)):
        assert puppet.step()
    puppet.open(page, server)
    page.locator(".dh-words", has_text=re.compile(r"\w")).wait_for()  # something can be picked
    page.locator(".dh-charms .k-card", has_text="Besessenheit").tap()
    page.locator(".dh-words", has_text="Wähle jetzt ein leuchtendes Feld").wait_for()
    words, base = page.locator(".dh-says").bounding_box(), page.locator(".dh-board .acts .disc").bounding_box()
    assert words["y"] >= base["y"] + base["height"] * 0.9


def test_the_pages_around_fit_with_longer_words(person, server):
    page = person(has_touch=True)
    page.add_init_script(LONGER)
    page.goto(server.url)
    page.locator("#games h3").first.wait_for()
    check_sizes(page, EVERY_SIZE)
    page.locator("#games button:not(.main)").first.click()
    page.locator("#setting .setting-form").wait_for()
    check_sizes(page, EVERY_SIZE)
    page.goto(f"{server.url}/rules/dead-house")
    page.locator(".clause-item").first.wait_for()
    check_sizes(page, EVERY_SIZE)
    page.goto(new_table(server))
    page.locator("#seats > li").first.wait_for()
    page.wait_for_load_state("networkidle")
    check_sizes(page, EVERY_SIZE)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "es-ES", "ja-JP"])
@pytest.mark.usually(3)
def test_every_game_in_the_hall_can_be_played_at_once_without_scrolling(person, server, locale):
    page = person(locale=locale)
    page.goto(server.url)
    page.locator("#games h3").first.wait_for()
    for width, height in [(1280, 720), (1366, 768), (1440, 900), (1536, 864), (1920, 1080)]:
        resize(page, width, height)
        boxes = [button.bounding_box() for button in page.locator("#games button.main").all()]
        assert len(boxes) == len(GAMES)
        assert all(box["y"] + box["height"] <= height for box in boxes), (width, height, boxes)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "es-ES", "ja-JP"])
@pytest.mark.usually(2)
def test_on_a_phone_the_first_game_can_be_played_at_once(person, server, locale):
    page = person(**PHONE, locale=locale)
    page.goto(server.url)
    first = page.locator("#games button.main").first
    first.wait_for()
    box = first.bounding_box()
    assert box["y"] + box["height"] <= PHONE["height"]


def check_sizes(page, sizes):
    for size in sizes:
        resize(page, *size)
        check(page)
        leaving = [found for found in page.evaluate(LEAVING) if "doodle-card" not in found]  # whose names are chosen
        assert leaving == [], size


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["de-DE", "fr-FR", "es-ES", "ja-JP"])
@pytest.mark.usually(6)
def test_what_is_to_be_done_is_read_whole_on_a_small_screen(person, server, game, locale):
    page = person(**PHONE | {"width": 320, "height": 640}, locale=locale)
    begin_by_keys(page, server, game)
    wait_for_moves(page)
    for width, height in [(320, 640), (375, 667), (375, 812), (812, 375)]:
        resize(page, width, height)
        status = page.locator("#status")
        hidden = status.evaluate("status => status.scrollHeight - status.clientHeight")
        assert hidden <= 1, (width, height, status.inner_text())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usually(2)
def test_what_is_to_be_pressed_is_as_large_as_a_thumb(person, server, game):
    page, puppet = person(**PHONE), Puppet(game, 3, seed=7)
    puppet.play(25)
    puppet.open(page, server)
    page.locator("#board.drawn > *").first.wait_for()
    for size in [(375, 812), (812, 375), (820, 1180)]:
        resize(page, *size)
        assert page.evaluate(SMALL) == [], size


SMALL = """() => {
  const parts = [...document.querySelectorAll("button, a, summary, select, input, .k-card.pickable")];
  const LEFT_ALONE = "p, li, svg, .unseen, .skip, .folded, dialog";
  const shown = parts.filter((part) => part.checkVisibility() && !part.closest(LEFT_ALONE));
  return shown.map((part) => [part.id || part.className || part.textContent, part.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && Math.min(box.width, box.height) < 40)
    .map(([name, box]) => [name, Math.round(box.width), Math.round(box.height)]);
}"""  # but links within a text


@pytest.mark.parametrize(
    ("game", "board"), [("dead-house", ".dh-board"), ("deadly-doodles", ".doodle-paper .dungeon-map")]
)
def test_sideways_what_is_asked_leaves_the_board_free(person, server, game, board):
    page, puppet = person(**PHONE | {"width": 812, "height": 375}), Puppet(game, 3, seed=7)
    puppet.play(25)
    puppet.table.undo_asked = 1
    puppet.hints = puppet.match.legal_moves(0)[:1]
    puppet.open(page, server)
    page.locator("#question button").first.wait_for()
    page.locator("#ask-hint").tap()
    page.locator(".advice-move").first.tap()
    page.locator("#confirm button").first.wait_for()
    drawn = page.locator(board).bounding_box()
    for part in ("#question", "#confirm"):
        assert page.locator(part).bounding_box()["x"] >= drawn["x"] + drawn["width"]


def test_where_to_sit_and_what_to_play_is_in_sight_on_tablets_and_sideways(person, server):
    page = person(has_touch=True)
    page.goto(new_table(server, "dead-house", 3))
    page.locator("#seats > li").first.wait_for()
    page.locator("#about img").first.wait_for()
    for width, height in [(820, 1180), (812, 375)]:
        resize(page, width, height)
        box = page.locator("#seats").get_by_role("button", name="Sit here").first.bounding_box()
        assert box["y"] + box["height"] <= height
    page.goto(server.url)
    first = page.locator("#games h3").first
    first.wait_for()
    box = first.bounding_box()
    assert box["y"] + box["height"] <= 375


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usually(2)
def test_german_words_stay_in_their_buttons_and_cards(person, server, game, monkeypatch):
    monkeypatch.setattr("tests.web.puppet.NAMES", NAMES)
    page, puppet = person(has_touch=True, locale="de-DE"), Puppet(game, 4, seed=7)
    puppet.play(25)
    puppet.open(page, server)
    page.locator("#board.drawn > *").first.wait_for()
    page.wait_for_load_state("networkidle")
    for size in SIZES.values():
        resize(page, *size)
        assert page.evaluate(LEAVING) == [], page.viewport_size


def test_axe_is_content_with_the_pages_around(person, server):
    page = person(bypass_csp=True)
    page.goto(server.url)
    page.locator("#games h3").first.wait_for()
    assert findings(page) == []
    page.locator("#games button:not(.main)").first.click()
    page.locator("#setting .setting-form").wait_for()
    assert findings(page) == []
    page.goto(f"{server.url}/rules/cluedo-cards")
    page.locator(".clause-item").first.wait_for()
    assert findings(page) == []
    page.goto(new_table(server))
    page.locator("#agreed > li").first.wait_for()
    page.locator("#about img").first.wait_for()
    assert findings(page) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usually(2)
def test_axe_is_content_in_the_midst_and_at_the_end_of_a_match(person, server, game):
    page, puppet = person(bypass_csp=True), Puppet(game, 3, seed=7)
    puppet.play(25)
    look_through_by_axe(page, server, puppet)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_has_the_screen(person, server, game):
    page, puppet = person(), Puppet(game, 4, seed=7)
    puppet.play(25)
    puppet.open(page, server)
    page.locator("#board.drawn > *").first.wait_for()
    for width, height in [(1440, 900), (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(SHARE, BOARD_AND_HAND[game]) >= 0.65
        if game == "dead-end-drive":
            assert page.evaluate(SHARE, ".ded-window") >= 0.55
            assert page.locator(".ded-pawn").first.bounding_box()["width"] >= 40
