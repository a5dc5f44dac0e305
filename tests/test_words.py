"""Moves, wishes and endings in words, for every game."""

import re

import pytest

import macabre
from macabre.language import Speech, languages
from macabre.language.columns import width
from macabre.testing.walk import Dice, decision_walk, play_random_move

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
GAMES = macabre.games()


def walk(game, decisions=60):
    return decision_walk(macabre.load(game), 3, seed=5, decisions=decisions)


def different(values):
    return [value for place, value in enumerate(values) if value not in values[:place]]


def finished(game, seed):
    match, dice = macabre.load(game).new(3, seed), Dice(seed)
    while not match.finished:
        play_random_move(match, dice)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_told_in_words_of_its_own(game):
    for match in walk(game):
        moves = match.legal_moves(match.to_act[0])
        phrases = [match.phrase(move, NAMES) for move in moves]
        assert len(set(phrases)) == len(phrases)
        for move, phrase in zip(moves, phrases, strict=True):
            assert phrase[0].isupper()
            assert phrase != match.move_text(move)
            assert "player" not in phrase


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_in_a_minute_are_short_and_name_clauses_that_are_there(game):
    rules = macabre.load(game).rules
    written = (rules.folder / "RULES.md").read_text("utf-8").partition("## In a minute\n")[2].partition("\n\n")[0]
    minute = rules.text.minute
    assert len(minute) == len(written.splitlines())
    assert 5 <= len(minute) <= 8
    assert {"Aim", "Secret"} <= {point.topic for point in minute}
    assert {clause for point in minute for clause in point.clauses} <= set(rules.text.clauses)


@pytest.mark.parametrize("game", GAMES)
def test_what_must_be_done_fits_on_two_lines_of_a_phone(game):
    for match in walk(game):
        for viewer in (*range(3), "spectator"):
            task = Speech().say(match.game.rules.notation.task(match.view(viewer)))
            assert 0 < len(task) <= 80
            assert ":" not in task
            assert task[0].islower()


@pytest.mark.parametrize("game", GAMES)
def test_every_part_that_can_be_chosen_has_a_question_and_names_of_its_own(game):
    words, speech = macabre.load(game).rules.notation, Speech(names=NAMES)
    for match in walk(game):
        moves = match.legal_moves(match.to_act[0])
        for field in {field for move in moves for field in move}:
            values = different([move[field] for move in moves if field in move])
            said = [speech.say(words.part(match.board, field, value)) for value in values]
            assert field == "parts" or len(set(said)) == len(values)
            assert field == "type" or speech.has(words.saying(f"ask-{field}")) or len(values) == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_whatever_one_may_wish_for_is_refused_by_a_clause(game):
    asked = 0
    for match in walk(game, decisions=25):
        seat = match.to_act[0]
        for move in match.wishes(seat):
            clause, sentence = match.explain(move, seat)
            assert clause in match.game.clauses
            assert sentence
            assert match.phrase(move, NAMES)
            asked += 1
    assert asked > 100


@pytest.mark.parametrize("game", GAMES)
def test_who_is_not_to_act_is_offered_no_wishes(game):
    for match in walk(game):
        for seat in set(range(3)) - set(match.to_act):
            assert match.wishes(seat) == []


@pytest.mark.parametrize("game", GAMES)
def test_wishes_tell_nothing_that_the_seat_does_not_see(game):
    """The same wishes, and the same answers, in any world that the seat cannot tell from the true one."""
    from macabre.testing.secrecy import fill_in
    from macabre.testing.walk import in_world

    for match in walk(game, decisions=8):
        seat = match.to_act[0]
        other = in_world(match, fill_in(match, seat, 77))
        assert other.wishes(seat) == match.wishes(seat)
        for wish in match.wishes(seat)[::7]:
            assert other.explain(wish, seat) == match.explain(wish, seat)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usually(8)
def test_a_reader_who_is_you_is_never_called_by_name(game, code):
    for seed in range(2):
        match = finished(game, seed)
        for me in range(3):
            reader = Speech(code, NAMES, me)
            told = [event["text"] for event in match.told_in(reader, me)] + [match.verdict_in(reader)]
            assert [text for text in told if NAMES[me] in text] == []


# --- the picture in the terminal

TYPED = re.compile("「move [^」]*」|Dead House")  # what is typed, and a name that no language changes


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_names_nothing_by_what_is_typed(game):
    """In Japanese, whatever is written in Latin letters is a key, but for a place or a letter on the board."""
    draw, reader = macabre.load(game).rules.notation.picture, Speech("ja", ["杏", "弁", "来"], me=1)
    for match in walk(game, decisions=200):
        drawn = TYPED.sub("", draw(match.view(match.to_act[0]), reader))
        assert re.findall("[A-Za-z]{3,}", drawn) == []
        assert "プレイヤー" not in drawn


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", ["cluedo-cards", "dead-house"])
def test_cards_are_drawn_with_straight_edges(game, code):
    chosen, speech = macabre.load(game), Speech(code)
    for match in walk(game, decisions=100):
        drawn = chosen.rules.notation.picture(match.view(match.to_act[0]), speech).splitlines()
        top = max(number for number, line in enumerate(drawn) if line.startswith("╭"))
        assert len({width(line) for line in drawn[top:]}) == 1
        assert {"│" if "│" in line else "╭" if "╭" in line else "╰" for line in drawn[top:]} == set("╭│╰")


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_told_in_one_sentence(game):
    running = macabre.load(game).new(3, seed=1)
    assert running.verdict(NAMES) == ""
    for seed in range(3):
        match = finished(game, seed)
        verdict = match.verdict(NAMES)
        assert verdict.endswith(".")
        assert all(NAMES[seat] in verdict for seat in match.winners)


def test_pawns_count_from_one_in_words_and_from_zero_in_the_notation():
    match = macabre.load("dead-house").new(2, seed=1)
    assert match.phrase("move 6 0") == "Pawn 1 goes 6 squares forward"
    assert match.phrase("swap slappy 0 1:2", NAMES) == "Pawn 1 and Ben's pawn 3 change places with “Slappy”"


def test_who_is_not_at_the_table_is_called_by_number():
    match = macabre.load("dead-house").new(2, seed=1)
    refusal = match.refusal("special steal 3", match.to_act[0])
    assert Speech(names=NAMES[:2]).say(refusal[1]) == "there is no Player 4 at this table"
    assert match.phrase("special steal 3", NAMES[:2]).endswith("Player 4")
