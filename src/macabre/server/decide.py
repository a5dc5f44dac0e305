"""What a command does to a table: the entries to append, or a refusal. Pure: nothing is changed here."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Any

from macabre.bots import all_bots, name_bot
from macabre.bots.names import NAMES
from macabre.errors import Error, IllegalMove
from macabre.game import Game
from macabre.language import Listed, Saying, SeatName, english, sayings
from macabre.luck import Fair, fresh_secret, salt_commitment
from macabre.match import Match
from macabre.release import RELEASE
from macabre.server import entries as e
from macabre.server import protocol as p
from macabre.server.kinds import Handlers
from macabre.server.names import fault_of, likeness, tidied
from macabre.server.seals import KEY
from macabre.server.table import GATHERING, OVER, PLAYING, PROMISING, SALTING, Deal, Table, hash_token

TOKEN_LENGTH = range(32, 129)
SALT_LENGTH = range(32, 129)  # hexadecimal digits


decides = Handlers("command")

_say = sayings()


class Refusal(Exception):
    """A command that is not carried out, and why."""

    def __init__(self, said: Saying, clause: str | None = None) -> None:
        super().__init__(said)
        self.said, self.clause = said, clause

    def __str__(self) -> str:
        return self.text

    @property
    def text(self) -> str:
        """Why, in English."""
        return english(self.said)


@dataclass
class Decision:
    """What to append: entries, secrets of deals, and a match that is over; what to forget, and where the match goes."""

    entries: list[e.Entry] = field(default_factory=list)
    secrets: dict[int, bytes] = field(default_factory=dict)
    match: tuple[str, str, str] | None = None
    erased: list[int] = field(default_factory=list)  # entries of people who are to be called by name no longer
    ahead: Match | None = None  # the match in which it was tried: where it stands once the entries are applied


@dataclass(frozen=True)
class Asker:
    """Who sends a command, and what the host knows: the seats held, who is here, late or gone, the deal's secret."""

    held: Set[int]
    present: Set[int]
    secret: bytes | None
    late: Set[int] = frozenset()  # seats whose time to decide is up
    gone: Set[int] = frozenset()  # seats whose people have been away for a while


def opening_of(
    game: Game,
    players: int,
    options: dict[str, Any],
    board: str | None = None,
    clock: int | None = None,
    substitute: str = "normal",
) -> e.Opened:
    """The first entry of a new table, which says by which rules it is played."""
    version, usual = game.rules.version, game.default_board.digest
    return e.Opened(game.id, version, players, options, board, clock, RELEASE, usual, substitute)


def open_table(code: str, opened: e.Opened) -> Decision:
    """The first entries of a table."""
    return _promise(Decision([opened], {KEY: fresh_secret()}), code, 1, opened.version)


def decide(table: Table, command: p.Command, asker: Asker) -> Decision:
    """The entries that carry a command out; Refusal if it cannot be."""
    seat = getattr(command, "seat", None)
    if table.doubt:
        raise Refusal(table.doubt)
    if seat is not None and not 0 <= seat < table.players:
        raise Refusal(_say("refuse-no-seat", number=seat + 1))
    if command.needs_seat and seat not in asker.held:
        raise Refusal(_say("refuse-not-yours"))
    if table.outdated and command.needs_rules:
        raise Refusal(table.outdated)
    return decides[type(command)](table, command, asker)


# --- sitting down


@decides
def _sit(table: Table, command: p.Sit, asker: Asker) -> Decision:
    name = tidied(command.name)
    if table.phase != GATHERING or not table.seats[command.seat].is_free:
        raise Refusal(_say("refuse-taken"))
    if fault := fault_of(name):
        raise Refusal(fault)
    if namesake := likeness(name, (seat.name for seat in table.seats if not seat.bot)):
        raise Refusal(_say("refuse-namesake", name=namesake))
    if len(command.token) not in TOKEN_LENGTH:
        raise Refusal(_say("refuse-token"))
    return Decision([e.Sat(command.seat, name, hash_token(command.token)), *_make_way(table, name)])


