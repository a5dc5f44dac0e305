"""Bots that come from outside: one that plays, with a memory, and those that go wrong in each way there is."""

import time


class Grey:
    """Plays the first legal move, and remembers how often it was asked."""

    def __init__(self, seed):
        self.seed, self.asked = seed, 0

    def choose(self, sight):
        self.asked += 1
        return sight.legal_moves[0]


class Forgetful:
    """Fails when it is asked a second time: its memory is of one match and seat."""

    asked = 0

    def choose(self, sight):
        self.asked += 1
        print("my cards are", sight.view)
        if self.asked > 1:
            raise KeyError(f"the secret {sight.view}")
        return sight.legal_actions[0]


class Slow:
    """Never comes to an end."""

    def choose(self, sight):
        time.sleep(3600)


class Nonsense:
    """Answers something that no game knows."""

    def choose(self, sight):
        return "fly to the moon"


class Illegal:
    """Answers a number that is no legal action."""

    def choose(self, sight):
        return 1 << 60


class Hungry:
    """Wants more memory than there may be."""

    def choose(self, sight):
        return len(bytearray(3 << 29))


class Dying:
    """Ends its process."""

    def choose(self, sight):
        import os

        os._exit(3)
