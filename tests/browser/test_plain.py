"""A third-party game without a board is played on the plain board."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.support.browser_people import Visitor, begun, by_turn, result_of
from tests.support.outside_game import bring_nim, bring_piles
from tests.support.server_process import Server
from tests.support.shared_picture import take_picture

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server with two extra games: one of single steps, one with drafted turns."""
    folder = tmp_path_factory.mktemp("outside")
    bring_nim(folder)
    bring_piles(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        opened = Server(folder / "hall.db", python=sys.executable, messages_per_second=1000, messages_burst=1000)
    yield opened
    opened.stop()


def begin(visit: Visit, game: str) -> tuple[Visitor, Visitor]:
    """Seat two players at a table, and return the player to move first."""
    ann, bob = visit("Ann"), visit("Bob")
    ann.sign_in()
    bob.sign_in()
    bob.join(ann.open_room(game))
    for player in (ann, bob):
        player.ready()
    first, second = begun(ann, bob)
    return first, second


def test_a_game_from_outside_is_played_to_its_end(visit: Visit) -> None:
    ann, bob = begin(visit, "nim")
    while not ann.over:
        mover, waiter = by_turn(ann, bob)
        seq = mover.position["seq"]
        expect(mover.board).to_contain_text("left")
        mover.button("take 1").click()
        for player in (mover, waiter):
            player.behind(seq)
    for player in (ann, bob):
        expect(result_of(player.page)).to_be_visible()
    assert ann.position["outcome"]["reason"] == "empty"
    picture = take_picture(ann.page)
    # The card contains the board's text; without it, the card would be 400 pixels high.
    assert picture.height > 500
    assert picture.colours > 20


def test_a_turn_is_drafted_taken_back_and_ended_with_the_mouse(visit: Visit) -> None:
    ann, bob = begin(visit, "piles")
    seq = ann.position["seq"]
    expect(ann.board.get_by_role("button", name="end")).to_have_count(0)
    ann.button("Draft pick 1").click()
    expect(ann.board).to_contain_text("So far: pick 1.")
    expect(ann.board).to_contain_text("[2,2]")
    expect(ann.button("Draft pick 0")).to_have_count(0)
    expect(bob.board).to_contain_text("[2,3]")
    ann.button("Draft pick 1").click()
    expect(ann.board).to_contain_text("So far: pick 1, pick 1.")
    ann.button("Take the last back").click()
    expect(ann.board).to_contain_text("So far: pick 1.")
    ann.button("Take it all back").click()
    expect(ann.board).not_to_contain_text("So far")
    ann.button("Draft pick 0").click()
    ann.board.get_by_role("button", name="end").click()
    bob.behind(seq)
    assert bob.position["view"]["piles"] == [1, 3]
    expect(ann.page.get_by_role("alert")).to_have_count(0)


def test_a_drafted_game_is_played_to_its_end_by_keyboard(visit: Visit) -> None:
    ann, bob = begin(visit, "piles")
    while not ann.over:
        mover, waiter = by_turn(ann, bob)
        seq = mover.position["seq"]
        pile = next(at for at, left in enumerate(mover.position["view"]["piles"]) if left)
        mover.press(mover.button(f"Draft pick {pile}"))
        expect(mover.board).to_contain_text(f"So far: pick {pile}.")
        # The focus is still on the board, close to the next button.
        expect(mover.board.locator("button:focus")).to_have_count(1)
        mover.press(mover.board.get_by_role("button", name="end"), "Space")
        for player in (mover, waiter):
            player.behind(seq)
    assert ann.position["outcome"]["reason"] == "empty"
    expect(result_of(ann.page)).to_be_visible()
