"""Batches: the same as matches played one by one, from the same seed always the same."""

import copy
import pickle

import numpy as np
import pytest

import macabre
from macabre.bots import Sight, bot_from, read_policy
from macabre.chance import match_bits, mix, tick
from macabre.drive import Driver
from macabre.envs import VectorEnv, Visitors
from macabre.errors import Error
from macabre.rules import draw

GAMES = macabre.games()
SEED = 5


def drawn(match, bits):
    driver = Driver(match.game.rules, match.board)
    driver.state = match.state()
    return draw(match.board.record, driver.s, bits, driver.out)


class OneByOne:
    """A match that is given the luck of one row of a batch."""

    def __init__(self, setting, number):
        self.setting, self.bits = setting, mix(match_bits(SEED, number))
        self.begin()

    def begin(self):
        self.match = self.setting.game.new(self.setting.players, options=self.setting.options, chance="manual")
        self.decisions = 0
        self.settle()

    def settle(self):
        while self.match.chance_to_act:
            self.bits = tick(self.bits)
            self.match.act(drawn(self.match, mix(self.bits)), "chance")

    def act(self, seat, action):
        self.setting.play(self.match, seat, action)
        self.decisions += 1
        self.settle()


def check_row(env, row, single):
    batch, match, setting = env.batch, single.match, env.setting
    assert env.state(row) == match.state()
    for column, seat in enumerate(range(env.players) if env.together else [int(batch.seats[row])]):
        seen = batch.observations[row][column] if env.together else batch.observations[row]
        may = batch.masks[row][column] if env.together else batch.masks[row]
        assert seen.tolist() == setting.observation(match, seat).tolist()
        assert may.tolist() == setting.mask(match, seat).astype(bool).tolist()
        assert may.any()


def check_end(env, row, single):
    batch, over = env.batch, single.match.finished
    assert batch.over[row] == over
    assert batch.cut_off[row] == (not over and single.decisions >= env.setting.limit)
    if batch.over[row] or batch.cut_off[row]:
        assert batch.rewards[row].tolist() == env.setting.rewards_in(single.match).tolist()
        single.begin()
    else:
        assert not batch.rewards[row].any()


def play_both(env, steps):
    singles = [OneByOne(env.setting, number) for number in range(env.matches)]
    ends = 0
    for _ in range(steps):
        actions, seats = env.sample(), env.batch.seats.copy()
        env.step(actions)
        for row, single in enumerate(singles):
            each = enumerate(actions[row]) if env.together else [(int(seats[row]), actions[row])]
            for seat, action in each:
                single.act(seat, int(action))
            check_end(env, row, single)
            check_row(env, row, single)
        ends += int((env.batch.over | env.batch.cut_off).sum())
    return ends


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_plays_as_matches_do_one_by_one(game):
    players = macabre.load(game).players[-1]
    env = VectorEnv(game, 3, players, seed=SEED, reward="rank", limit=90)
    assert play_both(env, 100) > 0


@pytest.mark.parametrize("reward", ["win", "score"])
def test_all_seats_act_together(reward):
    env = VectorEnv("deadly-doodles", 2, 3, seed=SEED, together=True, reward=reward)
    assert env.batch.observations.shape == (2, 3, env.plan.size)
    assert play_both(env, 70) > 0


def test_where_play_is_simultaneous_all_decide_until_the_end():
    for game in GAMES:
        if macabre.load(game).rules.simultaneous:
            env = VectorEnv(game, 20, 4, seed=1, together=True)
            for _ in range(60):
                assert (env._all.acting == 0b1111).all()
                env.step(env.sample())


def run(env, steps=60):
    """All that a random run gives."""
    found = []
    for _ in range(steps):
        batch = env.step(env.sample())
        found += [batch.observations.tolist(), batch.rewards.tolist()]
    return found


def test_a_seed_gives_the_same_run_and_another_seed_another():
    one, same, other = (run(VectorEnv("cluedo-cards", 4, 3, seed=seed)) for seed in (1, 1, 2))
    assert one == same != other


def test_more_matches_do_not_change_the_first():
    few, many = (VectorEnv("cluedo-cards", matches, 2, seed=9) for matches in (2, 7))
    for _ in range(50):
        few.step(few.sample())
        many.step(many.sample())
        assert few.batch.observations.tolist() == many.batch.observations[:2].tolist()


def test_what_was_saved_goes_on_as_it_would_have():
    env = VectorEnv("cluedo-cards", 4, 3, seed=1)
    run(env, 20)
    saved = env.save()
    future = run(env)
    other = VectorEnv("cluedo-cards", 4, 3, seed=8)
    other.restore(saved)
    assert run(other) == future


