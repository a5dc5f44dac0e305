"""DED-39 to DED-41: the mansion as it is also played."""

from __future__ import annotations

import pytest

from macabre.bots import Sight, make_bot
from macabre.drive import Driver
from macabre.games.dead_end_drive.knowledge import worlds
from macabre.games.dead_end_drive.tests.table import (
    BOARD,
    DETECTIVE,
    GAME,
    PAWNS,
    SMALL,
    WILD,
    draw,
    on_trap,
    open_table,
    trap,
)
from macabre.match import Match
from macabre.testing.walk import Dice

OPEN = {"open_characters": True}
PLAYERS = {"seating": "players"}
HALF = {"detective_path": "half"}
CHAIRS = [BOARD.spaces[chair] for chair in BOARD.record.chair]


def seat_all(match: Match) -> None:
    """Each in turn the first pawn on the first chair that is left."""
    while match.view(0)["phase"] == "seating":
        match.play(match.legal_moves()[0])


# --- players seat the pawns


def test_ded_39_each_player_in_turn_seats_one_pawn_on_any_free_chair() -> None:
    match = GAME.new(3, seed=1, options=PLAYERS)
    assert (match.to_act, match.view(0)["phase"]) == ([0], "seating")
    assert len(match.legal_moves()) == 144
    match.play("place Lulu K9")
    assert (match.to_act, match.view("spectator")["pawns"]["Lulu"]) == ([1], "K9")
    assert {(move["pawn"], move["to"]) for move in match.legal_moves()} == {
        (pawn, chair) for pawn in PAWNS for chair in CHAIRS if pawn != "Lulu" and chair != "K9"
    }
    seats = [0]
    while match.view(0)["phase"] == "seating":
        seats += match.to_act
        match.play(match.legal_moves()[-1])
    assert seats == [0, 1, 2] * 4
    assert sorted(filter(None, match.view(0)["pawns"].values())) == sorted(CHAIRS)


def test_ded_39_a_match_that_begins_with_a_player_is_there_before_its_first_step() -> None:
    match = GAME.new(2, seed=1, options=PLAYERS)
    assert len(match) == 0
    assert match


def test_ded_39_nobody_has_character_cards_before_all_sit() -> None:
    match = GAME.new(2, seed=1, options=PLAYERS)
    assert match.view(None)["characters"] == [[], []]
    seat_all(match)
    assert [len(names) for names in match.view(None)["characters"]] == [4, 4]


def test_ded_39_what_cannot_be_seated_is_refused() -> None:
    match = GAME.new(2, seed=1, options=PLAYERS)
    match.play("place Lulu K9")
    assert match.explain("place Lulu J9") == ("DED-39", "Lulu already sits on K9")
    assert match.explain("place Clay K9") == ("DED-39", "Lulu stands on K9")
    assert match.explain("place Clay A1") == ("DED-39", "A1 is not a red chair")
    assert match.explain("draw") == ("DED-39", "seat the pawns first, one each in turn")
    seat_all(match)
    assert match.explain("place Clay K9", match.to_act[0]) == ("DED-2", "every pawn already has a chair")


def test_ded_39_the_log_says_who_sits_where_and_by_whom() -> None:
    match = GAME.new(2, seed=1, options=PLAYERS)
    match.play("place Madame-Astra K9")
    told = match.told("spectator", ["Anna", "Ben"])[0]
    assert (told["text"], told["clause"]) == ("Anna seats Madame Astra on K9.", "DED-39")


@pytest.mark.parametrize("bot", ["greedy", "hard"])
def test_ded_39_bots_seat_pawns_too(bot: str) -> None:
    for players in (2, 4):
        match = GAME.new(players, seed=1, options=PLAYERS)
        assert make_bot(bot, 1).choose(Sight.of(match, 0))["type"] == "place"


def test_ded_39_one_world_is_possible_before_anything_is_dealt() -> None:
    match = GAME.new(4, seed=1, options=PLAYERS)
    assert worlds(BOARD, match.sight(2), 2, 5) == [match.state()]


