"""The interface of every store. A method that writes returns after its transaction is committed.

A room is the fold of its log. A row of the log is written once and never changed. Beside it the store keeps what must
be found without folding every room: which rooms are open, who has a seat where, the seeds of the dice, table talk, and
the accounts. Tokens and passwords come here only as hashes.
"""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from tilehall.store.clock_protocol import Clocks, Notices
from tilehall.store.company_protocol import Company
from tilehall.store.puzzle_protocol import Puzzles
from tilehall.store.rating_protocol import Ratings
from tilehall.store.room_list_protocol import Listing, RoomLists
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


class Log(Protocol):
    """The rows of rooms."""

    def append(self, row: Row, summary: Summary, seed: Seed | None = None) -> Awaitable[Row | None]:
        """Commit a row, the summary after it and, where a game is gathered, its seed. The row that stands: this one;
        the one under its number, where that has the same asker and key; or None when its number is not the next one
        (the caller then reads what is new and tries again). The first row opens the room; None too when its code is
        taken.
        That a key is not used for two numbers the caller sees to, who knows the rows before this one.

        Several servers may append to one room of a store that they share. A number is taken once: whoever comes second
        gets None, as if it had come later, and reads what the other one wrote. Raises `Unresolved` if the
        row may have been committed; append the same row again to know."""

    async def rows(self, room: Code, after: int = 0) -> Sequence[Row]:
        """The rows of a room after a number, in order; none when there is no such room."""

    async def rows_behind(self, known: Mapping[Code, int]) -> Sequence[Row]:
        """The rows of some rooms after a number of each, those of one room in order."""

    async def heads(self, rooms: Sequence[Code]) -> dict[Code, Head]:
        """How far these rooms have come; a room that is not there, or not any more, is left out."""


class Rooms(Protocol):
    """Rooms beside their logs: seeds, talk, and which of them somebody or something waits for."""

    async def seed(self, room: Code, match: int) -> bytes | None:
        """The seed of one game's dice; None when there is no such game."""

    async def say(self, room: Code, by: UserId, at: int, text: str) -> Talk:
        """Keep something said, under the room's next number; Gone when there is no such room."""

    async def said(self, room: Code, after: int = 0, most: int = 200) -> Sequence[Talk]:
        """The newest talk after a number, in order."""

    async def rooms_of(self, user: UserId, most: int = 200) -> Sequence[Listing]:
        """The rooms where somebody has a seat or is the host, the last changed first."""

    async def waiting_rooms(self) -> Sequence[Code]:
        """The rooms with pending automatic work: a bot's turn, or a game that can begin."""

    async def forget_rooms(self, gathering_before: int, slow_before: int = 0) -> Sequence[Code]:
        """Remove rooms that never started a game and have not changed since; which those were. Rooms that gather for a
        game with days for a turn are older before that: `slow_before`."""


class FinishedGames(Protocol):
    """Games that are over, by who played them. `append` lists a game together with the row that ends it."""

    async def finished_games(
        self, user: UserId, game: str | None = None, before: GameCursor | None = None, most: int = 20
    ) -> Sequence[Finished]:
        """The games that somebody played to their end, the last first: of one game only, and from a place on."""

    async def games_played(self, user: UserId) -> Sequence[str]:
        """The names of the games of which somebody has played one to its end."""

    async def unlisted_rooms(self, after: Code = "", most: int = 100) -> Sequence[Code]:
        """Rooms of an earlier release whose games are not listed yet, by code, behind one of them."""

    async def list_games(self, room: Code, games: Sequence[Finished]) -> None:
        """List these games of a room, which is not unlisted any more; what is listed already stays as it is."""


class Reviews(Protocol):
    """What was thought about the turns of finished games, and the links by which their reviews are shared."""

    async def thoughts(self, room: Code, match: int) -> dict[int, bytes]:
        """What is kept of a game, by turn."""

    async def keep_thought(self, room: Code, match: int, turn: int, thought: bytes) -> None:
        """Keep what was thought about a turn; what is kept of it already stays. Nothing where the room is gone."""

    async def share_review(self, shared: SharedReview, most: int) -> SharedReview | None:
        """Keep a link; the person's earlier one to the same game where there is one, None when they have `most` links.
        Gone when the room or the person is."""

    async def shared_review(self, token: str) -> SharedReview | None:
        """The link of a token; None where it was never made, or revoked."""

    async def shared_by(self, user: UserId) -> Sequence[SharedReview]:
        """The links that somebody made, the newest first."""

    async def revoke_review(self, token: str, user: UserId) -> bool:
        """Delete a link, if this person made it; whether they had."""


class Lessons(Protocol):
    """Which lessons people have done."""

    async def keep_lesson(self, user: UserId, done: LessonDone) -> None:
        """Keep that somebody has done a lesson; the first time counts. Gone when the person is deleted."""

    async def lessons_done(self, user: UserId) -> Sequence[LessonDone]:
        """The lessons that somebody has done, by game and id."""


