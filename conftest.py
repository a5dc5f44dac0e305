"""Imported before any test: pytest would otherwise put the folder `macabre.games` in the place of the function."""

import macabre  # noqa: F401
