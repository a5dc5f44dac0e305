"""Imported by packages that need Numba and NumPy, so that they say so in one sentence."""

from macabre.kernel import need_numba

need_numba()
