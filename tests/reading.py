"""Reads what modules of the package import, without running them."""

import ast
from functools import cache
from pathlib import Path

import macabre

FOLDER = Path(macabre.__file__).parent


def files_without(pattern, *folders):
    """Files of the package, but for those in folders of such names within it, wherever the package itself lies."""
    found = sorted(FOLDER.rglob(pattern))
    return [path for path in found if not {*folders} & {*path.relative_to(FOLDER).parts}]


@cache
def imports(path):
    return list(imports_in(path))


@cache
def tree_of(path):
    return ast.parse(path.read_text("utf-8"))


def imports_in(path):
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = absolute(path, node)
            names = [f"{module}.{alias.name}" for alias in node.names]
            yield from (names if module == "macabre" else [module])


def absolute(path, node):
    """The module that an import names, also if it is named from where it stands."""
    here = module_of(path).split(".")[: -node.level] if node.level else []
    return ".".join([*here, *([node.module] if node.module else [])])


def module_of(path):
    return ".".join(["macabre", *path.relative_to(FOLDER).with_suffix("").parts])
