"""Writes a hall without a server into a folder: pages, drawings, words, answers that never change, and Python."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from posixpath import relpath
from typing import Any

from starlette.applications import Starlette

from macabre.catalogue import load
from macabre.language import ENGLISH, Speech, languages_of_pages
from macabre.server.answers import games as answers
from macabre.server.modules import MANIFEST, STATIC, WEB_FOLDER, manifest, module_link, needed, page_body, web_folder
from macabre.server.studies import Report, read_reports
from macabre.site.archive import games_packed, make_archive, make_words
from macabre.site.pyodide import pyodide

PAGES = {
    "hall.html": "index.html",
    **{name: name for name in ("table.html", "rules.html", "replay.html", "fairness.html")},
}
INSTEAD = {"static/page/house.js": "site/house.js"}  # what stands in the place of what
UNUSED = (".html", ".md", ".ts", ".webmanifest")  # what is written apart, and what pages do not read
OFFLINE = "static/site/offline.js"
SEEN_FIRST = "/preview.jpg"  # pictures that are kept for the time without a network only once they were seen
PLACE = "release"  # by which the window and its manifest name the folder of a release

_INSTALLED = f'<link rel="manifest" href="/static/{MANIFEST}">\n'  # the window around all pages says it
_STATIC = re.compile(r'(?<=["`\'(])/static/')
_IMPORT = re.compile(r'((?:from|import) ?\(?")/static/')

_SPOKEN = re.compile(r"/(?:api|words|python)/(\w+)[./]")  # a file in one language

Files = Iterator[tuple[str, bytes]]


def build_site(folder: Path, pyodide_folder: Path | None = None, studies: Iterable[Path] = ()) -> None:
    """Write all files, those of the release into a folder of its own; what lies there already is written over."""
    release = dict(_studies(read_reports(studies))) | dict(_files())
    release |= {f"pyodide/{name}": body for name, body in pyodide(pyodide_folder).items()}
    for name, body in _site(release).items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(body)


def _site(release: dict[str, bytes]) -> dict[str, bytes]:
    """The files of a release below its digest, so that no two of them ever mix, and the window around them."""
    digest = hashlib.sha256(b"".join(name.encode() + body for name, body in sorted(release.items()))).hexdigest()[:16]
    inside = {f"{digest}/{name}": body for name, body in release.items()}
    around = window().replace(f"{PLACE}/", f"{digest}/").encode()
    offline = release[OFFLINE].decode().replace(f'"{PLACE}"', json.dumps(digest))
    offline = offline.replace("({})", f"({json.dumps(files_kept(inside))})")
    outside = {"index.html": around, MANIFEST: _manifest(digest), "offline.js": offline.encode()}
    return inside | outside


def files_kept(names: Iterable[str]) -> dict[str, list[str]]:
    """What is kept for the time without a network: from the first visit on, and once a language was spoken."""
    kept = {code: list[str]() for code in languages_of_pages()}
    kept[ENGLISH] = ["./", "index.html", MANIFEST]
    for name in (name for name in names if not name.endswith(SEEN_FIRST)):
        found = _SPOKEN.search(name)
        kept[found[1] if found and found[1] in kept else ENGLISH].append(name)
    return kept


def window() -> str:
    """What stands around all pages; where no script runs, nobody knows the reader's language, so all are shown."""
    asked = "".join(
        f'<p lang="{code}" dir="{language.direction}">{Speech(code)("site-scripts")}</p>'
        for code, language in languages_of_pages().items()
    )
    return (WEB_FOLDER / "site/shell.html").read_text("utf-8").replace("<!-- scripts -->", asked)


def _manifest(digest: str) -> bytes:
    """What a device must know to install the hall: what a server says, with addresses that hold wherever it lies."""
    about = json.loads(json.dumps(manifest(Speech())).replace("/static/", f"{digest}/static/"))
    return json.dumps(
        {name: about[name] for name in about if name != "id"} | {"start_url": "./", "scope": "./"}
    ).encode()


