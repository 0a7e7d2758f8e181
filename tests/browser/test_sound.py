"""Sound and vibration: none before a gesture, different for each game, and one switch for all of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.support.browser_people import Visitor, begun
from tests.support.browser_sound import FORGET, NO, TURN, felt, heard, listen
from tests.support.parameters import in_soak_except

Visit = Callable[..., Visitor]

# The first tone of each game's refusal. Rummikub refuses no try, so its entry is the sound of a tile being laid.
OWN = {
    "4ascend": "sine 190",
    "heart-tiles": "sine 196",
    "miners": "noise 160",
    "rummikub": "noise 2600",
    "summon5": "triangle 139",
}


def listening(visit: Visit, name: str) -> Visitor:
    """Return a visitor whose browser records sounds and vibrations."""
    visitor = visit(name)
    listen(visitor)
    return visitor


def at_a_table(who: Visitor, other: Visitor, game: str) -> tuple[Visitor, Visitor]:
    """Seat both at a table of the game; the player to move comes first."""
    who.sign_in()
    other.sign_in()
    other.join(who.open_room(game))
    for each in (who, other):
        each.ready()
    first, second = begun(who, other)
    for each in (first, second):
        expect(each.board.locator("[data-cell], [data-tile], [data-id]").first).to_be_visible()
    return first, second


def test_nothing_is_heard_before_a_gesture(visit: Visit) -> None:
    ann, bob = listening(visit, "Ann"), listening(visit, "Bob")
    now, then = at_a_table(ann, bob, "4ascend")
    now.until(lambda me: felt(me) == [TURN])
    now.page.evaluate(FORGET)
    # A page that was only loaded has had no gesture, so the opponent's stone is silent there.
    then.reopen()
    expect(then.board.locator("[data-cell]").first).to_be_visible()
    now.act(now.board.locator('[data-cell="4,4"]'))
    then.until(lambda me: me.mine)
    expect(then.board.locator('[data-cell="4,4"]')).to_have_attribute("data-stone", "b")
    assert then.page.evaluate("window.heard") == {"contexts": 0, "tones": [], "felt": []}
    # The first press enables sound and is itself heard.
    then.act(then.board.locator('[data-cell="4,5"]'))
    now.until(lambda me: me.mine)
    then.until(heard)
    assert then.page.evaluate("window.heard.contexts") == 1
    # The player to move hears the stone and then the turn signal, and feels the vibration.
    now.until(lambda me: felt(me) == [TURN])
    assert {"sine 420", "sine 392"} <= set(heard(now))


@pytest.mark.parametrize("game", in_soak_except(OWN, "miners", "rummikub"))
def test_every_game_has_its_own_sounds(visit: Visit, game: str) -> None:
    ann, bob = listening(visit, "Ann"), listening(visit, "Bob")
    now, then = at_a_table(ann, bob, game)
    if game == "4ascend":
        now.act(now.board.locator('[data-cell="4,4"]'))
        now = then
    now.until(lambda me: felt(me) == [TURN])
    now.page.evaluate(FORGET)
    wrong(now, game)
    now.until(heard)
    assert heard(now)[0] == OWN[game]
    assert felt(now) == ([] if game == "rummikub" else [NO])


def wrong(who: Visitor, game: str) -> None:
    """Try something that the board refuses; in Rummikub, do something that makes a sound."""
    match game:
        case "4ascend":
            who.board.locator('[data-cell="4,4"]').click(force=True)
        case "heart-tiles" | "summon5":
            who.board.locator('[data-step="end"]').click(force=True)
        case "miners":
            who.act(who.board.locator("[data-key]").first)
            who.act(who.board.locator('[data-cell="2,2"]'))
        case "rummikub":
            who.act(who.board.locator("[data-rack] [data-id]").first)
            who.page.keyboard.press("n")
            return
    expect(who.page.get_by_role("alert")).to_be_visible()


def test_one_switch_turns_all_of_it_off_and_the_device_keeps_it(visit: Visit) -> None:
    ann, bob = listening(visit, "Ann"), listening(visit, "Bob")
    now, _ = at_a_table(ann, bob, "miners")
    now.act(now.button("Menu"))
    switch = now.page.get_by_role("checkbox", name="Sound and vibration")
    expect(switch).to_be_checked()
    switch.uncheck()
    now.act(now.button("Back to the table"))
    now.page.evaluate(FORGET)
    wrong(now, "miners")
    assert (heard(now), felt(now)) == ([], [])
    for address in ("/about", "/account"):
        now.page.goto(address)
        expect(now.page.get_by_role("checkbox", name="Sound and vibration")).not_to_be_checked()
    now.page.get_by_role("checkbox", name="Sound and vibration").check()
    now.until(heard)
    now.page.reload()
    expect(now.page.get_by_role("checkbox", name="Sound and vibration")).to_be_checked()


def test_colours_are_switched_at_the_table(visit: Visit) -> None:
    ann = visit("Ann")
    ann.play_a_bot("miners")
    html = ann.page.locator("html")
    for word, theme in (("Dark", "dark"), ("Light", "light")):
        ann.act(ann.button("Menu"))
        ann.act(ann.page.get_by_role("button", name=word, exact=True))
        expect(html).to_have_attribute("data-theme", theme)
        ann.act(ann.button("Back to the table"))
    ann.page.reload()
    expect(html).to_have_attribute("data-theme", "light")
