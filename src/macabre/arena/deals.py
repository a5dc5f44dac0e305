"""Deals that can be dealt again: what series and studies have in common."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from macabre.bots.finding import versions_of
from macabre.bots.levels import make_ours
from macabre.bots.playing import play_on
from macabre.catalogue import load
from macabre.data import Board, Source
from macabre.game import Game
from macabre.kernel import COMPILER
from macabre.luck import Seeded
from macabre.match import Match
from macabre.sources import digest

MOST_DEALS = 1_000_000
SEEDED_BY = "deal and seat"  # what bots' seeds follow from: results that are kept go on only with the same


class Deals(msgspec.Struct, frozen=True, kw_only=True):
    """What is dealt, and everything that the results follow from beside the players."""

    game: str
    rules: int
    seed: int
    options: dict[str, Any]
    board: str | None  # the text of a board of one's own
    iterations: int | None
    limit: int
    sources: str  # a digest of the rules, the bots and the board

    @property
    def key(self) -> bytes:
        """All of it as bytes, by which processes are told what to play."""
        return msgspec.json.encode(self)

    def deal_seed(self, deal: int) -> int:
        """The seed by which a deal can be had again."""
        return self.seed * MOST_DEALS + deal

    def load(self, board_name: str) -> tuple[Game, Board]:
        """The game and its board; a board of your own goes by a name."""
        game = load(self.game)
        return game, game.load_board(Source(self.board, board_name) if self.board is not None else None)


def deals_of(match: Match, bots: Sequence[str], seed: int, iterations: int | None, limit: int | None) -> dict[str, Any]:
    """The fields of deals for matches like this one."""
    game = match.game
    return {
        "game": game.id,
        "rules": game.rules.version,
        "seed": seed,
        "options": match.options,
        "board": match.board.source.text if has_own_board(match) else None,
        "iterations": iterations,
        "limit": limit or game.rules.longest_random_match,
        "sources": sources_of(game, match.board, bots),
    }


def has_own_board(match: Match) -> bool:
    """Whether it is not the one in the box."""
    return match.board.digest != match.game.default_board.digest


def sources_of(game: Game, board: Board, bots: Sequence[str] = ()) -> str:
    """A digest of what decides how a deal turns out: rules, bots, luck and board; no words, no other game."""
    modules = [*game.rules.modules, make_ours.__module__, play_on.__module__, Seeded.__module__]
    laid_out = hashlib.sha256(bytes(board.rows)).hexdigest()
    return digest(modules, f"{COMPILER} {game.rules.outlook} {laid_out} {SEEDED_BY}{versions_of(bots)}")
