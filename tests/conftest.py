import os
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("noisy", deadline=None)
settings.load_profile("noisy")

ROOT = Path(__file__).parent.parent


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="ten times as much random play")


def pytest_configure(config):
    os.environ["MACABRE_LONG"] = "1" if config.getoption("--long") else ""


@pytest.fixture(scope="session")
def decisions():
    """How many random decisions a game's compiled play is compared over."""
    return 20_000 if os.environ.get("MACABRE_LONG") else 2_000
