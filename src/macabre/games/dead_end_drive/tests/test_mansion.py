"""Mansions of one's own, and what is said of broken ones."""

import pytest

from macabre.data import Source
from macabre.errors import BadBoard
from macabre.games.dead_end_drive.board import Mansion
from macabre.games.dead_end_drive.tests.table import BOARD, GAME, SMALL
from macabre.language import Speech
from macabre.testing.walk import Dice, play_random_move

TEXT = BOARD.source.text


def line_of(text, part):
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_mansion_of_ones_own_plays_without_a_change_of_code(players):
    match, dice = GAME.new(players, seed=1, board=Source(SMALL), options={"turn_limit": 200}), Dice(1)
    while not match.finished:
        play_random_move(match, dice)
    assert match.view(0)["board"]["traps"] == {"pit": "G5", "axe": "E1"}
    assert match.view(0)["detective_steps"] == 4
    assert match.game.rules.notation.picture(match.view(0), Speech())


def test_walls_and_furniture_are_read_from_the_drawing():
    maze = Mansion(Source(SMALL)).maze
    number = maze.names.index
    assert maze.walls == {frozenset((number("B3"), number("C3"))), frozenset((number("C3"), number("C2")))}
    assert BOARD.maze.is_furniture(BOARD.space_number("C10"))
    assert BOARD.maze.is_walled(BOARD.space_number("G8"), BOARD.space_number("H8"))


@pytest.mark.parametrize(
    ("old", "new", "at", "column", "said"),
    [
        (" 8 . . . . . . .|", " 8 . . # . . . .|", " 8 . . #", 8, "is not a space"),
        (" 8 . . . . . . .|", " 8 . . .x. . . .|", " 8 . . .x", 9, "a blank or a bar"),
        (" 8 . . . . . . .|", " 7 . . . . . . .|", " 7 . . .", 1, "must begin with 8"),
        (" 8 . . . . . . .|", " 8 . . Q . . . .|", " 8 . . Q", 8, "does not name 'Q'"),
        (" 8 . . . . . . .|", " 8 . . 1 . . . .|", "15 . 1", 6, "must be there once"),
        (" 8 . . . . . . .|", " 8 . . 7 . . . .|", " 8 . . 7", 8, "no trap 7"),
        ("15 . 1 S S S S S|F F F F F F F|. . . . . . @", "15 . 1 S S . S S|F F F F F F F|. . . . . . @", "15 .", 12,
         "cannot be reached"),
        ("   - -       - -               - -", "    -                               ", "    -   ", 5, "a dash must"),
        (" 9 . . p p p . .|. . h", " 9 . . p p p . .|. . .", "mansion =", None, "there must be 12 red chairs"),
        ('door = "K1"', 'door = "K9"', 'door = "K9"', None, "south side"),
        ('door = "K1"', 'door = "Z9"', 'door = "Z9"', None, "must be a space"),
        ("detective_steps = 13", "detective_steps = 0", "detective_steps = 0", None, "1 to 99"),
        ('"Lulu", ', "", "pawns", None, "12 pawns"),
        ("copies = 4", "copies = 9", "copies = 9", None, "0 to 7"),
        ('traps = ["stairs"]', 'traps = ["cellar"]', 'traps = ["cellar"]', None, "one or more of the traps"),
        ('kind = "wild"', 'kind = "tame"', 'kind = "tame"', None, "not one of detective"),
        ('name = "statue"', 'name = "stairs"', 'name = "stairs"', None, "no other trap"),
        ('game = "dead-end-drive"', 'game = "dead-end-drive"\nlift = 1', "lift", None, "there is no key 'lift'"),
    ],
)  # fmt: skip
def test_faults_are_pointed_at_by_line_and_column(old, new, at, column, said):
    assert old in TEXT
    broken = TEXT.replace(old, new, 1)
    with pytest.raises(BadBoard) as caught:
        Mansion(Source(broken))
    error = caught.value
    assert said in str(error)
    where = broken.rindex(at) if said == "no other trap" else broken.index(at)
    assert error.line == broken[:where].count("\n") + 1
    assert error.column == column


def test_a_mansion_of_thirty_two_by_thirty_two():
    rows = [f"{n:>2} " + " ".join("h" * 12 + "." * 20 if n == 32 else "." * 32) for n in range(32, 1, -1)]
    rows.append(" 1 " + " ".join("1" + "." * 31))
    head, rest = SMALL.split('mansion = """')
    tail = rest.split('"""')[1].replace('[[trap]]\nname = "axe"\ntitle = "Axe"\n', "").replace('"axe", ', "")
    board = Mansion(Source(head + 'mansion = """\n' + "\n".join(rows) + '\n"""' + tail))
    assert board.spaces[-1] == "AF32"
    match = GAME.new(4, seed=1, board=board)
    assert match.legal_moves()
