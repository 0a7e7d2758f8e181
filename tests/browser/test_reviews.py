"""Reviews in real browsers: the story of a game, opened at the viewer's worst turn, and shared by a link."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.browser.test_bots import Visit, play_the_hint, resign
from tests.support.axe import violations
from tests.support.browser_games import place_a_stone
from tests.support.browser_people import SOON, TITLES, result_of
from tests.support.parameters import in_soak_except
from tests.support.server_process import Server
from tests.support.staged_reviews import keep_thoughts
from tests.support.staged_rooms import NAMES, Staged, at_random, stage
from tilehall.core.review import WholeTurn

Hall = tuple[Server, Staged]
Come = Callable[[int | None], Page]  # opens a page as one of the staged users, or as a stranger

FIRST_MISTAKE_TURN = 7  # the first player has the odd turns
OWN_BLUNDER_TURN = 9
WORST_BLUNDER_TURN = 12  # by the second player; costs more than the first player's


def cost(turn: WholeTurn) -> float:
    """Return how much a turn gave away, according to the bot."""
    return {3: 0.06, FIRST_MISTAKE_TURN: 0.12, OWN_BLUNDER_TURN: 0.2, WORST_BLUNDER_TURN: 0.3}.get(turn.number, 0.0)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Start a server with analysed finished games: one of two players, one of five."""
    database = tmp_path_factory.mktemp("hall") / "hall.db"
    staged = stage(database, {"two": at_random("4ascend", 2, 10_000), "five": at_random("miners", 5, 10_000)})
    keep_thoughts(database, list(staged.codes.values()), cost)
    server = Server(database, log_level="warning")
    yield server, staged
    server.stop()


@pytest.fixture
def come(browser: Browser, hall: Hall) -> Iterator[Come]:
    server, staged = hall
    opened: list[BrowserContext] = []

    def page(person: int | None) -> Page:
        context = browser.new_context(base_url=server.address, reduced_motion="reduce")
        context.set_default_timeout(SOON * 1000)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        if person is not None:
            context.add_cookies([{"name": "tilehall", "value": staged.tokens[person], "url": server.address}])
        opened.append(context)
        return context.new_page()

    yield page
    for context in opened:
        context.close()


def review(page: Page, hall: Hall, game: str = "two") -> None:
    page.goto(f"/review/{hall[1].codes[game]}/1")
    expect(page.locator(".review main.board section > *").first).to_be_visible()


def agree(page: Page, turn: int) -> None:
    """Check that the board, the text, the list, the graph's cursor and its slider all show the same turn."""
    expect(page.locator(".review")).to_have_attribute("data-turn", str(turn))
    expect(page.locator("header")).to_contain_text(f"Turn {turn} of ")
    expect(page.get_by_role("region", name=f"The board at turn {turn}", exact=True)).to_be_visible()
    expect(page.locator(".panel [aria-current]")).to_have_text(str(turn))
    slider, cursor = page.locator(".panel").get_by_label("Turn", exact=True), page.locator(".panel [data-cursor]")
    expect(slider).to_have_value(str(turn))
    expect(cursor).to_have_attribute("data-cursor", str(turn))
    # The centre of a slider's thumb stays half a thumb's width inside both ends.
    most = int(slider.get_attribute("max") or 0)
    where, line = slider.bounding_box(), cursor.bounding_box()
    assert where is not None
    assert line is not None
    thumb = where["x"] + 9 + (where["width"] - 18) * (turn - 1) / (most - 1)
    assert abs(thumb - (line["x"] + line["width"] / 2)) < 2


