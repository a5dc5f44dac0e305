"""The kit misses nothing: faults are planted into games, ours and two from outside, and each must be found.

None is found by the golden files, which a faulty game would have written with its fault.
"""

import sys
from functools import cache
from inspect import getclosurevars

import pytest

import macabre
from macabre import notation
from macabre import rules as engine
from macabre.chance import below, mix, tick
from macabre.desk import INTERPRETER
from macabre.drive import Driver
from macabre.game import Game
from macabre.history import History
from macabre.machines import machine_of
from macabre.match import Match
from macabre.notation import Vocabulary
from macabre.rules import CHANCE, EVERYBODY, OVER
from macabre.testing import CHECKS, conformance, samples, secrecy
from macabre.testing.lived import parts_of
from macabre.testing.walk import other_house_rules
from tests.conftest import OUTSIDE

FOUND = (AssertionError, LookupError, ValueError, ArithmeticError, TypeError)
PYTHON = {"audience", "reveals", "score", "winners", "ending"}  # verbs that the kit always asks interpreted
OURS = ("cluedo-cards", "dead-end-drive", "dead-house", "deadly-doodles")
GAMES = (*OURS, "stolen-silver", "kuhn-poker")
DEALT = ("cluedo-cards", "dead-end-drive", "dead-house", "stolen-silver", "kuhn-poker")  # where chance has secrets
SEEN = {  # what a seat of each game has seen and may forget
    "cluedo-cards": "known",
    "dead-end-drive": "discards",
    "dead-house": "known",
    "deadly-doodles": "remaining",
    "stolen-silver": "gone",
    "kuhn-poker": "card",
}


@cache
def load(name):
    """A game that other machines have compiled: what they compile later they would compile with the fault."""
    game = find(name)
    CHECKS["compiled"](game, game.players[0], 40)
    return game


def find(name):
    if name in OURS:
        return macabre.load(name)
    if str(OUTSIDE) not in sys.path:
        sys.path.insert(0, str(OUTSIDE))
    return Game(__import__(name.replace("-", "_")).RULES)


class Planter:
    """Puts faults into a game, until the test is over."""

    def __init__(self, game, monkeypatch):
        self.game, self.rules, self.patch = game, game.rules, monkeypatch
        monkeypatch.setattr(notation, "vocabulary", cache(lambda board: Vocabulary()))  # none keeps a faulty move

    def verb(self, name, fault):
        """Put `fault(plain, board, s, ...)` in the place of a verb; play is interpreted unless it is anyway."""
        plain = self.rules.verb(name) or getattr(engine, name).__wrapped__
        planted = lambda *given: fault(plain, *given)  # noqa: E731
        holder = self.rules.__dict__ if name in ("determinise", "advise") else self.rules.verbs.__dict__
        self.patch.setitem(holder, name, planted)
        choice = getclosurevars(getattr(engine, name)).nonlocals["implementation"]
        choice.cache_clear()
        if name not in PYTHON:
            self.patch.setattr(Driver.__init__, "__defaults__", (INTERPRETER, False))
            self.patch.setattr(History.__init__, "__defaults__", (INTERPRETER, False))
            self.patch.setattr(Match, "machine", INTERPRETER)

    def rule(self, name, value):
        """Change what the game declares."""
        self.patch.setitem(self.rules.__dict__, name, value)

    def worlds(self, fault):
        """Change the list of worlds."""
        plain = self.rules.worlds
        self.rule("worlds", lambda *given: (found := plain(*given)) and fault(found))

    def spoken(self, name, fault):
        """Put `fault(plain, ...)` in the place of what the notation says."""
        plain = getattr(self.rules.notation, name)
        self.patch.setattr(self.rules.notation, name, lambda *given: fault(plain, *given))


@pytest.fixture
def forget():
    """Verbs are found anew when the faults are gone."""
    yield
    for name in (*engine.REQUIRED_VERBS, "reveals", "ending", "draw", "sample", "advise"):
        getclosurevars(getattr(engine, name)).nonlocals["implementation"].cache_clear()


FAULTS = []


def fault(check, games=GAMES, decisions=40):
    """Say which check must find a fault, and in which games it can be."""

    def remember(plant):
        name, some = plant.__name__, pytest.mark.usually(2, plant.__name__)
        FAULTS.extend(pytest.param(plant, check, game, decisions, id=f"{name}-{game}", marks=some) for game in games)
        return plant

    return remember


