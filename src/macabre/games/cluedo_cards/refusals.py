"""Why a move is not legal, by its clause, from what the seat sees."""

from __future__ import annotations

from macabre.games.cluedo_cards.board import Deck
from macabre.games.cluedo_cards.outside import Card
from macabre.games.cluedo_cards.state import MISS, PLAY, SWAP, State
from macabre.games.cluedo_cards.words import say, say_card
from macabre.grammar import Move
from macabre.language import SeatName
from macabre.spoken import Refusal


def refuse(board: Deck, s: State, seat: int, move: Move) -> Refusal:
    """The clause, and what is said, for a move that is not legal."""
    if s.phase == MISS and move["type"] != "miss":
        return "CLU-9", say("refuse-dagger-waits")
    if s.phase == SWAP and move["type"] != "swap":
        return "CLU-12", say("refuse-revolver-waits")
    if move["type"] in ("miss", "swap"):
        return _refuse_name(s, seat, move)
    if move["type"] == "draw":
        return "CLU-8", say("refuse-draw")
    return _refuse_card(board, s, seat, move["card"])


def _refuse_name(s: State, seat: int, move: Move) -> Refusal:
    clause = "CLU-9" if move["type"] == "miss" else "CLU-12"
    if s.phase == PLAY:
        return clause, say("refuse-weapon-first", move=move["type"])
    if move["player"] == seat:
        return clause, say("refuse-yourself", move=move["type"])
    return clause, say("refuse-no-player", player=SeatName(move["player"]))


def _refuse_card(board: Deck, s: State, seat: int, card: Card) -> Refusal:
    if not s.hand[seat] >> board.number_of(card) & 1:
        return "CLU-7", say("refuse-not-in-hand", card=say_card(board, card))
    return "CLU-7", say("refuse-no-fit", card=say_card(board, card), top=say_card(board, board.cards[s.top]))
