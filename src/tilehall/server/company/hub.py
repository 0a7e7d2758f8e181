"""The hub of everything between users: blocks, friends, presence, requests and challenges."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from tilehall.core.game import Illegal
from tilehall.core.languages import ENGLISH
from tilehall.core.registry import find, games
from tilehall.messages import wire
from tilehall.messages.api_types import Millis
from tilehall.server.accounts.blocks import CACHE_S, MAX_CACHED_PEOPLE, Blocks
from tilehall.server.accounts.people import People
from tilehall.server.company.friend_registry import FriendRegistry
from tilehall.server.company.whereabouts import Whereabouts
from tilehall.server.live.hall import Hall
from tilehall.server.live.presence import SocketIndex
from tilehall.server.ops.lookup_cache import LookupCache
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.titles import Titles
from tilehall.store.queries.company import ChallengeAnswer
from tilehall.store.store import Store
from tilehall.table.seat_names import known_name
from tilehall.table.summary import UserId, is_bot_account


class ChallengeListing(Struct, frozen=True):
    """A challenge by or to the user."""

    code: Annotated[str, Meta(description="The code of its room.")]
    game: str
    title: str
    user: Annotated[str, Meta(description="The other user: the challenger, or the challenged user.")]
    name: str
    to_me: bool
    answer: ChallengeAnswer
    at: Millis
    expires: Millis


class TournamentCall(Struct, frozen=True):
    """A tournament that the user has entered, and the table at which the user is awaited."""

    code: str
    title: str
    game: str
    game_title: str
    phase: str
    starts_at: Annotated[int, Meta(description="In milliseconds since 1970; 0: when the organiser starts it.")]
    room: Annotated[str, Meta(description="The code of the room of the user's table; blank: none at the moment.")]


class Waiting(Struct, frozen=True):
    """The pending requests and challenges of a user."""

    requests: Annotated[int, Meta(description="The number of unanswered friend requests.")]
    challenges: Annotated[
        tuple[ChallengeListing, ...], Meta(description="Challenges by and to the user, the newest first.")
    ]
    here: Annotated[int, Meta(description="The number of friends who are online.")] = 0
    tournaments: Annotated[
        tuple[TournamentCall, ...],
        Meta(
            description="Tournaments that the user has entered and that are not over, those with a waiting table first."
        ),
    ] = ()


class CompanyHub:
    """Everything between the users of a hall."""

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
        self.whereabouts = Whereabouts(hall.tables, sockets, lambda: time.elapsed())
        self.friends = FriendRegistry(store, people, time, self.whereabouts, self.changed)
        self._waiting: LookupCache[UserId, Waiting] = LookupCache(MAX_CACHED_PEOPLE, CACHE_S, lambda: time.elapsed())
        # Called with the users of a change, and with those of them whose pages must look again.
        self.on_change: list[Callable[[tuple[UserId, ...], tuple[UserId, ...]], None]] = []
        # The blocked user is not notified, not even that something has changed.
        blocks.on_change.append(lambda user, other: self._tell((user, other), (user,)))

    async def block(self, user: UserId, other: UserId) -> None:
        """Block a user, and remove them from the rooms in which the blocker gathers players as the host."""
        await self._blocks.block(user, other)
        for listing in await self._store.rooms_of(user):
            summary = listing.summary
            if summary.phase != "gathering" or summary.host != user or other not in summary.users or summary.queue:
                continue  # matchmaking separates two users who wait in a queue
            table = await self._hall.table(listing.room)
            seat = table.room.seat_of(other) if table else None
            if table is not None and seat is not None:
                with suppress(Illegal):  # the game has begun, or the user is no longer the host
                    await table.ask(user, wire.Clear(id=0, seat=seat))

    async def waiting(self, user: UserId, language: str = ENGLISH, *, hidden: bool = False) -> Waiting:
        """Return the pending requests and challenges of a user. Every open page polls this.

        A page that is hidden behind another tab says nothing of where its user is.
        """
        circle = await self.friends.circle(user)
        sees_friends = bool(circle.friends) and not circle.hidden
        if not hidden:
            self.whereabouts.page_of(user)
            if sees_friends or is_bot_account(user):  # a bot account can be challenged while its program polls
                self.whereabouts.sign_of(user)
            else:
                self.whereabouts.leave(user)
        friends_here = [each for each in circle.friends if self.whereabouts.place_of(each) is not None]
        waits = await self._waiting.look_up(user, self._find_waiting)
        return replace(
            waits,
            challenges=self._in_words(waits.challenges, language),
            here=len(friends_here) if sees_friends else 0,
            tournaments=tuple(
                [replace(each, game_title=self._titles(find(each.game), language)) for each in waits.tournaments]
            ),
        )

    async def _find_waiting(self, user: UserId) -> Waiting:
        requests = await self._store.friend_requests(user, self._time.now())
        return Waiting(
            requests=sum(each.asked == user for each in requests),
            challenges=await self._find_challenges(user),
            tournaments=tuple(
                TournamentCall(each.tournament, each.title, each.game, "", each.state, each.starts_at, each.room)
                for each in await self._store.tournament_calls(user)
                if each.game in games()
            ),
        )

    async def challenges(self, user: UserId, language: str) -> tuple[ChallengeListing, ...]:
        """Return the challenges by and to a user."""
        return self._in_words(await self._find_challenges(user), language)

    def _in_words(self, found: Iterable[ChallengeListing], language: str) -> tuple[ChallengeListing, ...]:
        """Return challenges with their texts, which depend on the reader."""
        return tuple(
            [
                replace(each, title=self._titles(find(each.game), language), name=known_name(each.name, language))
                for each in found
            ]
        )

    async def _find_challenges(self, user: UserId) -> tuple[ChallengeListing, ...]:
        """Return the challenges by and to a user, without titles and with blank names of deleted users."""
        store, found = self._store, []
        challenges = await store.challenges(user, self._time.now())
        names = await self._people.names([id for each in challenges for id in (each.challenger, each.challenged)])
        for each in challenges:
            if each.game not in games():
                continue  # the game's package is no longer installed
            to_me = each.challenged == user
            other = each.challenger if to_me else each.challenged
            if to_me and each.answer != "open":
                continue  # the challenge is over
            found.append(
                ChallengeListing(
                    code=each.room,
                    game=each.game,
                    title="",
                    user=other,
                    name=names[other],
                    to_me=to_me,
                    answer=each.answer,
                    at=each.at,
                    expires=each.expires,
                )
            )
        return tuple(found)

    def changed(self, *users: UserId) -> None:
        """Notify these users, here and on other nodes, that something between them has changed."""
        self._tell(users, users)

    def _tell(self, users: tuple[UserId, ...], called: tuple[UserId, ...]) -> None:
        self.heard(users, called)
        for callback in self.on_change:
            callback(users, called)

    def heard(self, users: tuple[UserId, ...], called: tuple[UserId, ...] = ()) -> None:
        """Drop these users from the caches, and make the pages of the `called` users look again."""
        self._blocks.forget(*users)
        self.friends.forget(*users)
        for user in users:
            self._waiting.invalidate(user)
        raw = wire.write(wire.Called())
        for user in called:
            for socket in self._sockets.of(user):
                socket.send(raw)
