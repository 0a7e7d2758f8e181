"""Friends: two people who both agreed, by a link that one made and the other said yes to, or by a request.

A link is for one person, works for a week and can be taken back: whoever finds one that was meant for somebody else
uses it up, is seen in the list of friends at once, and is removed with one click. A request can be sent to somebody
whom one shares a room with, and by accounts to anybody whose profile they see; a guest costs nothing, so that a block
would not keep one from asking under another name. Otherwise guests have friends as accounts do, and keep them when they
become one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tilehall.core.game import Illegal
from tilehall.server.accounts.blocks import BLOCKED, CACHE_S, MAX_CACHED_PEOPLE, NOBODY
from tilehall.server.accounts.passwords import digest, new_token
from tilehall.server.accounts.people import People
from tilehall.server.company.whereabouts import Whereabouts
from tilehall.server.errors import NotFound, NotSignedIn
from tilehall.server.ops.lookup_cache import LookupCache
from tilehall.server.ops.system_time import SystemTime
from tilehall.store.protocol import Gone, User
from tilehall.store.queries.company import FriendBounds, FriendLink, FriendOutcome, FriendRequest
from tilehall.store.store import Store
from tilehall.table.summary import UserId

DAY_MS = 86_400_000  # milliseconds
BOUNDS = FriendBounds(friends=200, requests=50)  # more than a list on a phone is good for
MAX_LINKS = 10  # of one person that wait for somebody
LINK_LIFETIME_MS = 7 * DAY_MS
REQUEST_LIFETIME_MS = 30 * DAY_MS

YOURSELF = "That is your own account. Ask somebody else."
FULL = f"That is the most one can have: {BOUNDS.friends} friends, and {BOUNDS.requests} requests that wait."
OTHER_FULL = "This person has as many friends or requests as one can have here."
NO_REQUEST = "This request no longer exists."
NO_LINK = "This link no longer works: it was used, taken back or has expired."
OWN_LINK = "This is your own link; send it to somebody."
MANY_LINKS = f"{MAX_LINKS} of your links are still unused. Take them back first."
GUEST = "As a guest you can ask players at your table, or share a link. With an account you can ask anyone."
FriendRelation = Literal["none", "friends", "asked", "asks"]  # I have asked them; they ask me


class Circle(Struct, frozen=True):
    """What is looked up of somebody again and again."""

    friends: frozenset[UserId]
    hidden: bool  # friends do not see whether this person is here, nor this person where they are


class FriendRegistry:
    """Who is friends with whom."""

    def __init__(
        self,
        store: Store,
        people: People,
        time: SystemTime,
        whereabouts: Whereabouts,
        changed: Callable[..., None],
    ) -> None:
        """`changed` is called with the users between whom something has changed."""
        self._store = store
        self._people = people
        self._time = time
        self._whereabouts = whereabouts
        self._changed = changed
        self._circles: LookupCache[UserId, Circle] = LookupCache(MAX_CACHED_PEOPLE, CACHE_S, lambda: time.elapsed())

    async def circle(self, user: UserId) -> Circle:
        """The friends of somebody."""
        return await self._circles.look_up(user, self._find_circle)

    async def _find_circle(self, user: UserId) -> Circle:
        person = await self._store.user(user)
        friends = frozenset(each.user for each in await self._store.friends(user))
        return Circle(friends, person is None or person.hidden)

    def forget(self, *users: UserId) -> None:
        """Forget what was cached of these people."""
        for user in users:
            self._circles.invalidate(user)

    async def relation(self, user: UserId, other: UserId) -> FriendRelation:
        """What somebody is to another person, as far as that one may know."""
        if other in (await self.circle(user)).friends:
            return "friends"
        for each in await self._store.friend_requests(user, self._time.now()):
            if other in (each.user, each.asked):
                return "asks" if each.user == other else "asked"
        return "none"

    # Asking, and answering.

    async def ask(self, user: UserId, other: UserId) -> Literal["friends", "asked"]:
        """Ask somebody to be friends: whether the two are at once, because the other one has asked before."""
        if user == other:
            raise Illegal(YOURSELF)
        await self._require_known(user, other)
        now = self._time.now()
        try:
            outcome = await self._store.ask_friend(FriendRequest(user, other, now, now + REQUEST_LIFETIME_MS), BOUNDS)
        except Gone:
            raise NotFound(NOBODY) from None
        self._changed(user, other)
        return "friends" if agreed(outcome) else "asked"

    async def accept(self, user: UserId, asker: UserId) -> None:
        """Say yes to a request."""
        try:
            outcome = await self._store.accept_friend(user, asker, self._time.now(), BOUNDS)
        except Gone:
            raise NotFound(NO_REQUEST) from None
        if outcome == "nothing":
            raise NotFound(NO_REQUEST)
        agreed(outcome)
        self._changed(user, asker)

    async def decline(self, user: UserId, asker: UserId) -> None:
        """Say no to a request; whoever asked is not told."""
        if not await self._store.decline_friend(user, asker):
            raise NotFound(NO_REQUEST)
        self._changed(user)

    async def remove(self, user: UserId, friend: UserId) -> None:
        """Be friends no more."""
        if await self._store.end_friendship(user, friend):
            self._changed(user, friend)

    async def _require_known(self, user: UserId, other: UserId) -> None:
        """Refused where somebody may not send this person a request."""
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
        """A secret that makes one other person a friend, and when it runs out."""
        token, now = new_token(), self._time.now()
        try:
            kept = await self._store.add_friend_link(
                FriendLink(digest(token), user, now, now + LINK_LIFETIME_MS), MAX_LINKS
            )
        except Gone:
            raise NotSignedIn("This account was deleted.") from None
        if not kept:
            raise Illegal(MANY_LINKS)
        return token, now + LINK_LIFETIME_MS

    async def maker(self, token: str) -> UserId:
        """Return the user who made a link, for any caller. Raises `Refused` if it does not work."""
        link = await self._store.friend_link(digest(token), self._time.now())
        if link is None:
            raise NotFound(NO_LINK)
        return link.user

    async def use_link(self, token: str, user: UserId) -> UserId:
        """Become a friend of the person who made a link, and return who that is.

        A user whom that person blocks finds the link used up, which it is from then on.
        """
        maker = await self.maker(token)
        if maker == user:
            raise Illegal(OWN_LINK)
        try:
            outcome = await self._store.use_friend_link(digest(token), user, self._time.now(), BOUNDS)
        except Gone:
            raise NotFound(NO_LINK) from None
        if outcome == "nothing":
            raise NotFound(NO_LINK)
        agreed(outcome)
        self._changed(user, maker)
        return maker

    async def end_links(self, user: UserId) -> None:
        """Take every link of somebody back."""
        await self._store.end_friend_links(user)

    # Being seen.

    async def hide(self, user: UserId, hidden: bool) -> User:
        """Whether friends see that somebody is here; whoever hides does not see where friends are, either."""
        changed = await self._people.change_user(user, lambda now: replace(now, hidden=hidden))
        self._whereabouts.leave(user)
        self._changed(user)
        return changed


def is_visible(user: User) -> bool:
    """Whether somebody's profile is for others to see."""
    return not user.deleted and not user.private and user.login is not None


def agreed(outcome: FriendOutcome) -> bool:
    """Whether two are friends by what was done; Illegal with the reason where nothing was."""
    match outcome:
        case "blocked":
            raise Illegal(BLOCKED)
        case "full":
            raise Illegal(FULL)
        case "other_full":
            raise Illegal(OTHER_FULL)
        case _:
            return outcome == "friends"
