"""No text of a page is in its code: every key that pages name is in the English words, and every word is used."""

import json
import re

import pytest
from typer.main import get_command

import macabre
from macabre.cli import app
from macabre.language import Speech, languages, languages_of_pages
from macabre.language.saying import COMMANDS, HOUSE
from macabre.site.build import window
from tests.conftest import ROOT
from tests.messages import CALLS, entries, fluent_ast, nodes_in
from tests.reading import FOLDER, files_without

WEB = FOLDER / "web"
SCRIPTS = [path for path in files_without("*.js", "vendor") if path.is_relative_to(WEB)]
PAGES = sorted(path for path in WEB.rglob("*.html") if path.name != "fairness.html")  # which is made from documents
OWNERS = (HOUSE, COMMANDS)

TOKEN = re.compile(
    r"""(?P<comment>/\*.*?\*/|//[^\n]*)
    |(?P<regex>(?<=[(,=:!&|?\[{;])\s*/(?![/*])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\])+/[a-z]*)
    |(?P<text>"(?:\\.|[^"\\\n])*"|`(?:\\.|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}|[^`\\])*`)""",
    re.VERBOSE | re.DOTALL,
)
WORDS = re.compile(r"\b[A-Z][a-z]+\b(?![-_/.(\[])|\b[a-z]{2,}[,.:]? [a-z]{2,}")  # looks like a label or a sentence
NO_WORDS = re.compile(  # what stands before a text that nobody reads
    r"(?:\bclass(?:Name)?\b[^,}\n]*|classList\.\w+\([^\n]*|querySelector(?:All)?\([^)\n]*|matches\(|closest\("
    r"|matchMedia\(|console\.\w+\(|Error\(|runPython\(|from |import |=== |!== |\bd: |\btransform: )$"
)
ALLOWED = {  # names of keys, of events and of headers, commands, and what is written for programs
    "Accept-Language", "AudioContext", "Content-Type", "Escape", "Enter", "ArrowUp", "ArrowDown", "ArrowLeft",
    "ArrowRight", "Home", "End", "English", "xMidYMid slice", "(any-hover: hover) and (any-pointer: fine)",
    "macabre serve --lan",
}  # fmt: skip


def texts_in(path):
    """The texts of a script, each with what stands before it."""
    source = path.read_text("utf-8")
    for found in TOKEN.finditer(source):
        if found["text"]:
            yield found["text"][1:-1], source[: found.start()].rpartition("\n")[2], found.start()


def without_arguments(text):
    return re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "", text)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_text_for_people_is_in_a_script(path):
    found = [
        text
        for text, before, _ in texts_in(path)
        if WORDS.search(without_arguments(text)) and not NO_WORDS.search(before) and text not in ALLOWED
    ]
    assert found == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_no_text_for_people_is_in_a_page(path):
    page = re.sub(r"<!--.*?-->|<(script|style|kbd|title)\b[^>]*>.*?</\1>", "", path.read_text("utf-8"), flags=re.DOTALL)
    said = re.findall(r'\s(?:aria-label|title|placeholder|alt)="([^"]+)"', page)
    said += [text.strip() for text in re.sub(r"<[^>]+>", "\n", page).split("\n") if re.search("[A-Za-z]", text)]
    assert set(said) <= {"Macabre"}


def test_who_allows_no_scripts_is_told_in_every_language():
    shown = window()
    assert all(f'<p lang="{code}" dir="{one.direction}">' in shown for code, one in languages_of_pages().items())
    assert Speech("ja")("site-scripts") in shown


def test_no_text_for_people_is_in_what_a_device_must_know():
    about = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
    assert {text for text in texts_within(about) if re.search(r"[A-Za-z]\s+[a-z]|[.!?]$", text)} == set()
    assert [*texts_within({"name": "Macabre", "description": ["Deadly games."]})] == ["Macabre", "Deadly games."]


def texts_within(value):
    """Every text in a piece of JSON, at any depth."""
    if isinstance(value, str):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from texts_within(inner)


def test_the_scan_sees_a_text_that_was_left(tmp_path):
    script = tmp_path / "left.js"
    script.write_text('// a comment\nconst a = /"/;\nel("p", { class: "one two" }, "Still here", `${name} has won`);\n')
    assert [text for text, _, _ in texts_in(script)] == ["p", "one two", "Still here", "${name} has won"]
    with pytest.raises(AssertionError):
        test_no_text_for_people_is_in_a_script(script)
    (page := tmp_path / "left.html").write_text("<body><noscript>Macabre needs scripts.</noscript></body>")
    with pytest.raises(AssertionError):
        test_no_text_for_people_is_in_a_page(page)


# --- keys


def said_in_scripts():
    """Each key that scripts say, as a pattern, with its place; choices between keys are all of them."""
    for path in SCRIPTS:
        source = path.read_text("utf-8")
        starts = [(found.end(), source) for found in re.finditer(r"(?<![.\w])say(?:With)?\(\s*", source)]
        for start, text in starts:
            argument = first_argument(text[start:])
            for key in re.findall(r'(?<![=!]== )(?<!getAttribute\()("[^"]+"|`[^`]+`)', argument):
                pattern = re.escape(key[1:-1]) if key[0] == '"' else pattern_of(key[1:-1])
                yield f"{path.relative_to(WEB)}: {key}", pattern


