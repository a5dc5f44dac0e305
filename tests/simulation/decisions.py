"""Every command in a log was allowed by the entries before it, and came to what it comes to then."""

import msgspec

from macabre.server import protocol as p
from macabre.server.decide import Asker, Refusal, decide
from macabre.server.entries import Promised, Revealed, read_entry, with_name, without_name, write_entry
from macabre.server.table import Table

BY_PRESENCE = p.Substitute  # allowed or not by who was there, which no log tells
BY_LUCK = (Promised, Revealed)  # with secrets and numbers of their own


def check_decisions(stored, persons):
    """Fails where a command was decided by something else than the entries before it."""
    table, senders = Table(stored.code), {id: person for person in persons for id in person.sent}
    bodies = [body for _, _, body in stored.log]
    for number, command, body in stored.log:
        if command in senders:
            _check(table, senders[command], command, bodies[number - 1 :], stored.secrets)
        table.apply(with_name(read_entry(body), stored.names.get(number)))


def _check(table, person, command, bodies, secrets):
    message = p.read_message(msgspec.json.encode(person.sent[command]))
    if isinstance(message, BY_PRESENCE):
        return
    held = set(table.seats_of(person.tokens.values()))
    try:
        decision = decide(table, message, Asker(held, set(), secrets.get(table.deal.number)))
    except Refusal as refusal:
        raise AssertionError(f"{command} is in the log behind entry {table.number}: {refusal.text}") from None
    for entry, body in zip(decision.entries, bodies, strict=False):
        if not isinstance(entry, BY_LUCK):
            assert write_entry(without_name(entry)) == body, f"{command} came to something else: {body}"
