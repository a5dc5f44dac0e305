"""Where a pawn can go: walks of an exact count that use no space twice (DED-13 to DED-20).

A survey spreads from the pawn and notes how far each space is: on foot, and after one hop through
the passages. The spaces are coloured like a chessboard, and every step changes the colour; so a
count can only fit a space whose distance differs from it by an even number. A hop between spaces
of different colours counts like a step, one between spaces of the same colour turns that round:
hence three layers. Each candidate is then searched for from its own end, back to the pawn, where
the surveyed distances tell which ways can still come home in time.
"""

from __future__ import annotations

from macabre.games.dead_end_drive.state import PAWNS, SPACES, MansionRecord, Scratch, State
from macabre.kernel import inner

ON_FOOT, HOPPED, HOPPED_ODDLY = 0, SPACES, 2 * SPACES  # offsets of the layers in `reach`

BY_PAWN, BY_CHAIR = 1, 2  # why a space is closed
STRICT, CROSSING_CHAIRS = BY_PAWN | BY_CHAIR, BY_PAWN  # what stops a pawn (DED-16, DED-17)


@inner
def close_spaces(board: MansionRecord, s: State, out: Scratch) -> None:
    """Note where pawns (DED-16) and red chairs (DED-17) stand in the way."""
    for i in range(PAWNS):
        out.closed[board.chair[i]] |= BY_CHAIR
    for pawn in range(PAWNS):
        if 0 <= s.places[pawn] < SPACES:
            out.closed[s.places[pawn]] |= BY_PAWN


@inner
def open_spaces(board: MansionRecord, s: State, out: Scratch) -> None:
    """Leave the buffer as it was found."""
    for i in range(PAWNS):
        out.closed[board.chair[i]] = 0
    for pawn in range(PAWNS):
        if 0 <= s.places[pawn] < SPACES:
            out.closed[s.places[pawn]] = 0


# --- the survey


@inner
def arrive(out: Scratch, layer: int, space: int, far: int, blocking: int) -> None:
    """Note the first arrival at a space; a hop that is no quicker than going on foot is of no use."""
    if out.closed[space] & blocking or out.reach[layer + space]:
        return
    if layer == HOPPED and out.reach[space]:
        return
    out.reach[layer + space] = far
    out.queue[out.queued] = layer + space
    out.queued += 1


@inner
def arrive_by_passage(board: MansionRecord, out: Scratch, space: int, far: int, blocking: int) -> None:
    """From a passage space to each other free one, as one count (DED-20)."""
    for i in range(board.passages):
        other = board.passage[i]
        if other != space:
            layer = HOPPED_ODDLY if board.colour[other] == board.colour[space] else HOPPED
            arrive(out, layer, other, far, blocking)


@inner
def survey(board: MansionRecord, out: Scratch, start: int, furthest: int, blocking: int) -> None:
    """One more than the distance of every space within a count of the start, layer by layer."""
    out.reach[start] = 1
    out.queue[0] = start
    out.queued = 1
    head = 0
    while head < out.queued and out.reach[out.queue[head]] <= furthest:
        node = out.queue[head]
        head += 1
        space = node & (SPACES - 1)
        far = out.reach[node] + 1
        for i in range(board.degree[space]):
            arrive(out, node - space, board.steps[space][i], far, blocking)
        if node == space and board.is_passage[space]:
            arrive_by_passage(board, out, space, far, blocking)


@inner
def forget_survey(out: Scratch) -> None:
    """Leave the buffer as it was found."""
    for i in range(out.queued):
        out.reach[out.queue[i]] = 0
    out.queued = 0


@inner
def within(out: Scratch, node: int, count: int) -> bool:
    """Whether a space was reached in a layer by a count or less."""
    return 0 < out.reach[node] <= count + 1


@inner
def fits(board: MansionRecord, out: Scratch, start: int, space: int, count: int, hopped: int) -> bool:
    """Whether distance and colour allow a walk of the count between start and space."""
    if (board.colour[space] ^ board.colour[start] ^ count) & 1 == 0:
        return within(out, space, count) or (hopped == 0 and within(out, HOPPED + space, count))
    return hopped == 0 and within(out, HOPPED_ODDLY + space, count)


# --- the search back to the start


@inner
def may_follow(board: MansionRecord, out: Scratch, start: int, space: int, left: int, hopped: int) -> bool:
    """Whether the walk may go on to a space with this many counts left (DED-15): the start comes last."""
    if out.on_trail[space] or (space == start) != (left == 0):
        return False
    return fits(board, out, start, space, left, hopped)


@inner
def next_space(board: MansionRecord, out: Scratch, start: int, here: int, left: int, depth: int) -> int:
    """Try the branches at the end of the trail that are left; the space of the first that may follow, or -1."""
    degree = board.degree[here]
    while out.branch[depth] < degree:
        space = board.steps[here][out.branch[depth]]
        out.branch[depth] += 1
        if may_follow(board, out, start, space, left, out.hopped[depth]):
            out.hopped[depth + 1] = out.hopped[depth]
            return space
    if out.hopped[depth] or not board.is_passage[here]:
        return -1
    while out.branch[depth] < degree + board.passages:
        space = board.passage[out.branch[depth] - degree]
        out.branch[depth] += 1
        if may_follow(board, out, start, space, left, 1):
            out.hopped[depth + 1] = 1
            return space
    return -1


@inner
def find_walk(board: MansionRecord, out: Scratch, start: int, to: int, count: int) -> bool:
    """Search a walk of exactly the count; it lies in `trail` from its end to its start."""
    depth = 0
    out.trail[0] = to
    out.branch[0] = 0
    out.hopped[0] = 0
    out.on_trail[to] = 1
    while 0 <= depth < count:
        space = next_space(board, out, start, out.trail[depth], count - depth - 1, depth)
        if space >= 0:
            depth += 1
            out.trail[depth] = space
            out.branch[depth] = 0
            out.on_trail[space] = 1
        else:
            out.on_trail[out.trail[depth]] = 0
            depth -= 1
    for i in range(depth + 1):
        out.on_trail[out.trail[i]] = 0
    return depth == count


@inner
def reaches(board: MansionRecord, out: Scratch, start: int, to: int, count: int) -> bool:
    """Whether a candidate of the survey can be reached by exactly the count (DED-9).

    A shortest way uses no space twice, save where an odd hop would lead back over it.
    """
    if out.reach[to] == count + 1 or out.reach[HOPPED + to] == count + 1:
        return True
    return find_walk(board, out, start, to, count)


@inner
def leaving_count(board: MansionRecord, out: Scratch) -> int:
    """The least count that leads out by the front door (DED-32); 0 if none was surveyed.

    `reach` is one more than the distance of the door, and stepping out is one count.
    """
    least = 0
    for layer in (ON_FOOT, HOPPED, HOPPED_ODDLY):
        far = out.reach[layer + board.door]
        if far and (least == 0 or far < least):
            least = far
    return least
