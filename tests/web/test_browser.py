"""Real people's browsers at a real table."""

import re
import urllib.request

import pytest

import macabre
from macabre.server import presence
from tests.server.client import Client, leave, make_table
from tests.server.local import LocalServer
from tests.server.loops import complete
from tests.server.serving import Server, fixed_port
from tests.web.people import (
    CAN_MOVE,
    PHONE,
    begin_with_bot,
    can_move,
    findings,
    finish_elsewhere,
    move,
    new_table,
    play_to_the_end,
    resize,
    seat_bot,
    sit,
    sit_again,
    something_done,
    two_at_a_table,
    two_people_at,
    wait,
    wait_for_moves,
    wait_for_phase,
    who_acts,
)
from tests.web.puppet import Puppet
from tests.web.stages import look_through_by_axe


def test_two_browsers_finish_a_match_with_a_reload_and_a_cut_line_in_the_middle(person, server):
    anna, ben = two_at_a_table(person, server, second=PHONE, target=1)
    move(who_acts(anna, ben)[0])
    ben.reload()
    wait_for_phase(ben, "playing")
    move(who_acts(anna, ben)[0])
    anna.context.set_offline(True)
    anna.wait_for_timeout(200)
    anna.context.set_offline(False)
    play_to_the_end([anna, ben])
    assert anna.locator("#status").inner_text() == ben.locator("#status").inner_text()
    assert anna.locator("#status").inner_text().strip() == "The match is over."


def test_a_page_finds_its_seat_again_when_the_server_starts_anew(person, tmp_path):
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", fixed_port()) as own:
        anna = person()
        anna.goto(new_table(own))
        sit(anna, 0, "Anna")
        own.stop()
        anna.get_by_text("The server is restarting. Trying again; nothing is lost.").wait_for()
        own.start()
        wait(anna, "document.querySelector('#line').textContent === ''")
        anna.locator("#seats > li").nth(0).get_by_text("you", exact=True).wait_for()
        seat_bot(anna, 1)


def test_a_name_is_erased_once_its_owner_says_so_twice(person, server):
    anna, ben = two_at_a_table(person, server)
    anna.get_by_text("Your name", exact=True).click()
    anna.get_by_role("button", name="Erase the name Anna").click()
    anna.get_by_role("button", name="Keep it").click()
    anna.get_by_role("button", name="Erase the name Anna").click()
    anna.get_by_role("button", name="Erase it").click()
    for page in (anna, ben):
        page.locator("#seats > li").nth(0).get_by_text("Somebody").wait_for()
    ben.get_by_text("Your name", exact=True).click()
    ben.get_by_role("button", name="Erase the name Ben").click()
    ben.get_by_role("button", name="Erase it").click()
    for page in (anna, ben):
        page.get_by_role("heading", name="There is no such table").wait_for()


@pytest.mark.parametrize(
    ("game", "options"), [("deadly-doodles", {"number_of_rounds": 3}), ("dead-house", {"turn_limit": 6})]
)
@pytest.mark.usually(1)
def test_two_people_finish_a_match_on_a_phone_and_on_a_desktop(person, server, game, options):
    anna, ben = two_at_a_table(person, server, game, second=PHONE, **options)
    play_to_the_end([anna, ben])
    for page in (anna, ben):
        page.locator("#outcome").get_by_role("button", name="Rematch").wait_for()
    assert anna.locator("#status").inner_text() == ben.locator("#status").inner_text()


@pytest.mark.parametrize("game", macabre.games())
@pytest.mark.usually(2)
def test_every_game_can_be_played_against_a_bot_from_the_hall(person, server, game):
    page = person()
    page.goto(server.url)
    title = macabre.load(game).title
    page.locator("#games > li").filter(has_text=title).get_by_role("button", name="Set a table").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Begin the match").click()
    wait_for_phase(page, "playing")
    for _ in range(3):
        wait_for_moves(page)
        move(page)
    assert page.locator("#log li").count() > 0


