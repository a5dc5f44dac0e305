"""What has changed, added to what was told before, is the whole: in Python, and in the modules of the browser."""

import json
import random
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import macabre
from macabre.language import languages_of_pages
from macabre.server import protocol as p
from macabre.server.changes import changes
from macabre.server.lines import Line
from macabre.server.offers import Offering
from macabre.server.seen import Marks, whole
from macabre.server.shorthand import Shorthand
from macabre.server.sights import Eyes, Now, Sights
from tests.effort import LONG
from tests.server.desk import Desk
from tests.server.following import Follower, changed, legal_in

MATCHES = 8 if LONG else 1  # for each game
MOVES = 60
TOO_MUCH = 3_000  # bytes to four browsers, in the median move

VALUES = st.recursive(
    st.none() | st.integers(-3, 3) | st.sampled_from(["", "a", "length"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["a", "b", "length"]), inner),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_a_change_leads_from_the_one_to_the_other(before, after):
    kept = json.dumps(before)
    assert changed(before, json.loads(json.dumps(changes(before, after)))) == after
    assert json.dumps(before) == kept, "what was told before is not touched"


@given(VALUES)
def test_what_stays_the_same_is_not_told(value):
    assert changes(value, json.loads(json.dumps(value))) == []


# --- matches


class Recorder:
    """A random match of four, and what each of them, and who looks on, is told of it in turn."""

    def __init__(self, game, seed, paced=True):
        self.dice, self.paced = random.Random(seed), paced
        self.desk = Desk(game, 4).begin()
        self.sights = Sights(lambda: self.desk.table, lambda: Marks(f"{self.desk.table.number:096}"), paced)
        language = self.dice.choice(sorted(languages_of_pages()))
        self.eyes = [Eyes(viewer, () if viewer is None else (viewer,), language, None) for viewer in (0, 1, 2, 3, None)]
        self.lines = {eyes: [] for eyes in self.eyes}  # what was sent, each with the whole that it must come to
        self.ends, self.present = [Line(self.sights) for _ in self.eyes], {0, 1, 2, 3}

    def tell(self):
        table = self.desk.table
        away = {seat: 30 for seat in range(4) if seat not in self.present}
        now = Now(table.number, 0, 0, frozenset(self.present), None, away, None)
        for eyes, line in zip(self.eyes, self.ends, strict=True):
            message = line.tell(now, eyes)
            sight, speech = self.sights.at(now, eyes), self.sights.speech_for(eyes)
            everything = whole(sight.seen, table, None, table.number, self.paced, speech)
            self.lines[eyes].append((p.write_message(message).decode(), p.write_message(everything).decode()))

    def go_on(self):
        """A move, a gesture, or somebody goes or comes; whether the match goes on."""
        table, dice = self.desk.table, self.dice
        what = dice.random()
        if what < 0.1:
            self.desk.do(p.Emote, seat=dice.randrange(4), emote="gasp")
        elif what < 0.2:
            self.present ^= {dice.randrange(4)}
        else:
            seat = dice.choice(table.match.to_act)
            move = dice.choice(table.match.legal_moves(seat))
            self.desk.do(p.Play, seat=seat, move=table.match.move_text(move))
        return table.phase == "playing"

    def run(self):
        self.tell()
        for _ in range(MOVES):
            on = self.go_on()
            self.tell()
            if not on:
                break
        return self


@cache
def recorded(game):
    return [Recorder(game, seed, paced=seed % 2 == 0).run() for seed in range(MATCHES)]


ONCE = ("told", "fresh", "emotes")  # what is told once


@pytest.mark.parametrize("game", macabre.games())
def test_all_that_was_told_comes_to_the_whole(game):
    for recorder in recorded(game):
        for line in recorder.lines.values():
            follower, heard = Follower(), []
            for sent, expected in line:
                now, must_be = follower.take(json.loads(sent)), json.loads(expected)
                heard = now["told"] if now["fresh"] else heard + now["told"]
                assert heard == must_be["told"]
                assert without_once(now) == without_once(must_be)


def without_once(message):
    return {name: value for name, value in message.items() if name not in ONCE}


NODE = Path(sys.executable).with_name("node")


@pytest.mark.process
@pytest.mark.skipif(not NODE.exists(), reason="Node comes with the packages of requirements/test.txt")
@pytest.mark.parametrize("game", macabre.games())
def test_the_browser_comes_to_the_same(tmp_path, game):
    file = tmp_path / "lines.json"
    lines = [line for recorder in recorded(game) for line in recorder.lines.values()]
    file.write_text(json.dumps(lines))
    script = Path(__file__).parent.parent / "node/follow.mjs"
    run = subprocess.run([NODE, script, file], capture_output=True, text=True, check=False, timeout=120)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.strip() == str(sum(map(len, lines)))


@pytest.mark.parametrize("game", macabre.games())
def test_an_ordinary_move_is_told_to_four_in_few_bytes(game):
    lines = list(recorded(game)[0].lines.values())[:4]
    sizes = sorted(sum(len(sent) for sent, _ in told) for told in list(zip(*lines, strict=True))[1:])
    assert sizes[len(sizes) // 2] <= TOO_MUCH


@pytest.mark.parametrize("game", macabre.games())
def test_nothing_that_never_changes_is_sent(game):
    match = Desk(game, 4).begin().table.match
    standing, view = match.standing(0), match.view(0)
    assert not {"board", "map"} & standing.keys()
    assert standing == {key: value for key, value in view.items() if key not in ("board", "map")}


# --- moves


@pytest.mark.parametrize("game", macabre.games())
def test_an_offer_is_all_moves_in_their_order(game):
    desk = Desk(game, 4).begin()
    sights, match = Recorder(game, 5), desk.table.match
    speech = sights.sights.speech_for(sights.eyes[0])
    for seat in match.to_act:
        short = Shorthand()
        offer = json.loads(p.write_message(Offering(match, speech, short).make(match.legal_actions(seat))))
        legal, _ = legal_in(offer, json.loads(p.write_message(short.take_fresh())))
        assert [one["move"] for one in legal] == match.legal_moves(seat)
        assert [one["text"] for one in legal] == [match.move_text(one) for one in match.legal_moves(seat)]


def test_moves_of_one_type_may_have_different_parts():
    said = [["type"], ["type", "to"], ["go", "go", None], "A", "B"]
    offer = {"tree": [[0, [2]], [1, [[2, [3, 4]]]], [0, [2]]]}
    assert [one["text"] for one in legal_in(offer, said)[0]] == ["go", "go A", "go B", "go"]
