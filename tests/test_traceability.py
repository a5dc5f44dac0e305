"""Every sentence of a rulebook has a clause, and every clause a test: `docs/traceability/` says which."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import macabre

PAGES = Path(__file__).parent.parent / "docs" / "traceability"
GAMES = ["cluedo-cards", "dead-end-drive", "dead-house", "deadly-doodles"]
LABEL = re.compile(r"^(Rule|Ruling|Reconstruction|Other wording|House rule)\b")
OURS = re.compile(r"\b([Rr]uling|Reconstruction)\b")  # in the middle of a clause, too
UNLABELLED = {"CLU-13", "CLU-20", "DED-37", "HOU-28"}  # a summary, and what is known to whom


def rows(game: str) -> list[tuple[str, str, list[str], list[str]]]:
    """The place, the sentence, its clauses and the tests of each row."""
    lines = (PAGES / f"{game}.md").read_text("utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    return [(place, says, clauses.split(", "), re.findall(r"\w+", tests)) for place, says, clauses, tests in cells[2:]]


def is_named_by(clause: str, test: str) -> bool:
    return f"_{clause.lower().replace('-', '_')}_" in test


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_has_a_clause_and_a_test_named_after_it(game: str) -> None:
    folder = macabre.load(game).rules.folder / "tests"
    source = "".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    known, there = macabre.load(game).clauses, set(re.findall(r"def (test_\w+)", source))
    for place, says, clauses, tests in rows(game):
        assert all((place, says)), f"a row of {game} says nothing"
        assert set(clauses) <= set(known), f"«{says}» has no clause, or one that is not there: {clauses}"
        assert set(tests) <= there, f"«{says}»: there is no {set(tests) - there}"
        for clause in clauses:
            assert any(is_named_by(clause, test) for test in tests), f"«{says}»: none of {tests} checks {clause}"


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_and_reconstruction_has_a_row_that_calls_it_so(game: str) -> None:
    """Those in the middle of a clause too: as many of each as the clause has."""
    told = [(clause, says) for place, says, clauses, _ in rows(game) if place == "—" for clause in clauses]
    for clause, text in macabre.load(game).clauses.items():
        called = sorted(found.lower() for found in OURS.findall(text))
        own = sorted(found[0].lower() for one, says in told if one == clause and (found := OURS.match(says)))
        assert own == called, f"{clause} has {called}, and the table {own}"


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
