"""The report: one page that needs nothing else, for a phone and for a wide screen, by day and by night."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from macabre.arena import svg
from macabre.catalogue import load
from macabre.study.chances import MARKS, PLAYED_ON
from macabre.study.charts import Form
from macabre.study.comparison import Comparison, Measured
from macabre.study.figures import USED, USES
from macabre.study.outliers import Outlier, find_outliers, replay_data
from macabre.study.playing import LOOKED
from macabre.study.summary import is_changed, sum_up
from macabre.study.sweep import panels

FOLDER = Path(__file__).parent

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<main>
<h1>{title}</h1>
<p class="made">{made}</p>
<nav aria-label="Sections">{links}</nav>
<h2 id="summary">What stands out</h2>
{summary}
{sections}
{outliers}
</main>
<script type="module">
{script}</script>
</body>
</html>
"""

REPLAY = """<dialog id="replay" aria-labelledby="replay-title">
<header><h2 id="replay-title"></h2><button id="leave" type="button">Close</button></header>
<div class="controls">
<button id="back" type="button" aria-label="Back">◀</button>
<button id="next" type="button" aria-label="Next">▶</button>
<input id="place" type="range" min="0" value="0" aria-label="Decision">
<span id="count"></span>
<a id="save">Save the transcript</a>
</div>
<div id="told" class="told" aria-live="polite"></div>
<pre id="picture" tabindex="0" aria-label="The table"></pre>
</dialog>
"""


NOT_CHANGED = "Nothing changes here that these matches could show."
NOT_PLAYED = "Nothing was played that could tell; bots of several kinds at one table would."


@dataclass(frozen=True)
class Question:
    """A question, how it was answered, and the groups of figures that answer it."""

    key: str
    title: str
    about: str
    groups: tuple[str, ...]


SECTIONS = (
    Question(
        "seats",
        "Does a seat have an edge?",
        "All seats are played by bots of one kind; the dashed line is an even share.",
        ("seats",),
    ),
    Question(
        "length",
        "How long does it take, and how much is there to decide?",
        "Decisions of all seats together; the dashed line is the median. A forced move is one without an alternative. "
        "Minutes are those of people, by a table of seconds a move: a guess, unless the table is your own.",
        ("minutes", "length", "forced", "options"),
    ),
    Question(
        "skill",
        "Do better bots finish higher?",
        "All bots at one table, each deal played in all rotations, so that everybody has sat everywhere.",
        ("bots", "places", "higher"),
    ),
    Question("endings", "How do matches end?", "By the rules' ways to end, and without a winner.", ("endings",)),
    Question(
        "lead",
        "Does the lead change, and when is it decided?",
        f"The first {LOOKED} matches of each table were played on {PLAYED_ON} times from {MARKS} moments each, by bots "
        "of their kind (by greedy ones where bots search). The lead changes when another wins clearly more of these; a "
        "match is decided once its winner wins more than half of them, and does so from then on.",
        ("curve", "leads", "decided"),
    ),
    Question(
        "luck",
        "Which luck decides?",
        "Matches are played in pairs, and each again with one kind of luck taken from the other of its pair: how far "
        "the result then goes with that luck is what it decides alone (what is missing to 100 % is decided by several "
        "kinds together); how often another then wins says how much hangs on it "
        "(dashed: as often as if all luck were other).",
        ("alone", "others"),
    ),
)
OF_USES = Question(
    "uses",
    "Which cards, spaces, traps and squares are used, and by whom?",
    "How often something is chosen where something else could have been, how often it is used in a hundred decisions "
    "by whatever cause, and what part of its uses were the winner's: "
    "more than an even share (dashed) says that it goes with winning, which is not yet that it helps.",
    (),
)


