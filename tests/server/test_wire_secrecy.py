"""No byte that a seat or a spectator is sent depends on what they may not know.

Two servers hold the same table in two worlds that differ only in what is hidden from one seat,
and are driven by the same commands. Then known leaks are planted, and each must be found.
"""

import hashlib
import json
import re
from dataclasses import replace
from weakref import WeakKeyDictionary

import httpx
import msgspec
import pytest

import macabre
from macabre.language import Speech
from macabre.luck import Trace, fingerprint
from macabre.server import decide, hall, host, lines, seen, sights
from macabre.server.answers import tables
from macabre.server.entries import read_entry
from macabre.server.hall import CODE_LENGTH, LETTERS
from macabre.server.seals import Seals
from macabre.server.table import Table
from macabre.storage import BEFORE_ALL, link
from tests.effort import LONG
from tests.server.local import LocalServer
from tests.server.loops import complete
from tests.server.serving import Server
from tests.server.twins import HIDDEN_ADDRESS, Difference, Drive, Ear, Pair

pytestmark = pytest.mark.process

PAIRS = 12 if LONG else 2  # for each game and number of players


def codes():
    """Codes of tables, none twice."""
    number = 0
    while True:
        number += 1
        yield "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(CODE_LENGTH))


CODES = codes()


def make_pairs(game, count, seed=0, of_others=False):
    players = macabre.load(game).players
    numbers = {players[0] if players[0] > 1 else 2, min(3, players[-1])}
    for number in sorted(numbers):
        for n in range(count):
            seat, luck, on_move = (seed + n) % number, seed + 100 * n + number, n % 2 == 0 and not of_others
            yield Pair(game, number, seat, luck, next(CODES), 4 + 5 * n, on_move, of_others)


async def ask_pages(urls, pair):
    """Everything that HTTP says about a table, with what is the same for both servers left out."""
    paths = [f"/api/tables/{pair.code}", f"/api/tables/{pair.code}/qr.svg", f"/t/{pair.code}", "/api/games"]
    paths += [f"/api/matches/{pair.code}{more}" for more in ("", "/steps/0", "/steps/1", "/transcript.txt")]
    said = []
    for url in urls:
        async with httpx.AsyncClient(base_url=url, headers=HIDDEN_ADDRESS, timeout=60) as browser:
            answers = [await browser.get(path) for path in paths]
            answers.append(await browser.post("/api/tables", json={}, headers={"Origin": "http://table.example"}))
        hidden = ("date", "last-modified", "etag")
        said.append(
            [
                (a.status_code, sorted((k, v) for k, v in a.headers.items() if k not in hidden), a.content)
                for a in answers
            ]
        )
    if said[0] != said[1]:
        raise Difference("a page tells the worlds apart")


async def drive_all(worlds, pairs, moves=3):
    """Drive pair after pair through both worlds; for each, how many moves were compared."""
    done = []
    for number, pair in enumerate(pairs):
        await pair.store(worlds.databases)
        drive = Drive(worlds.urls, pair, number)
        await drive.run(moves)
        await ask_pages(worlds.urls, pair)
        done.append(drive.moves)
    return done


class Worlds:
    """Two servers, and the databases in which each has its world."""

    def __init__(self, folder, kind):
        self.databases = [f"sqlite:///{folder}/{n}.db" for n in range(2)]
        self.servers = [kind(database) for database in self.databases]

    def __enter__(self):
        for server in self.servers:
            server.__enter__()
        self.urls = [server.url for server in self.servers]
        return self

    def __exit__(self, *how):
        for server in self.servers:
            server.__exit__(*how)


@pytest.fixture(scope="module")
def worlds(tmp_path_factory):
    """Two server processes."""
    with Worlds(tmp_path_factory.mktemp("worlds"), Server) as worlds:
        yield worlds


@pytest.mark.parametrize("game", macabre.games())
def test_every_byte_is_the_same_in_both_worlds(worlds, game):
    moves = complete(drive_all(worlds, make_pairs(game, PAIRS)))
    assert all(moves), "hardly anything was compared"


# --- planted leaks


