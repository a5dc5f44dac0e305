"""On a system without limits of processes and locks on files, as Windows, the house works without them."""

import pytest

from tests.command import macabre as command
from tests.reading import FOLDER, imports
from tests.server.client import Client, make_table
from tests.server.loops import complete
from tests.server.serving import Server
from tests.without import blocking

pytestmark = pytest.mark.process

ABSENT = ("fcntl", "resource")


@pytest.fixture
def elsewhere(tmp_path):
    return blocking(tmp_path, ABSENT)


def test_only_one_module_asks_the_system_for_them():
    asking = [path for path in FOLDER.rglob("*.py") if any(f'"{name}"' in path.read_text("utf-8") for name in ABSENT)]
    assert asking == [FOLDER / "system.py"]
    assert [path for path in FOLDER.rglob("*.py") if "tests" not in path.parts and {*imports(path)} & {*ABSENT}] == []


def test_games_are_listed_and_rules_printed_without_them(elsewhere):
    said = command("games", env=elsewhere).stdout
    assert "dead-house" in said
    assert "CLU-7" in command("rules", "cluedo-cards", "CLU-7", env=elsewhere).stdout


def test_a_table_is_served_without_them(elsewhere, tmp_path):
    async def sit(url):
        person = await Client(url, make_table(url)).connect()
        done = await person.sit(0, "Anna")
        await person.close()
        return done["t"]

    with Server(f"sqlite:///{tmp_path}/tables.db", env=elsewhere) as server:
        assert complete(sit(server.url)) == "done"
