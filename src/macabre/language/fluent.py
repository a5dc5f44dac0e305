"""Files of words in Project Fluent's syntax, made into functions; a message is read when it is first said.

Fluent's own runtime for Python needs Babel, which is larger than all the rest of the house, and takes as long for a
sentence as a rule for a move; its tests are run against this one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

Arguments = Mapping[str, Any]  # numbers and texts
Pattern = Callable[[Arguments], str]
Plural = Callable[[int], str]

MINUS = "−"

_ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*) *=")


class Wording(NamedTuple):
    """A message or a term: what it says, its attributes, and which arguments it mentions."""

    pattern: Pattern
    attributes: dict[str, Pattern]
    variables: frozenset[str]  # of the pattern
    variables_of: dict[str, frozenset[str]]  # of each attribute


class WordsError(Exception):
    """A file of words that cannot be read."""


class Words:
    """One file of words."""

    def __init__(self, text: str, plural: Plural, name: str = "") -> None:
        self._plural, self._name = plural, name
        self.source, self._sources = text, dict(_entries(text))
        self._messages: dict[str, Wording] = {}

    @classmethod
    def read(cls, path: Path, plural: Plural) -> Words:
        """The words of a file; none if there is no such file."""
        return cls(path.read_text("utf-8") if path.exists() else "", plural, str(path))

    @cached_property
    def keys(self) -> frozenset[str]:
        """All messages, without terms."""
        return frozenset(key for key in self._sources if not key.startswith("-"))

    def entry(self, key: str) -> str:
        """A message as it stands in the file."""
        return self._sources[key]

    def get(self, key: str) -> Wording | None:
        """A message, or a term by its name with a hyphen; None if there is none."""
        if key not in self._messages:
            if key not in self._sources:
                return None
            self._messages[key] = self._read(key)
        return self._messages[key]

    def _read(self, key: str) -> Wording:
        entry = FluentParser().parse_entry(self._sources[key])
        if not isinstance(entry, ast.Message | ast.Term):
            raise WordsError(f"{self._name}: '{key}' cannot be read as a message")
        attributes = {attribute.id.name: attribute.value for attribute in entry.attributes}
        return Wording(
            self._pattern(entry.value) if entry.value else lambda arguments: "",
            {name: self._pattern(value) for name, value in attributes.items()},
            frozenset(self._variables(entry.value)),
            {name: frozenset(self._variables(value)) for name, value in attributes.items()},
        )

    # --- what it is made of

    def _pattern(self, pattern: ast.Pattern) -> Pattern:
        parts = [self._element(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda arguments: "".join([part(arguments) for part in parts])

    def _element(self, element: ast.TextElement | ast.Placeable) -> Pattern:
        if isinstance(element, ast.TextElement):
            text = element.value
            return lambda arguments: text
        return self._expression(element.expression)

    def _expression(self, expression: Any) -> Pattern:
        if isinstance(expression, ast.Placeable):
            return self._expression(expression.expression)
        if isinstance(expression, ast.SelectExpression):
            return self._select(expression)
        if isinstance(expression, ast.MessageReference | ast.TermReference):
            return self._reference(expression)
        value = self._value(expression)
        return lambda arguments: _written(value(arguments))

    def _value(self, expression: Any) -> Callable[[Arguments], Any]:
        if isinstance(expression, ast.VariableReference):
            name = expression.id.name
            return lambda arguments: arguments[name]
        if isinstance(expression, ast.StringLiteral):
            literal = expression.parse()["value"]
            return lambda arguments: literal
        if isinstance(expression, ast.NumberLiteral):
            number = int(expression.value)
            return lambda arguments: number
        raise WordsError(f"{self._name}: {type(expression).__name__} is not used in our files of words")

    def _select(self, expression: ast.SelectExpression) -> Pattern:
        value = self._value(expression.selector)
        variants = {_variant_key(variant): self._pattern(variant.value) for variant in expression.variants}
        default = next(variants[_variant_key(variant)] for variant in expression.variants if variant.default)
        plural = self._plural

        def choose(arguments: Arguments) -> str:
            chosen = value(arguments)
            found = variants.get(str(chosen))
            if found is None and isinstance(chosen, int):
                found = variants.get(plural(chosen))
            return (found or default)(arguments)

        return choose

    def _reference(self, expression: ast.MessageReference | ast.TermReference) -> Pattern:
        sign = "-" if isinstance(expression, ast.TermReference) else ""
        key, attribute = sign + expression.id.name, expression.attribute and expression.attribute.name

        def refer(arguments: Arguments) -> str:
            message = self.get(key)
            if message is None:
                raise WordsError(f"{self._name}: there is no '{key}'")
            return (message.attributes[attribute] if attribute else message.pattern)(arguments)

        return refer

    def _variables(self, node: Any) -> Iterator[str]:
        """All arguments that are mentioned, in references too."""
        if isinstance(node, ast.VariableReference):
            yield node.id.name
        elif isinstance(node, ast.MessageReference | ast.TermReference):
            yield from self._variables_of_reference(node)
        elif isinstance(node, ast.BaseNode):
            for child in vars(node).values():
                yield from self._variables(child)
        elif isinstance(node, list):
            for child in node:
                yield from self._variables(child)

    def _variables_of_reference(self, node: ast.MessageReference | ast.TermReference) -> Iterator[str]:
        message = self.get(("-" if isinstance(node, ast.TermReference) else "") + node.id.name)
        if message is not None:
            yield from message.variables_of[node.attribute.name] if node.attribute else message.variables


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Each message with its key, as it stands in the file; comments are left out."""
    key, lines = "", list[str]()
    for line in [*text.splitlines(), "#"]:
        found = _ENTRY.match(line)
        if (found or line.startswith("#")) and key:
            yield key, "\n".join([*lines, ""])
            key = ""
        if found:
            key, lines = found[1], []
        lines.append(line)


def with_minus(number: str) -> str:
    """A number as people write it: below zero with a minus sign, not with a hyphen."""
    return MINUS + number[1:] if number.startswith("-") else number


def _written(value: Any) -> str:
    return with_minus(str(value)) if isinstance(value, int) else str(value)


def _variant_key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)
