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
        "after_drawing": Option("turn", ["turn", "pawn"]),
        "seating": Option("chance", ["chance", "players"]),
        "open_characters": Option(False, [False, True]),
        "detective_path": Option("whole", ["whole", "half"]),
        "turn_limit": Option(None, OrNone(range(1, 10**9))),
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
    outlook=Outlook(stages=6, broad=1, pace=250),
    longest_random_match=20_000,
    beyond_worlds=frozenset({"drawn"}),
    samples_evenly=False,
)
