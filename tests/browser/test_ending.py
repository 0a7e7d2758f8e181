"""After a game, and on a bad connection: rematches, friends, moves that are not lost, guests who leave."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support.browser_games import place_a_stone, play_now
from tests.support.browser_people import Visitor, begun, result_of
from tests.support.proxy import BadLine
from tests.support.server_process import Server

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(own_server: Server) -> Server:
    return own_server


PASSWORD = "correct horse battery"


@pytest.fixture
def line(server: Server) -> Iterator[BadLine]:
    line = BadLine(server.port)
    yield line
    line.close()


def test_a_rematch_begins_when_both_want_it_and_the_value_follows_the_commitment(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben", phone=True)
    frames: list[tuple[str, dict[str, Any]]] = []
    ann.page.on("websocket", lambda line: line.on("framesent", lambda raw: frames.append(("sent", json.loads(raw)))))
    ann.page.on("websocket", lambda line: line.on("framereceived", lambda raw: frames.append(("got", json.loads(raw)))))
    for who in (ann, ben):
        who.ask("/api/sign-up", {"name": who.name, "password": PASSWORD})
    ben.join(ann.open_room("4ascend"))
    for who in (ann, ben):
        who.ready()
    ben.until(lambda me: me.position)
    ben.resign()
    expect(ben.button("Rematch")).to_be_in_viewport(ratio=1)
    expect(ben.board).to_be_in_viewport(ratio=1)
    expect(ann.button("Add as friend")).to_be_visible()
    ann.act(ann.button("Add as friend"))
    expect(ann.button("Add as friend")).to_have_count(0)
    expect(result_of(ben.page)).to_contain_text("Ann wins")
    expect(ben.page.get_by_role("button", name="Challenge to another game")).to_be_visible()
    expect(ben.button("Add as friend")).to_have_count(0)
    expect(ben.button("Accept Ann as friend")).to_be_visible()

    ann.ask_for_rematch()
    expect(ben.page.get_by_text("Ann wants a rematch.").first).to_be_visible()
    expect(ann.page.get_by_text("You want a rematch. Waiting for Ben.").first).to_be_visible()
    expect(result_of(ann.page)).to_contain_text("You win!")  # the result stays until the next game begins
    assert ann.violations() == []
    ben.ask_for_rematch()
    place_a_stone(begun(ann, ben, match=2)[0])
    second = [
        at for at, (way, frame) in enumerate(frames) if way == "got" and frame.get("fields", frame).get("match") == 2
    ]
    values = [at for at, (way, frame) in enumerate(frames) if way == "sent" and frame.get("ask") == "ready"]
    assert len(values) == 2
    assert values[0] < second[0] < values[1], "the hall's commitment comes before the player's value"


def test_a_move_on_a_frozen_line_is_shown_kept_and_played_once(visit: Visit, line: BadLine) -> None:
    ann = visit("Ann")
    play_now(ann, "4ascend")
    ann.page.goto(f"{line.address}/r/{ann.room['room']}")
    place_a_stone(ann)
    ann.until(lambda me: me.mine)
    seq, board = ann.position["seq"], ann.position["view"]["board"]
    free = ann.legal[-1].removeprefix("stone ")
    with ann.forgiving():
        line.stall()
        ann.act(ann.board.locator(f'[data-cell="{free}"]'))
        expect(ann.board.locator(f'[data-cell="{free}"][data-pending]')).to_be_visible()
        said = ann.page.get_by_text("No answer from the hall. Trying again… Your move is kept.")
        expect(said).to_be_visible(timeout=60_000)
        expect(ann.board.locator("[data-pending]")).to_have_count(1)
        assert ann.position["view"]["board"] == board
        line.heal()
        ann.until(lambda me: me.position["seq"] > seq and me.mine)
        expect(said).to_have_count(0)
    expect(ann.board.locator("[data-pending]")).to_have_count(0)
    row, column = map(int, free.split(","))
    own = "bw"[ann.seat or 0]
    assert ann.position["view"]["board"][row][column] == own
    before = sum(line.count(own) for line in board)
    assert sum(line.count(own) for line in ann.position["view"]["board"]) == before + 1


def test_a_guest_who_signs_out_is_warned_and_can_become_an_account(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in("Anna the guest")
    ann.page.goto("/account")
    ann.act(ann.button("Sign out"))
    question = ann.page.get_by_role("dialog", name="Sign out for good?")
    expect(question).to_contain_text("You lose this name, your games and your ratings.")
    assert ann.violations() == []
    question.get_by_label("Password").fill(PASSWORD)
    ann.act(question.get_by_role("button", name="Keep my account"))
    expect(question).to_have_count(0)
    expect(ann.page.get_by_text("An account since")).to_be_visible()

    bob = visit("Bob")
    bob.sign_in("Bob the guest")
    bob.page.goto("/account")
    bob.act(bob.button("Sign out"))
    bob.act(bob.button("Sign out anyway"))
    expect(bob.page.get_by_label("Your name")).to_be_visible()
