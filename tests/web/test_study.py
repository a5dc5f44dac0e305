"""A study's report in a real browser, opened from the disk: nothing is fetched, nothing is cut off, matches replay."""

import pytest

import macabre
from macabre.server.settings import Settings
from tests.server.local import LocalServer
from tests.web.people import findings

DESKTOP, PHONE = (1440, 900), (375, 812)


@pytest.fixture
def reader(browser):
    """Opens pages of one size, which ask for nothing and meet no error."""
    contexts, faults, asked = [], [], []

    def make(path, size, scheme):
        width, height = size
        context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text))
        page.on("request", lambda request: asked.append(request.url))
        page.goto(path.as_uri())
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []
    assert {address.split(":")[0] for address in asked} == {"file"}
    assert all(address.split("#")[0].endswith("report.html") for address in asked)


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_a_report_is_read_and_its_matches_are_stepped_through(reader, report, size, scheme):
    page = reader(report, size, scheme)
    assert page.locator("h2").first.inner_text() == "What stands out"
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert cut_off(page) == []
    assert findings(page) == []
    page.get_by_role("link", name="The longest").click()
    page.get_by_role("dialog").wait_for()
    before = page.locator("#picture").inner_text()
    page.keyboard.press("End")
    assert "wins" in page.locator("#told").inner_text()
    assert page.locator("#picture").inner_text() != before
    last = page.locator("#count").inner_text()
    page.get_by_role("button", name="Back").click()
    assert page.locator("#count").inner_text() != last
    assert page.evaluate("document.querySelector('dialog').scrollWidth") <= size[0]
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the transcript").click()
    assert macabre.replay(saving.value.path().read_text("utf-8")).finished
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")


def test_a_link_to_a_match_opens_it_at_once(reader, report):
    page = reader(report, DESKTOP, "light")
    page.goto(report.as_uri() + "#match-1")
    page.reload()
    page.get_by_role("heading", name="The shortest").wait_for()


def cut_off(page):
    """Words of charts that reach beyond their chart."""
    return page.evaluate(
        """[...document.querySelectorAll('svg text')].filter((words) => {
            const [own, whole] = [words, words.closest('svg')].map((part) => part.getBoundingClientRect());
            return own.left < whole.left || own.right > whole.right + 0.5;
        }).map((words) => words.textContent)"""
    )


def test_a_hall_shows_the_studies_that_it_is_given(browser, report, tmp_path):
    """The report runs by itself, and can reach nothing of the server's."""
    with LocalServer(f"sqlite:///{tmp_path}/tables.db", Settings(pace=0, studies=(str(report.parent),))) as server:
        context = browser.new_context()
        hall = context.new_page()
        hall.goto(server.url)
        with context.expect_page() as opened:
            hall.locator("#studies a").click()
        opened.value.get_by_role("link", name="The longest").click()
        opened.value.get_by_role("dialog").wait_for()
        assert opened.value.evaluate("origin") == "null"
        context.close()
