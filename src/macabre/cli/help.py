"""Help on commands, and what is wrong with a typed command: as keys, said in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from macabre.bots import bot_names
from macabre.cli.reader import speech
from macabre.language import Saying, Speech, sayings
from macabre.language.columns import filled, padded, width
from macabre.language.saying import COMMANDS

KEY = "help-"
MOST_NAME = 30  # places for the name of an option
NUMBERS = ("int", "float")  # as the names of types begin

Row = tuple[str, str]
_report = sayings(COMMANDS)


class Commands(typer.Typer):
    """Commands whose help is in the files of words: `help-play`, `help-tables-list`."""

    def __init__(self, name: str = "") -> None:
        self._key = f"{KEY}{name}-" if name else KEY
        super().__init__(
            help=f"{KEY}{name or 'macabre'}",
            cls=SpokenGroup,
            no_args_is_help=True,
            add_completion=False,
            rich_markup_mode=None,
            pretty_exceptions_enable=False,
        )

    def add(self, name: str, key: str | None = None, **more: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Make a function a command; its help is called by its name, if by no other."""
        return self.command(name, cls=SpokenCommand, help=key or f"{self._key}{name}", **more)


class _Spoken:
    """Writes its help in the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Everything that `--help` shows."""
        said = speech()
        put_into_words(self, said)
        formatter.write("\n".join(_page(self, ctx, said, formatter.width)) + "\n")


class SpokenCommand(_Spoken, TyperCommand):
    """One command."""


class SpokenGroup(_Spoken, TyperGroup):
    """Several commands."""


def put_into_words(command: Any, said: Speech) -> Any:
    """Replace the keys of help, of a command and of all below it, by what they say."""
    for one in (command, *command.params):
        if (one.help or "").startswith(KEY):
            one.help = said.report(one.help, bots=", ".join(bot_names()))
    for other in getattr(command, "commands", {}).values():
        put_into_words(other, said)
    return command


def _page(command: Any, ctx: Any, said: Speech, places: int) -> Iterator[str]:
    pieces = " ".join([ctx.command_path, *command.collect_usage_pieces(ctx)])
    for word in ("OPTIONS", "COMMAND", "ARGS"):
        pieces = pieces.replace(word, said.report(f"usage-{word.lower()}"))
    yield filled(said.report("usage", command=pieces), places, "  ")
    yield from ("", "  " + filled(command.help, places - 2, "  "))
    params = command.get_params(ctx)
    for kind in ("argument", "option"):
        rows = [_row(param, said) for param in params if param.param_type_name == kind]
        yield from _section(said.report(f"heading-{kind}"), rows, places)
    commands = [(name, one.help) for name, one in getattr(command, "commands", {}).items()]
    yield from _section(said.report("heading-command"), commands, places)


def _section(heading: str, rows: list[Row], places: int) -> Iterator[str]:
    if not rows:
        return
    yield from ("", heading)
    left = min(MOST_NAME, max(width(name) for name, _ in rows)) + 4
    for name, about in rows:
        begin = padded(f"  {name}", left) if width(name) + 4 <= left else f"  {name}\n{' ' * left}"
        yield begin + filled(about, places - left).replace("\n", "\n" + " " * left)


def _row(param: Any, said: Speech) -> Row:
    value = "" if getattr(param, "is_flag", None) is not False else f" {_value(param)}"
    about = said.report("help-help") if param.name == "help" else param.help
    more = "; ".join(_extras(param, said))
    return _name(param) + value, f"{about} [{more}]" if more else about


def _name(param: Any) -> str:
    return ", ".join(param.opts) if param.param_type_name == "option" else str(param.human_readable_name)


def _value(param: Any) -> str:
    """What an option takes, in capitals."""
    return param.metavar or ("N" if param.type.name.startswith(NUMBERS) else "TEXT")


def _extras(param: Any, said: Speech) -> Iterator[str]:
    """Whether it must be given, what it is by default, and what it may be."""
    if param.required:
        yield said.report("usage-required")
    if param.envvar:
        yield f"${param.envvar}"
    if param.default is not None and param.default is not False and param.name != "help":
        yield said.report("usage-default", value=str(param.default))
    if limits := _limits(param):
        yield said.say(limits)


def _limits(param: Any) -> Saying | None:
    low, high = getattr(param.type, "min", None), getattr(param.type, "max", None)
    if low is None:
        return None
    return _report("range-or-more", low=str(low)) if high is None else _report("range", low=str(low), high=str(high))


# --- what was typed wrongly


def said_of(error: TyperException) -> Saying | str:
    """What is wrong with a command, as a saying; as it is if this kind is not known."""
    kinds: dict[str, Callable[[Any], Saying]] = {
        "NoSuchOption": _no_option,
        "MissingParameter": lambda fault: _report("usage-missing", name=_name(fault.param)),
        "BadParameter": _bad_value,
        "BadOptionUsage": lambda fault: _report("usage-no-value", option=fault.option_name),
        "UsageError": _other_fault,
    }
    known = kinds.get(type(error).__name__)
    return known(error) if known else error.format_message()


def _no_option(fault: Any) -> Saying:
    meant = ", ".join(sorted(fault.possibilities or ()))
    return _report("usage-no-option", option=fault.option_name, meant=meant or None)


def _bad_value(fault: Any) -> Saying:
    return _report("usage-bad-value", option=_name(fault.param), limits=_limits(fault.param))


def _other_fault(fault: Any) -> Saying:
    """Too many arguments, or a command that there is not."""
    if extra := re.search(r"\(([^()]*)\)$", fault.message):
        return _report("usage-extra", arguments=extra[1])
    if wrong := re.search(r"'(.*?)'", fault.message):
        return _report("usage-no-command", command=wrong[1], commands=", ".join(fault.ctx.command.commands))
    return _report("usage-no-command", command=None, commands=", ".join(fault.ctx.command.commands))
