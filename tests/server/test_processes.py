"""One table, several processes: PostgreSQL, three servers that share the tables, and clients at different ones."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

import macabre
from tests.effort import LONG
from tests.server.loops import complete
from tests.server.postgres import postgres
from tests.server.serving import Server, fixed_port
from tests.server.stubborn import Stubborn, begin, everybody_at, gather_party
from tests.server.truth import FOR_THE_MOMENT, compare, log_of

pytestmark = pytest.mark.process

TIMES = 10 if LONG else 1


class House:
    """Three servers on one database."""

    def __init__(self, database):
        self.database = database
        self.servers = [Server(database, fixed_port(), env={"MACABRE_TEST_GRACE": "10"}) for _ in range(3)]

    def __enter__(self):
        with ThreadPoolExecutor() as pool:
            list(pool.map(Server.start, self.servers))
        return self

    def __exit__(self, *_):
        for server in self.servers:
            if server.process.poll() is None:
                server.stop()

    @property
    def urls(self):
        return [server.url for server in self.servers]

    async def party(self, game="cluedo-cards", players=3, options=None):
        return await gather_party(self.urls, game, players, options)


@pytest.fixture(scope="module")
def house():
    with postgres() as fresh_database, House(fresh_database()) as house:
        yield house


def doubles_of(party, urls):
    """A second browser for each seat, at another server than the first."""
    return [
        Stubborn(urls[seat + 1 :] + urls[: seat + 1], party.code, seat, of) for seat, of in enumerate(party.players)
    ]


def same_to_all(clients):
    """What clients with the same viewer see is the same, whatever server they are at; so is what all may see."""
    seen = {}
    for client in clients:
        plain = {k: v for k, v in client.seen.items() if k not in (*FOR_THE_MOMENT, "yours")}
        assert seen.setdefault(client.seen["seat"], plain) == plain
    for name in ("number", "phase", "seats", "promise", "to_act", "match", "status"):
        assert len({repr(plain[name]) for plain in seen.values()}) == 1, name


async def race(clients, rng):
    """Everybody sends something at the same moment: moves, guessed moves, gestures; all answers."""
    texts = [move["text"] for client in clients for move in client.seen["legal"]]
    asked = []
    for client in clients:
        legal = [move["text"] for move in client.seen["legal"]]
        if legal or (texts and rng.random() < 0.3):
            asked.append(client.ask(t="play", seat=client.mine, move=rng.choice(legal or texts)))
        elif rng.random() < 0.3:
            asked.append(client.ask(t="emote", seat=client.mine, emote="think"))
    return await asyncio.gather(*asked)


@pytest.mark.parametrize("game", [g for g in ("cluedo-cards", "deadly-doodles") if g in macabre.games()])
@pytest.mark.usually(1)
def test_racing_commands_are_appended_one_after_the_other(house, game):
    """Two browsers a seat, at different servers, race each other and the other seats through a whole match."""

    async def run():
        rng = random.Random(game)
        party = await house.party(game, 3, {"target": 2} if game == "cluedo-cards" else {})
        twins = doubles_of(party, house.urls)
        await asyncio.gather(*(twin.connect() for twin in twins))
        await begin(party)
        everybody = [*party.clients, *twins]
        answers = []
        for _ in range(400):
            await everybody_at(everybody, max(client.seen["number"] for client in everybody))
            if party.players[0].seen["phase"] == "over":
                break
            answers += await race([*party.players, *twins], rng)
        final = len(log_of(house.database, party.code))
        await everybody_at(everybody, final)
        await settle_presence(everybody)
        same_to_all(everybody)
        for client in everybody:
            await client.close()
        figures = compare(house.database, party.code, everybody)
        assert figures.matches == 1
        check_answers(everybody, answers)

    complete(run())


async def settle_presence(everybody):
    """Who is present is said by the servers to each other, which may take a moment."""

    async def present(client):
        await client.until(lambda seen: all(seat["present"] for seat in seen["seats"]))

    await asyncio.gather(*map(present, everybody))


def check_answers(everybody, answers):
    """One answer each; both kinds occurred; a refusal says why."""
    assert all(len(replies) == 1 for client in everybody for replies in client.replies.values())
    refused = [answer for answer in answers if answer["t"] == "refused"]
    assert refused
    assert len(refused) < len(answers)
    assert all(answer["text"] and "try again" not in answer["text"] for answer in refused)


@pytest.mark.skipif("deadly-doodles" not in macabre.games(), reason="no game with simultaneous play")
def test_in_simultaneous_play_the_moves_of_both_seats_land(house):
    async def run():
        party = await house.party("deadly-doodles", 2)
        await begin(party)
        both = 0
        while party.players[0].seen["phase"] == "playing":
            await everybody_at(party.clients, max(client.seen["number"] for client in party.clients))
            acting = [player for player in party.players if player.seen["legal"]]
            moves = [p.ask(t="play", seat=p.mine, move=p.seen["legal"][0]["text"]) for p in acting]
            answers = await asyncio.gather(*moves)
            assert all(answer["t"] == "done" for answer in answers), answers
            both += len(answers) == 2
        await everybody_at(party.clients, len(log_of(house.database, party.code)))
        for client in party.clients:
            await client.close()
        compare(house.database, party.code, party.clients)
        return both

    assert complete(run()) >= 10


def test_what_one_server_has_shown_can_be_acted_upon_at_another(house):
    """A seat sees its turn at one server and moves at once through another, which may not have heard of it yet."""

    async def run():
        turns = 0
        while turns < 20 * TIMES:
            turns += await play_through_others(house, random.Random(turns))

    complete(run())


async def play_through_others(house, rng):
    """A match in which every seat looks at one server and moves at another; how many moves."""
    party = await house.party("cluedo-cards", 3, {"target": 2})
    twins = doubles_of(party, house.urls)
    await asyncio.gather(*(twin.connect() for twin in twins))
    await begin(party)
    turns = 0
    while party.players[0].seen["phase"] == "playing":
        number = max(client.seen["number"] for client in [*party.players, *twins])
        first = await first_to_see(party.players, number)
        if first:
            move = rng.choice(first.seen["legal"])["text"]
            answer = await twins[first.mine].ask(t="play", seat=first.mine, move=move)
            assert answer["t"] == "done", answer
            turns += 1
    for client in [*party.clients, *twins]:
        await client.close()
    compare(house.database, party.code, [*party.clients, *twins])
    return turns


async def first_to_see(players, number):
    """The player who is to act at that number, as soon as its own server shows it."""
    await everybody_at(players, number)
    return next((player for player in players if player.seen["legal"]), None)


def test_a_browser_that_changes_servers_never_goes_back_in_time(house):
    async def run():
        party = await house.party("cluedo-cards", 2)
        mover, wanderer = party.players[0], Stubborn(house.urls, party.code, 1, party.players[1])
        await wanderer.connect()
        for _ in range(20 * TIMES):
            await mover.ask(t="emote", seat=0, emote="hurry")
            await wanderer.until(lambda seen: seen["number"] >= mover.seen["number"])
            number = wanderer.seen["number"]
            wanderer.urls.append(wanderer.urls.pop(0))
            wanderer.url = wanderer.urls[0]
            await wanderer.cut()
            assert wanderer.frames[-1]["number"] >= number
            assert wanderer.seen["seat"] == 1
        for client in [*party.clients, wanderer]:
            await client.close()

    complete(run())


def test_who_sits_down_at_one_server_is_known_at_once_at_another(house):
    """The seat's token opens it at every server, even if that one has not heard of it yet."""

    async def run():
        for _ in range(5 * TIMES):
            party = await house.party("cluedo-cards", 2)
            await party.players[0].ask(t="stand", seat=0)
            again, there = Stubborn(house.urls[1], party.code), Stubborn(house.urls[2], party.code)
            there.tokens = again.tokens = {0: "t" * 40}
            await again.connect()
            await there.connect()
            await again.sit(0, "Somebody")
            assert (await there.ask(t="emote", seat=0, emote="sorry"))["t"] == "done"
            await there.until(lambda seen: seen["yours"] == [0] and seen["seat"] == 0)
            for client in [*party.clients, again, there]:
                await client.close()

    complete(run())


