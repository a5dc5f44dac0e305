"""A match whose luck was promised, for those who check such promises."""

from dataclasses import replace

import macabre
from macabre.luck import Fair, Salt, salt_commitment
from macabre.testing.walk import Dice, play_random_move


def fair_match(persons=None):
    """A match with a promised secret and salts, with one undo whose numbers stay spent."""
    game = macabre.load("cluedo-cards")
    secret, salts = bytes(range(32)), {}
    for seat in (0, 1):
        salt = bytes([seat]) * 32
        salts[seat] = Salt(salt_commitment("ABCD", 1, seat, salt), salt.hex())
    promise = Fair.promise("ABCD", 1, game.rules.version, secret)
    luck = replace(promise, salts=salts, secret=secret.hex(), persons=persons)
    match = game.new_with(luck, 2, {"target": 1})
    dice = Dice(1)
    for _ in range(8):
        play_random_move(match, dice)
    match.undo(match.to_act[0], spent=True)
    while not match.finished:
        play_random_move(match, dice)
    return match
