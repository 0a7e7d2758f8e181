"""What is between people, put together: blocks, friends, whereabouts, and what waits for somebody."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Annotated

from msgspec import Meta, Struct

from tilehall.core.game import Illegal
from tilehall.core.registry import find, games
from tilehall.server import wire
from tilehall.server.accounts.blocks import CACHE_S, MAX_CACHED_PEOPLE, Blocks
from tilehall.server.accounts.people import People
from tilehall.server.api_types import Millis
from tilehall.server.company.friend_registry import FriendRegistry
from tilehall.server.company.whereabouts import Whereabouts
from tilehall.server.live.hall import Hall
from tilehall.server.live.presence import SocketIndex
from tilehall.server.ops.lookup_cache import LookupCache
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.titles import Titles
from tilehall.store.queries.company import ChallengeAnswer
from tilehall.store.store import Store
from tilehall.table.seat_names import SOMEBODY
from tilehall.table.summary import UserId


class ChallengeListing(Struct, frozen=True):
    """A challenge of mine, or to me."""

    code: Annotated[str, Meta(description="The room that is open for it.")]
    game: str
    title: str
    user: Annotated[str, Meta(description="The other one: who challenges me, or whom I challenge.")]
    name: str
    to_me: bool
    answer: ChallengeAnswer
    at: Millis
    expires: Millis


class Waiting(Struct, frozen=True):
    """What waits for somebody."""

    requests: Annotated[int, Meta(description="Requests to be friends that I have not answered.")]
    challenges: Annotated[tuple[ChallengeListing, ...], Meta(description="Mine and those to me, the newest first.")]
    here: Annotated[int, Meta(description="How many friends of mine are here.")] = 0


class CompanyHub:
    """All that is between the people of a hall."""

    def __init__(
        self,
        hall: Hall,
        store: Store,
        people: People,
        blocks: Blocks,
        sockets: SocketIndex,
        time: SystemTime,
        titles: Titles,
    ) -> None:
        self._hall = hall
        self._store = store
        self._people = people
        self._blocks = blocks
        self._sockets = sockets
        self._time = time
        self._titles = titles
        self.whereabouts = Whereabouts(hall, sockets, lambda: time.elapsed())
        self.friends = FriendRegistry(store, people, time, self.whereabouts, self.changed)
        self._waiting: LookupCache[UserId, Waiting] = LookupCache(MAX_CACHED_PEOPLE, CACHE_S, lambda: time.elapsed())
        # Called with those whom a change is about, and those of them who are to look again.
        self.on_change: list[Callable[[tuple[UserId, ...], tuple[UserId, ...]], None]] = []
        # Whoever is blocked is not told, not even that something is different.
        blocks.on_change.append(lambda user, other: self._tell((user, other), (user,)))

    async def block(self, user: UserId, other: UserId) -> None:
        """Block a person for a user, and remove them from the rooms in which the user gathers players as the host."""
        await self._blocks.block(user, other)
        for listing in await self._store.rooms_of(user):
            summary = listing.summary
            if summary.phase != "gathering" or summary.host != user or other not in summary.users or summary.queue:
                continue  # matchmaking parts two people who wait in a queue
            table = await self._hall.table(listing.room)
            seat = table.room.seat_of(other) if table else None
            if table is not None and seat is not None:
                with suppress(Illegal):  # the game has begun, or the user has handed the room over
                    await table.ask(user, wire.Clear(id=0, seat=seat))

    async def waiting(self, user: UserId) -> Waiting:
        """What waits for somebody, whose page is open: it is asked for now and then by every one."""
        circle = await self.friends.circle(user)
        self.whereabouts.page_of(user)
        here = 0
        if circle.friends and not circle.hidden:
            self.whereabouts.sign_of(user)
            here = sum(self.whereabouts.place_of(friend) is not None for friend in circle.friends)
        else:
            self.whereabouts.leave(user)
        waits = await self._waiting.look_up(user, self._find_waiting)
        return Waiting(waits.requests, waits.challenges, here)

    async def _find_waiting(self, user: UserId) -> Waiting:
        requests = await self._store.friend_requests(user, self._time.now())
        return Waiting(sum(each.asked == user for each in requests), await self.challenges(user))

    async def challenges(self, user: UserId) -> tuple[ChallengeListing, ...]:
        """The challenges of somebody, and those to them."""
        store, found = self._store, []
        challenges = await store.challenges(user, self._time.now())
        names = await self._people.names([id for each in challenges for id in (each.challenger, each.challenged)])
        for each in challenges:
            if each.game not in games():
                continue  # of a package that is gone
            to_me = each.challenged == user
            other = each.challenger if to_me else each.challenged
            if to_me and each.answer != "open":
                continue  # it is done with
            found.append(
                ChallengeListing(
                    code=each.room,
                    game=each.game,
                    title=self._titles(find(each.game)),
                    user=other,
                    name=names[other] or SOMEBODY,
                    to_me=to_me,
                    answer=each.answer,
                    at=each.at,
                    expires=each.expires,
                )
            )
        return tuple(found)

    def changed(self, *users: UserId) -> None:
        """Something is different between these people: tell them, here and on other nodes."""
        self._tell(users, users)

    def _tell(self, users: tuple[UserId, ...], called: tuple[UserId, ...]) -> None:
        self.heard(users, called)
        for callback in self.on_change:
            callback(users, called)

    def heard(self, users: tuple[UserId, ...], called: tuple[UserId, ...] = ()) -> None:
        """Forget what was cached of these people, and let the pages of some at a table look again."""
        self._blocks.forget(*users)
        self.friends.forget(*users)
        for user in users:
            self._waiting.invalidate(user)
        raw = wire.write(wire.Called())
        for user in called:
            for socket in self._sockets.of(user):
                socket.send(raw)
