"""Company over HTTP: friends and links to become one, blocks, and challenges."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct
from msgspec.structs import replace

from tilehall.core.game import Malformed
from tilehall.core.registry import find, games
from tilehall.server.accounts.blocks import Blocks
from tilehall.server.accounts.people import People, Who
from tilehall.server.api_types import Millis
from tilehall.server.company.challenging import ChallengeRooms, last_opponents
from tilehall.server.company.friend_registry import Circle
from tilehall.server.company.hub import CompanyHub, Waiting
from tilehall.server.http.dependencies import ASKING_FAST, Body, Caller
from tilehall.server.http.qr_code import link_to, qr_code
from tilehall.server.http.request import AnyRequest
from tilehall.server.http.rooms import WRONG_CODES, Code, NewRoom, OpenedRoom
from tilehall.server.http.routes import SIGNED_IN, command, create, delete, get, patch, post
from tilehall.server.http.sign_in import Me, describe
from tilehall.server.live.hall import code_of
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.titles import Titles
from tilehall.store.store import Store
from tilehall.table.seat_names import SOMEBODY

ASKS_MUCH = "Too many friend requests, challenges and blocks"
PersonId = Annotated[str, Meta(min_length=1, max_length=64, description="The id of a person.")]
PersonInPath = Annotated[str, PathParameter(max_length=64, description="The id of a person.")]


class Whom(Body, frozen=True):
    """A person."""

    user: PersonId


class BlockedPerson(Struct, frozen=True):
    """Somebody whom I block."""

    user: str
    name: str
    at: Millis


async def blocked_by_me(store: Store, people: People, me: Who) -> tuple[BlockedPerson, ...]:
    """Those whom somebody blocks, the last first; whoever is gone is left out."""
    found = await store.blocks(me.user)
    names = await people.names([each.blocked for each in found])
    return tuple(BlockedPerson(each.blocked, names[each.blocked], each.at) for each in found if names[each.blocked])


class BlocksController(Controller):
    """Whom I block."""

    tags = ("people",)
    security = SIGNED_IN

    @get("/blocks", "Whom I block", 401)
    async def list_blocks(
        self, store: Given[Store], people: Given[People], me: Given[Who]
    ) -> tuple[BlockedPerson, ...]:
        """Those whom I block, the last first. They are not told."""
        return await blocked_by_me(store, people, me)

    @command("/blocks", "Block somebody", 401, 404, 409, 422)
    async def block(
        self, data: JSONBody[Whom], company: Given[CompanyHub], caller: Given[Caller], me: Given[Who]
    ) -> None:
        """Have nothing to do with somebody any more: no requests, no challenges, no seat at a table of the other one,
        and nothing of what they say. A friendship ends, and they lose their seat in a room that I gather players in as
        the host; a game under way goes on."""
        caller.take("company", me.user, ASKS_MUCH)
        await company.block(me.user, data.user)

    @delete("/blocks/{user:str}", "Block somebody no more", 401)
    async def unblock(self, user: PersonInPath, blocks: Given[Blocks], me: Given[Who]) -> None:
        """Take a block back. What it ended stays ended."""
        await blocks.unblock(me.user, user)


MAX_OPPONENTS = 8  # listed, the last first
WRONG_LINKS = "Too many links that do not work"
Token = Annotated[str, Meta(min_length=1, max_length=100, description="What stands behind `#friend=` in a link.")]
PresenceWord = Literal["playing", "here", "away"]


class FriendListing(Struct, frozen=True):
    """A friend of mine."""

    user: str
    name: str
    since: Millis
    presence: Annotated[PresenceWord, Meta(description="Always `away` where one of us hides.")]
    game: Annotated[str, Meta(description="The name of the game they are at; or blank.")]
    title: Annotated[str, Meta(description="What that game is called here; or blank.")]
    watch: Annotated[str, Meta(description="The code of their table, where one may look on; or blank.")]


class AskedListing(Struct, frozen=True):
    """A request to be friends."""

    user: Annotated[str, Meta(description="The other one.")]
    name: str
    to_me: bool
    at: Millis


class LastOpponent(Struct, frozen=True):
    """Somebody with whom I have played lately, and who is no friend of mine."""

    user: str
    name: str
    game: str
    title: str
    room: Annotated[str, Meta(description="Where we played: what a challenge may be like.")]
    at: Millis


class FriendList(Struct, frozen=True):
    """My friends, and those who may become some."""

    friends: tuple[FriendListing, ...]
    requests: tuple[AskedListing, ...]
    opponents: tuple[LastOpponent, ...]
    links: Annotated[int, Meta(description="Links of mine that wait for somebody.")]
    hidden: bool


class FriendInvitation(Struct, frozen=True):
    """A link by which one other person becomes a friend of mine; it is shown this once."""

    url: str
    qr: Annotated[str, Meta(description="The link as a QR code, in SVG.")]
    expires: Millis


class FriendToken(Body, frozen=True):
    """A link that was opened."""

    token: Token


class Inviter(Struct, frozen=True):
    """Who made a link."""

    name: str
    me: Annotated[bool, Meta(description="It is my own.")]
    friend: Annotated[bool, Meta(description="We are friends already.")]


class Relation(Struct, frozen=True):
    """What somebody is to me now."""

    name: str
    relation: Literal["friends", "asked"]


class Visibility(Body, frozen=True):
    """Whether I hide."""

    presence: Literal["shown", "hidden"]


class FriendsController(Controller):
    """My friends."""

    tags = ("people",)
    security = SIGNED_IN

    @get("/me/company", "What waits for me", 401)
    async def show_waiting(self, company: Given[CompanyHub], me: Given[Who]) -> Waiting:
        """Requests, challenges and answers, for every open page to ask now and then; friends then see me as here."""
        return await company.waiting(me.user)

    @patch("/me/presence", "Whether friends see me", 401, 422)
    async def set_hidden(
        self, data: JSONBody[Visibility], company: Given[CompanyHub], people: Given[People], me: Given[Who]
    ) -> Me:
        """Hide from friends where I am; I do not see where they are, either."""
        return describe(people, await company.friends.hide(me.user, data.presence == "hidden"))

    @get("/friends", "My friends", 401)
    async def list_friends(
        self,
        store: Given[Store],
        titles: Given[Titles],
        time: Given[SystemTime],
        company: Given[CompanyHub],
        blocks: Given[Blocks],
        people: Given[People],
        me: Given[Who],
    ) -> FriendList:
        """My friends with where they are, requests, and those with whom I have played lately."""
        now = time.now()
        friends = await store.friends(me.user)
        requests = await store.friend_requests(me.user, now)
        circle = await company.friends.circle(me.user)
        # Those who block me stay in the list: that they are gone would tell it.
        left_out = circle.friends | (await blocks.of(me.user)).blocked
        met = [(user, *where) for user, where in (await last_opponents(store, me.user)).items()]
        met = [each for each in met if each[0] not in left_out and each[2] in games()][:MAX_OPPONENTS]
        asked = {each.user if each.asked == me.user else each.asked for each in requests}
        names = await people.names([*(each.user for each in friends), *asked, *(each[0] for each in met)])
        return FriendList(
            friends=tuple(
                _friend(titles, company, circle, each.user, names[each.user], each.since)
                for each in friends
                if names[each.user]
            ),
            requests=tuple(
                AskedListing(other, names[other], each.asked == me.user, each.at)
                for each in requests
                if names[other := each.user if each.asked == me.user else each.asked]
            ),
            opponents=tuple(
                LastOpponent(user, names[user], game, titles(find(game)), room, at)
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
        company: Given[CompanyHub],
        people: Given[People],
        caller: Given[Caller],
        me: Given[Who],
    ) -> Relation:
        """Ask somebody with whom I share a table, or whose profile I see. They accept, or decline without my being
        told; where they have asked me before, we are friends at once."""
        caller.take("company", me.user, ASKS_MUCH)
        relation = await company.friends.ask(me.user, data.user)
        return Relation((await people.names([data.user]))[data.user] or SOMEBODY, relation)

    @post("/friends/{user:str}/accept", "Accept a request", 401, 404, 409)
    async def accept_friend(
        self, user: PersonInPath, company: Given[CompanyHub], people: Given[People], me: Given[Who]
    ) -> Relation:
        """Say yes to somebody who asked me."""
        await company.friends.accept(me.user, user)
        return Relation((await people.names([user]))[user] or SOMEBODY, "friends")

    @command("/friends/{user:str}/decline", "Decline a request", 401, 404)
    async def decline_friend(self, user: PersonInPath, company: Given[CompanyHub], me: Given[Who]) -> None:
        """Say no to somebody who asked me; they are not told."""
        await company.friends.decline(me.user, user)

    @delete("/friends/{user:str}", "Be friends no more", 401)
    async def remove_friend(self, user: PersonInPath, company: Given[CompanyHub], me: Given[Who]) -> None:
        """End a friendship, for both of us."""
        await company.friends.remove(me.user, user)

    @create("/me/friend-links", "A link for a friend", 401, 409)
    async def new_friend_link(
        self,
        request: AnyRequest,
        company: Given[CompanyHub],
        people: Given[People],
        caller: Given[Caller],
        me: Given[Who],
    ) -> FriendInvitation:
        """A link and its QR code by which one other person becomes my friend, within a week."""
        caller.take("company", me.user, ASKS_MUCH)
        token, expires = await company.friends.new_link(me.user)
        # Behind the #, a browser keeps it to itself: it is in no log and no Referer.
        url = link_to(request, people.settings, f"/friends#friend={token}")
        return FriendInvitation(url, qr_code(url), expires)

    @delete("/me/friend-links", "Take my links back", 401)
    async def end_friend_links(self, company: Given[CompanyHub], me: Given[Who]) -> None:
        """No link of mine to become a friend works any more."""
        await company.friends.end_links(me.user)

    @post("/me/friends", "Use a link", 401, 404, 409, 422)
    async def use_friend_link(
        self,
        data: JSONBody[FriendToken],
        company: Given[CompanyHub],
        people: Given[People],
        caller: Given[Caller],
        me: Given[Who],
    ) -> Relation:
        """Become a friend of whoever made a link, which is used up by it."""
        caller.take("wrong_codes", me.user, WRONG_LINKS)
        maker = await company.friends.use_link(data.token, me.user)
        caller.give_back("wrong_codes", me.user)
        return Relation((await people.names([maker]))[maker] or SOMEBODY, "friends")


class FriendLinksController(Controller):
    """Links to become somebody's friend by."""

    tags = ("people",)

    @post("/friend-links/open", "Who made a link", 404, 422)
    async def open_friend_link(
        self,
        data: JSONBody[FriendToken],
        company: Given[CompanyHub],
        people: Given[People],
        caller: Given[Caller],
        visitor: Given[Who | None],
    ) -> Inviter:
        """Who wants to be friends, for whoever has the link, signed in or not. It is not used up."""
        key = visitor.user if visitor else f"address {caller.address}"
        caller.take("requests", key, ASKING_FAST)
        caller.take("wrong_codes", key, WRONG_LINKS)
        maker = await company.friends.maker(data.token)
        caller.give_back("wrong_codes", key)
        friends = (await company.friends.circle(visitor.user)).friends if visitor else frozenset()
        name = (await people.names([maker]))[maker] or SOMEBODY
        return Inviter(name, visitor is not None and visitor.user == maker, maker in friends)


