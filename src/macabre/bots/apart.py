"""The process of a bot from outside: `python -m macabre.bots.apart PLACE MEGABYTES`.

It is given a match, then one sight after another, and answers each with an action. What the bot prints goes
nowhere, since it could give its cards away; a fault is reported by its kind and line, never by its text.
"""

from __future__ import annotations

import inspect
import os
import sys
import threading
import traceback
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Any

import msgspec
from msgspec import Struct

from macabre.bots.sight import Sight
from macabre.catalogue import load
from macabre.data import Board, Source
from macabre.errors import Error
from macabre.game import Game
from macabre.system import give_way, limit_data

HEAD = 4  # bytes that say how long a message is
NICENESS = 5
MISSING, CHOOSES_NOT = "bot-missing", "bot-chooses-not"


class NoBot(Exception):
    """What is named is no bot: why, as a key of words, its name, and what beside it could be meant."""

    def __init__(self, why: str, thing: str, others: tuple[str, ...] = ()) -> None:
        super().__init__(why, thing, others)
        self.why, self.thing, self.others = why, thing, others


class Begin(Struct, frozen=True, tag=True):
    """A match begins: a new bot is made, which remembers nothing."""

    game: str
    board: str | None  # the text of one that is not the usual
    seat: int
    seed: int


class Ask(Struct, frozen=True, tag=True):
    """The bot must decide: the record as its seat may know it."""

    record: bytes


class Reply(Struct, frozen=True):
    """An action; or what went wrong, and where."""

    action: int | None = None
    fault: str | None = None
    where: str = ""
    thing: str = ""  # that is no bot
    others: tuple[str, ...] = ()  # that are


def write_message(out: IO[bytes], message: bytes) -> None:
    """Write one message."""
    out.write(len(message).to_bytes(HEAD, "big") + message)
    out.flush()


def read_message(lines: IO[bytes]) -> bytes | None:
    """The next message; None if there is no more."""
    head = lines.read(HEAD)
    if len(head) < HEAD:
        return None
    size = int.from_bytes(head, "big")
    message = lines.read(size)
    return message if len(message) == size else None


class Stage:
    """The bot in its process, and the match that it plays."""

    def __init__(self, make: Callable[[int], Any]) -> None:
        self.make = make
        self.bot: Any = None
        self.game: Game
        self.board: Board
        self.seat = 0

    def hear(self, message: Begin | Ask) -> Reply:
        """What is answered; whatever the bot does wrong is a fault."""
        try:
            return self.begin(message) if isinstance(message, Begin) else self.decide(message)
        except BaseException as error:
            return Reply(fault="failed", where=place_of(error))

    def begin(self, told: Begin) -> Reply:
        """Load the game, so that no decision waits for it, and make the bot."""
        self.game, self.seat = load(told.game), told.seat
        self.board = self.game.load_board(Source.stored(told.board) if told.board else None)
        match = self.game.new(seed=0)
        _ = Sight.of(match, match.to_act[0]).legal_moves
        self.bot = self.make(told.seed)
        return Reply()

    def decide(self, asked: Ask) -> Reply:
        """What the bot does; an answer that is no move is a fault."""
        sight = Sight(self.game.rules, self.board, self.seat, asked.record)
        answer = self.bot.choose(sight)
        try:
            return Reply(sight.action(answer))
        except (Error, LookupError, ValueError, TypeError, ArithmeticError):
            return Reply(fault="made an illegal move")


def place_of(error: BaseException) -> str:
    """An error's kind, and the line at which it was."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = Path(__file__).parents[1]
    own = [frame for frame in frames if ours not in Path(frame.filename).parents] or frames
    return f"{type(error).__name__} in line {own[-1].lineno} of {Path(own[-1].filename).name}"


def find_maker(place: str) -> Callable[[int], Any]:
    """What makes a bot for a match: a class or function, called with `seed=` if it takes one; or a bot as it is."""
    where, _, thing = place.rpartition(":")
    module = _load_file(Path(where)) if where.endswith(".py") else import_module(where)
    if not hasattr(module, thing):
        raise NoBot(MISSING, thing, _others_in(module))
    found = getattr(module, thing)
    if hasattr(found, "choose") and not isinstance(found, type):
        return lambda seed: found
    if not callable(found):
        raise NoBot(CHOOSES_NOT, thing)
    takes_seed = "seed" in inspect.signature(found).parameters
    return (lambda seed: found(seed=seed)) if takes_seed else (lambda seed: found())


def _others_in(module: Any) -> tuple[str, ...]:
    """How to name the classes that could be meant."""
    own = [name for name, one in vars(module).items() if isinstance(one, type) and one.__module__ == module.__name__]
    return tuple(f":{name}" for name in own if hasattr(getattr(module, name), "choose"))


def _load_file(path: Path) -> Any:
    """A file as a module, which may import what lies beside it."""
    sys.path.insert(0, str(path.parent))
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def _listen(lines: IO[bytes], heard: SimpleQueue[bytes]) -> None:
    """Until whoever asks is gone; then this process ends, even while the bot thinks."""
    while (message := read_message(lines)) is not None:
        heard.put(message)
    os._exit(0)


def main(place: str, megabytes: int) -> None:
    """Reply until nobody asks any more."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    lines = os.fdopen(os.dup(0), "rb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    heard: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(lines, heard), daemon=True).start()
    give_way(NICENESS)
    limit_data(megabytes << 20)
    try:
        stage = Stage(find_maker(place))
    except NoBot as error:
        write_message(out, msgspec.msgpack.encode(Reply(fault=error.why, thing=error.thing, others=error.others)))
        return
    except BaseException as error:
        write_message(out, msgspec.msgpack.encode(Reply(fault=f"{type(error).__name__}: {error}")))
        return
    write_message(out, msgspec.msgpack.encode(Reply()))
    decoder = msgspec.msgpack.Decoder(Begin | Ask)
    while True:
        write_message(out, msgspec.msgpack.encode(stage.hear(decoder.decode(heard.get()))))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
