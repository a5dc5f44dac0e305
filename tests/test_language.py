"""Sayings are put into words, as Fluent does; and whatever Python names stands in the English words."""

import json
import logging
import shutil
from collections import defaultdict
from importlib import import_module
from itertools import product
from typing import get_args, get_type_hints, is_typeddict

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent_ast
from hypothesis import given
from hypothesis import strategies as st

import macabre
from macabre.language import (
    Figure,
    Listed,
    Named,
    Saying,
    SeatName,
    Speech,
    from_data,
    languages,
    sayings,
    speak_from,
    to_data,
)
from macabre.language import speech as speech_module
from macabre.language.columns import centred, cut, filled, flush_right, padded, width
from macabre.language.fluent import Words, WordsError
from macabre.language.plurals import plural_chooser
from macabre.language.saying import COMMANDS, HOUSE
from macabre.testing.walk import decision_walk, house_rules, random_match
from tests.messages import CALLS, called, entries, nodes_in
from tests.reading import FOLDER

GAMES = macabre.games()

# --- plurals

PLURALS = {  # by CLDR, as a language.toml has them; and the forms of 0, 1, 2, 5 and 21
    "en": ({"one": "n = 1"}, "other one other other other"),
    "fr": ({"one": "i = 0,1"}, "one one other other other"),
    "ja": ({}, "other other other other other"),
    "cs": ({"one": "n = 1", "few": "n = 2..4"}, "other one few other other"),
    "pl": (
        {"one": "n = 1", "few": "n % 10 = 2..4 and n % 100 != 12..14", "many": "n = 0..999999"},
        "many one few many many",
    ),
    "ru": (
        {
            "one": "n % 10 = 1 and n % 100 != 11",
            "few": "n % 10 = 2..4 and n % 100 != 12..14",
            "many": "n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14",
        },
        "many one few many one",
    ),
    "lv": (
        {"zero": "n % 10 = 0 or n % 100 = 11..19", "one": "n % 10 = 1 and n % 100 != 11"},
        "zero one other other one",
    ),
    "sl": ({"one": "n % 100 = 1", "two": "n % 100 = 2", "few": "n % 100 = 3..4"}, "other one two other other"),
    "ar": (
        {"zero": "n = 0", "one": "n = 1", "two": "n = 2", "few": "n % 100 = 3..10", "many": "n % 100 = 11..99"},
        "zero one two few many",
    ),
}
NUMBERS = (0, 1, 2, 5, 21)


@pytest.mark.parametrize("language", PLURALS)
def test_a_number_takes_the_form_that_its_language_has(language):
    rules, forms = PLURALS[language]
    choose = plural_chooser(rules)
    assert " ".join(map(choose, NUMBERS)) == forms
    assert [choose(number) for number in range(1200)] == [Locale(language).plural_form(n) for n in range(1200)]
    assert choose(-5) == choose(5)


@pytest.mark.parametrize("code", languages())
def test_the_languages_of_the_house_count_as_unicode_says(code):
    choose = languages()[code].plural
    locale = Locale.parse(code, sep="-")
    assert [choose(number) for number in range(1200)] == [locale.plural_form(n) for n in range(1200)]


@pytest.mark.parametrize("rule", ["n", "n % 10", "m = 1", "n = one", "n < 2", "n = 1 or"])
def test_what_is_no_rule_for_plurals_is_refused(rule):
    with pytest.raises(ValueError, match="is no rule for plurals"):
        plural_chooser({"one": rule})


# --- figures

FIGURES = {  # a share, a number with thousands, one of four places, and a difference
    "en": ("56.0 %", "1,234,567.5", "1,234", "−0.5"),
    "de": ("56,0 %", "1.234.567,5", "1.234", "−0,5"),
    "fr": ("56,0 %", "1\u202f234\u202f567,5", "1\u202f234", "−0,5"),
    "es": ("56,0 %", "1.234.567,5", "1234", "−0,5"),
    "ja": ("56.0%", "1,234,567.5", "1,234", "−0.5"),
}


@pytest.mark.parametrize("code", FIGURES)
def test_figures_are_written_as_their_reader_writes_them(code):
    figures = (Figure(0.56, ".1%"), Figure(1234567.5, ",.1f"), Figure(1234, ","), Figure(-0.5, "+.1f"))
    assert tuple(map(Speech(code).say, figures)) == FIGURES[code]


