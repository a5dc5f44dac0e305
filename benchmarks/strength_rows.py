"""The rows of the report on strength: who meets whom, and what must come out."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt

from macabre.catalogue import load

AGAINST_RANDOM = {"dead-end-drive": 0.55, "cluedo-cards": 0.45, "deadly-doodles": 0.90, "dead-house": 0.70}
AGAINST_GREEDY = {"dead-end-drive": 0.35, "cluedo-cards": 0.32, "deadly-doodles": 0.45, "dead-house": 0.35}
EVEN = 0.25


@dataclass(frozen=True)
class Row:
    """A series that is played in every game; it ends early once the first bot's interval is above the goal."""

    name: str
    title: str
    bots: tuple[str, ...]  # {n} is the budget, {quarter} a quarter of it, {root} its root, {root4} four times that
    deals: dict[str, int] | int  # fixed before anything is played; with a goal, the most
    seed: int = 0
    goals: dict[str, float] | float | None = None
    only_belief: bool = False  # for games that have a belief

    def entrants(self, budget: int) -> list[str]:
        """Who takes part, with budgets filled in."""
        root = isqrt(budget)
        return [bot.format(n=budget, quarter=budget // 4, root=root, root4=4 * root) for bot in self.bots]

    def most(self, game_id: str) -> int:
        """How many deals are played."""
        return self.deals[game_id] if isinstance(self.deals, dict) else self.deals

    def is_for(self, game_id: str) -> bool:
        """Whether it says something about a game."""
        return has_belief(game_id) or not self.only_belief

    def goal(self, game_id: str) -> float | None:
        """What the lower end of the interval must pass."""
        return self.goals.get(game_id) if isinstance(self.goals, dict) else self.goals


def in_each(cluedo: int, mansion: int, house: int, doodles: int) -> dict[str, int]:
    """A number of deals for each game."""
    return {"cluedo-cards": cluedo, "dead-end-drive": mansion, "dead-house": house, "deadly-doodles": doodles}


WITH_TRUTH = in_each(100, 100, 60, 40)

ROWS = {
    row.name: row
    for row in (
        Row("greedy", "expert against three greedy", ("expert:{n}", *["greedy"] * 3), 1000, goals=AGAINST_GREEDY),
        Row("random", "expert against three random", ("expert:{n}", *["random"] * 3), 1000, goals=AGAINST_RANDOM),
        Row("levels", "levels in order", ("expert:{n}", "hard", "normal", "easy"), in_each(100, 40, 60, 50), 1),
        Row("expert", "expert against three hard", ("expert:{n}", *["hard"] * 3), in_each(300, 50, 150, 40), 3),
        Row("hard", "hard against three normal", ("hard", *["normal"] * 3), in_each(400, 100, 100, 100), 3),
        Row("normal", "normal against three easy", ("normal", *["easy"] * 3), 100, 3),
        Row("ladder", "four times the budget", ("expert:{root4}", *["expert:{root}"] * 3), 1000, goals=EVEN),
        Row("cheater", "the same search on the truth", ("cheater:{quarter}", *["greedy"] * 3), WITH_TRUTH, 1),
        Row("fair", "expert beside the cheater", ("expert:{quarter}", *["greedy"] * 3), WITH_TRUTH, 1),
        Row(
            "uniform", "every world as likely", ("uniform:{quarter}", *["greedy"] * 3), WITH_TRUTH, 1, only_belief=True
        ),
    )
}


def has_belief(game_id: str) -> bool:
    """Whether a game weighs worlds by what was seen; else `uniform` is the expert itself."""
    return load(game_id).rules.verb("believe") is not None


def budget_for(game_id: str) -> int:
    """Iterations worth about 50 ms of a decision, as the game has it."""
    return load(game_id).rules.outlook.pace
