"""The benchmark: any bot through the same suite, and the same table again from the same command."""

import json
import subprocess
import sys

import msgspec
import pytest

from macabre.arena.benchmark import ALL, QUICK, WHOLE, Result, Suite, run_benchmark, table_of
from macabre.bots.guest import known
from tests.conftest import ROOT

TINY = Suite("tiny", ("random", "greedy"), 2, games=("cluedo-cards", "dead-house"))
FIRST = """
class Bot:
    def choose(self, sight):
        return sight.legal_moves[0]
"""


def run(*arguments, folder):
    command = [sys.executable, "-m", "macabre", "benchmark", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_a_suite_names_all_that_its_figures_follow_from():
    """A suite that is changed needs another name: figures in print say which they are of."""
    assert (WHOLE.name, WHOLE.seats, WHOLE.deals, WHOLE.seed) == ("macabre-2", 4, 50, 1993)
    assert WHOLE.opponents == ("random", "greedy", "normal", "hard")
    assert (QUICK.name, QUICK.deals, QUICK.opponents) == ("macabre-1-quick", 10, ("random", "greedy"))
    assert WHOLE.games == QUICK.games == ("cluedo-cards", "dead-end-drive", "dead-house", "deadly-doodles")


def test_every_game_and_opponent_has_its_line_with_an_interval(tmp_path):
    told = []
    result = run_benchmark(TINY, "random", tmp_path, progress=told.append)
    assert [(line.game, line.opponent) for line in result.lines] == [
        ("cluedo-cards", "greedy"),
        ("dead-house", "greedy"),
        (ALL, "greedy"),
    ]
    assert all(0 <= line.low <= line.share <= line.high <= 1 for line in result.lines)
    assert result.lines[2].share == pytest.approx((result.lines[0].share + result.lines[1].share) / 2)
    assert told[-1] == 4
    assert "| random | dead-house | itself |" in table_of([result])


@pytest.mark.slow
def test_what_was_stopped_goes_on_to_the_same_table(tmp_path):
    half = Suite("tiny", TINY.opponents, 1, TINY.games)
    for folder in (tmp_path / "once", tmp_path / "twice"):
        folder.mkdir()
    run_benchmark(half, "greedy", tmp_path / "twice")
    again = run_benchmark(TINY, "greedy", tmp_path / "twice")
    assert table_of([again]) == table_of([run_benchmark(TINY, "greedy", tmp_path / "once")])


@pytest.mark.process
def test_a_bot_in_a_file_is_put_through_it(tmp_path):
    (tmp_path / "first.py").write_text(FIRST)
    name = known(str(tmp_path / "first.py"))
    result = run_benchmark(Suite("tiny", ("random",), 1, ("cluedo-cards",)), name, tmp_path)
    assert "| first | cluedo-cards |" in table_of([result])


@pytest.mark.slow
@pytest.mark.process
def test_one_command_makes_the_same_table_again(tmp_path):
    tables = []
    for folder in ("a", "b"):
        done = run("random", "--quick", "--jobs", "1", "--out", folder, folder=tmp_path)
        assert done.returncode == 0, done.stderr
        tables.append((tmp_path / folder / "table.md").read_text())
        assert tables[-1] in done.stdout
    assert tables[0] == tables[1]
    (result,) = json.loads((tmp_path / "a" / "table.json").read_text())
    assert (result["bot"], result["suite"]["name"], len(result["lines"])) == ("random", "macabre-1-quick", 5)


@pytest.mark.slow
def test_a_bot_that_is_none_is_told_in_a_sentence(tmp_path):
    done = run("nobody", "--quick", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("macabre: ")
    assert done.stderr.count("\n") == 1


def test_the_page_shows_the_figures_beside_it():
    results = msgspec.json.decode((ROOT / "docs/benchmark.json").read_bytes(), type=list[Result])
    page = (ROOT / "docs/benchmark.md").read_text("utf-8")
    suites = [suite for suite in (WHOLE, QUICK) if suite in [result.suite for result in results]]
    assert sum(page.count(table_of([one for one in results if one.suite == suite])) for suite in suites) == len(suites)
    assert all(result.suite in suites for result in results)
    assert suites
