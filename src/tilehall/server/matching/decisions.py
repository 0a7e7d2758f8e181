"""Which waiting users are seated at which table: pure functions over the waiting rooms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from msgspec import Struct
from msgspec.structs import replace

from tilehall.table.summary import Code, UserId

Queue = tuple[str, str]  # a game and a speed
Apart = Mapping[UserId, AbstractSet[UserId]]  # the users from whom a user is kept apart; symmetric


class WaitingRoom(Struct, frozen=True):
    """A quick-match room that still has free seats."""

    code: Code
    opened: int
    queue: Queue
    free: int
    people: tuple[UserId, ...]  # by seat
    joinable: bool  # its users are present, or need not be
    # Users who can be moved to another table, because their page is open and follows them there.
    here: frozenset[UserId] = frozenset()

    @property
    def age(self) -> tuple[int, Code]:
        """A sort key that is the same on every node, whatever their clocks say."""
        return self.opened, self.code


class Correction(Struct, frozen=True):
    """A user who has to leave a room, for another room or to ask again."""

    user: UserId
    source: Code
    target: Code | None = None


def room_for(user: UserId, queue: Queue, rooms: Sequence[WaitingRoom], apart: Apart) -> Code | None:
    """Return the oldest room of a queue that a user can join, or None if they have to open one."""
    fitting = (room for room in rooms if room.queue == queue and _fits(user, room, apart))
    oldest = min(fitting, key=lambda room: room.age, default=None)
    return oldest.code if oldest else None


def corrections(rooms: Sequence[WaitingRoom], apart: Apart) -> tuple[Correction, ...]:
    """Return the corrections that the rooms need, in order.

    Servers that are asked at the same moment may open two rooms for users who wait for each other, or seat a user
    twice. Users who sit together may also block each other. After the corrections, nobody waits in two rooms, nobody
    sits with a user from whom they are kept apart, and nobody waits in a newer room who could wait in an older one. A
    room whose seats are all taken is left alone, because its game is about to begin.
    """
    waiting = {room.code: room for room in sorted(rooms, key=lambda room: room.age)}
    needed = list[Correction]()

    def leave(user: UserId, code: Code, target: Code | None = None) -> None:
        needed.append(Correction(user, code, target))
        room = waiting[code]
        people = tuple(each for each in room.people if each != user)
        waiting[code] = replace(room, people=people, free=room.free + 1, here=room.here - {user})

    seated = set[UserId]()
    for code, room in tuple(waiting.items()):
        for user in room.people:
            together = [each for each in waiting[code].people if each in apart.get(user, ())]
            if user in seated or (together and user != waiting[code].people[0]):
                leave(user, code)
            seated.add(user)
    moved = True
    while moved:  # ends, because every move leads to an older room
        moved = False
        for code in tuple(waiting):
            for user in waiting[code].people:
                target = _older(user, waiting[code], tuple(waiting.values()), apart)
                if target is not None:
                    leave(user, code, target.code)
                    waiting[target.code] = replace(
                        target, people=(*target.people, user), free=target.free - 1, here=target.here | {user}
                    )
                    moved = True
    return tuple(needed)


def _older(user: UserId, room: WaitingRoom, rooms: Sequence[WaitingRoom], apart: Apart) -> WaitingRoom | None:
    """Return the oldest room to which a user can move from theirs."""
    if user not in room.here or not room.free:
        return None
    older = (each for each in rooms if each.age < room.age and each.queue == room.queue)
    return next((each for each in older if _fits(user, each, apart)), None)


def _fits(user: UserId, room: WaitingRoom, apart: Apart) -> bool:
    """Return whether a user may join a room. An empty room is about to be closed."""
    return room.joinable and room.free > 0 and bool(room.people) and not apart.get(user, frozenset()) & {*room.people}
