"""A server that cannot keep up: those who play come first, and newcomers are told to wait."""

import asyncio
from contextlib import suppress

import httpx
import pytest

from macabre.server import hall, pulse
from tests.server.local import LocalServer

WISHES = {"game": "cluedo-cards", "players": 2}


def noted(*late):
    found = pulse.Pulse()
    for seconds in late:
        found.note(seconds)
    return found


def test_a_server_is_too_busy_when_half_of_its_beats_come_much_too_late():
    slow, fast = [pulse.TOO_LATE_SECONDS * 2], [0.0]
    assert noted(*slow * pulse.BEATS).is_too_busy
    assert not noted(*slow * (pulse.BEATS - 1)).is_too_busy, "it has hardly begun"
    assert not noted(*slow * (pulse.BEATS // 2 - 1), *fast * (pulse.BEATS // 2 + 1)).is_too_busy, "a hiccup"
    assert not noted(*slow * pulse.BEATS, *fast * pulse.BEATS).is_too_busy, "it has caught up"


@pytest.mark.process
def test_newcomers_are_told_to_wait_in_one_sentence(tmp_path, monkeypatch):
    with LocalServer(f"sqlite:///{tmp_path}/tables.db") as server:

        def make():
            return httpx.post(f"{server.url}/api/tables", json=WISHES, headers={"Origin": server.url}, timeout=60)

        assert make().status_code == 201
        monkeypatch.setattr(pulse.Pulse, "is_too_busy", True)
        answer = make()
        assert answer.status_code == 503
        assert "try again in a few minutes" in answer.text
        monkeypatch.undo()
        assert make().status_code == 201


# --- who comes late, and who does not answer


class LateLoop(asyncio.SelectorEventLoop):
    """Its time is made up: it passes when there is nothing to do, and then more of it than was asked for."""

    now, late = 0.0, 0.0

    def time(self):
        return self.now

    def _run_once(self):
        if not self._ready and self._scheduled:
            self.now = max(self.now, self._scheduled[0].when()) + self.late
        super()._run_once()


class SlowStore:
    """Answers after a while."""

    is_shared = False

    def __init__(self, seconds):
        self._seconds = seconds

    async def newest(self, codes):
        await asyncio.sleep(self._seconds)
        return dict.fromkeys(codes, 0)


def looked(seconds, late):
    """What everybody is told by a server that wakes late, of a database that answers after some time; and when."""
    loop = LateLoop()
    loop.late = late

    async def look():
        tables = hall.Hall(SlowStore(seconds), None)
        with suppress(TimeoutError):
            await tables.look()
        return tables.fault, loop.time()

    try:
        return loop.run_until_complete(look())
    finally:
        loop.close()


@pytest.mark.parametrize("late", [0.0, 0.1, 3.0, 60.0])
def test_a_server_that_wakes_late_does_not_say_that_the_database_does_not_answer(late):
    assert looked(hall.PATIENCE_SECONDS * 0.8, late)[0] is None


def test_a_database_that_does_not_answer_is_told_in_time():
    assert looked(1e9, late=0.0) == (hall.NOT_STORED, hall.PATIENCE_SECONDS)


def test_a_database_that_does_not_answer_is_told_even_by_who_wakes_late():
    fault, when = looked(1e9, late=3.0)
    assert fault == hall.NOT_STORED
    assert when == pytest.approx((pulse.BEAT_SECONDS + 3.0) * hall.PATIENCE_SECONDS / pulse.BEAT_SECONDS)