def win_chances(page: Page, turn: int) -> tuple[int, int]:
    """Return the win chance before and after a turn in percent, from the first player's line in the graph."""
    plot = page.locator(".panel .plot")
    expect(plot.locator("polyline")).to_have_count(2)
    points, high, left, right = plot.evaluate(
        """(it) => [
            [...it.querySelector("polyline").points].map(({ x, y }) => [x, y]),
            it.clientHeight,
            it.querySelector(".line").getBBox().x,
            it.querySelector(".line").getBBox().x + it.querySelector(".line").getBBox().width,
        ]"""
    )
    count = int(page.locator(".panel").get_by_label("Turn", exact=True).get_attribute("max") or 0)
    at = left + (turn - 1) / (count - 1) * (right - left)
    number = next(n for n, (x, _) in enumerate(points) if abs(x - at) < 0.01)
    before, after = (round(100 * (1 - (y - 7) / (high - 14))) for _, y in points[number - 1 : number + 1])
    return before, after


def test_a_review_opens_at_the_viewers_worst_turn_with_the_better_move_on_the_board(come: Come, hall: Hall) -> None:
    other = come(1)
    review(other, hall)
    agree(other, WORST_BLUNDER_TURN)
    page = come(0)
    review(page, hall)
    agree(page, OWN_BLUNDER_TURN)
    expect(page.locator("header")).to_contain_text("Blunder")
    said = page.locator(".panel").get_by_role("group", name="What is said about this turn")
    before, after = win_chances(page, OWN_BLUNDER_TURN)
    assert before - after == 20, "the graph falls by what the turn gave away"
    expect(said).to_contain_text(f"Your win chance: {before}% → {after}%. Better: Waits for something better.")
    expect(page.locator(".review")).to_have_attribute("data-look", "before")
    expect(page.locator("[data-hint='move']")).to_have_count(1)
    page.get_by_role("button", name="Played", exact=True).click()
    expect(page.locator("[data-hint='move']")).to_have_count(0)
    page.get_by_role("button", name="Better", exact=True).click()
    expect(page.locator("[data-hint='move']")).to_have_count(1)
    marks = page.get_by_role("list", name="Every turn").get_by_role("listitem")
    for turn, word in (
        (1, "Good"),
        (3, "Inaccuracy"),
        (FIRST_MISTAKE_TURN, "Mistake"),
        (OWN_BLUNDER_TURN, "Blunder"),
        (WORST_BLUNDER_TURN, "Blunder"),
    ):
        expect(marks.nth(turn - 1)).to_contain_text(word)
    assert violations(page) == []
    # On a small phone the text scrolls inside the sheet, so the keyboard must reach it.
    page.set_viewport_size({"width": 380, "height": 320})
    page.get_by_role("button", name="Story", exact=True).click()
    said = page.get_by_role("group", name="What is said about this turn")
    expect(said).to_be_visible()
    expect(said).to_have_css("overflow-y", "auto")
    expect(page.get_by_role("button", name="Play from here")).to_be_visible()
    for _ in range(2):  # past the button Play from here
        page.keyboard.press("Shift+Tab")
    expect(said).to_be_focused()
    assert violations(page) == []


def test_keys_list_and_slider_agree_on_one_turn(come: Come, hall: Hall) -> None:
    page = come(0)
    review(page, hall)
    page.keyboard.press("ArrowRight")
    agree(page, OWN_BLUNDER_TURN + 1)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    agree(page, OWN_BLUNDER_TURN - 1)
    page.keyboard.press("Home")
    agree(page, 1)
    expect(page.get_by_role("button", name="Turn before")).to_be_disabled()
    page.get_by_role("button", name=f"Turn {WORST_BLUNDER_TURN}", exact=True).click()
    agree(page, WORST_BLUNDER_TURN)
    slider = page.locator(".panel").get_by_label("Turn", exact=True)
    slider.fill("20")
    agree(page, 20)
    # The thumb moves to the pressed position, which is that turn's cursor.
    slider.fill("50")
    line = page.locator(".panel [data-cursor]").bounding_box()
    assert line is not None
    slider.fill("9")
    page.mouse.click(line["x"] + line["width"] / 2, line["y"] + line["height"] / 2)
    agree(page, 50)
    page.get_by_role("button", name="Last turn").click()
    most = int(page.locator(".panel").get_by_label("Turn", exact=True).get_attribute("max") or 0)
    agree(page, most)
    expect(page.get_by_role("button", name="Next turn")).to_be_disabled()


