"""Fair means provable: a match whose luck a host could have chosen is not called proved, by nobody's check.

The numbers in the names are those of the findings that each test answers.
"""

import asyncio
import re
from dataclasses import replace

import pytest

import macabre
from macabre.luck import Fair, Salt, fresh_secret, salt_commitment, secret_commitment
from macabre.transcribe import fingerprint_of
from tests.command import verified
from tests.server.browser_check import check
from tests.server.client import Silent, Withholder, Witness, fetch, make_table
from tests.server.clocks import ring_for
from tests.server.forgers import another_match, as_of_old, finish, resealed
from tests.server.local import LocalServer
from tests.server.loops import complete

pytestmark = pytest.mark.process

GAME, CODE = "cluedo-cards", "BCDFGH"
HOST_ALONE = "the host alone could have chosen"


def deal(secret, luck):
    return macabre.load(GAME).new_with(replace(luck, secret=secret.hex()), 2, {"target": 2})


def luck_of(persons, salted=(), **more):
    """A promise of which the host already knows what it will be worth, and the salts of some."""
    secret = fresh_secret()
    salts = {}
    for seat in salted:
        salt = bytes([seat + 1]) * 32
        salts[seat] = Salt(salt_commitment(CODE, 1, seat, salt), salt.hex())
    promise = Fair.promise(CODE, 1, macabre.load(GAME).rules.version, secret)
    return secret, replace(promise, salts=salts, persons=persons, **more)


def grind(persons, tries=3000):
    """Try secrets until seat 0 is dealt what the host likes: three revolvers or ropes."""
    for _ in range(tries):
        secret, luck = luck_of(persons)
        match = deal(secret, luck)
        hand = [str(card) for card in match.view(0)["hands"][0]]
        if sum("revolver" in card or "rope" in card for card in hand) >= 3:
            return finish(match)
    raise AssertionError(f"{tries} secrets were not enough")


@pytest.fixture(scope="module")
def ground():
    """A match between two people that was rigged: no salt was taken, and thousands of secrets were tried."""
    return grind((0, 1))


def test_trust_3_a_host_that_grinds_secrets_without_salts_is_not_verified(ground, tmp_path):
    code, said = verified(tmp_path, ground.transcript())
    assert code == 1, said
    assert f"seats 0 and 1 gave no salt, nor did anybody else: {HOST_ALONE} this deal" in said
    found = check(ground.transcript(), ["Anna", "Ben"])
    assert found["open"] == [f"Anna and Ben gave no salt, nor did anybody else: {HOST_ALONE} this deal."]


@pytest.mark.parametrize(
    ("lie", "says"),
    [
        (lambda text: text.replace(" person\n", " bot\n"), "only bots sat at this deal"),
        (lambda text: text.replace(" person\n", " unknown\n"), "it is not recorded who sat there"),
        (lambda text: re.sub(r"\nseat \d person(?=\n)", "", text), None),
        (as_of_old, "it is not recorded who sat there"),
    ],
)
def test_trust_3_nor_does_it_help_the_host_to_lie_about_who_sat_there(ground, tmp_path, lie, says):
    text = lie(ground.transcript())
    text = text if text.startswith("macabre transcript 1\n") else resealed(text.splitlines())
    code, said = verified(tmp_path, text)
    assert code == (1 if says else 2), said
    assert (says or "expected 'seat") in said
    assert check(text)["open"]


def test_trust_3_salts_that_the_host_made_up_are_known_as_such_by_who_sat_there(tmp_path):
    """A file cannot tell whose salts they are; the browser of each person can."""
    secret, luck = luck_of((0, 1), salted=(0, 1))
    text = finish(deal(secret, luck)).transcript()
    assert verified(tmp_path, text)[0] == 0
    own = {"commitment": luck.commitment, "salts": {"0": "ab" * 32}, "promised": [0], "shown": [0]}
    assert check(text, ["Anna"], {f"fair/{CODE}/1": own})["bad"] == [
        "This browser’s own salt (seat 1) was not mixed in."
    ]
    own["promised"] = []
    late = check(text, ["Anna"], {f"fair/{CODE}/1": own})
    assert (late["bad"], late["open"]) == ([], ["This browser’s own salt (seat 1) came too late and was not mixed in."])


def test_trust_3_who_gave_no_salt_is_named_and_so_is_whose_help_the_host_would_need(tmp_path):
    secret, luck = luck_of((0, 1), salted=(1,))
    text = finish(deal(secret, luck)).transcript()
    code, said = verified(tmp_path, text)
    assert (code, "seat 0 gave no salt: the host could have rigged this deal with the help of seat 1" in said) == (
        1,
        True,
    )
    found = check(text, ["Anna", "Ben"])
    assert found["open"] == ["Anna gave no salt: the host could have rigged this deal with the help of Ben."]


