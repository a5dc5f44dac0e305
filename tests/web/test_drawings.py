"""Where a game's drawing comes from."""

import json
import os

import httpx
import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request

import macabre
from macabre.server.shelf import Shelf
from tests.server.client import make_table


@pytest.fixture
def client(server):
    with httpx.Client(base_url=server.url, timeout=60) as client:
        yield client


def test_a_table_says_how_its_board_is_drawn_once(server, client):
    address = f"/api/tables/{make_table(server.url, 'cluedo-cards', 2, {})}/drawing"
    answer = client.get(address)
    assert {"game", "board", "usual", "script", "style", "primer", "modules", "chart"} == answer.json().keys()
    assert len(answer.json()["chart"]["pictures"]) == 12
    again = client.get(address, headers={"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_chart_is_the_one_of_the_tables_own_board(client):
    text = (macabre.load("cluedo-cards").rules.folder / "cards.toml").read_text("utf-8")
    own = text.replace('"Rope"', '"Silken Cord"')
    wishes = {"game": "cluedo-cards", "players": 2, "board": own}
    made = client.post("/api/tables", json=wishes, headers={"Origin": str(client.base_url).rstrip("/")})
    chart = client.get(f"/api/tables/{made.json()['code']}/drawing").json()["chart"]
    assert "Silken Cord" in [picture["name"] for picture in chart["pictures"]]


@pytest.mark.parametrize("game", macabre.games())
def test_what_a_game_draws_with_is_served(server, client, game):
    players = macabre.load(game).players[0]
    drawing = client.get(f"/api/tables/{make_table(server.url, game, players, {})}/drawing").json()
    for kind in ("script", "style", "primer"):
        assert drawing[kind] is None or client.get(drawing[kind]).status_code == 200


def asking(tag=""):
    """A request from a browser that has the file of a tag."""
    return Request({"type": "http", "headers": [(b"if-none-match", tag.encode())]})


def test_a_file_is_sent_once_and_again_when_it_was_written_since(tmp_path):
    (tmp_path / "a.js").write_text("first")
    shelf = Shelf(tmp_path)
    first = shelf.give(asking(), "a.js")
    same = shelf.give(asking(first.headers["ETag"]), "a.js")
    (tmp_path / "a.js").write_text("second")
    os.utime(tmp_path / "a.js", ns=(0, 1))
    second = shelf.give(asking(first.headers["ETag"]), "a.js")
    (tmp_path / "a.js").unlink()
    with pytest.raises(HTTPException, match="404"):
        shelf.give(asking(), "a.js")
    assert (first.body, same.status_code, same.body, second.body) == (b"first", 304, b"", b"second")
    assert first.headers["Content-Type"].startswith("text/javascript")


@pytest.mark.parametrize("game", macabre.games())
def test_every_kind_of_move_has_a_line_of_the_primer_and_every_line_a_clause(game):
    rules = macabre.load(game).rules
    primer = json.loads((rules.folder / "web/primer.json").read_text("utf-8"))
    assert {name.split(" ")[0] for name in primer["moves"]} == set(rules.notation.moves.moves)
    usual = [primer["goal"], primer["beware"], *primer["moves"].values()]
    others = [other for line in usual for other in line.get("instead", ())]
    assert {line["clause"] for line in [*usual, *others]} <= set(rules.text.clauses)
    assert all(rules.options[other["option"]].allows(other["value"]) for other in others)


@pytest.mark.parametrize("file", ["rules.py", "../rules.py", "..%2Frules.py", "%2e%2e/cards.toml", "", "nothing.js"])
def test_nothing_else_of_a_games_folder_is(client, file):
    assert client.get(f"/static/games/cluedo-cards/{file}").status_code == 404


def test_no_game_no_drawing(client):
    assert client.get("/static/games/nothing/board.js").status_code == 404
    assert client.get("/api/tables/NOTHING/drawing").status_code == 404
    assert client.get("/api/matches/nothing/drawing").status_code == 404