def secret_of(match):
    """Something that depends on all that is hidden."""
    return match.digest()


def add_to_seen(monkeypatch, change):
    plain = seen.frame

    def leaky(base, table, viewer, *more):
        message = plain(base, table, viewer, *more)
        return change(message, table, viewer) if table.match else message

    monkeypatch.setattr(sights, "frame", leaky)


def replaced(message, **fields):
    return msgspec.structs.replace(message, **fields)


def a_field_from_the_unmasked_state(monkeypatch):
    add_to_seen(monkeypatch, lambda m, t, v: replaced(m, options=m.options | {"debug": secret_of(t.match)}))


def a_number_that_counts_what_is_hidden(monkeypatch):
    add_to_seen(monkeypatch, lambda m, t, v: replaced(m, number=m.number * 2 + int(secret_of(t.match)[:4], 16) % 1000))


def the_whole_history_for_who_comes_anew(monkeypatch):
    plain = lines.whole

    def leaky(framed, table, *more):
        message = plain(framed, table, *more)
        return replaced(message, options={"log": table.match.steps()}) if table.match else message

    monkeypatch.setattr(lines, "whole", leaky)


# what has changed, by more than what was shown before and is shown now


def leak_in_changes(monkeypatch, leak):
    """`leak` makes what is told to be different, from the truth and from what depends on all that is hidden."""
    make, plain, known = sights.Sights._make, sights.SightNow.since, {}

    def remember(self, now, eyes):
        sight = make(self, now, eyes)
        known[sight] = secret_of(self.table.match) if self.table.match else ""
        return sight

    def leaky(self, before, alike):
        return leak(plain(self, before, alike), known[before], known[self])

    monkeypatch.setattr(sights.Sights, "_make", remember)
    monkeypatch.setattr(sights.SightNow, "since", leaky)


def a_change_that_is_told_by_what_was_hidden_before(monkeypatch):
    leak_in_changes(monkeypatch, lambda made, old, new: added(made, ["options", "debug"], old))


def a_change_that_is_told_by_what_is_hidden_now(monkeypatch):
    leak_in_changes(monkeypatch, lambda made, old, new: added(made, ["options", "debug"], new))


def a_change_of_the_view_that_is_told_by_what_is_hidden(monkeypatch):
    leak_in_changes(monkeypatch, lambda made, old, new: made._replace(view=[*written(made.view), [["debug"], new]]))


def changes_in_an_order_that_knows_the_pile(monkeypatch):
    def place(change, secret):
        return hashlib.sha256(f"{change} {secret}".encode()).digest()

    def leak(made, old, new):
        return made._replace(view=sorted(written(made.view), key=lambda one: place(one, new)))

    leak_in_changes(monkeypatch, leak)


def added(made, place, value):
    """One more change."""
    return made._replace(changes=[*written(made.changes), [place, value]])


def written(made):
    """Changes as they are written already, once more as a list."""
    return msgspec.json.decode(made) if made else []


def something_that_stayed_the_same_and_is_told_by_what_is_hidden(monkeypatch):
    def leak(made, old, new):
        return made._replace(changes=written(made.changes) + [[["turned"], 0]] * (int(new or "0", 16) % 2))

    leak_in_changes(monkeypatch, leak)


def an_offer_that_is_told_again_by_what_is_hidden(monkeypatch):
    leak_in_changes(
        monkeypatch, lambda made, old, new: made._replace(has_moves=made.has_moves or int(new or "0", 16) % 2 == 1)
    )


def what_is_said_on_a_line_knows_the_pile(monkeypatch):
    """As if a word were said for the first time by what is hidden."""
    plain = lines.Line._changed

    def leaky(self, *more):
        match = self._sights.table.match
        secret = secret_of(match) if match else ""
        self._shorthand.number(secret, secret)
        return plain(self, *more)

    monkeypatch.setattr(lines.Line, "_changed", leaky)


