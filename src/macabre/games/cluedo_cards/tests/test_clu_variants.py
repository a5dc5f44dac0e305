"""CLU-21 to CLU-24: the rulebook read otherwise, and house rules."""

from __future__ import annotations

from typing import Any

import pytest

import macabre
from macabre.games.cluedo_cards.tests.positions import (
    DECK,
    GAME,
    NOTHING_FITS,
    Illustration,
    deal,
    deck_text,
    draw,
    legal_texts,
    load_deck,
    stuck,
    table,
    texts,
    turn_up,
)
from macabre.match import Match

DAGGER, CANDLESTICK, REVOLVER, ROPE = range(4)  # the miniatures, by the first picture on each
FIVES = ["plum-1 plum-2 green-1 green-2 white-1", "mustard-1 mustard-2 peacock-1 peacock-2 white-2"]


def last_card(last: str, **options: Any) -> Match:
    """Seat 0 of two has laid its last card."""
    match = table([last, "green-1 green-2"], f"{last[:-1]}2", **options)
    match.play(f"play {last}")
    return match


def said(match: Match) -> list[tuple[str, str]]:
    """Clause and sentence of all that everybody is told."""
    return [(event["clause"], event["text"]) for event in match.told("spectator") if event["text"]]


# --- CLU-21


@pytest.mark.parametrize(("penalty", "scores"), [("miniature", [1, 0]), ("card", [0, 0])])
def test_clu_21_the_number_of_the_last_card_is_lost(penalty: str, scores: list[int]) -> None:
    match = last_card("rope-3", penalty=penalty)
    turn_up(match, ROPE, DAGGER)
    assert match.scores == scores


def test_clu_21_who_does_not_show_the_last_card_loses_nothing() -> None:
    match = last_card("rope-3", penalty="card")
    turn_up(match, DAGGER, CANDLESTICK)
    assert match.scores == [3, 0]


def test_clu_21_the_log_says_by_which_clause() -> None:
    match = last_card("rope-3", penalty="card")
    turn_up(match, ROPE, DAGGER)
    ending = "Rope, Mrs White, Spanner, and loses 3, since the last card was Rope 3."
    assert ("CLU-21", f"Player 1 turns up the miniature with {ending}") in said(match)
    assert [clause for clause, text in said(match) if "Player 2 turns up" in text] == ["CLU-16"]


def test_clu_21_a_number_that_no_move_could_write_is_no_cards() -> None:
    with pytest.raises(macabre.BadBoard, match="1 to 999999999"):
        load_deck(DECK.source.text.replace("[1, 2, 3]", "[1, 2, 1000000000]", 1))


# --- CLU-22


def drawing(hand: str = "plum-1 green-1", pile: str | None = None, **more: Any) -> Match:
    """Seat 0 has nothing that fits on Miss Scarlett 2 and begins to draw."""
    match = table([hand, "white-1 rope-3"], "scarlett-2", pile=pile, draw_until_one_fits=True, **more)
    assert legal_texts(match) == {"draw"}
    match.play("draw")
    return match


def test_clu_22_who_cannot_play_draws_until_a_card_fits() -> None:
    match = drawing()
    for drawn in ("plum-3", "green-3"):
        match.play(f"draw 0 {drawn}", "chance")
        assert match.chance_to_act
    match.play("draw 0 mustard-2", "chance")
    assert (match.to_act, legal_texts(match)) == ([0], {"play mustard-2"})
    assert match.explain("draw", 0) == ("CLU-8", "you must play if you can, and one of your cards fits")
    match.play("play mustard-2")
    assert (match.to_act, match.view(0)["hand_sizes"]) == ([1], [4, 2])


def test_clu_22_without_it_the_turn_passes_after_one_card() -> None:
    match = table(["plum-1 green-1", "white-1 rope-3"], "scarlett-2")
    draw(match, "mustard-2")
    assert match.to_act == [1]


def test_clu_22_from_a_pile_that_is_made_anew_one_card_is_taken_and_waits() -> None:
    match = drawing(pile="")
    match.play("draw 0 mustard-2", "chance")
    view = match.view("spectator")
    assert (match.to_act, view["draw_pile"], view["hand_sizes"]) == ([1], 30, [3, 2])
    assert [clause for clause, _ in said(match)] == ["CLU-8", "CLU-18"]


def test_clu_22_candlesticks_do_not_go_round_for_ever() -> None:
    """Two of four always miss a turn, the others have nothing that fits but the Candlestick before the last."""
    hands = ["plum-2 green-2", "plum-1 green-1", "white-2 plum-3", "white-1 green-3"]
    held = " ".join(hands).split()
    deck = load_deck(deck_text([*_alone(held), ("candlestick", "next-misses", [7, 8])], deal=1))
    match = table(hands, "candlestick-7", deck=deck, pile="candlestick-8", turn=1, draw_until_one_fits=True)
    acted = set()
    for _ in range(12):
        acted.add(match.to_act[0])
        match.play(match.legal_moves()[0])
        while match.chance_to_act:
            match.play(match.legal_moves("chance")[0], "chance")
    assert acted == {0, 1, 2, 3}


