"""All queries that both stores share. A store adds its `_database` and its log."""

from __future__ import annotations

from tilehall.store.queries.accounts import AccountQueries
from tilehall.store.queries.clocks import ClockQueries, NoticeQueries
from tilehall.store.queries.company import BlockQueries, ChallengeQueries, FriendQueries
from tilehall.store.queries.finished_games import FinishedGameQueries
from tilehall.store.queries.lessons import LessonQueries
from tilehall.store.queries.moderation import ModerationQueries
from tilehall.store.queries.puzzles import PuzzleQueries
from tilehall.store.queries.ratings import RatingQueries
from tilehall.store.queries.reviews import ReviewQueries
from tilehall.store.queries.rooms import RoomQueries
from tilehall.store.queries.token_buckets import TokenBucketQueries


class SharedQueries(
    RoomQueries,
    FinishedGameQueries,
    RatingQueries,
    AccountQueries,
    ReviewQueries,
    LessonQueries,
    PuzzleQueries,
    ModerationQueries,
    ClockQueries,
    NoticeQueries,
    BlockQueries,
    FriendQueries,
    ChallengeQueries,
    TokenBucketQueries,
):
    """Everything of a store but the log."""
