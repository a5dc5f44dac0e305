"""PettingZoo: all seats are agents; in turns for every game, in parallel where all decide at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from macabre.envs.drawing import draw_match
from macabre.envs.rewards import worst_of
from macabre.envs.setting import Setting
from macabre.errors import NoEnvironment
from macabre.match import Match

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise NoEnvironment('PettingZoo is not installed; pip install "macabre[pettingzoo]" brings it') from None

MOST_SEED = 1 << 62
RENDER_MODES = ["ansi", "svg"]

Space = Dict | Discrete


class _Table:
    """What both kinds of environment have: the setting, the agents, their spaces, and a match."""

    def __init__(self, setting: Setting, render_mode: str | None) -> None:
        self.setting, self.render_mode = setting, render_mode
        self.names = [f"seat_{seat}" for seat in range(setting.players)]
        size, actions = setting.plan.size, len(setting.plan.actions)
        numbers, mask = Box(-128, 127, (size,), np.int8), Box(0, 1, (actions,), np.int8)
        space = Dict({"observation": numbers, "action_mask": mask})
        self.observation_spaces: dict[str, Space] = dict.fromkeys(self.names, space)
        self.action_spaces: dict[str, Space] = {name: Discrete(actions) for name in self.names}
        self._random: np.random.Generator | None = None

    def begin(self, seed: int | None) -> None:
        """A new match; with a seed, one that can be had again, and the same ones after it."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.match: Match = self.setting.new_match(int(self._random.integers(MOST_SEED)))
        self.decisions = 0

    def allows(self, name: str, action: int) -> bool:
        """Whether a seat may do that now."""
        return self.setting.allows(self.match, self.names.index(name), int(action))

    def act(self, name: str, action: int) -> None:
        """One decision of a seat."""
        self.setting.play(self.match, self.names.index(name), int(action))
        self.decisions += 1

    @property
    def is_cut_off(self) -> bool:
        """Whether the match has gone on too long."""
        return not self.match.finished and self.decisions >= self.setting.limit

    def observe(self, name: str) -> dict[str, Any]:
        """What a seat sees, and what it may do now."""
        seat = self.names.index(name)
        return {
            "observation": self.setting.observation(self.match, seat),
            "action_mask": self.setting.mask(self.match, seat),
        }

    def rewards(self) -> dict[str, float]:
        """What the end is worth, or nothing yet."""
        if not (self.match.finished or self.is_cut_off):
            return dict.fromkeys(self.names, 0.0)
        return dict(zip(self.names, map(float, self.setting.rewards_in(self.match)), strict=True))

    def draw(self) -> str | None:
        """What a spectator sees."""
        return None if self.render_mode is None else draw_match(self.match, "spectator", self.render_mode == "svg")


class _AtTable:
    """What both kinds of environment are to PettingZoo: agents at a table, with their spaces and a drawing."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        name = f"{setting.game.id}_v{setting.game.rules.version}"
        self.metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "name": name}
        self.table, self.render_mode = _Table(setting, render_mode), render_mode
        self.possible_agents = list(self.table.names)
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces

    def observation_space(self, agent: str) -> Any:
        """The numbers, and the mask of actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The actions by number."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """What a spectator sees, as text or SVG."""
        return self.table.draw()


class TurnsEnv(_AtTable, AECEnv[str, dict[str, Any], int]):
    """The seats act one after another; where all decide at once, in the order of the seats, unseen by each other."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__(setting, render_mode)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        return self.table.names[self.table.match.to_act[0]] if self.table.match.to_act else self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and what it may do now."""
        return self.table.observe(agent)

    def step(self, action: int | None) -> None:
        """One decision of the seat that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.act(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.table.rewards()
        self.terminations = dict.fromkeys(self.agents, self.table.match.finished)
        self.truncations = dict.fromkeys(self.agents, self.table.is_cut_off)
        self.agent_selection = self._next()
        self._accumulate_rewards()

    def close(self) -> None:
        """Nothing is open."""


class TogetherEnv(_AtTable, ParallelEnv[str, dict[str, Any], int]):
    """All seats act at once, as they do at the table; if one acts against its mask, it has lost and all is over."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        if not setting.game.rules.simultaneous:
            raise NoEnvironment(f"{setting.game.id} is played in turns; use macabre.envs.pettingzoo.env")
        super().__init__(setting, render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a match."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """One decision of every seat."""
        agents, table = self.agents, self.table
        offenders = [agent for agent in agents if not table.allows(agent, actions[agent])]
        for agent in agents if not offenders else ():
            table.act(agent, actions[agent])
        rewards = table.rewards() | dict.fromkeys(offenders, worst_of(table.setting.reward))
        over = dict.fromkeys(agents, bool(offenders) or table.match.finished)
        cut_off = dict.fromkeys(agents, not offenders and table.is_cut_off)
        observations = self._observations()
        if offenders or table.match.finished or table.is_cut_off:
            self.agents = []
        return observations, rewards, over, cut_off, {agent: {} for agent in agents}


def raw_env(
    game: str,
    players: int | None = None,
    reward: str = "win",
    limit: int | None = None,
    options: Mapping[str, Any] | None = None,
    board: Any = None,
    render_mode: str | None = None,
) -> TurnsEnv:
    """The seats in turns; an action against the mask is an error."""
    return TurnsEnv(Setting(game, players, options, board, reward, limit), render_mode)


def env(game: str, **setting: Any) -> Any:
    """The seats in turns, with PettingZoo's usual wrappers: a seat that acts against the mask loses."""
    inside: Any = raw_env(game, **setting)
    worst = worst_of(setting.get("reward", "win"))
    inside = wrappers.TerminateIllegalWrapper(inside, illegal_reward=worst)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inside))


def parallel_env(
    game: str,
    players: int | None = None,
    reward: str = "win",
    limit: int | None = None,
    options: Mapping[str, Any] | None = None,
    board: Any = None,
    render_mode: str | None = None,
) -> TogetherEnv:
    """All seats at once, in games where all decide at the same time."""
    return TogetherEnv(Setting(game, players, options, board, reward, limit), render_mode)
