"""Every error that a caller can meet. Each says in one sentence what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    from macabre.language import Saying, Speech


class Error(Exception):
    """Something that the caller gave cannot be used; nothing was changed.

    What is said of it is a saying, which each reader is told in their own language; a program reads it in English.
    """

    english: ClassVar[list[Callable[[Any], str]]] = [str]  # the last knows best: `macabre.language` adds its own

    def __init__(self, said: Saying) -> None:
        super().__init__(said)
        self.said = said

    @classmethod
    def because(cls, key: str, /, **arguments: Any) -> Self:
        """An error of which a message of what commands print is said."""
        return cls(cls._report(key, **arguments))

    @staticmethod
    def _report(key: str, /, **arguments: Any) -> Saying:
        """A saying of what commands print. Compiled code depends on all imports here, and on no words."""
        language = import_module("macabre.language.saying")
        made: Saying = language.Saying(language.COMMANDS, key, arguments)
        return made

    @property
    def whole(self) -> Saying:
        """Everything that is said of it, as other errors quote it."""
        return self.said

    @property
    def sentence(self) -> str:
        """What is wrong, in English, without where or by which clause."""
        return self.english[-1](self.said)

    def __str__(self) -> str:
        return self.english[-1](self.whole)

    def in_words(self, speech: Speech) -> str:
        """What went wrong, in a reader's language."""
        return speech.say(self.whole)


def reason(error: Exception) -> str:
    """Why a file cannot be used: the kind of error, by which a message finds its words, or the system's own words."""
    return str(error.strerror) if type(error) is OSError else error.__class__.__name__


class UnknownGame(Error):
    """There is no game of that name."""


class UnknownClause(Error):
    """The game has no clause of that number."""


class BadPlayers(Error):
    """The game is not for that many."""


class BadOption(Error):
    """There is no such option, or it cannot have that value."""


class BadSeat(Error):
    """There is no such seat, or several could be meant."""


class BadSeed(Error):
    """The seed is not a whole number."""


class NothingToUndo(Error):
    """The seat has decided nothing yet."""


class UnknownBot(Error):
    """There is no bot of that name."""


class BadAction(Error):
    """A learner's action does not exist, or the mask forbids it."""


class BadSave(Error):
    """What was saved is not of this environment."""


class NoEnvironment(Error):
    """The game, or what is installed, has no such environment."""


class NeedsNumba(Error):
    """Only compiled code over NumPy's arrays can do this."""

    def __init__(self) -> None:
        super().__init__(self._report("fault-needs-numba"))


class BadMachine(Error):
    """There is no machine of that name, or it cannot run this game."""


class IllegalMove(Error):
    """The rules forbid the move; `clause` is the number of the rule."""

    def __init__(self, clause: str | None, said: Saying) -> None:
        super().__init__(said)
        self.args = (clause, said)
        self.clause = clause

    @property
    def whole(self) -> Saying:
        """The clause and why."""
        return self._report("fault-at", place=self.clause, fault=self.said) if self.clause else self.said


class MalformedMove(IllegalMove):
    """The game knows no such move, in any position."""

    def __init__(self, said: Saying) -> None:
        super().__init__(None, said)
        self.args = (said,)


class FileError(Error):
    """A file cannot be used; `line` and `column` point at the fault where it has a place."""

    def __init__(
        self, said: Saying, name: Saying | str = "", line: int | None = None, column: int | None = None
    ) -> None:
        super().__init__(said)
        self.args = (said, name, line, column)
        self.name, self.line, self.column = name, line, column

    @property
    def whole(self) -> Saying:
        """Where it is, as far as that is known, and what is wrong."""
        line, column = self.line or None, self.column or None
        if not self.name and not line:
            return self.said
        place = self._report("place", name=self.name or None, line=line, column=column)
        return self._report("fault-at", place=place, fault=self.said)


class BadBoard(FileError):
    """A board or deck that cannot be played."""


class BadTranscript(FileError):
    """A transcript that cannot be replayed."""


class OtherRules(BadTranscript):
    """A transcript of a match that was played by other rules, or on another usual board, than those of this release."""