class Accounts(Protocol):
    """People and the devices they are signed in on."""

    async def add_user(self, user: User) -> None:
        """Taken when the login is."""

    async def user(self, id: UserId) -> User | None: ...

    async def user_by_login(self, login: str) -> User | None: ...

    async def user_by_skeleton(self, skeleton: str) -> User | None:
        """The account whose name looks so."""

    async def skeletons(self) -> Sequence[AccountName]:
        """Every account's name, the oldest account first."""

    async def set_skeletons(self, names: Sequence[AccountName]) -> None:
        """Write down what these names look like, of accounts that still have them. What an account has already is left
        to it. Raises `Taken` if an account that was made meanwhile has one of them."""

    async def names(self, ids: Sequence[UserId]) -> dict[UserId, str]:
        """What others see of these people; blank for one who is gone."""

    async def change_user(self, user: User, before: User | None = None) -> None:
        """Put in place of the one with the same id; Taken when the login is, Gone when the person is deleted. Changed,
        where `before` is given, when the name, login, password or recovery code is not that one's any more: several
        servers may change one person."""

    async def delete_user(self, id: UserId) -> None:
        """Blank the name, forget the rest, lessons, puzzles, company and what they are told by included, end all
        sessions and links, those to reviews too. Rooms and talk keep the id."""

    async def add_session(self, session: Session) -> None:
        """Sign a device in; its person counts as seen. Gone when the person is deleted."""

    async def session(self, token: bytes, now: int) -> Session | None:
        """The session of a token that has not expired."""

    async def touch_session(self, token: bytes, seen: int, expires: int) -> None:
        """The device was seen, and its person with it. A session that was ended stays ended."""

    async def end_session(self, token: bytes) -> None: ...

    async def end_sessions(self, user: UserId, but: bytes | None = None) -> None:
        """Sign all of somebody's devices out, or all but one; links that were not used yet work no more."""

    async def sessions(self, user: UserId) -> Sequence[Session]: ...

    async def add_link(self, token: bytes, user: UserId, expires: int) -> None:
        """A link that signs a second device in, once. Gone when the person is deleted."""

    async def use_link(self, token: bytes, now: int) -> UserId | None:
        """Use the link up: whose it was, or None when it is unknown, used or expired."""

    async def forget_guests(self, seen_before: int) -> int:
        """Delete guests not seen since who hold no seat in a game under way; how many."""


class Moderation(Protocol):
    """Looking after the hall: bans, the audit log, reports of talk, and lists of all rooms and people.

    A method that takes an `Act` writes it into the audit log in the same transaction as what it does.
    """

    async def ban(self, ban: Ban, act: Act) -> None:
        """Ban a user, in place of an earlier ban, and settle the open reports about them. Raises `Gone` if the user has
        been deleted."""

    async def unban(self, user: UserId, act: Act) -> bool:
        """Lift a ban; False, and nothing written, where there is none."""

    async def ban_of(self, user: UserId, now: int) -> Ban | None:
        """The ban of somebody that is in force; None where there is none."""

    async def bans(self, users: Sequence[UserId], now: int) -> dict[UserId, Ban]:
        """The bans in force of these people."""

    async def write_act(self, act: Act) -> None:
        """Write an act into the audit log, which is never edited."""

    async def acts(self, before: int | None = None, most: int = 50) -> Sequence[Act]:
        """The audit log, the newest first, from a number on."""

    async def add_report(self, report: Report, most: int) -> bool:
        """Keep a report with its one reporter. A line that was reported before gets one reporter more; somebody who
        reports it again changes nothing. False when that would make more than `most` open reports, or as many
        reporters of one line."""

    async def reports(self, settled: bool = False, before: int | None = None, most: int = 50) -> Sequence[Report]:
        """The reports that are open, or those that are settled, the newest first, from a number on."""

    async def report(self, n: int) -> Report | None:
        """The report of a number."""

    async def reports_by(self, user: UserId) -> Sequence[Report]:
        """The reports that somebody made, the newest first, each with this one reporter."""

    async def settle_report(self, n: int, act: Act) -> bool:
        """Mark a report as settled; False, and nothing written, where none of that number is open."""

    async def talk_around(self, room: Code, n: int, before: int, after: int) -> Sequence[Talk]:
        """A line of talk with at most so many lines before and after it, in order."""

    async def rooms(self, search: str = "", skip: int = 0, most: int = 50) -> Sequence[Listing]:
        """The rooms that are not closed, the last changed first; those whose code or game has this text in it."""

    async def people(self, search: str = "", skip: int = 0, most: int = 50) -> Sequence[User]:
        """The people who are not deleted, the last seen first; those whose name has this text in it."""

    async def people_called(self, name: str, most: int = 50) -> Sequence[User]:
        """The people who are called exactly so, the last seen first: guests may share a name."""


class TokenBuckets(Protocol):
    """Rate limits that several nodes count together: token buckets by key, counted by the generic cell rate algorithm
    (ITU-T I.371). Times are in milliseconds; nodes whose clocks differ are that much too strict or too lenient."""

    async def take_token(self, key: str, interval: float, burst: float, now: int) -> float:
        """Take a token from a bucket that holds `burst` and gets one back every `interval`. Return 0, or the time until
        it has one. However many nodes ask at once, no more are taken than it holds."""

    async def return_token(self, key: str, interval: float) -> None:
        """Put a token back: what the limit is for did not happen."""

    async def forget_full_buckets(self, now: int) -> None:
        """Delete the buckets that are full, which is what a new one is."""


class Store(
    Log,
    Rooms,
    RoomLists,
    FinishedGames,
    Ratings,
    Accounts,
    Reviews,
    Lessons,
    Puzzles,
    Moderation,
    Clocks,
    Notices,
    Company,
    TokenBuckets,
    Protocol,
):
    """Everything that a hall keeps, in one database."""

    async def check(self) -> None:
        """Read, and write unless a write was committed a moment ago; Unavailable when either fails."""

    async def close(self) -> None:
        """Commit what is pending, then close the database."""
