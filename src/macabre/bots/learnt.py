"""Bots that are functions of observations, such as policies that were learnt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from macabre.bots.sight import Sight
from macabre.errors import Error, reason
from macabre.kernel import need_numba
from macabre.language import sayings
from macabre.language.saying import COMMANDS

_report = sayings(COMMANDS)

Policy = Callable[[Any, Any], Any]  # an observation and the mask of what is legal; an action, or a score for each

LAYERS = ("first", "second", "policy")  # of a network that was saved


class LearntBot:
    """Does what a policy says: the action, or the legal one with the highest score."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, sight: Sight) -> int:
        """The policy's answer to what the seat observes."""
        need_numba()
        import numpy as np

        check_rules(self.policy, sight.game, sight.rules.version)
        answer = np.asarray(self.policy(sight.observation, sight.mask))
        number = int(answer) if answer.ndim == 0 else int(np.where(sight.mask, answer, -np.inf).argmax())
        return sight.plan.codes[number] if number >= 0 else number


def check_rules(policy: Policy, game: str, version: int) -> None:
    """Other rules have other observations: whoever learnt by those would play nonsense."""
    made_for, here = getattr(policy, "made_for", None), f"{game} {version}"
    if made_for not in (None, here):
        raise Error(_report("fault-policy", wanted=str(made_for), here=here))


class SavedPolicy:
    """A network of hidden layers that was saved with the game and the rules that it is for."""

    def __init__(self, made_for: str, layers: Sequence[tuple[Any, Any]]) -> None:
        self.made_for, self.layers = made_for, layers

    def __call__(self, observation: Any, mask: Any) -> Any:
        """A score for each action; numbers of any size are squeezed by their logarithm first."""
        import numpy as np

        x = np.sign(observation) * np.log1p(np.abs(observation.astype(np.float32)))
        for weights, shift in self.layers[:-1]:
            x = np.maximum(x @ weights + shift, 0)
        weights, shift = self.layers[-1]
        return x @ weights + shift


def read_policy(path: str | Path) -> SavedPolicy:
    """A policy that `examples/learn.py` or `examples/league.py` has saved."""
    need_numba()
    import numpy as np

    try:
        with np.load(path) as file:
            made_for, parts = str(file["made_for"]), [[file[f"{name}.{part}"] for part in "wb"] for name in LAYERS]
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise Error(_report("fault-unreadable", file=str(path), why=reason(error))) from None
    return SavedPolicy(made_for, [(weights, shift) for weights, shift in parts])


def bot_from(policy: Policy) -> Callable[[], LearntBot]:
    """Makes a bot of a policy: besides the policy, its file needs only the line `Bot = bot_from(policy)`."""
    return lambda: LearntBot(policy)
