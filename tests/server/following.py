"""What comes of a line for whoever follows it, as scripted browsers do; real ones have `web/line/changes.js`."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterable, Sequence
from typing import Any

from macabre.server import protocol as p
from macabre.server.changes import LENGTH

Message = dict[str, Any]


class Follower:
    """Keeps what a browser was told up to date: every message is given as if the whole had been told."""

    def __init__(self) -> None:
        self.seen: Message | None = None
        self.state = 0
        self.said: list[Any] = []

    def take(self, message: Message) -> Message:
        """What a `seen` or `changed` message comes to; any other as it is."""
        if message["t"] == "seen":
            self.seen, self.state, self.said = message, 0, []
        elif message["t"] == "changed":
            assert self.seen is not None
            assert message["state"] == self.state + 1, "a change builds on what this browser was not told"
            self.said += message.get("said", [])
            self.seen, self.state = self._after(self.seen, message), message["state"]
        return self.seen if self.seen and message["t"] in ("seen", "changed") else message

    def _after(self, seen: Message, message: Message) -> Message:
        now: Message = {"number": message["number"], "fresh": False, "emotes": message.get("emotes", [])}
        now["told"] = [self._told(*row) for row in message.get("told", [])]
        if "seal" in message:
            now["seal"] = in_digits(message["seal"])
        if "mark" in message:
            now["fingerprint"] = {"step": message["mark"][0], "digits": in_digits(message["mark"][1])}
        if "status" in message:
            now["status"] = self.said[message["status"]]
        if "offer" in message:
            now["legal"], now["parts"] = legal_in(message["offer"], self.said)
        then: Message = changed(seen, message.get("changes", [])) | now
        return then | {"view": changed(then["view"], message.get("view", []))}

    def _told(self, number: int, form: int, values: Sequence[Any] = (), text: str = "", about: str = "") -> Message:
        ms, alike, names = self.said[form]
        event = alike | dict(zip(names, values, strict=True))
        return {"number": number, "text": text, "event": event, "ms": ms, "about": about}


def in_digits(letters: str) -> str:
    """What was sent in base 64, as hexadecimal digits."""
    return b64decode(letters + "=" * (-len(letters) % 4)).hex()


def legal_in(offer: dict[str, Any], said: Sequence[Any]) -> tuple[list[dict[str, Any]], dict[str, dict[str, str]]]:
    """The moves of an offer that was sent, and what their parts are called, as a whole message has them."""
    words, parts = offer.get("words", []), dict[str, dict[str, str]]()
    legal = [_move(said, row, parts) for row in _rows(offer.get("tree", []), ())]
    for move, number in zip(legal, words, strict=False):
        move["words"] = said[number]
    return legal, {field: known for field, known in parts.items() if known}


def _rows(tree: list[Any], before: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
    for node in tree:
        if isinstance(node, int):
            yield (*before, node)
        else:
            yield from _rows(node[1], (*before, node[0]))


def _move(said: Sequence[Any], row: tuple[int, ...], parts: dict[str, dict[str, str]]) -> dict[str, Any]:
    """A move by its numbers; what its parts are called is put to the others."""
    fields, *known = (said[number] for number in row)
    chosen = [(part, part, part) if isinstance(part, str) else part for part in known]
    for field, (value, _, text) in zip(fields, chosen, strict=True):
        if text:
            parts.setdefault(field, {})[p.write_value(value)] = text
    move = {field: value for field, (value, _, _) in zip(fields, chosen, strict=True)}
    return {"text": " ".join(word for _, word, _ in chosen), "move": move, "words": ""}


def changed(value: Any, made: Iterable[Sequence[Any]]) -> Any:
    """What a value has become; the value itself stays as it was."""
    for place, *now in made:
        value = _put(value, place, now)
    return value


def _put(value: Any, place: Sequence[Any], now: Sequence[Any]) -> Any:
    if not place:
        return now[0]
    copy, (key, *rest) = value.copy(), place
    if rest:
        copy[key] = _put(value[key], rest, now)
    elif key == LENGTH and isinstance(copy, list):
        del copy[now[0] :]
    elif isinstance(copy, list):
        copy[key : key + 1] = now
    elif now:
        copy[key] = now[0]
    else:
        del copy[key]
    return copy
