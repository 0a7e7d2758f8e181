"""Tests of the lock of a room: taken at once if it is free, handed on in order, and never lost by a cancelled task."""

from __future__ import annotations

import asyncio

import pytest

from tilehall.server.live.room_lock import RoomLock


async def test_a_free_lock_is_not_taken_from_those_who_wait() -> None:
    lock, order = RoomLock(), []

    async def wait(number: int) -> None:
        async with lock:
            order.append(number)
            await asyncio.sleep(0)

    assert lock.acquire_now()
    assert not lock.acquire_now()
    waiting = [asyncio.ensure_future(wait(number)) for number in range(3)]
    await asyncio.sleep(0)
    lock.release()
    assert not lock.acquire_now()
    await asyncio.gather(*waiting)
    assert order == [0, 1, 2]
    assert lock.acquire_now()


async def test_who_is_cancelled_while_waiting_is_passed_over() -> None:
    lock = RoomLock()
    assert lock.acquire_now()
    first, second = asyncio.ensure_future(lock.acquire()), asyncio.ensure_future(lock.acquire())
    await asyncio.sleep(0)
    first.cancel()
    lock.release()  # before the first task sees the cancellation
    await second
    with pytest.raises(asyncio.CancelledError):
        await first
    assert lock.locked()
    lock.release()
    assert not lock.locked()


async def test_who_is_cancelled_with_the_lock_in_hand_hands_it_on() -> None:
    lock = RoomLock()
    assert lock.acquire_now()
    first, second = asyncio.ensure_future(lock.acquire()), asyncio.ensure_future(lock.acquire())
    await asyncio.sleep(0)
    lock.release()
    first.cancel()  # it already has the lock, but its task has not run since
    with pytest.raises(asyncio.CancelledError):
        await first
    await second
    lock.release()
    assert not lock.locked()


async def test_an_exception_gives_it_back() -> None:
    lock = RoomLock()
    with pytest.raises(ValueError, match="in the middle"):
        async with lock:
            raise ValueError("in the middle")
    assert lock.acquire_now()
