"""What a hall without a server costs: `python -m benchmarks.hall` measures in Chromium, and writes hall.md.
With games, `python -m benchmarks.hall GAME …`, it measures their boards alone, and only prints that.

Each time is the best of some rounds, each in a fresh profile; in the same rounds the same browser starts Python bare.
Searches run by the same code here and in the browser, at the opening of a match of four; they take turns, and the best
of each counts, in CPU time. Frames are counted as `benchmarks/frames.py` counts them, on a CPU slowed down as much: a
person and three greedy bots, which think in the same browser, play on from the midst of a match, a moment after its
board is there, so that the second Python has started; the same luck makes the match come again, it is shown several
times, and the best time of each move counts, theirs and the person's. The first
board is measured at full speed, from opening the page of that table to its board, in a browser that has the hall open
and no table before: Python has started there, and its start is not in the time. Sizes are those of files as gzip
packs them.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Frame, Page, sync_playwright

from benchmarks.frames import MOVING_MS, PASSES, SLOWER, WARM_UP, WATCH, best_of, frame_rate, traced
from macabre.catalogue import games, load
from macabre.language import ENGLISH
from macabre.site.build import files_kept
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.people import CAN_MOVE, IS_OVER, move, phase, seat_bot, sit, wait
from tests.web.static import BELOW, Visitor, build, hosted

PAGE = Path(__file__).with_suffix(".md")
ROUNDS = 3
PATIENCE = 120_000  # ms
WARMING, TURNS, TURN_SECONDS, FEW = 4, 6, 0.5, 20  # turns of a search: those that do not count, and those that do
LOOK_MS = 200
SETTLED_MS = 6_000  # until the Python that thinks has started as well
ENTRIES = 24  # of a table's log, after which a match is not shown on; entries may be told together
START = """
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", location.href));
  const begun = performance.now();
  const python = await loadPyodide({ indexURL: new URL("pyodide/", location.href).href });
"""
BARE = f"async () => {{ {START} return (performance.now() - begun) / 1000; }}"
READY = f"""async ([code, game]) => {{ {START}
  const archive = await (await fetch("python/macabre.tar.xz")).arrayBuffer();
  python.unpackArchive(archive, "xztar", {{ extractDir: "/hall" }});
  python.runPython("import sys; sys.path.insert(0, '/hall')");
  python.runPython(code);
  window.search = python.globals.get("Search")(game);
}}"""
SPEED = """
import sys, time
from macabre.bots import Sight
from macabre.bots.levels import make_ours
from macabre.bots.searcher import Searcher
from macabre.bots.tree import BELIEVED
from macabre.catalogue import load

class Search:
    def __init__(self, game):
        match = load(game).new(players=4, seed=1)
        self.sight = Sight.of(match, match.to_act[0])
        self.searcher = Searcher(self.sight.rules, self.sight.board)

    def run(self, iterations):
        self.searcher.set_out(self.sight.record, self.sight.seat, BELIEVED, 99)
        self.searcher.run(iterations)

    def answer(self):  # seconds by the clock until the expert has chosen
        begun = time.perf_counter()
        make_ours("expert", 1).choose(self.sight)
        return time.perf_counter() - begun
"""
FIXED = """
{
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array.byteLength === 16 && self.document ? draw(array) : array.fill(0));
}
"""
TOLD = """
if (window.parent === window) window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      const number = /^{"t":"changed","number":([0-9]+).*"mark":/.exec(data.text ?? "");
      if (number) performance.mark(`told ${number[1]}`);
    });
  }
};
"""
ASK = """async (code) => {
  const { api } = await import(new URL("static/page/page.js", location.href));
  await api(`/api/tables/${code}`);
}"""
CHOOSE = """() => {
  document.querySelector("#moves button.choice").click();
  document.querySelector("#confirm:not([hidden]) button.main")?.click();
}"""  # without a pointer, which would point at lines of the log, or a question that costs the page its time
BOTS_ACT = "document.querySelector('#seats > li.acts ~ li.acts')"
CAN_GO_ON = (
    f"document.querySelector('#scene button.main:not([disabled])')?.click(), {CAN_MOVE} && !{BOTS_ACT} || {IS_OVER}"
)
WATCH_TABLE = f"if (window.parent !== window) {{ {WATCH} }}"  # the window around it would look for a board for ever
SEEN = """
new MutationObserver((_, watch) => {
  if (document.querySelectorAll("#games .main").length < 4) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => { top.firstSeen = performance.timeOrigin + performance.now(); }));
}).observe(document, { childList: true, subtree: true });
"""
HERE = """
search = Search(sys.argv[1])
search.run(20)
for line in sys.stdin:
    begun = time.process_time()
    search.run(int(line))
    print(time.process_time() - begun, flush=True)