def write_report(comparison: Comparison, best: Sequence[str] = ()) -> str:
    """The whole page; first of all the settings that come nearest to what was wanted."""
    if comparison.is_sweep:
        return _write_sweep(comparison, best)
    game = load(comparison.sides[0].findings.study.game).title
    title = f"{game}: a study" if len(comparison.sides) == 1 else f"{game}: what {comparison.names[1]} changes"
    sections = [*SECTIONS, _uses(comparison)]
    links = [("summary", "What stands out"), *((s.key, s.title) for s in sections), ("outliers", "Matches to look at")]
    drawn = "\n".join(_section(comparison, section) for section in sections)
    script = (FOLDER / "report.js").read_text("utf-8")
    return _page(
        comparison, title, links, _best(best) + _list(sum_up(comparison)), drawn, _outliers(comparison), script
    )


def _page(
    comparison: Comparison,
    title: str,
    links: Sequence[tuple[str, str]],
    summary: str,
    sections: str,
    outliers: str = "",
    script: str = "",
) -> str:
    return PAGE.format(
        title=escape(title),
        made=escape(comparison.made),
        style=(FOLDER / "report.css").read_text("utf-8") + svg.style(),
        links="\n".join(f'<a href="#{key}">{escape(words)}</a>' for key, words in links),
        summary=summary,
        sections=sections,
        outliers=outliers,
        script=script,
    )


def _write_sweep(comparison: Comparison, best: Sequence[str]) -> str:
    """Many settings: small charts side by side, and all numbers below."""
    title = f"{load(comparison.sides[0].findings.study.game).title}: {len(comparison.sides)} settings"
    links = [("summary", "What stands out"), ("charts", "From setting to setting"), ("numbers", "All numbers")]
    everything = Question("", "", "", tuple(comparison.keys))
    drawn = (
        '<h2 id="charts">From setting to setting</h2>\n<p>All settings are played on the same deals; '
        "lines up and down are 95 % intervals, a dashed line what would be even.</p>\n"
        f'<div class="small">{"".join(chart for _, chart in panels(comparison))}</div>\n'
        '<h2 id="numbers">All numbers</h2>\n'
        f"<details><summary>With 95 % intervals</summary>{_numbers(comparison, everything)}</details>"
    )
    return _page(comparison, title, links, _best(best) + _list(sum_up(comparison)), drawn)


def _best(sentences: Sequence[str]) -> str:
    return f"<p>Nearest to what was wanted:</p>{_list(sentences)}<p>Besides:</p>" if sentences else ""


def _uses(comparison: Comparison) -> Question:
    keys = tuple(key for key in comparison.keys if key.startswith(USES))
    return Question(OF_USES.key, OF_USES.title, OF_USES.about, keys)


def _list(sentences: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences) + "</ul>"


def _section(comparison: Comparison, section: Question) -> str:
    charts = dict(section_charts(comparison, section))
    head = f'<h2 id="{section.key}">{escape(section.title)}</h2>\n'
    if not charts:
        return f"{head}<p>{NOT_PLAYED}</p>"
    shown = [name for name in charts if _is_shown(comparison, section, name)]
    rest = "".join(chart for name, chart in charts.items() if name not in shown)
    return (
        f"{head}<p>{escape(section.about if shown else NOT_CHANGED)}</p>\n"
        f'<div class="charts">{"".join(charts[name] for name in shown)}</div>\n'
        + (f'<details><summary>All charts</summary><div class="charts">{rest}</div></details>\n' if rest else "")
        + f"<details><summary>All numbers, with 95 % intervals</summary>{_numbers(comparison, section)}</details>"
    )


def _is_shown(comparison: Comparison, section: Question, name: str) -> bool:
    """Whether a chart is seen at once: of two sides, only those of what changes beyond chance."""
    if len(comparison.sides) == 1:
        return True
    changed = [key for key in section.groups if any(map(is_changed, comparison.of(key)))]
    if name.startswith("heat-"):
        return any(name.startswith(f"heat-{_name_of(key)}-") for key in changed)
    return any(name == f"{_name_of(key)}-{_tables(comparison, key)}" for key in changed)


