"""The soak: play in a cluster while faults happen, then check everything that was acknowledged and shown."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Coroutine, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from multiprocessing import get_context
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, Protocol, TypeVar

import msgspec
from rich.console import Console

from tests.faults.cluster import Cluster, running_cluster
from tests.faults.explained import Stored, StoredRow, check
from tests.faults.faults import KINDS, Hands, Kind, planned
from tests.faults.journal import Acknowledged, Standstill
from tests.faults.tables import Guests, PlayedTable

NODES, WORKERS = 3, 2
THINKING_S = 2.0  # of a player, at most
STANDSTILL_S = 120.0  # without a move at any table, after which the unfinished ones are ended
NO_NEW_TABLES_S = 30.0  # before the end: a new table would only be given up
ROWS = "SELECT room, seq, at, asker, key, entry FROM log WHERE room = ANY($1) ORDER BY room, seq"
SEEDS = "SELECT room, match, seed FROM seeds WHERE room = ANY($1)"


T = TypeVar("T")


class Beside(Protocol):
    """An event loop in another thread, to run coroutines in."""

    async def __call__(self, coroutine: Coroutine[Any, Any, T]) -> T: ...


class Soak:
    """One run and its findings."""

    def __init__(self, cluster: Cluster, seed: int, tables: int) -> None:
        self.cluster = cluster
        self.seed = seed
        self.tables = tables
        self.rng = Random(seed)
        self.guests = Guests([node.address for node in cluster.nodes], Random(self.rng.random()))
        self.hands = Hands(cluster)
        self.playing: set[PlayedTable] = set()
        self.finished = 0
        self.views = 0
        self.doubtful = 0
        self.refused = 0
        self.acknowledged: list[Acknowledged] = []
        self.standstills: list[Standstill] = []
        self.wrong: list[str] = []
        # The rules would block the event loop of the players. Spawned, because this process has threads.
        self.checks = ProcessPoolExecutor(1, get_context("spawn"))
        self._numbers = iter(range(10**9))
        self._last_move = 0.0

    async def run(self, seconds: float, faults: Awaitable[None]) -> None:
        """Play for so many seconds with these faults, then without any until every table is over, and check."""
        clock = asyncio.get_running_loop().time
        end = clock() + seconds
        async with asyncio.TaskGroup() as group:
            for _ in range(self.tables):
                group.create_task(self._play(end - min(NO_NEW_TABLES_S, seconds / 4)))
            await faults
            await asyncio.sleep(end - clock())
            for table in self.playing:
                table.closing = True
            group.create_task(self._give_stuck_up())
        await self.guests.http.aclose()
        await self._check_store()
        self.wrong += self.cluster.tracebacks()
        self.checks.shutdown()

    async def _play(self, until: float) -> None:
        """Play one table after another."""
        clock = asyncio.get_running_loop().time
        while clock() < until:
            number = next(self._numbers)
            table = PlayedTable(number, self.guests, Random(f"{self.seed}/{number}"), THINKING_S)
            self.playing.add(table)
            await table.play()
            await self._check(table)
            self.playing.discard(table)

    async def _give_stuck_up(self) -> None:
        """End tables at which nothing happens any more."""
        moves, since = -1, 0.0
        while self.playing:
            now = asyncio.get_running_loop().time()
            made = self.finished * 10**6 + sum(len(table.entries) for table in self.playing)
            moves, since = (made, now) if made != moves else (moves, since)
            if now - since > STANDSTILL_S:
                for table in self.playing:
                    table.finish()
            await asyncio.sleep(1)

    # Checks

    async def _check(self, table: PlayedTable) -> None:
        """Check what the users of a table received against the store."""
        journal = table.journal
        (stored,) = await self._stored([table.code])
        loop = asyncio.get_running_loop()
        wrong = await loop.run_in_executor(self.checks, check, stored, journal)
        if wrong:
            self.wrong += wrong
            self.keep(table, stored)
        self.finished += 1
        self.views += len(journal.seen)
        self.doubtful += journal.doubtful
        self.refused += len(journal.refused)
        self.acknowledged += journal.acknowledged
        self.standstills += table.standstills

    async def _check_store(self) -> None:
        """Check everything acknowledged since the start against the final store."""
        by_room: defaultdict[str, list[Acknowledged]] = defaultdict(list)
        for each in self.acknowledged:
            by_room[each.room].append(each)
        for stored in await self._stored([*by_room]):
            self.wrong += [*stored.faults(), *stored.missing(by_room[stored.code])]

    async def _stored(self, codes: list[str]) -> list[Stored]:
        found = {code: list[StoredRow]() for code in codes}
        for room, *row in await self.cluster.read(ROWS, codes):
            found[room].append(StoredRow(*row))
        seeds: defaultdict[str, dict[int, bytes]] = defaultdict(dict)
        for room, match, seed in await self.cluster.read(SEEDS, codes):
            seeds[room][match] = seed
        return [Stored(code, tuple(rows), seeds[code]) for code, rows in found.items()]

    # Reports

    def keep(self, table: PlayedTable, stored: Stored) -> None:
        """Keep what is needed to examine a faulty table."""
        journal = table.journal
        kept = [stored, [*journal.seen], journal.acknowledged, journal.refused, [*journal.trail]]
        (self.folder / f"{table.code}.json").write_bytes(msgspec.json.encode(kept))

    @property
    def folder(self) -> Path:
        """The folder for the logs of a failed run."""
        folder = Path(tempfile.gettempdir()) / f"tilehall-faults-{self.seed}-{os.getpid()}"
        folder.mkdir(exist_ok=True)
        return folder

    def report(self, console: Console) -> None:
        """Print what was done and what was found."""
        turns = sum(bool(each.key) for each in self.acknowledged)
        kinds = Counter(each.kind for each in self.hands.happened)
        console.print(
            f"seed {self.seed}: {self.finished} tables finished, {len(self.acknowledged)} steps acknowledged "
            f"({turns} of them turns), {self.views} views recomputed, {self.refused} submissions refused, "
            f"{self.doubtful} sent again because the hall could not tell"
        )
        console.print("faults: " + (", ".join(f"{kind} {times}" for kind, times in sorted(kinds.items())) or "none"))
        lost, doubled = (sum(f": {word}:" in each for each in self.wrong) for word in ("lost", "doubled"))
        console.print(f"lost {lost}, doubled {doubled}, otherwise wrong {len(self.wrong) - lost - doubled}")
        console.print(
            "Longest that a table stood still, from the beginning of a fault on, waiting for a person | a bot:"
        )
        for kind in sorted(kinds):
            lasted = max(each.end - each.start for each in self.hands.happened if each.kind == kind)
            waits = " | ".join(f"{self._longest(kind, bot):.1f} s" for bot in (False, True))
            console.print(f"  {kind}: {waits} (it lasted up to {lasted:.1f} s)")
        for each in self.wrong[:50]:
            console.print(each[:1000], markup=False)
        if self.wrong:
            self.cluster.keep_logs(self.folder)
            console.print(f"To repeat the order of these faults: --seed {self.seed}. Logs are kept in {self.folder}.")

    def _longest(self, kind: str, bot: bool) -> float:
        """Return the longest standstill of a table, measured from the start of a fault of this kind."""
        return max(
            (
                each.beyond(fault.start)
                for fault in self.hands.happened
                if fault.kind == kind
                for each in self.standstills
                if each.bot == bot and each.start < fault.end and each.end > fault.start
            ),
            default=0.0,
        )


@asynccontextmanager
async def running_beside() -> AsyncIterator[tuple[Cluster, Beside]]:
    """Yield a cluster whose links run in a separate event loop, so that busy players do not slow them down."""
    loop, stack = asyncio.new_event_loop(), AsyncExitStack()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()

    async def beside(coroutine: Coroutine[Any, Any, T]) -> T:
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(coroutine, loop))

    try:
        yield await beside(stack.enter_async_context(running_cluster(NODES, WORKERS))), beside
    finally:
        await beside(stack.aclose())
        loop.call_soon_threadsafe(loop.stop)
        await asyncio.to_thread(thread.join)
        loop.close()


async def soak(seconds: float, tables: int, seed: int, console: Console, kinds: Sequence[Kind] = KINDS) -> list[str]:
    """Run the soak with faults of these kinds and return what was wrong."""
    async with running_beside() as (cluster, beside):
        run = Soak(cluster, seed, tables)
        try:
            await run.run(seconds, beside(run.hands.inflict(planned(seed, seconds, kinds))))
        finally:
            run.report(console)
        return run.wrong
