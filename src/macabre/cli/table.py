"""A table in the terminal: bots move by themselves, people are shown their view and asked."""

from __future__ import annotations

import re
import sys
import textwrap
from functools import partial
from itertools import groupby
from pathlib import Path

from macabre.arena.advice import hint, hint_lines
from macabre.bots import make_bot, name_of, player_of
from macabre.bots.levels import bot_names, say_bot
from macabre.cli.arguments import write_text_file
from macabre.cli.reader import speech
from macabre.cli.rules import rules_text
from macabre.errors import Error, IllegalMove
from macabre.grammar import Move
from macabre.language import Listed, Saying, SeatName, Speech, sayings
from macabre.language.columns import padded
from macabre.luck import Seeded
from macabre.match import Match
from macabre.reading import read_clause

MOST_LISTED = 40
MOST_OF_A_KIND = 12
CLEAR = "\033[2J\033[3J\033[H"

_say = sayings()


class Leave(Exception):
    """The person has had enough."""


class TerminalTable:
    """One match, its bots, and the people at this keyboard."""

    def __init__(self, match: Match, bots: dict[int, str], names: list[str]) -> None:
        self.match, self.names = match, names
        seed = match.luck.seed if isinstance(match.luck, Seeded) else 0
        self.bots = {seat: make_bot(name, seed + seat + 1) for seat, name in bots.items()}
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.heard = dict.fromkeys(range(match.players), 0)  # how many steps each has been told of
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.speech = self._speech()

    def _speech(self) -> Speech:
        """Whoever is alone at the keyboard and has no name is «you»."""
        return speech(
            self.names, self.at_keyboard if self.at_keyboard is not None and not self.names[self.at_keyboard] else None
        )

    def play(self) -> None:
        """Until the match is over."""
        self._greet()
        while not self.match.finished:
            seat = self._next_seat()
            if seat in self.bots:
                self.match.act(player_of(self.bots[seat])(self.match, seat), seat)
            else:
                self._let_person_move(seat)
        self._show_end()

    def _greet(self) -> None:
        text, seats = self.match.game.text(self.speech.language.code), range(self.match.players)
        players = Listed(tuple(self._introduce(seat) for seat in seats), "plain")
        print(self.speech("terminal-greeting", game=text.title, players=players))
        print(f"{text.summary}\n{self.speech('terminal-ask-help')}")

    def _introduce(self, seat: int) -> Saying:
        bot = self._say_bot(name_of(self.bots[seat])) if seat in self.bots else None
        return _say("terminal-player", seat=SeatName(seat), bot=bot)

    def _say_bot(self, name: str) -> Saying | str:
        return say_bot(name) if name in bot_names() else name

    def _next_seat(self) -> int:
        """Bots first, so that people can play on together; whoever is at the keyboard stays."""
        waiting = self.match.to_act
        return min(waiting, key=lambda seat: (seat not in self.bots, seat != self.at_keyboard, seat))

    # --- a person's turn

    def _let_person_move(self, seat: int) -> None:
        if self.at_keyboard != seat:
            self._draw_curtain(seat)
        self._tell_news(seat)
        self._show_table(seat)
        while True:
            line = self._ask(f"{self.speech.label(seat)}> ")
            if self._obey(line, seat):
                return

    def _draw_curtain(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        print(CLEAR if sys.stdout.isatty() else "-" * 60)
        self._ask(self.speech("terminal-curtain", seat=SeatName(seat)) + " ")
        self.at_keyboard = seat

    def _ask(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            raise Leave from None

    def _tell_news(self, seat: int) -> None:
        """What happened since this person last looked."""
        for event in self.match.told_in(self.speech, seat, self.heard[seat]):
            if event["text"]:
                print(f"  {event['text']}")
        self.heard[seat] = len(self.match)

    def _show_table(self, seat: int) -> None:
        words = self.match.game.rules.notation
        view = self.match.view(seat)
        print(f"\n{words.picture(view, self.speech)}\n")
        print(self.speech("terminal-task", seat=SeatName(seat), task=words.task(view)))
        self._list_moves(seat)

    def _list_moves(self, seat: int, word: str = "") -> None:
        """The moves with their numbers and in words; where there are very many, not those of a kind with many."""
        moves = self._moves(seat)
        parts = word.lower().split()
        numbered = [(n, text) for n, text in enumerate(moves, 1) if all(part in text.lower() for part in parts)]
        if not numbered:
            print(self.speech("terminal-no-move", word=word))
        if len(numbered) <= MOST_LISTED:
            self._list_in_words(numbered, moves)
            return
        for kind, members in groupby(numbered, key=lambda entry: moves[entry[1]]["type"]):
            alike = list(members)
            if len(alike) <= MOST_OF_A_KIND:
                self._list_in_words(alike, moves)
            else:
                list_briefly(self.speech, kind, [text for _, text in alike])

    def _list_in_words(self, numbered: list[tuple[int, str]], moves: dict[str, Move]) -> None:
        width = max((len(text) for _, text in numbered), default=0)
        for number, text in numbered:
            print(f"{number:>4}  {padded(text, width)}  {self._phrase(moves[text])}")

    def _phrase(self, move: Move) -> str:
        return self.speech.say(self.match.saying(move))

    def _moves(self, seat: int) -> dict[str, Move]:
        """The legal moves by their texts, those of one kind together."""
        moves = {self.match.move_text(move): move for move in self.match.legal_moves(seat)}
        kinds = [move["type"] for move in moves.values()]
        return dict(sorted(moves.items(), key=lambda item: (kinds.index(item[1]["type"]), natural_order(item[0]))))

    # --- what was typed

    def _obey(self, line: str, seat: int) -> bool:
        """Do what was typed; whether the position has changed."""
        word, _, rest = line.partition(" ")
        commands = {
            "": lambda: self._list_moves(seat),
            "?": lambda: self._explain(rest, seat),
            "help": lambda: print(self.speech("terminal-help")),
            "moves": lambda: self._list_moves(seat, rest.strip()),
            "show": lambda: self._show_move(rest.strip(), seat),
            "table": lambda: self._show_table(seat),
            "hint": lambda: self._show_hint(seat),
            "log": lambda: self._show_log(seat),
            "rules": lambda: self._show_rules(rest.strip()),
            "save": lambda: self._save(rest.strip()),
        }
        try:
            if word.lower() in ("quit", "exit"):
                raise Leave
            if word.lower() == "undo":
                return self._undo(seat)
            if word.lower() == "all":
                return self._do_chores(seat)
            if word.lower() in commands:
                commands[word.lower()]()
                return False
            return self._try_move(line, seat)
        except Error as error:
            print(f"  {error.in_words(self.speech)}")
            return False

    def _undo(self, seat: int) -> bool:
        self.match.undo(seat)
        self.heard = {other: min(heard, len(self.match)) for other, heard in self.heard.items()}
        return True

    def _do_chores(self, seat: int) -> bool:
        """Everything that is left to do without a choice that matters."""
        are_chores = partial(self.match.game.rules.notation.are_chores, self.match.board)
        if not are_chores(self.match.legal_actions(seat)):
            raise Error(_say("terminal-choose"))
        while are_chores(actions := self.match.legal_actions(seat)):
            self.match.act(actions[0], seat)
        return True

    def _try_move(self, line: str, seat: int) -> bool:
        move = self._find_move(line, seat)
        if move is None:
            return False
        self.match.play(move, seat)
        return True

    def _find_move(self, line: str, seat: int) -> Move | str | None:
        """The move that was meant; None if several could be, which are then listed."""
        texts = self._moves(seat)
        if line.isdecimal() and len(line) < 6:
            if not 1 <= int(line) <= len(texts):
                raise Error(_say("terminal-numbers", last=len(texts)))
            return list(texts.values())[int(line) - 1]
        if line in texts:
            return texts[line]
        meant = [text for text in texts if begins_words(line, text)] or self._read_words(line, texts)
        if len(meant) == 1:
            return texts[meant[0]]
        if len(meant) > 1:
            shown = Listed((*meant[:12], *(["…"] if len(meant) > 12 else [])), "plain")
            print(f"  {self.speech('terminal-which', count=len(meant), moves=shown)}")
            return None
        return line

    def _read_words(self, line: str, texts: dict[str, Move]) -> list[str]:
        """The move whose words were typed, else those whose words begin so."""
        words = {text: self._phrase(move).lower() for text, move in texts.items()}
        whole = [text for text, said in words.items() if said == line.lower()]
        return whole or [text for text, said in words.items() if said.startswith(line.lower())]

    def _explain(self, text: str, seat: int) -> None:
        if not text:
            print(self.speech("terminal-help"))
            return
        move = self._find_move(text, seat)
        refusal = self.match.refusal(move, seat) if move is not None else None
        if move is None:
            return
        if refusal is None:
            print(f"  {self.speech('terminal-allowed')}")
        else:
            clause = read_clause(self.match.game, refusal[0], self.speech).text
            print(f"  {IllegalMove(*refusal).in_words(self.speech)}.\n  {refusal[0]}  {clause}")

    def _show_move(self, line: str, seat: int) -> None:
        """What the move would look like, if the game can tell."""
        move = self._find_move(line, seat)
        if move is None:
            return
        preview = self.match.preview(move, seat)
        for name, value in preview.items():
            print(f"  {name}: {' '.join(map(str, value)) if isinstance(value, list) else value}")
        if not preview:
            print(f"  {self.speech('terminal-no-preview')}")

    def _show_hint(self, seat: int) -> None:
        """What one would do here, from what this seat may know."""
        print(f"  {self.speech('terminal-hint')}")
        for line in hint_lines(self.match, hint(self.match, seat), self.speech):
            print(f"  {line}")

    def _show_log(self, seat: int) -> None:
        for event in self.match.told_in(self.speech, seat):
            if event["text"]:
                print(f"  {event['text']}")

    def _show_rules(self, clause: str) -> None:
        game = self.match.game
        print(f"  {clause.upper()}  {game.clause(clause)}" if clause else rules_text(game, self.speech.language.code))

    def _save(self, name: str) -> None:
        if not name:
            raise Error(_say("terminal-save-where"))
        write_text_file(Path(name), self.match.transcript())
        print(f"  {self.speech('terminal-saved', file=name)}")

    def _show_end(self) -> None:
        """The last news, and the table as it was left."""
        alone = len(self.people) == 1
        viewer = self.people[0] if alone else "spectator"
        since = self.heard[self.people[0]] if alone else min(self.heard[seat] for seat in self.people or [0])
        for event in self.match.told_in(self.speech, viewer, since):
            if event["text"]:
                print(f"  {event['text']}")
        print("\n" + self.match.game.rules.notation.picture(self.match.view(viewer), self.speech))


def list_briefly(speech: Speech, kind: str, texts: list[str]) -> None:
    """Moves of a kind by their texts alone, gathered by their first words."""
    print(f"  {speech('terminal-many', count=len(texts), kind=kind)}")
    for first, rest in groupby((text.rpartition(" ") for text in texts), key=lambda parts: parts[0]):
        print(textwrap.fill(f"  {first}  {' '.join(last for _, _, last in rest)}", 96, subsequent_indent="      "))


def begins_words(typed: str, text: str) -> bool:
    """Whether each typed word begins a word of the text, in order: «p dag» means «play dagger-1»."""
    words = iter(text.lower().split())
    return all(any(word.startswith(part) for word in words) for part in typed.lower().split())


def natural_order(text: str) -> list[tuple[int, str]]:
    """A key that puts 2 before 10."""
    return [(int(part), "") if part.isdecimal() else (0, part) for part in re.split(r"(\d+)", text)]
