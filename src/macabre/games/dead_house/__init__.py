"""Dead House (the Goosebumps pawn race): three pawns round the track and through the graveyard."""

from pathlib import Path

from macabre.games.dead_house import judgement, rules
from macabre.games.dead_house.advice import advise
from macabre.games.dead_house.board import Track
from macabre.games.dead_house.knowledge import determinise, worlds
from macabre.games.dead_house.notation import HouseNotation
from macabre.games.dead_house.observation import OBSERVATION
from macabre.games.dead_house.state import PAWNS, SEATS, Scratch, State, TrackRecord
from macabre.rules import Option, OrNone, Outlook, Rules

RULES = Rules(
    id="dead-house",
    version=3,
    players=range(2, SEATS + 1),
    options={
        "first_player": Option(None, [None, *range(SEATS)], names_seat=True),
        "turn_limit": Option(None, OrNone(range(1, 10**9)), tried=(None, 1, 40)),
        "ahead_at_turn_off": Option("pass", ["pass", "stay"]),
        "squares_catch_pushed": Option(False, [False, True]),
        "possession_with": Option("home", ["home", "off-track"]),
        "pawns_to_win": Option(PAWNS, [1, 2, PAWNS]),
        "special_cards": Option(True, [True, False]),
        "pawn_starts_out": Option(False, [False, True]),
    },
    state=State.layout,
    board=TrackRecord.layout,
    scratch=Scratch.layout,
    verbs=rules,
    determinise=determinise,
    worlds=worlds,
    advise=advise,
    notation=HouseNotation(),
    observation=OBSERVATION,
    load=Track,
    folder=Path(__file__).parent,
    default_board="track.toml",
    judgement=judgement,
    outlook=Outlook(stages=8, broad=1, pace=2_500),
    longest_random_match=5_000,  # the longest of 300,000 had 1,161 decisions
    beyond_worlds=frozenset({"known"}),
)
