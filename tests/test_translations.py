"""The rules and rulebooks in other languages say what the English ones say: part by part, figure by figure."""

import re
from collections import Counter

import pytest

import macabre
from macabre.book import PICTURE, book_info, plain, read_book
from macabre.language import ENGLISH, Speech, languages
from macabre.reading import KINDS, read_clause
from tests.command import macabre as command
from tests.conftest import ROOT

GAMES = macabre.games()
OTHERS = sorted(languages().keys() - {ENGLISH})
ROWS = re.findall(r"^\| (\S+) \| .*? \| .*? \| (.*?) \|", (ROOT / "docs/languages.md").read_text("utf-8"), re.M)
COMPLETE = [code for code in OTHERS if dict(ROWS)[languages()[code].name] == "yes"]
FIGURE = re.compile(r"−?\d+(?:[.,]\d+)?")
CLAUSE = re.compile(r"\b[A-Z]{3}-\d+\b")
NUMBERED = re.compile(r"[❶-❿]")
ENGLISH_LEFT = re.compile(r"\b(the|and|with|your|you|which|whoever|must|may|from|true|false)\b", re.IGNORECASE)
NUMBERS = {  # that English may write as words where another language prefers figures
    "1": "a an each one once first another only single", "2": "two second both pair pairs twice double doubles half",
    "3": "three third", "4": "four", "5": "five fifth", "6": "six sixth", "7": "seven seventh", "8": "eight",
    "9": "nine", "10": "ten", "12": "twelve", "13": "thirteen thirteenth",
}  # fmt: skip
NAMES = ("picture-", "special-", "trap-", "kind-", "card-")  # of what is called the same on the table and in the book


def translated(file):
    """Every game and language for which somebody has translated a file."""
    pairs = [(macabre.load(game).id, code) for game in GAMES for code in OTHERS]
    return [(game, code) for game, code in pairs if languages()[code].text(game, file).name != file]


RULES, BOOKS = translated("RULES.md"), translated("BOOK.md")


def figures(text):
    """How often each figure stands in a text; those of clauses and of numbered steps do not count."""
    return Counter(figure.replace(",", ".") for figure in FIGURE.findall(CLAUSE.sub("", text)))


def words_as_figures(text):
    words = set(re.findall(r"[a-z]+", text.lower()))
    return {figure for figure, names in NUMBERS.items() if words & set(names.split())}


def named(game, code):
    """What cards, squares and traps are called: Draw 2 need not have a 2 in other languages."""
    keys = [key for key in languages()[ENGLISH].words(game).keys if key.startswith(NAMES)]
    sayings = map(macabre.load(game).rules.notation.saying, keys)
    return {saying.key: Speech(code).say(saying) for saying in sayings}


def unnamed(text, game, code):
    """A text without the names that have a figure."""
    names = [name for name in named(game, code).values() if FIGURE.search(name)]
    return re.sub("|".join(map(re.escape, names)) or "$", "", text)


def check_same(english, other, place):
    """The same clauses, figures and steps; a number in words may have become a figure."""
    assert CLAUSE.findall(other) == CLAUSE.findall(english), place
    assert NUMBERED.findall(other) == NUMBERED.findall(english), place
    assert figures(english) - figures(other) == Counter(), f"{place}: a figure is missing"
    added = (figures(other) - figures(english)).keys()
    assert added <= words_as_figures(english), f"{place}: a figure that English does not have"
    assert not ENGLISH_LEFT.search(other), f"{place}: {ENGLISH_LEFT.findall(other)}"


@pytest.mark.parametrize("code", COMPLETE)
def test_a_language_that_is_said_to_have_the_rules_has_them_all(code):
    assert {game for game, language in RULES if language == code} == set(GAMES)
    assert {game for game, language in BOOKS if language == code} == set(GAMES)


@pytest.mark.parametrize(("game", "code"), RULES)
def test_translated_rules_have_the_same_clauses_under_the_same_headings(game, code):
    english, other = macabre.load(game).text(ENGLISH), macabre.load(game).text(code)
    assert [section.clauses for section in other.sections] == [section.clauses for section in english.sections]
    assert len({section.heading for section in other.sections}) == len(other.sections)
    assert [point.clauses for point in other.minute] == [point.clauses for point in english.minute]
    assert all((other.title, other.summary, *(point.topic for point in other.minute)))