def _friend(titles: Titles, company: CompanyHub, mine: Circle, user: str, name: str, since: int) -> FriendListing:
    place = None if mine.hidden else company.whereabouts.place_of(user)
    game = place.game if place and place.game in games() else ""
    return FriendListing(
        user=user,
        name=name,
        since=since,
        presence="away" if place is None else "playing" if game else "here",
        game=game,
        title=titles(find(game)) if game else "",
        watch=place.room if place and game else "",
    )


class NewChallenge(Body, frozen=True):
    """Whom to challenge, to what."""

    to: Annotated[list[str], Meta(min_length=1, max_length=15, description="Their ids.")]
    room: Annotated[NewRoom | None, Meta(description="What to play; null: what `like` says.")] = None
    like: Annotated[
        str, Meta(max_length=16, description="The code of a room where I have played: the same once more.")
    ] = ""


class ChallengesController(Controller):
    """Challenges."""

    tags = ("rooms",)
    security = SIGNED_IN

    @create("/challenges", "Challenge somebody", 401, 404, 409, 422)
    async def challenge(
        self, data: JSONBody[NewChallenge], challenges: Given[ChallengeRooms], caller: Given[Caller], me: Given[Who]
    ) -> OpenedRoom:
        """Open a room for friends, or for those with whom I have played lately, and sit down in it. They are told, and
        have a day to say yes or no."""
        caller.take("company", me.user, ASKS_MUCH)
        if (data.room is None) == (not data.like):
            raise Malformed("Say what to play: a room, or which one it is like.")
        others = tuple(dict.fromkeys(data.to))
        if data.room is not None:
            game, settings = data.room.game, data.room.settings()
            settings = (
                replace(settings, seats=max(settings.seats, len(others) + 1)) if data.room.seats is None else settings
            )
        else:
            caller.take("wrong_codes", me.user, WRONG_CODES)
            game, settings = await challenges.same_again(me.user, data.like)
            caller.give_back("wrong_codes", me.user)
        return OpenedRoom(await challenges.challenge(me.user, others, game, settings))

    @post("/challenges/{code:str}/accept", "Accept a challenge", 401, 404, 409)
    async def accept_challenge(
        self, code: Code, challenges: Given[ChallengeRooms], caller: Given[Caller], me: Given[Who]
    ) -> OpenedRoom:
        """Say yes, and sit down at the table: its code."""
        caller.take("wrong_codes", me.user, WRONG_CODES)
        await challenges.accept(me.user, code_of(code))
        caller.give_back("wrong_codes", me.user)
        return OpenedRoom(code_of(code))

    @command("/challenges/{code:str}/decline", "Decline a challenge", 401, 404, 409)
    async def decline_challenge(
        self, code: Code, challenges: Given[ChallengeRooms], caller: Given[Caller], me: Given[Who]
    ) -> None:
        """Say no. The challenger is told."""
        caller.take("wrong_codes", me.user, WRONG_CODES)
        await challenges.decline(me.user, code_of(code))
        caller.give_back("wrong_codes", me.user)

    @delete("/challenges/{code:str}", "Take a challenge back", 401, 404)
    async def withdraw_challenge(
        self, code: Code, challenges: Given[ChallengeRooms], caller: Given[Caller], me: Given[Who]
    ) -> None:
        """Take my challenges to a room back, or put their answers away. The room is closed, where nobody has come."""
        caller.take("wrong_codes", me.user, WRONG_CODES)
        await challenges.withdraw(me.user, code_of(code))
        caller.give_back("wrong_codes", me.user)
