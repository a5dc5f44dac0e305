"""A language that nobody speaks, made from the English files: no plain letter is left in it, and it is 40 % longer."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Transformer

from tests.reading import FOLDER

LEFT_TO_RIGHT, RIGHT_TO_LEFT = "en-XA", "en-XB"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ODD = "ȧƀċḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁĊḒḖƑƓĦĪĴĶĿḾƝǾƤɊŘŞŦŬṼẆẊẎẐ"
LOOK_ALIKES = str.maketrans(PLAIN, ODD)
LONGER, MORE = 0.4, "ẋ"


def disguised(text):
    """The same text in letters that only look alike, with longer words."""
    return re.sub("[A-Za-z]+", lambda word: word[0].translate(LOOK_ALIKES) + MORE * round(LONGER * len(word[0])), text)


class Disguise(Transformer):
    """Changes what is said, and no argument or choice."""

    def visit_TextElement(self, node):  # noqa: N802 (so Fluent calls it)
        """A text between arguments."""
        return fluent_ast.TextElement(disguised(node.value))


def disguise(source, target):
    """Write a file of words anew."""
    words = FluentParser().parse(source.read_text("utf-8"))
    target.write_text(FluentSerializer().serialize(Disguise().visit(words)), "utf-8")


def make_languages(folder):
    """Both directions, with the words of the house and of all games; the folder, for $MACABRE_LANGUAGES."""
    for code, direction in {LEFT_TO_RIGHT: "ltr", RIGHT_TO_LEFT: "rtl"}.items():
        place = Path(folder) / code
        place.mkdir(parents=True)
        about = f'name = "{disguised("Pseudo")}"\ndirection = "{direction}"\n[plurals]\none = "n = 1"\n'
        (place / "language.toml").write_text(about, "utf-8")
        for words in FOLDER.glob("language/en/*.ftl"):
            disguise(words, place / words.name)
        for words in FOLDER.glob("games/[a-z]*/language/en.ftl"):
            disguise(words, place / f"{words.parts[-3].replace('_', '-')}.ftl")
    return folder
