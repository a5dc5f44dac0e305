"""A replay on one screen: the whole board, and below it the controls."""

import pytest

from macabre.storage import Append, Store
from macabre.testing.walk import Dice
from tests.server.desk import Desk
from tests.server.loops import complete
from tests.web.people import PHONE, resize, wait

BOARDS = {
    "cluedo-cards": ({"target": 1}, ".clu-others, .clu-middle"),
    "dead-end-drive": ({"turn_limit": 12}, ".ded-window"),
    "dead-house": ({"turn_limit": 30}, ".dh-ground"),
    "deadly-doodles": ({"number_of_rounds": 3}, ".doodle-paper .dungeon-map"),
}
SIZES = [(1440, 900), (1280, 720), (812, 375), (375, 812), (320, 640)]
PLACES = """(board) => {
    const boxes = [...document.querySelectorAll(board)].map((part) => part.getBoundingClientRect());
    const { top, bottom } = document.querySelector("#controls").getBoundingClientRect();
    return {
        board: [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))],
        controls: [top, bottom],
        right: Math.max(...boxes.map((box) => box.right)),
    };
}"""


def stored(server, game, options, code):
    """A finished match of four in the server's database; by what it is watched."""
    desk = Desk(game, 4, options, code).begin()
    desk.play_to_the_end(Dice(1))

    async def keep():
        store = await Store.open(server.database)
        await store.append(Append(code, 0, desk.log, None, desk.secrets, desk.matches[0]))
        await store.close()

    complete(keep())
    return desk.matches[0][0]


MOMENTS = [
    {
        "number": number,
        "known": [0.25] * 4,
        "true": [0.1, 0.2, 0.3, 0.4],
        "seat": 0,
        "move": None,
        "best": None,
        "cost": 0,
    }
    for number in range(4)
]
TURN = {"number": 2, "seat": 0, "before": 0.3, "after": 0.1, "words": "a move", "best_words": "", "luck": []}
REVIEW = {"done": 4, "count": 4, "review": {"made": "", "moments": MOMENTS, "turns": [TURN]}}
CUT_IN_TWO = """() => {
    const told = document.querySelector("#told");
    const room = told.clientHeight / parseFloat(getComputedStyle(told).lineHeight);
    return Math.abs(room - Math.round(room)) * (told.scrollHeight > told.clientHeight + 1);
}"""  # the part of a line that shows at the lower edge, where there are more lines than places


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.usually(2)
def test_on_a_phone_a_turning_point_is_seen_on_the_board_and_in_the_chart(person, server, game, monkeypatch):
    monkeypatch.setattr("macabre.server.decide.fresh_secret", lambda: bytes(32))  # the same match every time
    options, board = BOARDS[game]
    page = person(**PHONE)
    page.route("**/api/matches/*/review", lambda route: route.fulfill(json=REVIEW))
    page.goto(f"{server.url}/replay/{stored(server, game, options, 'BBBBD' + 'BCDF'[list(BOARDS).index(game)])}#review")
    page.locator(".review-turn-button").tap()
    wait(page, "location.hash === '#3'")
    places, strip = page.evaluate(PLACES, board), page.locator(".review-strip").bounding_box()
    assert places["board"][0] >= 0
    assert places["board"][1] <= places["controls"][0] + 1 <= strip["y"] + 1
    assert strip["height"] >= 40
    cursor = page.locator(".review-strip .review-cursor")
    before = cursor.get_attribute("x1")
    page.touchscreen.tap(strip["x"] + strip["width"] - 2, strip["y"] + 20)
    wait(page, "location.hash.length > 2")
    assert cursor.get_attribute("x1") != before


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.usually(2)
def test_the_board_is_whole_and_the_controls_lie_below_it(person, server, game, monkeypatch):
    monkeypatch.setattr("macabre.server.decide.fresh_secret", lambda: bytes(32))  # the same match every time
    options, board = BOARDS[game]
    page = person(has_touch=True, locale="de-DE")
    page.goto(f"{server.url}/replay/{stored(server, game, options, 'BBBBC' + 'BCDF'[list(BOARDS).index(game)])}")
    page.locator("#board.drawn > *").first.wait_for()
    page.wait_for_load_state("networkidle")
    check(page, board)
    page.locator("#last").click()
    page.locator("#told.last p").first.wait_for()
    check(page, board)


def check(page, board):
    for width, height in SIZES:
        resize(page, width, height)
        page.evaluate("scrollTo(0, 0)")
        places = page.evaluate(PLACES, board)
        where = (width, height, places)
        assert page.evaluate(CUT_IN_TWO) < 0.15, where
        assert places["board"][0] >= 0, where
        assert places["board"][1] <= places["controls"][0] + 1, where
        assert places["controls"][1] <= height, where
        assert places["right"] <= width, where
