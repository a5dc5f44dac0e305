"""`macabre play GAME`: a match in the terminal, against bots and with friends at the same keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from macabre.catalogue import games, load
from macabre.cli.arguments import BOTS_HELP, BoardFile, Options, Seed, read_bots, read_options, read_text_file
from macabre.cli.best import best_score_line
from macabre.cli.prepare import prepare
from macabre.cli.table import Leave, TerminalTable
from macabre.errors import BadPlayers, Error
from macabre.game import Game
from macabre.match import Match
from macabre.transcript import replay

OptionalGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game's id; asked for if left out.")]
Players = Annotated[int | None, typer.Option("--players", help="How many seats, bots included.")]
Bots = Annotated[str | None, typer.Option("--bots", help=f"For the last seats. {BOTS_HELP} «none» for people only.")]
Names = Annotated[str | None, typer.Option("--names", help="The people's names, separated by commas.")]
Saved = Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a match that was saved.")]

BOT = "greedy"


def run(
    game: OptionalGame = None,
    players: Players = None,
    bots: Bots = None,
    names: Names = None,
    seed: Seed = None,
    option: Options = None,
    board: BoardFile = None,
    load_file: Saved = None,
) -> None:
    """Play a match; people take the first seats, bots the others."""
    try:
        if load_file:
            match = replay(read_text_file(load_file), str(load_file))
            prepare([match.game.id])
        else:
            chosen = load(game or ask_game())
            asked = ask_players(chosen) if game is None and players is None else players
            seats = _usual_players(chosen, bots) if asked is None else asked
            match = begin(chosen, seats, seed, read_options(chosen, option), board)
        play(match, seat_bots(match, bots, names), names)
    except Leave:
        print("\nYou leave the table.")


def begin(game: Game, players: int, seed: int | None, options: dict[str, Any], board: Path | None) -> Match:
    """A new match; what was asked for is checked before anybody waits for a game to be compiled."""
    game.check(players, options)
    plan = game.load_board(board)
    prepare([game.id])
    return game.new(players, seed, options, plan)


def _usual_players(game: Game, bots: str | None) -> int:
    """As many as the named bots and one person, else three, if the game allows."""
    wanted = bots.count(",") + 2 if bots and "," in bots else 3
    return min(max(wanted, game.players[0]), game.players[-1])


def ask_game() -> str:
    """Let the person choose a game."""
    print("Macabre: four deadly games. What shall it be?\n")
    for number, game in enumerate(map(load, games()), 1):
        print(f"{number:>3}  {game.title}, {game.players[0]} to {game.players[-1]} players\n     {game.summary}")
    while True:
        answer = ask(f"\nA number from 1 to {len(games())} [1]: ") or "1"
        if answer in games():
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(games()):
            return games()[int(answer) - 1]
        print(f"'{answer}' is none of them.")


def ask_players(game: Game) -> int:
    """Let the person choose how many sit down; the others are bots."""
    low, high = game.players[0], game.players[-1]
    usual = _usual_players(game, None)
    while True:
        answer = ask(f"How many players, you included ({low} to {high}) [{usual}]: ") or str(usual)
        if answer.isdecimal() and int(answer) in game.players:
            return int(answer)
        print(f"{game.title} is for {low} to {high} players.")


def ask(prompt: str) -> str:
    """A line from the person."""
    try:
        return input(prompt).strip()
    except EOFError:
        raise Leave from None


def seat_bots(match: Match, bots: str | None, names: str | None = None) -> dict[int, str]:
    """Which bot sits where: in the last seats, by default in all but those of the people who were named."""
    if bots == "none":
        return {}
    people = names.count(",") + 1 if names else 1
    count = bots.count(",") + 1 if bots and "," in bots else max(0, match.players - people)
    if count > match.players:
        raise BadPlayers(f"{count} bots do not fit at a table for {match.players}")
    seated = read_bots(bots or BOT, count) if count else []
    return dict(zip(range(match.players - count, match.players), seated, strict=True))


def name_seats(match: Match, bots: dict[int, str], names: str | None) -> list[str]:
    """What everybody is called; a bot's name tells what it is and where it sits."""
    given = [name.strip() for name in names.split(",")] if names else []
    people = [seat for seat in range(match.players) if seat not in bots]
    if len(given) > len(people):
        raise Error(f"{len(given)} names were given for {len(people)} people")
    called = {seat: f"{bot.title()} {seat}" for seat, bot in bots.items()}
    called |= {seat: given[i] if i < len(given) else f"Player {seat}" for i, seat in enumerate(people)}
    return [called[seat] for seat in range(match.players)]


def play(match: Match, bots: dict[int, str], names: str | None) -> None:
    """Play the match to its end, and say how it went."""
    called = name_seats(match, bots, names)
    table = TerminalTable(match, bots, called)
    table.play()
    winners = " and ".join(called[seat] for seat in match.winners)
    print(f"\n{winners or 'Nobody'} wins." if len(match.winners) < 2 else f"\n{winners} win together.")
    print(match.verdict(called))
    if match.players == 1 and match.scores:
        print(best_score_line(match, match.scores[0]))
