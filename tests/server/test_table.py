"""The table by itself: every command either does what it says or is refused in one sentence and changes nothing."""

import json
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import macabre
from macabre.bots.names import NAMES
from macabre.language import english
from macabre.luck import salt_commitment, secret_commitment
from macabre.server import entries as e
from macabre.server import protocol as p
from macabre.server.decide import Asker, Refusal, decide, decides
from macabre.server.entries import read_entry
from macabre.server.kinds import any_of
from macabre.server.names import TOO_LONG
from macabre.server.replays import read_cast
from macabre.server.seen import seen
from macabre.server.table import OVER, Table, applies, hash_token
from macabre.testing.walk import Dice
from tests.server.desk import CODE, PLAYING, PROMISING, SALTING, Desk, check_sentence, counts_of, snapshot, token_of

FUNNY_NAMES = [
    "",
    "   ",
    "x" * 25,
    "tab\tand\nline" + "x" * 20,
    "bell\a",
    "nul\0",
    "right\u202eleft",  # an override that turns the text round
    "isolate\u2067",
    "joined\u200dup",
    "soft\u00adhyphen",
    "mark\ufeff",
    "private\ue000",
    "\ud800",
]


# --- sitting, standing, bots


def test_who_sits_down_has_the_seat_and_a_tidy_name():
    desk = Desk()
    desk.do(p.Sit, seat=1, name="  Anna \t Lena ", token=token_of(1))
    seat = desk.table.seats[1]
    assert (seat.name, seat.is_person, seat.is_free) == ("Anna Lena", True, False)
    assert desk.table.seats_of([token_of(1)]) == [1]
    assert desk.table.seats_of([token_of(0), token_of(2), "", hash_token(token_of(1))]) == []


def test_the_log_keeps_the_hash_of_a_token_and_never_the_token():
    desk = Desk()
    desk.do(p.Sit, seat=1, name="Anna", token=token_of(1))
    assert not any(token_of(1) in line for line in desk.log)


def test_a_taken_seat_a_taken_name_and_a_missing_seat_are_refused():
    desk = Desk()
    desk.do(p.Sit, seat=0, name="Anna", token=token_of(0))
    assert desk.refuse(p.Sit, seat=0, name="Ben", token=token_of(1)) == "that seat is taken"
    assert "already called Anna" in desk.refuse(p.Sit, seat=1, name=" Anna ", token=token_of(1))
    for seat in (-1, 3, 10**9):
        refused = desk.refuse(p.Sit, seat=seat, name="Ben", token=token_of(1))
        assert refused == f"there is no seat {seat + 1} at this table", "people count from one"


@pytest.mark.parametrize("name", FUNNY_NAMES)
def test_a_name_is_short_and_printable(name):
    assert Desk().refuse(p.Sit, seat=0, name=name, token=token_of(0)) == english(TOO_LONG)


@pytest.mark.parametrize("name", ["<script>alert(1)</script>"[:24], 'O\'Neill & "Söhne"', "李小龍", "🎲", "x" * 24])
def test_any_other_name_is_text(name):
    desk = Desk()
    desk.do(p.Sit, seat=0, name=name, token=token_of(0))
    assert desk.table.names[0] == name


@pytest.mark.parametrize("token", ["", "x" * 31, "x" * 129])
def test_a_token_that_could_be_guessed_is_refused(token):
    assert "32 to 128" in Desk().refuse(p.Sit, seat=0, name="Anna", token=token)


def test_who_stands_up_leaves_the_seat_to_the_next():
    desk = Desk()
    desk.do(p.Sit, seat=0, name="Anna", token=token_of(0))
    assert desk.refuse(p.Stand, held={1}, seat=0) == "that seat is not yours"
    desk.do(p.Stand, seat=0)
    assert desk.table.seats[0].is_free
    assert desk.table.seats_of([token_of(0)]) == []
    desk.do(p.Sit, seat=0, name="Anna", token=token_of(1))


