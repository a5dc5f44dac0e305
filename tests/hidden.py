"""What each game hides, field by field, as its record declares it: for leaks to be planted."""

import macabre
from macabre.record import CELL, everybody

FIELDS = [
    (game, name)
    for game in macabre.games()
    for name, field in macabre.load(game).rules.state.fields.items()
    if field.seen_by is not everybody
]


def hidden_part(state, name, data, viewer):
    """The cells of a field that a viewer may not see, as one number."""
    first, size = CELL * state.first_cells[name], CELL * state.fields[name].cells
    truth, seen = (int.from_bytes(one[first : first + size], "little") for one in (data, masked(state, data, viewer)))
    return truth ^ seen


def masked(state, data, viewer):
    """By the masks themselves, whatever was planted."""
    mask = int.from_bytes(state.mask(state.row_of(viewer)), "little")
    return (int.from_bytes(data, "little") & mask).to_bytes(state.size, "little")
