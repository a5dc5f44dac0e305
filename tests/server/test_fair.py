"""What a table promised about its luck, anybody can check afterwards; what was changed, anybody can see."""

import asyncio
import sqlite3

import pytest

import macabre
from macabre.cli.verify import run as verify
from macabre.errors import BadTranscript
from macabre.luck import Manual, salt_commitment, secret_commitment
from macabre.server import clockwork
from tests.command import macabre as run_command
from tests.server.client import Witness, fetch, make_table
from tests.server.forgers import resealed
from tests.server.local import LocalServer
from tests.server.loops import complete
from tests.server.serving import Server

pytestmark = pytest.mark.process


async def play_match(url):
    """Two people play a short match to its end while somebody watches; all three browsers."""
    code = make_table(url, players=2, options={"target": 3})
    people = [await Witness(url, code).connect() for _ in range(2)]
    watcher = await Witness(url, code).connect()
    for seat, person in enumerate(people):
        await person.sit(seat, f"Name {seat}")
    await people[0].ask(t="start", seat=0)
    await asyncio.gather(*(person.play_to_the_end() for person in people))
    await watcher.until(lambda seen: seen["phase"] == "over")
    for client in (*people, watcher):
        await client.close()
    return *people, watcher


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A match at a real table: its witnesses, its transcript as a file, and the database."""
    folder = tmp_path_factory.mktemp("fair")
    database = folder / "tables.db"
    with Server(f"sqlite:///{database}") as server:
        witnesses = complete(play_match(server.url))
        transcript = fetch(f"{server.url}/api/matches/{witnesses[0].seen['match']}/transcript.txt")
    path = folder / "match.txt"
    path.write_text(transcript)
    return witnesses, path, database


def test_the_transcript_of_a_real_match_is_verified(played):
    result = run_command("verify", str(played[1]))
    assert result.returncode == 0, result.stderr
    assert "the salts of these seats: 0, 1." in result.stdout
    assert "nobody could choose this luck alone" in result.stdout
    assert "Not proved" not in result.stdout


def test_what_was_shown_before_the_deal_is_what_is_checked_afterwards(played):
    witnesses, path, _ = played
    luck = macabre.replay(path.read_text()).luck
    for witness in witnesses:
        before = [promise for phase, promise in witness.promises if phase in ("gathering", "promising", "salting")]
        assert before
        assert {promise["commitment"] for promise in before} == {luck.commitment}
        salting = [promise for phase, promise in witness.promises if phase == "salting"]
        promised = {str(seat): salt.commitment for seat, salt in luck.salts.items()}
        assert salting[0]["salts"] == promised, "promises are shown to all before any salt is"
        assert len(salting[0]["salted"]) < len(promised)
    for seat, witness in enumerate(witnesses[:2]):
        assert luck.salts[seat].salt == witness.salts[1, seat].hex(), "the browser's own salt was mixed in"


def test_the_secret_is_told_at_the_end_and_not_a_moment_before(played):
    witnesses, path, database = played
    luck = macabre.replay(path.read_text()).luck
    with sqlite3.connect(database) as connection:
        stored = {deal: secret.hex() for deal, secret in connection.execute("select deal, secret from secrets")}
    connection.close()
    assert luck.secret == stored[1]
    for witness in witnesses:
        over = next(n for n, raw in enumerate(witness.raw) if '"phase": "over"' in raw)
        assert not any(stored[1] in raw for raw in witness.raw[:over])
        assert stored[1] in witness.raw[over]
        assert not any(stored[2] in raw for raw in witness.raw), "the next deal's secret is nobody's business yet"


def edits(line):
    """A line with something else in it."""
    for place in {len(line) // 2, len(line) - 1}:
        other = "1" if line[place] == "0" else "0" if line[place].isdigit() else "b" if line[place] == "a" else "a"
        yield line[:place] + other + line[place + 1 :]


def is_caught(path, text):
    path.write_text(text)
    with pytest.raises((BadTranscript, SystemExit)):
        verify(path)
    return True


def test_each_edited_missing_or_doubled_line_is_caught(played, tmp_path):
    lines = played[1].read_text().splitlines()
    forged = tmp_path / "forged.txt"
    for number, line in enumerate(lines):
        rest = lines[number + 1 :]
        edited = next(edits(line))
        for version in (
            [*lines[:number], edited, *rest],
            [*lines[:number], *rest],
            [*lines[: number + 1], line, *rest],
        ):
            assert is_caught(forged, "".join(f"{each}\n" for each in version)), line


def test_a_forger_who_writes_a_fitting_checksum_is_caught_where_luck_is_concerned(played, tmp_path):
    lines = played[1].read_text().splitlines()
    forged = tmp_path / "forged.txt"
    about_luck = [
        n for n, line in enumerate(lines) if line.startswith(("chance fair", "seat ", "secret ")) or " ; " in line
    ]
    assert len(about_luck) > 8
    for number in about_luck:
        for edited in edits(lines[number]):
            assert is_caught(forged, resealed([*lines[:number], edited, *lines[number + 1 :]])), lines[number]


def test_another_card_than_the_key_gives_is_caught_though_all_else_fits(played, tmp_path):
    """The server of this match lies about one draw, and writes the rest by the rules."""
    match = macabre.replay(played[1].read_text())
    forged = tmp_path / "forged.txt"
    lies = 0
    for place, entry in enumerate(match.entries):
        if entry.draw is None or sum(weight > 0 for weight in entry.draw.weights) < 2:
            continue
        other = match.at(place)
        other.draw_from(Manual())
        outcomes = [move for move in other.legal_moves("chance") if move["weight"]]
        index = entry.draw.index
        other.play(outcomes[(index + 1) % len(outcomes)], "chance")
        other.luck = match.luck
        forged.write_text(other.transcript())
        with pytest.raises(BadTranscript, match="key gives another outcome"):
            verify(forged)
        lies += 1
    assert lies > 3


def test_a_burnt_deal_shows_the_secret_that_was_promised_for_it(tmp_path, monkeypatch):
    monkeypatch.setattr(clockwork, "SALT_SECONDS", 5.0)

    async def burn(url):
        code = make_table(url, players=2)
        anna, ben = [await Witness(url, code).connect() for _ in range(2)]
        await anna.sit(0, "Anna")
        await ben.sit(1, "Ben")
        await anna.ask(t="start", seat=0)
        await anna.until(lambda seen: seen["phase"] == "promising")
        await ben.until(lambda seen: seen["phase"] == "promising")
        await anna.salt()
        await ben.salt()
        await anna.until(lambda seen: seen["phase"] == "salting")
        await anna.salt()  # Ben promised too, but never shows
        await anna.until(lambda seen: seen["promise"]["deal"] == 2)
        while anna.seen["phase"] in ("promising", "salting"):
            if not await anna.salt():
                await anna.receive()
        await ben.until(lambda seen: seen["phase"] == "playing")
        await anna.close()
        await ben.close()
        return code, anna, ben

    with LocalServer(f"sqlite:///{tmp_path}/tables.db") as server:
        code, anna, ben = complete(burn(server.url))
    for witness in (anna, ben):
        first = {promise["commitment"] for _, promise in witness.promises if promise["deal"] == 1}
        (burnt,) = witness.seen["promise"]["burnt"]
        assert {burnt["commitment"]} == first
        version = macabre.load("cluedo-cards").rules.version
        assert secret_commitment(code, 1, version, bytes.fromhex(burnt["secret"])) == burnt["commitment"]
        shown_at = next(n for n, raw in enumerate(witness.raw) if burnt["secret"] in raw)
        assert '"deal": 2' in witness.raw[shown_at], "the secret is told only when the deal is no longer to be used"
        assert witness.seen["promise"]["commitment"] != burnt["commitment"]
        assert witness.seen["promise"]["salted"] == [0], "who did not show is not asked again"


def test_a_salt_of_another_seat_table_or_deal_does_not_fit():
    salt = bytes(32)
    assert len({salt_commitment(code, deal, seat, salt) for code in "AB" for deal in (1, 2) for seat in (0, 1)}) == 8
