"""OpenSpiel's own simulation test, and worlds that a seat cannot tell from the true one."""

import copy
import pickle
import random

import pytest

import macabre
from macabre.errors import BadSeat

pyspiel = pytest.importorskip("pyspiel")
from macabre.envs.openspiel import name_of  # noqa: E402
from macabre.envs.small import read_small  # noqa: E402
from tests.conftest import ROOT  # noqa: E402

GAMES = macabre.games()


def load(game, players=3, **params):
    given = ",".join(f"{key}={value}" for key, value in {"players": players, **params}.items())
    return pyspiel.load_game(f"{name_of(game)}({given})")


def positions(game, seed, steps):
    """A random match, seen before each decision."""
    rng, state = random.Random(seed), game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            state = game.new_initial_state()
        if not state.is_chance_node():
            yield state
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_openspiels_own_simulation(game):
    pyspiel.random_sim_test(load(game, limit=20), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_resampling_gives_worlds_that_a_seat_cannot_tell_apart(game):
    """What OpenSpiel's ResampleInfostateTest asks, and that worlds differ."""
    rng, others = random.Random(1), set()
    for state in positions(load(game), 2, 80):
        for seat in range(3):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            others.add(str(other) == str(state))
    assert False in others


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_resampling_depends_on_nothing_that_the_seat_has_not_seen(game):
    """Two matches that look alike to a seat give the same worlds, down to what others there have seen."""
    told = 0
    for state in positions(load(game), 4, 60):
        twin = state.resample_from_infostate(0, random.Random(2).random)
        one, two = (each.resample_from_infostate(0, random.Random(3).random) for each in (state, twin))
        told += str(state) != str(twin)
        assert str(one) == str(two)
        assert [one.information_state_string(seat) for seat in range(3)] == [
            two.information_state_string(seat) for seat in range(3)
        ]
    assert told


@pytest.mark.parametrize("game", GAMES)
def test_what_was_resampled_begins_where_it_stands_and_its_history_replays(game):
    rng, played = random.Random(5), load(game)
    *_, state = positions(played, 6, 40)
    other = state.resample_from_infostate(max(state.current_player(), 0), rng.random)
    again = played.new_initial_state(str(other))
    assert (str(again), other.history()) == (str(other), [])
    for _ in range(10):
        if not other.is_terminal():
            other.apply_action(rng.choice(other.legal_actions()))
    for action in other.history():
        again.apply_action(action)
    assert str(again) == str(other)
    read = played.deserialize_state(other.serialize())
    assert (str(read), read.history()) == (str(other), other.history())


def test_where_nobody_acts_a_seat_can_still_be_resampled_and_nobody_cannot():
    rng, state = random.Random(7), load("dead-house", pawns_to_win=1).new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    other = state.resample_from_infostate(2, rng.random)
    assert (other.is_terminal(), other.returns()) == (True, state.returns())
    for nobody in (state.current_player(), 3):
        with pytest.raises(BadSeat, match=f"there is no seat .?{abs(nobody)}; the seats are 0 to 2"):
            state.resample_from_infostate(nobody, rng.random)


def test_options_a_board_and_a_utility_are_parameters(tmp_path):
    game = load("dead-house", turn_limit=4, possession_with="off-track", special_cards=False, utility="rank")
    options = game.setting.options
    assert (options["turn_limit"], options["possession_with"], options["special_cards"]) == (4, "off-track", False)
    assert options["first_player"] is None
    rules = macabre.load("cluedo-cards").rules
    text = (rules.folder / rules.default_board).read_text().replace("Dagger", "Poker")
    (tmp_path / "deck.toml").write_text(text)
    named = load("cluedo-cards", board=tmp_path / "deck.toml")
    assert named.setting.board.digest != macabre.load("cluedo-cards").default_board.digest
    for each in (game, named):
        for other in (pickle.loads(pickle.dumps(each)), copy.deepcopy(each)):
            assert str(other) == str(each)
            assert other.setting.arguments.keys() == each.setting.arguments.keys()
            assert other.setting.board.digest == each.setting.board.digest


def test_a_match_may_begin_at_a_position():
    """As the small settings do that are not solved from the deal on; the board and the options are parameters."""
    small = read_small(ROOT / "examples/small/settings.toml")["dead-house"]
    options = {name: -1 if value is None else value for name, value in small.setting.options.items()}
    game = load("dead-house", 2, board=ROOT / "examples/small/dead-house.toml", **options)
    for record in small.positions:
        state, match = (
            game.new_initial_state(f"0 {record.hex()}"),
            small.setting.game.at(record, board=game.setting.board),
        )
        seat = state.current_player()
        assert [seat] == match.to_act
        assert len(state.legal_actions()) == len(match.legal_actions(seat))
        for action in state.legal_actions():
            assert state.child(action).history() == [action]


@pytest.mark.parametrize(("given", "said"), [({"target": 99}, "1 to 50"), ({"utility": "fame"}, "no reward 'fame'")])
def test_parameters_that_cannot_be_are_refused(given, said):
    with pytest.raises(macabre.BadOption, match=said):
        load("cluedo-cards", **given)


@pytest.mark.parametrize("utility", ["rank", "score"])
def test_returns_may_go_by_points(utility):
    game, rng = load("deadly-doodles", utility=utility, number_of_rounds=3), random.Random(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    returns = state.returns()
    assert abs(sum(returns)) < 1e-5
    assert len(set(returns)) > 1
    assert all(game.min_utility() <= each <= game.max_utility() for each in returns)


def test_a_state_is_copied_and_written_without_loss():
    game = load("cluedo-cards")
    *_, state = positions(game, 3, 60)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (state.clone(), read, pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.information_state_string(1) == state.information_state_string(1)
        assert other.legal_actions() == state.legal_actions()


def test_histories_that_come_to_one_view_are_told_apart():
    """With perfect recall the order in which things were seen counts."""
    game = load("deadly-doodles", 2)
    one, two = (next(positions(game, 1, 20)).clone() for _ in range(2))
    first, second = one.legal_actions()[0], one.legal_actions()[-1]
    one.apply_action(first)
    two.apply_action(second)
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_string(1) == two.information_state_string(1)


def test_returns_are_shares_of_what_all_put_in():
    state = load("cluedo-cards", 4).new_initial_state()
    rng = random.Random(1)
    while not state.is_terminal():
        assert state.returns() == [0.0] * 4
        state.apply_action(rng.choice(state.legal_actions()))
    assert sorted(state.returns()) == [-0.25, -0.25, -0.25, 0.75]


def test_chance_says_what_it_does():
    state = load("cluedo-cards", 2).new_initial_state()
    assert [state.action_to_string(action) for action, _ in state.chance_outcomes()] == ["start 0", "start 1"]
    assert state.render(svg=True).startswith("<svg")
