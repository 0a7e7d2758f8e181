"""Friends: two users who both agreed, through a link or a request.

A link is for one user, works for a week and can be revoked. If the wrong user finds a link, they use it up, appear in
the list of friends at once, and can be removed with one click.

Any user can send a request to users in the same room, and accounts to anyone whose profile they see. Guests may not,
because a guest costs nothing, and a blocked guest could ask again under another name. Otherwise guests have friends
like accounts do, and keep them when they become one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tilehall.core.game import Illegal
from tilehall.core.message import Text
from tilehall.messages.errors import NotFound, NotSignedIn
from tilehall.server.accounts.blocks import BLOCKED, CACHE_S, MAX_CACHED_PEOPLE, NOBODY
from tilehall.server.accounts.passwords import digest, new_token
from tilehall.server.accounts.people import GONE, People
from tilehall.server.company.whereabouts import Whereabouts
from tilehall.server.ops.lookup_cache import LookupCache
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.words import say
from tilehall.store.protocol import Gone, User
from tilehall.store.queries.company import FriendBounds, FriendLink, FriendOutcome, FriendRequest
from tilehall.store.store import Store
from tilehall.table.summary import UserId, class_of, is_bot_account

DAY_MS = 86_400_000
BOUNDS = FriendBounds(friends=200, requests=50)  # more than fit a list on a phone
MAX_LINKS = 10  # unused, per user
LINK_LIFETIME_MS = 7 * DAY_MS
REQUEST_LIFETIME_MS = 30 * DAY_MS

YOURSELF = say("friend-yourself")
FULL = say("too-many-friends", friends=BOUNDS.friends, requests=BOUNDS.requests)
OTHER_FULL = say("too-many-friends-there")
NO_REQUEST = say("friend-request-gone")
NO_LINK = say("friend-link-used")
OWN_LINK = say("friend-link-own")
MANY_LINKS = say("too-many-friend-links", most=MAX_LINKS)
GUEST = say("friends-of-guest")
# "asked": the user has asked the other. "asks": the other has asked the user.
FriendRelation = Literal["none", "friends", "asked", "asks"]


class Circle(Struct, frozen=True):
    """A user's friends, and whether the user hides, which are looked up often."""

    friends: frozenset[UserId]
    hidden: bool  # friends do not see whether the user is online, and the user does not see where friends are


