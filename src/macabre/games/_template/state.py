"""What a match consists of, and who may see it (CAN-5)."""

from __future__ import annotations

from macabre.record import SEATS, Field, Layout, everybody, owner
from macabre.rules import scratch_layout

CARDS = 62
SILENT, STAYS, LEAVES = range(3)  # what a seat has said

STATE = Layout(
    "last_candle",
    [
        everybody("seats"),
        everybody("dealt"),  # cards so far
        everybody("turn"),
        everybody("said", SEATS),
        everybody("shown", SEATS),  # cards of those who stayed, 0 until then
        owner("card", SEATS),
    ],
)
DECK = Layout("last_candle_deck", [Field("cards")])
SCRATCH = scratch_layout("last_candle_scratch", moves=2, outcomes=CARDS)
