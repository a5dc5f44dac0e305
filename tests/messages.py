"""Messages in files of words, and where Python names them."""

import ast
import re
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast

import macabre
from macabre.language.saying import COMMANDS, HOUSE
from tests.reading import FOLDER, files_without, tree_of

GAMES = macabre.games()
SMALL = "the|a|an|of|is|are|it|you|your|to|in|on|by|and|or|with|more|left|each|cards?|points?"
SMALL_WORDS = re.compile(rf"(?<![\w-])(?:{SMALL})(?![\w-])")


def called(path):
    return str(path.relative_to(FOLDER))


@cache
def entries(path):
    """All messages of a file; nothing in it may be unreadable."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, fluent_ast.Junk)]
    assert not junk, f"{called(path)}: cannot be read: {junk[0]}"
    return [entry for entry in body if isinstance(entry, fluent_ast.Message)]


def nodes_in(node, kind):
    """All nodes of a kind, at any depth."""
    if isinstance(node, kind):
        yield node
    children = vars(node).values() if isinstance(node, fluent_ast.BaseNode) else node if isinstance(node, list) else ()
    for child in children:
        yield from nodes_in(child, kind)


# Functions whose first argument is the key of a message; some say what commands print.
REPORTERS = {"report", "_report", "because", "label"}
SPEAKERS = {"say", "_say", "saying", "speech", "self", *REPORTERS}


class Call:
    """A message that Python names: where, in whose words, a pattern of its key, and the names of its arguments."""

    def __init__(self, path, node, key):
        self.place = f"{path.relative_to(FOLDER)}:{node.lineno}"
        self.pattern = re.compile(pattern_of(key))
        self.arguments = {keyword.arg for keyword in node.keywords}  # None for what is given as a dict
        speaker = name_of(node.func)
        self.owners = owners(path, speaker)


def owners(path, speaker):
    """Whose words are meant: in a game its own, elsewhere the house's; the contract of games means those of each."""
    inside = path.relative_to(FOLDER).parts
    if speaker in REPORTERS or inside[0] == "study":
        return [COMMANDS]
    if speaker == "speech":
        return [HOUSE]
    if inside[0] == "games":
        return [inside[1].replace("_", "-")]
    return GAMES if speaker == "saying" else [HOUSE]


def name_of(function):
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def pattern_of(key):
    parts = key.values if isinstance(key, ast.JoinedStr) else [key]
    return "".join(re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in parts)


def keys_in(node):
    """The texts that an expression may be; none if they are worked out elsewhere."""
    if isinstance(node, ast.IfExp):
        yield from (*keys_in(node.body), *keys_in(node.orelse))
    elif isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        yield node


def calls_in(path):
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and node.args and name_of(node.func) in SPEAKERS:
            yield from (Call(path, node, key) for key in keys_in(node.args[0]))


CALLS = [call for path in files_without("*.py", "tests", "_template") for call in calls_in(path)]
