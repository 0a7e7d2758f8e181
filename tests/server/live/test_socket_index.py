"""Tests of the index of sockets against a plain set."""

from __future__ import annotations

from random import Random

from tests.support.in_process_hall import Listener
from tilehall.server.live.presence import SocketIndex


def test_the_index_holds_what_a_set_would_hold() -> None:
    rng, index, plain = Random(3), SocketIndex(), set[Listener]()
    listeners = [Listener(user) for user in ("ann", "ben", "cat") for _ in range(4)]
    for _ in range(500):
        listener = rng.choice(listeners)
        if rng.random() < 0.5:
            index.add(listener)
            plain.add(listener)
        else:
            index.discard(listener)
            plain.discard(listener)
        assert set(index) == plain
        assert len(index) == len(plain)
        for user in ("ann", "ben", "cat", "nobody"):
            assert set(index.of(user)) == {each for each in plain if each.user == user}


def test_a_user_without_sockets_leaves_nothing_behind() -> None:
    index = SocketIndex()
    for number in range(100):
        listener = Listener(f"user {number}")
        index.add(listener)
        index.discard(listener)
    assert vars(index) == {"_by_user": {}, "_count": 0}


def test_a_socket_may_be_closed_while_a_user_s_sockets_are_looked_through() -> None:
    index = SocketIndex()
    for _ in range(3):
        index.add(Listener("ann"))
    for listener in index.of("ann"):
        index.discard(listener)
    assert len(index) == 0
