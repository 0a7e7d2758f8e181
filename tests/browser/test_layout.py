"""Nothing is cropped: every game and screen, with the most players, tiles and letters, at common screen sizes.

These tests use two or three sizes; `python -m tests.soak layout` checks all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from time import monotonic, sleep

import httpx
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.support.browser_people import SOON, TITLES, result_of
from tests.support.layout import FAST_MINUTE, QUICK, QUICK_SMALL, QUICK_TEXT, chosen, faults, settle, widen
from tests.support.parameters import in_soak_except
from tests.support.server_process import Server
from tests.support.staged_reviews import keep_thoughts
from tests.support.staged_rooms import Staged, every_game, rematches, stage
from tilehall.core.languages import PSEUDO
from tilehall.core.lesson import lessons
from tilehall.core.puzzle import packaged

PATHS = (
    "/",
    "/account",
    "/history",
    "/about",
    "/u/me",
    "/ratings/4ascend",
    "/tables",
    "/tournaments",
    "/tournaments/new",
    f"/shared/{'A' * 22}",
)
SCREENS = (*PATHS, *(f"/new/{game}" for game in TITLES))
# The screens that are looked at in the pseudo-locales, whose texts are longer than those in English.
DISGUISED = (
    *("/", "/about", "/account", "/history", "/learn", "/puzzles", "/new/rummikub", "/tables"),
    *("/tournaments", "/tournaments/new", "/u/me", "/friends"),
)
ONLY_IN_ENGLISH = [path for path in SCREENS if path not in DISGUISED]

OF_A_TEXT = pytest.mark.parametrize("tab", QUICK_TEXT, ids=lambda size: f"{size[0]}x{size[1]}", indirect=True)
OF_A_LANGUAGE = pytest.mark.parametrize(
    "tab", chosen("320x568 390x844 844x390 1280x720"), ids=lambda size: f"{size[0]}x{size[1]}", indirect=True
)
ON_ITS_SIDE_ONLY = pytest.mark.parametrize("tab", [(844, 390)], ids=["844x390"], indirect=True)
SMALLEST_ONLY = pytest.mark.parametrize("tab", [(320, 568)], ids=["320x568"], indirect=True)
SMALL = pytest.mark.parametrize("tab", QUICK_SMALL, ids=lambda size: f"{size[0]}x{size[1]}", indirect=True)
ON_ITS_SIDE = ViewportSize(width=844, height=390)
SMALL_ON_ITS_SIDE = ViewportSize(width=568, height=320)

# By game, the pieces and places that can be chosen first; choosing one shows what each target would score.
CHOSEN = {
    "heart-tiles": ("[data-card]", "[data-tile]:not(:has([data-points]))"),
    "miners": ("[data-key]", "[data-cell]"),
    "rummikub": ("[data-rack] [data-id]",),
    "summon5": ("[data-hand]", "[data-open]"),
}
# By game, names from its rules that are shown at every size.
NAMED = {"miners": ("Thorin", "Gimli", "Dwalin", "Balin", "Bofur")}


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Staged]]:
    """Start a server with crowded tables, and yield it with the staged rooms."""
    database = tmp_path_factory.mktemp("hall") / "hall.db"
    rooms = stage(database, {**every_game(), "rematches": rematches(25)})
    # Costs of every kind, so that the review shows every sign without waiting for a bot.
    keep_thoughts(database, [rooms.codes[f"{game}, over"] for game in TITLES], lambda turn: turn.number % 4 * 0.06)
    server = Server(database, log_level="warning", reactions_per_minute=1000)
    yield server, rooms
    server.stop()


@pytest.fixture(scope="module", params=QUICK, ids=lambda size: f"{size[0]}x{size[1]}")
def tab(request: pytest.FixtureRequest, browser: Browser, staged: tuple[Server, Staged]) -> Iterator[Page]:
    """Yield a browser tab of one size. The tests share it, so that its cache stays warm."""
    width, height = request.param
    small = width < 900
    context = browser.new_context(
        base_url=staged[0].address,
        viewport=ViewportSize(width=width, height=height),
        has_touch=small,
        is_mobile=small,
        reduced_motion="reduce",
    )
    context.set_default_timeout(SOON * 1000)
    context.add_init_script(FAST_MINUTE)  # after it, a bot may play for the absent players, on every machine
    yield context.new_page()
    context.close()


@pytest.fixture
def page(tab: Page, staged: tuple[Server, Staged]) -> Iterator[Page]:
    """Yield the tab signed in as the first player, and clear its storage and restore its size afterwards."""
    server, rooms = staged
    size = tab.viewport_size
    assert size is not None
    tab.context.add_cookies([{"name": "tilehall", "value": rooms.tokens[0], "url": server.address}])
    yield tab
    tab.evaluate("localStorage.clear(); sessionStorage.clear()")
    tab.goto("about:blank")
    tab.set_viewport_size(size)
    tab.context.clear_cookies()


def at_table(page: Page, code: str) -> None:
    page.goto(f"/r/{code}")
    expect(page.locator("main.board > *").first).to_be_visible()
    settle(page)


def fits_a_small_phone_on_its_side(page: Page) -> None:
    """Check that the table still fits and the board takes most of the height."""
    page.set_viewport_size(SMALL_ON_ITS_SIDE)
    settle(page)
    assert faults(page) == [], SMALL_ON_ITS_SIDE
    board = page.locator("main.board").bounding_box()
    assert board is not None
    assert board["height"] >= 0.7 * SMALL_ON_ITS_SIDE["height"]
    page.set_viewport_size(ON_ITS_SIDE)
    settle(page)


@pytest.mark.parametrize("game", TITLES)
def test_a_crowded_table_fits_with_its_panes_what_is_chosen_and_looking_back(
    page: Page, staged: tuple[Server, Staged], game: str
) -> None:
    at_table(page, staged[1].codes[game])
    expect(page.locator("button.call").first).to_be_visible()
    settle(page)
    assert faults(page) == []
    for name in NAMED.get(game, ()):
        expect(page.locator("main.board").get_by_text(name).filter(visible=True)).to_be_in_viewport(ratio=1)
    if page.viewport_size == ON_ITS_SIDE:
        fits_a_small_phone_on_its_side(page)
    for pane in ("Talk", "How to play", "Log"):
        page.get_by_role("button", name=pane).first.click()
        settle(page)
        assert faults(page) == [], pane
    # Close the pane first if it covers the board.
    if page.locator("[data-sheet]").count():
        page.keyboard.press("Escape")
        expect(page.locator("[data-sheet]")).to_have_count(0)
    for each in CHOSEN.get(game, ()):
        page.locator(f"main.board {each}").first.click()
        settle(page)
        assert faults(page) == [], each
        page.keyboard.press("Escape")
    for _ in range(2):
        page.keyboard.press(",")
    expect(page.get_by_role("region", name="Looking back")).to_be_visible()
    settle(page)
    assert faults(page) == [], "looking back"
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Looking back")).to_have_count(0)


@SMALL
@pytest.mark.parametrize("game", TITLES)
def test_reactions_and_who_is_here_fit(browser: Browser, page: Page, staged: tuple[Server, Staged], game: str) -> None:
    server, rooms = staged
    other = browser.new_context(base_url=server.address, reduced_motion="reduce")
    other.add_cookies([{"name": "tilehall", "value": rooms.tokens[-1], "url": server.address}])
    # A spectator, if the game does not seat everyone.
    guest = other.new_page()
    at_table(guest, rooms.codes[game])
    at_table(page, rooms.codes[game])
    for who in (guest, page):
        who.get_by_role("button", name="React").click()
        assert faults(who) == []
        who.get_by_role("button", name="Wow").click()
        expect(page.locator("[data-reaction]").last).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=re.compile("^Who is here")).click()
    settle(page)
    assert faults(page) == []
    other.close()


@pytest.mark.parametrize("game", TITLES)
def test_a_result_fits(page: Page, staged: tuple[Server, Staged], game: str) -> None:
    at_table(page, staged[1].codes[f"{game}, over"])
    row = page.get_by_role("group", name="After the game").locator("> :is(button, a)")
    expect(row).to_have_text(["Rematch", "Review", "New game", re.compile("More|Share")])
    for look in ("the board", "the result"):
        for act in row.all():
            expect(act).to_be_in_viewport(ratio=1)
        assert row.evaluate_all("(all) => all.filter((each) => each.scrollWidth > each.clientWidth).length") == 0, look
        assert faults(page) == [], look
        expect(result_of(page)).to_be_visible()


@pytest.mark.parametrize("game", TITLES)
def test_a_review_fits(page: Page, staged: tuple[Server, Staged], game: str) -> None:
    page.goto(f"/review/{staged[1].codes[f'{game}, over']}/1")
    board = page.locator(".review main.board > section")
    for look in ("Played", "Better"):
        expect(board.locator("> *").first).to_be_visible()
        page.get_by_role("button", name=look, exact=True).click()
        settle(page)
        assert faults(page) == [], look
    for control in ("Turn before", "Play the story", "Next turn", "Played", "Better"):
        expect(page.get_by_role("button", name=control, exact=True)).to_be_in_viewport(ratio=1)
    expect(board).to_be_in_viewport(ratio=1)
    story = page.get_by_role("button", name="Story", exact=True)
    if story.is_visible():
        story.click()
        settle(page)
        assert faults(page) == [], "the story"


def test_every_lesson_fits(page: Page) -> None:
    for path, name in (("/learn", "Games"), ("/learn/summon5", "Lessons")):
        page.goto(path)
        expect(page.get_by_role("list", name=name)).to_be_visible()
        assert faults(page) == [], path
    for game in TITLES:
        wordy = max(lessons(game), key=lambda at: len(f"{at.lesson.text}{at.lesson.task}")).lesson
        page.goto(f"/learn/{game}/{wordy.id}")
        expect(page.locator("main.board > *").first).to_be_visible()
        settle(page)
        assert faults(page) == [], game


def test_puzzles_fit(page: Page) -> None:
    for path, name in (("/puzzles", "Puzzles of the day"), ("/puzzles/rummikub", "Themes")):
        page.goto(path)
        expect(page.get_by_role("list", name=name)).to_be_visible()
        assert faults(page) == [], path
    for game in ("4ascend", "rummikub"):
        wordy = max(packaged(game).values(), key=lambda each: (len(str(each.lesson.task)), each.id))
        page.goto(f"/puzzles/{game}/{wordy.id}")
        expect(page.locator("main.board > *").first).to_be_visible()
        settle(page)
        assert faults(page) == [], game


@OF_A_TEXT
@pytest.mark.parametrize("game", TITLES)
def test_a_room_before_its_game_fits(page: Page, staged: tuple[Server, Staged], game: str) -> None:
    page.goto(f"/r/{staged[1].codes[f'{game}, gathering']}")
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    settle(page)
    assert faults(page) == []


@OF_A_TEXT
@pytest.mark.parametrize("game", in_soak_except(TITLES, "miners", "rummikub"))
def test_a_record_fits(page: Page, staged: tuple[Server, Staged], game: str) -> None:
    page.goto(f"/record/{staged[1].codes[f'{game}, over']}/1")
    expect(page.get_by_role("list", name="Turn by turn").get_by_role("listitem").nth(3)).to_be_visible()
    settle(page)
    assert faults(page) == []
    page.get_by_text("As it is written").click()
    expect(page.get_by_label("The record as text")).to_be_visible()
    assert faults(page) == []


@OF_A_TEXT
def test_a_long_list_of_games_fits(page: Page) -> None:
    page.goto("/history")
    played = page.locator("li[data-game]")
    expect(played).to_have_count(20)
    page.get_by_role("button", name="Show all").click()
    page.get_by_role("button", name="Show earlier games").click()
    expect(played).to_have_count(30)
    assert faults(page) == []


@OF_A_TEXT
@pytest.mark.parametrize("name", ["4ascend, gathering", "miners, over", "nowhere"])
def test_an_invitation_fits(page: Page, staged: tuple[Server, Staged], name: str) -> None:
    page.context.clear_cookies()
    page.goto(f"/r/{staged[1].codes.get(name, 'ZZZZZZ')}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    settle(page)
    assert faults(page) == []


@OF_A_TEXT
@pytest.mark.parametrize("path", ["/", "/account", "/about", "/new/summon5"])
def test_every_screen_of_a_newcomer_fits(page: Page, path: str) -> None:
    page.context.clear_cookies()
    page.goto(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    settle(page)
    assert faults(page) == []


@OF_A_TEXT
@pytest.mark.parametrize("path", in_soak_except(SCREENS, *ONLY_IN_ENGLISH))
def test_every_other_screen_fits(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    settle(page)
    assert faults(page) == []


@OF_A_TEXT
@pytest.mark.parametrize("path", DISGUISED)
def test_long_texts_and_texts_from_right_to_left_fit(page: Page, path: str) -> None:
    for language in PSEUDO:
        page.goto(f"{path}?language={language}")
        expect(page.get_by_role("heading").first).to_be_visible()
        settle(page)
        assert faults(page) == [], language


@OF_A_LANGUAGE
@pytest.mark.parametrize("game", TITLES)
def test_a_table_with_long_texts_and_from_right_to_left_fits(
    page: Page, staged: tuple[Server, Staged], game: str
) -> None:
    for language in PSEUDO:
        page.goto(f"/r/{staged[1].codes[game]}?language={language}")
        expect(page.locator("button.call").first).to_be_visible()
        settle(page)
        assert faults(page) == [], language
        expect(page.locator("main.board")).to_have_css("direction", "ltr")


@pytest.fixture(scope="module")
def tournament(staged: tuple[Server, Staged]) -> tuple[str, str, str]:
    """Start a tournament of the staged players, and return its organiser's cookie, its code and that of a table."""
    server, rooms = staged
    with httpx.Client(base_url=server.address, headers={"Origin": server.address}, timeout=SOON) as client:

        def post(path: str, body: object = None) -> httpx.Response:
            return client.post(path, json=body or {}).raise_for_status()

        post("/api/sign-up", {"name": "Organiser", "password": "tournaments for all"})
        organiser = client.cookies["tilehall"]
        clock = {"kind": "bank", "seconds": 600, "increment": 5}
        settings = {"title": f"Cup of {'W' * 50}", "game": "4ascend", "format": "swiss", "clock": clock, "bots": True}
        code: str = post("/api/tournaments", settings).json()["code"]
        for token in (*rooms.tokens, organiser):
            client.cookies = httpx.Cookies({"tilehall": token})
            post(f"/api/tournaments/{code}/enter")
        post(f"/api/tournaments/{code}/start")
        room = ""
        begun = monotonic()
        while not room and monotonic() - begun < SOON:
            sleep(0.2)  # a caller that asks faster is refused
            room = client.get(f"/api/tournaments/{code}").json()["me"]["room"]
    return organiser, code, room


