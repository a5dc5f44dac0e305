"""The check that a browser makes of a transcript, run outside a browser: the very modules of the page, in Node."""

import json
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path

import macabre
from macabre.language import languages

WEB = Path(macabre.__file__).parent / "web"
NODE = Path(sysconfig.get_path("scripts")) / "node"
SCRIPT = """
import { readFileSync } from "node:fs";
globalThis.document = { documentElement: { dataset: {} }, querySelector: () => null, querySelectorAll: () => [] };
globalThis.fetch = async (address) => new Response(readFileSync(`.${address}`));
const { remember } = await import("./page/store.js");
const { verify } = await import("./luck/verify.js");
const { text, names, memory } = JSON.parse(readFileSync(0, "utf-8"));
for (const [name, value] of Object.entries(memory)) remember(name, value);
console.log(JSON.stringify(await verify(text, names)));
"""


def check(text, names=(), memory=None):
    """What the browser finds, by state; `memory` is what it has kept of the table."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(WEB, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("art", "fonts", "styles"))
        Path(folder, "package.json").write_text('{"type": "module"}')
        words = Path(folder, "static/words/en")
        words.mkdir(parents=True)
        shutil.copy(languages()["en"].path(""), words / "house.ftl")
        Path(folder, "check.js").write_text(SCRIPT)
        asked = json.dumps({"text": text, "names": list(names), "memory": memory or {}})
        done = subprocess.run([NODE, "check.js"], cwd=folder, input=asked, capture_output=True, text=True, check=True)
    found = {"good": [], "open": [], "bad": [], "note": []}
    for finding in json.loads(done.stdout):
        found[finding["state"]].append(finding["text"])
    return found
