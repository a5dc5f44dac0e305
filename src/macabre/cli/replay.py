"""`macabre replay FILE`: step through a match."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from macabre.cli.arguments import read_text_file
from macabre.cli.reader import speech
from macabre.errors import BadSeat
from macabre.language import sayings
from macabre.language.saying import COMMANDS
from macabre.match import Match
from macabre.rules import Viewer
from macabre.transcript import replay

_report = sayings(COMMANDS)

File = Annotated[Path, typer.Argument(metavar="FILE", help="help-replay-file")]
SeatOption = Annotated[int | None, typer.Option("--seat", help="help-replay-seat")]


def run(file: File, seat: SeatOption = None) -> None:
    """Step through a match that was saved."""
    match = replay(read_text_file(file), str(file))
    if seat is not None and not 0 <= seat < match.players:
        raise BadSeat(_report("fault-no-seat", seat=str(seat), last=match.players - 1))
    stops = match.decision_points()
    if sys.stdin.isatty():
        _step_through(match, stops, seat)
    else:
        for number in range(1, len(stops)):
            print(_step(match, stops, number, seat))
        print(_position(match, len(match), seat))


def _step_through(match: Match, stops: list[int], seat: Viewer) -> None:
    said, last, number = speech(), len(stops) - 1, 0
    game = match.game.text(said.code).title
    begin = said.report("replay-begin", game=game, players=match.players, decisions=last)
    print(f"{begin} {said.report('replay-help')}")
    while True:
        print("\n" + (_step(match, stops, number, seat) if number else ""))
        print(_position(match, stops[number], seat))
        try:
            answer = input(f"{said.report('replay-at', number=number, last=last)} ").strip().lower()
        except EOFError:
            print()
            return
        if answer == "q":
            return
        number = _go(answer, number, last)


def _go(answer: str, number: int, last: int) -> int:
    if answer.isdecimal():
        return min(int(answer), last)
    if answer == "e":
        return last
    if answer in ("", "b"):
        return max(0, min(number + (-1 if answer == "b" else 1), last))
    print(speech().report("replay-help"))
    return number


def _step(match: Match, stops: list[int], number: int, seat: Viewer) -> str:
    """What happened between two decisions."""
    first, last = stops[number - 1], stops[number]
    events = [event for event in match.told_in(speech(), seat, first) if event["number"] <= last]
    return "\n".join(event["text"] for event in events if event["text"])


def _position(match: Match, length: int, seat: Viewer) -> str:
    view = match.at(length).view(seat)
    return match.game.rules.notation.picture(view, speech())
