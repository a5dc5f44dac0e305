import os
import shutil

import pytest

from tests.conftest import once
from tests.server.serving import Server

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")  # no windows: half the work
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
BROWSERS = {"browser": ("chromium", CHROMIUM), "cut_off_firefox": ("firefox-esr", FIREFOX)}  # by the fixture
MEANT = ("WebSocket", "ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED", "400 (Bad Request)")
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-gpu", "--no-first-run"]


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items):
    """Without a browser its tests are skipped, and say so; where CI runs they must not be."""
    for item in items:
        names = getattr(item, "fixturenames", ())
        for fixture, (package, is_there) in BROWSERS.items():
            if fixture in names:
                item.add_marker(pytest.mark.browser)
                if not (is_there or os.environ.get("CI")):
                    item.add_marker(pytest.mark.skip(reason=f"install the system package {package} to run this test"))
        if "server" in names and "browser" not in names:
            item.add_marker(pytest.mark.process)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with Server(f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.db'}", 0, "--most-tables", "10000") as running:
        yield running


@pytest.fixture(scope="session")
def browser():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def report(tmp_path_factory):
    """The file of a study's report."""
    import macabre
    from macabre.study import Comparison, Figures, make_study, run_study
    from macabre.study.report import write_report

    study = make_study(macabre.load("cluedo-cards"), ["random", "greedy"], options={"target": 1})
    path = tmp_path_factory.mktemp("study") / "report.html"
    path.write_text(write_report(Comparison((Figures(run_study(study, 8)),))), "utf-8")
    return path


@pytest.fixture(scope="session")
def static_hall(tmp_path_factory, report):
    """A folder for a web host with a hall without a server in it: built once, however many processes run tests."""
    from tests.web.static import build

    return once(tmp_path_factory, "static-hall", lambda folder: build(folder, "--study", str(report)))


@pytest.fixture
def person(browser, server):
    """Makes people: each has a browser of their own, and nothing may go wrong in it."""
    contexts, faults = [], []

    def make(width=1440, height=900, reduced_motion="reduce", meant=MEANT, **more):
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion=reduced_motion, **more
        )
        contexts.append(context)
        context.add_init_script("localStorage.setItem('macabre/folded', false)")  # moves are made by the list
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if _is_fault(message, meant) else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []


def _is_fault(message, meant):
    """Errors of our own; that a connection was cut, or a request refused, is meant in some tests."""
    return message.type == "error" and not any(part in message.text for part in meant)
