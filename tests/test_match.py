"""The Python face, as architecture.md fixes it."""

import json

import pytest

import macabre
from macabre.history import History
from macabre.testing.walk import Dice, play_random_move


@pytest.fixture
def game():
    return macabre.load("cluedo-cards")


@pytest.fixture
def match(game):
    return game.new(players=3, seed=7, options={"target": 5}, board=None)


def finish(match):
    dice = Dice(1)
    while not match.finished:
        play_random_move(match, dice)
    return match


def test_the_catalogue_lists_the_games():
    assert "cluedo-cards" in macabre.games()
    assert all(macabre.load(game).id == game for game in macabre.games())


def test_a_game_tells_what_it_is(game):
    assert game.players == range(2, 5)
    assert (game.options["target"].default, game.options["target"].choices) == (10, range(1, 51))
    assert game.clauses["CLU-9"].startswith("Rule. Dagger")
    assert game.title == "Cluedo, the card game"


@pytest.mark.parametrize("name", macabre.games())
def test_every_view_has_the_common_keys(name):
    game = macabre.load(name)
    match = game.new(game.players[-1], seed=1)
    for viewer in (*range(match.players), "spectator", None):
        view = match.view(viewer)
        common = {"game", "players", "seat", "to_act", "phase", "options", "finished", "winners", "scores"}
        assert common <= set(view)
        assert view["seat"] == (viewer if isinstance(viewer, int) else None)
        assert json.loads(json.dumps(view)) == view


def test_views_and_moves_are_fresh_copies(match):
    seat = match.to_act[0]
    match.view(seat)["hands"][seat].clear()
    match.legal_moves()[0].clear()
    match.options.clear()
    assert match.view(seat)["hands"][seat]
    assert match.legal_moves()[0]
    assert match.view(seat)["options"]["target"] == 5


def test_moves_are_dicts_or_texts(match):
    other = match.clone()
    move = match.legal_moves()[0]
    match.play(move)
    other.play(other.move_text(move))
    assert match.digest() == other.digest()


def test_a_seat_that_is_not_to_act_has_no_moves(match):
    waiting = next(seat for seat in range(3) if seat not in match.to_act)
    assert match.legal_moves(waiting) == []
    clause, sentence = match.explain({"type": "draw"}, waiting)
    assert (clause, "turn" in sentence) == ("CLU-6", True)


def test_an_illegal_move_names_its_clause_and_changes_nothing(match):
    before = match.digest()
    held = match.view(match.to_act[0])["hands"][match.to_act[0]]
    missing = next(m for m in ({"picture": "rope", "number": n} for n in (1, 2, 3)) if m not in held)
    with pytest.raises(macabre.IllegalMove) as caught:
        match.play({"type": "play", "card": missing})
    assert caught.value.clause == "CLU-7"
    assert "not in your hand" in str(caught.value)
    assert match.digest() == before


@pytest.mark.parametrize(
    ("move", "says"),
    [
        ({"type": "fly"}, "no move of type 'fly'"),
        ({}, "no move of type None"),
        ({"type": "play"}, "needs the field 'card'"),
        ({"type": "play", "card": {"picture": "dagger", "number": 9}}, "dagger-9 is not in the deck"),
        ({"type": "play", "card": "dagger-1"}, 'must look like {"picture": "dagger"'),
        ({"type": "play", "card": {"picture": "dagger", "number": True}}, 'must look like {"picture": "dagger"'),
        ({"type": "draw", "seat": 1}, "has no field 'seat'"),
        ({"type": "swap", "player": "1"}, "must be a number from 0 to 3"),
        ({"type": "swap", "player": None}, "must be a number from 0 to 3"),
        (["draw"], "a dict or a text"),
        (None, "a dict or a text"),
        ("", "no move of type ''"),
        ("play", "does not fit the form “play <card>”"),
        ("play dagger", "must look like dagger-1"),
        ("draw now", "does not fit the form “draw”"),
    ],
)
def test_a_malformed_move_gets_one_sentence(match, move, says):
    before = match.digest()
    for call in (match.play, match.explain):
        with pytest.raises(macabre.MalformedMove) as caught:
            call(move)
        assert says in str(caught.value)
        assert "\n" not in str(caught.value)
    assert match.digest() == before


@pytest.mark.parametrize("seat", [3, -1, 4, "0", 1.0, True, "spectator"])
def test_a_wrong_seat_is_refused(match, seat):
    for call in (match.legal_moves, lambda seat: match.play({"type": "draw"}, seat)):
        with pytest.raises(macabre.BadSeat):
            call(seat)


