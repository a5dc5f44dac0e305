import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("steady", PATIENT, derandomize=True)
settings.register_profile("exploring", PATIENT)

ROOT = Path(__file__).parent.parent


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="ten times as much random play")


def pytest_configure(config):
    """The same examples every time, but for long runs, which look for new ones."""
    is_long = config.getoption("--long")
    os.environ["MACABRE_LONG"] = "1" if is_long else ""
    os.environ.setdefault("MACABRE_PACE", "off")  # nobody looks
    settings.load_profile("exploring" if is_long else "steady")


@pytest.fixture(scope="session")
def decisions():
    """How many random decisions a game's compiled play is compared over."""
    return 20_000 if os.environ.get("MACABRE_LONG") else 2_000
