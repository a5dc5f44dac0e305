"""Every table of a test has a shadow, which knows no more than the log: what is stored is what is applied.

A table adopts the match in which a move was tried. Its shadow is given the same entries as text, plays them
itself, and must stand at the same record by the same steps whenever it has caught up.
"""

import sys
from weakref import WeakKeyDictionary

from macabre.server.entries import read_entry, write_entry
from macabre.server.table import Table

FAULT = "a table differs from its log"

apply = Table.apply
faults = []  # in this process; Table.apply is called where exceptions are turned into refusals


class Shadow:
    """A table by its log alone, beside the living one."""

    def __init__(self, table):
        self.table = Table(table.code)
        self.table.own_board = table.own_board

    def follow(self, entry):
        apply(self.table, read_entry(write_entry(entry)))

    def check(self, table, is_behind):
        """The living table is ahead by steps of the same command at most, which come next."""
        mine, other = standing(self.table), standing(table)
        if mine != other and not (is_behind and mine["steps"] < other["steps"]):
            faults.append(f"{FAULT} at entry {table.number}: {other}, by its log {mine}")
            print(FAULT, file=sys.stderr, flush=True)
            raise AssertionError(faults[-1])


def standing(table):
    """What a match comes to: record, steps with their draws, and the chain over the transcript."""
    match, trace = table.match, table.trace
    if match is None:
        return {"steps": 0}
    chain = trace and (trace.count, trace.hash.hex())
    return {"steps": len(match), "record": match.digest(), "entries": list(match.entries), "trace": chain}


shadows = WeakKeyDictionary()


def shadowed(table, entry, ahead=None):
    """`Table.apply`, and the same by the text of the entry; for tables that are watched from the beginning."""
    if table.number == 0:
        shadows[table] = Shadow(table)
    elif table in shadows and shadows[table].table.number != table.number:
        del shadows[table]  # it woke by a snapshot, which the server itself compares with the log
    apply(table, entry, ahead)
    if table in shadows:
        shadows[table].follow(entry)
        shadows[table].check(table, ahead is not None)
