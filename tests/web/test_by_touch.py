"""By touch: what is to be confirmed is said in one sentence, and an answer lies where nobody has pressed."""

import pytest

from tests.web.people import PHONE, wait
from tests.web.puppet import Puppet
from tests.web.stages import two_moves

READ_ALOUD = """
window.said = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const text = document.querySelector("#confirm p")?.textContent;
  if (text && window.said.at(-1) !== text) window.said.push(text);
}).observe(document.getElementById("confirm"), { childList: true, subtree: true, characterData: true }));
"""


def with_many_moves(page, server):
    """Where a pawn is to be moved, and the two moves of a hint can be pressed."""
    page.add_init_script(READ_ALOUD)
    puppet = Puppet("dead-end-drive", 2, seed=5)
    puppet.hints = two_moves(puppet, "move")
    puppet.open(page, server)
    page.get_by_role("button", name="Hint", exact=True).tap()
    page.locator(".advice-move").first.wait_for()
    return puppet


def test_one_of_many_moves_is_asked_about_in_one_sentence_that_stays(person, server):
    page = person(**PHONE)
    puppet = with_many_moves(page, server)
    page.locator(".advice-move").first.tap()
    wait(page, "window.said.length > 0")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.said") == [puppet.match.phrase(puppet.hints[0])]
    assert page.locator("#confirm p").inner_text() == page.evaluate("window.said[0]")


def test_a_move_that_became_illegal_is_asked_about_by_its_parts(person, server):
    page = person(**PHONE)
    puppet = with_many_moves(page, server)
    while puppet.match.to_act == [0]:
        puppet.step()  # and the page has not heard of it
    page.locator(".advice-move").first.tap()
    wait(page, "window.said.length > 0")
    assert page.evaluate("window.said") == ["Move a character: Smothers, With the 3, I8"]


@pytest.mark.parametrize(("place", "low"), [("top", True), ("bottom", False)])
def test_an_answer_lies_in_the_half_that_was_not_pressed(person, server, place, low):
    page, puppet = person(**PHONE), Puppet("cluedo-cards", 3, seed=7)
    puppet.play(12)
    puppet.open(page, server)
    dull = page.locator(".clu-own .k-card.dull.pickable").first
    page.locator("#primer").wait_for()  # the page is as long as it gets
    dull.evaluate(SCROLL[place])
    dull.tap(position={"x": 20, "y": 20})
    output = page.locator("#why output a", has_text="CLU-")
    output.wait_for()
    assert (output.bounding_box()["y"] > PHONE["height"] / 2) == low
    puppet.step()
    puppet.show()
    output.wait_for(state="detached")
    assert page.locator("#why.low").count() == 0


SCROLL = {
    "top": "card => scrollBy(0, card.getBoundingClientRect().top - 200)",
    "bottom": "card => scrollTo(0, 0)",
}
