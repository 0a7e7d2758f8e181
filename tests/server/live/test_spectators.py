"""Tests of spectators: everyone at the table is sent their names, up to a limit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.support.in_process_hall import InProcessHall, Listener, opened_hall
from tilehall.messages import wire
from tilehall.server.live.table import MAX_NAMED_SPECTATORS, LiveTable


def told(listener: Listener) -> dict[str, Any]:
    return [news for news in listener.heard if news["news"] == "room"][-1]


def names(listener: Listener) -> list[str]:
    return [each["name"] for each in told(listener)["spectators"]]


async def playing(here: InProcessHall, spectators: int) -> tuple[LiveTable, Listener, list[Listener]]:
    """Return a game of two players, and further users who may watch."""
    ann, ben, *others = await here.listeners(2 + spectators)
    return await here.playing("4ascend", [ann, ben]), ann, others


async def test_players_see_who_looks_on_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, (yan, zoe) = await playing(here, 2)
        assert (told(ann)["watching"], names(ann)) == (0, [])
        for listener in (zoe, yan):
            await table.enter(listener, 0)
            assert names(listener) == names(ann), "who comes in is told as well"
        assert told(ann)["spectators"] == [
            {"user": zoe.user, "name": "Guest 3"},
            {"user": yan.user, "name": "Guest 2"},
        ]
        table.leave(zoe)
        assert (told(ann)["watching"], names(ann)) == (1, ["Guest 2"])


async def test_who_has_a_seat_is_not_among_them_and_two_windows_are_one_person(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, (zoe,) = await playing(here, 1)
        await table.enter(Listener(ann.user), 0)
        window = Listener(zoe.user)
        for listener in (zoe, window):
            await table.enter(listener, 0)
        assert (told(ann)["watching"], names(ann)) == (1, ["Guest 2"])
        table.leave(zoe)
        assert names(ann) == ["Guest 2"]
        table.leave(window)
        assert (told(ann)["watching"], names(ann)) == (0, [])


async def test_of_many_spectators_the_first_are_named_and_all_are_counted(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, crowd = await playing(here, MAX_NAMED_SPECTATORS + 5)
        for listener in crowd:
            await table.enter(listener, 0)
        assert told(ann)["watching"] == MAX_NAMED_SPECTATORS + 5
        assert names(ann) == [f"Guest {2 + number}" for number in range(MAX_NAMED_SPECTATORS)]
        for listener in crowd[:3]:
            table.leave(listener)
        await table.enter(crowd[0], 0)
        assert told(ann)["watching"] == MAX_NAMED_SPECTATORS + 3
        assert names(ann) == [f"Guest {5 + number}" for number in range(MAX_NAMED_SPECTATORS)]


async def test_a_spectator_who_changes_their_name_is_called_by_the_new_one(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, (zoe,) = await playing(here, 1)
        await table.enter(zoe, 0)
        arrival = await here.people.guest("Yan", "")
        who = await here.people.who(arrival.token)
        assert who is not None
        yan = Listener(who.user)
        await table.enter(yan, 0)
        await here.people.rename(who, "Yannick")
        await table.ask(ann.user, wire.Mute(id=1, user=zoe.user, on=True))
        assert names(ann) == ["Guest 2", "Yannick"]
        assert told(ann)["muted"] == [zoe.user]


async def test_the_host_mutes_a_spectator_in_play_and_lets_them_talk_again_after_they_left(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, (zoe,) = await playing(here, 1)
        await table.enter(zoe, 0)
        await table.ask(ann.user, wire.Mute(id=1, user=zoe.user, on=True))
        table.leave(zoe)
        await table.ask(ann.user, wire.Mute(id=1, user=zoe.user, on=False))
        assert told(ann)["muted"] == []
