"""Series: the same deals for everybody, whoever plays them, stopped or not."""

import csv
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from itertools import groupby
from xml.etree import ElementTree

import numpy as np
import pytest

import macabre
from macabre import catalogue
from macabre.arena import simulate
from macabre.arena.chart import draw_series
from macabre.arena.crews import alone, in_processes, on_ray
from macabre.arena.entrants import read_entrants
from macabre.arena.files import whole_file
from macabre.arena.run import LOOK, run_series
from macabre.arena.series import STOPPED, Played, circles, make_series, milliseconds, play_deal, time_step
from macabre.arena.standings import Standings, mean_time, slow_time
from macabre.arena.statistics import resampled_interval
from macabre.bots import Sight, make_bot
from tests import command
from tests.conftest import OUTSIDE

CLUEDO = macabre.load("cluedo-cards")
ONE_ROUND = {"target": 1}


def short_series(entrants="greedy,3xrandom", **changes):
    return make_series(CLUEDO, read_entrants(entrants), **{"options": ONE_ROUND} | changes)


def without_times(matches):
    return [(m.deal, m.rotation, m.seated, m.winners, m.scores, m.decisions, m.ending) for m in matches]


@pytest.fixture(scope="module")
def standings():
    return run_series(short_series(), 40)


# --- deals and seats


def test_every_entrant_sits_once_in_every_seat_of_a_deal():
    played = play_deal(short_series("greedy,random,greedy,random").key, 5)
    for entrant in range(4):
        assert sorted(match.seated.index(entrant) for match in played) == [0, 1, 2, 3]


def test_all_ways_to_sit_round_the_table_take_turns():
    assert len(circles(("a", "b", "c", "d"))) == 6
    assert len(circles(("a", "b", "b", "b"))) == 1
    series = short_series("greedy,random,greedy,random")
    neighbours = {tuple(series.entrants[who] for who in series.order(deal)) for deal in range(6)}
    assert len(neighbours) == 3


def test_at_a_table_of_many_everybody_soon_sits_beside_everybody():
    orders = circles(tuple("abcdefgh"))
    assert len(set(orders)) == len(orders) == 5040
    pairs = Counter(pair for order in orders[:70] for pair in zip(order, order[1:] + order[:1], strict=True))
    assert len(pairs) == 8 * 7
    assert max(pairs.values()) < 25


def test_a_deal_is_the_same_whoever_sits_where():
    series = short_series()
    matches = [CLUEDO.new(4, series.deal_seed(3), ONE_ROUND) for _ in range(2)]
    views = [match.view(None) for match in matches]
    assert views[0] == views[1]
    assert series.deal_seed(3) != short_series(seed=1).deal_seed(3)


def test_other_moves_do_not_shift_what_chance_does_later():
    draws = {}
    for bot in (make_bot("greedy", 1), make_bot("random", 1)):
        match = macabre.load("dead-house").new(2, seed=5)
        play_out(match, bot)
        for entry in match.entries:
            if entry.draw:
                same = (entry.draw.purpose, entry.draw.count, entry.draw.weights)
                draws.setdefault(same, set()).add(entry.draw.index)
    assert all(len(found) == 1 for found in draws.values())


def play_out(match, bot):
    while not match.finished:
        seat = match.to_act[0]
        match.play(bot.choose(Sight.of(match, seat)), seat)


@pytest.fixture
def kuhn(monkeypatch):
    """A game from outside whose truth is known: random and greedy win alike, 50 of 100."""
    monkeypatch.syspath_prepend(OUTSIDE)
    known = {**catalogue.game_modules(), "kuhn-poker": "kuhn_poker"}
    monkeypatch.setattr(catalogue, "game_modules", lambda: known)
    return macabre.load("kuhn-poker")


@pytest.mark.compile
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_in_a_tiny_game_equals_come_out_even(kuhn, seed):
    series = make_series(kuhn, ["random", "greedy"], seed)
    played = [match for deal in range(400) for match in play_deal(series.key, deal)]
    share = np.mean([match.share(match.seated.index(0)) for match in played])
    assert abs(share - 0.5) < 3.3 * (0.25 / len(played)) ** 0.5


@pytest.mark.compile
def test_the_next_seed_plays_other_matches(kuhn):
    """Series of two seeds are independent: one is not the other but for its first match."""
    one, other = (simulate(kuhn, ["random", "hard"], 60, seed).rows.tolist() for seed in (1, 2))
    assert one[1:] != other[:-1]


