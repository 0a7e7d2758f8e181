"""A node that is killed between any two writes: the next one goes on, and nobody is forgotten or paired twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.support.postgres_server import fresh_database
from tests.support.tournament_hall import TournamentHall
from tilehall.server.accounts.people import Who
from tilehall.server.app import App
from tilehall.server.settings import Settings
from tilehall.store.opening import open_store
from tilehall.store.store import Store
from tilehall.table.summary import Code
from tilehall.tournaments.standings import standings
from tilehall.tournaments.tournament import Tournament

MAX_KILLS = 60  # more than a tournament of four players has writes
Write = Callable[..., Awaitable[Any]]


class Killed(BaseException):
    """The node is killed."""


class Mortal:
    """The writes of a store, one of which kills the node: before it is committed, or after."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left = -1  # writes until the node is killed; -1: it lives
        self.committed = False
        for name in ("append", "append_tournament"):
            monkeypatch.setattr(store, name, self._mortal(getattr(store, name)))

    def _mortal(self, write: Write) -> Write:
        async def mortal(*given: Any) -> Any:
            self.left -= 1
            if self.left != 0:
                return await write(*given)
            if self.committed:
                await write(*given)
            raise Killed

        return mortal


@asynccontextmanager
async def store_of(kind: str, folder: Path) -> AsyncIterator[Store]:
    if kind == "sqlite":
        store = await open_store(str(folder / "hall.db"))
        yield store
        await store.close()
        return
    with fresh_database() as url:
        store = await open_store(url)
        yield store
        await store.close()


def node(store: Store, ms: int = 0) -> TournamentHall:
    """Return a node that was just started on a store."""
    here = TournamentHall(store, App(Settings(bot_pace=0.0, tournaments_per_user=1000), store, presence_pause_s=0.0))
    here.ms = max(here.ms, ms)
    return here


async def played(store: Store, mortal: Mortal, people: list[Who], kills_at: int, **settings: Any) -> Tournament | None:
    """Play a tournament whose node is killed once, and return it; or None if it ended before."""
    here = node(store)
    code = await here.created(people[0], people, **settings)
    await here.app.tournament_desk.start(people[0], code)
    mortal.left = kills_at
    for _ in range(40):
        try:
            await here.look(31)
            await play(here, code)
        except Killed:
            here = node(store, here.ms)
        if (found := await here.tournament(code)).over:
            return found if mortal.left < 0 else None
    raise AssertionError(f"the tournament does not end after kill {kills_at}")


async def play(here: TournamentHall, code: Code) -> None:
    """Play every open table, those too in which the node was killed in the middle."""
    for table in (await here.tournament(code)).unfinished:
        live = await here.app.hall.table(table.room)
        if live is None:
            continue
        for chair in live.room.chairs:
            if live.room.phase == "gathering" and not chair.ready:
                await here.come(table, chair.user)
        if live.room.phase == "playing":
            await here.resign(table, min(table.players))


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("committed", [False, True], ids=["before the commit", "after it"])
async def test_a_tournament_goes_on_wherever_its_node_is_killed(
    kind: str, committed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with store_of(kind, tmp_path) as store:
        people = await node(store).accounts(5)
        mortal = Mortal(store, monkeypatch)
        mortal.committed = committed
        kills_at = 0
        for kills_at in range(1, MAX_KILLS):
            over = await played(store, mortal, people, kills_at, rounds=2)
            if over is None:
                break
            check(over, people)
            mortal.left = -1
        assert 20 < kills_at < MAX_KILLS


def check(over: Tournament, people: list[Who]) -> None:
    """Check that everybody has a table or a bye in each round, and a point for it."""
    assert over.phase == "ended"
    users = sorted(who.user for who in people)
    for each in over.rounds:
        seated = [player for number in each.tables for player in over.table(number).players]
        assert sorted([*seated, *each.byes]) == users
    assert [each.number for each in over.rounds] == [1, 2]
    rooms = Counter(table.room for table in over.tables)
    assert max(rooms.values()) == 1
    assert all(table.how == "played" for table in over.tables)
    assert sum(each.points for each in standings(over)) == 6


async def test_an_arena_takes_longer_by_the_time_for_which_the_hall_was_down(tmp_path: Path) -> None:
    async with store_of("sqlite", tmp_path) as store:
        here = node(store)
        people = await here.accounts(2)
        code = await here.created(people[0], people, format="arena", minutes=5)
        await here.app.tournament_desk.start(people[0], code)
        await here.look()
        before, table = (await here.tournament(code)).ends_at, (await here.tournament(code)).tables[0]
        again = node(store, here.ms + 3_600_000)
        again.app.clocks.giving_back = True
        await again.look()
        assert not (await again.tournament(code)).over
        await again.app.clocks.give_back()
        await again.look()
        found = await again.tournament(code)
        assert found.ends_at == before + 3_600_000
        assert found.tables[0].no_show_at == table.no_show_at + 3_600_000
        assert found.phase == "running"
