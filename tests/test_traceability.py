"""Every sentence of a rulebook has a clause, and every clause a test: `docs/traceability/` says which."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import macabre

PAGES = Path(__file__).parent.parent / "docs" / "traceability"
GAMES = ["cluedo-cards", "dead-end-drive", "dead-house", "deadly-doodles"]
LABEL = re.compile(r"^(Rule|Ruling|Reconstruction|Other wording|House rule)\b")
UNLABELLED = {"CLU-13", "CLU-20", "DED-37", "HOU-28"}  # a summary, and what is known to whom


def rows(game: str) -> list[tuple[str, str, list[str], str]]:
    """The place, the sentence, its clauses and the test of each row."""
    lines = (PAGES / f"{game}.md").read_text("utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    return [(place, says, clauses.split(", "), test.strip("`")) for place, says, clauses, test in cells[2:]]


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_has_a_clause_and_a_test_named_after_it(game: str) -> None:
    folder = macabre.load(game).rules.folder / "tests"
    source = "".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    known, tests = macabre.load(game).clauses, set(re.findall(r"def (test_\w+)", source))
    for place, says, clauses, test in rows(game):
        assert all((place, says)), f"a row of {game} says nothing"
        assert set(clauses) <= set(known), f"«{says}» has no clause, or one that is not there: {clauses}"
        assert test in tests, f"«{says}»: there is no {test}"
        named = [f"_{clause.lower().replace('-', '_')}_" for clause in clauses]
        assert any(name in test for name in named), f"«{says}»: {test} checks none of {clauses}"


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_in_the_table(game: str) -> None:
    told = {clause for _, _, clauses, _ in rows(game) for clause in clauses}
    assert set(macabre.load(game).clauses) == told


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_in_no_rulebook_is_labelled_so(game: str) -> None:
    """A clause without a sentence is a ruling, a reconstruction or a house rule; every clause says what it is."""
    clauses = macabre.load(game).clauses
    said = {clause for place, _, named, _ in rows(game) if place != "—" for clause in named}
    assert {clause for clause, text in clauses.items() if not LABEL.match(text)} <= UNLABELLED
    for clause in set(clauses) - said - UNLABELLED:
        assert not clauses[clause].startswith(("Rule", "Other wording")), f"{clause}: no sentence says it"
