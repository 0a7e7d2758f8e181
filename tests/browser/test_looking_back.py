"""Looking back in real browsers: the board of an older turn, stepping through the game, and changes while away."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.support import miners_page, summon5_players
from tests.support.browser_people import Visitor, by_turn
from tests.support.parameters import in_soak_except

Visit = Callable[..., Visitor]

QUIET = {"plants_start": 0, "sprout_every": 0, "regrow": 0}  # options without chance
ANNS = ("4,1", "8,8", "2,6")
BOBS = ("0,0", "0,2", "6,5")
# Record the turns shown, in order, because a replay may be over before the test looks.
WATCH = """() => {
  window.looked = [];
  const look = () => {
    const turn = document.querySelector("[data-past]")?.dataset.past;
    if (turn !== undefined && window.looked.at(-1) !== turn) window.looked.push(turn);
  };
  const attributes = { subtree: true, childList: true, attributes: true, attributeFilter: ["data-past"] };
  new MutationObserver(look).observe(document, attributes);
}"""


# Put off every timeout above 500 ms beyond the end of the test.
STOPPED = (
    """window.setTimeout = ((real) => (act, ms, ...more) => real(act, ms > 500 ? 1e6 : ms, ...more))(setTimeout)"""
)
# Hide or show the page.
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def begin(ann: Visitor, bob: Visitor) -> None:
    """Start a game of 4ascend in which Ann moves first."""
    ann.sign_in()
    bob.sign_in()
    bob.join(ann.open_room("4ascend", QUIET))
    for player in (ann, bob):
        player.ready()
    for player in (ann, bob):
        player.until(lambda me: me.position)
        expect(now(player, "4,4")).to_be_visible()


def now(who: Visitor, cell: str) -> Locator:
    """Return a cell of the current board."""
    return who.board.locator(f'.now [data-cell="{cell}"]')


def then(who: Visitor, cell: str) -> Locator:
    """Return a cell of the older board."""
    return who.board.locator(f'[data-past] [data-cell="{cell}"]')


def place(who: Visitor, cell: str) -> None:
    who.until(lambda me: me.mine)
    expect(now(who, cell)).to_have_attribute("aria-disabled", "false")
    seq = who.position["seq"]
    who.act(now(who, cell))
    who.behind(seq)


def rounds(ann: Visitor, bob: Visitor, count: int) -> None:
    """Place stones by both players in turn."""
    for dark, pale in list(zip(ANNS, BOBS, strict=True))[:count]:
        place(ann, dark)
        place(bob, pale)
    ann.until(lambda me: me.mine)


def bar(who: Visitor) -> Locator:
    return who.page.get_by_role("region", name="Looking back")


def entry(who: Visitor, turn: int) -> Locator:
    """Return the entry of a turn in the log."""
    return who.page.locator(f'[data-look="{turn}"]')


def at_turn(who: Visitor, turn: int, of: int) -> None:
    expect(bar(who)).to_contain_text(f"Turn {turn} of {of}")
    expect(who.board.locator(f'[data-past="{turn}"]')).to_be_visible()


def at_present(who: Visitor) -> None:
    expect(who.board.locator("[data-past]")).to_have_count(0)
    expect(bar(who)).to_have_count(0)
    expect(who.board.locator(".now")).to_be_visible()


def test_pointing_at_a_turn_shows_its_board_and_what_changed(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    rounds(ann, bob, 2)
    entry(ann, 2).hover()
    expect(then(ann, "0,0")).to_have_accessible_name(re.compile("White stone, the last stone"))
    expect(then(ann, "4,1")).to_have_attribute("data-stone", "b")
    expect(then(ann, "8,8")).not_to_have_attribute("data-stone", "b")
    expect(bar(ann)).to_have_count(0)
    expect(ann.page.locator("header .status")).to_have_text("Looking back.")
    ann.page.get_by_role("heading", name="4ascend").hover()
    at_present(ann)
    expect(now(ann, "8,8")).to_have_attribute("data-stone", "b")
    expect(ann.page.locator("header .status")).to_have_text("Your turn.")


def test_the_game_is_stepped_through_by_mouse_and_by_keys(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    rounds(ann, bob, 3)
    ann.act(entry(ann, 3))
    at_turn(ann, 3, 6)
    expect(bar(ann)).to_contain_text("You")
    ann.act(ann.button("The turn before"))
    at_turn(ann, 2, 6)
    expect(bar(ann)).to_contain_text("Bob")
    assert not ann.violations()
    for _ in range(2):
        ann.page.keyboard.press(",")
    expect(bar(ann)).to_contain_text("The beginning")
    expect(ann.button("The turn before")).to_be_disabled()
    expect(then(ann, "4,1")).not_to_have_attribute("data-stone", "b")
    ann.page.keyboard.press(".")
    at_turn(ann, 1, 6)
    ann.page.keyboard.press("ArrowRight")
    at_turn(ann, 2, 6)
    ann.act(ann.button("Back to the game"))
    at_present(ann)
    # From the current position, one step back shows the turn before the newest, and one step forward returns.
    ann.page.keyboard.press(",")
    at_turn(ann, 5, 6)
    ann.page.keyboard.press(".")
    at_present(ann)
    ann.page.keyboard.press(",")
    at_turn(ann, 5, 6)
    ann.page.keyboard.press("Escape")
    at_present(ann)


def test_the_log_is_walked_by_arrow_keys(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    rounds(ann, bob, 2)
    ann.tab_to(ann.button("Show turn 4"))
    ann.page.keyboard.press("ArrowUp")
    expect(then(ann, "8,8")).to_have_accessible_name(re.compile("the last stone"))
    ann.page.keyboard.press("ArrowUp")
    expect(then(ann, "0,0")).to_have_accessible_name(re.compile("the last stone"))
    ann.page.keyboard.press("Enter")
    at_turn(ann, 2, 4)


def test_the_past_is_read_only_and_what_others_do_throws_nobody_out(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    rounds(ann, bob, 2)
    bob.act(entry(bob, 1))
    at_turn(bob, 1, 4)
    seq = bob.position["seq"]
    expect(then(bob, "5,5")).to_have_attribute("aria-disabled", "true")
    then(bob, "5,5").click(force=True)
    place(ann, ANNS[2])
    bob.behind(seq)
    at_turn(bob, 1, 5)
    expect(bar(bob)).to_contain_text("1 new")
    # Bob is to move, but a click on the older board only returns to the game.
    then(bob, "5,5").click(force=True)
    at_present(bob)
    assert bob.position["turn"] == bob.seat
    expect(now(bob, "5,5")).not_to_have_attribute("data-stone", "w")
    place(bob, "5,5")


def test_a_draft_waits_while_the_player_looks_back_and_no_key_plays_it(visit: Visit) -> None:
    ann, bob = summon5_players.begin(visit("Ann"), visit("Bob"))
    step, cell = summon5_players.step, summon5_players.cell
    for tile, where in summon5_players.turn_of(ann):
        ann.act(summon5_players.thread(ann, tile))
        ann.act(cell(ann, where))
        expect(cell(ann, where)).to_have_attribute("data-fresh", "true")
    expect(step(ann, "end")).to_be_enabled()
    drafted = ann.board.locator(".now [data-fresh]").count()
    ann.act(entry(ann, 0))
    expect(bar(ann)).to_contain_text("The beginning")
    expect(ann.board.locator("[data-past] [data-fresh]")).to_have_count(0)
    seq = ann.position["seq"]
    ann.page.evaluate("document.activeElement.blur()")  # leave the log, where no key plays a move
    ann.page.keyboard.press("e")
    at_present(ann)
    assert ann.position["seq"] == seq, "a key that plays only leads back"
    expect(ann.board.locator("[data-fresh]")).to_have_count(drafted)
    ann.act(step(ann, "end"))
    ann.behind(seq)
    bob.until(lambda me: me.mine)


def test_a_tap_on_a_phone_puts_the_sheet_away_and_the_bar_in_place_of_the_tabs(visit: Visit) -> None:
    ann, bob = visit("Ann", phone=True), visit("Bob")
    begin(ann, bob)
    rounds(ann, bob, 2)
    ann.act(ann.button("Log"))
    ann.act(entry(ann, 2))
    at_turn(ann, 2, 4)
    expect(ann.page.locator("[data-sheet]")).to_have_count(0)
    expect(ann.button("Log")).to_have_count(0)
    expect(then(ann, "0,0")).to_have_accessible_name(re.compile("the last stone"))
    ann.act(ann.button("The turn after"))
    at_turn(ann, 3, 4)
    assert not ann.violations()
    ann.act(ann.button("Back to the game"))
    at_present(ann)
    expect(ann.button("Log")).to_be_visible()


def test_spectators_can_look_back_too(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    begin(ann, bob)
    rounds(ann, bob, 1)
    eve.sign_in()
    eve.watch(ann.code)
    eve.act(entry(eve, 1))
    at_turn(eve, 1, 2)
    expect(bar(eve)).to_contain_text("Ann")
    expect(eve.button("Since your last turn")).to_have_count(0)


# Changes since the player's last turn.


def test_what_others_did_meanwhile_is_shown_on_coming_back(visit: Visit) -> None:
    ann, bob = visit("Ann", motion=True), visit("Bob")
    begin(ann, bob)
    rounds(ann, bob, 2)
    ann.page.add_init_script(f"({WATCH})()")
    ann.page.reload()
    ann.page.wait_for_function("() => window.looked.length === 2")
    assert ann.page.evaluate("window.looked") == ["3", "4"], "as Ann left it, then what Bob did"
    at_present(ann)
    place(ann, ANNS[2])


def test_a_player_does_not_have_to_wait_for_the_replay(visit: Visit) -> None:
    ann, bob = visit("Ann", motion=True), visit("Bob")
    begin(ann, bob)
    rounds(ann, bob, 2)
    ann.page.add_init_script(STOPPED)
    ann.page.reload()
    expect(bar(ann)).to_contain_text("Since your last turn")  # it would stay forever without a move
    place(ann, ANNS[2])
    at_present(ann)


def test_nothing_moves_by_itself_without_motion_but_on_a_tap(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    expect(ann.button("Since your last turn")).to_be_disabled()
    rounds(ann, bob, 1)
    ann.page.add_init_script(f"({WATCH})()")
    ann.page.reload()
    expect(ann.button("Since your last turn")).to_be_enabled()
    assert ann.page.evaluate("window.looked") == []
    ann.act(ann.button("Since your last turn"))
    ann.page.wait_for_function("() => window.looked.length === 2")
    assert ann.page.evaluate("window.looked") == ["1", "2"]
    at_present(ann)
    place(ann, ANNS[1])
    expect(ann.button("Since your last turn")).to_be_disabled()


def test_a_replay_can_be_skipped(visit: Visit) -> None:
    ann, bob = visit("Ann", phone=True), visit("Bob")
    begin(ann, bob)
    rounds(ann, bob, 1)
    ann.page.add_init_script(STOPPED)
    ann.page.reload()
    ann.act(ann.button("Log"))
    ann.act(ann.button("Since your last turn"))
    expect(bar(ann)).to_contain_text("Since your last turn")
    ann.act(ann.button("Skip"))
    at_present(ann)


@pytest.mark.parametrize("motion", in_soak_except([True, False], True), ids=["motion", "still"])
def test_what_came_while_the_page_was_out_of_sight_is_shown_when_it_is_looked_at(visit: Visit, motion: bool) -> None:
    ann, bob = visit("Ann", motion=motion), visit("Bob")
    begin(ann, bob)
    ann.page.evaluate(WATCH)
    place(ann, ANNS[0])
    ann.page.evaluate(HIDE, True)
    place(bob, BOBS[0])
    ann.until(lambda me: me.mine)
    expect(now(ann, BOBS[0])).to_have_attribute("data-stone", "w")
    ann.page.evaluate(HIDE, False)
    if motion:
        ann.page.wait_for_function("() => window.looked.length === 2")
        assert ann.page.evaluate("window.looked") == ["1", "2"]
    at_present(ann)
    place(ann, ANNS[1])
    if not motion:
        assert ann.page.evaluate("window.looked") == []


def test_a_returning_player_sees_all_changes_lit_on_the_board(visit: Visit) -> None:
    players = [visit(name) for name in ("Ann", "Bob", "Cas")]
    for player in players:
        player.sign_in()
    code = players[0].open_room("miners", seats=3)
    for player in players[1:]:
        player.join(code)
    miners_page.ready(*players)
    away = by_turn(*players)[0]
    miners_page.dig(*players, turns=3)
    assert away.mine
    expect(away.board.locator("[data-recent]")).to_have_count(1)  # a player who was present has seen the other moves
    away.reopen()
    expect(away.board.locator("[data-recent]")).to_have_count(2)
    miners_page.dig(*players, turns=1)
    expect(away.board.locator("[data-recent]")).to_have_count(1)
