"""Plays a task of a study: a pair of matches with its swaps of luck, or a deal of the mixed table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from macabre.arena.entrants import make_player
from macabre.arena.series import Outcome, ended
from macabre.bots.playing import Player, play_on
from macabre.luck import Luck, Seeded
from macabre.match import Match
from macabre.study.chances import Chances, find_chances
from macabre.study.luck import Swapped, kind_of
from macabre.study.plan import Study, open_study
from macabre.study.uses import Counter, Uses

LOOKED = 100  # matches of a table whose chances are looked at, which costs more than to play them
BOTS = "bots"  # the bots' own choices among equals, as a kind of luck

Winners = tuple[int, ...]


class PlayedMatch(Outcome, frozen=True):
    """One match, and what was seen on the way; its seats are of the ladder."""

    forced: int  # decisions with one legal move
    options: int  # legal moves of all decisions together
    uses: Uses
    chances: Chances
    actions: list[int]  # what seats decided: with the seed, the whole match


class Task(msgspec.Struct, frozen=True):
    """What came of a task: its matches, and who won each of a pair when one kind of luck was the other's."""

    matches: list[PlayedMatch]
    swaps: dict[str, tuple[Winners, Winners]]


def play_task(key: bytes, number: int) -> Task:
    """One task; the same in whatever process it is done."""
    study = open_study(key)
    task, kind = divmod(number, study.kinds)
    return _play_mixed(study, task) if kind == study.mixed else _play_pair(study, task, kind)


# --- tables


def _play_mixed(study: Study, deal: int) -> Task:
    lucks = Seeded(study.deal_seed(deal)), study.deal_seed(deal)
    sittings = [Sitting(study, deal, seated, *lucks).play(counted=False) for seated in study.mixed_seats(deal)]
    return Task([sitting.seen([]) for sitting in sittings], {})


def _play_pair(study: Study, task: int, bot: int) -> Task:
    """Two matches, and each again for each kind of luck that it drew, taken from the other."""
    deals = 2 * task, 2 * task + 1
    pair = [_equals(study, deal, bot, Seeded(study.deal_seed(deal)), study.deal_seed(deal)).play() for deal in deals]
    seen = [sitting.seen(_chances(study, sitting, bot)) for sitting in pair]
    kinds = [kind for kind in (*pair[0].match.game.rules.notation.purposes, BOTS) if any(s.drew(kind) for s in pair)]
    swaps = {kind: (_swap(study, kind, *pair), _swap(study, kind, *reversed(pair))) for kind in kinds}
    return Task(seen, swaps)


def _equals(study: Study, deal: int, bot: int, luck: Luck, seed: int) -> Sitting:
    return Sitting(study, deal, (bot,) * study.seats, luck, seed)


def _chances(study: Study, sitting: Sitting, bot: int) -> Chances:
    if sitting.deal >= LOOKED:
        return []
    seed = study.deal_seed(sitting.deal)
    return find_chances(sitting.match, sitting.points, study.ladder[bot], seed, study.limit)


def _swap(study: Study, kind: str, own: Sitting, other: Sitting) -> Winners:
    """Who wins a match if one kind of luck is another's; who won it, if it never drew that kind."""
    if not own.drew(kind):
        return tuple(own.match.winners)
    seeds = study.deal_seed(own.deal), study.deal_seed(other.deal)
    luck = Seeded(seeds[0]) if kind == BOTS else Swapped(seeds[0], seeds[1], kind)
    again = _equals(study, own.deal, own.seated[0], luck, seeds[kind == BOTS])
    return tuple(again.play(counted=False).match.winners)


# --- one match


class Sitting:
    """One match and those who play it."""

    def __init__(self, study: Study, deal: int, seated: Sequence[int], luck: Luck, seed: int) -> None:
        game, board = study.laid_out
        self.study, self.deal, self.seated = study, deal, tuple(seated)
        self.match: Match = game.new_with(luck, study.seats, study.options, board)
        self.players = [_player(study, bot, seed, seat) for seat, bot in enumerate(seated)]
        self.uses = Counter(self.match)
        self.points: list[int] = []  # the lengths of the log at which somebody decided
        self.actions: list[int] = []
        self.forced = self.options = 0

    def play(self, counted: bool = True) -> Sitting:
        """To its end, or to the limit."""
        decide = self._decide if counted else self._act
        play_on(self.match, [decide] * self.study.seats, self.study.limit)
        for place, action in zip(self.points if counted else [], self.actions, strict=False):
            seat = self.match.entries[place].who
            self.uses.happen(seat, self.match.state(place), self.match.state(place + 1), action)
        return self

    def _decide(self, match: Match, seat: int) -> int:
        actions = match.legal_actions(seat)
        action = self._act(match, seat)
        self.forced += len(actions) == 1
        self.options += len(actions)
        self.uses.decide(seat, actions, action)
        return action

    def _act(self, match: Match, seat: int) -> int:
        self.points.append(len(match))
        self.actions.append(self.players[seat](match, seat))
        return self.actions[-1]

    def drew(self, kind: str) -> bool:
        """Whether a kind of luck played a part."""
        return kind == BOTS or any(entry.draw and kind_of(entry.draw.purpose) == kind for entry in self.match.entries)

    def seen(self, chances: Chances) -> PlayedMatch:
        """What a study keeps of a match."""
        return PlayedMatch(
            self.deal,
            self.seated,
            len(self.actions),
            *ended(self.match),
            self.forced,
            self.options,
            self.uses.result(),
            chances,
            self.actions,
        )


def _player(study: Study, bot: int, seed: int, seat: int) -> Player:
    return make_player(study.ladder[bot], seed * study.seats + seat, study.iterations)


def replay_match(study: Study, seen: PlayedMatch) -> Match:
    """The match again, from its seed and what was decided."""
    game, board = study.laid_out
    match = game.new(study.seats, study.deal_seed(seen.deal), study.options, board)
    for action in seen.actions:
        match.act(action, match.to_act[0])
    return match