def test_the_story_plays_and_pauses_when_the_viewer_steps(come: Come, hall: Hall) -> None:
    page = come(0)
    review(page, hall)
    page.get_by_role("button", name="Play the story").click()
    expect(page.locator(".review")).not_to_have_attribute("data-turn", str(OWN_BLUNDER_TURN))
    page.get_by_role("button", name="Pause the story").click()
    expect(page.get_by_role("button", name="Play the story")).to_be_visible()
    page.keyboard.press("End")
    page.get_by_role("button", name="Play the story").click()
    expect(page.locator(".review")).to_have_attribute("data-turn", re.compile("^[1-9]$"))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Play the story")).to_be_visible()


def test_only_players_of_the_game_are_called_you(come: Come, hall: Hall) -> None:
    for person, own in ((0, True), (2, False)):
        page = come(person)
        review(page, hall)
        page.keyboard.press("Home")
        expect(page.locator(".turns .told").first).to_contain_text("places a stone" if not own else "place a stone")
        everything = page.locator(".review").inner_text()
        assert bool(re.search(r"\b[Yy]ou\b", everything)) == own, everything
        assert NAMES[1] in everything
        assert not re.search(r"\d,\d", everything), "no code reaches a person"


def test_five_players_have_five_lines_of_different_shape(come: Come, hall: Hall) -> None:
    page = come(0)
    review(page, hall, "five")
    plot = page.locator(".panel .plot")
    expect(plot.locator("polyline")).to_have_count(5)
    drawn = plot.locator("polyline").evaluate_all(
        "(all) => all.map((it) => [getComputedStyle(it).stroke, it.getAttribute('stroke-dasharray'), "
        "it.nextElementSibling?.getAttribute('d')])"
    )
    for column in zip(*drawn, strict=True):
        assert len(set(column)) == 5, column
    assert "none" not in [colour for colour, *_ in drawn]
    for name in ("You", *NAMES[1:]):
        expect(page.locator(".panel figcaption")).to_contain_text(name)
    expect(page.locator(".panel .axis")).to_contain_text("100%")


def test_a_stranger_opens_a_shared_review_until_it_is_taken_back(come: Come, hall: Hall) -> None:
    page = come(0)
    review(page, hall)
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name="Make a link").click()
    address = page.get_by_label("The link").input_value()
    assert re.search(r"/shared/[\w-]{22}$", address)
    page.get_by_role("button", name="Share the link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == address

    stranger = come(None)
    asked: list[str] = []
    stranger.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    stranger.goto(address)
    sentence = stranger.locator(".decided").inner_text()
    decided = re.match(r"The turning point was turn (\d+), .* move: win chance \d+% → \d+%\.", sentence)
    assert decided, sentence
    agree(stranger, int(decided[1]))
    everything = stranger.locator(".review").inner_text()
    assert NAMES[0] in everything
    assert not re.search(r"\b[Yy]ou\b", everything.replace("yourself", ""))
    assert hall[1].codes["two"] not in everything
    expect(stranger.get_by_role("button", name="Share")).to_have_count(0)
    assert not [each for each in asked if not each.startswith("GET ")], "a stranger only reads; no guest is made"
    assert stranger.context.cookies() == []
    assert violations(stranger) == []

    page.get_by_role("button", name="Take it back").click()
    expect(page.get_by_role("button", name="Make a link")).to_be_visible()
    stranger.reload()
    expect(stranger.get_by_role("heading", name="No review here")).to_be_visible()
    expect(stranger.get_by_text("This link does not work")).to_be_visible()
    expect(stranger.get_by_role("link", name="To all games")).to_be_visible()


def test_shared_reviews_are_listed_in_the_account_and_taken_back_there(come: Come, hall: Hall) -> None:
    page = come(1)
    review(page, hall)
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name="Make a link").click()
    address = page.get_by_label("The link").input_value()
    page.goto("/account")
    entry = page.get_by_role("listitem").filter(has_text="4ascend, room")
    expect(entry).to_have_count(1)
    entry.get_by_role("button", name=re.compile("Take it back")).click()
    expect(page.get_by_text("You share no review.")).to_be_visible()
    stranger = come(None)
    stranger.goto(address)
    expect(stranger.get_by_role("heading", name="No review here")).to_be_visible()


