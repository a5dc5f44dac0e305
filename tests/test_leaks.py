"""The secrecy checks catch leaks: known ones are planted, and each must be found."""

from itertools import pairwise

import pytest

import macabre
import macabre.drive
from macabre.testing import samples, worlds
from macabre.testing.samples import check_samples
from macabre.testing.secrecy import check_filling, check_non_interference
from macabre.testing.walk import record_of
from macabre.testing.worlds import check_worlds


def caught(game):
    with pytest.raises(AssertionError):
        check_non_interference(game, 3, 2000)


@pytest.mark.slow
def test_the_game_itself_has_no_leak():
    check_non_interference(macabre.load("cluedo-cards"), 3, 2000)


def unmasked(monkeypatch):
    """Forget to mask: every viewer is given the referee's record."""
    from macabre.record import Layout

    masked = Layout.masked
    monkeypatch.setattr(Layout, "masked", lambda self, data, row: masked(self, data, self.referee))


def test_a_record_that_is_not_masked_is_caught(monkeypatch):
    game = macabre.load("cluedo-cards")
    unmasked(monkeypatch)
    with pytest.raises(AssertionError):
        check_filling(game, 3, 400)


def test_a_view_that_tells_the_hand_sum_is_caught(monkeypatch):
    game, view = macabre.load("cluedo-cards"), macabre.Match.view

    def view_and_sum(self, viewer):
        return {**view(self, viewer), "sum": sum(record_of(self).hand[:3])}

    monkeypatch.setattr(macabre.Match, "view", view_and_sum)
    caught(game)


def test_legal_moves_that_depend_on_others_are_caught(monkeypatch):
    game = macabre.load("cluedo-cards")
    plain = macabre.Match.legal_actions
    monkeypatch.setattr(
        macabre.Match,
        "legal_actions",
        lambda self, seat: sorted(plain(self, seat), key=lambda a: (a * 7 + record_of(self).pile) % 13),
    )
    caught(game)


def test_an_error_text_from_the_state_is_caught(monkeypatch):
    game = macabre.load("cluedo-cards")
    monkeypatch.setattr(macabre.Match, "sight", lambda self, viewer: self.state())
    monkeypatch.setattr(game.rules.notation, "explain", lambda board, s, seat, move: ("CLU-7", f"the pile is {s.pile}"))
    caught(game)


def test_a_language_that_tells_what_english_hides_is_caught(monkeypatch):
    game, seen, view = macabre.load("cluedo-cards"), {}, macabre.Match.view

    def view_and_peep(self, viewer):
        seen["pile"] = record_of(self).pile
        return view(self, viewer)

    monkeypatch.setattr(macabre.Match, "view", view_and_peep)
    monkeypatch.setattr(game.rules.notation, "picture", lambda view, speech: seen["pile"] * (speech.code == "de"))
    caught(game)


def test_an_audience_that_is_too_large_is_caught(monkeypatch):
    from macabre import notation

    game = macabre.load("cluedo-cards")
    monkeypatch.setattr(notation, "is_among", lambda *_: True)
    caught(game)


def test_events_of_ones_own_that_no_verb_declares_are_caught(monkeypatch):
    """A play is seen by all and teaches nobody, so all are told the same of it."""
    game = macabre.load("cluedo-cards")
    plain = game.rules.notation.tell

    def tell_hand(board, before, after, who, move):
        return [*plain(board, before, after, who, move), {"type": "hand", "cards": list(after.hand)}]

    monkeypatch.setattr(game.rules.notation, "tell", tell_hand)
    monkeypatch.setattr(game.rules.notation, "say", lambda board, event: None)
    with pytest.raises(AssertionError, match="neither `audience` nor `reveals` names it"):
        check_non_interference(game, 3, 2000)


def after_each_step(monkeypatch, leak):
    """Change the record behind the rules' back."""
    act = macabre.Match.act

    def act_and_leak(self, action, seat):
        act(self, action, seat)
        leak(self._history.s, seat, action)

    monkeypatch.setattr(macabre.Match, "act", act_and_leak)


def test_a_drawn_card_copied_into_a_public_field_is_caught(monkeypatch):
    game = macabre.load("cluedo-cards")

    def leak(s, who, action):
        if who == "chance":
            s.stuck = action

    after_each_step(monkeypatch, leak)
    caught(game)


def test_a_public_field_that_copies_a_secret_is_caught(monkeypatch):
    game = macabre.load("cluedo-cards")

    def leak(s, who, action):
        s.stuck = s.pile & 0xFF

    after_each_step(monkeypatch, leak)
    caught(game)


def test_a_determiniser_that_returns_one_world_is_caught(monkeypatch):
    game = macabre.load("cluedo-cards")
    plain = macabre.drive.Driver.determinise
    monkeypatch.setattr(macabre.drive.Driver, "determinise", lambda self, seat, word: plain(self, seat, 1))
    with pytest.raises(AssertionError, match="always the same"):
        check_worlds(game, 2, 2000)


def test_fillings_of_which_none_can_be_compared_prove_nothing(monkeypatch):
    game = macabre.load("cluedo-cards")
    check_samples(game, 2, 40)
    monkeypatch.setattr(samples, "possible", lambda *_: [])
    with pytest.raises(AssertionError, match="no filling could be compared"):
        check_samples(game, 2, 40)


@pytest.mark.parametrize(("there", "looked_at"), [(0, 0), (5, 5), (12, 12), (13, 12), (100, 12)])
def test_positions_with_several_worlds_and_ends_are_looked_at_apart(there, looked_at, monkeypatch):
    places = [(None, number, [0] * size) for size in (1, 2) for number in range(there)]
    seen = []
    monkeypatch.setattr(worlds, "_places", lambda *_: (places, []))
    monkeypatch.setattr(worlds, "in_doubt", lambda place: ("card",) if len(place[2]) > 1 else ())
    monkeypatch.setattr(worlds, "other_house_rules", lambda *_: [])
    monkeypatch.setattr(worlds, "_compare_fillings", lambda match, seat, ways, dice: seen.append((len(ways), seat)))
    check_worlds(None, 2, 100)
    for kind in (1, 2):
        chosen = [number for size, number in seen if size == kind]
        gaps = {later - sooner for sooner, later in pairwise(chosen)}
        assert len(chosen) == looked_at
        assert not gaps or max(gaps) - min(gaps) <= 1, "evenly spaced"


def test_a_game_with_no_leak_declared_must_declare_what_it_reveals(monkeypatch):
    """Without the clause on swaps, a Revolver looks like a leak."""
    game = macabre.load("cluedo-cards")
    from macabre.testing import secrecy

    monkeypatch.setattr(secrecy, "_learns", lambda *_: False)
    with pytest.raises(AssertionError, match="taught"):
        check_non_interference(game, 3, 20_000)
