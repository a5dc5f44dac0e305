"""Why a move is not legal, by its clause, from what the seat sees."""

from __future__ import annotations

from macabre.games.cluedo_cards.board import Card, Deck
from macabre.games.cluedo_cards.phrases import card_name
from macabre.games.cluedo_cards.state import MISS, PLAY, SWAP, State
from macabre.grammar import Move

Refusal = tuple[str, str]


def refuse(board: Deck, s: State, seat: int, move: Move) -> Refusal:
    """The clause and a sentence, for a move that is not legal."""
    if s.phase == MISS and move["type"] != "miss":
        return "CLU-9", "the Dagger waits: say who misses a turn, or nobody"
    if s.phase == SWAP and move["type"] != "swap":
        return "CLU-12", "the Revolver waits: say with whom you swap hands"
    if move["type"] in ("miss", "swap"):
        return _refuse_name(s, seat, move)
    if move["type"] == "draw":
        return "CLU-8", "you must play if you can, and one of your cards fits"
    return _refuse_card(board, s, seat, move["card"])


def _refuse_name(s: State, seat: int, move: Move) -> Refusal:
    clause, weapon = ("CLU-9", "Dagger") if move["type"] == "miss" else ("CLU-12", "Revolver")
    if s.phase == PLAY:
        return clause, f"lay a {weapon} first; then you choose another player"
    if move["player"] == seat:
        return clause, f"choose another player: you cannot use the {weapon} on yourself"
    return clause, f"there is no player {move['player']} here"


def _refuse_card(board: Deck, s: State, seat: int, card: Card) -> Refusal:
    if not s.hand[seat] >> board.number_of(card) & 1:
        return "CLU-7", f"{card_name(board, card)} is not in your hand"
    top = board.cards[s.top]
    return "CLU-7", f"{card_name(board, card)} has neither the picture nor the number of {card_name(board, top)}"
