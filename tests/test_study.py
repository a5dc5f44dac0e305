"""Studies: the numbers against a slow count, whoever plays them, stopped or not, and what they leave behind."""

import csv
import html
import random
import re
from collections import Counter
from functools import cache
from xml.etree import ElementTree

import numpy as np
import pytest

import macabre
from macabre.arena.crews import alone, in_processes, on_ray
from macabre.cli import board
from macabre.data import Source
from macabre.language import Speech, languages
from macabre.language.labels import meant, shown
from macabre.language.saying import COMMANDS
from macabre.luck import Seeded
from macabre.spoken import Notation
from macabre.study import Comparison, Figures, best_settings, make_study, read_wish, run_study, sum_up, write_study
from macabre.study.chances import MARKS, PLAYED_ON, decided_at, lead_changes, winners_chance
from macabre.study.charts import Form
from macabre.study.deciding import LuckShares
from macabre.study.estimates import FigureRow, difference
from macabre.study.figures import StudyTable
from macabre.study.heat import draw_heat
from macabre.study.luck import Swapped
from macabre.study.minutes import pace_of
from macabre.study.names import GameNames, label_bot
from macabre.study.people import read_people
from macabre.study.playing import BOTS, PlayedMatch, Task, replay_match
from macabre.study.report import write_report
from macabre.study.sweep import panels
from macabre.study.uses import in_order, split, things_of
from macabre.study.wanted import Wish
from tests import command

CLUEDO = macabre.load("cluedo-cards")
ONE_ROUND = {"target": 1}


def short_study(ladder=("random", "greedy"), **changes):
    return make_study(CLUEDO, ladder, **{"options": ONE_ROUND} | changes)


@pytest.fixture(scope="module")
def findings():
    return run_study(short_study(), 12)


@pytest.fixture(scope="module")
def written(findings, tmp_path_factory):
    folder = tmp_path_factory.mktemp("study")
    write_study(Comparison((Figures(findings),)), folder)
    return folder


def values(figures):
    return {(m.table, m.group.key, m.label): m.estimate(0) for m in Comparison((figures,)).measured}


# --- the numbers, counted again by hand


def count_slowly(study, seen):
    """A match played again through the face alone, and its moves' types counted."""
    match = macabre.load(study.game).new(study.seats, study.deal_seed(seen.deal), study.options)
    offered, chosen, used, counts = Counter(), Counter(), Counter(), []
    for action in seen.actions:
        seat = match.to_act[0]
        legal = match.legal_moves(seat)
        move = match.game.rules.notation.to_move(match.board, action)
        counts.append(len(legal))
        used[move["type"], seat] += 1
        if len(legal) > 1:
            offered.update({other["type"] for other in legal})
            chosen[move["type"]] += 1
        match.play(move, seat)
    uses = {
        kind: (offered[kind], chosen[kind], tuple(used[kind, seat] for seat in range(study.seats)) * (kind in users))
        for users in [{kind for kind, _ in used}]
        for kind in {*offered, *users}
    }
    return match, counts, uses


@cache
def small_study(game):
    study = make_study(macabre.load(game), ["greedy"], 3)
    return study, Figures(run_study(study, 2)).tables[0]


@pytest.mark.slow
@pytest.mark.parametrize("game", macabre.games())
def test_every_game_is_counted_as_a_slow_count_counts_it(game):
    study, table = small_study(game)
    wins, lengths, choices = [0.0] * 3, [], []
    for seen in table.matches:
        match, counts, uses = count_slowly(study, seen)
        assert match.finished
        assert (list(seen.winners), list(seen.scores or []) or None) == (match.winners, match.scores)
        assert (seen.decisions, seen.forced, seen.options) == (len(counts), counts.count(1), sum(counts))
        found = {name.removeprefix("Move\t"): use for name, use in seen.uses.items() if name.startswith("Move\t")}
        assert found == uses
        lengths.append(len(counts))
        choices += counts
        for seat in match.winners:
            wins[seat] += 1 / len(match.winners) / 2
    groups = table.groups
    assert [row.estimate().value for row in groups["seats"].rows] == pytest.approx(wins)
    assert groups["length"].row("decisions").estimate().value == pytest.approx(sum(lengths) / 2)
    assert groups["forced"].row("forced").estimate().value == pytest.approx(choices.count(1) / len(choices))
    assert groups["options"].row("legal moves").estimate().value == pytest.approx(sum(choices) / len(choices))


