"""Makes the screenshots of docs/pictures: every game, the hall, the rules and the end of a match, large and small.

Each game's `web/preview.jpg`, which the hall and links show, is made as well.

    python -m scripts.pictures [GAME …]

Matches are played from fixed seeds, so that the same tree gives the same pictures.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from macabre.catalogue import games, load
from macabre.server.modules import web_folder
from tests.server.serving import Server
from tests.web.conftest import CHROMIUM
from tests.web.puppet import Puppet

FOLDER = Path(__file__).parent.parent / "docs/pictures"
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-gpu", "--hide-scrollbars"]
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 375, "height": 812}, "device_scale_factor": 1.5, "has_touch": True},
}
RATIO = 1200 / 630  # of previews
MOST_BYTES = 150_000
QUALITIES = (88, 78, 66, 50)
DECISIONS = 40  # into a match, where something is to be seen
SEED = 7

Show = Callable[[Page, Server], None]


def keep(page: Page, path: Path) -> None:
    """The page as a file of reasonable size."""
    devtools = page.context.new_cdp_session(page)
    for quality in QUALITIES:
        shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        content = base64.b64decode(shot["data"])
        if len(content) <= MOST_BYTES:
            break
    path.write_bytes(content)


@contextmanager
def opened(browser: Browser, size: str, scheme: str) -> Iterator[Page]:
    """A page of a size, by candlelight or by day."""
    context = browser.new_context(**SIZES[size], color_scheme=scheme, reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('macabre/light', '\"{scheme}\"')")
    yield context.new_page()
    context.close()


def show_page(path: str) -> Show:
    """A page that anybody can open."""
    return lambda page, server: page.goto(server.url + path, wait_until="networkidle") and None


def amid(game: str) -> Puppet:
    """In the midst of a match, where there is something to choose from."""
    for seed in range(SEED, SEED + DECISIONS):
        puppet = new_match(game, seed)
        puppet.play(DECISIONS)
        for _ in range(DECISIONS):
            if puppet.match.finished:
                break
            if len(puppet.match.legal_moves(0)) > 1:
                return puppet
            puppet.play(1)
    raise SystemExit(f"no match of {game} lasts long enough for a picture")


def new_match(game: str, seed: int = SEED) -> Puppet:
    """For three players, or for fewer if the game takes no more."""
    return Puppet(game, min(3, load(game).players[-1]), seed)


def show_match(game: str, at_end: bool = False) -> Show:
    """A table in the middle of a match, or at its end."""

    def show(page: Page, server: Server) -> None:
        puppet = new_match(game) if at_end else amid(game)
        if at_end:
            puppet.finish()
        puppet.open(page, server)
        page.locator("#code").evaluate("code => (code.textContent = 'CANDLE')")
        page.locator("#board > *").first.wait_for()
        page.wait_for_load_state("networkidle")

    return show


def keep_preview(page: Page, path: Path) -> None:
    """The board alone, in the shape in which links are previewed."""
    box = page.locator("#board").bounding_box()
    assert box
    clip = {"x": box["x"], "y": box["y"], "width": box["width"], "height": min(box["height"], box["width"] / RATIO)}
    page.screenshot(path=path, type="jpeg", quality=72, clip=clip)  # type: ignore[arg-type]


def subjects(chosen: list[str]) -> dict[str, tuple[Show, str]]:
    """What there is to see, and in which light."""
    shows = {game: (show_match(game), "dark") for game in chosen or games()}
    if not chosen:
        shows["hall"] = show_page("/"), "dark"
        shows["rules"] = show_page("/rules/cluedo-cards"), "light"
        shows["end"] = show_match("cluedo-cards", at_end=True), "light"
    return shows


def names(chosen: list[str]) -> list[str]:
    """The files in the folder that this makes."""
    return [f"{name}-{size}.webp" for name in subjects(chosen) for size in SIZES]


def main(chosen: list[str]) -> None:
    """Make the pictures."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.db") as server,
        sync_playwright() as p,
    ):
        browser = p.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, (show, scheme) in subjects(chosen).items():
            for size in SIZES:
                with opened(browser, size, scheme) as page:
                    show(page, server)
                    page.wait_for_timeout(300)
                    keep(page, FOLDER / f"{name}-{size}.webp")
                    if name in games() and size == "desktop":
                        keep_preview(page, web_folder(load(name)) / "preview.jpg")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