# --- who is told


@fault("non_interference", DEALT)
def the_deal_is_told_to_all(planter):
    planter.verb("audience", lambda plain, board, s, who: EVERYBODY if who == CHANCE else plain(board, s, who))


@fault("non_interference", DEALT)
def the_first_card_alone_is_told_to_all(planter):
    blank = planter.rules.state.masked(planter.game.new(seed=1, chance="manual").state(), planter.rules.state.spectator)
    hidden = [name for name, field in planter.rules.state.fields.items() if name in ("hand", "card", "characters")]

    def audience(plain, board, s, who):
        empty = all(not any(getattr(s, name)) for name in hidden)
        return EVERYBODY if who == CHANCE and empty and blank else plain(board, s, who)

    planter.verb("audience", audience)


@fault("non_interference", DEALT)
def a_card_is_shown_to_the_neighbour(planter):
    def audience(plain, board, s, who):
        seen_by = plain(board, s, who)
        return seen_by if seen_by == EVERYBODY else (seen_by | seen_by << 1) & ((1 << s.seats) - 1) | seen_by >> 1

    planter.verb("audience", audience)


@fault("memory", ("deadly-doodles",))
def what_is_drawn_in_secret_is_told_to_all(planter):
    planter.verb("audience", lambda plain, board, s, who: EVERYBODY)


@fault("chance")
def somebody_is_told_who_is_not_there(planter):
    planter.verb("audience", lambda plain, board, s, who: 1 << s.seats)


@fault("non_interference", ("cluedo-cards", "dead-house", "kuhn-poker"), decisions=320)
def what_teaches_is_not_declared(planter):
    planter.verb("reveals", lambda plain, *given: 0)


@fault("non_interference", DEALT, decisions=160)
def everything_is_declared_to_teach(planter):
    planter.verb("reveals", lambda plain, *given: EVERYBODY)


@fault("non_interference", decisions=320)
def every_move_is_declared_to_teach(planter):
    """Though some of them do teach: in Kuhn poker the second pass shows the cards, and the first one does not."""

    def reveals(plain, board, s, who, action):
        return plain(board, s, who, action) if who == CHANCE else EVERYBODY

    planter.verb("reveals", reveals)


@fault("non_interference", ("cluedo-cards", "dead-house"), decisions=1600)
def what_teaches_two_is_declared_to_teach_all(planter):
    planter.verb("reveals", lambda plain, *given: EVERYBODY if plain(*given) else 0)


@fault("memory", ("kuhn-poker",))
def cards_that_are_declared_shown_stay_hidden(planter):
    def apply(plain, board, s, seat, action):
        plain(board, s, seat, action)
        s.shown[0] = s.shown[1] = 0

    planter.verb("apply", apply)


# --- what is held possible


@fault("memory")
def a_world_is_lost(planter):
    planter.worlds(lambda found: found[1:] or found)


@fault("memory")
def the_last_world_is_lost(planter):
    planter.worlds(lambda found: found[:-1] or found)


@fault("memory")
def only_one_world_is_left(planter):
    planter.worlds(lambda found: found[:1])


@fault("memory", DEALT)
def a_world_counts_twice(planter):
    planter.worlds(lambda found: [*found, *found[:1]] if len(found) > 1 else found)


@fault("worlds")
def an_impossible_world_is_listed(planter):
    secret = planter.rules.state.masks[planter.rules.state.spectator] == 0

    def worlds(found):
        cells = bytearray(found[0])
        place = 8 * (len(secret) - 1 - secret[::-1].argmax())
        cells[place + 7] ^= 64
        return [*found, bytes(cells)]

    planter.worlds(worlds)


@fault("worlds")
def there_are_always_too_many_worlds(planter):
    planter.rule("worlds", lambda *given: None)


@fault("worlds")
def there_are_no_worlds(planter):
    planter.rule("worlds", lambda *given: [])


@fault("memory")
def what_was_seen_is_forgotten(planter):
    plain, part = planter.rules.worlds, parts_of(planter.rules.state)[SEEN[planter.game.id]]

    def worlds(board, sight, seat, limit):
        return [restored(world, sight, part) for world in plain(board, without(sight, part), seat, limit) or []]

    planter.rule("worlds", worlds)


