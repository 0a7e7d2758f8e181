"""Tests of where users are: their friends see them and their game on every node, unless they hide."""

from __future__ import annotations

from pathlib import Path

from tests.server.cluster.test_following import apart
from tests.support.in_process_hall import chosen, opened_hall
from tests.support.two_nodes import two_nodes, until
from tilehall.messages import wire
from tilehall.server.app import App
from tilehall.server.company.whereabouts import LOOK_EVERY_S, REPORT_LIFETIME_S, SEEN_S, Place


async def befriend(app: App, one: str, other: str) -> None:
    token, _ = await app.company.friends.new_link(one)
    await app.company.friends.use_link(token, other)


async def test_a_playing_friend_is_shown_with_the_game_and_the_room_if_it_may_be_watched(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, cem = await here.listeners(3)
        await befriend(here.app, ann.user, cem.user)
        where = here.app.company.whereabouts
        assert where.place_of(ann.user) is None
        table = await here.playing("4ascend", [ann, ben])
        await here.app.company.waiting(ann.user)
        assert where.place_of(ann.user) == Place("4ascend", table.room.code)
        assert where.place_of(ben.user) is None, "he has no friends who could see it"
        table.leave(ann)
        here.seconds += LOOK_EVERY_S
        assert where.place_of(ann.user) == Place()
        here.seconds += SEEN_S
        assert where.place_of(ann.user) is None


async def test_a_table_that_is_closed_to_spectators_is_not_named(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        await befriend(here.app, ann.user, ben.user)
        table = await here.hall.table(await here.app.rooms.open(ann.user, "4ascend", chosen(2, watch=False)))
        assert table is not None
        for listener in (ann, ben):
            await table.enter(listener, 0)
            await table.ask(listener.user, wire.Sit(id=1))
            await here.app.company.waiting(listener.user)
        assert here.app.company.whereabouts.place_of(ann.user) == Place(), "a room that gathers is nobody's business"
        for listener in (ann, ben):
            await table.ask(listener.user, wire.Ready(id=1, value="abcdefgh"))
        here.seconds += LOOK_EVERY_S
        assert here.app.company.whereabouts.place_of(ann.user) == Place("4ascend", "")


async def test_friends_on_two_nodes_see_each_other_and_hear_of_challenges(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben, table, _ = await apart(nodes)
        await befriend(nodes.a.app, ann.user, ben.user)
        await nodes.a.app.company.waiting(ann.user)
        there = nodes.b.app.company.whereabouts
        await until(lambda: there.place_of(ann.user) == Place("4ascend", table.room.code))
        await until(lambda: {"news": "company"} in ben.heard)
        assert (await nodes.b.app.company.waiting(ben.user)).here == 1
        for _ in range(10):
            await nodes.tick(REPORT_LIFETIME_S / 20)
        assert there.place_of(ann.user) is not None, "it is told again and again"
        nodes.a.bus.connected = False
        await nodes.tick(REPORT_LIFETIME_S)
        assert there.place_of(ann.user) is None


async def test_a_user_who_hides_is_forgotten_on_all_nodes(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben = await nodes.here.listeners(2)
        await befriend(nodes.a.app, ann.user, ben.user)
        await nodes.a.app.company.waiting(ann.user)
        there = nodes.b.app.company
        await until(lambda: there.whereabouts.place_of(ann.user))
        await nodes.a.app.company.friends.hide(ann.user, True)
        await until(lambda: there.whereabouts.place_of(ann.user) is None)
