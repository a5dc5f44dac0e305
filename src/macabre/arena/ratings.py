"""Ratings by OpenSkill's Plackett–Luce model, where that package is installed."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass

from macabre.arena.series import Played


@dataclass(frozen=True)
class Rating:
    """A skill as it is estimated, and how uncertain that is."""

    skill: float
    spread: float


def rate(entrants: Sequence[str], matches: Sequence[Played]) -> dict[str, Rating]:
    """Each bot's rating after all matches in their order, copies taken together; nothing without OpenSkill."""
    try:
        model = importlib.import_module("openskill.models").PlackettLuce()
    except ImportError:
        return {}
    skills = [model.rating() for _ in entrants]
    for match in matches:
        teams = [[skills[who]] for who in match.seated]
        for who, (skill,) in zip(match.seated, model.rate(teams, ranks=list(match.ranks)), strict=True):
            skills[who] = skill
    return {bot: _of_copies([s for s, name in zip(skills, entrants, strict=True) if name == bot]) for bot in entrants}


def _of_copies(skills: list[object]) -> Rating:
    means = [float(getattr(skill, "mu")) for skill in skills]  # noqa: B009
    spreads = [float(getattr(skill, "sigma")) for skill in skills]  # noqa: B009
    return Rating(sum(means) / len(means), sum(spreads) / len(spreads))
