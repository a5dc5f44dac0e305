"""How smoothly each board moves on a CPU four times slower, and how soon it is there on this one, in headless Chromium.

    python -m benchmarks.frames [GAME …]

For the frames, a match is played from a fixed seed and shown to a real page, decision by decision, as a server would,
at the usual pace, with its scenes and up to its end; the browser's own tracing tells when frames were drawn while
something moved. For the answers, what can be picked on
the board is pressed on the same slowed CPU; the browser says when the answer was painted. For the first board, a
table of a real server is opened in the midst of a match by a browser that has nothing of it yet. Each is done several
times, and the best of it counts: what else the machine does meanwhile is not the board's fault. Of moves and presses,
the worst is told.
Goals: 50 frames a second in the worst move, an answer within 0.1 s, a board within 0.6 s.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from macabre.catalogue import games, load
from tests.server.client import Client, make_table
from tests.server.loops import complete
from tests.server.serving import Server
from tests.web.conftest import CHROMIUM
from tests.web.people import wait
from tests.web.puppet import Puppet

SLOWER = 4
GOAL_FRAMES, GOAL_ANSWER, GOAL_SECONDS = 50.0, 0.1, 0.6
DECISIONS = 12  # whose animations are measured
WARM_UP = 25  # decisions before that
LAST = 2  # decisions of the match that are measured besides: its end is a scene
MOVING_MS = 1_300  # a little more than any animation lasts that is no scene
MOST_MS = 20_000  # until everything that a decision led to was shown
PASSES = 3  # over the same decisions
ALONE = 0.15  # seconds after all others
OPENINGS = 5
PRESSES = 6
POLL_MS = 20
POINTING_MS = 300  # for which somebody points at a part before pressing it
SEED = 7
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-gpu"]
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline.frame,blink.user_timing"
WATCH = """
addEventListener("DOMContentLoaded", () => {
  const look = () => {
    const board = document.getElementById("board");
    const there = board && !board.hidden && board.firstElementChild?.getBoundingClientRect().height > 40;
    if (there) window.boardAt ??= performance.now();
    else requestAnimationFrame(look);
  };
  look();
});
"""
TIMED = """
window.answers = [];
new PerformanceObserver((list) => list.getEntries().filter(({ name }) => name === "click")
  .forEach(({ duration }) => window.answers.push(duration))).observe({ type: "event", durationThreshold: 16 });
"""
CAN_BE_PRESSED = "#board :is([role=button], button:not([disabled])):visible"


@dataclass(frozen=True)
class Found:
    """What was measured of one game."""

    game: str
    rates: list[float]  # frames a second, for each decision at which something moved
    answer: float  # seconds from a press to what it changes, for the slowest part of the board
    opening: float  # seconds until the board was there


def traced(devtools: CDPSession, page: Page, act: Callable[[], None]) -> list[dict[str, Any]]:
    """The trace of what happens from an act until everything stands still."""
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    devtools.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    devtools.on("Tracing.tracingComplete", lambda _: ended.append(True))
    devtools.send(
        "Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": CATEGORIES.split(",")}}
    )
    act()
    page.wait_for_timeout(MOVING_MS)
    devtools.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    return events


def moments(events: list[dict[str, Any]], name: str) -> list[float]:
    """When events of a name happened, in seconds."""
    return sorted(event["ts"] / 1e6 for event in events if event["name"] == name)


def frame_rate(events: list[dict[str, Any]]) -> float | None:
    """Frames drawn a second, from the first to the last of those in which something moved; None if nothing did."""
    drawn = moments(events, "DrawFrame")
    runs = [run for run in map(_moving, _runs(drawn)) if len(run) > 5]
    if not runs:
        return None
    longest = max(runs, key=len)
    return (len(longest) - 1) / (longest[-1] - longest[0])


def _runs(drawn: list[float]) -> list[list[float]]:
    """Frames that follow each other within a quarter of a second."""
    runs: list[list[float]] = []
    for moment in drawn:
        if runs and moment - runs[-1][-1] < 0.25:
            runs[-1].append(moment)
        else:
            runs.append([moment])
    return runs


def _moving(run: list[float]) -> list[float]:
    """A run without a last frame that comes alone: what holds its end is drawn once more when that is over."""
    return run[:-1] if len(run) > 1 and run[-1] - run[-2] > ALONE else run


def measure_frames(browser: Browser, server: Server, game: str) -> list[float]:
    """The frame rate of each decision's animation: the best of several times that it was shown."""
    return best_of([show_decisions(browser, server, game) for _ in range(PASSES)])


def best_of(passes: list[list[float | None]]) -> list[float]:
    """The best rate of each decision, of those at which something moved."""
    found = [[rate for rate in rates if rate is not None] for rates in zip(*passes, strict=True)]
    return [max(rates) for rates in found if rates]


