"""Finished rated games, as the store lists them."""

from __future__ import annotations

from tests.support.store_rows import guest, row, summary
from tilehall.core.game import Outcome
from tilehall.store.protocol import User
from tilehall.store.store import Store
from tilehall.table.summary import FinishedChair, FinishedGame, Summary


def account(id: str, **changes: object) -> User:
    """Return a user with an account, changed as given."""
    return guest(id, login=id, password="x", recovery="y", **changes)


def rated_game(
    users: tuple[str, ...], places: tuple[int, ...], match: int = 1, helped: tuple[int, ...] = (), rules: int = 1
) -> FinishedGame:
    """Return a rated game with these places, by a version of the rating rules; a level's name stands for its bot."""
    chairs = tuple(
        FinishedChair(bot=user) if user in ("easy", "medium", "hard") else FinishedChair(user, helped=seat in helped)
        for seat, user in enumerate(users)
    )
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    outcome = Outcome(tuple(10 - place for place in places), winners, "hp")
    return FinishedGame(match, chairs, outcome, rated=1, places=places, rating_rules=rules)


def solo_game(user: str, score: int, match: int = 1) -> FinishedGame:
    """Return a rated game of a single player."""
    return FinishedGame(match, (FinishedChair(user),), Outcome((score,), (0,), "pile"), rated=1, places=(1,))


def over(result: FinishedGame, game: str = "4ascend") -> Summary:
    """Return a room whose game is over."""
    users = tuple(chair.user for chair in result.chairs if chair.user)
    return summary(game=game, phase="over", users=users, seats=len(result.chairs), finished=result)


async def end(store: Store, code: str, at: int, result: FinishedGame, game: str = "4ascend") -> None:
    """Finish a game in a new room at a time."""
    assert await store.append(row(1, code, at=at), over(result, game))