def test_bots_are_put_in_and_taken_away_by_those_who_sit():
    desk = Desk()
    assert desk.refuse(p.SeatBot, held=(), seat=1, bot="random") == "sit down first"
    desk.do(p.Sit, seat=0, name="Anna", token=token_of(0))
    assert "there is no bot 'hal'" in desk.refuse(p.SeatBot, held={0}, seat=1, bot="hal")
    assert desk.refuse(p.SeatBot, held={0}, seat=0, bot="random") == "that seat is taken"
    desk.do(p.SeatBot, held={0}, seat=1, bot="random")
    assert desk.table.seats[1].bot == "random"
    assert desk.table.names[1] in NAMES
    assert desk.refuse(p.Sit, seat=1, name="Ben", token=token_of(1)) == "that seat is taken"
    desk.do(p.SeatBot, held={0}, seat=1, bot=None)
    assert desk.table.seats[1].is_free


def test_bots_have_names_of_their_own_that_are_the_same_wherever_the_log_is_read():
    desk = Desk(players=4)
    desk.seat_all(bots=(1, 2, 3))
    assert len({name[0] for name in desk.table.names}) == 4
    again = Table(desk.table.code)
    for text in desk.log:
        again.apply(read_entry(text))
    assert again.names == desk.table.names


def test_a_person_may_have_the_name_of_a_bot_which_then_gets_another():
    desk = Desk()
    desk.do(p.Sit, seat=0, name="Anna", token=token_of(0))
    desk.do(p.SeatBot, held={0}, seat=1, bot="easy")
    name = desk.table.names[1]
    desk.do(p.Sit, seat=2, name=name.upper(), token=token_of(2))
    assert desk.table.names[2] == name.upper()
    assert desk.table.names[1] in set(NAMES) - {name}
    assert desk.table.seats[1].bot == "easy"


def test_a_bot_of_an_old_log_is_called_by_its_level():
    table = Desk().table
    table.apply(read_entry('{"e":"bot","seat":1,"bot":"random"}'))
    assert table.names[1] == "Random 1"


# --- start and salts


def test_a_match_starts_once_all_seats_are_taken_by_somebody_who_sits():
    desk = Desk(players=2)
    desk.do(p.Sit, seat=0, name="Anna", token=token_of(0))
    assert desk.refuse(p.Start, seat=0) == "not all seats are taken yet"
    desk.do(p.Sit, seat=1, name="Ben", token=token_of(1))
    assert desk.refuse(p.Start, held=(), seat=1) == "that seat is not yours"
    desk.do(p.Start, seat=1)
    assert desk.table.phase == PROMISING
    assert desk.table.deal.salting == [0, 1]
    assert desk.refuse(p.Start, seat=0) == "the match has already begun"
    assert "begun" in desk.refuse(p.Stand, seat=0)
    assert desk.refuse(p.Sit, seat=0, name="Carl", token=token_of(2)) == "that seat is taken"


def test_all_salts_are_promised_before_any_is_shown():
    desk = Desk().seat_all(bots=(2,))
    desk.do(p.Start, seat=0)
    desk.promise(0)
    assert desk.table.phase == PROMISING
    assert desk.refuse(p.ShowSalt, seat=0, deal=1, salt=desk.salts[1, 0].hex()) == "it is not time for a salt"
    desk.promise(1)
    assert desk.table.phase == SALTING
    desk.show(1)
    desk.show(0)
    assert desk.table.phase == PLAYING
    assert desk.table.match.to_act