def _make_way(table: Table, name: str) -> list[e.Entry]:
    """A bot of the same name, or one like it, gets another: people are called what they like."""
    namesakes = [(n, seat.bot) for n, seat in enumerate(table.seats) if seat.bot and likeness(name, [seat.name])]
    return [e.BotSat(number, bot, _name_of_bot(table, number, [name])) for number, bot in namesakes]


def _name_of_bot(table: Table, seat: int, more: Sequence[str] = ()) -> str:
    others = [other.name for number, other in enumerate(table.seats) if number != seat and other.name] + [*more]
    like_others = [name for name in NAMES if likeness(name, others)]
    return name_bot(f"{table.code} {seat}", [*others, *like_others])


@decides
def _stand(table: Table, command: p.Stand, asker: Asker) -> Decision:
    if table.phase != GATHERING:
        raise Refusal(_say("refuse-stand"))
    return Decision([e.Stood(command.seat)], erased=[table.seats[command.seat].sat])


@decides
def _erase(table: Table, command: p.Erase, asker: Asker) -> Decision:
    """Who has not begun to play leaves nothing behind; else the seat stays, and its person is somebody."""
    seat = table.seats[command.seat]
    if seat.is_erased:
        raise Refusal(_say("refuse-erased"))
    entry = e.Stood(command.seat) if table.phase == GATHERING else e.Erased(command.seat)
    return Decision([entry], erased=[seat.sat])


@decides
def _seat_bot(table: Table, command: p.SeatBot, asker: Asker) -> Decision:
    seat = table.seats[command.seat]
    if not asker.held:
        raise Refusal(_say("refuse-sit-first"))
    if table.phase != GATHERING or seat.is_person:
        raise Refusal(_say("refuse-taken"))
    if command.bot is None:
        return Decision([e.BotSat(command.seat, None)])
    _check_bot(command.bot)
    return Decision([e.BotSat(command.seat, command.bot, _name_of_bot(table, command.seat))])


def _check_bot(bot: str) -> None:
    if bot not in all_bots():
        raise Refusal(_say("refuse-no-bot", bot=bot, bots=Listed(tuple(all_bots()), "plain")))


# --- the promise of luck


def _promise(decision: Decision, code: str, deal: int, version: int) -> Decision:
    """Commit to a new secret."""
    secret = fresh_secret()
    decision.entries.append(e.Promised(deal, Fair.promise(code, deal, version, secret).commitment))
    decision.secrets[deal] = secret
    return decision


@decides
def _start(table: Table, command: p.Start, asker: Asker) -> Decision:
    if table.phase not in (GATHERING, OVER) and not table.is_outdated:
        raise Refusal(_say("refuse-begun"))
    if any(seat.is_free for seat in table.seats):
        raise Refusal(_say("refuse-free-seats"))
    decision, deal = _renew(table) if table.is_outdated else (Decision(), table.deal_to_come.number)
    moved_on = table.phase == OVER and table.has_first_seat
    people = [(seat + moved_on) % table.players for seat in table.people]
    decision.entries.append(e.Started(deal, sorted(people), moved_on))
    return decision


def _renew(table: Table) -> tuple[Decision, int]:
    """Go on by the rules of this release: the next deal is promised again, since a promise names the rules."""
    game, deal = table.game, table.deal_to_come.number + 1
    if table.board is None:
        raise Refusal(_say("refuse-board-outdated"))
    try:
        _, options = game.check(table.players, table.options)
    except Error as error:
        raise Refusal(_say("refuse-rules-outdated", fault=error.said)) from None
    watched = table.so_far if table.filmed else None
    renewed = e.Renewed(game.rules.version, RELEASE, game.default_board.digest, options, watched)
    return _promise(Decision([renewed]), table.code, deal, game.rules.version), deal


