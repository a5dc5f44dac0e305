"""Bots think in processes of their own: they are given the bytes of a sight, and answer with a move's text."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor

from macabre.bots import Sight, make_bot
from macabre.catalogue import load
from macabre.data import Source


def think(game: str, board: str | None, seat: int, record: bytes, bot: str, seed: int) -> str:
    """In a worker: the bot's move for what its seat sees."""
    rules = load(game).rules
    sight = Sight(rules, load(game).load_board(Source(board) if board else None), seat, record)
    return rules.notation.moves.write(make_bot(bot, seed).choose(sight))


def _be_nice() -> None:
    os.nice(5)


class Workers:
    """A few processes that think for bots."""

    def __init__(self, processes: int = 1) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_be_nice)

    async def choose(self, sight: Sight, own_board: bool, bot: str, seed: int) -> str:
        """The text of a bot's move."""
        board = sight.board.source.text if own_board else None
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, think, sight.rules.id, board, sight.seat, sight.record, bot, seed)

    def close(self) -> None:
        """Let them go."""
        self._pool.shutdown(wait=False, cancel_futures=True)
