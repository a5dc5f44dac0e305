"""How matches end: by the winners, points and endings that the game declares, which must agree."""

from __future__ import annotations

from macabre.game import Game
from macabre.match import Match
from macabre.rules import ending, score, winners
from macabre.testing.walk import Options, house_rules, random_match, record_of

MATCHES, DECISIONS = 5, 100  # matches of each house rule, or one for each hundred decisions, if that is less
SHORT = 20  # turns of a match that its limit ends


def check_winners(game: Game, players: int, decisions: int) -> None:
    """Whoever has the most points has won, by an ending that somebody wins, and nobody before the match is over."""
    for options in [*house_rules(game), *limited(game)]:
        for seed in range(min(MATCHES, 1 + decisions // DECISIONS)):
            _check_result(random_match(game, players, seed, options))


def limited(game: Game) -> list[Options]:
    """Options that end a match soon, where the game has such."""
    return [{"turn_limit": SHORT}] if "turn_limit" in game.options else []


def _check_result(match: Match) -> None:
    _check_open(match.at(max(0, match.decision_points()[-2])))
    _check_points(match)
    _check_ending(match)
    names = [f"<{seat}>" for seat in range(match.players)]
    verdict = match.verdict(names)
    missing = [names[seat] for seat in match.winners if verdict and names[seat] not in verdict]
    assert not missing, f"the verdict '{verdict}' does not name {', '.join(missing)}"


def _check_open(match: Match) -> None:
    assert not winners(match.board.record, record_of(match)), "somebody has won a match that is not over"
    assert match.ending is None, "a match that is not over has ended somehow"


def _check_points(match: Match) -> None:
    """Those who have the most points have won; fewer, if the game breaks ties, and nobody only where all are equal."""
    points = [score(match.board.record, record_of(match), seat) for seat in range(match.players)]
    shown, leaders = match.scores, {seat for seat in range(match.players) if points[seat] == max(points)}
    won = set(match.winners)
    assert shown in (None, points), f"the view has the scores {shown}, the rules have {points}"
    assert shown or set(points) <= {0, 1}, "the game has points, and its view has no 'scores'"
    fits = won == leaders or (match.game.rules.breaks_ties and won and won < leaders)
    assert fits or (not won and len(leaders) == match.players), f"{match.winners} have won with the points {points}"


def _check_ending(match: Match) -> None:
    """The ending is one of those declared; if some are declared to be nobody's, the others are somebody's."""
    spoken, number = match.game.rules.notation, ending(match.board.record, record_of(match))
    assert 0 <= number < len(spoken.endings), f"there is no ending {number}; the game declares {spoken.endings}"
    ended = spoken.endings[number]
    fits = not spoken.winless or bool(match.winners) == (ended not in spoken.winless)
    assert fits, f"the ending '{ended}' is won by {match.winners}"
    assert match.ended_by in match.game.clauses, f"the match has ended by {match.ended_by}, which is no clause"
