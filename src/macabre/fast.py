"""Imported by packages that need Numba and NumPy, so that they say in one sentence what is amiss."""

from macabre.errors import BadMachine
from macabre.kernel import NUMBA, WANTED, need_numba

if WANTED not in ("", NUMBA):
    raise BadMachine.because("fault-other-machine", machine=WANTED)
need_numba()
