"""The rows of the report on strength: who meets whom, and what must come out."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

import msgspec

from macabre.arena.files import write_whole
from macabre.bots import Sight, make_bot
from macabre.catalogue import load

BUDGETS = Path(__file__).parent.parent / "docs/strength/budgets.json"
DECISION_SECONDS = 0.05  # what a decision's iterations are worth
PROBED = 12  # positions at which the pace is measured
PROBE_ITERATIONS = 100

AGAINST_RANDOM = {"dead-end-drive": 0.55, "cluedo-cards": 0.45, "deadly-doodles": 0.90, "dead-house": 0.70}
AGAINST_GREEDY = {"dead-end-drive": 0.35, "cluedo-cards": 0.32, "deadly-doodles": 0.45, "dead-house": 0.35}
EVEN = 0.25


@dataclass(frozen=True)
class Row:
    """A series that is played in every game; it ends early once the first bot's interval is above the goal."""

    name: str
    title: str
    bots: tuple[str, ...]  # {n} is the budget, {n4} four times as much
    deals: int
    goals: dict[str, float] | float | None = None

    def entrants(self, budget: int) -> list[str]:
        """Who takes part, with budgets filled in."""
        return [bot.format(n=budget, n4=4 * budget) for bot in self.bots]

    def goal(self, game_id: str) -> float | None:
        """What the lower end of the interval must pass."""
        return self.goals.get(game_id) if isinstance(self.goals, dict) else self.goals


ROWS = {
    row.name: row
    for row in (
        Row("random", "expert against three random", ("expert:{n}", *["random"] * 3), 1000, AGAINST_RANDOM),
        Row("greedy", "expert against three greedy", ("expert:{n}", *["greedy"] * 3), 1000, AGAINST_GREEDY),
        Row("ladder", "four times the budget", ("expert:{n4}", *["expert:{n}"] * 3), 1000, EVEN),
        Row("levels", "levels in order", ("expert:{n4}", "hard", "normal", "easy"), 250),
        Row("fair", "expert beside the cheater", ("expert:{n}", *["greedy"] * 3), 250),
        Row("cheater", "the same search on the truth", ("cheater:{n}", *["greedy"] * 3), 250),
    )
}


def budget_for(game_id: str) -> int:
    """Iterations worth about 50 ms: measured once, then kept, so that rows of other nights are alike."""
    budgets = msgspec.json.decode(BUDGETS.read_bytes(), type=dict[str, int]) if BUDGETS.exists() else {}
    if game_id not in budgets:
        budgets[game_id] = measure_budget(game_id)
        BUDGETS.parent.mkdir(parents=True, exist_ok=True)
        write_whole(BUDGETS, msgspec.json.format(msgspec.json.encode(dict(sorted(budgets.items())))).decode() + "\n")
    return budgets[game_id]


def measure_budget(game_id: str) -> int:
    """How many iterations a search makes in 50 ms of CPU time, over a match's positions, as a round number."""
    match, greedy = load(game_id).new(4, seed=1), make_bot("greedy", 1)
    searcher = make_bot("expert", 1, PROBE_ITERATIONS)
    seconds, probes = 0.0, 0
    while not match.finished and probes <= PROBED:
        seat = match.to_act[0]
        sight = Sight.of(match, seat)
        if len(match.legal_moves(seat)) > 1:
            begun = time.thread_time()
            searcher.choose(sight)
            seconds += (time.thread_time() - begun) * (probes > 0)  # the first one may compile
            probes += 1
        match.play(greedy.choose(sight), seat)
    return rounded(DECISION_SECONDS * PROBE_ITERATIONS * PROBED / seconds)


def rounded(number: float) -> int:
    """A number with two digits that count."""
    step = 10 ** max(0, len(str(int(number))) - 2)
    return max(1, round(number / step) * step)
