"""The mansion as people see it, pick in it and play by it."""

import re

import pytest

from macabre.games.dead_end_drive.tests.table import SMALL
from tests.web.people import (
    LEAVING,
    PHONE,
    SIDEWAYS,
    begin_with_bot,
    findings,
    new_table,
    own_table,
    resize,
    something_done,
    wait,
)
from tests.web.puppet import NAMES, Puppet

GAME = "dead-end-drive"
OWN = SMALL.replace(" 2 . h h . . . .", " 2 . h h . C C .").replace(
    "[[trap]]", '[furniture]\nC = "a coffin"\n[[trap]]', 1
)


SMALL_PARTS = """[...document.querySelectorAll('.ded .pickable:not(svg *), .ded button')]
    .map((node) => [node.className, node.getBoundingClientRect()])
    .filter(([, {width, height}]) => width && Math.min(width, height) < 43.5)"""


PLACE = "window => [window.scrollLeft, window.scrollTop]"
GO = f"(window, [left, top]) => (window.scrollTo(left, top), ({PLACE})(window))"
IN_WINDOW = """(() => {{
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    const [pawn, outer] = [box('[data-key="pawn {}"]'), box('.ded-window')];
    return [pawn.left - outer.left, outer.right - pawn.right, pawn.top - outer.top, outer.bottom - pawn.bottom]
        .every((inside) => inside >= 0);
}})()"""


def begin(page, link):
    """Anna sits down, a bot sits opposite, and the mansion is drawn."""
    begin_with_bot(page, link)
    page.locator(".ded-map").wait_for()


def make_move(page):
    """Pick a pawn and a lit space; where two counts lead there, the first."""
    page.locator(".ded-pawn.pickable").first.click()
    page.locator(".ded-target").first.click()
    choose_count(page)
    wait(page, "document.querySelector('#log').textContent.includes('Anna moves')")


def choose_count(page, press=lambda button: button.click()):
    choice = page.locator(".ded-choose:not([hidden]) button")
    if choice.count():
        press(choice.first)


def wait_for_pawns(page):
    """Until it is one's turn to move a pawn; a portrait is left where it hangs, and no card is sprung."""
    for _ in range(40):
        wait(page, "document.querySelectorAll('.ded-member.pickable, .ded-prompt .row button').length > 0")
        if page.locator(".ded-member.pickable").count():
            return
        with something_done(page):
            page.locator(".ded-prompt .row button").first.click()
    raise AssertionError("no pawn could be moved")


def log(page):
    return page.locator("#log li").all_inner_texts()


@pytest.fixture
def mansion(person, server):
    page = person()
    begin(page, new_table(server, GAME, 2))
    wait_for_pawns(page)
    return page


def test_a_pawn_is_picked_its_path_is_shown_and_it_goes_there(mansion):
    pawn = mansion.locator(".ded-pawn.pickable").first
    name = pawn.get_attribute("data-key").removeprefix("pawn ")
    pawn.click()
    target = mansion.locator(".ded-target").first
    target.hover()
    mansion.locator(".ded-route .ded-goal").wait_for(state="attached")
    to = target.get_attribute("data-key").removeprefix("to ")
    target.click()
    choose_count(mansion)
    wait(mansion, f"document.querySelector('#log').innerText.includes('Anna moves {name} from')")
    assert any(f"Anna moves {name} from" in line and f"to {to}" in line for line in log(mansion))


def test_the_same_by_keys(mansion):
    mansion.locator(".ded-member.pickable").first.focus()
    mansion.keyboard.press("Enter")
    wait(mansion, "document.activeElement.classList.contains('ded-target')")
    mansion.keyboard.press("ArrowUp")
    mansion.keyboard.press("Enter")
    choose_count(mansion, lambda button: mansion.keyboard.press("Enter"))
    wait(mansion, "document.querySelector('#log').innerText.includes('Anna moves')")


IS_LIT = "([x, y]) => Boolean(document.elementFromPoint(x, y).closest('.ded-target, .ded-pawn'))"


def test_a_dark_space_says_why_not(mansion):
    mansion.locator(".ded-pawn.pickable").first.click()
    box = mansion.locator(".ded-map").bounding_box()
    corners = [(box["x"] + box["width"] * x, box["y"] + box["height"] * y) for x in (0.06, 0.72) for y in (0.4, 0.45)]
    mansion.mouse.click(*next(spot for spot in corners if not mansion.evaluate(IS_LIT, spot)))
    wait(mansion, "/DED-\\d/.test(document.querySelector('#why output').innerText)")