def test_the_result_tells_the_turning_point_and_nothing_moves_when_it_comes(come: Come, hall: Hall) -> None:
    page = come(0)
    held: list[Route] = []
    page.route("**/review?match=1", lambda route: held.append(route))
    page.goto(f"/r/{hall[1].codes['two']}")
    result = result_of(page)
    expect(result.get_by_text("Looking for the turning point…")).to_be_visible()
    rematch, record = result.get_by_role("button", name="Rematch"), result.get_by_text("Read the record")
    before = rematch.bounding_box()
    for route in held:
        route.continue_()
    point = re.compile(rf"The turning point was turn \d+, (your|{NAMES[1]}'s) move: win chance \d+% → \d+%")
    expect(result.get_by_text(point)).to_be_visible()
    assert rematch.bounding_box() == before
    expect(record).to_be_attached()


@pytest.mark.parametrize("game", in_soak_except(TITLES, "summon5"))  # test_layout has analysed games of the others
def test_a_game_is_reviewed_on_its_own_board(visit: Visit, game: str) -> None:
    ann = visit("Ann", phone=game in ("summon5", "heart-tiles"), theme="dark")
    ann.play_a_bot(game)
    play_the_hint(ann)
    ann.until(lambda me: me.mine)
    resign(ann)
    page = ann.page
    ann.act(page.get_by_role("link", name="Review", exact=True))
    expect(page.get_by_role("heading", name=f"Review of {TITLES[game]}")).to_be_attached()
    expect(page.get_by_role("region", name=re.compile("^The board at turn"))).to_be_visible()
    page.keyboard.press("End")  # regardless of the turn at which the review opened
    expect(page.locator("header .mark")).to_have_count(1)
    assert not ann.violations()
    assert not ann.scrolls_sideways()


def test_turns_are_analysed_while_the_review_is_open_and_the_second_time_is_instant(visit: Visit) -> None:
    ann = visit("Ann")
    ann.play_a_bot("4ascend")
    place_a_stone(ann)
    ann.until(lambda me: me.mine)
    resign(ann)
    page = ann.page
    ann.act(page.get_by_role("link", name="Review", exact=True))
    expect(page.locator("header")).to_contain_text("of 2")
    # Turns are analysed one by one, while the list and the graph fill up.
    expect(page.get_by_text("turns analysed")).to_have_count(0)
    expect(page.get_by_role("list", name="Every turn").locator(".mark")).to_have_count(2)
    went = re.compile("How the game went: You from .* to 0% and Dot \\(bot\\) from")
    expect(page.locator(".panel").get_by_role("img", name=went)).to_be_visible()
    ann.act(page.get_by_role("link", name="Back to the table"))
    expect(ann.button("Rematch")).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"/review/{ann.code}/1")
    expect(page.get_by_role("list", name="Every turn").locator(".mark")).to_have_count(2)
    assert not [url for url in asked if url.endswith("/analysis")], "what was thought is kept"


def test_a_review_of_a_game_that_goes_on_is_refused_in_words(visit: Visit) -> None:
    ann = visit("Ann")
    ann.play_a_bot("4ascend")
    ann.page.goto(f"/review/{ann.code}")
    expect(ann.page.get_by_text("A game can be reviewed after its end.")).to_be_visible()
