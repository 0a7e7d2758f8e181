"""Tests of users on two nodes: who is present, who is signed out or banned, and how many guesses are allowed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.server.cluster.test_following import apart
from tests.support.in_process_hall import Listener, chosen
from tests.support.two_nodes import two_nodes, until
from tilehall.core.game import Illegal
from tilehall.messages import wire
from tilehall.server.cluster.members import SILENCE_S
from tilehall.server.cluster.shared_presence import EXPIRY_S
from tilehall.server.moderation.moderator import Actor
from tilehall.server.ops.rate_limits import CLASS_JOINS, CLASS_PINS, SharedLimit
from tilehall.table import commands


def here(who: Listener) -> list[bool]:
    """Return who is present, by seat, according to the last message a user received."""
    chairs: list[Any] = next(news["chairs"] for news in reversed(who.heard) if news["news"] == "room")
    return [chair["here"] for chair in chairs]


def spectators(who: Listener) -> list[str]:
    return [each["name"] for each in next(n["spectators"] for n in reversed(who.heard) if n["news"] == "room")]


async def test_who_is_there_is_seen_on_both_nodes(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben, table, there = await apart(nodes)
        await until(lambda: here(ann) == here(ben) == [True, True])
        there.leave(ben)
        await until(lambda: here(ann) == [True, False])
        await nodes.b.enter(table.room.code, ben)
        await until(lambda: here(ann) == [True, True])
        [carl] = await nodes.here.listeners(1)
        await nodes.b.enter(table.room.code, carl)
        await until(lambda: spectators(ann) == ["Guest 0"])
        await table.ask(ann.user, wire.Mute(id=5, user=carl.user, on=True))
        there.leave(carl)
        await until(lambda: spectators(ann) == [])


async def test_nobody_on_another_node_counts_as_away(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben, table, there = await apart(nodes)
        await until(lambda: here(ann) == [True, True])
        nodes.here.seconds += commands.AWAY_S + 1
        await nodes.tick(0)
        with pytest.raises(Illegal, match="away for 60 seconds"):
            await table.ask(ann.user, wire.Agree(id=5, seat=1))
        there.leave(ben)
        await until(lambda: here(ann) == [True, False])
        nodes.here.seconds += commands.AWAY_S + 1
        await table.ask(ann.user, wire.Agree(id=5, seat=1))
        assert table.room.chairs[1].played_by
        await nodes.b.enter(table.room.code, ben)
        await until(lambda: not table.room.chairs[1].played_by)


async def test_those_on_a_node_that_is_gone_are_away(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, _, _, _ = await apart(nodes)
        await nodes.tick()
        await until(lambda: here(ann) == [True, True])
        nodes.b.bus.connected = False
        await nodes.tick(SILENCE_S + 0.1)
        await until(lambda: here(ann) == [True, False])
        nodes.b.bus.connected = True
        await nodes.tick()
        await until(lambda: here(ann) == [True, True])


async def test_what_a_node_told_and_does_not_repeat_is_forgotten(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben, table, _ = await apart(nodes)
        await until(lambda: here(ann) == [True, True])
        table.presence.told("a node that told of leaving in vain", [ben.user, "somebody"])
        assert table.presence.is_here("somebody")
        nodes.here.seconds += EXPIRY_S
        await nodes.tick()
        assert not table.presence.is_here("somebody")


async def test_a_node_that_loads_a_room_asks_who_is_there(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben = await nodes.here.listeners(2)
        code = await nodes.a.app.rooms.open(ann.user, "4ascend", chosen(2))
        table = await nodes.a.enter(code, ann)
        await table.ask(ann.user, wire.Sit(id=1))
        await nodes.b.enter(code, ben)
        await until(lambda: here(ben) == [True, False])


async def test_signing_out_on_one_node_closes_the_device_on_the_other(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        arrival = await nodes.a.people.guest("Ann", "")
        who = await nodes.b.people.who(arrival.token)
        assert who is not None
        this, other = Listener(who.user), Listener(who.user)
        this.session, other.session = who.session, b"another"
        for listener in (this, other):
            nodes.b.app.sockets.add(listener)
        await nodes.a.people.sign_out(who)
        await until(lambda: this.ended)
        assert this.ended == ("You have signed out.", 4401)
        assert other.ended is None
        assert await nodes.b.people.who(arrival.token) is None


async def test_a_ban_on_one_node_closes_connections_on_the_other_and_names_follow(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        arrival = await nodes.a.people.guest("Ann", "")
        who = await nodes.b.people.who(arrival.token)
        assert who is not None
        assert await nodes.b.people.names([who.user]) == {who.user: "Ann"}
        listener = Listener(who.user)
        nodes.b.app.sockets.add(listener)
        await nodes.a.people.rename(who, "Anna")
        await until(lambda: nodes.b.node.counts["received"])
        assert await nodes.b.people.names([who.user]) == {who.user: "Anna"}
        assert listener.ended is None
        await nodes.a.app.moderator.ban(Actor(), who.user, "rude words", None)
        await until(lambda: listener.ended)
        assert listener.ended == ("You are banned from this hall. The reason: rude words.", 4403)
        assert await nodes.b.people.who(arrival.token) is None


async def test_a_room_closed_by_the_hall_is_closed_on_the_other_node(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        _, ben, table, there = await apart(nodes)
        await nodes.a.app.moderator.close_room(Actor(), table.room.code, "for tonight")
        await until(lambda: there.room.phase == "closed")
        await until(lambda: ben.heard[-1].get("closing"))


async def test_lists_of_rooms_and_whose_turn_it_is_are_the_same_on_both_nodes(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben, table, _ = await apart(nodes)
        for node in (nodes.a, nodes.b):
            [mine] = await node.app.store.rooms_of(ben.user)
            assert (mine.room, mine.summary.turn) == (table.room.code, ann.user)


async def test_guesses_count_on_all_nodes_together(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        most = nodes.a.app.settings.wrong_codes
        for _ in range(most - 1):
            assert nodes.a.limits.take("wrong_codes", "ann")
        await until(lambda: nodes.b.node.counts["received"] == most - 1)
        assert nodes.b.limits.take("wrong_codes", "ann")
        assert not nodes.b.limits.take("wrong_codes", "ann")
        assert nodes.b.limits.take("wrong_codes", "ben")
        nodes.b.limits.give_back("wrong_codes", "ann")
        await until(lambda: nodes.a.node.counts["received"] == 3)
        assert nodes.a.limits.wait("wrong_codes", "ann") == 0
        assert b"ann" not in b"".join(nodes.a.bus.sent)


SHARED: tuple[SharedLimit, ...] = get_args(SharedLimit)


@pytest.mark.parametrize("limit", SHARED)
async def test_a_limit_against_guessing_holds_when_all_nodes_are_asked_at_once(
    tmp_path: Path, limit: SharedLimit
) -> None:
    async with two_nodes(tmp_path) as nodes:
        settings = nodes.a.app.settings
        most = {
            "sign_in": settings.sign_in_attempts,
            "sign_up": settings.sign_ups_per_hour,
            "class_joins": CLASS_JOINS,
            "class_pins": settings.sign_in_attempts,
            "class_address_pins": CLASS_PINS,
            "class_pairings": 1,
            "offline_games": settings.offline_games_per_day,
            "mail_sender": settings.mail_codes_per_sender,
            "mail_recipient": settings.mail_codes_per_recipient,
            "mail_hall": settings.mail_codes_per_hour,
        }[limit]
        both = (nodes.a.limits, nodes.b.limits)
        waits = await asyncio.gather(*(each.take_shared(limit, "ann") for each in both for _ in range(2 * most)))
        assert waits.count(0) == most
        assert await nodes.a.limits.take_shared(limit, "ben") == 0
        await nodes.a.limits.give_back_shared(limit, "ann")
        await nodes.b.limits.give_back_shared(limit, "ann")
        waits = await asyncio.gather(*(each.take_shared(limit, "ann") for each in both for _ in range(2)))
        assert waits.count(0) == min(2, most)


async def test_wrong_codes_at_once_are_bounded_by_the_number_of_nodes(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        most = nodes.a.app.settings.wrong_codes
        both = (nodes.a.limits, nodes.b.limits)
        allowed = [each.take("wrong_codes", "ann") for each in both for _ in range(2 * most)]
        assert allowed.count(True) == 2 * most, "the bound that docs/how-to/cluster.md names"
        await until(lambda: nodes.b.node.counts["received"] == most)
        assert not nodes.b.limits.take("wrong_codes", "ann")


async def test_a_recovery_code_that_is_used_on_two_nodes_at_once_works_once(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        arrival = await nodes.a.people.sign_up("Ann", "a long password", "")
        used = [
            node.people.recover("Ann", arrival.recovery, f"another password {n}", "")
            for n, node in enumerate((nodes.a, nodes.b))
        ]
        results = await asyncio.gather(*used, return_exceptions=True)
        assert sorted(type(each).__name__ for each in results) == ["Arrival", "NotSignedIn"]
