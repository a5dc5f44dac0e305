"""Processes in which some packages are not there."""

import os

NUMBA = ("llvmlite", "numba", "numpy")
CUSTOM = "import sys\nsys.modules |= dict.fromkeys({}, None)\n"


def blocking(folder, modules):
    """The environment of processes, and all that they start, which cannot import these."""
    (folder / "sitecustomize.py").write_text(CUSTOM.format(list(modules)))
    return os.environ | {"PYTHONPATH": str(folder)}


def without_numba(folder):
    """The same for Numba and NumPy."""
    return blocking(folder, NUMBA) | {"MACABRE_MACHINE": ""}
