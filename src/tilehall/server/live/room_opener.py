"""Open a room: write the first row of its log, under a free code and with an unpredictable seed."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Sequence

from msgspec import Raw

from tilehall.core.game import AnyGame, Illegal, Options, Seat, Step
from tilehall.core.registry import find
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.words import say
from tilehall.store.protocol import Gone, Row, Seed
from tilehall.store.queries.classes import SchoolClass
from tilehall.store.store import Store
from tilehall.table import commands, entries, room_settings
from tilehall.table.codes import MAX_CODES_TRIED, new_code
from tilehall.table.commands import NO_ROOM
from tilehall.table.dice import SEED_BYTES, Dice, commitment
from tilehall.table.room import Change, Room
from tilehall.table.room_settings import RoomSettings
from tilehall.table.summary import Code, UserId, class_of


def new_seed() -> bytes:
    """Return an unpredictable seed, from which all chance of a game follows."""
    return secrets.token_bytes(SEED_BYTES)


class Randomness:
    """The source of seeds, codes and dice, which tests replace."""

    def __init__(self) -> None:
        self.new_seed: Callable[[], bytes] = new_seed
        self.new_code: Callable[[], Code] = new_code
        self.make_dice: Callable[[bytes, tuple[str, ...]], Dice] = Dice


class RoomOpener:
    """Opens the rooms of a hall."""

    def __init__(
        self, store: Store, time: SystemTime, randomness: Randomness, max_rooms: int, counts: Counter[str]
    ) -> None:
        self._store = store
        self._time = time
        self._randomness = randomness
        self._max_rooms = max_rooms  # that one user may host at a time
        self._counts = counts

    async def open(self, user: UserId, game: str, given: RoomSettings[Raw], queue: str = "") -> Code:
        """Open a room, optionally in a quick-match queue, and return its code. The room of a pupil is one of the class.

        Raises `Malformed` or `Illegal` with the reason if it cannot be opened.
        """
        rules = find(game)
        return await self._open(user, rules, room_settings.decode(given, rules), queue)

    async def open_from(self, user: UserId, source: Room, steps: int) -> Code:
        """Open a room whose game continues after this many steps of a finished game, and return its code.

        Raises `Illegal` with the reason if it cannot be opened. The caller has checked that the user may see the whole
        game.
        """
        settings = RoomSettings(options=source.options, seats=len(source.chairs), listed=False, watch=True)
        return await self._open(user, source.game, settings, position=source.steps[:steps], first=source.first)

    async def _open(
        self,
        user: UserId,
        rules: AnyGame,
        settings: RoomSettings[Options],
        queue: str = "",
        position: Sequence[Step] = (),
        first: Seat | None = None,
    ) -> Code:
        hosted = [each for each in await self._store.rooms_of(user) if each.summary.host == user]
        if sum(each.summary.phase in ("gathering", "playing") for each in hosted) >= self._max_rooms:
            raise Illegal(say("too-many-rooms", most=self._max_rooms))
        school_class = await self._store.school_class(class_of(user)) if class_of(user) else None

        def open_as(code: Code, proof: str) -> Change:
            return commands.open_room(
                code,
                user,
                rules,
                settings,
                proof,
                queue,
                position,
                first,
                class_of(user),
                school_class.teacher if school_class else "",
            )

        return await self._append(user, open_as)

    async def open_for_pupils(self, school_class: SchoolClass, game: str, given: RoomSettings[Raw]) -> Code:
        """Open a room without a host, in which a teacher seats pupils, and return its code."""
        rules = find(game)
        settings = room_settings.decode(given, rules)

        def open_as(code: Code, proof: str) -> Change:
            return commands.open_room(
                code, "", rules, settings, proof, class_code=school_class.code, teacher=school_class.teacher
            )

        return await self._append("", open_as)

    async def _append(self, user: UserId, open_as: Callable[[Code, str], Change]) -> Code:
        """Write the first row of a room under a free code, and return the code."""
        for _ in range(MAX_CODES_TRIED):
            seed, code = self._randomness.new_seed(), self._randomness.new_code()
            change = open_as(code, commitment(seed))
            row = Row(code, 1, self._time.now(), user, "opened", entries.write(change.entry))
            try:
                stands = await self._store.append(row, change.room.summary(), Seed(1, seed))
            except Gone:  # the class
                raise Illegal(NO_ROOM) from None
            if stands is not None and stands.entry == row.entry:
                self._counts["opened"] += 1
                return code
        raise Illegal(say("no-free-code"))
