"""Every error that a caller can meet. Each says in one sentence what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from macabre.language import Saying, Speech


class Error(Exception):
    """Something that the caller gave cannot be used; nothing was changed.

    What is said of it is a saying, which each reader is told in their own language, or an English sentence.
    """

    english: ClassVar[list[Callable[[Any], str]]] = [str]  # the last knows best: `macabre.language` adds its own

    def __init__(self, said: Saying | str) -> None:
        super().__init__(said)
        self.said = said

    def __str__(self) -> str:
        return self.english[-1](self.said)

    def in_words(self, speech: Speech) -> str:
        """What went wrong, in a reader's language."""
        return speech.say(self.said)


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
        super().__init__("this needs Numba and NumPy: install them with pip install 'macabre[fast]'")


class BadMachine(Error):
    """There is no machine of that name, or it cannot run this game."""


class IllegalMove(Error):
    """The rules forbid the move; `clause` is the number of the rule."""

    def __init__(self, clause: str | None, said: Saying | str) -> None:
        super().__init__(said)
        self.args = (clause, said)
        self.clause = clause

    @property
    def sentence(self) -> str:
        """Why, in English."""
        return self.english[-1](self.said)

    def __str__(self) -> str:
        return f"{self.clause}: {self.sentence}" if self.clause else self.sentence

    def in_words(self, speech: Speech) -> str:
        """The clause and why, in a reader's language."""
        said = super().in_words(speech)
        return f"{self.clause}: {said}" if self.clause else said


class MalformedMove(IllegalMove):
    """The game knows no such move, in any position."""

    def __init__(self, said: Saying | str) -> None:
        super().__init__(None, said)
        self.args = (said,)


class FileError(Error):
    """A file cannot be used; `line` and `column` point at the fault where it has a place."""

    def __init__(self, sentence: str, name: str = "", line: int | None = None, column: int | None = None) -> None:
        place = ", ".join(part for part in (name, line and f"line {line}", column and f"column {column}") if part)
        super().__init__(f"{place}: {sentence}" if place else sentence)
        self.args = (sentence, name, line, column)
        self.sentence, self.name, self.line, self.column = sentence, name, line, column


class BadBoard(FileError):
    """A board or deck that cannot be played."""


class BadTranscript(FileError):
    """A transcript that cannot be replayed."""


class OtherRules(BadTranscript):
    """A transcript of a match that was played by other rules, or on another usual board, than those of this release."""