def test_what_another_environment_saved_is_refused():
    env, other = VectorEnv("cluedo-cards", 4, 3, seed=1), VectorEnv("cluedo-cards", 4, 2, seed=1)
    with pytest.raises(macabre.BadSave, match="another environment"):
        env.restore(other.save())
    for broken in (b"", b"nothing", env.save()[:100]):
        with pytest.raises(macabre.BadSave, match="not a complete save"):
            env.restore(broken)


def test_a_forbidden_action_is_refused_and_changes_nothing():
    env = VectorEnv("cluedo-cards", 3, 2, seed=1)
    actions = env.sample()
    for wrong in (int(np.flatnonzero(~env.batch.masks[1])[0]), -1, 10**6):
        before = env.save()
        with pytest.raises(macabre.BadAction, match="match 1"):
            env.step([actions[0], wrong, actions[2]])
        assert env.save() == before


@pytest.mark.parametrize("wrong", [[1, 2], [0.5, 1.0, 2.0], "abc"])
def test_actions_of_another_shape_or_kind_are_refused(wrong):
    env = VectorEnv("cluedo-cards", 3, 2, seed=1)
    with pytest.raises(macabre.BadAction, match="3 whole numbers"):
        env.step(wrong)


def test_bots_take_the_other_seats():
    env = VectorEnv("cluedo-cards", 64, 3, seed=1, bots=[None, "greedy", "random"], options={"target": 1})
    won = np.zeros(3)
    for _ in range(300):
        batch = env.step(env.sample())
        assert (batch.seats == 0).all()
        won += batch.rewards.sum(axis=0)
    assert won[1] > 1.2 * won[2] > 0
    assert won[1] > 1.2 * won[0] > 0


def test_policies_take_other_seats_of_a_batch():
    """One gives scores and one gives actions; both do what they would as bots, and other seats do what is asked."""
    env = VectorEnv("cluedo-cards", 32, 3, seed=1, bots=[None, None, None])
    ranks = np.random.default_rng(1).permutation(len(env.plan.actions))
    table = Visitors(env, {1: lambda seen, mask: mask * ranks, 2: lambda seen, mask: mask.argmax(axis=-1)})
    bots = {seat: bot_from(policy)() for seat, policy in table.policies.items()}
    for _ in range(60):
        asked, own = env.sample(), table.own.copy()
        done = table.answered(asked)
        assert (done[own] == asked[own]).all()
        for row in np.flatnonzero(~own)[:2]:
            seat = int(env.batch.seats[row])
            match = env.game.at(env.state(row), board=env.setting.board, chance="manual")
            assert env.plan.codes[done[row]] == bots[seat].choose(Sight.of(match, seat))
        table.step(asked)
    assert not own.all()


def test_policies_sit_where_there_are_seats_and_play_by_their_rules(tmp_path):
    env = VectorEnv("cluedo-cards", 2, 2)
    with pytest.raises(macabre.BadSeat, match="seat 2"):
        Visitors(env, {2: lambda seen, mask: mask})
    weights = {f"{name}.{part}": np.zeros((1, 1)) for name in ("first", "second", "policy") for part in "wb"}
    np.savez(tmp_path / "policy.npz", made_for="dead-house 1", **weights)
    with pytest.raises(Error, match="learnt for dead-house 1"):
        Visitors(env, {1: read_policy(tmp_path / "policy.npz")})


@pytest.mark.parametrize(
    ("game", "made", "error", "said"),
    [
        ("deadly-doodles", {"together": True}, macabre.NoEnvironment, "together=True"),
        ("cluedo-cards", {"masks": False}, macabre.NoEnvironment, "masks=False"),
        ("cluedo-cards", {"bots": [None, "greedy"]}, macabre.BadSeat, "the bot 'greedy' plays seat 1"),
    ],
)
def test_policies_refuse_a_batch_in_which_they_could_not_play(game, made, error, said):
    env = VectorEnv(game, 2, 2, **made)
    with pytest.raises(error, match=said):
        Visitors(env, {1: lambda seen, mask: mask})


def test_a_match_is_drawn_as_text_and_as_svg():
    env = VectorEnv("dead-house", 1, 2, seed=1)
    assert "Player 1" in env.render()
    assert env.render(seat=1, svg=True).startswith("<svg")


