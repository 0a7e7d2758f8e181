"""The storage of the device: the rows of rooms, and what the person has done with lessons and puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from tilehall.core.game import Illegal
from tilehall.messages.reviews import Thoughts
from tilehall.messages.words import say
from tilehall.ratings.scale import (
    NEWCOMER,
    Day,
    PuzzleLevel,
    PuzzleRating,
    PuzzleTried,
    PuzzleTry,
    StoredPuzzle,
    TryOutcome,
)
from tilehall.table.summary import Code, UserId

UNWRITTEN = say("not-stored")
OVERTAKEN = say("played-in-other-tab")
UNREAD = say("storage-not-read")

T = TypeVar("T")


class Storage(Protocol):
    """The durable storage of the device: IndexedDB in a browser. Every method may fail with any exception."""

    async def append(self, room: str, seq: int, row: str) -> None:
        """Store a row of a room. Returns after the row is durable."""

    async def rooms(self) -> Sequence[str]:
        """Return the codes of all rooms."""

    async def rows(self, room: str) -> Sequence[str]:
        """Return the rows of a room, in order."""

    async def remove(self, room: str) -> None:
        """Delete a room."""

    async def read(self, key: str) -> str | None:
        """Return the value of a key, or None."""

    async def write(self, key: str, value: str) -> None:
        """Store the value of a key. Returns after it is durable."""


class PlannedPlayer(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A player of a new room: a person at the device, or a bot."""

    name: str = ""
    bot: str = ""  # the level of a bot


class DeviceRow(Struct, frozen=True, omit_defaults=True):
    """One row of a room's log, as the server has it, with what the server keeps elsewhere."""

    seq: int
    at: int
    by: UserId
    key: str
    entry: Raw  # see table/entries.py
    seed: str = ""  # of the game for which this row gathers players, in hexadecimal digits
    players: tuple[PlannedPlayer, ...] = ()  # by seat, in the first row


class Progress(Struct):
    """What the person has done with lessons and puzzles."""

    lessons: dict[str, list[str]] = {}  # by game: the ids of the lessons done
    tries: dict[str, PuzzleTry] = {}  # by game and puzzle
    days: list[tuple[Day, str]] = []  # on which a daily puzzle was solved, with its game