@pytest.mark.parametrize("code", languages())
def test_the_languages_of_the_house_write_numbers_as_unicode_says(code):
    signs = Locale.parse(code, sep="-").number_symbols["latn"]
    assert Speech(code).figure(12345.5, ",.1f") == f"12{signs['group']}345{signs['decimal']}5"


def test_a_number_below_zero_has_one_minus_wherever_people_read_it():
    words = Words("points = { $points }\n", plural_chooser({}))
    assert words.get("points").pattern({"points": -15}) == Speech().figure(-15, "d") == "−15"
    assert words.get("points").pattern({"points": "-15"}) == "-15"  # as it is typed


def test_a_figure_stands_in_a_sentence():
    share = {"value": Figure(0.256, ".1%"), "low": Figure(20.04, ".1f"), "high": Figure(0.31, ".1%")}
    assert Speech("de").report("figure-interval", **share) == "25,6 % (20,0 bis 31,0 %)"
    assert Speech("en").report("figure-interval", **share) == "25.6 % (20.0 to 31.0 %)"


def test_a_language_that_is_added_by_files_alone_brings_its_signs(tmp_path, monkeypatch):
    own = tmp_path / "de-CH"
    own.mkdir()
    about = 'name = "Schwiizerdütsch"\n[numbers]\ndecimal = "·"\ngroup = "’"\ngrouped_from = 10000\n'
    (own / "language.toml").write_text(about, "utf-8")
    (own / "house.ftl").write_text("percent = { $number }%\n", "utf-8")
    monkeypatch.setenv("MACABRE_LANGUAGES", str(tmp_path))
    figures = [Figure(0.56, ".1%"), Figure(1234.5, ",.1f"), Figure(12345, ",")]
    assert [Speech("de-CH").say(figure) for figure in figures] == ["56·0%", "1234·5", "12’345"]


# --- a toy game in English and in a language with cases, which lacks some words

ENGLISH_TOY = """
cards = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
 }
weapon-dagger = Dagger
    .the = the Dagger
weapon-club = Club
deep = deep { $thing-the }
hit = { $seat-person ->
    [you] You take { $weapon-the }.
   *[other] { $seat } takes { $weapon-the }.
 }
asked = { $answer ->
    [none] nothing
    [yes] yes
    [no] no
   *[other] { $answer }
 }
box = box of { $inside }
    .the = the box of { $inside }
only-english = only here
taken = { $weapons } / { $weapons-the }
"""
RUSSIAN_TOY = """
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
weapon-dagger = кинжал
    .acc = кинжала
weapon-club = дубина
    .acc = дубину
hit = { $seat } берёт { $weapon-acc }.
"""
say = sayings("toy")
DAGGER, CLUB = say("weapon-dagger"), say("weapon-club")


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """English and Russian, and the words of a toy game in both."""
    for code in ("en", "ru"):
        shutil.copytree(FOLDER / "language" / "en", tmp_path / code)
    rules = "\n".join(f'{form} = "{rule}"' for form, rule in PLURALS["ru"][0].items())
    (tmp_path / "ru" / "language.toml").write_text(f'name = "Русский"\n[plurals]\n{rules}\n', "utf-8")
    (tmp_path / "ru" / "house.ftl").write_text("list-and = { $first } и { $last }\n", "utf-8")
    (tmp_path / "en.ftl").write_text(ENGLISH_TOY, "utf-8")
    (tmp_path / "ru.ftl").write_text(RUSSIAN_TOY, "utf-8")
    monkeypatch.setattr(speech_module, "FOLDER", tmp_path)
    speak_from("toy", tmp_path)
    return tmp_path


@pytest.mark.usefixtures("toy")
def test_messages_choose_by_number_and_by_its_form():
    found = [Speech(code).say(say("cards", count=count)) for code in ("en", "ru") for count in NUMBERS]
    assert found[:5] == ["no card", "1 card", "2 cards", "5 cards", "21 cards"]
    assert found[5:] == ["0 карт", "1 карта", "2 карты", "5 карт", "21 карта"]