@pytest.mark.parametrize(
    ("wrong", "error", "said"),
    [
        ({"together": True}, macabre.NoEnvironment, "played in turns"),
        ({"bots": ["random", "random"]}, macabre.BadPlayers, "None for each seat"),
        ({"bots": [None, "hard"]}, macabre.NoEnvironment, "thinks too long"),
        ({"players": 9}, macabre.BadPlayers, "is for 2 to 4"),
        ({"matches": 0}, macabre.BadOption, "at least 1 match"),
        ({"seed": "x"}, macabre.BadSeed, "a whole number"),
    ],
)
def test_what_cannot_be_is_refused(wrong, error, said):
    with pytest.raises(error, match=said):
        VectorEnv("cluedo-cards", **({"matches": 2, "players": 2} | wrong))


# --- without masks


@pytest.mark.compile
@pytest.mark.parametrize(("game", "together"), [("cluedo-cards", False), ("deadly-doodles", True)])
def test_without_masks_the_rules_sample_what_a_mask_allows(game, together):
    env, twin = (VectorEnv(game, 6, 3, seed=SEED, together=together, masks=masks) for masks in (False, True))
    assert env.batch.masks.size == 0
    for _ in range(120):
        actions, (lists, counts), masks = env.sample(), env.legal_actions(), twin.batch.masks
        for place in np.ndindex(actions.shape):
            legal, rest = np.split(lists[place], [counts[place]])
            assert sorted(legal) == np.flatnonzero(masks[place]).tolist() if counts[place] else True
            assert set(rest) <= {-1}
            assert masks[place][actions[place]] or not counts[place]
        one, other = env.step(actions), twin.step(actions)
        assert (one.observations == other.observations).all()
        assert (one.rewards == other.rewards).all()


@pytest.mark.compile
def test_without_masks_what_is_legal_is_done_and_what_is_not_is_refused():
    env = VectorEnv("cluedo-cards", 4, 3, seed=SEED, masks=False)
    for _ in range(40):
        lists, counts = env.legal_actions()
        before, forbidden = env.save(), env.sample()
        forbidden[2] = min(set(range(len(env.plan.actions))) - set(lists[2]))
        with pytest.raises(macabre.BadAction, match="match 2"):
            env.step(forbidden)
        assert env.save() == before
        env.step(lists[np.arange(4), counts - 1])


@pytest.mark.parametrize("game", GAMES)
def test_what_each_seat_saw_at_the_end_is_given(game):
    """As a match that is played one by one stands when it ends."""
    env, ends = VectorEnv(game, 3, 3, seed=SEED, limit=60), 0
    singles = [OneByOne(env.setting, row) for row in range(3)]
    for _ in range(70):
        actions, seats = env.sample(), env.batch.seats.copy()
        env.step(actions)
        ended, seen = env.final_observations()
        assert ended.tolist() == np.flatnonzero(env.batch.over | env.batch.cut_off).tolist()
        for row, single in enumerate(singles):
            single.act(int(seats[row]), int(actions[row]))
            if row in ended:
                place = ended.tolist().index(row)
                for seat in range(3):
                    assert seen[place, seat].tolist() == env.setting.observation(single.match, seat).tolist()
                assert env.winners(row) == (single.match.winners if env.batch.over[row] else [])
                assert env.final_state(row) == single.match.state()
                single.begin()
                ends += 1
        for seat in range(3):
            assert env.observe(0, seat).tolist() == env.setting.observation(singles[0].match, seat).tolist()
    assert ends


def test_a_copy_of_a_batch_is_kept():
    env = VectorEnv("cluedo-cards", 4, 2, seed=SEED)
    kept = env.batch.copy()
    before = kept.observations.tolist()
    for _ in range(5):
        env.step(env.sample())
    assert kept.observations.tolist() == before != env.batch.observations.tolist()


def test_games_matches_and_batches_are_pickled_and_copied():
    game, match = macabre.load("cluedo-cards"), macabre.load("cluedo-cards").new(3, seed=1)
    assert pickle.loads(pickle.dumps(game)) is copy.deepcopy(game) is game
    match.play(match.legal_moves()[0])
    again = pickle.loads(pickle.dumps(match))
    for each in (match, again):
        each.play(each.legal_moves()[0])
    assert again.transcript() == match.transcript() == copy.deepcopy(match).transcript()
    env = VectorEnv("cluedo-cards", 4, 3, seed=SEED, bots=[None, "greedy", None], limit=40)
    env.step(env.sample())
    other = pickle.loads(pickle.dumps(env))
    for _ in range(30):
        one, two = env.step(env.sample()), other.step(other.sample())
        assert (one.observations == two.observations).all()
        assert (one.rewards == two.rewards).all()
