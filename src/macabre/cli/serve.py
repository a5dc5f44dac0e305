"""`macabre serve`: the tables, for browsers."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import os
import re
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterable
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Annotated, Any

import typer

from macabre.bots.guest import bring_along
from macabre.bots.outside import limit
from macabre.catalogue import games, load
from macabre.cli.database import DATABASE_VARIABLE, Database, Finished, Idle, Unbegun, database_url, read_ages
from macabre.cli.prepare import prepare
from macabre.cli.reader import speech
from macabre.errors import Error
from macabre.language import sayings
from macabre.language.saying import COMMANDS
from macabre.system import allow_files

_report = sayings(COMMANDS)

Address = Annotated[str, typer.Option("--host", help="help-serve-host")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="help-serve-port")]
Processes = Annotated[int, typer.Option("--workers", min=1, help="help-serve-workers")]
Lan = Annotated[bool, typer.Option("--lan", help="help-serve-lan")]
Pace = Annotated[
    float,
    typer.Option(
        "--pace",
        min=0,
        envvar="MACABRE_PACE",
        help="help-serve-pace",
    ),
]
Origins = Annotated[
    list[str] | None,
    typer.Option(
        "--origin",
        metavar="URL",
        envvar="MACABRE_ORIGIN",
        help="help-serve-origin",
    ),
]
Open = Annotated[bool, typer.Option("--open", help="help-serve-open")]
Metrics = Annotated[
    str | None,
    typer.Option("--metrics", metavar="[HOST:]PORT", help="help-serve-metrics"),
]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="[NAME=]PLACE",
        help="help-serve-bot",
    ),
]
BotSeconds = Annotated[float, typer.Option("--bot-seconds", min=0.1, help="help-serve-bot-seconds")]
BotMegabytes = Annotated[int, typer.Option("--bot-megabytes", min=64, help="help-serve-bot-megabytes")]
MostTables = Annotated[int, typer.Option("--most-tables", min=1, help="help-serve-most-tables")]
MostMegabytes = Annotated[int, typer.Option("--most-megabytes", min=1, help="help-serve-most-megabytes")]
MostEntries = Annotated[int, typer.Option("--most-entries", min=1000, help="help-serve-most-entries")]

Studies = Annotated[list[Path] | None, typer.Option("--study", metavar="REPORT", help="help-site-study")]

MOST_FILES = 65_536  # that a process opens: each browser is one
NEW_THINGS = 10_000  # before they are looked through for garbage; every second time with those of the time before
LOOKS = 200  # of these, before all is looked through: 0.3 s where 500 tables are awake
TURN_SECONDS = 0.0005  # how long one thread runs while another waits


def run(
    host: Address = "127.0.0.1",
    port: Port = 8013,
    database: Database = None,
    workers: Processes = 1,
    lan: Lan = False,
    origin: Origins = None,
    open_browser: Open = False,
    pace: Pace = 1.0,
    metrics: Metrics = None,
    unbegun: Unbegun = 2,
    idle: Idle = 30,
    finished: Finished = 365,
    most_tables: MostTables = 200,
    most_megabytes: MostMegabytes = 64,
    bot: Bots = None,
    bot_seconds: BotSeconds = 5.0,
    bot_megabytes: BotMegabytes = 2048,
    most_entries: MostEntries = 100_000,
    study: Studies = None,
) -> None:
    """Serve the hall and its tables to browsers, until Ctrl-C."""
    from macabre.server.lan import lan_address
    from macabre.server.settings import Settings
    from macabre.server.studies import read_reports
    from macabre.storage.opening import served_alone

    url, host = database_url(database), host.strip("[]")
    if workers > 1 and url.startswith("sqlite"):
        raise Error(_report("fault-workers"))
    figures, most_bytes = _metrics_address(metrics), most_megabytes * 2**20
    origins = tuple(_origin(given) for given in origin or ())
    ages, names = read_ages(unbegun, idle, finished), _names(host, lan, origins)
    limit(bot_seconds, bot_megabytes)
    for text in bot or ():
        bring_along(text)
    read_reports(study or ())  # whatever is wrong with them is said now
    studies = tuple(str(path.absolute()) for path in study or ())
    Settings(ages, most_tables, most_bytes, most_entries, figures, workers, pace, origins, studies, names).hand_on()
    with served_alone(url) as tell:
        asyncio.run(_check(url))
        prepare(games())
        allow_files(MOST_FILES)
        listener = _listen("0.0.0.0" if lan else host, port)
        shown = f"http://{(lan_address() or 'localhost') if lan else _shown_host(host)}:{listener.getsockname()[1]}/"
        tell(shown)
        threading.Thread(target=_announce, args=(listener.getsockname(), shown, open_browser), daemon=True).start()
        os.environ[DATABASE_VARIABLE] = url
        _serve(listener, workers, alone=open_browser and not lan and host == "127.0.0.1")


async def _check(url: str) -> None:
    """Whatever is wrong with the database is said before anything else is done."""
    from macabre.storage import Store

    store = await Store.open(url)
    await store.close()


def _origin(given: str) -> str:
    """An address as browsers name it: no path, and no port where it is the usual one."""
    found = re.fullmatch(r"(https?)://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?/?", given.strip().lower())
    if not found:
        raise Error(_report("fault-origin", given=given))
    usual = {"http": ":80", "https": ":443"}[found[1]]
    return f"{found[1]}://{found[2]}{'' if found[3] in (None, usual) else found[3]}"


def _names(host: str, lan: bool, origins: Iterable[str]) -> tuple[str, ...] | None:
    """By which names a server that is not for all the world goes, beside `localhost` and addresses; None if by any."""
    from macabre.server.guard import own_names

    return own_names(origins) if lan or _is_local(host) else None


def _is_local(host: str) -> bool:
    """Whether only this machine, or its own network, is let in by that address."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host.lower() == "localhost"
    return not address.is_global and not address.is_unspecified


