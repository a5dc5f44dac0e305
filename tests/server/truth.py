"""Compares what clients were promised and shown with the log that the database holds in the end."""

import json
from collections import defaultdict
from dataclasses import dataclass

import sqlalchemy as sa

from macabre.luck import Fair, fingerprint
from macabre.server import protocol as p
from macabre.server.entries import read_entry, with_name
from macabre.server.scenes import ends_round
from macabre.server.seals import KEY, Seals
from macabre.server.seen import Marks, seen
from macabre.server.table import Table
from macabre.storage import BEFORE_ALL, link
from macabre.transcript import replay

FOR_THE_MOMENT = ("told", "fresh", "emotes", "pause")  # checked in another way


@dataclass
class Figures:
    """What was compared."""

    tables: int = 0
    matches: int = 0
    entries: int = 0
    moves: int = 0
    acknowledged: int = 0
    refused: int = 0
    copies: int = 0
    messages: int = 0

    def __iadd__(self, other):
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self


def query(database, text, **values):
    """Rows straight from the database, past the server's own code."""
    engine = sa.create_engine(address(database))
    try:
        with engine.connect() as connection:
            return connection.execute(sa.text(text), values).all()
    finally:
        engine.dispose()


def change(database, text, **values):
    """Rows changed past the server's own code, as somebody with the database in hand can."""
    engine = sa.create_engine(address(database))
    try:
        with engine.begin() as connection:
            return connection.execute(sa.text(text), values).rowcount
    finally:
        engine.dispose()


def chain_anew(database, code):
    """Make the links of a log fit its entries again, as a forger who has read our sources would."""
    before = BEFORE_ALL
    for number, command, asked, body in query(database, _ROWS, c=code):
        before = link(code, number, command, asked, body, before)
        change(database, "update entries set link = :l where code = :c and number = :n", l=before, c=code, n=number)


_ROWS = "select number, command, asked, body from entries where code = :c order by number"


def address(database):
    url = sa.make_url(database)
    return url.set(drivername="sqlite" if url.get_backend_name() == "sqlite" else "postgresql+psycopg")


def log_of(database, code):
    """(number, command, body) of a table's entries, in order."""
    rows = query(database, "select number, command, body from entries where code = :c order by number", c=code)
    return [tuple(row) for row in rows]


@dataclass
class Stored:
    """All that a database has of a table."""

    code: str
    entries: list  # number, command, asked, body and link of each
    names: dict
    secrets: dict
    matches: list  # id and transcript of each

    @classmethod
    def read(cls, database, code):
        entries = "select number, command, asked, body, link from entries where code = :c order by 1"
        names = query(database, "select number, name from names where code = :c", c=code)
        secrets = query(database, "select deal, secret from secrets where code = :c", c=code)
        matches = query(database, "select id, transcript from matches where code = :c", c=code)
        known = {deal: bytes(secret) for deal, secret in secrets}
        return cls(code, query(database, entries, c=code), dict(map(tuple, names)), known, matches)

    @property
    def log(self):
        """(number, command, body) of the entries."""
        return [(number, command, body) for number, command, _, body, _ in self.entries]


def links_of(database, code):
    """The links of a table's entries."""
    return links_in(Stored.read(database, code))


def links_in(stored):
    """The same of what was read, computed from what is in the rows; they must be the ones that are stored."""
    code, entries = stored.code, stored.entries
    before, links = BEFORE_ALL, []
    for number, command, asked, body, kept in entries:
        before = link(code, number, command, asked, body, before)
        assert kept == before, f"entry {number} is not chained to the one before"
        links.append(before)
    return links


class Notary:
    """What the log and the match were known by, from what is stored alone."""

    def __init__(self, stored):
        self.code, self.secrets = stored.code, stored.secrets
        self.seals, self.links = Seals(stored.code, stored.secrets[KEY]), links_in(stored)

    def marks(self, table):
        seal = self.seals.seal(table.number, self.links[table.number - 1])
        if table.trace is None:
            return Marks(seal)
        deal = table.deal.number
        digits = fingerprint(self.secrets[deal], self.code, deal, table.trace)
        return Marks(seal, p.Fingerprint(table.trace.count, digits))


def compare(database, code, clients):
    """Fails where the log and what clients know differ; returns what was compared."""
    return compare_stored(Stored.read(database, code), clients)


def compare_stored(stored, clients, paced=False):
    """The same for what was read, by a server that shows things slowly or not."""
    log = stored.log
    assert [number for number, _, _ in log] == list(range(1, len(log) + 1)), "the log has gaps"
    _compare_commands(log, clients)
    for client in clients:
        _compare_answers(log, client)
    shown = _compare_shown(log, stored.names, Notary(stored), clients, paced)
    matches = _check_matches(stored.matches, log)
    bodies = [json.loads(body) for _, _, body in log]
    return Figures(
        tables=1,
        matches=matches,
        entries=len(log),
        moves=sum(body["e"] == "moved" for body in bodies),
        acknowledged=sum(len(set(client.acknowledged)) for client in clients),
        refused=sum(any(r["t"] == "refused" for r in rs) for client in clients for rs in client.replies.values()),
        copies=sum(client.copies for client in clients),
        messages=shown,
    )


