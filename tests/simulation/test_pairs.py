"""No byte that a seat or a spectator is sent, nor its moment, depends on what they may not know."""

import msgspec
import pytest

import macabre
from macabre.server import seen, sights, socket
from macabre.testing.walk import Dice
from tests.effort import LONG
from tests.hidden import FIELDS, hidden_part
from tests.server.twins import Difference, Pair
from tests.simulation.pairs import compare

PAIRS = 40 if LONG else 4  # for each game
CODES = "BCDFGHJKLMNPQRSTVWXZ"


def pairs_of(game, count):
    for number in range(count):
        code = "".join(CODES[number // 20**place % 20] for place in range(6))
        yield Pair(game, 2 + number % 2, number % 2, number, code, 3 + 4 * (number % 12), number % 2 == 0), Dice(number)


def compare_all(game, count):
    """How many messages were compared in each pair."""
    return [compare(pair, dice)[1] for pair, dice in pairs_of(game, count)]


@pytest.mark.slow
@pytest.mark.parametrize("game", macabre.games())
def test_two_worlds_say_the_same_at_the_same_moment(game):
    assert min(compare_all(game, PAIRS)) > 20


def a_field_from_the_unmasked_state(patch):
    def leaky(base, table, *more):
        message = seen.frame(base, table, *more)
        debug = {"debug": table.match.digest()} if table.match else {}
        return msgspec.structs.replace(message, options=message.options | debug)

    patch(sights, "frame", leaky)


def a_change_from_the_unmasked_state(patch):
    """Whole messages say nothing of it."""
    make, plain, known = sights.Sights._make, sights.SightNow.since, {}

    def remember(self, *more):
        sight, match = make(self, *more), self.table.match
        known[sight] = match.digest() if match else ""
        return sight

    def leaky(self, before, alike):
        return plain(self, before, alike)._replace(changes=[[["options", "debug"], known[self]]])

    patch(sights.Sights, "_make", remember)
    patch(sights.SightNow, "since", leaky)


def records_that_are_not_masked(patch):
    patch(macabre.Match, "sight", lambda self, viewer: self.state())


def events_told_to_others(patch):
    plain = macabre.Match.heard
    patch(macabre.Match, "heard", lambda self, viewer, *more: plain(self, None, *more))


def an_explanation_from_the_state(patch):
    plain = macabre.Match.refusal

    def leaky(self, move, seat=None):
        refusal = plain(self, move, seat)
        return refusal and (self.digest(), refusal[1])

    patch(macabre.Match, "refusal", leaky)


def a_preview_from_the_state(patch):
    patch(macabre.Match, "preview", lambda self, move, seat=None: {"debug": self.digest()})


def a_pause_that_knows_the_pile(patch):
    """Only the moment tells."""
    plain = socket.Connection._send

    async def slow(self, message):
        if self.host.table.match:
            await socket.asyncio.sleep(int(self.host.table.match.digest()[:4], 16) / 1e6)
        await plain(self, message)

    patch(socket.Connection, "_send", slow)


SELDOM = {("dead-end-drive", "drawn"), ("dead-house", "known"), ("deadly-doodles", "marks")}  # different in a pair
OFTEN = [field for field in FIELDS if field not in SELDOM]


@pytest.mark.slow
@pytest.mark.usually(5)
@pytest.mark.parametrize(("game", "name"), OFTEN)
def test_what_is_hidden_of_a_field_is_found_on_the_wire(monkeypatch, game, name):
    def leaky(base, table, viewer, *more):
        message, match = seen.frame(base, table, viewer, *more), table.match
        eyes = "spectator" if viewer is None else viewer
        hidden = str(hidden_part(table.game.rules.state, name, match.state(), eyes)) if match else ""
        return msgspec.structs.replace(message, verdict=hidden)

    monkeypatch.setattr(sights, "frame", leaky)
    with pytest.raises(Difference):
        compare_all(game, 60)  # it ends with the first that is found


@pytest.mark.parametrize(
    "leak",
    [
        a_field_from_the_unmasked_state,
        a_change_from_the_unmasked_state,
        records_that_are_not_masked,
        events_told_to_others,
        an_explanation_from_the_state,
        a_preview_from_the_state,
        a_pause_that_knows_the_pile,
    ],
    ids=lambda leak: leak.__name__,
)
def test_a_leak_is_found(monkeypatch, leak):
    leak(monkeypatch.setattr)
    with pytest.raises(Difference):
        compare_all("cluedo-cards", 60)  # it ends with the first that is found