def test_uses_are_shares_of_offers_and_winners():
    matches = 3 * [
        won_by(0, {"Card\tace": (10, 4, (3, 1)), "Card\tking": (30, 0, (0, 0))}),
        won_by(1, {"Card\tace": (30, 6, (15, 5)), "Card\tking": (10, 10, (2, 18))}),
        won_by(1, {"Card\tqueen": (99, 0, ())}),
    ]
    table = StudyTable("greedy bots", 2, [Task(matches, {})])
    assert [table._chosen(f"Card\t{name}").estimate().value for name in ("ace", "king", "queen")] == [1 / 4, 1 / 4, 0]
    assert [table._won(f"Card\t{name}").estimate().value for name in ("ace", "king")] == [(3 + 5) / 24, 18 / 20]
    assert table._used("Card\tace").estimate().value == pytest.approx(100 * 24 / 3)  # for a hundred decisions
    assert [row.label for row in table.groups["chosen Card"].rows] == ["ace", "king"]  # three matches are too few


@pytest.mark.slow
def test_what_is_counted_has_the_rulebooks_names():
    names = {game: {thing for seen in small_study(game)[1].matches for thing in seen.uses} for game in macabre.games()}
    assert {"Card\tdagger 1", "Picture\tdagger"} <= names["cluedo-cards"]
    assert "Trap entered\tChandelier" in names["dead-end-drive"]
    assert any(name.startswith("Trap sprung\t") for name in names["dead-end-drive"])
    assert "Space\tK12" not in names["dead-end-drive"]  # the fireplace's trap
    assert {"Card\t-13", "Card\tmiss me", "Move\tsplit"} <= names["dead-house"]
    assert any(re.fullmatch(r"Square\t\d+ gnome red", name) for name in names["dead-house"])
    assert any(re.fullmatch(r"Trap\t[A-G][1-7]", name) for name in names["deadly-doodles"])
    assert not any("\t0" in name for things in names.values() for name in things)


def test_a_game_that_says_nothing_is_counted_by_the_words_of_its_moves():
    match = CLUEDO.new(3, seed=1)
    words = Notation()
    assert words.counted(match.board, "play", "card", "lead-piping-1") == [("Card", "lead piping 1")]
    assert words.counted(match.board, "swap", "player", "2") == []
    assert words.happened(match.board, match, match, 0, {}) == []
    action = match.legal_actions(match.to_act[0])[0]
    assert things_of(match, action)[0] == ("Move", match.legal_moves()[0]["type"])


def test_things_are_in_the_order_of_people():
    assert sorted(["A10", "A2", "B1", "A1"], key=in_order) == ["A1", "A2", "A10", "B1"]


def test_a_match_is_had_again_from_its_seed_and_decisions(findings):
    for table in Figures(findings).tables:
        seen = table.matches[3]
        match = replay_match(findings.study, seen)
        assert (tuple(match.winners), len(seen.actions)) == (seen.winners, seen.decisions)
        assert macabre.replay(match.transcript()).digest() == match.digest()


def test_the_mixed_table_seats_everybody_everywhere(findings):
    deals = {}
    for seen in Figures(findings).mixed_matches:
        deals.setdefault(seen.deal, []).append(seen.seated)
    for seated in deals.values():
        assert all(sorted(column) == [0, 0, 1, 1] for column in zip(*seated, strict=True))


@pytest.mark.slow
def test_better_bots_finish_higher():
    figures = Figures(run_study(make_study(macabre.load("dead-house"), ["random", "greedy"], 2), 6))
    won = [seen.seated[seat] for seen in figures.mixed_matches for seat in seen.winners]
    assert won.count(1) > won.count(0)
    higher = figures.mixed["higher"].row("greedy above random").estimate()
    assert higher.value == pytest.approx(won.count(1) / len(won))
    assert figures.mixed["bots"].row("greedy").estimate().value == pytest.approx(won.count(1) / len(won))
    assert figures.mixed["places"].row("greedy").estimate().value == pytest.approx(1 + won.count(0) / len(won))


# --- estimates


