"""How many histories there are to a depth, chance's outcomes included, kept as data in counts.toml."""

from __future__ import annotations

import tomllib

from macabre.drive import Driver
from macabre.game import Game
from macabre.match import Match
from macabre.notation import seats_in
from macabre.rules import CHANCE, OVER
from macabre.testing.walk import Dice, play_random_move


def position(game: Game, players: int, decisions: int) -> Match:
    """The position after a number of random decisions."""
    match, dice = game.new(players, seed=decisions), Dice(decisions)
    for _ in range(decisions):
        if not match.finished:
            play_random_move(match, dice)
    return match


def count_histories(match: Match, depth: int) -> int:
    """Everything that can happen in the next steps, counted one by one."""
    driver = Driver(match.game.rules, match.board)
    return _count(driver, match.state(), depth)


def _count(driver: Driver, state: bytes, depth: int) -> int:
    driver.state = state
    who = driver.actor()
    if depth == 0 or who == OVER:
        return 1
    if who == CHANCE:
        acts = [(CHANCE, action) for action, _ in driver.weights()]
    else:
        acts = [(seat, action) for seat in seats_in(who) for action in driver.legal(seat)]
    total = 0
    for act in acts:
        driver.state = state
        driver.act(*act)
        total += _count(driver, driver.state, depth - 1)
    return total


def check_counts(game: Game, players: int, decisions: int) -> None:
    """The counts kept in the game's folder come out again; each number of players has one."""
    path = game.rules.folder / "counts.toml"
    assert path.exists(), "there is no counts.toml; --record writes it"
    kept = [entry for entry in tomllib.loads(path.read_text("utf-8"))["count"] if entry["players"] == players]
    assert kept, f"counts.toml has no count for {players} players"
    for entry in kept:
        found = count_histories(position(game, players, entry["decisions"]), entry["depth"])
        assert found == entry["histories"], f"{entry} came out as {found}"


def make_counts(game: Game, most: int = 20_000) -> str:
    """The text of counts.toml: for each number of players some positions, as deep as stays below `most`."""
    lines = ["# Histories from positions of random play, chance's outcomes included; made by macabre.testing.", ""]
    for players in game.players:
        for decisions in (0, 5, 25):
            match = position(game, players, decisions)
            depth, histories = 1, count_histories(match, 1)
            while depth < 6 and histories * histories ** (1 / depth) < most:
                depth += 1
                histories = count_histories(match, depth)
            numbers = {"players": players, "decisions": decisions, "depth": depth, "histories": histories}
            lines += ["[[count]]", *(f"{key} = {value}" for key, value in numbers.items()), ""]
    return "\n".join(lines)
