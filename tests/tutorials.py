"""Does what a tutorial says: its code blocks become files, its commands are run."""

import ast
import re

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"(?:# |<!-- )(\S+\.(?:py|md|toml|ftl))(?: -->)?\n")
MESSAGE = re.compile(r"^[\w-]+ =.*\n(?: .*\n)*", re.MULTILINE)


def blocks(text):
    """The blocks of a page in order: kind, the file that it names, what is in it."""
    for kind, body in BLOCK.findall(text):
        named = FILE.match(body)
        yield kind, named and named[1], body[named.end() :] if named else body


def names_of(node):
    """What a statement defines, or imports from where: a statement with the same is replaced."""
    match node:
        case ast.FunctionDef() | ast.ClassDef():
            return node.name
        case ast.Assign():
            return ast.unparse(node.targets[0])
        case ast.AnnAssign():
            return ast.unparse(node.target)
        case ast.ImportFrom():
            return f"from {'.' * node.level}{node.module}"
    return ast.unparse(node)


def segment(node):
    """The lines of a statement, decorators included."""
    first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", []))]) - 1
    return first, node.end_lineno


def merged(old, new):
    """A source in which the definitions of another have replaced those of the same name, or were added."""
    given = ast.parse(new).body
    for number, node in enumerate(given):
        old = _put(old, new.splitlines(), node, ast.parse(old).body, given[number + 1 :])
    return old


def _put(old, given, node, body, following=()):
    """What is new goes before what follows it in the block, if that is there; else to its kind, or to the end."""
    lines = old.splitlines()
    there = next((one for one in body if names_of(one) == names_of(node)), None)
    first, last = segment(node)
    piece = given[first:last]
    if _is_part(node, there):
        return _put_members(old, given, node)
    if there:
        begin, end = segment(there)
        return "\n".join([*lines[:begin], *piece, *lines[end:]]) + "\n"
    later = {names_of(one) for one in following}
    before = next((one for one in body if names_of(one) in later), None)
    if before and isinstance(node, ast.ClassDef):
        begin, _ = segment(before)
        return "\n".join([*lines[:begin], *piece, "", "", *lines[begin:]]) + "\n"
    imports = [one for one in body if isinstance(one, ast.Import | ast.ImportFrom)]
    at = imports[-1].end_lineno if imports and not isinstance(node, ast.FunctionDef | ast.ClassDef) else len(lines)
    gap = [] if isinstance(node, ast.ImportFrom) else ["", ""]
    return "\n".join([*lines[:at], *gap, *piece, *lines[at:]]) + "\n"


def _is_part(node, there):
    """A class without its docstring shows what changes of it."""
    return isinstance(node, ast.ClassDef) and there is not None and ast.get_docstring(node) is None


def _put_members(old, given, node):
    for member in node.body:
        there = next(one for one in ast.parse(old).body if names_of(one) == node.name)
        lines = old.splitlines()
        first, last = segment(member)
        same = next((one for one in there.body if names_of(one) == names_of(member)), None)
        begin, end = segment(same) if same else (there.end_lineno, there.end_lineno)
        gap = [""] if not same and isinstance(member, ast.FunctionDef) else []
        old = "\n".join([*lines[:begin], *gap, *given[first:last], *lines[end:]]) + "\n"
    return old


def with_clauses(old, new):
    """Rules in which clauses of the same number were replaced, and others added below."""
    for line in new.splitlines():
        key = line.partition("** ")[0]
        pattern = re.compile(rf"^{re.escape(key)}\*\* .*$", re.MULTILINE)
        old = pattern.sub(lambda _, line=line: line, old) if pattern.search(old) else f"{old.rstrip()}\n{line}\n"
    return old


def with_messages(old, new):
    """A file of words in which messages of the same key were replaced, and others added below."""
    for message in MESSAGE.findall(new):
        there = [one for one in MESSAGE.findall(old) if key_of(one) == key_of(message)]
        old = old.replace(there[0], message) if there else f"{old.rstrip()}\n{message}"
    return old


def key_of(message):
    return message.partition(" =")[0]


def write_block(folder, file, body):
    """Put a block into its file."""
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.write_text(body, "utf-8")
    else:
        put = {".md": with_clauses, ".ftl": with_messages}.get(path.suffix, merged)
        path.write_text(put(path.read_text("utf-8"), body), "utf-8")