@pytest.mark.compile
def test_bots_that_are_simulated_by_name_do_not_repeat_themselves(kuhn):
    class Caller:
        """Always bets."""

        name = "caller"

        def choose(self, sight):
            return sight.move(sight.driver.legal(sight.seat)[-1])

    rows = simulate(kuhn, ["random", Caller()], 300).rows
    first = [kuhn.new(2, seed=number).view(0)["cards"][0] for number in range(300)]
    gave_up = [row[3] == -1 for row in rows.tolist()]
    for card in (1, 2, 3):
        assert {given for given, own in zip(gave_up, first, strict=True) if own == card} == {False, True}
    assert (rows == simulate(kuhn, ["random", Caller()], 300).rows).all()


def test_entrants_are_read_with_copies_and_budgets():
    assert read_entrants("greedy, 3xrandom") == ["greedy", "random", "random", "random"]
    with pytest.raises(macabre.UnknownBot, match="'clever'; the bots are random, greedy"):
        read_entrants("clever")
    with pytest.raises(macabre.UnknownBot, match="is not a bot"):
        read_entrants("greedy!!")


def test_as_many_bots_as_seats():
    with pytest.raises(macabre.BadPlayers, match="not 9"):
        make_series(CLUEDO, ["random"] * 9)


# --- what a match shows


def test_ranks_leads_and_shares():
    match = Played(0, (0, 1, 2, 3), 40, (1, 3), (5, 9, 5, 9), "over", 0, ({}, {}, {}, {}))
    assert match.ranks == (3, 1, 3, 1)
    assert match.share(1) == 0.5
    assert match.share(0) == 0
    assert match.lead(0) == -4
    unscored = Played(0, (0, 1), 40, (1,), None, "over", 0, ({}, {}))
    assert unscored.ranks == (2, 1)


def test_a_match_that_nobody_won_was_not_cut_off():
    ends = ["over", STOPPED]
    assert Standings(None, [Played(0, (0, 1), 40, (), None, end, 0, ({}, {})) for end in ends]).cut_off == 1


def test_times_are_kept_on_a_scale():
    times = {time_step(2_000_000): 95, time_step(90_000_000): 5}
    assert mean_time(Counter(times)) == pytest.approx(6.4, rel=0.1)
    assert slow_time(Counter(times)) == pytest.approx(2, rel=0.1)
    assert milliseconds(time_step(1_000_000)) == pytest.approx(1, rel=0.1)


@pytest.mark.slow
def test_intervals_resample_deals():
    generator = np.random.Generator(np.random.PCG64(1))
    covered = 0
    for _ in range(200):
        deals = np.repeat(generator.random(60) < 0.3, 1).astype(float)
        low, high = resampled_interval(deals, times=400)
        covered += low <= 0.3 <= high
    assert covered >= 180
    clustered = np.array([0.0, 1.0] * 30)
    assert resampled_interval(clustered)[0] < 0.4


def test_an_interval_is_never_a_point():
    low, high = resampled_interval(np.ones(25))
    assert 0.8 < low < 0.9
    assert high == 1


@pytest.mark.slow
def test_greedy_is_above_random_by_share_rank_lead_and_rating():
    pytest.importorskip("openskill", reason="ratings need the package openskill")
    standings = run_series(short_series(), 160)
    best, worst = standings.table
    assert (best.bot, best.copies, worst.bot, worst.copies) == ("greedy", 1, "random", 3)
    assert best.interval[0] > 0.25
    assert best.rank < worst.rank
    assert best.lead > worst.lead
    assert best.rating.skill > worst.rating.skill
    assert standings.lead_over("greedy", "random")[1][0] > 0
    assert best.share + 3 * worst.share == pytest.approx(1)


# --- whoever plays, stopped or not


@pytest.mark.process
def test_processes_play_the_same_as_one(standings):
    others = run_series(short_series(), 40, in_processes(2))
    assert without_times(others.matches) == without_times(standings.matches)


@pytest.mark.process
def test_bots_that_search_play_alike_everywhere_with_budgets_of_their_own():
    entrants = "expert:40,hard,cheater:40,uniform:40"
    series = short_series(entrants, iterations=20)
    here = run_series(series, 2)
    assert without_times(here.matches) == without_times(run_series(series, 2, in_processes(2)).matches)
    assert {line.bot for line in here.table} == set(entrants.split(","))


@pytest.mark.process
@pytest.mark.usually(0)
def test_a_ray_cluster_plays_the_same(standings, monkeypatch):
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'macabre[ray]' to test series on a cluster")
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    others = run_series(short_series(), 12, on_ray("local"))
    assert without_times(others.matches) == without_times(standings.matches)[: 12 * 4]


