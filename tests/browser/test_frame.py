"""The frame around the games: leaving, losing and coming back, results, and the accessibility of every screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.support.axe import OF_COLOURS
from tests.support.browser_games import EVERY_GAME_ON_A_WIDTH, PHONE_GAMES, place_a_stone, play_now
from tests.support.browser_people import TITLES, Visitor, result_of
from tests.support.parameters import in_soak_except
from tests.support.server_process import Server

Visit = Callable[..., Visitor]
GROUND = "getComputedStyle(document.body).backgroundColor"


def out_of_reach(who: Visitor, where: str) -> list[str]:
    """Return the accessibility violations of a screen, and whether it scrolls sideways."""
    sideways = [f"{where}: scrolls to the side"] if who.scrolls_sideways() else []
    return [f"{where}: {each}" for each in who.violations()] + sideways


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


def test_a_game_goes_on_after_a_power_cut(visit: Visit, server: Server) -> None:
    ann = visit("Ann")
    play_now(ann, "4ascend")
    place_a_stone(ann)
    ann.until(lambda me: me.mine)
    before = ann.position["view"]["board"]
    with ann.forgiving():
        server.kill()
        said = ann.page.get_by_text(re.compile("Trying again|connects? again"))
        expect(said.first).to_be_visible()
        server.start()
        expect(said).to_have_count(0)
    assert ann.position["view"]["board"] == before
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
    eve.act(eve.button("Menu"))
    expect(eve.button("Resign")).to_have_count(0)
    eve.act(eve.button("Back to the table"))
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
    ann.resign()
    ann.until(lambda me: me.over)
    result = result_of(ann.page)
    expect(result).to_be_visible()
    expect(result).to_contain_text("Plants verified.")
    expect(result).to_contain_text("You resigned.")
    # Nobody has played a turn, and the review says so.
    address = ann.page.url
    ann.page.goto(address.replace("/r/", "/review/"))
    expect(ann.page.get_by_text("there is nothing to look back at")).to_be_visible()
    ann.page.goto(address)
    ann.act(result.get_by_role("button", name="Rematch"))
    ann.until(lambda me: me.room["match"] == 2 and me.position)


@pytest.mark.parametrize("game", ["heart-tiles", "miners", "rummikub", "summon5"])
def test_a_result_tells_scores_the_end_the_other_hand_and_the_deal(visit: Visit, game: str) -> None:
    ann = visit("Ann", phone=game in PHONE_GAMES)
    ann.sign_in()
    ann.open_room(game)
    ann.add_bot()
    ann.ready()
    ann.until(lambda me: me.mine)
    ann.resign()
    ann.until(lambda me: me.over)
    result, outcome = result_of(ann.page), ann.position["outcome"]

    rows = result.get_by_role("table", name="Scores").get_by_role("row")
    expect(rows.nth(1)).to_contain_text(re.compile(rf"1\..*Dot \(bot\).*{outcome['scores'][1]}"))
    expect(rows.nth(2)).to_contain_text(re.compile(rf"2\..*Ann \(you\) resigned.*{outcome['scores'][0]}"))

    expect(result).to_contain_text("You resigned.")
    expect(result.get_by_role("heading", level=2)).to_contain_text("Dot (bot) wins")

    hands = ann.position["view"].get("racks") or ann.position["view"]["hands"]
    held = hands[1]["cards"] if game == "heart-tiles" else hands[1]
    shown = result.get_by_role("region", name="What your opponent held")
    expect(shown.get_by_role("term")).to_have_text(["Dot (bot)"])
    expect(shown.locator("[data-kind]")).to_have_count(len(held))
    assert shown.locator("[data-kind]").evaluate_all("(all) => all.map((each) => each.dataset.kind)") == held
    expect(shown.locator(".sr-only")).to_have_text(re.compile(r"\w"))

    expect(result).to_contain_text("Deal verified.")
    assert not ann.scrolls_sideways()
    assert ann.violations() == []


def test_what_is_read_stays_when_there_is_news_of_the_room(visit: Visit) -> None:
    ann, eve, zoe = visit("Ann"), visit("Eve"), visit("Zoe")
    for each in (ann, eve, zoe):
        each.sign_in()
    code = ann.open_room("miners")
    ann.act(ann.page.get_by_text("How to play"))
    rules = ann.page.locator("details.card[open] h3").first
    rules.evaluate("(it) => { it.known = true; }")
    eve.join(code)
    ann.until(lambda me: me.room["chairs"][1]["name"] == "Eve")
    expect(rules).to_be_visible()
    assert rules.evaluate("(it) => it.known"), "the rules were opened again"
    ann.ready()
    eve.ready()
    ann.until(lambda me: me.position)
    ann.resign()
    cards = ann.page.get_by_role("region", name="What your opponent held").locator("[data-kind]")
    expect(cards).to_have_count(5)
    cards.first.evaluate("(it) => { it.known = true; }")
    zoe.watch(code)
    ann.until(lambda me: len(me.room["spectators"]) == 1)
    expect(cards).to_have_count(5)
    assert cards.first.evaluate("(it) => it.known"), "the hands were drawn again"


def test_a_deal_that_was_touched_is_told(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.add_init_script(
        "const digest = crypto.subtle.digest.bind(crypto.subtle);"
        "crypto.subtle.digest = (name) => digest(name, new Uint8Array(1));"
    )
    play_now(ann, "4ascend")
    ann.resign()
    expect(result_of(ann.page)).to_contain_text("Plants not verified.")


# Accessibility of every screen.


def test_faults_of_a_page_are_noticed(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/about")
    expect(ann.page.get_by_role("heading", name="About Tilehall")).to_be_visible()
    ann.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in each for each in ann.violations())
    assert ann.violations(*OF_COLOURS) == []
    ann.page.evaluate("document.querySelector('main p').style.color = '#bbb'")
    assert [each.partition(":")[0] for each in ann.violations(*OF_COLOURS)] == ["color-contrast"]
    ann.page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<p style=\"width: 9999px\">')")
    assert not ann.scrolls_sideways(), "the policy lets no style in that stands in the page"
    ann.page.evaluate("document.querySelector('main button').style.width = '9999px'")
    assert ann.scrolls_sideways()
    ann.page.evaluate("setTimeout(() => { throw new Error('a mistake'); })")
    ann.until(lambda me: len(me.problems) == 2)
    policy, mistake = ann.problems
    assert "Content Security Policy" in policy
    assert "a mistake" in mistake
    ann.problems.clear()


@pytest.mark.parametrize("phone", in_soak_except([True, False], True), ids=["390", "1440"])
def test_every_screen_is_accessible_and_fits_in_dark_and_light(visit: Visit, phone: bool) -> None:
    ann, found = visit("Ann", theme="dark", phone=phone), list[str]()

    def look(where: str) -> None:
        found.extend(out_of_reach(ann, where))
        ann.page.emulate_media(color_scheme="light")
        found.extend(f"{where}, light: {each}" for each in ann.violations(*OF_COLOURS))
        ann.page.emulate_media(color_scheme="dark")

    for path in ("/", "/account", "/about", "/nowhere"):
        ann.page.goto(path, wait_until="networkidle")
        look(path)
    ann.sign_in()
    for path in (
        "/",
        "/account",
        "/friends",
        "/history",
        "/tables",
        "/learn",
        "/learn/miners",
        "/rules/miners",
        "/puzzles",
        "/new/miners",
        "/r/ZZZZZZ",
    ):
        ann.page.goto(path, wait_until="networkidle")
        look(f"{path} signed in")
    ann.open_room("miners", seats=3)
    ann.add_bot()
    look("a room")
    assert not found, "\n".join(found)


@EVERY_GAME_ON_A_WIDTH
def test_every_board_is_accessible_and_fits_in_light_and_dark(visit: Visit, game: str, phone: bool) -> None:
    ann, found = visit("Ann", phone=phone), list[str]()
    play_now(ann, game)
    expect(ann.page.get_by_role("heading", name=TITLES[game]).first).to_be_visible()
    ann.until(lambda me: me.mine or me.over)
    light = ann.page.evaluate(GROUND)
    for pane in ("", "Talk", "How to play"):
        if pane:
            ann.act(ann.button(pane))
        found += out_of_reach(ann, f"{game}, {pane}")
        ann.page.emulate_media(color_scheme="dark")
        assert ann.page.evaluate(GROUND) != light
        found += [f"{game}, {pane}, dark: {each}" for each in ann.violations(*OF_COLOURS)]
        ann.page.emulate_media(color_scheme="light")
    assert not found, "\n".join(found)
