import pytest

from macabre.server.table import Table
from tests.server import shadow


@pytest.fixture(autouse=True)
def tables_have_shadows(monkeypatch):
    """In servers inside a test's own process; those in others are started so."""
    monkeypatch.setattr(Table, "apply", shadow.shadowed)
    shadow.faults.clear()
    yield
    assert not shadow.faults, "\n".join(shadow.faults)
