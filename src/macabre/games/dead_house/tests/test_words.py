"""Moves as texts, sentences, the drawing, and the parts that make up the record."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import macabre
from macabre.data import Source
from macabre.games.dead_house.bundles import count, with_card, without_bundle, without_card
from macabre.language import Speech
from macabre.testing.walk import Dice, play_random_move

GAME = macabre.load("dead-house")
BOARD = GAME.default_board
NAMES = ["Anna", "Bert", "Cleo", "Dora"]


@pytest.mark.parametrize(
    "move",
    [
        {"type": "special", "card": "possession", "pawn": 0},
        {"type": "special", "card": "steal", "pawn": 0},
        {"type": "special", "card": "reanimate", "player": 1},
        {"type": "special", "card": "curse"},
        {"type": "special"},
        {"type": "move", "card": "3", "pawn": 0},
        {"type": "move", "card": "6", "pawn": 3},
        {"type": "move", "card": ["6"], "pawn": 0},
        {"type": "special", "card": ["steal"], "player": 1},
        {"type": "split", "parts": [[0, 1]]},
        {"type": "split", "parts": [[0, 1], [3, 4]]},
        {"type": "swap", "card": "slappy", "pawn": 0, "with": [1]},
        "special",
        "special steal",
        "special steal x",
        "split 0:1",
        "split 0:1/x:4",
        "swap slappy 0 1",
    ],
)
def test_a_malformed_move_is_refused_in_a_sentence(move, table):
    with pytest.raises(macabre.Error) as caught:
        table().match.play(move)
    assert caught.value.clause is None


def test_a_special_card_is_written_with_its_own_fields(table):
    match = table().pawns(1, 40, "home", "home").match
    texts = {match.move_text(move) for move in match.legal_moves()}
    assert {"special possession 0 1:0", "special steal 1", "special reanimate"} <= texts


def test_a_preview_shows_where_pawns_would_stand(table):
    place = table().pawns(1, 9, "home", "home").hand(0, "6")
    assert place.match.preview("move 6 0")["pawns"] == [[{"track": 9}, "home", "home"], ["home"] * 3]


def test_matches_are_told_in_sentences():
    events = []
    for seed in range(4):
        match, dice = GAME.new(3, seed=seed), Dice(seed)
        while not match.finished:
            play_random_move(match, dice)
        events += match.events
    kinds = {event["type"] for event in events}
    assert {"move", "back", "split", "swap", "special", "discard", "moved", "again", "drawn", "won"} <= kinds
    assert all(event["text"].endswith(".") for event in events if event["text"])
    assert all(event["clause"] in GAME.clauses for event in events)


def test_special_cards_are_named_in_the_readers_language():
    view = GAME.new(players=2, seed=1).view(0)
    drawn = {code: GAME.rules.notation.picture(view, Speech(code, NAMES)) for code in ("en", "de")}
    assert "special cards: Possession, Steal, Reanimate" in drawn["en"]
    assert "Besessenheit, Diebstahl, Wiederbelebung" in drawn["de"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_drawing_shows_every_pawn_square_and_card(players):
    match, dice = GAME.new(players, seed=4), Dice(4)
    for _ in range(60):
        play_random_move(match, dice)
    view = match.view(0)
    drawn = GAME.rules.notation.picture(view, Speech("en", NAMES))
    occupied = {place["track"] for pawns in view["pawns"] for place in pawns if "track" in place}
    assert all(f"{square:>3}" in drawn for square in range(60) if square not in occupied)
    for seat in range(players):
        letter = view["board"]["homes"][seat][0]
        assert all(f"{letter}{pawn}" in drawn for pawn in (1, 2, 3))
        assert NAMES[seat] in drawn
    assert all(match.board.titles[card] in drawn for card in view["hands"][0])
    assert max(len(line) for line in drawn.splitlines()) <= 80


@given(st.lists(st.integers(0, len(BOARD.cards) - 1), max_size=12), st.lists(st.integers(0, 11), max_size=12))
def test_bundles_count_cards(added, removed):
    record, counts, bundle = BOARD.record, [0] * 12, 0
    for kind in added:
        if counts[kind] < record.cards_of[kind].bit_count():
            counts[kind] += 1
            bundle = with_card(record, bundle, kind)
    assert without_bundle(record, bundle, bundle) == 0
    for kind in removed:
        counts[kind] = max(0, counts[kind] - 1)
        bundle = without_card(record, bundle, kind)
    assert [count(record, bundle, kind) for kind in range(12)] == counts


def test_a_movement_card_may_be_called_like_a_special_one(table):
    source = (GAME.rules.folder / "track.toml").read_text("utf-8").replace('name = "slappy"', 'name = "steal"')
    place = table(board=GAME.load_board(Source(source))).hand(0, "steal")
    assert place.match.phrase("special steal 1", NAMES) == "Steal: swap hands with Bert"
    assert place.match.phrase("move steal 0", NAMES) == "Pawn 1 goes 12 squares forward with “Slappy”"
