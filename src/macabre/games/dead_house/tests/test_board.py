"""Boards of one's own: what loads, and what is refused with its line."""

import pytest

import macabre
from macabre.data import Source
from macabre.language import Speech
from macabre.testing.walk import Dice, play_random_move

GAME = macabre.load("dead-house")
TEXT = (GAME.rules.folder / "track.toml").read_text("utf-8")

BROKEN = [
    ("squares = 60", "squares = 256", "'squares' must be 12 to 255"),
    ("squares = 60", "squares = 50", "a square is a number from 0 to 49, not 51"),
    ("gravestones = 5", "gravestones = 0", "'gravestones' must be 1 to 62"),
    ("gnome-blue = [6,", "gnome-blue = [0,", "square 0 cannot be gnome-blue: it is already ahead-3"),
    ("gnome-red = [11, 26, 41, 56]", "gnome-red = []", "needs a red gnome"),
    ("turn-off = 2\n", "turn-off = 4\n", "square 4 cannot be turn-off: it is already start"),
    ("cards = 53", "cards = 54", "says 54 cards, but there are 53"),
    ("deal = 4", "deal = 7", "'deal' must be 1 to 6"),
    ('name = "2"\n', 'name = "1"\n', "must be one word that no other card has"),
    ("back = 3", "back = 3\nforward = 3", "either forward or back"),
    ("back = 3", "push = 3", "either forward or back"),
    ("back = 3", "back = 3\ndivide = true", "can be divided"),
    ('swap = "any"', 'swap = "all"', '\'swap\' must be "any" or "next"'),
    ("forward = 6", "sideways = 6", "there is no key 'sideways'"),
    ("[track]", "[loop]", "there is no key 'loop'"),
    ('name = "Ghost"', "", "'name' is missing"),
    ("count = 5\nforward = 8", "count = 30\nforward = 8", "at most 62 cards"),
]


def test_the_loop_is_drawn_with_its_squares():
    drawn = GAME.load_board(Source(TEXT.replace("gnome-blue = [6,", "gnome-blue = [7,", 1))).picture(Speech())
    assert "7▼" in drawn
    assert "6·" in drawn
    assert "blue gnome" in drawn


@pytest.mark.parametrize(("old", "new", "sentence"), BROKEN)
def test_a_broken_board_is_refused_with_its_line(old, new, sentence):
    assert old in TEXT
    with pytest.raises(macabre.Error, match=sentence.replace("[", r"\[")) as caught:
        GAME.load_board(Source(TEXT.replace(old, new, 1)))
    assert caught.value.line


def test_squares_that_send_ahead_for_ever_are_refused():
    text = TEXT.replace("squares = 60", "squares = 60").replace(
        "ahead-3 = [0, 15, 30, 45]", f"ahead-3 = {list(range(1, 60, 3))}"
    )
    for old, new in {"start = 4": "start = 5", "start = 19": "start = 20", "start = 34": "start = 35"}.items():
        text = text.replace(old, new)
    text = text.replace("start = 49", "start = 50").replace("again = [13, 28, 43, 58]", "again = []")
    with pytest.raises(macabre.Error, match="sent ahead for ever"):
        GAME.load_board(Source(text))


def test_a_deck_that_cannot_enter_dead_house_is_refused():
    cards = TEXT[: TEXT.index("[[card]]")].replace("cards = 53", "cards = 20")
    text = cards + '[[card]]\nname = "far"\ncount = 20\nforward = 20\n'
    with pytest.raises(macabre.Error, match="no cards lead a pawn from Camera into Dead House"):
        GAME.load_board(Source(text))


def test_hou_3_another_loop_and_deck_play_without_a_change_of_code():
    text = TEXT.replace("squares = 60", "squares = 75").replace("gravestones = 5", "gravestones = 3")
    text = text.replace("deal = 4", "deal = 3").replace("cards = 53", "cards = 56")
    text += '\n[[card]]\nname = "7"\ncount = 3\nforward = 7\ndivide = true\n'
    match, dice = GAME.new(4, seed=1, board=Source(text)), Dice(1)
    view = match.view(0)
    assert (len(view["board"]["squares"]), view["hand_sizes"], view["deck"]) == (75, [3] * 4, 56 - 12)
    texts = set()
    for _ in range(5000):
        if match.finished:
            break
        texts |= {match.move_text(move) for move in match.legal_moves() if move["type"] == "split"}
        play_random_move(match, dice)
    assert match.finished
    assert "split 0:1/1:6" in texts
    assert GAME.rules.notation.picture(match.view(0), Speech("en", list("abcd")))