class FriendRegistry:
    """The friendships of the hall."""

    def __init__(
        self,
        store: Store,
        people: People,
        time: SystemTime,
        whereabouts: Whereabouts,
        changed: Callable[..., None],
    ) -> None:
        """Set up the registry. `changed` is called with the users between whom something has changed."""
        self._store = store
        self._people = people
        self._time = time
        self._whereabouts = whereabouts
        self._changed = changed
        self._circles: LookupCache[UserId, Circle] = LookupCache(MAX_CACHED_PEOPLE, CACHE_S, lambda: time.elapsed())

    async def circle(self, user: UserId) -> Circle:
        """Return the friends of a user."""
        return await self._circles.look_up(user, self._find_circle)

    async def _find_circle(self, user: UserId) -> Circle:
        person = await self._store.user(user)
        friends = frozenset(each.user for each in await self._store.friends(user))
        return Circle(friends, person is None or person.hidden)

    def forget(self, *users: UserId) -> None:
        """Drop these users from the cache."""
        for user in users:
            self._circles.invalidate(user)

    async def relation(self, user: UserId, other: UserId) -> FriendRelation:
        """Return the relation of another user to a user, as far as the user may know it."""
        if other in (await self.circle(user)).friends:
            return "friends"
        for each in await self._store.friend_requests(user, self._time.now()):
            if other in (each.user, each.asked):
                return "asks" if each.user == other else "asked"
        return "none"

    # Requests.

    async def ask(self, user: UserId, other: UserId) -> Literal["friends", "asked"]:
        """Ask a user to be friends.

        Return "friends" if the two are friends at once, because the other has already asked.
        """
        if user == other:
            raise Illegal(YOURSELF)
        if is_bot_account(other):
            raise Illegal(say("friend-bot-account"))
        if class_of(other):
            raise NotFound(NOBODY)  # a pupil is in no company outside the class
        await self._require_known(user, other)
        now = self._time.now()
        asking = self._store.ask_friend(FriendRequest(user, other, now, now + REQUEST_LIFETIME_MS), BOUNDS)
        return "friends" if await self._agreed(user, other, asking, NOBODY) else "asked"

    async def accept(self, user: UserId, asker: UserId) -> None:
        """Accept a request."""
        accepting = self._store.accept_friend(user, asker, self._time.now(), BOUNDS)
        await self._agreed(user, asker, accepting, NO_REQUEST)

    async def _agreed(self, user: UserId, other: UserId, writing: Awaitable[FriendOutcome], missing: Text) -> bool:
        """Wait until an agreement of two users is written, and return whether they are friends now.

        Raises `NotFound` with the reason `missing` if there is nothing to agree to, and `Illegal` if they may not.
        """
        try:
            outcome = await writing
        except Gone:
            raise NotFound(missing) from None
        match outcome:
            case "nothing":
                raise NotFound(missing)
            case "blocked":
                raise Illegal(BLOCKED)
            case "full":
                raise Illegal(FULL)
            case "other_full":
                raise Illegal(OTHER_FULL)
        self._changed(user, other)
        return outcome == "friends"

    async def decline(self, user: UserId, asker: UserId) -> None:
        """Decline a request. The user who asked is not notified."""
        if not await self._store.decline_friend(user, asker):
            raise NotFound(NO_REQUEST)
        self._changed(user)

    async def remove(self, user: UserId, friend: UserId) -> None:
        """End a friendship."""
        if await self._store.end_friendship(user, friend):
            self._changed(user, friend)

    async def _require_known(self, user: UserId, other: UserId) -> None:
        """Raise `Refused` if a user may not send the other user a request."""
        rooms = await self._store.rooms_of(user)
        if any(other in (*room.summary.users, room.summary.host) for room in rooms):
            return
        me, them = await self._store.user(user), await self._store.user(other)
        asked = any(each.user == other for each in await self._store.friend_requests(user, self._time.now()))
        if not asked and (them is None or not is_visible(them)):
            raise NotFound(NOBODY)
        if not asked and (me is None or me.login is None):
            raise Illegal(GUEST)

    # Links.

    async def new_link(self, user: UserId) -> tuple[str, int]:
        """Return a secret that makes one other user a friend, and when it expires."""
        token, now = new_token(), self._time.now()
        try:
            kept = await self._store.add_friend_link(
                FriendLink(digest(token), user, now, now + LINK_LIFETIME_MS), MAX_LINKS
            )
        except Gone:
            raise NotSignedIn(GONE) from None
        if not kept:
            raise Illegal(MANY_LINKS)
        return token, now + LINK_LIFETIME_MS

    async def maker(self, token: str) -> UserId:
        """Return the user who made a link, for any caller. Raises `Refused` if the link does not work."""
        link = await self._store.friend_link(digest(token), self._time.now())
        if link is None:
            raise NotFound(NO_LINK)
        return link.user

    async def use_link(self, token: str, user: UserId) -> UserId:
        """Become a friend of the user who made a link, and return that user.

        Raises `NotFound`, as for a used link, if that user blocks this one. The link is then used up, too.
        """
        maker = await self.maker(token)
        if maker == user:
            raise Illegal(OWN_LINK)
        using = self._store.use_friend_link(digest(token), user, self._time.now(), BOUNDS)
        await self._agreed(user, maker, using, NO_LINK)
        return maker

    async def end_links(self, user: UserId) -> None:
        """Revoke every link of a user."""
        await self._store.end_friend_links(user)

    # Presence.

    async def hide(self, user: UserId, hidden: bool) -> User:
        """Set whether a user is hidden from friends. A hidden user does not see where friends are."""
        changed = await self._people.change_user(user, lambda now: replace(now, hidden=hidden))
        self._whereabouts.leave(user)
        self._changed(user)
        return changed


def is_visible(user: User) -> bool:
    """Return whether a user's profile is visible to others."""
    return not user.deleted and not user.private and user.login is not None
