"""Leaving a screen before the server has answered: the late answer changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.support.browser_drag import DRAWN
from tests.support.browser_games import place_a_stone, play_now
from tests.support.browser_people import Visitor, result_of

Visit = Callable[..., Visitor]


def leave_before(visitor: Visitor, answer: str, ask: Callable[[], object]) -> None:
    """Make a request, go home before the answer, then let it arrive. Any error on the page fails the test."""
    held: list[Route] = []
    page = visitor.page
    page.route(answer, lambda route: held.append(route), times=1)
    with page.expect_request(answer):
        ask()
    page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name="Heart Tiles")).to_be_visible()
    with page.expect_response(answer) as response:
        held[0].continue_()
    response.value.finished()
    page.evaluate(DRAWN)


@pytest.mark.parametrize(
    ("answer", "address"),
    [("**/api/people/*", "/u/{user}"), ("**/api/ratings/*", "/ratings/4ascend")],
    ids=["profile", "leaderboard"],
)
def test_a_screen_that_was_still_loading_is_left(visit: Visit, answer: str, address: str) -> None:
    ann = visit("Ann")
    user = ann.ask("/api/guest", {"name": "Ann"})["id"]
    leave_before(ann, answer, lambda: ann.page.goto(address.format(user=user), wait_until="commit"))


def test_a_table_is_left_before_its_picture_is_drawn_and_a_review_before_its_link_is_found(visit: Visit) -> None:
    ann = visit("Ann")
    play_now(ann, "4ascend")
    place_a_stone(ann)  # a review needs at least one turn
    ann.resign()
    result = result_of(ann.page)
    leave_before(ann, "**/assets/picture-*.js", result.get_by_role("button", name="Share").click)
    ann.page.goto(f"/review/{ann.room['room']}/1")
    leave_before(ann, "**/api/me/reviews", ann.page.get_by_role("button", name="Share", exact=True).click)
