"""Puzzles in real browsers: a wrong try, the right one, the next puzzle, and the solution after giving up."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.support.browser_people import TITLES, Visitor
from tilehall.core.notation import text
from tilehall.core.puzzle import packaged, position_of
from tilehall.ratings.scale import points

Visit = Callable[..., Visitor]


def cell(step: str) -> str:
    """Return the selector of the cell in a step such as `stone 4,4`."""
    return f'[data-cell="{step.split()[1]}"]'


def stands(ann: Visitor, how: str) -> None:
    expect(ann.table).to_have_attribute("data-stands", how)
    expect(ann.table).to_have_attribute("data-busy", "false")


def test_a_puzzle_is_played_through(visit: Visit) -> None:
    ann = visit("Ann")
    puzzle = packaged("4ascend")[min(packaged("4ascend"))]
    at = position_of("4ascend", puzzle.lesson)
    (right,) = puzzle.lesson.solution
    wrong = next(line for line in map(text, at.game.legal(at.state)) if line != right)
    ann.page.goto("/")
    ann.page.get_by_role("link", name="Puzzles of 4ascend").click()
    expect(ann.page.get_by_role("heading", name="4ascend puzzles")).to_be_visible()
    # Each theme links to the puzzle in its picture, drawn on the game's board.
    themes = ann.page.get_by_role("list", name="Themes").get_by_role("link")
    expect(themes).to_have_count(len({each.theme for each in packaged("4ascend").values()}))
    expect(themes.first.locator(".fourascend")).to_be_attached()
    assert ann.violations() == []
    ann.page.goto(f"/puzzles/4ascend/{puzzle.id}")
    said = ann.page.get_by_role("complementary", name="The puzzle")
    expect(said).to_contain_text(str(puzzle.lesson.task))
    expect(ann.page.get_by_text(f"Difficulty {points(puzzle.mean)}")).to_be_visible()
    ann.board.locator(cell(wrong)).click()
    stands(ann, "missed")
    expect(said).to_contain_text(str(puzzle.lesson.otherwise))
    expect(said).to_contain_text("Your level: 1000 → 9")
    ann.button("Try again").click()
    stands(ann, "going")
    ann.board.locator(cell(right)).click()
    stands(ann, "done")
    expect(said).to_contain_text(str(puzzle.lesson.praise))
    expect(said).to_contain_text("Only your first try counts.")
    expect(said).not_to_contain_text("1000 →")
    expect(ann.button("Next puzzle")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.table).not_to_have_attribute("data-lesson", puzzle.id)
    stands(ann, "going")
    ann.button("Give up").click()
    stands(ann, "shown")
    expect(ann.button("Next puzzle")).to_be_visible()
    # The result is stored: the game's page counts the solved puzzle, but not the one whose solution was shown.
    ann.page.get_by_role("link", name="Puzzles").click()
    standing = ann.page.get_by_role("region", name="Your progress")
    expect(standing).to_contain_text(f"1 of {len(packaged('4ascend'))}")


def test_the_puzzles_of_the_day_are_on_every_board(visit: Visit) -> None:
    ann = visit("Ann", phone=True, theme="dark")
    ann.sign_in()
    for game, title in TITLES.items():
        ann.page.goto("/puzzles")
        rows = ann.page.get_by_role("list", name="Puzzles of the day")
        ann.act(rows.get_by_role("link", name=f"Solve today's puzzle: {title}"))
        expect(ann.board.locator("> *").first).to_be_visible()
        ann.act(ann.button("Give up"))
        stands(ann, "shown")
        shown = ann.page.get_by_role("complementary", name="The puzzle")
        expect(shown).to_contain_text(str(packaged(game)[ann.page.url.rpartition("/")[2]].lesson.praise))
    assert ann.violations() == []
