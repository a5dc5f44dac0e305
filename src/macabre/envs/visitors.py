"""Learnt policies in the seats of a batch: one call of each answers for all matches in which its seat decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from macabre.bots.learnt import Policy, check_rules
from macabre.envs.vector import Batch, VectorEnv
from macabre.errors import BadSeat, NoEnvironment

Numbers = npt.NDArray[Any]


class Visitors:
    """A batch, and policies in some of the seats that are learners' there; whoever steps it decides in the others.

    A policy takes rows of observations and of masks, and gives an action for each, or a row of scores.
    """

    def __init__(self, env: VectorEnv, policies: Mapping[int, Policy]) -> None:
        if env.together:
            raise NoEnvironment.because("env-policies-together")
        if not env.masks:
            raise NoEnvironment.because("env-policies-masks")
        for seat, policy in policies.items():
            _check_seat(env, seat)
            check_rules(policy, env.game.id, env.game.rules.version)
        self.env, self.policies = env, dict(policies)

    @property
    def own(self) -> npt.NDArray[np.bool_]:
        """In which matches no policy decides, so that the action given is what happens."""
        return ~np.isin(self.env.batch.seats, list(self.policies))

    def step(self, actions: Numbers) -> Batch:
        """A step of every match: where a policy decides, the action given counts for nothing."""
        return self.env.step(self.answered(actions))

    def answered(self, actions: Numbers) -> Numbers:
        """The actions, with those of the policies where they decide."""
        batch, all_actions = self.env.batch, np.array(actions)
        for seat, policy in self.policies.items():
            rows = np.flatnonzero(batch.seats == seat)
            if len(rows):
                all_actions[rows] = _chosen(policy, batch.observations[rows], batch.masks[rows])
        return all_actions


def _check_seat(env: VectorEnv, seat: int) -> None:
    if seat not in range(env.players):
        raise BadSeat.because("fault-no-seat", seat=repr(seat), last=env.players - 1)
    if env.bots is not None and env.bots[seat] is not None:
        raise BadSeat.because("env-policy-bot", seat=seat, bot=str(env.bots[seat]))


def _chosen(policy: Policy, observations: Numbers, masks: Numbers) -> Numbers:
    """A policy's actions, or the legal ones with its highest scores."""
    answer = np.asarray(policy(observations, masks))
    return answer if answer.ndim == 1 else np.where(masks, answer, -np.inf).argmax(axis=1)