@pytest.mark.usefixtures("toy")
def test_messages_choose_by_what_there_is_not_and_by_yes_and_no():
    speech = Speech()
    assert [speech.say(say("asked", answer=answer)) for answer in (None, True, False, "so")] == [
        "nothing", "yes", "no", "so",
    ]  # fmt: skip
    assert speech.say(say("asked")) == "nothing"
    assert speech.say(None) == ""


@pytest.mark.usefixtures("toy")
def test_messages_ask_for_attributes_of_what_they_are_given():
    names = ["Anna", "Ben"]
    english, russian = Speech("en", names, me=0), Speech("ru", names, me=0)
    assert english.say(say("hit", seat=SeatName(0), weapon=DAGGER)) == "You take the Dagger."
    assert english.say(say("hit", seat=SeatName(1), weapon=DAGGER)) == "Ben takes the Dagger."
    assert english.say(say("hit", seat=SeatName(1), weapon=CLUB)) == "Ben takes Club."  # it has no such attribute
    assert english.say(say("deep", thing=say("box", inside=say("box", inside="nuts")))) == "deep the box of box of nuts"
    assert russian.say(say("hit", seat=SeatName(0), weapon=CLUB)) == "Anna берёт дубину."


@pytest.mark.usefixtures("toy")
def test_who_has_no_name_is_called_by_a_number_from_one():
    assert (
        Speech("en", ["", "Ben"]).say(Listed((SeatName(0), SeatName(1), SeatName(2)), "plain"))
        == "Player 1, Ben, Player 3"
    )
    assert Speech("en", ["Anna"]).called(["Cleo"]).say(SeatName(0)) == "Cleo"


@pytest.mark.usefixtures("toy")
def test_what_a_board_names_otherwise_keeps_its_name_in_every_language():
    usual, own = Named(DAGGER, "Dagger"), Named(DAGGER, "Axe")
    unknown = Named(say("weapon-unknown"), "Bow")
    assert [Speech("en").say(thing) for thing in (usual, own, unknown)] == ["Dagger", "Axe", "Bow"]
    assert [Speech("ru").say(thing) for thing in (usual, own, unknown)] == ["кинжал", "Axe", "Bow"]
    assert Speech("ru", ["Anna"]).say(say("hit", seat=SeatName(0), weapon=usual)) == "Anna берёт кинжала."
    assert Speech("ru", ["Anna"]).say(say("hit", seat=SeatName(0), weapon=own)) == "Anna берёт Axe."


@pytest.mark.usefixtures("toy")
def test_things_stand_in_a_row():
    speech, things = Speech(), ("A1", SeatName(1), DAGGER)
    assert [speech.say(Listed(things[:count])) for count in range(4)] == [
        "", "A1", "A1 and Player 2", "A1, Player 2 and Dagger",
    ]  # fmt: skip
    assert speech.say(Listed(things, "or")) == "A1, Player 2 or Dagger"
    assert speech.say(Listed(things, "plain")) == "A1, Player 2, Dagger"
    assert speech.say(Listed((1, None, Listed((2, 3))), "or")) == "1, none or 2 and 3"
    assert speech.say(say("taken", weapons=Listed((DAGGER, CLUB)))) == "Dagger and Club / the Dagger and Club"
    assert Speech("ru").say(Listed((DAGGER, CLUB))) == "кинжал и дубина"


# --- what is missing


def reports(caplog):
    return [record.getMessage() for record in caplog.records]


@pytest.mark.usefixtures("toy")
def test_what_a_language_lacks_is_said_in_english_and_reported_once(caplog):
    with caplog.at_level(logging.WARNING):
        assert [Speech("ru").say(say("only-english")) for _ in range(2)] == ["only here"] * 2
        assert Speech("ru")("list-or", first=1, last=2) == "1 or 2"
    assert reports(caplog) == [
        "the words of toy in 'ru' lack 'only-english'; English is shown instead",
        "the words of the house in 'ru' lack 'list-or'; English is shown instead",
    ]


