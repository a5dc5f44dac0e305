"""A bot from outside as others see it: it thinks in a process of its own, within limits of time and memory."""

from __future__ import annotations

import atexit
import logging
import os
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import IO

import msgspec

from macabre.bots.apart import CHOOSES_NOT, MISSING, Ask, Begin, Reply, read_message, write_message
from macabre.bots.levels import make_ours
from macabre.bots.outside import Brought, bring, is_brought, places
from macabre.bots.sight import Sight
from macabre.catalogue import load
from macabre.errors import UnknownBot
from macabre.grammar import Move
from macabre.language import Listed, sayings
from macabre.language.saying import COMMANDS, Argument

_report = sayings(COMMANDS)

START_SECONDS = 120.0  # to load the bot, its game and whatever it needs
MOST_SEED = 1 << 63
MOST_IDLE = 8  # processes that wait for the next match
STAND_IN = "greedy"
PRIVATE = ("MACABRE_DATABASE", "MACABRE_SETTINGS")  # of a server, and no bot's business

GONE, FAILED, LATE, NONSENSE = "is no longer available", "failed", "took too long", "made an illegal move"
FAULTS = (GONE, FAILED, LATE, NONSENSE)

log = logging.getLogger("macabre")
_told: set[str] = set()  # sentences about faults, each of which is said once


class BotFault(Exception):
    """A bot from outside cannot play on; `why` tells nothing of what it saw."""

    def __init__(self, why: str, where: str = "") -> None:
        super().__init__(f"{why} ({where})" if where else why)
        self.why, self.where = why, where


class Process:
    """One process for one bot at a time."""

    def __init__(self, place: str, megabytes: int) -> None:
        command = [sys.executable, "-m", "macabre.bots.apart", place, str(megabytes)]
        env = {name: value for name, value in os.environ.items() if name not in PRIVATE}
        self._child = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env
        )
        self._heard: SimpleQueue[bytes | None] = SimpleQueue()
        assert self._child.stdout is not None
        threading.Thread(target=_listen, args=(self._child.stdout, self._heard), daemon=True).start()

    def ask(self, message: Begin | Ask, seconds: float) -> Reply:
        """What the process answers in time; else it is ended."""
        assert self._child.stdin is not None
        try:
            write_message(self._child.stdin, msgspec.msgpack.encode(message))
        except OSError:
            raise BotFault(FAILED, "its process has ended") from None
        return self.hear(seconds)

    def hear(self, seconds: float) -> Reply:
        """The next answer."""
        try:
            heard = self._heard.get(timeout=seconds)
        except Empty:
            self.end()
            raise BotFault(LATE) from None
        if heard is None:
            raise BotFault(FAILED, "its process has ended")
        try:
            return msgspec.msgpack.decode(heard, type=Reply)
        except msgspec.DecodeError:
            raise BotFault(FAILED, "its process said something else") from None

    def end(self) -> None:
        """Let it go, whatever it does."""
        self._child.kill()
        self._child.wait()
        if self._child.stdin:
            self._child.stdin.close()


def _listen(lines: IO[bytes], heard: SimpleQueue[bytes | None]) -> None:
    with lines:
        while (message := read_message(lines)) is not None:
            heard.put(message)
    heard.put(None)


_idle: dict[tuple[str, int], list[Process]] = {}
_closing = threading.Event()


@atexit.register
def _close() -> None:
    """Nobody plays any more."""
    _closing.set()
    for process in [process for waiting in _idle.values() for process in waiting]:
        process.end()


def _start(place: str, megabytes: int) -> Process:
    """A process that has loaded a bot; UnknownBot says why it cannot."""
    process = Process(place, megabytes)
    try:
        answer = process.hear(START_SECONDS)
    except BotFault as fault:
        process.end()
        why = _report("bot-late") if fault.why == LATE else _report("bot-ended")
        raise UnknownBot(_report("fault-bot-loading", place=place, why=why)) from None
    if answer.fault:
        process.end()
        raise UnknownBot(_report("fault-bot-loading", place=place, why=_why_none(answer)))
    return process