@pytest.mark.parametrize(("game", "code"), RULES)
def test_translated_rules_say_no_other_figures_or_clauses(game, code):
    english, other = macabre.load(game).text(ENGLISH), macabre.load(game).text(code)
    for number, text in english.clauses.items():
        same = other.clauses[number]
        check_same(unnamed(text, game, ENGLISH), unnamed(same, game, code), number)
        assert re.findall("`[^`]+`", same) == re.findall("`[^`]+`", text), number
    for point, same in zip(english.minute, other.minute, strict=True):
        check_same(unnamed(point.text, game, ENGLISH), unnamed(same.text, game, code), f"in a minute, {point.topic}")
    check_same(english.summary, other.summary, "summary")


@pytest.mark.parametrize(("game", "code"), RULES)
def test_translated_clauses_begin_with_their_label_and_name_house_rules_in_words(game, code):
    chosen, speech = macabre.load(game), Speech(code)
    labels = "|".join(speech(f"clause-{kind}") for kind in KINDS)
    for number in chosen.clauses:
        read = read_clause(chosen, number, speech)
        assert chosen.text(code).clauses[number].startswith(read.label), number
        assert read.kind == read_clause(chosen, number, Speech()).kind
        assert not re.search(r"`|\w_\w", read.text + read.short), number
        assert not re.search(rf"\b(?:{labels})\s?[:\uff1a]", read.short), number


@pytest.mark.parametrize(("game", "code"), RULES)
def test_translated_rules_draw_the_same_board(game, code):
    def drawn(language):
        path = languages()[language].text(game, "RULES.md")
        return re.findall(r"^```\n(.*?)^```", path.read_text("utf-8"), re.M | re.S)

    assert drawn(code) == drawn(ENGLISH)


def items_of(game, code):
    """Each item of a book with where it stands and what kind of block it belongs to."""
    chapters = read_book(macabre.load(game), code)
    return [
        ((place, number, block.kind), item)
        for place, chapter in enumerate(chapters, 1)
        for number, block in enumerate(chapter.blocks, 1)
        for item in block.items
    ]


@pytest.mark.parametrize(("game", "code"), BOOKS)
def test_a_translated_book_has_the_same_parts_with_the_same_pictures(game, code):
    english, other = items_of(game, ENGLISH), items_of(game, code)
    assert [place for place, _ in other] == [place for place, _ in english]
    for (place, text), (_, same) in zip(english, other, strict=True):
        assert [picture[1:] for picture in PICTURE.findall(same)] == [found[1:] for found in PICTURE.findall(text)]
        assert same.count("**") == text.count("**"), place
        bare, other_bare = unnamed(plain(text), game, ENGLISH), unnamed(plain(same), game, code)
        check_same(bare, other_bare, f"chapter {place[0]}, {place[2]} {place[1]}")
    headings = [chapter.heading for chapter in read_book(macabre.load(game), code)]
    assert len(set(headings)) == len(headings)


@pytest.mark.parametrize(("game", "code"), BOOKS)
def test_a_translated_book_calls_things_as_the_table_does(game, code):
    def words(language):
        return " ".join(plain(item) for _, item in items_of(game, language)).casefold()

    english, other = words(ENGLISH), words(code)
    for key, name in named(game, ENGLISH).items():
        same = named(game, code)[key]
        assert name.casefold() not in english or same.casefold() in other, f"{key}: {same}"


@pytest.mark.process
@pytest.mark.parametrize(("game", "code"), BOOKS)
@pytest.mark.usually(4)
def test_the_terminal_prints_a_translated_book(game, code):
    printed = command("--language", code, "rules", game).stdout
    for chapter in read_book(macabre.load(game), code):
        assert f"\n{chapter.heading}\n---" in printed
    assert not re.search(r"!\[|\*\*|`", printed)
    examples = book_info(macabre.load(game), code)["examples"].values()
    for line in [event["text"] for example in examples for scene in example["scenes"] for event in scene["told"]]:
        assert line in printed
