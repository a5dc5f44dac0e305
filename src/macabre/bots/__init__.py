"""Players that are programs: each is handed what its seat may know, never the state."""

from macabre.bots.bot import Bot, Sight, bot_names, make_bot

__all__ = ["Bot", "Sight", "bot_names", "make_bot"]
