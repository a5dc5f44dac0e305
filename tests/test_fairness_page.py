"""The page on fair luck is one text, for readers of the sources and for people at the table."""

import re

import pytest

from macabre.language import Speech, languages
from scripts.fairness_page import FOR_PROGRAMMERS, SOURCE, TARGET, page
from tests.conftest import ROOT

ENGLISH = SOURCE.read_text("utf-8").partition(FOR_PROGRAMMERS)[0]
OTHERS = sorted(languages().keys() - {"en"})
PARTS = re.compile(r"^(#+ |\d\. |- |\| |  ```|[\w`])", re.M)
FIGURE = re.compile(r"`[^`\n]+`|\d+:\w+|256|\*\*\d\*\*")


def test_the_page_in_the_browser_is_the_one_in_the_docs():
    assert TARGET.read_text("utf-8") == page(), "run python -m scripts.fairness_page"


def test_it_is_linked_from_where_people_look():
    assert "docs/fairness.md" in (ROOT / "README.md").read_text("utf-8")
    assert '"/static/fairness.html"' in (ROOT / "src/macabre/web/luck/fair.js").read_text("utf-8")


def test_a_language_that_is_added_by_files_alone_has_its_article(tmp_path, monkeypatch):
    (tmp_path / "nds").mkdir()
    (tmp_path / "nds/language.toml").write_text('name = "Plattdüütsch"\n', "utf-8")
    (tmp_path / "nds/fairness.md").write_text("# Ehrlich Glück\n", "utf-8")
    monkeypatch.setenv("MACABRE_LANGUAGES", str(tmp_path))
    assert '<article lang="nds" hidden>\n<h1>Ehrlich Glück</h1>\n</article>' in page()


def parts_of(text):
    """Headings, steps, points, rows, examples and paragraphs, in their order."""
    return ["text" if part == "`" or part.isalpha() else part for part in PARTS.findall(text)]


@pytest.mark.parametrize("code", OTHERS)
def test_a_translation_has_the_same_parts_and_calls_the_buttons_by_their_names(code):
    other, speech = (languages()[code].folder / "fairness.md").read_text("utf-8"), Speech(code)
    assert parts_of(other)[:-1] == parts_of(ENGLISH)  # but for the line that says what follows
    assert sorted(FIGURE.findall(other)) == sorted(FIGURE.findall(ENGLISH))
    assert other.count("**") == ENGLISH.count("**")
    assert all(speech(key) in other for key in ("check", "fair-figures", "fair"))
