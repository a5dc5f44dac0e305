"""By which rules a table is played: what its log says, what becomes of it when they change, and films of matches."""

import asyncio
import json
import lzma
from dataclasses import replace
from itertools import pairwise

import msgspec
import pytest

import macabre
from macabre.errors import OtherRules
from macabre.language import Speech, english
from macabre.luck import Fair
from macabre.server import filming as filming_module
from macabre.server import protocol as p
from macabre.server.entries import Opened, Promised, Renewed, read_entry, write_entry
from macabre.server.filming import Filming
from macabre.server.films import SIGNS, Film, Reel, make_film
from macabre.server.replays import Replays
from macabre.server.seen import seen
from macabre.server.table import GATHERING, OVER, PLAYING, Table
from macabre.storage import Append, Store, StoredFilm
from macabre.testing.walk import Dice
from tests.server.desk import Desk, check_sentence
from tests.server.loops import complete
from tests.server.twins import Pair

GAME = "cluedo-cards"
SHORT = {"target": 1}


def begun(moves=4, **changes):
    """A table in the midst of a match, whose log says that it was opened otherwise than it would be now."""
    desk = Desk(GAME, 2, SHORT).begin()
    for _ in range(moves):
        desk.play(Dice(3))
    return as_if_opened(desk, **changes)


def as_if_opened(desk, **changes):
    opened = msgspec.structs.replace(read_entry(desk.log[0]), **changes)
    desk.log[0] = write_entry(opened)
    for number, line in enumerate(desk.log):
        entry = read_entry(line)
        if isinstance(entry, Promised):  # by the rules of then
            fair = Fair.promise(desk.table.code, entry.deal, opened.version, desk.secrets[entry.deal])
            desk.log[number] = write_entry(Promised(entry.deal, fair.commitment))
    desk.table = desk.replayed()
    return desk


def message(table, viewer=0):
    return seen(table, viewer, [viewer], {0, 1}, None, 0)


def test_a_table_says_by_which_release_and_rules_and_on_which_usual_board_it_was_opened():
    opened = read_entry(Desk(GAME, 2).log[0])
    game = macabre.load(GAME)
    assert isinstance(opened, Opened)
    assert opened.release == macabre.__version__
    assert (opened.version, opened.digest) == (game.rules.version, game.default_board.digest)


OTHERS = [
    {"version": 9, "release": "0.0.9"},
    {"version": 9, "release": None, "digest": None},
    {"digest": "0" * 64, "release": "0.0.9"},
]


@pytest.mark.parametrize("changes", OTHERS)
def test_a_match_of_other_rules_or_of_another_usual_board_is_not_played_on(changes):
    desk = begun(**changes)
    table = desk.table
    assert (table.phase, table.match) == (PLAYING, None)
    outdated = english(table.outdated)
    check_sentence(outdated)
    named = changes["release"] and f"Macabre {changes['release']}"
    assert (named or "an earlier release of Macabre") in outdated
    told = message(table)
    assert (told.view, told.legal, told.to_act, told.told) == (None, [], [], [])
    assert (told.outdated.text, told.outdated.watch) == (outdated, None)
    for kind, more in ((p.Play, {"move": "draw"}), (p.Undo, {}), (p.Substitute, {"absent": 1, "bot": "random"})):
        assert desk.refuse(kind, seat=0, **more) == outdated
    desk.do(p.Emote, seat=0, emote="gasp")


def test_logs_of_old_do_not_say_their_release_and_are_played_on_while_the_rules_are_the_same():
    desk = begun(release=None, digest=None)
    assert desk.table.outdated is None
    desk.play_to_the_end(Dice(1))
    assert desk.table.phase == OVER


def test_a_board_of_ones_own_does_not_mind_another_usual_one():
    desk = begun(digest="0" * 64, board=macabre.load(GAME).default_board.source.text)
    assert desk.table.outdated is None


