"""Deadly Doodles: everybody draws the same cards, each on a dungeon map of their own."""

from pathlib import Path

from macabre.games.deadly_doodles import judgement, rules
from macabre.games.deadly_doodles.advice import advise
from macabre.games.deadly_doodles.board import Dungeon
from macabre.games.deadly_doodles.knowledge import determinise
from macabre.games.deadly_doodles.notation import DoodlesNotation
from macabre.games.deadly_doodles.observation import OBSERVATION
from macabre.games.deadly_doodles.state import FEWEST_ROUNDS, ROUNDS, SEATS, DungeonRecord, Scratch, State
from macabre.games.deadly_doodles.worlds import worlds
from macabre.rules import Option, Outlook, Rules

RULES = Rules(
    id="deadly-doodles",
    version=2,
    players=range(1, SEATS + 1),
    options={
        "open_paths": Option(False, [False, True]),
        "without_traps": Option(False, [False, True]),
        "number_of_rounds": Option(ROUNDS, list(range(ROUNDS, FEWEST_ROUNDS - 1, -1))),
        "weapon_first": Option(False, [False, True]),
    },
    state=State.layout,
    board=DungeonRecord.layout,
    scratch=Scratch.layout,
    verbs=rules,
    determinise=determinise,
    worlds=worlds,
    advise=advise,
    notation=DoodlesNotation(),
    observation=OBSERVATION,
    load=Dungeon,
    folder=Path(__file__).parent,
    default_board="map.toml",
    judgement=judgement,
    outlook=Outlook(stages=7, broad=1, by_promise=True, pace=1_200),
    simultaneous=True,
    longest_random_match=SEATS * 30,
)