def _tables(comparison: Comparison, key: str) -> int:
    """How many tables a group was measured at: the chart after theirs is that of the differences."""
    return len({measured.table for measured in comparison.of(key)})


def _name_of(key: str) -> str:
    return key.replace(" ", "-").lower()


def section_charts(comparison: Comparison, section: Question) -> Iterator[tuple[str, str]]:
    """A section's charts, each with a name."""
    if section.key == "length":
        yield from ((f"lengths-{number}", chart) for number, chart in enumerate(comparison.histograms()))
    if section.key == OF_USES.key:
        for heading in comparison.sides[0].tables[-1].headings:
            name = f"heat-{_name_of(USED + heading)}"
            yield from ((f"{name}-{number}", chart) for number, chart in enumerate(comparison.heat_maps(heading)))
    for key in section.groups:
        yield from ((f"{_name_of(key)}-{number}", chart) for number, chart in enumerate(comparison.charts(key)))


def all_charts(comparison: Comparison) -> dict[str, str]:
    """Every chart as a file."""
    if comparison.is_sweep:
        return {name: svg.as_file(chart) for name, chart in panels(comparison)}
    sections = [*SECTIONS, _uses(comparison)]
    return {name: svg.as_file(chart) for s in sections for name, chart in section_charts(comparison, s)}


# --- numbers


def _numbers(comparison: Comparison, section: Question) -> str:
    rows = "".join(_row(measured) for key in section.groups for measured in comparison.of(key))
    sides = comparison.names if len(comparison.sides) > 1 else ("value",)
    heads = ["table", "measure", "of", *sides, *(["difference"] if len(comparison.sides) == 2 else [])]
    head = "".join(f"<th>{escape(words)}</th>" for words in heads)
    return f'<div class="scroll"><table><tr>{head}</tr>{rows}</table></div>'


def _row(measured: Measured) -> str:
    form = Form(measured.group.form)
    values = [form.write_all(measured.estimate(side)) for side in range(len(measured.rows))]
    if len(measured.rows) == 2:
        values.append(Form(measured.group.form, signed=True).write_all(measured.difference))
    words = "".join(f"<td>{escape(cell)}</td>" for cell in (measured.table, measured.group.title, measured.label))
    return f"<tr>{words}" + "".join(f'<td class="figures">{escape(value)}</td>' for value in values) + "</tr>"


# --- outliers


def _outliers(comparison: Comparison) -> str:
    sides = zip(comparison.names, comparison.sides, strict=True)
    found = [(name, outlier) for name, side in sides for outlier in find_outliers(side)]
    rows = "".join(_outlier_row(number, name, outlier) for number, (name, outlier) in enumerate(found))
    data = "".join(_outlier_data(number, outlier) for number, (_, outlier) in enumerate(found))
    return (
        '<h2 id="outliers">Matches to look at</h2>\n<p>A click opens the match, step by step.</p>\n'
        f"<ul>{rows}</ul>\n{REPLAY}{data}"
    )


def _outlier_row(number: int, side: str, outlier: Outlier) -> str:
    words = f"{outlier.what}{f' ({side})' if side else ''}"
    more = f"{outlier.note}; deal {outlier.seen.deal}, {', '.join(outlier.names)}"
    return f'<li><a class="open" href="#match-{number}">{escape(words)}</a>: {escape(more)}</li>'


def file_name(number: int, outlier: Outlier) -> str:
    """Under what name a match's transcript is kept."""
    return f"{number}-{outlier.what.lower().replace(' ', '-')}.txt"


def _outlier_data(number: int, outlier: Outlier) -> str:
    data = {"title": f"{outlier.what}: {outlier.note}", "file": file_name(number, outlier), **replay_data(outlier)}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    return f'<script type="application/json" id="match-{number}-data">{text}</script>\n'
