"""Many matches at once: one compiled call steps them all."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from macabre.bots.bot import PolicyBot
from macabre.bots.finding import make_bot
from macabre.chance import match_bits, mix
from macabre.envs.batch import (
    POINTS,
    SOME_ENDED,
    WON_BY,
    Matches,
    look_at_ends,
    pick_all,
    step_all,
)
from macabre.envs.drawing import draw_record
from macabre.envs.factors import Factors
from macabre.envs.rewards import REWARDS
from macabre.envs.setting import Setting
from macabre.envs.sorted_plan import sorted_by_kind
from macabre.envs.unmasked import first_unlisted, list_all, mask_factor, step_unmasked
from macabre.errors import BadAction, BadOption, BadPlayers, BadSave, BadSeed, NoEnvironment
from macabre.game import Game
from macabre.grammar import is_number
from macabre.kernel import entry_for
from macabre.notation import seats_in
from macabre.record import cells_of
from macabre.steps import NOBODY

Numbers = npt.NDArray[Any]


@dataclass(frozen=True)
class Batch:
    """What a step gives, a row for each match; the next step writes into the same arrays.

    Where all decide at once, observations and masks have an axis for the seat after that of the match.
    """

    observations: npt.NDArray[np.int8]
    """What the seat that decides may know."""
    masks: npt.NDArray[np.bool_]
    """What it may do."""
    seats: npt.NDArray[np.int64]
    """Who decides; where all decide at once, the first of them."""
    rewards: npt.NDArray[np.float32]
    """What each seat gets for a match that has just ended; else zeros."""
    over: npt.NDArray[np.bool_]
    """Whether a match has just ended; a new one has begun in its row."""
    cut_off: npt.NDArray[np.bool_]
    """Whether it ended only because it had reached the limit of decisions."""

    def copy(self) -> Batch:
        """The same in arrays that may be kept: no step writes into them."""
        return Batch(*(array.copy() for array in vars(self).values()))


class VectorEnv:
    """Matches of one game side by side, each starting again when it ends.

    All seats are learners' unless bots are named: a name for each seat, None where a learner sits. In
    turns, an action is given for the one seat of each match that decides. With `together`, in games
    where all decide at the same time, an action is given for every seat. With `masks=False` no masks are
    made, which is much faster where there are many moves: `sample` gives actions that the rules chose, and
    `legal_actions` lists them all.
    """

    def __init__(
        self,
        game: str | Game,
        matches: int,
        players: int | None = None,
        *,
        seed: int = 0,
        bots: Sequence[str | None] | None = None,
        together: bool = False,
        reward: str = "win",
        limit: int | None = None,
        options: Mapping[str, Any] | None = None,
        board: Any = None,
        masks: bool = True,
    ) -> None:
        self.setting = Setting(game, players, options, board, reward, limit)
        self.masks, self.bots = masks, None if bots is None else tuple(bots)
        self.matches, self.players, self.together = matches, self.setting.players, together
        self._check(bots)
        self.plan, self.game, self.any_ended = self.setting.plan, self.setting.game, False
        self._make_buffers(sum(1 << seat for seat in range(self.players) if bots is None or bots[seat] is None))
        self._policies = None if bots is None else np.array([policy_of(bot) for bot in bots], np.int64)
        if masks:
            self._step = entry_for(step_all, self._all, self._policies)
        else:
            self._step = entry_for(step_unmasked, self._all, self._policies, self._sampled, self._dice)
            self._find_unlisted = entry_for(first_unlisted, self._all, self._sampled)
        self.reset(seed)

    def _check(self, bots: Sequence[str | None] | None) -> None:
        if not is_number(self.matches) or self.matches < 1:
            raise BadOption.because("env-matches", matches=repr(self.matches))
        if self.together and not self.setting.game.rules.simultaneous:
            raise NoEnvironment.because("env-in-turns", game=self.setting.game.id)
        if bots is not None and (len(bots) != self.players or None not in bots):
            raise BadPlayers.because("env-bots", seats=self.players, bots=str(list(bots)))
        if bots is not None and self.together:
            raise NoEnvironment.because("env-together")

    def _make_buffers(self, learners: int) -> None:
        rules, plan, rows = self.game.rules, self.plan, self.players if self.together else 1
        states = rules.state.array(self.matches + 2)
        self._dice, self._sampled = self._numbers(), self._numbers(rows)
        self._all = Matches(
            boards=self.setting.board.array,
            states=states,
            cells=cells_of(states),
            finals=rules.state.array(self.matches),
            scratch=rules.scratch.array(),
            masks=rules.state.masks,
            plan=sorted_by_kind(plan),
            numbers=plan.numbers,
            codes=plan.actions,
            actions=self._numbers(rows),
            acting=self._numbers(),
            seats=self._numbers(),
            generators=self._numbers(),
            counts=self._numbers(),
            results=self._numbers(POINTS + rules.state.seats),
            rewards=np.zeros((self.matches, self.players), np.float32),
            over=np.zeros(self.matches, np.bool_),
            cut_off=np.zeros(self.matches, np.bool_),
            observations=np.zeros((self.matches, rows, plan.size), np.int8),
            choices=np.zeros((self.matches, rows, -(-len(plan.actions) // 8) * 8 if self.masks else 0), np.bool_),
            choosing=self._numbers(rows),
            learners=learners,
            limit=self.setting.limit,
            reward=REWARDS.index(self.setting.reward),
        )
        self.actions = self._all.actions
        columns: Any = slice(None) if self.together else 0
        self.batch = Batch(
            self._all.observations[:, columns],
            self._all.choices[:, columns, : len(plan.actions)],
            self._all.seats,
            self._all.rewards,
            self._all.over,
            self._all.cut_off,
        )

    def _numbers(self, *columns: int) -> Numbers:
        """A number, or a row of them, for each match."""
        return np.zeros((self.matches, *columns), np.int64)

    # --- play

    def reset(self, seed: int | None = None) -> Batch:
        """Begin all matches; with a seed, luck begins again too."""
        if seed is not None:
            if not is_number(seed):
                raise BadSeed.because("env-seed")
            self._all.generators[:] = [mix(match_bits(seed, number)) for number in range(self.matches)]
            self._dice[:] = [mix(match_bits(~seed, number)) for number in range(self.matches)]
        self._all.cells[:] = np.frombuffer(self.setting.start.state(0), np.int64)
        self._all.acting[:] = 0
        self._all.counts[:] = 0
        return self.go_on()

    def step(self, actions: Numbers) -> Batch:
        """Carry out an action in every match, or for every seat of every match; BadAction if a mask forbids one."""
        given = np.asarray(actions)
        if given.size != self._all.actions.size or given.dtype.kind not in "iu":
            raise BadAction.because("env-step", wanted=self._all.actions.size, given=given.size, kind=str(given.dtype))
        self._all.actions[:] = given.reshape(self._all.actions.shape)
        return self.go_on()

    def go_on(self) -> Batch:
        """A step by the numbers that stand in `actions`, a row for each match."""
        found = self._step(self._all, self._policies) if self.masks else self._step_unmasked()
        if found >= 0:
            given = self._all.actions[found].tolist()
            raise BadAction.because("env-match-forbidden", match=int(found), given=str(given))
        self.any_ended = found == SOME_ENDED
        return self.batch

    def _step_unmasked(self) -> int:
        forbidden = self._find_unlisted(self._all, self._sampled) if self._all.acting[0] else NOBODY
        if forbidden != NOBODY:
            return forbidden
        return self._step(self._all, self._policies, self._sampled, self._dice)

    def legal_actions(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int64]]:
        """The legal actions of who decides, a row for each match filled up with -1, and how many there are."""
        lists, counts = self._list()
        return (lists, counts) if self.together else (lists[:, 0], counts[:, 0])

    def _list(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int64]]:
        rules, rows = self.game.rules, self._all.actions.shape[1]
        lists = np.full((self.matches, rows, *rules.scratch.fields["moves"].shape), -1, np.int32)
        counts = np.zeros((self.matches, rows), np.int64)
        list_all(self._all, lists, counts)
        return lists[..., : counts.max()], counts

    @property
    def factors(self) -> Factors:
        """The choices that each action consists of."""
        return self.setting.factors

    def factor_masks(self, chosen: Numbers | None = None) -> list[npt.NDArray[np.bool_]]:
        """What each factor that is not chosen yet can be, by itself, in a legal action that begins with the choices.

        `chosen` has the first factors of every match, or of every seat of every match, as its last axis. The first
        of the masks is exact: whatever it allows can be completed.
        """
        lists, counts = self._list()
        shape = (*counts.shape, 0 if chosen is None else np.shape(chosen)[-1])
        begun = np.zeros(shape, np.int64) if chosen is None else np.asarray(chosen, np.int64).reshape(shape)
        masks = []
        for factor in range(shape[-1], len(self.factors.sizes)):
            mask = np.zeros((*counts.shape, self.factors.sizes[factor]), np.bool_)
            mask_factor(lists, counts, self.factors.table, begun, factor, mask)
            masks.append(mask if self.together else mask[:, 0])
        return masks

    def final_observations(self) -> tuple[Numbers, npt.NDArray[np.int8]]:
        """The matches that ended in this step, and what each seat of theirs saw at the end: match, seat, numbers."""
        ended, plan = (self.batch.over | self.batch.cut_off).nonzero()[0], self.plan
        seen = np.zeros((len(ended), self.players, plan.size), np.int8)
        look_at_ends(cells_of(self._all.finals), self.game.rules.state.masks, plan.steps, plan.tables, ended, seen)
        return ended, seen

    def winners(self, match: int) -> list[int]:
        """Who won a match that ended in this step."""
        return seats_in(int(self._all.results[match, WON_BY]))

    def sample(self) -> Numbers:
        """Random legal actions for a step: all equally likely; without masks, as the rules' own `sample` picks them."""
        actions = self._sampled.copy()
        if self.masks:
            pick_all(self._all.choices.view(np.int64), self._all.choosing, self._dice, actions)
        return actions if self.together else actions[:, 0]

    # --- copies

    def save(self) -> bytes:
        """Everything that the matches' future depends on; `restore` gives it back."""
        file = io.BytesIO()
        np.savez_compressed(file, allow_pickle=False, setting=np.array(self._identity), **self._kept())
        return file.getvalue()

    def restore(self, saved: bytes) -> Batch:
        """Stand where an environment of the same setting stood."""
        try:
            kept = dict(np.load(io.BytesIO(saved)))
        except (ValueError, EOFError, OSError, BadZipFile):
            raise BadSave.because("env-save") from None
        if str(kept.get("setting")) != self._identity:
            raise BadSave.because("env-other-save", other=str(kept.get("setting")), own=self._identity)
        if not kept.keys() >= self._kept().keys():
            raise BadSave.because("env-save")
        for name, buffer in self._kept().items():
            buffer[:] = kept[name]
        self.any_ended = bool((self.batch.over | self.batch.cut_off).any())
        return self.batch

    @property
    def _identity(self) -> str:
        """What must be the same for a save to be understood."""
        rules, board = self.game.rules, self.setting.board.digest[:12]
        kind = (" together" if self.together else "") + ("" if self.masks else " unmasked")
        return f"{rules.id} v{rules.version} {board}: {self.matches} × {self.players}{kind}"

    def _kept(self) -> dict[str, Numbers]:
        names = ("cells", "acting", "seats", "generators", "counts", "results", "observations", "choosing")
        own = {"dice": self._dice, "masks": self._all.choices, "sampled": self._sampled}
        own["finals"] = cells_of(self._all.finals)
        return {name: getattr(self._all, name) for name in (*names, "rewards", "over", "cut_off")} | own

    def __getstate__(self) -> dict[str, Any]:
        """What another process needs to go on."""
        made = {"matches": self.matches, "bots": self.bots, "together": self.together, "masks": self.masks}
        return {"setting": self.setting, "made": made, "saved": self.save()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Stand where the other one stood."""
        self.__init__(**state["setting"].arguments, **state["made"])  # type: ignore[misc]
        self.restore(state["saved"])

    def observe(self, match: int, seat: int) -> npt.NDArray[np.int8]:
        """What any seat sees now, whoever decides."""
        return self.plan.observe(self._all.cells[match], seat)

    def state(self, match: int) -> bytes:
        """The whole record of a match: the referee's, never to be given to a learner."""
        return self._all.states[match].tobytes()

    def final_state(self, match: int) -> bytes:
        """The same of the last match of a row that has ended."""
        return self._all.finals[match].tobytes()

    def render(self, match: int = 0, seat: int | str = "spectator", svg: bool = False) -> str:
        """A match drawn as text or SVG, as a seat or a spectator sees it."""
        return draw_record(self.setting, self.state(match), seat, svg)


def is_quick(bot: str) -> bool:
    """Whether a bot's policy is compiled."""
    return isinstance(make_bot(bot), PolicyBot)


def policy_of(bot: str | None) -> int:
    """The compiled policy of a bot; a learner has none."""
    if bot is None:
        return -1
    player = make_bot(bot)
    if not isinstance(player, PolicyBot):
        raise NoEnvironment.because("env-slow-bot", bot=bot)
    return player.policy
