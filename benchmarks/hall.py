"""What a hall without a server costs: `python -m benchmarks.hall` measures in Chromium, and writes hall.md.

Each time is the best of some rounds, each in a fresh profile; in the same rounds the same browser starts Python bare.
Searches run by the same code here and in the browser, at the opening of a match of four; by the clock on the wall, so
the best of many short ones counts. Sizes are those of files as gzip packs them.
"""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from macabre.catalogue import games
from macabre.language import ENGLISH
from macabre.site.build import files_kept
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.static import BELOW, build, hosted

PAGE = Path(__file__).with_suffix(".md")
ROUNDS = 3
PATIENCE = 120_000  # ms
TOO_BUSY = "The machine was too busy to compare them: one search ran while another waited for a core."
START = """
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", location.href));
  const begun = performance.now();
  const python = await loadPyodide({ indexURL: new URL("pyodide/", location.href).href });
"""
BARE = f"async () => {{ {START} return (performance.now() - begun) / 1000; }}"
SEARCH = f"""async ([code, game]) => {{ {START}
  const archive = await (await fetch("python/macabre.tar.xz")).arrayBuffer();
  python.unpackArchive(archive, "xztar", {{ extractDir: "/hall" }});
  python.runPython("import sys; sys.path.insert(0, '/hall')");
  python.runPython(code);
  return python.globals.get("speed")(game);
}}"""
SPEED = """
import time
from macabre.bots import Sight
from macabre.bots.searcher import Searcher
from macabre.bots.tree import BELIEVED
from macabre.catalogue import load

def speed(game, seconds=0.03, rounds=80):
    match = load(game).new(players=4, seed=1)
    sight = Sight.of(match, match.to_act[0])
    searcher = Searcher(sight.rules, sight.board)
    best, iterations = 0.0, 50
    for _ in range(rounds):
        searcher.set_out(sight.record, sight.seat, BELIEVED, 99)
        begun = time.perf_counter()
        searcher.run(iterations)
        best = max(best, iterations / (time.perf_counter() - begun))
        iterations = max(20, int(best * seconds))
    return best
"""


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
    """Seconds until the first page is to be seen, and until a move can be made against bots."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    begun = time.monotonic()
    page.goto(address)
    hall = page.frame_locator("#page")
    play = hall.get_by_role("button", name="Play now").nth(2)
    play.wait_for()
    first = time.monotonic() - begun
    play.click()
    hall.locator("body[data-phase=playing] #board.drawn").wait_for()
    playable = time.monotonic() - begun
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
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


def search_there(browser: Browser, folder: Path, game: str) -> float:
    """Iterations of a search in a second, in the browser."""
    context = browser.new_context()
    with hosted(folder) as address:
        page = context.new_page()
        page.goto(f"{address}{release_at(context, address)}/rules.html?of=dead-house")
        found: float = page.evaluate(SEARCH, [SPEED, game])
    context.close()
    return found


def search_here(game: str) -> float:
    """The same by Numba."""
    command = [sys.executable, "-c", f"{SPEED}\nprint(speed({game!r}))"]
    run = subprocess.run(command, env=os.environ | {"MACABRE_MACHINE": "numba"}, capture_output=True, check=True)
    return float(run.stdout)


def page_of(best: dict[str, float], size: dict[str, int], speeds: dict[str, tuple[float, float]], load: str) -> str:
    """What was measured, in words."""
    busy = os.getloadavg()[0] > (os.cpu_count() or 1)
    ratios = {game: there / here for game, (here, there) in speeds.items()}
    rows = [f"| {game} | {here:,.0f} | {there:,.0f} | {ratios[game]:.2f} |" for game, (here, there) in speeds.items()]
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
        "\n".join(["| | Numba | browser | of Numba's |", "| --- | ---: | ---: | ---: |", *rows]),
        TOO_BUSY if busy else f"{sum(ratios.values()) / len(ratios):.2f} of Numba's in the mean.",
    ]
    return "\n\n".join(lines) + "\n"


def main() -> None:
    """Measure everything."""
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = build(Path(place))
        browser: Any = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        rounds = [measure(browser, folder) for _ in range(ROUNDS)]
        speeds = {game: (search_here(game), search_there(browser, folder, game)) for game in games()}
        browser.close()
        best = {name: min(one[name] for one in rounds) for name in rounds[0]}
        after = os.getloadavg()[0]
        load = f"The load of the machine, of {os.cpu_count()} cores, was {before:.0f} before and {after:.0f} after."
        PAGE.write_text(page_of(best, sizes(folder / BELOW), speeds, load), "utf-8")


if __name__ == "__main__":
    main()
