"""The site is built from what is there, leads nowhere wrong, and shows nothing that does not work."""

import json
import pkgutil
import re
import shlex
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

import pytest
import typer

import macabre
from macabre.cli import app
from tests.conftest import ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.DOTALL | re.MULTILINE)
BLOCKS = [(page, kind, text) for page in PAGES for kind, text in BLOCK.findall(page.read_text("utf-8"))]
PYTHON = [
    pytest.param(text, id=page.name)
    for page, kind, text in BLOCKS
    if kind == "python"
    and page.name not in ("README.md", "first-bot.md", "first-game.md")  # they have tests of their own
]
DOCUMENTED = sorted(
    {name for page in PAGES for name in re.findall(r"^::: (\S+)", page.read_text("utf-8"), re.MULTILINE)}
)
COMMANDS = sorted({line for _, _, text in BLOCKS for line in text.splitlines() if line.startswith("macabre ")})


@pytest.mark.parametrize("example", PYTHON)
def test_an_example_runs(example, capsys):
    exec(compile(example, "an example", "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", DOCUMENTED)
def test_what_the_reference_names_can_be_imported(name):
    assert pkgutil.resolve_name(name)


@pytest.mark.parametrize("package", ["arena", "bots", "envs", "study", "testing"])
def test_the_reference_names_all_that_a_package_offers(package):
    offered = pkgutil.resolve_name(f"macabre.{package}").__all__
    assert [name for name in offered if f"macabre.{package}.{name}" not in DOCUMENTED] == []


@pytest.mark.slow
@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_is_one_that_can_be_given(line):
    """Its words and options exist; the dots of an example stand for something."""
    words = shlex.split(line.replace("…", "x"), comments=True)[1:]
    command = typer.main.get_command(app)
    while hasattr(command, "commands"):
        command = command.commands[words.pop(0)]
    command.make_context(command.name, words, resilient_parsing=False)


class Page(HTMLParser):
    """Where a page leads, and what can be led to on it."""

    def __init__(self, text):
        super().__init__()
        self.targets, self.anchors, self.fetched = [], set(), []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        named = dict(attributes)
        self.anchors |= {named.get("id"), named.get("name")}
        own = [named[key] for key in ("href", "src") if named.get(key)]
        self.targets += own
        self.fetched += own if tag in ("script", "img") or named.get("rel") == "stylesheet" else []


@pytest.mark.process
def test_every_link_of_the_site_leads_somewhere_and_nothing_is_fetched_from_elsewhere(site):
    pages = {path: Page(path.read_text("utf-8")) for path in site.rglob("*.html")}
    wrong = [f"{path.relative_to(site)}: {target}" for path in pages for target in wrong_links(path, pages)]
    assert wrong == []
    assert not [url for page in pages.values() for url in page.fetched if urlsplit(url).netloc]


def wrong_links(path, pages):
    """The targets of a page that are not there."""
    for target in pages[path].targets:
        split = urlsplit(target)
        there = (path.parent / unquote(split.path)).resolve() if split.path else path
        if split.scheme in ("http", "https", "data", "mailto"):
            continue
        if not there.exists() or (split.fragment and there in pages and split.fragment not in pages[there].anchors):
            yield target


@pytest.mark.process
def test_the_site_has_a_page_for_everything_that_is_promised_to_last(site):
    face = (site / "reference/face.html").read_text("utf-8")
    commands = (site / "reference/commands.html").read_text("utf-8")
    assert all(f"{name}" in face for name in macabre.__all__ if name != "__version__")
    assert all(f"macabre {name}" in commands for name in typer.main.get_command(app).commands)
    assert all((site / f"reference/{game}.html").exists() for game in macabre.games())


@pytest.mark.process
def test_the_site_holds_a_hall_or_says_why_not(site):
    first, players = ((site / name).read_text("utf-8") for name in ("index.html", "start/players.html"))
    there = (site / "play/index.html").is_file() and list(site.glob("play/*/python/macabre.tar.xz"))
    assert bool(there) == ("Play now" in first) != ("holds no hall" in first)
    assert bool(there) == ('href="../play/index.html"' in players) != ("holds no hall" in players)


@pytest.mark.process
def test_what_a_hall_keeps_for_the_time_without_a_network_is_there(site):
    """One file that is not there, and a browser would keep nothing."""
    offline = site / "play/offline.js"
    if not offline.is_file():
        pytest.skip("this copy of the site holds no hall")
    kept = json.loads(re.search(r"\((\{\".*?\})\)", offline.read_text("utf-8"))[1])
    assert [name for names in kept.values() for name in names if not (site / "play" / name).exists()] == []
