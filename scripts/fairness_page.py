"""Writes the page that the browser's fairness panel links to, from its text: `python -m scripts.fairness_page`."""

from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).parent.parent
SOURCE, TARGET = ROOT / "docs/fairness.md", ROOT / "src/macabre/web/fairness.html"
PAGE = """<!doctype html>
<!-- Made from docs/fairness.md by scripts/fairness_page.py; do not edit. -->
<html lang="en">
<head>
<!-- head -->
<title>Fair chance – Macabre</title>
<link rel="stylesheet" href="/static/styles/rules.css">
<script type="module" src="/static/page/reading.js"></script>
</head>
<body class="rules-page">
<header class="bar">
  <a class="brand" href="/"><img src="/static/art/candle.svg" alt="" width="28" height="36">Macabre</a>
  <nav id="head-tools" class="head-tools" data-say-aria-label="page-tools"></nav>
</header>
<main class="article panel" lang="en" dir="ltr">
{body}</main>
</body>
</html>
"""


def page() -> str:
    """The whole page; a table may be wider than a phone."""
    body = MarkdownIt("commonmark").enable("table").render(SOURCE.read_text("utf-8"))
    body = body.replace("<table>", '<div class="wide-table" tabindex="0"><table>').replace("</table>", "</table></div>")
    return PAGE.format(body=body)


if __name__ == "__main__":
    TARGET.write_text(page(), "utf-8")
