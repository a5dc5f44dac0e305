"""`macabre play GAME`: a match in the terminal, against bots and with friends at the same keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from macabre.bots import make_bot, name_bot
from macabre.catalogue import games, load
from macabre.cli.arguments import BoardFile, Options, Seed, read_bots, read_options, read_text_file
from macabre.cli.best import best_score_line
from macabre.cli.prepare import prepare
from macabre.cli.reader import speech
from macabre.cli.table import Leave, TerminalTable
from macabre.errors import BadPlayers, Error
from macabre.game import Game
from macabre.language import Listed, SeatName, sayings
from macabre.match import Match
from macabre.transcript import replay

OptionalGame = Annotated[str | None, typer.Argument(metavar="GAME", help="help-play-game")]
Players = Annotated[int | None, typer.Option("--players", help="help-play-players")]
Bots = Annotated[str | None, typer.Option("--bots", help="help-play-bots")]
Names = Annotated[str | None, typer.Option("--names", help="help-play-names")]
Saved = Annotated[Path | None, typer.Option("--load", metavar="FILE", help="help-play-load")]

BOT = "greedy"

_say = sayings()


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
            seated = seat_bots(match.players, bots, names)
            called = name_seats(match.players, seated, names)
            prepare([match.game.id])
        else:
            chosen = load(game or ask_game())
            asked = ask_players(chosen) if game is None and players is None else players
            seats = _usual_players(chosen, bots) if asked is None else asked
            chosen.check(seats)
            seated = seat_bots(seats, bots, names)
            called = name_seats(seats, seated, names)
            match = begin(chosen, seats, seed, read_options(chosen, option), board)
        play(match, seated, called)
    except Leave:
        print("\n" + speech()("terminal-leave"))


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
    said = speech()
    print(said("terminal-choose-game") + "\n")
    for number, game in enumerate(map(load, games()), 1):
        text = game.text(said.language.code)
        line = said("games-line", title=text.title, low=game.players[0], high=game.players[-1])
        print(f"{number:>3}  {line}\n     {text.summary}")
    while True:
        answer = ask("\n" + said("terminal-number", last=len(games()), usual=1) + " ") or "1"
        if answer in games():
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(games()):
            return games()[int(answer) - 1]
        print(said("terminal-none-of-them", answer=answer))


def ask_players(game: Game) -> int:
    """Let the person choose how many sit down; the others are bots."""
    low, high = game.players[0], game.players[-1]
    usual, said = _usual_players(game, None), speech()
    while True:
        answer = ask(said("terminal-how-many", low=low, high=high, usual=usual) + " ") or str(usual)
        if answer.isdecimal() and int(answer) in game.players:
            return int(answer)
        print(said("terminal-players", game=game.text(said.language.code).title, low=low, high=high))


def ask(prompt: str) -> str:
    """A line from the person."""
    try:
        return input(prompt).strip()
    except EOFError:
        raise Leave from None


def seat_bots(players: int, bots: str | None, names: str | None = None) -> dict[int, str]:
    """Which bot sits where: in the last seats, by default in all but those of the people who were named."""
    if bots == "none":
        return {}
    people = names.count(",") + 1 if names else 1
    count = bots.count(",") + 1 if bots and "," in bots else max(0, players - people)
    if count > players:
        raise BadPlayers(_say("fault-many-bots", count=count, players=players))
    seated = read_bots(bots or BOT, count) if count else []
    for name in seated:
        make_bot(name)  # a name that is no bot's is refused before anybody waits
    return dict(zip(range(players - count, players), seated, strict=True))


def name_seats(players: int, bots: dict[int, str], names: str | None) -> list[str]:
    """What everybody is called; a bot never as a person is."""
    given = [name.strip() for name in names.split(",")] if names else []
    people = [seat for seat in range(players) if seat not in bots]
    if len(given) > len(people):
        raise Error(_say("fault-many-names", names=len(given), people=len(people)))
    called = {seat: given[i] if i < len(given) else "" for i, seat in enumerate(people)}
    for seat in bots:
        called[seat] = name_bot(f"terminal {seat}", called.values())
    return [called[seat] for seat in range(players)]


def play(match: Match, bots: dict[int, str], called: list[str]) -> None:
    """Play the match to its end, and say how it went."""
    table = TerminalTable(match, bots, called)
    table.play()
    winners = Listed(tuple(map(SeatName, match.winners)))
    print("\n" + table.speech("terminal-won", count=len(match.winners), winners=winners))
    print(match.verdict_in(table.speech))
    if match.players == 1 and match.scores:
        print(best_score_line(match, match.scores[0]))