def test_a_closer_look_stays_where_it_was_and_a_drawn_card_is_beside_its_question(person, server):
    page, puppet = person(**PHONE), Puppet(GAME, 2, seed=11)
    puppet.play(4)
    puppet.open(page, server)
    page.get_by_role("button", name="Closer look").tap()
    page.locator(".ded-member.pickable").first.tap()
    window = page.locator(".ded-view.close .ded-window")
    while not (0 in puppet.match.to_act and puppet.match.view(0)["drawn"]):
        assert puppet.step()
    view = puppet.match.view(0)
    at = window.evaluate(GO, aside(view["pawns"][view["pending_trap"]["pawn"]]))
    puppet.show()
    card = page.locator(".ded-prompt .ded-drawn .k-card")
    card.wait_for()
    assert window.evaluate(PLACE) == at
    card, button = card.bounding_box(), page.get_by_role("button", name="Keep the card").first.bounding_box()
    assert abs(card["y"] + card["height"] - button["y"] - button["height"]) < 60
    assert card["y"] + card["height"] <= 812 - 56, "both are in sight"


def aside(space):
    """Where a closer look is, if a space is in it but not in the middle."""
    column, row = ord(space[0]) - ord("A"), 15 - int(space[1:])
    return [44 * column - 76, 44 * row - 76]


def far_from(space):
    """The upper corner of the other half of the house."""
    return [9999 if space < "K" else 0, 0]


def next_move(puppet):
    """On to the next move of a pawn within the house: which pawn, and where to."""
    before = len(puppet.match)
    while not (moves := [told for told in puppet.match.told(0, since=before) if told["type"] == "move"]):
        assert puppet.step()
    return moves[-1]["pawn"], moves[-1]["target"]


@pytest.mark.parametrize("begun", [False, True])
def test_a_closer_look_begins_where_somebody_was_moved_last_else_amid_the_pawns(person, server, begun):
    page, puppet = person(**PHONE), Puppet(GAME, 2, seed=11)
    spaces = [next_move(puppet)[1]] if begun else sorted(puppet.match.view(0)["pawns"].values())
    puppet.open(page, server)
    page.get_by_role("button", name="Closer look").tap()
    left, top = page.locator(".ded-view.close .ded-window").evaluate("window => [window.scrollLeft, window.scrollTop]")
    for space in spaces:
        column, row = ord(space[0]) - ord("A"), 15 - int(space[1:])
        assert left <= 44 * column + 44 <= left + 330
        assert top <= 44 * row + 44 <= top + 440


def test_the_words_beside_the_house_are_few_however_much_was_told(person, server):
    page, puppet = person(), Puppet(GAME, 3, seed=7)
    puppet.open(page, server)
    page.locator(".ded-words p").first.wait_for()
    prompt, hand = page.locator(".ded-words").bounding_box(), page.locator(".ded-hand").bounding_box()
    assert prompt["y"] + prompt["height"] <= hand["y"]


def test_a_closer_look_follows_what_happens_but_never_under_a_finger(person, server):
    page, puppet = person(**PHONE), Puppet(GAME, 2, seed=11)
    puppet.play(4)
    puppet.open(page, server)
    page.get_by_role("button", name="Closer look").tap()
    back = page.get_by_role("button", name="Whole house").bounding_box()
    assert min(back["width"], back["height"]) >= 44
    assert back["y"] + back["height"] <= 812 - 56
    window = page.locator(".ded-view.close .ded-window")
    window.evaluate(GO, [9999, 0])
    house = page.locator(".ded-inner").bounding_box()
    assert house["x"] + house["width"] - 24 <= back["x"] + 1, "every space can be reached beside it"
    pawn, space = next_move(puppet)
    window.evaluate(GO, far_from(space))
    puppet.show()
    wait(page, IN_WINDOW.format(pawn))
    pawn, space = next_move(puppet)
    at = window.evaluate(GO, far_from(space))
    finger, box = page.context.new_cdp_session(page), window.bounding_box()
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 100}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    puppet.show()
    told = page.locator("#log li", has_text=re.compile(rf"{pawn} from \w+ to {space} with the \d+"))
    told.last.wait_for(state="attached")
    assert window.evaluate(PLACE) == at
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wait(page, IN_WINDOW.format(pawn))


ALL_FREE = """[...document.querySelectorAll(".ded-prompt .row button")].every((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height - 4));
})"""