def test_a_question_of_the_old_match_is_not_asked_in_the_new_one():
    """To agree would take back what nobody has done in this match, and the log could never be read again."""
    desk = begun()
    asks = next(seat for seat in (0, 1) if not desk.table.match.undo_is_free(seat))
    desk.do(p.Undo, seat=asks)
    desk = as_if_opened(desk, version=9, release="0.0.9")
    assert desk.table.undo_asked == asks
    desk.do(p.Start, seat=1)
    desk.salt_all()
    assert (desk.table.phase, desk.table.undo_asked) == (PLAYING, None)
    assert desk.refuse(p.AnswerUndo, seat=1 - asks, agree=True) == "no one has asked you to approve an undo"


@pytest.mark.parametrize("changes", OTHERS)
def test_a_rematch_by_the_new_rules_keeps_the_people_and_promises_anew(changes):
    desk = begun(**changes)
    names, deal = desk.table.names, desk.table.deal.number
    desk.table.filmed = desk.table.turned
    desk.do(p.Start, seat=1)
    renewed = next(entry for entry in map(read_entry, desk.log) if isinstance(entry, Renewed))
    assert (renewed.release, renewed.match) == (macabre.__version__, f"{desk.table.code}-{deal}")
    assert (desk.table.names, desk.table.deal.number, desk.table.outdated) == (names, deal + 1, None)
    assert desk.table.last_match == renewed.match
    desk.salt_all().play_to_the_end(Dice(1))
    luck = macabre.replay(desk.matches[-1][1]).luck
    assert (luck.faults(), luck.doubts()) == ([], [])
    again = desk.replayed()
    assert (again.phase, again.match.digest()) == (OVER, desk.table.match.digest()), "a log of both versions is read"
    desk.do(p.Start, seat=0)
    desk.salt_all()
    assert desk.table.phase == PLAYING


def test_a_table_where_nobody_has_begun_begins_by_the_new_rules_without_a_word():
    desk = as_if_opened(Desk(GAME, 2, SHORT).seat_all(), version=9)
    assert (desk.table.phase, desk.table.outdated, message(desk.table).outdated) == (GATHERING, None, None)
    desk.do(p.Start, seat=0)
    desk.salt_all().play_to_the_end(Dice(1))
    assert macabre.replay(desk.matches[-1][1]).finished


def test_house_rules_that_are_gone_are_told_when_somebody_wants_to_begin():
    desk = as_if_opened(Desk(GAME, 2, SHORT).seat_all(), version=9, options={"target": 1, "haunted": True})
    assert "haunted" in desk.refuse(p.Start, seat=0)
    desk = as_if_opened(Desk(GAME, 2, SHORT).seat_all(), version=9, options={})
    desk.do(p.Start, seat=0)
    assert desk.table.options == macabre.load(GAME).new(2).options, "what is new is as usual"


def test_a_board_that_is_none_any_more_breaks_no_table():
    desk = begun(version=9, board="this is no board")
    assert desk.table.outdated
    assert "board" in desk.refuse(p.Start, seat=0)


# --- films


def transcript_of(game, moves=None, players=2):
    """A match to its end, or so many moves of it; nobody knows its secret before the end."""
    desk = Desk(game, players).begin()
    dice = Dice(5)
    while desk.table.phase == PLAYING and (moves is None or moves > 0):
        desk.play(dice)
        moves = moves and moves - 1
    return desk.matches[0][1] if desk.matches else desk.table.match.transcript()


@pytest.mark.parametrize("game", macabre.games())
def test_a_film_shows_what_the_match_shows(game):
    for transcript in (transcript_of(game, 12), transcript_of(game) if game == GAME else transcript_of(game, 40)):
        reel, film = Reel(macabre.replay(transcript)), Film(make_film(transcript, "[]"))
        names = ['Ann "a"', "Ben\\ü"]
        assert film.info(Speech()) == plain(reel.info(Speech()))
        assert film.chart(Speech()) == plain(reel.chart(Speech()))
        assert film.last == reel.last
        for number in range(0, reel.last + 1, 7):
            assert film.step(number, Speech(names=SIGNS[:2])) == plain(reel.step(number, Speech(names=SIGNS[:2])))
            told = film.step(number, Speech(names=names))
            assert told["told"] == reel.step(number, Speech(names=names))["told"]
            assert not set(SIGNS) & set(json.dumps(told, ensure_ascii=False))


def plain(value):
    return json.loads(json.dumps(value))


