"""Another release of Macabre: this one's files in a folder of their own, with another effect of one of Cluedo's cards.

A card's effect is in the deck, so that nothing has to be compiled for it.
"""

import re
import shutil

import macabre
from tests.reading import FOLDER
from tests.server.serving import Server

OTHER_RELEASE, OTHER_VERSION = "0.0.9", 7
EFFECT, OTHER_EFFECT = 'effect = "next-misses"', 'effect = "again"'
GAME = "cluedo-cards"


def copy_release(folder):
    """Copy the package, and change its release, the version of a game's rules and what a card does."""
    there = folder / "macabre"
    shutil.copytree(FOLDER, there, ignore=shutil.ignore_patterns("__pycache__", "tests"))
    change(there / "release.py", f'"{macabre.__version__}"', f'"{OTHER_RELEASE}"')
    change(there / "games/cluedo_cards/__init__.py", f"version={version()},", f"version={OTHER_VERSION},")
    change(there / "games/cluedo_cards/cards.toml", EFFECT, OTHER_EFFECT)
    return folder


def version():
    """Of the rules of this release."""
    return macabre.load(GAME).rules.version


def change(path, old, new):
    text = path.read_text("utf-8")
    assert len(re.findall(re.escape(old), text)) == 1, f"{old} is not once in {path}"
    path.write_text(text.replace(old, new), "utf-8")


def other_server(folder, database):
    """A server of that release, in a process of its own."""
    return Server(database, env={"PYTHONPATH": str(folder)})