def settings() -> dict[str, Any]:
    """How uvicorn is to treat strangers: small frames, no compression, no chatter."""
    return {
        "factory": True,
        "http": "macabre.server.wire:HttpLine",
        "ws": "macabre.server.wire:SocketLine",
        "ws_max_size": 8192,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 30,
        "log_level": "warning",
        "timeout_keep_alive": 30,
        "timeout_graceful_shutdown": 5,
        "h11_max_incomplete_event_size": 16_384,
        "server_header": False,
    }


def app() -> Any:
    """The application of this process; database and pace come by the environment.

    What is loaded now stays: looking through it for garbage again and again would make all tables wait.
    So would looking through everything that tables and sockets have made, which is therefore done seldom
    (moves leave no garbage, who leaves does), and a writing thread that keeps its turn.
    """
    from macabre.server.app import make_app
    from macabre.server.settings import Settings

    made = make_app(os.environ[DATABASE_VARIABLE], settings=Settings.handed_on())
    for game in games():
        load(game)
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_THINGS, 0, LOOKS)
    sys.setswitchinterval(TURN_SECONDS)
    return made


def _serve(listener: socket.socket, workers: int, alone: bool) -> None:
    """Serve; somebody who has started it `alone`, for themselves, may let the local network in later."""
    import uvicorn

    from macabre.server import lan

    config = uvicorn.Config("macabre.cli.serve:app", **settings(), workers=workers)
    if workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[listener]).run()
    else:
        server = uvicorn.Server(config)
        lan.offered = lan.Lan(server, listener.getsockname()[1]) if alone else None
        server.run(sockets=[listener])


def _listen(host: str, port: int) -> socket.socket:
    from macabre.server.wire import Door

    try:
        listener = Door.at((host, port))
    except OSError as error:
        why = str(error.strerror)
        raise Error(_report("fault-port", host=host, port=str(port), why=why)) from None
    listener.set_inheritable(True)
    return listener


def _metrics_address(text: str | None) -> tuple[str, int] | None:
    """Where figures are given: on this machine alone, unless an address is named."""
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise Error(_report("fault-metrics", text=text))
    host = host.strip("[]") or "127.0.0.1"
    _listen(host, int(port)).close()
    return host, int(port)


def _shown_host(host: str) -> str:
    if host in ("127.0.0.1", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _announce(address: tuple[Any, ...], shown: str, open_browser: bool) -> None:
    """Say that the hall is open, once it is."""
    while not _is_ready(address):
        time.sleep(0.05)
    print(speech().report("serve-open", address=shown), flush=True)
    if open_browser:
        webbrowser.open(shown)


def _is_ready(address: tuple[Any, ...]) -> bool:
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(address[0], address[0])
    line = HTTPConnection(here, address[1], timeout=5)
    try:
        line.request("GET", "/ready")
        return line.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        line.close()
