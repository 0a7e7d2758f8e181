"""Tournaments in the browser: created, joined, played, corrected and shown on a television."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import time

from playwright.sync_api import expect

from tests.support.browser_games import place_a_stone
from tests.support.browser_people import Visitor, begun

Visit = Callable[..., Visitor]
HIDE = "Object.defineProperty(document, 'hidden', { get: () => true })"  # as if another tab were in front
LOOK_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"  # as if the user came back to the page
CLOCK = {"kind": "bank", "seconds": 300, "increment": 5}


def sign_up(who: Visitor) -> None:
    """Create an account: only accounts organise tournaments."""
    who.ask("/api/sign-up", {"name": who.name, "password": "tournaments for all"})


def looks_at_games(who: Visitor, player: str) -> None:
    """Look at the games of a player, to which the points in the standings lead."""
    games = who.page.get_by_role("region", name=f"Games of {player}")
    who.act(who.button(f"Games of {player}"))
    expect(games.get_by_role("heading")).to_be_focused()
    expect(games).to_contain_text("Round 1")
    who.act(games.get_by_role("button", name="All games"))


def test_a_tournament_is_created_joined_played_corrected_and_over(visit: Visit) -> None:
    ann, ben = visit("Organiser"), visit("Ben", phone=True)
    sign_up(ann)
    ann.page.goto("/tournaments/new")
    ann.page.get_by_role("combobox", name="Game").select_option("4ascend")
    ann.page.get_by_label("Title").fill("Spring Cup")
    ann.act(ann.page.get_by_text("More", exact=True))
    ann.page.get_by_label(re.compile("^Bots may enter")).check()
    assert not ann.violations()
    ann.act(ann.button("Create"))
    expect(ann.page.get_by_role("heading", name="Spring Cup")).to_be_visible()
    ann.act(ann.button("Join"))
    expect(ann.page.get_by_text("You are in.")).to_be_visible()

    # A newcomer finds it in the list, and joins with one click.
    ben.page.goto("/tournaments")
    ben.act(ben.page.get_by_role("link", name=re.compile("^Spring Cup")))
    ben.page.get_by_label("Your name").fill("Ben")
    for again in (False, True):
        ben.act(ben.button("Join"))
        expect(ben.page.get_by_text("You are in.")).to_be_visible()
        if not again:
            ben.act(ben.button("Withdraw"))
    assert not ben.scrolls_sideways()
    expect(ben.page.get_by_text("Bots may enter")).to_be_visible()
    tournament = ben.page.url

    # Ben is called behind another tab and on any page, and who comes to the table is ready.
    ben.page.evaluate(HIDE)
    ann.act(ann.button("Start now"))
    ann.act(ann.page.get_by_role("link", name="Go to my table").first)
    ben.until(lambda me: me.page.evaluate(LOOK_AGAIN) or me.page.title().startswith("●"))
    ben.page.goto("/puzzles")
    call = ben.page.get_by_role("complementary", name="Tournaments")
    ben.act(call.get_by_role("link", name="Go to my table"))
    place_a_stone(begun(ann, ben)[0])
    for who in (ann, ben):
        expect(who.page.get_by_role("link", name="Spring Cup · Round 1")).to_be_visible()
    ben.resign()
    ann.act(ann.page.get_by_role("link", name="Back to the tournament").first)
    expect(ann.page.get_by_text("Organiser wins!")).to_be_visible()

    looks_at_games(ann, "Ben")

    # A correction has a reason, which everyone reads.
    ann.act(ann.button(re.compile("^Correct the result")))
    correcting = ann.page.get_by_role("dialog", name="Correct the result")
    correcting.get_by_label("Ben").select_option("1")
    correcting.get_by_label("Reason").fill("It was a draw")
    assert not ann.violations()
    ann.act(correcting.get_by_role("button", name="Save"))
    ben.page.goto(tournament)
    expect(ben.page.get_by_text("Corrected by Organiser: It was a draw")).to_be_visible()
    expect(ben.page.get_by_text("share first place!")).to_be_visible()
    ben.act(ben.button("Share"))
    expect(ben.page.get_by_role("img", name=re.compile("Spring Cup: .* share first place!"))).to_be_visible()
    ben.page.keyboard.press("Escape")
    assert not ben.violations()
    ben.act(ben.page.get_by_role("link", name=re.compile("^Replay")))
    expect(ben.page.locator("main.board > *").first).to_be_visible()


def give_reason(organiser: Visitor, dialog: str, label: str, reason: str, button: str) -> None:
    """Confirm a dialog that asks for a reason."""
    asking = organiser.page.get_by_role("dialog", name=dialog)
    asking.get_by_label(label).fill(reason)
    organiser.act(asking.get_by_role("button", name=button))
    expect(asking).to_have_count(0)


def is_on_the_wall(tv: Visitor, phone: Visitor, room: str) -> None:
    """Show a table on a television: it has no hand and no controls. The phone beside it has the hand."""
    tv.room, tv.position = {}, {}
    tv.page.goto(f"/room/{room}/screen")
    expect(tv.page.locator("main.board > *").first).to_be_visible()
    expect(tv.page.get_by_role("img", name="The link to the table as a QR code")).to_be_visible()
    tv.until(lambda me: me.position and me.position["me"] is None)
    expect(tv.page.locator(":is(button, a, input):not(main.board[inert] *)")).to_have_count(0)
    assert hands(tv) == [None, None]
    assert phone.seat is not None
    assert hands(phone)[phone.seat], "a hand of tiles or cards"
    expect(phone.page.locator("main.board > *").first).to_be_visible()


def hands(who: Visitor) -> list[list[str] | None]:
    """Return the hand of each seat as this visitor was sent it, None for a hidden one."""
    view = who.position
    shown = view["racks"] if "racks" in view else view["hands"]
    return [hand if isinstance(hand, list) else None for hand in shown]


def test_a_television_shows_a_tournament_and_tables_and_the_phones_are_the_hands(visit: Visit) -> None:
    ann, tv = visit("Teacher", phone=True), visit("Television")
    sign_up(ann)
    settings = {
        "title": "On the wall",
        "game": "rummikub",
        "format": "swiss",
        "clock": CLOCK,
        "seats": 2,
        "bots": True,
        "starts_at": round(time() * 1000) + 3_600_000,
        "weekly": True,
    }
    code = ann.ask("/api/tournaments", settings)["code"]
    ann.page.goto(f"/tournament/{code}")
    ann.act(ann.button("Join"))
    ann.act(ann.page.get_by_text("Add bots"))
    ann.page.get_by_label("How many").fill("4")
    ann.act(ann.page.get_by_role("button", name="Add", exact=True))
    expect(ann.page.get_by_role("heading", name="5 players")).to_be_visible()
    ann.act(ann.button("Remove Pip (bot)"))
    give_reason(ann, "Remove Pip (bot)", "Reason", "Too many", "Remove")
    expect(ann.page.get_by_role("heading", name="4 players")).to_be_visible()
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.page.goto(f"/tournament/{code}/screen")
    expect(tv.page.get_by_role("img", name="The link to the tournament as a QR code")).to_be_visible()
    expect(tv.page.get_by_text("4 players")).to_be_visible()
    ann.act(ann.button("Start now"))
    expect(tv.page.get_by_role("region", name="Games")).to_contain_text("Teacher")
    expect(tv.page.locator("button, a, input")).to_have_count(0)
    assert not tv.violations()

    # The next week is planned. A pause stops the pairing until the organiser goes on.
    expect(ann.page.get_by_role("link", name="The week after")).to_be_visible()
    ann.act(ann.button("Pause"))
    ann.act(ann.button("Go on"))
    expect(ann.button("Pause")).to_be_visible()

    # Her table. She is signed in on the television, too, and no hand is there.
    ann.act(ann.page.get_by_role("link", name="Go to my table").first)
    ann.until(lambda me: me.position)
    token = next(each.get("value", "") for each in ann.page.context.cookies() if each.get("name") == "tilehall")
    tv.page.context.add_cookies([{"name": "tilehall", "value": token, "url": tv.server.address}])
    is_on_the_wall(tv, ann, ann.room["room"])
    assert not tv.violations()
    ann.page.goto(f"/tournament/{code}")
    ann.act(ann.button("Cancel the tournament"))
    give_reason(ann, "Cancel the tournament?", "Why? The players read it.", "Rain", "Cancel the tournament")
    expect(ann.page.get_by_text("The reason: Rain")).to_be_visible()

    # Another game with hands, at a table of no tournament.
    ann.open_room("miners")
    ann.add_bot()
    ann.ready()
    ann.until(lambda me: me.position and me.position["me"] is not None)
    is_on_the_wall(tv, ann, ann.code)