def test_a_person_among_bots_is_enough_if_the_salt_is_there(tmp_path):
    secret, luck = luck_of((1,), salted=(1,))
    text = finish(deal(secret, luck)).transcript()
    code, said = verified(tmp_path, text)
    assert (code, "Not proved" in said) == (0, False), said
    found = check(text)
    assert (found["open"], found["bad"]) == ([], [])


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (
            lambda game: finish(game.new(2, seed=3, options={"target": 1})),
            "started this match chose its seed",
        ),
        (lambda game: game.new(2, chance="manual"), "chance was played by hand"),
        (lambda game: deal(*luck_of((0, 1), salted=(0, 1))), "the file ends before the match was over"),
    ],
)
def test_where_nothing_was_promised_or_the_end_is_missing_that_is_said(tmp_path, make, says):
    code, said = verified(tmp_path, make(macabre.load(GAME)).transcript())
    assert (code, says in said) == (1, True), said


def test_a_file_of_old_is_read_and_it_is_said_what_is_not_in_it(tmp_path):
    secret, luck = luck_of((0, 1), salted=(0, 1))
    text = as_of_old(finish(deal(secret, luck)).transcript())
    assert macabre.replay(text).luck.persons is None
    code, said = verified(tmp_path, text)
    assert (code, "it is not recorded who sat there" in said) == (1, True), said
    assert "Its fingerprint" not in said, "nobody was ever shown one"
    again = macabre.replay(text).transcript()
    assert verified(tmp_path, again)[0] == 1, "writing it anew does not add what nobody knows"
    assert "in an older format" in check(text)["open"][0]
    assert check(text)["bad"] == []


# --- real tables


async def play(url, first, second):
    """A short match between two browsers, while somebody watches."""
    code = make_table(url, players=2, options={"target": 1})
    people = [await kind(url, code).connect() for kind in (first, second)]
    watcher = await Witness(url, code).connect()
    for seat, (person, name) in enumerate(zip(people, ("Anna", "Ben"), strict=True)):
        await person.sit(seat, name)
    await people[0].ask(t="start", seat=0)
    await asyncio.gather(*(person.play_to_the_end() for person in people))
    await watcher.until(lambda seen: seen["phase"] == "over")
    for client in (*people, watcher):
        await client.close()
    return *people, watcher


@pytest.fixture
def played(tmp_path, monkeypatch):
    """Plays a match between two kinds of browsers: they, who watched, and the transcript."""

    def run(*kinds):
        seats = {kind: [seat for seat, one in enumerate(kinds) if one is kind] for kind in (Silent, Withholder)}
        ring_for(monkeypatch, seats[Silent], seats[Withholder])
        with LocalServer(f"sqlite:///{tmp_path}/tables.db") as server:
            people = complete(play(server.url, *kinds))
            return people, fetch(f"{server.url}/api/matches/{people[0].seen['match']}/transcript.txt")

    return run


def test_trust_3_a_table_that_takes_no_salts_is_not_verified_and_says_so(played, tmp_path):
    people, text = played(Silent, Silent)
    code, said = verified(tmp_path, text)
    assert (code, HOST_ALONE in said) == (1, True), said
    for person in people:
        assert person.seen["promise"]["missing"] == [0, 1]


def test_trust_3_a_withheld_salt_is_in_the_transcript_the_verifiers_and_every_message(played, tmp_path):
    people, text = played(Witness, Withholder)
    (burn,) = macabre.replay(text).luck.burnt
    assert (burn.deal, burn.withheld) == (1, (1,))
    code, said = verified(tmp_path, text)
    assert code == 1, said
    assert "1 deal was burnt before it, and the secret shown then is the one that was promised" in said
    assert "deal 1 was burnt because seat 1 did not show the promised salt" in said
    assert "seat 1 gave no salt" in said
    open_ = check(text, ["Anna", "Ben"])["open"]
    briefly = [line.partition(":")[0].partition(" because")[0] for line in open_]
    assert briefly == ["Ben gave no salt", "Deal 1 was burnt"]
    for person in people:
        promise = person.seen["promise"]
        assert [(one["deal"], one["withheld"]) for one in promise["burnt"]] == [(1, [1])]
        assert (promise["missing"], promise["salted"]) == ([1], [0])


