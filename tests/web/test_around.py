"""Around the table: rules, addresses that lead nowhere, marks in the lobby, and looking back."""

import json
import re
import struct
import urllib.request

from macabre.arena.review import assemble, look_at
from macabre.language import Speech
from macabre.server.reviews import review_info
from tests.web.people import findings, new_table, seat_bot, sit, wait
from tests.web.puppet import NAMES, Puppet


def test_an_address_that_leads_nowhere_leads_to_the_hall(person, server):
    page = person(bypass_csp=True)
    answer = page.context.request.get(f"{server.url}/nowhere")
    assert answer.status == 404
    page.route("**/nowhere", lambda route: route.fulfill(status=200, body=answer.text(), content_type="text/html"))
    page.goto(f"{server.url}/nowhere")
    assert findings(page) == []
    page.get_by_role("link", name="Back to the hall").click()
    page.get_by_role("heading", name="My games").or_(page.locator("#games > li")).first.wait_for()
    assert page.context.request.get(f"{server.url}/api/nowhere").json() == {"error": "there is nothing at this address"}


def test_from_the_rules_one_finds_back_to_the_table_or_plays(person, server):
    page = person()
    page.goto(new_table(server))
    table = page.url
    page.get_by_role("link", name="Rules", exact=True).click()
    page.locator(".minute-picture").wait_for()
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(table)
    page.goto(f"{server.url}/rules/dead-house")
    page.get_by_role("link", name="Set a table").click()
    page.get_by_role("heading", name="Set the table: Dead House").wait_for()
    page.goto(f"{server.url}/rules/dead-house")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    wait(page, "document.body.dataset.phase === 'playing'")


def test_who_sits_keeps_the_letter_when_others_come(person, server):
    page = person()
    page.goto(new_table(server, players=3))
    sit(page, 0, "Anna")
    seat_bot(page, 2)
    bot = page.locator("#seats > li").nth(2)
    assert page.locator("#seats > li").nth(1).locator(".seat-letter").text_content() == "2", "nobody's seat"
    name, letter = bot.locator("strong").inner_text(), bot.locator(".seat-letter").text_content()
    assert letter == name[0]
    sit(page, 1, f"{name[0]}en")
    assert bot.locator(".seat-letter").text_content() == letter
    assert page.locator("#seats > li").nth(1).locator(".seat-letter").text_content() not in ("A", letter)


def test_a_turning_point_names_the_dice_that_fell():
    puppet = Puppet("dead-end-drive", 2, seed=3)
    puppet.finish()
    match = puppet.match
    moments = [moment for number in range(12) if (moment := look_at(match, number, 40))]
    for moment in moments:
        object.__setattr__(moment, "true", (float(moment.number % 2), 0.0))  # so that everything is a turning point
    info = review_info(assemble(match, moments, 40), match, Speech("en", list(NAMES[:2])))
    luck = [line for turn in info["turns"] for line in turn["luck"]]
    assert any(re.fullmatch(r"(Anna|Ben) rolls \d and \d\.", line) for line in luck)
    assert not any(" moves " in line for turn in info["turns"] for line in turn["luck"])


def test_the_lines_of_a_review_are_told_apart_without_colour(person, server):
    page = person()
    page.goto(server.url)
    marks = page.evaluate("""async () => {
      const { ReviewPanel } = await import("/static/replay/review.js");
      const host = document.querySelector("main");
      const match = { id: "x", names: ["Anna", "Ben", "Carla"], bots: [null, null, null], count: 8 };
      const panel = new ReviewPanel(host, match, () => {});
      const moments = Array.from({ length: 9 }, (_, number) => ({ number, known: [.2, .3, .5], true: [.2, .3, .5] }));
      panel.show({ made: "", moments, turns: [] });
      return [...host.querySelectorAll(".review-chart > svg .seat-letter")].map((letter) => letter.textContent);
    }""")
    assert sorted(marks) == sorted("ABC" * 3)


def test_the_hall_can_be_installed(person, server):
    page = person()
    page.goto(server.url)
    browser = page.context.new_cdp_session(page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    found = {one["errorId"] for one in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert found <= {"in-incognito"}, "which is how this browser was opened"
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(({ length }) => length)") == 0


def test_the_manifest_and_what_it_names_are_served(server):
    (link,) = re.findall(r'<link rel="manifest" href="([^"]+)">', fetched(server, "/", "text/html").decode())
    manifest = json.loads(fetched(server, link, "application/manifest+json"))
    fetched(server, manifest["start_url"], "text/html")
    assert {icon["sizes"] for icon in manifest["icons"]} == {"192x192", "512x512"}, "which browsers ask for"
    for icon in manifest["icons"]:
        width, height = struct.unpack(">II", fetched(server, icon["src"], icon["type"])[16:24])
        assert (icon["type"], f"{width}x{height}") == ("image/png", icon["sizes"])


def fetched(server, path, kind):
    """What a server answers, if it is of that kind."""
    with urllib.request.urlopen(server.url + path) as answer:
        assert answer.headers.get_content_type() == kind
        return answer.read()
