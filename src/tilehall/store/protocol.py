"""What every store takes and returns, the errors that it raises, and the interface of its log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from tilehall.table.summary import Code, FinishedGame, Summary, UserId


class Row(Struct, frozen=True):
    """One row of a room's log."""

    room: Code
    seq: int  # 1, 2, 3 … within the room
    at: int  # milliseconds since 1970
    by: UserId  # who asked for it; "" for what the table does by itself
    key: str  # the asker's idempotency key: the same key twice is the same row
    entry: bytes  # JSON: what happened (see table/entries.py)


class Finished(Struct, frozen=True):
    """A game that is over, in a list."""

    room: Code
    at: int  # when it ended
    game: str
    result: FinishedGame


MAX_THOUGHT_BYTES = 16384  # of a turn, as the schemas have it: many times what a turn takes
GameCursor = tuple[int, Code, int]  # the end, the room and the match of a game in a list, which goes on behind it


class Head(Struct, frozen=True):
    """How far a room has come."""

    seq: int  # of its newest row
    talk: int  # the number of what was said last; 0 where nothing was


class Seed(Struct, frozen=True):
    """The secret of one game's dice, kept from before its commitment is shown until it is revealed."""

    match: int  # the first game in a room is 1, a rematch 2 …
    seed: bytes


class Talk(Struct, frozen=True):
    """Something said at a table; numbered apart from the log."""

    n: int
    at: int
    by: UserId
    text: str


class User(Struct, frozen=True):
    """A person: a guest, or with an account."""

    id: UserId
    name: str  # what others see; blank once the account is deleted
    login: str | None  # the folded name to sign in with; None for a guest
    password: str | None  # argon2id
    recovery: str | None  # argon2id of the recovery code
    created: int
    seen: int
    deleted: bool = False
    private: bool = False  # the profile is for its owner alone
    hidden: bool = False  # friends do not see whether the person is here
    skeleton: str | None = None  # what an account's name looks like; None if an older account's looks the same


class AccountName(Struct, frozen=True):
    """The name of an account, and what it looks like."""

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
    device: str  # "Firefox on Linux": for the list of one's own devices


class SharedReview(Struct, frozen=True):
    """A link by which anyone may open the review of one finished game."""

    token: str  # as it stands in the link: it opens nothing that the database does not hold beside it
    room: Code
    match: int
    user: UserId  # who made it, and may revoke it
    game: str  # its name, for lists
    created: int


class LessonDone(Struct, frozen=True):
    """A lesson that somebody has done."""

    game: str
    lesson: str  # its id; blank for the offer of the game's lessons, once it was put away
    at: int


class Ban(Struct, frozen=True):
    """Somebody may not come in: until a time, or until somebody lifts it."""

    user: UserId
    at: int
    until: int | None
    reason: str  # told to the person; or blank


ActKind = Literal["ban", "unban", "sign_out", "reset_password", "close_room", "mute", "unmute", "settle_report"]


class Act(Struct, frozen=True):
    """A row of the audit log: something that was done to look after the hall."""

    at: int
    by: UserId  # the admin; blank for the host at the command line
    act: ActKind
    on: str  # the id of a person, the code of a room or the number of a report
    note: str = ""
    n: int = 0  # 1, 2, 3 …, given by the store


class Reporter(Struct, frozen=True):
    """Somebody who reported a line of talk, and why."""

    user: UserId
    at: int
    why: str


class Report(Struct, frozen=True):
    """A line of talk that was reported, with the talk around it as it was then."""

    room: Code
    line: Talk
    context: tuple[Talk, ...]  # in order, the line itself among it
    reporters: tuple[Reporter, ...]  # whoever reported it first stands first
    settled: int | None = None  # when somebody settled it; None while it is open
    n: int = 0  # 1, 2, 3 …, given by the store


class Taken(Exception):
    """The name to sign in with belongs to another account, or looks like that of one."""


class Changed(Exception):
    """Somebody else changed what was read, before it could be written."""


class Gone(Exception):
    """The room or the person that a write belongs to is not there, or not any more."""


class Unavailable(Exception):
    """The store cannot be opened, read, written, backed up or restored; the text is a sentence for whoever runs the
    server. After a failed write nothing has changed, and it may be tried again."""


class Unresolved(Unavailable):
    """It is not known whether a write was committed. It may even be committed later, when a server that hangs goes on.
    Only a row can be resolved: append it again, until its number is taken."""


class Log(ABC):
    """The rows of rooms. Each store reads and writes them in its own way, since every move waits for them."""

    @abstractmethod
    def append(self, row: Row, summary: Summary, seed: Seed | None = None) -> Awaitable[Row | None]:
        """Commit a row, the summary after it and, if the row gathers players for a game, its seed.

        Returns the row that stands under its number: this one, or an earlier one with the same asker and key. Returns
        None if the number is not the next one, or if the first row of a room has a code that is taken. The caller then
        reads the new rows and tries again. The caller also ensures that no key is used for two numbers.

        Several servers may append to one room of a store that they share. Each number is taken once: the second server
        gets None and reads what the first one wrote. Raises `Unresolved` if the row may have been committed; append the
        same row again to find out.
        """

    @abstractmethod
    async def rows(self, room: Code, after: int = 0) -> Sequence[Row]:
        """Return the rows of a room after a number, in order; none if there is no such room."""

    @abstractmethod
    async def rows_behind(self, known: Mapping[Code, int]) -> Sequence[Row]:
        """Return the rows of some rooms after a number for each, those of one room in order."""

    @abstractmethod
    async def heads(self, rooms: Sequence[Code]) -> dict[Code, Head]:
        """Return how far these rooms have come. Rooms that do not exist are left out."""

    @abstractmethod
    async def list_games(self, room: Code, games: Sequence[Finished]) -> None:
        """List these games of a room, which then counts as listed. Games that are listed already stay as they are."""
