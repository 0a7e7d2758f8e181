"""How a game that is over changes the ratings of its players.

The model is that of Plackett and Luce in the form of Weng and Lin (2011), "A Bayesian approximation method for online
ranking", as the package openskill has it. Ratings are kept in whole thousandths of a point: whatever a machine makes of
the last digits of a logarithm is rounded away, and the same games give the same ratings everywhere.

Rules are added, so that a rating says how well somebody plays and cannot be farmed:
- Against bots alone, a player who is expected to beat the strongest of them nine times out of ten gains nothing;
  losing to it counts as ever.
- A person for whom a bot played on gains nothing from that game.
- From version 2 on, provisional opponents lift nobody above `PROVISIONAL_CEILING`: their rating is only a guess.
- From version 2 on, each further game of the same two people on one day counts half as much as the one before.

The log of a game names the version of the rules that it began with, so that ratings recomputed later stay the same. A
game of version 2 that was too short (`Room.finished`) is not rated at all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from openskill.models import PlackettLuce

from tilehall.ratings.bot_ratings import SCALE, bot_rating
from tilehall.table.summary import RULES_AGAINST_FARMING, Code, FinishedGame, UserId

EXACT: Final = 1000  # of these are a point
SETTLED: Final = 200  # points of standard deviation below which a rating is settled: after ten to twenty games
DAY_MS: Final = 86_400_000  # a day of UTC
PROVISIONAL_CEILING: Final = 1040  # points: a newcomer's rating, and a little for a first win
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
    game: str,
    room: Code,
    at: int,
    result: FinishedGame,
    before: Mapping[UserId, PlayerRating],
    met: Mapping[UserId, Mapping[UserId, int]],
) -> tuple[PlayerRating, ...]:
    """Return the ratings after a game.

    `before` has the newest rating of each player; newcomers are missing. `met` counts the rated games of this game that
    two of its players have already played on the same day. A game that is not rated, and one that somebody plays alone,
    rates nobody.
    """
    if not result.rated or len(result.chairs) < 2:
        return ()
    teams = [_rating(game, result, seat, before) for seat in range(len(result.chairs))]
    rated = []
    for seat, chair in enumerate(result.chairs):
        if not chair.user:
            continue
        known, now = before.get(chair.user), teams[seat]
        was = (known.mean, known.deviation) if known else (_exact(now.mu), _exact(now.sigma))
        mean, deviation = _weighted(was, _after(result, teams, seat, was), _games_today(result, seat, met))
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
                before=was[0],
                games=1 + (known.games if known else 0),
            )
        )
    return tuple(rated)


def _after(result: FinishedGame, teams: Sequence[Any], seat: int, was: tuple[int, int]) -> tuple[int, int]:
    """Return the mean and the deviation of a person after a game, at its full weight."""
    everyone = range(len(teams))
    full = _played(result, teams, seat, everyone)
    if full[0] <= was[0]:
        return full
    if result.chairs[seat].helped:
        return was
    if result.rating_rules < RULES_AGAINST_FARMING:
        return was if _sure(result, teams, seat, everyone) else full
    known = [each for each in everyone if each == seat or result.chairs[each].bot or teams[each].sigma < SETTLED]
    if len(known) == len(teams):
        return was if _sure(result, teams, seat, known) else full
    if full[0] <= PROVISIONAL_CEILING * EXACT:
        return full
    # As if the provisional players had not been at the table; but up to the ceiling they count.
    alone = len(known) < 2 or _sure(result, teams, seat, known)
    without = was if alone else _played(result, teams, seat, known)
    return max(was, without, (min(full[0], PROVISIONAL_CEILING * EXACT), full[1]), key=lambda each: each[0])


def _games_today(result: FinishedGame, seat: int, met: Mapping[UserId, Mapping[UserId, int]]) -> int:
    """Return how often a player has already met today the opponent that they met most often."""
    if result.rating_rules < RULES_AGAINST_FARMING:
        return 0
    mine = met.get(result.chairs[seat].user, {})
    return max(mine.get(chair.user, 0) for chair in result.chairs)


def _weighted(was: tuple[int, int], full: tuple[int, int], games_today: int) -> tuple[int, int]:
    """Return a mean and a deviation after a game that counts half as much for each game before it on the same day."""
    mean, deviation = (
        before + round((after - before) / 2**games_today) for before, after in zip(was, full, strict=True)
    )
    return mean, deviation


def _played(result: FinishedGame, teams: Sequence[Any], seat: int, seats: Sequence[int]) -> tuple[int, int]:
    """Return what OpenSkill makes of a seat by the places of these seats."""
    after = _model.rate([[teams[each]] for each in seats], ranks=[float(result.places[each]) for each in seats])
    mine = after[list(seats).index(seat)][0]
    return _exact(mine.mu), _exact(mine.sigma)


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


def _sure(result: FinishedGame, teams: Sequence[Any], seat: int, seats: Sequence[int]) -> bool:
    """Return whether a person who plays against bots alone, of these seats, is sure to beat them."""
    others = [each for each in seats if each != seat]
    if any(result.chairs[each].user for each in others):
        return False
    strongest = max(others, key=lambda each: (teams[each].mu, each))
    return float(_model.predict_win([[teams[seat]], [teams[strongest]]])[0]) >= SURE_TO_WIN


def _exact(number: float) -> int:
    return round(number * EXACT)
