"""The finished games of a user as others may see them, and statistics of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilehall.core.languages import ENGLISH
from tilehall.core.message import in_words
from tilehall.core.registry import games
from tilehall.messages.api_types import Millis
from tilehall.ratings.eligibility import why_not_counted
from tilehall.server.titles import Titles
from tilehall.server.words import say
from tilehall.store.protocol import Finished, GameCursor
from tilehall.store.queries.finished_games import all_finished
from tilehall.store.store import Store
from tilehall.table.result_words import mark, place_of
from tilehall.table.seat_names import bot_name
from tilehall.table.summary import FinishedChair, UserId

UNSEEN = say("another-player")  # a guest, or a private or deleted user
MAX_GAMES_COUNTED = 5_000  # the newest, in a profile
MAX_GAMES_LOOKED_AT = 2_000  # per page, in search of games that match the filters

Result = Literal["won", "shared", "drawn", "lost", "resigned", "alone"]


class Opponent(Struct, frozen=True):
    """Another player at the table."""

    name: str
    user: Annotated[str, Meta(description="Blank for a bot, a guest, and a private or deleted user.")]
    bot: Annotated[str, Meta(description="The level of a bot; blank for a user.")]


class PlayedGame(Struct, frozen=True, kw_only=True):
    """A finished game of a user."""

    game: str
    title: str
    ended: Millis
    result: Result
    place: int
    seats: int
    score: int
    ending: Annotated[str, Meta(description="Why it ended, in a sentence; or blank.")]
    opponents: tuple[Opponent, ...]
    rating: Annotated[int | None, Meta(description="The rating after it; null if it was not rated.")]
    change: Annotated[int | None, Meta(description="How it changed the rating.")]
    unrated: Annotated[str, Meta(description="Why a game that began as rated was not rated; or blank.")]
    mark: Annotated[str, Meta(description="A remark such as `With takebacks`; or blank.")]
    code: Annotated[str, Meta(description="The code of its room; blank for users who did not play in it.")]
    match: int


def seat_of(game: Finished, user: UserId) -> int:
    """Return the seat of a user who played in a game."""
    return next(seat for seat, chair in enumerate(game.result.chairs) if chair.user == user)


def result_of(game: Finished, user: UserId) -> Result:
    """Return how a game ended for a user who played in it."""
    seat, result = seat_of(game, user), game.result
    if seat in result.resigned:
        return "resigned"
    if len(result.chairs) == 1:
        return "alone"
    if not result.outcome.winners:
        return "drawn"
    if seat not in result.outcome.winners:
        return "lost"
    return "shared" if len(result.outcome.winners) > 1 else "won"


async def history(store: Store, user: UserId, eye: UserId) -> list[Finished]:
    """Return the newest games of a user that `eye` may see, the newest first.

    Games whose package is no longer installed are left out. Games played offline are for the user alone.
    """
    found: list[Finished] = []
    async for each in all_finished(store, user):
        if each.game in games() and (eye == user or not each.result.offline):
            found.append(each)
        if len(found) == MAX_GAMES_COUNTED:
            break
    return found


async def visible(store: Store, ids: Sequence[UserId], eye: UserId) -> dict[UserId, str]:
    """Return the names of those of these users whose profiles `eye` may see."""
    people = await store.rated_people("", ids)
    return {each.user: each.name for each in people.values() if not each.private or each.user == eye}


def opponent(chair: FinishedChair, names: Mapping[UserId, str], language: str) -> Opponent:
    """Return another player at the table. `names` has the users who may be seen."""
    if chair.bot:
        return Opponent(bot_name(chair.bot, chair.number), "", chair.bot)
    name = names.get(chair.user, "")
    return Opponent(name or chair.name or in_words(UNSEEN, language), chair.user if name else "", "")


async def played_games(
    store: Store,
    titles: Titles,
    user: UserId,
    eye: UserId,
    most: int,
    game: str | None = None,
    result: Result | None = None,
    against: str | None = None,
    span: tuple[int, int] = (0, 2**53),
    before: GameCursor | None = None,
    language: str = ENGLISH,
) -> tuple[tuple[PlayedGame, ...], GameCursor | None]:
    """Return the games of a user that match the filters, as `eye` may see them, and the cursor of the next page.

    No game matches an opponent whose profile `eye` may not see, because the filter would reveal them.
    """
    if against and against != eye and not await visible(store, [against], eye) and await store.user(against):
        return (), None

    def fits(each: Finished) -> bool:
        others = [chair for chair in each.result.chairs if chair.user != user]
        return (
            each.game in games()
            and (eye == user or not each.result.offline)
            and (result is None or result_of(each, user) == result)
            and (against is None or any(against in (chair.user, chair.bot) for chair in others))
            and span[0] <= each.at < span[1]
        )

    found: list[Finished] = []
    looked_at = 0
    more: GameCursor | None = None
    async for each in all_finished(store, user, game, before):
        if len(found) == most or looked_at == MAX_GAMES_LOOKED_AT:
            break
        looked_at += 1
        more = each.cursor
        if fits(each):
            found.append(each)
    else:
        more = None
    return await _told(store, titles, user, eye, found, language), more


async def _told(
    store: Store, titles: Titles, user: UserId, eye: UserId, found: Sequence[Finished], language: str
) -> tuple[PlayedGame, ...]:
    others = {chair.user for each in found for chair in each.result.chairs if chair.user not in ("", user)}
    names = await visible(store, sorted(others), eye)
    told = []
    for each in found:
        rules, result, seat = games()[each.game], each.result, seat_of(each, user)
        ratings = await store.ratings_of_game(each.room, result.match) if result.rated else ()
        rating = next((rating for rating in ratings if rating.user == user), None)
        told.append(
            PlayedGame(
                game=each.game,
                title=titles(rules, language),
                ended=each.at,
                result=result_of(each, user),
                place=place_of(rules, result.outcome, result.resigned, seat),
                seats=len(result.chairs),
                score=result.outcome.scores[seat],
                ending=in_words(rules.endings.get(result.outcome.reason, ""), language),
                opponents=tuple(opponent(chair, names, language) for chair in result.chairs if chair.user != user),
                rating=rating.points if rating else None,
                change=rating.change if rating else None,
                unrated=in_words(why_not_counted(result), language),
                mark=in_words(mark(result.takebacks, result.continues, result.offline), language),
                code=each.room if any(chair.user == eye for chair in result.chairs) else "",
                match=result.match,
            )
        )
    return tuple(told)


MAX_GRAPH_POINTS = 300  # of a graph: more than a screen can show
MAX_RATINGS = 5_000  # the newest, of one user
MAX_ENDINGS = 3  # ways of winning shown per game
WINS: tuple[Result, ...] = ("won", "shared")


class RatingPoint(Struct, frozen=True):
    """A rating at a point in time."""

    at: Millis
    rating: int


class SoloBest(Struct, frozen=True):
    """The best solo score of a user."""

    score: int
    at: Millis


class WinEnding(Struct, frozen=True):
    """A way in which a user won."""

    reason: Annotated[str, Meta(description="As in records.")]
    sentence: Annotated[str, Meta(description="In words; or blank.")]
    count: int


class GameTally(Struct, frozen=True, kw_only=True):
    """Statistics of a user's games of one kind."""

    game: str
    title: str
    played: int
    won: Annotated[int, Meta(description="Including shared wins.")]
    drawn: int
    lost: Annotated[int, Meta(description="Including resigned games.")]
    alone: int
    endings: Annotated[tuple[WinEnding, ...], Meta(description="How the won games ended, the most frequent first.")]
    rating: Annotated[int | None, Meta(description="In points; null before the first rated game.")]
    provisional: bool
    rated: Annotated[int, Meta(description="Rated games so far.")]
    graph: Annotated[tuple[RatingPoint, ...], Meta(description="The rating over time, the oldest first.")]
    best: Annotated[SoloBest | None, Meta(description="The best solo score in games that count.")]


