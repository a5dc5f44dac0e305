"""Tables laid out by hand, and decks of one's own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import macabre
from macabre.data import Source
from macabre.games.cluedo_cards.board import Card, Deck
from macabre.games.cluedo_cards.state import PLAY
from macabre.match import Match
from macabre.testing.walk import in_world, record_of

GAME = macabre.load("cluedo-cards")


def card(text: str) -> Card:
    """The card that is written like dagger-1."""
    picture, _, number = text.rpartition("-")
    return {"picture": picture, "number": int(number)}


def cards(text: str) -> list[Card]:
    """Several cards, parted by spaces."""
    return [card(word) for word in text.split()]


def texts(hand: Iterable[Card | None]) -> str:
    """Cards as text; `?` is one that the viewer does not know."""
    return " ".join(f"{c['picture']}-{c['number']}" if c else "?" for c in hand)


def legal_texts(match: Match) -> set[str]:
    """What the seat to act may do."""
    return {match.move_text(move) for move in match.legal_moves()}


# --- chance played by hand


def deal(match: Match, hands: Sequence[str], top: str) -> None:
    """Chance deals these hands and turns this card up."""
    for seat, hand in enumerate(hands):
        for word in hand.split():
            match.play(f"deal {seat} {word}", "chance")
    match.play(f"turn-up {top}", "chance")


def draw(match: Match, drawn: str) -> None:
    """The seat to act draws this card."""
    seat = match.to_act[0]
    match.play("draw")
    match.play(f"draw {seat} {drawn}", "chance")


def turn_up(match: Match, *miniatures: int) -> None:
    """The miniatures are turned up, seat by seat."""
    for seat, miniature in enumerate(miniatures):
        match.play(f"miniature {seat} {miniature}", "chance")


# --- positions in the middle of a round


def table(
    hands: Sequence[str],
    top: str,
    *,
    turn: int = 0,
    starter: int = 0,
    pile: str | None = None,
    scores: Sequence[int] = (),
    misses: Sequence[int] = (),
    deck: Deck | None = None,
    **options: Any,
) -> Match:
    """A first round in which these hands are held, this card lies on top, and that seat is to act.

    What is in no hand is the draw pile; if a pile is given, the rest lies under the top card.
    """
    match = GAME.new(len(hands), options={"first_player": starter, **options}, board=deck, chance="manual")
    s = record_of(match)
    s.phase, s.turn = PLAY, turn
    _hold(s, match, hands)
    _pile_up(s, match, hands, top, pile)
    for field, values in ((s.scores, scores), (s.misses, misses)):
        field[: len(values)] = values
    return in_world(match, s)


def _deck(match: Match) -> Deck:
    assert isinstance(match.board, Deck)
    return match.board


def _hold(s: Any, match: Match, hands: Sequence[str]) -> None:
    for seat, hand in enumerate(hands):
        numbers = _numbers(match, hand)
        s.hand[seat] = _as_set(numbers)
        s.sizes[seat] = s.fresh[seat] = len(numbers)


def _pile_up(s: Any, match: Match, hands: Sequence[str], top: str, pile: str | None) -> None:
    held = _numbers(match, " ".join([*hands, top]))
    rest = [number for number in range(len(_deck(match).cards)) if number not in held]
    drawn_from = rest if pile is None else _numbers(match, pile)
    discards = [number for number in rest if number not in drawn_from] + _numbers(match, top)
    s.pile, s.pile_size = _as_set(drawn_from), len(drawn_from)
    s.discards[: len(discards)] = discards
    s.discarded, s.height, s.top = _as_set(discards), len(discards), discards[-1]


def _numbers(match: Match, text: str) -> list[int]:
    return [_deck(match).number_of(c) for c in cards(text)]


def _as_set(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


# --- decks of one's own

Illustration = tuple[str, str, list[int]]  # picture, effect, numbers
Miniature = tuple[list[str], int]  # pictures, points


def deck_text(illustrations: Sequence[Illustration], deal: int, miniatures: Sequence[Miniature] = ()) -> str:
    """The file of a deck; without miniatures of its own, four that show nothing."""
    count = sum(len(numbers) for _, _, numbers in illustrations)
    lines = ['game = "cluedo-cards"', f"cards = {count}", f"deal = {deal}"]
    for picture, effect, numbers in illustrations:
        lines += ["[[illustration]]", f'picture = "{picture}"', f'name = "{picture.title()}"']
        lines += [f'effect = "{effect}"', f"numbers = {numbers}"]
    for pictures, points in miniatures or [([], 1)] * 4:
        lines += ["[[miniature]]", f"pictures = {pictures}", f"points = {points}"]
    return "\n".join([*lines, ""])


def load_deck(text: str) -> Deck:
    """A deck of one's own from the text of its file."""
    deck = GAME.load_board(Source(text, "deck.toml"))
    assert isinstance(deck, Deck)
    return deck


DECK = load_deck((GAME.rules.folder / "cards.toml").read_text("utf-8"))
NOTHING_FITS = load_deck(deck_text([(letter, "none", [n]) for n, letter in enumerate("abcdefghi", 1)], deal=1))
STUCK_HANDS = {2: ["a-1 b-2 g-7 h-8", "c-3 d-4 e-5 f-6"], 3: ["a-1 b-2 c-3", "d-4 e-5 f-6", "g-7 h-8"]}
THREE = ["{} plum-1 green-2", "plum-2 green-3", "plum-3 green-1"]


def stuck(players: int = 3, misses: tuple[int, ...] = (), **options: Any) -> Match:
    """Nobody can play, and there is nothing to draw; seat 1 has started and is to act."""
    scores = (2, -1, 3)[:players]
    hands, seat = STUCK_HANDS[players], {"turn": 1, "starter": 1}
    return table(hands, "i-9", deck=NOTHING_FITS, misses=misses, scores=scores, **seat, **options)


def laid(weapon: str, players: int = 3, misses: tuple[int, ...] = ()) -> Match:
    """Seat 0 has just laid this weapon on another of its kind."""
    hands = [*THREE, "white-1 white-2"][:players]
    match = table([hands[0].format(weapon), *hands[1:]], f"{weapon[:-1]}3", misses=misses)
    match.play(f"play {weapon}")
    return match