def test_the_hall_says_how_bots_play_and_offers_only_seats_that_are_there(person, server):
    page = person(**PHONE)
    page.goto(server.url)
    page.locator("#games > li").filter(has_text="Cluedo").get_by_role("button", name="Set a table").click()
    page.get_by_label("Seat 2", exact=True).select_option("Bot: Easy")
    page.locator(".seat-plan").get_by_text("often careless").wait_for()
    page.get_by_text("House rules and clock").click()
    first = page.get_by_label("First player")
    assert first.locator("option").all_inner_texts() == ["Chosen at random", "Seat 1: you", "Seat 2", "Seat 3"]
    first.select_option("Seat 2")
    page.get_by_role("radio", name="2", exact=True).check()
    assert first.locator("option").all_inner_texts() == ["Chosen at random", "Seat 1: you", "Seat 2"]
    assert first.input_value() == "1"


def test_the_rules_begin_with_a_minute_whose_clauses_are_a_press_away(person, server):
    page = person(**PHONE)
    page.goto(f"{server.url}/rules/cluedo-cards")
    page.locator("#minute").get_by_role("link", name="CLU-16").click()
    page.locator("#CLU-16.here").wait_for()


def test_a_friend_on_the_same_device_is_asked_for_a_name(person, server):
    page = person(**PHONE)
    page.goto(server.url)
    page.locator("#games > li").filter(has_text="Cluedo").get_by_role("button", name="Set a table").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radio", name="2", exact=True).check()
    assert not page.get_by_label("Your friend’s name, in seat 2").is_visible()
    page.get_by_label("Seat 2", exact=True).select_option("A friend, on this device")
    page.get_by_role("button", name="Make the table").click()
    assert page.url.rstrip("/") == server.url
    page.get_by_label("Your friend’s name, in seat 2").fill("Ben")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    page.locator("#seats").get_by_text("Ben", exact=True).wait_for()


def test_the_hall_sets_a_clock_and_takes_a_deck_of_ones_own(person, server, tmp_path):
    page = person()
    page.goto(server.url)
    page.locator("#games > li").filter(has_text="Cluedo").get_by_role("button", name="Set a table").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_text("House rules and clock").click()
    page.get_by_label("Clock").select_option("1 minute per decision")
    page.get_by_label("Stand-in").select_option("Easy")
    page.get_by_text("A board or deck of your own").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="the game’s own file").click()
    text = download.value.path().read_text("utf-8")
    broken = tmp_path / "broken.toml"
    broken.write_text(text.replace("cards = 36", "cards = 37"), encoding="utf-8")
    fault = page.locator("#board-fault")
    page.get_by_label("File").set_input_files(broken)
    fault.get_by_text("37").wait_for()
    page.get_by_role("button", name="Make the table").click()
    assert page.locator(".notice").count() == 0, "what is wrong stands beside the file, and stays"
    assert fault.get_by_text("37").is_visible()
    own = tmp_path / "own.toml"
    own.write_text(text.replace('name = "Dagger"', 'name = "Breadknife"'), encoding="utf-8")
    page.get_by_label("File").set_input_files(own)
    fault.get_by_text("You can play with this file").wait_for()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Make the table").click()
    assert asked.value.post_data_json["substitute"] == "easy"
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Begin the match").click()
    wait_for_phase(page, "playing")
    page.locator("#clock").get_by_text("0:5").wait_for()


@pytest.mark.parametrize(
    ("game", "usual", "own", "seen"),
    [
        ("cluedo-cards", 'name = "Rope"', 'name = "Noose"', "Noose"),
        ("dead-end-drive", '"Smothers"', '"Grandpa"', "Grandpa"),
        ("dead-house", "", "", ""),
        ("deadly-doodles", "", "", ""),
    ],
)
@pytest.mark.usually(2)
def test_a_board_of_ones_own_is_drawn_before_the_start(person, server, tmp_path, game, usual, own, seen):
    page, file = person(), tmp_path / "own.toml"
    text = page.request.get(f"{server.url}/api/games/{game}/board.toml").text()
    assert usual in text
    file.write_text(text.replace(usual, own), encoding="utf-8")
    page.goto(f"{server.url}/#set-{game}")
    page.get_by_text("A board or deck of your own").click()
    page.get_by_label("File").set_input_files(file)
    board = page.get_by_role("img", name="Your board or deck at the start of a match")
    board.locator(".own-drawing.drawn > *").first.wait_for()
    assert seen in board.inner_text()
    assert board.bounding_box()["height"] > 100
    assert page.locator("#setting").evaluate("sheet => sheet.scrollWidth - sheet.clientWidth") == 0
    page.get_by_label("File").set_input_files([])
    page.get_by_alt_text("The table in the middle of a match").wait_for()


