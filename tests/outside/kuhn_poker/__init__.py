"""Kuhn poker: a game so small that all is known about it."""

from pathlib import Path

from macabre.rules import Rules

from . import rules
from .advice import advise
from .knowledge import determinise, worlds
from .notation import Deck, KuhnNotation
from .observation import OBSERVATION
from .state import SEATS, SPEECHES, DeckRecord, Scratch, State

RULES = Rules(
    id="kuhn-poker",
    version=1,
    players=range(2, SEATS + 1),
    options={},
    state=State.layout,
    board=DeckRecord.layout,
    scratch=Scratch.layout,
    verbs=rules,
    determinise=determinise,
    worlds=worlds,
    advise=advise,
    notation=KuhnNotation(),
    observation=OBSERVATION,
    load=Deck,
    folder=Path(__file__).parent,
    default_board="board.toml",
    longest_random_match=SPEECHES,
)
