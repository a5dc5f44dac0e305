"""Which form of a plural a whole number takes, by rules in the notation of Unicode's CLDR: `n % 10 = 2..4`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

Test = Callable[[int], bool]
OTHER = "other"

_RELATION = re.compile(r"[ni](?:\s*%\s*(\d+))?\s*(!?=)\s*([\d., ]+)")


def plural_chooser(rules: Mapping[str, str]) -> Callable[[int], str]:
    """The category of a number: the first whose rule holds, or `other`."""
    tests = [(category, _any_of(rule)) for category, rule in rules.items()]

    def choose(number: int) -> str:
        return next((category for category, holds in tests if holds(abs(number))), OTHER)

    return choose


def _any_of(rule: str) -> Test:
    conditions = [_all_of(part) for part in rule.split(" or ")]
    return lambda number: any(holds(number) for holds in conditions)


def _all_of(condition: str) -> Test:
    relations = [_relation(part.strip()) for part in condition.split(" and ")]
    return lambda number: all(holds(number) for holds in relations)


def _relation(text: str) -> Test:
    found = _RELATION.fullmatch(text)
    if not found:
        raise ValueError(f"'{text}' is no rule for plurals; one looks like n % 10 = 2..4")
    divisor, sign, ranges = found.groups()
    allowed = [_numbers(part) for part in ranges.split(",")]

    def holds(number: int) -> bool:
        value = number % int(divisor) if divisor else number
        return any(value in numbers for numbers in allowed) == (sign == "=")

    return holds


def _numbers(text: str) -> range:
    first, _, last = text.strip().partition("..")
    return range(int(first), int(last or first) + 1)
