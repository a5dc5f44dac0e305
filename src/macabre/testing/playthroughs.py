"""Golden playthroughs: a match told step by step with what everybody sees, kept as text and compared.

Only interesting steps are shown in full: those where a kind of move, event or phase comes for the
first time; every hundredth step shows the digest, so that nothing in between can change unseen.
The opening has a file of its own, from the first chance on, and a tiny game has several matches in another.
"""

from __future__ import annotations

import hashlib
import json

from macabre.game import Game
from macabre.match import Match
from macabre.notation import Event
from macabre.testing.walk import Dice, Options, house_rules, play_random_move, random_match

LONGEST = 600  # decisions
MOST_MOVES = 30  # listed
ANEW = "if that is as you mean it, write them anew with --record"
TINY, MORE = 30, 8  # a match of fewer decisions is not enough to know a game by; this many more are


def playthroughs(game: Game, players: int) -> dict[str, str]:
    """The golden playthroughs by the names of their files; the fewest players also try each house rule."""
    rules = house_rules(game) if players == game.players[0] else [{}]
    files = {_name(players, options): playthrough(game, players, options) for options in rules}
    files[f"{players}.opening"] = opening_told(game, players)
    if len(random_match(game, players, players, most=TINY).decision_points()) < TINY:
        files[f"{players}.more"] = "\n".join(playthrough(game, players, seed=players + n) for n in range(1, MORE + 1))
    return {f"{name}.txt": text for name, text in files.items()}


def _name(players: int, options: Options) -> str:
    return ".".join([str(players), *_words(options)])


def _words(options: Options) -> list[str]:
    return [f"{name}={str(value).lower()}" for name, value in options.items()]


def playthrough(game: Game, players: int, options: Options | None = None, seed: int | None = None) -> str:
    """The text of a golden playthrough."""
    seed = players if seed is None else seed
    match, dice = game.new(players, seed=seed, options=options), Dice(seed)
    lines = [_head(game, players, seed, "random play", *_words(options or {}))]
    seen: set[str] = set()
    for decision in range(LONGEST):
        if match.finished:
            break
        since = len(match)
        news = {match.standing("spectator")["phase"]}
        play_random_move(match, dice)
        news |= {f"event {event['type']}" for event in match.heard(None, since)}
        if news - seen:
            seen |= news
            lines += [*_position(match.at(since)), *_steps(match, since)]
        elif decision % 100 == 0:
            lines.append(f"… {len(match)} steps, digest {match.digest()[:16]}")
    return "\n".join([*lines, *_position(match), f"winners {match.winners}, digest {match.digest()}", ""])


def _head(game: Game, players: int, seed: int, *words: str) -> str:
    return f"# {game.id}, {players} players, seed {seed}, {', '.join(words)}"


def opening_told(game: Game, players: int) -> str:
    """What chance does before the first decision, what everybody is told of it, and a digest of what they see."""
    match = game.new(players, seed=players)
    lines = [_head(game, players, players, "the opening"), *_position(match.at(0))]
    for length in range(1, match.decision_points()[0] + 1):
        so_far = match.at(length)
        lines += [*_steps(so_far, length - 1), f"seen {_digest_of_views(so_far)}"]
    return "\n".join([*lines, ""])


def _digest_of_views(match: Match) -> str:
    views = [match.view(viewer) for viewer in (*range(match.players), "spectator")]
    return hashlib.sha256(json.dumps(views, sort_keys=True).encode()).hexdigest()[:16]


def _position(match: Match) -> list[str]:
    """What everybody sees and may do."""
    lines = ["", f"== after {len(match)} steps, to act {match.to_act}"]
    for viewer in (*range(match.players), "spectator"):
        lines.append(f"view {viewer}: {json.dumps(match.view(viewer), sort_keys=True)}")
    for seat in match.to_act:
        moves = match.legal_moves(seat)
        texts = ", ".join(match.move_text(move) for move in moves[:MOST_MOVES])
        lines.append(f"{len(moves)} moves of {seat}: {texts}{', …' if len(moves) > MOST_MOVES else ''}")
    return lines


def _steps(match: Match, since: int) -> list[str]:
    lines = [f"> {number} {step}" for number, step in enumerate(match.steps(since), since + 1)]
    return lines + [_told(event) for event in match.told(None, since=since) if event["text"]]


def _told(event: Event) -> str:
    """An event as data: its sentence is in a file of words, which may change."""
    data = {key: value for key, value in event.items() if key not in ("to", "text", "number")}
    return f"told {','.join(map(str, event['to']))}: {json.dumps(data, sort_keys=True)}"


def check_playthroughs(game: Game, players: int, decisions: int) -> None:
    """The golden playthroughs of this number of players are there and come out again."""
    for name, text in playthroughs(game, players).items():
        path = game.rules.folder / "playthroughs" / name
        assert path.exists(), f"there is no playthroughs/{name}; --record writes it"
        _compare(name, path.read_text("utf-8").splitlines(), text.splitlines())


def _compare(name: str, kept: list[str], made: list[str]) -> None:
    for number, (old, new) in enumerate(zip(kept, made, strict=False), 1):
        assert old == new, f"playthroughs/{name}, line {number}, was\n{old}\nand now is\n{new}\n{ANEW}"
    assert len(kept) == len(made), f"playthroughs/{name} has {len(kept)} lines, and now there are {len(made)}; {ANEW}"
