"""Challenges over HTTP: a room that is opened for somebody, who says yes or no."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from msgspec import Meta
from msgspec.structs import replace

from tilehall.core.game import Malformed
from tilehall.server.accounts.people import Who
from tilehall.server.company.challenging import ChallengeRooms
from tilehall.server.http.blocks import ASKS_MUCH
from tilehall.server.http.dependencies import Body, Caller
from tilehall.server.http.rooms import WRONG_CODES, Code, NewRoom, OpenedRoom
from tilehall.server.http.routes import SIGNED_IN, command, create, delete, post
from tilehall.server.live.hall import code_of


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