def test_a_mean_and_a_ratio_have_the_intervals_of_their_units():
    generator = np.random.Generator(np.random.PCG64(3))
    covered = 0
    for _ in range(150):
        sizes = generator.integers(1, 5, size=80)
        row = FigureRow.ratio("share", generator.binomial(sizes, 0.3), sizes)
        covered += row.estimate().low <= 0.3 <= row.estimate().high
    assert 130 <= covered <= 149
    assert FigureRow.mean("same", [1.0] * 25).estimate().low == pytest.approx(0.867, abs=0.01)
    assert FigureRow.ratio("same", [7] * 25, [7] * 25).estimate().low == pytest.approx(0.867, abs=0.01)
    assert FigureRow.ratio("never", [0], [0]).estimate() is None


@pytest.mark.parametrize("units", [5, 10, 30])
def test_intervals_of_few_units_are_wide_enough(units):
    generator = np.random.Generator(np.random.PCG64(units))
    rows = [FigureRow.mean("length", generator.normal(50, 10, size=units), is_part=False) for _ in range(300)]
    covered = sum(row.estimate().low <= 50 <= row.estimate().high for row in rows)
    assert 0.91 * 300 <= covered <= 0.99 * 300


def test_differences_are_taken_unit_by_unit():
    generator = np.random.Generator(np.random.PCG64(4))
    luck = generator.normal(100, 30, size=200)
    changed = luck + 1 + generator.normal(0, 0.1, size=200)
    one, other = (FigureRow.mean("length", lengths, is_part=False) for lengths in (luck, changed))
    found = difference(one, other)
    assert found.low > 0.9
    assert found.high < 1.1
    assert other.estimate().low < one.estimate().high


# --- luck


def won_by(seat, uses=()):
    return PlayedMatch(0, (0, 0), 1, (seat,), None, "over", 0, 2, dict(uses), [], [])


def pairs_where(winner, count=400, seed=5):
    """Pairs of matches whose winner follows from two kinds of luck, each of two values."""
    generator = np.random.Generator(np.random.PCG64(seed))
    for deal, dice in zip(generator.integers(2, size=(count, 2)), generator.integers(2, size=(count, 2)), strict=True):
        matches = [won_by(winner(deal[side], dice[side])) for side in (0, 1)]
        swaps = {
            "deal": tuple((winner(deal[1 - side], dice[side]),) for side in (0, 1)),
            "dice": tuple((winner(deal[side], dice[1 - side]),) for side in (0, 1)),
        }
        yield Task(matches, swaps)


def test_luck_that_decides_all_decides_it_alone():
    luck = LuckShares(list(pairs_where(lambda deal, dice: int(deal))), 2)
    deal, dice = (row.estimate() for row in luck.alone(["deal", "dice"]))
    assert deal.value == pytest.approx(1)
    assert dice.low == 0 < dice.high
    deal, dice = (row.estimate() for row in luck.changed(["deal", "dice"]))
    assert deal.low < 0.5 < deal.high
    assert dice.value == 0


def test_luck_that_decides_only_together_decides_nothing_alone():
    luck = LuckShares(list(pairs_where(lambda deal, dice: int(deal ^ dice))), 2)
    for row in luck.alone(["deal", "dice"]):
        assert 0 == row.estimate().low <= row.estimate().value < row.estimate().high
    for row in luck.changed(["deal", "dice"]):
        assert row.estimate().low < 0.5 < row.estimate().high


@pytest.mark.parametrize(
    ("winner", "truth"),
    [
        (lambda deal, dice: int(deal ^ dice), 0.0),  # only together
        (lambda deal, dice: int(deal & dice), 1 / 3),  # of a variance of 3/16, a sixteenth
        (lambda deal, dice: int(dice), 0.0),
    ],
)
def test_intervals_of_what_luck_decides_cover_the_truth_and_are_never_negative(winner, truth):
    covered, times = 0, 120
    for seed in range(times):
        (row,) = LuckShares(list(pairs_where(winner, 40, seed)), 2).alone(["deal"])
        found = row.estimate()
        assert 0 <= found.low <= found.value <= found.high <= 1
        covered += found.low <= truth <= found.high
    assert covered >= 0.9 * times


def test_swapped_luck_is_the_others_in_one_kind_and_ones_own_in_all_else():
    own, other, swapped = Seeded(1).stream, Seeded(2).stream, Swapped(1, 2, "deal").stream
    for count in range(20):
        assert swapped.number("deal:3", count, 1000) == other.number("deal:3", count, 1000)
        assert swapped.number("pile:3", count, 1000) == own.number("pile:3", count, 1000)


