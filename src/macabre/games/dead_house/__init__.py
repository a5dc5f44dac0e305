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
        "first_player": Option(None, [None, *range(SEATS)], "who begins (HOU-4)", True),
        "turn_limit": Option(
            None,
            OrNone(range(1, 10**9)),
            "after so many turns the match ends without a winner (HOU-4)",
            tried=(None, 1, 40),
        ),
        "ahead_at_turn_off": Option(
            "pass",
            ["pass", "stay"],
            "what a pawn does that Move Ahead 3 would lead past its own turn-off (HOU-10)",
            says={"pass": "goes on along the track", "stay": "stays on the square"},
        ),
        "squares_catch_pushed": Option(
            False, [False, True], "whether squares also act on a pawn that another player pushes (HOU-12)"
        ),
        "possession_with": Option(
            "home",
            ["home", "off-track"],
            "which of your pawns may take another's place by Possession (HOU-23, HOU-29)",
            says={"home": "one at Home Base", "off-track": "one at Home Base or on a gravestone"},
        ),
        "pawns_to_win": Option(
            PAWNS, [1, 2, PAWNS], "how many of your pawns must be in Dead House to win (HOU-27, HOU-30)"
        ),
        "special_cards": Option(
            True, [True, False], "whether everybody has the special cards Possession, Steal and Reanimate (HOU-31)"
        ),
        "pawn_starts_out": Option(
            False, [False, True], "everybody's first pawn stands on its start square from the beginning (HOU-32)"
        ),
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
    outlook=Outlook(stages=8, pace=2_500),
    longest_random_match=5_000,  # the longest of 300,000 had 1,161 decisions
    beyond_worlds=frozenset({"known"}),
)