def without(sight, part):
    return sight[: part.start] + bytes(part.stop - part.start) + sight[part.stop :]


def restored(world, sight, part):
    return world[: part.start] + sight[part] + world[part.stop :]


@fault("worlds", ("kuhn-poker",))
@fault("samples", GAMES[:-1], decisions=100)
def a_filling_forgets_what_was_seen(planter):
    plain, part = Driver.determinise, parts_of(planter.rules.state)[SEEN[planter.game.id]]

    def determinise(driver, seat, bits):
        sight = driver.state
        driver.state = without(sight, part)
        plain(driver, seat, bits)
        driver.state = restored(driver.state, sight, part)

    planter.patch.setattr(Driver, "determinise", determinise)


@fault("filling")
def a_filling_changes_what_is_seen_at_the_end(planter):
    def determinise(plain, board, s, seat, bits):
        s.seats ^= 4 * (engine.actor(board, s) == OVER)
        return plain(board, s, seat, bits)

    planter.verb("determinise", determinise)


@fault("worlds", ("kuhn-poker",))
def a_filling_forgets_what_was_shown_at_the_end(planter):
    def determinise(plain, board, s, seat, bits):
        shown = s.shown[1 - seat]
        s.shown[1 - seat] = 0
        plain(board, s, seat, bits)
        s.shown[1 - seat] = shown
        return bits

    planter.verb("determinise", determinise)


@fault("worlds")
def fillings_are_always_the_same(planter):
    planter.verb("determinise", lambda plain, board, s, seat, bits: plain(board, s, seat, 0))


@fault("worlds")
def nothing_is_filled_in(planter):
    planter.verb("determinise", lambda plain, board, s, seat, bits: bits)


@fault("filling")
def a_filling_changes_what_is_seen(planter):
    def determinise(plain, board, s, seat, bits):
        s.seats ^= 4
        return bits

    planter.verb("determinise", determinise)


@fault("worlds", ("dead-end-drive",), decisions=150)
def each_kind_of_card_is_as_likely_as_any_other(planter):
    from macabre.games.dead_end_drive.cards import count_of, one

    plain, kinds = Driver.determinise, planter.game.default_board.record.kinds

    def determinise(driver, seat, bits):
        plain(driver, seat, bits)
        s = driver.rules.state.read(driver.state)
        for other in {*range(s.seats)} - {seat}:
            s.pile += s.hand[other]
            s.hand[other] = 0
            for _ in range(s.hand_sizes[other]):
                bits = tick(bits)
                left = [kind for kind in range(kinds) if count_of(s.pile, kind)]
                card = one(left[below(mix(bits), len(left))])
                s.pile -= card
                s.hand[other] += card
        driver.state = bytes(s)

    planter.patch.setattr(Driver, "determinise", determinise)


# --- who wins


@fault("winners")
def the_loser_wins(planter):
    planter.verb("winners", lambda plain, board, s: (won := plain(board, s)) and won ^ ((1 << s.seats) - 1))


@fault("winners")
def everybody_wins(planter):
    planter.verb("winners", lambda plain, board, s: (won := plain(board, s)) and won | (1 << s.seats) - 1)


@fault("winners")
def nobody_wins(planter):
    planter.verb("winners", lambda plain, board, s: 0)


@fault("winners")
def somebody_wins_before_the_end(planter):
    planter.verb("winners", lambda plain, board, s: plain(board, s) or 1)


@fault("winners")
def seat_0_is_given_more_points(planter):
    planter.verb("score", lambda plain, board, s, seat: plain(board, s, seat) + 100 * (seat == 0))


@fault("winners")
def the_fewest_points_win(planter):
    planter.verb("score", lambda plain, board, s, seat: -plain(board, s, seat))


@fault("winners")
def an_ending_is_none_that_is_declared(planter):
    planter.verb("ending", lambda plain, board, s: 7)


@fault("winners")
def the_match_ends_by_no_clause(planter):
    planter.spoken("ended_by", lambda plain, s: "XYZ-1")


# --- what may be done


@fault("moves")
def a_move_is_listed_twice(planter):
    def legal(plain, board, s, seat, out):
        n = plain(board, s, seat, out)
        out.moves[n - 1] = out.moves[0]
        return n

    planter.verb("legal", legal)


