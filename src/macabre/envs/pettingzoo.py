"""PettingZoo: all seats are agents; in turns for every game, in parallel where all decide at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from macabre.envs.rewards import worst_of
from macabre.envs.setting import Setting
from macabre.envs.table import QuickTable
from macabre.errors import BadAction, NoEnvironment

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise NoEnvironment.because("env-not-installed", package="PettingZoo", extra="pettingzoo") from None

MOST_SEED = 1 << 62
RENDER_MODES = ["ansi", "svg"]

Space = Dict | Discrete


class _AtTable:
    """What both kinds of environment are to PettingZoo: agents at a table, with their spaces and a drawing."""

    def __init__(self, setting: Setting, render_mode: str | None, together: bool, masks: bool = True) -> None:
        name = f"{setting.game.id}_v{setting.game.rules.version}"
        self.metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "name": name}
        self.table, self.render_mode = QuickTable(setting, None, together, masks), render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._make_spaces(setting.plan.size, len(setting.plan.actions))
        self._random: np.random.Generator | None = None

    def _make_spaces(self, size: int, actions: int) -> None:
        parts: dict[str, Any] = {"observation": Box(-128, 127, (size,), np.int8)}
        if self.table.env.masks:
            parts["action_mask"] = Box(0, 1, (actions,), np.int8)
        space = Dict(parts)
        self.observation_spaces: dict[str, Space] = dict.fromkeys(self.possible_agents, space)
        self.action_spaces: dict[str, Space] = {agent: Discrete(actions) for agent in self.possible_agents}

    def _begin(self, seed: int | None) -> None:
        """A new match; with a seed, one that can be had again, and the same ones after it."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.table.begin(int(self._random.integers(MOST_SEED)))
        self.agents = list(self.possible_agents)

    def observation_space(self, agent: str) -> Any:
        """The numbers, and the mask of actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The actions by number."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """What a spectator sees, as text or SVG."""
        return None if self.render_mode is None else self.table.draw("spectator", self.render_mode == "svg")


class TurnsEnv(_AtTable, AECEnv[str, dict[str, Any], int]):
    """The seats act one after another; where all decide at once, in the order of the seats, unseen by each other.

    Without masks, `sample` gives an action, and `legal_actions` lists them all.
    """

    def __init__(self, setting: Setting, render_mode: str | None = None, masks: bool = True) -> None:
        super().__init__(setting, render_mode, together=False, masks=masks)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and what it may do now."""
        return self.table.seen_by(self._seat_of[agent])

    def sample(self) -> int:
        """A random legal action of the seat that is selected, as `VectorEnv` samples it."""
        return int(self.table.env.sample()[0])

    def legal_actions(self) -> Any:
        """All legal actions of the seat that is selected."""
        return self.table.legal_actions()

    def step(self, action: int | None) -> None:
        """One decision of the seat that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        if not self.table.act(action):
            raise BadAction.because("env-forbidden", who=agent, action=action)
        if self.table.ended:
            self._end()
        else:
            self.agent_selection = self.agents[self.table.seat]

    def _end(self) -> None:
        """Rewards come at the end alone."""
        self.rewards = dict(zip(self.agents, self.table.rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.truncations = dict.fromkeys(self.agents, self.table.cut_off)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def close(self) -> None:
        """Nothing is open."""


class TogetherEnv(_AtTable, ParallelEnv[str, dict[str, Any], int]):
    """All seats act at once, as they do at the table; if one acts against its mask, it has lost and all is over."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        if not setting.game.rules.simultaneous:
            raise NoEnvironment.because("env-in-turns", game=setting.game.id)
        super().__init__(setting, render_mode, together=True)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a match."""
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self.table.seen_by(seat) for agent, seat in self._seat_of.items()}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """One decision of every seat."""
        agents, table = self.agents, self.table
        offenders = [agent for agent in agents if not self._may(agent, actions[agent])]
        if not offenders:
            table.act(*(int(actions[agent]) for agent in agents))
        rewards = dict(zip(agents, table.rewards, strict=True))
        rewards |= dict.fromkeys(offenders, worst_of(table.setting.reward))
        over = dict.fromkeys(agents, bool(offenders) or table.over)
        cut_off = dict.fromkeys(agents, not offenders and table.cut_off)
        observations = self._observations()
        if offenders or table.ended:
            self.agents = []
        return observations, rewards, over, cut_off, {agent: {} for agent in agents}

    def _may(self, agent: str, action: int) -> bool:
        masks = self.table.env.batch.masks[0, self._seat_of[agent]]
        return 0 <= action < len(masks) and bool(masks[action])


def raw_env(
    game: str,
    players: int | None = None,
    reward: str = "win",
    limit: int | None = None,
    options: Mapping[str, Any] | None = None,
    board: Any = None,
    render_mode: str | None = None,
    masks: bool = True,
) -> TurnsEnv:
    """The seats in turns; an illegal action is an error. Without masks it is much faster where there are many moves."""
    return TurnsEnv(Setting(game, players, options, board, reward, limit), render_mode, masks)


def env(game: str, **setting: Any) -> Any:
    """The seats in turns, with PettingZoo's usual wrappers: a seat that acts against a mask loses."""
    inside: Any = raw_env(game, **setting)
    if setting.get("masks", True):
        inside = wrappers.TerminateIllegalWrapper(inside, illegal_reward=worst_of(setting.get("reward", "win")))
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
