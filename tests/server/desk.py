"""A table without a server: what commands do to it, in memory."""

from dataclasses import asdict

from macabre import load
from macabre.language import english
from macabre.luck import salt_commitment
from macabre.server import protocol as p
from macabre.server.decide import Asker, Decision, Refusal, decide, miss_salts, open_table, opening_of
from macabre.server.entries import read_entry, write_entry
from macabre.server.table import PLAYING, PROMISING, SALTING, Table

CODE = "BCDFGH"


def token_of(seat):
    return f"token of seat {seat} ".ljust(40, "x")


class Desk:
    """Keeps the log, the secrets of deals and the matches that are over, as a database would."""

    def __init__(self, game="cluedo-cards", players=3, options=None, code=CODE):
        self.table, self.log, self.secrets, self.matches, self.salts = Table(code), [], {}, [], {}
        rules = load(game)
        checked = rules.new(players, options=options, chance="manual").options
        self._keep(open_table(code, opening_of(rules, players, checked)))
        self._ids = 0

    def _keep(self, decision: Decision, command=None):
        self.secrets |= decision.secrets
        if decision.match:
            self.matches.append(decision.match)
        for entry in decision.entries:
            text = write_entry(entry)
            self.log.append(text)
            self.table.apply(read_entry(text), ahead=decision.ahead)

    def asker(self, held, present=()):
        """Who is not present has been gone for a while."""
        gone = set(self.table.persons) - set(present)
        return Asker(set(held), set(present), self.secrets.get(self.table.deal.number), gone=gone)

    def do(self, kind, held=None, present=(), **fields):
        """Carry a command out for whoever holds the seats (that of the command, unless said otherwise)."""
        self._ids += 1
        command = kind(id=f"command-{self._ids}", **fields)
        held = {fields["seat"]} if held is None else held
        self._keep(decide(self.table, command, self.asker(held, present)), command.id)

    def refuse(self, kind, held=None, present=(), **fields):
        """The sentence by which a command is refused; nothing may have changed."""
        before = snapshot(self.table)
        try:
            self.do(kind, held, present, **fields)
        except Refusal as refusal:
            text = english(refusal.said, self.table.names)
            check_sentence(text)
            assert snapshot(self.table) == before, "a refusal changed something"
            return text
        raise AssertionError(f"{kind.__name__} {fields} was not refused")

    def miss_salts(self):
        self._keep(miss_salts(self.table, self.asker(())))

    # --- whole stretches

    def seat_all(self, bots=()):
        for seat in range(self.table.players):
            if seat in bots:
                self.do(p.SeatBot, held={0, 1, 2, 3} - set(bots), seat=seat, bot="random")
            else:
                self.do(p.Sit, seat=seat, name=f"Name {seat}", token=token_of(seat))
        return self

    def promise(self, seat, salt=None):
        deal = self.table.deal.number
        salt = self.salts[deal, seat] = salt or bytes([seat + 1, deal] * 16)
        self.do(p.PromiseSalt, seat=seat, deal=deal, commitment=salt_commitment(self.table.code, deal, seat, salt))

    def show(self, seat):
        deal = self.table.deal.number
        self.do(p.ShowSalt, seat=seat, deal=deal, salt=self.salts[deal, seat].hex())

    def salt_all(self):
        for seat in list(self.table.deal.salting):
            self.promise(seat)
        for seat in list(self.table.deal.salting):
            self.show(seat)
        return self

    def begin(self, bots=()):
        """Everybody sits, adds salt, and the cards are dealt."""
        self.seat_all(bots)
        self.do(p.Start, seat=next(seat for seat in range(self.table.players) if seat not in bots))
        return self.salt_all()

    def play(self, dice):
        """One random decision."""
        match = self.table.match
        seat = match.to_act[dice.below(len(match.to_act))]
        moves = match.legal_moves(seat)
        self.do(p.Play, seat=seat, move=match.move_text(moves[dice.below(len(moves))]))
        return seat

    def play_to_the_end(self, dice):
        while self.table.phase == PLAYING:
            self.play(dice)
        return self

    def replayed(self):
        """The table as its log alone tells it."""
        table = Table(self.table.code)
        for text in self.log:
            table.apply(read_entry(text))
        return table


def counts_of(match):
    """How many numbers of each purpose were ever drawn, by the steps that were told."""
    drawn = [step.partition(" ; ")[2].split() for step in match.steps() if step.startswith("chance")]
    return {purpose: int(count) + 1 for purpose, count, *_ in drawn}


def snapshot(table):
    """All that a table is, to be compared."""
    match = table.match
    return {
        **{name: getattr(table, name) for name in ("number", "phase", "undo_asked", "finished_match")},
        "agreed": sorted(table.undo_agreed),
        "emotes": list(table.emotes),
        "burnt": list(table.burnt),
        "seats": [asdict(seat) for seat in table.seats],
        "deals": [asdict(deal) for deal in (table.deal, table.deal_to_come)],
        "match": (match.digest(), match.steps(), counts_of(match)) if match else None,
    }


def check_sentence(text):
    """One sentence, as the browser shows it."""
    assert text, "an empty refusal"
    assert "\n" not in text
    assert text == text.strip()
    assert not text.endswith("."), text
    assert "Traceback" not in text
    assert "None" not in text


__all__ = ["CODE", "PLAYING", "PROMISING", "SALTING", "Desk", "check_sentence", "counts_of", "snapshot", "token_of"]
