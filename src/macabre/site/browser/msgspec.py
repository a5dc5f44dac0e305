"""The part of msgspec that the tables use, for browsers, where msgspec itself is not available.

In the archive for browsers this module is called `msgspec`. It reads and writes the same JSON, and refuses the same;
`tests/test_standin.py` compares the two.
"""

from __future__ import annotations

import dataclasses
import json as plain_json
import types
from collections.abc import Callable
from functools import cache, partial
from inspect import get_annotations
from typing import Annotated, Any, ClassVar, NoReturn, Union, get_args, get_origin, get_type_hints

Reader = Callable[[Any], Any]


class DecodeError(ValueError):
    """What was read is no JSON."""


class ValidationError(DecodeError):
    """It is JSON, but not of the kind that was expected."""


@dataclasses.dataclass(frozen=True)
class Meta:
    """What else must hold of a value."""

    max_length: int | None = None


class Raw(bytes):
    """What is written as JSON already."""


class Struct:
    """A record whose fields are declared by annotations."""

    __struct_fields__: ClassVar[tuple[str, ...]] = ()
    tag_field_: ClassVar[str | None] = None
    tag_: ClassVar[str | None] = None
    _is_strict: ClassVar[bool] = False
    omits_defaults_: ClassVar[bool] = False

    def __init_subclass__(
        cls,
        frozen: bool = False,
        tag: str | None = None,
        tag_field: str | None = None,
        forbid_unknown_fields: bool | None = None,
        omit_defaults: bool = False,
    ) -> None:
        for name in get_annotations(cls):
            default = cls.__dict__.get(name)
            if isinstance(default, dict | list | set):
                setattr(cls, name, dataclasses.field(default_factory=default.copy))
        dataclasses.dataclass(frozen=frozen)(cls)
        cls.__struct_fields__ = tuple(field.name for field in _fields(cls))
        cls.tag_field_, cls.tag_, cls.omits_defaults_ = tag_field or cls.tag_field_, tag, omit_defaults
        cls._is_strict = cls._is_strict if forbid_unknown_fields is None else forbid_unknown_fields


def _fields(kind: Any) -> tuple[dataclasses.Field[Any], ...]:
    return dataclasses.fields(kind)


class structs:  # noqa: N801 (as it is called there)
    """What is done with structs."""

    replace = staticmethod(dataclasses.replace)

    @staticmethod
    def astuple(value: Struct) -> tuple[Any, ...]:
        """The fields in their order."""
        return tuple(getattr(value, name) for name in value.__struct_fields__)


# --- writing


def _plain(value: Any) -> Any:
    """What JSON has no word for, in words that it has."""
    if isinstance(value, Raw):
        return plain_json.loads(bytes(value))
    if dataclasses.is_dataclass(value):
        fields = {field.name: getattr(value, field.name) for field in _fields(value) if _is_told(value, field)}
        named: dict[Any, Any] = {value.tag_field_: value.tag_} if isinstance(value, Struct) and value.tag_ else {}
        return named | fields
    if isinstance(value, set | frozenset):
        return list(value)
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


def _is_told(value: Any, field: dataclasses.Field[Any]) -> bool:
    """Whether a field is written: all are, unless a record leaves out what is as usual."""
    if not getattr(value, "omits_defaults_", False):
        return True
    made: Any = field.default_factory
    return bool(getattr(value, field.name) != (field.default if made is dataclasses.MISSING else made()))


def to_builtins(value: Any) -> Any:
    """The same of dicts and lists."""
    if dataclasses.is_dataclass(value):
        return to_builtins(_plain(value))
    if isinstance(value, dict):
        return {key: to_builtins(one) for key, one in value.items()}
    return [to_builtins(one) for one in value] if isinstance(value, list | tuple | set | frozenset) else value


_dumps = plain_json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_plain).encode


def _encode(value: Any) -> bytes:
    return _dumps(value).encode()


# --- reading


def _refuse(kind: str, value: Any) -> NoReturn:
    raise ValidationError(f"Expected `{kind}`, got `{type(value).__name__}`")


def _parse(data: str | bytes) -> Any:
    try:
        return plain_json.loads(data if isinstance(data, str) else data.decode(), parse_constant=_no_number)
    except DecodeError:
        raise
    except ValueError as error:
        if isinstance(error, UnicodeError):
            raise
        raise DecodeError("JSON is malformed") from None


def _no_number(name: str) -> NoReturn:
    raise DecodeError(f"JSON is malformed: {name}")


def _anything(value: Any) -> Any:
    return value


