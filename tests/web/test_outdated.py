"""Tables and matches of other rules, as people see them."""

import re
from contextlib import contextmanager

import macabre
from macabre.server.films import make_film
from macabre.storage import WHOLE, Append, Store, StoredFilm
from macabre.testing.walk import Dice
from tests.server.desk import Desk
from tests.server.loops import complete
from tests.web.puppet import Puppet

GAME = "cluedo-cards"
BOARD = "#board.drawn"


def test_people_at_a_table_of_other_rules_are_told_so_and_offered_what_is_possible(person, server):
    page, puppet = person(), Puppet(GAME, 2, seed=5)
    puppet.play(4)
    table = puppet.table
    table.version, table.release, table.match, table.filmed = table.version + 1, "0.0.9", None, 1
    puppet.open(page, server)
    page.locator(
        "#status", has_text="This match was begun on Macabre 0.0.9, and the rules have changed since"
    ).wait_for()
    page.get_by_role("button", name="Rematch under the new rules").wait_for()
    link = page.get_by_role("link", name="Watch what happened")
    assert link.get_attribute("href") == f"/replay/{table.code}-0"
    assert page.locator("#board").is_hidden()


@contextmanager
def other_rules():
    """For a while this game has another version of its rules."""
    rules = macabre.load(GAME).rules
    version = rules.version
    object.__setattr__(rules, "version", version + 1)
    try:
        yield
    finally:
        object.__setattr__(rules, "version", version)


def stored(server, code, is_over, is_filmed=True):
    """A match of other rules in the server's database; by what it is watched."""
    with other_rules():
        desk = Desk(GAME, 2, {"target": 1}, code).begin()
        for _ in range(3):
            desk.play(Dice(3))
        if is_over:
            desk.play_to_the_end(Dice(1))
        match_id, transcript, _ = match = (
            desk.matches[0] if is_over else (f"{code}-1", desk.table.match.transcript(), "")
        )
        film = make_film(transcript, '[{"name": "Mercutio", "bot": "random"}, {"name": "Vesper", "bot": "random"}]')

    async def keep():
        store = await Store.open(server.database)
        await store.append(Append(code, 0, desk.log, None, desk.secrets, match if is_over else None))
        if is_filmed:
            await store.keep_film(StoredFilm(match_id, code, WHOLE, film))
        await store.close()

    complete(keep())
    return match_id


def test_a_match_that_was_not_finished_is_watched_as_all_could_see_it(person, server):
    page = person()
    page.goto(f"{server.url}/replay/{stored(server, 'BBBBBC', is_over=False)}")
    page.get_by_text("This match was not finished").wait_for()
    page.locator(BOARD).wait_for()
    page.get_by_role("button", name="To the end").click()
    page.get_by_text("The record ends here.").wait_for()
    page.locator("#log", has_text=re.compile("Mercutio|Vesper")).wait_for()
    assert page.locator("#review").is_hidden()
    assert page.locator("#hands").is_hidden()
    assert not page.get_by_role("link", name="Download").count()


def test_a_finished_match_of_other_rules_is_watched_by_its_film_and_checked(person, server):
    page = person()
    page.goto(f"{server.url}/replay/{stored(server, 'BBBBBD', is_over=True)}")
    page.get_by_text(f"This match was played on Macabre {macabre.__version__}, under different rules").wait_for()
    page.locator(BOARD).wait_for()
    page.get_by_role("button", name="To the end").click()
    page.locator("#told", has_text="won").wait_for()
    page.get_by_role("button", name="Check").click()
    page.get_by_text("Everything checks out.").wait_for()


def test_without_a_film_its_lines_are_shown(person, server):
    page = person()
    page.goto(f"{server.url}/replay/{stored(server, 'BBBBBF', is_over=True, is_filmed=False)}")
    page.get_by_role("button", name="To the end").click()
    page.locator("#log", has_text="chance").wait_for()
    assert page.locator("#board").is_hidden()