@OF_A_TEXT
def test_a_tournament_and_its_screens_for_a_television_fit(
    page: Page, staged: tuple[Server, Staged], tournament: tuple[str, str, str]
) -> None:
    organiser, code, room = tournament
    page.context.add_cookies([{"name": "tilehall", "value": organiser, "url": staged[0].address}])
    for path in (f"/tournament/{code}", f"/tournament/{code}/screen", f"/room/{room}/screen", "/tournaments", "/"):
        for language in ("en", *PSEUDO):
            page.goto(f"{path}?language={language}")
            expect(page.get_by_role("heading").first).to_be_visible()
            widen(page, code, room)
            assert faults(page) == [], (path, language)


@pytest.fixture(scope="module")
def school_class(staged: tuple[Server, Staged]) -> tuple[str, str, str]:
    """Open a class with homework, and return the cookies of its teacher and a pupil, and its code."""
    server, _ = staged
    with httpx.Client(base_url=server.address, headers={"Origin": server.address}, timeout=SOON) as client:

        def post(path: str, body: object) -> httpx.Response:
            return client.post(path, json=body).raise_for_status()

        post("/api/sign-up", {"name": "Teacher", "password": "classes for all"})
        teacher = client.cookies["tilehall"]
        code: str = post("/api/classes", {"title": f"Class {'W' * 50}"}).json()["code"]
        game = {"game": "4ascend"}
        tasks = {
            "due": 4_000_000_000_000,
            "lessons": [{**game, "id": lessons("4ascend")[0].lesson.id}],
            "games": [{**game, "games": 3}],
        }
        post(f"/api/classes/{code}/homework", {**tasks, "note": "M" * 80})
        client.cookies.clear()
        post(f"/api/classes/{code}/join", {"nickname": "W" * 32, "pin": "4271"})
        pupil = client.cookies["tilehall"]
        client.cookies = httpx.Cookies({"tilehall": teacher})
        post(f"/api/classes/{code}/pair", game)
    return teacher, pupil, code


