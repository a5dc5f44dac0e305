"""What a game says at any moment: whoever looks gets words, from the first draw on, and they name things that exist."""

from __future__ import annotations

import json
import re
from typing import Any

from macabre import notation
from macabre.errors import Error
from macabre.game import Game
from macabre.language import Speech
from macabre.match import Match
from macabre.notation import purpose_text, seats_in
from macabre.rules import CHANCE, EVERYBODY, PURPOSE, Viewer, audience, purpose
from macabre.testing.walk import Dice, random_match, random_walk, record_of

ASKED = 3  # moves at each position
CHANCES = 60  # outcomes of chance that are looked at in a match
KEY = re.compile(r"[a-z]+(-\w+)+", re.IGNORECASE)


def check_words(game: Game, players: int, decisions: int) -> None:
    """Pictures, tasks, phrases, previews and refusals can be had wherever somebody may ask; clauses that exist."""
    dice = Dice(29)
    assert {game.rules.notation.turn_clause, game.rules.notation.over_clause} <= game.clauses.keys(), (
        "the notation's turn_clause or over_clause is no clause of RULES.md"
    )
    for match in random_walk(game, players, 29, min(decisions, 100)):
        for viewer in (*range(players), "spectator"):
            _check_sight(match, viewer)
        for seat in match.to_act:
            _check_moves(match, seat, dice)
    _check_told(random_match(game, players, 29, most=min(decisions, 100)))


def _check_sight(match: Match, viewer: Viewer) -> None:
    """The view is plain data, and can be drawn and said."""
    view, spoken = match.view(viewer), match.game.rules.notation
    assert json.loads(json.dumps(view)) == view, f"the view of {viewer} is more than plain data"
    assert spoken.picture(view, Speech()).strip(), f"{viewer} is shown an empty picture"
    assert match.chance_to_act or Speech().say(spoken.task(view)).strip(), f"nobody tells {viewer} what is to be done"


def _check_moves(match: Match, seat: int, dice: Dice) -> None:
    legal, wished = match.legal_moves(seat), match.wishes(seat)
    for move in (legal[dice.below(len(legal))] for _ in range(ASKED)):
        assert match.phrase(move).strip(), f"there are no words for {move}"
        json.dumps(match.preview(move, seat))
        _check_refusal(match, move, (seat + 1) % match.players)
    for move in wished[: ASKED if wished else 0]:
        _check_refusal(match, move, seat)


def _check_refusal(match: Match, move: Any, seat: int) -> None:
    try:
        refused = match.explain(move, seat)
    except Error:
        return
    if refused:
        clause, sentence = refused
        assert clause in match.game.clauses, f"{move} is refused by {clause}, which is no clause"
        assert sentence.strip(), f"{move} is refused without a word"
        _check_said(sentence, f"the refusal of {move}")


def _check_told(match: Match) -> None:
    """Each viewer is told in words; a clause that an event names is one of the game's."""
    for viewer in (*range(match.players), "spectator"):
        for event in match.told(viewer):
            clause = event.get("clause")
            assert clause is None or clause in match.game.clauses, f"{event['type']} names {clause}, which is no clause"
            assert isinstance(event["text"], str), f"{event['type']} is told without words"
            _check_said(event["text"], f"the event {event['type']}")


def _check_said(text: str, what: str) -> None:
    """A message that no file of words has is called by its key."""
    assert not KEY.fullmatch(text), f"{what} has no words: no message '{text.lower()}' in language/en.ftl"


def check_chance(game: Game, players: int, decisions: int) -> None:
    """Outcomes of chance differ, can happen, read back from their texts, and are drawn for a purpose with a name."""
    match = random_match(game, players, 31, most=min(decisions, 100))
    places = [place for place, step in enumerate(match.entries) if step.who == CHANCE]
    for place in (*places[:CHANCES], *places[CHANCES:][-CHANCES:]):
        _check_outcomes(match.at(place))
        _check_seen_by(match.at(place))


def _check_outcomes(match: Match) -> None:
    spoken, moves, actions = match.game.rules.notation, match.legal_moves("chance"), match.legal_actions("chance")
    assert moves, "chance is to act and can do nothing"
    assert all(move["weight"] > 0 for move in moves), "an outcome of chance has no weight"
    assert len(set(actions)) == len(actions), "chance has the same outcome twice"
    plain = [{key: value for key, value in move.items() if key != "weight"} for move in moves]
    texts = [spoken.chances.write(move) for move in plain]
    assert len(set(texts)) == len(texts), f"two outcomes of chance share a text: {sorted(texts)}"
    for text, move in zip(texts, plain, strict=True):
        assert notation.as_move(spoken.chances, match.board, text) == move, f"'{text}' is not read back"


def _check_seen_by(match: Match) -> None:
    rules, record = match.game.rules, record_of(match)
    code = purpose(match.board.record, record)
    assert 0 <= code // PURPOSE < len(rules.notation.purposes), (
        f"chance is asked for the purpose {code}, which has no name"
    )
    assert purpose_text(rules, code)
    seen_by = audience(match.board.record, record, CHANCE)
    assert seen_by == EVERYBODY or set(seats_in(seen_by)) <= set(range(match.players)), f"{seen_by} are no seats"
