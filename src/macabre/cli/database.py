"""Which database the tables are in, and how long they are kept there: asked by several commands."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from macabre.cli.best import make_data_folder

if TYPE_CHECKING:
    from macabre.storage import Ages

DATABASE_VARIABLE = "MACABRE_DATABASE"

Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="help-database")]
Unbegun = Annotated[
    float,
    typer.Option("--keep-unbegun", metavar="DAYS", min=0, help="help-keep-unbegun"),
]
Idle = Annotated[
    float,
    typer.Option("--keep-idle", metavar="DAYS", min=0, help="help-keep-idle"),
]
Finished = Annotated[
    float,
    typer.Option("--keep-finished", metavar="DAYS", min=0, help="help-keep-finished"),
]


def database_url(named: str | None) -> str:
    """The database that was named, else that of the environment, else the user's own file."""
    return named or os.environ.get(DATABASE_VARIABLE) or f"sqlite:///{make_data_folder() / 'tables.db'}"


def read_ages(unbegun: float, idle: float, finished: float) -> Ages:
    """How long tables are kept."""
    from macabre.storage import Ages

    return Ages(unbegun or None, idle or None, finished or None)
