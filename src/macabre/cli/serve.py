"""`macabre serve`: the tables, for browsers."""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
import time
import webbrowser
from typing import Annotated, Any
from urllib.error import URLError
from urllib.request import urlopen

import typer

from macabre.catalogue import games, load
from macabre.cli.best import data_folder
from macabre.cli.prepare import prepare
from macabre.errors import Error

DATABASE_VARIABLE, PACE_VARIABLE = "MACABRE_DATABASE", "MACABRE_PACE"

Address = Annotated[str, typer.Option("--host", help="The address to listen on.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="The port to listen on.")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")]
Processes = Annotated[int, typer.Option("--workers", min=1, help="Server processes; more than one needs PostgreSQL.")]
Lan = Annotated[bool, typer.Option("--lan", help="Let others in the local network join.")]
Pace = Annotated[
    float,
    typer.Option(
        "--pace",
        min=0,
        envvar=PACE_VARIABLE,
        help="How long bots seem to think: 1 as usual; 0 not at all, which tells others when there was no choice.",
    ),
]
Open = Annotated[bool, typer.Option("--open", help="Open the hall in the browser.")]

SMALL_LOOKS = 200  # for garbage among what is new, before all is looked through: 0.3 s where 500 tables are awake
TURN_SECONDS = 0.0005  # how long one thread runs while another waits


def run(
    host: Address = "127.0.0.1",
    port: Port = 8013,
    database: Database = None,
    workers: Processes = 1,
    lan: Lan = False,
    open_browser: Open = False,
    pace: Pace = 1.0,
) -> None:
    """Serve the hall and its tables to browsers, until Ctrl-C."""
    url = database or os.environ.get(DATABASE_VARIABLE) or _own_database()
    if workers > 1 and url.startswith("sqlite"):
        raise Error("several workers need a PostgreSQL database: --database postgresql://…")
    prepare(games())
    listener = _listen("0.0.0.0" if lan else host, port)
    port = listener.getsockname()[1]
    shown = f"http://{_lan_address() if lan else _shown_host(host)}:{port}/"
    print(f"Macabre is open at {shown} (Ctrl-C closes it)", flush=True)
    if open_browser:
        threading.Thread(target=_open_when_alive, args=(shown,), daemon=True).start()
    os.environ[DATABASE_VARIABLE], os.environ[PACE_VARIABLE] = url, str(pace)
    _serve(listener, workers)


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
        "timeout_graceful_shutdown": 2,
        "h11_max_incomplete_event_size": 16_384,
        "server_header": False,
    }


def app() -> Any:
    """The application of this process; database and pace come by the environment.

    What is loaded now stays: looking through it for garbage again and again would make all tables wait.
    So would looking through everything that tables and sockets have made, which is therefore done seldom,
    and a writing thread that keeps its turn.
    """
    from macabre.server.app import make_app

    made = make_app(os.environ[DATABASE_VARIABLE], pace=float(os.environ[PACE_VARIABLE]))
    for game in games():
        load(game)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], SMALL_LOOKS)
    sys.setswitchinterval(TURN_SECONDS)
    return made


def _serve(listener: socket.socket, workers: int) -> None:
    import uvicorn

    config = uvicorn.Config("macabre.cli.serve:app", **settings(), workers=workers)
    if workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[listener]).run()
    else:
        uvicorn.Server(config).run(sockets=[listener])


def _listen(host: str, port: int) -> socket.socket:
    try:
        listener = socket.create_server((host, port))
    except OSError as error:
        raise Error(f"cannot listen on {host}, port {port} ({error.strerror}); choose another --port") from None
    listener.set_inheritable(True)
    return listener


def _own_database() -> str:
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def _shown_host(host: str) -> str:
    return "localhost" if host in ("127.0.0.1", "0.0.0.0") else host


def _lan_address() -> str:
    """The address by which others reach this machine; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


def _open_when_alive(url: str) -> None:
    for _ in range(100):
        try:
            with urlopen(f"{url}alive", timeout=1):
                break
        except (URLError, OSError):
            time.sleep(0.1)
    webbrowser.open(url)
