"""Processes in which Numba and NumPy are not there."""

import os

ABSENT = ("llvmlite", "numba", "numpy")
CUSTOM = "import sys\nsys.modules |= dict.fromkeys({}, None)\n"


def without_numba(folder):
    """The environment of processes, and all that they start, which cannot import them."""
    (folder / "sitecustomize.py").write_text(CUSTOM.format(ABSENT))
    return os.environ | {"PYTHONPATH": str(folder), "MACABRE_MACHINE": ""}
