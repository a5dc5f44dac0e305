"""OpenSpiel: every game as `macabre_<game>`, with explicit chance, tensors in named parts, and resampling.

`pyspiel.load_game("macabre_cluedo_cards(players=3,target=2)")` after `import macabre.envs.openspiel`. Where all
seats decide at the same time they act one after another, each without seeing what the others did.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from macabre import notation
from macabre.catalogue import games, load
from macabre.drive import Driver
from macabre.envs.drawing import draw_record
from macabre.envs.rewards import lowest_and_highest
from macabre.envs.setting import Setting
from macabre.errors import BadSeat, NoEnvironment
from macabre.rules import CHANCE, OVER, Option, Rules, Value, score, winners

try:
    import pyspiel
except ImportError:
    raise NoEnvironment.because("env-not-installed", package="OpenSpiel", extra="openspiel") from None

Utility, Information = pyspiel.GameType.Utility, pyspiel.GameType.Information
CELL_BITS = 64
NONE = -1  # an option's number for null


def name_of(game_id: str) -> str:
    """What OpenSpiel calls a game."""
    return f"macabre_{game_id.replace('-', '_')}"


def parameter_of(option: Option) -> int | bool | str:
    """An option's default as a parameter of OpenSpiel's, which has a kind and cannot be null."""
    return NONE if option.default is None else option.default


def option_of(option: Option, value: Any) -> Value:
    """What a parameter says of an option."""
    return None if value == NONE and None in option.choices else value


def type_of(rules: Rules) -> Any:
    """What OpenSpiel wants to know before it loads a game."""
    fewest = max(2, rules.players[0])
    return pyspiel.GameType(
        short_name=name_of(rules.id),
        long_name=rules.text.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Information.IMPERFECT_INFORMATION,
        utility=Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": fewest,
            "limit": rules.longest_random_match,
            "board": "",
            "utility": "win",
            **{name: parameter_of(option) for name, option in rules.options.items()},
        },
    )


class SpielGame(pyspiel.Game):
    """A game with its house rules and board; a match is cut off after a limit of decisions.

    Returns add up to 0. With the utility `win` the winners share what all have put in alike; `rank` and `score` are
    the rewards of these names. Where nobody wins, or the match is cut off, `win` gives all 0.
    """

    game_type: Any
    game_id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = self.game_type.parameter_specification | (params or {})
        self.setting = self._setting(chosen)
        rules, plan, players = self.setting.game.rules, self.setting.plan, self.setting.players
        lowest, highest = lowest_and_highest(self.setting.reward, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(plan.actions),
            max_chance_outcomes=rules.scratch.dtype["outcomes"].shape[0],
            num_players=players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=self.setting.limit,
        )
        super().__init__(self.game_type, info, params or {})
        self.driver = Driver(rules, self.setting.board)

    def _setting(self, chosen: dict[str, Any]) -> Setting:
        options = load(self.game_id).options
        given = {name: option_of(option, chosen[name]) for name, option in options.items()}
        board, utility = chosen["board"] or None, chosen["utility"]
        return Setting(self.game_id, chosen["players"], given, board, utility, chosen["limit"])

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy is loaded by name: the class that OpenSpiel keeps has none."""
        return load_again, (str(self),)

    def new_initial_state(self, text: str | None = None) -> SpielState:
        """Before the first thing that chance does, or where the text of a state stands."""
        state = SpielState(self)
        if text is not None:
            state.stand(text)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """Every decision may be followed by a deal."""
        return self.setting.game.rules.state.seats * CELL_BITS * self.setting.limit

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What writes observations: from the present view, or with perfect recall."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.setting, kind.perfect_recall)


