"""Cluedo, the card game (Waddingtons): shed your hand, survive the weapons."""

from pathlib import Path

from macabre.games.cluedo_cards import judgement, rules
from macabre.games.cluedo_cards.advice import advise
from macabre.games.cluedo_cards.board import Deck
from macabre.games.cluedo_cards.knowledge import determinise, worlds
from macabre.games.cluedo_cards.notation import CluedoNotation
from macabre.games.cluedo_cards.observation import OBSERVATION
from macabre.games.cluedo_cards.state import SEATS, DeckRecord, Scratch, State
from macabre.rules import Option, Outlook, Rules

RULES = Rules(
    id="cluedo-cards",
    version=2,
    players=range(2, SEATS + 1),
    options={
        "target": Option(10, range(1, 51), tried=(1, 10, 20)),
        "first_player": Option(None, [None, *range(SEATS)], names_seat=True),
        "penalty": Option("miniature", ["miniature", "card"]),
        "draw_until_one_fits": Option(False, [False, True]),
        "miniatures": Option(True, [True, False]),
        "winner_starts": Option(False, [False, True]),
    },
    state=State.layout,
    board=DeckRecord.layout,
    scratch=Scratch.layout,
    verbs=rules,
    determinise=determinise,
    worlds=worlds,
    advise=advise,
    notation=CluedoNotation(),
    observation=OBSERVATION,
    load=Deck,
    folder=Path(__file__).parent,
    default_board="cards.toml",
    judgement=judgement,
    outlook=Outlook(stages=1, broad=1, pace=12_000),
    longest_random_match=20_000,
    beyond_worlds=frozenset({"known"}),
)
