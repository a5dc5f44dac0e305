"""The hint at the table, and the review in a replay, as people see them."""

from tests.web.people import begin_with_bot, move, new_table, play_to_the_end, wait, wait_for_moves


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
    link = page.get_by_role("link", name="replay", exact=False).first.get_attribute("href")
    page.goto(f"{server.url}{link}")
    page.get_by_role("button", name="Look back on this match").click()
    page.locator(".review-chart > svg").wait_for(timeout=90_000)
    assert page.locator(".review-line").count() == 2
    page.get_by_role("button", name="As each could know").click()
    page.locator(".review-chart > svg").click(position={"x": 200, "y": 60})
    wait(page, "location.hash !== '#0'")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
