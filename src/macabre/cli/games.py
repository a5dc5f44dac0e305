"""`macabre games`: what there is to play."""

from __future__ import annotations

from macabre.catalogue import games, load
from macabre.cli.reader import speech
from macabre.game import Game, allowed_by
from macabre.language import Saying, Speech
from macabre.rules import Option, OrNone, Value, choice_word


def run() -> None:
    """List the games, their players and their house rules."""
    said = speech()
    for game in map(load, games()):
        text = game.text(said.language.code)
        print(f"{game.id:<16} {said('games-line', title=text.title, low=game.players[0], high=game.players[-1])}")
        print(f"{'':<16} {text.summary}")
        for name, option in game.options.items():
            print(f"{'':<16} --option {name}={choice_word(option.default)}: {describe_option(game, name, said)}")
        print()


def describe_option(game: Game, name: str, speech: Speech) -> str:
    """What a house rule does, and what it may be."""
    option, about = game.options[name], game.rules.notation.option(name)
    if isinstance(option.choices, range | OrNone):
        allowed = speech.say(allowed_by(option))
    else:
        allowed = ", ".join(_describe_choice(option, choice, about, speech) for choice in option.choices)
    return f"{speech.say(about)}; {allowed}"


def _describe_choice(option: Option, choice: Value, about: Saying, speech: Speech) -> str:
    """A choice, with its meaning where the word alone does not tell."""
    word = choice_word(choice)
    means = speech("games-chance") if option.names_seat and choice is None else speech.attribute(about, word)
    return f"{word} ({means})" if means else word
