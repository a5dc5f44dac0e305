"""The rulebooks: every example is played by the real rules, and what the words claim is what comes out."""

import re
import tomllib
from types import SimpleNamespace

import pytest

import macabre
from macabre.book import NAMES as PEOPLE
from macabre.book import book_info, has_book, pictures, plain, play_example, position, read_book, scripts
from macabre.errors import Error
from macabre.language import Speech, english
from macabre.reading import read_clause
from macabre.record import MOST_SEATS
from tests.command import macabre as command
from tests.conftest import ROOT

GAMES = macabre.games()
CHAPTERS = {"In the box", "The aim", "Your turn", "The cards", "Tips", "Questions", "House rules", "Words"}
NAMES = {"A round": "Your turn", "Traps and cards": "The cards"}  # as some games call them
PROGRAM = re.compile(r"`|_|\b(data file|view|null|JSON|seat|API|TOML|option|phase|lose(?= is)|bots?)\b")
STUDIED = (ROOT / "docs/the-four-games.md").read_text("utf-8")
INTERVAL = re.compile(r"[\d.]+(?: %)? \([\d.]+ to [\d.]+\)")


def book_of(game):
    return read_book(macabre.load(game))


def words_of(game):
    return "\n".join(plain(item) for chapter in book_of(game) for block in chapter.blocks for item in block.items)


def captions(game):
    return {name: words for words, kind, name in pictures(book_of(game)) if kind == "example"}


def found(view, path):
    for step in path.split("."):
        view = view[int(step)] if isinstance(view, list) else view[step]
    return view


HOUSE = tomllib.loads((ROOT / "tests/house_rules.toml").read_text("utf-8"))
HOUSE_RULES = [(game, rule) for game in GAMES for rule in HOUSE[game]]
TIMES = {  # as the words of a chapter have it, and between which ratios of the studies' figures that is so
    ("draw_until_one_fits=true", "about a third longer"): (1.25, 1.45),
    ("miniatures=false", "about a fifth shorter"): (0.75, 0.85),
    ("pawns_to_win=2", "less than half as long"): (0.4, 0.5),
    ("pawns_to_win=1", "about a sixth"): (0.14, 0.19),
    ("pawn_starts_out=true", "longer rather than shorter"): (1.01, 2.0),
}

EXAMPLES = [(game, name) for game in GAMES for name in scripts(macabre.load(game))]


def test_there_are_names_for_as_many_seats_as_a_game_may_have():
    assert len(set(PEOPLE)) == MOST_SEATS


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_what_an_example_claims_is_what_the_rules_make_of_it(game, name):
    chosen = macabre.load(game)
    script = scripts(chosen)[name]
    end, caption = play_example(chosen, script).scenes[-1].view, captions(game)[name]
    for words, path, value in script.get("claims", []):
        assert words in caption
        assert found(end, path) == (None if value is False else value), f"{game}, {name}: {words}"
    for words, move in script.get("refused", []):
        assert words in caption
        assert position(chosen, script).explain(move, 0) is not None
    assert ("moves" in script) <= ("claims" in script)


def house_words(game):
    """The chapter of the house rules, one after the other."""
    (chapter,) = [chapter for chapter in book_of(game) if chapter.heading == "House rules"]
    return [plain(item) for block in chapter.blocks for item in block.items]


def outcome(game, rule, options, moves):
    """Where the moves lead by these house rules; "refused" if the rules do not allow them, "hidden" if none may see."""
    script = {**rule, "options": options, "moves": moves}
    try:
        end = play_example(game, script).scenes[-1].view
    except Error:
        return "refused"
    try:
        return found(end, rule["path"])
    except TypeError:
        return "hidden"


def told(value):
    """TOML has no null: false stands for it."""
    return [told(one) for one in value] if isinstance(value, list) else None if value is False else value


@pytest.mark.parametrize(("game", "rule"), HOUSE_RULES, ids=lambda part: part if isinstance(part, str) else "")
def test_a_house_rule_does_what_the_book_says_and_the_usual_rules_do_not(game, rule):
    chosen, moves = macabre.load(game), rule.get("moves", [])
    assert any(rule["words"] in words for words in house_words(game))
    assert outcome(chosen, rule, rule["options"], moves) == told(rule["with"])
    assert outcome(chosen, rule, {}, rule.get("usual_moves", moves)) == told(rule["without"])


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_is_told_with_its_clause(game):
    families = {name: option for name, option in macabre.load(game).rules.options.items() if not option.names_seat}
    assert {name for rule in HOUSE[game] for name in rule["options"]} == set(families)
    quoted = set(re.findall(r"[A-Z]{3}-\d+", " ".join(house_words(game))))
    for name in families:
        about = english(macabre.load(game).rules.notation.option(name))
        assert re.findall(r"[A-Z]{3}-\d+", about)[-1] in quoted
    assert len(house_words(game)) == len(families) + 1, "a line each, and one to agree"


@pytest.mark.parametrize(("rule", "words"), TIMES)
def test_how_much_longer_a_house_rule_makes_a_match_is_what_was_measured(rule, words):
    row = re.compile(rf"(?<=\| `{rule}` \| )\d+")
    column = 0 if any(words in line for line in house_words("cluedo-cards")) else 1
    usual = re.findall(r"\| as it is \| (\d+) [^|]*", STUDIED.partition("## Other ways to play")[2])[column]
    least, most = TIMES[rule, words]
    assert any(words in line for line in house_words(["cluedo-cards", "dead-house"][column]))
    assert least < int(row.findall(STUDIED)[0]) / int(usual) < most


