"""Languages in a real browser: chosen in one press, each reader their own, and never an empty page."""

from tests.web.conftest import MEANT
from tests.web.people import begin, new_table, seat_bot, sit

WORDS = "**/static/words/**"
CUT = (*MEANT, "ERR_FAILED")


def test_a_language_is_chosen_in_one_press_and_remembered(person, server):
    page = person()
    page.goto(server.url)
    page.get_by_label("Language").select_option("Deutsch")
    page.get_by_role("heading", name="Mörderische Spiele für die ganze Familie").wait_for()
    for path, there in {"rules/cluedo-cards": "Alle Regeln nach Nummern", "replay/none": "Zur Eingangshalle"}.items():
        page.goto(f"{server.url}/{path}")
        page.get_by_role("link", name=there).wait_for()
        assert page.get_by_label("Sprache").count() == 1
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
