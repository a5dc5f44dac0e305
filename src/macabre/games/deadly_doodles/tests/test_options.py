"""DOO-22 to DOO-24: the dungeon as it is also played."""

import pytest

from macabre.bots import Sight, make_bot
from macabre.drive import Driver
from macabre.games.deadly_doodles.tests.table import (
    CLOSED,
    GAME,
    STREET,
    begin,
    own_map,
    play,
    turn_up,
    weapon_too_late,
)
from macabre.language import Speech
from macabre.rules import score
from macabre.testing.walk import Dice, play_random_move, record_of

FOUR_ROUNDS = {"number_of_rounds": 4}


def whole(options, players=2, seed=1):
    """A random match to its end."""
    match, dice = GAME.new(players, seed=seed, options=options), Dice(seed)
    while not match.finished:
        play_random_move(match, dice)
    return match


# --- without traps


def test_doo_22_the_trap_cards_are_taken_out():
    match = GAME.new(3, chance="manual", options={"without_traps": True})
    assert "trap" not in [move["card"] for move in match.legal_moves("chance")]
    assert match.view(0)["deck"] == 34


def test_doo_22_a_trap_is_refused_by_its_clause():
    match = begin("t", "t", "corner", "corner", players=2, without_traps=True)
    for text in ("trap A3", "no-trap"):
        assert match.explain(text, 0) == ("DOO-22", "this match is played without Trap cards")


def test_doo_22_nobody_is_hit():
    match = whole({"without_traps": True}, players=4)
    assert [entry["items"][6] for entry in match.view(None)["sheet"]] == [0] * 4
    assert not any(drawn.get("trap") for rooms in match.view(None)["rooms"] for drawn in rooms.values())


# --- fewer rounds


@pytest.mark.parametrize("rounds", [3, 4, 7])
def test_doo_23_so_many_rounds_are_played(rounds):
    match = whole({"number_of_rounds": rounds})
    view = match.view(0)
    assert (view["round"], view["rounds"]) == (rounds, rounds)
    told = [event for event in match.told(0) if event["type"] == "round"]
    assert [event["round"] for event in told] == list(range(1, rounds + 1))
    assert view["scores"] is not None


def test_doo_23_the_last_round_is_told_by_its_clause():
    last = [event for event in whole(FOUR_ROUNDS).told(0) if event["type"] == "round"][-1]
    assert last["clause"] == "DOO-23"
    assert last["text"].startswith("Round 4, the last: ")
    usual = [event for event in whole({}).told(0) if event["type"] == "round"][-1]
    assert (usual["clause"], usual["text"][:9]) == ("DOO-5", "Round 7: ")


def test_doo_23_maps_are_shown_when_the_last_round_ends():
    match = GAME.new(2, seed=3, options={"number_of_rounds": 3})
    while not match.finished:
        assert match.view(0)["rooms"][1] is None
        finish = match.to_act[0]
        match.play(match.legal_moves(finish)[0], finish)
    assert match.view(0)["rooms"][1] == match.view(1)["rooms"][1]


def test_doo_23_the_picture_says_how_many():
    picture = GAME.rules.notation.picture(GAME.new(1, seed=1, options=FOUR_ROUNDS).view(0), Speech())
    assert "Round 1 of 4" in picture


def test_doo_23_a_greedy_player_stops_reaching_in_the_last_round():
    """In the last of three rounds nothing counts but points, as in the last of seven."""
    shown = {}
    for rounds in (3, 7):
        match = begin(*CLOSED, number_of_rounds=rounds)
        s = record_of(match)
        s.round_number, s.turned[2] = 3, s.turned[0]
        shown[rounds] = [value for _, value in advice(match.game.at(bytes(s), board=match.board, chance="manual"))]
    assert max(shown[3]) % 64 == 0  # whole points
    assert max(shown[7]) % 64 != 0


def advice(match, seat=0):
    driver = Driver(GAME.rules, match.board)
    driver.state = match.sight(seat)
    return driver.advise(seat)


# --- the weapon first


