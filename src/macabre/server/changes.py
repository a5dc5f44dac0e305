"""What changed from one message to the next: places in it, and what is there now. It knows nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

LENGTH = "length"  # of a list that became shorter

Key = str | int
Change = tuple[list[Key]] | tuple[list[Key], Any]  # a place that is gone, or what stands there now

_encode = msgspec.json.Encoder().encode


def changes(before: Any, after: Any) -> list[Change]:
    """By what the one becomes the other; both are made of dicts, lists and what JSON has."""
    found: list[Change] = []
    _compare(found, [], before, after)
    return found


def _compare(found: list[Change], place: list[Key], old: Any, new: Any) -> None:
    if isinstance(old, dict) and isinstance(new, dict) and _goes_on(old, new):
        _compare_keys(found, place, old, new)
    elif isinstance(old, list) and isinstance(new, list):
        _compare_items(found, place, old, new)
    elif old != new:
        found.append((place, new))


def _goes_on(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether keys that stay keep their order, and those that are new come after them."""
    stay = [key for key in old if key in new]
    return list(new)[: len(stay)] == stay


def _compare_keys(found: list[Change], place: list[Key], old: dict[str, Any], new: dict[str, Any]) -> None:
    found += [([*place, key],) for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            found.append(([*place, key], value))
        elif old[key] != value:
            _compare(found, [*place, key], old[key], value)


def _compare_items(found: list[Change], place: list[Key], old: list[Any], new: list[Any]) -> None:
    """Item by item, unless it is shorter to say what the list is now."""
    items: list[Change] = []
    for index, value in enumerate(new):
        if index >= len(old):
            items.append(([*place, index], value))
        elif old[index] != value:
            _compare(items, [*place, index], old[index], value)
    if len(new) < len(old):
        items.append(([*place, LENGTH], len(new)))
    whole: list[Change] = [(place, new)]
    found += whole if len(items) > 1 and len(_encode(whole)) < len(_encode(items)) else items
