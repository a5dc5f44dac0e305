"""Resending is harmless: every command carries an id of its own, and the same one five times is one."""

import json
import random
import shutil

import pytest

from tests.effort import LONG
from tests.server.loops import complete
from tests.server.serving import Server
from tests.server.stubborn import Stubborn, begin, everybody_at, gather_party
from tests.server.truth import log_of

pytestmark = pytest.mark.process

MATCHES = 60 if LONG else 2
MESSAGES_A_CONNECTION = 80  # fewer than the server takes in a while
GAMES = [("cluedo-cards", {"target": 3}), ("deadly-doodles", {})]


class Fork:
    """A table right after the deal, in a database of which copies can be played on by the same players."""

    def __init__(self, folder, game, options):
        self.folder, self.game, self.options = folder, game, options
        self.copies = 0

    async def deal(self):
        """Make the table, and stop the server once the cards are dealt."""
        with Server(f"sqlite:///{self.folder / 'dealt.db'}") as server:
            party = await gather_party(server.url, self.game, 2, self.options)
            await begin(party)
            await party.leave()
        self.code, self.tokens = party.code, [player.tokens for player in party.players]

    def copy(self):
        """The same table, the same secrets, once more."""
        self.copies += 1
        database = self.folder / f"{self.copies}.db"
        shutil.copy(self.folder / "dealt.db", database)
        return f"sqlite:///{database}"

    async def players(self, url):
        """The same two people."""
        players = [Stubborn(url, self.code, seat) for seat in (0, 1)]
        for player, tokens in zip(players, self.tokens, strict=True):
            player.tokens = tokens
            await player.connect()
        return players


async def play_cleanly(players, rng):
    """A whole match, every command sent once; the commands in order."""
    script = []
    while players[0].seen["phase"] != "over":
        number = max(player.seen["number"] for player in players)
        await everybody_at(players, number)
        acting = [player for player in players if player.seen["legal"]]
        if acting:
            player = rng.choice(acting)
            script.append(command_of(player, len(script), rng))
            assert (await player.ask(**script[-1]))["t"] == "done"
    return script


def command_of(player, count, rng):
    identity = {"id": f"command-{count:04}", "seat": player.mine}
    if rng.random() < 0.1:
        return {"t": "emote", "emote": "gasp", **identity}
    return {"t": "play", "move": rng.choice(player.seen["legal"])["text"], **identity}


class Parrot:
    """Sends a script with every command one to five times, mixed with older ones, over ever new connections."""

    def __init__(self, players, script, rng):
        self.players, self.script, self.rng = players, script, rng
        self.since = [0, 0]  # messages of each player over the present connection
        self.late = []  # copies that are still to be sent, some time
        self.sent = 0

    async def repeat(self):
        for command in self.script:
            copies = self.rng.randint(0, 4)
            at_once = self.rng.randint(0, copies)
            await self._send([command] * (1 + at_once))
            self.late += [command] * (copies - at_once)
            await self._send_some_late()
        self.rng.shuffle(self.late)
        while self.late:
            await self._send([self.late.pop() for _ in range(min(5, len(self.late)))])

    async def _send_some_late(self):
        self.rng.shuffle(self.late)
        await self._send([self.late.pop() for _ in range(min(len(self.late), self.rng.randint(0, 3)))])

    async def _send(self, commands):
        """At once, without waiting for answers in between; a player who is cut off meanwhile sends all again."""
        for player in self.players:
            mine = [command for command in commands if command["seat"] == player.mine]
            await self._send_all(player, mine)
            if mine and self.rng.random() < 0.1:
                await player.cut()
                self.since[player.mine] = 0
                await self._send_all(player, mine)
            for command in mine:
                while command["id"] not in player.answers:
                    await player.receive()

    async def _send_all(self, player, commands):
        if self.since[player.mine] + len(commands) > MESSAGES_A_CONNECTION:
            await player.cut()
            self.since[player.mine] = 0
        for command in commands:
            player.answers.pop(command["id"], None)
            await player.send(**command)
        self.since[player.mine] += len(commands)
        self.sent += len(commands)

    def check(self):
        """All answers to a command were the same: done, at one number."""
        for player in self.players:
            for replies in player.replies.values():
                assert {(reply["t"], reply["number"]) for reply in replies} == {("done", replies[0]["number"])}


def without_fresh_secrets(log):
    """The log as it must come out again: only a replay's name and the promise of a further match are new."""
    plain = []
    for number, command, text in log:
        body = json.loads(text)
        if body["e"] == "revealed":
            body.pop("match")
        if body["e"] == "promised" and body["deal"] > 1:
            body.pop("commitment")
        plain.append((number, command, body))
    return plain


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.usually(1)
def test_a_log_of_commands_sent_many_times_is_that_of_a_clean_run(tmp_path, game, options):
    async def run():
        fork = Fork(tmp_path, game, options)
        await fork.deal()
        sent = expected = 0
        for number in range(MATCHES // 2):
            clean, noisy = fork.copy(), fork.copy()
            with Server(clean) as server:
                players = await fork.players(server.url)
                script = await play_cleanly(players, random.Random(number))
            with Server(noisy) as server:
                parrot = Parrot(await fork.players(server.url), script, random.Random(-number))
                await parrot.repeat()
            parrot.check()
            assert without_fresh_secrets(log_of(noisy, fork.code)) == without_fresh_secrets(log_of(clean, fork.code))
            sent, expected = sent + parrot.sent, expected + len(script)
        print(f"{game}: {sent} messages for {expected} commands")
        assert sent > expected

    complete(run())


def test_a_stored_gesture_is_answered_again_however_many_were_made_since(tmp_path):
    async def run():
        with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
            party = await gather_party(server.url, "cluedo-cards", 2)
            player = party.players[0]
            first = {"t": "emote", "seat": 0, "emote": "gasp", "id": "gesture-0000"}
            stored = await player.ask(**first)
            others = [await player.ask(**first | {"id": f"gesture-{number:04}"}) for number in range(1, 40)]
            assert "too many gestures at once; wait a moment" in [answer.get("text") for answer in others]
            for _ in range(30):
                del player.answers[first["id"]]
                assert await player.ask(**first) == stored
            await party.leave()

    complete(run())
