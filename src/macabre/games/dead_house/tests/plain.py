"""The race once more, slowly and obviously: pawns walk square by square over what a view shows.

It shares nothing with the rules but the clauses.
"""

from __future__ import annotations

import copy
from typing import Any

PUSHING, DIVIDED, SWAPS_ANY, SWAPS_NEXT = "1", "5", "slappy", "miss-me"
FORWARD = {"1": 1, "2": 2, "5": 5, "6": 6, "8": 8, "9": 9, "10": 10, "11": 11, "slappy": 12, "miss-me": 12}
BACKWARD = {"-3": 3, "-13": 13}

Move = dict[str, Any]


class Race:
    """The pawns of a view."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.pawns = copy.deepcopy(view["pawns"])
        self.board = view["board"]
        self.squares = view["board"]["squares"]
        self.seats = range(view["players"])
        self.options = view["options"]
        self.again = False

    def copy(self) -> Race:
        return copy.deepcopy(self)

    def all(self) -> list[tuple[int, int]]:
        return [(seat, pawn) for seat in self.seats for pawn in range(3)]

    def on_track(self, seat: int, pawn: int) -> bool:
        return "track" in self.pawns[seat][pawn]

    # --- one step

    def step_forward(self, seat: int, place: Any) -> Any:
        """The next place, or None if there is none."""
        if place == "house":
            return None
        if place == "home":
            return {"track": self.board["starts"][seat]}
        if "safety" in place:
            return "house" if place["safety"] == 5 else {"safety": place["safety"] + 1}
        if place["track"] == self.board["turn_offs"][seat]:
            return {"safety": 1}
        return self.step_along(place)

    def step_along(self, place: Any) -> Any:
        return {"track": (place["track"] + 1) % len(self.squares)}

    def step_backward(self, seat: int, place: Any) -> Any:
        if place in ("home", "house"):
            return None
        if "safety" in place:
            last = {"track": self.board["turn_offs"][seat]}
            return last if place["safety"] == 1 else {"safety": place["safety"] - 1}
        return {"track": (place["track"] - 1) % len(self.squares)}

    # --- whole moves

    def walk(self, seat: int, pawn: int, steps: int, mine: bool = True) -> bool:
        """Move a pawn by counting; False, and nothing is changed, if it cannot."""
        place = self.pawns[seat][pawn]
        for _ in range(abs(steps)):
            place = self.step_forward(seat, place) if steps > 0 else self.step_backward(seat, place)
            if place is None:
                return False
        self.pawns[seat][pawn] = "in the hand"
        self.pawns[seat][pawn] = self.come_to_rest(seat, place, mine)
        return True

    def come_to_rest(self, seat: int, place: Any, mine: bool) -> Any:
        self.clear(seat, place)
        kind = self.squares[place["track"]] if "track" in place else "plain"
        if not mine and not self.options["squares_catch_pushed"]:
            return place
        if kind == "ahead-3":
            there, passed = place, []
            for _ in range(3):
                passed.append(there["track"])
                there = self.step_along(there)
            if self.options["ahead_at_turn_off"] == "stay" and self.board["turn_offs"][seat] in passed:
                return place
            return self.come_to_rest(seat, there, mine)
        if kind == "gnome-blue":
            place = self.step_along(place)
            while self.squares[place["track"]] != "gnome-red":
                self.clear(seat, place)
                place = self.step_along(place)
            return self.come_to_rest(seat, place, mine)
        self.again |= kind == "again" and mine
        return place

    def clear(self, seat: int, place: Any) -> None:
        for other, pawn in self.all():
            if self.pawns[other][pawn] == place and ("track" in place or ("safety" in place and other == seat)):
                self.pawns[other][pawn] = "home"

    def nearest_ahead(self, seat: int, pawn: int) -> tuple[int, int] | None:
        place = self.pawns[seat][pawn]
        for _ in range(len(self.squares) - 1):
            place = self.step_along(place)
            for one in self.all():
                if self.pawns[one[0]][one[1]] == place:
                    return one
        return None

    def carry_out(self, seat: int, move: Move) -> bool:
        """Do what a move says with the pawns; False if it cannot be done."""
        return getattr(self, f"_do_{move['type']}")(seat, move)

    def _do_move(self, seat: int, move: Move) -> bool:
        return self.walk(seat, move["pawn"], FORWARD.get(move["card"]) or -BACKWARD[move["card"]])

    def _do_back(self, seat: int, move: Move) -> bool:
        fits = move["card"] == PUSHING and move["player"] != seat and self.on_track(move["player"], move["pawn"])
        return fits and self.walk(move["player"], move["pawn"], -1, mine=False)

    def _do_split(self, seat: int, move: Move) -> bool:
        (first, part), (second, rest) = move["parts"]
        return first != second and self.walk(seat, first, part) and self.walk(seat, second, rest)

    def _do_swap(self, seat: int, move: Move) -> bool:
        one, two = (seat, move["pawn"]), tuple(move["with"])
        if one == two or not self.on_track(*one) or not self.on_track(*two):
            return False
        if move["card"] == SWAPS_NEXT and self.nearest_ahead(*one) != two:
            return False
        self.exchange(one, two)
        return move["card"] in (SWAPS_ANY, SWAPS_NEXT)

    def _do_special(self, seat: int, move: Move) -> bool:
        if move["card"] != "possession":
            return move.get("player") != seat
        one, two = (seat, move["pawn"]), tuple(move["replace"])
        if not self.may_possess(*one) or not self.on_track(*two):
            return False
        self.exchange(one, two)
        self.pawns[two[0]][two[1]] = "home"
        return True

    def may_possess(self, seat: int, pawn: int) -> bool:
        place = self.pawns[seat][pawn]
        return place == "home" or (self.options["possession_with"] == "off-track" and "safety" in place)

    def _do_discard(self, seat: int, move: Move) -> bool:
        return True

    def exchange(self, one: tuple[int, int], two: tuple[int, ...]) -> None:
        first, second = self.pawns[one[0]][one[1]], self.pawns[two[0]][two[1]]
        self.pawns[one[0]][one[1]], self.pawns[two[0]][two[1]] = second, first


def conceivable(view: dict[str, Any], card: str) -> list[Move]:
    """Every use of a card that somebody might think of."""
    pawns, anybody = range(3), [[seat, pawn] for seat in range(view["players"]) for pawn in range(3)]
    moves: list[Move] = [{"type": "move", "card": card, "pawn": pawn} for pawn in pawns]
    moves += [{"type": "back", "card": card, "player": seat, "pawn": pawn} for seat, pawn in anybody]
    moves += [{"type": "swap", "card": card, "pawn": pawn, "with": other} for pawn in pawns for other in anybody]
    if card == DIVIDED:
        moves += [
            {"type": "split", "parts": [[first, part], [second, 5 - part]]}
            for first in pawns
            for second in pawns
            for part in range(1, 5)
        ]
    return moves


def specials(view: dict[str, Any], seat: int) -> list[Move]:
    """The special cards that may be played."""
    if view["special_used"]:
        return []
    anybody = [[other, pawn] for other in range(view["players"]) for pawn in range(3)]
    moves: list[Move] = [
        {"type": "special", "card": "possession", "pawn": pawn, "replace": other}
        for pawn in range(3)
        for other in anybody
    ]
    moves += [{"type": "special", "card": "steal", "player": other} for other in range(view["players"])]
    moves.append({"type": "special", "card": "reanimate"})
    left = [move for move in moves if move["card"] in view["specials"][seat]]
    return [move for move in left if Race(view).carry_out(seat, move)]


def legal_moves(view: dict[str, Any], seat: int) -> list[Move]:
    """All that HOU-5 to HOU-23 allow."""
    hand = sorted(set(view["hands"][seat]))
    uses = [move for card in hand for move in conceivable(view, card) if Race(view).carry_out(seat, move)]
    safe = all(place == "house" or "safety" in place for place in view["pawns"][seat])
    if not uses or (safe and all(move["type"] == "back" for move in uses)):
        uses += [{"type": "discard", "card": card} for card in hand]
    return specials(view, seat) + uses
