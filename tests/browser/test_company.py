"""Company at a table: reactions, spectators, muting, unread messages, and bots with names and faces."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser_people import ROOT, TITLES, Visitor
from tests.support.parameters import in_soak_except
from tilehall.table.seat_names import CAST

Visit = Callable[..., Visitor]
WIDTHS = pytest.mark.parametrize("phone", in_soak_except([False, True], True), ids=["desktop", "phone"])
# A reaction disappears after a timeout; in these tests, only when the test runs the held callbacks.
HOLD = """const wait = globalThis.setTimeout; globalThis.held = [];
globalThis.setTimeout = (act, ms, ...more) => (ms === 3200 ? globalThis.held.push(act) : wait(act, ms, ...more));"""
LET_GO = "globalThis.held.splice(0).forEach((act) => act())"
# Return the controls, names and other elements to be kept in sight that a reaction covers.
COVERED = """(it) => {
  const box = it.getBoundingClientRect();
  const over = (each) => {
    const other = each.getBoundingClientRect();
    const across = other.left < box.right - 1 && other.right > box.left + 1;
    return across && other.top < box.bottom - 1 && other.bottom > box.top + 1;
  };
  const named = [...document.querySelectorAll("[data-name-of]")].map((name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    const [text, frame] = [words.getBoundingClientRect(), name.getBoundingClientRect()];
    return { outerHTML: name.textContent, checkVisibility: () => true, getBoundingClientRect: () =>
      new DOMRect(text.left, text.top, Math.min(text.right, frame.right) - text.left, text.height) };
  });
  // Elements that contain the players are left out, because reactions belong there.
  return [...named, ...document.querySelectorAll("button, a[href], [data-keep]:not(:has([data-player]))")]
    .filter((each) => each.checkVisibility() && over(each)).map((each) => each.outerHTML.slice(0, 120));
}"""


def sit_down(visit: Visit, game: str, *others: str, phone: bool = False, **more: Any) -> list[Visitor]:
    """Seat Ann, the host, and others at a game that has begun."""
    people = [visit("Ann", phone=phone, **more), *(visit(name) for name in others)]
    for each in people:
        each.page.add_init_script(HOLD)
        each.sign_in()
    code = people[0].open_room(game, seats=len(people))
    for each in people[1:]:
        each.join(code)
    for each in people:
        each.ready()
    for each in people:
        each.until(lambda me: me.position)
        expect(each.board.locator("> *").first).to_be_visible()
    return people


def look_on(visit: Visit, name: str, code: str) -> Visitor:
    who = visit(name)
    who.page.add_init_script(HOLD)
    who.sign_in()
    who.watch(code)
    expect(who.board.locator("> *").first).to_be_visible()
    return who


def react(who: Visitor, words: str) -> None:
    who.act(who.button("React"))
    who.act(who.button(words))


def floating(who: Visitor, seat: int | str = "") -> Locator:
    return who.page.locator(f'[data-from="{seat}"]' if seat != "" else "[data-from]")


def who_is_here(who: Visitor) -> Locator:
    """Open the menu's list of everyone at the table, and return it."""
    who.act(who.button("Menu"))
    who.act(who.button(re.compile("^Who is here")))
    return who.page.get_by_role("dialog", name="Who is here")


def say(who: Visitor, text: str) -> None:
    words, pane = who.page.get_by_label("Say something at the table"), who.button(re.compile("^Talk"))
    expect(words.or_(pane).first).to_be_visible()
    if not words.is_visible():
        who.act(pane)
    words.fill(text)
    who.page.keyboard.press("Enter")


