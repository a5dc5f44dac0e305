"""The report on strength is what its figures make it."""

import importlib

import pytest


@pytest.fixture
def report(monkeypatch, request):
    monkeypatch.syspath_prepend(request.config.rootpath / "benchmarks")
    return importlib.import_module("strength_report")


def test_the_page_is_written_from_the_figures_beside_it(report):
    assert report.REPORT.read_text() == report.report_text(report.read_outcomes())


def test_every_chart_and_file_that_the_page_names_is_there(report):
    outcomes = report.read_outcomes()
    assert outcomes
    for outcome in outcomes:
        assert (report.FOLDER / f"{outcome.game}-{outcome.row}.svg").exists()
        assert outcome.command in report.REPORT.read_text()


def made_up(report, low, high):
    standings = [
        report.Standing("expert:40", 1, (low + high) / 2, low, high, 1.0, 2.0),
        report.Standing("greedy", 3, 0.2, 0.19, 0.21, 0.1, 0.1),
    ]
    command = "macabre arena dead-house --bots expert:40,greedy,greedy,greedy --deals 25 --seed 0"
    return report.Outcome("dead-house", "greedy", 40, 25, command, "0", standings, [(0.2, 0.1, 0.3)])


def test_a_goal_is_met_only_by_the_lower_end_of_the_interval(report):
    assert "35 %: met" in report.report_text([made_up(report, 0.36, 0.5)])
    assert "35 %: **missed**" in report.report_text([made_up(report, 0.34, 0.6)])


def test_rows_that_were_not_played_are_said_to_be_missing(report):
    assert "not played yet" in report.report_text([made_up(report, 0.36, 0.5)])
