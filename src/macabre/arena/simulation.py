"""Many matches of the same seating: compiled where all bots are policies, through the Match otherwise."""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from macabre.arena.files import whole_file
from macabre.bots import Bot, known, make_bot, name_of, play_on, player_of
from macabre.bots.bot import PolicyBot
from macabre.chance import match_bits
from macabre.game import Game, players_fault
from macabre.language.labels import called, label
from macabre.match import Match
from macabre.steps import CUT_OFF, DECISIONS, ENDING, SCORES, WINNERS, contest, contest_states

CHUNK = 500  # matches between two steps of a progress bar
MOST_MATCHES = 1 << 32  # of a seed, before those of the next begin

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Results:
    """A row for each match: winners as a set, decisions, how it ended, the seats' scores."""

    game: Game
    bots: tuple[str, ...]
    rows: npt.NDArray[np.int64]
    has_scores: bool

    @property
    def matches(self) -> int:
        """How many were played."""
        return len(self.rows)

    @property
    def cut_off(self) -> int:
        """How many were stopped at the limit."""
        return int((self.rows[:, WINNERS] == CUT_OFF).sum())

    @property
    def decisions(self) -> npt.NDArray[np.int64]:
        """How long each match was."""
        return self.rows[:, DECISIONS]

    def wins(self, seat: int) -> float:
        """How often a seat won; a shared win is divided."""
        winners = self.rows[self.rows[:, WINNERS] > 0, WINNERS]
        shares = np.array([(w >> seat & 1) / int(w).bit_count() for w in range(1, 1 << len(self.bots))])
        return float(shares[winners - 1].sum()) if len(winners) else 0.0

    def scores(self, seat: int) -> npt.NDArray[np.int64]:
        """A seat's scores."""
        return self.rows[:, SCORES + seat]

    def endings(self) -> dict[str, int]:
        """How many matches ended in which way."""
        over = self.rows[self.rows[:, WINNERS] != CUT_OFF, ENDING]
        spoken = self.game.rules.notation
        counts = {called(name, spoken.ending(name)): int((over == i).sum()) for i, name in enumerate(spoken.endings)}
        return counts | ({label("simulate-cut-off", "cut off at the limit"): self.cut_off} if self.cut_off else {})

    def write_csv(self, path: Path) -> None:
        """One line a match."""
        seats = range(len(self.bots))
        with whole_file(path) as file:
            writer = csv.writer(file)
            columns = ["match", "winners", "decisions", "ending", *(f"score_{seat}" for seat in seats)]
            writer.writerow(columns)
            for number, row in enumerate(self.rows.tolist()):
                winners = " ".join(str(seat) for seat in seats if row[WINNERS] > 0 and row[WINNERS] >> seat & 1)
                name = "cut off" if row[WINNERS] == CUT_OFF else self.game.rules.notation.endings[row[ENDING]]
                writer.writerow([number, winners, row[DECISIONS], name, *row[SCORES:]])


def simulate(
    game: Game,
    bots: Sequence[str | Bot],
    matches: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    board: Any = None,
    limit: int | None = None,
    progress: Progress = lambda done: None,
) -> Results:
    """Let bots play matches, a bot or its name for each seat; progress is told how many are done."""
    if len(bots) not in game.players:
        raise players_fault(game, len(bots))
    start = game.new(len(bots), options=options, board=board, chance="manual")
    named = [known(bot) if isinstance(bot, str) else bot for bot in bots]
    players = _seat(named, seed)
    rows = np.zeros((matches, SCORES + len(bots)), np.int64)
    most = limit or game.rules.longest_random_match
    if all(isinstance(player, PolicyBot) for player in players):
        _run_compiled(start, players, rows, seed, most, progress)
    else:
        _run_matches(start, named, rows, seed, most, progress)
    return Results(game, tuple(map(name_of, players)), rows, start.scores is not None)


def _seat(bots: Sequence[str | Bot], seed: int) -> list[Bot]:
    """The players of a match; a bot that was named is made for this match alone, with its own seed."""
    return [make_bot(bot, seed + seat) if isinstance(bot, str) else bot for seat, bot in enumerate(bots)]


def _run_compiled(
    start: Match, players: list[Any], rows: npt.NDArray[np.int64], seed: int, limit: int, progress: Progress
) -> None:
    rules = start.game.rules
    states, cells = contest_states(rules, start.state(0))
    policies = np.array([player.policy for player in players])
    scratch = rules.scratch.array()
    for first in range(0, len(rows), CHUNK):
        chunk = rows[first : first + CHUNK]
        bits = match_bits(seed, first)
        contest(start.board.array, states, cells, rules.state.masks, scratch, policies, chunk, bits, limit)
        progress(first + len(chunk))


def _run_matches(
    start: Match, bots: Sequence[str | Bot], rows: npt.NDArray[np.int64], seed: int, limit: int, progress: Progress
) -> None:
    endings = start.game.rules.notation.endings
    for number, row in enumerate(rows):
        own = seed * MOST_MATCHES + number
        match = start.game.new(start.players, own, start.options, start.board)
        players = [player_of(bot) for bot in _seat(bots, own * len(bots))]
        row[DECISIONS] = play_on(match, players, limit)
        row[WINNERS] = sum(1 << seat for seat in match.winners) if match.finished else CUT_OFF
        row[ENDING] = endings.index(match.ending) if match.ending else 0
        row[SCORES:] = match.scores or [seat in match.winners for seat in range(match.players)]
        progress(number + 1)