def test_nobodys_name_is_in_a_film():
    desk = Desk(GAME, 2, SHORT).begin().play_to_the_end(Dice(1))
    _, transcript, cast = desk.matches[0]
    assert b"Name 0" not in lzma.decompress(make_film(transcript, cast))


async def stored(store, desk):
    """The table of a desk, in a database."""
    secrets = {deal: desk.secrets[deal] for deal in desk.secrets}
    names = {number: f"Name {number}" for number in (1, 2)}
    await store.append(
        Append(desk.table.code, 0, desk.log, None, secrets, desk.matches[0] if desk.matches else None, names=names)
    )


def test_matches_without_a_film_get_one_in_the_background(tmp_path, monkeypatch):
    monkeypatch.setattr(filming_module, "SETTLED_SECONDS", 0)
    monkeypatch.setattr(filming_module, "PAUSE_SECONDS", 0)
    desk = Desk(GAME, 2, SHORT).begin().play_to_the_end(Dice(1))

    class Here:
        async def film(self, transcript, cast):
            return make_film(transcript, cast)

    async def wait():
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
        await stored(store, desk)
        filming = Filming(store, Here())
        filming.start()
        while await store.film(desk.matches[0][0]) is None:
            await asyncio.sleep(0.01)
        size = (await store.summaries(desk.table.code))[0].bytes
        await filming.close([])
        await store.delete([desk.table.code])
        left = await store.film(desk.matches[0][0])
        await store.keep_film(StoredFilm("late", desk.table.code, 9, b"film"))
        late = await store.film("late")
        await store.close()
        return size, left, late

    size, left, late = complete(wait())
    assert size > sum(len(line) for line in desk.log) + len(desk.matches[0][1]), "films count"
    assert left is None, "a film goes with its table"
    assert late is None, "and does not come after it"


def test_a_match_is_first_filmed_after_twenty_steps_and_then_the_rarer_the_longer_it_is(monkeypatch):
    """A server that is killed leaves a film of all but the first moves."""
    desk, dice, filmed, looked_at = Desk("dead-house", 4).begin(), Dice(1), [], []

    def film(filming, table):
        filmed.append(len(table.match))
        table.filmed = table.turned

    monkeypatch.setattr(Filming, "film_so_far", film)
    filming = Filming(None, None)
    while len(desk.table.match) < 200 and desk.table.phase == PLAYING:
        desk.play(dice)
        looked_at.append(len(desk.table.match))
        filming.follow(desk.table)
    assert filmed[0] == next(steps for steps in looked_at if steps >= 20), "one decision may be several steps"
    assert 3 <= len(filmed) <= 6
    assert all(later >= 1.4 * sooner for sooner, later in pairwise(filmed))


def test_what_happened_before_a_rematch_does_not_count(monkeypatch):
    desk, dice, filmed = Desk(GAME, 2, SHORT).begin().play_to_the_end(Dice(1)), Dice(2), []
    desk.do(p.Start, seat=0)
    desk.salt_all()
    monkeypatch.setattr(Filming, "film_so_far", lambda filming, table: filmed.append(len(table.match)))
    filming = Filming(None, None)
    assert desk.table.turned > 40
    while not filmed and desk.table.phase == PLAYING:
        filming.follow(desk.table)
        desk.play(dice)
    assert all(steps >= 20 for steps in filmed)


def test_a_newer_film_takes_the_place_of_an_older_one_and_not_the_other_way_round(tmp_path):
    async def work():
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
        await stored(store, Desk(GAME, 2, SHORT).begin())
        code = "BCDFGH"
        sizes = []
        for film in (
            StoredFilm("a", code, 5, b"five"),
            StoredFilm("a", code, 9, b"nine!"),
            StoredFilm("a", code, 7, b"x"),
        ):
            await store.keep_film(film)
            sizes.append((await store.summaries(code))[0].bytes)
        found = (await store.film("a"))[0]
        await store.keep_film(StoredFilm("whole", code, 10, b"all"), "a")
        gone = await store.film("a")
        await store.close()
        return sizes, found, gone

    sizes, found, gone = complete(work())
    assert (found, gone) == (b"nine!", None)
    assert (sizes[1] - sizes[0], sizes[2] - sizes[1]) == (1, 0)


