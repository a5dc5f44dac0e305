"""Stolen Silver: a small game for six, from outside the package."""

from pathlib import Path

from macabre.rules import Rules

from . import rules
from .advice import advise
from .board import Deck
from .knowledge import determinise, worlds
from .notation import SilverNotation
from .observation import OBSERVATION
from .state import CARDS, SEATS, DeckRecord, Scratch, State

RULES = Rules(
    id="stolen-silver",
    version=1,
    players=range(3, SEATS + 1),
    options={},
    state=State.layout,
    board=DeckRecord.layout,
    scratch=Scratch.layout,
    verbs=rules,
    determinise=determinise,
    worlds=worlds,
    advise=advise,
    notation=SilverNotation(),
    observation=OBSERVATION,
    load=Deck,
    folder=Path(__file__).parent,
    default_board="board.toml",
    longest_random_match=CARDS,
)
