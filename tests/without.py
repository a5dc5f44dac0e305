"""Processes in which some packages are not there."""

import os

NUMBA = ("llvmlite", "numba", "numpy")
CUSTOM = "import os, sys\nsys.modules |= dict.fromkeys({}, None)\nfor name in {}:\n    delattr(os, name)\n"


def blocking(folder, modules, functions=()):
    """The environment of processes, and all that they start, which cannot import these; nor is this found in `os`."""
    (folder / "sitecustomize.py").write_text(CUSTOM.format(list(modules), list(functions)))
    return os.environ | {"PYTHONPATH": str(folder)}


def without_numba(folder):
    """The same for Numba and NumPy."""
    return blocking(folder, NUMBA) | {"MACABRE_MACHINE": ""}
