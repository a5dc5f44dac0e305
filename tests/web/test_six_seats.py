"""A game from outside, for six, in real browsers: one person and five bots."""

import pytest

from tests.command import macabre
from tests.server.serving import Server
from tests.web.people import new_table, play_to_the_end, seat_bot, sit, wait_for_phase

PHONE = {"width": 375, "height": 812, "has_touch": True, "is_mobile": True}
LEVELS = ("Random", "Greedy", "Easy", "Normal", "Hard")

# What of each mark can be seen: where it is, its outline, its letter and its colour.
MARKS = """Array.from(document.querySelectorAll(%r + ' .seat-mark'), (mark) => {
  const { x, y, width, height } = mark.getBoundingClientRect();
  const shape = mark.querySelector('.seat-shape');
  const colour = getComputedStyle(shape).fill;
  return { x, y, width, height, outline: shape.getAttribute('d'), letter: mark.textContent, colour };
})"""


@pytest.fixture(scope="module")
def table_of_six(six_seats, tmp_path_factory):
    assert macabre("prepare", env=six_seats).returncode == 0
    with Server(f"sqlite:///{tmp_path_factory.mktemp('six') / 'tables.db'}", env=six_seats) as server:
        yield server


def begin(page, server):
    """Anna and a bot of each of five levels."""
    page.goto(new_table(server, "stolen-silver", 6))
    sit(page, 0, "Anna")
    for place, level in enumerate(LEVELS, 1):
        seat_bot(page, place, level)
    page.get_by_role("button", name="Begin the match").click()
    wait_for_phase(page, "playing")


def check_marks(page, where, width):
    """Six marks, all in sight, no two alike in shape, letter or colour."""
    marks = page.evaluate(MARKS % where)
    assert len(marks) == 6
    for part in ("outline", "letter", "colour"):
        assert len({mark[part] for mark in marks}) == 6, part
    assert all(mark["width"] >= 20 and mark["x"] >= 0 and mark["x"] + mark["width"] <= width for mark in marks)
    assert len({(mark["x"], mark["y"]) for mark in marks}) == 6


@pytest.mark.parametrize(
    ("screen", "where"), [({"width": 1440, "height": 900}, "#seats"), (PHONE, "#strip")], ids=["desktop", "phone"]
)
@pytest.mark.usually(1)
def test_one_person_and_five_bots_play_to_the_end(person, table_of_six, screen, where, tmp_path):
    page = person(**screen)
    page.add_init_script("localStorage.removeItem('macabre/folded')")  # the list is open where nothing is drawn
    begin(page, table_of_six)
    check_marks(page, where, screen["width"])
    assert page.evaluate("document.documentElement.scrollWidth") <= screen["width"]
    page.screenshot(path=tmp_path / "playing.png")
    play_to_the_end([page])
    assert "pieces of silver" in page.locator("#outcome").inner_text()
    page.screenshot(path=tmp_path / "over.png")
