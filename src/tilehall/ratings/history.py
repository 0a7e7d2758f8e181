"""Compute the ratings of all players from the finished games of a hall."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from itertools import permutations

from msgspec import Struct

from tilehall.ratings.model import DAY_MS, PlayerRating, SoloScore, rate, solo_score
from tilehall.table.summary import Code, FinishedGame, UserId


class EndedGame(Struct, frozen=True):
    """A finished game, with the fields that order games by their end."""

    at: int
    room: Code
    match: int
    game: str
    result: FinishedGame

    @property
    def users(self) -> frozenset[UserId]:
        """The users who played it."""
        return frozenset(chair.user for chair in self.result.chairs if chair.user)

    @property
    def day_start(self) -> int:
        """The start of the day on which it ended, in milliseconds since 1970."""
        return self.at - self.at % DAY_MS


def rate_game(
    ended: EndedGame, before: Mapping[UserId, PlayerRating], met: Mapping[UserId, Mapping[UserId, int]]
) -> tuple[tuple[PlayerRating, ...], SoloScore | None]:
    """Return the ratings of the players after a game, and the score of a solo game.

    `before` has the newest rating of each player. `met` counts how often two players have met since `day_start`.
    """
    made = rate(ended.game, ended.room, ended.at, ended.result, before, met)
    return made, solo_score(ended.game, ended.room, ended.at, ended.result)


def rate_all(games: Iterable[EndedGame]) -> tuple[list[PlayerRating], list[SoloScore]]:
    """Return the ratings after each of these games, in the order of their ends, and the scores of solo games."""
    newest: dict[str, dict[UserId, PlayerRating]] = {}
    met: defaultdict[tuple[str, int], defaultdict[UserId, Counter[UserId]]]
    met = defaultdict(lambda: defaultdict(Counter))  # by game and day
    ratings: list[PlayerRating] = []
    scores: list[SoloScore] = []
    for each in sorted(games, key=lambda game: (game.at, game.room, game.match)):
        before, today = newest.setdefault(each.game, {}), met[each.game, each.day_start]
        rated, score = rate_game(each, before, today)
        made = sorted(rated, key=lambda rating: rating.user)
        before.update({rating.user: rating for rating in made})
        for one, other in permutations([rating.user for rating in made], 2):
            today[one][other] += 1
        ratings += made
        if score is not None:
            scores.append(score)
    return ratings, scores
