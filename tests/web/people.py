"""What people do in the browser, by what they see there."""

import asyncio
import json
import re
import time
from contextlib import contextmanager

from tests.server.client import Client, leave, make_table
from tests.server.loops import complete

PHONE = {"width": 375, "height": 812, "has_touch": True, "is_mobile": True}
VIOLATIONS = {"resultTypes": ["violations"]}  # of what is in order axe need not tell
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SOON = 0.03  # seconds until a page is looked at again
CAN_MOVE = "document.querySelectorAll('#moves button.choice:not([disabled])').length > 0"
IS_OVER = "document.body.dataset.phase === 'over'"
WHAT_CAN_BE_DONE = "document.querySelector('#moves').innerText + document.querySelectorAll('#log li').length"

SLOW_MOTION = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const one = animate.apply(this, how);
  one.playbackRate = 0.05;
  return one;
};
"""
DATA = ".brand, .code, code, kbd, .seat-mark, .seat-name strong, .strip span, .language option, .ded-letters, .ded-rip"
TEXTS = """(data) => {
  const left = (node) => (node instanceof Element ? node : node.parentElement)?.closest(`script, style, ${data}`);
  const found = [["title", document.title]];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!left(node)) found.push([`${node.parentElement.outerHTML.slice(0, 80)}: ${node.data}`, node.data]);
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
    for (const node of document.querySelectorAll(`[${name}]`))
      if (!left(node)) found.push([`${name}: ${node.getAttribute(name)}`, node.getAttribute(name)]);
  return found;
}"""
SIDEWAYS = """(() => {
  const SCROLLED = ".unseen, .skip, .ded-window, .tool-name, svg, [aria-hidden=true], .wide-table, .k-fan,"
    + ".moves.folded, dialog:not([open])"; // or not to be seen
  const wide = document.documentElement.clientWidth;
  const out = [...document.querySelectorAll("main *, header *, nav *")].filter((part) => {
    const { left, right, width, height } = part.getBoundingClientRect();
    const clipped = part.closest(SCROLLED);
    return width > 1 && height > 1 && !clipped && (right > wide + 1 || left < -1);
  });
  return [document.documentElement.scrollWidth - wide, out.slice(0, 3).map((part) => part.outerHTML.slice(0, 120))];
})()"""

LEAVING = """() => {
  const HOLDERS = "button, .button, .chip, .k-card, .doodle-card, .strip li, .clu-place";
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [part, holder] = [node.parentElement, node.parentElement.closest(HOLDERS)];
    if (!holder || !part.checkVisibility() || part.closest(".unseen, .tool-name, dialog:not([open])")) continue;
    const words = document.createRange();
    words.selectNodeContents(node);
    const [inside, around] = [words.getBoundingClientRect(), holder.getBoundingClientRect()];
    const cut = getComputedStyle(part).overflowX !== "visible" && part.scrollWidth > part.clientWidth + 1;
    if (inside.width > 1 && (cut || inside.right > around.right + 1 || inside.left < around.left - 1))
      found.push(`${node.data.trim()} in ${holder.className || holder.id || holder.tagName}`);
  }
  return found;
}"""  # words that are cut, or reach over the edge of their button, card or place


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


def sit_again(page):
    """Take the first seat where one's name is known from another table."""
    page.get_by_role("button", name="Sit here").first.click()
    page.locator("#seats > li").first.get_by_text("you", exact=True).wait_for()


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


def begin_by_keys(page, server, game, **options):
    """The same whatever the page's language is; what the bot is called."""
    begin_by_keys_at(page, new_table(server, game, **options))
    return page.locator("#seats > li").nth(1).locator("strong").inner_text()


def begin_by_keys_at(page, link):
    """The same at a table that is there."""
    page.goto(link)
    page.locator("#seats [data-key='sit-0']").click()
    page.locator("#name").fill("Anna")
    page.locator("#ask-name button.main").click()
    page.locator("#seats [data-key='bot-1-which']").select_option("random")
    page.locator("#seats [data-key='bot-1']").click()
    page.locator("#begin button:not([disabled])").click()
    wait_for_phase(page, "playing")


def texts_on(page, but=DATA):
    """Every text of a page, read aloud or seen, with where it is; not what these selectors find."""
    return page.evaluate(TEXTS, but)


def wait(page, script, seconds=60):
    """Until a script says true; asked from outside, since the page's policy forbids it to evaluate texts."""
    return wait_for_one([page], script, seconds)