@pytest.mark.process
def test_it_stops_once_the_interval_is_above_and_always_at_the_same_deal(tmp_path):
    goal = {"until_above": 0.26}
    first = run_series(short_series(), 400, alone, **goal)
    assert first.deals < 400
    assert first.deals % LOOK == 0
    assert first.interval("greedy")[0] > 0.26
    again = run_series(short_series(), 400, in_processes(2), tmp_path / "series.json", **goal)
    assert without_times(again.matches) == without_times(first.matches)
    kept = run_series(short_series(), 400, refuses_to_play, tmp_path / "series.json", **goal)
    assert without_times(kept.matches) == without_times(first.matches)


def refuses_to_play(series, deals):
    raise AssertionError("nothing is left to play")


@pytest.mark.slow
def test_a_series_goes_on_where_it_was_stopped(tmp_path, standings):
    path = tmp_path / "series.json"

    def tired(series, deals):
        for number, finished in enumerate(alone(series, deals)):
            if number == 7:
                raise KeyboardInterrupt
            yield finished

    with pytest.raises(KeyboardInterrupt):
        run_series(short_series(), 40, tired, path)
    seen = []
    resumed = run_series(short_series(), 40, alone, path, progress=seen.append)
    assert seen[0] == 7
    assert without_times(resumed.matches) == without_times(standings.matches)


def test_another_series_is_not_mixed_in(tmp_path):
    path = tmp_path / "series.json"
    run_series(short_series(), 2, path=path)
    with pytest.raises(macabre.Error, match=r"a different run \(other seed\)"):
        run_series(short_series(seed=4), 2, path=path)
    path.write_text("{")
    with pytest.raises(macabre.Error, match="cannot be read"):
        run_series(short_series(), 2, path=path)


@pytest.mark.process
def test_killed_at_any_moment_it_goes_on_and_leaves_nobody_behind(tmp_path, standings):
    words = ["arena", "cluedo-cards", "--bots", "greedy,3xrandom", "--option", "target=1", "--out", str(tmp_path)]
    begin = [sys.executable, "-m", "macabre", *words, "--deals", "4000", "--jobs", "2"]
    process = subprocess.Popen(begin, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    wait_for((tmp_path / "series.json").exists, 120)
    children = children_of(process.pid)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    wait_for(lambda: not any(is_running(child) for child in children), 30)
    run = command.macabre(*words, "--deals", "40")
    assert run.returncode == 0, run.stderr
    with (tmp_path / "matches.csv").open() as file:
        lines = list(csv.DictReader(file))
    told = [(int(line["deal"]), int(line["rotation"]), line["winners"], int(line["decisions"])) for line in lines]
    played = standings.matches
    assert told == [(m.deal, m.rotation, " ".join(map(str, m.winners)), m.decisions) for m in played]


def wait_for(true, seconds):
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.1)


def children_of(parent):
    with open(f"/proc/{parent}/task/{parent}/children", encoding="utf-8") as file:
        return [int(child) for child in file.read().split()]


def is_running(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


# --- what is written


def test_the_chart_stands_by_itself_and_says_what_made_it(standings):
    drawing = draw_series(standings)
    ElementTree.fromstring(drawing)
    for words in ("greedy", "random ×3", "40 deals", "seed 0", "target=1", macabre.__version__, "prefers-color-scheme"):
        assert words in drawing
    assert "href" not in drawing
    assert "<script" not in drawing


def test_a_line_for_each_match(standings, tmp_path):
    standings.write_csv(tmp_path / "matches.csv")
    with (tmp_path / "matches.csv").open() as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == 160
    for _, rotations in groupby(lines, key=lambda line: line["deal"]):
        assert sorted([line[f"bot_{seat}"] for seat in range(4)].index("greedy") for line in rotations) == [0, 1, 2, 3]


@pytest.mark.process
def test_the_command_prints_a_table_and_what_made_it(tmp_path):
    words = ["arena", "cluedo-cards", "--bots", "greedy,random", "--deals", 3, "--option", "target=1", "--jobs", 1]
    run = command.macabre(*words, "--chart", tmp_path / "chart.svg", "--csv", tmp_path / "matches.csv")
    assert run.returncode == 0, run.stderr
    assert "95 % interval" in run.stdout
    assert "3 deals, each in all 2 rotations (6 matches)" in run.stdout
    assert (tmp_path / "chart.svg").exists()
    assert command.macabre("arena", "cluedo-cards", "--bots", "clever,random").returncode == 2


def test_a_file_is_whole_or_not_there(tmp_path):
    path = tmp_path / "matches.csv"
    path.write_text("before")
    with pytest.raises(TypeError), whole_file(path) as file:
        file.writelines(["half", 2])
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_bots_themselves_can_be_simulated():
    class First:
        name = "first"

        def choose(self, sight):
            return sight.move(sight.driver.legal(sight.seat)[0])

    results = simulate(CLUEDO, [First(), "greedy"], 5, options=ONE_ROUND)
    assert results.bots == ("first", "greedy")
    assert results.matches == 5
