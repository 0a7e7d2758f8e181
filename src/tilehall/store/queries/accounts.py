"""Users: guests and accounts, the devices on which they are signed in, and links for a second device.

Every transaction that changes something of a user locks the user first. Two such transactions, or one and the deletion
of the user, then run one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from tilehall.store.protocol import AccountName, Changed, Gone, Session, Taken, User
from tilehall.store.sql import NotUnique, Queries, Transaction
from tilehall.table.summary import UserId

COLUMNS = """
    id, name, login, password, recovery, created, seen, deleted, private, hidden, skeleton, owner, bot_rules,
    shares_games, language
"""
USER = f"SELECT {COLUMNS} FROM users"
ADD_USER = f"INSERT INTO users ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)"
# Another request may have recorded a later visit of the user in the meantime.
CHANGE_USER = """
    UPDATE users SET name = $2, login = $3, password = $4, recovery = $5, created = $6,
        seen = greatest(seen, $7), deleted = $8, private = $9, hidden = $10, skeleton = $11,
        owner = $12, bot_rules = $13, shares_games = $14, language = $15
    WHERE id = $1 AND deleted = FALSE
"""
SET_SKELETON = """
    UPDATE users SET skeleton = $3 WHERE id = $1 AND name = $2 AND login IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM users AS other WHERE other.skeleton = $3 AND other.login IS NOT NULL)
"""
SHARING = """
    SELECT users.id FROM users LEFT JOIN users AS owners ON owners.id = users.owner
    WHERE users.login IS NOT NULL AND coalesce(owners.shares_games, users.shares_games) = TRUE
"""
SEEN = "UPDATE users SET seen = greatest(seen, $2) WHERE id = $1 AND deleted = FALSE"
# Run before the session is changed, because every transaction locks the user first: see `lock_people`.
SEEN_ON = SEEN.replace("id = $1", "id = (SELECT person FROM sessions WHERE token = $1)")
SESSION = "SELECT token, person, created, seen, expires, device FROM sessions"
ADD_SESSION = "INSERT INTO sessions (token, person, created, seen, expires, device) VALUES ($1, $2, $3, $4, $5, $6)"
# Skips rows that another server is deleting.
DELETE_EXPIRED = """
    DELETE FROM {table} WHERE token IN (SELECT token FROM {table} WHERE expires <= $1 FOR UPDATE SKIP LOCKED)
"""
IDLE_GUESTS = """
    id IN (
        SELECT id FROM users AS guests
        WHERE login IS NULL AND deleted = FALSE AND seen < $1
            AND NOT EXISTS (SELECT 1 FROM rooms WHERE {sits} AND phase = 'playing')
        FOR UPDATE SKIP LOCKED
    )
"""
BLANK = """
    UPDATE users SET name = '', login = NULL, password = NULL, recovery = NULL, created = 0, seen = 0,
        deleted = TRUE, private = FALSE, hidden = FALSE, skeleton = NULL, owner = NULL, bot_rules = NULL,
        shares_games = FALSE, language = ''
    WHERE {which} RETURNING id
"""
# The tables in which every row belongs to one user and is deleted together with the user.
OWNED = (
    *("sessions", "links", "friend_links", "finished_by", "shared_reviews", "lessons"),
    *("puzzle_tries", "puzzle_levels", "puzzle_days", "bans", "push_subscriptions", "mail_addresses"),
    "tournament_players",
)
# The tables in which a row is about two users, with the columns that name them.
COMPANY = (
    ("blocks", "person", "blocked"),
    ("friends", "person", "friend"),
    ("friend_requests", "person", "asked"),
    ("challenges", "challenger", "challenged"),
)
# Games that these users played offline belong to them alone.
DELETE_OFFLINE_GAMES = """
    DELETE FROM rooms WHERE code IN (
        SELECT room FROM finished_by JOIN finished USING (room, match)
        WHERE person = ANY ($1::varchar[]) AND strpos(result, '"offline":true') > 0
    )