@fault("compiled", DEALT)
def moves_depend_on_a_secret(planter):
    seats = planter.rules.state

    def legal(plain, board, s, seat, out):
        n = plain(board, s, seat, out)
        hidden = sum(bytes(s)) - sum(seats.masked(bytes(s), seat))
        if hidden and n > 1:
            out.moves[0], out.moves[n - 1] = out.moves[n - 1], out.moves[0]
        return n

    planter.verb("legal", legal)


@fault("compiled")
def the_first_move_is_always_sampled(planter):
    def sample(plain, board, s, seat, bits, out):
        engine.legal(board, s, seat, out)
        return out.moves[0] + 1

    planter.verb("sample", sample)


@fault("compiled")
def the_first_outcome_is_always_drawn(planter):
    def draw(plain, board, s, bits, out):
        engine.weights(board, s, out)
        return out.outcomes[0][0]

    planter.verb("draw", draw)


@fault("chance")
def an_outcome_has_no_weight(planter):
    def weights(plain, board, s, out):
        n = plain(board, s, out)
        out.outcomes[n - 1][1] = 0
        return n

    planter.verb("weights", weights)


@fault("chance")
def an_outcome_is_listed_twice(planter):
    def weights(plain, board, s, out):
        n = plain(board, s, out)
        out.outcomes[n - 1][0] = out.outcomes[0][0]
        return n

    planter.verb("weights", weights)


@fault("chance")
def chance_is_asked_for_what_has_no_name(planter):
    planter.verb("purpose", lambda plain, board, s: 9 * engine.PURPOSE)


@fault("copies")
def a_move_does_something_else_each_time(planter):
    calls = []

    def apply(plain, board, s, seat, action):
        calls.append(action)
        plain(board, s, seat, action)
        name = list(planter.rules.state.fields)[-1]
        if not isinstance(getattr(s, name), int):
            getattr(s, name)[0] ^= len(calls) << 8
        else:
            setattr(s, name, getattr(s, name) ^ len(calls) << 8)

    planter.verb("apply", apply)


@fault("compiled")
def advice_leaves_a_move_out(planter):
    planter.verb("advise", lambda plain, *given: plain(*given) - 1)


# --- what is said


@fault("moves")
def moves_have_one_text(planter):
    planter.spoken("to_move", lambda plain, board, action: {"type": next(iter(planter.rules.notation.moves.moves))})


@fault("moves")
def a_move_is_another_action(planter):
    planter.spoken("to_action", lambda plain, board, move: plain(board, move) + 1)


@fault("chance")
def outcomes_have_one_text(planter):
    said = []

    def chance_move(plain, board, s, action):
        said.append(plain(board, s, action))
        return dict(said[0])

    planter.spoken("chance_move", chance_move)


@fault("words")
def a_refusal_names_no_clause(planter):
    planter.spoken("refuse_seat", lambda plain, s, seat: ("XYZ-1", "no"))


@fault("words")
def an_event_names_no_clause(planter):
    planter.spoken("tell", lambda plain, *given: [event | {"clause": "XYZ-1"} for event in plain(*given)])


@fault("words")
def the_opening_cannot_be_drawn(planter):
    def picture(plain, view, speech):
        if not view["to_act"] and not view["finished"]:
            raise KeyError("turn")
        return plain(view, speech)

    planter.spoken("picture", picture)


@fault("observations")
def a_move_is_unknown_to_learners(planter):
    from dataclasses import replace

    plain = planter.rules.observation
    planter.rule("observation", replace(plain, actions=lambda board: list(plain.actions(board))[:1]))


@fault("moves", OURS)
def an_option_is_lost(planter):
    name = next(iter(planter.game.options))

    def apply(plain, board, s, seat, action):
        plain(board, s, seat, action)
        setattr(s, name, 1 - min(1, max(0, getattr(s, name))))

    planter.verb("apply", apply)


@pytest.mark.slow
@pytest.mark.parametrize(("plant", "check", "game", "decisions"), FAULTS)
def test_a_planted_fault_is_found(plant, check, game, decisions, monkeypatch, forget):
    chosen = load(game)
    plant(Planter(chosen, monkeypatch))
    with pytest.raises(FOUND):
        CHECKS[check](chosen, chosen.players[min(1, len(chosen.players) - 1)], decisions)