@OF_A_TEXT
def test_a_class_fits_for_its_teacher_and_its_pupils(
    page: Page, staged: tuple[Server, Staged], school_class: tuple[str, str, str]
) -> None:
    teacher, pupil, code = school_class
    own = f"/class/{code}"
    for token, paths in ((teacher, ("/classes", own, f"{own}/cards", f"{own}/homework")), (pupil, (own,))):
        page.context.add_cookies([{"name": "tilehall", "value": token, "url": staged[0].address}])
        for path in paths:
            for language in ("en", *PSEUDO):
                page.goto(f"{path}?language={language}")
                expect(page.get_by_role("heading").first).to_be_visible()
                widen(page, code)
                assert faults(page) == [], (path, language)


@OF_A_TEXT
@pytest.mark.parametrize("game", in_soak_except(TITLES, "heart-tiles", "rummikub"))
def test_a_result_with_long_texts_and_from_right_to_left_fits(
    page: Page, staged: tuple[Server, Staged], game: str
) -> None:
    for language in PSEUDO:
        at_table(page, f"{staged[1].codes[f'{game}, over']}?language={language}")
        assert faults(page) == [], language


@OF_A_LANGUAGE
@pytest.mark.parametrize("game", in_soak_except(TITLES, "heart-tiles"))
def test_a_review_with_long_texts_fits(page: Page, staged: tuple[Server, Staged], game: str) -> None:
    page.goto(f"/review/{staged[1].codes[f'{game}, over']}/1?language=en-XA")
    expect(page.locator(".review main.board > section > *").first).to_be_visible()
    settle(page)
    assert faults(page) == []


