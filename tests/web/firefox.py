"""Debian's Firefox, spoken to by WebDriver BiDi: as much of a Playwright page as the tests of a hall need of it."""

import base64
import json
import re
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from websockets.sync.client import connect

from tests.web.conftest import FIREFOX
from tests.web.people import SOON

SECONDS = 600  # until something must be there, on whatever machine
PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "ui.prefersReducedMotion": 1,
}
SHOWN = "(node) => { node.scrollIntoView({ block: 'center' }); return node.checkVisibility() && !node.disabled; }"
CHOOSE = "(node, value) => { node.value = value; node.dispatchEvent(new Event('change', { bubbles: true })); }"


def _preference(entry):
    return f"user_pref({json.dumps(entry[0])}, {json.dumps(entry[1])});\n"


def _started(profile):
    command = [FIREFOX, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def _address(process):
    """Where it can be spoken to, as it says itself."""
    found = (re.search(r"WebDriver BiDi listening on (ws://\S+)", line) for line in process.stderr)
    return next(match[1] for match in found if match)


class Firefox:
    """One browser with a profile of its own; whatever goes wrong in its pages is noted in `faults`."""

    def __init__(self):
        self._number, self.faults = 0, []
        with ExitStack() as stack:
            profile = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
            (profile / "user.js").write_text("".join(map(_preference, PREFERENCES.items())))
            process = stack.enter_context(_started(profile))
            stack.callback(process.terminate)
            self._line = stack.enter_context(connect(f"{_address(process)}/session", max_size=None, proxy=None))
            self.ask("session.new", capabilities={})
            self.ask("session.subscribe", events=["log.entryAdded"])
            self.leave = stack.pop_all().close

    def ask(self, method, **parameters):
        """What is answered to a command."""
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while (told := json.loads(self._line.recv(timeout=SECONDS))).get("id") != self._number:
            self._note(told)
        assert told["type"] == "success", told
        return told["result"]

    def _note(self, told):
        if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
            self.faults.append(told["params"]["text"])

    def open(self, address):
        """A new window."""
        window = Page(self, self.ask("browsingContext.create", type="tab")["context"])
        self.ask("browsingContext.setViewport", context=window.context, viewport={"width": 1440, "height": 900})
        window.goto(address)
        return window


class Page:
    """A window, or a frame in one."""

    def __init__(self, browser, context):
        self.browser, self.context = browser, context

    def ask(self, method, **parameters):
        return self.browser.ask(method, context=self.context, **parameters)

    def goto(self, address):
        self.ask("browsingContext.navigate", url=address, wait="complete")

    def close(self):
        self.ask("browsingContext.close")

    @property
    def frame(self):
        """The first frame in it."""
        [here] = self.browser.ask("browsingContext.getTree", root=self.context)["contexts"]
        return Page(self.browser, here["children"][0]["context"])

    @property
    def url(self):
        return self.evaluate("location.href")

    def evaluate(self, script, argument=None):
        """What a script comes to: an expression, or a function of an argument."""
        body = f"(async (given) => {{ const found = {script};" + (
            "const it = await (typeof found === 'function' ? found(given) : found);"
            f"return it === undefined ? null : JSON.stringify(it); }})({json.dumps(argument)})"
        )
        found = self.browser.ask(
            "script.evaluate", expression=body, target={"context": self.context}, awaitPromise=True
        )
        assert found["type"] == "success", found
        return json.loads(found["result"].get("value") or "null")

    def screenshot(self, path):
        """A picture of what is to be seen, in PNG."""
        Path(path).write_bytes(base64.b64decode(self.ask("browsingContext.captureScreenshot")["data"]))

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1000)

    def locator(self, selector):
        return Locator(self, selector)


class Locator:
    """What a selector of CSS finds, once it is to be seen."""

    def __init__(self, page, selector, place=0):
        self._page, self._selector, self._place = page, selector, place

    def nth(self, place):
        return Locator(self._page, self._selector, place)

    def is_visible(self):
        node = self._node()
        return node is not None and self._call(SHOWN, node)

    def wait_for(self):
        """The node, as soon as it is to be seen and can be used."""
        limit = time.monotonic() + SECONDS
        while not ((node := self._node()) and self._call(SHOWN, node)):
            assert time.monotonic() < limit, f"in vain: {self._selector}"
            time.sleep(SOON)
        return node

    def click(self):
        origin = {"type": "element", "element": self.wait_for()}
        steps = [{"type": "pointerMove", "x": 0, "y": 0, "origin": origin}]
        steps += [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        self._page.ask("input.performActions", actions=[{"type": "pointer", "id": "mouse", "actions": steps}])

    def fill(self, text):
        self.click()
        steps = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self._page.ask("input.performActions", actions=[{"type": "key", "id": "keys", "actions": steps}])

    def select_option(self, value):
        self._call(CHOOSE, self.wait_for(), {"type": "string", "value": value})

    def inner_text(self):
        return self._call("(node) => node.innerText", self.wait_for())

    def _node(self):
        locator = {"type": "css", "value": self._selector}
        nodes = self._page.ask("browsingContext.locateNodes", locator=locator)["nodes"]
        return {"sharedId": nodes[self._place]["sharedId"]} if len(nodes) > self._place else None

    def _call(self, function, *arguments):
        """Of a node that has gone meanwhile, nothing is to be seen."""
        target = {"context": self._page.context}
        found = self._page.browser.ask(
            "script.callFunction", functionDeclaration=function, arguments=arguments, target=target, awaitPromise=False
        )
        return found["type"] == "success" and found["result"].get("value")