@WIDTHS
@pytest.mark.parametrize("game", in_soak_except(TITLES, "4ascend", "miners"))
def test_reactions_float_from_the_seats_and_cover_nothing(visit: Visit, game: str, phone: bool) -> None:
    ann, bob = sit_down(visit, game, "Bob", phone=phone)
    zoe = look_on(visit, "Zoe", ann.code)
    react(ann, "Good luck")
    react(bob, "Wow")
    react(zoe, "Well played")
    for seat, reaction in ((0, "good_luck"), (1, "wow"), ("spectator", "well_played")):
        expect(floating(ann, seat)).to_have_attribute("data-reaction", reaction)
        assert floating(ann, seat).evaluate(COVERED) == []
    for seat in (0, 1):
        face, box = ann.page.locator(f'[data-player="{seat}"]').bounding_box(), floating(ann, seat).bounding_box()
        assert face is not None
        assert box is not None
        assert face["x"] <= box["x"] + box["width"] / 2 <= face["x"] + face["width"]
        assert face["y"] <= box["y"] + box["height"] / 2 <= face["y"] + face["height"]
    expect(floating(ann, "spectator")).to_have_text("Zoe")
    spoken = ann.page.get_by_role("list", name="Reactions that were shown")
    expect(spoken).to_have_attribute("aria-live", "polite")
    expect(spoken.get_by_role("listitem")).to_have_text(["Ann: Good luck", "Bob: Wow", "Zoe: Well played"])
    ann.page.evaluate(LET_GO)
    expect(floating(ann)).to_have_count(0)
    if phone:
        ann.page.set_viewport_size({"width": 320, "height": 568})
        react(bob, "Wow")
        react(ann, "Oops")
        for seat, reaction in ((0, "oops"), (1, "wow")):
            expect(floating(ann, seat)).to_have_attribute("data-reaction", reaction)
            assert floating(ann, seat).evaluate(COVERED) == []


def test_of_each_seat_only_the_newest_reaction_floats(visit: Visit) -> None:
    ann, bob = sit_down(visit, "4ascend", "Bob")
    for words in ("Wow", "Oops", "Thank you"):
        react(bob, words)
    expect(floating(ann, 1)).to_have_attribute("data-reaction", "thank_you")
    expect(floating(ann)).to_have_count(1)


def test_reactions_move_only_for_users_who_want_motion(visit: Visit) -> None:
    ann, bob = sit_down(visit, "4ascend", "Bob", motion=True)
    react(bob, "Wow")
    name = "(it) => getComputedStyle(it).animationName"
    assert floating(ann, 1).evaluate(name) != "none"
    assert floating(bob, 1).evaluate(name) == "none"
    expect(floating(bob, 1)).to_be_visible()


def test_a_reaction_by_keyboard_returns_the_focus(visit: Visit) -> None:
    ann, bob = sit_down(visit, "4ascend", "Bob")
    ann.press(ann.button("React"))
    expect(ann.button("Well played")).to_be_focused()
    assert not ann.violations()
    ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Enter")
    expect(floating(bob, 0)).to_have_attribute("data-reaction", "thank_you")
    expect(ann.button("React")).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Escape")
    expect(ann.button("React")).to_be_focused()
    expect(ann.button(re.compile("^Log"))).to_be_visible()


@WIDTHS
def test_players_see_how_many_look_on_and_who(visit: Visit, phone: bool) -> None:
    ann, _ = sit_down(visit, "heart-tiles", "Bob", phone=phone)
    expect(ann.button(re.compile("look.? on"))).to_have_count(0)
    for name in ("Yan", "Zoe"):
        look_on(visit, name, ann.code)
    ann.act(ann.button("2 people are watching"))
    here = ann.page.get_by_role("dialog", name="Who is here")
    expect(here).to_contain_text("Watching: 2")
    expect(here.get_by_role("listitem").locator("b")).to_have_text(["Ann", "Bob", "Yan", "Zoe"])
    assert not ann.violations()