def test_a_salt_is_that_of_the_seat_the_deal_and_the_promise():
    desk = Desk().seat_all(bots=(2,))
    promise = salt_commitment(CODE, 1, 0, bytes(32))
    fields = {"seat": 0, "deal": 1, "commitment": promise}
    assert desk.refuse(p.PromiseSalt, **fields) == "it is not time for a salt"
    desk.do(p.Start, seat=0)
    assert desk.refuse(p.PromiseSalt, **fields | {"deal": 2}) == "it is not time for a salt"
    assert desk.refuse(p.PromiseSalt, **fields | {"seat": 2}) == "it is not time for a salt"
    for bad in (promise[:-2], promise.upper(), "x" * 64, ""):
        assert "64 hexadecimal digits" in desk.refuse(p.PromiseSalt, **fields | {"commitment": bad})
    desk.do(p.PromiseSalt, **fields)
    assert desk.refuse(p.PromiseSalt, **fields) == "that salt has already been promised"
    desk.promise(1)
    assert "32 to 128" in desk.refuse(p.ShowSalt, seat=0, deal=1, salt="00")
    assert desk.refuse(p.ShowSalt, seat=0, deal=1, salt="11" * 32) == "that is not the salt that was promised"
    desk.do(p.ShowSalt, seat=0, deal=1, salt="00" * 32)
    assert desk.refuse(p.ShowSalt, seat=0, deal=1, salt="00" * 32) == "that salt has already been shown"


def test_a_copied_promise_cannot_be_kept():
    """Who repeats another's promise cannot show a salt for it: the seat is part of the promise."""
    desk = Desk(players=2).seat_all()
    desk.do(p.Start, seat=0)
    desk.promise(0)
    desk.do(p.PromiseSalt, seat=1, deal=1, commitment=desk.table.deal.promised[0])
    desk.show(0)
    shown = desk.table.deal.shown[0]
    assert desk.refuse(p.ShowSalt, seat=1, deal=1, salt=shown) == "that is not the salt that was promised"


def test_without_the_salts_that_nobody_promised_in_time_the_match_goes_on():
    desk = Desk().seat_all()
    desk.do(p.Start, seat=0)
    desk.promise(1)
    desk.miss_salts()
    assert (desk.table.phase, desk.table.deal.salting) == (SALTING, [1])
    desk.show(1)
    assert desk.table.phase == PLAYING
    assert list(desk.table.match.luck.salts) == [1]


def test_if_nobody_promises_the_cards_are_dealt_without_salt():
    desk = Desk().seat_all()
    desk.do(p.Start, seat=0)
    desk.miss_salts()
    assert desk.table.phase == PLAYING


@pytest.mark.parametrize("shown", [(), (1,), (0, 1)])
def test_a_deal_whose_salts_are_not_shown_is_burnt_and_its_secret_told(shown):
    desk = Desk().seat_all()
    desk.do(p.Start, seat=0)
    for seat in range(3):
        desk.promise(seat)
    for seat in shown:
        desk.show(seat)
    promised = desk.table.deal.commitment
    desk.miss_salts()
    (burn,) = desk.table.burnt
    assert (burn.deal, burn.commitment) == (1, promised)
    assert burn.withheld == tuple(seat for seat in range(3) if seat not in shown)
    version = desk.table.version
    assert secret_commitment(CODE, 1, version, bytes.fromhex(burn.secret)) == promised
    assert desk.table.deal.number == 2
    assert desk.table.deal.commitment != promised
    assert desk.table.deal.salting == list(shown)
    assert desk.table.phase == (PROMISING if shown else PLAYING)
    desk.salt_all()
    assert desk.table.phase == PLAYING
    assert desk.secrets[2] != desk.secrets[1]


def test_time_is_up_only_while_salts_are_awaited():
    desk = Desk().seat_all()
    with pytest.raises(Refusal, match="nobody still has to show a salt"):
        desk.miss_salts()
    desk.do(p.Start, seat=0)
    desk.salt_all()
    with pytest.raises(Refusal, match="nobody still has to show a salt"):
        desk.miss_salts()


# --- play and undo


