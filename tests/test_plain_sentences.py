"""No sentence that a person can meet stands in Python: each is a message of the files of words.

Our own errors take sayings alone, which mypy holds; here is looked for all other texts that look like sentences. What
only programmers meet stays English, and is named by where it stands.
"""

import ast
import builtins
import re

import pytest

from tests.messages import SMALL_WORDS, name_of
from tests.reading import FOLDER, files_without, tree_of

WORDS = re.compile(r"[A-Za-z]{2,}[,.:;]? (?:§ )?[a-z]{2,}")
MARKUP = re.compile(r"\s*(?:§*<|§*\n@media|[\[%@.]|select |set |attachment; |preload; |text/|default-src )")
FOR_PROGRAMMERS = {
    "assert": "what the kit and the program itself find wrong with code",
    **{name: "misuse of a function" for name, kind in vars(builtins).items() if isinstance(kind, type)},
    "WordsError": "a file of words that its maker must mend",
    "DecodeError": "what msgspec says, and its stand-in",
    "ValidationError": "what msgspec says, and its stand-in",
}
FOR_OPERATORS = {
    **dict.fromkeys(("debug", "info", "warning", "error", "exception"), "the log is the same in every language"),
    "Seldom": "a line of the log",
    "say_once": "a line of the log",
    "Count": "what Prometheus shows",
    "Times": "what Prometheus shows",
    "Broken": "details are for the log; what people are told is a saying",
    "BotFault": "a line of the log; people are told by a word for each kind of fault",
}
IN_FILES = {"label": "a name in files; people are told its message"}
FOR_MACHINES = {"compile": "a pattern", "sub": "a pattern", "search": "a pattern", "run_js": "JavaScript"}
EXEMPT = {*FOR_PROGRAMMERS, *FOR_OPERATORS, *IN_FILES, *FOR_MACHINES}
FILES = {
    "testing": "what the kit says about a game, for those who make it",
    "envs/page.py": "a page of the site, which is in English",
    "observation.py": "parts of an observation, for that page",
    "machines/assembly.py": "LLVM's own language",
    "storage": "SQL; what people are told of a database is a saying, which mypy holds",
}
ALLOWED = {
    # in files, and stored; people are told words that are chosen by them
    "deal and seat", "cut off", "all games", "as in the box",
    "macabre transcript 1", "macabre transcript 2", "chance manual", "chance seed §", "chance fair § § §",
    "is no longer available", "took too long", "made an illegal move", "§ in line § of §",
    "the bot's share of wins; a shared win is divided, and a match that is cut off has no winner",
    # what studies count and how matches end, which docs/languages.md says is called as in files
    "Character moved", "Trap entered", "Trap sprung", "out of the door", "last alive", "turn limit",
    "three pawns in Dead House", "as many pawns in Dead House as were agreed", "the limit of turns",
    "played to the end",
    # parts of what programmers meet
    "it could not be called", "a state's field for the option §", "a state for § seats",
    "Last Candle: the smallest complete game, to copy when adding one.", ", the template of a game; our own invention ",
    # parts of lines of the log, and what those who watch over a server are answered
    "nor in English", "English is shown instead", "an unknown place", "the tables cannot be stored just now",
    "these figures do not go by that name\n", "the figures are at /metrics\n",
    # classes of a drawing, headers, rules for plurals, commands
    "faint middle", "faint end", "Content-Type: application/json", "Connection: close", "# TYPE § gauge",
    " or ", " and ",
    "  pip install -e §\n  macabre play §\n  macabre check §",
    "  macabre simulate cluedo-cards --bots ./§,greedy --matches 20",
}  # fmt: skip


def texts_in(node, before=()):
    """The texts of a piece of Python, with a sign for what is filled in, and the calls that each is an argument of."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.JoinedStr):
        yield "".join(part.value if isinstance(part, ast.Constant) else "§" for part in node.values), node, before
        for part in node.values:
            yield from texts_in(part.value, before) if isinstance(part, ast.FormattedValue) else ()
    elif isinstance(node, ast.Constant) and isinstance(node.value, str | bytes):
        yield text_of(node.value), node, before
    else:
        inside = name_of(node.func) if isinstance(node, ast.Call) else "assert" if isinstance(node, ast.Assert) else ""
        for child in ast.iter_child_nodes(node):
            yield from texts_in(child, (*before, inside))


def text_of(value):
    """Bytes may be a sentence too."""
    return value.decode("latin-1") if isinstance(value, bytes) else value


def is_sentence(text):
    """Whether people would read it."""
    return bool(WORDS.search(text) or (" " in text and SMALL_WORDS.search(text))) and not MARKUP.match(text)


def sentences(tree):
    """Those of a module that nothing around them excuses, with their lines."""
    found = [(text, node.lineno, before) for text, node, before in texts_in(tree) if is_sentence(text)]
    return [(text, line) for text, line, before in found if not EXEMPT & {*before}]


def is_exempt(path):
    inside = path.relative_to(FOLDER).as_posix()
    return any(inside == name or inside.startswith(f"{name}/") or inside.endswith(f"/{name}") for name in FILES)


SOURCES = [path for path in files_without("*.py", "tests", "_template") if not is_exempt(path)]


def test_no_sentence_for_people_stands_in_python():
    found = [
        f"{path.relative_to(FOLDER)}:{line}: {text}"
        for path in SOURCES
        for text, line in sentences(tree_of(path))
        if text not in ALLOWED
    ]
    assert found == []


@pytest.mark.parametrize("line", [
    'print("nothing to do")', 'raise Refusal(f"the {card} is gone")', 'answer = f"{low} to {high}"',
    'Response("there is no such page", 404)', 'WHY = ("it is late",)',
    'await turn_away(send, 403, b"this request was not sent by us")',
])  # fmt: skip
def test_the_scan_sees_a_sentence(line):
    assert len(sentences(ast.parse(line))) == 1


@pytest.mark.parametrize("line", [
    '"""A docstring of words."""', 'raise ValueError("not a number at all")', 'log.warning("table %s is gone", code)',
    'say("refuse-taken")', 'x = "select a from b"', 'text = "one-word"',
])  # fmt: skip
def test_the_scan_passes_over_what_people_do_not_meet(line):
    assert sentences(ast.parse(line)) == []


def test_nothing_is_allowed_that_is_not_there():
    texts = {text for path in SOURCES for text, _ in sentences(tree_of(path))}
    assert ALLOWED - texts == set()