def _alone(held: list[str]) -> list[Illustration]:
    """Illustrations of these cards, whose numbers are those of no Candlestick."""
    pictures = sorted({text.rpartition("-")[0] for text in held})
    return [(picture, "none", [1, 2, 3]) for picture in pictures]


EFFECTS = {"a": "miss"}
STRANGERS = load_deck(deck_text([(x, EFFECTS.get(x, "none"), [n]) for n, x in enumerate("abcdefghi", 1)], deal=1))


@pytest.mark.parametrize(("misses", "next_seat"), [((), 1), ((0, 1), 0)])
def test_clu_22_if_nothing_is_left_the_turn_passes(misses: tuple[int, ...], next_seat: int) -> None:
    hands = ["a-1 b-2 c-3", "d-4 e-5 f-6"]
    match = table(hands, "i-9", deck=STRANGERS, pile="g-7 h-8", misses=misses, draw_until_one_fits=True)
    match.play("draw")
    match.play("draw 0 g-7", "chance")
    match.play("draw 0 h-8", "chance")
    assert (match.to_act, match.view(0)["hand_sizes"]) == ([next_seat], [5, 3])
    assert ("CLU-22", "It does not fit, and the draw pile is empty.") in said(match)


def test_clu_22_a_card_that_was_drawn_is_no_void_round() -> None:
    hands = ["a-1 b-2 c-3 g-7", "d-4 e-5 f-6"]
    match = table(hands, "i-9", deck=NOTHING_FITS, pile="h-8", draw_until_one_fits=True)
    match.play("draw")
    match.play("draw 0 h-8", "chance")
    match.play("draw")
    assert (match.to_act, match.view(0)["round"]) == ([0], 1)
    match.play("draw")
    assert match.view(0)["round"] == 2


def test_clu_22_the_others_hear_whether_it_fits_and_not_what_it_is() -> None:
    match = drawing()
    match.play("draw 0 plum-3", "chance")
    match.play("draw 0 mustard-2", "chance")
    assert [text for _, text in said(match)] == [
        "Player 1 has no card that fits and must draw.",
        "It does not fit, so Player 1 draws another card.",
        "It fits, so Player 1 must lay it.",
    ]
    assert texts(match.view(1)["hands"][0]) == "? ? ? ?"
    assert [event["card"] for event in match.told(1) if event["type"] == "drawn"] == [None, None]


# --- CLU-23


def test_clu_23_without_miniatures_a_round_ends_with_three_points_at_once() -> None:
    match = last_card("rope-1", miniatures=False)
    view = match.view(0)
    assert (view["scores"], view["round"], view["miniatures"]) == ([3, 0], 2, [None, None])
    assert view["last_round"]["miniatures"] == [None, None]
    assert [move["type"] for move in match.legal_moves("chance")][:1] == ["deal"]


def test_clu_23_the_match_is_won_by_the_last_card() -> None:
    match = last_card("rope-1", miniatures=False, scores=(7, 0))
    assert (match.finished, match.winners, match.scores) == (True, [0], [10, 0])
    assert said(match)[1:] == [
        ("CLU-15", "Player 1 has laid the last card, so round 1 is over: 3 points."),
        ("CLU-23", "Player 1 wins round 1. Scores: Player 1 10, Player 2 0."),
        ("CLU-17", "Player 1 has 10 points, reaches the target of 10 and wins."),
    ]


# --- CLU-24


@pytest.mark.parametrize(("winner_starts", "starter"), [(False, 1), (True, 0)])
def test_clu_24_the_winner_of_a_round_starts_the_next(winner_starts: bool, starter: int) -> None:
    match = last_card("plum-1", winner_starts=winner_starts)
    turn_up(match, CANDLESTICK, REVOLVER)
    deal(match, FIVES, "scarlett-3")
    assert (match.view(0)["starter"], match.to_act) == (starter, [starter])


def test_clu_24_the_log_says_why() -> None:
    match = last_card("plum-1", winner_starts=True)
    turn_up(match, CANDLESTICK, REVOLVER)
    deal(match, FIVES, "scarlett-3")
    dealt = "Round 2: the cards are dealt, Miss Scarlett 3 is turned up"
    assert said(match)[-1] == ("CLU-24", f"{dealt}, and Player 1 starts, having won the last one.")


def test_clu_24_after_a_void_round_the_start_goes_on_clockwise() -> None:
    match = stuck(winner_starts=True)
    for _ in range(3):
        match.play("draw")
    assert (match.view(0)["round"], match.view(0)["starter"]) == (2, 2)


def test_clu_21_to_24_are_off_unless_they_are_agreed() -> None:
    usual = {"penalty": "miniature", "draw_until_one_fits": False, "miniatures": True, "winner_starts": False}
    assert usual.items() <= GAME.new(2, seed=1).options.items()
