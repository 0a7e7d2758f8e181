"""The values that every store takes and returns, the errors that it raises, and the interface of its log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from tilehall.table.summary import Code, FinishedGame, Summary, UserId


class Row(Struct, frozen=True):
    """One row of a room's log."""

    room: Code
    seq: int  # 1, 2, 3 … within the room
    at: int  # milliseconds since 1970
    by: UserId  # the user who caused it; "" for what the table does by itself
    key: str  # the user's idempotency key: the same key always means the same row
    entry: bytes  # JSON of what happened (see table/entries.py)


GameCursor = tuple[int, Code, int]  # the end, the room and the match of a listed game: the next page begins after it


class Finished(Struct, frozen=True):
    """A finished game in a list."""

    room: Code
    at: int  # when it ended
    game: str
    result: FinishedGame

    @property
    def cursor(self) -> GameCursor:
        """The place of the game in a list."""
        return self.at, self.room, self.result.match


MAX_THOUGHT_BYTES = 16384  # per turn, as in the schemas: many times what a turn takes


class Head(Struct, frozen=True):
    """The progress of a room: the numbers of its newest row and its newest line of talk."""

    seq: int  # of the newest row
    talk: int  # of the newest line of talk; 0 if there is none


class Seed(Struct, frozen=True):
    """The secret seed of one game's dice.

    It is stored before its commitment is shown, and kept until it is revealed.
    """

    match: int  # 1 for the first game in a room, 2 for its rematch …
    seed: bytes


class Talk(Struct, frozen=True):
    """A line of talk at a table. Talk is numbered separately from the log."""

    n: int
    at: int
    by: UserId
    text: str


class User(Struct, frozen=True):
    """A user: a guest, or the holder of an account."""

    id: UserId
    name: str  # the visible name; blank once the account is deleted
    login: str | None  # the folded name for signing in; None for a guest
    password: str | None  # argon2id
    recovery: str | None  # argon2id of the recovery code
    created: int
    seen: int
    deleted: bool = False
    private: bool = False  # only the owner sees the profile
    hidden: bool = False  # friends do not see whether the user is online
    skeleton: str | None = None  # what the account's name looks like; None if an older account's looks the same
    owner: UserId | None = None  # of a bot account: the account that made it
    bot_rules: str | None = None  # of a bot account: JSON of the games that it takes part in
    shares_games: bool = False  # finished games may be used for research, without names
    language: str = ""  # in which they read mails and notices; blank if it is not known


class AccountName(Struct, frozen=True):
    """The name of an account, and its skeleton, which is equal for names that look alike."""

    user: UserId
    name: str
    skeleton: str | None


class Session(Struct, frozen=True):
    """A signed-in device."""

    token: bytes  # SHA-256 of the cookie's value
    user: UserId
    created: int
    seen: int
    expires: int
    device: str  # such as "Firefox on Linux", for the user's list of devices


class SharedReview(Struct, frozen=True):
    """A link with which anyone may open the review of one finished game."""

    token: str  # stored as it appears in the link: it opens nothing that the database does not hold anyway
    room: Code
    match: int
    user: UserId  # the user who made the link and may revoke it
    game: str  # the game's name, for lists
    created: int


class LessonDone(Struct, frozen=True):
    """A lesson that a user has done."""

    game: str
    lesson: str  # its id; blank if the user dismissed the offer of the game's lessons
    at: int


class Ban(Struct, frozen=True):
    """A ban of a user, until a time or until it is lifted."""

    user: UserId
    at: int
    until: int | None
    reason: str  # shown to the user; may be blank


ActKind = Literal[
    "ban",
    "unban",
    "sign_out",
    "reset_password",
    "close_room",
    "mute",
    "unmute",
    "settle_report",
    "delete_class",
    "correct_result",
    "remove_player",
    "cancel_tournament",
]


class Act(Struct, frozen=True):
    """A row of the audit log: an action of an administrator."""

    at: int
    by: UserId  # the administrator; blank for the command line
    act: ActKind
    on: str  # the id of a user, the number of a report, or the code of a room, a class or a tournament
    note: str = ""
    n: int = 0  # 1, 2, 3 …, assigned by the store


class Reporter(Struct, frozen=True):
    """A user who reported a line of talk, and why."""

    user: UserId
    at: int
    why: str


class Report(Struct, frozen=True):
    """A reported line of talk, with the talk around it at that time."""

    room: Code
    line: Talk
    context: tuple[Talk, ...]  # in order, including the line
    reporters: tuple[Reporter, ...]  # in the order of their reports
    settled: int | None = None  # when it was settled; None while it is open
    n: int = 0  # 1, 2, 3 …, assigned by the store


class Taken(Exception):
    """The login belongs to another account, or looks like that of another account."""


class Changed(Exception):
    """The record was changed by another writer after it was read."""


NO_CLASS = "This class was deleted."


class Gone(Exception):
    """The room, the user or the class that a write belongs to does not exist, or was deleted."""


class Unavailable(Exception):
    """The store cannot be opened, read, written, backed up or restored.

    The text is a sentence for the administrator of the server. After a failed write nothing has changed, and it may be
    tried again.
    """


class Unresolved(Unavailable):
    """It is not known whether a write was committed.

    It may even be committed later, when a server that hangs continues. Only the append of a row can be resolved: append
    the row again until its number is taken.
    """


class Archive(Protocol):
    """The finished games of a hall, which may be running."""

    async def sharing_users(self) -> Sequence[UserId]:
        """Return the accounts whose owners share their games for research."""

    async def finished_games(
        self, user: UserId, game: str | None = None, before: GameCursor | None = None, most: int = 20
    ) -> Sequence[Finished]:
        """Return a page of a user's finished games, the newest first."""

    async def rows(self, room: Code, after: int = 0) -> Sequence[Row]:
        """Return the rows of a room after a number, in order."""

    async def close(self) -> None:
        """Close the database."""


class Log(ABC):
    """The rows of rooms. Each store has its own implementation, because every move waits for it."""

    @abstractmethod
    def append(self, row: Row, summary: Summary, seed: Seed | None = None) -> Awaitable[Row | None]:
        """Commit a row, the summary after it and, if the row gathers players for a game, its seed.

        Returns the committed row under its number: this row, or an earlier row of the same user with the same key.
        Returns None if the number is not the next one, or if the first row of a room has a code that is taken. The
        caller then reads the new rows and tries again. The caller also ensures that no key is used for two numbers.

        Several servers that share a store may append to one room. Each number is taken once: the second server gets
        None and reads what the first one wrote. Raises `Unresolved` if the row may have been committed; append the same
        row again to find out. Raises `Gone` if the first row opens a room of a class that was deleted.
        """

    @abstractmethod
    async def rows(self, room: Code, after: int = 0) -> Sequence[Row]:
        """Return the rows of a room after a number, in order. The result is empty if there is no such room."""

    @abstractmethod
    async def rows_after(self, known: Mapping[Code, int]) -> Sequence[Row]:
        """Return the rows of several rooms, each after the number given for it. The rows of a room are in order."""

    @abstractmethod
    async def heads(self, rooms: Sequence[Code]) -> dict[Code, Head]:
        """Return the progress of these rooms. Rooms that do not exist are left out."""

    @abstractmethod
    async def list_games(self, room: Code, games: Sequence[Finished]) -> None:
        """List finished games of a room, which then counts as listed.

        Games that are already listed stay as they are.
        """
