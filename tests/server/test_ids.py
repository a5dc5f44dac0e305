"""A command's id belongs to one seat and to one content; resending the same command stays harmless."""

import pytest

from tests.server.client import Client, begin, leave, make_table
from tests.server.local import LocalServer, asleep, sleepy_server
from tests.server.loops import complete
from tests.server.postgres import postgres
from tests.server.truth import log_of

pytestmark = pytest.mark.process

OTHER = "that id belongs to another command; choose a new one"
GESTURE = {"t": "emote", "emote": "gasp", "id": "the-same-id-again"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with sleepy_server(f"sqlite:///{tmp_path_factory.mktemp('ids')}/tables.db") as server:
        yield server


async def ask_again(client, **command):
    """Send a command though its id was answered before."""
    client.answers.pop(command["id"], None)
    return await client.ask(**command)


def answers(server, work):
    """What somebody is told who uses the id of Anna's gesture, and what Anna is told who sends it again."""

    async def run():
        code, anna, ben = await begin(server.url)
        first = await anna.ask(seat=0, **GESTURE)
        told = await work(code, anna, ben)
        again = await ask_again(anna, seat=0, **GESTURE)
        await leave(anna, ben)
        return first, told, again

    first, told, again = complete(run())
    assert first["t"] == "done"
    assert again == first, "resending is harmless"
    return told


def refused(answer):
    return (answer["t"], answer.get("text")) == ("refused", OTHER)


def test_trust_15_another_seat_that_uses_the_id_is_refused(server):
    async def use(code, anna, ben):
        return await ask_again(ben, seat=1, **GESTURE)

    assert refused(answers(server, use))


def test_trust_15_a_spectator_who_uses_the_id_is_refused(server):
    async def use(code, anna, ben):
        watcher = await Client(server.url, code).connect()
        told = [await ask_again(watcher, seat=0, **GESTURE | more) for more in ({}, {"emote": "laugh"})]
        told.append(await ask_again(watcher, t="stand", seat=0, id=GESTURE["id"]))
        await watcher.close()
        return told

    assert all(map(refused, answers(server, use)))


@pytest.mark.parametrize(
    "other", [{"t": "emote", "emote": "laugh"}, {"t": "undo"}, {"t": "play", "move": "draw"}, {"t": "return"}]
)
def test_trust_15_the_same_seat_that_means_something_else_is_refused(server, other):
    async def use(code, anna, ben):
        return await ask_again(anna, seat=0, id=GESTURE["id"], **other)

    assert refused(answers(server, use))


def test_trust_15_the_same_holds_after_the_table_has_slept(server):
    """What an id belongs to is in the log."""

    async def use(code, anna, ben):
        await leave(anna, ben)
        await asleep(server, code)
        await ben.connect()
        told = await ask_again(ben, seat=1, **GESTURE)
        await anna.connect()
        return told

    assert refused(answers(server, use))


def test_a_browser_with_several_keys_and_a_new_connection_is_the_same_sender(server):
    async def use(code, anna, ben):
        both = Client(server.url, code)
        both.tokens = anna.tokens | ben.tokens
        await both.connect()
        told = await both.ask(seat=0, **GESTURE)
        await both.close()
        return told

    assert answers(server, use)["t"] == "done"


def test_sitting_down_and_standing_up_can_be_sent_again(server):
    """Who has just sat down is sent away before the answer, and comes back with no key yet; who has stood up too."""

    async def run():
        code = make_table(server.url)
        sit = {"t": "sit", "id": "to-sit-down", "seat": 0, "name": "Anna", "token": "t" * 40}
        stand = {"t": "stand", "id": "to-stand-up", "seat": 0}
        told = []
        for command in (sit, sit, stand, stand):
            anna = Client(server.url, code)
            anna.tokens = {0: "t" * 40} if command is stand else {}
            await anna.connect()
            told.append(await anna.ask(**command))
            await anna.close()
        thief = await Client(server.url, code).connect()
        told.append(await thief.ask(**sit | {"token": "x" * 40}))
        await thief.close()
        return told

    *own, theft = complete(run())
    assert [answer["t"] for answer in own] == ["done"] * 4
    assert own[0] == own[1]
    assert own[2] == own[3]
    assert refused(theft)


def test_bots_and_their_tables_are_set_once(server):
    """A command for another's seat belongs to who sent it."""

    async def run():
        code = make_table(server.url, players=3)
        anna, ben = [await Client(server.url, code).connect() for _ in range(2)]
        await anna.sit(0, "Anna")
        await ben.sit(1, "Ben")
        bot = {"t": "seat-bot", "id": "a-bot-please", "seat": 2, "bot": "random"}
        told = [await anna.ask(**bot), await ask_again(anna, **bot), await ben.ask(**bot)]
        await leave(anna, ben)
        return told

    first, again, other = complete(run())
    assert (first["t"], again) == ("done", first)
    assert refused(other)


def test_trust_15_two_processes_agree_whose_an_id_is():
    """The other one has not heard of the command yet, and finds its id taken when it wants to store its own."""
    with postgres() as fresh:
        database = fresh()
        with LocalServer(database) as one, LocalServer(database) as two:

            async def run():
                code, anna, ben = await begin(one.url)
                ben.url = two.url
                await ben.close()
                await ben.connect()
                told = []
                for number in range(5):
                    gesture = GESTURE | {"id": f"gesture-{number}"}
                    told.append((await anna.ask(seat=0, **gesture), await ben.ask(seat=1, **gesture)))
                await leave(anna, ben)
                return code, told

            code, told = complete(run())
        assert all(first["t"] == "done" and refused(second) for first, second in told), told
        assert sum('"emoted"' in body for _, _, body in log_of(database, code)) == 5
