"""The interface of every store. A method that writes returns after its transaction is committed.

A room is the fold of its log. A row of the log is written once and never changed. The store also keeps what must be
found without folding every room: the open rooms, who is seated where, the seeds of the dice, table talk, and the
accounts. Tokens and passwords are stored only as hashes.
"""

from __future__ import annotations

from abc import abstractmethod

from tilehall.store.protocol import Log
from tilehall.store.queries.accounts import Accounts
from tilehall.store.queries.clocks import Clocks, Notices
from tilehall.store.queries.company import Blocking, Challenges, Friends
from tilehall.store.queries.finished_games import FinishedGames, Reviews
from tilehall.store.queries.moderation import Moderation
from tilehall.store.queries.offline_games import OfflineGames
from tilehall.store.queries.puzzles import Lessons, Puzzles
from tilehall.store.queries.ratings import Ratings
from tilehall.store.queries.rooms import Rooms
from tilehall.store.queries.token_buckets import TokenBuckets
from tilehall.store.queries.tournaments import Tournaments


class Store(
    Log,
    Rooms,
    FinishedGames,
    Reviews,
    OfflineGames,
    Ratings,
    Accounts,
    Moderation,
    Lessons,
    Puzzles,
    Clocks,
    Notices,
    Blocking,
    Friends,
    Challenges,
    Tournaments,
    TokenBuckets,
):
    """Everything that a hall keeps, in one database. `SqliteStore` and `PostgresStore` add the database and the log."""

    @abstractmethod
    async def check(self) -> None:
        """Read, and write unless there was a recent commit. Raises `Unavailable` if either fails."""

    @abstractmethod
    async def close(self) -> None:
        """Commit pending writes, then close the database."""
