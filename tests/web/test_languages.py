"""Languages in a real browser: chosen in one press, each reader their own, and never an empty page."""

import re

import pytest

from macabre.language import Speech
from tests.reading import FOLDER
from tests.web.conftest import MEANT
from tests.web.people import (
    PHONE,
    SIDEWAYS,
    begin,
    begin_by_keys,
    move,
    new_table,
    play_to_the_end,
    seat_bot,
    sit,
    texts_on,
)

WORDS = "**/static/words/**"
CUT = (*MEANT, "ERR_FAILED")
SHORT = {
    "cluedo-cards": {"target": 1},
    "dead-end-drive": {"turn_limit": 12},
    "dead-house": {"pawns_to_win": 1, "pawn_starts_out": True, "turn_limit": 20},
    "deadly-doodles": {"number_of_rounds": 3},
}
LOCALES = {"de": "de-DE", "ja": "ja-JP"}


def test_a_language_is_chosen_in_one_press_and_remembered(person, server):
    page = person(meant=(*MEANT, "404"))
    page.goto(server.url)
    page.get_by_label("Language").select_option("Deutsch")
    page.get_by_role("heading", name="Mörderische Spiele für die ganze Familie").wait_for()
    for path, there in {"rules/cluedo-cards": "Alle Regeln nach Nummern", "replay/none": "Zur Eingangshalle"}.items():
        page.goto(f"{server.url}/{path}")
        page.get_by_role("link", name=there, exact=True).wait_for()
        assert page.get_by_label("Sprache").count() == 1
    page.goto(f"{server.url}/static/fairness.html")
    page.get_by_role("heading", name="Fairer Zufall").wait_for()
    assert page.get_by_role("heading", name="Fair luck").count() == 0
    page.goto(new_table(server))
    page.get_by_role("button", name="Hier sitzen").first.wait_for()
    assert page.locator("html").get_attribute("lang") == "de"


def test_each_person_at_a_table_reads_their_own_language(person, server):
    anna, keiko = person(), person(locale="ja-JP")
    link = new_table(server, players=3)
    anna.goto(link)
    sit(anna, 0, "Anna")
    keiko.goto(link)
    keiko.locator("#seats [data-key='sit-1']").click()
    keiko.get_by_label("名前", exact=True).fill("Keiko")
    keiko.get_by_role("button", name="座る", exact=True).click()
    seat_bot(anna, 2)
    begin([anna, keiko])
    anna.locator("#log").get_by_text("Round 1").wait_for()
    keiko.locator("#log").get_by_text("第1ラウンド").wait_for()


def words_in(text):
    """Every word of three letters and more."""
    return set(re.findall(r"[^\W\d_]{3,}", text.casefold()))


def said_in(paths):
    """What files of words say, without what it is called there."""
    return re.sub(r"^#.*|^[\w-]+ =|^ +\.\w+ =|\$[\w-]+|\[\w+\]", "", text_of(paths), flags=re.M)


def text_of(paths):
    return "\n".join(path.read_text("utf-8") for path in paths)


def english_alone(code):
    """The words that English files have, and none of another language; titles of games are in its rules."""
    english = words_in(said_in([*FOLDER.glob("language/en/*.ftl"), *FOLDER.glob("games/[a-z]*/language/en.ftl")]))
    own = [*FOLDER.glob(f"language/{code}/*.ftl"), *FOLDER.glob(f"games/[a-z]*/language/{code}.ftl")]
    return english - words_in(said_in(own)) - words_in(text_of(FOLDER.glob(f"games/*/language/RULES.{code}.md")))


def english_on(page, words):
    """The texts of a page in which there is an English word."""
    return [place for place, text in texts_on(page) if words & words_in(text)]


@pytest.mark.usually(3)
@pytest.mark.parametrize("code", LOCALES)
@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_played_to_its_end_and_no_english_word_is_met(person, server, game, code):
    page, words = person(locale=LOCALES[code], **PHONE), english_alone(code)
    begin_by_keys(page, server, game, **SHORT[game])

    def read_and_move(page):
        assert english_on(page, words) == []
        move(page)

    play_to_the_end([page], decide=read_and_move)
    page.locator("#outcome h2").wait_for()
    assert english_on(page, words) == []
    assert page.evaluate(SIDEWAYS) == [0, []]


def test_an_english_word_would_be_met(person, server):
    page = person(locale="de-DE")
    page.goto(server.url)
    page.get_by_role("heading", name="Mörderische Spiele für die ganze Familie").wait_for()
    words = english_alone("de")
    assert english_on(page, words) == []
    page.evaluate("document.querySelector('main').append('Begin the match')")
    assert len(english_on(page, words)) == 1


def test_words_that_do_not_come_are_asked_for_again(person, server):
    page, asked = person(meant=CUT), []

    def fail_twice(route):  # what is asked for early, and what the page asks for itself
        asked.append(route.request.url)
        route.abort() if len(asked) < 3 else route.continue_()

    page.route(WORDS, fail_twice)
    page.goto(server.url)
    page.get_by_role("heading", name="Deadly games for the family").wait_for()


def test_where_a_language_does_not_come_there_is_english(person, server):
    page = person(locale="de-DE", meant=CUT)
    page.route("**/static/words/de/**", lambda route: route.abort())
    page.goto(server.url)
    page.get_by_role("heading", name="Deadly games for the family").wait_for()


def test_without_any_words_the_page_is_still_there(person, server):
    page = person(meant=CUT)
    page.route(WORDS, lambda route: route.abort())
    page.goto(server.url)
    page.get_by_role("heading", name="hall-title").wait_for()
    page.locator("#games h3").first.wait_for()


def test_a_page_writes_numbers_as_the_server_does(person, server):
    page = person(locale="de-DE")
    page.goto(server.url)
    said = page.evaluate("import('/static/page/language.js').then(({ say }) => say('seat', { number: 12345 }))")
    assert said == Speech("de")("seat", number=12345)
    assert "12345" in said
