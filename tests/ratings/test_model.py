"""The effect of a game on the ratings of its players."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from tests.support.rated_games import rated_game, solo_game
from tilehall.core.question import LEVELS
from tilehall.core.registry import games
from tilehall.ratings.bot_ratings import bot_rating, editions, newest_edition
from tilehall.ratings.history import EndedGame, rate_all
from tilehall.ratings.model import DAY_MS, PlayerRating, rate, solo_score
from tilehall.ratings.scale import EXACT, SETTLED
from tilehall.table.summary import RULES_AGAINST_FARMING, FinishedGame


def after(result: FinishedGame, *before: PlayerRating, game: str = "4ascend") -> dict[str, PlayerRating]:
    return {each.user: each for each in rate(game, "ABCDEF", 5, result, {each.user: each for each in before}, {})}


def known(user: str, points: int, deviation: int = 80, games: int = 40) -> PlayerRating:
    return PlayerRating("4ascend", 1, "ABCDEF", 1, user, 1, points * EXACT, deviation * EXACT, 0, games)


def test_newcomers_begin_at_1000_and_the_winner_gains_what_the_loser_loses() -> None:
    rated = after(rated_game(("ann", "ben"), (1, 2)))
    assert {each.before for each in rated.values()} == {1000 * EXACT}
    assert rated["ann"].change == -rated["ben"].change > 0
    assert all(each.games == 1 and not each.settled for each in rated.values())


def test_these_numbers_never_change() -> None:
    rated = after(rated_game(("ann", "ben", "carl"), (2, 1, 3)), known("ben", 1200))
    numbers = {user: (each.mean, each.deviation) for user, each in rated.items()}
    assert numbers == NUMBERS, "ratings are kept for good: what they follow from may not change"


NUMBERS = {"ann": (1041480, 316763), "ben": (1206692, 80041), "carl": (842536, 316763)}


def test_places_decide_at_tables_of_two_to_five() -> None:
    for seats in range(2, 6):
        users = tuple("abcde"[:seats])
        rated = after(rated_game(users, tuple(range(1, seats + 1))))
        means = [rated[user].mean for user in users]
        assert means == sorted(means, reverse=True)
        assert len(set(means)) == seats


def test_players_who_share_a_place_are_rated_alike() -> None:
    rated = after(rated_game(("ann", "ben", "carl"), (1, 1, 3)))
    assert rated["ann"].mean == rated["ben"].mean > rated["carl"].mean


def test_a_draw_between_equals_changes_nothing_but_how_sure_it_is() -> None:
    rated = after(rated_game(("ann", "ben"), (1, 1)))
    assert rated["ann"].change == rated["ben"].change == 0
    assert rated["ann"].deviation < 1000 * EXACT // 3


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    strong, weak = known("ann", 1500), known("ben", 1000)
    expected = after(rated_game(("ann", "ben"), (1, 2)), strong, weak)["ann"].change
    surprise = after(rated_game(("ann", "ben"), (2, 1)), strong, weak)["ben"].change
    assert 0 <= expected < surprise


def test_beating_a_much_weaker_bot_moves_nothing_and_losing_to_it_does() -> None:
    bot = bot_rating("4ascend", "easy", 1)
    assert bot is not None
    strong = known("ann", round(bot.mean) + 600)
    won = after(rated_game(("ann", "easy"), (1, 2)), strong)["ann"]
    assert (won.mean, won.deviation, won.games) == (strong.mean, strong.deviation, strong.games + 1)
    assert after(rated_game(("ann", "easy"), (2, 1)), strong)["ann"].mean < strong.mean
    equal = known("ann", round(bot.mean))
    assert after(rated_game(("ann", "easy"), (1, 2)), equal)["ann"].mean > equal.mean


def test_a_thousand_wins_against_a_weak_bot_lead_nowhere() -> None:
    games = [EndedGame(at, "ABCDEF", 1, "4ascend", rated_game(("ann", "easy"), (1, 2))) for at in range(1000)]
    ratings, _ = rate_all(games)
    bot = bot_rating("4ascend", "easy", 1)
    assert bot is not None
    assert ratings[-1].points <= max(1000, round(bot.mean) + 500)
    assert ratings[-1].mean == ratings[-500].mean


def test_bots_are_rated_once_and_for_all() -> None:
    assert set(after(rated_game(("ann", "hard"), (1, 2)))) == {"ann"}


def test_a_person_for_whom_a_bot_played_on_gains_nothing_and_may_lose() -> None:
    ann, ben = known("ann", 1000), known("ben", 1000)
    assert after(rated_game(("ann", "ben"), (1, 2), helped=(0,)), ann, ben)["ann"].mean == ann.mean
    assert after(rated_game(("ann", "ben"), (2, 1), helped=(0,)), ann, ben)["ann"].mean < ann.mean


def test_a_rating_is_settled_after_ten_to_twenty_games() -> None:
    games = [
        EndedGame(at, "ABCDEF", 1, "4ascend", rated_game(("ann", "ben"), (1 + at % 2, 2 - at % 2))) for at in range(40)
    ]
    ratings, _ = rate_all(games)
    settled = next(each.games for each in ratings if each.settled)
    assert 10 <= settled <= 20
    assert ratings[-1].deviation < SETTLED * EXACT


def test_an_unrated_game_and_one_played_alone_rate_nobody() -> None:
    assert (
        after(FinishedGame(1, rated_game(("ann", "ben"), (1, 2)).chairs, rated_game(("a", "b"), (1, 2)).outcome)) == {}
    )
    alone = solo_game("ann", 300)
    assert after(alone) == {}
    score = solo_score("summon5", "ABCDEF", 7, alone)
    assert score is not None
    assert (score.user, score.score, score.at) == ("ann", 300, 7)


@pytest.mark.parametrize("game", games())
def test_every_edition_has_whole_ladders(game: str) -> None:
    assert tuple(editions(game)[newest_edition(game)]) == LEVELS
    for levels in editions(game).values():
        means = [each.mean for each in levels.values()]
        assert means == sorted(means), "from the weakest to the strongest"
        assert all(0 < each.deviation < SETTLED for each in levels.values()), "measured well enough"


def test_a_game_without_ratings_of_bots_rates_people_alone() -> None:
    assert newest_edition("nim") == 1
    assert bot_rating("nim", "easy") is None
    assert after(rated_game(("ann", "ben"), (1, 2)), game="nim").keys() == {"ann", "ben"}
    assert after(rated_game(("ann", "easy"), (1, 2)), game="nim") == {}


def farmed(games: Iterable[tuple[int, tuple[str, ...]]], rules: int = RULES_AGAINST_FARMING) -> int:
    """Return what Ann gains by winning these games, each on a given day against players who join as they are named."""
    ended = [
        EndedGame(
            day * DAY_MS + n,
            f"{n:06}",
            1,
            "4ascend",
            rated_game(("ann", *others), (*range(1, 2 + len(others)),), rules=rules),
        )
        for n, (day, others) in enumerate(games)
    ]
    ratings, _ = rate_all(ended)
    return next(each.points for each in reversed(ratings) if each.user == "ann") - 1000


FARMS = {
    "many accounts, one game each": [(0, (f"new {n}",)) for n in range(200)],
    "one account, many games on one day": [(0, ("ben",)) for _ in range(200)],
    "one account, ten games a day for a month": [(day, ("ben",)) for day in range(30) for _ in range(10)],
    "twenty accounts, once a day for a month": [(day, (f"new {n}",)) for day in range(30) for n in range(20)],
    "tables of five, the same four accounts": [(0, ("b", "c", "d", "e")) for _ in range(100)],
    "tables of five, four new accounts each": [(0, tuple(f"new {n} {seat}" for seat in range(4))) for n in range(50)],
    "tables of four with an easy bot": [(0, (f"b{n}", f"c{n}", "easy")) for n in range(50)],
}


@pytest.mark.parametrize("games", FARMS.values(), ids=FARMS)
def test_accounts_that_lose_on_purpose_lift_nobody_by_50_points(games: list[tuple[int, tuple[str, ...]]]) -> None:
    assert farmed(games, rules=1) > 500, "this is how far it led before"
    assert farmed(games) < 50


def test_provisional_opponents_do_not_lift_and_a_settled_one_at_the_table_does() -> None:
    ann, ben = known("ann", 1100), known("ben", 1100)
    new, both = ("ann", "new"), ("ann", "new", "ben")
    two = after(rated_game(("ann", "ben"), (1, 2), rules=2), ann, ben)["ann"].mean
    assert after(rated_game(new, (1, 2), rules=2), ann)["ann"] == replace(ann, before=ann.mean, games=41, at=5)
    assert after(rated_game(both, (1, 2, 3), rules=2), ann, ben)["ann"].mean == two > ann.mean
    assert after(rated_game(new, (2, 1), rules=2), ann)["ann"].mean < ann.mean, "losing to a newcomer counts"
    assert after(rated_game(new, (2, 1), rules=2), ann)["new"].mean > 1040 * EXACT, "and so does beating Ann"


def test_a_second_game_of_a_pair_on_one_day_counts_half_for_both() -> None:
    game, before = (
        rated_game(("ann", "ben"), (1, 2), rules=2),
        {each.user: each for each in (known("ann", 900), known("ben", 900))},
    )
    for count, weight in ((0, 1.0), (1, 0.5), (2, 0.25)):
        met = {"ann": {"ben": count, "carl": 7}, "ben": {"ann": count}}
        full = {each.user: each for each in rate("4ascend", "ABCDEF", 5, game, before, {})}
        for each in rate("4ascend", "ABCDEF", 5, game, before, met):
            assert abs(each.mean - each.before - weight * (full[each.user].mean - each.before)) <= 1


def test_the_next_day_a_game_of_a_pair_counts_in_full_again() -> None:
    def gains(*ends: int) -> list[int]:
        ended = [
            EndedGame(at, f"{n:06}", 1, "4ascend", rated_game(("ann", "hard"), (2, 1), rules=2))
            for n, at in enumerate(ends)
        ]
        ended += [
            EndedGame(at, f"{n:06}", 2, "4ascend", rated_game(("ann", "ben"), (2, 1), rules=2))
            for n, at in enumerate(ends)
        ]
        return [each.before - each.mean for each in rate_all(ended)[0] if each.user == "ann"]

    same_day, next_day = gains(DAY_MS - 2, DAY_MS - 1), gains(DAY_MS - 1, DAY_MS)
    assert same_day[:2] == next_day[:2]
    assert same_day[2] == next_day[2], "a bot is met as often as one likes"
    assert 0 < same_day[3] < 0.6 * next_day[3]
