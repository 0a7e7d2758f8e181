"""Games installed as separate packages with their own boards, played to the end in the browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.support.browser_people import ROOT, Visitor, begun, by_turn, result_of
from tests.support.browser_sound import heard, listen
from tests.support.fresh_environment import Environment
from tests.support.outside_game import bring_nim_with_board, bring_pebbles
from tests.support.parameters import in_soak_except
from tests.support.server_process import Server
from tests.support.shared_picture import take_picture

Visit = Callable[..., Visitor]

GOOD = """
export const version = 0;
export default function mount(target, props) {
  const board = document.createElement("button");
  target.append(board);
  const draw = ({ view }) => (board.textContent = `Own board: ${view.left}`);
  draw(props);
  board.addEventListener("click", () => { /* clicked */ });
  return { update: draw, destroy: () => board.remove() };
}
"""
# By game: its faulty board, and the message that the page shows instead.
FAULTS = {
    "nim-version": (GOOD.replace("version = 0", "version = 1"), "It was made for version 1 of this page's boards."),
    "nim-unversioned": (GOOD.replace("export const version = 0;", ""), "It was made for version undefined"),
    "nim-syntax": ("export default function (", "It could not be loaded."),
    "nim-import": ("import './missing.js';" + GOOD, "It could not be loaded."),
    "nim-top": ("throw new Error('top');" + GOOD, "It could not be loaded."),
    "nim-default": ("export const version = 0;", "It exports no function to mount it."),
    "nim-mount": (GOOD.replace("draw(props);", "throw new Error('mount');"), "It stopped with an error."),
    "nim-nothing": (GOOD.replace("return {", "const unused = {"), "It does not say how to update it"),
    "nim-update": (
        GOOD.replace("update: draw", "update() { throw new Error(); }"),
        "It stopped with an error.",
    ),
    "nim-click": (GOOD.replace("/* clicked */", "throw new Error('click');"), "It stopped with an error."),
    "nim-promise": (GOOD.replace("/* clicked */", "Promise.reject(new Error('late'));"), "It stopped with an error."),
}
# A script that draws one text from its properties.
PART = """
export const version = 0;
export default function mount(target, props) {
  const drawn = document.createElement("button");
  target.append(drawn);
  const update = (props) => (drawn.textContent = TEXT);
  update(props);
  drawn.addEventListener("click", () => props.propose?.([]));
  return { update, destroy: () => drawn.remove() };
}
"""
PARTS = {
    "board_js": PART.replace("TEXT", "`${props.legal.length} listed, ${props.next.length} may come`")
    + "export const readsLegal = false;",
    "flourish_js": PART.replace("TEXT", "`won: ${props.won}`"),
    "kind_js": PART.replace("TEXT", "`a drawn ${props.kind}`") + "export const words = (kind) => `a ${kind}`;",
    "how_to_js": PART.replace("TEXT", "`Pick ${props.options.colour} stones.`"),
    "mode_picture_js": PART.replace("TEXT", "`a ${props.options.colour} stone`"),
}
HOSTILE_TEXT = """# Nim <script>window.broken = 1</script>

Take **one** or *two* of `seven`.<img src=x onerror="window.broken = 1">

1. First
   goes on
2. Second

[a link](javascript:window.broken=1)
"""
HOSTILE_PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" onload="window.broken = 1">
<script>window.top.broken = 1; window.broken = 1;</script><rect width="4" height="3" fill="teal"/></svg>"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server in a fresh environment, with the example, a game made by `new-game`, and faulty packages."""
    folder = tmp_path_factory.mktemp("packages")
    environment = Environment(folder / "env")
    environment.install(ROOT / "examples" / "connect-four")
    environment.tilehall("new-game", "lantern-row", "--folder", str(folder / "lantern"))
    environment.install(folder / "lantern")
    for name, (board, _) in FAULTS.items():
        bring_nim_with_board(environment.library, name, board_js=board)
    bring_nim_with_board(
        environment.library, "nim-hostile", board_js=GOOD, how_to_md=HOSTILE_TEXT, picture_svg=HOSTILE_PICTURE
    )
    bring_pebbles(environment.library, **PARTS)
    opened = Server(
        folder / "hall.db",
        python=environment.python,
        messages_per_second=1000,
        messages_burst=1000,
        rooms_per_user=100,
        log_level="warning",
    )
    yield opened
    opened.stop()


def begin(visit: Visit, game: str, options: dict[str, int] | None = None, **second: object) -> tuple[Visitor, Visitor]:
    """Seat two players at a table; `second` holds the options of the second visitor."""
    ann, bob = visit("Ann"), visit("Bob", **second)
    ann.sign_in()
    bob.sign_in()
    bob.join(ann.open_room(game, options))
    for player in (ann, bob):
        player.ready()
    begun(ann, bob)
    return ann, bob


