"""The frame around the games: leaving, losing and coming back, results, and every screen for everyone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.support.browser_games import EVERY_GAME, WIDTHS, place_a_stone, play_now
from tests.support.browser_people import Visitor
from tests.support.server_process import Server

Visit = Callable[..., Visitor]
LIGHT_AND_DARK = pytest.mark.parametrize("theme", ["light", "dark"])


def out_of_reach(who: Visitor, where: str) -> list[str]:
    """What on this screen is out of reach: to a screen reader, to eyes that need contrast, or to the side."""
    sideways = [f"{where}: scrolls to the side"] if who.scrolls_sideways() else []
    return [f"{where}: {each}" for each in who.violations()] + sideways


<<<<<<< 2c6e2b8bf94b517c89a7fa3d4fd15f1dbc6c1b5e
=======
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
    assert ann.page.request.get("/api/me").json()


def test_a_suggested_name_that_became_an_account_is_replaced_by_another(visit: Visit) -> None:
    otter, ann = visit("Merry Otter"), visit("Ann")
    # The suggestions of this page: first the name of the account, then others.
    ann.page.add_init_script(
        "let draws = 0; crypto.getRandomValues = (numbers) => numbers.fill(Math.floor(draws++ / 4));"
    )
    ann.page.goto("/account")
    suggested = ann.page.get_by_label("Your name").input_value()
    made = otter.page.request.post("/api/sign-up", data={"name": suggested, "password": "correct horse"})
    assert made.ok, made.text()
    ann.act(ann.button("Come in"))
    expect(ann.page.get_by_label("Your name")).to_have_count(0)
    assert ann.page.request.get("/api/me").json()["name"] not in ("", suggested)


def test_a_chosen_name_of_somebody_elses_account_is_refused_with_a_sentence(visit: Visit) -> None:
    owner, ann = visit("Owner"), visit("Ann")
    made = owner.page.request.post("/api/sign-up", data={"name": "The Owner", "password": "correct horse"})
    assert made.ok, made.text()
    ann.page.goto("/account")
    ann.page.get_by_label("Your name").fill("the owner")
    ann.act(ann.button("Come in"))
    expect(ann.page.get_by_text("That name belongs to somebody else; choose another.").first).to_be_visible()
    assert ann.page.request.get("/api/me").json() is None


@EVERY_GAME
@WIDTHS
def test_one_click_plays_against_bots(visit: Visit, game: str, phone: bool) -> None:
    ann = visit("Ann", phone=phone)
    play_now(ann, game)
    expect(ann.page.get_by_role("heading", name=TITLES[game]).first).to_be_visible()
    ann.until(lambda me: me.mine or me.over)
    assert not ann.scrolls_sideways()


def test_a_link_with_a_code_leads_to_a_seat_after_one_click(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob", phone=True)
    ann.sign_in()
    code = ann.open_room("4ascend")
    bob.page.goto(f"/r/{code}")
    expect(bob.page.get_by_text("Ann invites you to")).to_be_visible()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.act(bob.button("Join the table"))
    bob.until(lambda me: me.chair == 1)
    assert bob.room["room"] == code
    ann.ready()
    bob.ready()
    expect(ann.table).to_be_visible()
    expect(bob.table).to_be_visible()


def test_who_stands_up_stays_standing_until_they_come_again(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    ann.sign_in()
    bob.sign_in()
    bob.join(ann.open_room("4ascend"))
    bob.act(bob.button("Stand up"))
    bob.until(lambda me: me.chair is None)
    bob.room = {}
    bob.page.reload()
    expect(bob.button("Sit down")).to_be_visible()
    assert bob.chair is None
    bob.act(bob.button("Leave"))
    expect(bob.page).to_have_url(f"{bob.server.address}/")
    bob.join(ann.code)


def test_who_comes_to_a_full_table_looks_on(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    for player in (ann, bob, eve):
        player.sign_in()
    bob.join(ann.open_room("4ascend"))
    eve.watch(ann.code)
    expect(eve.page.get_by_text("Every seat is taken. You can look on.")).to_be_visible()
    expect(eve.page.get_by_role("alert")).to_have_text("")
    assert eve.chair is None


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
    ann.page.get_by_role("link", name=re.compile("Options of Rummikub")).click()
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


def test_the_hosts_menu_goes_away_as_menus_do(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    ann.sign_in()
    bob.sign_in()
    bob.join(ann.open_room("4ascend"))
    handle, mute = ann.page.get_by_label("What to do about Bob"), ann.button("Mute Bob")
    ann.act(handle)
    expect(mute).to_be_visible()
    mute.focus()
    ann.page.keyboard.press("Escape")
    expect(mute).to_be_hidden()
    expect(handle).to_be_focused()

    ann.page.keyboard.press("Enter")
    expect(mute).to_be_visible()
    ann.page.get_by_role("heading", level=1).click()
    expect(mute).to_be_hidden()
    expect(handle).to_be_focused()

    ann.page.keyboard.press("Enter")
    ann.page.get_by_label("Say something at the table").click()
    expect(mute).to_be_hidden()
    expect(ann.page.get_by_label("Say something at the table")).to_be_focused()

    ann.act(handle)
    ann.act(mute)
    ann.until(lambda me: me.room["muted"])
    expect(ann.button("Let Bob talk")).to_be_hidden()
    expect(handle).to_be_focused()

    ann.page.keyboard.press("Enter")
    ann.button("Remove Bob").focus()
    ann.page.keyboard.press("Enter")
    bob.until(lambda me: me.chair is None)
    ann.page.keyboard.press("Tab")
    expect(ann.button("Add a bot on seat 2")).to_be_focused()


def test_a_refused_option_stays_in_its_field_beside_the_reason(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    ann.open_room("summon5", seats=4)
    hand, keys = ann.page.get_by_label("Hand", exact=True), ann.page.keyboard
    field = ann.page.locator('[data-option="hand"]')

    def type_in(text: str) -> None:
        hand.focus()
        keys.press("ControlOrMeta+a")
        keys.type(text)
        keys.press("Enter")

    def in_force() -> int:
        size: int = ann.room["options"]["hand"]
        return size

    before = in_force()
    type_in("10")
    expect(field.get_by_role("alert")).to_contain_text("32")
    expect(hand).to_have_value("10")
    expect(hand).to_be_focused()
    expect(hand).to_have_attribute("aria-invalid", "true")
    assert in_force() == before

    type_in("99")
    expect(field.get_by_role("alert")).to_have_text("This takes a whole number from 3 to 10.")
    expect(hand).to_have_value("99")
    expect(hand).to_be_focused()

    type_in("6")
    ann.until(lambda me: in_force() == 6)
    expect(field.get_by_role("alert")).to_have_text("")
    expect(hand).to_be_focused()

    type_in("10")
    expect(field.get_by_role("alert")).to_contain_text("32")
    ann.page.get_by_label("Listed").check()  # What counts after all is shown again once something else is changed.
    ann.until(lambda me: me.room["listed"])
    expect(hand).to_have_value("6")
    expect(field.get_by_role("alert")).to_have_text("")


def test_a_list_whose_places_are_tiles_names_them(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    ann.open_room("summon5")
    ann.page.get_by_text("more choices").click()
    multipliers = ann.page.get_by_role("group", name="Multipliers")
    expect(multipliers.locator("label")).to_have_text([f"Tile {tile}" for tile in range(10)])
    multipliers.get_by_label("Tile 7").fill("3")
    ann.page.keyboard.press("Enter")
    ann.until(lambda me: me.room["options"]["multipliers"] == [1, 1, 1, 1, 1, 1, 1, 3, 1, 1])
    expect(multipliers.get_by_label("Tile 7")).to_be_focused()


# Leaving, losing, coming back.


>>>>>>> fd0f4de1eaab42229f1408f07e96c7422d8e4389
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
    result = ann.page.get_by_role("region", name="Result")
    expect(result).to_be_visible()
    expect(result).to_contain_text("Dice verified.")
    ann.act(result.get_by_role("button", name="Rematch"))
    ann.until(lambda me: me.room["match"] == 2 and me.position)


@pytest.mark.parametrize("game", ["heart-tiles", "miners", "rummikub", "summon5"])
@WIDTHS
def test_a_result_tells_scores_the_end_what_was_hidden_and_the_dice(visit: Visit, game: str, phone: bool) -> None:
    ann = visit("Ann", phone=phone)
    ann.sign_in()
    ann.open_room(game)
    ann.add_bot()
    ann.ready()
    ann.until(lambda me: me.mine)
    ann.resign()
    ann.until(lambda me: me.over)
    result, outcome = ann.page.get_by_role("region", name="Result"), ann.position["outcome"]

    first, second = result.get_by_role("table", name="Scores").get_by_role("row").all()[1:]
    expect(first).to_contain_text(re.compile(rf"1\..*Pip \(bot\).*{outcome['scores'][1]}"))
    expect(second).to_contain_text(re.compile(rf"2\..*Ann \(you\) resigned.*{outcome['scores'][0]}"))

    expect(result).to_contain_text("Ann resigns.")
    expect(result.get_by_role("heading", level=2)).to_contain_text("Pip (bot) wins")

    hands = ann.position["view"].get("racks") or ann.position["view"]["hands"]
    hidden = result.get_by_role("region", name="What was hidden")
    for seat, name in enumerate(("Ann", "Pip (bot)")):
        held = hands[seat]["cards"] if game == "heart-tiles" else hands[seat]
        shown = hidden.get_by_role("definition").nth(seat)
        expect(hidden.get_by_role("term").nth(seat)).to_have_text(name)
        expect(shown.locator("[data-kind]")).to_have_count(len(held))
        kinds = shown.locator("[data-kind]").evaluate_all("(all) => all.map((each) => each.dataset.kind)")
        assert kinds == held
        expect(shown.locator(".sr-only")).to_have_text(re.compile(r"\w"))

    expect(result).to_contain_text("Dice verified.")
    assert not ann.scrolls_sideways()
    assert ann.violations() == []


def test_dice_that_were_touched_are_told(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.add_init_script(
        "const digest = crypto.subtle.digest.bind(crypto.subtle);"
        "crypto.subtle.digest = (name) => digest(name, new Uint8Array(1));"
    )
    play_now(ann, "4ascend")
    ann.resign()
    expect(ann.page.get_by_role("region", name="Result")).to_contain_text("The dice do not check out.")


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
