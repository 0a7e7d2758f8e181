"""How a finished game changes the ratings of its players.

The model is that of Plackett and Luce in the form of Weng and Lin (2011), "A Bayesian approximation method for online
ranking", as implemented by the package openskill. Ratings are stored in integer thousandths of a point, so that
rounding hides differences between machines in the last digits, and the same games give the same ratings everywhere.

Further rules make sure that a rating measures skill and cannot be farmed:
- Against bots alone, a player who is expected to beat the strongest of them nine times out of ten gains nothing;
  a loss counts in full.
- A player whom a bot replaced gains nothing from that game.
- From version 2 on, provisional opponents cannot raise a player above `PROVISIONAL_CEILING`.
- From version 2 on, each further game of the same two players on one day counts half as much as the previous one.

The log of a game names the version of the rules that it began with, so that ratings recomputed later stay the same. A
game of version 2 that was too short (`Room.finished`) is not rated at all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from openskill.models import PlackettLuce

from tilehall.ratings.bot_ratings import SCALE, bot_rating
from tilehall.ratings.scale import EXACT, SETTLED, points
from tilehall.table.summary import RULES_AGAINST_FARMING, Code, FinishedGame, UserId

DAY_MS: Final = 86_400_000
PROVISIONAL_CEILING: Final = 1040  # points: a newcomer's rating and a first win
SURE_TO_WIN: Final = 0.9  # a win against bots with at least this probability earns nothing

# OpenSkill's own parameters, in points.
_model = PlackettLuce(mu=25 * SCALE, sigma=25 * SCALE / 3, beta=25 * SCALE / 6, tau=25 * SCALE / 300)


class PlayerRating(Struct, frozen=True):
    """The rating of a player after a game, in thousandths of a point."""

    game: str
    at: int  # when the game ended
    room: Code
    match: int
    user: UserId
    place: int
    mean: int
    deviation: int
    before: int  # the mean before the game
    games: int  # rated games of this player so far, including this one

    @property
    def points(self) -> int:
        """The rating in whole points, as players see it."""
        return points(self.mean)

    @property
    def change(self) -> int:
        """The change by this game in whole points, computed so that the displayed numbers add up."""
        return points(self.mean) - points(self.before)

    @property
    def settled(self) -> bool:
        """Whether the rating is based on enough games."""
        return self.deviation < SETTLED * EXACT


class SoloScore(Struct, frozen=True):
    """The score of a solo game that counts."""

    room: Code
    match: int
    game: str
    user: UserId
    at: int  # when the game ended
    score: int


def rate(
    game: str,
    room: Code,
    at: int,
    result: FinishedGame,
    before: Mapping[UserId, PlayerRating],
    met: Mapping[UserId, Mapping[UserId, int]],
) -> tuple[PlayerRating, ...]:
    """Return the ratings after a game.

    `before` has the newest rating of each player; newcomers are missing. `met` counts, for two players, the earlier
    rated games of this kind that both played on the same day. An unrated game or a solo game changes no rating.
    """
    if not result.rated or len(result.chairs) < 2:
        return ()
    if not all(bot_rating(game, chair.bot, result.rated) for chair in result.chairs if chair.bot):
        return ()  # the installed release of the game's package lacks this edition
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
    """Return the mean and the deviation of a player after a game at full weight."""
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
    # Provisional opponents can raise a rating only to the ceiling. Above it, only the other opponents count.
    alone = len(known) < 2 or _sure(result, teams, seat, known)
    without = was if alone else _played(result, teams, seat, known)
    return max(was, without, (min(full[0], PROVISIONAL_CEILING * EXACT), full[1]), key=lambda each: each[0])


def _games_today(result: FinishedGame, seat: int, met: Mapping[UserId, Mapping[UserId, int]]) -> int:
    """Return how often a player has met an opponent of this game today: the highest number, if there are several."""
    if result.rating_rules < RULES_AGAINST_FARMING:
        return 0
    mine = met.get(result.chairs[seat].user, {})
    return max(mine.get(chair.user, 0) for chair in result.chairs)


def _weighted(was: tuple[int, int], full: tuple[int, int], games_today: int) -> tuple[int, int]:
    """Return a mean and a deviation after a game whose weight is halved for each earlier game on the same day."""
    mean, deviation = (
        before + round((after - before) / 2**games_today) for before, after in zip(was, full, strict=True)
    )
    return mean, deviation


def _played(result: FinishedGame, teams: Sequence[Any], seat: int, seats: Sequence[int]) -> tuple[int, int]:
    """Return OpenSkill's rating of a seat from the places of these seats."""
    after = _model.rate([[teams[each]] for each in seats], ranks=[float(result.places[each]) for each in seats])
    mine = after[list(seats).index(seat)][0]
    return _exact(mine.mu), _exact(mine.sigma)


def solo_score(game: str, room: Code, at: int, result: FinishedGame) -> SoloScore | None:
    """Return the score for the list of the best solo games, or None if the game was not solo or was resigned."""
    if not result.rated or len(result.chairs) > 1 or result.resigned:
        return None
    return SoloScore(room, result.match, game, result.chairs[0].user, at, result.outcome.scores[0])


def _rating(game: str, result: FinishedGame, seat: int, before: Mapping[UserId, PlayerRating]) -> Any:
    """Return OpenSkill's rating of a seat before the game."""
    chair = result.chairs[seat]
    if chair.bot:
        fixed = bot_rating(game, chair.bot, result.rated)
        assert fixed is not None
        return _model.rating(mu=fixed.mean, sigma=fixed.deviation)
    known = before.get(chair.user)
    return _model.rating(mu=known.mean / EXACT, sigma=known.deviation / EXACT) if known else _model.rating()


def _sure(result: FinishedGame, teams: Sequence[Any], seat: int, seats: Sequence[int]) -> bool:
    """Return whether a player whose opponents are all bots is sure to beat those in these seats."""
    others = [each for each in seats if each != seat]
    if any(result.chairs[each].user for each in others):
        return False
    strongest = max(others, key=lambda each: (teams[each].mu, each))
    return float(_model.predict_win([[teams[seat]], [teams[strongest]]])[0]) >= SURE_TO_WIN


def _exact(number: float) -> int:
    return round(number * EXACT)