@pytest.mark.parametrize("viewer", [3, -1, "everybody", 1.5])
def test_a_wrong_viewer_is_refused(match, viewer):
    with pytest.raises(macabre.BadSeat):
        match.view(viewer)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"players": 1}, macabre.BadPlayers),
        ({"players": 5}, macabre.BadPlayers),
        ({"players": "3"}, macabre.BadPlayers),
        ({"players": True}, macabre.BadPlayers),
        ({"options": {"targets": 3}}, macabre.BadOption),
        ({"options": {"target": 0}}, macabre.BadOption),
        ({"options": {"target": 51}}, macabre.BadOption),
        ({"options": {"target": "5"}}, macabre.BadOption),
        ({"options": {"target": True}}, macabre.BadOption),
        ({"players": 2, "options": {"first_player": 2}}, macabre.BadOption),
        ({"seed": "x"}, macabre.BadSeed),
        ({"seed": 1.5}, macabre.BadSeed),
        ({"chance": "dice"}, macabre.Error),
        ({"board": "/nowhere/deck.toml"}, macabre.BadBoard),
        ({"board": 7}, macabre.BadBoard),
    ],
)
def test_bad_input_of_new(game, arguments, error):
    with pytest.raises(error) as caught:
        game.new(**arguments)
    assert "\n" not in str(caught.value)


def test_an_unknown_game_suggests_a_known_one():
    with pytest.raises(macabre.UnknownGame, match="did you mean cluedo-cards"):
        macabre.load("cluedo")


def test_when_over_nobody_acts(match):
    finish(match)
    assert match.to_act == []
    assert match.legal_moves() == []
    assert match.legal_moves(0) == []
    assert len(match.winners) == 1
    with pytest.raises(macabre.IllegalMove) as caught:
        match.play({"type": "draw"}, 0)
    assert caught.value.clause == "CLU-17"


def test_chance_by_hand(game):
    match = game.new(2, chance="manual")
    assert (match.to_act, match.chance_to_act, match.legal_moves()) == ([], True, [])
    outcomes = match.legal_moves("chance")
    assert outcomes == [{"type": "start", "player": seat, "weight": 1} for seat in (0, 1)]
    with pytest.raises(macabre.IllegalMove):
        match.play({"type": "start", "player": 2}, "chance")
    with pytest.raises(macabre.BadSeat, match="it is chance's turn"):
        match.play({"type": "draw"})
    match.play(outcomes[1], "chance")
    match.play("deal 0 dagger-1", "chance")
    assert match.view(None)["hands"][0] == [{"picture": "dagger", "number": 1}]
    assert match.view(1)["hands"][0] == [None]


def test_chance_has_no_moves_when_a_seat_must_act(match):
    assert match.legal_moves("chance") == []


def test_events_say_who_was_told(match):
    finish(match)
    drawn = [event for event in match.events if event["type"] == "drawn"]
    assert drawn
    for event in drawn:
        assert (event["card"] is not None) == (event["to"] == [event["seat"]])
    assert all(set(event["to"]) <= {0, 1, 2, "spectator"} for event in match.events)


def test_told_is_what_one_viewer_heard(match):
    finish(match)
    for viewer in (0, 1, 2, "spectator"):
        cards = [e for e in match.told(viewer) if e["type"] in ("drawn", "dealt") and e["card"]]
        assert {event["seat"] for event in cards} <= {viewer}


def test_a_clone_goes_its_own_way(match):
    copy = match.clone()
    copy.play(copy.legal_moves()[0])
    assert copy.digest() != match.digest()


def test_a_clone_reads_no_history_and_has_all_of_it(match, monkeypatch):
    """A search that copies a match before each move does not pay for what nobody asks."""
    dice = Dice(1)
    with monkeypatch.context() as patched:
        patched.setattr(History, "read", lambda history: pytest.fail("a copy has read what happened"))
        for _ in range(25):
            match = match.clone()
            actions = match.legal_actions()
            match.act(actions[dice.below(len(actions))])
    copy, past = match.clone(), match.at(12)
    assert copy.transcript() == match.transcript() == macabre.replay(copy.transcript()).transcript()
    assert past.steps() == match.steps()[:12]
    assert past.state() == match.state(12)
    copy.act(copy.legal_actions()[0])
    assert copy.steps()[: len(match)] == match.steps()
    assert len(copy) > len(match)


def test_undo_goes_back_to_the_seats_last_decision(match):
    seat = match.to_act[0]
    before = match.digest()
    match.play(match.legal_moves()[0])
    while seat not in match.to_act:
        match.play(match.legal_moves()[0])
    match.undo(seat)
    assert match.digest() == before
    with pytest.raises(macabre.NothingToUndo):
        match.undo()


def test_same_seed_and_moves_same_match(game):
    one, two = finish(game.new(4, seed=3)), finish(game.new(4, seed=3))
    assert one.transcript() == two.transcript()


def test_every_error_is_a_macabre_error():
    errors = [getattr(macabre, name) for name in macabre.__all__ if isinstance(getattr(macabre, name), type)]
    assert all(issubclass(e, macabre.Error) for e in errors if issubclass(e, Exception))
