"""Hints from what a seat may know, and reviews of matches that are over."""

import re
from xml.etree import ElementTree

import pytest

import macabre
from macabre.arena.review import Moment, Review
from macabre.arena.review_chart import draw_review, page
from macabre.bots import Sight, evaluate, make_bot
from macabre.cli.review import sparkline
from macabre.language import SeatName, Speech, sayings
from macabre.testing.secrecy import fill_in
from macabre.testing.walk import in_world
from tests import command

NAMES = ["Anna", "Ben", "Cleo"]


def finished(game="cluedo-cards", players=3, seed=4, **options):
    match = macabre.load(game).new(players, seed, options)
    bot = make_bot("greedy", 1)
    while not match.finished:
        seat = match.to_act[0]
        match.play(bot.choose(Sight.of(match, seat)), seat)
    return match


@pytest.fixture(scope="module")
def match():
    return finished(target=1)


@pytest.fixture(scope="module")
def reviewed(match):
    return macabre.review(match, iterations=60)


# --- hints


@pytest.mark.parametrize("game", macabre.games())
def test_a_hint_names_a_few_legal_moves_with_chances_and_reasons(game):
    match = macabre.load(game).new(3, seed=2)
    seat = match.to_act[0]
    hint = macabre.hint(match, seat, seconds=0.1)
    assert 1 <= len(hint.options) <= 3
    for option in hint.options:
        assert match.explain(option.move, seat) is None
        assert 0 <= option.chance <= 1
        assert option.reason


def test_no_hint_for_who_is_not_to_act(match):
    with pytest.raises(macabre.BadSeat, match=r"it is not .*turn"):
        macabre.hint(match, 0)


@pytest.mark.process
def test_a_hint_at_the_keyboard():
    run = command.macabre("play", "cluedo-cards", "--seed", 3, "--option", "target=1", typed="hint\n")
    assert "as far as you can tell" in run.stdout
    assert "% " in run.stdout
    assert re.search(r"% +(Lay [A-Z]|Draw a card)", run.stdout)


# --- reviews


def test_a_review_has_everybodys_chances_at_each_choice_and_ends_with_the_result(match, reviewed):
    points = match.decision_points()
    assert [moment.number for moment in reviewed.moments] == sorted({moment.number for moment in reviewed.moments})
    assert reviewed.moments[-1].number == len(points) - 1
    for moment in reviewed.moments[:-1]:
        assert len(moment.known) == len(moment.true) == 3
        assert sum(moment.true) == pytest.approx(1, abs=0.02)
        then = match.at(points[moment.number])
        assert moment.seat in then.to_act
        assert then.explain(moment.move, moment.seat) is None
        assert then.explain(moment.best, moment.seat) is None
    end = reviewed.moments[-1]
    assert [seat for seat in range(3) if end.true[seat]] == match.winners
    assert reviewed.winners == tuple(match.winners)


def test_what_a_seat_could_know_does_not_depend_on_what_it_could_not(match, reviewed):
    """The same review in a world that the seat could not tell from the true one."""
    moment = reviewed.moments[1]
    then = match.at(match.decision_points()[moment.number])
    for seat in range(3):
        other = in_world(then, fill_in(then, seat, 12345))
        assert evaluate(Sight.of(other, seat), 60).chances[seat] == moment.known[seat]


def test_the_same_match_gives_the_same_review(match, reviewed):
    seen = []
    assert macabre.review(match, iterations=60, progress=seen.append) == reviewed
    assert seen == list(range(1, len(match.decision_points())))


def test_a_match_that_goes_on_is_not_reviewed():
    with pytest.raises(macabre.Error, match="only a finished match"):
        macabre.review(macabre.load("cluedo-cards").new(3, seed=1))


def made_up():
    chances = [(0.3, 0.3, 0.4), (0.3, 0.35, 0.35), (0.8, 0.1, 0.1), (0.82, 0.1, 0.08)]
    say = sayings("cluedo-cards")
    better = say("move-swap", player=SeatName(1))
    moments = [
        Moment(i, c, c, i % 3, f"text {i}", "a text", 0.2, say("move-play", card=f"card {i}"), better)
        for i, c in enumerate(chances)
    ]
    return Review("cluedo-cards", "Cluedo", 3, (0,), 60, [*moments, Moment(4, (1, 0, 0), (1, 0, 0))])


def test_turning_points_are_the_largest_swings_in_order_of_play():
    turns = made_up().turns
    assert [(turn.moment.number, turn.seat) for turn in turns] == [(1, 0), (3, 0)]
    assert turns[0].swing == pytest.approx(0.5)


def test_the_chart_and_the_page_stand_by_themselves():
    ElementTree.fromstring(draw_review(made_up(), Speech(names=NAMES)))
    text = page(made_up(), Speech(names=["<Anna>", "Ben", "Cleo"]))
    assert "&lt;Anna&gt;: Lay card 3" in text
    assert "<Anna>" not in text
    assert "Swap hands with Ben (chance 20 points better)" in text
    for outside in ("http://", "https://", "<script", "<link"):
        assert outside not in text.replace("http://www.w3.org/2000/svg", "")


def test_sparklines_fit():
    assert sparkline([0, 0.5, 1], 10) == "▁▅█"
    assert len(sparkline([0.1] * 400, 30)) == 30


@pytest.mark.process
def test_the_command_reviews_a_file(match, tmp_path):
    (tmp_path / "match.txt").write_text(match.transcript())
    run = command.macabre("review", tmp_path / "match.txt", "--iterations", 20, "--html", tmp_path / "review.html")
    assert run.returncode == 0, run.stderr
    assert "everybody's chance of winning" in run.stdout
    assert "playing on about 20 times" in run.stdout
    assert "iterations" not in run.stdout
    for turn in macabre.review(match, iterations=20).turns:
        assert match.move_text(turn.moment.move) not in run.stdout
    assert "<svg" in (tmp_path / "review.html").read_text()
