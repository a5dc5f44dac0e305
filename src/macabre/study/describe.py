"""What made the figures, in words, so that they can be made again."""

from __future__ import annotations

from pathlib import Path

from macabre.catalogue import load
from macabre.study.journal import Findings
from macabre.study.plan import Study


def changed_options(study: Study) -> str:
    """The house rules that are not the box's."""
    defaults = {name: option.default for name, option in load(study.game).options.items()}
    changed = [f"{name}={value}" for name, value in study.options.items() if value != defaults[name]]
    return ", ".join(changed) or "as in the box"


def made_by(findings: Findings, *others: Findings) -> str:
    """Bots, seeds, options, board and version, for the foot of a chart."""
    from macabre import __version__

    study = findings.study
    budget = f" with {study.iterations} iterations" if study.iterations else ""
    sides = [_side(one.study) for one in (findings, *others)]
    return (
        f"{study.game}, {study.seats} players; bots {', '.join(study.ladder)}{budget}; "
        f"{findings.matches} matches a table, seed {study.seed}; {' against '.join(sides)}; "
        f"macabre {__version__}, rules {study.rules}, sources {study.sources}"
    )


def _side(study: Study) -> str:
    return f"options {changed_options(study)}, board {study.board_name}"


def differs_by(study: Study, other: Study) -> str:
    """What differs between the two sides."""
    changed = [f"{name}={value}" for name, value in other.options.items() if study.options[name] != value]
    return (
        ", ".join([*changed, *([Path(other.board_name).stem] if study.board != other.board else [])])
        or "the same again"
    )
