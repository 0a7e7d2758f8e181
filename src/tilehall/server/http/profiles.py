"""Profiles over HTTP: what somebody has played, against whom, how it ended, and their ratings over time."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct
from msgspec.structs import replace

from tilehall.server.accounts.blocks import Blocks
from tilehall.server.accounts.names import fold
from tilehall.server.accounts.people import People, Who
from tilehall.server.api_types import Millis
from tilehall.server.company.challenging import last_opponents
from tilehall.server.company.friend_registry import FriendRelation, is_visible
from tilehall.server.company.hub import CompanyHub
from tilehall.server.errors import Conflict, Forbidden, NotFound
from tilehall.server.http.dependencies import Body, Caller
from tilehall.server.http.finished_games import place_in_list
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
from tilehall.store.protocol import User
from tilehall.store.store import Store

GAMES_PER_PAGE = 20  # games of a page
MAX_OPPONENTS = 50  # listed, those met most often first
MAX_TIME_MS = 2**53  # milliseconds since 1970: the largest number that a browser has for sure
NO_PROFILE = "There is no public profile of that name."

Person = Annotated[str, PathParameter(max_length=128, description="The name of an account, or an id; or `me`.")]


class Profile(Struct, frozen=True):
    """Somebody's profile."""

    user: str
    name: str
    account: Annotated[bool, Meta(description="False for a guest, whose profile nobody else sees.")]
    since: Millis
    me: bool
    private: Annotated[bool, Meta(description="Only its owner sees it.")]
    games: Annotated[tuple[GameTally, ...], Meta(description="By game, the one played most first.")]
    opponents: Annotated[tuple[HeadToHead, ...], Meta(description="Those met most often, first.")]
    relation: Annotated[FriendRelation, Meta(description="What they are to me: I have asked them, or they ask me.")] = (
        "none"
    )
    blocked: Annotated[bool, Meta(description="I block them.")] = False
    can_challenge: Annotated[bool, Meta(description="They are a friend, or we have played lately.")] = False


class ProfileGames(Struct, frozen=True):
    """Some games of a profile, the last first."""

    games: tuple[PlayedGame, ...]
    next: Annotated[str, Meta(description="What to ask for behind them as `before`; blank: there are no more.")]


class Privacy(Body, frozen=True):
    """Whether a profile is private."""

    private: bool


async def find_person(who: str, store: Store, company: CompanyHub, me: Who) -> User:
    """Return the user whose profile is asked for, by id or by the name of an account.

    Raises `Refused` if I may not see it. A friend is told that a profile is private; to everyone else it looks as if
    there were none.
    """
    found = await store.user(me.user if who == "me" else who) or await store.user_by_login(fold(who))
    if found is not None and (is_visible(found) or found.id == me.user):
        return found
    if found is not None and found.private and await company.friends.relation(me.user, found.id) == "friends":
        raise Forbidden(f"{found.name} keeps this profile private.")
    raise NotFound(NO_PROFILE)


class ProfilesController(Controller):
    """Profiles."""

    tags = ("people",)
    security = SIGNED_IN

    @get("/people/{who:str}", "A profile", 401, 403, 404)
    async def show_profile(
        self,
        who: Person,
        store: Given[Store],
        titles: Given[Titles],
        company: Given[CompanyHub],
        blocks: Given[Blocks],
        caller: Given[Caller],
        me: Given[Who],
    ) -> Profile:
        """What somebody has played to its end, by game and by opponent, with their ratings over time. A private profile
        is for its owner alone, and so is a guest's. Friends are told that it is private; to others there is none."""
        caller.take("wrong_codes", me.user, "Too many profiles that do not exist")
        user = await find_person(who, store, company, me)
        caller.give_back("wrong_codes", me.user)
        found, relation = await history(store, user.id), await company.friends.relation(me.user, user.id)
        return Profile(
            user=user.id,
            name=user.name,
            account=user.login is not None,
            since=user.created,
            me=user.id == me.user,
            private=user.private,
            games=await tally(store, titles, user.id, found),
            opponents=await head_to_head(store, user.id, me.user, found, MAX_OPPONENTS),
            relation=relation,
            blocked=user.id in (await blocks.of(me.user)).blocked,
            can_challenge=relation == "friends" or user.id in await last_opponents(store, me.user),
        )

    @get("/people/{who:str}/games", "The games of a profile", 401, 403, 404, 422)
    async def show_games(
        self,
        who: Person,
        store: Given[Store],
        titles: Given[Titles],
        company: Given[CompanyHub],
        caller: Given[Caller],
        me: Given[Who],
        game: Annotated[str | None, QueryParameter(max_length=64, description="Of this game only.")] = None,
        result: Annotated[Result | None, QueryParameter(description="With this result only.")] = None,
        opponent: Annotated[
            str | None, QueryParameter(max_length=64, description="Against this person, by id, or bot, by level.")
        ] = None,
        since: Annotated[int, QueryParameter(ge=0, le=MAX_TIME_MS, description="Ended at this time or later.")] = 0,
        until: Annotated[
            int, QueryParameter(ge=0, le=MAX_TIME_MS, description="Ended before this time.")
        ] = MAX_TIME_MS,
        before: Annotated[str | None, QueryParameter(max_length=40, description="What `next` said last.")] = None,
    ) -> ProfileGames:
        """The games of somebody by result, opponent, game and date, the last first; a page at a time. Only those who
        played in a room are told its code."""
        caller.take("wrong_codes", me.user, "Too many profiles that do not exist")
        user = await find_person(who, store, company, me)
        caller.give_back("wrong_codes", me.user)
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
        )
        return ProfileGames(games=found, next=more)

    @patch("/me/profile", "Who sees my profile", 401, 409, 422)
    async def set_privacy(self, data: JSONBody[Privacy], people: Given[People], me: Given[Who]) -> Me:
        """A private profile shows nothing to others, and is on no leaderboard."""
        if (await people.user(me)).login is None:
            raise Conflict("You are a guest: nobody else sees your profile.")
        return describe(people, await people.change_user(me.user, lambda now: replace(now, private=data.private)))