def test_when_the_time_is_up_the_others_wait_or_let_a_bot_decide_once(person, server):
    anna, ben = two_people_at(person, f"{server.url}/t/{make_table(server.url, clock=5)}")
    slow, other = who_acts(anna, ben)
    late = other.locator("#late")
    late.get_by_text("run out of time").wait_for()
    assert not slow.locator("#late").is_visible()
    late.get_by_role("button", name="Wait").click()
    assert not late.is_visible()
    seat = other.locator("#seats > li").filter(has_text="to move")
    before = slow.locator("#log li").count()
    seat.get_by_role("button", name="Let a bot take over: Normal").click()
    wait(slow, f"document.querySelectorAll('#log li').length > {before}")
    slow.locator("#seats").get_by_text("bot plays").wait_for(state="detached")


def test_who_looks_like_somebody_seated_is_told_and_chooses_another_name(person, server):
    anna, ben = person(), person()
    link = new_table(server)
    anna.goto(link)
    sit(anna, 0, "Anna")
    ben.goto(link)
    seat = ben.locator("#seats > li").nth(1)
    for name, sentence in (
        ("\u0410nna", "Somebody here is already called Anna."),
        ("\u3164", "A name needs 1 to 24 visible letters."),
        ("B" + "\u0301" * 9, "A letter in a name may carry at most 3 accents or marks."),
    ):
        seat.get_by_role("button", name="Sit here").click()
        ben.get_by_label("Name", exact=True).fill(name)
        ben.get_by_role("button", name="Sit down").click()
        ben.locator("#notices").get_by_text(sentence).wait_for()
    seat.get_by_text("free", exact=True).wait_for()
    sit(ben, 1, "Ben")


def test_who_cannot_be_called_so_is_asked_anew_and_the_plan_goes_on(person, server):
    page = person()
    page.goto(server.url)
    page.locator("#games > li").filter(has_text="Cluedo").get_by_role("button", name="Set a table").click()
    page.get_by_label("Your name").fill("\u3164")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name="Make the table").click()
    page.locator("#notices").get_by_text("visible letters").wait_for()
    page.get_by_label("Name", exact=True).fill("Anna")
    page.get_by_role("button", name="Sit down").click()
    page.locator("#seats > li").nth(0).get_by_text("Anna", exact=True).wait_for()
    page.locator("#seats > li").nth(1).get_by_text("bot:").wait_for()


def test_a_bot_for_who_is_away_is_offered_only_after_a_while(person, tmp_path, monkeypatch):
    monkeypatch.setattr(presence, "GRACE_SECONDS", 10_000.0)
    with LocalServer(f"sqlite:///{tmp_path}/tables.db") as own:
        anna, ben = two_people_at(person, f"{own.url}/t/{make_table(own.url, substitute='easy')}")
        ben.close()
        seat = anna.locator("#seats > li").nth(1)
        seat.get_by_text("away").wait_for()
        seat.get_by_text(re.compile(r"A bot may take over in 9\d\d\d s")).wait_for()
        assert seat.get_by_role("button").count() == 0
        monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
        anna.reload()
        seat.get_by_role("button", name="Let a bot take over: Easy").click()
        seat.get_by_text("bot plays: Easy").wait_for()


