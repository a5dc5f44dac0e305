"""What people see of fair luck: who gave no salt, what was burnt, and that a log or a match is not what they saw."""

import asyncio
import threading

import pytest

import macabre
from macabre.server.replays import Replays
from tests.server.client import Silent, Withholder
from tests.server.clocks import ring_for
from tests.server.forgers import another_match
from tests.server.local import asleep, sleepy_server
from tests.server.loops import complete
from tests.server.truth import change, log_of, query
from tests.web.people import (
    CAN_MOVE,
    move,
    new_table,
    play_to_the_end,
    sit,
    two_at_a_table,
    wait_for_one,
    wait_for_phase,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server whose tables can be seen to sleep."""
    database = f"sqlite:///{tmp_path_factory.mktemp('fairness') / 'tables.db'}"
    with sleepy_server(database) as running:
        yield running


class Guest:
    """A scripted browser that sits at the table of real ones, and plays by itself in a thread of its own."""

    def __init__(self, kind, link, seat, name):
        self.kind, self.seat, self.name = kind, seat, name
        self.url, _, self.code = link.rpartition("/t/")
        self.seated = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._play()), daemon=True)

    async def _play(self):
        client = await self.kind(self.url, self.code).connect()
        await client.sit(self.seat, self.name)
        self.seated.set()
        await client.play_to_the_end()
        await client.close()

    def __enter__(self):
        self.thread.start()
        assert self.seated.wait(60)
        return self

    def __exit__(self, *_):
        self.thread.join(60)


def play_beside(person, server, kind):
    """Anna, in a real browser, and Ben, who is scripted, play a match; her page at its beginning and at its end."""
    page, link = person(), new_table(server, target=1)
    page.goto(link)
    sit(page, 0, "Anna")
    with Guest(kind, link, 1, "Ben"):
        page.get_by_role("button", name="Begin the match").click()
        wait_for_phase(page, "playing")
        yield page
        play_to_the_end([page])
    yield page


def open_fair(page):
    page.locator("summary", has_text="Fair luck").click()
    return page.locator("#fair")


def check(panel):
    panel.get_by_role("button", name="Check this match").click()
    return panel.locator(".findings")


def test_trust_3_a_burnt_deal_is_shown_where_luck_is_explained_and_at_the_end(person, server, monkeypatch):
    ring_for(monkeypatch, withholding=[1])
    burnt = "Deal 1 was burnt because Ben did not show the promised salt"
    match = play_beside(person, server, Withholder)
    page = next(match)
    fair = open_fair(page)
    fair.get_by_text(burnt).wait_for()
    fair.get_by_text("Ben gave no salt: the host could have rigged this deal with the help of Anna.").wait_for()
    assert page.locator("#fair-brief").inner_text() == "not all of it can be proved"
    page = next(match)
    page.locator("#outcome summary", has_text="Was it fair?").click()
    outcome = page.locator("#outcome details")
    outcome.locator("p.doubt", has_text=burnt).wait_for()
    found = check(outcome)
    found.get_by_text("Nothing is wrong, but not everything is proved.").wait_for()
    found.get_by_text("This browser’s own salt (seat 1) was mixed in").wait_for()


def test_trust_3_who_gave_no_salt_is_named_to_who_did(person, server, monkeypatch):
    ring_for(monkeypatch, silent=[1])
    for page in play_beside(person, server, Silent):
        steered = "Ben gave no salt: the host could have rigged this deal with the help of Anna."
        page.locator("#fair p.doubt", has_text=steered).wait_for(state="attached")


def test_where_all_gave_salt_everything_fits_and_the_page_says_what_that_means(person, server):
    anna, ben = two_at_a_table(person, server, target=1)
    fair = open_fair(anna)
    fair.locator("summary", has_text="The figures").click()
    fair.get_by_text("it is the same for everybody at the table").wait_for()
    assert anna.locator("#fair-brief").inner_text() == "dice and cards that nobody can rig alone"
    play_to_the_end([anna, ben])
    found = check(fair)
    found.get_by_text("Everything checks out.").wait_for()
    found.get_by_text("The match is the one this browser saw").wait_for()
    with anna.context.expect_page() as opened:
        fair.get_by_role("link", name="What is proved, and what is not").first.click()
    opened.value.get_by_role("heading", name="What is not proved").wait_for()
    marks = [page.evaluate(FINGERPRINT) for page in (anna, ben)]
    assert marks[0] == marks[1]


FINGERPRINT = "[...document.querySelectorAll('#fair dd')].at(-1).textContent"


def leave(server, *pages):
    """Go where the table is not, and wait until it sleeps; its code."""
    code = pages[0].url.rpartition("/")[2]
    for page in pages:
        page.goto(server.url)
    complete(asleep(server, code))
    return code


def test_trust_14_a_cut_log_is_told_to_who_comes_back_and_nothing_is_played_on(person, server):
    anna, ben = two_at_a_table(person, server)
    for _ in range(3):
        move(wait_for_one([anna, ben], CAN_MOVE))
    link, code = anna.url, leave(server, anna, ben)
    newest = len(log_of(server.database, code))
    assert change(server.database, "delete from entries where code = :c and number > :n", c=code, n=newest - 3)
    anna.goto(link)
    told = anna.locator("#doubt")
    told.get_by_text(f"somebody saw {newest} entries, but now there are only {newest - 3}").wait_for()
    stranger = person()
    stranger.goto(link)
    stranger.locator("#doubt").get_by_text("log has changed").wait_for()


def test_trust_3_a_match_that_is_not_the_one_it_saw_is_told_by_the_page_unasked(person, server, monkeypatch):
    monkeypatch.setattr(Replays, "_name_again", lambda own, kept: Replays._read(own, kept.id))  # as if newly started
    anna, ben = two_at_a_table(person, server, target=1)
    play_to_the_end([anna, ben])
    name = anna.get_by_role("link", name="replay", exact=False).first.get_attribute("href").rpartition("/")[2]
    ((transcript,),) = query(server.database, "select transcript from matches where id = :m", m=name)
    match = macabre.replay(transcript)
    forged = another_match(match).transcript()
    assert change(server.database, "update matches set transcript = :t where id = :m", t=forged, m=name) == 1
    other = person()
    for page in (anna, other):
        page.goto(f"{server.url}/replay/{name}")
        page.locator("#count").wait_for()
    anna.locator("#notices").get_by_text("This browser saw a different match").wait_for()
    anna.locator(".findings").get_by_text("Something does not match.").wait_for()
    check(other.locator("#fair")).get_by_text("This browser did not watch the match").wait_for()
