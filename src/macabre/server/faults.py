"""What the server's own log says about a fault: where it was, never what was in it."""

from __future__ import annotations

import traceback
from pathlib import Path

SOMETHING_WRONG = "something went wrong at this table; nothing was changed"


def described(error: BaseException) -> str:
    """An error's kind and place. Its text may tell a card or a secret, so it is left out."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames[-3:]]
    cause = f" ({error.__cause__.__class__.__name__})" if error.__cause__ else ""
    return f"{error.__class__.__name__}{cause} at {' > '.join(places) or 'an unknown place'}"
