"""The page of a game: what each number of an observation means, and what each action is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from macabre.envs.setting import Setting
from macabre.observation import HIGHEST, LOWEST, ROWS, Part

MOST_LABELS = 60  # more are told by the first and the last


def describe(setting: Setting) -> str:
    """The page of a setting, as Markdown."""
    game, plan = setting.game, setting.plan
    lines = [
        f"# {game.title}: observations and actions",
        "",
        f"An observation of `{game.id}` is {plan.size:,} numbers of one byte ({LOWEST} to {HIGHEST}), made from what"
        " the seat may know. It has the same size for any number of players; numbers of seats that are not there"
        " are 0. `env.plan.named(observations)` gives the parts by name.",
        "",
        "| numbers | part | shape | what it says | how |",
        "| --- | --- | --- | --- | --- |",
        *(_part_line(setting, part) for part in plan.observation.parts),
        "",
        *_label_lines(setting),
        "## Actions",
        "",
        f"There are {len(plan.actions):,}; a mask says which are legal. `env.setting.move_of(action)` is the text"
        " of an action.",
        "",
        "| actions | from | to |",
        "| --- | --- | --- |",
        *_action_lines(setting),
        "",
        f"This is the page of the board that comes with the game; for a board of your own, print"
        f' `macabre.envs.Setting("{game.id}", board=…).describe()`.',
    ]
    return "\n".join(lines) + "\n"


def _part_line(setting: Setting, part: Part) -> str:
    place, shape = setting.plan.slices[part.name], setting.plan.shapes[part.name]
    where = f"{place.start}" if place.stop == place.start + 1 else f"{place.start}–{place.stop - 1}"
    about = f"{part.about}; {ROWS[part.rows]}" if ROWS[part.rows] else part.about
    return f"| {where} | `{part.name}` | {' × '.join(map(str, shape))} | {about} | {part.code.meaning} |"


def _label_lines(setting: Setting) -> Iterator[str]:
    """What the last axis of each part stands for, parts with the same labels together."""
    named: dict[tuple[str, ...], list[str]] = {}
    for part in setting.plan.observation.parts:
        if part.labels is not None:
            named.setdefault(tuple(part.labels(setting.board)), []).append(f"`{part.name}`")
    for labels, parts in named.items():
        yield f"The last axis of {', '.join(parts)}: {_listed(labels)}."
        yield ""


def _listed(labels: tuple[str, ...]) -> str:
    if len(labels) <= MOST_LABELS:
        return ", ".join(labels)
    return f"{', '.join(labels[:3])} … {', '.join(labels[-3:])} ({len(labels)} in all)"


def _action_lines(setting: Setting) -> Iterator[str]:
    """Runs of actions of one kind."""
    numbers = range(len(setting.plan.actions))
    for _, group in groupby(numbers, key=lambda number: setting.move_of(number).split(" ")[0]):
        run = list(group)
        ends = (f"`{setting.move_of(run[0])}`", f"`{setting.move_of(run[-1])}`" if len(run) > 1 else "")
        yield f"| {run[0]}{f'–{run[-1]}' if len(run) > 1 else ''} | {ends[0]} | {ends[1]} |"


def pages() -> Iterator[tuple[str, str]]:
    """The id and the page of each game that comes with the package, with all seats taken."""
    from macabre.catalogue import games, load

    for game_id in games():
        if load(game_id).rules.observation is not None:
            yield game_id, describe(Setting(game_id, load(game_id).players[-1]))