PRESSED_WHILE_DRAWN_ANEW = """async (keys) => {
    const { el, fill } = await import("/static/kit/dom.js");
    window.clicks = [];
    const host = document.body.appendChild(el("div", { id: "pressed-here" }));
    const button = (key) => el("button", { type: "button", key, onclick: () => window.clicks.push(key) }, key);
    window.fillAnew = (key) => fill(host, button(key));
    fill(host, button(keys[0]));
}"""


@pytest.mark.parametrize(("after", "clicks"), [("same", ["same"]), ("other", [])])
def test_a_press_is_not_lost_when_the_button_is_drawn_anew_under_it(person, server, after, clicks):
    """Another player's news come between press and release; what is pressed then is what was meant, or nothing."""
    page = person()
    page.goto(server.url)
    page.evaluate(PRESSED_WHILE_DRAWN_ANEW, ["same"])
    page.locator("#pressed-here button").hover()
    page.mouse.down()
    page.evaluate("(key) => window.fillAnew(key)", after)
    page.mouse.up()
    assert page.evaluate("window.clicks") == clicks
    page.locator("#pressed-here button").click()
    assert page.evaluate("window.clicks") == [*clicks, after], "an ordinary click counts once"


def test_help_has_the_keys_of_the_game(person, server):
    page = person()
    page.goto(new_table(server, "deadly-doodles", 1))
    page.locator("#board.drawn").wait_for(state="attached")
    page.get_by_role("button", name="Help").click()
    page.get_by_text("turn the card").wait_for()


def test_on_a_phone_help_says_what_to_tap_and_folds_the_keys_away(person, server):
    page = person(**PHONE)
    page.goto(new_table(server))
    page.get_by_role("button", name="Help").click()
    page.get_by_text("Tap or click").wait_for()
    assert not page.get_by_text("choose a move by its number").is_visible()


def test_the_light_is_switched_in_the_same_place_on_every_page(person, server):
    page = person(**PHONE)
    for place in ("/", "/rules/cluedo-cards", new_table(server).removeprefix(server.url)):
        page.goto(f"{server.url}{place}")
        switch = page.locator("#head-tools > button").last
        switch.wait_for()
        assert "Light" in switch.inner_text()
        assert switch.bounding_box()["x"] > 375 / 2


def test_a_match_by_keyboard_alone(person, server):
    anna, ben = two_at_a_table(person, server, target=1)
    play_to_the_end([anna, ben], press_the_first)


def press_the_first(page):
    with something_done(page):
        page.keyboard.press("1")


def test_the_rules_are_quoted_when_a_move_is_not_allowed(person, server):
    anna, ben = two_at_a_table(person, server)
    acting, waiting = who_acts(anna, ben)
    acting.keyboard.press("w")
    acting.locator("#why").get_by_role("button", name="Swap hands with").press("Enter")
    acting.locator("#why output").get_by_text("lay a Revolver first", exact=False).wait_for()
    acting.locator("#why output a", has_text="CLU-12").wait_for()
    acting.keyboard.press("Escape")
    assert not acting.locator("#why").is_visible()
    waiting.get_by_role("button", name="Why can’t I?").click()
    waiting.locator("#why output").get_by_text("It is not your turn").wait_for()
    assert waiting.locator("#why .choice").count() == 0


def test_a_spectator_sees_no_hand_and_has_no_moves(person, server):
    anna, _ = two_at_a_table(person, server)
    watcher = person()
    watcher.goto(anna.url)
    wait_for_phase(watcher, "playing")
    assert not can_move(watcher)
    assert "You are watching" in watcher.locator("#moves").inner_text()
    assert not watcher.get_by_role("button", name="Why can’t I?").is_visible()


