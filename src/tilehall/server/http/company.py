"""Friends, links to become friends, blocks and challenges over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct
from msgspec.structs import replace

from tilehall.core.game import Malformed
from tilehall.core.registry import find, games
from tilehall.messages.api_types import Body, Millis
from tilehall.messages.rooms import OpenedRoom
from tilehall.server.accounts.blocks import Blocks
from tilehall.server.accounts.people import People, Who
from tilehall.server.classes.registry import ClassRegistry
from tilehall.server.company.challenging import ChallengeRooms, last_opponents
from tilehall.server.company.friend_registry import Circle, FriendRegistry
from tilehall.server.company.hub import CompanyHub, Waiting
from tilehall.server.company.whereabouts import Whereabouts
from tilehall.server.http.dependencies import ASKING_FAST, Caller
from tilehall.server.http.qr_code import link_to, qr_code
from tilehall.server.http.request import AnyRequest
from tilehall.server.http.rooms import WRONG_CODES, Code, NewRoom
from tilehall.server.http.routes import FOR_BOTS, SIGNED_IN, command, create, delete, get, patch, post
from tilehall.server.http.sign_in import Me, describe
from tilehall.server.live.hall import code_of
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.settings import Settings
from tilehall.server.titles import Titles
from tilehall.server.words import say
from tilehall.store.store import Store
from tilehall.table.seat_names import known_name
from tilehall.table.summary import class_of

ASKS_MUCH = say("limit-company")
PersonId = Annotated[str, Meta(min_length=1, max_length=64, description="A user's id.")]
PersonInPath = Annotated[str, PathParameter(max_length=64, description="A user's id.")]


class Whom(Body, frozen=True):
    """A user."""

    user: PersonId


class BlockedPerson(Struct, frozen=True):
    """A user whom the user blocks."""

    user: str
    name: str
    at: Millis


async def blocked_by_me(store: Store, people: People, me: Who) -> tuple[BlockedPerson, ...]:
    """Return the users whom a user blocks, the newest block first, without deleted users."""
    found = await store.blocks(me.user)
    names = await people.names([each.blocked for each in found])
    return tuple(BlockedPerson(each.blocked, names[each.blocked], each.at) for each in found if names[each.blocked])


class BlocksController(Controller):
    """Routes for blocks."""

    tags = ("people",)
    security = SIGNED_IN

    @get("/blocks", "List blocked users", 401, for_pupils=True)
    async def list_blocks(
        self, store: Given[Store], people: Given[People], me: Given[Who]
    ) -> tuple[BlockedPerson, ...]:
        """List the users whom the user blocks, the newest block first. Blocked users are not notified."""
        return await blocked_by_me(store, people, me)

    @command("/blocks", "Block a user", 401, 404, 409, 422, for_pupils=True)
    async def block(
        self, data: JSONBody[Whom], company: Given[CompanyHub], caller: Given[Caller], me: Given[Who]
    ) -> None:
        """Block a user.

        The two can no longer send each other requests or challenges, sit at each other's tables, or read each other's
        talk. A friendship ends. If the user is the host of a room that gathers players, the blocked user loses their
        seat there. A running game continues.
        """
        caller.take("company", me.user, ASKS_MUCH)
        await company.block(me.user, data.user)

    @delete("/blocks/{user:str}", "Unblock a user", 401, for_pupils=True)
    async def unblock(self, user: PersonInPath, blocks: Given[Blocks], me: Given[Who]) -> None:
        """Unblock a user. What the block ended stays ended."""
        await blocks.unblock(me.user, user)


MAX_OPPONENTS = 8  # in the list, the newest first
WRONG_LINKS = say("limit-friend-links")
Token = Annotated[str, Meta(min_length=1, max_length=100, description="The part of the link after `#friend=`.")]
PresenceWord = Literal["playing", "here", "away"]


class FriendListing(Struct, frozen=True):
    """A friend of the user."""

    user: str
    name: str
    since: Millis
    presence: Annotated[PresenceWord, Meta(description="Always `away` if either of the two hides.")]
    game: Annotated[str, Meta(description="The name of the game they are playing; or blank.")]
    title: Annotated[str, Meta(description="The title of that game; or blank.")]
    watch: Annotated[str, Meta(description="The code of their table if it can be watched; or blank.")]


class AskedListing(Struct, frozen=True):
    """A friend request."""

    user: Annotated[str, Meta(description="The other user.")]
    name: str
    to_me: bool
    at: Millis


class LastOpponent(Struct, frozen=True):
    """A recent opponent who is not a friend."""

    user: str
    name: str
    game: str
    title: str
    room: Annotated[str, Meta(description="The room of their last game, to challenge them to the same again.")]
    at: Millis


class FriendList(Struct, frozen=True):
    """The friends of the user, and users who may become friends."""

    friends: tuple[FriendListing, ...]
    requests: tuple[AskedListing, ...]
    opponents: tuple[LastOpponent, ...]
    links: Annotated[int, Meta(description="The number of unused friend links.")]
    hidden: bool


class FriendInvitation(Struct, frozen=True):
    """A link with which one other user becomes a friend. It is shown only once."""

    url: str
    qr: Annotated[str, Meta(description="The link as a QR code, in SVG.")]
    expires: Millis


class FriendToken(Body, frozen=True):
    """A link that was opened."""

    token: Token


class Inviter(Struct, frozen=True):
    """The user who made a link."""

    name: str
    me: Annotated[bool, Meta(description="Whether the user made it.")]
    friend: Annotated[bool, Meta(description="Whether the two are already friends.")]


class Relation(Struct, frozen=True):
    """The relation of another user to the user."""

    name: str
    relation: Literal["friends", "asked"]


class Visibility(Body, frozen=True):
    """Whether the user is hidden from friends."""

    presence: Literal["shown", "hidden"]


class FriendsController(Controller):
    """Routes for friends."""

    tags = ("people",)
    security = SIGNED_IN

    @get("/me/company", "Get pending requests and challenges", 401, security=FOR_BOTS, for_pupils=True)
    async def show_waiting(
        self,
        company: Given[CompanyHub],
        classes: Given[ClassRegistry],
        me: Given[Who],
        reader_language: Given[str],
        hidden: Annotated[
            bool, QueryParameter(description="Whether the page is behind another tab. It does not count as open then.")
        ] = False,
    ) -> Waiting:
        """Return pending requests, challenges and answers.

        Every open page polls this, so friends see the user as online, and the teacher sees a pupil.
        """
        if class_of(me.user) and not hidden:
            await classes.touch(me.user)
        return await company.waiting(me.user, reader_language, hidden=hidden)

    @patch("/me/presence", "Hide from friends", 401, 422)
    async def set_hidden(
        self, data: JSONBody[Visibility], friends: Given[FriendRegistry], people: Given[People], me: Given[Who]
    ) -> Me:
        """Hide from friends where the user is, or stop hiding. A user who hides does not see where friends are."""
        return describe(people, await friends.hide(me.user, data.presence == "hidden"))

    @get("/friends", "List friends", 401)
    async def list_friends(
        self,
        store: Given[Store],
        titles: Given[Titles],
        time: Given[SystemTime],
        friends: Given[FriendRegistry],
        whereabouts: Given[Whereabouts],
        blocks: Given[Blocks],
        people: Given[People],
        me: Given[Who],
        reader_language: Given[str],
    ) -> FriendList:
        """List the friends and where they are, requests, and recent opponents."""
        now = time.now()
        listed = await store.friends(me.user)
        requests = await store.friend_requests(me.user, now)
        circle = await friends.circle(me.user)
        # Users who block this user stay in the list, because their absence would reveal the block.
        left_out = circle.friends | (await blocks.of(me.user)).blocked
        met = [(user, *where) for user, where in (await last_opponents(store, me.user)).items()]
        met = [each for each in met if each[0] not in left_out and each[2] in games()][:MAX_OPPONENTS]
        asked = {each.user if each.asked == me.user else each.asked for each in requests}
        names = await people.names([*(each.user for each in listed), *asked, *(each[0] for each in met)])
        return FriendList(
            friends=tuple(
                _friend(titles, whereabouts, circle, each.user, names[each.user], each.since, reader_language)
                for each in listed
                if names[each.user]
            ),
            requests=tuple(
                AskedListing(other, names[other], each.asked == me.user, each.at)
                for each in requests
                if names[other := each.user if each.asked == me.user else each.asked]
            ),
            opponents=tuple(
                LastOpponent(user, names[user], game, titles(find(game), reader_language), room, at)
                for user, room, game, at in met
                if names[user]
            ),
            links=len(await store.friend_links(me.user, now)),
            hidden=circle.hidden,
        )

    @post("/friends", "Ask to be friends", 401, 404, 409, 422)
    async def ask_friend(
        self,
        data: JSONBody[Whom],
        friends: Given[FriendRegistry],
        people: Given[People],
        caller: Given[Caller],
        me: Given[Who],
        reader_language: Given[str],
    ) -> Relation:
        """Ask a user to be friends who shares a table with the user, or whose profile is visible to the user.

        The other user accepts, or declines unseen. If they have already asked, the two are friends at once.
        """
        caller.take("company", me.user, ASKS_MUCH)
        relation = await friends.ask(me.user, data.user)
        return Relation(known_name((await people.names([data.user]))[data.user], reader_language), relation)

    @post("/friends/{user:str}/accept", "Accept a friend request", 401, 404, 409)
    async def accept_friend(
        self,
        user: PersonInPath,
        friends: Given[FriendRegistry],
        people: Given[People],
        me: Given[Who],
        reader_language: Given[str],
    ) -> Relation:
        """Accept a friend request."""
        await friends.accept(me.user, user)
        return Relation(known_name((await people.names([user]))[user], reader_language), "friends")

    @command("/friends/{user:str}/decline", "Decline a friend request", 401, 404)
    async def decline_friend(self, user: PersonInPath, friends: Given[FriendRegistry], me: Given[Who]) -> None:
        """Decline a friend request. The user who asked is not notified."""
        await friends.decline(me.user, user)

    @delete("/friends/{user:str}", "End a friendship", 401)
    async def remove_friend(self, user: PersonInPath, friends: Given[FriendRegistry], me: Given[Who]) -> None:
        """End a friendship for both users."""
        await friends.remove(me.user, user)

    @create("/me/friend-links", "Create a friend link", 401, 409)
    async def new_friend_link(
        self,
        request: AnyRequest,
        friends: Given[FriendRegistry],
        settings: Given[Settings],
        caller: Given[Caller],
        me: Given[Who],
    ) -> FriendInvitation:
        """Create a link and its QR code with which one other user becomes a friend, within a week."""
        caller.take("company", me.user, ASKS_MUCH)
        token, expires = await friends.new_link(me.user)
        # A browser does not send the part after the #, so it appears in no log and no Referer.
        url = link_to(request, settings, f"/friends#friend={token}")
        return FriendInvitation(url, qr_code(url), expires)

    @delete("/me/friend-links", "Revoke friend links", 401)
    async def end_friend_links(self, friends: Given[FriendRegistry], me: Given[Who]) -> None:
        """Revoke every friend link of the user."""
        await friends.end_links(me.user)

    @post("/me/friends", "Use a friend link", 401, 404, 409, 422)
    async def use_friend_link(
        self,
        data: JSONBody[FriendToken],
        friends: Given[FriendRegistry],
        people: Given[People],
        caller: Given[Caller],
        me: Given[Who],
        reader_language: Given[str],
    ) -> Relation:
        """Become a friend of the user who made a link, and use the link up."""
        with caller.guess("wrong_codes", me.user, WRONG_LINKS):
            maker = await friends.use_link(data.token, me.user)
        return Relation(known_name((await people.names([maker]))[maker], reader_language), "friends")


class FriendLinksController(Controller):
    """Routes for friend links."""

    tags = ("people",)

    @post("/friend-links/open", "Show a friend link", 404, 422)
    async def open_friend_link(
        self,
        data: JSONBody[FriendToken],
        friends: Given[FriendRegistry],
        people: Given[People],
        caller: Given[Caller],
        visitor: Given[Who | None],
        reader_language: Given[str],
    ) -> Inviter:
        """Show who made a link, to anyone who has it, signed in or not. The link is not used up."""
        key = visitor.user if visitor else f"address {caller.address}"
        caller.take("requests", key, ASKING_FAST)
        with caller.guess("wrong_codes", key, WRONG_LINKS):
            maker = await friends.maker(data.token)
        known = (await friends.circle(visitor.user)).friends if visitor else frozenset()
        name = known_name((await people.names([maker]))[maker], reader_language)
        return Inviter(name, visitor is not None and visitor.user == maker, maker in known)


def _friend(
    titles: Titles, whereabouts: Whereabouts, mine: Circle, user: str, name: str, since: int, language: str
) -> FriendListing:
    place = None if mine.hidden else whereabouts.place_of(user)
    game = place.game if place and place.game in games() else ""
    return FriendListing(
        user=user,
        name=name,
        since=since,
        presence="away" if place is None else "playing" if game else "here",
        game=game,
        title=titles(find(game), language) if game else "",
        watch=place.room if place and game else "",
    )


class NewChallenge(Body, frozen=True):
    """Users to challenge, and the game to play."""

    to: Annotated[list[str], Meta(min_length=1, max_length=15, description="The ids of the users.")]
    room: Annotated[NewRoom | None, Meta(description="What to play; if null, `like` decides.")] = None
    like: Annotated[
        str, Meta(max_length=16, description="The code of a room in which the user has played, to play the same again.")
    ] = ""


class ChallengesController(Controller):
    """Routes for challenges."""

    tags = ("rooms",)
    security = SIGNED_IN

    @create("/challenges", "Challenge users", 401, 404, 409, 422)
    async def challenge(
        self, data: JSONBody[NewChallenge], challenges: Given[ChallengeRooms], caller: Given[Caller], me: Given[Who]
    ) -> OpenedRoom:
        """Open a room for friends or recent opponents, and take a seat in it.

        They are notified, and have a day to answer.
        """
        caller.take("company", me.user, ASKS_MUCH)
        if (data.room is None) == (not data.like):
            raise Malformed(say("challenge-of-nothing"))
        others = tuple(dict.fromkeys(data.to))
        if data.room is not None:
            game, settings = data.room.game, data.room.settings()
            settings = (
                replace(settings, seats=max(settings.seats, len(others) + 1)) if data.room.seats is None else settings
            )
        else:
            with caller.guess("wrong_codes", me.user, WRONG_CODES):
                game, settings = await challenges.same_again(me.user, data.like)
        return OpenedRoom(await challenges.challenge(me.user, others, game, settings))

    @post("/challenges/{code:str}/accept", "Accept a challenge", 401, 404, 409, security=FOR_BOTS)
    async def accept_challenge(
        self, code: Code, challenges: Given[ChallengeRooms], caller: Given[Caller], me: Given[Who]
    ) -> OpenedRoom:
        """Accept a challenge, take a seat at the table, and return its code."""
        with caller.guess("wrong_codes", me.user, WRONG_CODES):
            await challenges.accept(me.user, code_of(code))
        return OpenedRoom(code_of(code))

    @command("/challenges/{code:str}/decline", "Decline a challenge", 401, 404, 409, security=FOR_BOTS)
    async def decline_challenge(
        self, code: Code, challenges: Given[ChallengeRooms], caller: Given[Caller], me: Given[Who]
    ) -> None:
        """Decline a challenge. The challenger is notified."""
        with caller.guess("wrong_codes", me.user, WRONG_CODES):
            await challenges.decline(me.user, code_of(code))

    @delete("/challenges/{code:str}", "Withdraw a challenge", 401, 404)
    async def withdraw_challenge(
        self, code: Code, challenges: Given[ChallengeRooms], caller: Given[Caller], me: Given[Who]
    ) -> None:
        """Withdraw the user's challenges to a room, or dismiss their answers.

        The room is closed if nobody has joined.
        """
        with caller.guess("wrong_codes", me.user, WRONG_CODES):
            await challenges.withdraw(me.user, code_of(code))
