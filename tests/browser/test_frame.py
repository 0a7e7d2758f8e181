"""The frame around the games: coming in, rooms, and what happens when pages are reloaded or the hall goes away."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Request, Route, expect

from tests.browser.hall import TITLES, Visitor
from tests.server.hall import Server

Visit = Callable[..., Visitor]
EVERY_GAME = pytest.mark.parametrize("game", TITLES)
LIGHT_AND_DARK = pytest.mark.parametrize("theme", ["light", "dark"])
WIDTHS = pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
FIRST_LOAD = 150_000  # bytes that the home page may transfer before it stands


def play_now(who: Visitor, game: str) -> None:
    """Against bots, with one click on the home page."""
    who.page.goto("/")
    who.act(who.button(re.compile(f"Play now: {TITLES[game]}")))
    expect(who.table).to_have_attribute("data-game", game)
    who.until(lambda me: me.position)


def place_a_stone(who: Visitor) -> None:
    """A turn of 4ascend through the page, whatever else is on the board."""
    who.until(lambda me: me.mine)
    before = who.position["seq"]
    cell = who.legal[0].removeprefix("stone ")
    who.act(who.board.locator(f'[data-cell="{cell}"]'))
    who.until(lambda me: me.position["seq"] > before)


def out_of_reach(who: Visitor, where: str) -> list[str]:
    """What on this screen is out of reach: to a screen reader, to eyes that need contrast, or to the side."""
    sideways = [f"{where}: scrolls to the side"] if who.scrolls_sideways() else []
    return [f"{where}: {each}" for each in who.violations()] + sideways


# Coming in.


def test_the_page_is_painted_before_anything_is_known(visit: Visit) -> None:
    ann = visit("Ann")
    held: list[Route] = []
    ann.page.route("**/api/**", lambda route: held.append(route))
    ann.page.goto("/", wait_until="commit")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ann.page.get_by_role("article")).to_have_count(5)
    expect(ann.page.get_by_label("Your name")).to_be_visible()
    assert held, "the page asked for nothing"
    for route in held:
        route.continue_()
    ann.page.unroute("**/api/**")


def test_nothing_moves_when_the_data_comes(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.add_init_script(
        "globalThis.shifts = 0; new PerformanceObserver((list) => "
        "{ for (const each of list.getEntries()) globalThis.shifts += each.value; })"
        ".observe({ type: 'layout-shift', buffered: true });"
    )
    ann.page.goto("/", wait_until="networkidle")
    assert ann.page.evaluate("globalThis.shifts") < 0.05


def test_the_first_load_is_small(visit: Visit) -> None:
    ann = visit("Ann")
    done: list[Request] = []
    ann.page.on("requestfinished", lambda request: done.append(request))
    ann.page.goto("/", wait_until="networkidle")
    sizes = {each.url: each.sizes()["responseBodySize"] for each in done}
    assert any(url.endswith(".js") for url in sizes)
    assert sum(sizes.values()) < FIRST_LOAD, sizes


def test_one_click_signs_in(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/account")
    expect(ann.page.get_by_label("Your name")).not_to_have_value("")
    ann.act(ann.button("Come in"))
    expect(ann.page.get_by_label("Your name")).to_have_count(0)
    assert ann.page.request.get("/api/me").ok


@EVERY_GAME
@WIDTHS
def test_one_click_plays_against_bots(visit: Visit, game: str, phone: bool) -> None:
    ann = visit("Ann", phone=phone)
    play_now(ann, game)
    expect(ann.page.get_by_role("heading", name=TITLES[game]).first).to_be_visible()
    ann.until(lambda me: me.mine or me.over)
    assert not ann.scrolls_sideways()


def test_a_link_with_a_code_leads_into_the_room_after_one_click(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob", phone=True)
    ann.sign_in()
    code = ann.open_room("4ascend")
    bob.page.goto(f"/r/{code}")
    expect(bob.page.get_by_text(code).first).to_be_visible()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.act(bob.button(re.compile("Come in")))
    bob.until(lambda me: me.room)
    assert bob.room["room"] == code
    bob.sit()
    ann.ready()
    bob.ready()
    expect(ann.table).to_be_visible()
    expect(bob.table).to_be_visible()


def test_a_wrong_code_is_answered_in_words(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    ann.page.goto("/r/ZZZZZZ")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("No table here")
    expect(ann.page.get_by_label("I have a code")).to_be_visible()


def test_two_people_meet_by_code_and_play(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    ann.sign_in()
    bob.sign_in()
    bob.join(ann.open_room("4ascend"))
    ann.ready()
    bob.ready()
    ann.until(lambda me: me.position)
    bob.until(lambda me: me.position)
    first, second = (ann, bob) if ann.mine else (bob, ann)
    expect(first.page.get_by_text("Your turn.")).to_be_visible()
    expect(second.page.get_by_text(f"{first.name} is thinking.")).to_be_visible()
    assert "Your turn" in first.page.title()
    assert "Your turn" not in second.page.title()
    place_a_stone(first)
    expect(second.page.get_by_text("Your turn.")).to_be_visible()
    place_a_stone(second)


def test_a_room_is_opened_as_somebody_wants_it(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/")
    ann.page.get_by_role("link", name=re.compile("Choose options.*Rummikub")).click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Seats").select_option("3")
    ann.page.get_by_label("Listed").check()
    ann.button("Open the room").click()
    ann.until(lambda me: me.room)
    assert ann.room["seats"] == 3
    assert ann.room["listed"]
    ann.until(lambda me: me.chair == 0)
    expect(ann.page.get_by_label("Link to this room")).to_have_value(f"{ann.server.address}/r/{ann.room['room']}")
    ann.add_bot()
    ann.until(lambda me: me.room["chairs"][1]["bot"])
    bob = visit("Bob")
    bob.sign_in()
    bob.page.goto("/")
    bob.page.get_by_role("region", name="Open tables").get_by_role("link").filter(has_text="Ann").click()
    bob.sit()
    ann.ready()
    bob.ready()
    expect(ann.table).to_have_attribute("data-game", "rummikub")
    expect(bob.table).to_have_attribute("data-game", "rummikub")


# Leaving, losing, coming back.


def test_a_game_goes_on_after_a_reload(visit: Visit) -> None:
    ann = visit("Ann")
    play_now(ann, "4ascend")
    place_a_stone(ann)
    ann.until(lambda me: me.mine)
    before = ann.position["view"]["board"]
    ann.position = {}
    ann.page.reload()
    expect(ann.table).to_be_visible()
    ann.until(lambda me: me.position)
    assert ann.position["view"]["board"] == before
    place_a_stone(ann)


def test_a_game_goes_on_after_the_server_was_restarted(visit: Visit, server: Server) -> None:
    ann = visit("Ann")
    play_now(ann, "4ascend")
    place_a_stone(ann)
    ann.until(lambda me: me.mine)
    before = ann.position["view"]["board"]
    with ann.forgiving():
        server.stop()
        said = ann.page.get_by_text(re.compile("again by itself|connects? again|come back", re.IGNORECASE))
        expect(said.first).to_be_visible()
        server.start()
        expect(said).to_have_count(0)
    assert ann.position["view"]["board"] == before
    place_a_stone(ann)


def test_a_game_goes_on_after_a_power_cut(visit: Visit, server: Server) -> None:
    ann = visit("Ann")
    play_now(ann, "4ascend")
    place_a_stone(ann)
    with ann.forgiving():
        server.kill()
        expect(ann.page.get_by_text("again by itself")).to_be_visible()
        server.start()
        expect(ann.page.get_by_text("again by itself")).to_have_count(0)
    place_a_stone(ann)


def test_a_page_that_finds_no_hall_waits_for_it(visit: Visit) -> None:
    ann = visit("Ann")
    with ann.forgiving():
        ann.page.route("**/api/**", lambda route: route.abort())
        ann.page.goto("/")
        expect(ann.page.get_by_role("heading", level=1)).to_have_text("The hall does not answer")
        ann.page.unroute("**/api/**")
        expect(ann.page.get_by_label("Your name")).to_be_visible()


def test_a_spectator_sees_the_game_and_cannot_play(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    play_now(ann, "4ascend")
    eve.sign_in()
    eve.watch(ann.room["room"])
    expect(eve.table).to_have_attribute("data-game", "4ascend")
    eve.until(lambda me: me.position)
    assert eve.seat is None
    expect(eve.button("Resign")).to_have_count(0)
    before = eve.position["seq"]
    place_a_stone(ann)
    eve.until(lambda me: me.position["seq"] > before)
    assert "Your turn" not in eve.page.title()


def test_a_session_that_ended_elsewhere_is_asked_to_come_in_again(visit: Visit) -> None:
    ann = visit("Ann")
    play_now(ann, "4ascend")
    code = ann.room["room"]
    gone = ann.page.request.post("/api/sign-out", headers={"Origin": ann.server.address})
    assert gone.ok
    expect(ann.page.get_by_label("Your name")).to_be_visible()
    assert ann.page.url.endswith(f"/r/{code}")


def test_resigning_ends_in_a_result_and_a_rematch(visit: Visit) -> None:
    ann = visit("Ann")
    play_now(ann, "4ascend")
    ann.act(ann.button("Resign"))
    ann.act(ann.button("Yes, resign"))
    ann.until(lambda me: me.over)
    result = ann.page.get_by_role("region", name="Result")
    expect(result).to_be_visible()
    ann.act(result.get_by_role("button", name="Check the dice"))
    expect(result.get_by_text("The seed fits what was promised")).to_be_visible()
    ann.act(result.get_by_role("button", name="Rematch"))
    ann.until(lambda me: me.room["match"] == 2)


# Every screen, for everyone.


def test_what_is_wrong_with_a_page_is_noticed(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/about", wait_until="networkidle")
    ann.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in each for each in ann.violations())
    ann.page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<p style=\"width: 9999px\">')")
    assert not ann.scrolls_sideways(), "the policy lets no style in that stands in the page"
    ann.page.evaluate("document.querySelector('main button').style.width = '9999px'")
    assert ann.scrolls_sideways()
    ann.page.evaluate("setTimeout(() => { throw new Error('a mistake'); })")
    ann.page.wait_for_timeout(100)
    policy, mistake = ann.problems
    assert "Content Security Policy" in policy
    assert "a mistake" in mistake
    ann.problems.clear()


@LIGHT_AND_DARK
@WIDTHS
def test_every_screen_is_accessible_and_fits(visit: Visit, theme: str, phone: bool) -> None:
    ann, found = visit("Ann", theme=theme, phone=phone), list[str]()
    for path in ("/", "/account", "/about", "/nowhere"):
        ann.page.goto(path, wait_until="networkidle")
        found += out_of_reach(ann, path)
    ann.sign_in()
    for path in ("/", "/account", "/history", "/new/miners", "/r/ZZZZZZ"):
        ann.page.goto(path, wait_until="networkidle")
        found += out_of_reach(ann, f"{path} signed in")
    ann.open_room("miners", seats=3)
    ann.add_bot()
    found += out_of_reach(ann, "a room")
    assert not found, "\n".join(found)


@LIGHT_AND_DARK
@EVERY_GAME
@WIDTHS
def test_every_board_is_accessible_and_fits(visit: Visit, game: str, theme: str, phone: bool) -> None:
    ann, found = visit("Ann", theme=theme, phone=phone), list[str]()
    play_now(ann, game)
    ann.until(lambda me: me.mine or me.over)
    found += out_of_reach(ann, game)
    for pane in ("Talk", "How to play"):
        ann.act(ann.button(pane))
        found += out_of_reach(ann, f"{game}, {pane}")
    assert not found, "\n".join(found)
