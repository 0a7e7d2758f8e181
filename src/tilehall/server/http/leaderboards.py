"""Leaderboards over HTTP: the highest ratings of a game, and its best solo scores."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta, Struct

from tilehall.core.game import AnyGame
from tilehall.core.registry import games
from tilehall.messages.api_types import Millis
from tilehall.messages.errors import NotFound
from tilehall.messages.lessons import NO_GAME
from tilehall.ratings.bot_ratings import editions, newest_edition
from tilehall.ratings.scale import EXACT, SETTLED
from tilehall.server.accounts.people import DAY_MS, People, Who
from tilehall.server.http.routes import SIGNED_IN, get
from tilehall.server.titles import Titles
from tilehall.store.store import Store
from tilehall.table.seat_names import known_name
from tilehall.table.summary import is_bot_account

GameName = Annotated[str, PathParameter(max_length=64, description="A game's name, as /api/games lists it.")]
Points = Annotated[int, Meta(description="A rating in points. New players begin at 1000.")]


class RankedPlayer(Struct, frozen=True):
    """An account on a leaderboard."""

    user: str
    name: str
    rating: Points
    games: Annotated[int, Meta(description="Rated games so far.")]
    me: bool
    owner: Annotated[str, Meta(description="The name of the owner of a bot account; blank for others.")] = ""


class RatedBot(Struct, frozen=True):
    """The bots of a level, whose rating is fixed."""

    level: str
    rating: Points


class MyRating(Struct, frozen=True):
    """The user's rating in a game."""

    rating: Points
    games: int
    provisional: Annotated[bool, Meta(description="Based on too few games to appear on the leaderboard.")]
    private: Annotated[bool, Meta(description="The profile is private, so the user is not on the leaderboard.")]


class Leaderboard(Struct, frozen=True):
    """The highest settled ratings of a game, with those of its bots for comparison."""

    game: str
    title: str
    players: tuple[RankedPlayer, ...]
    bots: tuple[RatedBot, ...]
    mine: MyRating | None
    solo: Annotated[bool, Meta(description="Whether the game can be played alone, and has a solo ladder.")]


class SoloEntry(Struct, frozen=True):
    """An account on a solo ladder, with its best score."""

    user: str
    name: str
    score: int
    at: Millis
    me: bool


class SoloLadder(Struct, frozen=True):
    """The best solo scores of a game."""

    game: str
    title: str
    days: int
    players: tuple[SoloEntry, ...]


def known_game(name: str) -> AnyGame:
    """Return the game with a name. Raises `Refused` if there is none."""
    if name not in games():
        raise NotFound(NO_GAME)
    return games()[name]


class LeaderboardsController(Controller):
    """Routes for leaderboards."""

    tags = ("people",)
    security = SIGNED_IN

    @get("/ratings/{game:str}", "Get the leaderboard of a game", 401, 404)
    async def show_leaderboard(
        self,
        game: GameName,
        store: Given[Store],
        titles: Given[Titles],
        people: Given[People],
        me: Given[Who],
        reader_language: Given[str],
    ) -> Leaderboard:
        """Return the hundred highest settled ratings. Private, banned and deleted accounts are left out."""
        rules = known_game(game)
        found = await store.leaderboard(game, SETTLED * EXACT, people.clock())
        bot_ids = [each.user for each in found if is_bot_account(each.user)]
        accounts = await store.rated_people(game, [me.user, *bot_ids])
        owners = {bot: accounts[bot].owner or "" for bot in bot_ids}
        names = await people.names([*owners.values()])
        mine = accounts.get(me.user)
        rating = mine.rating if mine else None
        bots = editions(game).get(newest_edition(game), {})
        return Leaderboard(
            game=game,
            title=titles(rules, reader_language),
            players=tuple(
                RankedPlayer(
                    user=each.user,
                    name=each.name,
                    rating=each.rating.points,
                    games=each.rating.games,
                    me=each.user == me.user,
                    owner=known_name(names[owners[each.user]], reader_language) if each.user in owners else "",
                )
                for each in found
                if each.rating
            ),
            bots=tuple(RatedBot(level, round(each.mean)) for level, each in reversed(bots.items())),
            mine=MyRating(rating.points, rating.games, not rating.settled, mine.private) if mine and rating else None,
            solo=rules.seats[0] == 1,
        )

    @get("/ratings/{game:str}/solo", "Get the solo ladder of a game", 401, 404, 422)
    async def show_solo_ladder(
        self,
        game: GameName,
        store: Given[Store],
        titles: Given[Titles],
        people: Given[People],
        me: Given[Who],
        reader_language: Given[str],
        days: Annotated[
            int, QueryParameter(ge=0, le=3650, description="Only scores of the last days; 0 means all time.")
        ] = 0,
    ) -> SoloLadder:
        """Return the best solo score of each account, in games with the default options that were played to the end."""
        rules, now = known_game(game), people.clock()
        since = now - days * DAY_MS if days else 0
        found = await store.solo_board(game, since, now, rules.lowest_wins)
        players = tuple(SoloEntry(each.user, each.name, each.score, each.at, each.user == me.user) for each in found)
        return SoloLadder(game, titles(rules, reader_language), days, players)