@pytest.mark.slow
def test_all_servers_agree_who_is_present(house):
    async def run():
        party = await house.party("cluedo-cards", 3, {"target": 2})
        await settle_presence(party.clients)
        await begin(party)
        asked = await party.players[0].ask(t="substitute", seat=0, absent=1, bot="random")
        assert (asked["t"], asked["text"]) == ("refused", "Player 1 is here")
        await party.players[1].close()

        def away(seen):
            return [seat["present"] for seat in seen["seats"]] == [True, False, True]

        others = [party.players[0], party.players[2], party.spectator]
        await asyncio.gather(*(client.until(away) for client in others))
        asked = await party.players[0].ask(t="substitute", seat=0, absent=1, bot="random")
        assert asked["text"] == "Player 1 has only just left; wait a little"
        await asyncio.gather(*(client.until(lambda seen: seen["seats"][1]["wait"] == 0) for client in others))
        assert (await party.players[0].ask(t="substitute", seat=0, absent=1, bot="random"))["t"] == "done"
        for client in others:
            await client.close()

    complete(run())


def test_a_server_that_dies_takes_its_guests_presence_with_it(house):
    async def run():
        party = await house.party("cluedo-cards", 2)
        await settle_presence(party.clients)
        first, second = party.players
        server = next(server for server in house.servers if server.url == second.url)
        watcher = next(client for client in (first, party.spectator) if client.url != server.url)
        server.kill()
        await watcher.until(lambda seen: not seen["seats"][1]["present"])
        await asyncio.to_thread(server.start)
        await second.connect()  # something of the old line may still be unread
        await settle_presence([watcher, second])
        for client in party.clients:
            await client.close()

    complete(run())


def test_a_lost_database_connection_loses_and_doubles_nothing(house):
    """The database cuts the servers off at random, also between a commit and its acknowledgement."""

    async def cut_off(players):
        """After a few cuts something must have been stored: on a slow machine nothing would ever be, between cuts."""
        cuts, rng, acknowledged = 0, random.Random(3), lambda: sum(len(player.acknowledged) for player in players)
        connection = await psycopg.AsyncConnection.connect(house.database, autocommit=True)
        async with connection:
            while cuts < 60 * TIMES or acknowledged() < 60 * TIMES:
                known = acknowledged()
                for _ in range(4):
                    await asyncio.sleep(rng.uniform(0, 0.1))
                    rows = await connection.execute(
                        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() "
                        "and pid <> pg_backend_pid() order by random() limit 2"
                    )
                    cuts += len(await rows.fetchall())
                while acknowledged() == known:
                    await asyncio.sleep(0.02)

    async def run():
        parties = [await house.party("cluedo-cards", 3, {"target": 2}) for _ in range(3)]
        stop = asyncio.Event()
        play = [asyncio.create_task(party.play("cuts", stop)) for party in parties]
        cutting = asyncio.create_task(cut_off([player for party in parties for player in party.players]))
        await asyncio.wait([cutting, *play], return_when=asyncio.FIRST_COMPLETED)  # whoever fails first is heard
        stop.set()
        await asyncio.gather(cutting, *play)
        moves = 0
        for party in parties:
            await party.leave()
            moves += compare(house.database, party.code, party.clients).moves
        assert moves > 0

    complete(run())