def test_the_hands_of_a_match_with_anothers_deal_are_the_others():
    other = CLUEDO.new(3, 2, ONE_ROUND | {"first_player": 0})
    match = CLUEDO.new_with(Swapped(1, 2, "deal"), 3, ONE_ROUND | {"first_player": 0})
    assert match.view(None)["hands"] == other.view(None)["hands"]
    assert match.view(None)["hands"] != CLUEDO.new(3, 1, ONE_ROUND | {"first_player": 0}).view(None)["hands"]


def test_only_luck_that_was_drawn_is_swapped(findings):
    kinds = {kind for task in findings.tasks.values() for kind in task.swaps}
    assert kinds == {"start", "deal", "pile", "miniature", BOTS}
    fixed = run_study(short_study(("greedy",), options=ONE_ROUND | {"first_player": 0}), 2)
    assert "start" not in fixed.tasks[0].swaps


# --- chances


def test_leads_and_decisions_are_read_off_the_chances():
    even, first, second = (8, 8, 8, 8), (20, 4, 4, 4), (4, 20, 4, 4)
    assert lead_changes([even, first, second, second, first]) == 2
    assert lead_changes([even, first, (16, 12, 2, 2), first]) == 0
    assert decided_at([even] * 4 + [second] * 6, [1]) == 0.4
    assert decided_at([second] * MARKS, [1]) == 0
    assert decided_at([even] * MARKS, [1]) == 1
    assert winners_chance((16, 8, 8, 0), [0]) == 0.5
    assert winners_chance((16, 8, 8, 0), [0, 1]) == 12 / PLAYED_ON


def test_chances_grow_towards_the_end(findings):
    curve = [row.estimate().value for row in Figures(findings).tables[1].groups["curve"].rows]
    assert len(curve) == MARKS
    assert curve[-1] > curve[0]


# --- comparisons


def test_a_comparison_with_itself_shows_exactly_nothing(findings):
    again = run_study(short_study(), 12)
    comparison = Comparison((Figures(findings), Figures(again)))
    differences = [m.difference for m in comparison.measured]
    assert len(differences) > 50
    assert {(d.value, d.low, d.high) for d in differences} == {(0, 0, 0)}
    assert sum_up(comparison) == ["These matches show no difference."]
    assert comparison.names == ("as it is", "the same again")


@pytest.mark.slow
def test_another_option_is_compared_on_the_same_luck():
    sides = [short_study(("greedy",), players=2, options={"target": target}) for target in (1, 8)]
    comparison = Comparison(tuple(Figures(run_study(side, 20)) for side in sides))
    (length,) = comparison.of("length")
    assert length.difference.low > 0
    assert length.difference.value == pytest.approx(length.estimate(1).value - length.estimate(0).value)
    assert comparison.names[1] == "target=8"
    assert comparison.sides_said[1] == "Points to win = 8"
    said = sum_up(comparison)
    assert said[0].startswith("Decisions in a match, decisions: +"), said
    assert len(said) <= 20
    page = write_report(comparison)
    at_once = re.sub(r"<details>.*?</details>", "", page, flags=re.DOTALL)
    assert at_once.count("<svg") * 3 <= page.count("<svg")
    assert "options target=1, board as in the box against options target=8" in page
    assert "what changes" in page
    assert "Seat bots of several kinds at one table" in page


# --- many settings, and what is wanted


@pytest.fixture(scope="module")
def sweep():
    sides = [short_study(("greedy",), players=2, options={"target": target}) for target in (1, 2, 4, 8)]
    return Comparison(tuple(Figures(run_study(side, 8)) for side in sides))


@pytest.mark.slow
def test_many_settings_are_small_charts_of_what_changes(sweep):
    assert sweep.names == ("as it is", "target=2", "target=4", "target=8")
    page = write_report(sweep, ["target=4: just right."])
    assert "4 settings" in page
    assert page.index("Closest to what you asked for") < page.index("target=4: just right.") < page.index("<svg")
    charts = dict(panels(sweep))
    assert len(charts) == page.count("<svg") > 8
    (length,) = [chart for name, chart in charts.items() if name.endswith("-length")]
    assert length.count("<circle") == 4
    assert sweep.sides_said[1:] == ["Points to win = 2", "Points to win = 4", "Points to win = 8"]
    assert [text for text in ElementTree.fromstring(length).itertext() if text in "248"] == ["2", "4", "8"]
    for name, measured in zip(sweep.sides_said, sweep.of("length")[0].rows, strict=True):
        assert f"{name}: {Form('number').write_all(measured.estimate())}" in length
    assert sum_up(sweep)[0].startswith("Decisions in a match, decisions (Greedy bots): from ")
    assert "with as it is to" in sum_up(sweep)[0]