def drop(mover: Visitor, column: int, *watchers: Visitor) -> None:
    """Drop a disc into a column with the mouse or a finger, and wait until everyone has seen it."""
    seq = mover.position["seq"]
    mover.act(mover.board.locator(f'[data-column="{column}"]'))
    for player in (mover, *watchers):
        player.behind(seq)


def test_connect_four_is_played_to_its_end_on_its_own_board(visit: Visit) -> None:
    # A small rack, because the hard bot has to analyse the game for the review, which takes long on a busy machine.
    ann, bob = begin(visit, "connect-four", {"columns": 5, "rows": 4}, phone=True, theme="dark")
    for column in (0, 1, 0, 1, 0, 1):
        mover, waiter = by_turn(ann, bob)
        drop(mover, column, waiter)
    for player in (ann, bob):
        rack = player.page.get_by_role("group", name="The rack")
        expect(rack.locator('[data-disc="red"]')).to_have_count(3)
        expect(rack.get_by_role("button", name="Column 2: yellow, yellow, yellow, from the bottom")).to_be_visible()
        assert player.violations() == []
        assert not player.scrolls_sideways()
    drop(ann, 0, bob)
    assert ann.position["outcome"] == {"scores": [1, 0], "winners": [0], "reason": "line"}
    # The game provides the sentence about the ending.
    assert ann.position["ending"] == "A line is complete."
    for player in (ann, bob):
        expect(result_of(player.page)).to_contain_text(re.compile("You win!|Ann wins"))
        expect(player.board.locator(".cell.won")).to_have_count(4)
    assert take_picture(ann.page).colours > 50, "the rack is in the picture"
    ann.button("Close").click()
    ann.page.get_by_role("link", name="Review", exact=True).click()
    expect(ann.page.get_by_role("region", name=re.compile("^The board at turn"))).to_be_visible()
    expect(ann.page.get_by_role("group", name="The rack")).to_be_visible()


def test_connect_four_is_played_by_keyboard(visit: Visit) -> None:
    ann, bob = begin(visit, "connect-four")
    column = ann.page.get_by_role("button", name="Column 4: empty")
    ann.press(column, "ArrowRight")
    expect(ann.page.get_by_role("button", name="Column 5: empty")).to_be_focused()
    ann.page.keyboard.press("Home")
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.get_by_role("button", name="Column 1: empty")).to_be_focused()
    ann.page.keyboard.press("End")
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.get_by_role("button", name="Column 7: empty")).to_be_focused()
    ann.page.keyboard.press("9")
    for digit in "3344556":
        mover, waiter = by_turn(ann, bob)
        seq = mover.position["seq"]
        if not mover.board.locator("button:focus").count():
            mover.tab_to(mover.board.locator('.column[tabindex="0"]'))
        mover.page.keyboard.press(digit)
        mover.page.keyboard.press("Enter")
        for player in (mover, waiter):
            player.behind(seq)
    assert ann.position["outcome"]["reason"] == "line"


def test_a_full_column_is_refused_with_the_games_own_sentence(visit: Visit) -> None:
    ann, bob = begin(visit, "connect-four")
    for _ in range(6):
        mover, waiter = by_turn(ann, bob)
        drop(mover, 2, waiter)
    ann.board.locator('[data-column="2"]').click(force=True)  # forced, because the full column is marked as disabled
    expect(ann.page.get_by_text("Column 3 is full.")).to_be_visible()


def test_a_package_does_all_that_the_pages_own_games_do(visit: Visit) -> None:
    ann = visit("Ann")
    listen(ann)
    ann.sign_in()
    ann.page.goto("/")
    picture = ann.page.locator('img[src="/boards/connect-four/picture.svg"]')
    width, height = picture.evaluate("(it) => it.decode().then(() => [it.naturalWidth, it.naturalHeight])")
    assert width > 0
    assert height > 0
    # The package's board draws the pictures of its lessons.
    ann.page.goto("/learn/connect-four")
    lessons = ann.page.get_by_role("list", name="Lessons").get_by_role("listitem")
    expect(lessons.first.locator(".cell[data-disc]").first).to_be_attached()
    ann.open_room("connect-four")
    ann.add_bot()
    expect(ann.page.locator("[data-bot-word]")).to_have_text("“Plop!”")
    ann.ready()
    ann.until(lambda me: me.position)
    ann.until(lambda me: me.mine)
    # The package's board shows the players with the page's facts about them, so the page does not show them again.
    expect(ann.board.locator(".player").last).to_contain_text("Easy")
    expect(ann.page.get_by_role("complementary", name="Who plays")).to_have_count(0)
    drop(ann, 3)
    ann.until(lambda me: me.mine)
    expect(ann.board.locator('.cell[data-disc="yellow"]')).to_have_count(1)
    assert heard(ann)[:2] == ["noise 1400", "triangle 330"], "a disc that falls"
    turns = ann.page.get_by_role("list", name="What happened").locator("[data-look]")
    expect(turns.nth(1)).to_contain_text("Ann drops a disc into column 4.")
    expect(turns.nth(1).get_by_role("img", name="red disc:")).to_have_css("width", "16px")
    ann.page.keyboard.press("?")
    keys = ann.page.get_by_role("dialog", name="Keyboard keys").locator("dt")
    expect(keys.filter(has_text=re.compile("^(← →|1-9)$"))).to_have_count(2)
    ann.page.keyboard.press("Escape")
    ann.button("How to play").click()
    expect(ann.page.get_by_role("heading", name="How to play Connect Four")).to_be_visible()
    expect(ann.page.get_by_role("listitem").filter(has_text="Click or tap a column.")).to_be_visible()


