"""A policy that `learn.py` or `league.py` has learnt, as a bot: it plays wherever bots do.

python examples/learn.py dead-house --minutes 3 --save examples/policy.npz
macabre arena dead-house --bots ./examples/learnt_bot.py,3xgreedy --deals 50
macabre serve --bot ./examples/learnt_bot.py
"""

from pathlib import Path

from macabre.bots import bot_from, read_policy

Bot = bot_from(read_policy(Path(__file__).with_name("policy.npz")))
