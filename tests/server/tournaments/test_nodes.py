"""Several nodes that run the same tournaments: each step is written by one of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.support.in_process_hall import Listener
from tests.support.tournament_hall import TournamentHall
from tests.support.two_nodes import TwoNodes, two_nodes, until
from tilehall.tournaments.entries import RoundPaired, TableOpened, read


def halls(nodes: TwoNodes) -> list[TournamentHall]:
    """Return both nodes, with one clock."""
    found = [TournamentHall(nodes.here.store, node.app) for node in (nodes.a, nodes.b)]
    for node in (nodes.a, nodes.b):
        node.app.time.now = lambda: found[0].ms
    return found


async def test_two_nodes_write_one_pairing_per_round_and_open_one_room_per_table(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        here, there = halls(nodes)
        people = await here.accounts(6)
        code = await here.created(people[0], people, rounds=3)
        await there.app.tournament_desk.start(people[0], code)
        for _ in range(20):
            here.ms += 31_000
            for _ in range(4):  # the node that was second goes on at its next look
                await asyncio.gather(here.app.tournament_runner.look(), there.app.tournament_runner.look())
            if (await there.tournament(code)).over:
                break
            await here.play(code)
        over = await there.tournament(code)
        assert over.phase == "ended"
        assert over == await here.tournament(code)
        rows = [read(row.entry) for row in await nodes.here.store.tournament_rows(code)]
        assert [each.round for each in rows if isinstance(each, RoundPaired)] == [1, 2, 3]
        opened = [each for each in rows if isinstance(each, TableOpened)]
        assert len(opened) == len({each.room for each in opened}) == 9
        rooms = {room for who in people for room in await rooms_of(nodes, who.user)}
        assert rooms == {each.room for each in opened}


async def rooms_of(nodes: TwoNodes, user: str) -> list[str]:
    return [each.room for each in await nodes.here.store.rooms_of(user)]


async def test_both_nodes_can_be_asked_at_the_same_time(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        here, there = halls(nodes)
        people = await here.accounts(12)
        code = await here.created(people[0], [])
        both = [each.app.tournament_desk for each in (here, there)]
        await asyncio.gather(*(both[number % 2].enter(who.user, code) for number, who in enumerate(people)))
        assert {*(await here.tournament(code)).entrants} == {who.user for who in people}


async def test_time_that_the_hall_loses_extends_an_arena_once(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        here, there = halls(nodes)
        people = await here.accounts(2)
        code = await here.created(people[0], people, format="arena", minutes=5)
        await here.app.tournament_desk.start(people[0], code)
        await here.look(10)
        before = (await here.tournament(code)).ends_at
        here.ms += 90_000
        for hall in (here, there):
            hall.app.clocks.lost.by_hall.append((here.ms - 60_000, here.ms))
        await asyncio.gather(here.app.tournament_runner.look(), there.app.tournament_runner.look())
        for hall in (here, there):
            await hall.app.tournament_runner.look()
        assert (await there.tournament(code)).ends_at == before + 60_000


async def test_players_on_every_node_are_told_of_their_table(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        here, there = halls(nodes)
        people = await here.accounts(2)
        code = await here.created(people[0], people, rounds=1)
        listeners = [Listener(who.user) for who in people]
        for listener, hall in zip(listeners, (here, there), strict=True):
            hall.app.sockets.add(listener)
            assert (await hall.app.company.waiting(listener.user)).tournaments[0].room == ""
        await here.app.tournament_desk.start(people[0], code)
        await here.look()
        [table] = (await here.tournament(code)).tables
        await until(lambda: all(len(each.heard) > 1 for each in listeners))
        for listener, hall in zip(listeners, (here, there), strict=True):
            assert {news["news"] for news in listener.heard} == {"company"}
            assert (await hall.app.company.waiting(listener.user)).tournaments[0].room == table.room
