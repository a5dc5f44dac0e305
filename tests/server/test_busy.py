"""A server that cannot keep up: those who play come first, and newcomers are told to wait."""

import httpx
import pytest

from macabre.server import pulse
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