def test_the_end_leads_to_a_replay_that_checks_the_luck_and_to_a_rematch(person, server):
    anna, ben = two_at_a_table(person, server, target=1)
    finish_elsewhere(anna, ben)
    with anna.context.expect_page() as opened:
        anna.get_by_role("link", name="replay", exact=False).first.click(modifiers=["Control"])
    replay = opened.value
    assert "points" in anna.locator("#outcome .verdict").inner_text()
    replay.get_by_role("button", name="Check", exact=False).first.click()
    replay.get_by_text("draws", exact=False).first.wait_for()
    anna.get_by_role("button", name="Rematch").click()
    wait_for_phase(ben, "playing")
    news = ben.locator("#outcome", has_text="A rematch has begun.")
    assert news.get_by_role("link", name="Replay").get_attribute("href") in replay.url
    anna.locator("#outcome").wait_for(state="hidden")
    news.get_by_role("button", name="Close").click()
    ben.reload()
    wait_for_phase(ben, "playing")
    assert not ben.locator("#outcome").is_visible()
    ben.goto(server.url)
    now, earlier = (ben.locator("#own-tables > li").nth(place) for place in (0, 1))
    now.get_by_role("link", name="Continue").wait_for()
    assert re.search(r"Match 1 at this table · (.+ won|You have won!)", earlier.inner_text())
    assert earlier.get_by_role("link", name="Review").is_visible()
    earlier.get_by_role("link", name="Replay").click()
    ben.get_by_role("button", name="To the end").wait_for()
    assert ben.url.partition("#")[0] == replay.url.partition("#")[0]


def test_pass_and_play_hides_secrets_behind_a_curtain(person, server):
    page = person()
    page.goto(new_table(server, players=2, target=1))
    sit(page, 0, "Anna")
    sit(page, 1, "Ben")
    page.get_by_role("button", name="Begin the match").click()
    page.locator("#curtain").get_by_role("button").wait_for()
    assert not can_move(page)
    page.locator("#curtain-up").click()
    wait_for_moves(page)


def test_who_shares_a_screen_sees_what_happened_before_handing_over(person, server):
    page = person(**PHONE)
    page.goto(new_table(server))
    sit(page, 0, "Anna")
    sit(page, 1, "Ben")
    page.get_by_role("button", name="Begin the match").click()
    page.locator("#curtain-up").tap()
    wait_for_moves(page)
    mine, hand_over = page.locator(".clu-own .clu-name"), page.locator("#hand-over-now")
    first = mine.inner_text()
    for _ in range(30):
        wait(page, f"{CAN_MOVE} || document.querySelector('#hand-over-now').checkVisibility()")
        if hand_over.is_visible():
            break
        move(page)
    assert not page.locator("#curtain").is_visible()
    assert mine.inner_text() == first
    shown, to = ("Anna", "Ben") if "Anna" in first else ("Ben", "Anna")
    assert page.locator("#status").inner_text().strip() == f"This is still {shown}’s view. Pass the device to {to}."
    for tab in ("Log", "Play"):
        page.get_by_role("button", name=tab, exact=True).tap()
    hand_over.tap()
    assert page.locator("#curtain").is_visible()
    assert not page.locator("#board").is_visible()
    assert not hand_over.is_visible()
    page.locator("#curtain-up").tap()
    wait_for_moves(page)
    assert mine.inner_text() != first


def test_nothing_scrolls_sideways(person, server):
    page = person()
    for address in ("/", *(f"/rules/{game}" for game in macabre.games())):
        page.goto(server.url + address)
        page.wait_for_load_state("networkidle")
        check_widths(page, address)
    for game in macabre.games():
        page.goto(new_table(server, game, macabre.load(game).players[0]))
        sit(page, 0, "Anna") if game == macabre.games()[0] else sit_again(page)
        check_widths(page, game)


def check_widths(page, what):
    for size in ((375, 812), (1440, 900)):
        resize(page, *size)
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, (what, size)


def test_targets_are_large_enough_for_thumbs(person, server):
    _, ben = two_at_a_table(person, server, second=PHONE)
    small = """() => [...document.querySelectorAll('button, a.button, select, input')]
        .filter(e => e.offsetParent && getComputedStyle(e).visibility !== 'hidden' && e.type !== 'checkbox')
        .map(e => [e.textContent.trim() || e.id, e.getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
        .map(([text, box]) => `${text}: ${Math.round(box.width)} by ${Math.round(box.height)}`)"""
    assert ben.evaluate(small) == []


