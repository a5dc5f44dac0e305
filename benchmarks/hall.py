"""What a hall without a server costs: `python -m benchmarks.hall` measures in Chromium, and writes hall.md.
With games, `python -m benchmarks.hall GAME …`, it counts their frames alone, and only prints them.

Each time is the best of some rounds, each in a fresh profile; in the same rounds the same browser starts Python bare.
Searches run by the same code here and in the browser, at the opening of a match of four; they take turns, and the best
of each counts, in CPU time. Frames are counted as `benchmarks/frames.py` counts them, on a CPU slowed down as much,
while a person plays against two bots, which think in the same browser; each move is seen once. Sizes are those of
files as gzip packs them.
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
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Frame, Page, sync_playwright

from benchmarks.frames import SLOWER, frame_rate, traced
from macabre.catalogue import games
from macabre.language import ENGLISH
from macabre.site.build import files_kept
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.people import CAN_MOVE, phase
from tests.web.static import BELOW, Visitor, build, hosted

PAGE = Path(__file__).with_suffix(".md")
ROUNDS = 3
PATIENCE = 120_000  # ms
WARMING, TURNS, TURN_SECONDS, FEW = 4, 6, 0.5, 20  # turns of a search: those that do not count, and those that do
LOOK_MS = 50
DECISIONS = 12  # of a person, whose animations are measured
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


def press_move(page: Frame) -> None:
    """Make the first move of the list."""
    page.locator("#moves button.choice").first.click()
    if page.locator("#confirm").is_visible():
        page.locator("#confirm button.main").click()


def frame_rates(browser: Browser, folder: Path, game: str) -> list[float]:
    """Frames a second while something moves, for each decision of a person and what bots answer at once."""
    with hosted(folder) as address, Visitor(browser, reduced_motion="no-preference") as person:
        page = person.open(address)
        page.get_by_role("button", name="Play now").nth(games().index(game)).click()
        page.locator("body[data-phase=playing] #board.drawn").wait_for()
        devtools = person.context.new_cdp_session(person.window)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        rates = []
        next_round = page.get_by_role("button", name="Next round")
        while len(rates) < DECISIONS:
            if next_round.is_visible():
                next_round.click()
            if phase(page) == "over":
                break
            if not page.evaluate(CAN_MOVE):
                person.window.wait_for_timeout(LOOK_MS)
                continue
            rates.append(frame_rate(traced(devtools, person.window, lambda: press_move(page))))
        return [rate for rate in rates if rate is not None]


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
    rates: dict[str, list[float]],
    load: str,
) -> str:
    """What was measured, in words."""
    ratios = {game: there / here for game, (here, there, _) in speeds.items()}
    rows = [
        f"| {game} | {here:,.0f} | {there:,.0f} | {ratios[game]:.2f} | {answer:.2f} s |"
        for game, (here, there, answer) in speeds.items()
    ]
    lines = [
        "# Speed of a hall without a server",
        " ".join((__doc__ or "").split("\n\n", 1)[1].split()) + f" {load}",
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
        "## Frames a second",
        "\n".join(
            [
                "| | moves | median | worst move |",
                "| --- | ---: | ---: | ---: |",
                *(
                    f"| {game} | {len(found)} | {statistics.median(found):.0f} | {min(found):.0f} |"
                    for game, found in rates.items()
                ),
            ]
        ),
    ]
    return "\n\n".join(lines) + "\n"


def show_frames(chosen: list[str]) -> None:
    """Frames a second of these games alone, for each move."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = build(Path(place))
        browser: Any = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in chosen:
            print(game, *(f"{rate:.0f}" for rate in frame_rates(browser, folder, game)), flush=True)
        browser.close()
    print(f"The load of the machine, of {os.cpu_count()} cores, was {os.getloadavg()[0]:.0f} at the end.")


def main(chosen: list[str]) -> None:
    """Measure everything, or the frames of some games."""
    if chosen:
        show_frames(chosen)
        return
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = build(Path(place))
        browser: Any = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        rounds = [measure(browser, folder) for _ in range(ROUNDS)]
        speeds = {game: searches(browser, folder, game) for game in games()}
        rates = {game: frame_rates(browser, folder, game) for game in games()}
        browser.close()
        best = {name: min(one[name] for one in rounds) for name in rounds[0]}
        after = os.getloadavg()[0]
        load = f"The load of the machine, of {os.cpu_count()} cores, was {before:.0f} before and {after:.0f} after."
        PAGE.write_text(page_of(best, sizes(folder / BELOW), speeds, rates, load), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