"""
MAX_NAMES_AT_ONCE = 1000  # per transaction


class Accounts(Queries):
    """Users and the devices on which they are signed in."""

    async def add_user(self, user: User) -> None:
        """Add a user. Raises `Taken` if another account has the login."""
        await self._database.write(lambda transaction: _put_user(transaction, ADD_USER, user))

    async def add_bot(self, bot: User, most: int) -> bool:
        """Add a bot account. Return False if its owner has `most` others.

        Raises `Taken` if another account has the login, and `Gone` if the owner was deleted.
        """

        async def change(transaction: Transaction) -> bool:
            assert bot.owner is not None
            await lock_people(transaction, bot.owner)
            if await transaction.value("SELECT count(*) FROM users WHERE owner = $1", bot.owner) >= most:
                return False
            await _put_user(transaction, ADD_USER, bot)
            return True

        return await self._database.write(change)

    async def bots_of(self, owner: UserId) -> Sequence[User]:
        """Return the bot accounts of a user, the oldest first."""
        return await self._database.all(User, f"{USER} WHERE owner = $1 ORDER BY created, id", owner)

    async def bots(self, most: int) -> Sequence[User]:
        """Return the bot accounts of the hall, the last seen first."""
        every = f"{USER} WHERE owner IS NOT NULL ORDER BY seen DESC, id LIMIT $1"
        return await self._database.all(User, every, most)

    async def sharing_users(self) -> Sequence[UserId]:
        """Return the accounts whose owners share their games for research. A bot account follows its owner."""
        return await self._database.column(SHARING)

    async def user(self, id: UserId) -> User | None:
        return await self._database.one(User, f"{USER} WHERE id = $1", id)

    async def user_by_login(self, login: str) -> User | None:
        return await self._database.one(User, f"{USER} WHERE login = $1", login)

    async def user_by_skeleton(self, skeleton: str) -> User | None:
        """Return the account whose name has this skeleton."""
        return await self._database.one(User, f"{USER} WHERE login IS NOT NULL AND skeleton = $1", skeleton)

    async def skeletons(self) -> Sequence[AccountName]:
        """Return the names of all accounts, the oldest account first."""
        every = "SELECT id, name, skeleton FROM users WHERE login IS NOT NULL ORDER BY created, id"
        return await self._database.all(AccountName, every)

    async def set_skeletons(self, names: Sequence[AccountName]) -> None:
        """Store the skeletons of accounts that still have these names and have no skeleton yet.

        Raises `Taken` if an account that was created meanwhile has one of them.
        """
        for first in range(0, len(names), MAX_NAMES_AT_ONCE):
            await self._set_skeletons(names[first : first + MAX_NAMES_AT_ONCE])

    async def _set_skeletons(self, names: Sequence[AccountName]) -> None:
        async def change(transaction: Transaction) -> None:
            try:
                await transaction.run_many(SET_SKELETON, [astuple(each) for each in names])
            except NotUnique:
                raise Taken("This name looks like that of another account.") from None

        await self._database.write(change)

    async def names(self, ids: Sequence[UserId]) -> dict[UserId, str]:
        """Return the visible names of these users: blank for a deleted user."""
        among = "SELECT id, name FROM users WHERE id = ANY ($1::varchar[])"
        return dict.fromkeys(ids, "") | dict(await self._database.rows(among, list(ids)))

    async def change_user(self, user: User, before: User | None = None) -> None:
        """Replace the user with the same id.

        Raises `Taken` if another account has the login, and `Gone` if the user was deleted. Raises `Changed` if the
        name, login, password or recovery code differs from `before`, because another server has changed the user.
        """
        kept = "SELECT name, login, password, recovery FROM users WHERE id = $1 AND deleted = FALSE FOR UPDATE"

        async def change(transaction: Transaction) -> None:
            if before is not None:
                known = (before.name, before.login, before.password, before.recovery)
                if any(tuple(row) != known for row in await transaction.rows(kept, user.id)):
                    raise Changed("This account was changed meanwhile.")
            if not await _put_user(transaction, CHANGE_USER, user):
                raise Gone("This account was deleted.")

        await self._database.write(change)

    async def delete_user(self, id: UserId) -> None:
        """Blank a user's name, and delete all that belongs to the user: sessions, links, lessons, friends and so on.

        Games that the user played offline are deleted too. Other rooms and talk keep the id.
        """
        await self._database.write(lambda transaction: _delete_users(transaction, "id = $1", id))

    async def add_session(self, session: Session) -> None:
        """Sign a device in, and record the visit of its user. Raises `Gone` if the user was deleted."""

        async def change(transaction: Transaction) -> None:
            if not await transaction.run(SEEN, session.user, session.seen):
                raise Gone("This account was deleted.")
            # Every sign-in deletes expired sessions, so that no other job has to.
            await transaction.run(DELETE_EXPIRED.format(table="sessions"), session.created)
            await transaction.run(ADD_SESSION, *astuple(session))

        await self._database.write(change)

    async def session(self, token: bytes, now: int) -> Session | None:
        """Return the session of a token that has not expired."""
        return await self._database.one(Session, f"{SESSION} WHERE token = $1 AND expires > $2", token, now)

    async def touch_session(self, token: bytes, seen: int, expires: int) -> None:
        """Record a visit of a device and its user. A session that was ended stays ended."""

        async def change(transaction: Transaction) -> None:
            if await transaction.run(SEEN_ON, token, seen):
                touch = "UPDATE sessions SET seen = $2, expires = $3 WHERE token = $1"
                await transaction.run(touch, token, seen, expires)

        await self._database.write(change)

    async def end_session(self, token: bytes) -> None:
        await self._database.run("DELETE FROM sessions WHERE token = $1", token)

    async def end_sessions(self, user: UserId, but: bytes | None = None) -> None:
        """Sign out all devices of a user, except the session `but`. Unused links stop working."""

        async def change(transaction: Transaction) -> None:
            await transaction.rows("SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE", user)
            end = "DELETE FROM sessions WHERE person = $1 AND ($2::bytea IS NULL OR token <> $2)"
            await transaction.run(end, user, but)
            await transaction.run("DELETE FROM links WHERE person = $1", user)

        await self._database.write(change)

    async def sessions(self, user: UserId) -> Sequence[Session]:
        return await self._database.all(Session, f"{SESSION} WHERE person = $1 ORDER BY seen DESC, token", user)

    async def add_link(self, token: bytes, user: UserId, expires: int) -> None:
        """Add a link that signs a second device in, once. Raises `Gone` if the user was deleted."""

        async def change(transaction: Transaction) -> None:
            await lock_people(transaction, user)
            add = "INSERT INTO links (token, person, expires) VALUES ($1, $2, $3)"
            await transaction.run(add, token, user, expires)

        await self._database.write(change)

    async def use_link(self, token: bytes, now: int) -> UserId | None:
        """Use a link up, and return its user. Return None if the link is unknown, used or expired."""

        async def change(transaction: Transaction) -> UserId | None:
            used = await transaction.rows("DELETE FROM links WHERE token = $1 RETURNING person, expires", token)
            await transaction.run(DELETE_EXPIRED.format(table="links"), now)
            return next((str(person) for person, expires in used if expires > now), None)

        return await self._database.write(change)

    async def forget_guests(self, seen_before: int) -> int:
        """Delete guests who were last seen before a time and have no seat in a running game. Return how many."""
        idle = IDLE_GUESTS.format(sits=self._database.dialect.sits.format(person="guests.id"))
        return await self._database.write(lambda transaction: _delete_users(transaction, idle, seen_before))


async def lock_people(transaction: Transaction, *users: UserId) -> None:
    """Lock users until the commit, always in the same order. Raises `Gone` if one of them was deleted."""
    wanted = sorted(set(users))
    there = "SELECT id FROM users WHERE id = ANY ($1::varchar[]) AND deleted = FALSE ORDER BY id FOR NO KEY UPDATE"
    if len(await transaction.rows(there, wanted)) < len(wanted):
        raise Gone("This account was deleted.")


async def _put_user(transaction: Transaction, statement: str, user: User) -> int:
    """Write a user, and return how many rows changed.

    Raises `Taken` if another account has the login or looks alike.
    """
    try:
        return await transaction.run(statement, *astuple(user))
    except NotUnique:
        raise Taken("This name belongs to somebody else.") from None


async def _delete_users(transaction: Transaction, which: str, bound: str | int) -> int:
    """Blank the users that a condition selects, and delete everything of theirs. Return how many there were."""
    gone = [id for (id,) in await transaction.rows(BLANK.format(which=which), bound)]
    if not gone:
        return 0
    await transaction.run(DELETE_OFFLINE_GAMES, gone)
    for table in OWNED:
        await transaction.run(f"DELETE FROM {table} WHERE person = ANY ($1::varchar[])", gone)
    for table, person, other in COMPANY:
        both = f"DELETE FROM {table} WHERE {person} = ANY ($1::varchar[]) OR {other} = ANY ($1::varchar[])"
        await transaction.run(both, gone)
    await transaction.run("UPDATE reporters SET why = '' WHERE person = ANY ($1::varchar[])", gone)
    return len(gone)
