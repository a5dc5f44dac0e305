"""The report: one page that needs nothing else, for a phone and for a wide screen, by day and by night."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from macabre.arena import svg
from macabre.catalogue import load
from macabre.language import Speech
from macabre.study.chances import MARKS, PLAYED_ON
from macabre.study.comparison import Comparison, Measured
from macabre.study.figures import USED, USES
from macabre.study.outliers import Outlier, find_outliers, replay_data
from macabre.study.playing import LOOKED
from macabre.study.summary import is_changed, sum_up
from macabre.study.sweep import panels
from macabre.study.wanted import Nearest

FOLDER = Path(__file__).parent

PAGE = """<!doctype html>
<html lang="{language}" dir="{direction}">
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
<nav aria-label="{parts}">{links}</nav>
<h2 id="summary">{stands_out}</h2>
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
<header><h2 id="replay-title"></h2><button id="leave" type="button">{close}</button></header>
<div class="controls">
<button id="back" type="button" aria-label="{back}">◀</button>
<button id="next" type="button" aria-label="{next}">▶</button>
<input id="place" type="range" min="0" value="0" aria-label="{decision}">
<span id="count"></span>
<a id="save">{save}</a>
</div>
<div id="told" class="told" aria-live="polite"></div>
<pre id="picture" tabindex="0" dir="ltr" aria-label="{table}"></pre>
</dialog>
"""


@dataclass(frozen=True)
class Question:
    """A question, which its words name by its key, and the groups of figures that answer it."""

    key: str
    groups: tuple[str, ...]


SECTIONS = (
    Question("seats", ("seats",)),
    Question("length", ("minutes", "length", "forced", "options")),
    Question("skill", ("bots", "places", "higher")),
    Question("endings", ("endings",)),
    Question("lead", ("curve", "leads", "decided")),
    Question("luck", ("alone", "others")),
)
OF_USES = "uses"


def write_report(comparison: Comparison, best: Nearest | None = None) -> str:
    """The whole page; first of all the settings that come nearest to what was wanted."""
    if comparison.is_sweep:
        return _write_sweep(comparison, best)
    say, sections = comparison.speech.report, [*SECTIONS, _uses(comparison)]
    title = (
        say("study-title", game=_game(comparison))
        if len(comparison.sides) == 1
        else say("study-title-against", game=_game(comparison), setting=comparison.sides_said[1])
    )
    questions = [(section.key, say(f"study-ask-{section.key}")) for section in sections]
    links = [("summary", say("study-stands-out")), *questions, ("outliers", say("study-outliers"))]
    drawn = "\n".join(_section(comparison, section) for section in sections)
    script = (FOLDER / "report.js").read_text("utf-8")
    summary = _best(comparison, best) + _list(sum_up(comparison))
    return _page(comparison, title, links, summary, drawn, _outliers(comparison), script)


def _game(comparison: Comparison) -> str:
    return load(comparison.sides[0].findings.study.game).text(comparison.speech.code).title


def _page(
    comparison: Comparison,
    title: str,
    links: Sequence[tuple[str, str]],
    summary: str,
    sections: str,
    outliers: str = "",
    script: str = "",
) -> str:
    say, language = comparison.speech.report, comparison.speech.language
    return PAGE.format(
        language=language.code,
        direction=language.direction,
        title=escape(title),
        made=escape(comparison.made),
        parts=escape(say("study-parts")),
        stands_out=escape(say("study-stands-out")),
        style=(FOLDER / "report.css").read_text("utf-8") + svg.style(),
        links="\n".join(f'<a href="#{key}">{escape(words)}</a>' for key, words in links),
        summary=summary,
        sections=sections,
        outliers=outliers,
        script=script,
    )


def _write_sweep(comparison: Comparison, best: Nearest | None) -> str:
    """Many settings: small charts side by side, and all numbers below."""
    say = comparison.speech.report
    title = say("study-title-sweep", game=_game(comparison), count=len(comparison.sides))
    heads = {"charts": say("study-from-to"), "numbers": say("study-numbers")}
    everything = Question("", tuple(comparison.keys))
    drawn = (
        f'<h2 id="charts">{escape(heads["charts"])}</h2>\n<p>{escape(say("study-from-to-about"))}</p>\n'
        f'<div class="small">{"".join(chart for _, chart in panels(comparison))}</div>\n'
        f'<h2 id="numbers">{escape(heads["numbers"])}</h2>\n'
        f"{_folded(say('study-with-intervals'), _numbers(comparison, everything))}"
    )
    links = [("summary", say("study-stands-out")), *heads.items()]
    return _page(comparison, title, links, _best(comparison, best) + _list(sum_up(comparison)), drawn)


def _best(comparison: Comparison, best: Nearest | None) -> str:
    if best is None:
        return ""
    besides = escape(comparison.speech.report("study-besides"))
    return f"<p>{escape(best.head)}</p>{_list(best.settings)}<p>{besides}</p>"


def _folded(head: str, body: str) -> str:
    return f"<details><summary>{escape(head)}</summary>{body}</details>"


def _uses(comparison: Comparison) -> Question:
    return Question(OF_USES, tuple(key for key in comparison.keys if key.startswith(USES)))


def _list(sentences: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences) + "</ul>"


def _section(comparison: Comparison, section: Question) -> str:
    say, charts = comparison.speech.report, dict(section_charts(comparison, section))
    head = f'<h2 id="{section.key}">{escape(say(f"study-ask-{section.key}"))}</h2>\n'
    if not charts:
        return f"{head}<p>{escape(say('study-not-played'))}</p>"
    at_once = [name for name in charts if _is_shown(comparison, section, name)]
    rest = "".join(chart for name, chart in charts.items() if name not in at_once)
    about = _about(comparison, section) if at_once else say("study-not-changed")
    return (
        f"{head}<p>{escape(about)}</p>\n"
        f'<div class="charts">{"".join(charts[name] for name in at_once)}</div>\n'
        + (f"{_folded(say('study-charts'), f'<div class=charts>{rest}</div>')}\n" if rest else "")
        + _folded(say("study-numbers-with-intervals"), _numbers(comparison, section))
    )


def _about(comparison: Comparison, section: Question) -> str:
    """How a question was answered."""
    if section.key == "lead":
        return comparison.speech.report("study-about-lead", matches=LOOKED, times=PLAYED_ON, moments=MARKS)
    return comparison.speech.report(f"study-about-{section.key}")


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
    if section.key == OF_USES:
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
    say = comparison.speech.report
    rows = "".join(_row(comparison, measured) for key in section.groups for measured in comparison.of(key))
    sides = comparison.sides_said if len(comparison.sides) > 1 else [say("study-value")]
    heads = [say("study-table"), say("study-measure"), say("study-of"), *sides]
    heads += [say("study-difference")] if len(comparison.sides) == 2 else []
    head = "".join(f"<th>{escape(words)}</th>" for words in heads)
    return f'<div class="scroll"><table><tr>{head}</tr>{rows}</table></div>'


def _row(comparison: Comparison, measured: Measured) -> str:
    form, said = comparison.form(measured.group), comparison.said
    values = [form.write_all(measured.estimate(side)) for side in range(len(measured.rows))]
    if len(measured.rows) == 2:
        values.append(comparison.form(measured.group, signed=True).write_all(measured.difference))
    cells = [said(measured.table), said(measured.group.title), said(measured.label)]
    words = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f"<tr>{words}" + "".join(f'<td class="figures">{escape(value)}</td>' for value in values) + "</tr>"


# --- outliers


def _outliers(comparison: Comparison) -> str:
    say, sides = comparison.speech.report, zip(comparison.sides_said, comparison.sides, strict=True)
    found = [(name, outlier) for name, side in sides for outlier in find_outliers(side)]
    speech, numbered = comparison.speech, list(enumerate(found))
    rows = "".join(_outlier_row(number, name, outlier, speech) for number, (name, outlier) in numbered)
    data = "".join(_outlier_data(number, outlier, speech) for number, (_, outlier) in numbered)
    parts = ("close", "back", "next", "decision", "save", "table")
    replay = REPLAY.format(**{part: escape(say(f"study-replay-{part}")) for part in parts})
    return (
        f'<h2 id="outliers">{escape(say("study-outliers"))}</h2>\n<p>{escape(say("study-outliers-about"))}</p>\n'
        f"<ul>{rows}</ul>\n{replay}{data}"
    )


def _outlier_row(number: int, side: str, outlier: Outlier, speech: Speech) -> str:
    words = f"{speech.report(f'outlier-{outlier.key}')}{f' ({side})' if side else ''}"
    names = ", ".join(outlier.names(speech))
    more = speech.report("outlier-more", note=outlier.note, deal=outlier.seen.deal, names=names)
    return f'<li><a class="open" href="#match-{number}">{escape(words)}</a>: {escape(more)}</li>'


def file_name(number: int, outlier: Outlier) -> str:
    """Under what name a match's transcript is kept."""
    return f"{number}-{outlier.key}.txt"


def _outlier_data(number: int, outlier: Outlier, speech: Speech) -> str:
    title = f"{speech.report(f'outlier-{outlier.key}')}: {speech.say(outlier.note)}"
    data = {"title": title, "file": file_name(number, outlier), **replay_data(outlier, speech)}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    return f'<script type="application/json" id="match-{number}-data">{text}</script>\n'