@pytest.mark.usefixtures("toy")
def test_what_english_lacks_too_is_called_by_its_key_and_reported_once(caplog):
    missing = say("nowhere", seat=SeatName(0))
    with caplog.at_level(logging.WARNING):
        assert [Speech("ru").say(missing) for _ in range(2)] == ["nowhere"] * 2
    assert reports(caplog) == ["the words of toy in 'ru' lack 'nowhere'; nor in English"]
    assert not Speech("ru").has(missing)
    assert Speech("ru").has(say("box"))


@pytest.mark.usefixtures("toy")
def test_what_is_in_a_language_is_not_reported(caplog):
    with caplog.at_level(logging.WARNING):
        Speech("ru", ["Anna"]).say(say("hit", seat=SeatName(0), weapon=DAGGER))
    assert reports(caplog) == []


@pytest.mark.usefixtures("toy")
def test_all_words_are_the_own_ones_of_a_language_and_the_english_ones_that_it_lacks():
    words = Words(languages()["ru"].all_words("toy"), plural_chooser({}))
    assert words.keys == languages()["en"].words("toy").keys
    said = [words.get(key).pattern({}) for key in ("weapon-dagger", "only-english")]
    assert said == ["кинжал", "only here"]


@pytest.mark.usefixtures("toy")
def test_what_pages_are_given_in_english_is_reported(caplog):
    with caplog.at_level(logging.WARNING):
        languages()["ru"].all_words("toy")
    assert "the words of toy in 'ru' lack 'only-english'; English is shown instead" in reports(caplog)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("de", "de"),
        ("xx, fr-CA; q=0.8, de;q=0.9", "de"),
        ("de;q=0, es;q=0.1", "es"),
        ("de;q=nonsense, fr;q=0.2", "fr"),
        ("", "en"),
    ],
)
def test_the_language_that_a_browser_likes_best(accepted, language):
    assert speech_module.language_of(accepted) == language


@pytest.mark.usefixtures("toy")
def test_a_language_is_found_without_its_region():
    find = speech_module.find_language
    assert [find("ru-RU"), find("ru_RU"), find("xx", "ru"), find("xx"), find()] == ["ru", "ru", "ru", "en", "en"]


# --- as data

SHORT = st.text(max_size=3)
PLAIN = st.none() | st.booleans() | st.integers(-999, 999) | SHORT
ARGUMENTS = st.recursive(
    PLAIN
    | st.builds(SeatName, st.integers(0, 5))
    | st.builds(Figure, st.integers(0, 9), st.sampled_from([",", ".1%"])),
    lambda inner: (
        st.builds(
            Saying, st.sampled_from(["", "toy"]), st.text(max_size=3), st.dictionaries(st.text(max_size=3), inner)
        )
        | st.builds(Listed, st.lists(inner, max_size=3).map(tuple), st.sampled_from(["and", "or", "plain"]))
        | st.builds(Named, st.builds(Saying, st.just("toy"), SHORT, st.just({})), SHORT)
    ),
    max_leaves=8,
)


@given(ARGUMENTS)
def test_a_saying_survives_as_data(saying):
    data = json.loads(json.dumps(to_data(saying)))
    assert from_data(data) == saying
    assert type(from_data(data)) is type(saying)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_match_says_survives_as_data(game):
    chosen = macabre.load(game)
    spoken, speech = chosen.rules.notation, Speech()
    for options in house_rules(chosen):
        match = random_match(chosen, 3, 5, options, most=40)
        said = [spoken.say(match.board, event) for event in match.told(None)]
        said += [spoken.phrase(match.board, move) for seat in match.to_act for move in match.legal_moves(seat)]
        for saying in filter(None, said):
            assert speech.say(from_data(json.loads(json.dumps(to_data(saying))))) == speech.say(saying)


# --- in columns


def test_letters_that_take_two_places_are_counted_so():
    assert [width(text) for text in ("", "abc", "短剣", "é")] == [0, 3, 4, 1]
    assert [cut("短剣ab", places) for places in (6, 5, 4, 3)] == ["短剣ab", "短剣a", "短剣", "短"]
    assert (padded("短", 4), flush_right("短", 4), centred("短", 5), centred("abcdef", 4)) == (
        "短  ", "  短", " 短  ", "abcd",
    )  # fmt: skip


