"""Players that are programs: each is handed what its seat may know, never the state."""

from macabre.bots.bot import Bot, name_of
from macabre.bots.finding import all_bots, make_bot
from macabre.bots.guest import known
from macabre.bots.hints import evaluate, evaluate_truth, hint
from macabre.bots.learnt import bot_from, read_policy
from macabre.bots.levels import bot_names
from macabre.bots.names import name_bot
from macabre.bots.playing import Player, play_on, player_of
from macabre.bots.sight import Sight
from macabre.bots.thinker import Cheater, SearchBot, make_cheater, make_uniform
from macabre.bots.thought import Considered, Thought

__all__ = [
    "Bot",
    "Cheater",
    "Considered",
    "Player",
    "SearchBot",
    "Sight",
    "Thought",
    "all_bots",
    "bot_from",
    "bot_names",
    "evaluate",
    "evaluate_truth",
    "hint",
    "known",
    "make_bot",
    "make_cheater",
    "make_uniform",
    "name_bot",
    "name_of",
    "play_on",
    "player_of",
    "read_policy",
]
