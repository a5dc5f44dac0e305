"""Writes the page that the browser's fairness panel links to, from its text: `python -m scripts.fairness_page`."""

from pathlib import Path

from markdown_it import MarkdownIt

from macabre.language import languages

ROOT = Path(__file__).parent.parent
SOURCE, TARGET = ROOT / "docs/fairness.md", ROOT / "src/macabre/web/fairness.html"
FOR_PROGRAMMERS = "## Why seals and fingerprints tell nothing"  # from here on it is not translated
PAGE = """<!doctype html>
<!-- Made from docs/fairness.md and its translations by scripts/fairness_page.py; do not edit. -->
<html lang="en">
<head>
<!-- head -->
<title>Fair luck – Macabre</title>
<link rel="stylesheet" href="/static/styles/rules.css">
<script type="module" src="/static/luck/about.js"></script>
</head>
<body class="rules-page">
<header class="bar">
  <a class="brand" href="/"><img src="/static/art/candle.svg" alt="" width="28" height="36">Macabre</a>
  <nav id="head-tools" class="head-tools" data-say-aria-label="page-tools"></nav>
</header>
<main class="article panel">
{articles}<section lang="en" dir="ltr">
{rest}</section>
</main>
</body>
</html>
"""


def page() -> str:
    """The whole page: an article for each language, of which its module shows the reader's, and the rest in English."""
    english, heading, rest = SOURCE.read_text("utf-8").partition(FOR_PROGRAMMERS)
    others = {code: language.folder / "fairness.md" for code, language in languages().items()}
    translated = {code: path.read_text("utf-8") for code, path in others.items() if path.is_file()}
    articles = [article("en", english), *(article(code, text) for code, text in translated.items())]
    return PAGE.format(articles="".join(articles), rest=rendered(heading + rest))


def article(code: str, text: str) -> str:
    """The text in a language."""
    hidden = "" if code == "en" else " hidden"
    return f'<article lang="{code}"{hidden}>\n{rendered(text)}</article>\n'


def rendered(text: str) -> str:
    """A text as HTML; a table may be wider than a phone."""
    body = MarkdownIt("commonmark").enable("table").render(text)
    return body.replace("<table>", '<div class="wide-table" tabindex="0"><table>').replace("</table>", "</table></div>")


if __name__ == "__main__":
    TARGET.write_text(page(), "utf-8")
