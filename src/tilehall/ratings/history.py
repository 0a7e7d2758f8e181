"""All ratings of a hall from its games, as if each was rated the moment it ended."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from tilehall.ratings.model import PlayerRating, SoloScore, rate, solo_score
from tilehall.table.summary import Code, FinishedGame, UserId


class EndedGame(Struct, frozen=True):
    """A game that is over, with what its place in the order of the ends follows from."""

    at: int
    room: Code
    match: int
    game: str
    result: FinishedGame


def rate_all(games: Iterable[EndedGame]) -> tuple[list[PlayerRating], list[SoloScore]]:
    """The ratings after each of these games, in the order of their ends, and the scores of those who played alone."""
    newest: dict[str, dict[UserId, PlayerRating]] = {}
    ratings: list[PlayerRating] = []
    scores: list[SoloScore] = []
    for each in sorted(games, key=lambda game: (game.at, game.room, game.match)):
        before = newest.setdefault(each.game, {})
        made = sorted(rate(each.game, each.room, each.at, each.result, before), key=lambda rating: rating.user)
        before.update({rating.user: rating for rating in made})
        ratings += made
        if score := solo_score(each.game, each.room, each.at, each.result):
            scores.append(score)
    return ratings, scores