def test_the_settings_nearest_to_what_is_wanted_come_first(sweep):
    lengths = [sweep.of("length")[0].estimate(side).value for side in range(4)]
    assert lengths == sorted(lengths)
    wish = read_wish(f"decisions={lengths[2] - 1:.0f}..{lengths[2] + 1:.0f}")
    said = best_settings(sweep, [wish])
    assert said[0].startswith("Points to win = 4: ")
    assert said[0].endswith(" decisions (as wanted).")
    assert len(said) == 4
    assert sum("as wanted" in sentence for sentence in said) < 4
    assert read_wish("seat=..27") == Wish("seat", 0.0, 0.27)
    assert read_wish("seat=..27").missed_by(0.27) == 0
    assert read_wish("minutes=20..30").missed_by(15) == pytest.approx(0.25)


def test_minutes_are_the_moves_times_their_seconds(findings, tmp_path):
    table = tmp_path / "mine.toml"
    table.write_text("usual = 6\ndraw = 60\n")
    figures = Figures(findings, pace_of("cluedo-cards", 4, table))
    seen = figures.tables[0].matches[0]
    moves = {name.partition("\t")[2]: sum(use[2]) for name, use in seen.uses.items() if name.startswith("Move\t")}
    assert sum(moves.values()) == seen.decisions
    assert figures.tables[0].pace.minutes(seen) == pytest.approx((6 * seen.decisions + 54 * moves.get("draw", 0)) / 60)
    assert "minutes" in Figures(findings).tables[0].groups
    assert pace_of("deadly-doodles", 3).at_once == 3


@pytest.mark.slow
def test_people_stand_beside_bots_and_are_counted_as_they_are(findings, tmp_path):
    """A match of bots, saved and read as one of people, shows what it shows as theirs."""
    own = Figures(findings)
    for number, seen in enumerate(own.tables[1].matches[:3]):
        (tmp_path / f"{number}.txt").write_text(replay_match(findings.study, seen).transcript())
    read = read_people(findings.study, [tmp_path])
    for seen, again in zip(own.tables[1].matches, read, strict=False):
        for field in ("winners", "scores", "decisions", "forced", "options", "ending", "uses", "actions"):
            assert getattr(again, field) == getattr(seen, field), field
    comparison = Comparison((Figures(findings, people=tuple(read)),))
    assert [table.name for table in comparison.sides[0].tables] == ["people", "random bots", "greedy bots"]
    assert any(m.table == "people" for m in comparison.of("minutes"))
    write_study(comparison, tmp_path)
    with (tmp_path / "matches.csv").open() as file:
        assert [line["bot_0"] for line in csv.DictReader(file) if line["table"] == "people"] == ["people"] * 3
    for players, words in ((2, "with 2 players, but the study is of cluedo-cards with 4"), (4, "not over")):
        (tmp_path / "other.txt").write_text(CLUEDO.new(players, seed=1).transcript())
        with pytest.raises(macabre.Error, match=words):
            read_people(findings.study, [tmp_path / "other.txt"])


def test_people_who_played_by_other_rules_or_on_another_board_are_no_part_of_a_study(tmp_path):
    def over(options, board=None):
        match, luck = CLUEDO.new(3, 1, options, board), random.Random(1)
        while not match.finished:
            match.act(luck.choice(match.legal_actions()))
        return match.transcript()

    study, saved = make_study(CLUEDO, ["random", "greedy"], 3), tmp_path / "match.txt"
    saved.write_text(over({"target": 1, "miniatures": False}))
    with pytest.raises(macabre.Error, match="with target=1, miniatures=false, but the study has target=10, miniatures"):
        read_people(study, [saved])
    text = CLUEDO.default_board.source.text.replace('"Dagger"', '"Breadknife"')
    saved.write_text(over({}, CLUEDO.load_board(Source(text, "mine.toml"))))
    with pytest.raises(macabre.Error, match="another board or deck than that of the study"):
        read_people(study, [saved])


# --- heat maps


