"""What code depends on: the modules behind it, found by reading what each of them imports.

Comments, docstrings and layout do not count; neither do imports that only the type checker makes. It follows
imports from our package and from the packages of the modules in question, so rules use no other package but NumPy.
"""

from __future__ import annotations

import ast
import hashlib
import json
import sys
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from macabre.cache import CACHE
from macabre.errors import Error

OURS = "macabre"
READER = Path(__file__).read_bytes() + f"{sys.version_info[:2]}".encode()  # whatever reads differently reads anew


class Module(NamedTuple):
    """A module as it was when it was first asked for."""

    code: str  # a digest
    functions: str  # the same without the methods of classes, which no kernel calls
    imports: list[str]  # modules, and what is imported from them


def digest(roots: Iterable[str], more: str = "") -> str:
    """Tells one version of some modules and everything that is behind them from another."""
    behind = modules_behind(roots)
    return _short([more, *(f"{name} {behind[name].code}" for name in sorted(behind))])


def digest_of_functions(roots: Iterable[str], more: str, without: Collection[str]) -> str:
    """Tells one version of the functions of some modules and all behind them, except for a few, from another."""
    behind = modules_behind(roots)
    return _short([more, *(f"{name} {behind[name].functions}" for name in sorted(behind) if name not in without)])


def _short(lines: list[str]) -> str:
    return _hashed("\n".join(lines))[:16]


def modules_behind(roots: Iterable[str]) -> dict[str, Module]:
    """The modules of these names and all that they import, wherever it is; Error if a source cannot be read."""
    todo = list(roots)
    tops = {OURS, *(name.partition(".")[0] for name in todo)}
    found: dict[str, Module] = {}
    while todo:
        name = todo.pop()
        if name not in found:
            found[name] = read_module(name)
            todo += [module for path in read_module(name).imports if (module := _module_in(path, tops))]
    return found


@cache
def read_module(name: str) -> Module:
    """What a module is made of; a process reads it once, since what it has loaded does not change."""
    path = file_of(name)
    try:
        text = path.read_bytes() if path else None
    except OSError:
        text = None
    if path is None or text is None:
        raise Error.because("fault-source", name=name)
    note = hashlib.sha256(READER + f"{name} {path.name}\n".encode() + text).hexdigest()[:32] + ".imports"
    kept = CACHE.read(note)
    if kept is not None:
        return Module(*json.loads(kept))
    module = _parse(text, name if path.name == "__init__.py" else name.rpartition(".")[0])
    CACHE.write(note, json.dumps(module).encode())
    return module


def _parse(text: bytes, package: str) -> Module:
    tree = ast.parse(text)
    imports = sorted(set(_imports(tree, package)))
    bare = Undocumented().visit(tree)
    code = _spelled(bare)
    for node in ast.walk(bare):
        if isinstance(node, ast.ClassDef):
            node.body = [part for part in node.body if not isinstance(part, ast.FunctionDef)]
    return Module(_hashed(code), _hashed(_spelled(bare)), imports)


def _hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _spelled(node: object) -> str:
    """A tree as every version of Python has it: what is empty may be unknown to another."""
    if isinstance(node, ast.AST):
        fields = [f"{name}={_spelled(value)}" for name, value in ast.iter_fields(node) if value is not None]
        return f"{type(node).__name__}({' '.join(field for field in fields if not field.endswith('=[]'))})"
    if isinstance(node, list):
        return f"[{' '.join(map(_spelled, node))}]"
    return ascii(node)


def _imports(node: ast.AST, package: str) -> Iterator[str]:
    """Everything that is imported when the module runs, also within functions."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        above = package.rsplit(".", node.level - 1)[0] if node.level else ""
        path = ".".join(part for part in (above, node.module) if part)
        yield from (f"{path}.{alias.name}" for alias in node.names)
    elif _is_for_types(node):
        yield from (path for child in node.orelse for path in _imports(child, package))  # type: ignore[attr-defined]
    else:
        yield from (path for child in ast.iter_child_nodes(node) for path in _imports(child, package))


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


class Undocumented(ast.NodeTransformer):
    """Takes docstrings out, every expression that is a text alone; those of attributes leave no trace."""

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """A class whose attributes may have docstrings below them."""
        above = [None, *node.body]
        node.body = [part for before, part in zip(above, node.body, strict=False) if not _tells_of(before, part)]
        return self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """Something that is computed and not kept."""
        return ast.Pass() if _is_text(node) else node


def _tells_of(above: ast.AST | None, part: ast.AST) -> bool:
    return isinstance(above, ast.Assign | ast.AnnAssign) and _is_text(part)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _module_in(path: str, tops: set[str]) -> str | None:
    """The module that a path of names leads to, or into; None if it is another project's."""
    if path.partition(".")[0] not in tops:
        return None
    while path and file_of(path) is None:
        path = path.rpartition(".")[0]
    return path or None


@cache
def file_of(name: str) -> Path | None:
    """The source of a module; None if there is no such module, or none in Python."""
    place = getattr(sys.modules.get(name), "__file__", None)
    if place:
        return Path(place) if place.endswith(".py") else None
    top, *parts = name.split(".")
    spec = find_spec(top) if top != "__main__" else None
    files = [spec.origin] if spec and spec.origin and not parts else []
    for folder in (spec.submodule_search_locations or []) if spec and parts else []:
        inside = Path(folder, *parts)
        files += [str(inside.with_name(f"{inside.name}.py")), str(inside / "__init__.py")]
    return next((Path(file) for file in files if file.endswith(".py") and Path(file).is_file()), None)
