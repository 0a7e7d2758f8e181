"""The table of Heart Tiles: full hands at every size, the points a heart would score, ghosts, the log and hints."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.support.browser_people import Visitor
from tests.support.heart_tiles_players import after, begin, button, card, first, middle, pass_on, play, tile
from tests.support.layout import faults, settle
from tests.support.server_process import Server
from tests.support.staged_rooms import Scenario, Staged, stage
from tilehall.core.game import Step
from tilehall.core.notation import parse, text
from tilehall.core.registry import find
from tilehall.table.room import Room

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Staged]]:
    """Start a server with two tables, one late and one over, at which nobody placed a heart, so hands are full."""
    database = tmp_path_factory.mktemp("crowded") / "hall.db"
    with ThreadPoolExecutor() as pool:  # Playwright's event loop runs in this thread, and staging starts its own.
        staged = pool.submit(stage, database, {"late": hoarding(9), "over": hoarding(1000)}).result()
    server = Server(database, log_level="warning")
    yield server, staged
    server.stop()


def hoarding(turns: int) -> Scenario:
    """Return a scenario in which both players only draw and end turns.

    It stops when seat 0 may end its turn after that many turns, or at the end of the game.
    """
    rules, ended = find("heart-tiles"), [0]

    def play(room: Room) -> Sequence[Step] | None:
        listed = {text(step) for step in room.game.legal(room.state)}
        line = next(line for line in ("draw heart", "draw magic", "end") if line in listed)
        if line == "end" and room.actor == 0 and ended[0] >= turns:
            return None
        ended[0] += line == "end"
        return [parse(line, rules.steps)]

    return Scenario("heart-tiles", 2, play, lambda _, rolls: rolls[0])


def test_the_fullest_hands_are_whole_at_every_size(browser: Browser, crowded: tuple[Server, Staged]) -> None:
    server, staged = crowded
    context = browser.new_context(base_url=server.address, reduced_motion="reduce")
    context.add_cookies([{"name": "tilehall", "value": staged.tokens[0], "url": server.address}])
    page = context.new_page()
    page.goto(f"/r/{staged.codes['late']}")
    expect(page.locator("[data-card]")).to_have_count(16)
    hand, tiles = page.get_by_role("group", name="Your hand"), page.get_by_role("group", name="Tiles")
    for width, height in ((320, 568), (390, 844), (844, 390), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert faults(page) == [], width
        beside = edges(hand)[0] >= edges(tiles)[2]
        assert beside == (width == 844), "on its side the hand is beside the tiles, otherwise below"
    page.goto(f"/r/{staged.codes['over']}")
    held = page.locator("main.board").get_by_role("img", name=re.compile("(Holds|You hold) .* heart"))
    expect(held).to_have_count(2)
    expect(page.locator("main.board").get_by_role("button")).to_have_count(0)
    context.close()


def test_a_review_has_nothing_to_press_on_its_board(browser: Browser, crowded: tuple[Server, Staged]) -> None:
    server, staged = crowded
    context = browser.new_context(base_url=server.address, reduced_motion="reduce")
    context.add_cookies([{"name": "tilehall", "value": staged.tokens[0], "url": server.address}])
    page = context.new_page()
    page.goto(f"/r/{staged.codes['over']}")
    page.get_by_role("link", name=re.compile("Review")).first.click()
    board = page.get_by_role("region", name=re.compile("^The board at turn"))
    expect(board.get_by_role("img", name=re.compile("^Tile "))).to_have_count(8)
    expect(board.get_by_role("button")).to_have_count(0)
    expect(board).not_to_contain_text(re.compile("thinking|You"))
    context.close()


def edges(where: Locator) -> tuple[float, float, float, float]:
    """Return the left, top, right and bottom edges."""
    box = where.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def test_a_heart_says_on_every_tile_what_it_would_count_there(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    now, then = begin(ann, bob)
    _, kind, at = first(now, "heart").split()
    now.act(card(now, kind))
    points = next(each["points"] for each in now.position["view"]["worth"] if each["heart"] == kind)
    for each, counts in enumerate(points):
        expect(tile(now, each).locator("[data-worth]")).to_have_text(f"+{counts}")
    after(now, lambda: now.act(tile(now, int(at))))
    expect(tile(now, int(at)).locator("[data-points]")).to_have_text(str(points[int(at)]))
    expect(now.board.locator("[data-worth]")).to_have_count(0)
    then.act(card(then, then.position["view"]["worth"][0]["heart"]))
    expect(then.board.locator("[data-worth]")).to_have_count(0)


def test_a_dragged_heart_is_outlined_where_it_will_fall(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    now, _ = begin(ann, bob)
    _, kind, at = first(now, "heart").split()
    mouse = now.page.mouse
    mouse.move(*middle(card(now, kind)))
    mouse.down()
    mouse.move(*middle(tile(now, int(at))), steps=4)
    expect(now.board.locator("[data-ghost]")).to_have_count(1)
    expect(tile(now, int(at)).locator("[data-ghost]")).to_have_attribute("data-ghost", kind)
    mouse.move(*middle(button(now, "end")), steps=4)
    expect(now.board.locator("[data-ghost]")).to_have_count(0)
    mouse.up()


def test_the_log_tells_a_turn_with_drawn_hearts_and_no_codes(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    now, then = begin(ann, bob)
    step = first(now, "heart")
    play(now, step)
    pass_on(now)
    then.until(lambda me: me.mine)
    for player, verb in ((now, "You"), (then, now.name)):
        log = player.page.get_by_role("list", name="What happened")
        turn = log.get_by_role("listitem").filter(has_text="end")
        expect(turn).to_have_count(1)
        expect(turn).to_contain_text(re.compile(rf"{verb}\s+places?"))
        expect(turn.get_by_role("img", name=f"tile {step.split()[2]}")).to_be_visible()
        expect(turn).to_contain_text(re.compile(r"draws?.*draws?.*ends? the turn", re.DOTALL))
        assert not re.search(r"\b[ryg][123]\b", log.inner_text())
    log = then.page.get_by_role("list", name="What happened")
    assert log.get_by_role("img", name="hidden").count() == 2, "what the other one drew stays hidden"


def test_a_hint_glows_first_and_then_shows_the_move(visit: Visit) -> None:
    ann = visit("Ann")
    ann.play_a_bot("heart-tiles")
    ghost = ann.board.locator("[data-ghost]")
    for _ in range(10):  # The hint may first be to draw or to raise a Shield, which places no card on a tile.
        ann.act(ann.page.get_by_role("button", name="Hint", exact=True))
        expect(ann.board.locator(".glow").first).to_be_visible()
        expect(ghost).to_have_count(0)
        assert faults(ann.page) == []
        ann.act(ann.button("Show me"))
        expect(ann.button("Play it")).to_be_visible()
        if ghost.count():
            break
        after(ann, lambda: ann.act(ann.button("Play it")))
        ann.until(lambda me: me.mine)
    expect(ghost).to_have_count(1)
    shown = str(ghost.get_attribute("data-ghost"))
    at = int(str(ghost.locator("..").get_attribute("data-tile")))
    after(ann, lambda: ann.act(ann.button("Play it")))
    expect(tile(ann, at)).to_have_attribute("data-last", "true")
    if shown[1:].isdigit():
        assert ann.position["view"]["tiles"][at]["heart"] == shown