# --- open characters


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ded_40_everybody_sees_all_character_cards(players: int) -> None:
    match = GAME.new(players, seed=1, options=OPEN)
    truth = match.view(None)["characters"]
    assert [len(names) for names in truth] == [12 // players] * players
    for viewer in (*range(players), "spectator"):
        view = match.view(viewer)
        assert view["characters"] == truth
        assert view["secret_characters"] is None


def test_ded_40_the_deal_is_told_to_all_by_its_clause() -> None:
    match = GAME.new(2, seed=1, options=OPEN)
    dealt = [event for event in match.told("spectator", ["Anna", "Ben"]) if event["type"] == "dealt"]
    assert {event["clause"] for event in dealt} == {"DED-40"}
    assert [event["text"] for event in dealt] == [
        f"{name} is dealt {pawn}."
        for seat, name in enumerate(["Anna", "Ben"])
        for pawn in [event["character"] for event in dealt if event["seat"] == seat]
    ]


def test_ded_40_a_lost_card_is_gone_and_trap_cards_stay_hidden() -> None:
    match = open_table({"Lulu": "G3"}, hands={0: [WILD], 1: [WILD]})
    match.play("move Lulu 3 D3")
    match.play("play wild")
    view = match.view(1)
    assert view["characters"] == [[name for name in PAWNS[:6] if name != "Lulu"], PAWNS[6:]]
    assert view["lost"] == {"Lulu": 0}
    assert match.view(0)["trap_cards"][1] == [None]


def test_ded_40_of_two_players_who_loses_the_last_character_is_out_and_the_other_wins() -> None:
    match = open_table(dict.fromkeys(PAWNS[7:]) | {PAWNS[6]: "G3"}, hands={0: [WILD]})
    match.play(f"move {PAWNS[6]} 3 D3")
    match.play("play wild")
    assert match.winners == [0]
    assert match.view(1)["ending"] == "last alive"
    out = next(event for event in match.told(1) if event["type"] == "out")
    assert (out["seat"], out["clause"]) == (1, "DED-40")


def test_ded_40_nothing_of_who_owns_whom_is_left_to_imagine() -> None:
    match = GAME.new(2, seed=1, options=OPEN)
    assert worlds(BOARD, match.sight(0), 0, 5) == [match.state()]
    assert make_bot("hard", 1).choose(Sight.of(match, match.to_act[0])) in match.legal_moves()


def test_ded_40_only_trap_cards_are_imagined_each_as_likely_as_before() -> None:
    match = open_table({"Lulu": "G3"}, hands={0: [WILD], 1: [trap("stairs")]})
    possible = worlds(BOARD, match.sight(0), 0, 500)
    assert possible
    assert len(possible) == 18  # whichever card of the others the second hand is
    assert match.state() in possible
    driver, dice = Driver(GAME.rules, BOARD), Dice(1)
    found = set()
    for _ in range(40 * len(possible)):
        driver.state = match.sight(0)
        driver.determinise(0, dice.bits())
        found.add(driver.state)
    assert found == set(possible)


# --- half the path


def test_ded_41_the_detective_starts_half_way() -> None:
    match = GAME.new(2, seed=1, options=HALF)
    view = match.view(0)
    assert (view["detective"], view["detective_steps"]) == (6, 13)
    told = next(event for event in match.told("spectator") if event["type"] == "detective-starts")
    assert (told["clause"], told["text"]) == ("DED-41", "The Detective starts on step 6 of his path, 7 from the door.")


def test_ded_41_it_is_told_once_where_players_seat_the_pawns_too() -> None:
    match = GAME.new(2, seed=1, options=HALF | PLAYERS)
    seat_all(match)
    assert [event["type"] for event in match.told("spectator")][:3] == ["place", "detective-starts", "place"]
    assert sum(event["type"] == "detective-starts" for event in match.told("spectator")) == 1


def test_ded_41_the_seventh_detective_card_ends_the_match() -> None:
    match = on_trap(options=HALF, portrait="Clay")
    for _ in range(6):
        draw(match, DETECTIVE)
    assert not match.finished
    draw(match, DETECTIVE)
    assert match.winners == [1]
    assert match.view(0)["ending"] == "Detective"


def test_ded_41_a_mansion_of_ones_own_has_half_its_path(tmp_path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "small.toml"
    path.write_text(SMALL, "utf-8")
    assert GAME.new(2, seed=1, options=HALF, board=str(path)).view(0)["detective"] == 2
