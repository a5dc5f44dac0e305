"""A policy that `learn.py` has learnt, as a bot: it plays wherever bots do.

python examples/learn.py dead-house --minutes 3 --save examples/policy.npz
macabre arena dead-house --bots ./examples/learnt_bot.py,3xgreedy --deals 50
macabre serve --bot ./examples/learnt_bot.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from macabre.bots import bot_from

WEIGHTS = dict(np.load(Path(__file__).with_name("policy.npz")))


def policy(observation: Any, mask: Any) -> Any:
    """A score for each action, by the same network as in `learn.py`; the best legal one is played."""
    x = observation.astype(np.float32)
    x = np.sign(x) * np.log1p(np.abs(x))
    for layer in ("first", "second"):
        x = np.maximum(x @ WEIGHTS[f"{layer}.w"] + WEIGHTS[f"{layer}.b"], 0)
    return x @ WEIGHTS["policy.w"] + WEIGHTS["policy.b"]


Bot = bot_from(policy)
