"""The hint at the table, and the review in a replay, as people see them."""

import re

from tests.web.people import (
    PHONE,
    begin_with_bot,
    move,
    new_table,
    play_to_the_end,
    two_at_a_table,
    wait,
    wait_for_moves,
    who_acts,
)


def go_on_until_there_is_a_choice(page):
    for _ in range(20):
        wait_for_moves(page)
        if page.get_by_role("button", name="Hint", exact=True).is_visible():
            return
        move(page)
    raise AssertionError("there was never a choice")


def test_a_hint_is_shown_and_can_be_played(person, server):
    page = person()
    begin_with_bot(page, new_table(server))
    go_on_until_there_is_a_choice(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".advice-move").first.wait_for()
    assert "%" in page.locator(".advice-answer").inner_text()
    before = page.locator("#log li").count()
    page.locator(".advice-move").first.click()
    if page.locator("#confirm").is_visible():
        page.get_by_role("button", name="Do it").click()
    wait(page, f"document.querySelectorAll('#log li').length > {before}")


def test_a_review_is_drawn_and_leads_to_its_steps(person, server):
    page = person(width=375, height=812)
    begin_with_bot(page, new_table(server, target=1))
    play_to_the_end([page])
    page.get_by_role("link", name="Review the match").click()
    page.locator(".review-chart > svg").wait_for(timeout=300_000)  # it is thought about
    assert page.locator(".review-line").count() == 2
    told = page.locator("#review").inner_text()
    assert "playing on about" in told
    assert page.locator("#who .chip").inner_text() == "bot: Random"
    bot = page.locator("#who li").nth(1).evaluate("player => player.childNodes[1].textContent")
    assert [name.inner_text() for name in page.locator(".clu-name").all()] == ["Anna", bot]
    letter = page.locator(".review-chart .seat-letter").first.evaluate("letter => getComputedStyle(letter).fill")
    assert letter == "rgb(42, 27, 23)", "dark on the bright mark, by day and by night"
    assert not re.search(r"iterations|: (play|draw|miss|swap)\b", told)
    page.get_by_role("button", name="As far as each could know").click()
    page.locator(".review-chart > svg").click(position={"x": 200, "y": 60})
    wait(page, "location.hash !== '#0'")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"{page.url.partition('#')[0]}?desk#review")
    page.locator(".review-chart > svg").wait_for(timeout=300_000)  # it is thought about
    wait(page, "document.getElementById('review').getBoundingClientRect().top < innerHeight / 2")


def test_a_hint_stays_until_the_match_goes_on(person, server):
    anna, ben = two_at_a_table(person, server, "dead-house", second=PHONE)
    acting, waiting = who_acts(anna, ben)
    acting.get_by_role("button", name="Hint", exact=True).click()
    hint = acting.locator(".advice-move").first
    hint.wait_for()
    assert re.match(r"\d+ %\s+[A-Z][a-z]+", hint.inner_text())
    gesture(waiting, "Gasp")
    acting.locator(".bubble, .strip small", has_text=re.compile("gasp", re.IGNORECASE)).first.wait_for(state="attached")
    assert hint.is_visible()
    acting.get_by_role("button", name="Close").click()
    move(acting)
    hint.wait_for(state="hidden")


def gesture(page, name):
    if page.locator("#tabs").is_visible():
        page.locator("#tabs").get_by_text("Table").click()
    page.get_by_text("Gestures", exact=True).click()
    page.get_by_role("button", name=name).click()


def test_hint_and_undo_are_within_reach_on_a_phone(person, server):
    page = person(**PHONE)
    begin_with_bot(page, new_table(server, "deadly-doodles"))
    wait_for_moves(page)
    board, bar = page.locator("#board").bounding_box(), page.locator("#ask-hint").bounding_box()
    assert board["y"] < 812 < board["y"] + board["height"]
    assert bar["y"] + bar["height"] <= 812
    assert min(bar["width"], bar["height"]) >= 44
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.locator("#ask-hint").tap()
    page.locator(".advice-move").first.wait_for()
    board, sheet = page.locator("#board").bounding_box(), page.locator("#advice").bounding_box()
    assert sheet["height"] <= 812 * 0.4 + 1
    assert 76 <= board["y"] < sheet["y"] - 200, "the board is seen above the hint"