class HeadToHead(Struct, frozen=True, kw_only=True):
    """How often a user met another player, and with which results."""

    name: str
    user: Annotated[str, Meta(description="Blank for a bot.")]
    bot: Annotated[str, Meta(description="The level of a bot; blank for a user.")]
    played: int
    ahead: Annotated[
        int, Meta(description="Games in which the user won, alone or with others, and the other player did not.")
    ]
    behind: Annotated[int, Meta(description="Games in which the other player won and the user did not.")]


async def tally(
    store: Store, titles: Titles, user: UserId, found: Sequence[Finished], language: str
) -> tuple[GameTally, ...]:
    """Return the statistics of a user by game, the most played first. Practice games do not count."""
    found = [each for each in found if each.result.counts]
    ratings = await store.ratings_of(user, MAX_RATINGS)
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
                title=titles(rules, language),
                played=len(mine),
                won=results["won"] + results["shared"],
                drawn=results["drawn"],
                lost=results["lost"] + results["resigned"],
                alone=results["alone"],
                endings=tuple(
                    WinEnding(reason, in_words(rules.endings.get(reason, ""), language), count)
                    for reason, count in wins.most_common(MAX_ENDINGS)
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
    """Return a graph with at most MAX_GRAPH_POINTS points, spread evenly, including the first and the last.

    >>> len(thinned([RatingPoint(at, 1000) for at in range(1000)]))
    300
    """
    if len(graph) <= MAX_GRAPH_POINTS:
        return tuple(graph)
    last = len(graph) - 1
    return tuple(graph[round(at * last / (MAX_GRAPH_POINTS - 1))] for at in range(MAX_GRAPH_POINTS))


async def head_to_head(
    store: Store, user: UserId, eye: UserId, found: Sequence[Finished], most: int, language: str
) -> tuple[HeadToHead, ...]:
    """Return the most frequent opponents of a user. All bots of one level count as one.

    Users whom `eye` may not see are left out, and practice games do not count.
    """
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
            name=opponent(chair, names, language).name,
            user=chair.user,
            bot=chair.bot,
            played=met[chair],
            ahead=ahead[chair],
            behind=behind[chair],
        )
        for chair in shown[:most]
    )


def _who(chair: FinishedChair) -> FinishedChair:
    """Return the player of a seat, with all bots of one level made equal."""
    return FinishedChair(chair.user, chair.bot)