@pytest.mark.parametrize(
    ("game", "heading", "place"), [("dead-end-drive", "Space", "K4"), ("deadly-doodles", "Room", "C4")]
)
def test_places_are_drawn_on_the_board(game, heading, place):
    """The heat of a place lies where the drawing has it: in its column and its row."""
    board = macabre.load(game).default_board
    drawn = ElementTree.fromstring(draw_heat(heading, board, {"A1": 1.0, "B2": 0.0, place: 3.0}, "made", Speech()))
    boxes = {
        box.find("title").text.partition(":")[0]: box.attrib
        for box in drawn.iter("rect")
        if box.find("title") is not None
    }
    texts = [text.attrib | {"words": text.text} for text in drawn.iter("text") if text.get("class") == "plan"]
    (columns,) = [text for text in texts if re.fullmatch(r"\s+A(\s+[A-Z])+\s*", text["words"])]
    (row,) = [text for text in texts if re.match(rf"\s*{place[1:]}[ >]", text["words"])]
    middle = float(columns["x"]) + (columns["words"].index(place[0]) + 0.5) * float(columns["textLength"]) / len(
        columns["words"]
    )
    box = boxes[place]
    assert float(box["x"]) < middle < float(box["x"]) + float(box["width"])
    assert float(box["y"]) < float(row["y"]) < float(box["y"]) + float(box["height"])
    assert float(box["fill-opacity"]) > float(boxes["A1"]["fill-opacity"]) > float(boxes["B2"]["fill-opacity"])


def test_a_track_is_drawn_as_a_loop_and_what_is_no_place_not_at_all():
    board = macabre.load("dead-house").default_board
    drawn = draw_heat("Square", board, {"11 gnome red": 2.0, "12": 1.0}, "made", Speech())
    assert drawn.count("<title>") == 60
    assert draw_heat("Card", board, {"slappy": 2.0, "5": 1.0}, "made", Speech()) is None
    assert draw_heat("Card", CLUEDO.default_board, {"rope 1": 2.0}, "made", Speech()) is None


# --- whoever plays, stopped or not


@pytest.mark.process
def test_processes_find_the_same(findings):
    assert run_study(short_study(), 12, in_processes(2)).tasks == findings.tasks


@pytest.mark.process
@pytest.mark.usually(0)
def test_a_ray_cluster_finds_the_same(findings, monkeypatch):
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'macabre[ray]' to test studies on a cluster")
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    found = run_study(short_study(), 4, on_ray("local")).tasks
    assert found == {number: findings.tasks[number] for number in found}


@pytest.mark.slow
def test_a_study_goes_on_where_it_was_cut_off_and_can_grow(tmp_path, findings):
    path = tmp_path / "study.jsonl"

    def tired(work, numbers):
        for count, done in enumerate(alone(work, numbers)):
            if count == 3:
                raise KeyboardInterrupt
            yield done

    with pytest.raises(KeyboardInterrupt):
        run_study(short_study(), 8, tired, path)
    path.write_bytes(path.read_bytes()[:-40])
    seen = []
    run_study(short_study(), 8, alone, path, seen.append)
    assert seen[0] == 2
    grown = run_study(short_study(), 12, alone, path)
    assert grown.tasks == findings.tasks
    assert write_report(Comparison((Figures(grown),))) == write_report(Comparison((Figures(findings),)))
    assert run_study(short_study(), 12, refuses_to_play, path).tasks == findings.tasks


def refuses_to_play(work, numbers):
    raise AssertionError("nothing is left to play")


def test_another_study_is_not_mixed_in(tmp_path):
    path = tmp_path / "study.jsonl"
    run_study(short_study(("greedy",)), 2, path=path)
    with pytest.raises(macabre.Error, match=r"a different run \(other seed\)"):
        run_study(short_study(("greedy",), seed=4), 2, path=path)
    path.write_text("{\n")
    with pytest.raises(macabre.Error, match="cannot be read"):
        run_study(short_study(("greedy",)), 2, path=path)
    with pytest.raises(macabre.Error, match="2 to 1,000,000 matches"):
        run_study(short_study(), 1)


# --- what is left behind


