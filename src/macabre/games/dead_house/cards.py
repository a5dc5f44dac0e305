"""What cards do: how they come and go (HOU-5, HOU-28), and what each is used for (HOU-15 to HOU-24)."""

from __future__ import annotations

from macabre.games.dead_house.bundles import with_card, without_card
from macabre.games.dead_house.moves import ALL_PAWNS, MOVE, PARTS, PUSH, SPLIT, SWAP
from macabre.games.dead_house.state import HOME, PAWNS, SEATS, State, TrackRecord
from macabre.games.dead_house.track import move_backward, move_forward, push_back
from macabre.kernel import inner, size

# --- coming and going


@inner
def leave_hand(board: TrackRecord, s: State, seat: int, kind: int) -> None:
    """A card goes to the discards; for whoever knew one of that name, it is that one (HOU-28)."""
    s.hand[seat] = without_card(board, s.hand[seat], kind)
    s.sizes[seat] -= 1
    for viewer in range(SEATS):
        s.known[viewer][seat] = without_card(board, s.known[viewer][seat], kind)
    s.discards[s.height] = kind
    s.height += 1
    s.discarded = with_card(board, s.discarded, kind)


@inner
def receive_card(board: TrackRecord, s: State, seat: int, kind: int) -> None:
    """A card of the deck comes into a hand."""
    s.deck = without_card(board, s.deck, kind)
    s.deck_size -= 1
    s.hand[seat] = with_card(board, s.hand[seat], kind)
    s.sizes[seat] += 1


@inner
def gather_cards(board: TrackRecord, s: State) -> None:
    """All cards are in the deck, and nobody has or knows any."""
    s.deck = board.all_cards
    s.deck_size = size(board.all_cards)
    s.discarded = 0
    s.height = 0
    for seat in range(s.seats):
        s.hand[seat] = 0
        s.sizes[seat] = 0
        for other in range(s.seats):
            s.known[seat][other] = 0


# --- movement cards


@inner
def use_card(board: TrackRecord, s: State, seat: int, kind: int, code: int) -> bool:
    """Carry out what the card is used for; whether it earns another turn (HOU-9)."""
    if code < PUSH:
        return move_own(board, s, seat, kind, code - MOVE)
    if code < SPLIT:
        target = code - PUSH
        push_back(board, s, target // PAWNS, target % PAWNS, board.pushes[kind])
        return False
    if code < SWAP:
        return divide(board, s, seat, kind, code - SPLIT)
    swap_places(s, seat, code - SWAP)
    return False


@inner
def move_own(board: TrackRecord, s: State, seat: int, kind: int, pawn: int) -> bool:
    """One of the seat's pawns forward (HOU-15) or backward (HOU-18)."""
    if board.forward[kind]:
        return move_forward(board, s, seat, pawn, board.forward[kind])
    return move_backward(board, s, seat, pawn, board.backward[kind])


@inner
def divide(board: TrackRecord, s: State, seat: int, kind: int, code: int) -> bool:
    """Two pawns share the count, one after the other; two landings still give one other turn (HOU-17, HOU-9)."""
    pair, part = code // PARTS, code % PARTS
    first = move_forward(board, s, seat, pair // PAWNS, part)
    second = move_forward(board, s, seat, pair % PAWNS, board.forward[kind] - part)
    return first or second


@inner
def swap_places(s: State, seat: int, code: int) -> None:
    """Two pawns on the track change places, which sets nothing off (HOU-12, HOU-19 to HOU-21)."""
    pawn, target = code // ALL_PAWNS, code % ALL_PAWNS
    other, others = target // PAWNS, target % PAWNS
    s.pawns[seat][pawn], s.pawns[other][others] = s.pawns[other][others], s.pawns[seat][pawn]


# --- special cards


@inner
def possess(s: State, seat: int, code: int) -> None:
    """A pawn from Home Base takes another's place, which goes to its own (HOU-23)."""
    pawn, target = code // ALL_PAWNS, code % ALL_PAWNS
    other, others = target // PAWNS, target % PAWNS
    s.pawns[seat][pawn] = s.pawns[other][others]
    s.pawns[other][others] = HOME


@inner
def swap_hands(s: State, seat: int, other: int) -> None:
    """Two hands change places (HOU-24); what anybody knows of them goes along, and the two know them (HOU-28)."""
    s.hand[seat], s.hand[other] = s.hand[other], s.hand[seat]
    s.sizes[seat], s.sizes[other] = s.sizes[other], s.sizes[seat]
    for viewer in range(s.seats):
        known = s.known[viewer]
        known[seat], known[other] = known[other], known[seat]
    s.known[seat][seat] = 0
    s.known[other][other] = 0
    s.known[seat][other] = s.hand[other]
    s.known[other][seat] = s.hand[seat]