def test_a_move_is_refused_before_the_match_out_of_turn_and_against_the_rules():
    desk = Desk().seat_all()
    assert desk.refuse(p.Play, seat=0, move="pass") == "no match is in progress"
    desk.do(p.Start, seat=0)
    desk.salt_all()
    match = desk.table.match
    mover = match.to_act[0]
    other = next(seat for seat in range(3) if seat != mover)
    text = match.move_text(match.legal_moves(mover)[0])
    assert "turn" in desk.refuse(p.Play, seat=other, move=text)
    assert desk.refuse(p.Play, held={other}, seat=mover, move=text) == "that seat is not yours"
    for nonsense in ("", "nonsense", "play", "\0", "x" * 5000, "{}"):
        desk.refuse(p.Play, seat=mover, move=nonsense)
    desk.do(p.Play, seat=mover, move=text)


def until_undo_is(free, seed=0):
    """A table of three people where the last to move could take it back freely, or only if asked."""
    dice = Dice(seed)
    for number in range(400):
        game = macabre.games()[number % len(macabre.games())]
        desk = Desk(game, players=min(3, macabre.load(game).players[-1])).begin()
        for _ in range(30):
            before = snapshot(desk.table)
            seat = desk.play(dice) if desk.table.phase == PLAYING else None
            if desk.table.phase != PLAYING:
                break
            if seat in desk.table.people and desk.table.match.undo_is_free(seat) == free:
                return desk, seat, before
    raise AssertionError(f"no position where an undo is {'free' if free else 'not free'}")


def test_undo_is_free_until_something_came_out():
    desk, seat, before = until_undo_is(free=True)
    desk.do(p.Undo, seat=seat)
    assert desk.table.match.digest() == before["match"][0]
    assert any("undo" in step for step in desk.table.match.steps())


def test_after_that_all_other_people_must_agree():
    desk, seat, before = until_undo_is(free=False)
    others = [other for other in desk.table.people if other != seat]
    assert desk.refuse(p.AnswerUndo, seat=others[0], agree=True) == "no one has asked you to approve an undo"
    desk.do(p.Undo, seat=seat)
    assert desk.table.undo_asked == seat
    assert desk.refuse(p.Undo, seat=seat) == "somebody has already asked for an undo"
    assert desk.refuse(p.AnswerUndo, seat=seat, agree=True) == "no one has asked you to approve an undo"
    for number, other in enumerate(others, 1):
        assert desk.table.undo_asked == seat
        desk.do(p.AnswerUndo, seat=other, agree=True)
        assert (desk.table.undo_asked is None) == (number == len(others))
    assert desk.table.match.digest() == before["match"][0]


def test_numbers_that_were_drawn_stay_spent():
    """A draw that was taken back is not drawn again: the next takes a new number."""
    desk, seat, before = until_undo_is(free=False)
    counts = counts_of(desk.table.match)
    drawn = {name for name, count in counts.items() if count != before["match"][2].get(name, 0)}
    desk.do(p.Undo, seat=seat)
    for other in [other for other in desk.table.people if other != seat]:
        desk.do(p.AnswerUndo, seat=other, agree=True)
    after = counts_of(desk.table.match)
    assert all(after[name] >= counts[name] for name in drawn)


def test_one_who_does_not_agree_ends_the_question():
    desk, seat, _ = until_undo_is(free=False)
    digest = desk.table.match.digest()
    other = next(other for other in desk.table.people if other != seat)
    desk.do(p.Undo, seat=seat)
    desk.do(p.AnswerUndo, seat=other, agree=False)
    assert desk.table.undo_asked is None
    assert desk.table.match.digest() == digest
    assert desk.refuse(p.Undo, seat=seat) == "the others have said no to that; play on"
    desk.play(Dice(1))
    while desk.table.match.undo_is_free(seat):
        desk.play(Dice(1))
    desk.do(p.Undo, seat=seat)
    assert desk.table.undo_asked == seat, "a later decision may be asked about"


