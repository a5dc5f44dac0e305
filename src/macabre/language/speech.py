"""One reader's language: sayings become sentences here, and nowhere else."""

from __future__ import annotations

import logging
import os
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from macabre.errors import Error
from macabre.language.fluent import Pattern, Wording, Words, with_minus
from macabre.language.plurals import plural_chooser
from macabre.language.saying import COMMANDS, Argument, Figure, Listed, Named, Saying, SeatName, plain, sayings

ENGLISH = "en"
MORE = "MACABRE_LANGUAGES"
MOST_WISHES = 20  # languages of a browser that are looked at
FOLDER = Path(__file__).parent

_log = logging.getLogger(__name__)
_say = sayings()
ERASED = "Somebody"  # in the place of a name that is erased

_FOLDERS: dict[str, Path] = {}  # of games, by id
_AS_THEY_ARE = frozenset((int, str))  # what most arguments are


def speak_from(game: str, folder: Path) -> None:
    """Take a game's words from a folder that has a file for each language."""
    _FOLDERS[game] = folder


class Language:
    """What is known of a language: its own name, direction, plurals, signs of numbers, and its files of words."""

    def __init__(self, code: str, folder: Path) -> None:
        self.code, self.folder = code, folder
        about = tomllib.loads((folder / "language.toml").read_text("utf-8"))
        self.name: str = about["name"]
        self.direction: str = about.get("direction", "ltr")
        self.has_pages: bool = about.get("pages", True)  # whether the browser's own pages are translated
        self.plural = plural_chooser(about.get("plurals", {}))
        signs = about.get("numbers", {})
        self._signs = str.maketrans({".": signs.get("decimal", "."), ",": signs.get("group", ",")})
        self._grouped_from: float = signs.get("grouped_from", 0)
        self._words: dict[str, tuple[Path | None, Words]] = {}
        self._reported: set[tuple[str, str]] = set()

    def number(self, value: float, form: str) -> str:
        """A number in Python's format, with the signs of this language."""
        grouped = form if abs(value) >= self._grouped_from else form.replace(",", "")
        return with_minus(format(value, grouped).translate(self._signs))

    def path(self, of: str) -> Path:
        """Where the words of a game, or of the house, are: a game brings its own, or the language has them."""
        own = _FOLDERS[of] / f"{self.code}.ftl" if of in _FOLDERS else None
        return own if own and own.is_file() else self.folder / f"{of or 'house'}.ftl"

    def text(self, of: str, name: str) -> Path:
        """Where a text of a game is, RULES.md or BOOK.md: beside its words, or with the language, or in English."""
        stem, _, kind = name.partition(".")
        places = (_FOLDERS[of] / f"{stem}.{self.code}.{kind}", self.folder / f"{of}.{name}")
        return next((place for place in places if place.is_file()), _FOLDERS[of].parent / name)

    def all_words(self, of: str) -> str:
        """A whole file of words, with the English ones that it lacks."""
        own, english = self.words(of), languages()[ENGLISH].words(of)
        lacking = sorted(english.keys - own.keys)
        for key in lacking:
            self.report(of, key, missing=False)
        return own.source + "".join(f"\n{english.entry(key)}" for key in lacking)

    def report(self, of: str, key: str, missing: bool) -> None:
        """Say once what is not in a file of words."""
        if (of, key) not in self._reported:
            self._reported.add((of, key))
            found = "nor in English" if missing else "English is shown instead"
            _log.warning("the words of %s in '%s' lack '%s'; %s", of or "the house", self.code, key, found)

    def words(self, of: str) -> Words:
        """The words of a game, or of the house."""
        known, folder = self._words.get(of), _FOLDERS.get(of)
        if known is None or known[0] is not folder:
            known = self._words[of] = folder, Words.read(self.path(of), self.plural)
        return known[1]


@cache
def _languages_in(ours: Path, more: str) -> dict[str, Language]:
    folders = (ours, *map(Path, filter(None, more.split(os.pathsep))))
    found = [path.parent for folder in folders for path in sorted(folder.glob("*/language.toml"))]
    return {folder.name: Language(folder.name, folder) for folder in found}


def languages() -> dict[str, Language]:
    """Every language that there is, by its code: ours, and those in the folders that $MACABRE_LANGUAGES names."""
    return _languages_in(FOLDER, os.environ.get(MORE, ""))


def languages_of_pages() -> dict[str, Language]:
    """The languages that a browser can be answered in."""
    return {code: one for code, one in languages().items() if one.has_pages}


def find_language(*wanted: str) -> str:
    """The first of these languages that we have, if need be without its region; otherwise English."""
    return _find(wanted, languages())


def _find(wanted: Iterable[str], known: Mapping[str, Language]) -> str:
    for code in wanted:
        for candidate in (code, code.replace("_", "-").split("-")[0].lower()):
            if candidate in known:
                return candidate
    return ENGLISH


def language_of(accepted: str) -> str:
    """The language that a browser likes best, by its header Accept-Language."""
    wishes = [_wish(part) for part in accepted.split(",")[:MOST_WISHES]]
    liked = sorted((wish for wish in wishes if wish[1] > 0), key=lambda wish: -wish[1])
    return _find((code for code, _ in liked), languages_of_pages())


