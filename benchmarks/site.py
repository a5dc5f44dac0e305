"""What a hall without a server costs: `python -m benchmarks.site` measures in Chromium, and writes site.md.

Each figure is the best of some rounds, each in a fresh profile: what else the machine does is not the hall's. Python
is started bare in the same rounds, by the same browser. Sizes are those of the files as gzip packs them.
"""

from __future__ import annotations

import gzip
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from benchmarks.machines import speeds
from macabre.catalogue import games
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.static import BELOW, build, hosted

PAGE = Path(__file__).with_suffix(".md")
ROUNDS = 3
LONG = 300_000
BARE = """async () => {
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", location.href));
  const begun = performance.now();
  await loadPyodide({ indexURL: new URL("pyodide/", location.href).href });
  return (performance.now() - begun) / 1000;
}"""
SEARCH = """async ([code, game]) => {
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", location.href));
  const archive = await (await fetch("python/macabre.tar.xz")).arrayBuffer();
  const python = await loadPyodide({ indexURL: new URL("pyodide/", location.href).href });
  python.unpackArchive(archive, "xztar", { extractDir: "/hall" });
  python.runPython("import sys; sys.path.insert(0, '/hall')");
  python.runPython(code);
  return python.globals.get("speed")(game);
}"""
SPEED = """
import time
from macabre.bots import Sight
from macabre.bots.searcher import Searcher
from macabre.bots.tree import BELIEVED
from macabre.catalogue import load

def speed(game, seconds=0.5, rounds=6):
    match = load(game).new(players=4, seed=1)
    sight = Sight.of(match, match.to_act[0])
    searcher = Searcher(sight.rules, sight.board)
    best, iterations = 0.0, 50
    for _ in range(rounds):
        searcher.set_out(sight.record, sight.seat, BELIEVED, 99)
        begun = time.perf_counter()
        searcher.run(iterations)
        best = max(best, iterations / (time.perf_counter() - begun))
        iterations = int(best * seconds)
    return best
"""


def packed(folder: Path) -> dict[str, int]:
    """Bytes of what a first visit fetches, Python's and ours."""
    sizes = {"Pyodide": 0, "ours": 0}
    for path in folder.rglob("*"):
        if path.is_file() and path.name != "preview.jpg":
            data = path.read_bytes()
            whose = "Pyodide" if "pyodide" in path.relative_to(folder).parts else "ours"
            sizes[whose] += min(len(data), len(gzip.compress(data, 9)))
    return sizes


def bare(browser: Browser, address: str) -> float:
    """Seconds until Python alone has started, in a page that is open."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    found: float = page.frames[1].evaluate(BARE)
    context.close()
    return found


def visit(context: BrowserContext, address: str) -> tuple[float, float]:
    """Seconds until the first page is to be seen, and until a move can be made against two bots."""
    page = context.new_page()
    page.set_default_timeout(LONG)
    begun = time.monotonic()
    page.goto(address)
    hall = page.frame_locator("#page")
    play = hall.get_by_role("button", name="Play now").nth(2)
    play.wait_for()
    first = time.monotonic() - begun
    play.click()
    hall.locator("#seats li.acting, #seats li[data-acting], #moves button.choice").first.wait_for()
    playable = time.monotonic() - begun
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.close()
    return first, playable


def measure(browser: Browser, folder: Path) -> dict[str, float]:
    """One round: a first visit, a second one without a network, and Python alone."""
    context = browser.new_context(reduced_motion="reduce")
    with hosted(folder) as address:
        alone = bare(browser, address)
        first, playable = visit(context, f"{address}?pace=0")
    again, offline = visit(context, f"{address}?pace=0")
    context.close()
    return {"bare": alone, "first": first, "playable": playable, "again": again, "offline": offline}


def searches(browser: Browser, folder: Path) -> dict[str, float]:
    """Iterations of a search in a second, in the browser."""
    found = {}
    with hosted(folder) as address:
        for game in games():
            context = browser.new_context()
            page = context.new_page()
            page.goto(address)
            found[game] = page.frames[1].evaluate(SEARCH, [SPEED, game])
            context.close()
    return found


def page_of(best: dict[str, float], sizes: dict[str, int], there: dict[str, float], here: dict[str, float]) -> str:
    """What was measured, in words."""
    ratios = {game: there[game] / here[game] for game in there}
    rows = [f"| {game} | {here[game]:,.0f} | {there[game]:,.0f} | {ratios[game]:.2f} |" for game in there]
    lines = [
        "# A hall without a server",
        " ".join((__doc__ or "").split("\n\n", 1)[1].split()),
        "## Starting",
        f"- Python alone starts within {best['bare']:.1f} s.",
        f"- The first page is there after {best['first']:.2f} s, and a match against two bots can be played after "
        f"{best['playable']:.1f} s: {best['playable'] / best['bare']:.1f} times as long as Python alone takes.",
        f"- On a second visit, without a network: {best['again']:.2f} s and {best['offline']:.1f} s, "
        f"{best['offline'] / best['bare']:.1f} times.",
        "## Size",
        f"{sum(sizes.values()) / 1e6:.1f} MB packed: {sizes['Pyodide'] / 1e6:.2f} MB Pyodide, "
        f"{sizes['ours'] / 1e6:.2f} MB ours.",
        "## Search",
        "Iterations in a second at the opening of a match of four.",
        "\n".join(["| | Numba | browser | of Numba's |", "| --- | ---: | ---: | ---: |", *rows]),
        f"{sum(ratios.values()) / len(ratios):.2f} of Numba's in the mean.",
    ]
    return "\n\n".join(lines) + "\n"


def main() -> None:
    """Measure everything."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = build(Path(place))
        browser: Any = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        rounds = [measure(browser, folder) for _ in range(ROUNDS)]
        there = searches(browser, folder)
        browser.close()
        best = {name: min(one[name] for one in rounds) for name in rounds[0]}
        here = {game: speeds(game, ROUNDS)["numba"] for game in games()}
        PAGE.write_text(page_of(best, packed(folder / BELOW), there, here), "utf-8")


if __name__ == "__main__":
    main()