@decides
def _promise_salt(table: Table, command: p.PromiseSalt, asker: Asker) -> Decision:
    deal = table.deal
    if table.phase != PROMISING or command.deal != deal.number or command.seat not in deal.salting:
        raise Refusal(_say("refuse-no-salt"))
    if command.seat in deal.promised:
        raise Refusal(_say("refuse-salt-promised"))
    if len(command.commitment) != 64 or not _is_hex(command.commitment):
        raise Refusal(_say("refuse-promise"))
    return Decision([e.SaltPromised(command.seat, command.commitment)])


@decides
def _show_salt(table: Table, command: p.ShowSalt, asker: Asker) -> Decision:
    deal = table.deal
    if table.phase != SALTING or command.deal != deal.number or command.seat not in deal.salting:
        raise Refusal(_say("refuse-no-salt"))
    if command.seat in deal.shown:
        raise Refusal(_say("refuse-salt-shown"))
    if len(command.salt) not in SALT_LENGTH or not _is_hex(command.salt):
        raise Refusal(_say("refuse-salt"))
    promised = deal.promised[command.seat]
    if salt_commitment(table.code, deal.number, command.seat, bytes.fromhex(command.salt)) != promised:
        raise Refusal(_say("refuse-other-salt"))
    decision = Decision([e.SaltShown(command.seat, command.salt)])
    if set(deal.shown) | {command.seat} == set(deal.salting):
        _deal_cards(table, decision, replace(deal, shown=deal.shown | {command.seat: command.salt}), asker.secret)
    return decision


def _is_hex(text: str) -> bool:
    return len(text) % 2 == 0 and all(letter in "0123456789abcdef" for letter in text)


def _deal_cards(table: Table, decision: Decision, deal: Deal, secret: bytes | None) -> None:
    """All salts are in: the match begins, and chance acts."""
    luck = deal.luck(table.code, table.version)
    match = table.game.new_with(luck, table.players, table.options, table.board)
    decision.entries.append(e.Dealt(deal.number))
    _go_on(table, decision, match, deal, secret)


def miss_salts(table: Table, asker: Asker) -> Decision:
    """Time is up: go on without the salts that were not promised, or burn a deal whose salts were not shown."""
    deal = table.deal
    if table.phase == PROMISING:
        missing = [seat for seat in deal.salting if seat not in deal.promised]
        decision = Decision([e.SaltsMissed(missing)])
        if len(missing) == len(deal.salting):
            _deal_cards(table, decision, deal, asker.secret)
        return decision
    if table.phase != SALTING:
        raise Refusal(_say("refuse-no-salt-awaited"))
    assert asker.secret is not None
    decision = Decision([e.Burnt(deal.number, asker.secret.hex())])
    _promise(decision, table.code, deal.number + 1, table.version)
    decision.entries.append(e.Started(deal.number + 1, sorted(deal.shown)))
    if not deal.shown:
        promised = Fair.promise(table.code, deal.number + 1, table.version, decision.secrets[deal.number + 1])
        burnt = [*table.burnt, deal.burn(asker.secret.hex())]
        fresh = Deal(deal.number + 1, promised.commitment, table.persons, burnt)
        _deal_cards(table, decision, fresh, decision.secrets[deal.number + 1])
    return decision


# --- play


@decides
def _play(table: Table, command: p.Play, asker: Asker) -> Decision:
    decision = Decision()
    if table.phase != PLAYING or table.match is None:
        raise Refusal(_say("refuse-no-match"))
    if table.seats[command.seat].substitute and command.id[:4] != "bot:":
        decision.entries.append(e.Returned(command.seat))
    trial = table.match.clone()
    try:
        trial.play(command.move, command.seat)
    except IllegalMove as error:
        raise Refusal(error.said, error.clause) from None
    except Error as error:
        raise Refusal(error.said) from None
    [step] = trial.steps(len(table.match))
    decision.entries.append(e.Moved(command.seat, step.partition(" ")[2]))
    _go_on(table, decision, trial, table.deal, asker.secret)
    return decision