def _compare_commands(log, clients):
    """Every decision in the log is what some client asked for, once."""
    sent = {command: message for client in clients for command, message in client.sent.items()}
    commands = [command for _, command, _ in log if command]
    assert len(commands) == len(set(commands)), "a command was carried out twice"
    returned = None  # the command by which somebody has just taken the seat back, perhaps to move
    for number, own, text in log:
        body = json.loads(text)
        command = own or (returned if body["e"] == "moved" else None)
        returned = own if body["e"] == "returned" else None
        if command is None or command.startswith(("bot:", "clock:")):
            assert body["e"] != "moved" or command, f"nobody asked for entry {number}"
        else:
            message = sent[command]
            assert body.get("seat", message.get("seat")) == message.get("seat"), (number, body, message)
            assert body["e"] != "moved" or body["move"] == message["move"], (number, body, message)


def _compare_answers(log, client):
    """What was acknowledged is there, at its number, in the order of asking; what was refused is not."""
    place = {command: number for number, command, _ in log if command}
    numbers = [place.get(command) for command in client.sent if command in dict(client.acknowledged)]
    assert None not in numbers, "an acknowledged command is lost"
    assert numbers == sorted(numbers), "commands of one client were reordered"
    for command, number in client.acknowledged:
        assert place[command] == number, f"{command} was acknowledged as {number}, and is {place[command]}"
    for command, replies in client.replies.items():
        kinds = {reply["t"] for reply in replies if not reply.get("text", "").endswith("try again")}
        assert kinds <= {"done"} or command not in place, f"refused, but in the log: {client.sent[command]} {replies}"


def _compare_shown(log, people, notary, clients, paced):
    """Every message ever shown is what the log's first entries make, byte for byte."""
    frames = defaultdict(list)
    for client in clients:
        for frame in client.frames:
            frames[frame["number"]].append((client, frame))
    assert max(frames, default=0) <= len(log), "something was shown that is not in the log"
    table = Table(notary.code)
    heard = {}  # by client, how many events its connection has been told
    names, said = [], {}  # sentences of events, as long as people have these names
    for number, _, body in log:
        table.apply(with_name(read_entry(body), people.get(number)))
        expected = {}
        if names != table.names:
            names, said = table.names, {}
        for client, frame in frames[number]:
            yours = table.seats_of(client.tokens.values())
            key = (frame["seat"], tuple(yours))
            if key not in expected:
                marks = notary.marks(table)
                message = seen(table, frame["seat"], yours, set(), None, 0, paced=paced, marks=marks, said=said)
                expected[key] = json.loads(p.write_message(message))
            _compare_frame(frame, expected[key], table)
            assert frame["pause"] is None or (paced and _is_pause(frame["pause"], table))
            heard[client] = len(frame["told"]) + (0 if frame["fresh"] else heard[client])
            assert heard[client] == len(expected[key]["told"]), f"entry {number}: something was never told"
    return sum(map(len, frames.values()))


def _compare_frame(frame, expected, table):
    for name, value in expected.items():
        if name == "clock":
            assert _without_left(frame[name]) == _without_left(value)
        elif name == "seats":
            assert _without_presence(frame[name]) == _without_presence(value)
        elif name not in FOR_THE_MOMENT:
            assert frame[name] == value, f"entry {frame['number']}: {name} was shown as {frame[name]}, is {value}"
    told = expected["told"]
    assert frame["told"] == (told if frame["fresh"] else told[len(told) - len(frame["told"]) :])
    gestures = [(seat, emote) for _, seat, emote in table.emotes]
    assert all(tuple(emote) in gestures for emote in frame["emotes"])


def _is_pause(pause, table):
    """How long it lasts is the host's affair; that a round ended by the last move is the log's."""
    *_, last, _ = [0, *table.match.decision_points()]
    is_due = ends_round(table.game, table.match.heard("spectator", last)) and not table.match.finished
    return is_due and pause["number"] == table.turned and {*pause["awaited"]} <= {*table.people}


def _without_left(clock):
    return clock and {**clock, "left": None}


def _without_presence(seats):
    return [{name: value for name, value in seat.items() if name not in ("present", "wait")} for seat in seats]


def _check_matches(rows, log):
    """Every match that was revealed can be replayed, and its luck was what it was promised to be."""
    revealed = [json.loads(body)["match"] for _, _, body in log if json.loads(body)["e"] == "revealed"]
    assert sorted(revealed) == sorted(row[0] for row in rows)
    for _, transcript in rows:
        match = replay(transcript)
        assert match.finished
        assert isinstance(match.luck, Fair)
        assert match.luck.faults() == []
        assert match.luck.persons is not None
    return len(rows)
