"""The hall inside the site of the documents is one in which readers play."""

import pytest

from tests.web.people import CAN_MOVE, begin_with_bot, move, wait
from tests.web.static import Visitor, hosted


def test_a_reader_comes_to_the_hall_by_a_link_and_begins_a_match(browser, site):
    if not (site / "play/index.html").is_file():
        pytest.skip("this copy of the site holds no hall")
    with hosted(site.parent, site.name) as address, Visitor(browser) as reader:
        page = reader.open(f"{address}index.html", link="Play now")
        begin_with_bot(page, reader.make("cluedo-cards"))
        wait(page, CAN_MOVE)
        move(page)