def test_the_page_needs_nothing_else_and_each_chart_says_what_made_it(written, findings):
    page = (written / "report.html").read_text("utf-8")
    assert not re.search(
        r"https?:|//[a-z]|<link|@import|url\(|src=", page.split("</style>", 1)[1].split("<script", 1)[0]
    )
    assert not re.search(r"https?:|@import|url\(|src=", page)
    charts = sorted((written / "charts").glob("*.svg"))
    assert len(charts) == page.count("<svg")
    for path in charts:
        words = " ".join(" ".join(ElementTree.parse(path).getroot().itertext()).split())
        assert "bots random, greedy; 12 matches per table, seed 0; options target=1, board as in the box" in words
        assert f"macabre {macabre.__version__}, rules {findings.study.rules}, sources {findings.study.sources}" in words


@pytest.mark.slow
@pytest.mark.parametrize("code", sorted(languages().keys() - {"en"}))
def test_a_report_is_in_its_readers_language(findings, code):
    comparison = Comparison((Figures(findings),), Speech(code))
    page = re.sub(r"<(script|style)\b.*?</\1>", "", write_report(comparison), flags=re.DOTALL)
    words, own = languages()["en"].words(COMMANDS), Speech(code)
    keys = [key for key in words.keys if not words.get(key).variables and " " in Speech().report(key)]
    english = {key: Speech().report(key) for key in keys if own.report(key) != Speech().report(key)}
    assert [key for key, text in english.items() if re.search(rf"\b{re.escape(text)}", page)] == []
    assert own.report("study-ask-luck") in html.unescape(page)
    assert f'<html lang="{code}"' in page
    assert sum_up(comparison)[0] != sum_up(Comparison((Figures(findings),)))[0]


def visible(page):
    """What readers of a report see, without what made it, which is written as it is typed."""
    bare = re.sub(r"<(script|style)\b.*?</\1>|<desc>.*?</desc>", "", page, flags=re.DOTALL)
    bare = re.sub(r'<(text|p)\b[^>]*class="made"[^>]*>.*?</\1>', "", bare, flags=re.DOTALL)
    said = re.findall(r'(?<=aria-label=")[^"]*|(?<=>)[^<]+', bare)
    return html.unescape("\n".join(said))


def names_in_files(game):
    """Whatever a study of a game counts, as its files call it: with what says it to readers."""
    study, table = small_study(game)
    notation, names = macabre.load(game).rules.notation, table.names
    things = {split(thing) for seen in table.matches for thing in seen.uses}
    yield from (names.heading(heading) for heading in {heading for heading, _ in things})
    yield from (names.thing(*thing) for thing in things)
    yield from map(names.ending, notation.endings)
    yield from map(names.luck, notation.purposes)
    yield from map(label_bot, study.ladder)


@pytest.mark.slow
@pytest.mark.parametrize(("code", "decimal", "percent"), [("en", ".", " %"), ("fr", ",", " %"), ("ja", ".", "%")])
def test_a_report_writes_numbers_as_its_reader_does(findings, code, decimal, percent):
    page = visible(write_report(Comparison((Figures(findings),), Speech(code))))
    assert set(re.findall(r"\d([.,])\d", page)) == {decimal}
    assert set(re.findall(r"[.,]\d(\s*%)", page)) == {percent}


WORDS_TOO = {"fr": {"change", "place"}}  # keys that are words of a language