def _go_on(table: Table, decision: Decision, match: Match, deal: Deal, secret: bytes | None) -> None:
    """Chance acts. Once a match is over, its secret is revealed, it can be replayed, and the next deal is promised."""
    before, decision.ahead = len(match), match
    if match.to_act:
        return
    luck = deal.luck(table.code, table.version, secret)
    match.draw_from(luck)
    decision.entries += [e.Chanced(step) for step in match.steps(before)]
    if not match.finished:
        return
    assert luck.secret is not None
    match_id = secrets.token_urlsafe(12)
    decision.match = (match_id, match.transcript(), json.dumps(table.cast))
    decision.entries.append(e.Revealed(luck.deal, luck.secret, match_id))
    _promise(decision, table.code, luck.deal + 1, table.version)


@decides
def _undo(table: Table, command: p.Undo, asker: Asker) -> Decision:
    match = table.match
    if table.phase != PLAYING or match is None:
        raise Refusal(_say("refuse-nothing-to-undo"))
    if not match.has_decided(command.seat):
        raise Refusal(_say("refuse-no-decision"))
    others = [seat for seat in table.persons if seat != command.seat]
    if not others or match.undo_is_free(command.seat):
        return Decision([e.Undone(command.seat)])
    if table.undo_asked is not None:
        raise Refusal(_say("refuse-undo-asked"))
    if table.undo_refused == (command.seat, len(match)):
        raise Refusal(_say("refuse-undo-refused"))
    for seat in others:
        if table.seats[seat].substitute:
            raise Refusal(_say("refuse-undo-away", seat=SeatName(seat)))
    return Decision([e.UndoAsked(command.seat)])


@decides
def _answer_undo(table: Table, command: p.AnswerUndo, asker: Asker) -> Decision:
    asker_seat = table.undo_asked if table.phase == PLAYING else None
    if asker_seat is None or command.seat == asker_seat or command.seat not in table.people:
        raise Refusal(_say("refuse-no-undo"))
    if command.seat in table.undo_agreed:
        raise Refusal(_say("refuse-agreed"))
    decision = Decision([e.UndoAnswered(command.seat, command.agree)])
    agreed = table.undo_agreed | {command.seat, asker_seat}
    if command.agree and agreed >= set(table.persons):
        decision.entries.append(e.Undone(asker_seat))
    return decision


@decides
def _substitute(table: Table, command: p.Substitute, asker: Asker) -> Decision:
    """Who holds the seat chooses the bot; the others get the one that the table has, and have to wait a while."""
    _check_bot(command.bot)
    if not 0 <= command.absent < table.players or not table.seats[command.absent].is_person:
        raise Refusal(_say("refuse-nobody-there"))
    if table.phase != PLAYING:
        raise Refusal(_say("refuse-no-match"))
    if command.absent in asker.held:
        return Decision([e.Substituted(command.absent, command.bot, command.once)])
    _check_absence(table, command.absent, asker)
    once = command.once or command.absent not in asker.gone  # whoever is only slow decides the next time
    return Decision([e.Substituted(command.absent, table.substitute, once)])


def _check_absence(table: Table, seat: int, asker: Asker) -> None:
    if table.seats[seat].substitute:
        raise Refusal(_say("refuse-substituted", seat=SeatName(seat)))
    if seat in asker.present - asker.late:
        raise Refusal(_say("refuse-present", seat=SeatName(seat)))
    if seat not in asker.gone | asker.late:
        raise Refusal(_say("refuse-just-gone", seat=SeatName(seat)))


@decides
def _return(table: Table, command: p.Return, asker: Asker) -> Decision:
    if table.seats[command.seat].substitute is None:
        raise Refusal(_say("refuse-no-substitute"))
    return Decision([e.Returned(command.seat)])


@decides
def _emote(table: Table, command: p.Emote, asker: Asker) -> Decision:
    if command.emote not in p.EMOTES:
        raise Refusal(_say("refuse-gesture", gesture=command.emote))
    return Decision([e.Emoted(command.seat, command.emote)])
