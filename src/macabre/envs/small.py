"""Settings that are small enough to be solved, read from a file: boards, options, and positions to begin with."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from macabre.book import laid
from macabre.envs.setting import Setting
from macabre.envs.tree import MOST_NODES, Tree
from macabre.errors import BadOption

MOST_DEALS = 10_000


@dataclass(frozen=True)
class Small:
    """A setting, and what may have been dealt when it begins, each by how likely it is; else the whole deal."""

    setting: Setting
    positions: dict[bytes, float] | None

    def tree(self, most_nodes: int = MOST_NODES) -> Tree:
        """Everything that can happen in it."""
        return Tree(self.setting, most_nodes, self.positions)


def read_small(path: Path) -> dict[str, Small]:
    """The settings of a file by their names; a board's path is seen from there."""
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: _small(path.parent, table) for name, table in tables.items()}


def _small(folder: Path, table: Mapping[str, Any]) -> Small:
    reward, limit = table.get("reward", "win"), table.get("limit")
    setting = Setting(table["game"], 2, table.get("options"), folder / table["board"], reward, limit)
    if "position" not in table:
        return Small(setting, None)
    return Small(setting, deals(setting, laid(setting.new_match(0), table["position"])))


def deals(setting: Setting, record: bytes) -> dict[bytes, float]:
    """A position with all else that anybody may think has been dealt, or thinks that another may think."""
    rules = setting.game.rules
    found, fresh = {record: 1.0}, [record]
    while fresh:
        here = fresh.pop()
        for seat in range(2):
            worlds = rules.worlds(setting.board, rules.state.masked(here, seat), seat, MOST_DEALS)
            if worlds is None or len(found) > MOST_DEALS:
                raise BadOption.because("env-tree-deals", most=MOST_DEALS)
            ways = Counter(worlds)
            for world in ways.keys() - found.keys():
                found[world] = found[here] * ways[world] / ways[here]
                fresh.append(world)
    return found