@pytest.mark.slow
@pytest.mark.parametrize("code", sorted(languages().keys() - {"en"}))
@pytest.mark.parametrize("game", macabre.games())
@pytest.mark.usually(4)
def test_a_report_calls_nothing_as_files_do(game, code):
    study, _ = small_study(game)
    page = visible(write_report(Comparison((Figures(run_study(study, 2)),), Speech(code))))
    named = {str(name): shown(name, Speech(code)) for name in names_in_files(game)}
    others = {name for name, said in named.items() if name != said} - WORDS_TOO.get(code, set())
    assert [name for name in others if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", page)] == []


@pytest.mark.slow
@pytest.mark.parametrize("game", macabre.games())
def test_whatever_is_counted_has_words_unless_it_is_a_number_or_a_place(game):
    unsaid = [name for name in names_in_files(game) if isinstance(meant(name), str)]
    assert [name for name in unsaid if not re.fullmatch(r"-?\d+|[A-Z]\d+", name)] == []


def test_what_a_game_has_no_words_for_keeps_its_name():
    silent = Notation()
    silent.game = CLUEDO.id
    names = GameNames(silent, CLUEDO.default_board)
    said = [names.heading("Dice"), names.thing("Dice", "6"), names.ending("in a draw"), names.luck("dice")]
    assert [shown(name, Speech("de")) for name in said] == ["Dice", "6", "in a draw", "dice"]


def test_bots_are_called_as_at_the_table():
    german = [shown(label_bot(bot), Speech("de")) for bot in ("greedy", "expert:250", "./mine.py:Bot")]
    assert german == ["Gierig", "Meisterhaft:250", "./mine.py:Bot"]
    assert [label_bot(bot) for bot in ("greedy", "expert:250")] == ["greedy", "expert:250"]


def test_the_tables_say_what_the_report_says(written, findings):
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: pip install 'macabre[parquet]'")
    figures = Figures(findings)
    for name in ("matches", "figures", "uses"):
        with (written / f"{name}.csv").open() as file:
            lines = list(csv.DictReader(file))
        stored = parquet.read_table(written / f"{name}.parquet").to_pylist()
        assert [{k: "" if v is None else str(v) for k, v in line.items()} for line in stored] == lines
        if name == "figures":
            assert len(lines) == len([estimate for estimate in values(figures).values() if estimate])
            wins = {line["label"]: float(line["value"]) for line in lines if line["group"] == "seats"}
            assert wins["seat 2"] == pytest.approx(figures.tables[1].groups["seats"].row("seat 2").estimate().value)
    assert len(stored) == len({(line["table"], line["heading"], line["name"]) for line in stored})


def test_the_matches_beside_the_report_can_be_replayed(written):
    paths = sorted((written / "matches").glob("*.txt"))
    assert len(paths) >= 5
    for path in paths:
        assert macabre.replay(path.read_text("utf-8")).finished


# --- at the keyboard


@pytest.mark.process
def test_the_command_compares_boards_and_goes_on(tmp_path):
    own = tmp_path / "own.toml"
    own.write_text(CLUEDO.default_board.source.text + "\n# a copy\n")
    words = ["study", "cluedo-cards", "--matches", 4, "--bots", "greedy", "--option", "target=1", "--players", 2]
    words += ["--against", own, "--out", tmp_path / "out", "--jobs", 1]
    run = command.macabre(*words)
    assert run.returncode == 0, run.stderr
    assert "These matches show no difference." in run.stdout
    page = (tmp_path / "out/report.html").read_text("utf-8")
    assert "board as in the box against options target=1, board own.toml" in page
    again = command.macabre(*words)
    assert again.returncode == 0
    assert (tmp_path / "out/report.html").read_text("utf-8") == page


def test_a_board_is_copied_out_once(tmp_path):
    path = tmp_path / "mine.toml"
    board.copy("dead-end-drive", path)
    assert macabre.load("dead-end-drive").load_board(path).source.text == path.read_text("utf-8")
    with pytest.raises(macabre.Error, match="already exists"):
        board.copy("dead-end-drive", path)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "clever"], "there is no bot 'clever'"),
        (["--bots", "greedy,greedy"], "each named once"),
        (["--players", "2", "--bots", "random,greedy,easy"], "3 kinds of bots do not fit at a table for 2"),
        (["--players", "9"], "for 2 to 4 players"),
        (["--against", "target=99"], "the option 'target' cannot be 99"),
        (["--against", "nowhere.toml"], "nowhere.toml"),
        (["--against", "a.toml", "--against", "b.toml"], "a.toml"),
        (["--against", "target=1..50", "--against", "miniatures=true|false"], "up to 64 settings, not 101"),
        (["--against", "target=9..3"], "a range goes up"),
        (["--people", "nowhere.txt"], "nowhere.txt cannot be read"),
        (["--wanted", "fun=1..2"], "what you want is written minutes=20..30"),
        (["--wanted", "minutes=.."], "what you want is written minutes=20..30"),
        (["--seconds", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["--seconds", "pyproject.toml"], "how many seconds a move takes"),
        (["--option", "colour=red"], "no option 'colour'"),
        (["--out", "pyproject.toml"], "pyproject.toml cannot be made"),
    ],
)
def test_bad_input_is_one_sentence(words, sentence, monkeypatch, capsys):
    from macabre.cli import main

    monkeypatch.setattr("sys.argv", ["macabre", "study", "cluedo-cards", *words])
    with pytest.raises(SystemExit) as left:
        main()
    said = capsys.readouterr().err
    assert left.value.code == 2
    assert sentence in said
    assert said.count("\n") == 1
