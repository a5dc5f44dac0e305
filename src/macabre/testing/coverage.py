"""Every clause has a test that is named after it."""

from __future__ import annotations

import re

from macabre.game import Game


def untested_clauses(game: Game) -> list[str]:
    """Clauses that no test in the game's folder names, as in `def test_clu_9_dagger…`."""
    sources = "".join(path.read_text("utf-8") for path in sorted((game.rules.folder / "tests").glob("test_*.py")))
    names = re.findall(r"def (test_\w+)", sources)
    return [clause for clause in game.clauses if not any(_names(name, clause) for name in names)]


def _names(test: str, clause: str) -> bool:
    return re.search(rf"_{clause.lower().replace('-', '_')}(?!\d)", test) is not None


def check_clauses(game: Game) -> None:
    """No clause is without a test."""
    missing = untested_clauses(game)
    assert not missing, f"no test names {', '.join(missing)}"
