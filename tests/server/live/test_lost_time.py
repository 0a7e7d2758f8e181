"""Tests that time lost by the hall counts for nobody: a hanging or dead store, a paused process, a kill."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
import pytest

from tests.support.in_process_hall import InProcessHall, Listener, opened_hall
from tests.support.two_nodes import TwoNodes, two_nodes, until
from tilehall.messages import wire
from tilehall.server.cluster.members import SILENCE_S
from tilehall.server.live import clocks
from tilehall.server.live.clocks import TAKE_OVER_MS
from tilehall.server.live.presence import UNHEARD_S
from tilehall.server.live.table import LiveTable
from tilehall.store.protocol import Row, Seed, Unavailable, Unresolved
from tilehall.table import entries
from tilehall.table.clock_settings import ClockSettings
from tilehall.table.summary import Summary

START = 1_700_000_000_000
LIMIT = ClockSettings("turn", 12, at_zero="resign")
BANK = ClockSettings("bank", 60, at_zero="resign")
OUTAGE_MS = 14_000


class Wall:
    """The wall clock, in milliseconds."""

    now = START

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def timed_hall(folder: Path, wall: Wall, *, given_back: bool = True) -> AsyncIterator[InProcessHall]:
    async with opened_hall(folder) as here:
        here.app.time.now = wall
        if given_back:
            await here.app.clocks.give_back()
        yield here


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilehall.server.live.table.RETRY_S", 0.0)


def stone(table: LiveTable, cell: str) -> wire.Submit:
    step = msgspec.Raw(f'"stone {cell}"'.encode())
    return wire.Submit(id=1, steps=(step,), after=table.room.moved, key=f"stone-{cell.replace(',', '-')}")


async def given_back(here: InProcessHall, table: LiveTable) -> int:
    """Return how many milliseconds the log of a room gives back."""
    read = [entries.read(row.entry) for row in await here.store.rows(table.room.code)]
    return sum(entry.milliseconds for entry in read if isinstance(entry, entries.TimeGivenBack))


async def settled(here: InProcessHall) -> None:
    """Wait until all lost time is given back."""
    await until(lambda: here.app.clocks._unsettled is None)


def disturb(here: InProcessHall, monkeypatch: pytest.MonkeyPatch, *happens: Callable[[], object]) -> None:
    """Call these before the next appends, one each: a wait or an error."""
    append, before = here.store.append, list(happens)

    async def disturbed(row: Row, summary: Summary, seed: Seed | None = None) -> Row | None:
        if before:
            before.pop(0)()
        return await append(row, summary, seed)

    monkeypatch.setattr(here.store, "append", disturbed)


def waits(wall: Wall, milliseconds: int = OUTAGE_MS) -> Callable[[], None]:
    def wait() -> None:
        wall.now += milliseconds

    return wait


def fails(wall: Wall, error: Exception, milliseconds: int = OUTAGE_MS // 2) -> Callable[[], None]:
    def fail() -> None:
        wall.now += milliseconds
        raise error

    return fail


@pytest.mark.parametrize("short_way", [True, False])
async def test_a_slow_commit_costs_neither_the_mover_nor_the_next_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, short_way: bool
) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=BANK)
        wall.now += 5000
        disturb(here, monkeypatch, waits(wall, 70_000))
        if short_way:
            submission = table.begin(ann.user, stone(table, "4,4"))
            assert submission is not None
            await submission.writing
            assert table.finish(submission)
        else:
            await table.ask(ann.user, stone(table, "4,4"))
        await table.clock.check()
        await settled(here)
        assert table.room.phase == "playing"
        assert table.clock.status().left == (55_000, 60_000)


@pytest.mark.parametrize("error", [Unavailable("refused"), Unresolved("no answer")])
async def test_a_move_that_came_in_time_counts_when_the_store_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=LIMIT)
        wall.now += 11_000
        disturb(here, monkeypatch, fails(wall, error), fails(wall, Unavailable("refused")))
        asked = asyncio.ensure_future(table.ask(ann.user, stone(table, "4,4")))
        checked = asyncio.ensure_future(table.clock.check())
        assert await asked == table.room.moved
        with suppress(Unavailable):
            await checked
        await table.clock.check()
        await settled(here)
        assert (table.room.phase, table.room.actor) == ("playing", 1)
        assert table.clock.status().left[1] == 12_000


async def test_an_unresolved_move_is_found_by_its_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with timed_hall(tmp_path, Wall()) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben])  # without a clock
        append = here.store.append
        lost: list[Row] = []

        async def answer_lost(row: Row, summary: Summary, seed: Seed | None = None) -> Row | None:
            stands = await append(row, summary, seed)
            if not lost:
                lost.append(row)
                raise Unresolved("no answer")
            return stands

        monkeypatch.setattr(here.store, "append", answer_lost)
        before = table.room.seq
        assert await table.ask(ann.user, stone(table, "4,4")) == before + 1
        assert len(list(await here.store.rows(table.room.code))) == before + 1


async def test_a_hall_that_stops_says_that_the_outcome_is_not_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with timed_hall(tmp_path, Wall()) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben])

        def stops() -> None:
            here.app.closing.set()
            raise Unresolved("no answer")

        disturb(here, monkeypatch, stops)
        with pytest.raises(Unresolved):
            await table.ask(ann.user, stone(table, "4,4"))
        assert not table.lock.locked()


async def test_no_time_is_up_while_the_store_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=LIMIT)
        stay_alive = here.store.stay_alive

        async def down(now: int) -> None:
            raise Unavailable("refused")

        wall.now += 11_000
        monkeypatch.setattr(here.store, "stay_alive", down)
        with pytest.raises(Unavailable):
            await here.app.clocks.prove_alive()  # as each look does
        wall.now += OUTAGE_MS
        with pytest.raises(Unavailable):
            await table.clock.check()
        monkeypatch.setattr(here.store, "stay_alive", stay_alive)
        await table.clock.check()
        assert (table.room.phase, table.clock.status().left[0]) == ("playing", 1000)
        wall.now += 1000
        await table.clock.check()
        assert table.room.outcome is not None


async def test_a_move_that_has_arrived_is_played_before_a_time_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=LIMIT)
        stay_alive = here.store.stay_alive
        asked: list[asyncio.Future[int]] = []

        async def read_sockets(now: int) -> None:
            asked.append(asyncio.ensure_future(table.ask(ann.user, stone(table, "4,4"))))
            await asyncio.sleep(0)
            await stay_alive(now)

        wall.now += 12_000
        monkeypatch.setattr(here.store, "stay_alive", read_sockets)
        await table.clock.check()
        assert await asked[0] == table.room.moved
        assert table.room.phase == "playing"


@pytest.mark.parametrize("first", ["a timer", "a move"])
async def test_a_process_that_stood_still_gives_the_time_back(tmp_path: Path, first: str) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=BANK)
        ticking = asyncio.ensure_future(here.app.clocks.tick())
        await asyncio.sleep(0)
        for _ in range(4):  # it runs for two seconds
            wall.now += int(clocks.TICK_S * 1000)
            here.app.clocks.observe()
        wall.now += 100_000
        if first == "a timer":
            await table.clock.check()
        else:
            assert table.begin(ann.user, stone(table, "4,4")) is None, "the time is given back first"
        await table.ask(ann.user, stone(table, "4,4"))
        ticking.cancel()
        assert table.room.phase == "playing"
        assert table.clock.status().left == (58_000, 60_000)


async def test_a_hall_that_is_killed_before_it_gives_back_does_so_at_its_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=LIMIT)
        await table.clock.keep()
        await here.app.clocks.look()
        disturb(here, monkeypatch, waits(wall))
        monkeypatch.setattr(here.app.clocks, "run", lambda work: work.close())  # nothing more is given back
        await table.ask(ann.user, stone(table, "4,4"))
        await here.app.clocks.prove_alive()
        code = table.room.code
        assert await given_back(here, table) == 0
    async with timed_hall(tmp_path, wall) as here:
        again = await here.hall.table(code)
        assert again is not None
        assert again.clock.status().left[1] == 12_000


# Several nodes.


async def apart(nodes: TwoNodes, wall: Wall, clock: ClockSettings = LIMIT) -> tuple[Listener, LiveTable, LiveTable]:
    """Return Ann, who is connected to node b and whose turn it is, and the table on both nodes."""
    for node in (nodes.a, nodes.b):
        node.app.time.now = wall
        await node.app.clocks.give_back()
    nodes.here.hall = nodes.a.hall
    ann, ben = await nodes.here.listeners(2)
    here = await nodes.here.playing("4ascend", [ann, ben], clock=clock)
    here.leave(ann)
    there = await nodes.b.enter(here.room.code, ann)
    await nodes.tick()
    await until(lambda: here.presence.is_here(ann.user))
    return ann, here, there


async def test_the_node_of_a_player_decides_that_their_time_is_up(tmp_path: Path) -> None:
    wall = Wall()
    async with two_nodes(tmp_path) as nodes:
        _, here, there = await apart(nodes, wall)
        wall.now += 12_000
        await here.clock.check()
        assert here.room.outcome is None
        await there.clock.check()
        assert there.room.phase == "over"


async def test_another_node_steps_in_for_one_that_does_not_decide(tmp_path: Path) -> None:
    wall = Wall()
    async with two_nodes(tmp_path) as nodes:
        _, here, _ = await apart(nodes, wall)
        wall.now += 12_000 + TAKE_OVER_MS + 1
        await here.clock.check()
        assert here.room.phase == "over"


async def silence(nodes: TwoNodes, seconds: int) -> None:
    """Silence node b for this many seconds."""
    nodes.b.bus.connected = False
    for _ in range(seconds):
        nodes.here.seconds += 1.0
        nodes.a.cluster.beat()
    await asyncio.sleep(0)


async def test_a_player_whose_node_fell_silent_is_waited_for(tmp_path: Path) -> None:
    wall = Wall()
    async with two_nodes(tmp_path) as nodes:
        ann, here, _ = await apart(nodes, wall)
        await silence(nodes, 20)
        assert not here.presence.is_here(ann.user)
        wall.now += 20_000
        await here.clock.check()
        assert here.room.phase == "playing"
        await here.enter(ann, 0)
        await until(lambda: here.clock.status().left[0] > 11_000)
        assert here.room.phase == "playing"


async def test_a_player_whose_node_is_dead_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    wall = Wall()
    async with two_nodes(tmp_path) as nodes:
        _, here, _ = await apart(nodes, wall)
        await silence(nodes, int(UNHEARD_S + SILENCE_S) + 1)
        wall.now += 20_000
        await here.clock.check()
        assert here.room.phase == "over"


async def test_a_row_that_is_heard_of_late_gives_its_player_the_time_back(tmp_path: Path) -> None:
    wall = Wall()
    async with two_nodes(tmp_path) as nodes:
        ann, here, there = await apart(nodes, wall)
        nodes.a.bus.connected = nodes.b.bus.connected = False
        await there.ask(ann.user, stone(there, "4,4"))
        wall.now += 5000
        nodes.here.seconds += 2.0
        await nodes.a.cluster.check()  # Ben is connected to node a, which learns of the row now
        await until(lambda: here.room.actor == 1)
        await until(lambda: here.clock.status().left[1] == 12_000)


async def test_a_node_that_starts_beside_one_that_serves_gives_nothing_back(tmp_path: Path) -> None:
    wall = Wall()
    async with two_nodes(tmp_path) as nodes:
        ann, ben = await nodes.here.listeners(2)
        nodes.here.hall, nodes.a.app.time.now, nodes.b.app.time.now = nodes.a.hall, wall, wall
        await nodes.a.app.clocks.give_back()
        table = await nodes.here.playing("4ascend", [ann, ben], clock=LIMIT)
        await table.clock.keep()
        await nodes.a.app.clocks.look()
        wall.now += 4000
        nodes.a.cluster.beat()
        await until(lambda: len(nodes.b.node.members) == 1)
        await nodes.b.app.clocks._look_now()
        assert not nodes.b.app.clocks.giving_back
        assert await given_back(nodes.here, table) == 0


async def test_of_nodes_that_start_together_one_gives_the_time_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilehall.server.cluster.cluster_node.SILENCE_S", 0.01)
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=LIMIT)
        await table.clock.keep()
        await here.app.clocks.look()
    wall.now += 100_000
    async with two_nodes(tmp_path) as nodes:
        nodes.a.app.time.now = nodes.b.app.time.now = wall
        for node in (nodes.a, nodes.b):
            node.cluster.beat()
        await until(lambda: len(nodes.a.node.members) == len(nodes.b.node.members) == 1)
        await asyncio.gather(nodes.a.app.clocks._look_now(), nodes.b.app.clocks._look_now())
        assert await given_back(nodes.here, table) == 100_000


async def test_time_that_is_given_back_late_is_given_back_once(tmp_path: Path) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=BANK)
        here.app.clocks.lost.by_hall.append((wall.now + 1000, wall.now + 21_000))
        wall.now += 30_000
        await table.clock.settle()
        await table.clock.settle()
        assert await given_back(here, table) == 20_000
        await table.reload()
        await table.clock.settle()
        assert await given_back(here, table) == 20_000


async def test_the_pause_of_one_node_gives_nothing_to_players_who_are_not_on_it(tmp_path: Path) -> None:
    wall = Wall()
    async with two_nodes(tmp_path) as nodes:
        _, here, there = await apart(nodes, wall)
        assert len(nodes.a.node.members) == 1
        here.presence.forget(nodes.b.node.id)  # node a does not know that she is present
        nodes.a.app.clocks.lost.by_node.append((wall.now, wall.now + 5000))
        nodes.b.app.clocks.lost.by_node.append((wall.now, wall.now + 3000))
        wall.now += 6000
        assert (here.clock.owed(), there.clock.owed()) == (0, 3000)
        await silence(nodes, 10)
        assert here.clock.owed() == 0, "it may come back"


async def test_a_game_that_begins_while_a_node_starts_is_given_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall()
    async with two_nodes(tmp_path) as nodes:
        app = nodes.a.app
        app.time.now, nodes.here.app, nodes.here.hall = wall, app, app.hall
        found: list[LiveTable] = []

        async def nobody_answers() -> bool:
            ann, ben = await nodes.here.listeners(2)
            found.append(await nodes.here.playing("4ascend", [ann, ben], clock=LIMIT))
            await found[0].clock.keep()
            wall.now += 3000
            return False

        monkeypatch.setattr(nodes.a.node, "is_hall_served", nobody_answers)
        watching = asyncio.ensure_future(app.clocks.watch())
        await until(lambda: not app.clocks.giving_back)
        watching.cancel()
        assert await given_back(nodes.here, found[0]) == 0
