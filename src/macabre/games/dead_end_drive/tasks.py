"""What whoever is on turn must do now."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]


def task_of(view: View) -> str:
    """As it follows «Anna: »; empty once the match is over."""
    if view["phase"] == "move":
        return _move(view)
    if view["phase"] == "trap":
        return f"spring the {view['pending_trap']['trap']} trap under {view['pending_trap']['pawn']}, or draw a card"
    return _TASKS.get(view["phase"], "")


_TASKS = {
    "seating": "seat a pawn on a red chair",
    "portrait": "change the portrait on the wall, or keep it, after this double",
    "drawn": "keep the card just drawn, or spring the trap if it matches",
}


def _move(view: View) -> str:
    """The dice that are left, and whether pawns still sit on the red chairs (DED-8, DED-10, DED-14)."""
    dice = [die["value"] for die in view["dice"] if not die["used"]]
    seated = len(set(view["pawns"].values()) & set(view["chairs"]))
    chairs = " off the chairs" if seated else ""
    if len(dice) < 2:
        return f"move {'another' if view['moved'] else 'a'} pawn{chairs} by {dice[0]}" if dice else "roll the dice"
    first, second = dice
    if first == second:
        both = chairs if seated > 1 else ""
        return f"move two pawns{both} by {first} each, or one by {first + second}"
    return f"move a pawn{chairs} by {first} and another by {second}"
