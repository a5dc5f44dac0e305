"""Each hidden field of each game is shown to who may not see it, at one door after the other, and always found.

The leaks are made from what the games declare: a new field has its leaks at once.
"""

from hashlib import sha256

import pytest

import macabre
from macabre.match import Match
from macabre.notation import Telling
from macabre.record import CELL
from macabre.testing.secrecy import check_non_interference
from tests.hidden import FIELDS, hidden_part

DECISIONS = 1_200  # most leaks are found after a few


class Plant:
    """Shows what is hidden of one field."""

    def __init__(self, game, name, patch):
        self.game, self.name, self.patch = macabre.load(game), name, patch
        self.state = self.game.rules.state

    def hidden(self, match, viewer):
        """What a viewer may not know of it."""
        return self.part(match.state(), viewer)

    def part(self, data, viewer):
        return hidden_part(self.state, self.name, data, viewer)


def in_the_view(plant):
    plain = Match.view
    plant.patch(Match, "view", lambda self, who: plain(self, who) | {"debug": plant.hidden(self, who)})


def in_the_order_of_moves(plant):
    plain = Match.legal_actions

    def leaky(self, seat=None):
        actions = plain(self, seat)
        if not isinstance(seat, int):
            return actions
        secret = plant.hidden(self, seat)
        return sorted(actions, key=lambda action: sha256(f"{action} {secret}".encode()).digest())

    plant.patch(Match, "legal_actions", leaky)


def in_events(plant):
    plain = Telling.to

    def leaky(self, viewer):
        return [*plain(self, viewer), {"type": "debug", "hidden": plant.part(self._after, viewer)}]

    plant.patch(Telling, "to", leaky)


def in_refusals(plant):
    plain = Match.refusal

    def leaky(self, move, seat=None):
        refusal = plain(self, move, seat)
        return refusal and (f"{refusal[0]} {plant.hidden(self, seat)}", refusal[1])

    plant.patch(Match, "refusal", leaky)


def in_the_masked_record(plant):
    state, plain = plant.state, plant.state.masked
    first = CELL * state.first_cells[plant.name]
    end = first + CELL * state.fields[plant.name].cells

    def leaky(data, row):
        seen = plain(data, row)
        return seen[:first] + data[first:end] + seen[end:]

    plant.patch(state, "masked", leaky)


DOORS = (in_the_view, in_the_order_of_moves, in_events, in_refusals, in_the_masked_record)
NO_DOOR = {("dead-end-drive", "drawn", in_the_order_of_moves)}  # who has drawn a card acts, and nobody else has moves
PLANTS = [
    pytest.param(door, game, name, id=f"{game}-{name}-{door.__name__}")
    for game, name in FIELDS
    for door in DOORS
    if (game, name, door) not in NO_DOOR
]


@pytest.mark.slow
@pytest.mark.parametrize(("door", "game", "name"), PLANTS)
@pytest.mark.usually(8)
def test_what_is_hidden_is_found_at_every_door(monkeypatch, door, game, name):
    door(Plant(game, name, monkeypatch.setattr))
    with pytest.raises(AssertionError):
        check_non_interference(macabre.load(game), 3, DECISIONS)
