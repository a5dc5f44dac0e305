"""Writes the types of a game's drawing from what the game declares to the outside.

`python scripts/outside_types.py` writes `web/outside.d.ts` of every game that has a drawing; with `--check` it says
which are stale.
"""

import ast
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

GAMES = Path(__file__).parent.parent / "src/macabre/games"
HEAD = "// Made from outside.py by scripts/outside_types.py; do not edit.\n"
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean"}
GENERIC = {"list": "Array", "dict": "Record"}
TAIL = """
// --- what a drawing is given

type Keys<Union> = Union extends Union ? keyof Union : never;
type Value<Union, Key> = Union extends Union ? (Key extends keyof Union ? Union[Key] : never) : never;

/** Any one of several, of which the fields of all can be asked for. */
export type Any<Union, All = Union> = Union extends Union
  ? Union & { [Key in Exclude<Keys<All>, keyof Union>]?: undefined }
  : never;

/** What every view has. */
export interface Common {
  game: string;
  players: number;
  seat: number | null;
  to_act: Array<number>;
  options: Record<string, any>;
  finished: boolean;
  winners: Array<number>;
  scores: Array<number> | null;
}

/** What is sent of a view: not the board, which the chart has; films of old have it. */
export type Shown = Omit<Common, keyof View> & SENT;

type AnyScene = import("/static/board/easel.js").Scene;
export type SomeMove = Any<Move>;
export type SomeEvent = Any<AnyEvent>;
export type EventOf<Type> = SomeEvent extends infer Event
  ? Event extends { type: infer Types }
    ? Type extends Types
      ? Event
      : never
    : never
  : never;
export type LegalMove = Omit<import("/static/line/protocol.js").LegalMove, "move"> & { move: SomeMove };
export type Told = Omit<import("/static/line/protocol.js").Told, "event"> & { event: SomeEvent };
export type Picked = { [Key in Keys<Move>]?: Value<Move, Key> };

export interface Scene extends Omit<AnyScene, "view" | "legal" | "told" | "news" | "picked"> {
  view: Shown;
  legal: LegalMove[];
  told: Told[];
  news: Told[];
  picked: Picked;
}
"""


def written(kind: ast.expr) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case ast.Name():
            return PLAIN.get(kind.id, kind.id)
        case ast.Constant():
            return json.dumps(kind.value)
        case ast.BinOp(left=left, right=right):
            return f"{written(left)} | {written(right)}"
        case ast.Subscript(value=ast.Name(id=of), slice=inside):
            parts = [written(part) for part in (inside.elts if isinstance(inside, ast.Tuple) else [inside])]
            return f"{GENERIC[of]}<{', '.join(parts)}>" if of in GENERIC else " | ".join(parts)
    raise TypeError(f"{ast.unparse(kind)}: TypeScript is not told of such types")


@dataclass(frozen=True)
class Shape:
    """Something that is declared: its fields, each with its type, and what it is for; or a name for a type."""

    name: str
    about: str = ""
    bases: tuple[str, ...] = ()
    fields: dict[str, str] = field(default_factory=dict)
    alias: str = ""

    def __str__(self) -> str:
        if self.alias:
            return f"export type {self.name} = {self.alias};"
        head = [f"/** {self.about} */"] if self.about else []
        extends = f" extends {', '.join(self.bases)}" if self.bases else ""
        body = [f"  {name}: {kind};" for name, kind in self.fields.items()]
        return "\n".join([*head, f"export interface {self.name}{extends} {{", *body, "}"])


def _field(name: str, kind: ast.expr) -> tuple[str, str]:
    """A field; what is not required may be left out."""
    is_optional = isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired"
    return name + "?" * is_optional, written(kind)


def _class(part: ast.ClassDef) -> Shape:
    bases = tuple(base for base in map(ast.unparse, part.bases) if base != "TypedDict")
    fields = [_field(ast.unparse(one.target), one.annotation) for one in part.body if isinstance(one, ast.AnnAssign)]
    return Shape(part.name, ast.get_docstring(part) or "", bases, dict(fields))


def _alias(name: str, value: ast.expr) -> Shape:
    """A name for a type; a TypedDict that is called has keys that Python forbids as names."""
    if isinstance(value, ast.Call) and isinstance(value.args[1], ast.Dict):
        keys = [ast.literal_eval(key) for key in value.args[1].keys if key]
        return Shape(name, fields=dict(map(_field, keys, value.args[1].values)))
    return Shape(name, alias=written(value))


def shapes(source: str) -> Iterator[Shape]:
    """All that a module declares, in its order."""
    for part in ast.parse(source).body:
        if isinstance(part, ast.ClassDef):
            yield _class(part)
        elif isinstance(part, ast.Assign):
            yield _alias(ast.unparse(part.targets[0]), part.value)


def types(source: str) -> str:
    """The whole file, of what a game's `outside.py` says."""
    sent = "StandingView & Partial<View>" if "class StandingView" in source else "View"
    return HEAD + "\n" + "\n\n".join(map(str, shapes(source))) + "\n" + TAIL.replace("SENT", sent)


def targets(games: Path = GAMES) -> dict[Path, str]:
    """Each file, and what is to be in it."""
    drawn = [path for path in sorted(games.glob("*/outside.py")) if (path.parent / "web").exists()]
    return {path.parent / "web/outside.d.ts": types(path.read_text("utf-8")) for path in drawn}


def stale() -> list[str]:
    """The games whose files are not what would be written."""
    return [
        path.parent.parent.name
        for path, text in targets().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(f"outside.d.ts is stale ({', '.join(stale())}): run scripts/outside_types.py" if stale() else 0)
    for target, text in targets().items():
        target.write_text(text, "utf-8")
