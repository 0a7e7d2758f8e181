"""Ratings in every store: made once per game, in the order of the ends, and the same when recomputed."""

from __future__ import annotations

from itertools import permutations

from tests.store.conftest import Opens
from tests.support.rated_games import account, end, rated_game, solo_game

from tilehall.ratings.history import EndedGame, rate_all
from tilehall.ratings.model import DAY_MS
from tilehall.ratings.scale import EXACT
from tilehall.store.protocol import Act, Ban
from tilehall.store.store import Store
from tilehall.table.summary import FinishedGame

GAMES = {
    "ROOM01": (10, rated_game(("ann", "ben"), (1, 2))),
    "ROOM02": (20, rated_game(("ben", "carl", "ann"), (1, 2, 3))),
    "ROOM03": (20, rated_game(("carl", "medium"), (1, 2))),
    "ROOM04": (30, rated_game(("ann", "carl"), (1, 1))),
    "ROOM05": (40, rated_game(("ann", "ben"), (2, 1), rules=2)),
    "ROOM06": (DAY_MS - 1, rated_game(("ben", "ann", "carl"), (1, 2, 3), rules=2)),
    "ROOM07": (DAY_MS, rated_game(("ben", "ann"), (1, 2), rules=2)),
}
RECOMPUTED = rate_all([EndedGame(at, room, 1, "4ascend", game) for room, (at, game) in GAMES.items()])
ANY = 10**9


async def rate(store: Store) -> None:
    while await store.rate_games():
        pass


async def test_a_game_is_rated_once(store: Store) -> None:
    await end(store, "ROOM01", *GAMES["ROOM01"])
    made = await store.rate_games()
    assert [each.user for each in made] == ["ann", "ben"]
    assert await store.rate_games() == []
    assert await store.ratings_of_game("ROOM01", 1) == list(made)
    assert await store.ratings_of("ann") == [made[0]]


async def test_an_unrated_game_is_not_rated(store: Store) -> None:
    _, game = GAMES["ROOM01"]
    await end(store, "ROOM01", 10, FinishedGame(1, game.chairs, game.outcome))
    assert await store.rate_games() == []


async def test_what_was_over_and_not_rated_is_rated_after_the_next_opening(open_store: Opens) -> None:
    store = await open_store()
    await end(store, "ROOM01", *GAMES["ROOM01"])
    await store.close()
    store = await open_store()
    assert len(await store.rate_games()) == 2
    await store.close()


async def test_in_whatever_order_games_arrive_their_ends_decide(store: Store) -> None:
    for number, order in enumerate(permutations(GAMES)):
        await store.replace_ratings([], [])
        for code in order:
            at, game = GAMES[code]
            await end(store, f"{number:02}{code[2:]}", at, game)
            await rate(store)
        if number == 5:  # trying the other orders too would only take time
            break
    made, _ = await store.all_ratings()
    mine = [each for each in made if each.room.startswith("05")]
    assert [(each.user, each.mean, each.deviation, each.games) for each in mine] == [
        (each.user, each.mean, each.deviation, each.games) for each in RECOMPUTED[0]
    ]


async def test_recomputed_ratings_are_the_same(store: Store) -> None:
    for code, (at, game) in GAMES.items():
        await end(store, code, at, game)
    await end(store, "ROOM08", 40, solo_game("ann", 90), "summon5")
    await rate(store)
    kept = await store.all_ratings()
    assert kept[0] == RECOMPUTED[0]
    assert [each.score for each in kept[1]] == [90]
    await store.replace_ratings(*kept)
    assert await store.all_ratings() == kept
    assert await store.rate_games() == []
    assert await store.room_codes("ROOM03", 1) == ["ROOM04"]


async def test_the_leaderboard_has_accounts_that_want_to_be_seen(store: Store) -> None:
    for user in ("ann", "ben", "carl"):
        await store.add_user(account(user))
    for code, (at, game) in GAMES.items():
        await end(store, code, at, game)
    await rate(store)

    async def listed() -> list[str]:
        return [each.user for each in await store.leaderboard("4ascend", ANY, 100)]

    newest = {each.user: each for each in RECOMPUTED[0]}
    assert await listed() == sorted(newest, key=lambda user: -newest[user].mean)
    assert await store.leaderboard("4ascend", EXACT, 100) == [], "nobody is that sure"
    assert await store.leaderboard("miners", ANY, 100) == []
    people = await store.rated_people("4ascend", ["ann", "ben", "nobody"])
    assert {user: each.rating for user, each in people.items()} == {user: newest[user] for user in ("ann", "ben")}
    await store.change_user(account("ann", private=True))
    assert "ann" not in await listed()
    assert (await store.rated_people("4ascend", ["ann"]))["ann"].private
    await store.ban(Ban("ben", 1, 200, ""), Act(1, "", "ban", "ben"))
    assert await listed() == ["carl"]
    assert [each.user for each in await store.leaderboard("4ascend", ANY, 200)] == sorted(
        ("ben", "carl"), key=lambda user: -newest[user].mean
    ), "a ban that is over"
    await store.delete_user("carl")
    assert await listed() == []
    assert len(await store.ratings_of_game("ROOM04", 1)) == 2, "the games of others stay as they are"


async def test_the_solo_ladder_has_everybodys_best(store: Store) -> None:
    for user in ("ann", "ben"):
        await store.add_user(account(user))
    for number, (user, score) in enumerate([("ann", 90), ("ben", 120), ("ann", 150), ("ann", 150), ("carl", 999)]):
        await end(store, f"ROOM{number:02}", number, solo_game(user, score), "summon5")
    await rate(store)
    board = await store.solo_board("summon5", 0, 100)
    assert [(each.user, each.score, each.room) for each in board] == [("ann", 150, "ROOM02"), ("ben", 120, "ROOM01")]
    assert [each.user for each in await store.solo_board("summon5", 2, 100)] == ["ann"]
    lowest = await store.solo_board("summon5", 0, 100, lowest=True)
    assert [(each.user, each.score) for each in lowest] == [("ann", 90), ("ben", 120)]
    best = await store.solo_best("ann", "summon5")
    assert best is not None
    assert (best.score, best.room) == (150, "ROOM02")
    assert await store.solo_best("dora", "summon5") is None
    await store.change_user(account("ann", private=True))
    assert [each.user for each in await store.solo_board("summon5", 0, 100)] == ["ben"]