def test_all_that_can_be_answered_is_in_sight(person, server):
    page, puppet = person(), Puppet(GAME, 3, seed=7)
    while not (0 in puppet.match.to_act and {"type": "spring"} in puppet.match.legal_moves(0)):
        assert puppet.step()
    puppet.open(page, server)
    page.locator(".ded-prompt button", has_text="Spring the trap").wait_for()
    for width, height in ((1440, 900), (1100, 800), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        wait(page, ALL_FREE)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_what_can_be_done_on_a_trap_fits_and_covers_nothing(person, server, locale):
    page, puppet = person(has_touch=True, locale=locale), Puppet(GAME, 4, seed=7)
    while puppet.match.to_act != [0] or not {"play", "draw"} <= {move["type"] for move in puppet.match.legal_moves(0)}:
        assert puppet.step()
    puppet.open(page, server)
    page.locator(".ded-prompt .row button").nth(1).wait_for()
    for width, height in ((320, 640), (375, 812), (812, 375), (820, 1180), (1280, 720), (1440, 900), (1920, 1080)):
        resize(page, width, height)
        assert page.evaluate(SIDEWAYS) == [0, []], width
        assert page.evaluate(LEAVING) == [], width
        if width > 900:
            prompt, deck = page.locator(".ded-words").bounding_box(), page.locator(".ded-deck").bounding_box()
            assert prompt["y"] + prompt["height"] <= deck["y"], width


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900)])
def test_ones_own_cards_are_in_sight_on_a_desktop(person, server, width, height):
    page, puppet = person(width, height), Puppet(GAME, 2, seed=11)
    puppet.play(40)
    puppet.open(page, server)
    slips = page.locator(".ded-hand .ded-slip")
    slips.first.wait_for()
    bottoms = slips.evaluate_all("slips => slips.map(slip => slip.getBoundingClientRect().bottom)")
    assert len(bottoms) >= 5
    assert max(bottoms) <= height
    assert page.locator(".ded-window").bounding_box()["width"] >= 600


def test_by_touch_a_move_is_shown_and_confirmed_on_a_phone(person, server):
    page = person(**PHONE)
    begin(page, new_table(server, GAME, 2))
    wait_for_pawns(page)
    small = page.evaluate(SMALL_PARTS)
    assert small == []
    page.locator(".ded-member.pickable").first.tap()
    target = page.locator(".ded-target").first
    assert target.locator("rect").bounding_box()["width"] >= 39  # with the gap to the next, a thumb's 44
    target.tap()
    choose_count(page, lambda button: button.tap())
    page.locator(".ded-route .ded-goal").wait_for(state="attached")
    assert re.fullmatch(r"Move \w[\w ]* to .+ with the \d+", page.locator("#confirm p").inner_text())
    page.get_by_role("button", name="Do it").tap()
    wait(page, "document.querySelector('#log').textContent.includes('Anna moves')")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_mansion_of_ones_own_is_drawn_from_its_plan(person, server):
    page = person()
    begin(page, own_table(server, GAME, 2, OWN))
    wait_for_pawns(page)
    assert page.locator(".ded-pawn").count() == 12
    assert page.locator(".ded-pawn[data-key='pawn Old Luke']").count() == 1
    assert page.locator(".ded-trap title").all_text_contents() == ["Pit trap, G5", "Axe trap, E1"]
    assert page.locator(".ded-piece-name").all_text_contents() == ["coffin"]
    assert page.locator(".ded-wall").count() == 2
    assert page.locator(".ded-stone").count() == 4
    page.locator(".ded-member.pickable").first.click()
    assert page.locator(".ded-target").count() > 0


def test_axe_finds_nothing_serious(person, server):
    page = person(bypass_csp=True)
    begin(page, new_table(server, GAME, 2))
    wait_for_pawns(page)
    page.locator(".ded-member.pickable").first.click()
    assert findings(page) == []


def test_nothing_moves_where_motion_is_not_wanted(mansion):
    make_move(mansion)
    assert mansion.evaluate("document.getAnimations().length") == 0


def escaped():
    """A match that ended at the front door, and who got out."""
    for seed in range(100):
        puppet = Puppet(GAME, 4, seed=seed)
        puppet.finish()
        out = [pawn for pawn, place in puppet.match.view(0)["pawns"].items() if place == "out"]
        if out:
            return puppet, out[0]
    raise AssertionError("nobody ever got out")


def test_the_end_tells_what_became_of_everybody_and_no_name_is_cut_off(person, server):
    page, (puppet, heir) = person(**PHONE), escaped()
    puppet.open(page, server)
    page.locator(".ded-people h3", has_text="What became of them all").wait_for()
    fates = page.locator(".ded-fate").all_inner_texts()
    assert sum("knocked off" in fate for fate in fates) == list(puppet.match.view(0)["pawns"].values()).count(None)
    assert sum("got out" in fate for fate in fates) == 1
    [owner] = puppet.match.winners
    verdict = f"{heir} has left the house: {NAMES[owner]} inherits."
    assert page.locator(".ded-words > p").first.inner_text() == verdict
    assert page.locator(".ded-frame .ded-plate").evaluate("plate => plate.scrollWidth <= plate.clientWidth")