def test_a_text_is_broken_at_blanks_and_where_there_are_none_at_any_letter():
    assert filled("one two three", 7) == "one two\nthree"
    assert filled("one two three", 7, "  ") == "one two\n  three"
    assert filled("unbreakable word", 5) == "unbreakable\nword"
    assert filled("短剣を置く。「次」", 8) == "短剣を置\nく。\n「次」"
    assert filled("CLU-7   短剣を置く", 12, " " * 8) == "CLU-7   短剣\n        を置\n        く"
    assert filled("ab\N{NO-BREAK SPACE}: c", 4) == "ab\N{NO-BREAK SPACE}:\nc"


# --- our reader of files against Fluent's own

FILES = sorted(FOLDER.glob("language/*/*.ftl")) + sorted(FOLDER.glob("games/*/language/*.ftl"))
FORMS = ("zero", "one", "two", "few", "many")


def code_of(path):
    """The language of a file of words."""
    return path.parent.name if path.parent.parent.name == "language" else path.stem


def chosen_by(entry, messages):
    """The variants that a message, with those that it refers to, chooses among by each of its arguments."""
    found = defaultdict(set)
    for select in nodes_in(entry, fluent_ast.SelectExpression):
        for variant in select.variants:
            key = variant.key
            found[select.selector.id.name].add(key.name if isinstance(key, fluent_ast.Identifier) else int(key.value))
    for reference in nodes_in(entry, fluent_ast.MessageReference):
        for name, keys in chosen_by(messages[reference.id.name], messages).items():
            found[name] |= keys
    return found


def samples(name, chosen):
    """What an argument is tried with: all that is chosen by it, and something else."""
    keys = chosen.get(name, set())
    if any(key in FORMS or isinstance(key, int) for key in keys):
        return [*sorted({0, 1, 2, 5, 21, *(key for key in keys if isinstance(key, int))}), *sorted(keys & {"none"})]
    return [*sorted(key for key in keys if key != "other"), "Anna B."]


def patterns_of(message, ours):
    """A message and its attributes: of Fluent's own, of ours, and the arguments of each."""
    if message.value is not None:
        yield message.value, ours.pattern, ours.variables
    assert message.attributes.keys() == ours.attributes.keys()
    for name, value in message.attributes.items():
        yield value, ours.attributes[name], ours.variables_of[name]


