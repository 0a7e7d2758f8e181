"""Finished games over HTTP: the list of a user's games, and the moves of one game from its log."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import QueryParameter

from tilehall.core.registry import games
from tilehall.messages.errors import Conflict, Invalid
from tilehall.messages.rooms import LOG_AFTER_GAME, FinishedListing, FinishedPage, GameLog, finished_listing, game_log
from tilehall.server.accounts.people import People, Who
from tilehall.server.http.rooms import ROOM, GivenRoom, past_game, players_of
from tilehall.server.http.routes import SIGNED_IN, get
from tilehall.server.titles import Titles
from tilehall.server.words import say
from tilehall.store.protocol import Finished, GameCursor
from tilehall.store.queries.finished_games import all_finished
from tilehall.store.store import Store

GAMES_PER_PAGE = 20
PLACE = re.compile(r"(\d{1,15})-([A-Z0-9]{6})-(\d{1,7})")  # the cursor of a list: 1763240400000-KX39PQ-2


async def listings(
    found: Sequence[Finished], titles: Titles, people: People, me: Who, language: str
) -> tuple[FinishedListing, ...]:
    """Return the listings of a user's games, without games whose package is no longer installed."""
    known = [each for each in found if each.game in games()]
    names = await people.names(sorted({chair.user for each in known for chair in each.result.chairs if chair.user}))
    return tuple(
        finished_listing(
            each.room,
            each.at,
            games()[each.game],
            titles(games()[each.game], language),
            each.result,
            names,
            me.user,
            language,
        )
        for each in known
    )


async def all_games(
    store: Store, titles: Titles, people: People, me: Who, most: int, language: str
) -> tuple[FinishedListing, ...]:
    """Return the newest finished games of a user, at most `most`."""
    found: list[Finished] = []
    async for each in all_finished(store, me.user):
        found.append(each)
        if len(found) == most:
            break
    return await listings(found, titles, people, me, language)


def place_in_list(written: str | None) -> GameCursor | None:
    """Return the cursor of a list from the value of `next`."""
    if written is None:
        return None
    found = PLACE.fullmatch(written)
    if found is None:
        raise Invalid(say("not-a-place"))
    return int(found[1]), found[2], int(found[3])


def place_as_text(place: GameCursor | None) -> str:
    """Return the value of `next`: the cursor of the next page, or blank after the last one."""
    return "-".join(map(str, place or ()))


class FinishedGamesController(Controller):
    """Routes for finished games."""

    tags = ("rooms",)
    security = SIGNED_IN
    dependencies = ROOM

    @get("/me/games", "List finished games", 401, 422, for_pupils=True)
    async def my_games(
        self,
        store: Given[Store],
        titles: Given[Titles],
        people: Given[People],
        me: Given[Who],
        reader_language: Given[str],
        game: Annotated[str | None, QueryParameter(max_length=64, description="Only of this game.")] = None,
        before: Annotated[
            str | None, QueryParameter(max_length=40, description="The value of `next` of the previous page.")
        ] = None,
    ) -> FinishedPage:
        """List a page of the user's finished games, including rematches, the newest first."""
        found = await store.finished_games(me.user, game, place_in_list(before), GAMES_PER_PAGE + 1)
        page = found[:GAMES_PER_PAGE]
        last = page[-1] if len(found) > GAMES_PER_PAGE else None
        return FinishedPage(
            games=await listings(page, titles, people, me, reader_language),
            next=place_as_text(last.cursor if last else None),
            played=tuple(name for name in await store.games_played(me.user) if name in games()),
        )

    @get("/rooms/{code:str}/log", "Get a finished game move by move", 401, 403, 404, 409, for_pupils=True)
    async def show_log(
        self,
        played: GivenRoom,
        store: Given[Store],
        titles: Given[Titles],
        people: Given[People],
        me: Given[Who],
        reader_language: Given[str],
    ) -> GameLog:
        """Return a finished game as its players saw it, with everything revealed, and the proof of its dice."""
        room, outcome = played, played.outcome
        if outcome is None:
            raise Conflict(LOG_AFTER_GAME)
        log = (await past_game(store, room.code, room.match)).log
        players, seed = (
            await players_of(room, store, people, reader_language, me.user),
            await store.seed(room.code, room.match),
        )
        # In a thread, because every position of a long game is computed again.
        title = titles(room.game, reader_language)
        return await asyncio.to_thread(game_log, room, outcome, log, title, players, me.user, seed, reader_language)