# --- what only some of a check would see, looked at by itself


def one_kind_is_drawn_more_seldom(planter):
    def draw(plain, board, s, bits, out):
        kind = plain(board, s, bits, out)
        return plain(board, s, bits ^ (1 << 64) - 1, out) if kind == 0 and s.deck.bit_count() > 3 else kind

    planter.verb("draw", draw)


def the_last_answer_is_never_sampled(planter):
    from macabre.games.dead_end_drive.state import DRAWN

    def sample(plain, board, s, seat, bits, out):
        if s.phase != DRAWN:
            return plain(board, s, seat, bits, out)
        return out.moves[below(bits, max(1, engine.legal(board, s, seat, out) - 1))]

    planter.verb("sample", sample)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "plant", "says"),
    [
        ("dead-house", one_kind_is_drawn_more_seldom, "draw differs from the default"),
        ("dead-end-drive", the_last_answer_is_never_sampled, "sample never gave"),
    ],
)
def test_what_all_machines_do_wrong_is_found(game, plant, says, monkeypatch, forget):
    chosen = load(game)
    plant(Planter(chosen, monkeypatch))
    monkeypatch.setattr(conformance, "machines_of", lambda rules: {})
    with pytest.raises(AssertionError, match=says):
        CHECKS["compiled"](chosen, chosen.players[1], 80)


@pytest.mark.slow
def test_what_others_forget_as_two_swap_hands_is_found(monkeypatch, forget):
    from macabre.games.dead_house.moves import SHUFFLE_ALL, STEAL_FROM

    def apply(plain, board, s, seat, action):
        plain(board, s, seat, action)
        if STEAL_FROM <= action < SHUFFLE_ALL:
            two = (seat, action - STEAL_FROM)
            for viewer in {*range(s.seats)} - {*two}:
                s.known[viewer][two[0]] = s.known[viewer][two[1]] = 0

    chosen, telling = load("dead-house"), samples.telling
    Planter(chosen, monkeypatch).verb("apply", apply)
    monkeypatch.setattr(
        samples, "telling", lambda *given, **more: [deed for deed in telling(*given, **more) if is_a_third(deed)]
    )
    with pytest.raises(AssertionError, match="fillings have something in hand"):
        CHECKS["samples"](chosen, 3, 100)


def is_a_third(deed):
    return deed.kind == "special" and "known" in deed.changed and not deed.teaches


@pytest.mark.slow
def test_what_goes_wrong_by_a_house_rule_alone_is_found(monkeypatch, forget):
    """Open character cards of pawns that are lost stay on the table."""

    def apply(plain, board, s, seat, action):
        shown = list(s.shown)
        plain(board, s, seat, action)
        for place, cards in enumerate(shown):
            s.shown[place] |= cards * s.open_characters

    chosen = load("dead-end-drive")
    Planter(chosen, monkeypatch).verb("apply", apply)
    with pytest.raises(FOUND):
        CHECKS["memory"](chosen, with_option(chosen, {"open_characters": True}), 60)


def with_option(game, options):
    """The number of players with which a house rule is tried."""
    return next(players for players in game.players if options in other_house_rules(game, players))


@pytest.mark.slow
def test_what_is_shown_beside_what_is_to_be_shown_is_found(monkeypatch, forget):
    """Traps are shown with the segments, as each round ends."""

    def apply(plain, board, s, seat, action):
        before = s.round_number
        plain(board, s, seat, action)
        if s.open_paths and s.round_number > before:
            for other in range(s.seats):
                s.shown_traps[other] = s.traps[other]

    chosen = load("deadly-doodles")
    machine = machine_of(chosen.rules)  # which fills in fast, and without the fault
    Planter(chosen, monkeypatch).verb("apply", apply)
    monkeypatch.setattr(secrecy, "Driver", lambda rules, board: Driver(rules, board, machine))
    with pytest.raises(AssertionError, match="shown_traps shows what was hidden"):
        CHECKS["non_interference"](chosen, chosen.players[-1], 40)


@pytest.mark.parametrize("game", GAMES[-2:])
def test_games_from_outside_have_no_such_fault(game):
    chosen = load(game)
    for name in {check for _, check, *_ in (fault.values for fault in FAULTS)}:
        CHECKS[name](chosen, chosen.players[-1], 40)
