"""What must not move while people look at it, and what must come into sight."""

import pytest

from macabre.catalogue import load
from macabre.server import entries as e
from macabre.server.table import PLAYING
from tests.web.people import PHONE, wait
from tests.web.puppet import Puppet

BOARDS = {
    "cluedo-cards": ".clu-own",
    "dead-end-drive": ".ded-window",
    "dead-house": ".dh-ground",
    "deadly-doodles": ".dungeon-map",
}
WATCH = """(parts) => {
    window.tops = new Set();
    const look = () => {
        const top = (part) => Math.round(document.querySelector(part).getBoundingClientRect().top + scrollY);
        window.tops.add(parts.map(top).join());
        requestAnimationFrame(look);
    };
    look();
}"""

IN_SIGHT = """(() => {
    const { top, bottom } = document.querySelector("#outcome h2").getBoundingClientRect();
    return top >= 76 && bottom <= innerHeight;
})()"""


def show(page, puppet):
    """Tell the page how things stand, and wait until it says so."""
    puppet.show()
    last = [told["text"] for told in puppet.match.told(0, ["Anna", "Ben", "Carla"]) if told.get("text")][-1]
    page.locator("#log li.last", has_text=last).last.wait_for(state="attached")


def open_at(page, server, puppet):
    puppet.open(page, server)
    page.locator("#board.drawn > *").first.wait_for()
    show(page, puppet)


@pytest.mark.parametrize(("game", "board"), BOARDS.items())
@pytest.mark.usually(2)
def test_the_board_stays_where_it_is_from_decision_to_decision(person, server, game, board):
    page, puppet = person(375, 812), Puppet(game, 3, seed=6 if game == "dead-house" else 5)  # long enough
    open_at(page, server, puppet)
    for width, height in ((375, 812), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        page.evaluate(WATCH, ["#board", board])
        for _ in range(30):
            assert puppet.step()
            show(page, puppet)
        assert page.evaluate("window.tops.size") == 1, (width, page.evaluate("[...window.tops]"))


@pytest.mark.parametrize("size", [(375, 812), (820, 1180), (1440, 900)])
def test_a_question_lies_above_the_board_and_does_not_push_it(person, server, size):
    page, puppet = person(*size), Puppet("dead-house", 3, seed=5)
    puppet.play(6)
    open_at(page, server, puppet)
    page.evaluate(WATCH, ["#board"])
    puppet.table.apply(e.UndoAsked(1))
    puppet.show()
    page.get_by_role("button", name="Allow it").click(trial=True)
    assert page.evaluate("window.tops.size") == 1
    question, hand = page.locator("#question").bounding_box(), page.locator(".dh-hand").bounding_box()
    assert question["y"] + question["height"] < hand["y"]


# --- what changes the table under people's hands


def test_a_decision_that_was_taken_back_is_told(person, server):
    page, puppet = person(**PHONE), Puppet("dead-house", 2, seed=5)
    puppet.play(4)
    open_at(page, server, puppet)
    lines = page.locator("#log li").count()
    seat = puppet.choose()[0]
    puppet.step()
    show(page, puppet)
    assert page.locator(".notice").count() == 0
    puppet.table.apply(e.Undone(seat))
    puppet.told = None
    puppet.show()
    page.locator(".notice", has_text="The last move was taken back.").wait_for()
    assert page.locator("#log li").count() == lines


def test_who_is_refused_a_take_back_is_told(person, server):
    page, puppet = person(), Puppet("dead-house", 2, seed=5)
    puppet.play(4)
    open_at(page, server, puppet)
    puppet.table.apply(e.UndoAsked(0))
    puppet.show()
    page.get_by_text("You have asked to take your move back").wait_for()
    puppet.table.apply(e.UndoAnswered(1, False))
    puppet.show()
    page.locator(".notice", has_text="nothing is taken back").wait_for()


def test_the_end_comes_into_sight_and_a_rematch_has_a_way_back_to_it(person, server):
    page, puppet = person(**PHONE), Puppet("cluedo-cards", 2, seed=5, target=1)
    open_at(page, server, puppet)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.evaluate("scrollY") > 100
    puppet.finish()
    puppet.show()
    wait(page, IN_SIGHT)
    puppet.table.match = puppet.match = load("cluedo-cards").new(2, 6, {"target": 1})
    puppet.table.phase, puppet.told = PLAYING, None
    puppet.table.last_match, puppet.table.finished_match = "puppet", None
    puppet.show()
    told = page.locator("#outcome", has_text="A rematch has begun.")
    told.wait_for()
    assert told.get_by_role("link", name="Replay").get_attribute("href") == "/replay/puppet"


@pytest.mark.parametrize("width", [360, 320])
def test_on_a_narrow_phone_the_whole_map_is_seen(person, server, width):
    page, puppet = person(**(PHONE | {"width": width})), Puppet("deadly-doodles", 2, seed=7)
    open_at(page, server, puppet)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.locator(".map-holder").first.evaluate("holder => holder.scrollWidth - holder.clientWidth") <= 0
    box, room = page.locator(".dungeon-map").first.bounding_box(), page.locator(".room[data-room=D4]").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert room["width"] >= (width - 24) / 8, "rooms are as large as the screen lets them be"
    name = page.locator(".doodle-card[data-card=t] .unbroken").first
    assert name.inner_text() == "T-junction"
    assert name.evaluate("name => name.getClientRects().length") == 1
    assert name.bounding_box()["width"] < page.locator(".doodle-card").first.bounding_box()["width"]


# --- what is told where it is seen


PLACES = """[...document.querySelectorAll("#strip li, #strip li > span, #seats > li, #board")].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round);
})"""


def test_a_gesture_is_told_where_its_makers_place_is_out_of_sight(person, server):
    page, puppet = person(**PHONE), Puppet("dead-end-drive", 2, seed=5)
    open_at(page, server, puppet)
    places = page.evaluate(PLACES)
    gesture(puppet, "gasp")
    page.locator("#strip .bubble", has_text="Gasp").wait_for()
    assert page.evaluate(PLACES) == places, "nothing moves for it"
    assert page.locator(".notice").count() == 0
    page.evaluate("scrollTo(0, 400)")
    gesture(puppet, "laugh")
    page.locator(".notice", has_text="Ben: Laugh").wait_for()
    page.set_viewport_size({"width": 1440, "height": 900})
    wait(page, "!document.querySelector('.bubble')")
    places = page.evaluate(PLACES)
    gesture(puppet, "applause")
    page.locator("#seats .bubble", has_text="Applause").wait_for()
    assert page.evaluate(PLACES) == places


def gesture(puppet, emote):
    puppet.table.emotes = [(puppet.table.number + 1, 1, emote)]
    puppet.show()
    puppet.table.emotes = []


def test_the_key_for_a_hint_says_where_there_is_none(person, server):
    page, puppet = person(), Puppet("dead-end-drive", 2, seed=11)
    while puppet.match.to_act != [0] or len(puppet.match.legal_moves(0)) > 1:
        assert puppet.step()
    open_at(page, server, puppet)
    page.keyboard.press("h")
    page.locator(".notice", has_text="There is no hint: you have only one move.").wait_for()


def test_the_signs_on_the_board_are_explained_a_press_away(person, server):
    page, puppet = person(**PHONE), Puppet("dead-house", 2, seed=5)
    puppet.play(1)
    open_at(page, server, puppet)
    ask = page.get_by_role("button", name="What is on the board?")
    box = ask.bounding_box()
    assert box["y"] + box["height"] <= 812 - 56
    ask.tap()
    signs = page.locator(".dh-legend")
    signs.get_by_text("Gravestones", exact=True).wait_for()
    box = signs.bounding_box()
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 812
    signs.get_by_role("button", name="Close").tap()
    assert not signs.is_visible()


def test_on_a_phone_the_last_event_stands_above_the_board(person, server):
    page, puppet = person(**PHONE), Puppet("dead-house", 2, seed=7)
    open_at(page, server, puppet)
    latest = page.locator("#latest")
    assert latest.is_visible()
    assert latest.inner_text() == page.locator("#log li > span").last.text_content()


# --- room


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)])
@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.usually(4)
def test_the_board_has_most_of_a_large_screen(person, server, game, size):
    page, puppet = person(*size), Puppet(game, 3, seed=5)
    puppet.play(12)
    open_at(page, server, puppet)
    box = page.locator("#board").bounding_box()
    seen = min(box["y"] + box["height"], size[1]) - box["y"]
    assert box["width"] * seen >= 0.65 * size[0] * size[1]
    if game == "dead-end-drive":
        house, pawn = page.locator(".ded-map").bounding_box(), page.locator(".ded-pawn").first.bounding_box()
        assert house["width"] * house["height"] >= 0.5 * size[0] * size[1]
        assert house["y"] + house["height"] <= size[1]
        assert max(pawn["width"], pawn["height"]) >= 40
    if game == "dead-house":
        board, hand = page.locator(".dh-ground").bounding_box(), page.locator(".dh-hand").bounding_box()
        assert board["width"] * board["height"] >= 0.5 * size[0] * size[1]
        assert max(board["y"] + board["height"], hand["y"] + hand["height"]) <= size[1]


