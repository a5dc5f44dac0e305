"""Slips of the pen in what is compiled, told in one sentence before the compiler sees them.

The sources are read from each verb on: every rule that it calls can be compiled, every field is in its record, every
name means something, and verbs and rules take the arguments that they are given.
"""

from __future__ import annotations

import ast
import builtins
import difflib
import dis
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent
from types import FunctionType
from typing import Any

from macabre import rules as engine
from macabre.game import Game
from macabre.record import Record
from macabre.rules import JUDGEMENT, REQUIRED_VERBS, Rules

OPTIONAL_VERBS = ("reveals", "ending", "draw", "sample", "advise", *JUDGEMENT)
CALLABLE = {"inner", "shared", "twin", "compiled", "_verb", "intrinsic"}  # what lets one rule call another


def check_writing(game: Game) -> None:
    """No rule is without its decorator, no field or name is misspelt, and nothing takes what it is not given."""
    slips = list(dict.fromkeys(slips_in(game.rules)))
    assert not slips, "\n".join(slips)


def slips_in(rules: Rules) -> Iterator[str]:
    """Everything that is wrong, each in a sentence with its file and line."""
    todo = []
    for name in (*REQUIRED_VERBS, *OPTIONAL_VERBS):
        function = rules.verb(name)
        if isinstance(function, FunctionType) and _is_of(function, rules):
            yield from _wrong_signature(name, function)
            todo.append(function)
    read: set[Any] = set()
    while todo:
        function = todo.pop()
        if function not in read:
            read.add(function)
            source = _Source(function)
            yield from _wrong_fields(source)
            yield from _unknown_names(source)
            called = [rule for rule in _called(source) if _is_of(rule[1], rules)]
            yield from (_lacks_inner(source, *rule) for rule in called if not _can_be_called(rule[1]))
            yield from (_wrong_call(source, *rule) for rule in called if not _takes(*rule))
            todo += [rule for _, rule in called]


def _is_of(function: FunctionType, rules: Rules) -> bool:
    """Whether it lies in the game's folder; the engine's own is looked after elsewhere."""
    return Path(inspect.getfile(function)).is_relative_to(rules.folder)


class _Source:
    """A function as it is written, and what its names mean."""

    def __init__(self, function: FunctionType) -> None:
        lines, self.first = inspect.getsourcelines(function)
        self.function, self.file = function, Path(inspect.getfile(function)).name
        self.tree: Any = ast.parse(dedent("".join(lines))).body[0]

    def at(self, node: Any) -> str:
        """The file and line of a part of it."""
        return f"{self.file}:{self.first + node.lineno - 1}"

    def meaning(self, name: Any) -> Any:
        """What a name stands for in the module; functions made by the engine's decorators are looked through."""
        return self.function.__globals__.get(name)


def _wrong_signature(name: str, function: FunctionType) -> Iterator[str]:
    given = list(inspect.signature(function).parameters)
    wanted = list(inspect.signature(getattr(engine, name)).parameters)
    shuffled = sorted(given) == sorted(wanted) and given != wanted
    if len(given) != len(wanted) or shuffled:
        source = _Source(function)
        yield f"{source.at(source.tree)}: {name} takes ({', '.join(given)}), but is given ({', '.join(wanted)})"


def _called(source: _Source) -> list[tuple[Any, FunctionType]]:
    """The functions that a function calls by their names, and where."""
    calls = [node for node in ast.walk(source.tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    meant = [(call, source.meaning(call.func.id)) for call in calls if isinstance(call.func, ast.Name)]
    return [(call, rule) for call, rule in meant if isinstance(rule, FunctionType)]


def _can_be_called(function: Callable[..., Any]) -> bool:
    decorators = _Source(function).tree.decorator_list  # type: ignore[arg-type]
    return any(isinstance(node, ast.Name) and node.id in CALLABLE for d in decorators for node in ast.walk(d))


def _lacks_inner(source: _Source, call: Any, rule: FunctionType) -> str:
    where = _Source(rule)
    return (
        f"{where.at(where.tree)}: {rule.__name__} lacks @inner: {source.function.__name__} calls it ({source.at(call)})"
    )


def _takes(call: Any, rule: FunctionType) -> bool:
    """Whether a rule takes as much as it is given."""
    try:
        inspect.signature(rule).bind(*call.args, **{named.arg: named for named in call.keywords})
    except TypeError:
        return False
    return True


def _wrong_call(source: _Source, call: Any, rule: FunctionType) -> str:
    takes, given = ", ".join(inspect.signature(rule).parameters), ", ".join(map(ast.unparse, call.args))
    return f"{source.at(call)}: {rule.__name__} takes ({takes}), but is given ({given})"


def _unknown_names(source: _Source) -> Iterator[str]:
    """Each name that means nothing in its module."""
    function = source.function
    known = function.__globals__.keys() | vars(builtins).keys()
    for step in dis.get_instructions(function):
        if step.opname == "LOAD_GLOBAL" and step.argval not in known and step.positions:
            yield f"{source.file}:{step.positions.lineno}: nothing is called '{step.argval}' here"


def _wrong_fields(source: _Source) -> Iterator[str]:
    """Each field of a record that it does not have."""
    records = dict(_records(source))
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in records:
            record = records[node.value.id]
            if node.attr not in record.layout.fields:
                close = difflib.get_close_matches(node.attr, record.layout.fields, 1)
                hint = f"; did you mean {close[0]}?" if close else ""
                yield f"{source.at(node)}: {record.__name__} has no field '{node.attr}'{hint}"


def _records(source: _Source) -> Iterator[tuple[str, type[Record]]]:
    """The parameters that are records, by what they are said to be."""
    for parameter in source.tree.args.args:
        kind = parameter.annotation
        meant = source.meaning(kind.id) if isinstance(kind, ast.Name) else None
        if isinstance(meant, type) and issubclass(meant, Record) and hasattr(meant, "layout"):
            yield parameter.arg, meant