def test_how_often_rivals_push_is_what_was_measured():
    usual, caught = map(float, re.findall(r"a rival is pushed, a match \| ([\d.]+) [^|]*\| ([\d.]+)", STUDIED)[0])
    assert any("push nearly twice as often" in words for words in house_words("dead-house"))
    assert 1.6 < caught / usual < 2


@pytest.mark.parametrize("game", GAMES)
def test_a_book_has_every_chapter_and_only_examples_that_are_there(game):
    assert {NAMES.get(chapter.heading, chapter.heading) for chapter in book_of(game)} >= CHAPTERS
    assert any(chapter.heading.startswith("Setting up") for chapter in book_of(game))
    assert set(captions(game)) == set(scripts(macabre.load(game)))


@pytest.mark.parametrize("game", GAMES)
def test_a_book_says_no_word_of_the_programs_own_and_quotes_clauses_that_are_there(game):
    assert PROGRAM.findall(words_of(game)) == []
    quoted = re.findall(r"\b[A-Z]{3}-\d+\b", words_of(game))
    assert quoted
    assert set(quoted) <= set(macabre.load(game).clauses)


@pytest.mark.parametrize("game", GAMES)
def test_clauses_as_families_read_them_are_in_plain_words(game):
    chosen = macabre.load(game)
    for number in chosen.clauses:
        read = read_clause(chosen, number, Speech())
        for text in (read.text, read.short):
            assert not re.search(r"`|\w_\w|\b(null|true|false|option)\b|data file|not in the view", text), number


@pytest.mark.parametrize("game", GAMES)
def test_figures_in_the_tips_are_those_of_the_studies(game):
    figures = INTERVAL.findall(words_of(game))
    assert figures
    for figure in figures:
        assert figure in STUDIED


def test_the_figures_of_lone_players_are_those_of_the_rules():
    rules = (macabre.load("deadly-doodles").rules.folder / "RULES.md").read_text("utf-8")
    figures = re.findall(r"\d+ ± \d+", words_of("deadly-doodles"))
    assert len(figures) == 3
    assert set(figures) <= set(re.findall(r"\d+ ± \d+", rules))


def shown(game, kind):
    return {name for _, drawn, name in pictures(book_of(game)) if drawn == kind}


def chart_of(game):
    chosen = macabre.load(game)
    return chosen.rules.notation.chart(chosen.default_board, Speech())


def test_every_card_and_square_has_its_picture():
    house, cards = chart_of("dead-house"), shown("dead-house", "card")
    unnumbered = {"9", "10", "11"}  # shown by 2, 6 and 8, which do the same
    assert {card["name"] for card in [*house["cards"], *house["specials"]]} - unnumbered <= cards
    assert set(house["squares"]) - {"plain"} <= shown("dead-house", "square")
    pictured = {name.rpartition("-")[0] for name in shown("cluedo-cards", "card")}
    assert pictured == {one["picture"] for one in chart_of("cluedo-cards")["pictures"]}
    assert shown("cluedo-cards", "miniature") == {"0", "1", "2", "3"}
    mansion = chart_of("dead-end-drive")
    assert shown("dead-end-drive", "trap") == {trap["name"] for trap in mansion["traps"]}
    assert {pawn["name"].replace(" ", "_") for pawn in mansion["pawns"]} <= shown("dead-end-drive", "pawns")
    assert shown("deadly-doodles", "card") == {"straight", "corner", "t", "cross", "dead-end", "trap", "draw-2"}


@pytest.mark.parametrize(
    ("game", "needed"),
    [
        ("dead-house", ["A 1 ", "a 5 ", "−3 and −13", "Slappy", "Miss Me?"]),
        ("dead-end-drive", ["never diagonally", "walls", "secret passage", "Wild card"]),
        ("cluedo-cards", ["the Candlestick always makes the next player miss"]),
        ("deadly-doodles", ["one segment a room", "Alone"]),
    ],
)
def test_a_minute_covers_what_a_first_match_needs(game, needed):
    minute = " ".join(point.text for point in macabre.load(game).rules.text.minute)
    for words in needed:
        assert words in minute


def test_a_game_without_a_book_says_so(tmp_path):
    bare = SimpleNamespace(id="bare", title="Bare", rules=SimpleNamespace(folder=tmp_path))
    assert not has_book(bare)
    with pytest.raises(Error, match="Bare has no rulebook"):
        book_info(bare)


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_book_are_english_where_a_language_is_unknown(game):
    chosen = macabre.load(game)
    assert chosen.text("xx") is chosen.text("en")
    assert book_info(chosen, "xx") == book_info(chosen)


@pytest.mark.process
@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_prints_the_book_with_its_boards(game):
    printed = command("rules", game).stdout
    for chapter in book_of(game):
        assert f"\n{chapter.heading}\n---" in printed
    assert "![" not in printed
    assert "**" not in printed
    examples = book_info(macabre.load(game))["examples"].values()
    for line in [event["text"] for example in examples for scene in example["scenes"] for event in scene["told"]]:
        assert line in printed


BELOW = [("dead-end-drive", "DED-7", "15 . 1 S S"), ("deadly-doodles", "DOO-3", "4 .|b|$ .|* .|a")]


@pytest.mark.process
@pytest.mark.parametrize(("game", "clause", "line"), BELOW)
def test_where_a_clause_says_below_the_terminal_prints_the_board(game, clause, line):
    assert line in command("rules", game).stdout.partition("Components")[2]
    assert line in command("rules", game, clause).stdout