@pytest.mark.parametrize("game", BOARDS)
def test_a_phone_held_sideways_shows_the_board_at_once(person, server, game):
    page, puppet = person(812, 375, has_touch=True), Puppet(game, 3, seed=5)
    puppet.play(12)
    open_at(page, server, puppet)
    board = page.locator(BOARDS[game]).first.bounding_box()
    assert board["y"] < 60
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    if game != "cluedo-cards":
        assert board["y"] + board["height"] <= 376


@pytest.mark.parametrize("game", BOARDS)
def test_nothing_scrolls_sideways_on_the_narrowest_phone(person, server, game):
    page, puppet = person(**(PHONE | {"width": 320})), Puppet(game, 3, seed=5)
    puppet.play(12)
    open_at(page, server, puppet)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_the_list_of_moves_is_folded_for_who_points_and_open_by_keyboard(person, server):
    page, puppet = person(), Puppet("dead-end-drive", 3, seed=5)
    page.add_init_script("localStorage.removeItem('macabre/folded')")
    puppet.play(12)
    open_at(page, server, puppet)
    choice = page.locator("#moves button.choice").first
    assert choice.bounding_box()["height"] == 0 or page.locator("#moves .choices").bounding_box()["height"] <= 1
    page.keyboard.press("m")
    wait(page, "document.querySelector('#moves .choices').getBoundingClientRect().height > 40")
    page.locator("#status").focus()
    page.get_by_role("button", name="All moves as a list").click()
    wait(page, "document.querySelector('#moves .choices').getBoundingClientRect().height > 40")