def press_ends(page, which, count=1):
    """Whether a press ends what the stage moves, of so many things at least; what comes next may move again."""
    moving = f"document.getAnimations().filter(one => one.constructor === Animation && ({which})(one.effect.target))"
    wait(page, f"(window.seenMoving = {moving}).length >= {count}")
    page.mouse.down()
    return page.evaluate("seenMoving.every(one => one.playState !== 'running')")


def wait_for_one(pages, script, seconds=60):
    """Until a script says true in one of several pages; that page."""
    limit = time.monotonic() + seconds
    while True:
        for page in pages:
            if page.evaluate(script):
                return page
        assert time.monotonic() < limit, f"in vain: {script}"
        pages[0].wait_for_timeout(1000 * SOON)


def wait_for_phase(page, name):
    wait(page, f"document.body.dataset.phase === '{name}'")


def wait_for_moves(page):
    wait(page, CAN_MOVE)


def phase(page):
    return page.locator("body").get_attribute("data-phase")


def can_move(page):
    return page.evaluate(CAN_MOVE)


def move(page, choose=0):
    """Press the buttons of a legal move until it is made."""
    with something_done(page):
        page.locator("#moves button.choice:not([disabled])").nth(choose).click()
        if page.locator("#confirm").is_visible():
            page.locator("#confirm button.main").click()


@contextmanager
def something_done(page):
    """Whatever is done in here changes what can be done, or the log; that is waited for."""
    before = page.evaluate(WHAT_CAN_BE_DONE)
    yield
    wait(page, f"{WHAT_CAN_BE_DONE} !== {json.dumps(before)}")


def play_to_the_end(pages, decide=move, limit=300, can_decide=CAN_MOVE):
    """Whoever can decide does, until the match is over for all."""
    for _ in range(limit):
        page = wait_for_one(pages, f"{IS_OVER} || {can_decide}")
        if phase(page) == "over":
            break
        decide(page)
    for page in pages:
        wait_for_phase(page, "over")


def finish_elsewhere(*pages):
    """Play the match to its end over the wire, by the keys of all who sit here; then they come back to it."""
    link = pages[0].url
    url, _, code = link.rpartition("/t/")
    keys = [json.loads(page.evaluate(f"localStorage.getItem('macabre/seats/{code}')")) for page in pages]
    for page in pages:
        page.goto(f"{url}/alive")  # where nothing is drawn
    complete(play_all({int(seat): key for held in keys for seat, key in held.items()}, url, code))
    for page in pages:
        page.goto(link)
        wait_for_phase(page, "over")


async def play_all(keys, url, code):
    """Each seat on a line of its own: one line may not say as much as a whole match needs."""
    await asyncio.gather(*(play_for(seat, key, url, code) for seat, key in keys.items()))


async def play_for(seat, key, url, code):
    client = Client(url, code)
    client.tokens = {seat: key}
    await client.connect()
    await client.receive()
    await client.play_to_the_end()
    await leave(client)


def begin(pages):
    pages[0].get_by_role("button", name="Begin the match").click()
    for page in pages:
        wait_for_phase(page, "playing")


def two_at_a_table(person, server, game="cluedo-cards", second=None, **options):
    return two_people_at(person, new_table(server, game, 2, **options), second)


def two_people_at(person, link, second=None):
    anna, ben = person(), person(**(second or {}))
    anna.goto(link)
    sit(anna, 0, "Anna")
    ben.goto(link)
    sit(ben, 1, "Ben")
    begin([anna, ben])
    return anna, ben


def who_acts(anna, ben):
    """Who must act first, and who waits."""
    return (anna, ben) if wait_for_one([anna, ben], CAN_MOVE) is anna else (ben, anna)


def findings(page):
    """What axe holds against the page in either light, be it ever so small; but for colours, both lights are alike."""
    return findings_by(page, "light", VIOLATIONS) + findings_by(page, "dark", VIOLATIONS | COLOURS)


def findings_by(page, light, options):
    from axe_playwright_python.sync_playwright import Axe

    page.evaluate("light => (document.documentElement.dataset.light = light)", light)
    found = Axe().run(page, options=options).response["violations"]
    return [(light, one["id"], one["nodes"][0]["html"][:120]) for one in found]


def resize(page, width, height):
    """Let the window have another size, and whatever is measured in it be measured anew."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(TWO_FRAMES)