def test_a_move_that_is_made_meanwhile_ends_the_question():
    desk, seat, _ = until_undo_is(free=False)
    desk.do(p.Undo, seat=seat)
    desk.play(Dice(1))
    assert desk.table.undo_asked is None


def test_bots_do_not_vote():
    dice = Dice(3)
    desk = Desk().begin(bots=(1, 2))
    desk.play(dice)
    while not desk.table.match.has_decided(0):
        desk.play(dice)
    desk.do(p.Undo, seat=0)
    assert desk.table.undo_asked is None
    assert any(step == "0 undo" for step in desk.table.match.steps())


def test_who_is_away_has_not_agreed_to_take_anything_back():
    """Else anybody could let a bot play for the others, and roll again and again."""
    desk = Desk("dead-end-drive", players=2).begin()
    dice = Dice(3)
    while not (desk.table.match.has_decided(0) and not desk.table.match.undo_is_free(0)):
        desk.play(dice)
    desk.do(p.Substitute, seat=0, absent=1, bot="random")
    assert desk.refuse(p.Undo, seat=0) == "Name 1 is away and cannot agree to take that back"
    assert not seen(desk.table, 0, [0], {0}, None, 0).undo_free
    desk.do(p.Return, seat=1)
    desk.do(p.Undo, seat=0)
    assert desk.table.undo_asked == 0


def test_an_undo_is_agreed_to_once():
    desk = Desk("dead-end-drive", players=3).begin()
    dice = Dice(3)
    while not (desk.table.match.has_decided(0) and not desk.table.match.undo_is_free(0)):
        desk.play(dice)
    desk.do(p.Undo, seat=0)
    desk.do(p.AnswerUndo, seat=1, agree=True)
    assert desk.refuse(p.AnswerUndo, seat=1, agree=True) == "you have already agreed"
    desk.do(p.AnswerUndo, seat=2, agree=True)
    assert desk.table.undo_asked is None


def test_there_is_nothing_to_take_back_before_the_first_decision_or_after_the_end():
    desk = Desk().seat_all()
    assert desk.refuse(p.Undo, seat=0) == "there is nothing to take back now"
    desk.do(p.Start, seat=0)
    desk.salt_all()
    idle = next(seat for seat in range(3) if seat not in desk.table.match.to_act)
    assert desk.refuse(p.Undo, seat=idle) == "you have not made a move yet"
    desk.play_to_the_end(Dice(5))
    assert desk.refuse(p.Undo, seat=0) == "there is nothing to take back now"
    assert desk.refuse(p.Play, seat=0, move="pass") == "no match is in progress"


# --- absence


def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back():
    desk = Desk().begin()
    absent = desk.table.match.to_act[0]
    asker = next(seat for seat in range(3) if seat != absent)
    fields = {"seat": asker, "absent": absent, "bot": "greedy"}
    assert desk.refuse(p.Substitute, present={absent}, **fields) == f"Name {absent} is here"
    assert "there is no bot" in desk.refuse(p.Substitute, **fields | {"bot": "hal"})
    for nobody in (-1, 3):
        assert "there is no one in that seat" in desk.refuse(p.Substitute, **fields | {"absent": nobody})
    desk.do(p.Substitute, present={asker}, **fields)
    assert desk.table.seats[absent].player == "normal", "the table's, whatever others wish"
    assert desk.refuse(p.Substitute, **fields) == f"a bot is already playing for Name {absent}"
    assert absent not in desk.table.people
    assert desk.table.seats_of([token_of(absent)]) == [absent], "the seat still belongs to its person"
    assert desk.refuse(p.Return, seat=asker) == "no bot is playing for you"
    desk.do(p.Return, seat=absent)
    assert desk.table.seats[absent].player is None