"""
TICKS = os.sysconf("SC_CLK_TCK")


def sizes(folder: Path) -> dict[str, int]:
    """Bytes that a first visit keeps, packed: Pyodide's and ours in English, and what a language adds at most."""
    names = [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()]
    kept = files_kept(name for name in names if "/" in name)
    packed = {name: _packed(folder / name) for files in kept.values() for name in files if name != "./"}
    pyodide = sum(size for name, size in packed.items() if "/pyodide/" in name)
    by_language = {code: sum(packed[name] for name in files if name != "./") for code, files in kept.items()}
    ours = by_language.pop(ENGLISH) - pyodide
    return {"pyodide": pyodide, "ours": ours, "language": max(by_language.values())}


def _packed(path: Path) -> int:
    body = path.read_bytes()
    return min(len(body), len(gzip.compress(body, 9)))


def bare(browser: Browser, address: str) -> float:
    """Seconds until Python alone has started, in a page of rules, which starts none."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{address}{release_at(context, address)}/rules.html?of=dead-house")
    found: float = page.evaluate(BARE)
    context.close()
    return found


def release_at(context: BrowserContext, address: str) -> str:
    """The folder of the release that is served."""
    return context.request.get(address).text().partition('src="')[2].partition("/")[0]


def visit(context: BrowserContext, address: str) -> tuple[float, float]:
    """Seconds until all games are painted, as the page itself says, and until a move can be made against bots."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(SEEN)
    begun = time.monotonic()
    page.goto(address)
    hall = page.frame_locator("#page")
    hall.get_by_role("button", name="Play now").nth(2).click()
    hall.locator("body[data-phase=playing] #board.drawn").wait_for()
    playable = time.monotonic() - begun
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    first = page.evaluate("(firstSeen - performance.timeOrigin) / 1000")
    page.close()
    return first, playable


def measure(browser: Browser, folder: Path) -> dict[str, float]:
    """One round: Python alone, a first visit, and a second one without a network."""
    context = browser.new_context(reduced_motion="reduce")
    with hosted(folder) as address:
        alone = bare(browser, address)
        first, playable = visit(context, f"{address}?pace=0")
    again, offline = visit(context, f"{address}?pace=0")
    context.close()
    return {"bare": alone, "first": first, "playable": playable, "again": again, "offline": offline}


# --- boards


def fix_luck(folder: Path) -> None:
    """From now on, chance is the same in every browser that opens this hall for the first time."""
    for worker in folder.rglob("site/worker.js"):
        worker.write_text(worker.read_text("utf-8") + FIXED, "utf-8")


@contextmanager
def player(browser: Browser, **more: Any) -> Iterator[Visitor]:
    """Somebody whose luck is fixed, too."""
    with Visitor(browser, **more) as person:
        for script in (FIXED, WATCH_TABLE, TOLD):
            person.context.add_init_script(script)
        yield person


