"""Observations and masks come from what a seat may know, and the pages say what they mean."""

from functools import cache

import numpy as np
import pytest

import macabre
from macabre.drive import Driver
from macabre.envs import Setting
from macabre.envs.page import describe, pages
from macabre.plan import look_once
from macabre.testing.observations import swap_secrets
from macabre.testing.walk import decision_walk, record_of
from tests.conftest import ROOT

GAMES = macabre.games()
DECISIONS = 60


def test_a_part_that_reads_anothers_hand_is_given_nothing():
    """The mask hides it, whatever a game declares."""
    setting = reads_the_next_hand("cluedo-cards")
    swap_secrets(setting.game, setting.plan, DECISIONS)


@pytest.mark.parametrize("game", ["cluedo-cards", "dead-house"])
def test_an_observation_without_masks_is_caught(game, monkeypatch):
    setting = reads_the_next_hand(game)
    masks = setting.plan.state.masks
    monkeypatch.setitem(setting.plan.state.__dict__, "masks", np.full_like(masks, -1))
    monkeypatch.setattr("macabre.testing.observations.fill_in", lambda *given: filled(masks, setting, *given))
    with pytest.raises(AssertionError, match="a secret shows"):
        swap_secrets(setting.game, setting.plan, DECISIONS)


def test_an_action_that_is_not_declared_is_caught():
    setting = Setting("cluedo-cards", 3)
    setting.plan.numbers[setting.plan.actions[36]] = -1
    with pytest.raises(AssertionError, match="not among the `actions`"):
        swap_secrets(setting.game, setting.plan, DECISIONS)


def reads_the_next_hand(game):
    """A plan whose part `hand` is the hand of the next seat."""
    setting = Setting(game, 3)
    own = hand_word(setting, 0)
    step = next(number for number, step in enumerate(setting.plan.steps[0]) if step[1] == own)
    setting.plan.steps[:, step, 1] = [hand_word(setting, (seat + 1) % 3) for seat in range(3)]
    return setting


def filled(masks, setting, match, seat, word):
    """A world that the seat holds possible, whatever the masks are by now."""
    driver = Driver(setting.game.rules, setting.board)
    driver.state = (np.frombuffer(match.state(), np.int64) & masks[seat]).tobytes()
    driver.determinise(seat, word)
    return driver.state


def hand_word(setting, seat):
    return setting.game.rules.state.dtype.fields["hand"][1] // 8 + seat


@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_observations_are_equal(game):
    setting = Setting(game, 3)
    plan = setting.plan
    for number, match in enumerate(decision_walk(setting.game, 3, 41, 25)):
        seat, words = number % 3, np.frombuffer(match.state(), np.int64)
        plain = np.zeros(plan.size, np.int8)
        look_once.py_func(words, plan.state.masks, plan.steps, plan.tables, seat, plain)
        assert plain.tolist() == setting.observation(match, seat).tolist()


@cache
def all_pages():
    return dict(pages())


def page_of(game):
    return all_pages()[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_not_stale(game):
    page = page_of(game)
    assert (ROOT / f"docs/envs/{game}.md").read_text("utf-8") == page, "run python -m scripts.environment_pages"


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_action_has_a_number_and_a_text(game):
    setting = Setting(game, 3)
    notation = setting.game.rules.notation
    for match in decision_walk(setting.game, 3, 29, DECISIONS):
        seat = match.to_act[0]
        numbers = np.flatnonzero(setting.mask(match, seat))
        texts = {setting.move_of(number) for number in numbers}
        assert texts == {notation.moves.write(move) for move in match.legal_moves(seat)}


def test_the_numbers_are_what_the_view_says():
    setting = Setting("cluedo-cards", 3)
    for number, match in enumerate(decision_walk(setting.game, 3, 31, 100)):
        seat = number % 3
        parts, view = setting.plan.named(setting.observation(match, seat)), match.view(seat)
        cards = setting.board.cards
        assert [cards[n] for n in np.flatnonzero(parts["hand"])] == view["hands"][seat]
        assert parts["sizes"][:3].tolist() == view["hand_sizes"][seat:] + view["hand_sizes"][:seat]
        assert parts["turn"].argmax() == (view["turn"] - seat) % 3
        assert parts["seat"].argmax() == seat
        assert parts["scores"].tolist() == [*view["scores"][seat:], *view["scores"][:seat], 0]
        assert cards[parts["top"].argmax()] == view["discards"][-1]


def test_steps_to_dead_house_are_the_rules_own():
    from macabre.games.dead_house.track import room

    setting = Setting("dead-house", 2)
    for match in decision_walk(setting.game, 2, 37, 150):
        left = setting.plan.named(setting.observation(match, 1))["left"]
        for away, seat in enumerate((1, 0)):
            rooms = [room(setting.board.record, record_of(match), seat, pawn) for pawn in range(3)]
            assert left[away].tolist() == rooms


def test_a_board_of_ones_own_has_its_own_page(tmp_path):
    text = macabre.load("dead-house").default_board.source.text
    path = tmp_path / "short.toml"
    path.write_text(text.replace("gravestones = 5", "gravestones = 4"))
    assert describe(Setting("dead-house", 4, board=path)) != page_of("dead-house")


def test_a_game_without_an_observation_has_no_environment(monkeypatch):
    game = macabre.load("cluedo-cards")
    bare = type(game)(game.rules)
    monkeypatch.setattr(bare, "rules", Bare(game.rules))
    with pytest.raises(macabre.NoEnvironment, match="declares no observation"):
        Setting(bare)


class Bare:
    """Rules that declare nothing for learners."""

    observation = None

    def __init__(self, rules):
        self.rules = rules

    def __getattr__(self, name):
        return getattr(self.rules, name)


@pytest.mark.parametrize(("wrong", "said"), [({"reward": "money"}, "there is no reward"), ({"limit": 0}, "the limit")])
def test_bad_settings_are_refused(wrong, said):
    with pytest.raises(macabre.BadOption, match=said):
        Setting("cluedo-cards", **wrong)
