"""The mansion drawn in plain text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def draw_mansion(view: dict[str, Any], names: Sequence[str]) -> str:
    """The plan."""
    return view["board"]["text"]