def _nothing(value: Any) -> None:
    if value is not None:
        _refuse("null", value)


def _text(value: Any) -> str:
    return value if isinstance(value, str) else _refuse("str", value)


def _truth(value: Any) -> bool:
    return value if isinstance(value, bool) else _refuse("bool", value)


def _whole(value: Any) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else _refuse("int", value)


def _number(value: Any) -> float:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return float(value) if is_number else _refuse("float", value)


SIMPLE: dict[Any, Reader] = {
    Any: _anything,
    None: _nothing,
    type(None): _nothing,
    str: _text,
    bool: _truth,
    int: _whole,
    float: _number,
}


@cache
def reader_of(kind: Any) -> Reader:
    """Turns what JSON says into a value of a kind, or refuses it."""
    if kind in SIMPLE:
        return SIMPLE[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return partial(_limited, reader_of(parts[0]), parts[1])
    if origin in (Union, types.UnionType):
        return _union(parts)
    if origin in (list, set):
        return partial(_many, origin, reader_of(parts[0]))
    if origin is tuple:
        return partial(_row, [reader_of(part) for part in parts])
    if origin is dict or kind is dict:
        return partial(_mapping, reader_of(parts[1]) if parts else _anything)
    return _record(kind)


def _limited(read: Reader, meta: Meta, value: Any) -> Any:
    found = read(value)
    if meta.max_length is not None and len(found) > meta.max_length:
        raise ValidationError(f"Expected length <= {meta.max_length}")
    return found


def _many(kind: Any, read: Reader, value: Any) -> Any:
    return kind(map(read, value)) if isinstance(value, list) else _refuse("array", value)


def _row(readers: list[Reader], value: Any) -> tuple[Any, ...]:
    if not isinstance(value, list) or len(value) != len(readers):
        _refuse("array", value)
    return tuple(read(one) for read, one in zip(readers, value, strict=True))


def _mapping(read: Reader, value: Any) -> dict[str, Any]:
    return {name: read(one) for name, one in value.items()} if isinstance(value, dict) else _refuse("object", value)


def _union(parts: tuple[Any, ...]) -> Reader:
    """One of several kinds: records are known by their tags, anything else by what JSON calls it."""
    tagged = {part.tag_: reader_of(part) for part in parts if getattr(part, "tag_", None)}
    fields = {part.tag_field_ for part in parts if getattr(part, "tag_", None)}
    others = [reader_of(part) for part in parts if not getattr(part, "tag_", None)]

    def read(value: Any) -> Any:
        for one in others:
            try:
                return one(value)
            except ValidationError:
                continue
        if not tagged or not isinstance(value, dict):
            _refuse(" | ".join(map(str, parts)), value)
        tag = value.get(*fields)
        if not isinstance(tag, str) or tag not in tagged:
            raise ValidationError(f"Invalid value {tag!r}")
        return tagged[tag](value)

    return read


def _record(kind: Any) -> Reader:
    hints = get_type_hints(kind, include_extras=True)
    readers = {field.name: reader_of(hints[field.name]) for field in _fields(kind)}
    absent = (dataclasses.MISSING, dataclasses.MISSING)
    needed = {field.name for field in _fields(kind) if (field.default, field.default_factory) == absent}
    tag_field, tag = getattr(kind, "tag_field_", None), getattr(kind, "tag_", None)

    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            _refuse("object", value)
        given = {name: readers[name](one) for name, one in value.items() if name in readers}
        if tag and value.get(tag_field, tag) != tag:
            raise ValidationError(f"Invalid value {value[tag_field]!r}")
        if missing := needed - given.keys():
            raise ValidationError(f"Object missing required field `{min(missing)}`")
        unknown = value.keys() - readers.keys() - {tag_field if tag else None}
        if unknown and getattr(kind, "_is_strict", False):
            raise ValidationError(f"Object contains unknown field `{min(unknown)}`")
        return kind(**given)

    return read


class json:  # noqa: N801 (as it is called there)
    """Reads and writes JSON."""

    class Encoder:
        """Writes."""

        encode = staticmethod(_encode)

    class Decoder:
        """Reads values of one kind."""

        def __init__(self, kind: Any = Any) -> None:
            self._kind = kind

        def decode(self, data: str | bytes) -> Any:
            """A value, from text."""
            return json.decode(data, type=self._kind)

    encode = staticmethod(_encode)

    @staticmethod
    def decode(data: str | bytes, type: Any = Any) -> Any:
        """A value of a kind, from text."""
        return reader_of(type)(_parse(data))
