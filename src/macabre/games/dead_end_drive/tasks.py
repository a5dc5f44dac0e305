"""What whoever is on turn must do now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from macabre.games.dead_end_drive.words import say, say_pawn, say_trap_word
from macabre.language import Saying


def task_of(view: Mapping[str, Any]) -> Saying:
    """As it follows «Anna: »; nothing once the match is over."""
    if view["phase"] == "move":
        return _move(view)
    if view["phase"] == "trap":
        trap, pawn = view["pending_trap"]["trap"], view["pending_trap"]["pawn"]
        return say("task-trap", trap=say_trap_word(trap), pawn=say_pawn(pawn))
    return say(f"task-{view['phase']}")


def _move(view: Mapping[str, Any]) -> Saying:
    """The dice that are left, and whether pawns still sit on the red chairs (DED-8, DED-10, DED-14)."""
    dice = [die["value"] for die in view["dice"] if not die["used"]]
    seated = len(set(view["pawns"].values()) & set(view["chairs"]))
    if not dice:
        return say("task-roll")
    if len(dice) == 1:
        return say("task-one-die", die=dice[0], another=bool(view["moved"]), seated=seated > 0)
    first, second = dice
    if first == second:
        return say("task-double", die=first, total=first + second, seated=seated > 1)
    return say("task-two-dice", first=first, second=second, seated=seated > 0)