def _wish(part: str) -> tuple[str, float]:
    """A language, and how much it is liked: 0 is not at all."""
    code, _, quality = part.replace(" ", "").partition(";q=")
    try:
        return code, float(quality or 1)
    except ValueError:
        return code, 0.0


class Speech:
    """The language of one reader, who knows people by these names; `me` is the reader's own seat, if it is «you»."""

    def __init__(self, language: str = ENGLISH, names: Sequence[str] = (), me: int | None = None) -> None:
        self.language = languages()[language]
        self._names, self._me = names, me
        self._last: tuple[Argument | None, str] = (None, "")

    def called(self, names: Sequence[str]) -> Speech:
        """The same language for people of these names."""
        return Speech(self.language.code, names, self._me)

    def say(self, saying: Argument | None) -> str:
        """A saying, or an argument of one, in words; empty where there is nothing to say."""
        return "" if saying is None else self._part(plain(saying), "")

    def say_again(self, saying: Argument) -> str:
        """The same for what is often said several times in a row."""
        if self._last[0] != saying:
            self._last = saying, self.say(saying)
        return self._last[1]

    def label(self, seat: int) -> str:
        """Who sits there, by itself and not in a sentence: a name, or «You»."""
        return self("seat-label", seat=SeatName(seat))

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """A message of the house."""
        return self.say(_say(key, **arguments))

    def report(self, key: str, /, **arguments: Argument) -> str:
        """A message of what commands print."""
        return self.say(Saying(COMMANDS, key, arguments))

    def figure(self, value: float, form: str) -> str:
        """A number as this reader writes it."""
        if form.endswith("%"):
            return self("percent", number=self.figure(100 * value, f"{form[:-1]}f"))
        return self.language.number(value, form)

    def attribute(self, saying: Saying, name: str) -> str:
        """An attribute of a message in words; empty if it has none such."""
        message = self._find(saying)
        return self._message(saying, name) if message and name in message.attributes else ""

    def has(self, saying: Saying) -> bool:
        """Whether there are words for it, in this language or in English."""
        return self._find(saying) is not None

    # --- parts

    def _part(self, value: Argument, attribute: str) -> str:
        """An argument in words, or one of its attributes."""
        if isinstance(value, Saying):
            return self._message(value, attribute)
        if isinstance(value, SeatName):
            return self._seat(value.number, attribute)
        if isinstance(value, Figure):
            return self.figure(*value)
        if isinstance(value, Named):
            return self._named(value, attribute)
        if isinstance(value, Listed):
            return self._list([self._part(plain(item), attribute) for item in value.items], value.joined)
        return str(value)

    def _message(self, saying: Saying, attribute: str) -> str:
        message = self._find(saying)
        if message is None:
            self.language.report(saying.of, saying.key, missing=True)
            return saying.key
        pattern: Pattern = message.attributes.get(attribute, message.pattern)
        variables = message.variables_of.get(attribute, message.variables)
        return pattern(self._filled(saying.arguments, variables))

    def _find(self, saying: Saying) -> Wording | None:
        found = self.language.words(saying.of).get(saying.key)
        if found is None and self.language.code != ENGLISH:
            found = languages()[ENGLISH].words(saying.of).get(saying.key)
            if found is not None:
                self.language.report(saying.of, saying.key, missing=False)
        return found

    def _filled(self, arguments: Mapping[str, Argument], variables: frozenset[str]) -> dict[str, Any]:
        """The arguments in words, and the attributes of arguments (`$weapon-the`) that a message asks for."""
        filled: dict[str, Any] = {}
        for name in variables:
            given, attribute = name, ""
            if name not in arguments:
                given, _, attribute = name.rpartition("-")
            value = arguments.get(given)
            filled[name] = value if type(value) in _AS_THEY_ARE else self._argument(value, attribute)
        return filled

    def _argument(self, value: Argument, attribute: str) -> int | str:
        """Numbers stay numbers, by which files of words choose."""
        value = plain(value)
        return value if isinstance(value, int) else self._part(value, attribute)

    def _seat(self, seat: int, attribute: str) -> str:
        if attribute == "person":
            return "you" if seat == self._me else "other"
        if seat < len(self._names) and self._names[seat]:
            return self.name(self._names[seat])
        return self("unnamed-seat", number=seat + 1)

    def name(self, name: str) -> str:
        """What somebody is called; an erased name becomes a word of the language."""
        return self("erased-name") if name == ERASED else name

    def _named(self, thing: Named, attribute: str) -> str:
        usual = languages()[ENGLISH].words(thing.saying.of).get(thing.saying.key)
        if usual is None or usual.pattern(thing.saying.arguments) != thing.own:
            return thing.own
        return self._message(thing.saying, attribute)

    def _list(self, items: list[str], joined: str) -> str:
        if not items:
            return ""
        *first, last = items
        if not first:
            return last
        return self(f"list-{joined}", first=self("list-comma").join(first), last=last)

    @cached_property
    def code(self) -> str:
        """The language's code."""
        return self.language.code


def english(saying: Argument | None, names: Sequence[str] = ()) -> str:
    """A saying in English, for programs and errors."""
    return Speech(ENGLISH, names).say(saying)


Error.english.append(english)
