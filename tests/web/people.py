"""What people do in the browser, by what they see there."""

import json
import re
import time

from tests.server.client import make_table

WHAT_CAN_BE_DONE = "document.querySelector('#moves').innerText + document.querySelectorAll('#log li').length"


def new_table(server, game="cluedo-cards", players=2, **options):
    return f"{server.url}/t/{make_table(server.url, game, players, options)}"


def own_table(server, game, players, board, **options):
    """A table with a board or deck of one's own, given as the text of its file."""
    return f"{server.url}/t/{make_table(server.url, game, players, options, board=board)}"


def sit(page, number, name):
    """Take the number-th seat."""
    page.locator("#seats > li").nth(number).get_by_role(
        "button", name=re.compile("Sit here|A friend on this device")
    ).click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.locator("#seats > li").nth(number).get_by_text("you", exact=True).wait_for()


def seat_bot(page, number, level="Random"):
    """Put a quick bot into the number-th seat."""
    seat = page.locator("#seats > li").nth(number)
    seat.get_by_label("Which bot").select_option(level)
    seat.get_by_role("button", name="Put a bot here").click()
    seat.get_by_text("bot:").wait_for()


def begin_with_bot(page, link):
    """Anna sits down, a bot sits opposite, and the match is on."""
    page.goto(link)
    sit(page, 0, "Anna")
    seat_bot(page, 1)
    page.get_by_role("button", name="Begin the match").click()
    wait_for_phase(page, "playing")


def wait(page, script, seconds=60):
    """Until a script says true; asked from outside, since the page's policy forbids it to evaluate texts."""
    limit = time.monotonic() + seconds
    while not page.evaluate(script):
        assert time.monotonic() < limit, f"in vain: {script}"
        page.wait_for_timeout(30)


def wait_for_phase(page, name):
    wait(page, f"document.body.dataset.phase === '{name}'")


def wait_for_moves(page):
    wait(page, "document.querySelectorAll('#moves button.choice:not([disabled])').length > 0")


def phase(page):
    return page.locator("body").get_attribute("data-phase")


def can_move(page):
    return page.locator("#moves button.choice:not([disabled])").count() > 0


def move(page, choose=0):
    """Press the buttons of a legal move until it is made."""
    before = page.evaluate(WHAT_CAN_BE_DONE)
    page.locator("#moves button.choice:not([disabled])").nth(choose).click()
    if page.locator("#confirm").is_visible():
        page.get_by_role("button", name="Do it").click()
    wait(page, f"{WHAT_CAN_BE_DONE} !== {json.dumps(before)}")


def play_to_the_end(pages, limit=600, meanwhile=lambda number: None):
    """Whoever can move does, until the match is over for all."""
    for number in range(limit):
        if all(phase(page) == "over" for page in pages):
            return
        meanwhile(number)
        acting = [page for page in pages if can_move(page)]
        if acting:
            move(acting[0])
        else:
            pages[0].wait_for_timeout(50)
    raise AssertionError("the match did not end")
