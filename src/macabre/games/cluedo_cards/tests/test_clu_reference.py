"""The engine and the slow reference play the same matches, move by move."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from macabre.games.cluedo_cards.board import Deck
from macabre.games.cluedo_cards.tests.positions import DECK, GAME, Illustration, Miniature, deck_text, load_deck
from macabre.games.cluedo_cards.tests.reference import CHANCE, Reference, as_card
from macabre.match import Match
from macabre.rules import Viewer
from macabre.testing.options import choices_of, covering
from macabre.testing.walk import Dice

EFFECTS = ["none", "miss", "next-misses", "swap", "again"]

Happened = Counter[str]


def compare_moves(match: Match, reference: Reference) -> list[dict[str, Any]]:
    """Who acts and what may be done, chance's moves included; in the engine's order."""
    assert match.to_act == reference.to_act
    assert match.chance_to_act == (reference.waits_for in CHANCE)
    moves = match.legal_moves("chance" if match.chance_to_act else None)
    if match.chance_to_act:
        assert {move.pop("weight") for move in moves} == {1}
    assert sorted(map(repr, moves)) == sorted(map(repr, reference.moves()))
    return moves


def compare_view(match: Match, reference: Reference, viewer: Viewer) -> None:
    """All that the rules promise of a view, for the referee, a seat or a spectator."""
    expected = reference.view(viewer)
    whole = match.view(viewer)
    view = {key: whole[key] for key in expected}
    view["hands"] = [in_order(hand) for hand in view["hands"]]
    if match.finished:
        del view["misses"], expected["misses"]
    assert view == expected


def in_order(hand: list[dict[str, Any] | None]) -> list[tuple[str, int] | None]:
    """A hand's known cards sorted; its nulls must come after them already."""
    known = [as_card(card) for card in hand if card]
    assert hand[len(known) :] == [None] * (len(hand) - len(known))
    return [*sorted(known), *[None] * (len(hand) - len(known))]


def note(reference: Reference, happened: Happened) -> None:
    """What the matches have come across, so that none of it can go missing unseen."""
    happened["below zero"] += min(reference.scores) < 0
    happened["two turns to miss"] += max(reference.misses) > 1
    happened["void"] += bool(reference.last_round and reference.last_round["winner"] is None)
    happened["seen in another's hand"] += any(
        len(reference.knowers[card]) > 1 for hand in reference.hands for card in hand
    )
    happened[reference.waits_for] += 1


def play_both(deck: Deck, players: int, dice: Dice, happened: Happened, steps: int, **options: Any) -> None:
    """One match at random, to its end or for `steps` steps."""
    match = GAME.new(players, options=options, board=deck, chance="manual")
    reference = Reference(tomllib.loads(deck.source.text), players, match.options)
    viewers: list[Viewer] = [*range(players), "spectator", None]
    for _ in range(steps):
        moves = compare_moves(match, reference)
        if not match.chance_to_act:
            compare_view(match, reference, None)
            compare_view(match, reference, viewers[dice.below(len(viewers))])
            note(reference, happened)
        if match.finished:
            return
        move = moves[dice.below(len(moves))]
        match.play(move, "chance" if match.chance_to_act else None)
        discards = len(reference.discards) if reference.round else 0
        reference.make(move)
        happened["reshuffled"] += reference.waits_for == "draw" and len(reference.discards) < discards


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.usually(1)
def test_random_matches_go_as_in_the_reference(players: int) -> None:
    dice, happened = Dice(players), Counter[str]()
    for number in range(100):
        first_player = None if number % 2 else dice.below(players)
        target = 10 if number % 20 == 0 else 1 + dice.below(3)
        play_both(DECK, players, dice, happened, 5000, target=target, first_player=first_player)
    assert happened["over"] == 100
    for rare in ("below zero", "seen in another's hand", "miss", "swap", "reshuffled"):
        assert happened[rare] > 0, rare
    assert players < 4 or happened["two turns to miss"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_matches_with_random_decks_go_as_in_the_reference(players: int) -> None:
    dice, happened = Dice(10 + players), Counter[str]()
    for _ in range(40):
        play_both(random_deck(dice), players, dice, happened, 150, target=1 + dice.below(6))
    for rare in ("void", "below zero", "reshuffled", "over"):
        assert happened[rare] > 0, rare


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.usually(1)
def test_clu_21_to_24_matches_by_other_ways_to_play_go_as_in_the_reference(players: int) -> None:
    dice, happened = Dice(20 + players), Counter[str]()
    for number, options in enumerate(covering(choices_of(GAME, players)) * 3):
        deck = random_deck(dice) if number % 3 == 0 else DECK
        play_both(deck, players, dice, happened, 300, **options)
    for rare in ("below zero", "reshuffled", "over"):
        assert happened[rare] > 0, rare


def random_deck(dice: Dice) -> Deck:
    """A small deck, in which rounds are short; the fewer numbers are shared, the more rounds are void."""
    pictures = [f"picture-{letter}" for letter in "abcdefghijkl"[: 4 + dice.below(8)]]
    numbers = (4, 12, 60)[dice.below(3)]
    illustrations: list[Illustration] = [
        (picture, EFFECTS[dice.below(5)], [1 + dice.below(numbers), 100 + dice.below(numbers)][: 1 + dice.below(2)])
        for picture in [*pictures, "picture-y", "picture-z"]
    ]
    miniatures: list[Miniature] = [
        ([picture for picture in pictures if dice.below(3) == 0], dice.below(5)) for _ in range(4 + dice.below(3))
    ]
    return load_deck(deck_text(illustrations, 1, miniatures))
