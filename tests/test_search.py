"""The search: one compiled kernel for all games, from a sight alone, the same on every machine."""

import hashlib
from itertools import pairwise

import numpy as np
import pytest

import macabre
from macabre.bots import Sight, evaluate, evaluate_truth, hint, make_bot, make_cheater, make_uniform, player_of, tree
from macabre.bots.levels import LEVELS
from macabre.bots.searcher import FIRST_CHUNK, LONGEST_CHUNK, Searcher, bits_of
from macabre.bots.tree import BELIEVED, FULL, Node, TreeSettings, judge, logarithm
from macabre.desk import INTERPRETER
from macabre.drive import Driver
from macabre.game import Game
from macabre.games._template import RULES as CANDLE
from macabre.machines import machines_of
from macabre.rules import OVER, legal, reveals, winners
from macabre.testing.walk import decision_walk

GAMES = macabre.games()


@pytest.fixture(scope="module")
def candle():
    return Game(CANDLE)


def seats_of(game):
    return game.players[-1]


def positions(game, seed, every, count):
    """Positions of random play, some decisions apart."""
    walk = decision_walk(game, seats_of(game), seed, every * count)
    return [match.clone() for number, match in enumerate(walk) if number % every == every // 2]


def searched(match, seat, iterations, machine=None, chunks=1):
    """The tree that grew."""
    searcher = Searcher(match.game.rules, match.board, machine, nodes=2000)
    sight = match.sight(seat)
    searcher.set_out(sight, seat, BELIEVED, bits_of(3, sight))
    for _ in range(chunks):
        searcher.run(iterations // chunks)
    return searcher.tree


# --- the kernel


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_machine_grows_the_tree_of_the_interpreted_search(game):
    machines = machines_of(macabre.load(game).rules)
    assert [*machines] == ["numba", "wasm", "python"]
    for match in positions(macabre.load(game), 5, 25, 3):
        seat = match.to_act[0]
        assert len({searched(match, seat, 6, machine) for machine in machines.values()}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_long_search_is_the_same_by_numba_and_as_webassembly(game):
    match = macabre.load(game).new(seats_of(macabre.load(game)), seed=8)
    machines = machines_of(match.game.rules)
    assert searched(match, match.to_act[0], 400, machines["wasm"]) == searched(match, match.to_act[0], 400)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_in_chunks_is_the_same_search(game):
    for match in positions(macabre.load(game), 6, 20, 3):
        seat = match.to_act[0]
        assert searched(match, seat, 60) == searched(match, seat, 60, chunks=6)


@pytest.mark.parametrize("game", GAMES)
def test_rewards_are_shared_out_whole(game):
    for match in positions(macabre.load(game), 7, 20, 3):
        nodes = np.frombuffer(searched(match, match.to_act[0], 50), Node.layout.dtype)
        for node in nodes:
            assert node["totals"].sum() <= node["visits"] * FULL
        assert nodes[0]["visits"] == 50
        assert nodes[0]["totals"].sum() >= 49 * FULL  # what is divided is rounded down


def test_a_full_tree_goes_on_without_new_nodes():
    match = macabre.load("dead-house").new(4, seed=1)
    searcher = Searcher(match.game.rules, match.board, nodes=40)
    sight = match.sight(match.to_act[0])
    searcher.set_out(sight, match.to_act[0], BELIEVED, 1)
    searcher.run(300)
    assert searcher._plan.used <= 40
    assert Node.read(searcher.tree).visits == 300


def test_the_seat_makes_no_move_that_its_world_does_not_allow(monkeypatch):
    """Who swaps hands has other cards in every world: no move of one of them is made in another."""
    match = macabre.load("cluedo-cards").new(2, seed=1, options={"target": 1})
    greedy = player_of(make_bot("greedy"))
    match.act(greedy(match, match.to_act[0]), match.to_act[0])
    seat, out, plain = match.to_act[0], match.game.rules.scratch.rows()[0], tree.apply
    swaps = 0

    def apply_checked(board, s, mover, action):
        nonlocal swaps
        swaps += mover == seat and reveals(board, s, mover, action) > 0
        assert mover != seat or action in out.moves[: legal(board, s, mover, out)]
        plain(board, s, mover, action)

    monkeypatch.setattr(tree, "apply", apply_checked)
    searched(match, seat, 1000, INTERPRETER)
    assert swaps


@pytest.mark.slow
def test_the_same_tree_grows_on_every_machine(candle):
    match = candle.new(4, seed=1)
    tree = hashlib.sha256(searched(match, 0, 500)).hexdigest()
    assert tree == "357b44287a6cc112fd6f0c254129011279dae96a11812233e2bd160750b2d4e0"


def test_the_logarithm_is_whole_and_grows():
    assert [logarithm(n) for n in (1, 2, 3, 4, 1024)] == [0, 1024, 1536, 2048, 10240]
    assert all(logarithm(n) <= logarithm(n + 1) for n in range(1, 3000))


# --- what it finds


def test_the_last_to_speak_knows_the_exact_odds(candle):
    """Last Candle: what the search holds of staying is the share of worlds in which it wins."""
    tried = 0
    for seed in range(12):
        match = candle.new(4, seed=seed)
        for move in ("stay", "leave", "stay"):
            match.play({"type": move})
        worlds = [
            candle.rules.state.read(world) for world in candle.rules.worlds(match.board, match.sight(3), 3, 10**6)
        ]
        exact = sum(world.card[3] > max(world.card[0], world.card[2]) for world in worlds) / len(worlds)
        thought = make_bot("expert", 1, iterations=3000).think(Sight.of(match, 3))
        staying = next(option for option in thought.options if option.move["type"] == "stay")
        assert abs(staying.chance - exact) < 0.04
        tried += thought.move["type"] == "stay"
        assert thought.move["type"] == "stay" or exact < 0.01
    assert tried > 5


def winning_moves(match, seat):
    """By brute force: the moves that win at once, as things truly stand."""
    driver = Driver(match.game.rules, match.board)
    found = []
    for move in match.legal_moves(seat):
        driver.state = match.state()
        action = match.game.rules.notation.to_action(match.board, move)
        if driver.act(seat, action) == OVER and winners(match.board.record, driver.s) == 1 << seat:
            found.append(move)
    return found


def is_sure(match, seat, move):
    """Whether the seat can know that a winning move wins: in 13 Dead End Drive, by a pawn of its own."""
    return match.game.id != "dead-end-drive" or move.get("pawn") in match.view(seat)["characters"][seat]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dead-end-drive", "dead-house"])
@pytest.mark.parametrize("name", ["easy", "expert"])
def test_an_immediate_win_is_never_missed(game, name):
    chosen, bot, greedy, wins = macabre.load(game), make_bot(name, 3, iterations=1), make_bot("greedy", 1), 0
    for seed in range(14):
        match = chosen.new(4, seed=seed)
        while not match.finished:
            seat = match.to_act[0]
            winning = [move for move in winning_moves(match, seat) if is_sure(match, seat, move)]
            if winning:
                assert bot.choose(Sight.of(match, seat)) in winning
                wins += 1
            match.play(greedy.choose(Sight.of(match, seat)), seat)
    assert wins >= 3


@pytest.mark.slow
@pytest.mark.parametrize("name", ["easy", "normal", "expert"])
def test_nobody_knocks_off_a_pawn_of_their_own(name):
    """Traps under one's own pawns are met with a card in hand, again and again."""
    game, decisions = macabre.load("dead-end-drive"), 0
    bot = make_bot(name, 4, iterations=12)
    for match in decision_walk(game, 4, 11, 3000):
        seat = match.to_act[0]
        view = match.view(seat)
        could = any(move["type"] in ("play", "spring") for move in match.legal_moves(seat))
        if could and view["pending_trap"]["pawn"] in view["characters"][seat]:
            decisions += 1
            assert bot.choose(Sight.of(match, seat))["type"] not in ("play", "spring")
    assert decisions > 10


# --- what bots are given, and give back


@pytest.mark.parametrize("game", GAMES)
def test_the_same_sight_seed_and_iterations_give_the_same_thought(game):
    for match in positions(macabre.load(game), 8, 20, 3):
        sight = Sight.of(match, match.to_act[0])
        used = make_bot("expert", 2, iterations=80)
        used.think(Sight.of(match, (match.to_act[0] + 1) % match.players))
        assert used.think(sight) == make_bot("expert", 2, iterations=80).think(sight)


@pytest.mark.parametrize("game", GAMES)
def test_a_thought_is_sorted_and_sums_up(game):
    for match in positions(macabre.load(game), 9, 20, 3):
        thought = make_bot("expert", 2, iterations=100).think(Sight.of(match, match.to_act[0]))
        shares = [option.share for option in thought.options]
        assert sum(before < after for before, after in pairwise(shares)) <= 1
        assert all(before + 0.05 >= after for before, after in pairwise(shares))  # 5 of 100 visits are a head start
        assert sum(shares) == pytest.approx(1, abs=0.02)
        assert len(thought.chances) == match.players
        assert sum(thought.chances) == pytest.approx(1, abs=0.02)
        assert all(option.move in match.legal_moves(match.to_act[0]) for option in thought.options)


@pytest.mark.parametrize("game", GAMES)
def test_with_next_to_no_thought_bots_do_what_looks_best_at_first_sight(game):
    for match in positions(macabre.load(game), 11, 20, 3):
        sight = Sight.of(match, match.to_act[0])
        worth = dict(sight.driver.advise(sight.seat))
        thought = make_bot("expert", 2, iterations=6).think(sight)
        assert thought.decisive or worth[thought.options[0].action] == max(worth.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_is_not_to_act_can_tell_chances_too(game):
    match = macabre.load(game).new(4, seed=4)
    waiting = [seat for seat in range(4) if seat not in match.to_act]
    for seat in waiting:
        thought = evaluate(Sight.of(match, seat), iterations=40)
        assert thought.options == []
        assert sum(thought.chances) == pytest.approx(1, abs=0.02)


@pytest.mark.parametrize("game", GAMES)
def test_the_truth_can_be_judged(game):
    for match in positions(macabre.load(game), 10, 30, 2):
        seat = match.to_act[0]
        thought = evaluate_truth(match, seat, iterations=30)
        assert sum(thought.chances) == pytest.approx(1, abs=0.02)
        assert make_cheater(20).decide_in(match, seat) in match.legal_actions(seat)


@pytest.mark.parametrize("game", ["cluedo-cards", "dead-house"])
def test_where_nothing_speaks_for_a_world_belief_is_even(game):
    for match in positions(macabre.load(game), 12, 20, 3):
        sight = Sight.of(match, match.to_act[0])
        assert make_uniform(60, 2).think(sight) == make_bot("expert", 2, iterations=60).think(sight)


def test_who_believes_in_moves_thinks_otherwise_than_who_does_not():
    for match in positions(macabre.load("dead-end-drive"), 12, 40, 2):
        sight = Sight.of(match, match.to_act[0])
        assert make_uniform(60, 2).think(sight).chances != make_bot("expert", 2, iterations=60).think(sight).chances


@pytest.mark.parametrize("game", GAMES)
def test_a_higher_level_thinks_more(game):
    rules = macabre.load(game).rules
    thought = [LEVELS[name].iterations_in(rules) for name in ("easy", "normal", "hard")] + [rules.outlook.pace]
    assert thought == sorted(set(thought))
    assert LEVELS["expert"].iterations_in(rules) is None


def test_the_cheater_looks_where_others_may_not():
    """13 Dead End Drive: it knows whether the pawn at the door is its own seat's rival's."""
    game = macabre.load("dead-end-drive")
    match = game.new(4, seed=5)
    seat = match.to_act[0]
    honest = make_bot("expert", 1, iterations=200).think(Sight.of(match, seat)).chances
    assert evaluate_truth(match, seat, iterations=200, seed=1).chances != honest


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_a_few_moves_and_says_why(game):
    match = macabre.load(game).new(4, seed=3)
    seat = match.to_act[0]
    thought = hint(Sight.of(match, seat), seconds=0.05)
    assert 1 <= len(thought.options) <= 3
    assert all(option.reason and option.move in match.legal_moves(seat) for option in thought.options)


def test_a_hint_says_that_a_move_wins_at_once():
    game, greedy = macabre.load("dead-house"), make_bot("greedy", 1)
    match = game.new(2, seed=3)
    while not match.finished and not winning_moves(match, match.to_act[0]):
        match.play(greedy.choose(Sight.of(match, match.to_act[0])))
    thought = hint(Sight.of(match, match.to_act[0]), seconds=0.01)
    assert thought.options[0].reason == "this wins at once"
    assert thought.options[0].chance == 1


class SlowSearcher(Searcher):
    """A search on a clock that only it moves on: every iteration takes the same time."""

    def __init__(self, match, seconds):
        super().__init__(match.game.rules, match.board)
        self.now, self.seconds = 0.0, seconds
        self.set_out(match.sight(match.to_act[0]), match.to_act[0], BELIEVED, 1)

    def run(self, iterations):
        super().run(min(iterations, 3))
        self.now += iterations * self.seconds


@pytest.mark.parametrize("iteration", [1e-6, 1e-4, 2e-3, 0.05])
@pytest.mark.parametrize("budget", [0.2, 0.9])
def test_a_budget_of_seconds_is_used_up_and_not_exceeded_by_much(monkeypatch, iteration, budget):
    searcher = SlowSearcher(macabre.load("cluedo-cards").new(4, seed=3), iteration)
    monkeypatch.setattr("macabre.bots.searcher.time.perf_counter", lambda: searcher.now)
    searcher.run_for(budget)
    assert searcher.now >= budget
    assert searcher.now <= max(budget + max(iteration, LONGEST_CHUNK), FIRST_CHUNK * iteration)


def test_a_search_for_seconds_is_the_search_for_as_many_iterations():
    match = macabre.load("cluedo-cards").new(4, seed=3)
    sight = Sight.of(match, match.to_act[0])
    thought = make_bot("expert", 1, seconds=0.05).think(sight)
    assert thought.iterations > 0
    assert thought == make_bot("expert", 1, iterations=thought.iterations).think(sight)


def test_alone_one_still_tells_good_maps_from_bad_ones():
    match = macabre.load("deadly-doodles").new(1, seed=2)
    thought = make_bot("expert", 1, iterations=200).think(Sight.of(match, 0))
    assert 0 < thought.chances[0] < 1
    assert len({round(option.chance, 6) for option in thought.options}) > 3


@pytest.mark.parametrize(("seats", "judged"), [(3, 3), (1, 2), (1, 1)])
def test_a_promise_is_divided_among_all_who_play_and_never_certain_alone(seats, judged):
    match = macabre.load("cluedo-cards").new(3, seed=1)
    plan = TreeSettings.layout.struct()
    plan.seats, plan.judged = seats, judged
    judge(match.board.record, match.game.rules.state.read(match.state()), plan)
    assert all(0 < share < FULL for share in plan.shares[:seats])
    assert sum(plan.shares[:seats]) <= FULL
