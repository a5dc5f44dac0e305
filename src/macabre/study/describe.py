"""What made the figures, in words, so that they can be made again."""

from __future__ import annotations

from pathlib import Path

from macabre.catalogue import load
from macabre.language import Speech
from macabre.language.labels import label
from macabre.reading import name_option, say_choice
from macabre.study.journal import Findings
from macabre.study.plan import Study


def changed_options(study: Study, speech: Speech) -> str:
    """The house rules that are not the box's."""
    defaults = {name: option.default for name, option in load(study.game).options.items()}
    changed = [f"{name}={value}" for name, value in study.options.items() if value != defaults[name]]
    return ", ".join(changed) or speech.report("study-as-in-the-box")


def made_by(speech: Speech, findings: Findings, *others: Findings) -> str:
    """Bots, seeds, options, board and version, for the foot of a chart."""
    from macabre import __version__

    study = findings.study
    sides = [_side(one.study, speech) for one in (findings, *others)]
    return speech.report(
        "study-made",
        game=study.game,
        seats=study.seats,
        bots=", ".join(study.ladder),
        iterations=study.iterations,
        matches=findings.matches,
        seed=str(study.seed),
        sides=speech.report("study-against").join(sides),
        release=__version__,
        rules=study.rules,
        sources=study.sources,
    )


def _side(study: Study, speech: Speech) -> str:
    board = study.board_name if study.board else speech.report("study-as-in-the-box")
    return speech.report("study-side", options=changed_options(study, speech), board=board)


def differs_by(study: Study, other: Study) -> str:
    """What differs between the two sides, as files have it."""
    changed = [f"{name}={other.options[name]}" for name in _changed(study, other)]
    return ", ".join([*changed, *_other_board(study, other)]) or label("study-same-again", "the same again")


def differs_in_words(study: Study, other: Study, speech: Speech) -> str:
    """The same for a reader: house rules by their names."""
    game = load(other.game)
    changed = [
        f"{name_option(game, name, speech)} = {say_choice(game, name, other.options[name], speech)}"
        for name in _changed(study, other)
    ]
    return ", ".join([*changed, *_other_board(study, other)]) or speech.report("study-same-again")


def _changed(study: Study, other: Study) -> list[str]:
    return [name for name, value in other.options.items() if study.options[name] != value]


def _other_board(study: Study, other: Study) -> list[str]:
    return [Path(other.board_name).stem] if study.board != other.board else []