def show_decisions(browser: Browser, server: Server, game: str) -> list[float | None]:
    """The frame rate of each decision's animation, None where nothing moved."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = context.new_page()
    puppet = Puppet(game, min(4, load(game).players[-1]), SEED, paced=True)
    puppet.play(WARM_UP)
    puppet.open(page, server)
    page.locator("#board.drawn > *").first.wait_for()
    page.wait_for_load_state("networkidle")
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    rates = [frame_rate(traced(devtools, page, lambda: show_decision(page, puppet))) for _ in range(DECISIONS)]
    while puppet.table.number < end_of(game) - LAST:
        puppet.step()
    puppet.told = len(puppet.match)
    puppet.show()
    page.wait_for_timeout(MOVING_MS)
    rates += [frame_rate(traced(devtools, page, lambda: show_decision(page, puppet))) for _ in range(LAST)]
    context.close()
    return rates


def show_decision(page: Page, puppet: Puppet) -> None:
    """One decision, until everything that it led to was shown."""
    advance(puppet)
    for _ in range(MOST_MS // POLL_MS):
        if puppet.table.number in puppet.watched or not puppet.tells:
            break
        page.wait_for_timeout(POLL_MS)


@cache
def end_of(game: str) -> int:
    """The entry that ends the match."""
    rehearsal = Puppet(game, min(4, load(game).players[-1]), SEED)
    rehearsal.finish()
    return rehearsal.table.number


def measure_answer(browser: Browser, server: Server, game: str) -> float:
    """How long a press on the board waits for its answer to be painted: the slowest part's best."""
    passes = [press_parts(browser, server, game) for _ in range(PASSES)]
    return max(min(answers) for answers in zip(*passes, strict=True))


def press_parts(browser: Browser, server: Server, game: str) -> list[float]:
    """How long each press waits for its answer."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = context.new_page()
    page.add_init_script(TIMED)
    puppet = Puppet(game, min(4, load(game).players[-1]), SEED)
    puppet.play(WARM_UP)
    puppet.open(page, server)
    page.locator("#board.drawn > *").first.wait_for()
    page.wait_for_load_state("networkidle")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    answers = [press(page, place) for place in range(PRESSES)]
    context.close()
    return answers


def press(page: Page, place: int) -> float:
    """Press one of the parts of the board that can be pressed; 0 if the answer took less than 16 ms."""
    parts = page.locator(CAN_BE_PRESSED)
    part = parts.nth(place % parts.count())
    part.hover(force=True)
    page.wait_for_timeout(POINTING_MS)
    page.evaluate("window.answers = []")
    part.click(force=True)
    page.wait_for_timeout(MOVING_MS / 2)
    return float(max(page.evaluate("window.answers"), default=0)) / 1000


def advance(puppet: Puppet) -> None:
    """One decision, and tell the page."""
    if not puppet.match.finished:
        puppet.step()
        puppet.show()


async def set_table(server: Server, game: str) -> tuple[str, str]:
    """A table in the midst of a match: its code, and the token of the first seat."""
    players = min(4, load(game).players[-1])
    code = make_table(server.url, game, players)
    client = await Client(server.url, code).connect()
    for seat in range(players):
        await client.sit(seat, f"Player {seat}")
    await client.ask(t="start", seat=0)
    await client.until(lambda seen: seen["phase"] != "gathering")
    while client.seen["phase"] != "playing" or len(client.acknowledged) < WARM_UP:
        if not await client.play_on(choose_midway):
            await client.receive()
    await client.close()
    return code, client.tokens[0]


def choose_midway(legal: list[dict[str, Any]]) -> str:
    """Some move that is not always the first."""
    return str(legal[len(legal) // 2]["text"])


def measure_opening(browser: Browser, server: Server, code: str, token: str) -> float:
    """Seconds from opening a table to its board, in a browser that has nothing of it yet."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('macabre/seats/{code}', '{json.dumps({0: token})}');" + WATCH)
    page.goto(f"{server.url}/t/{code}")
    wait(page, "window.boardAt > 0")
    seconds = float(page.evaluate("window.boardAt")) / 1000
    context.close()
    return seconds


def mark(good: bool) -> str:
    """Whether a goal is met."""
    return "met" if good else "missed"


def show(found: list[Found]) -> None:
    """The table."""
    table = Table("game", "moves", "frames", "worst", "goal", "answer", "goal", "board", "goal")
    for column in table.columns:
        column.no_wrap = True
    for one in found:
        rates = one.rates or [0.0]
        middle, board, answer = statistics.median(rates), one.opening, one.answer
        table.add_row(
            *(one.game, str(len(one.rates)), f"{middle:.0f}", f"{min(rates):.0f}", mark(min(rates) >= GOAL_FRAMES)),
            *(f"{answer:.2f} s", mark(answer <= GOAL_ANSWER), f"{board:.2f} s", mark(board <= GOAL_SECONDS)),
        )
    Console().print(table)
    busy, cores = os.getloadavg()[0], os.cpu_count() or 1
    if busy > cores:
        Console().print(f"Not to be trusted: {busy:.0f} processes wanted the {cores} cores meanwhile. Measure alone.")


def main(chosen: list[str]) -> None:
    """Measure and tell."""
    found = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.db") as server,
        sync_playwright() as p,
    ):
        browser = p.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in chosen or games():
            code, token = complete(set_table(server, game))
            opening = min(measure_opening(browser, server, code, token) for _ in range(OPENINGS))
            rates, answer = measure_frames(browser, server, game), measure_answer(browser, server, game)
            found.append(Found(game, rates, answer, opening))
        browser.close()
    show(found)


if __name__ == "__main__":
    main(sys.argv[1:])