def test_a_bot_plays_for_who_is_here_only_when_their_time_is_up():
    desk = Desk().begin()
    slow = desk.table.match.to_act[0]
    asker = next(seat for seat in range(3) if seat != slow)
    command = p.Substitute(id="substitute", seat=asker, absent=slow, bot="greedy")
    everybody = {0, 1, 2}
    with pytest.raises(Refusal, match="is here"):
        decide(desk.table, command, Asker({asker}, everybody, None, late={asker}))
    assert decide(desk.table, command, Asker({asker}, everybody, None, late={slow})).entries


def test_a_bot_that_decides_once_is_gone_after_it():
    desk = Desk().begin()
    slow = desk.table.match.to_act[0]
    asker = next(seat for seat in range(3) if seat != slow)
    desk.do(p.Substitute, present={asker}, seat=asker, absent=slow, bot="greedy", once=True)
    assert desk.table.seats[slow].player == desk.table.substitute
    move = desk.table.match.move_text(desk.table.match.legal_moves(slow)[0])
    desk.table.apply(e.Moved(slow, move))
    assert desk.table.seats[slow].player is None
    assert slow in desk.table.people


def test_who_moves_is_back():
    desk = Desk().begin()
    seat = desk.table.match.to_act[0]
    desk.do(p.Substitute, held={seat}, seat=seat, absent=seat, bot="random")
    desk.do(p.Play, seat=seat, move=desk.table.match.move_text(desk.table.match.legal_moves(seat)[0]))
    assert desk.table.seats[seat].player is None


def test_a_bot_replaces_nobody_before_the_match_and_no_other_bot():
    desk = Desk().seat_all(bots=(2,))
    fields = {"seat": 0, "absent": 1, "bot": "random"}
    assert desk.refuse(p.Substitute, **fields) == "no match is in progress"
    desk.do(p.Start, seat=0)
    desk.salt_all()
    assert "there is no one in that seat" in desk.refuse(p.Substitute, **fields | {"absent": 2})


# --- the end, and again


@pytest.mark.parametrize("game", macabre.games())
def test_the_end_reveals_the_secret_and_promises_the_next(game):
    desk = Desk(game, players=2).begin()
    desk.play_to_the_end(Dice(7))
    table = desk.table
    assert table.phase == OVER
    assert table.deal.secret == desk.secrets[1].hex()
    assert table.deal_to_come.number == 2
    ((match_id, transcript, names),) = desk.matches
    assert table.finished_match == match_id
    assert len(match_id) >= 16
    assert macabre.replay(transcript).finished
    assert read_cast(names, people(table)) == (["Name 0", "Name 1"], [None, None])
    assert "Name" not in names
    assert read_cast(names, {}) == (["Somebody", "Somebody"], [None, None])


def people(table):
    """What is kept of a table's people, apart from its log."""
    return {seat.sat: seat.name for seat in table.seats if seat.is_person}


def test_matches_that_were_stored_with_a_bots_level_in_its_name_are_read():
    stored = json.dumps(["Anna", "Vesper (greedy)", "Ben (at home)"])
    assert read_cast(stored, {}) == (["Anna", "Vesper", "Ben (at home)"], [None, "greedy", None])


def test_in_a_rematch_all_keep_their_seats_where_chance_says_who_begins():
    desk = Desk().begin(bots=(2,))
    names = desk.table.names
    desk.play_to_the_end(Dice(9))
    desk.do(p.Start, seat=1)
    assert desk.table.names == names
    assert read_cast(desk.matches[0][2], people(desk.table)) == (names, [None, None, "random"])
    assert desk.table.deal.salting == [0, 1]


def test_a_rematch_moves_the_seats_on_where_one_seat_begins_and_keeps_who_holds_them():
    desk = Desk(options={"first_player": 0}).begin(bots=(2,))
    bot = desk.table.names[2]
    desk.play_to_the_end(Dice(9))
    match = desk.table.finished_match
    desk.do(p.Start, seat=1)
    table = desk.table
    assert table.names == [bot, "Name 0", "Name 1"]
    assert table.last_match == match
    assert table.seats_of([token_of(0)]) == [1]
    assert table.deal.salting == [1, 2]
    assert (table.match, table.finished_match, table.phase) == (None, None, PROMISING)
    desk.miss_salts()
    assert (table.last_match, table.phase) == (match, PLAYING)
    desk.play_to_the_end(Dice(10))
    assert len(desk.matches) == 2
    assert desk.matches[0][0] != desk.matches[1][0]
    assert desk.secrets[1] != desk.secrets[2]