def test_a_package_brings_every_part_that_draws(visit: Visit) -> None:
    ann = visit("Ann")
    asked = list[str]()
    ann.page.on("websocket", lambda line: line.on("framesent", lambda raw: asked.append(json.loads(raw).get("ask"))))
    ann.sign_in()
    ann.open_room("pebbles")
    expect(ann.page.locator(".pick", has=ann.page.get_by_role("radio", name="Red"))).to_contain_text("a red stone")
    ann.add_bot()
    ann.ready()
    ann.until(lambda me: me.position and me.mine)
    # The page does not ask for the legal steps, because the board does.
    ann.button("0 listed, 0 may come").click()
    expect(ann.board.get_by_role("button", name="2 listed, 2 may come")).to_be_visible()
    assert asked.count("try") == 1
    ann.button("How to play").click()
    expect(ann.button("Pick grey stones.")).to_be_visible()
    ann.resign()
    expect(ann.page.locator(".flourish")).to_have_text("won: false")
    held = result_of(ann.page).locator("dd")
    expect(held).to_contain_text("a flint")
    expect(held.locator("[data-kind=flint]")).to_have_text("a drawn flint")


def test_a_new_game_is_played_on_the_board_it_was_written_with(visit: Visit) -> None:
    ann, bob = begin(visit, "lantern-row")
    while not ann.over:
        mover, waiter = by_turn(ann, bob)
        seq = mover.position["seq"]
        mover.button("take 3").click()
        for player in (mover, waiter):
            player.behind(seq)
    assert ann.position["outcome"]["reason"] == "empty"
    expect(ann.page.get_by_role("region", name="Lantern Row")).to_be_visible()


def test_text_and_pictures_from_a_package_run_nothing(visit: Visit) -> None:
    ann, bob = begin(visit, "nim-hostile")
    ann.button("How to play").click()
    expect(ann.page.get_by_role("heading", name="Nim <script>window.broken = 1</script>")).to_be_visible()
    side = ann.page.locator("aside.side")
    expect(side.locator("b")).to_have_text("one")
    expect(side.locator("em")).to_have_text("two")
    expect(side.locator("code")).to_have_text("seven")
    expect(side.locator("ol li").first).to_have_text("First goes on")
    expect(side.locator("img, script, a")).to_have_count(0)
    bob.page.goto("/")
    expect(bob.page.locator('img[src="/boards/nim-hostile/picture.svg"]')).to_be_visible()
    for player in (ann, bob):
        assert player.page.evaluate("window.broken") is None


@pytest.mark.parametrize(
    "game", in_soak_except(FAULTS, "nim-version", "nim-import", "nim-mount", "nim-update", "nim-promise")
)
def test_a_board_that_fails_gives_way_to_the_plain_one(visit: Visit, game: str) -> None:
    ann, bob = begin(visit, game)
    players = (ann, bob)
    if game in ("nim-click", "nim-promise"):
        for player in players:
            player.button("Own board: 7").click()
    if game == "nim-update":
        # This board fails on its first update.
        expect(ann.button("Own board: 7")).to_be_visible()
        ann.resign()
    for player in players:
        note = player.board.get_by_role("status").filter(has_text="The game's own board cannot be shown.")
        expect(note).to_contain_text(FAULTS[game][1])
        expect(player.board).not_to_contain_text("Own board")
    while not ann.over:
        mover, waiter = by_turn(ann, bob)
        seq = mover.position["seq"]
        mover.button("take 1").click()
        for player in (mover, waiter):
            player.behind(seq)
    for player in players:
        expect(result_of(player.page)).to_be_visible()
        # The console tells the board's author the reason, and contains nothing else.
        assert any(f"{game}/board.js is replaced" in problem for problem in player.problems)
        player.problems.clear()
