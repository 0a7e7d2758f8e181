"""4ascend in real browsers: attacks, answers, health, and rematches."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.support.browser_people import Visitor, begun, rematch, result_of
from tests.support.browser_sound import BLOW, FORGET, TURN, felt, heard, listen
from tests.support.layout import faults, settle

Visit = Callable[..., Visitor]

# Options without chance, with which two attacks end the game.
QUICK = {"hp": 4, "plants_start": 0, "sprout_every": 0, "regrow": 0}
BLACK = ["4,1", "4,2", "4,3"]
WHITE = ["0,0", "0,2", "0,4"]


def cell(visitor: Visitor, at: str) -> Locator:
    return visitor.board.locator(f'[data-cell="{at}"]')


def place(visitor: Visitor, at: str) -> None:
    """Place a stone on a cell that the page shows as allowed."""
    visitor.until(lambda me: me.mine)
    expect(cell(visitor, at)).to_have_attribute("aria-disabled", "false")
    seq = visitor.position["seq"]
    visitor.act(cell(visitor, at))
    visitor.until(lambda me: me.position["seq"] > seq)


def health(visitor: Visitor, seat: int) -> Locator:
    return visitor.board.get_by_role("meter").nth(seat)


def begin(black: Visitor, white: Visitor, options: dict[str, int] = QUICK) -> None:
    black.sign_in()
    white.sign_in()
    white.join(black.open_room("4ascend", options))
    ready(black, white)


def ready(*players: Visitor) -> None:
    for player in players:
        player.ready()
    for player in begun(*players):
        expect(cell(player, "4,4")).to_be_visible()


def quiet(black: Visitor, white: Visitor) -> None:
    """Place three stones each, so that Black is about to attack."""
    for dark, pale in zip(BLACK, WHITE, strict=True):
        place(black, dark)
        place(white, pale)


def test_two_play_to_the_end_and_once_more(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    quiet(ann, bob)
    expect(cell(ann, "0,4")).to_have_accessible_name("Row 0, column 4: White stone, the last stone")

    place(ann, "4,4")
    for player in (ann, bob):
        expect(player.board.locator("[data-power]")).to_have_count(4)
        expect(player.board).to_contain_text(re.compile(r"attacks? with power\s*4"))
    expect(bob.board).to_contain_text("Answer with one stone")
    expect(cell(bob, "4,1")).to_have_accessible_name(re.compile("takes 1 away"))
    expect(cell(bob, "4,1")).to_contain_text("\N{MINUS SIGN}1")

    bob.page.reload()  # The vacated cells are still marked after a reload.
    expect(bob.board.locator("[data-power]")).to_have_count(4)
    place(bob, "4,1")
    for player in (ann, bob):
        expect(health(player, 0)).to_have_attribute("aria-valuenow", "4")
        expect(health(player, 1)).to_have_attribute("aria-valuenow", "1")
        expect(player.board).to_contain_text(re.compile(r"Attack\s*3.*against\s*defence\s*0"))
        expect(player.board.locator("[data-power]")).to_have_count(0)
    expect(bob.board).to_contain_text("You lose 3 HP.")
    expect(ann.board).to_contain_text("Bob loses 3 HP.")

    for dark, pale in zip(["6,2", "6,3", "6,4", "6,5"], ["8,0", "8,2", "8,4", "8,6"], strict=True):
        place(ann, dark)
        place(bob, pale)
    for player in (ann, bob):
        player.until(lambda me: me.over)
        expect(result_of(player.page)).to_be_visible()
        assert player.position["outcome"]["winners"] == [0]

    first, second = rematch(ann, bob)
    place(first, "4,4")
    expect(cell(second, "4,4")).to_have_attribute("data-stone", "b")


def test_an_answer_with_a_chain_of_its_own_strikes_back(visit: Visit) -> None:
    ann, bob = visit("Ann", motion=True), visit("Bob", theme="dark", motion=True)
    begin(ann, bob, {**QUICK, "hp": 9})
    for dark, pale in zip([*BLACK, "8,8"], ["0,1", "0,2", "0,3", "8,0"], strict=True):
        place(ann, dark)
        place(bob, pale)
    place(ann, "4,0")
    place(bob, "0,0")
    for player in (ann, bob):
        expect(player.board).to_contain_text(re.compile(r"Attack\s*4.*against\s*defence\s*4"))
        expect(player.board).to_contain_text("Nobody loses HP.")
        expect(cell(player, "0,0")).not_to_have_attribute("data-stone", re.compile("."))
    place(ann, "1,1")
    place(bob, "4,4")
    expect(cell(ann, "4,4")).to_have_attribute("data-stone", "w")


def test_a_taken_cell_says_why_not(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    place(ann, "4,4")
    expect(cell(bob, "4,4")).to_have_attribute("aria-disabled", "true")
    bob.until(lambda me: me.mine)
    cell(bob, "4,4").click(force=True)
    expect(bob.page.get_by_role("alert")).to_contain_text("That cell is taken.")
    place(bob, "4,5")
    expect(bob.page.get_by_role("alert")).to_have_count(0)


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    on_board = "document.activeElement?.hasAttribute('data-cell') ?? false"
    for _ in range(40):
        if ann.page.evaluate(on_board):
            break
        ann.page.keyboard.press("Tab")
    expect(cell(ann, "4,4")).to_be_focused()
    for key in ("ArrowUp", "ArrowUp", "ArrowRight", "Enter"):
        ann.page.keyboard.press(key)
    ann.until(lambda me: not me.mine)
    expect(cell(ann, "2,5")).to_have_attribute("data-stone", "b")
    expect(cell(ann, "2,5")).to_be_focused()
    cell(bob, "0,0").focus()
    for key in ("ArrowLeft", "ArrowUp", "End", "PageDown", "Space"):  # The focus stops at the edge.
        bob.page.keyboard.press(key)
    bob.until(lambda me: not me.mine)
    expect(cell(bob, "8,8")).to_have_attribute("data-stone", "w")


def put(visitor: Visitor, at: str) -> None:
    """Place a stone by keyboard: Tab to the board, arrows to the cell, Enter."""
    visitor.until(lambda me: me.mine)
    expect(cell(visitor, at)).to_have_attribute("aria-disabled", "false")
    seq, keys = visitor.position["seq"], visitor.page.keyboard
    stop = visitor.board.locator('[data-cell][tabindex="0"]')
    visitor.tab_to(stop)
    here = (stop.get_attribute("data-cell") or "").split(",")
    down, right = (int(there) - int(now) for there, now in zip(at.split(","), here, strict=True))
    for _ in range(abs(down)):
        keys.press("ArrowDown" if down > 0 else "ArrowUp")
    for _ in range(abs(right)):
        keys.press("ArrowRight" if right > 0 else "ArrowLeft")
    expect(cell(visitor, at)).to_be_focused()
    keys.press("Enter")
    visitor.behind(seq)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    for player in (ann, bob):
        player.sign_in_by_keyboard()
    ann.page.goto("/new/4ascend")
    ann.tab_to(ann.page.get_by_label("HP", exact=True))
    ann.page.keyboard.press("ControlOrMeta+a")
    ann.page.keyboard.type("1")  # The first blow ends the game.
    ann.press(ann.button("Create room"))
    ann.until(lambda me: me.chair == 0)
    assert ann.room["options"]["hp"] == 1
    bob.join_by_keyboard(ann.room["room"])
    for player in (ann, bob):
        player.press(player.button("I am ready"))
    for player in (ann, bob):
        player.until(lambda me: me.position)
    for dark, pale in zip([*BLACK, "4,4"], [*WHITE, "0,6"], strict=True):
        put(ann, dark)
        put(bob, pale)
    for player in (ann, bob):
        player.until(lambda me: me.over)
        result = result_of(player.page)
        expect(result).to_contain_text("You win!" if player is ann else "Ann wins")
        expect(result).to_contain_text("One side has no HP left.")
        expect(result).to_contain_text("Plants verified.")
        assert player.position["outcome"]["reason"] == "hp"
    bob.press(bob.button("Rematch"))
    ann.press(ann.button("Rematch"))
    first, second = begun(ann, bob, match=2)
    put(first, "2,2")
    expect(cell(second, "2,2")).to_have_attribute("data-stone", "b")


WATCH = """() => {
  globalThis.seen = [];
  const look = () => {
    const one = (selector) => document.querySelector(selector);
    globalThis.seen.push({
      told: one('[data-hp="1"] [role=meter]').getAttribute("aria-valuenow"),
      bar: one('[data-hp="1"] .number b').textContent,
      lit: one(".side.turn")?.dataset.hp ?? null,
    });
    requestAnimationFrame(look);
  };
  look();
}"""


def test_health_falls_after_a_pause_and_before_the_turn_changes(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob", motion=True)
    begin(ann, bob, {**QUICK, "hp": 9})
    quiet(ann, bob)
    place(ann, "4,4")
    expect(bob.board).to_contain_text("Answer with one stone")
    bob.page.evaluate(WATCH)
    place(bob, "8,8")
    expect(bob.board.locator('[data-hp="0"].turn')).to_be_visible()
    seen = bob.page.evaluate("globalThis.seen")
    assert any((each["told"], each["bar"]) == ("5", "9") for each in seen), "the number fell without a pause"
    early = [each for each in seen if each["lit"] == "0" and each["bar"] != "5"]
    assert not early, f"the turn changed before the number fell: {early[:3]}"


def test_a_blow_has_its_second_before_the_next_stone(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob", motion=True, fresh=True)
    listen(bob)
    begin(ann, bob, {**QUICK, "hp": 9})
    quiet(ann, bob)
    place(ann, "4,4")
    expect(cell(bob, "8,8")).to_have_attribute("aria-disabled", "false")
    bob.until(lambda me: felt(me).count(TURN) == len(BLACK) + 1)
    bob.page.evaluate(FORGET)
    clock = bob.page.clock  # from here on, the test controls Bob's clock
    clock.install(time=0)
    clock.pause_at(10)
    place(bob, "8,8")
    place(ann, "6,6")  # Ann has reduced motion and sees the blow at once
    seq = ann.position["seq"]
    bob.until(lambda me: me.position["seq"] == seq)
    bar, number = bob.board.locator('[data-hp="1"]'), bob.board.locator('[data-hp="1"] .number')
    expect(health(bob, 1)).to_have_attribute("aria-valuenow", "5")
    clock.run_for(299)
    expect(number).to_have_text("9/9 HP")
    assert felt(bob) == []
    clock.run_for(1)  # the blow is seen, heard and felt at the same time
    assert bar.locator(".number b").all_inner_texts() == ["5", "\N{MINUS SIGN}4"]
    assert felt(bob) == [BLOW]
    bob.until(lambda me: "sine 110" in heard(me))
    clock.run_for(999)
    expect(number).to_have_text("5/9 HP")
    assert felt(bob) == [BLOW], "nobody is called to a turn that has not come"
    expect(bob.board.locator(".side.turn")).to_have_count(0)
    expect(bob.page.locator("header .status")).to_have_text("")
    assert "Your turn" not in bob.page.title()
    expect(cell(bob, "6,6")).not_to_have_attribute("data-stone", "b")
    expect(cell(bob, "0,8")).to_have_attribute("aria-disabled", "true")
    clock.run_for(1)
    expect(cell(bob, "6,6")).to_have_attribute("data-stone", "b")
    clock.resume()
    expect(bob.page.locator("header .status")).to_have_text("Your turn.")
    bob.until(lambda me: felt(me) == [BLOW, TURN])
    place(bob, "0,8")
    expect(cell(ann, "0,8")).to_have_attribute("data-stone", "w")


def test_without_motion_nothing_is_held_back(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob", fresh=True)
    begin(ann, bob, {**QUICK, "hp": 9})
    quiet(ann, bob)
    place(ann, "4,4")
    expect(cell(bob, "8,8")).to_have_attribute("aria-disabled", "false")
    bob.page.clock.install(time=0)
    bob.page.clock.pause_at(10)
    place(bob, "8,8")
    place(ann, "6,6")
    expect(cell(bob, "6,6")).to_have_attribute("data-stone", "b")
    expect(cell(bob, "0,8")).to_have_attribute("aria-disabled", "false")


def test_a_hint_glows_before_it_shows_the_stone(visit: Visit) -> None:
    ann = visit("Ann")
    ann.play_a_bot("4ascend", QUICK)
    ann.act(ann.button("Hint"))
    expect(ann.board.locator('[data-hint="where"]')).to_have_count(9)
    ann.act(ann.button("Show me"))
    hinted = ann.board.locator('[data-hint="move"]')
    expect(hinted).to_have_count(1)
    expect(ann.board.locator('[data-hint="where"]')).to_have_count(0)
    at = hinted.get_attribute("data-cell") or ""
    ann.act(ann.button("Play it"))
    expect(ann.board.locator("[data-hint]")).to_have_count(0)
    name = re.compile("Black stone|vacated")  # a stone that completes four is lifted off at once
    expect(cell(ann, at)).to_have_accessible_name(name)


def test_the_log_draws_stones_and_tells_no_codes(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    quiet(ann, bob)
    place(ann, "4,4")
    place(bob, "4,1")
    log = ann.page.get_by_role("list", name="What happened")
    expect(log).to_contain_text("You place a stone")
    expect(log).to_contain_text(re.compile(r"and attack with a chain of 4: power\s*4"))
    expect(log).to_contain_text(
        re.compile(
            r"Attack-Defense Phase: attack\s*3 \(4 less 1 for the occupied cell\), "
            r"defence\s*0:\s*Bob loses\s*3 HP, 1 left"
        )
    )
    assert not re.search(r"\d,\d", log.inner_text()), "a cell is drawn, not told as a code"
    expect(log.locator("svg.where")).to_have_count(8)


SIZES = [(320, 568), (844, 390), (1280, 720), (1024, 768)]


def ill_placed(visitor: Visitor) -> list[str]:
    """Return the layout faults at every size, including status text that overflows its box."""
    status, found = visitor.board.get_by_role("status"), list[str]()
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        settle(visitor.page)
        spill = status.evaluate("it => it.scrollHeight - it.clientHeight")
        wrong = [*faults(visitor.page), *([f"the words spill by {spill} px"] if spill > 1 else [])]
        found += [f"{width}x{height}: {each}" for each in wrong]
    return found


def test_everything_is_in_sight_while_an_attack_waits(visit: Visit) -> None:
    ann, bob = visit("AnnabelwmxqwmxqwmxqwmxqwmxqwmxqW"), visit("BertramwmxqwmxqwmxqwmxqwmxqwmxqW")
    begin(ann, bob)
    quiet(ann, bob)
    expect(ann.board).to_contain_text("Line up four")
    assert ill_placed(ann) == []
    place(ann, "4,4")
    for player in (ann, bob):
        expect(player.board.locator("[data-power]")).to_have_count(4)
        assert ill_placed(player) == []
    place(bob, "4,1")
    for player in (ann, bob):
        expect(player.board).to_contain_text(re.compile(r"loses? 3"))
        assert ill_placed(player) == []


def test_by_touch_on_a_phone(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob", phone=True, theme="dark")
    begin(ann, bob)
    quiet(ann, bob)
    place(ann, "4,4")
    expect(bob.board).to_contain_text("Answer with one stone")
    box = cell(bob, "4,1").bounding_box()
    assert box is not None
    assert box["width"] >= 39.9, "a cell is big enough for a finger"
    assert not bob.scrolls_sideways()
    assert [each for each in bob.violations() if "data-cell" in each or "meter" in each] == []
    place(bob, "4,2")
    expect(health(bob, 1)).to_have_attribute("aria-valuenow", "1")