@WIDTHS
def test_the_host_mutes_a_spectator_in_play(visit: Visit, phone: bool) -> None:
    ann, bob = sit_down(visit, "4ascend", "Bob", phone=phone)
    zoe = look_on(visit, "Zoe", ann.code)
    here = who_is_here(ann)
    ann.act(here.get_by_role("button", name="Mute for all: Zoe"))
    ann.until(lambda me: me.room["muted"])
    expect(here.get_by_role("listitem").filter(has_text="Zoe")).to_contain_text("muted")
    react(zoe, "Wow")
    expect(zoe.page.get_by_role("alert")).to_have_text("The host has muted you at this table.")
    say(zoe, "Psst")
    expect(zoe.page.get_by_role("alert").first).to_have_text("The host has muted you at this table.")
    expect(floating(bob)).to_have_count(0)
    ann.act(here.get_by_role("button", name="Mute for all: Zoe"))
    ann.until(lambda me: not me.room["muted"])
    react(zoe, "Oops")
    expect(floating(bob, "spectator")).to_have_attribute("data-reaction", "oops")


def test_a_player_who_is_not_the_host_mutes_only_for_themselves(visit: Visit) -> None:
    ann, bob, cat = sit_down(visit, "miners", "Bob", "Cat")
    here = who_is_here(bob)
    expect(here.get_by_role("button", name="Mute for all: Cat")).to_have_count(0)
    bob.act(here.get_by_role("button", name="Mute for me: Cat"))
    bob.act(bob.button("Back to the table"))
    react(cat, "Wow")
    say(cat, "Look at me")
    react(ann, "Thank you")
    expect(floating(ann, 2)).to_have_attribute("data-reaction", "wow")
    expect(floating(bob, 0)).to_have_attribute("data-reaction", "thank_you")
    expect(floating(bob, 2)).to_have_count(0)
    say(ann, "Well")
    expect(bob.button(re.compile("^Talk"))).to_have_text(re.compile(r"Talk\s*1\s*new"))
    bob.act(bob.button(re.compile("^Talk")))
    talk = bob.page.get_by_role("region", name="Table talk")
    expect(talk).to_contain_text("Well")
    expect(talk).not_to_contain_text("Look at me")
    bob.reopen()  # the setting is stored on this device
    expect(who_is_here(bob).get_by_role("button", name="Mute for me: Cat")).to_have_attribute("aria-pressed", "true")


@WIDTHS
def test_unread_talk_shows_until_it_is_seen(visit: Visit, phone: bool) -> None:
    ann, bob = sit_down(visit, "summon5", "Bob", phone=phone)
    talk = ann.button(re.compile("^Talk"))
    for number in (1, 2):
        say(bob, f"Hello number {number}")
        expect(talk).to_have_text(re.compile(rf"Talk\s*{number}\s*new"))
    expect(talk.locator(".unread")).to_be_in_viewport(ratio=1)
    ann.act(talk)
    expect(ann.page.get_by_text("Hello number 2")).to_be_in_viewport()
    expect(talk).to_have_text("Talk")
    ann.page.reload()
    expect(ann.board.locator("> *").first).to_be_visible()
    expect(talk).to_have_text("Talk")
    say(bob, "And one more")
    expect(talk).to_have_text(re.compile(r"Talk\s*1\s*new"))


def test_on_a_phone_unread_talk_shows_before_the_game_too(visit: Visit) -> None:
    ann, bob = visit("Ann", phone=True), visit("Bob")
    for each in (ann, bob):
        each.sign_in()
    bob.join(ann.open_room("4ascend"))
    say(bob, "Shall we?")
    ann.act(ann.button("1 new in table talk"))
    expect(ann.page.get_by_text("Shall we?")).to_be_in_viewport()
    expect(ann.button(re.compile("new in table talk"))).to_have_count(0)