def test_replays_of_other_rules_without_a_film_show_lines(tmp_path):
    desk = Desk(GAME, 2, SHORT).begin().play_to_the_end(Dice(1))
    version = macabre.load(GAME).rules.version
    rules = macabre.load(GAME).rules

    async def look():
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
        await stored(store, desk)
        found = await Replays(store).find(desk.matches[0][0])
        await store.close()
        return found

    object.__setattr__(rules, "version", version + 1)
    try:
        with pytest.raises(OtherRules, match=f"by Macabre {macabre.__version__} under rules {version}"):
            macabre.replay(desk.matches[0][1])
        found = complete(look())
        info, steps = found.info(Speech()), [found.step(number, Speech()) for number in range(found.last + 1)]
    finally:
        object.__setattr__(rules, "version", version)
    assert (info["winners"], info["finished"]) == (None, True)
    assert "under different rules" in info["note"]
    lines = [
        line.partition(" ")[2].partition(" ; ")[0] for line in desk.matches[0][1].partition("\nmoves\n")[2].split("\n")
    ]
    assert [step["told"] for step in steps] == [[], *([line] for line in lines[: found.last])]


# --- what films and sentences must not tell


def film_of(match):
    """What is stored of a match that is not over."""
    match = match.clone()
    match.luck = replace(match.luck, secret=None)
    return lzma.decompress(make_film(match.transcript(), "[]"))


def pairs(game, count=3):
    """Tables in two worlds that a seat and spectators cannot tell apart."""
    return [Pair(game, 2, n % 2, 10 * n + 1, f"BCDFG{n + 2}", 4 + 5 * n) for n in range(count)]


@pytest.mark.parametrize("game", macabre.games())
def test_a_film_of_a_match_that_is_not_over_is_the_same_whatever_is_hidden(game):
    for pair in pairs(game):
        one, other = map(film_of, pair.worlds)
        assert one == other
        assert one.count(b"\n") > 3


def test_a_film_that_tells_hands_is_found(monkeypatch):
    plain = Reel.__init__

    def leaky(self, match):
        plain(self, match)
        self._viewer = None

    monkeypatch.setattr(Reel, "__init__", leaky)
    assert any(film_of(pair.worlds[0]) != film_of(pair.worlds[1]) for pair in pairs(GAME))


@pytest.mark.parametrize("game", macabre.games())
def test_a_table_of_other_rules_tells_the_same_whatever_is_hidden(game):
    for pair in pairs(game, 1):
        told = []
        for log in pair.logs:
            table = Table(pair.code)
            opened = msgspec.structs.replace(read_entry(log[0]), version=9, release="0.0.9")
            for entry in (opened, *map(read_entry, log[1:])):
                table.apply(entry)
            told.append([message(table, viewer) for viewer in (0, 1)])
            assert table.outdated
        assert told[0] == told[1]


def test_an_upgrade_does_not_forget_burnt_deals():
    """A deal was burnt by the old rules; the match that the new ones play names it, and every check knows it."""
    desk = Desk(GAME, 2, SHORT).seat_all()
    desk.do(p.Start, seat=0)
    desk.promise(0)
    desk.promise(1)
    desk.show(0)
    desk.miss_salts()
    version = macabre.load(GAME).rules.version
    as_if_opened(desk, version=version + 1)
    assert [burn.version for burn in desk.table.burnt] == [None]
    desk.do(p.Start, seat=0)
    desk.salt_all().play_to_the_end(Dice(5))
    (_, transcript, _) = desk.matches[-1]
    match = macabre.replay(transcript)
    (burn,) = match.luck.burnt
    assert (burn.deal, burn.withheld, burn.version) == (1, (1,), version + 1)
    assert match.luck.deal == 3, "deal 2 was promised by the old rules and never dealt"
    assert match.luck.faults() == []
    assert any("deal 1 was burnt" in english(doubt) for doubt in match.luck.doubts())
    assert f" 1 rules {version + 1}\n" in transcript
    for edited in (transcript.replace(f" rules {version + 1}\n", "\n"), transcript.replace("burnt 1 ", "burnt 3 ")):
        with pytest.raises(macabre.errors.BadTranscript):
            macabre.replay(edited)