def test_whoever_comes_back_sees_the_same_card_on_top_of_the_discards(person, server):
    page, puppet = person(), Puppet(GAME, 2, seed=7)
    puppet.open(page, server)
    page.locator(".ded-deck").wait_for()
    top, seen = page.locator("[data-key=discard]"), []
    while len(set(seen)) < 2:
        before = len(puppet.match.view(0)["discards"])
        assert puppet.step(), f"only {seen} were discarded"
        puppet.show()
        count = len(puppet.match.view(0)["discards"])
        if count > before:
            wait(page, f"document.querySelector('.ded-deck').innerText.includes('{count} discarded')")
            seen.append(top.get_attribute("title"))
            page.reload()
            top.wait_for()
            assert top.get_attribute("title") == seen[-1]


def test_the_end_for_two_tells_which_cards_stay_face_down(person, server):
    page, puppet = person(**PHONE), Puppet(GAME, 2, seed=1)
    puppet.finish()
    assert puppet.match.view(0)["secret_characters"] == [[None, None], [None, None]], "it needs another seed"
    puppet.open(page, server)
    note = page.locator(".ded-prompt .ded-note")
    note.wait_for()
    assert note.inner_text() == (
        "The winning card is turned up. All other cards stay face down, the secret ones too. DED-36"
    )


def test_pawns_are_picked_from_the_lawn_and_seated_in_turn(person, server):
    anna = person()
    begin(anna, new_table(server, GAME, 2, seating="players"))
    for seated in range(0, 12, 2):
        wait(anna, f"document.querySelectorAll('.ded-pawn.pickable').length === {12 - seated}")
        assert anna.locator(".ded-grave, .ded-member.dead").count() == 0
        anna.locator(".ded-pawn.pickable").first.click()
        assert anna.locator(".ded-target").count() == 12 - seated
        assert anna.locator(".ded-prompt .row button").all_inner_texts() == ["Another character"]
        anna.locator(".ded-target").first.click()
        wait(anna, f"document.querySelector('#log').textContent.split('Anna seats').length > {seated // 2 + 1}")
    wait_for_pawns(anna)
    assert anna.locator(".ded-hand .ded-slip").count() == 6


def test_a_chair_that_is_taken_says_who_sits_there(person, server):
    anna = person()
    begin(anna, new_table(server, GAME, 2, seating="players"))
    wait(anna, "document.querySelectorAll('.ded-pawn.pickable').length === 12")
    anna.locator(".ded-pawn.pickable").first.click()
    anna.locator(".ded-target").first.click()
    wait(anna, "document.querySelectorAll('.ded-pawn.pickable').length === 10")
    anna.locator(".ded-pawn.pickable").first.click()
    anna.locator(".ded-pawn:not(.pickable)").first.click()
    anna.get_by_text("stands on", exact=False).first.wait_for()


def test_open_characters_are_seen_on_every_pawn_and_beside_the_house(person, server):
    anna = person()
    begin(anna, new_table(server, GAME, 2, open_characters=True))
    wait_for_pawns(anna)
    assert anna.locator(".ded-pawn .ded-owner .seat-mark").count() == 12
    assert anna.locator(".ded-players .ded-medal").count() == 12
    assert anna.locator(".ded-players .ded-back").count() == 0
    assert anna.locator(".ded-hand .ded-slip").count() == 6


ANIMATED = """
window.animated = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.animated.push(this.dataset.key);
  return animate.apply(this, how);
};
"""


@pytest.mark.parametrize("kind", ["move", "draw", "keep"])
def test_who_moves_a_pawn_draws_or_keeps_a_card_is_marked(person, server, kind):
    page, puppet = person(reduced_motion="no-preference"), Puppet("dead-end-drive", 3, seed=3)
    page.add_init_script(ANIMATED)
    puppet.open(page, server)
    page.locator("#board.drawn > *").first.wait_for()
    before = play_until_others(puppet, kind)
    puppet.told = before
    seat = next(event["seat"] for event in puppet.match.told(0, since=before) if event["type"] == kind)
    puppet.show()
    wait(page, f"window.animated.includes('holder {seat}')")
    mark = ".ded-effects" if kind == "move" else ".ded-taker"
    assert page.locator(f"{mark} .seat-mark.seat-{seat}").count() == 1


def play_until_others(puppet, kind):
    """Until somebody else has done this; how many steps there were before it."""
    while True:
        before = len(puppet.match)
        assert puppet.step()
        if any(event["type"] == kind and event["seat"] for event in puppet.match.told(0, since=before)):
            return before
