"""A game from outside has no board of its own: it is played on the plain one, at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.support.browser_people import Visitor
from tests.support.outside_game import bring_nim
from tests.support.server_process import Server

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A hall with one game more."""
    folder = tmp_path_factory.mktemp("nim")
    bring_nim(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        opened = Server(folder / "hall.db", messages_per_second=1000, messages_burst=1000)
    yield opened
    opened.stop()


def test_a_game_from_outside_is_played_to_its_end(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    ann.sign_in()
    bob.sign_in()
    expect(ann.page.get_by_role("link", name="Tilehall").first).to_be_visible()
    bob.join(ann.open_room("nim"))
    for player in (ann, bob):
        player.ready()
    for player in (ann, bob):
        player.until(lambda me: me.position)
    while not ann.over:
        mover, waiter = (ann, bob) if ann.mine else (bob, ann)
        seq = mover.position["seq"]
        expect(mover.board).to_contain_text("left")
        mover.button("take 1").click()
        for player in (mover, waiter):
            player.behind(seq)
    for player in (ann, bob):
        expect(player.page.get_by_role("region", name="Result")).to_be_visible()
    assert ann.position["outcome"]["reason"] == "empty"