def first_argument(text):
    """Up to the first comma or bracket that closes the call."""
    depth = 0
    for place, letter in enumerate(text):
        depth += letter in "([{"
        depth -= letter in ")]}"
        if depth < 0 or (depth == 0 and letter == ","):
            return text[:place]
    return text


def pattern_of(template):
    return ".+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template))


def said_in_pages():
    for path in [*PAGES, WEB / "fairness.html"]:
        for key in re.findall(r'data-say(?:-[a-z-]+)?="([^"]+)"', path.read_text("utf-8")):
            yield f"{path.name}: {key}", re.escape(key)


SAID = [*said_in_scripts(), *said_in_pages()]


def test_every_key_that_a_page_says_is_in_the_english_words():
    keys = languages()["en"].words(HOUSE).keys
    missing = [place for place, pattern in SAID if not any(re.fullmatch(pattern.split("\\.")[0], key) for key in keys)]
    assert missing == []
    assert {"seat", "emote-.+", "hall-title"} <= {pattern.replace("\\", "") for _, pattern in SAID}


def helps(command):
    """The keys of all help, of a command and of those below it."""
    yield from (one.help for one in (command, *command.params))
    for other in getattr(command, "commands", {}).values():
        yield from helps(other)


def test_all_help_is_in_the_words_of_commands():
    assert set(helps(get_command(app))) <= languages()["en"].words(COMMANDS).keys


@pytest.mark.parametrize("owner", OWNERS)
def test_every_english_word_is_said_somewhere(owner):
    messages = entries(FOLDER / f"language/en/{owner or 'house'}.ftl")
    named = [pattern for _, pattern in SAID] + [call.pattern.pattern for call in CALLS if owner in call.owners]
    named += [node.id.name for entry in messages for node in nodes_in(entry, fluent_ast.MessageReference)]
    named += [re.escape(key) for key in helps(get_command(app))]
    sources = [path.read_text("utf-8") for path in FOLDER.rglob("*.py")]
    texts = {text for source in sources for text in re.findall(r'"([a-z][\w-]+)"', source)}
    named += [pattern_of(text) for source in sources for text in re.findall(r'f"([a-z-]+\{\w+\})"', source)]
    said = re.compile("|".join(f"(?:{one})" for one in set(named)))
    unused = [name for name in (entry.id.name for entry in messages) if name not in texts and not said.fullmatch(name)]
    assert unused == []


# --- what documents call by its name

NAMED = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")


def test_a_tutorial_calls_buttons_and_games_by_their_names():
    words, speech = languages()["en"].words(HOUSE), Speech()
    plain = {speech(key) for key in words.keys if not words.get(key).variables}
    known = plain | {macabre.load(game).title for game in macabre.games()}
    named = NAMED.findall((ROOT / "docs/tutorials/first-match.md").read_text("utf-8").replace("'", "’"))
    assert len(named) >= 6
    assert [name for name in named if name not in {text.replace("'", "’") for text in known}] == []


# --- every language


EVERYBODY = [*OWNERS, *macabre.games()]


def words_of(owner, code):
    """The words of the house, of commands or of a game in a language, and in English."""
    if owner in macabre.games():
        macabre.load(owner)  # tells where its words are
    return languages()[code].words(owner), languages()["en"].words(owner)


@pytest.mark.parametrize("owner", EVERYBODY)
@pytest.mark.parametrize("code", languages())
def test_a_language_has_every_word(code, owner):
    """As long as a language has no pages, it may lack what they alone say."""
    own, english = words_of(owner, code)
    missing = english.keys - own.keys
    if not languages()[code].has_pages:
        by_python = [call.pattern for call in CALLS if owner in call.owners]
        missing = {key for key in missing if any(pattern.fullmatch(key) for pattern in by_python)}
    assert sorted(missing) == []
    assert sorted(own.keys - english.keys) == []


@pytest.mark.parametrize("game", macabre.games())
@pytest.mark.parametrize("code", languages())
def test_a_language_names_every_house_rule_and_its_choices(code, game):
    own, english = words_of(game, code)
    options = [key for key in english.keys if key.startswith("option-")]
    lacking = {key: english.get(key).attributes.keys() - own.get(key).attributes.keys() for key in options}
    assert {key: names for key, names in lacking.items() if names} == {}


def arguments(wording):
    """What a message must be given: `$weapon-the` is an attribute of the argument `weapon`."""
    mentioned = wording.variables.union(*wording.variables_of.values())
    return {variable.rpartition("-")[0] or variable for variable in mentioned}


@pytest.mark.parametrize("owner", EVERYBODY)
@pytest.mark.parametrize("code", languages())
def test_every_language_takes_the_arguments_that_english_takes(code, owner):
    """A number by which English only chooses its plural may be left out where a language has none."""
    own, english = words_of(owner, code)
    unneeded = {"count"} if languages()[code].plural(1) == languages()[code].plural(2) else set()
    others = {key: arguments(own.get(key)) ^ arguments(english.get(key)) for key in own.keys & english.keys}
    assert {key: names for key, names in others.items() if names - unneeded} == {}