def test_axe_finds_nothing_serious_on_a_phone(person, server):
    page, puppet = person(**PHONE, bypass_csp=True), Puppet("cluedo-cards", 2, seed=7, target=1)
    puppet.play(0)
    look_through_by_axe(page, server, puppet)
    for address, there in (("/", "#games h3"), ("/rules/cluedo-cards", "body[data-ready]")):
        page.goto(server.url + address)
        page.locator(there).first.wait_for()
        assert findings(page) == []


def test_the_hall_leads_back_to_a_match_that_goes_on(person, server):
    anna, stranger = person(), person()
    link = new_table(server)
    begin_with_bot(anna, link)
    for page in (anna, stranger):
        page.goto(f"{server.url}/")
        page.locator("#games h3").first.wait_for()
    back = anna.locator("#own").get_by_role("link")
    back.wait_for()
    assert not stranger.locator("#own").is_visible()
    back.click()
    wait_for_phase(anna, "playing")
    assert anna.url == link


# --- in and back


def test_one_press_in_the_hall_leads_straight_into_a_match_and_the_hall_knows_it(person, server):
    page = person()
    page.goto(f"{server.url}/")
    page.locator("#games > li").filter(has_text="Dead House").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.locator("body[data-phase=playing]").wait_for()
    assert page.locator("#seats .chip", has_text="bot: Normal").count() == 2
    page.goto(f"{server.url}/")
    mine = page.locator("#own-tables > li")
    mine.get_by_text(re.compile("^(To move: |Your turn)")).first.wait_for()
    assert "Guest" in mine.inner_text()
    page.locator("#games h3").first.wait_for()
    for button in page.get_by_role("button", name="Play now").all():  # still in sight
        assert button.bounding_box()["y"] + button.bounding_box()["height"] <= 900
    mine.get_by_role("link", name="Continue").click()
    page.locator("body[data-phase=playing]").wait_for()


def test_the_lobby_tells_of_a_clock_and_of_a_board_of_its_own_and_how_others_get_in(person, server):
    page, usual = person(), person()
    board = urllib.request.urlopen(f"{server.url}/api/games/cluedo-cards/board.toml").read().decode()
    code = make_table(server.url, "cluedo-cards", 2, {"target": 3}, clock=60, board=board + "\n# ours\n")
    page.goto(f"{server.url}/t/{code}")
    page.locator("#agreed").get_by_text("Clock: 1 minute per decision").wait_for()
    page.locator("#agreed").get_by_text("Its own board or deck").wait_for()
    page.locator("#agreed").get_by_text("Points to win: 3").wait_for()
    page.get_by_text("This link works on this computer only.").wait_for()
    usual.goto(new_table(server))
    usual.locator("#agreed").get_by_text("The usual house rules").wait_for()
    assert usual.locator("#agreed > li").all_inner_texts()[:2] == ["No clock", "The usual board or deck"]


KEEP_SEAT = "async ([code, key]) => (await import('/static/page/store.js')).keepToken(code, 0, key)"


async def seated_elsewhere(url, count):
    """Anna sits at so many new tables, without a browser; by their codes, her key to each seat."""
    keys = {}
    for code in [make_table(url) for _ in range(count)]:
        client = await Client(url, code).connect()
        await client.sit(0, "Anna")
        keys[code] = client.tokens[0]
        await leave(client)
    return keys


def test_older_games_of_ones_own_are_shown_on_demand_and_since_when(person, server):
    page = person()
    page.goto(new_table(server))
    sit(page, 0, "Anna")
    for code, key in complete(seated_elsewhere(server.url, 8)).items():
        page.evaluate(KEEP_SEAT, [code, key])
    page.goto(server.url)
    mine = page.locator("#own-tables > li")
    wait(page, "document.querySelectorAll('#own-tables > li').length === 8")
    assert " · since " in mine.first.inner_text()
    page.get_by_role("button", name="Show older games").click()
    wait(page, "document.querySelectorAll('#own-tables > li').length === 9")
    assert page.get_by_role("button", name="Show older games").count() == 0