class SpielState(pyspiel.State):
    """A match as its record, with what each seat has seen so far as a hash."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.record: bytes = game.setting.start.state(0)
        self.decisions = 0
        self.memories = ["" for _ in range(game.setting.players)]

    def _driver(self) -> Driver:
        """The game's one driver, put where this match stands."""
        driver: Driver = self.get_game().driver
        driver.state = self.record
        return driver

    def _setting(self) -> Setting:
        return self.get_game().setting

    # --- play

    def current_player(self) -> int:
        """Who acts: a seat, chance, or nobody any more."""
        actor = self._driver().actor()
        if actor == OVER or self.decisions >= self._setting().limit:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else notation.seats_in(actor)[0]

    def is_terminal(self) -> bool:
        """Whether the match is over, or was cut off."""
        return self.current_player() == pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        numbers = self._setting().plan.numbers[self._driver().legal(player)]
        return sorted(numbers.tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may happen, and how likely it is."""
        outcomes = self._driver().weights()
        total = sum(weight for _, weight in outcomes)
        return sorted((action, weight / total) for action, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        who, setting = self.current_player(), self._setting()
        chance = who == pyspiel.PlayerId.CHANCE
        code = action if chance else int(setting.plan.actions[action])
        driver, before = self._driver(), self.record
        driver.act(CHANCE if chance else who, code)
        self.record = driver.state
        self.decisions += not chance
        self._remember(before, CHANCE if chance else who, code)

    def _remember(self, before: bytes, who: int, code: int) -> None:
        """Each seat adds what it was shown to what it has seen."""
        setting = self._setting()
        rules = setting.game.rules
        for seat, memory in enumerate(self.memories):
            shown = notation.is_shown(rules, setting.board, before, who, seat)
            seen = f"{memory} {who} {code if shown else ''} ".encode() + rules.state.masked(self.record, seat)
            self.memories[seat] = hashlib.sha256(seen).hexdigest()[:32]

    def _action_to_string(self, player: int, action: int) -> str:
        setting = self._setting()
        if player != pyspiel.PlayerId.CHANCE:
            return setting.move_of(action)
        rules = setting.game.rules
        move = rules.notation.chance_move(setting.board, rules.state.read(self.record), action)
        return rules.notation.chances.write(move)

    def returns(self) -> list[float]:
        """What the end is worth to each seat; 0 for all until then."""
        setting = self._setting()
        if not self.is_terminal():
            return [0.0] * setting.players
        board, s = setting.board.record, self._driver().s
        if setting.reward != "win":
            return setting.rewards_at(winners(board, s), [score(board, s, seat) for seat in range(setting.players)])
        won = notation.seats_in(winners(board, s))
        return [(seat in won) / len(won) - 1 / setting.players if won else 0.0 for seat in range(setting.players)]

    # --- beliefs

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A match that the player cannot tell from this one, made from what the player has seen alone.

        It begins where it stands: its history is empty, and what the others have seen so far is what they see now.
        """
        game, driver, players = self.get_game(), self._driver(), self._setting().players
        if not 0 <= player < players:
            raise BadSeat.because("env-no-seat", seat=player, last=players - 1)
        driver.state = game.setting.game.rules.state.masked(self.record, player)
        driver.determinise(player, bits_from(sampler))
        other: SpielState = game.new_initial_state(f"{self.decisions} {driver.state.hex()}")
        other.memories[player] = self.memories[player]
        return other

    def stand(self, text: str) -> None:
        """Begin where the text of a state says; each seat knows what it sees there."""
        decisions, record = text.split()
        self.decisions, self.record = int(decisions), bytes.fromhex(record)
        self.memories = ["" for _ in self.memories]
        self._remember(self.record, OVER, 0)

    # --- words

    def __str__(self) -> str:
        """Everything that is decided, for eyes that may see it."""
        return f"{self.decisions} {self.record.hex()}"

    def render(self, viewer: int | str | None = "spectator", svg: bool = False) -> str:
        """The match drawn as text or SVG."""
        return draw_record(self._setting(), self.record, viewer, svg)


def bits_from(sampler: Callable[[], float]) -> int:
    """64 random bits from numbers between 0 and 1."""
    high, low = (int(sampler() * (1 << 32)) for _ in range(2))
    return (high - (1 << 31)) << 32 | low


class SpielObserver:
    """Writes what a seat sees: named parts, or with perfect recall every bit of the record that it may know.

    The record keeps what a perfect memory would. In the string of an information state there is also a hash
    of everything that the seat was shown, which tells apart histories that came to the same view.
    """

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        self.setting, self.perfect_recall = setting, perfect_recall
        cells = setting.game.rules.state.cells
        size = cells * CELL_BITS if perfect_recall else setting.plan.size
        self.tensor: npt.NDArray[np.float32] = np.zeros(size, np.float32)
        if perfect_recall:
            self.dict = {"record": self.tensor.reshape(cells, CELL_BITS)}
        else:
            self.dict = setting.plan.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees of a state into the tensor."""
        player = max(0, player)  # asked for a shape, OpenSpiel names nobody
        sight = self.setting.game.rules.state.masked(state.record, player)
        if self.perfect_recall:
            self.tensor[:] = np.unpackbits(np.frombuffer(sight, np.uint8), bitorder="little")
        else:
            self.tensor[:] = self.setting.plan.observe(sight, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words."""
        text = draw_record(self.setting, state.record, player)
        return f"{text}\n{state.memories[player]}" if self.perfect_recall else text


def class_of(game_id: str, game_type: Any) -> type[SpielGame]:
    """A class for each game: OpenSpiel keeps it for ever, and a class outlives the interpreter's last breath."""

    class RegisteredGame(SpielGame):
        """One game."""

    RegisteredGame.game_id, RegisteredGame.game_type = game_id, game_type
    return RegisteredGame


def load_again(text: str) -> Any:
    """A game by OpenSpiel's text of it, in a process that has this module because it was asked for this."""
    return pyspiel.load_game(text)


def register() -> None:
    """Make every game known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for game_id in games():
        rules = load(game_id).rules
        if rules.observation is not None and name_of(game_id) not in known:
            game_type = type_of(rules)
            pyspiel.register_game(game_type, class_of(game_id, game_type))


register()