def _why_none(answer: Reply) -> Argument:
    """Why what was loaded is no bot; an error of its own is quoted."""
    if answer.fault == MISSING:
        return _report("bot-missing", thing=answer.thing, others=Listed(answer.others, "or") if answer.others else None)
    return _report("bot-chooses-not", thing=answer.thing) if answer.fault == CHOOSES_NOT else answer.fault


def _set_free(process: Process, kind: tuple[str, int], is_kept: bool) -> None:
    """After a match: it may wait for the next one."""
    waiting = _idle.setdefault(kind, [])
    if is_kept and not _closing.is_set() and len(waiting) < MOST_IDLE:
        waiting.append(process)
    else:
        process.end()


class OutsideBot:
    """A bot from outside in one seat of one match. Each match has a new one, so it remembers this match only.

    If it fails, makes no legal move or thinks for too long, greedy plays on, and people are told once.
    """

    def __init__(self, name: str, seed: int, is_kept: bool = True) -> None:
        """With `is_kept` its process may play another match later; else it ends with this one."""
        self.name, self.seed, self.fault = name, seed, None
        self._is_kept = is_kept
        self._process: Process | None = None
        self._leave: Callable[[], object] = lambda: None
        self._stand_in = make_ours(STAND_IN, seed)

    fault: BotFault | None

    def choose(self, sight: Sight) -> Move:
        """What it does, or greedy in its stead."""
        return sight.move(self.decide(sight))

    def decide(self, sight: Sight) -> int:
        """The same by its number."""
        if self.fault is None:
            try:
                return self.ask(sight)
            except BotFault as fault:
                self.fault = fault
                say_once(f"the bot {self.name} {fault}; {STAND_IN} plays on in its seat")
        return sight.action(self._stand_in.choose(sight))

    def ask(self, sight: Sight) -> int:
        """A legal action of its own; BotFault if it has none."""
        limits = Brought.handed_on()
        process = self._process or self._begin(sight, limits.megabytes)
        answer = _checked(process.ask(Ask(sight.record), limits.seconds))
        if answer.action not in sight.legal_actions:
            raise BotFault(NONSENSE)
        return answer.action

    def leave(self) -> None:
        """The match is over, or nobody waits for it any more."""
        self._leave()

    def _begin(self, sight: Sight, megabytes: int) -> Process:
        kind = (self._place(), megabytes)
        waiting = _idle.get(kind)
        try:
            process = waiting.pop() if waiting else _start(*kind)
        except UnknownBot as error:
            raise BotFault(FAILED, str(error)) from None
        self._leave = weakref.finalize(self, _set_free, process, kind, self._is_kept)
        _checked(process.ask(self._beginning(sight), START_SECONDS))
        self._process = process
        return process

    def _place(self) -> str:
        try:
            return places()[self.name]
        except KeyError:
            raise BotFault(GONE) from None

    def _beginning(self, sight: Sight) -> Begin:
        is_usual = sight.board.digest == load(sight.game).default_board.digest
        board = None if is_usual else sight.board.source.text
        return Begin(sight.game, board, sight.seat, self.seed % MOST_SEED)


def _checked(answer: Reply) -> Reply:
    """An answer that is no fault; a process that says something else of itself is not believed."""
    if answer.fault:
        raise BotFault(answer.fault if answer.fault in FAULTS else FAILED, answer.where[:200])
    return answer


def say_once(sentence: str) -> None:
    """On the error stream, unless it was said already."""
    if sentence not in _told:
        _told.add(sentence)
        log.warning("%s", sentence)


def known(text: str) -> str:
    """The name of a bot that is called by its name, or brought along; one that cannot be loaded is refused."""
    return bring_along(text) if is_brought(text) else text


def bring_along(text: str) -> str:
    """The name of a bot that is brought along from a place; its process is ready for a match."""
    name = bring(text)
    limits = Brought.handed_on()
    kind = (places()[name], limits.megabytes)
    if not _idle.get(kind):
        _set_free(_start(*kind), kind, is_kept=True)
    return name
