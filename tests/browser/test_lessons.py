"""Lessons in real browsers: one of each game shown, played with mouse and keys, and offered to new users."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import Struct
from playwright.sync_api import Locator, Route, expect

from tests.support.browser_games import play_now
from tests.support.browser_people import TITLES, Visitor
from tests.support.parameters import in_soak_except
from tilehall.core.lesson import lessons

Visit = Callable[..., Visitor]


class Played(Struct):
    """A lesson with a wrong try, the reply to it, and the right solution."""

    lesson: str
    wrong: tuple[str, ...]
    said: str
    right: tuple[str, ...]


def cell(at: str) -> str:
    return f'[data-cell="{at}"]'


def tile(name: str) -> str:
    return f'[data-tile="{name}"]'


def card(name: str) -> str:
    return f'[data-card="{name}"]'


def thread(digit: int) -> str:
    return f'[data-hand="{digit}"]'


END, DRAW, NEW_SET = '[data-step="end"]', '[data-step="draw"]', '[data-act="new"]'
PLAYED = {
    "summon5": Played(
        "bigger-sums",
        (thread(2), cell("6,7"), thread(3), cell("6,8"), END),
        "A sum of 5, and 10 energy.",
        (thread(2), cell("7,6"), thread(3), cell("7,5"), END),
    ),
    "4ascend": Played("plants", (cell("4,5"),), "That attacks with 5.", (cell("4,1"),)),
    "miners": Played("reach", (tile("RBL"), cell("2,4")), "closed at its top", (tile("TB"), cell("2,4"))),
    "rummikub": Played("a-run", (DRAW,), "You drew a tile", (tile("r4"), tile("r5"), tile("r6"), NEW_SET, END)),
    "heart-tiles": Played(
        "double",
        (card("r3"), tile("3")),
        "On another colour a heart counts nothing.",
        (card("r3"), tile("0"), card("y1"), tile("1")),
    ),
}
# The keys that press buttons.
KEYS = {END: "e", NEW_SET: "n"}


def begin(ann: Visitor, game: str, lesson: str) -> Locator:
    """Open a lesson, and return its text."""
    ann.page.goto(f"/learn/{game}/{lesson}")
    expect(ann.board.locator("> *").first).to_be_visible()
    return ann.page.get_by_role("complementary", name="The lesson")


def heard(ann: Visitor) -> None:
    """Wait until the server has answered a step, because the board accepts no other step before that."""
    expect(ann.table).to_have_attribute("data-busy", "false")


def click(ann: Visitor, *what: str) -> None:
    for each in what:
        ann.board.locator(each).first.click()
        heard(ann)


def stands(ann: Visitor, how: str) -> None:
    expect(ann.table).to_have_attribute("data-stands", how)


@pytest.mark.parametrize("game", TITLES)
def test_a_lesson_is_played_with_the_mouse(visit: Visit, game: str) -> None:
    ann, played = visit("Ann"), PLAYED[game]
    said = begin(ann, game, played.lesson)
    before = ann.board.inner_text()
    ann.button("Show me").click()
    stands(ann, "shown")
    assert ann.board.inner_text() != before, "the solution is on the board"
    ann.button("Now you").click()
    stands(ann, "going")
    click(ann, *played.wrong)
    stands(ann, "missed")
    expect(said).to_contain_text(played.said)
    ann.button("Try again").click()
    stands(ann, "going")
    click(ann, *played.right)
    stands(ann, "done")
    praise = next(str(at.lesson.praise) for at in lessons(game) if at.lesson.id == played.lesson)
    expect(said).to_contain_text(praise)
    expect(ann.board).not_to_contain_text("Plan ahead")
    # Every player is at least a guest, so the progress is stored.
    ann.page.goto(f"/learn/{game}")
    expect(ann.page.get_by_text(f"1 of {len(lessons(game))} done.")).to_be_visible()


@pytest.mark.parametrize("game", in_soak_except(TITLES, "rummikub"))
def test_a_lesson_is_played_with_keys(visit: Visit, game: str) -> None:
    ann, played = visit("Ann"), PLAYED[game]
    ann.sign_in()
    begin(ann, game, played.lesson)
    for what in played.right:
        where = ann.board.locator(what).first
        expect(where).to_be_enabled()
        if what in KEYS:
            ann.page.keyboard.press(KEYS[what])
            continue
        where.focus()
        ann.page.keyboard.press("Space")
        heard(ann)
        if game == "summon5" and what.startswith("[data-cell"):
            expect(where).not_to_have_attribute("data-open", "true")
    stands(ann, "done")
    expect(ann.button("Next lesson")).to_be_focused()
    ann.page.keyboard.press("Enter")
    ids = [at.lesson.id for at in lessons(game)]
    expect(ann.table).to_have_attribute("data-lesson", ids[ids.index(played.lesson) + 1])


def test_a_lesson_can_be_restarted_in_the_middle_of_a_turn(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    begin(ann, "rummikub", "a-run")
    restart, rack = ann.button("Start over"), ann.board.locator("[data-rack] [data-id]")
    click(ann, tile("r4"), tile("r5"), NEW_SET)
    expect(rack).to_have_count(12)
    restart.click()
    expect(rack).to_have_count(14)
    expect(ann.board.locator("[data-meld]")).to_have_count(0)


def test_a_late_answer_to_a_restarted_turn_changes_nothing(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    begin(ann, "rummikub", "a-run")
    rack = ann.board.locator("[data-rack] [data-id]")
    expect(ann.button("Draw")).to_be_enabled()  # the server has sent the legal steps
    held: list[Route] = []
    ann.page.route("**/draft", lambda route: held.append(route), times=1)
    with ann.page.expect_request("**/draft"):
        click(ann, tile("r4"), tile("r5"), NEW_SET)
    ann.button("Start over").click()
    expect(rack).to_have_count(14)
    held[0].continue_()
    click(ann, tile("r4"), tile("r5"), tile("r6"), NEW_SET, END)
    stands(ann, "done")


def test_the_offer_to_a_newcomer_is_put_away_for_good(visit: Visit) -> None:
    ann = visit("Ann")
    play_now(ann, "4ascend")
    offer = ann.page.get_by_role("link", name="New here?")
    expect(offer).to_be_visible()
    ann.button("Hide this offer").click()
    expect(offer).to_have_count(0)
    with ann.page.expect_response("**/api/lessons/4ascend") as asked:
        ann.page.reload()
    assert asked.value.json()["offered"] is False
    expect(ann.board.locator(cell("4,4"))).to_be_visible()
    expect(offer).to_have_count(0)


def test_a_newcomer_goes_from_the_table_to_the_lessons_and_back(visit: Visit) -> None:
    ann = visit("Ann", phone=True)
    play_now(ann, "4ascend")
    table = ann.page.url
    ann.act(ann.page.get_by_role("link", name="New here?"))
    expect(ann.page.get_by_role("heading", name="Learn 4ascend")).to_be_visible()
    assert ann.violations() == []
    ann.act(ann.page.get_by_role("link", name="Begin"))
    ann.act(ann.board.locator(cell("4,5")))
    stands(ann, "done")
    ann.act(ann.page.get_by_role("link", name="Lessons"))
    ann.act(ann.page.get_by_role("link", name="Back to the table"))
    expect(ann.page).to_have_url(table)
    expect(ann.page.get_by_role("link", name="New here?")).to_have_count(0)
    ann.act(ann.button("How to play"))
    expect(ann.page.get_by_role("link", name="Learn it by playing")).to_be_visible()


def test_a_lesson_can_be_read_by_everyone(visit: Visit) -> None:
    ann = visit("Ann", theme="dark")
    ann.sign_in()
    said = begin(ann, "summon5", "a-sum-of-5")
    click(ann, thread(8), cell("0,0"))
    # The rules refuse an illegal step as at a table, and the lesson goes on.
    expect(ann.page.get_by_role("alert")).to_be_visible()
    stands(ann, "going")
    click(ann, thread(1), cell("6,7"), thread(4), cell("6,8"), END)
    stands(ann, "done")
    expect(said.get_by_role("status")).to_contain_text("Done.")
    assert ann.violations() == []
    assert set(TITLES) == set(PLAYED)
