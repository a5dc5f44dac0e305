"""Writes the browser's types from the server's messages.

`python scripts/protocol_types.py` writes them; with `--check` it says whether they are stale.
"""

import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec

from macabre.server import protocol

TARGET = Path(__file__).parent.parent / "src/macabre/web/line/protocol.d.ts"
HEAD = "// Made from server/protocol.py by scripts/protocol_types.py; do not edit.\n"
PLAIN = {
    msgspec.inspect.StrType: "string",
    msgspec.inspect.IntType: "number",
    msgspec.inspect.FloatType: "number",
    msgspec.inspect.BoolType: "boolean",
    msgspec.inspect.NoneType: "null",
    msgspec.inspect.AnyType: "any",
}


def written(kind: Any) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case msgspec.inspect.StructType():
            return kind.cls.__name__
        case msgspec.inspect.UnionType():
            return " | ".join(written(part) for part in kind.types)
        case msgspec.inspect.ListType():
            return f"Array<{written(kind.item_type)}>"
        case msgspec.inspect.TupleType():
            return f"[{', '.join(written(part) for part in kind.item_types)}]"
        case msgspec.inspect.DictType():
            return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    return PLAIN[type(kind)]


def interface(kind: msgspec.inspect.StructType) -> str:
    """A message, with what it is for; what has a default may be left out."""
    lines = [f"/** {inspect.getdoc(kind.cls)} */", f"export interface {kind.cls.__name__} {{"]
    if kind.tag_field:
        lines.append(f'  {kind.tag_field}: "{kind.tag}";')
    is_left_out = kind.cls in protocol.FromBrowser.__args__ or kind.cls.__struct_config__.omit_defaults
    for field in kind.fields:
        mark = "" if field.required or not is_left_out else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}"])


def structs() -> list[msgspec.inspect.StructType]:
    """Everything that goes over the wire, in the order of the source."""
    sent = {*protocol.FromBrowser.__args__, *protocol.ToBrowser.__args__}
    parts = [value for value in vars(protocol).values() if inspect.isclass(value) and issubclass(value, msgspec.Struct)]
    kept = [part for part in parts if part in sent or not issubclass(part, protocol.Message)]
    infos = (msgspec.inspect.type_info(part) for part in kept if part is not msgspec.Struct)
    return [info for info in infos if isinstance(info, msgspec.inspect.StructType)]


def types() -> str:
    """The whole file."""
    parts = [interface(kind) for kind in structs()]
    for name in ("FromBrowser", "ToBrowser"):
        members = " | ".join(member.__name__ for member in getattr(protocol, name).__args__)
        parts.append(f"export type {name} = {members};")
    emotes = " | ".join(f'"{emote}"' for emote in protocol.EMOTES)
    parts.append(f"export type EmoteName = {emotes};")
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def stale() -> bool:
    """Whether the file that is there is not the one that would be written."""
    return not TARGET.exists() or TARGET.read_text("utf-8") != types()


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit("protocol.d.ts is stale: run scripts/protocol_types.py" if stale() else 0)
    TARGET.write_text(types(), "utf-8")
