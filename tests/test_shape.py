"""What a board may look like is judged before a parser reads it, by the library and the command line alike."""

import pytest

from macabre import load
from macabre.data import Source
from macabre.errors import BadBoard
from macabre.shape import ATOM, DEPTH, LINE, MOST_BYTES, STORED_BYTES, fault_of
from tests.command import macabre

DECK = load("cluedo-cards").default_board.source.text
BAD = {
    "a board has at most 16,384 bytes": ("#" * 100 + "\n") * 170,
    "line 2: a line has at most 3,000": f"\n#{'x' * LINE}",
    "line 2: a key has at most 3 dots": "\na.b.c.d.e = 1",
    "line 3: a key has at most 3 dots": '\n\n["a" . b."c".d.e]',
    "line 2: a key has at most 3 dots ": "x = 1\ny = {a.b.c.d.e = 1}",
    "line 2: a key or a number has at most 40": f"\n{'k' * (ATOM + 1)} = 1",
    "line 1: a key or a number has at most 40": f"n = {'9' * 2_900}",
    "line 1: a text has at most 8,000": 'map = """\n' + ("." * 79 + "\n") * 102 + '"""',
    "line 2: this is nested too deeply": f"a = [\n{'[' * DEPTH}",
    "line 1: this is nested too deeply": "a=" + "{b=" * 900,
    "line 2: this is not a board file: a text has no closing quotation mark": '\na = """b',
    "line 1: this is not a board file: a text has no closing quotation mark": "a = 'b\n'",
}


WRONG = {
    "line 2, column 5: this is not a board file: a key must be followed by =": "\nkey 1",
    "line 2, column 5: this is not a board file: this is not a value; a text needs quotation marks": "\na = Anna",
    "line 2: this is not a board file: this is here twice": "a = 1\na = 2",
    "line 1, column 3: this is not a board file: a bracket is missing": "[a\nb = 1",
    "line 1, column 8: this is not a board file: a bracket is missing": "a = [1 2]",
    "line 1, column 8: this is not a board file: this text is not closed, or has a character": 'a = "\\q"',
    "line 1, column 1: this is not a board file: this line is neither a table": "= 1",
}


@pytest.mark.parametrize("sentence", WRONG)
def test_what_the_parser_does_not_understand_is_told_in_our_words(sentence):
    with pytest.raises(BadBoard) as refused:
        Source(WRONG[sentence], "mine").table  # noqa: B018
    assert str(refused.value).removeprefix("mine, ").startswith(sentence)


@pytest.mark.parametrize("sentence", BAD)
def test_a_bad_shape_is_refused_by_its_line(sentence):
    with pytest.raises(BadBoard) as refused:
        load("cluedo-cards").load_board(Source(BAD[sentence], "mine"))
    assert str(refused.value).removeprefix("mine").lstrip(":, ").startswith(sentence.strip())


def test_a_number_of_60_000_digits_is_refused_in_a_sentence():
    with pytest.raises(BadBoard, match="line 1: a line has at most 3,000 characters, not 60,008"):
        load("cluedo-cards").load_board(Source.stored("cards = " + "9" * 60_000))


@pytest.mark.parametrize(
    "text",
    [
        '"a#b" = "# [[[[[[ a.b.c.d.e.f" # [[[[[[ a.b.c.d.e.f',
        "a = '''\n[[[[[[[[ ' \" a.b.c.d.e.f '''",
        'a = """ \\""" " "" a.b.c.d.e """""',
        "a = \"\"\nb = ''\nc = \"\"\"\"\"\"\nd = ''''''",
        "a = 1.5\nb = 2026-01-01T10:00:00.5Z\nc.d.e.f = [[1.5, 2.5], [3.5]]",
    ],
)
def test_what_stands_in_texts_and_remarks_is_no_shape(text):
    assert fault_of(text) is None
    assert Source(text).table


def test_a_board_that_was_played_on_before_may_be_larger():
    large = DECK + "# remark\n" * 5000
    assert MOST_BYTES < len(large) < STORED_BYTES
    with pytest.raises(BadBoard, match="at most 16,384 bytes"):
        load("cluedo-cards").load_board(Source(large))
    assert load("cluedo-cards").load_board(Source.stored(large)).cards


def test_a_fault_quotes_no_more_than_a_sentence():
    with pytest.raises(BadBoard) as refused:
        load("cluedo-cards").load_board(Source(f"game = '{'x' * 2_900}'"))
    assert len(str(refused.value)) < 400


@pytest.mark.process
def test_the_command_line_refuses_it_in_one_line(tmp_path):
    file = tmp_path / "evil.toml"
    file.write_text("a." * 1000 + "a = 1\n")
    done = macabre("board", "check", file)
    assert done.returncode != 0
    assert "line 1: a key has at most 3 dots" in done.stderr + done.stdout
    assert "Traceback" not in done.stderr
