"""The page on fair chance is one text, for readers of the sources and for people at the table."""

from scripts.fairness_page import TARGET, page
from tests.conftest import ROOT


def test_the_page_in_the_browser_is_the_one_in_the_docs():
    assert TARGET.read_text("utf-8") == page(), "run python -m scripts.fairness_page"


def test_it_is_linked_from_where_people_look():
    assert "docs/fairness.md" in (ROOT / "README.md").read_text("utf-8")
    assert '"/static/fairness.html"' in (ROOT / "src/macabre/web/luck/fair.js").read_text("utf-8")