def words_that_are_said_on_all_lines(monkeypatch):
    """As if there were but one shorthand for a table."""
    plain, said = lines.Line._changed, WeakKeyDictionary()

    def leaky(self, *more):
        for key, thing in said.setdefault(self._sights, {}).items():
            self._shorthand.number(key, thing)
        message, keys = plain(self, *more), list(self._shorthand.numbers)
        said[self._sights] |= zip(keys[len(keys) - len(message.said) :], message.said, strict=True)
        return message

    monkeypatch.setattr(lines.Line, "_changed", leaky)


def a_sight_that_is_kept_for_another_viewer(monkeypatch):
    """As if who looks were no part of what a sight is kept by."""
    plain = sights.Sights._make

    def leaky(self, now, eyes):
        others = [seat for seat in range(self.table.players) if seat != eyes.viewer]
        sight = plain(self, now, eyes._replace(viewer=others[0]))
        sight.seen = replaced(sight.seen, seat=eyes.viewer)
        return sight

    monkeypatch.setattr(sights.Sights, "_make", leaky)


def a_picture_of_everything(monkeypatch):
    draw = lambda t: t.game.rules.notation.picture(t.match.view(None), Speech(names=t.names))  # noqa: E731
    add_to_seen(monkeypatch, lambda m, t, v: replaced(m, picture=draw(t)))


def a_spectator_who_sees_with_the_eyes_of_seats(monkeypatch):
    views = lambda t: {"all": [t.match.view(seat) for seat in range(t.players)]}  # noqa: E731
    add_to_seen(monkeypatch, lambda m, t, v: replaced(m, view=views(t)) if v is None else m)


def events_told_to_others(monkeypatch):
    plain = macabre.Match.heard
    monkeypatch.setattr(macabre.Match, "heard", lambda self, viewer, *more: plain(self, None, *more))


def events_that_are_kept_for_another_viewer(monkeypatch):
    """As if who looks were no part of what is told."""
    plain = sights.Sights.told

    def leaky(self, eyes, since):
        return plain(self, eyes._replace(viewer=((eyes.viewer or 0) + 1) % self.table.players), since)

    monkeypatch.setattr(sights.Sights, "told", leaky)


def moves_in_an_order_that_knows_the_pile(monkeypatch):
    plain = seen.in_words

    def place(match, move):
        return hashlib.sha256(f"{move.text} {secret_of(match)}".encode()).digest()

    monkeypatch.setattr(
        seen, "in_words", lambda match, *more: sorted(plain(match, *more), key=lambda move: place(match, move))
    )


def offers_in_an_order_that_knows_the_pile(monkeypatch):
    plain = lines.Line._offer

    def leaky(self, sight, eyes):
        match = self._sights.table.match
        secret = secret_of(match) if match else ""
        ordered = sorted(sight.actions, key=lambda action: hashlib.sha256(f"{action} {secret}".encode()).digest())
        return plain(self, replace(sight, actions=ordered), eyes)

    monkeypatch.setattr(lines.Line, "_offer", leaky)


def wishes_that_know_the_pile(monkeypatch):
    plain = macabre.Match.wishes

    def place(match, move):
        return hashlib.sha256(f"{match.move_text(move)} {secret_of(match)}".encode()).digest()

    monkeypatch.setattr(
        macabre.Match, "wishes", lambda self, seat: sorted(plain(self, seat), key=lambda move: place(self, move))
    )


def an_undo_that_is_free_by_what_is_hidden(monkeypatch):
    monkeypatch.setattr(seen, "_undo_free", lambda table, viewer: bool(int(secret_of(table.match), 16) % 2))


def an_explanation_from_the_state(monkeypatch):
    monkeypatch.setattr(macabre.Match, "refusal", lambda self, move, seat=None: ("X-1", secret_of(self)))


def a_refusal_from_the_state(monkeypatch):
    plain = decide.decides[decide.p.Play]

    def leaky(table, command, asker):
        try:
            return plain(table, command, asker)
        except decide.Refusal as refusal:
            raise decide.Refusal(f"{refusal.text} {secret_of(table.match)}") from None

    monkeypatch.setitem(decide.decides, decide.p.Play, leaky)


def a_preview_from_the_state(monkeypatch):
    monkeypatch.setattr(macabre.Match, "preview", lambda self, move, seat=None: {"debug": secret_of(self)})


