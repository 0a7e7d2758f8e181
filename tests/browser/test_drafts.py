"""Drafts are not lost: neither when a hint is laid over them or played, nor when another player resigns."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import FloatRect, Locator, expect

from tests.support.browser_people import Visitor
from tests.support.browser_rummikub import lay, sets, until_a_set
from tests.support.browser_rummikub import ready as ready_for_rummikub
from tests.support.browser_rummikub import step as rummikub_step
from tests.support.summon5_players import FRESH, begin, cell, lit, one_more, place, step, turn_of

Visit = Callable[..., Visitor]

# A websocket on which every hint is to draw.
DRAW = """
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  set onmessage(heard) {
    super.onmessage = (event) => {
      const news = JSON.parse(event.data);
      const told = { steps: ["draw"], rest: ["draw"], back: ["lay k1"], sentences: ["Ann draws a tile."], why: "" };
      if (news.news === "hinted") Object.assign(news, told);
      heard(new MessageEvent("message", { data: JSON.stringify(news) }));
    };
  }
};
"""
# A websocket that holds back messages of one kind while the test says so.
SLOW = """
window.held = undefined;
const Quick = window.WebSocket;
window.WebSocket = class extends Quick {
  set onmessage(heard) {
    super.onmessage = (event) => {
      if (window.held && JSON.parse(event.data).news === "NEWS") window.held.push(() => heard(event));
      else heard(event);
    };
  }
};
"""
LET_GO = "{ const held = window.held; window.held = undefined; held.forEach((hear) => hear()); }"
KEPT = "Object.keys(localStorage).filter((key) => key.startsWith('draft ')).length"


def drafted(player: Visitor) -> set[str]:
    """Return the cells of the tiles laid in this turn."""
    return {str(each.get_attribute("data-cell")) for each in player.board.locator(FRESH).all()}


def hint(player: Visitor) -> None:
    player.act(player.page.get_by_role("button", name="Hint", exact=True))
    expect(player.button(re.compile("Show me|Lay it out|Play it"))).to_be_visible()
    if player.button("Show me").count():
        player.act(player.button("Show me"))


def test_a_hint_laid_over_a_draft_of_summon5_is_undone_in_one_step(visit: Visit) -> None:
    ann = visit("Ann")
    ann.play_a_bot("summon5", {"hand": 5})
    lit(ann)
    expect(step(ann, "undo")).to_be_hidden()
    # One tile on the farthest open cell, where no hint would lay a single tile that scores nothing.
    far = str(ann.board.locator("[data-open]").last.get_attribute("data-cell"))
    tile = str(ann.board.locator("[data-hand]").last.get_attribute("data-hand"))
    place(ann, tile, far)
    expect(cell(ann, far)).to_have_attribute("data-fresh", "true")
    hint(ann)
    ann.act(ann.button("Lay it out"))
    expect(step(ann, "undo")).to_have_text("Undo hint")
    ann.until(lambda me: drafted(me) != {far})
    ann.act(step(ann, "undo"))
    expect(step(ann, "undo")).to_have_text("Undo turn")
    expect(ann.board.locator(FRESH)).to_have_count(1)
    assert drafted(ann) == {far}
    # Another press takes back the whole turn, and redo restores it.
    ann.act(step(ann, "undo"))
    expect(ann.board.locator(FRESH)).to_have_count(0)
    ann.act(step(ann, "redo"))
    expect(cell(ann, far)).to_have_attribute("data-fresh", "true")


def box(found: Locator) -> FloatRect:
    where = found.bounding_box()
    assert where is not None
    return where


def test_a_tile_laid_while_a_hint_is_thought_about_is_part_of_it(visit: Visit) -> None:
    """Check that the hint is beside the board and below the log, and that its marks follow the draft."""
    ann = visit("Ann")
    ann.page.add_init_script(SLOW.replace("NEWS", "hinted"))
    ann.play_a_bot("summon5", {"hand": 5})
    lit(ann)
    card = ann.page.get_by_role("region", name="A hint")
    board, log = box(ann.page.locator("main")), ann.page.get_by_role("complementary", name="Log")
    ann.page.evaluate("window.held = []")
    ann.act(ann.page.get_by_role("button", name="Hint", exact=True))
    expect(card).to_contain_text("Thinking about a hint")
    far = str(ann.board.locator("[data-open]").last.get_attribute("data-cell"))
    tile = str(ann.board.locator("[data-hand]").last.get_attribute("data-hand"))
    place(ann, tile, far)
    expect(cell(ann, far)).to_have_attribute("data-fresh", "true")
    ann.until(lambda me: me.page.evaluate("window.held.length"))
    expect(card).to_contain_text("Thinking about a hint")
    ann.page.evaluate(LET_GO)
    ann.act(ann.button("Show me"))
    expect(card).to_contain_text("Best move: scores")
    goes_back = f"Take the {tile} back first." in card.inner_text()
    expect(ann.board.locator(f'[data-cell="{far}"][data-back]')).to_have_count(int(goes_back))
    assert box(ann.page.locator("main")) == board, "the board does not move"
    assert box(card)["x"] >= board["x"] + board["width"]
    assert box(card)["y"] >= box(log)["y"] + box(log)["height"]
    # After the tile is taken back, the hint is for an empty loom again.
    cell(ann, far).press("Backspace")
    expect(card).not_to_contain_text("back first")
    expect(card).to_contain_text("Best move: scores")
    expect(ann.board.locator("[data-back]")).to_have_count(0)
    # After the hint is laid out, the draft is the best move found.
    ann.act(ann.button("Lay it out"))
    expect(card).to_have_count(0)
    ann.act(ann.page.get_by_role("button", name="Hint", exact=True))
    expect(card).to_contain_text("You have found the best move: it scores")
    seq = ann.position["seq"]
    ann.act(ann.button("Play it"))
    ann.behind(seq)


def test_a_hint_that_would_take_back_a_turn_asks_first(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    for each in (ann, bob):
        each.page.add_init_script(DRAW)
        each.sign_in()
    bob.join(ann.open_room("rummikub", {"initial_meld": 0}))
    ann.unfold_table()
    ann.page.get_by_label("Hints").select_option("always")
    ann.until(lambda me: me.room["hints"] == "always")
    ready_for_rummikub(ann, bob)
    mover, waiter, three = until_a_set(ann, bob)
    del waiter
    seq = mover.position["seq"]
    lay(mover, three)
    expect(rummikub_step(mover, "end")).to_be_enabled()
    hint(mover)
    mover.act(mover.button("Play it"))
    region = mover.page.get_by_role("region", name="A hint")
    expect(region).to_contain_text("Take it back and play this?")
    expect(mover.button("No, keep it")).to_be_focused()
    mover.page.keyboard.press("Enter")
    expect(region).to_have_count(0)
    expect(sets(mover)).to_have_attribute("data-mark", "valid")
    assert mover.position["seq"] == seq
    hint(mover)
    mover.act(mover.button("Play it"))
    mover.act(mover.button("Yes"))
    mover.behind(seq)
    expect(sets(mover)).to_have_count(0)


def test_a_turn_ended_on_a_slow_line_has_the_last_tile_that_was_laid(visit: Visit) -> None:
    people = visit("Ann"), visit("Bob")
    for each in people:
        each.page.add_init_script(SLOW.replace("NEWS", "tried"))
    mover, _ = begin(*people, sacred=[2, 3, 5])
    lit(mover)
    turn = turn_of(mover)
    for tile, at in turn:
        place(mover, tile, at)
        expect(cell(mover, at)).to_have_attribute("data-fresh", "true")
    expect(step(mover, "end")).to_have_attribute("aria-disabled", "false")
    more, there = one_more(mover, turn)
    seq = mover.position["seq"]
    mover.page.evaluate("window.held = []")
    place(mover, more, there)
    mover.act(step(mover, "end"))
    mover.page.evaluate(LET_GO)
    mover.behind(seq)
    for tile, at in (*turn, (more, there)):
        expect(cell(mover, at).locator("[data-tile]")).to_have_attribute("data-tile", tile)


def test_a_draft_of_summon5_stays_when_another_player_resigns(visit: Visit) -> None:
    mover, second, third = begin(visit("Ann"), visit("Bob"), visit("Eve"))
    lit(mover)
    turn = turn_of(mover)
    for tile, at in turn:
        place(mover, tile, at)
        expect(cell(mover, at)).to_have_attribute("data-fresh", "true")
    expect(step(mover, "end")).to_be_enabled()
    seq = mover.position["seq"]
    third.resign()
    mover.behind(seq)
    expect(mover.board.locator(FRESH)).to_have_count(len(turn))
    expect(step(mover, "end")).to_be_enabled()
    mover.page.reload()
    expect(mover.board.locator(FRESH)).to_have_count(len(turn))
    mover.act(step(mover, "end"))
    second.until(lambda me: me.mine)
    for _, at in turn:
        expect(cell(second, at).locator("[data-tile]")).to_be_visible()
    # The browser stores nothing of a finished turn.
    mover.until(lambda me: not me.mine)
    assert mover.page.evaluate(KEPT) == 0
