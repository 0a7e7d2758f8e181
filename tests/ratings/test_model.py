"""What a game does to the ratings of its players."""

from __future__ import annotations

from tests.support.rated_games import rated_game, solo_game
from tilehall.core.question import LEVELS
from tilehall.core.registry import games
from tilehall.ratings.bot_ratings import bot_rating, editions, newest_edition
from tilehall.ratings.history import EndedGame, rate_all
from tilehall.ratings.model import EXACT, SETTLED, PlayerRating, rate, solo_score
from tilehall.table.summary import FinishedGame


def after(result: FinishedGame, *before: PlayerRating, game: str = "4ascend") -> dict[str, PlayerRating]:
    return {each.user: each for each in rate(game, "ABCDEF", 5, result, {each.user: each for each in before})}


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


def test_those_who_share_a_place_are_rated_alike() -> None:
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


def test_every_edition_has_whole_ladders() -> None:
    assert newest_edition() == max(editions())
    newest = editions()[newest_edition()]
    assert {game: tuple(levels) for game, levels in newest.items()} == dict.fromkeys(games(), LEVELS)
    for edition in editions().values():
        for levels in edition.values():
            means = [each.mean for each in levels.values()]
            assert means == sorted(means), "from the weakest to the strongest"
            assert all(0 < each.deviation < SETTLED for each in levels.values()), "measured well enough"