def test_doo_24_a_weapon_of_a_later_round_comes_too_late():
    match = weapon_too_late()
    assert match.view(0)["so_far"][0]["items"][1:4] == [1, 0, -2]
    assert score(match.board.record, record_of(match), 0) == match.view(0)["so_far"][0]["total"]
    assert weapon_too_late(weapon_first=False).view(0)["so_far"][0]["items"][1:4] == [1, 4, 0]


def test_doo_24_the_log_says_that_it_is_too_late_by_its_clause():
    told = weapon_too_late().told(0, ["Anna"])[-1]
    assert told["clause"] == "DOO-24"
    assert told["text"].endswith("joins B1 and reaches weapon A, too late for monster A (+1 point).")
    usual = weapon_too_late(weapon_first=False).told(0, ["Anna"])[-1]
    assert usual["text"].endswith("joins B1 and reaches weapon A (+7 points).")


def test_doo_24_in_one_round_the_order_does_not_matter():
    board = own_map(STREET.replace("a A", "A a"))
    match = begin("corner", "straight", "straight", "t", board=board, weapon_first=True)
    for text in ("draw corner A1 NE", "draw straight B1 EW", "draw straight C1 EW", "mark t"):
        play(match, text)
    assert match.view(0)["so_far"][0]["items"][1:4] == [1, 4, 0]


def test_doo_24_a_weapon_found_before_its_monster_slays_it():
    match = begin("corner", "straight", "t", "t", board=own_map(STREET), weapon_first=True)
    for text in ("draw corner A1 NE", "draw straight B1 EW", "mark t", "mark t"):
        play(match, text)
    turn_up(match, "straight", "t", "t", "t")
    play(match, "draw straight C1 EW")
    assert match.view(0)["so_far"][0]["items"][1:4] == [1, 4, 0]


def test_doo_24_sheets_and_scores_agree_with_the_numbers_that_are_noted():
    for seed in range(6):
        match = whole({"weapon_first": True}, players=3, seed=seed)
        view = match.view("spectator")
        for seat, rooms in enumerate(view["rooms"]):
            things = {
                view["map"]["things"][room]: drawn["round"]
                for room, drawn in rooms.items()
                if "ends" in drawn and room in view["map"]["things"]
            }
            monsters = {thing[-1]: number for thing, number in things.items() if thing.startswith("monster")}
            slain = [pair for pair, number in monsters.items() if things.get(f"weapon-{pair}", 9) <= number]
            assert view["sheet"][seat]["items"][2:4] == [4 * len(slain), -2 * (len(monsters) - len(slain))]
            assert view["scores"][seat] == view["sheet"][seat]["total"]


def test_doo_24_a_greedy_player_enters_no_monster_whose_weapon_it_lacks():
    """With the usual rules it does, since the weapon is near."""
    met = {}
    for first in (False, True):
        total = 0
        for seed in range(12):
            match, bot = GAME.new(1, seed=seed, options={"weapon_first": first}), make_bot("greedy", 1)
            while not match.finished:
                match.play(bot.choose(Sight.of(match, 0)), 0)
            total += match.view(0)["sheet"][0]["items"][3] // -2
        met[first] = total
    assert met[True] <= met[False]


@pytest.mark.parametrize("options", [{"without_traps": True}, FOUR_ROUNDS, {"weapon_first": True}])
def test_doo_22_doo_23_doo_24_bots_that_search_play_by_them(options):
    match, bot = GAME.new(2, seed=1, options=options), make_bot("normal", 1)
    for _ in range(6):
        seat = match.to_act[0]
        match.play(bot.choose(Sight.of(match, seat)), seat)


@pytest.mark.parametrize("options", [{"without_traps": True}, {"number_of_rounds": 3}, {"weapon_first": True}])
def test_doo_22_doo_23_doo_24_what_may_be_is_what_can_be_imagined(options):
    match = begin("dead-end", "dead-end", "corner", "corner", players=2, **options)
    play(match, match.move_text(match.legal_moves(0)[0]))
    play(match, match.move_text(match.legal_moves(0)[-1]))
    possible = set(GAME.rules.worlds(match.board, match.sight(1), 1, 2000))
    assert match.state() in possible
    driver, dice = Driver(GAME.rules, match.board), Dice(1)
    for _ in range(200):
        driver.state = match.sight(1)
        driver.determinise(1, dice.bits())
        assert driver.state in possible
