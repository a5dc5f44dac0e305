"""13 Dead End Drive: everybody moves everybody, and nobody says whom they own."""

from pathlib import Path

from macabre.games.dead_end_drive import judgement, rules
from macabre.games.dead_end_drive.advice import advise
from macabre.games.dead_end_drive.board import Mansion
from macabre.games.dead_end_drive.knowledge import determinise, worlds
from macabre.games.dead_end_drive.notation import DeadEndDriveNotation
from macabre.games.dead_end_drive.observation import OBSERVATION
from macabre.games.dead_end_drive.state import SEATS, MansionRecord, Scratch, State
from macabre.rules import Option, OrNone, Outlook, Rules

RULES = Rules(
    id="dead-end-drive",
    version=4,
    players=range(2, SEATS + 1),
    options={
        "after_drawing": Option(
            "turn",
            ["turn", "pawn"],
            "after drawing a trap card you may not play one you already held: for how long (DED-25)",
            says={
                "turn": "for the rest of the turn",
                "pawn": "until you move the other pawn",
            },
        ),
        "seating": Option(
            "chance",
            ["chance", "players"],
            "who puts the pawns on the red chairs before the match (DED-39)",
            says={"chance": "chance, in any order", "players": "the players, one pawn each in turn"},
        ),
        "open_characters": Option(
            False,
            [False, True],
            "character cards lie face up for all to see, and two players have six each, none of them secret (DED-40)",
        ),
        "detective_path": Option(
            "whole",
            ["whole", "half"],
            "how much of his path the Detective has to walk until the match is over (DED-41)",
            says={"whole": "all of it", "half": "half of it"},
        ),
        "turn_limit": Option(
            None, OrNone(range(1, 10**9)), "after this many turns the match ends without a winner (DED-38)"
        ),
    },
    state=State.layout,
    board=MansionRecord.layout,
    scratch=Scratch.layout,
    verbs=rules,
    determinise=determinise,
    worlds=worlds,
    advise=advise,
    notation=DeadEndDriveNotation(),
    observation=OBSERVATION,
    load=Mansion,
    folder=Path(__file__).parent,
    default_board="mansion.toml",
    judgement=judgement,
    outlook=Outlook(stages=6, pace=250),
    longest_random_match=20_000,
    beyond_worlds=frozenset({"drawn"}),
    samples_evenly=False,
)
