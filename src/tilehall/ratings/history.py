"""All ratings of a hall from its games, as if each was rated the moment it ended."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import permutations

from msgspec import Struct

from tilehall.ratings.model import DAY_MS, PlayerRating, SoloScore, rate, solo_score
from tilehall.table.summary import Code, FinishedGame, UserId


class EndedGame(Struct, frozen=True):
    """A game that is over, with what its place in the order of the ends follows from."""

    at: int
    room: Code
    match: int
    game: str
    result: FinishedGame


def rate_all(games: Iterable[EndedGame]) -> tuple[list[PlayerRating], list[SoloScore]]:
    """Return the ratings after each of these games, in the order of their ends, and the scores of solo games."""
    newest: dict[str, dict[UserId, PlayerRating]] = {}
    met: defaultdict[tuple[str, int], defaultdict[UserId, Counter[UserId]]]
    met = defaultdict(lambda: defaultdict(Counter))  # by game and day
    ratings: list[PlayerRating] = []
    scores: list[SoloScore] = []
    for each in sorted(games, key=lambda game: (game.at, game.room, game.match)):
        before, today = newest.setdefault(each.game, {}), met[each.game, each.at // DAY_MS]
        made = rate(each.game, each.room, each.at, each.result, before, today)
        made = tuple(sorted(made, key=lambda rating: rating.user))
        before.update({rating.user: rating for rating in made})
        for one, other in permutations([rating.user for rating in made], 2):
            today[one][other] += 1
        ratings += made
        if score := solo_score(each.game, each.room, each.at, each.result):
            scores.append(score)
    return ratings, scores
