"""Decks of one's own: a file at fault is refused in one sentence that points at the line."""

from __future__ import annotations

from pathlib import Path

import pytest

from macabre import BadBoard
from macabre.games.cluedo_cards.tests.positions import DECK, GAME, deck_text, load_deck

TEXT = DECK.source.text


def line_of(text: str, part: str) -> int:
    """The line where a part of a file stands."""
    return text[: text.index(part)].count("\n") + 1


def fault(text: str) -> BadBoard:
    """The error that a deck is refused with: one sentence, the file's name, and the line."""
    with pytest.raises(BadBoard) as caught:
        load_deck(text)
    error = caught.value
    assert "\n" not in str(error)
    assert str(error).startswith(f"deck.toml, line {error.line}")
    assert str(error).endswith(error.sentence)
    return error


def test_the_deck_of_the_game_is_a_good_one() -> None:
    assert GAME.default_board.digest == DECK.digest
    assert len(DECK.cards) == 36


def test_35_cards_where_36_are_stated() -> None:
    text = TEXT.replace("numbers = [1, 2, 3]", "numbers = [1, 2]", 1)
    error = fault(text)
    assert error.line == line_of(text, "cards = 36")
    assert "36" in error.sentence
    assert "35" in error.sentence


def test_35_cards_stated_where_there_are_36() -> None:
    text = TEXT.replace("cards = 36", "cards = 35")
    error = fault(text)
    assert error.line == line_of(text, "cards = 35")
    assert "36" in error.sentence
    assert "35" in error.sentence


def test_an_unknown_effect() -> None:
    text = TEXT.replace('effect = "again"', 'effect = "twice"')
    error = fault(text)
    assert error.line == line_of(text, 'effect = "twice"')
    assert "'twice'" in error.sentence
    assert "again" in error.sentence


@pytest.mark.parametrize("numbers", ["[1, 2, 2]", "[0, 1, 2]", "[1, 2, true]", '[1, 2, "3"]', "[1, 2, 3.0]"])
def test_a_number_that_is_there_twice_or_is_none(numbers: str) -> None:
    head, tail = TEXT.rsplit("numbers = [1, 2, 3]", 1)
    text = f"{head}numbers = {numbers}{tail}"
    error = fault(text)
    assert error.line == line_of(text, f"numbers = {numbers}")
    assert "white" in error.sentence


@pytest.mark.parametrize("broken", ['picture = "rope', "picture =", "picture = rope", "= 3"])
def test_bad_toml(broken: str) -> None:
    text = TEXT.replace('picture = "rope"', broken, 1)
    error = fault(text)
    assert error.line == line_of(TEXT, 'picture = "rope"')
    assert "not a board file" in error.sentence


def test_bad_toml_at_the_end_of_the_file() -> None:
    text = TEXT + "[[miniature"
    assert fault(text).line == text.count("\n") + 1


def test_too_few_miniatures() -> None:
    text = TEXT[: TEXT.rindex("[[miniature]]")]
    error = fault(text)
    assert error.line == line_of(text, "[[miniature]]")
    assert "3" in error.sentence
    assert "4" in error.sentence


def test_too_many_miniatures() -> None:
    text = deck_text([(letter, "none", [1]) for letter in "abcde"], 1, [(["a"], 1)] * 17)
    assert fault(text).line == line_of(text, "[[miniature]]")


def test_no_miniatures_and_no_illustrations() -> None:
    assert "[[miniature]]" in fault(TEXT[: TEXT.index("[[miniature]]")]).sentence
    assert "[[illustration]]" in fault(TEXT[: TEXT.index("[[illustration]]")]).sentence


@pytest.mark.parametrize(
    ("where", "added"),
    [("deal = 5", "colour = 3"), ('picture = "rope"', 'colour = "red"'), ('["revolver",', "colour = 1")],
)
def test_an_unknown_key(where: str, added: str) -> None:
    """At the top, in an illustration, in a miniature."""
    lines = TEXT.split("\n")
    lines.insert(line_of(TEXT, where), added)
    text = "\n".join(lines)
    error = fault(text)
    assert error.line == line_of(text, added)
    assert "'colour'" in error.sentence


@pytest.mark.parametrize("key", ["cards = 36", "deal = 5", 'game = "cluedo-cards"'])
def test_a_missing_key(key: str) -> None:
    error = fault(TEXT.replace(key, "", 1))
    assert error.sentence == f"'{key.partition(' ')[0]}' is missing"


def test_a_missing_key_of_an_illustration_is_blamed_on_its_table() -> None:
    text = TEXT.replace('name = "Rope"\n', "")
    assert fault(text).line == line_of(text, 'picture = "rope"') - 1


def test_a_picture_that_is_there_twice() -> None:
    text = TEXT.replace('picture = "rope"', 'picture = "dagger"')
    error = fault(text)
    assert error.line == text[: text.rindex('picture = "dagger"')].count("\n") + 1
    assert "'dagger'" in error.sentence


def test_a_miniature_that_shows_no_illustration_of_the_deck() -> None:
    text = TEXT.replace('["rope", "white", "spanner"]', '["rope", "white", "axe"]')
    error = fault(text)
    assert error.line == line_of(text, '"axe"')
    assert "'axe'" in error.sentence


@pytest.mark.parametrize("deal", ["deal = 9", "deal = 0", "deal = -1", 'deal = "five"', "deal = true"])
def test_more_cards_dealt_than_there_are(deal: str) -> None:
    text = TEXT.replace("deal = 5", deal)
    assert fault(text).line == line_of(text, deal)


def test_eight_cards_can_be_dealt_to_four() -> None:
    board = load_deck(TEXT.replace("deal = 5", "deal = 8"))
    assert GAME.new(4, seed=1, board=board).view(0)["hand_sizes"] == [8] * 4


@pytest.mark.parametrize("points", ["-1", "101", '"one"'])
def test_points_out_of_bounds(points: str) -> None:
    text = TEXT[: TEXT.rindex("points = 2")] + f"points = {points}\n"
    assert fault(text).line == line_of(text, f"points = {points}")


def test_a_deck_has_at_most_62_cards() -> None:
    assert len(load_deck(deck_text([("a", "none", list(range(1, 63)))], 5)).cards) == 62
    text = deck_text([("a", "none", list(range(1, 63))), ("b", "none", [1])], 5)
    assert fault(text).line == line_of(text, "numbers = [1]")


def test_a_board_of_another_game() -> None:
    text = TEXT.replace('game = "cluedo-cards"', 'game = "chess"')
    assert fault(text).line == line_of(text, 'game = "chess"')


def test_a_deck_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(deck_text([(letter, "again", [1, 2]) for letter in "abc"], 1), "utf-8")
    match = GAME.new(2, seed=1, board=file)
    assert (match.view(0)["hand_sizes"], match.view(0)["draw_pile"]) == ([1, 1], 3)
    with pytest.raises(BadBoard, match=r"other\.toml"):
        GAME.new(2, board=tmp_path / "other.toml")
