from collections import Counter

import pytest

import macabre
from macabre.arena import simulate, wilson
from macabre.bots import Sight, bot_names, make_bot
from macabre.language import Speech, sayings
from macabre.testing.secrecy import fill_in
from macabre.testing.walk import Dice, decision_walk, in_world

SHORT = {"cluedo-cards": {"target": 3}, "dead-end-drive": {"turn_limit": 40}, "dead-house": {"turn_limit": 40}}


@pytest.mark.parametrize("game", macabre.games())
@pytest.mark.parametrize("name", bot_names())
def test_a_bot_makes_legal_moves_to_the_end(game, name):
    """A move that is not legal is refused by the match; what a bot may do is every kind of move that there is."""
    chosen = macabre.load(game)
    match = chosen.new(chosen.players[-1], seed=2, options=SHORT.get(game))
    bots = [make_bot(name, seat, iterations=4) for seat in range(match.players)]
    decided = Counter()
    while not match.finished:
        seat = match.to_act[0]
        match.play(bots[seat].choose(Sight.of(match, seat)), seat)
        decided[seat] += 1
        assert decided.total() <= chosen.rules.longest_random_match
    assert sorted(decided) == list(range(match.players))
    assert match.verdict()


@pytest.mark.parametrize("game", macabre.games())
@pytest.mark.parametrize("name", bot_names())
def test_a_bot_moves_alike_in_worlds_that_its_seat_cannot_tell_apart(game, name):
    dice, bot = Dice(3), make_bot(name, 5, iterations=6)
    chosen = macabre.load(game)
    for match in decision_walk(chosen, chosen.players[-1], 23, 60):
        seat = match.to_act[0]
        other = in_world(match, fill_in(match, seat, dice.bits()))
        assert bot.choose(Sight.of(match, seat)) == bot.choose(Sight.of(other, seat))


@pytest.mark.parametrize("game", [game for game in macabre.games() if macabre.load(game).players[-1] > 1])
def test_greedy_beats_random(game):
    chosen = macabre.load(game)
    results = simulate(chosen, ["greedy", *["random"] * (chosen.players[-1] - 1)], 400)
    assert wilson(results.wins(0), results.matches)[0] > 1 / chosen.players[-1]


def test_every_bot_is_explained_in_words_of_its_own():
    said = [Speech().attribute(sayings()(f"level-{bot}"), "about") for bot in bot_names()]
    assert all(said)
    assert len(set(said)) == len(said)


def test_an_unknown_bot_is_named():
    with pytest.raises(macabre.UnknownBot, match="'clever'; the bots are random, greedy"):
        make_bot("clever")


def test_compiled_and_python_series_agree_on_the_strength_of_greedy():
    game = macabre.load("cluedo-cards")

    class Slow:
        """The same bot, not known to be a policy."""

        name = "slow"

        def __init__(self, bot):
            self.choose = bot.choose

    from macabre.bots import levels

    levels.POLICIES["slow"] = lambda seed: Slow(make_bot("greedy", seed))
    try:
        slow = simulate(game, ["slow", "random"], 150, options={"target": 3})
    finally:
        del levels.POLICIES["slow"]
    fast = simulate(game, ["greedy", "random"], 4000, options={"target": 3})
    low, high = wilson(slow.wins(0), slow.matches)
    assert low - 0.05 < fast.wins(0) / fast.matches < high + 0.05
