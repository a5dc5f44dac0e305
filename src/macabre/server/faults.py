"""What the server's own log says about a fault: where it was, never what was in it."""

from __future__ import annotations

import logging
import math
import time
import traceback
from pathlib import Path

A_MINUTE = 60.0


def described(error: BaseException) -> str:
    """An error's kind and place. Its text may tell a card or a secret, so it is left out."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames[-3:]]
    cause = f" ({error.__cause__.__class__.__name__})" if error.__cause__ else ""
    return f"{error.__class__.__name__}{cause} at {' > '.join(places) or 'an unknown place'}"


class Seldom:
    """A line of the log that is written once a minute at most, however often there is reason for it."""

    def __init__(self, sentence: str) -> None:
        self.sentence = sentence
        self._times, self._said_at = 0, -math.inf

    def say(self) -> None:
        """Once more, or say how often it was since the last time."""
        self._times += 1
        if time.monotonic() >= self._said_at + A_MINUTE:
            logging.getLogger("macabre").warning("%s (%d times)", self.sentence, self._times)
            self._times, self._said_at = 0, time.monotonic()