def test_a_player_whose_ready_mark_is_cleared_is_notified_until_ready_again(visit: Visit) -> None:
    ann, bob, cat = visit("Ann"), visit("Bob", phone=True), visit("Cat")
    for each in (ann, bob, cat):
        each.sign_in()
    code = ann.open_room("miners", seats=3)
    for each in (bob, cat):
        each.join(code)
    bob.ready()
    bob.until(lambda me: me.room["chairs"][1]["ready"])

    ann.unfold_table()

    def change() -> None:
        seq = ann.room["seq"]
        ann.page.get_by_label("Who may join").select_option("code" if ann.room["listed"] else "anyone")
        bob.until(lambda me: me.room["seq"] > seq)

    told = bob.page.get_by_text("Ann changed the options; look again and press “I am ready”.")
    change()
    expect(told).to_be_visible()
    assert not bob.violations()
    cat.until(lambda me: me.room["seq"] == bob.room["seq"])
    expect(cat.page.get_by_text("changed the options")).to_have_count(0)
    bob.page.reload()
    expect(told).to_be_visible()
    bob.act(bob.button("Got it"))
    expect(told).to_have_count(0)
    change()
    expect(told).to_be_visible()
    bob.ready()
    expect(told).to_have_count(0)


def test_every_bot_of_the_cast_has_a_face_of_its_own() -> None:
    table = (ROOT / "web/src/room/cast.ts").read_text(encoding="utf-8")
    faces = dict(re.findall(r"^  (\w+): \{ (tint: .+) \},$", table, re.MULTILINE))
    assert sorted(faces) == sorted(name for names in CAST.values() for name in names)
    assert len(set(faces.values())) == len(faces)
    looks = [re.sub("tint: [^,]+", "", face) for face in faces.values()]
    assert len(set(looks)) == len(looks), "no two differ in colour alone"


def test_bots_have_a_name_and_a_face_wherever_they_are_shown(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    ann.open_room("rummikub", seats=4)
    for bots in (1, 2, 3):
        ann.add_bot()
        expect(ann.page.get_by_label(re.compile("^How well"))).to_have_count(bots)
    ann.page.get_by_label("How well Poppy (bot) plays").select_option("hard")
    ann.until(lambda me: me.room["chairs"][3]["bot"] == "hard")
    names = ["Ann", "Dot (bot)", "Bean (bot)", "Flint (bot)"]
    assert [chair["name"] for chair in ann.room["chairs"]] == names
    ann.ready()
    ann.until(lambda me: me.position)
    seats = ann.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats.locator("strong")).to_have_text(names)
    kinds = "(all) => all.map((each) => each.dataset.face)"
    assert seats.locator("[data-face]").evaluate_all(kinds) == ["person", "bot", "bot", "bot"]
    racks = ann.page.get_by_role("list", name="Racks and pool")
    expect(racks.locator("[data-face]").first).to_be_visible()
    assert racks.locator("[data-face]").evaluate_all(kinds) == ["bot", "bot", "bot"]
    drawn = [seats.nth(seat).locator("svg").inner_html() for seat in (1, 2, 3)]
    assert len(set(drawn)) == 3
    assert [racks.locator("svg[data-face]").nth(seat).inner_html() for seat in (0, 1, 2)] == drawn


def test_play_now_says_against_whom_and_a_game_under_way_goes_on_from_its_card(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/")
    expect(ann.button("Play now: 4ascend against Dot (beginner bot)")).to_be_visible()
    expect(ann.button("Play now: Miners against 4 beginner bots")).to_be_visible()
    ann.page.get_by_label("How well bots play").select_option("medium")
    ann.act(ann.button("Play now: Heart Tiles against Hazel (medium bot)"))
    ann.until(lambda me: me.position)
    assert [chair["name"] for chair in ann.room["chairs"]][1] == "Hazel (bot)"
    ann.page.goto("/")
    cards = ann.page.get_by_role("region", name="Games").get_by_role("article")
    expect(cards.get_by_role("heading")).to_have_text(["SUMMON5", "Miners", "4ascend", "Rummikub", "Heart Tiles"])
    again = cards.last.get_by_role("button", name="against Hazel (medium bot)")
    expect(again).to_have_text("Play now")
    assert again.evaluate("(it) => getComputedStyle(it, '::after').content") == '"against Hazel (medium bot)"'
    go_on = cards.get_by_role("link", name=re.compile("Continue"))
    expect(go_on).to_have_count(1)
    go_on.click()
    expect(ann.page).to_have_url(re.compile(f"/r/{ann.room['room']}$"))
