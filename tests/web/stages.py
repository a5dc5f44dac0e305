"""Pages that stand just before something happens, with a clock that waits to be struck."""

from tests.web.people import findings, wait
from tests.web.puppet import Puppet

SHOWN = "!document.querySelector('#scene').hidden"
CLOCK_THAT_STANDS = """
const later = (window.later = window.setTimeout);
window.waiting = [];
window.setTimeout = (work, ms, ...more) => (ms >= 300 ? window.waiting.push(work) : later(work, ms, ...more));
window.strike = () => window.waiting.splice(0).forEach((work) => work());
"""
CLOCK_THAT_GOES = "window.setTimeout = window.later"
UNTIL_SCENE = "document.querySelector('.scene-name') ?? (window.waiting.shift()?.(), null)"  # one thing after another


def play_to(puppet, kind):
    """Play until a decision makes a scene of a kind; how many steps there were before it."""
    for _ in range(3000):
        before = len(puppet.match)
        puppet.step()
        for event in puppet.match.told(0, ["Anna", "Ben", "Carla"], before):
            if event["type"] == kind and (kind != "moved" or event["place"] == "home"):
                return before
    raise AssertionError(f"there was no {kind}")


def open_before(page, server, puppet, kind):
    """Open the page just before a scene of a kind, then tell it."""
    before = play_to(puppet, kind)
    puppet.open(page, server)
    page.locator("#board.drawn > *").first.wait_for()
    puppet.told = before
    puppet.show()
    wait(page, SHOWN)


def open_at_last_decision(page, server, game, players, seed=5, kind=None, **options):
    """Open a page where the next decision ends the match, or makes an event of a kind; the puppet."""
    rehearsal = Puppet(game, players, seed, **options)
    stops = []
    while not rehearsal.match.finished and not (stops and kind in kinds_since(rehearsal, stops[-1])):
        stops.append(len(rehearsal.match))
        rehearsal.step()
    puppet = Puppet(game, players, seed, paced=True, **options)
    while len(puppet.match) < stops[-1]:
        puppet.step()
    page.add_init_script(CLOCK_THAT_STANDS)
    puppet.open(page, server)
    page.locator("#board.drawn > *").first.wait_for()
    return puppet


def kinds_since(puppet, steps):
    return {event["type"] for event in puppet.match.told(0, ["Anna", "Ben", "Carla"], steps)}


def look_through_by_axe(page, server, puppet):
    """axe finds nothing in the midst of a match, nor at its end."""
    puppet.open(page, server)
    page.locator("#board.drawn > *").first.wait_for()
    assert findings(page) == []
    puppet.finish()
    puppet.show()
    page.locator("#outcome").wait_for()
    assert findings(page) == []


def two_moves(puppet, kind):
    """Two moves that a hint may name, as different as can be, in a position where there are such."""
    for _ in range(200):
        puppet.play(1)
        moves = [move for move in puppet.match.legal_moves(0) if move["type"] == kind]
        if len(moves) > 1:
            return [moves[0], moves[-1]]
    raise AssertionError("there was never a choice")
