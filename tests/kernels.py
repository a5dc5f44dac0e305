"""What kernels are made of, by their sources alone: functions and constants, followed from name to name."""

import ast
from functools import cache

from macabre.sources import file_of
from tests.reading import FOLDER, absolute, files_without, module_of, tree_of


def kernels():
    """Every function of the package that is decorated as a kernel, as its module and its name."""
    return [
        (module_of(path), name)
        for path in files_without("*.py", "tests")
        for name, node in definitions(module_of(path)).items()
        if isinstance(node, ast.FunctionDef) and any(is_kernel(mark) for mark in node.decorator_list)
    ]


def is_kernel(mark):
    return isinstance(mark, ast.Call) and ast.unparse(mark.func) == "kernel"


def functions_of(module):
    """All that a module defines at its top, as its module and its name."""
    return [(module, name) for name, node in definitions(module).items() if isinstance(node, ast.FunctionDef)]


def reached(roots):
    """Modules that some functions take anything from when they run, each with what is taken first."""
    todo, found, seen = list(roots), {}, set()
    while todo:
        module, name = place = todo.pop()
        if place not in seen:
            seen.add(place)
            found.setdefault(module, name)
            todo += uses(module, name)
    return found


def uses(module, name):
    """The names of our modules that a definition looks up: not those of its signature, nor of its decorators."""
    node = definitions(module).get(name)
    parts = node.body if isinstance(node, ast.FunctionDef) else [node.value] if node else []
    names = {part.id for root in parts for part in ast.walk(root) if isinstance(part, ast.Name)}
    own, others = definitions(module), imported(module)
    return [others.get(name, (module, name)) for name in names if name in own or name in others]


@cache
def definitions(module):
    """Functions and constants at the top of a module."""
    nodes = tree_of(file_of(module)).body
    found = {node.name: node for node in nodes if isinstance(node, ast.FunctionDef)}
    for node in nodes:
        if isinstance(node, ast.Assign):
            found |= {
                part.id: node for target in node.targets for part in ast.walk(target) if isinstance(part, ast.Name)
            }
    return found


@cache
def imported(module):
    """What a module imports from ours, by the name that it has there."""
    path = file_of(module)
    return {
        alias.asname or alias.name: (absolute(path, node), alias.name)
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ImportFrom) and absolute(path, node).startswith(FOLDER.name)
        for alias in node.names
    }
