"""What people may be called: names of all scripts, that can be seen, and that nobody takes for somebody else's."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator

from macabre.language import Saying, sayings
from macabre.server.protocol import NAME_LENGTH

MARKS = 3  # on one letter, as in some Tibetan names

_say = sayings()

TOO_LONG = _say("refuse-name-long", most=NAME_LENGTH)
# Letters that take up no place, or an empty one, though they count as printable; the rest of that kind does not.
INVISIBLE = {
    *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0, 0xFFFC),
    *(0x13441, 0x13442, 0x16FE4, 0x1D159),
}
SELECTORS = {*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}  # how a sign is drawn; telephones add them by themselves
_RETYPED = dict.fromkeys(SELECTORS) | {0xB4: "'"}  # an accent that stands alone is meant for an apostrophe

JOINERS = {0x200C, 0x200D}  # between letters of scripts that join them, and between the parts of a picture
# Marks that any letter may wear. Those of one script are part of its spelling: without them, names would be others.
_WORN = {
    *(*range(0x0300, 0x0370), *range(0x0483, 0x048A), *range(0x1AB0, 0x1B00), *range(0x1DC0, 0x1E00)),
    *(*range(0x20D0, 0x2100), *range(0xFE20, 0xFE30)),
}

_LOOKS = (  # letters, and the Latin (or else Cyrillic) ones that they look like
    ("АВЕЅІЈКМНОРСТУХѴԚԜӀавеѕіјкмнорстухѵһԁԛԝӏ", "ABESIJKMHOPCTYXVQWIabesijkmhopctyxvhdqwl"),  # Cyrillic
    ("ҮүҰұҺԌѠѡЬгпԐԑҪҫҲҳҚқҜҝҠҡҢңӨөӃӄӉҌҍҎҏҞҟҬҭӾӿӼӽЅꙅԀӠ", "YyYyhGWwbrnEeCcXxKkKkKkHnOoKkHbbPpKkTtXxXxSsDE"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχ", "ABEZHIKMNOPTYXaikvoptux"),  # Greek
    ("γησωϲϹϳͿϜϝεϵϱϰϒ", "ynowcCjJFfeepkY"),
    ("ΓΠΦφΛλδ", "ГПФфЛлб"),
    (
        # Latin, of other languages and of phonetics
        "ſƒꜱʋʊɯɛɜɐǝƏəŋƞɲʈƫɫƚƖɨɟʝƙƴɓɗɠɦƁƊƓƘƳƝƬƭƥƤʂʐȿɀƶƵɍɌɉɈɇɆȺⱥƈƇȼȻɋɊɏɎƲƜ",
        "ffsuuweeaeEennnttllLijjkybdghBDGKYNTtpPszszzZrRjJeEAacCcCqQyYVM",
    ),
    ("ՕՏօոսհցզյ", "OSonuhgqj"),  # Armenian
    ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ", "ABCDEGHJKLMPRSTVWZ"),  # Cherokee
    ("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "ABCDEFGHIJKLMNOPRSTUVWXYZ"),  # Lisu
    ("ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢɑɡɩ", "ABCDEGHIJKLMNOPRTUVWYZagi"),  # small capitals, and letters of phonetics
    ("ıȷłŁøØđĐħĦŧŦ‘’ʼʹ′`‐–—ǀ", "ijlLoOdDhHtT''''''---|"),
)
_LATIN = {ord(letter): alike for letters, likes in _LOOKS for letter, alike in zip(letters, likes, strict=True)}
_UNJOINED = dict.fromkeys(JOINERS)
_SQUINT = str.maketrans("I1|0", "lllO")  # alike in many a typeface, but not in both cases


def tidied(name: str) -> str:
    """A name in the one way of writing it, with single blanks."""
    return " ".join(unicodedata.normalize("NFKC", name.translate(_RETYPED)).split())


def fault_of(name: str) -> Saying | None:
    """Why nobody can be called so, if that is so; the name is a tidied one."""
    shown = name.translate(_UNJOINED)
    if not 1 <= len(name) <= NAME_LENGTH or not shown.isprintable() or not INVISIBLE.isdisjoint(map(ord, name)):
        return TOO_LONG
    if not all(map(_joins, name, f" {name}", f"{name[1:]} ")):
        return TOO_LONG
    if _most_marks(name) > MARKS:
        return _say("refuse-name-marks", most=MARKS)
    return None if any(unicodedata.category(letter)[0] != "M" for letter in name) else TOO_LONG


def _joins(letter: str, before: str, after: str) -> bool:
    """Whether a letter is no joiner, or has something to join."""
    return ord(letter) not in JOINERS or all(ord(beside) > 0x58F and beside.isprintable() for beside in (before, after))


def _most_marks(name: str) -> int:
    """How many marks are heaped on one letter."""
    most = marks = 0
    for letter in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        most = max(most, marks)
    return most


def are_alike(name: str, other: str) -> bool:
    """Whether one could be taken for the other: however they are spelt, marked, or borrowed from other scripts."""
    return not set(_readings(name)).isdisjoint(_readings(other))


def likeness(name: str, others: Iterable[str | None]) -> str | None:
    """The first of the others that a name could be taken for."""
    return next((other for other in others if other is not None and are_alike(name, other)), None)


def _readings(name: str) -> Iterator[tuple[str, str]]:
    """How a name may be read, without the marks that any letter may wear: in either case, in Latin letters where others
    look the same, and at a glance."""
    apart = unicodedata.normalize("NFKD", name.translate(_UNJOINED))
    bare = " ".join("".join(letter for letter in apart if ord(letter) not in _WORN).split())
    latin = bare.translate(_LATIN)
    yield "bare", bare.casefold()
    yield "latin", latin.casefold()
    yield "glance", latin.translate(_SQUINT).replace("rn", "m").replace("vv", "w").replace("VV", "W")