def _files() -> Files:
    yield from ((name, _page(page)) for name, page in PAGES.items())
    yield from _web_files()
    yield from _words()
    yield from asyncio.run(_answers())
    yield "python/macabre.tar.xz", make_archive()
    yield from ((f"python/{code}.tar.xz", make_words(code)) for code in languages_of_pages() if code != ENGLISH)


# --- pages and what they are made of


def _page(name: str) -> bytes:
    text = page_body(name, ENGLISH).decode().replace(_INSTALLED, "")
    return _moved(_with_needed(text), ".").replace('href="/"', 'href="hall.html"').encode()


def _with_needed(page: str) -> str:
    """A page that asks at once for what it needs here alone, too."""
    modules = [module for source in INSTEAD.values() for module in needed(STATIC + source)[1:]]
    return page.replace("</head>", "".join(module_link(one) for one in modules if one not in page) + "\n</head>")


def _moved(text: str, to_static: str) -> str:
    """Absolute addresses become relative, for whoever is as far from the folder `static` as that."""
    text = text.replace("/static/fairness.html", "fairness.html")
    return _STATIC.sub("static/" if to_static == "." else f"{to_static}/", text)


def _web_files() -> Files:
    for path in sorted(WEB_FOLDER.rglob("*")):
        name = f"static/{path.relative_to(WEB_FOLDER).as_posix()}"
        if path.is_file() and path.suffix not in UNUSED and path.name != "jsconfig.json":
            source = WEB_FOLDER / INSTEAD[name] if name in INSTEAD else path
            yield name, _relative(name, source.read_bytes())
    for game in map(load, games_packed()):
        for path in sorted(web_folder(game).rglob("*")):
            if path.is_file():
                name = f"static/games/{game.id}/{path.relative_to(web_folder(game)).as_posix()}"
                yield name, _relative(name, path.read_bytes())


def _relative(name: str, body: bytes) -> bytes:
    """A file whose addresses hold wherever the site lies: styles and imports go from the file, others from pages."""
    here = relpath("static", PurePosixPath(name).parent.as_posix())
    if name.endswith(".css"):
        return _moved(body.decode(), here).encode()
    if name.endswith(".js"):
        return _moved(_IMPORT.sub(rf"\1{'./' if here == '.' else here + '/'}", body.decode()), ".").encode()
    return body


def _words() -> Files:
    for code, language in languages_of_pages().items():
        for of in ("house", *games_packed()):
            path = language.path("" if of == "house" else of)
            if path.is_file():
                yield f"static/words/{code}/{of}.ftl", path.read_bytes()


# --- answers that never change


def _studies(reports: list[Report]) -> Files:
    """The studies that this hall was given; what is said of them is said in their own languages."""
    yield "api/studies.json", json.dumps([report.listed() for report in reports]).encode()
    yield from ((report.address.removeprefix("/"), report.body) for report in reports)


async def _answers() -> list[tuple[str, bytes]]:
    app, packed = Starlette(routes=answers.ROUTES), games_packed()
    found = [(f"api/games/{game}/board.toml", await _answer(app, f"/api/games/{game}/board.toml")) for game in packed]
    for code in languages_of_pages():
        listed = json.loads(await _answer(app, "/api/games", code))
        found.append((f"api/{code}/games.json", json.dumps([one for one in listed if one["id"] in packed]).encode()))
        for path in (f"games/{game}{part}" for game in packed for part in ("", "/book", "/drawing")):
            found.append((f"api/{code}/{path}.json", await _answer(app, f"/api/{path}", code)))
    return found


async def _answer(app: Any, path: str, language: str = "en") -> bytes:
    """What a server answers."""
    told: list[Any] = []
    headers = [(b"accept-language", language.encode()), (b"host", b"hall")]
    scope = {"type": "http", "method": "GET", "path": path, "headers": headers, "query_string": b""}

    async def send(message: Any) -> None:
        told.append(message)

    await app(scope | {"http_version": "1.1"}, None, send)
    return b"".join(message.get("body", b"") for message in told)
