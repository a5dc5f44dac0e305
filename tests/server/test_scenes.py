"""How long what happened is seen, and how long bots wait for it."""

import asyncio
import time

import pytest

import macabre
from macabre.language import Speech
from macabre.server import scenes
from macabre.server.scenes import MILLISECONDS, Showing, Timed, timed, weight_of
from tests.server.loops import complete
from tests.web.puppet import Puppet

NAMES = ("Anna", "Ben", "Carla", "Dora")
SPEECH = Speech(names=NAMES)
SCENES = {
    "dead-end-drive": {"knocked-off", "over"},
    "cluedo-cards": {"swap"},
    "dead-house": {"moved", "special", "swap", "won"},
    "deadly-doodles": {"scores"},
}


class Browser:
    def __init__(self, watched=0, held=(0,), slowness=1.0):
        self.watched, self.held, self.slowness = watched, set(held), slowness


def all_told(game, seed=3):
    puppet = Puppet(game, 3, seed)
    puppet.finish()
    return puppet.match


@pytest.mark.parametrize("game", SCENES)
def test_what_is_a_scene_names_whom_it_is_about(game):
    match, found = all_told(game), set()
    events = match.told(None, NAMES)
    for event, time_ in zip(events, timed(match.game, match.board, events, SPEECH), strict=True):
        if weight_of(match.game, event).weight == "scene":
            found.add(event["type"])
            assert time_.about or event["type"] in ("scores", "sprung", "over")
    assert found & SCENES[game]


@pytest.mark.parametrize("game", macabre.games())
def test_all_who_look_are_given_the_same_time_for_a_step(game):
    """Else the time would tell what somebody was told and others were not."""
    match = all_told(game)
    for weight in scenes._weights(match.game):
        assert weight.weight in MILLISECONDS
    lengths = []
    for viewer in ("spectator", 0, 1):
        events = match.told(viewer, NAMES)
        times, steps = timed(match.game, match.board, events, SPEECH), {}
        for event, one in zip(events, times, strict=True):
            steps[event["number"]] = steps.get(event["number"], 0) + one.ms
        lengths.append(steps)
    assert lengths[0] == lengths[1] == lengths[2]


def test_what_happens_in_one_step_has_the_time_of_its_weightiest_event():
    game = macabre.load("dead-end-drive")
    events = [
        {"number": 4, "type": "spring"},
        {"number": 4, "type": "knocked-off", "pawn": "Lulu"},
        {"number": 5, "type": "roll"},
    ]
    assert timed(game, game.default_board, events, SPEECH) == [Timed(0, ""), Timed(2_800, "Lulu"), Timed(400, "")]


def test_the_end_has_a_scene_of_its_own():
    game = macabre.load("dead-end-drive")
    events = [{"number": 4, "type": "knocked-off", "pawn": "Lulu"}, {"number": 4, "type": "over", "pawn": "Clay"}]
    assert timed(game, game.default_board, events, SPEECH) == [Timed(2_800, "Lulu"), Timed(3_000, "Clay")]


def waited(watchers, number=7, seconds=0.05):
    """How long a bot waits for browsers."""

    async def run():
        showing = Showing()
        showing.begin(seconds)
        began = time.monotonic()
        await asyncio.wait_for(showing.end(number, lambda: watchers), 60)
        return time.monotonic() - began

    return complete(run())


def test_bots_wait_for_browsers_that_watch_but_not_for_ever(monkeypatch):
    monkeypatch.setattr(scenes, "SLACK_SECONDS", 0.0)
    late = Browser()
    assert waited([late]) >= 0.049
    late.slowness = 2.0
    assert waited([late]) >= 0.099


def test_nobody_waits_for_who_has_seen_it_who_never_says_so_or_who_only_looks_on(monkeypatch):
    monkeypatch.setattr(scenes, "SLACK_SECONDS", 3600.0)
    seen, silent = Browser(watched=7), Browser(watched=None)
    assert waited([seen, silent]) < 3600


def test_a_browser_that_says_so_ends_the_waiting(monkeypatch):
    monkeypatch.setattr(scenes, "SLACK_SECONDS", 3600.0)

    async def run():
        showing, browser = Showing(), Browser()
        showing.begin(2.8)
        waiting = asyncio.create_task(showing.end(7, lambda: [browser]))
        await asyncio.sleep(0)
        assert not waiting.done()
        browser.watched = 7
        showing.said()
        await asyncio.wait_for(waiting, 60)

    complete(run())


def test_bots_also_wait_for_what_was_not_yet_seen_when_more_happened(monkeypatch):
    monkeypatch.setattr(scenes, "SLACK_SECONDS", 0.0)

    async def run():
        showing, began = Showing(), time.monotonic()
        showing.begin(0.2)
        showing.begin(0.01)
        await asyncio.wait_for(showing.end(7, lambda: [Browser(slowness=2.0)]), 60)
        return time.monotonic() - began

    assert complete(run()) >= 0.4


def test_a_browser_that_hangs_is_not_waited_for_longer_and_longer():
    showing = Showing()
    for _ in range(100):
        showing.begin(3.0)
    assert showing.seconds <= scenes.MOST_BEHIND_SECONDS + 3