def set_table(browser: Browser, address: str, game: str) -> tuple[str, Any]:
    """A table in the midst of a match against greedy bots: its page, and all that the browser keeps."""
    seats = min(4, load(game).players[-1])
    with player(browser) as person:
        page = person.open(f"{address}?pace=0")
        page.goto(person.make(game, seats))
        sit(page, 0, "Anna")
        for seat in range(1, seats):
            seat_bot(page, seat, "Greedy")
        page.get_by_role("button", name="Begin the match").click()
        for _ in range(WARM_UP // seats + 1):
            wait(page, CAN_MOVE, PATIENCE / 1000)
            move(page)
        wait(page, CAN_GO_ON, PATIENCE / 1000)
        return page.url.rpartition("/")[2], person.context.storage_state(indexed_db=True)


def measure_boards(browser: Browser, folder: Path, game: str) -> tuple[list[float], float]:
    """The best frame rate of each decision, however often the match is shown; the soonest that its board was there."""
    with hosted(folder) as address:
        table, kept = set_table(browser, address, game)
        opening = min(measure_opening(browser, address, table, kept) for _ in range(ROUNDS))
        passes = [show_match(browser, address, table, kept) for _ in range(PASSES)]
    logs, rates = zip(*passes, strict=True)
    if len(set(logs)) > 1:
        raise RuntimeError(f"the match of {game} did not come again")
    numbers = sorted(set().union(*rates))
    return best_of([[rate.get(number) for number in numbers] for rate in rates]), opening


def measure_opening(browser: Browser, address: str, table: str, kept: Any) -> float:
    """Seconds from opening a table to its board, in a window in which the hall is open, and no table was before."""
    with player(browser, storage_state=kept) as person:
        page = person.open(address)
        page.evaluate(ASK, table.rpartition("=")[2])
        page.goto(page.url.rpartition("/")[0] + f"/{table}")
        wait(page, "window.boardAt > 0")
        return float(page.evaluate("window.boardAt")) / 1000


def show_match(browser: Browser, address: str, table: str, kept: Any) -> tuple[str, dict[int, float | None]]:
    """What was told, and the frame rate after each entry of the log, on a slowed CPU, while bots think."""
    rates: dict[int, float | None] = {}
    with player(browser, storage_state=kept, reduced_motion="no-preference") as person:
        page = person.open(f"{address}#{table}")
        wait(page, CAN_GO_ON, PATIENCE / 1000)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(SETTLED_MS)
        devtools = person.context.new_cdp_session(person.window)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        while (not rates or max(rates) - min(rates) < ENTRIES) and phase(page) != "over":
            rates |= rates_by_number(traced(devtools, person.window, lambda: play_round(page)))
        return page.locator("#log").inner_text(), rates


def play_round(page: Frame) -> None:
    """Choose the first of the list, a move or a part of one; bots answer until there is something to choose again.

    Where several act at the same time, bots come first, so that the order is the same every time.
    """
    page.evaluate(CHOOSE)
    page.wait_for_timeout(MOVING_MS)
    while not page.evaluate(CAN_GO_ON):
        page.wait_for_timeout(LOOK_MS)


def rates_by_number(events: list[dict[str, Any]]) -> dict[int, float | None]:
    """Frames a second after each entry that was told, until the next."""
    told = sorted((event["ts"], int(event["name"][5:])) for event in events if event["name"].startswith("told "))
    return {
        number: frame_rate([event for event in events if begun <= event["ts"] < end])
        for (begun, number), (end, _) in pairwise([*told, (float("inf"), 0)])
    }


# --- searches


def searches(browser: Browser, folder: Path, game: str) -> tuple[float, float, float]:
    """Iterations in a CPU second by Numba and in the browser, which take turns; how long the expert takes there."""
    command = [sys.executable, "-c", SPEED + HERE, game]
    settings = os.environ | {"MACABRE_MACHINE": "numba"}
    with (
        hosted(folder) as address,
        browser.new_context() as context,
        subprocess.Popen(command, env=settings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as here,
    ):
        page = context.new_page()
        page.goto(f"{address}{release_at(context, address)}/rules.html?of=dead-house")
        page.evaluate(READY, [SPEED, game])
        numba, there = _in_turns(lambda count: _run_here(here, count), lambda count: _run_there(page, count))
        return numba, there, min(page.evaluate("search.answer()") for _ in range(ROUNDS))


def _in_turns(*runs: Callable[[int], float]) -> list[float]:
    """The best of several rounds, each as long as another; the first of them show how many iterations that is."""
    counts = [FEW for _ in runs]
    found: list[list[float]] = [[] for _ in runs]
    for _ in range(WARMING + TURNS):
        for number, run in enumerate(runs):
            found[number].append(counts[number] / max(run(counts[number]), 1 / TICKS))
            counts[number] = max(FEW, int(found[number][-1] * TURN_SECONDS))
    return [max(speeds[WARMING:]) for speeds in found]


def _run_here(process: subprocess.Popen[str], iterations: int) -> float:
    assert process.stdin
    assert process.stdout
    print(iterations, file=process.stdin, flush=True)
    return float(process.stdout.readline())


def _run_there(page: Page, iterations: int) -> float:
    begun = _time_of_pages()
    page.evaluate("(count) => { search.run(count); }", iterations)
    return _time_of_pages() - begun


def _time_of_pages() -> float:
    """CPU seconds that the pages of our own browser have taken so far."""
    parents, times = {}, {}
    for place in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            fields = (place / "stat").read_text().rpartition(")")[2].split()
            parents[int(place.name)] = int(fields[1])
            if b"--type=renderer" in (place / "cmdline").read_bytes():
                times[int(place.name)] = (int(fields[11]) + int(fields[12])) / TICKS
    return sum(seconds for process, seconds in times.items() if _is_ours(process, parents))


def _is_ours(process: int, parents: dict[int, int]) -> bool:
    while process > 1 and process != os.getpid():
        process = parents.get(process, 0)
    return process == os.getpid()


def page_of(
    best: dict[str, float],
    size: dict[str, int],
    speeds: dict[str, tuple[float, float, float]],
    boards: dict[str, tuple[list[float], float]],
    busy: str,
) -> str:
    """What was measured, in words."""
    ratios = {game: there / here for game, (here, there, _) in speeds.items()}
    rows = [
        f"| {game} | {here:,.0f} | {there:,.0f} | {ratios[game]:.2f} | {answer:.2f} s |"
        for game, (here, there, answer) in speeds.items()
    ]
    lines = [
        "# Speed of a hall without a server",
        " ".join((__doc__ or "").split("\n\n", 1)[1].split()) + f" {busy}",
        "## Starting",
        f"- Python alone starts within {best['bare']:.1f} s.",
        f"- The first page is there after {best['first']:.2f} s, and a match against bots can be played after "
        f"{best['playable']:.1f} s: {best['playable'] / best['bare']:.1f} times what Python alone takes.",
        f"- On a second visit, without a network: {best['again']:.2f} s and {best['offline']:.1f} s, "
        f"{best['offline'] / best['bare']:.1f} times.",
        "## Size",
        f"A first visit in English fetches {(size['pyodide'] + size['ours']) / 1e6:.1f} MB, packed: "
        f"{size['pyodide'] / 1e6:.2f} MB Pyodide and {size['ours'] / 1e6:.2f} MB ours. "
        f"Another language adds {size['language'] / 1e6:.2f} MB at most.",
        "## Search",
        "\n".join(
            ["| | Numba | browser | of Numba's | the expert answers |", "| --- | ---: | ---: | ---: | ---: |", *rows]
        ),
        f"{sum(ratios.values()) / len(ratios):.2f} of Numba's in the mean.",
        "## Boards",
        "\n".join(
            [
                "| | moves | frames a second, median | worst move | first board |",
                "| --- | ---: | ---: | ---: | ---: |",
                *(
                    f"| {game} | {len(rates)} | {statistics.median(rates):.0f} | {min(rates):.0f} | {opening:.2f} s |"
                    for game, (rates, opening) in boards.items()
                ),
            ]
        ),
    ]
    return "\n\n".join(lines) + "\n"


def show_boards(chosen: list[str]) -> None:
    """Frames a second of these games alone, for each move, and how soon the board is there."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = build(Path(place))
        browser: Any = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        fix_luck(folder)
        for game in chosen:
            rates, opening = measure_boards(browser, folder, game)
            print(game, *(f"{rate:.0f}" for rate in rates), f"{opening:.2f} s", flush=True)
        browser.close()
    print(f"The load of the machine, of {os.cpu_count()} cores, was {os.getloadavg()[0]:.0f} at the end.")


def main(chosen: list[str]) -> None:
    """Measure everything, or the boards of some games."""
    if chosen:
        show_boards(chosen)
        return
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = build(Path(place))
        browser: Any = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        rounds = [measure(browser, folder) for _ in range(ROUNDS)]
        size = sizes(folder / BELOW)
        speeds = {game: searches(browser, folder, game) for game in games()}
        fix_luck(folder)
        boards = {game: measure_boards(browser, folder, game) for game in games()}
        browser.close()
        best = {name: min(one[name] for one in rounds) for name in rounds[0]}
        after = os.getloadavg()[0]
        busy = f"The load of the machine, of {os.cpu_count()} cores, was {before:.0f} before and {after:.0f} after."
        PAGE.write_text(page_of(best, size, speeds, boards, busy), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
