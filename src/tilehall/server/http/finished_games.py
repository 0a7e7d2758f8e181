"""Finished games over HTTP: the list of a user's games, and the moves of one game from its log."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import QueryParameter
from msgspec import Meta, Struct

from tilehall.core.game import Outcome
from tilehall.core.proof import Proof
from tilehall.core.registry import games
from tilehall.ratings.eligibility import why_not_counted
from tilehall.server.accounts.people import People, Who
from tilehall.server.api_types import Millis
from tilehall.server.errors import Conflict, Invalid
from tilehall.server.http.rooms import ROOM, GivenRoom, past_game, players_of
from tilehall.server.http.routes import SIGNED_IN, get
from tilehall.server.titles import Titles
from tilehall.store.protocol import Finished, GameCursor
from tilehall.store.store import Store
from tilehall.table.projections import Moved, moves, tell
from tilehall.table.result_words import mark, result_in_words
from tilehall.table.seat_names import SOMEBODY, bot_name

GAMES_PER_PAGE = 20
GAMES_PER_READ = 200  # from the store, for an export of all games
PLACE = re.compile(r"(\d{1,15})-([A-Z0-9]{6})-(\d{1,7})")  # the cursor of a list: 1763240400000-KX39PQ-2


class FinishedSeat(Struct, frozen=True):
    """A seat of a finished game."""

    name: str
    bot: Annotated[str, Meta(description="The level of a bot; blank for a user.")]
    me: bool
    score: int
    won: bool
    resigned: bool


class FinishedListing(Struct, frozen=True):
    """A finished game of the user."""

    code: str
    match: Annotated[int, Meta(description="The first game in the room is 1, a rematch 2 …")]
    game: str
    title: str
    ended: Millis
    result: Annotated[str, Meta(description="How it ended for the user, in words.")]
    seats: tuple[FinishedSeat, ...]
    unrated: Annotated[str, Meta(description="Why a game that began as rated was not rated; or blank.")]
    mark: Annotated[str, Meta(description="A remark such as `With takebacks`; or blank.")]
    record: Annotated[str, Meta(description="The address of its record, as text.")]


class FinishedPage(Struct, frozen=True):
    """A page of the user's finished games, the newest first."""

    games: tuple[FinishedListing, ...]
    next: Annotated[str, Meta(description="The value of `before` for the next page; blank on the last.")]
    played: Annotated[tuple[str, ...], Meta(description="The names of all games that the user has finished.")]


class GameLog(Struct, frozen=True, kw_only=True):
    """The entries of a finished game, with nothing hidden."""

    code: str
    match: int
    game: str
    title: str
    options: Any
    players: tuple[str, ...]
    me: Annotated[int | None, Meta(description="The user's seat; null if they had none.")]
    outcome: Outcome
    ending: Annotated[str, Meta(description="Why it ended, in a sentence; blank if the last move shows it.")]
    started: Millis
    ended: Millis
    proof: Annotated[Proof | None, Meta(description="The seed of its dice, with which anyone can roll them again.")]
    moves: tuple[Moved, ...]
    mark: Annotated[str, Meta(description="A remark such as `With takebacks`; or blank.")] = ""


def _listing(each: Finished, names: dict[str, str], titles: Titles, me: Who) -> FinishedListing:
    result = each.result
    players = [
        bot_name(chair.bot, chair.number) if chair.bot else names[chair.user] or SOMEBODY for chair in result.chairs
    ]
    seat = next(seat for seat, chair in enumerate(result.chairs) if chair.user == me.user)
    return FinishedListing(
        code=each.room,
        match=result.match,
        game=each.game,
        title=titles(games()[each.game]),
        ended=each.at,
        result=result_in_words(games()[each.game], result.outcome, result.resigned, seat, players),
        seats=tuple(
            FinishedSeat(
                name=players[seat],
                bot=chair.bot,
                me=chair.user == me.user,
                score=result.outcome.scores[seat],
                won=seat in result.outcome.winners,
                resigned=seat in result.resigned,
            )
            for seat, chair in enumerate(result.chairs)
        ),
        unrated=why_not_counted(result),
        mark=mark(result.takebacks, result.continues),
        record=f"/api/rooms/{each.room}/record?form=text&match={result.match}",
    )


async def listings(found: Sequence[Finished], titles: Titles, people: People, me: Who) -> tuple[FinishedListing, ...]:
    """Return the listings of a user's games, without games whose package is no longer installed."""
    known = [each for each in found if each.game in games()]
    names = await people.names(sorted({chair.user for each in known for chair in each.result.chairs if chair.user}))
    return tuple(_listing(each, names, titles, me) for each in known)


async def all_games(store: Store, titles: Titles, people: People, me: Who, most: int) -> tuple[FinishedListing, ...]:
    """Return the newest finished games of a user, at most `most`."""
    listed: list[FinishedListing] = []
    before: GameCursor | None = None
    for _ in range(0, most, GAMES_PER_READ):
        found = await store.finished_games(me.user, None, before, GAMES_PER_READ)
        listed += await listings(found, titles, people, me)
        if len(found) < GAMES_PER_READ:
            break
        before = found[-1].at, found[-1].room, found[-1].result.match
    return tuple(listed)


def place_in_list(written: str | None) -> GameCursor | None:
    """Return the cursor of a list from the value of `next`."""
    if written is None:
        return None
    found = PLACE.fullmatch(written)
    if found is None:
        raise Invalid("The value of `before` must be a value of `next`.")
    return int(found[1]), found[2], int(found[3])


class FinishedGamesController(Controller):
    """Routes for finished games."""

    tags = ("rooms",)
    security = SIGNED_IN
    dependencies = ROOM

    @get("/me/games", "List finished games", 401, 422)
    async def my_games(
        self,
        store: Given[Store],
        titles: Given[Titles],
        people: Given[People],
        me: Given[Who],
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
            games=await listings(page, titles, people, me),
            next=f"{last.at}-{last.room}-{last.result.match}" if last else "",
            played=tuple(name for name in await store.games_played(me.user) if name in games()),
        )

    @get("/rooms/{code:str}/log", "Get a finished game move by move", 401, 403, 404, 409)
    async def show_log(
        self, played: GivenRoom, store: Given[Store], titles: Given[Titles], people: Given[People], me: Given[Who]
    ) -> GameLog:
        """Return a finished game as its players saw it, with everything revealed, and the proof of its dice."""
        room, outcome = played, played.outcome
        if outcome is None:
            raise Conflict("The whole log can be read after the game.")
        log = (await past_game(store, room.code, room.match)).log
        players, seed = await players_of(room, people, me.user), await store.seed(room.code, room.match)
        # In a thread, because every position of a long game is computed again.
        told = await asyncio.to_thread(
            lambda: tuple(tell(room, move, None, players) for move in moves(room, log, 0, len(log)))
        )
        return GameLog(
            code=room.code,
            match=room.match,
            game=room.game.name,
            title=titles(room.game),
            options=msgspec.to_builtins(room.options),
            players=players,
            me=room.seat_of(me.user),
            outcome=outcome,
            ending=room.game.endings.get(outcome.reason, ""),
            started=log[0].at,
            ended=log[-1].at,
            proof=Proof(room.commitment, seed.hex(), room.values) if seed else None,
            moves=told,
            mark=mark(room.takebacks, len(room.position)),
        )
