"""How a game that is over changes the ratings of its players.

The model is that of Plackett and Luce in the form of Weng and Lin (2011), "A Bayesian approximation method for online
ranking", as the package openskill has it. Ratings are kept in whole thousandths of a point: whatever a machine makes of
the last digits of a logarithm is rounded away, and the same games give the same ratings everywhere.

Two rules are added, so that a rating says how well somebody plays:
- against bots alone, whoever is expected to beat the strongest of them nine times out of ten gains nothing from it;
  losing to it counts as ever;
- a person for whom a bot played on gains nothing from that game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from openskill.models import PlackettLuce

from tilehall.ratings.bot_ratings import SCALE, bot_rating
from tilehall.table.summary import Code, FinishedGame, UserId

EXACT: Final = 1000  # of these are a point
SETTLED: Final = 200  # points of standard deviation below which a rating is settled: after ten to twenty games
SURE_TO_WIN: Final = 0.9  # a win against bots that was expected as surely as this one earns nothing

# OpenSkill's own parameters, in points.
_model = PlackettLuce(mu=25 * SCALE, sigma=25 * SCALE / 3, beta=25 * SCALE / 6, tau=25 * SCALE / 300)


class PlayerRating(Struct, frozen=True):
    """The rating of a person after a game, in thousandths of a point."""

    game: str
    at: int  # when the game ended
    room: Code
    match: int
    user: UserId
    place: int
    mean: int
    deviation: int
    before: int  # the mean before the game
    games: int  # rated games of this person so far, this one included

    @property
    def points(self) -> int:
        """The rating as people read it."""
        return points(self.mean)

    @property
    def change(self) -> int:
        """What the game did to it, so that the numbers that people read add up."""
        return points(self.mean) - points(self.before)

    @property
    def settled(self) -> bool:
        """Whether so many games stand behind it that it says something."""
        return self.deviation < SETTLED * EXACT


class SoloScore(Struct, frozen=True):
    """What somebody scored alone, in a game that counts."""

    room: Code
    match: int
    game: str
    user: UserId
    at: int  # when the game ended
    score: int


def points(exact: int) -> int:
    """Thousandths as whole points.

    >>> points(1_000_499), points(1_000_500)
    (1000, 1001)
    """
    return (exact + EXACT // 2) // EXACT


def rate(
    game: str, room: Code, at: int, result: FinishedGame, before: Mapping[UserId, PlayerRating]
) -> tuple[PlayerRating, ...]:
    """The ratings after a game; `before` are the newest ones of its people, those of newcomers missing.

    A game that is not rated, and one that somebody plays alone, rates nobody.
    """
    if not result.rated or len(result.chairs) < 2:
        return ()
    teams = [[_rating(game, result, seat, before)] for seat in range(len(result.chairs))]
    after = [team[0] for team in _model.rate(teams, ranks=[float(place) for place in result.places])]
    rated = []
    for seat, chair in enumerate(result.chairs):
        if not chair.user:
            continue
        known, now = before.get(chair.user), teams[seat][0]
        mean, deviation = _exact(after[seat].mu), _exact(after[seat].sigma)
        was = known.mean if known else _exact(now.mu)
        if mean > was and (chair.helped or _sure(result, teams, seat)):
            mean, deviation = was, known.deviation if known else _exact(now.sigma)
        rated.append(
            PlayerRating(
                game=game,
                at=at,
                room=room,
                match=result.match,
                user=chair.user,
                place=result.places[seat],
                mean=mean,
                deviation=deviation,
                before=was,
                games=1 + (known.games if known else 0),
            )
        )
    return tuple(rated)


def solo_score(game: str, room: Code, at: int, result: FinishedGame) -> SoloScore | None:
    """What counts for the list of the best who played alone; None for any other game, and for one that was resigned."""
    if not result.rated or len(result.chairs) > 1 or result.resigned:
        return None
    return SoloScore(room, result.match, game, result.chairs[0].user, at, result.outcome.scores[0])


def _rating(game: str, result: FinishedGame, seat: int, before: Mapping[UserId, PlayerRating]) -> Any:
    """What OpenSkill knows of a seat before the game."""
    chair = result.chairs[seat]
    if chair.bot:
        fixed = bot_rating(game, chair.bot, result.rated)
        assert fixed is not None  # a game with a bot that has no rating does not begin rated
        return _model.rating(mu=fixed.mean, sigma=fixed.deviation)
    known = before.get(chair.user)
    return _model.rating(mu=known.mean / EXACT, sigma=known.deviation / EXACT) if known else _model.rating()


def _sure(result: FinishedGame, teams: Sequence[list[Any]], seat: int) -> bool:
    """Whether somebody who plays against bots alone is sure to beat them."""
    others = [each for each in range(len(teams)) if each != seat]
    if any(result.chairs[each].user for each in others):
        return False
    strongest = max(others, key=lambda each: (teams[each][0].mu, each))
    return float(_model.predict_win([teams[seat], teams[strongest]])[0]) >= SURE_TO_WIN


def _exact(number: float) -> int:
    return round(number * EXACT)
