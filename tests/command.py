"""Runs the command as a person would, in a process of its own."""

import os
import subprocess
import sys

USUAL_MACHINE = {"MACABRE_MACHINE": "wasm"}  # of whoever has installed no compiler: it is there at once
RESEARCH = {"arena", "bench", "benchmark", "best", "check", "modules", "new", "prepare", "simulate", "study"}  # Numba


def macabre(*arguments, typed="", env=None, cwd=None):
    """What `macabre` prints and returns when these lines are typed."""
    if env is None:
        env = os.environ | ({} if RESEARCH & set(arguments) else USUAL_MACHINE)
    command = [sys.executable, "-m", "macabre", *map(str, arguments)]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=300, env=env, cwd=cwd, check=False
    )


def have_compiled(game):
    """What Numba must compile for a game is there, so that no command speaks of it."""
    macabre("simulate", game, "--bots", "greedy,greedy", "--matches", 1)


def verified(folder, text, *more):
    """The exit code of `macabre verify` for a transcript, and what it says."""
    path = folder / "match.txt"
    path.write_text(text)
    result = macabre("verify", path, *more)
    return result.returncode, result.stdout + result.stderr
