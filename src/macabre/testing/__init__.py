"""The conformance kit: what every game must prove, shipped so that a game from outside can.

`check(macabre.load("my-game"))` runs it all; each check raises AssertionError with a sentence.
"""

import macabre.fast  # noqa: F401
from macabre.testing.conformance import CHECKS, NAMES, check
from macabre.testing.coverage import untested_clauses
from macabre.testing.playthroughs import playthrough

__all__ = ["CHECKS", "NAMES", "check", "playthrough", "untested_clauses"]
