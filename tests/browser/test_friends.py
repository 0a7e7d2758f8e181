"""Friends in the browser: added by a link that both accept, seen online, challenged, and blocked."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.support.browser_games import place_a_stone
from tests.support.browser_people import Visitor, begun

Visit = Callable[..., Visitor]
LOOK_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"  # as if the user came back to the page


def card(who: Visitor, title: str) -> Locator:
    return who.page.locator("section.card").filter(has=who.page.get_by_role("heading", name=title, exact=True))


def friend(who: Visitor, name: str) -> Locator:
    return card(who, "My friends").get_by_role("listitem").filter(has_text=name)


def make_link(who: Visitor) -> str:
    who.page.goto("/friends")
    who.act(who.button("Make a link"))
    return who.page.get_by_label("Link to become my friend").input_value()


def test_two_become_friends_one_challenges_they_play_and_one_blocks_the_other(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben", phone=True)
    ann.sign_in()
    link = make_link(ann)
    expect(ann.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    # Ben is new: he sees who invites him, enters a name, and accepts.
    ben.page.goto(link)
    expect(ben.page.get_by_text("wants to be friends with you here")).to_be_visible()
    assert "#" not in ben.page.url, "the link is out of the address"
    ben.page.get_by_label("Your name").fill("Ben")
    ben.act(ben.button("Yes, be friends"))
    expect(friend(ben, "Ann")).to_be_visible()
    assert not ben.scrolls_sideways()
    # Each sees the other as online.
    for who, other in ((ann, "Ben"), (ben, "Ann")):
        who.page.evaluate(LOOK_AGAIN)
        expect(friend(who, other).get_by_text("Here", exact=True)).to_be_visible()
    # Ann challenges Ben, who is on another screen.
    ben.page.goto("/")
    ann.act(ann.button("Challenge Ben"))
    ann.page.get_by_label("Game").select_option("4ascend")
    ann.act(ann.page.get_by_role("dialog").get_by_role("button", name="Challenge", exact=True))
    ann.until(lambda me: me.chair is not None)
    expect(ann.page.get_by_text("Waiting for Ben.")).to_be_visible()
    expect(ann.page.get_by_label("QR code of the link to this room")).to_have_count(0)
    ben.page.evaluate(LOOK_AGAIN)
    expect(ben.page.get_by_text("Ann challenges you to 4ascend.")).to_be_visible()
    ben.act(ben.page.get_by_role("complementary", name="Challenges").get_by_role("button", name="Accept"))
    ben.until(lambda me: me.chair is not None)
    for who in (ann, ben):
        who.ready()
    # Each makes a move, in turn order.
    for who in begun(ann, ben):
        place_a_stone(who)
    # Ann blocks Ben at the table: she no longer sees his messages, and the game goes on.
    ann.act(ann.button("Menu"))
    ann.act(ann.button(re.compile("^Who is here")))
    ann.act(ann.button("Block: Ben"))
    asked = ann.page.get_by_role("dialog", name="Block Ben?")
    expect(asked).to_contain_text("This game goes on.")
    assert ann.violations() == []
    ann.act(asked.get_by_role("button", name="Block Ben"))
    expect(ann.button("Block: Ben")).to_have_attribute("aria-pressed", "true")
    ann.act(ann.button("Back to the table"))
    assert {who.position["outcome"] for who in (ann, ben)} == {None}
    ann.page.goto("/friends")
    expect(card(ann, "Blocked").get_by_text("Ben", exact=True)).to_be_visible()
    expect(card(ann, "My friends").get_by_text("Nobody yet")).to_be_visible()
    ben.page.goto("/friends")
    expect(card(ben, "My friends").get_by_text("Nobody yet")).to_be_visible()
    expect(card(ben, "Blocked").get_by_text("You block nobody")).to_be_visible()