def a_refusal_of_an_undo_from_the_state(monkeypatch):
    def leaky(table, command, asker):
        raise decide.Refusal(f"no: {secret_of(table.match)}")

    monkeypatch.setitem(decide.decides, decide.p.AnswerUndo, leaky)


def a_page_about_the_table_that_knows_too_much(monkeypatch):
    visited = []
    look_up, answer = hall.Hall.look_up, tables.JSONResponse

    async def remember(self, code):
        visited.extend([self.hosts[code.upper()].table] if code.upper() in self.hosts else [])
        return await look_up(self, code)

    def leaky(content, status=200):
        known = visited and visited[-1].match and isinstance(content, dict)
        return answer(content | {"debug": secret_of(visited[-1].match)} if known else content, status)

    monkeypatch.setattr(hall.Hall, "look_up", remember)
    monkeypatch.setattr(tables, "JSONResponse", leaky)


def records_that_are_not_masked(monkeypatch):
    monkeypatch.setattr(macabre.Match, "sight", lambda self, viewer: self.state())


LEAKS = [
    a_field_from_the_unmasked_state,
    a_number_that_counts_what_is_hidden,
    the_whole_history_for_who_comes_anew,
    a_picture_of_everything,
    a_spectator_who_sees_with_the_eyes_of_seats,
    events_told_to_others,
    events_that_are_kept_for_another_viewer,
    moves_in_an_order_that_knows_the_pile,
    wishes_that_know_the_pile,
    an_undo_that_is_free_by_what_is_hidden,
    an_explanation_from_the_state,
    a_refusal_from_the_state,
    a_preview_from_the_state,
    a_refusal_of_an_undo_from_the_state,
    a_page_about_the_table_that_knows_too_much,
    records_that_are_not_masked,
    a_change_that_is_told_by_what_was_hidden_before,
    a_change_that_is_told_by_what_is_hidden_now,
    changes_in_an_order_that_knows_the_pile,
    something_that_stayed_the_same_and_is_told_by_what_is_hidden,
    an_offer_that_is_told_again_by_what_is_hidden,
    offers_in_an_order_that_knows_the_pile,
    a_sight_that_is_kept_for_another_viewer,
    a_change_of_the_view_that_is_told_by_what_is_hidden,
    what_is_said_on_a_line_knows_the_pile,
    words_that_are_said_on_all_lines,
]

OF_OTHERS = (events_that_are_kept_for_another_viewer,)  # what others are told


TWO_WAYS = (
    moves_in_an_order_that_knows_the_pile,
    offers_in_an_order_that_knows_the_pile,
    an_undo_that_is_free_by_what_is_hidden,
    something_that_stayed_the_same_and_is_told_by_what_is_hidden,
    an_offer_that_is_told_again_by_what_is_hidden,
)


def needed(leak):
    """In how many matches a leak is surely seen; what has only two ways to come out is the same by chance in half."""
    return 12 if leak in TWO_WAYS else 5


@pytest.fixture(scope="module")
def open_worlds(tmp_path_factory):
    """Two servers in this process, where leaks can be planted."""
    with Worlds(tmp_path_factory.mktemp("leaks"), LocalServer) as worlds:
        yield worlds


def test_without_a_leak_there_is_no_difference(open_worlds):
    assert all(complete(drive_all(open_worlds, make_pairs("cluedo-cards", 2))))


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(open_worlds, monkeypatch, leak):
    leak(monkeypatch)
    pairs = make_pairs("cluedo-cards", needed(leak), 1 + LEAKS.index(leak), leak in OF_OTHERS)
    with pytest.raises(Difference):
        complete(drive_all(open_worlds, pairs))


# --- seals and fingerprints, which depend on everything


