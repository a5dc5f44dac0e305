"""The rules again, slowly and obviously, from the dicts of views: rooms are names, one looked at after another."""

from itertools import combinations

OFFSETS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def neighbour(outline, room, side):
    column, row = outline["columns"].index(room[0]), outline["rows"].index(int(room[1:]))
    column, row = column + OFFSETS[side][0], row + OFFSETS[side][1]
    if 0 <= column < len(outline["columns"]) and 0 <= row < len(outline["rows"]):
        return f"{outline['columns'][column]}{outline['rows'][row]}"
    return None


def is_entryway(outline, room, side):
    return {"room": room, "side": side} in outline["entryways"]


def is_passage(outline, room, side):
    other = neighbour(outline, room, side)
    if other is None:
        return is_entryway(outline, room, side)
    return [room, other] not in outline["walls"] and [other, room] not in outline["walls"]


def shape_of(ends):
    if len(ends) == 2:
        return "straight" if OPPOSITE[ends[0]] == ends[1] else "corner"
    return {1: "dead-end", 3: "t", 4: "cross"}[len(ends)]


def all_ends():
    return [ends for count in range(1, 5) for ends in combinations("NESW", count)]


def meets(outline, rooms, room, ends):
    """Whether a segment here would meet another, or begin at an entryway."""
    for side in ends:
        other = neighbour(outline, room, side)
        if other is None or OPPOSITE[side] in rooms.get(other, {}).get("ends", ()):
            return True
    return False


def all_rooms(outline):
    return [f"{column}{row}" for row in outline["rows"] for column in outline["columns"]]


def legal_moves(outline, rooms, left):
    """The moves of a seat that has drawn `rooms` and has the cards `left`."""
    free = [room for room in all_rooms(outline) if room not in rooms]
    moves = []
    for room in free:
        for ends in all_ends():
            fits = shape_of(ends) in left and all(is_passage(outline, room, side) for side in ends)
            if fits and meets(outline, rooms, room, ends):
                moves.append({"type": "draw", "card": shape_of(ends), "room": room, "ends": list(ends)})
        if "trap" in left and room not in outline["things"]:
            moves.append({"type": "trap", "room": room})
    if moves:
        return moves
    return [{"type": "no-trap"} if card == "trap" else {"type": "mark", "card": card} for card in sorted(set(left))]


def traps_of(rooms):
    return [room for room, drawn in rooms.items() if drawn.get("trap")]


def hits(seat, maps):
    """How many traps hit a seat, told player by player."""
    count, gone = 0, set()
    for teller, rooms in enumerate(maps):
        for room in traps_of(rooms):
            owners = [q for q, other in enumerate(maps) if room in traps_of(other)]
            if len(owners) > 1:
                count += seat in owners and room not in gone
                gone.add(room)
            elif teller != seat and room in maps[seat]:
                count += 1
    return count


def sheet(outline, seat, maps, marks):
    """The seven items of a seat."""
    drawn = {room: entry["ends"] for room, entry in maps[seat].items() if "ends" in entry}
    found = [thing for room, thing in outline["things"].items() if room in drawn]
    loot = found.count("loot") * (4 if "dragon" in found else 2)
    weapons = [thing[-1] for thing in found if thing.startswith("weapon")]
    monsters = [thing[-1] for thing in found if thing.startswith("monster")]
    slain = [monster for monster in monsters if monster in weapons]
    unlinked = [door for door in outline["entryways"] if door["side"] not in drawn.get(door["room"], ())]
    items = [loot, len(weapons), 4 * len(slain), -2 * (len(monsters) - len(slain)), len(unlinked), -2 * marks]
    return [*items, -3 * hits(seat, maps)]
