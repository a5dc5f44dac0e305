"""`macabre` in a process of its own whose tables have shadows; so have those of its workers."""

from macabre.cli import main
from macabre.server.table import Table
from tests.server.shadow import shadowed

Table.apply = shadowed

if __name__ == "__main__":
    main()