class Guesser:
    """Knows both worlds to the last card; wants to know in which one it is, by what stands for the log and the match.

    It tries as a key whatever it was sent. A seat that really sits there knows far less.
    """

    def __init__(self, pair, heard):
        self.pair = pair
        self.messages = [json.loads(text) for text in heard]
        texts = {text for message in self.messages for text in texts_in(message)} | {"", pair.code}
        self.keys = {key for text in texts for key in (text.encode(), unhexed(text), text.encode()[:64])}

    def knows(self):
        return any(self._fits(message) for message in self.messages if message["t"] == "seen")

    def _fits(self, message):
        """Whether something that it computes is what it was sent: then the other world is not the true one."""
        shown = {message["seal"], message["seal"][:64], (message["fingerprint"] or {}).get("digits")}
        return any(shown & set(self._computed(log, message["number"])) for log in self.pair.logs)

    def _computed(self, log, number):
        table, newest = Table(self.pair.code), BEFORE_ALL
        for place, line in enumerate(log[:number], 1):
            table.apply(read_entry(line))
            newest = link(self.pair.code, place, None, None, line, newest)
        yield from (newest, table.trace.hash.hex())
        for key in self.keys:
            yield Seals(self.pair.code, key).seal(number, newest)
            yield fingerprint(key, self.pair.code, table.deal.number, table.trace)


def texts_in(value):
    """All texts of a message, wherever they are."""
    if isinstance(value, str):
        return [value]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for part in parts for text in texts_in(part)]


def unhexed(text):
    return bytes.fromhex(text) if re.fullmatch("([0-9a-f]{2})+", text) else b""


async def listen(worlds, pair):
    """What a seat, and who watches, are sent when they come to the table."""
    await pair.store(worlds.databases)
    heard = []
    for viewer in (pair.seat, None):
        ear = await Ear(worlds.urls[0], pair.code, viewer).connect()
        assert ear.seen["fingerprint"]["step"] > 0
        await ear.close()
        heard.append(ear.heard)
    return heard


def test_nobody_can_guess_by_what_a_log_and_a_match_are_known_by(open_worlds):
    for pair in make_pairs("cluedo-cards", 2, 77):
        for heard in complete(listen(open_worlds, pair)):
            assert not Guesser(pair, heard).knows()


def a_fingerprint_without_a_secret(monkeypatch):
    monkeypatch.setattr(host, "fingerprint", lambda secret, *more: fingerprint(b"", *more))


def a_fingerprint_by_something_public(monkeypatch):
    monkeypatch.setattr(host, "fingerprint", lambda secret, table, *more: fingerprint(table.encode(), table, *more))


def a_fingerprint_that_is_a_bare_hash(monkeypatch):
    monkeypatch.setattr(host, "fingerprint", lambda secret, table, deal, trace: trace.hash.hex())


def a_seal_that_is_a_bare_link(monkeypatch):
    monkeypatch.setattr(Seals, "seal", lambda self, number, newest: newest + "0" * 32)


def a_seal_by_a_key_that_everybody_knows(monkeypatch):
    monkeypatch.setattr(Seals, "__init__", lambda self, code, key: vars(self).update(_code=code, _key=code.encode()))


@pytest.mark.parametrize(
    "leak",
    [
        a_fingerprint_without_a_secret,
        a_fingerprint_by_something_public,
        a_fingerprint_that_is_a_bare_hash,
        a_seal_that_is_a_bare_link,
        a_seal_by_a_key_that_everybody_knows,
    ],
    ids=lambda leak: leak.__name__,
)
def test_what_could_be_guessed_is_guessed(open_worlds, monkeypatch, leak):
    (pair, *_) = make_pairs("cluedo-cards", 1, 99)
    with monkeypatch.context() as planted:
        leak(planted)
        both = complete(listen(open_worlds, pair))
    for heard in both:
        assert Guesser(pair, heard).knows()


def a_fingerprint_that_is_alike_by_what_is_hidden(monkeypatch):
    """Two values, in turn or not: what they are says nothing, and which are alike says much."""
    plain = fingerprint
    monkeypatch.setattr(
        host,
        "fingerprint",
        lambda secret, table, deal, trace: plain(secret, "", trace.hash[0] % 2, Trace([])),
    )


def test_which_fingerprints_are_alike_must_not_tell_either(open_worlds, monkeypatch):
    a_fingerprint_that_is_alike_by_what_is_hidden(monkeypatch)
    with pytest.raises(Difference):
        complete(drive_all(open_worlds, make_pairs("cluedo-cards", 12, 55)))