def test_a_gesture_is_one_of_a_few():
    desk = Desk().seat_all()
    for emote in p.EMOTES:
        desk.do(p.Emote, seat=1, emote=emote)
    assert [(seat, emote) for _, seat, emote in desk.table.emotes] == [(1, emote) for emote in p.EMOTES]
    for bad in ("", "<b>", "GASP", "x" * 1000):
        assert "there is no gesture" in desk.refuse(p.Emote, seat=1, emote=bad)
    assert desk.refuse(p.Emote, held={0}, seat=1, emote="gasp") == "that seat is not yours"


# --- anything at all

SEATS = st.integers(-1, 3)
COMMANDS = st.one_of(
    st.tuples(st.just(p.Sit), st.fixed_dictionaries({"seat": SEATS, "name": st.sampled_from(["A", "B", "C", ""])})),
    st.tuples(
        st.just(p.SeatBot), st.fixed_dictionaries({"seat": SEATS, "bot": st.sampled_from(["random", None, "x"])})
    ),
    st.tuples(st.sampled_from([p.Stand, p.Start, p.Undo, p.Return]), st.fixed_dictionaries({"seat": SEATS})),
    st.tuples(st.just(p.AnswerUndo), st.fixed_dictionaries({"seat": SEATS, "agree": st.booleans()})),
    st.tuples(st.just(p.Substitute), st.fixed_dictionaries({"seat": SEATS, "absent": SEATS, "bot": st.just("random")})),
    st.tuples(st.just(p.Emote), st.fixed_dictionaries({"seat": SEATS, "emote": st.sampled_from(["gasp", "x"])})),
    st.tuples(st.sampled_from(["play", "play", "play", "salt", "miss"]), st.fixed_dictionaries({"seat": SEATS})),
)


def attempt(desk, kind, fields, dice):
    """Do it, or have it refused without a trace."""
    before, table = snapshot(desk.table), desk.table
    try:
        if kind == "play" and table.phase == PLAYING:
            desk.play(dice)
        elif kind == "salt" and table.phase == PROMISING:
            desk.promise(fields["seat"])
        elif kind == "salt" and (table.deal.number, fields["seat"]) in desk.salts:
            desk.show(fields["seat"])
        elif kind == "miss":
            desk.miss_salts()
        elif not isinstance(kind, str):
            more = {"token": token_of(fields["seat"])} if kind is p.Sit else {}
            desk.do(kind, held={0, 1, 2}, **fields, **more)
    except Refusal as refusal:
        check_sentence(refusal.text)
        assert snapshot(table) == before


@settings(max_examples=60)
@given(st.lists(COMMANDS, max_size=60), st.integers(0, 2**32), st.sampled_from(macabre.games()), st.booleans())
def test_whatever_is_asked_the_table_is_what_its_log_says(commands, seed, game, begun):
    desk, dice = Desk(game, players=2), Dice(seed)
    if begun:
        desk.begin()
    for kind, fields in [(p.Sit, {"seat": 0, "name": "Z"}), *commands]:
        attempt(desk, kind, fields, dice)
    assert snapshot(desk.replayed()) == snapshot(desk.table)


def test_every_command_and_every_entry_is_handled():
    """Each is declared once; whoever forgets to say what comes of it is told here."""
    assert set(decides) == {kind for kind in get_args(p.FromBrowser) if issubclass(kind, p.Command)}
    assert set(applies) == set(get_args(any_of(e.Entry)))
