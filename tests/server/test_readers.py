"""What is made for one reader: their own part of what is to be done, and the faults of bots."""

from macabre.bots.guest import GONE
from macabre.server.seen import seen
from tests.web.puppet import Puppet


def shown(table, viewer, language="en", yours=()):
    return seen(table, viewer, list(yours), set(), None, 0, language=language)


def test_where_several_must_act_each_is_told_of_their_own_part_alone():
    table = Puppet("deadly-doodles", 3, seed=5).table
    assert table.match.to_act == [0, 1, 2]
    who = [shown(table, viewer).status.partition(":")[0] for viewer in (0, 2, None)]
    assert who == ["Anna", "Carla", "Anna, Ben, Carla"]


def test_who_sits_alone_is_told_of_their_own_part_without_a_name():
    table = Puppet("cluedo-cards", 2, seed=5).table
    actor = table.match.to_act[0]
    said = {
        "en": "Lay a card with the same picture or number, or draw if none fits.",
        "de": "Eine Karte mit gleichem Bild oder gleicher Zahl legen oder, wenn keine passt, eine ziehen.",
    }
    for language, task in said.items():
        assert shown(table, actor, language, [actor]).status == task
        for viewer, yours in ((actor, [0, 1]), (1 - actor, [1 - actor]), (None, [])):
            assert shown(table, viewer, language, yours).status.startswith(f"{table.names[actor]}: ")


def test_a_bot_that_fails_is_told_of_in_the_readers_language():
    table = Puppet("cluedo-cards", 2, seed=5).table
    table.seats[1].fault = GONE
    said = [shown(table, 0, language).seats[1].fault for language in ("en", "de")]
    assert said == [
        "The bot Ben is no longer available; Greedy takes over.",
        "Den Bot Ben gibt es nicht mehr; „Gierig“ spielt weiter.",
    ]
