"""The rulebooks as people see them: examples that move, and paper that cuts nothing off."""

import re

import pytest

import macabre
from macabre.book import read_book, scripts
from macabre.language import ENGLISH, Speech, languages_of_pages
from tests.web.people import wait

GAMES = macabre.games()
INCH = 96  # px
PAPERS = {"A4": (8.27, 11.69), "Letter": (8.5, 11)}
MARGINS = (24 / 25.4, 22 / 25.4)  # of both sides, in inches, as book.css has them
CUT = """() => {
  const page = document.querySelector('main').getBoundingClientRect();
  const parts = [...document.querySelectorAll('main :is(p, li, figure, h2, h3, figcaption, .k-card)')];
  const shown = parts.filter((node) => node.checkVisibility() && !node.closest('.example-board'));  // drawn to scale
  const isBeyond = ({ left, right }) => right > page.right + 1 || left < page.left - 1;
  const isNarrow = (node) => !node.matches('figure, .k-card') && node.scrollWidth > node.clientWidth + 1;
  const cut = shown.filter((node) => isBeyond(node.getBoundingClientRect()) || isNarrow(node));
  return cut.map((node) => node.textContent.slice(0, 60) || node.className);
}"""


def opened(page, server, game):
    page.goto(f"{server.url}/rules/{game}")
    page.locator("body[data-ready]").wait_for()
    return page


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usually(2)
def test_an_example_moves_at_a_press_and_says_what_happens(person, server, game):
    page = opened(person(), server, game)
    assert page.locator("#book .example-board.drawn").count() == page.locator("#book .example").count() > 3
    moving = page.locator(".example").filter(has=page.get_by_role("button", name="Show me")).first
    assert moving.locator(".example-arrows .badge").count() > 1
    moving.get_by_role("button", name="Show me").click()
    steps = len(scripts(macabre.load(game))["turn"]["moves"])
    wait(page, f"document.querySelector('.example[data-scene=\"{steps}\"] .example-log:not(:empty)')")
    assert not moving.locator(".example-arrows").is_visible()
    moving.get_by_role("button", name="Show me again").wait_for()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usually(2)
def test_a_rulebook_is_printed_on_two_to_four_pages_and_nothing_is_cut(person, server, game):
    page = opened(person(), server, game)
    for paper in PAPERS:
        printed = page.pdf(format=paper, print_background=True)
        assert 2 <= len(re.findall(rb"/Type\s*/Page\b", printed)) <= 4, paper
    page.emulate_media(media="print")
    for paper, sizes in PAPERS.items():
        wide, tall = ((size - margin) * INCH for size, margin in zip(sizes, MARGINS, strict=True))
        page.set_viewport_size({"width": int(wide), "height": 900})
        assert page.evaluate(CUT) == [], paper
        heights = page.locator("#book figure").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().height)"
        )
        assert max(heights) < tall, paper


@pytest.mark.parametrize("code", sorted(languages_of_pages().keys() - {ENGLISH}))
@pytest.mark.usually(2)
def test_the_longest_rulebook_is_read_and_printed_in_every_language(person, server, code):
    page = opened(person(locale=code), server, "dead-end-drive")
    assert page.locator("html").get_attribute("lang") == code
    headings = [chapter.heading for chapter in read_book(macabre.load("dead-end-drive"), code)]
    assert page.locator("#book h2").all_text_contents() == headings
    page.goto(page.locator("#contents a").nth(2).evaluate("link => link.href"))
    assert page.locator(":target").text_content() == headings[2]
    label = Speech(code)("clause-ruling")
    assert page.locator("#DED-12 .kind.ruling").text_content() == label
    assert label not in page.locator("#DED-12 p").text_content().removeprefix(label)
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", print_background=True))) <= 4
    page.emulate_media(media="print")
    page.set_viewport_size({"width": int((PAPERS["A4"][0] - MARGINS[0]) * INCH), "height": 900})
    assert page.evaluate(CUT) == []


def test_where_a_clause_says_below_the_board_is_drawn(person, server):
    page = opened(person(), server, "dead-end-drive")
    page.locator("#DED-7 .example-board.drawn .ded-map").wait_for()
    assert page.locator("#clauses .example").count() == 1


def test_a_rulebook_that_is_not_there_is_told_so(person, server):
    answer = person().context.request.get(f"{server.url}/api/games/chess/book")
    assert answer.status == 404
    assert "chess" in answer.json()["error"]
