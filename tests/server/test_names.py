"""What people may be called: any name that can be seen, and nobody else's."""

import pytest

from macabre.language import english
from macabre.server import protocol as p
from macabre.server.names import TOO_LONG, are_alike, fault_of, tidied
from tests.server.desk import Desk, token_of

ORDINARY = [
    "José", "Zoë", "Ольга", "花子", "O'Brien", "Anne-Marie", "Łukasz", "Nguyễn Thị", "Björk", "علي", "שרה", "สมชาย",
    "Ελένη", "ประสิทธิ์", "अनिल", "김철수", "ゆき", "Jean-Luc 2", "😀", "❤️ Ada", "D’Artagnan", "Þóra", "Ωmega",
    "སྒྲོལ་མ", "علی\u200cرضا", "क्\u200dष", "👨\u200d👩\u200d👧",
]  # fmt: skip
UNSEEN = [
    "\u3164", "\u115f", "\u2800", "\uffa0", "a\u3164b", "\u200b", "a\u200db", "a\u202eb", "a\u2066b", "\u034f",
    "\u180e", "\ufe0f", "\U000e0100", "\u0301", "", "   ", "\u00a0\u3000", "a\x00b", "a\x1b[31m", "x" * 25,
    "\u200dअ", "अ\u200d", "अ\u200d\u200dअ", "Anna\u200c", "А\u200dнна",
    "\ufdfa" * 2, "\u2028", "\U0001d159", "\U00016fe4", "\u17b4", "\ufffc",
]  # fmt: skip
LIKE_ANNA = [
    "Anna", "anna", "ANNA", "Аnna", "Ann\u0430", "Ánnà", "Ａｎｎａ", "A\u0300nna", "𝐀𝐧𝐧𝐚", " Anna ", "Αnna",
    "Anna\ufe0f", "ᎪNNA", "ꓮꓠꓠꓮ", "ᴀɴɴᴀ", "Аոոа", "ɑnnɑ",
]  # fmt: skip


@pytest.mark.parametrize("name", ORDINARY)
def test_ordinary_names_of_all_scripts_are_names(name):
    assert fault_of(tidied(name)) is None
    desk = Desk(players=4)
    desk.do(p.Sit, seat=0, name="Anna", token=token_of(0))
    desk.do(p.Sit, seat=1, name=name, token=token_of(1))


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_can_be_seen(name):
    assert Desk().refuse(p.Sit, seat=0, name=name, token=token_of(0)) == english(TOO_LONG)


@pytest.mark.parametrize("name", ["A\u0301\u0302\u0303\u0304\u0305", "e" + "\u0336" * 4, "x" + "\u20dd" * 4], ids=ascii)
def test_no_tower_of_marks(name):
    refused = Desk().refuse(p.Sit, seat=0, name=name, token=token_of(0))
    assert refused == "a letter in a name may carry at most 3 accents or marks"


@pytest.mark.parametrize("name", LIKE_ANNA, ids=ascii)
def test_nobody_looks_like_somebody_who_sits(name):
    desk = Desk()
    desk.do(p.Sit, seat=0, name="Anna", token=token_of(0))
    assert desk.refuse(p.Sit, seat=1, name=name, token=token_of(1)) == "somebody here is already called Anna"
    desk.do(p.Stand, seat=0)
    desk.do(p.Sit, seat=1, name=name, token=token_of(1))


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ольга", "Oльгa"),
        ("O'Brien", "O’Brien"),
        ("O´Brien", "O'Brien"),
        ("Bill", "BiII"),
        ("Tom 1", "Tom l"),
        ("Zoe", "Zoë"),
        ("Dan", "Ɗan"),
        ("Yuri", "Үuгі"),
        ("Arnold", "Amold"),
        ("Vivian", "Viνian"),
        ("Wanda", "VVanda"),
        ("ПАФ", "ΠΑΦ"),
        ("ПАША", "паша"),
        ("ΗΛΙΑΝΑ", "ηλιανα"),
        ("Anton", "Αηtоη"),
        ("علیرضا", "علی\u200cرضا"),
    ],
)
def test_look_alikes(name, other):
    assert are_alike(tidied(name), tidied(other))


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ian", "Lan"),
        ("Anna", "Anne"),
        ("Ольга", "Olga"),
        ("花子", "花"),
        ("Name 1", "Name 2"),
        ("कि", "की"),
        ("か", "が"),
        ("ก่า", "ก้า"),
        ("שָׂרָה", "שָׁרָה"),
        ("کی", "کو"),
        ("บิ", "บี"),
    ],
)
def test_names_that_differ_stay_possible(name, other):
    assert not are_alike(name, other)


def test_a_name_is_stored_in_one_way_of_writing():
    desk = Desk()
    desk.do(p.Sit, seat=0, name="  Jose\u0301  the   Ⅳ ", token=token_of(0))
    assert desk.table.seats[0].name == "José the IV"


@pytest.mark.parametrize("letter", "BCDFGHJKLM")
def test_no_bot_is_called_like_anybody(letter):
    """A person who looks like a bot makes it change its name, and it takes no other that looks so."""
    desk = Desk(players=2, code=letter * 6)
    desk.do(p.Sit, seat=0, name="Anna", token=token_of(0))
    desk.do(p.SeatBot, seat=1, bot="random", held={0})
    desk.do(p.Stand, seat=0)
    look_alike = desk.table.seats[1].name.translate(str.maketrans("aeo", "аео")) + "\u0301"
    desk.do(p.Sit, seat=0, name=look_alike, token=token_of(0))
    for _ in range(2):
        person, bot = desk.table.seats
        assert not are_alike(person.name, bot.name)
        desk.do(p.SeatBot, seat=1, bot=None, held={0})
        desk.do(p.SeatBot, seat=1, bot="random", held={0})
