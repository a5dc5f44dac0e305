"""In the second worker: whatever takes long is done here."""

from __future__ import annotations

import pickle
from typing import Any

from pyodide.ffi import to_js  # type: ignore[import-not-found]


def carry_out(task: Any) -> Any:
    """Do something; what comes out, or what went wrong."""
    try:
        found = True, pickle.loads(task.to_bytes())()
    except Exception as error:
        found = False, error
    return to_js(pickle.dumps(found))