def a_lesson_fits(page: Page, lesson: str, language: str) -> None:
    page.context.clear_cookies()  # the language would be kept with the account
    page.goto(f"/learn/{lesson}?language={language}")
    expect(page.locator("main.board > *").first).to_be_visible()
    settle(page)
    assert faults(page) == []


@ON_ITS_SIDE_ONLY
@pytest.mark.parametrize(
    ("lesson", "language"),
    [("heart-tiles/shield", "en-XA"), ("heart-tiles/shield", "fr"), ("summon5/score-again", "de")],
)
def test_a_lesson_with_long_words_fits_a_phone_on_its_side(page: Page, lesson: str, language: str) -> None:
    a_lesson_fits(page, lesson, language)


@SMALLEST_ONLY
def test_a_lesson_with_a_long_title_and_task_leaves_the_smallest_phone_its_board(page: Page) -> None:
    a_lesson_fits(page, "miners/stubs", "fr")


@pytest.mark.soak
@OF_A_LANGUAGE
@pytest.mark.parametrize("game", TITLES)
def test_panes_and_a_room_with_long_texts_and_from_right_to_left_fit(
    page: Page, staged: tuple[Server, Staged], game: str
) -> None:
    for language in PSEUDO:
        page.goto(f"/r/{staged[1].codes[f'{game}, gathering']}?language={language}")
        expect(page.locator("button.main").first).to_be_visible()
        settle(page)
        assert faults(page) == [], (language, "the room")
        at_table(page, f"{staged[1].codes[game]}?language={language}")
        for number, pane in enumerate(("how to play", "talk", "log")):
            page.locator("nav.tabs button").nth(2 - number).click()
            settle(page)
            assert faults(page) == [], (language, pane)
