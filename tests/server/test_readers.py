"""What is made for one reader: their own part of what is to be done, and the faults of bots."""

from macabre.bots.guest import GONE
from macabre.server.seen import seen
from tests.web.puppet import Puppet


def shown(table, viewer, language="en"):
    return seen(table, viewer, [], set(), None, 0, language=language)


def test_where_several_must_act_each_is_told_of_their_own_part_alone():
    table = Puppet("deadly-doodles", 3, seed=5).table
    assert table.match.to_act == [0, 1, 2]
    who = [shown(table, viewer).status.partition(":")[0] for viewer in (0, 2, None)]
    assert who == ["Anna", "Carla", "Anna, Ben, Carla"]


def test_a_bot_that_fails_is_told_of_in_the_readers_language():
    table = Puppet("cluedo-cards", 2, seed=5).table
    table.seats[1].fault = GONE
    said = [shown(table, 0, language).seats[1].fault for language in ("en", "de")]
    assert said == [
        "The bot Ben is no longer available; Greedy takes over.",
        "Den Bot Ben gibt es nicht mehr; „Gierig“ spielt weiter.",
    ]
