"""On a system without limits of processes and locks on files, as Windows, the house works without them."""

import ast

import pytest

from tests.command import macabre as command
from tests.reading import FOLDER, files_without, imports, tree_of
from tests.server.client import Client, make_table
from tests.server.loops import complete
from tests.server.serving import Server
from tests.without import blocking

pytestmark = pytest.mark.process

ABSENT = ("fcntl", "resource")
NOT_IN_OS = ("fork", "getloadavg", "getuid", "killpg", "nice", "pread", "pwrite", "sched_getaffinity")


@pytest.fixture
def elsewhere(tmp_path):
    return blocking(tmp_path, ABSENT, NOT_IN_OS)


def test_only_one_module_asks_the_system_for_them():
    asking = [path for path in FOLDER.rglob("*.py") if any(f'"{name}"' in path.read_text("utf-8") for name in ABSENT)]
    assert asking == [FOLDER / "system.py"]
    assert [path for path in files_without("*.py", "tests") if {*imports(path)} & {*ABSENT}] == []


def test_what_only_some_systems_have_is_asked_for_before_it_is_used():
    """Whatever names such a function of `os` also asks whether there is one."""
    named = {
        (path.name, node.attr)
        for path in files_without("*.py", "tests")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Attribute) and node.attr in NOT_IN_OS and ast.unparse(node.value) == "os"
    }
    assert named == {("system.py", "nice"), ("system.py", "sched_getaffinity"), ("cache.py", "getuid")}


def test_games_are_listed_and_rules_printed_without_them(elsewhere):
    said = command("games", env=elsewhere).stdout
    assert "dead-house" in said
    assert "CLU-7" in command("rules", "cluedo-cards", "CLU-7", env=elsewhere).stdout


def test_a_table_is_served_without_them(elsewhere, tmp_path):
    async def play(url):
        person = await Client(url, make_table(url)).connect()
        await person.sit(0, "Anna")
        await person.ask(t="seat-bot", seat=1, bot="easy")
        await person.ask(t="start", seat=0)
        while not any(told["event"].get("seat") == 1 for told in person.seen["told"]):
            if not await person.play_on():
                await person.receive()
        await person.close()

    with Server(f"sqlite:///{tmp_path}/tables.db", env=elsewhere) as server:
        complete(play(server.url))
