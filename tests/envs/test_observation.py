"""Observations and masks come from what a seat may know, and the pages say what they mean."""

import numpy as np
import pytest

import macabre
from macabre.drive import Driver
from macabre.envs import Setting
from macabre.envs.page import describe, pages
from macabre.plan import look_once
from macabre.testing.secrecy import fill_in
from macabre.testing.walk import Dice, random_walk
from tests.conftest import ROOT

GAMES = macabre.games()
DECISIONS = 60


def given(setting, state, seat, masks):
    """What a learner gets out of a whole record: numbers, and legal actions."""
    plan, driver = setting.plan, Driver(setting.game.rules, setting.board)
    driver.state = state
    out = np.zeros(plan.size, np.int8)
    look_once(np.frombuffer(state, np.int64).copy(), masks, plan.steps, plan.tables, seat, out)
    legal = driver.legal(seat) if driver.actor() >> seat & 1 and driver.actor() > 0 else []
    return out.tolist(), plan.mask(legal).tolist()


def swap_secrets(setting, masks, decisions=DECISIONS):
    """Two worlds that differ in what a seat may not know give it the same."""
    dice, differ = Dice(23), 0
    for number, match in enumerate(random_walk(setting.game, setting.players, 23, decisions)):
        seat = number % setting.players
        truth, other = match._trail[-1], fill_in(match, seat, dice.bits())
        differ += truth != other
        assert given(setting, truth, seat, masks) == given(setting, other, seat, masks), f"a secret shows to {seat}"
    assert differ > decisions // 4


@pytest.mark.parametrize("game", GAMES)
def test_no_secret_changes_a_number_or_a_mask(game):
    setting = Setting(game, 3)
    swap_secrets(setting, setting.game.rules.state.masks)


@pytest.mark.parametrize("game", ["cluedo-cards", "dead-house"])
def test_an_observation_without_masks_is_caught(game, monkeypatch):
    """Were the parts to read another's hand, and the mask to let them, the check would see it."""
    setting = Setting(game, 3)
    hand = next(number for number, step in enumerate(setting.plan.steps[0]) if step[1] == hand_word(setting, 0))
    setting.plan.steps[:, hand, 1] = [hand_word(setting, (seat + 1) % 3) for seat in range(3)]
    with pytest.raises(AssertionError, match="a secret shows"):
        swap_secrets(setting, np.full_like(setting.game.rules.state.masks, -1))
    swap_secrets(setting, setting.game.rules.state.masks)


def hand_word(setting, seat):
    return setting.game.rules.state.dtype.fields["hand"][1] // 8 + seat


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_not_stale(game):
    page = dict(pages())[game]
    assert (ROOT / f"docs/envs/{game}.md").read_text("utf-8") == page, "run python -m scripts.environment_pages"


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_action_has_a_number_and_a_text(game):
    setting = Setting(game, 3)
    notation = setting.game.rules.notation
    for match in random_walk(setting.game, 3, 29, DECISIONS):
        seat = match.to_act[0]
        numbers = np.flatnonzero(setting.mask(match, seat))
        texts = {setting.move_of(number) for number in numbers}
        assert texts == {notation.moves.write(move) for move in match.legal_moves(seat)}


def test_the_numbers_are_what_the_view_says():
    setting = Setting("cluedo-cards", 3)
    for number, match in enumerate(random_walk(setting.game, 3, 31, 100)):
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
    for match in random_walk(setting.game, 2, 37, 150):
        left = setting.plan.named(setting.observation(match, 1))["left"]
        for away, seat in enumerate((1, 0)):
            rooms = [room(setting.board.record, match._driver.s, seat, pawn) for pawn in range(3)]
            assert left[away].tolist() == rooms


def test_a_board_of_ones_own_has_its_own_page(tmp_path):
    text = macabre.load("dead-house").default_board.source.text
    path = tmp_path / "short.toml"
    path.write_text(text.replace("gravestones = 5", "gravestones = 4"))
    assert describe(Setting("dead-house", 4, board=path)) != dict(pages())["dead-house"]


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
