"""Which of a table's matches somebody finds again: those in which they played."""

import json

from macabre.server.replays import Replays
from tests.server.loops import complete

CASTS = {
    "first": [{"sat": 2, "bot": None}, {"sat": 3, "bot": None}, {"name": "Vesper", "bot": "greedy"}],
    "second": [{"sat": 3, "bot": None}, {"sat": 9, "bot": None}, {"name": "Vesper", "bot": "greedy"}],
    "old": ["Anna", "Vesper (greedy)"],
}


class Shelf:
    """A store that holds casts alone."""

    async def cast(self, match_id):
        return (json.dumps(CASTS[match_id]), {}) if match_id in CASTS else None


def seats(match_id, *people):
    return complete(Replays(Shelf()).seats_of(match_id, set(people)))


def test_who_sat_there_is_found_by_the_entry_that_seated_them():
    assert [seats("first", 2), seats("first", 3), seats("second", 3)] == [[0], [1], [0]]
    assert seats("first", 2, 3) == [0, 1]


def test_who_came_later_was_in_no_earlier_match():
    assert (seats("first", 9), seats("second", 9)) == ([], [1])


def test_bots_erased_matches_and_casts_of_the_first_releases_are_nobodys():
    assert seats("first", 0) == seats("old", 1) == seats("gone", 2) == []