def test_trust_3_a_burnt_secret_that_was_not_promised_and_a_burn_left_out_are_found(played, tmp_path):
    _, text = played(Witness, Withholder)
    (line,) = re.findall(r"^burnt .*$", text, re.MULTILINE)
    luck = macabre.replay(text).luck
    other = line.replace(luck.burnt[0].secret, "ab" * 32)
    forged = resealed(text.replace(line, other).splitlines())
    code, said = verified(tmp_path, forged)
    assert (code, "the secret of the burnt deal 1 is not the one that was promised" in said) == (2, True), said
    assert "The secret of the burnt deal 1 is not the one promised." in check(forged)["bad"]
    hidden = resealed(text.replace(line + "\n", "").splitlines())
    memory = {f"fair/{luck.table}/2": {"commitment": luck.commitment, "burnt": [1]}}
    assert any("was burnt, but the record does not say so" in bad for bad in check(hidden, (), memory)["bad"])
    blamed = {f"fair/{luck.table}/1": {"commitment": luck.burnt[0].commitment, "shown": [1]}}
    assert any("did show its salt (seat 2)" in bad for bad in check(text, (), blamed)["bad"])


@pytest.mark.parametrize("numbers", [(1,), (3,), (1, 3)])
def test_burnt_deals_lead_up_to_the_one_that_was_played(tmp_path, numbers):
    secret = fresh_secret()
    version = macabre.load(GAME).rules.version
    burnt = tuple(
        macabre.luck.Burn(number, secret_commitment(CODE, number, version, secret), secret.hex(), (0,))
        for number in numbers
    )
    promise = Fair.promise(CODE, 3, version, secret)
    match = finish(deal(secret, replace(promise, persons=(0, 1), burnt=burnt)))
    code, said = verified(tmp_path, match.transcript())
    assert (code, "the burnt deals do not lead up to deal 3" in said) == (2, True), said


# --- fingerprints


@pytest.fixture(scope="module")
def watched(tmp_path_factory):
    """An honest match: its witnesses and its transcript."""
    with LocalServer(f"sqlite:///{tmp_path_factory.mktemp('watched')}/tables.db") as server:
        people = complete(play(server.url, Witness, Witness))
        return people, fetch(f"{server.url}/api/matches/{people[0].seen['match']}/transcript.txt")


def prints_of(person):
    """Every fingerprint that a browser was sent, by step."""
    found = {}
    for message in person.messages:
        if message["t"] == "seen" and message["fingerprint"]:
            mark = message["fingerprint"]
            assert found.setdefault(mark["step"], mark["digits"]) == mark["digits"]
    return found


def memory_of(person, luck):
    """What the page of that browser would have kept."""
    prints = {str(step): digits[:16] for step, digits in prints_of(person).items()}
    return {f"fair/{luck.table}/{luck.deal}": {"commitment": luck.commitment, "prints": prints}}


def test_every_fingerprint_that_was_shown_is_one_of_the_transcript(watched, tmp_path):
    people, text = watched
    match = macabre.replay(text)
    for person in people:
        prints = prints_of(person)
        assert len(prints) > 5
        for step, digits in prints.items():
            assert fingerprint_of(match, step) == digits
    noted = [f"--noted={step}:{digits}" for step, digits in prints_of(people[0]).items()]
    code, said = verified(tmp_path, text, *noted)
    assert (code, "fingerprints that you noted" in said) == (0, True), said
    found = check(text, ["Anna", "Ben"], memory_of(people[2], match.luck))
    assert (found["bad"], found["open"]) == ([], [])
    assert any("The match is the one this browser saw" in line for line in found["good"])


def test_trust_3_a_match_that_was_edited_is_known_to_be_another_by_whoever_watched(watched, tmp_path):
    """The host edits a decision and writes the rest by the rules and by the same secret: the file alone fits."""
    people, text = watched
    match = macabre.replay(text)
    forged = another_match(match).transcript()
    assert forged != text
    code, said = verified(tmp_path, forged)
    assert (code, "as it was played" in said) == (0, False), "it claims no more than a file can prove"
    for person in people:
        step, digits = max(prints_of(person).items())
        code, said = verified(tmp_path, forged, f"--noted={step}:{digits}")
        assert (code, f"not the match whose fingerprint was noted after step {step}" in said) == (2, True), said
        found = check(forged, (), memory_of(person, match.luck))
        assert any("This browser saw a different match" in line for line in found["bad"])


@pytest.mark.parametrize("noted", ["", "5", "5:xyz", "5:abcdef", ":0123456789abcdef"])
def test_what_is_no_fingerprint_is_refused_in_a_sentence(watched, tmp_path, noted):
    code, said = verified(tmp_path, watched[1], f"--noted={noted}")
    assert (code, "is not a step, a colon and 16 to 64 hexadecimal digits" in said) == (2, True), said


def test_a_fingerprint_of_a_step_that_is_not_there_is_of_another_match(watched, tmp_path):
    cut = f"--noted=9999:{'0' * 64}"
    code, said = verified(tmp_path, watched[1], cut)
    assert (code, "noted after step 9999" in said) == (2, True), said
