"""The analysis of finished games: a bot thinks about each turn once, and the store keeps the result."""

from __future__ import annotations

import asyncio

import msgspec
from cachetools import LRUCache

from tilehall.core.review import WholeTurn, whole_turns
from tilehall.messages.errors import RateLimited
from tilehall.messages.reviews import AnalysedGame, Thoughts, think_about
from tilehall.server.live.bots import Bots
from tilehall.server.words import say
from tilehall.store.store import Store
from tilehall.table.room import Room
from tilehall.table.summary import Code

MAX_GAMES = 32  # games split into turns and kept in memory; replaying a long one takes a tenth of a second
MAX_WAITING_TURNS = 60  # turns in the queue: a minute or two of work for one worker
RETRY_S = 5  # the delay after which a client asks again if the queue is full

_thoughts: msgspec.json.Decoder[Thoughts] = msgspec.json.Decoder(Thoughts)


class Analysis:
    """Analyses turns, a few at a time, so that workers remain free for hints and play."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self._store = store
        self._bots = bots
        # Half of the workers that hints and reviews share, so that a hint never waits long.
        self._slots = asyncio.Semaphore(max(1, bots.workers_for_study // 2))
        self._games: LRUCache[tuple[Code, int], AnalysedGame] = LRUCache(MAX_GAMES)
        self._thinking: dict[tuple[Code, int, int], asyncio.Task[Thoughts | None]] = {}

    async def game(self, room: Room) -> AnalysedGame:
        """Return the turns of a game. The caller has checked that it is over."""
        key = (room.code, room.match)
        found = self._games.get(key)
        if found is None:
            assert room.outcome is not None
            record = room.record()
            turns = await asyncio.to_thread(whole_turns, record)
            found = AnalysedGame(room.code, room.match, record, room.outcome, tuple(turns))
            self._games[key] = found
        return found

    async def kept(self, game: AnalysedGame) -> dict[int, Thoughts]:
        """Return the stored thoughts about a game, by turn."""
        rows = await self._store.thoughts(game.room, game.match)
        return {turn: _thoughts.decode(row) for turn, row in rows.items()}

    async def think(self, game: AnalysedGame, turn: WholeTurn) -> Thoughts | None:
        """Analyse a turn and store the result. Return None if the bot fails.

        Raises `RateLimited` if the queue is full. Concurrent requests for the same turn share one analysis, which
        continues even if a client disconnects.
        """
        key = (game.room, game.match, turn.number)
        task = self._thinking.get(key)
        if task is None:
            if len(self._thinking) >= MAX_WAITING_TURNS:
                raise RateLimited(say("limit-analyses"), RETRY_S)
            task = asyncio.get_running_loop().create_task(self._think(game, turn))
            self._thinking[key] = task
            task.add_done_callback(lambda _: self._thinking.pop(key, None))
        return await asyncio.shield(task)

    async def _think(self, game: AnalysedGame, turn: WholeTurn) -> Thoughts | None:
        async with self._slots:
            found = await think_about(game, turn, self._bots)
        if found is None:
            return None
        await self._store.keep_thought(game.room, game.match, turn.number, msgspec.json.encode(found))
        return found
