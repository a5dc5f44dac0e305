"""How much is tried: little while somebody waits, much where there is time."""

import os

LONG = bool(os.environ.get("MACABRE_LONG"))
QUICK = bool(os.environ.get("MACABRE_QUICK"))
