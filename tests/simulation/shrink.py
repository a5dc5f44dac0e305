"""A world that fails is made smaller: as few faults, tables and people as it takes."""

from dataclasses import replace

from tests.simulation.world import World


def shrink(plan):
    """A plan that fails, too, and of which nothing can be left out."""
    plan = _with_fewer_people(plan)
    size = max(1, len(plan.faults) // 2)
    while True:
        smaller = _without_some(plan, size)
        if smaller is not None:
            plan = smaller
        elif size == 1:
            return plan
        else:
            size = max(1, size // 2)


def fails(plan):
    return World(plan).run().failure is not None


def _without_some(plan, size):
    """The plan without so many faults in a row, wherever it still fails."""
    for begin in range(0, len(plan.faults), size):
        smaller = replace(plan, faults=plan.faults[:begin] + plan.faults[begin + size :])
        if fails(smaller):
            return smaller
    return None


def _with_fewer_people(plan):
    for smaller in _fewer(plan):
        if fails(smaller):
            return _with_fewer_people(smaller)
    return plan


def _fewer(plan):
    if len(plan.tables) > 1:
        yield from (replace(plan, tables=(table,)) for table in plan.tables)
    for change in ({"screens": 0}, {"spectators": 0}, {"clock": None}):
        tables = tuple(replace(table, **change) for table in plan.tables)
        if tables != plan.tables:
            yield replace(plan, tables=tables)
    if plan.servers > 1:
        yield replace(plan, servers=plan.servers - 1)
