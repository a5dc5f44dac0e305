import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import macabre
from macabre.testing.walk import random_match
from tests.fair_match import fair_match


def finished():
    return random_match(macabre.load("cluedo-cards"), 2, 4)


RULES = macabre.load("cluedo-cards").rules.version
TEXT = finished().transcript()
LINES = TEXT.splitlines()


def edited(old, new):
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def first(pattern):
    return re.search(pattern, TEXT, re.MULTILINE)[0]


def refused(text):
    with pytest.raises(macabre.BadTranscript) as caught:
        macabre.replay(text, "match.txt")
    assert "\n" not in str(caught.value)
    return caught.value


def test_a_transcript_gives_the_match_back():
    assert macabre.replay(TEXT).digest() == finished().digest()


def test_an_unfinished_match_goes_on():
    match = macabre.load("cluedo-cards").new(2, seed=5)
    again = macabre.replay(match.transcript())
    for _ in range(5):
        move = match.legal_moves()[0]
        match.play(move)
        again.play(move)
    assert again.transcript() == match.transcript()


@pytest.mark.parametrize("keep", [0, 1, 5, 30, len(LINES) - 1])
def test_a_transcript_cut_in_the_middle_is_refused(keep):
    error = refused("".join(f"{line}\n" for line in LINES[:keep]))
    assert error.line == max(1, keep)


def test_half_a_last_line_is_refused():
    assert "cut off" in str(refused(TEXT[:-10]))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("game cluedo-cards", "game chess", "there is no game 'chess'"),
        (f"rules {RULES}", "rules 0", f"under rules 0 of cluedo-cards; these are rules {RULES}"),
        ("players 2", "players 7", "not 7"),
        ("option target 10", "option target 99", "cannot be 99"),
        ("option target 10", "option target ten", "not a value"),
        ("chance seed 4", "chance seed 5", "key gives another outcome"),
        ("board default", "board foreign", "'own' or 'default'"),
        ("moves\n", "go\n", "expected 'moves'"),
        ("\n3 chance", "\n4 chance", "expected step 3, found step 4"),
    ],
)
def test_an_edited_header_is_refused(old, new, says):
    assert says in str(refused(edited(old, new)))


def test_an_illegal_move_is_blamed_by_line_and_clause():
    line = first(r"^\d+ [01] draw$")
    error = refused(edited(line, f"{line.rsplit(' ', 1)[0]} swap 1"))
    assert error.line == LINES.index(line) + 1
    assert "CLU-12" in str(error)


def test_an_edited_card_is_blamed_by_line():
    line = first(r"^\d+ chance deal .*$")
    card = line.split()[4]
    other = "rope-1" if card != "rope-1" else "rope-2"
    assert refused(edited(line, line.replace(card, other, 1))).line == LINES.index(line) + 1


def test_a_board_of_ones_own_travels_along(tmp_path):
    game = macabre.load("cluedo-cards")
    deck = tmp_path / "deck.toml"
    deck.write_text(game.default_board.source.text.replace("deal = 5", "deal = 4"))
    match = random_match(game, 2, 1)
    own = game.new(2, seed=1, board=deck)
    assert [len(hand) for hand in own.view(None)["hands"]] == [4, 4]
    again = macabre.replay(own.transcript())
    assert again.digest() == own.digest() != match.digest()
    assert "deal = 4" in own.transcript()


@settings(max_examples=60)
@given(st.integers(0, len(LINES) - 1), st.data())
def test_any_changed_character_is_noticed(number, data):
    line = LINES[number]
    place = data.draw(st.integers(0, len(line) - 1))
    letter = data.draw(st.sampled_from("0123456789abcx -"))
    if line[place] == letter:
        return
    lines = [*LINES]
    lines[number] = line[:place] + letter + line[place + 1 :]
    refused("\n".join(lines) + "\n")


@settings(max_examples=40)
@given(st.text(max_size=200))
def test_nonsense_is_refused_in_one_sentence(text):
    refused(text)


def test_a_fair_match_with_an_undo_is_replayed_and_verified():
    match = fair_match()
    text = match.transcript()
    assert " undo\n" in text
    assert macabre.replay(text).transcript() == text


def test_numbers_of_an_undone_draw_stay_spent():
    match = macabre.load("cluedo-cards").new(2, seed=1)
    while {"type": "draw"} not in match.legal_moves():
        match.play(match.legal_moves()[0])
    seat, before = match.to_act[0], match.view(None)
    match.play("draw")
    first = match.view(None)["hands"][seat]
    match.undo(seat, spent=True)
    assert match.view(None) == before
    match.play("draw")
    drawn = [step for step in match.steps() if step.startswith(f"chance draw {seat}")]
    assert [step.split()[5:7] for step in drawn[-2:]] == [["pile:1", "0"], ["pile:1", "1"]]
    assert len(match.view(None)["hands"][seat]) == len(first)


@pytest.mark.parametrize(
    ("pattern", "says"),
    [(r"(?<=^secret )..", "secret is not the one"), (r"(?<=^seat 1 unknown .{65})..", "salt of seat 1 is not the one")],
)
def test_a_broken_promise_is_noticed(pattern, says):
    text = fair_match().transcript()
    old = re.search(pattern, text, re.MULTILINE)
    new = "ab" if old[0] != "ab" else "cd"
    assert says in str(refused(text[: old.start()] + new + text[old.end() :]))
