"""What somebody who has read our sources can write, and what files of old looked like."""

import re

from macabre.luck import Trace, fingerprint
from macabre.testing.walk import Dice, play_random_move
from macabre.transcribe import FORMAT, checksum, is_secret
from macabre.transcript import OLD_FORMAT


def resealed(lines):
    """The lines with a checksum and a fingerprint that fit them."""
    body = "".join(f"{line}\n" for line in lines[:-1])
    end, length, digest, *digits, _ = lines[-1].split()
    digits = [fitting(lines) or digits[0]] if digits else []
    return " ".join([body + end, length, digest, *digits, checksum(body)]) + "\n"


def fitting(lines):
    """The fingerprint of a transcript's lines, whatever they say; None if they do not say enough."""
    found = re.search(r"\nchance fair (\S+) (\d+) .*\nsecret ([0-9a-f]{64})\n", "\n".join(lines), re.DOTALL)
    if not found:
        return None
    moves = lines.index("moves")
    trace = Trace(line for line in lines[:moves] if not is_secret(line))
    for line in lines[moves + 1 : -1]:
        trace.add(line.partition(" ")[2])
    return fingerprint(bytes.fromhex(found[3]), found[1], int(found[2]), trace)


def as_of_old(text):
    """The same match as it was written before files said who had sat there."""
    lines = [line for line in text.splitlines() if not re.match(r"burnt |seat \d (bot|person|unknown)$", line)]
    lines = [re.sub(r"^seat (\d) (?:person|unknown) ", r"salt \1 ", line) for line in lines]
    lines = [OLD_FORMAT if line == FORMAT else line for line in lines]
    end, length, digest, *_, checksum = lines[-1].split()
    return resealed([*lines[:-1], " ".join([end, length, digest, checksum])])


def finish(match):
    """Play on at random to the end."""
    dice = Dice(1)
    while not match.finished:
        play_random_move(match, dice)
    return match


def another_match(match):
    """The same luck, and another last decision: consistent with everything that a file can show."""
    for place in reversed(range(len(match))):
        before = match.at(place)
        if not before.to_act:
            continue
        done = match.entries[place].action
        others = [action for action in before.legal_actions(before.to_act[0]) if action != done]
        if others:
            before.play(match.game.rules.notation.to_move(match.board, others[0]), before.to_act[0])
            return finish(before)
    raise AssertionError("there was nothing to decide")
