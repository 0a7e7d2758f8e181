"""Coming in: the first load, a name, a code or a link, a seat, and a room with the host's options."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Request, Route, expect

from tests.support.browser_games import place_a_stone
from tests.support.browser_people import Visitor, begun
from tests.support.parameters import in_soak_except
from tests.support.server_process import Server

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(own_server: Server) -> Server:
    return own_server


MAX_FIRST_LOAD_BYTES = 145_000  # transferred until the home page is shown


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
    ann = visit("Ann", fresh=True)
    ann.page.add_init_script(
        "globalThis.shifts = 0; new PerformanceObserver((list) => "
        "{ for (const each of list.getEntries()) globalThis.shifts += each.value; })"
        ".observe({ type: 'layout-shift', buffered: true });"
    )
    ann.page.goto("/", wait_until="networkidle")
    assert ann.page.evaluate("globalThis.shifts") < 0.05


def test_the_first_load_is_small(visit: Visit) -> None:
    ann = visit("Ann", fresh=True)
    done: list[Request] = []
    ann.page.on("requestfinished", lambda request: done.append(request))
    ann.page.goto("/", wait_until="networkidle")
    sizes = {each.url: each.sizes()["responseBodySize"] for each in done}
    assert any(url.endswith(".js") for url in sizes)
    assert sum(sizes.values()) < MAX_FIRST_LOAD_BYTES, sizes


def test_one_click_signs_in(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/account")
    expect(ann.page.get_by_label("Your name")).not_to_have_value("")
    ann.act(ann.button("Come in"))
    expect(ann.page.get_by_label("Your name")).to_have_count(0)
    assert ann.page.request.get("/api/me").json()


def test_a_suggested_name_that_became_an_account_is_replaced_by_another(visit: Visit) -> None:
    otter, ann = visit("Merry Otter"), visit("Ann")
    # The page suggests the account's name first, then different names.
    ann.page.add_init_script(
        "let draws = 0; crypto.getRandomValues = (numbers) => numbers.fill(Math.floor(draws++ / 4));"
    )
    ann.page.goto("/account")
    expect(ann.page.get_by_label("Your name")).not_to_have_value("")
    suggested = ann.page.get_by_label("Your name").input_value()
    made = otter.page.request.post("/api/sign-up", data={"name": suggested, "password": "correct horse"})
    assert made.ok, made.text()
    ann.act(ann.button("Come in"))
    expect(ann.page.get_by_label("Your name")).to_have_count(0)
    assert ann.page.request.get("/api/me").json()["name"] not in ("", suggested)


def test_a_chosen_name_that_belongs_to_an_account_is_refused_with_a_reason(visit: Visit) -> None:
    owner, ann = visit("Owner"), visit("Ann")
    made = owner.page.request.post("/api/sign-up", data={"name": "The Owner", "password": "correct horse"})
    assert made.ok, made.text()
    ann.page.goto("/account")
    ann.page.get_by_label("Your name").fill("the owner")
    ann.act(ann.button("Come in"))
    expect(ann.page.get_by_text("That name is taken. Choose another.").first).to_be_visible()
    assert ann.page.request.get("/api/me").json() is None


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


def test_a_player_who_stands_up_has_no_seat_until_they_join_again(visit: Visit) -> None:
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


def test_a_visitor_to_a_full_table_becomes_a_spectator(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    for player in (ann, bob, eve):
        player.sign_in()
    bob.join(ann.open_room("4ascend"))
    eve.watch(ann.code)
    expect(eve.page.get_by_text("Every seat is taken. You can watch.")).to_be_visible()
    expect(eve.page.get_by_role("alert")).to_have_text("")
    assert eve.chair is None


def test_two_people_meet_by_code_and_play(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    ann.sign_in()
    bob.sign_in()
    bob.join(ann.open_room("4ascend"))
    ann.ready()
    bob.ready()
    first, second = begun(ann, bob)
    expect(first.page.get_by_text("Your turn.")).to_be_visible()
    expect(second.page.get_by_text(f"{first.name} is thinking.")).to_be_visible()
    expect(first.page).to_have_title(re.compile("Your turn"))
    expect(second.page).not_to_have_title(re.compile("Your turn"))
    place_a_stone(first)
    expect(second.page.get_by_text("Your turn.")).to_be_visible()
    place_a_stone(second)


def test_a_room_opens_with_the_chosen_options(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/")
    ann.page.get_by_role("link", name=re.compile("Options of Rummikub")).click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Players").select_option("3")
    ann.unfold_table()
    ann.page.get_by_label("Who may join").select_option("Anyone: list the room")
    ann.button("Create room").click()
    ann.until(lambda me: me.room)
    assert ann.room["seats"] == 3
    assert ann.room["listed"]
    ann.until(lambda me: me.chair == 0)
    expect(ann.page.get_by_label("Link to this room", exact=True)).to_have_value(
        f"{ann.server.address}/r/{ann.room['room']}"
    )
    ann.add_bot()
    bob = visit("Bob")
    bob.sign_in()
    bob.page.goto("/")
    bob.page.get_by_role("region", name="Open tables").get_by_role("link").filter(has_text="Ann").filter(
        has_text="Rummikub"
    ).click()
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
    expect(ann.button("Add a bot on seat 2")).to_be_visible()
    ann.page.keyboard.press("Tab")
    expect(ann.button("Add a bot on seat 2")).to_be_focused()
    bob.until(lambda me: me.chair is None)


def test_a_refused_option_stays_in_its_field_beside_the_reason(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    ann.open_room("summon5", seats=4)
    hand, keys = ann.page.get_by_label("Thread Reservoir", exact=True), ann.page.keyboard
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
    ann.unfold_table()  # The option in force is shown again when another setting changes.
    ann.page.get_by_label("Who may join").select_option("anyone")
    ann.until(lambda me: me.room["listed"])
    expect(hand).to_have_value("6")
    expect(field.get_by_role("alert")).to_have_text("")


def test_a_list_whose_places_are_tiles_names_them(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    ann.open_room("summon5")
    ann.page.get_by_text("more rules").click()
    multipliers = ann.page.get_by_role("group", name="Multipliers")
    expect(multipliers.locator("label")).to_have_text([f"Thread {tile}" for tile in range(10)])
    multipliers.get_by_label("Thread 7").fill("3")
    ann.page.keyboard.press("Enter")
    ann.until(lambda me: me.room["options"]["multipliers"] == [1, 1, 1, 1, 1, 1, 1, 3, 1, 1])
    expect(multipliers.get_by_label("Thread 7")).to_be_focused()


@pytest.mark.parametrize("phone", in_soak_except([False, True], True), ids=["mouse", "phone"])
def test_a_user_whom_the_host_removes_or_blocks_stays_out_and_is_notified(visit: Visit, phone: bool) -> None:
    ann, bob = visit("Ann", phone=phone), visit("Bob", phone=phone, theme="dark")
    for who in (ann, bob):
        who.sign_in()
    code = ann.open_room("4ascend")
    bob.join(code)
    handle, told = ann.page.get_by_label("What to do about Bob"), "The host has removed you from this table."
    sit, allow = bob.button(re.compile("^Sit here")), ann.button("Allow back: Bob")
    ann.act(handle)
    ann.act(ann.button("Remove Bob"))
    expect(bob.page.get_by_text(f"{told} You can watch")).to_be_visible()
    expect(sit).to_have_count(0)
    expect(bob.button("Sit down")).to_have_count(0)
    ann.act(allow)
    expect(bob.page.get_by_text(f"{told} You can watch")).to_have_count(0)
    bob.act(sit)
    ann.act(handle)
    ann.act(ann.button("Block Bob"))
    asked = ann.page.get_by_role("dialog", name="Block Bob?")
    expect(asked).to_contain_text("Bob loses the seat at this table.")
    for who in (ann, bob):
        assert who.violations() == []
        assert not who.scrolls_sideways()
    ann.act(asked.get_by_role("button", name="Not now"))
    expect(asked).to_be_hidden()
    expect(ann.page.get_by_text("Bob", exact=True)).to_be_visible()
    ann.act(handle)
    ann.act(ann.button("Block Bob"))
    ann.act(asked.get_by_role("button", name="Block Bob"))
    expect(bob.page.get_by_text(f"{told} You can watch")).to_be_visible()
    expect(allow).to_be_visible()
    for who in (ann, bob):
        assert who.violations() == []
        assert not who.scrolls_sideways()
