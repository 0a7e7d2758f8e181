"""Profiles over HTTP: a user's games, opponents, results, and ratings over time."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct
from msgspec.structs import replace

from tilehall.messages.api_types import Body, Millis
from tilehall.messages.errors import Conflict, Forbidden, NotFound
from tilehall.server.accounts.blocks import Blocks
from tilehall.server.accounts.bot_accounts import BotAccounts
from tilehall.server.accounts.names import fold
from tilehall.server.accounts.people import People, Who
from tilehall.server.company.challenging import last_opponents
from tilehall.server.company.friend_registry import FriendRegistry, FriendRelation, is_visible
from tilehall.server.http.dependencies import Caller
from tilehall.server.http.finished_games import place_as_text, place_in_list
from tilehall.server.http.routes import SIGNED_IN, get, patch
from tilehall.server.http.sign_in import Me, describe
from tilehall.server.profiles.played import (
    GameTally,
    HeadToHead,
    PlayedGame,
    Result,
    head_to_head,
    history,
    played_games,
    tally,
)
from tilehall.server.titles import Titles
from tilehall.server.words import say
from tilehall.store.protocol import User
from tilehall.store.store import Store
from tilehall.table.seat_names import known_name

GAMES_PER_PAGE = 20
MAX_OPPONENTS = 50  # in the list, the most frequent first
MAX_TIME_MS = 2**53  # the largest integer that is exact in a browser
WRONG_PROFILES = say("limit-profiles")
NO_PROFILE = say("no-profile")

Person = Annotated[str, PathParameter(max_length=128, description="The name of an account, a user's id, or `me`.")]


class Profile(Struct, frozen=True):
    """The profile of a user."""

    user: str
    name: str
    account: Annotated[bool, Meta(description="False for a guest, whose profile nobody else sees.")]
    since: Millis
    me: bool
    private: Annotated[bool, Meta(description="Whether only its owner sees it.")]
    games: Annotated[tuple[GameTally, ...], Meta(description="By game, the most played first.")]
    opponents: Annotated[tuple[HeadToHead, ...], Meta(description="The most frequent first.")]
    relation: Annotated[
        FriendRelation, Meta(description="Their relation to the user: friends, or a pending request by one of the two.")
    ] = "none"
    blocked: Annotated[bool, Meta(description="Whether the user blocks them.")] = False
    can_challenge: Annotated[
        bool, Meta(description="Whether they are a friend, a recent opponent, or a bot account that accepts the user.")
    ] = False
    owner: Annotated[str, Meta(description="Of a bot account: the name of its owner; otherwise blank.")] = ""


class ProfileGames(Struct, frozen=True):
    """A page of a profile's games, the newest first."""

    games: tuple[PlayedGame, ...]
    next: Annotated[str, Meta(description="The value of `before` for the next page; blank on the last.")]


class Privacy(Body, frozen=True):
    """Whether a profile is private."""

    private: bool


async def find_person(who: str, store: Store, friends: FriendRegistry, me: Who) -> User:
    """Return the user whose profile is requested, by id or by the name of an account.

    Raises `Forbidden` if the profile is private and belongs to a friend. To other users a private profile does not seem
    to exist: raises `NotFound`.
    """
    found = await store.user(me.user if who == "me" else who) or await store.user_by_login(fold(who))
    if found is not None and (is_visible(found) or found.id == me.user):
        return found
    if found is not None and found.private and await friends.relation(me.user, found.id) == "friends":
        raise Forbidden(say("profile-private", name=found.name))
    raise NotFound(NO_PROFILE)


class ProfilesController(Controller):
    """Routes for profiles."""

    tags = ("people",)
    security = SIGNED_IN

    @get("/people/{who:str}", "Get a profile", 401, 403, 404)
    async def show_profile(
        self,
        who: Person,
        store: Given[Store],
        titles: Given[Titles],
        friends: Given[FriendRegistry],
        blocks: Given[Blocks],
        bot_accounts: Given[BotAccounts],
        people: Given[People],
        caller: Given[Caller],
        me: Given[Who],
        reader_language: Given[str],
    ) -> Profile:
        """Return a user's finished games by game and by opponent, with their ratings over time.

        Only its owner sees a private profile or that of a guest. Friends learn that it is private; to others it does
        not seem to exist.
        """
        with caller.guess("wrong_codes", me.user, WRONG_PROFILES):
            user = await find_person(who, store, friends, me)
        found, relation = await history(store, user.id, me.user), await friends.relation(me.user, user.id)
        return Profile(
            user=user.id,
            name=user.name,
            account=user.login is not None,
            since=user.created,
            me=user.id == me.user,
            private=user.private,
            games=await tally(store, titles, user.id, found, reader_language),
            opponents=await head_to_head(store, user.id, me.user, found, MAX_OPPONENTS, reader_language),
            relation=relation,
            blocked=user.id in (await blocks.of(me.user)).blocked,
            can_challenge=await bot_accounts.accepts(user, me.user)
            if user.owner
            else relation == "friends" or user.id in await last_opponents(store, me.user),
            owner=known_name((await people.names([user.owner]))[user.owner], reader_language) if user.owner else "",
        )

    @get("/people/{who:str}/games", "List the games of a profile", 401, 403, 404, 422)
    async def show_games(
        self,
        who: Person,
        store: Given[Store],
        titles: Given[Titles],
        friends: Given[FriendRegistry],
        caller: Given[Caller],
        me: Given[Who],
        reader_language: Given[str],
        game: Annotated[str | None, QueryParameter(max_length=64, description="Only of this game.")] = None,
        result: Annotated[Result | None, QueryParameter(description="Only with this result.")] = None,
        opponent: Annotated[
            str | None, QueryParameter(max_length=64, description="Only against this user, by id, or bot, by level.")
        ] = None,
        since: Annotated[
            int, QueryParameter(ge=0, le=MAX_TIME_MS, description="Only games that ended at this time or later.")
        ] = 0,
        until: Annotated[
            int, QueryParameter(ge=0, le=MAX_TIME_MS, description="Only games that ended before this time.")
        ] = MAX_TIME_MS,
        before: Annotated[
            str | None, QueryParameter(max_length=40, description="The value of `next` of the previous page.")
        ] = None,
    ) -> ProfileGames:
        """List a page of a user's games, filtered by result, opponent, game and date, the newest first.

        Only the players of a room are shown its code.
        """
        with caller.guess("wrong_codes", me.user, WRONG_PROFILES):
            user = await find_person(who, store, friends, me)
        found, more = await played_games(
            store,
            titles,
            user.id,
            me.user,
            GAMES_PER_PAGE,
            game,
            result,
            opponent,
            (since, until),
            place_in_list(before),
            reader_language,
        )
        return ProfileGames(games=found, next=place_as_text(more))

    @patch("/me/profile", "Make the profile private or public", 401, 409, 422)
    async def set_privacy(self, data: JSONBody[Privacy], people: Given[People], me: Given[Who]) -> Me:
        """Make the profile private or public.

        A private profile is hidden from others, and appears on no leaderboard.
        """
        if (await people.user(me)).login is None:
            raise Conflict(say("profile-of-guest"))
        return describe(people, await people.change_user(me.user, lambda now: replace(now, private=data.private)))
