"""How fast Macabre plays beside OpenSpiel and RLCard, in one run on one core.

    python benchmarks/throughput.py [--quick] [--record]

The peers get an environment of their own on first use (`peers.txt` has their versions) and are measured
in a process there. We and they take turns over several rounds and the best of each counts, so that what
else the machine does hits both. Goals are marked as met or missed; nothing fails by being slow.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from compilation import measure_compilation
from goals import contests_of
from ours import measure_lists, measure_rate, seats_of
from peers_environment import NoPeersError, Peers
from report import Results, record, show
from rich.console import Console
from rich.progress import track

from macabre.catalogue import games, load

RESULTS = Path(__file__).with_name("results.md")

Step = Callable[[], None]  # measures one thing and writes it down


@dataclass(frozen=True)
class Effort:
    """How much of everything."""

    rounds: int
    seconds: float  # of CPU time, for each contender in each round
    positions: int  # whose legal moves are listed
    compiled_games: int


THOROUGH = Effort(rounds=7, seconds=0.5, positions=20_000, compiled_games=100)
QUICK = Effort(rounds=3, seconds=0.15, positions=4_000, compiled_games=1)


def measure_ours(results: Results, seconds: float, measure: str, game_id: str) -> None:
    """One of our measures; the best round stays."""
    found = measure_rate(measure, game_id, seconds)
    results.ours[measure, game_id] = max(found, results.ours.get((measure, game_id), 0.0))


def measure_peer(results: Results, seconds: float, peers: Peers, name: str) -> None:
    """One of the peers'; the best round stays."""
    results.peers[name] = max(peers.ask(name, seconds), results.peers.get(name, 0.0))


def one_round(results: Results, seconds: float, peers: Peers | None) -> list[Step]:
    """Every contender once, ours just before the peers that stand beside it."""
    steps: dict[object, Step] = {}
    for contest in results.contests:
        ours = contest.measure, contest.game_id
        steps.setdefault(ours, partial(measure_ours, results, seconds, *ours))
        if peers and contest.peer:
            steps.setdefault(contest.peer, partial(measure_peer, results, seconds, peers, contest.peer))
    return list(steps.values())


def list_steps(results: Results, effort: Effort) -> list[Step]:
    """Complete lists of legal moves, of every game."""

    def measure(game_id: str) -> None:
        results.lists.append(measure_lists(game_id, effort.positions, effort.rounds))

    return [partial(measure, game_id) for game_id in results.seats]


def compilation_steps(results: Results, effort: Effort) -> list[Step]:
    """Cold compilation, of as many games as there is time for."""

    def measure(game_id: str) -> None:
        results.compilations.append(measure_compilation(game_id, effort.rounds))

    return [partial(measure, game_id) for game_id in list(results.seats)[: effort.compiled_games]]


def find_peers(stack: ExitStack) -> Peers | None:
    """The peers' process, which ends with the stack; a sentence and none if they cannot be installed."""
    try:
        with Console(stderr=True).status("Looking for the peers; they are installed once"):
            peers = Peers()
    except NoPeersError as reason:
        print(reason, file=sys.stderr)
        return None
    stack.callback(peers.close)
    return peers


def measure_all(effort: Effort) -> Results:
    """Every step, with a bar on the error stream."""
    seats = {game_id: seats_of(load(game_id)) for game_id in games()}
    results = Results(contests_of(seats), seats)
    with ExitStack() as stack:
        peers = find_peers(stack)
        results.versions = peers.ask("versions") if peers else {}
        steps = one_round(results, effort.seconds, peers) * effort.rounds
        steps += list_steps(results, effort) + compilation_steps(results, effort)
        for step in track(steps, "Measuring", console=Console(stderr=True), transient=True):
            step()
    return results


def main() -> None:
    """Measure, show, and keep the results if asked to."""
    parser = argparse.ArgumentParser(description="How fast Macabre plays beside OpenSpiel and RLCard.")
    parser.add_argument("--quick", action="store_true", help="a rougher measurement in half a minute")
    parser.add_argument("--record", action="store_true", help=f"write the results to {RESULTS.name}")
    chosen = parser.parse_args()
    results = measure_all(QUICK if chosen.quick else THOROUGH)
    show(results)
    if chosen.record:
        record(results, RESULTS)


if __name__ == "__main__":
    main()
