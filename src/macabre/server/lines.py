"""One line to a browser: what it was told, and so how little must be said next."""

from __future__ import annotations

from macabre.server import protocol as p
from macabre.server.offers import Offering
from macabre.server.seen import gestures, whole
from macabre.server.shorthand import Shorthand
from macabre.server.sights import Eyes, Now, SightNow, Sights


class Line:
    """What one browser was told last, which changes are told of."""

    def __init__(self, sights: Sights) -> None:
        self._sights = sights
        self._sight: SightNow | None = None
        self._shorthand = Shorthand()
        self._told = (0, 0)  # the number of the rewinding, and the steps that were told since
        self._state = 0  # how many changes were told since the whole
        self._heard = sights.table.number

    def forget(self) -> None:
        """The browser is to be told the whole next time."""
        self._sight = None

    def tell(self, now: Now, eyes: Eyes) -> p.Message:
        """What has changed since this browser was told before; the whole, if that no longer counts."""
        table = self._sights.table
        sight, steps = self._sights.at(now, eyes), len(table.match or ())
        before, (rewound, since), heard = self._sight, self._told, self._heard
        self._sight, self._told, self._heard = sight, (now.rewound, steps), table.number
        if before is None or rewound != now.rewound or since > steps:
            self._state, self._shorthand = 0, Shorthand()
            return whole(sight.seen, table, None, heard, self._sights.paced, self._sights.speech_for(eyes))
        self._state += 1
        told = self._sights.told(eyes, since) if since < steps else []
        return self._changed(before, sight, told, gestures(table, heard), eyes)

    def _changed(
        self, before: SightNow, sight: SightNow, told: list[p.Told], emotes: list[tuple[int, str]], eyes: Eyes
    ) -> p.SeenChanged:
        different = self._sights.different(before, sight)
        old, new, short = before.seen, sight.seen, self._shorthand
        status = short.number(new.status, new.status) if new.status != old.status else None
        offer = self._offer(sight, eyes) if different.has_moves else None
        rows = [short.told(one) for one in told]
        return p.SeenChanged(
            number=new.number,
            state=self._state,
            seal=sight.shared.seal if new.seal != old.seal else None,
            mark=sight.shared.mark if new.fingerprint != old.fingerprint else None,
            said=short.take_fresh(),
            status=status,
            changes=different.changes,
            view=different.view,
            offer=offer,
            told=rows,
            emotes=emotes,
        )

    def _offer(self, sight: SightNow, eyes: Eyes) -> p.Offer:
        match = self._sights.table.match
        if match is None or not sight.actions:
            return p.Offer()
        return Offering(match, self._sights.speech_for(eyes), self._shorthand).make(sight.actions)
