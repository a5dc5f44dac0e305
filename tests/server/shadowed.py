"""`macabre` in a process of its own whose tables have shadows; so have those of its workers. What logs come to is kept
as often as the environment says, and people are waited for as long."""

import os

from macabre.cli import main
from macabre.server import hall, host, presence
from macabre.server.table import Table
from tests.server.shadow import shadowed

Table.apply = shadowed
host.KEEP_EVERY = int(os.environ.get("MACABRE_TEST_KEEP_EVERY", host.KEEP_EVERY))
presence.GRACE_SECONDS = float(os.environ.get("MACABRE_TEST_GRACE", presence.GRACE_SECONDS))
hall.WORTH_KEEPING = min(hall.WORTH_KEEPING, host.KEEP_EVERY)

if __name__ == "__main__":
    main()
