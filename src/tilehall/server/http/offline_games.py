"""Games that the user played offline, over HTTP."""

from __future__ import annotations

from typing import Annotated
from uuid import UUID

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tilehall.core.game import Malformed
from tilehall.core.message import in_words
from tilehall.messages.api_types import Body
from tilehall.server.accounts.people import Who
from tilehall.server.http.dependencies import Caller
from tilehall.server.http.routes import SIGNED_IN, post
from tilehall.server.live.offline_games import OfflineUploads
from tilehall.server.words import say

MAX_GAMES = 20  # per request


class PlayedOffline(Body, frozen=True):
    """A finished game that was played offline."""

    id: Annotated[UUID, Meta(description="The sender's own name for the game: sent twice, it is stored once.")]
    record: Annotated[str, Meta(description="Its record as text, with at most 60000 characters.")]
    seat: Annotated[int, Meta(ge=0, le=15, description="The user's seat, from 0.")]
    finished: Annotated[int, Meta(ge=0, le=2**53, description="When it ended, in milliseconds since 1970.")]
    bots: Annotated[
        tuple[str, ...],
        Meta(max_length=16, description="By seat: the level of a bot, blank for a person. Empty if no bot played."),
    ] = ()


class NewOfflineGames(Body, frozen=True):
    """Finished games that were played offline."""

    games: Annotated[tuple[PlayedOffline, ...], Meta(min_length=1, max_length=MAX_GAMES)]


class AddedGame(Struct, frozen=True):
    """What became of a game that was sent."""

    id: UUID
    stored: Annotated[bool, Meta(description="Whether the hall has it, from this request or an earlier one.")]
    why: Annotated[str, Meta(description="Why it was refused; blank if it is stored.")]
    code: Annotated[str, Meta(description="The code of its room; blank if it was refused.")]


class AddedGames(Struct, frozen=True):
    """What became of the games that were sent, in their order."""

    games: tuple[AddedGame, ...]


class OfflineGamesController(Controller):
    """The route for games that were played offline."""

    tags = ("me",)
    security = SIGNED_IN

    @post("/me/offline-games", "Add games played offline", 401, 409)
    async def add_games(
        self,
        data: JSONBody[NewOfflineGames],
        offline_games: Given[OfflineUploads],
        caller: Given[Caller],
        me: Given[Who],
        reader_language: Given[str],
    ) -> AddedGames:
        """Add finished games that the user played offline to their history.

        The hall replays every record, and refuses what does not replay. A game is stored once, however often it is
        sent, and belongs to the first user who sends it. It is unrated and marked as played offline, and only the user
        can open it. If an answer is an error, send the same games again later.
        """
        return AddedGames(tuple([await _add(each, offline_games, caller, me, reader_language) for each in data.games]))


async def _add(game: PlayedOffline, offline_games: OfflineUploads, caller: Caller, me: Who, language: str) -> AddedGame:
    try:
        code = await offline_games.find(me.user, game.id)
        if code is None:
            await caller.take_shared(say("limit-offline-games"), ("offline_games", me.user))
            code = await offline_games.add(me.user, game.id, game.record, game.seat, game.bots, game.finished, language)
    except Malformed as error:
        return AddedGame(game.id, stored=False, why=in_words(error.why, language), code="")
    return AddedGame(game.id, stored=True, why="", code=code)
