"""Reviews of finished games, written straight into a store without a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import msgspec

from tilehall.core.game import Step
from tilehall.core.notation import text
from tilehall.core.play import pick
from tilehall.core.record import Record
from tilehall.core.review import PlayedTurn, Thought, WholeTurn, whole_turns
from tilehall.store.sqlite.store import SqliteStore
from tilehall.table import entries
from tilehall.table.room import Room, after

Cost = Callable[[WholeTurn], float]  # what the bot says that a turn gave away
MAX_STEPS_PER_TURN = 60  # then the turn is given up for one that ends sooner


def keep_thoughts(database: Path, codes: list[str], cost: Cost) -> None:
    """Store reviews of every turn of the first game of these rooms; no server may run on the database yet."""
    # In another thread, because the browser's event loop may run in this one.
    with ThreadPoolExecutor(max_workers=1) as thread:
        thread.submit(asyncio.run, _keep(database, codes, cost)).result()


async def _keep(database: Path, codes: list[str], cost: Cost) -> None:
    store = SqliteStore(database)
    for code in codes:
        record = await _record(store, code)
        rng, before = Random(code), 0.5
        for turn in whole_turns(record):
            lost = cost(turn)
            before = min(0.9, max(0.1, 1 - before))
            thoughts = [_thought(record, part, lost / len(turn.parts), before, rng) for part in turn.parts]
            before -= lost
            await store.keep_thought(code, 1, turn.number, msgspec.json.encode(thoughts))
    await store.close()


async def _record(store: SqliteStore, code: str) -> Record:
    room: Room | None = None
    for row in await store.rows(code):
        room = after(room, entries.read(row.entry), code, row.seq)
    assert room is not None
    assert room.outcome is not None
    return room.record()


def _thought(record: Record, part: PlayedTurn, cost: float, best: float, rng: Random) -> Thought:
    other = tuple(map(text, _any_turn(record, part, rng))) if cost else tuple(map(text, part.steps))
    why = "Waits for something better." if cost else "Takes what there is."
    return Thought(steps=other, why=why, same=not cost, best=best, played=max(0.0, best - cost))


def _any_turn(record: Record, part: PlayedTurn, rng: Random) -> list[Step]:
    while True:
        state, steps = part.before, list[Step]()
        while len(steps) < MAX_STEPS_PER_TURN and not (steps and steps[-1].final):
            steps.append(pick(record.rules, state, rng))
            state = record.rules.apply(state, steps[-1])
        if steps[-1].final:
            return steps
