"""The card game once more, slowly: written from the clauses, with lists and dicts, and nothing clever.

A match here asks for one move after another, chance's included, and keeps for every card who knows where it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Move = dict[str, Any]
Card = tuple[str, int]

WIN = 3
CHANCE = ("start", "deal", "turn-up", "draw", "miniature")


class Reference:
    """One match. `waits_for` names the move that must come next, or is "over"."""

    def __init__(self, deck: dict[str, Any], players: int, options: dict[str, Any]) -> None:
        self.effect: dict[str, str] = {entry["picture"]: entry["effect"] for entry in deck["illustration"]}
        self.all_cards = [(entry["picture"], number) for entry in deck["illustration"] for number in entry["numbers"]]
        self.all_miniatures: list[dict[str, Any]] = deck["miniature"]
        self.dealt: int = deck["deal"]
        self.players, self.options, self.target = players, options, options["target"]
        self.scores = [0] * players
        self.round = 0
        self.last_round: dict[str, Any] | None = None
        self.winner: int | None = None
        self.waits_for = "start"
        if options["first_player"] is not None:
            self.start({"player": options["first_player"]})

    @property
    def to_act(self) -> list[int]:
        """The seat that must decide, if it is not chance."""
        return [] if self.waits_for in (*CHANCE, "over") else [self.turn]

    def next_to(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.players

    def others(self) -> list[int]:
        """Everybody but the seat whose turn it is."""
        return [seat for seat in range(self.players) if seat != self.turn]

    # --- what may be done

    def moves(self) -> list[Move]:
        """All moves that may come next."""
        ways: dict[str, Callable[[], list[Move]]] = {
            "start": lambda: [{"type": "start", "player": seat} for seat in range(self.players)],
            "deal": lambda: self.with_cards({"type": "deal", "player": self.next_dealt()}),
            "turn-up": lambda: self.with_cards({"type": "turn-up"}),
            "draw": lambda: self.with_cards({"type": "draw", "player": self.turn}),
            "miniature": self.miniature_moves,
            "play": self.play_moves,
            "miss": lambda: [{"type": "miss", "player": seat} for seat in [None, *self.others()]],
            "swap": lambda: [{"type": "swap", "player": seat} for seat in self.others()],
            "over": list,
        }
        return ways[self.waits_for]()

    def with_cards(self, move: Move) -> list[Move]:
        """A move with each card of the draw pile."""
        return [move | {"card": as_dict(card)} for card in self.pile]

    def next_dealt(self) -> int:
        """The seat that the next card is dealt to."""
        return min(seat for seat in range(self.players) if len(self.hands[seat]) < self.dealt)

    def play_moves(self) -> list[Move]:
        """CLU-7: the same picture or the same number; CLU-8: else draw."""
        top = self.discards[-1]
        fitting = [card for card in self.hands[self.turn] if card[0] == top[0] or card[1] == top[1]]
        return [{"type": "play", "card": as_dict(card)} for card in fitting] or [{"type": "draw"}]

    def miniature_moves(self) -> list[Move]:
        """CLU-4: any that does not lie before somebody else."""
        seat = self.miniatures.index(None)
        left = [number for number in range(len(self.all_miniatures)) if number not in self.miniatures]
        return [{"type": "miniature", "player": seat, "miniature": number} for number in left]

    # --- doing it

    def make(self, move: Move) -> None:
        """Carry out one of `moves`."""
        steps: dict[str, Callable[[Move], None]] = {
            "start": self.start,
            "deal": self.deal,
            "turn-up": self.turn_up,
            "draw": self.receive,
            "miniature": self.turn_miniature,
            "play": self.play,
            "miss": self.miss,
            "swap": self.swap,
        }
        steps[self.waits_for](move)

    def start(self, move: Move) -> None:
        """CLU-6."""
        self.starter: int = move["player"]
        self.begin_round()

    def begin_round(self) -> None:
        """CLU-5, with nothing left of the round before."""
        self.round += 1
        self.turn = self.starter
        self.pile = list(self.all_cards)
        self.discards: list[Card] = []
        self.hands: list[list[Card]] = [[] for _ in range(self.players)]
        self.knowers: dict[Card, set[int]] = {card: set() for card in self.all_cards}
        self.misses = [0] * self.players
        self.miniatures: list[int | None] = [None] * self.players
        self.stuck: set[int] = set()
        self.waits_for = "deal"

    def take_from_pile(self, seat: int, move: Move) -> None:
        """A card of the pile comes into a hand, and its owner alone knows it."""
        card = as_card(move["card"])
        self.pile.remove(card)
        self.hands[seat].append(card)
        self.knowers[card] = {seat}

    def deal(self, move: Move) -> None:
        self.take_from_pile(move["player"], move)
        if all(len(hand) == self.dealt for hand in self.hands):
            self.waits_for = "turn-up"

    def turn_up(self, move: Move) -> None:
        card = as_card(move["card"])
        self.pile.remove(card)
        self.discards.append(card)
        self.waits_for = "play"

    def receive(self, move: Move) -> None:
        """CLU-8: the drawn card waits, the turn passes; CLU-22: it is laid if it fits, else another is drawn."""
        self.take_from_pile(self.turn, move)
        if not self.options["draw_until_one_fits"] or self.made_anew:
            self.pass_turn()
        elif self.play_moves() != [{"type": "draw"}]:
            self.waits_for = "play"
        elif not self.pile:
            self.pass_turn()

    def pass_turn(self) -> None:
        """CLU-6, CLU-14."""
        self.turn = self.next_to(self.turn)
        while self.misses[self.turn]:
            self.misses[self.turn] -= 1
            self.turn = self.next_to(self.turn)
        self.waits_for = "play"

    def play(self, move: Move) -> None:
        if move["type"] == "draw":
            self.try_to_draw()
            return
        card = as_card(move["card"])
        self.stuck = set()
        self.hands[self.turn].remove(card)
        self.discards.append(card)
        if not self.hands[self.turn]:
            self.win_round(card)
        else:
            self.do_effect(self.effect[card[0]])

    def try_to_draw(self) -> None:
        """CLU-8, CLU-18, CLU-19."""
        self.made_anew = not self.pile
        if self.made_anew:
            self.pile = self.discards[:-1]
            self.discards = self.discards[-1:]
            self.knowers |= {card: set() for card in self.pile}
        if self.pile:
            self.stuck = set()
            self.waits_for = "draw"
            return
        self.stuck.add(self.turn)
        if len(self.stuck) == self.players:
            self.end_round({"winner": None, "card": None, "miniatures": [None] * self.players})
        else:
            self.pass_turn()

    def do_effect(self, effect: str) -> None:
        """CLU-9 to CLU-13."""
        if effect in ("miss", "swap"):
            self.waits_for = effect
        elif effect != "again":
            if effect == "next-misses":
                self.misses[self.next_to(self.turn)] += 1
            self.pass_turn()

    def miss(self, move: Move) -> None:
        """CLU-9."""
        if move["player"] is not None:
            self.misses[move["player"]] += 1
        self.pass_turn()

    def swap(self, move: Move) -> None:
        """CLU-12; both now know both hands (CLU-20)."""
        two = (self.turn, move["player"])
        mine, theirs = (self.hands[seat] for seat in two)
        for card in mine + theirs:
            self.knowers[card] |= set(two)
        self.hands[two[0]], self.hands[two[1]] = theirs, mine
        self.pass_turn()

    # --- the end of a round

    def win_round(self, card: Card) -> None:
        """CLU-15."""
        self.scores[self.turn] += WIN
        self.last_card = card
        self.waits_for = "miniature"
        if not self.options["miniatures"]:  # CLU-23
            self.end_round({"winner": self.turn, "card": as_dict(card), "miniatures": [None] * self.players})

    def turn_miniature(self, move: Move) -> None:
        """CLU-16, CLU-21, and when all are turned up, CLU-17."""
        self.miniatures[move["player"]] = move["miniature"]
        miniature = self.all_miniatures[move["miniature"]]
        if self.last_card[0] in miniature["pictures"]:
            by_card = self.options["penalty"] == "card"
            self.scores[move["player"]] -= self.last_card[1] if by_card else miniature["points"]
        if None not in self.miniatures:
            shown = [self.show(number) for number in self.miniatures]
            self.end_round({"winner": self.turn, "card": as_dict(self.last_card), "miniatures": shown})

    def end_round(self, how: dict[str, Any]) -> None:
        self.last_round = how
        reached = [seat for seat in range(self.players) if self.scores[seat] >= self.target]
        if reached:
            [self.winner] = reached
            self.waits_for = "over"
        else:
            keeps = self.options["winner_starts"] and how["winner"] is not None  # CLU-24
            self.starter = how["winner"] if keeps else self.next_to(self.starter)
            self.begin_round()

    def show(self, number: int | None) -> dict[str, Any] | None:
        """A miniature as the view has it."""
        return None if number is None else self.all_miniatures[number]

    # --- what a viewer knows

    def view(self, viewer: int | str | None) -> dict[str, Any]:
        """Between moves of chance, all that the rules promise; hands are sorted, their nulls last."""
        return {
            "phase": self.waits_for,
            "hands": [self.seen_hand(viewer, seat) for seat in range(self.players)],
            "hand_sizes": [len(hand) for hand in self.hands],
            "draw_pile": len(self.pile),
            "discards": [as_dict(card) for card in self.discards],
            "miniatures": [self.show(number) for number in self.miniatures],
            "misses": self.misses,
            "turn": self.turn,
            "starter": self.starter,
            "round": self.round,
            "last_round": self.last_round,
            "scores": self.scores,
            "target": self.target,
            "winners": [] if self.winner is None else [self.winner],
            "finished": self.waits_for == "over",
            "to_act": self.to_act,
        }

    def seen_hand(self, viewer: int | str | None, seat: int) -> list[Card | None]:
        """The cards of a hand that the viewer knows, and a null for each other."""
        known = sorted(card for card in self.hands[seat] if viewer is None or viewer in self.knowers[card])
        return known + [None] * (len(self.hands[seat]) - len(known))


def as_dict(card: Card) -> dict[str, Any]:
    """A card as moves and views write it."""
    return {"picture": card[0], "number": card[1]}


def as_card(written: dict[str, Any]) -> Card:
    """The same, read."""
    return written["picture"], written["number"]
