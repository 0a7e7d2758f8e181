"""The part of every store's interface that keeps ratings. All of it follows from the logs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from tilehall.ratings.model import PlayerRating, SoloScore
from tilehall.table.summary import Code, UserId

MAX_GAMES_RATED_AT_ONCE = 50  # in one transaction: moves wait for it no longer than a few commits


class RatedPerson(Struct, frozen=True):
    """Somebody with an account, and their newest rating in a game."""

    user: UserId
    name: str
    private: bool
    rating: PlayerRating | None  # None before their first rated game


class SoloRanked(Struct, frozen=True):
    """The best that somebody scored alone."""

    user: UserId
    name: str
    score: int
    at: int
    room: Code
    match: int


class Ratings(Protocol):
    """Ratings after each rated game, and the best scores of those who play alone. `append` marks a rated game as
    pending together with the row that ends it."""

    async def rate_games(self) -> Sequence[PlayerRating]:
        """Make the ratings of some pending games, in the order of their ends: those that were made; none when none is
        pending. Where a game ended before one that is rated already, as another server was slower or a clock was set
        back, the later ones become pending again: ratings always are what the order of the ends makes of them."""

    async def replace_ratings(self, ratings: Sequence[PlayerRating], scores: Sequence[SoloScore]) -> None:
        """Put these in place of all; no game is pending then."""

    async def all_ratings(self) -> tuple[Sequence[PlayerRating], Sequence[SoloScore]]:
        """Everything that is kept, in the order of the games' ends."""

    async def room_codes(self, after: Code = "", most: int = 100) -> Sequence[Code]:
        """The codes of all rooms, in order, behind one of them."""

    async def rated_people(self, game: str, ids: Sequence[UserId]) -> dict[UserId, RatedPerson]:
        """Those of these people who have an account, with their newest ratings in a game."""

    async def ratings_of_game(self, room: Code, match: int) -> Sequence[PlayerRating]:
        """What a game did to the ratings of its players; nothing where it is not rated, or not yet."""

    async def ratings_of(self, user: UserId, most: int = 1000) -> Sequence[PlayerRating]:
        """The newest ratings of somebody in all games, the first of them first."""

    async def leaderboard(self, game: str, deviation: int, now: int, most: int = 100) -> Sequence[RatedPerson]:
        """The accounts with the highest newest ratings of those below a deviation. Who is private, banned or deleted is
        not among them."""

    async def solo_board(
        self, game: str, since: int, now: int, lowest: bool = False, most: int = 100
    ) -> Sequence[SoloRanked]:
        """The accounts with the best scores alone since a time, each once with their first best one. Who is private,
        banned or deleted is not among them."""

    async def solo_best(self, user: UserId, game: str, lowest: bool = False) -> SoloScore | None:
        """The first best score of somebody who played a game alone."""
