"""New rooms: their seats and options, every way to open a room, and How to play, which follows the options."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Route, expect

from tests.support.browser_people import TITLES, Visitor
from tests.support.layout import settle

Visit = Callable[..., Visitor]


def invite(host: Visitor, game: str) -> None:
    """Open a room with *Create room* on the home page."""
    host.sign_in()
    host.page.goto("/")
    host.act(host.button(f"Create room: {TITLES[game]}"))
    host.until(lambda me: me.chair == 0)


def set_number(who: Visitor, label: str, value: int) -> None:
    who.page.get_by_label(label, exact=True).fill(str(value))
    who.page.keyboard.press("Tab")  # Enter would submit the form


def bots(who: Visitor) -> int:
    return sum(chair["bot"] != "" for chair in who.room["chairs"])


def test_a_click_before_the_session_is_known_keeps_the_user(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    held: list[Route] = []
    ann.page.route("**/api/me", lambda route: held.append(route))
    ann.page.goto("/")
    ann.act(ann.button("Create room: 4ascend"))
    expect(ann.page.get_by_text("Opening…")).to_be_visible()
    for route in held:
        route.continue_()
    ann.page.unroute("**/api/me")
    ann.until(lambda me: me.chair == 0)


# R2.1: Miners has five seats, and bots take those that stay free.


def test_r2_1_an_invitation_to_miners_has_five_seats_and_bots_take_what_friends_leave(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    invite(ann, "miners")
    assert (ann.room["seats"], bots(ann)) == (5, 0)
    expect(ann.page.get_by_text("bots take what your friends leave")).to_be_visible()
    ben.sign_in()
    ben.join(ann.room["room"])
    expect(ben.page.get_by_text("3 seats are still free")).to_be_visible()
    ben.ready()
    ann.ready()
    for player in (ann, ben):
        player.until(lambda me: me.position)
        assert (player.room["seats"], bots(player)) == (5, 3)


def test_r2_1_the_options_page_of_miners_offers_five_seats(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    ann.page.goto("/new/miners")
    expect(ann.page.get_by_label("Players")).to_have_value("5")
    ann.act(ann.button("Create room"))
    ann.until(lambda me: me.chair == 0)
    assert ann.room["seats"] == 5
    ann.ready()
    ann.until(lambda me: me.position)
    assert bots(ann) == 4


def test_no_bot_takes_the_seat_of_a_friend_where_two_play_or_the_host_chose(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    invite(ann, "4ascend")
    assert ann.room["seats"] == 2
    ann.ready()
    ann.until(lambda me: me.room["chairs"][0]["ready"])
    assert bots(ann) == 0
    ben.sign_in()
    ben.page.goto("/new/miners")
    ben.page.get_by_label("Players").select_option("3")
    ben.act(ben.button("Create room"))
    ben.until(lambda me: me.chair == 0)
    ben.ready()
    ben.until(lambda me: me.room["chairs"][0]["ready"])
    assert (ben.room["seats"], bots(ben)) == (3, 0)


# R4.9: a point limit removes the fixed number of rounds.


def test_a_room_moves_nothing_from_under_a_finger_nor_what_it_is_about_to_press(visit: Visit) -> None:
    ann, bob = visit("Ann", fresh=True), visit("Bob")
    ann.page.clock.install(time=0)
    ann.page.clock.pause_at(10)  # Stop the clock, so that the press cannot time out.
    ann.sign_in()
    bob.sign_in()
    bob.join(ann.open_room("miners"))
    bob.act(bob.button("Stand up"))
    ready, invitation = ann.button("I am ready"), ann.page.get_by_role("region", name="Invite")
    options = ann.page.get_by_role("region", name="Options")
    expect(ann.button("Add a bot on seat 2")).to_be_visible()

    def is_first(one: Locator, other: Locator) -> bool:
        above, below = one.bounding_box(), other.bounding_box()
        assert above is not None
        assert below is not None
        return above["y"] < below["y"]

    assert is_first(invitation, ready)
    ready.hover()
    ann.page.mouse.down()
    bob.act(bob.button("Sit down"))
    ann.until(lambda me: me.room["chairs"][1]["user"])
    assert is_first(invitation, ready)
    ann.page.mouse.up()
    ann.until(lambda me: me.room["chairs"][0]["ready"])
    assert is_first(invitation, ready)
    ann.page.clock.run_for(1)  # The click is over: Bob is seated, and the options accept no press yet.
    unready = ann.button("Not ready after all")
    expect(unready).to_be_visible()
    assert is_first(unready, invitation)
    expect(options).to_have_css("pointer-events", "none")
    ann.page.clock.run_for(400)
    expect(options).to_have_css("pointer-events", "auto")


def test_every_bot_of_a_full_room_has_its_name_in_one_line_within_its_row(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    ann.open_room("miners", seats=5)
    for _ in range(4):
        ann.add_bot()
    rows = ann.page.get_by_role("region", name="Who plays").locator("li")
    expect(rows.locator("b").filter(has_text="(bot)")).to_have_count(4)
    heights = "(names) => names.map((name) => name.getClientRects()[0].height)"
    inside = """(row) => {
      const [own, all] = [row, row.closest("section")].map((it) => it.getBoundingClientRect().right);
      return own <= all + 0.5 && row.scrollWidth <= row.clientWidth;
    }"""
    for width, height in ((320, 568), (390, 844), (844, 390), (1000, 700), (1440, 900)):
        ann.page.set_viewport_size({"width": width, "height": height})
        settle(ann.page)
        high = rows.locator("b").evaluate_all(heights)
        assert max(high) < 1.5 * high[0], f"as high as Ann's, {width} pixels wide"
        assert all(row.evaluate(inside) for row in rows.all()), width


def test_r4_9_in_the_room_a_point_limit_and_rounds_follow_each_other(visit: Visit) -> None:
    ann = visit("Ann")
    invite(ann, "rummikub")
    rounds = ann.page.get_by_label("Rounds", exact=True)

    def lasts(rounds: int, limit: int) -> None:
        ann.until(lambda me: (me.room["options"]["rounds"], me.room["options"]["point_limit"]) == (rounds, limit))

    lasts(1, 0)
    set_number(ann, "Point limit", 100)
    lasts(0, 100)
    expect(rounds).to_have_value("0")
    set_number(ann, "Point limit", 0)
    lasts(1, 0)
    expect(rounds).to_have_value("1")
    # Both can still be set; changing the limit leaves the rounds alone.
    set_number(ann, "Point limit", 100)
    lasts(0, 100)
    set_number(ann, "Rounds", 5)
    lasts(5, 100)
    set_number(ann, "Point limit", 150)
    lasts(5, 150)


def test_two_choices_at_once_count_both(visit: Visit) -> None:
    ann = visit("Ann")
    invite(ann, "rummikub")
    expect(ann.page.get_by_label("Initial meld", exact=True)).to_be_visible()
    # All at once, before the server can answer the first change.
    ann.page.evaluate("""() => {
      for (const [option, value] of [["initial_meld", "40"], ["point_limit", "100"], ["rounds", "5"]]) {
        const field = document.querySelector(`[data-option=${option}] input`);
        field.value = value;
        field.dispatchEvent(new Event("change", { bubbles: true }));
      }
    }""")
    wanted = {"initial_meld": 40, "point_limit": 100, "rounds": 5}
    ann.until(lambda me: me.room["options"]["rounds"] == 5)
    assert {name: ann.room["options"][name] for name in wanted} == wanted


def test_r4_9_on_the_options_page_too(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    ann.page.goto("/new/rummikub")
    rounds = ann.page.get_by_label("Rounds", exact=True)
    expect(rounds).to_have_value("1")
    set_number(ann, "Point limit", 100)
    expect(rounds).to_have_value("0")
    set_number(ann, "Point limit", 0)
    expect(rounds).to_have_value("1")
    set_number(ann, "Point limit", 200)
    ann.act(ann.button("Create room"))
    ann.until(lambda me: me.chair == 0)
    assert ann.room["options"]["rounds"] == 0
    assert ann.room["options"]["point_limit"] == 200


# How to play follows the options.


def lesson(who: Visitor, game: str, options: dict[str, Any]) -> Locator:
    """Open a room with these options, and return its How to play."""
    who.open_room(game, options)
    beside = who.page.locator("details.card", has_text="How to play")
    who.act(beside.locator("summary"))
    expect(beside.get_by_role("heading").first).to_be_visible()
    return beside


SUMMON5 = {
    "sacred": [7],
    "hand": 6,
    "endgame": "pile",
    "target_score": 400,
    "perfect_bonus": 0,
    "strict": True,
    "progressive": True,
    "patterns": True,
    "multipliers": [1, 1, 1, 4, 1, 1, 1, 1, 1, 1],
    "portals": 2,
}


# By game: the options, the phrases that How to play contains, and the phrases that it does not.
TOLD: list[tuple[str, dict[str, Any], list[str], list[str]]] = [
    (
        "summon5",
        {},
        ["the Sacred Number, 5,", "sum divided by 5", "does no harm", "one more is played"],
        ["On this loom"],
    ),
    (
        "summon5",
        SUMMON5,
        [
            "the Sacred Number, 7,",
            "sum divided by 7",
            "filled up to 6",
            "every sequence you form must be a multiple of 7",
            "the game is over at once",
            "with 400 Mystical Energy ends the game",
            "Portals (2)",
            "times 11 in the second",
            "3 counts",
            "reads the same both ways",
        ],
        ["divided by 5", "does no harm", "perfect game", "Knots", "one more is played"],
    ),
    ("summon5", {"sacred": [4, 6], "obstacles": 3}, ["4 or 6", "earns for each", "Knots (3)"], ["Portals"]),
    ("4ascend", {}, ["has 20 HP", "more HP wins; equal HP is a draw"], ["after stone number"]),
    (
        "4ascend",
        {"on_limit": "draw", "max_turns": 60, "hp": 9, "sprout_every": 0, "regrow": "1-3"},
        ["has 9 HP", "after stone number 60, it is a draw", "1 to 3 new plants grow"],
        ["more HP wins", "quiet moves"],
    ),
    (
        "4ascend",
        {"on_limit": "draw", "regrow": 0},
        ["On a full board it is a draw"],
        ["more HP wins", "new plant"],
    ),
    ("miners", {}, ["all three destinations are reached"], ["first destination"]),
    ("miners", {"goal": "first"}, ["the first destination is reached"], ["all three destinations are"]),
    ("rummikub", {}, ["worth 30 points together", "The game has one round."], ["dealt again"]),
    (
        "rummikub",
        {"initial_meld": 50, "point_limit": 150},
        ["worth 50 points together", "together 60", "somebody has 150 penalty points.", "open again"],
        ["one round", "together 33"],
    ),
    (
        "rummikub",
        {"initial_meld": 0, "rounds": 3},
        ["The game has 3 rounds."],
        ["points together", "enough to open"],
    ),
    ("heart-tiles", {}, ["Most points wins", "both decks empty"], []),
]


def test_how_to_play_tells_what_counts_at_this_table(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    for game, options, told, untold in TOLD:
        beside = lesson(ann, game, options)
        for words in told:
            expect(beside).to_contain_text(words)
        text = " ".join(beside.inner_text().split())
        assert not [words for words in untold if words in text], (game, options)


def test_the_pictures_of_summon5_score_by_its_sacred_number(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    beside = lesson(ann, "summon5", {"sacred": [7]})
    pictures = beside.get_by_role("img", name=re.compile("sum to"))
    expect(pictures).to_have_count(3)
    expect(pictures.first).to_have_accessible_name("5 4 5 sum to 14, which earns 20 energy.")
    for name in pictures.evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))"):
        for tiles, total, earned in re.findall(r"([\d ]+) sum to (\d+), which earns (\d+ energy|nothing)", name):
            assert sum(map(int, tiles.split())) == int(total)
            assert earned == ("nothing" if int(total) % 7 else f"{int(total) // 7 * 10} energy")


def test_before_there_is_a_room_how_to_play_follows_what_is_chosen(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/new/miners")
    ann.act(ann.page.get_by_text("How to play"))
    expect(ann.page.get_by_text("The game is over when all three destinations are reached")).to_be_visible()
    ann.page.get_by_label("Goal").select_option("first")
    expect(ann.page.get_by_text("the first destination is reached")).to_be_visible()
    assert ann.violations() == []
    assert not ann.scrolls_sideways()
