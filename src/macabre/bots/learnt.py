"""Bots that are functions of observations, such as policies that were learnt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from macabre.bots.sight import Sight
from macabre.kernel import need_numba

Policy = Callable[[Any, Any], Any]  # an observation and the mask of what is legal; an action, or a score for each


class LearntBot:
    """Does what a policy says: the action, or the legal one with the highest score."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, sight: Sight) -> int:
        """The policy's answer to what the seat observes."""
        need_numba()
        import numpy as np

        answer = np.asarray(self.policy(sight.observation, sight.mask))
        number = int(answer) if answer.ndim == 0 else int(np.where(sight.mask, answer, -np.inf).argmax())
        return sight.plan.codes[number] if number >= 0 else number


def bot_from(policy: Policy) -> Callable[[], LearntBot]:
    """What makes a bot of a policy: `Bot = bot_from(policy)` is all that its file needs beside the policy."""
    return lambda: LearntBot(policy)