@pytest.mark.parametrize("path", FILES, ids=called)
@pytest.mark.usually(12)
def test_our_files_of_words_are_read_as_fluents_own_runtime_reads_them(path):
    language = languages()[code_of(path)]
    words, text = Words.read(path, language.plural), path.read_text("utf-8")
    bundle = FluentBundle([language.code], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    messages = {entry.id.name: entry for entry in entries(path)}
    assert words.keys == messages.keys()
    for key, entry in messages.items():
        chosen = chosen_by(entry, messages)
        for theirs, ours, variables in patterns_of(bundle.get_message(key), words.get(key)):
            names = sorted(variables)
            for values in product(*(samples(name, chosen) for name in names)):
                arguments = dict(zip(names, values, strict=True))
                said, errors = bundle.format_pattern(theirs, arguments)
                assert (ours(arguments), errors) == (said, []), f"{key} with {arguments}"


@pytest.mark.parametrize("path", FILES, ids=called)
def test_no_message_stands_twice_in_a_file(path):
    keys = [entry.id.name for entry in entries(path)]
    assert sorted(keys) == sorted(set(keys))


def test_words_that_cannot_be_read_are_refused_when_they_are_said():
    words = Words("broken = { $a\nwrong = { NUMBER($a) }\nlost = { gone }\ngood = so\n", plural_chooser({}), "a file")
    assert words.get("good").pattern({}) == "so"
    assert words.get("absent") is None
    for key, said in {"broken": "'broken' cannot be read", "wrong": "FunctionReference", "lost": "no 'gone'"}.items():
        with pytest.raises(WordsError, match=said):
            words.get(key).pattern({"a": 1})


# --- whatever Python names stands in the English words, with just the arguments that it is given


def english_of(owner):
    """The arguments of each English message, those of its attributes included."""
    if owner in GAMES:
        macabre.load(owner)  # tells where its words are
    words = languages()["en"].words(owner)
    messages = {key: words.get(key) for key in words.keys}
    return {key: message.variables.union(*message.variables_of.values()) for key, message in messages.items()}


def given_as(variable, arguments):
    """The argument that a variable is, or is an attribute of: `$weapon-the` of `weapon`."""
    return variable if variable in arguments else variable.rpartition("-")[0]


@pytest.mark.parametrize("owner", [HOUSE, COMMANDS, *GAMES])
def test_every_message_that_python_names_is_there_with_just_its_arguments(owner):
    """A call may leave out what is none there, but somebody gives it, and nobody gives what no message has."""
    english = english_of(owner)
    given, unknown = defaultdict(set), []
    for call in (call for call in CALLS if owner in call.owners):
        named = [key for key in english if call.pattern.fullmatch(key)]
        assert named, f"{call.place}: there is no {call.pattern.pattern} in the words of {owner or 'the house'}"
        if None in call.arguments:
            continue
        used = {given_as(variable, call.arguments) for key in named for variable in english[key]}
        unknown += [f"{call.place}: {named[0]} does not mention ${name}" for name in call.arguments - used]
        for key in named:
            given[key] |= call.arguments
    assert unknown == []
    missing = [
        f"{key}: nobody gives ${variable}"
        for key, arguments in given.items()
        for variable in english[key]
        if given_as(variable, arguments) not in arguments
    ]
    assert sorted(missing) == []


def test_keys_are_found_where_they_are_named():
    """The reading itself: of these modules it finds the known ones."""
    found = {(call.place.split(":")[0], call.pattern.pattern) for call in CALLS}
    assert ("match.py", r"refuse\-over") in found
    assert ("spoken.py", r"type\-.+") in found
    assert ("games/deadly_doodles/refusals.py", r"refuse\-shape\-.+") in found
    assert ("language/speech.py", r"unnamed\-seat") in found


# --- what the contract of games asks for


def shapes_of(game):
    """The fields of each type of move and of event, as the game declares them to the outside."""
    outside = import_module(f"macabre.games.{game.replace('-', '_')}.outside")
    moves, events = defaultdict(set), defaultdict(set)
    for shape in filter(is_typeddict, vars(outside).values()):
        hints = get_type_hints(shape)
        for kind in get_args(hints.get("type")):
            (events if "clause" in hints else moves)[kind] |= hints.keys()
    return moves, events


@pytest.mark.parametrize("game", GAMES)
def test_what_is_declared_to_the_outside_is_what_the_grammar_and_the_words_have(game):
    grammar = macabre.load(game).rules.notation.moves.moves
    moves, events = shapes_of(game)
    assert dict(moves) == {kind: {"type", *fields} for kind, fields in grammar.items()}
    told = {key.removeprefix("event-") for key in english_of(game) if key.startswith("event-")}
    assert told == events.keys()


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_moves_mention_nothing_that_moves_do_not_have(game):
    """What is legal or wished for says each type of move; a game's tests of utterances do the same for events."""
    chosen, given = macabre.load(game), defaultdict(set)
    for options in house_rules(chosen):
        for match in decision_walk(chosen, 2, 5, 80, options):
            seat = match.to_act[0]
            one_of_each = {move["type"]: move for move in [*match.wishes(seat), *match.legal_moves(seat)]}
            for saying in map(match.saying, one_of_each.values()):
                given[saying.key] |= saying.arguments.keys()
    english = {key: variables for key, variables in english_of(game).items() if key.startswith("move-")}
    assert given.keys() == english.keys()
    strange = [
        f"{key}: ${variable}"
        for key, variables in english.items()
        for variable in variables
        if given_as(variable, given[key]) not in given[key]
    ]
    assert strange == []


@pytest.mark.parametrize("game", GAMES)
def test_types_questions_and_house_rules_have_their_words(game):
    english, rules = english_of(game), macabre.load(game).rules
    grammar = rules.notation.moves.moves
    fields = {field for fields in grammar.values() for field in fields}
    assert {f"type-{kind}" for kind in grammar} <= english.keys()
    assert {f"ask-{field}" for field in fields} <= english.keys()
    assert {f"option-{name}" for name in rules.options} <= english.keys()
    assert {key for key in english if key.startswith("option-")} == {f"option-{name}" for name in rules.options}
