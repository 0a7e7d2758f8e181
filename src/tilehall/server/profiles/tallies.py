"""What somebody's games add up to: by game, by opponent, by how they ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from tilehall.core.registry import games
from tilehall.server.api_types import Millis
from tilehall.server.profiles.played import Result, opponent, result_of, visible
from tilehall.server.titles import Titles
from tilehall.store.protocol import Finished
from tilehall.store.store import Store
from tilehall.table.summary import FinishedChair, UserId

MOST_POINTS = 300  # of a graph: more than a screen can tell apart
MOST_RATINGS = 5_000  # newest ratings of somebody that are looked at
MOST_ENDINGS = 3  # ways to win that are told of a game
WINS: tuple[Result, ...] = ("won", "shared")


class RatingPoint(Struct, frozen=True):
    """A rating at a moment."""

    at: Millis
    rating: int


class SoloBest(Struct, frozen=True):
    """Somebody's best score alone."""

    score: int
    at: Millis


class WinEnding(Struct, frozen=True):
    """A way in which somebody won."""

    reason: Annotated[str, Meta(description="As it stands in records.")]
    sentence: Annotated[str, Meta(description="In words; or blank.")]
    count: int


class GameTally(Struct, frozen=True, kw_only=True):
    """What somebody's games of one kind add up to."""

    game: str
    title: str
    played: int
    won: Annotated[int, Meta(description="Shared wins included.")]
    drawn: int
    lost: Annotated[int, Meta(description="Resigned ones included.")]
    alone: int
    endings: Annotated[tuple[WinEnding, ...], Meta(description="How the games that were won ended, most often first.")]
    rating: Annotated[int | None, Meta(description="In points; null: no rated game yet.")]
    provisional: bool
    rated: Annotated[int, Meta(description="Rated games so far.")]
    graph: Annotated[tuple[RatingPoint, ...], Meta(description="The rating over time, the first first.")]
    best: Annotated[SoloBest | None, Meta(description="The best score alone, of games that count.")]


class HeadToHead(Struct, frozen=True, kw_only=True):
    """How often somebody met another player, and how it went between the two."""

    name: str
    user: Annotated[str, Meta(description="Blank for a bot.")]
    bot: Annotated[str, Meta(description="The level of a bot; blank for a person.")]
    played: int
    ahead: Annotated[int, Meta(description="Games in which one won, alone or with others, and the other did not.")]
    behind: Annotated[int, Meta(description="Games in which it was the other way round.")]


async def tally(store: Store, titles: Titles, user: UserId, found: Sequence[Finished]) -> tuple[GameTally, ...]:
    """What somebody's games add up to, by game; the one played most first. Practice games do not count."""
    found = [each for each in found if each.result.counts]
    ratings = await store.ratings_of(user, MOST_RATINGS)
    tallies = []
    for name in {each.game: None for each in found}:
        rules, mine = games()[name], [each for each in found if each.game == name]
        results = Counter(result_of(each, user) for each in mine)
        wins = Counter(each.result.outcome.reason for each in mine if result_of(each, user) in WINS)
        rated = [each for each in ratings if each.game == name]
        best = await store.solo_best(user, name, rules.lowest_wins) if rules.seats[0] == 1 else None
        tallies.append(
            GameTally(
                game=name,
                title=titles(rules),
                played=len(mine),
                won=results["won"] + results["shared"],
                drawn=results["drawn"],
                lost=results["lost"] + results["resigned"],
                alone=results["alone"],
                endings=tuple(
                    WinEnding(reason, rules.endings.get(reason, ""), count)
                    for reason, count in wins.most_common(MOST_ENDINGS)
                ),
                rating=rated[-1].points if rated else None,
                provisional=not (rated and rated[-1].settled),
                rated=rated[-1].games if rated else 0,
                graph=thinned([RatingPoint(each.at, each.points) for each in rated]),
                best=SoloBest(best.score, best.at) if best else None,
            )
        )
    return tuple(sorted(tallies, key=lambda each: -each.played))


def thinned(graph: Sequence[RatingPoint]) -> tuple[RatingPoint, ...]:
    """A graph with at most MOST_POINTS points, spread evenly, the first and the last among them.

    >>> len(thinned([RatingPoint(at, 1000) for at in range(1000)]))
    300
    """
    if len(graph) <= MOST_POINTS:
        return tuple(graph)
    last = len(graph) - 1
    return tuple(graph[round(at * last / (MOST_POINTS - 1))] for at in range(MOST_POINTS))


async def head_to_head(
    store: Store, user: UserId, eye: UserId, found: Sequence[Finished], most: int
) -> tuple[HeadToHead, ...]:
    """Whom somebody met most often, bots of one level as one. People whom `eye` may not see are left out, and practice
    games do not count."""
    met: Counter[FinishedChair] = Counter()
    ahead: Counter[FinishedChair] = Counter()
    behind: Counter[FinishedChair] = Counter()
    for each in found:
        if not each.result.counts:
            continue
        won = {_who(each.result.chairs[seat]) for seat in each.result.outcome.winners}
        me = FinishedChair(user)
        for other in {_who(chair) for chair in each.result.chairs} - {me}:
            met[other] += 1
            ahead[other] += me in won and other not in won
            behind[other] += other in won and me not in won
    names = await visible(store, sorted(chair.user for chair in met if chair.user), eye)
    shown = [chair for chair, _ in met.most_common() if chair.bot or chair.user in names]
    return tuple(
        HeadToHead(
            name=opponent(chair, names).name,
            user=chair.user,
            bot=chair.bot,
            played=met[chair],
            ahead=ahead[chair],
            behind=behind[chair],
        )
        for chair in shown[:most]
    )


def _who(chair: FinishedChair) -> FinishedChair:
    """Whoever had a seat, whichever of the bots of a level it was."""
    return FinishedChair(chair.user, chair.bot)
