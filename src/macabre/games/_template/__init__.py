"""Last Candle: the smallest complete game, to copy when adding one."""

from pathlib import Path

from macabre.rules import Rules

from . import rules
from .advice import advise
from .knowledge import determinise, worlds
from .notation import CandleNotation, Deck
from .observation import OBSERVATION
from .state import SEATS, DeckRecord, Scratch, State

RULES = Rules(
    id="last-candle",
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
    notation=CandleNotation(),
    observation=OBSERVATION,
    load=Deck,
    folder=Path(__file__).parent,
    default_board="board.toml",
    longest_random_match=SEATS,
)