class DeviceStore:
    """Reads and writes the storage of the device. Raises `Illegal` with a sentence if it fails."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def append(self, room: Code, row: DeviceRow) -> None:
        """Store a row. If the storage fails, the log decides whether the row stands."""
        written = msgspec.json.encode(row).decode()
        try:
            await self._storage.append(room, row.seq, written)
        except Exception:
            stored = await self._rows(room)
            if written not in stored:
                raise Illegal(OVERTAKEN if len(stored) >= row.seq else UNWRITTEN) from None

    async def rows(self, room: Code) -> list[DeviceRow]:
        """Return the rows of a room. Raises `msgspec.MsgspecError` if one cannot be read."""
        return [msgspec.json.decode(row, type=DeviceRow) for row in await self._rows(room)]

    async def _rows(self, room: Code) -> list[str]:
        try:
            return [str(row) for row in await self._storage.rows(room)]
        except Exception:
            raise Illegal(UNREAD) from None

    async def rooms(self) -> list[Code]:
        """Return the codes of all rooms."""
        try:
            return [str(room) for room in await self._storage.rooms()]
        except Exception:
            raise Illegal(UNREAD) from None

    async def remove(self, room: Code) -> None:
        """Delete a room, and the analysis of its games."""
        try:
            await self._storage.remove(room)
            await self._storage.write(f"thoughts {room}", "")
        except Exception:
            raise Illegal(UNWRITTEN) from None

    async def _read(self, key: str, default: T) -> T:
        """Return a stored value, or the default if there is none or this release cannot read it."""
        try:
            written = await self._storage.read(key)
        except Exception:
            raise Illegal(UNREAD) from None
        if not isinstance(written, str) or not written:  # JavaScript's null is not None
            return default
        try:
            return msgspec.json.decode(written, type=type(default))
        except msgspec.MsgspecError:
            return default

    async def _write(self, key: str, value: object) -> None:
        try:
            await self._storage.write(key, msgspec.json.encode(value).decode())
        except Exception:
            raise Illegal(UNWRITTEN) from None

    # Names.

    async def names(self) -> dict[UserId, str]:
        """Return the names that the people at this device used last."""
        return {user: str(name) for user, name in (await self._read("names", dict[UserId, str]())).items()}

    async def keep_names(self, names: Mapping[UserId, str]) -> None:
        """Store the names of the people at this device."""
        await self._write("names", {**await self.names(), **names})

    # Finished games. The page reads their ids without starting this hall.

    async def finished(self) -> list[str]:
        """Return the ids of the finished games."""
        return await self._read("finished", list[str]())

    async def correct_finished(self, known: Sequence[str], found: Sequence[str]) -> None:
        """Store the ids of the games that were found, in place of those that were known before the search.

        Meanwhile another tab may have stored the id of one more game, which stays.
        """
        await self._write("finished", [*found, *(id for id in await self.finished() if id not in (*known, *found))])

    async def add_finished(self, id: str) -> None:
        """Store the id of one more finished game."""
        kept = await self.finished()
        if id not in kept:
            await self._write("finished", [*kept, id])

    # Thoughts about finished games.

    async def thoughts(self, room: Code, match: int) -> dict[int, Thoughts]:
        """Return the stored thoughts about a game, by turn."""
        kept = msgspec.convert(await self._read(f"thoughts {room}", {}), type=dict[str, dict[str, Thoughts]])
        return {int(turn): each for turn, each in kept.get(str(match), {}).items()}

    async def keep_thoughts(self, room: Code, match: int, turn: int, thoughts: Thoughts) -> None:
        """Store the thoughts about a turn."""
        kept = await self._read(f"thoughts {room}", dict[str, dict[str, object]]())
        kept.setdefault(str(match), {})[str(turn)] = thoughts
        await self._write(f"thoughts {room}", kept)

    # Lessons and puzzles. They belong to the owner of the device.

    async def progress(self) -> Progress:
        """Return what the person has done with lessons and puzzles."""
        return await self._read("progress", Progress())

    async def keep_lesson(self, game: str, lesson: str) -> None:
        """Record that a lesson is done."""
        kept = await self.progress()
        if lesson not in kept.lessons.setdefault(game, []):
            kept.lessons[game].append(lesson)
            await self._write("progress", kept)

    async def kept_puzzles(self, game: str) -> Sequence[StoredPuzzle]:
        """Return no puzzles besides those that come with a game."""
        return ()

    async def puzzle_ratings(self, game: str) -> Mapping[str, PuzzleRating]:
        """Return no ratings besides those that come with a puzzle."""
        return {}

    async def daily_puzzle(self, game: str, day: Day, proposed: str) -> str:
        """Return the puzzle that is proposed for a day."""
        return proposed

    async def puzzle_tries(self, user: UserId) -> Sequence[PuzzleTry]:
        """Return what the person has done with puzzles."""
        return tuple((await self.progress()).tries.values())

    async def puzzle_levels(self, user: UserId) -> Sequence[PuzzleLevel]:
        """Return no levels: tries are not rated on a device."""
        return ()

    async def puzzle_days(self, user: UserId) -> Sequence[tuple[Day, str]]:
        """Return the days on which a daily puzzle was solved, with its game."""
        return (await self.progress()).days

    async def try_puzzle(self, user: UserId, tried: PuzzleTried) -> TryOutcome:
        """Store a try. A puzzle whose solution was shown never counts as solved."""
        kept, key = await self.progress(), f"{tried.game} {tried.puzzle}"
        known, solved = kept.tries.get(key), tried.result == "solved"
        if known is None:
            at = tried.at if solved else None
            kept.tries[key] = PuzzleTry(tried.game, tried.puzzle, tried.at, solved, at, tried.result == "gave up")
        elif known.solved is None and solved and not known.shown:
            kept.tries[key] = replace(known, solved=tried.at)
        elif known.solved is None and tried.result == "gave up":
            kept.tries[key] = replace(known, shown=True)
        day = (tried.day, tried.game) if tried.day is not None else None
        if solved and day is not None and day not in kept.days and not (known and known.shown):
            kept.days.append((day[0] or 0, day[1]))
        await self._write("progress", kept)
        return TryOutcome(NEWCOMER, NEWCOMER, counted=False)
