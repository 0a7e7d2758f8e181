"""Users: guests and accounts, the devices on which they are signed in, and their names.

A session is a random token in a cookie; the store has only its hash. Every change of a user removes it from the caches
here, so that signing out works at once.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import monotonic, time_ns

from msgspec import Struct
from msgspec.structs import replace

from tilehall.core.languages import ENGLISH
from tilehall.messages.errors import Conflict, Forbidden, Invalid, NotSignedIn
from tilehall.server.accounts.admins import (
    KEEPS_NAME,
    KEPT,
    admin_letters,
    admin_logins,
    ban_sentence,
    is_admin,
    may_teach,
    teacher_logins,
)
from tilehall.server.accounts.names import (
    as_typed,
    fold,
    imitates,
    looks,
    read_name,
    read_password,
    refuse_mixed,
    reserved,
)
from tilehall.server.accounts.passwords import Passwords, digest, new_recovery_code, new_token, read_recovery_code
from tilehall.server.ops.lookup_cache import LookupCache
from tilehall.server.settings import Settings
from tilehall.server.words import say
from tilehall.store.protocol import Ban, Changed, Gone, Session, Taken, Unavailable, User
from tilehall.store.store import Store
from tilehall.table.summary import UserId, is_bot_account

COOKIE = "tilehall"
HOUR_MS, DAY_MS = 3_600_000, 86_400_000
NEVER_MS = 2**53 - 1  # when the token of a bot account expires
TOUCH_EVERY_MS = HOUR_MS  # how often a session in use is recorded as seen, at most
CACHE_S = 30.0  # how long a change by another server may go unnoticed by this one
MAX_CACHED_SESSIONS, MAX_CACHED_NAMES = 20_000, 50_000
MAX_TOKEN_CHARS = 100  # a token has 43

GONE = say("account-deleted")
WRONG_SIGN_IN = say("sign-in-wrong")
WRONG_PASSWORD = say("password-wrong")
WRONG_RECOVERY = say("recovery-wrong")
WRONG_LINK = say("link-used")
HAS_ACCOUNT = say("account-already")
TAKEN = say("name-taken")
LOOKS_TAKEN = say("name-looks-taken")
RESERVED = say("name-misleading")


class Who(Struct, frozen=True):
    """A signed-in user on one device."""

    user: UserId
    name: str
    session: bytes  # the hash of the token


class Arrival(Struct, frozen=True):
    """A device that was just signed in."""

    token: str  # for the cookie only
    user: User
    recovery: str = ""  # a new recovery code, shown once


class People:
    """The users of the hall."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Callable[[], int] = lambda: time_ns() // 1_000_000,
        seconds: Callable[[], float] = monotonic,
    ) -> None:
        self._store = store
        self._settings = settings
        self.clock = clock  # milliseconds since 1970
        self.passwords = Passwords()
        self._admins = admin_logins(settings)
        self._admin_letters = admin_letters(settings)
        self._teachers = teacher_logins(settings)
        self.on_change: list[Callable[[UserId], None]] = []
        self.on_sign_out: list[Callable[[UserId, bytes | None], None]] = []
        self.on_delete: list[Callable[[UserId], Awaitable[None]]] = []  # called before a user is deleted
        self._who: LookupCache[bytes, tuple[Who, int]] = LookupCache(MAX_CACHED_SESSIONS, CACHE_S, seconds)
        self._names: LookupCache[UserId, str] = LookupCache(MAX_CACHED_NAMES, CACHE_S, seconds)
        self._changing = asyncio.Lock()  # only one task at a time reads, changes and writes a user

    # Looking up users.

    async def who(self, token: str | None) -> Who | None:
        """Return the person of a session, or None if its token is unknown or expired."""
        who = await self._who_has(token)
        return None if who is None or is_bot_account(who.user) else who

    async def bot(self, token: str) -> Who | None:
        """Return the bot account of a token, or None if it is unknown or revoked."""
        who = await self._who_has(token)
        return who if who is not None and is_bot_account(who.user) else None

    async def _who_has(self, token: str | None) -> Who | None:
        if not token or len(token) > MAX_TOKEN_CHARS:
            return None
        session, now = digest(token), self.clock()
        known = self._who.get(session)
        if known is not None:
            return known[0] if now < known[1] else None
        generation = self._who.generation
        found = await self._store.session(session, now)
        user = await self._store.user(found.user) if found else None
        if found is None or user is None or user.deleted:
            return None
        if now - found.seen >= TOUCH_EVERY_MS:
            # Best effort: a user whose visit cannot be recorded is let in all the same.
            with suppress(Unavailable):
                expires = NEVER_MS if is_bot_account(user.id) else self._expiry(now)
                await self._store.touch_session(session, now, expires)
                found = replace(found, seen=now, expires=expires)
        # Checked last, because a ban that comes later drops the user from the cache again.
        if await self.ban_of(user.id):
            return None
        who = Who(user.id, user.name, session)
        if self._who.generation == generation:
            self._who[session] = (who, found.expires)
        return who

    async def names(self, ids: Sequence[UserId]) -> dict[UserId, str]:
        """Return the visible names of these users: blank for a deleted user."""
        found = {id: self._names.get(id) for id in ids}
        unknown = [id for id, name in found.items() if name is None]
        known = {id: name for id, name in found.items() if name is not None}
        if unknown:
            generation = self._names.generation
            for id, name in (await self._store.names(unknown)).items():
                known[id] = name
                if self._names.generation == generation:
                    self._names[id] = name
        return known

    async def language(self, user: UserId) -> str:
        """Return the language in which a user reads mails and notices: English if it is not known."""
        found = await self._store.user(user)
        return found.language or ENGLISH if found else ENGLISH

    async def user(self, who: Who) -> User:
        """Return the stored record of a signed-in user."""
        user = await self._store.user(who.user)
        if user is None or user.deleted:
            raise NotSignedIn(GONE)
        return user

    async def ban_of(self, user: UserId) -> Ban | None:
        """Return the ban of a user. A ban of an account is one of its bot accounts, too."""
        now = self.clock()
        found = await self._store.ban_of(user, now)
        if found is None and is_bot_account(user):
            bot = await self._store.user(user)
            return await self._store.ban_of(bot.owner, now) if bot and bot.owner else None
        return found

    def is_admin(self, user: User) -> bool:
        """Return whether a user is an admin."""
        return is_admin(user, self._admins)

    def may_teach(self, user: User) -> bool:
        """Return whether a user may open classes."""
        return may_teach(user, self._teachers, is_admin=self.is_admin(user))

    async def refuse_banned(self, token: str | None) -> None:
        """Raise `Forbidden` (403) if the device of this token belongs to a banned user.

        The sessions of banned users are kept, so that a guest, who has no password, can return after the ban. Until
        then `who` returns None for them.
        """
        if not token or len(token) > MAX_TOKEN_CHARS:
            return
        if (found := await self._store.session(digest(token), self.clock())) is not None:
            await self._refuse_banned(found.user)

    # Signing in.

    async def guest(self, name: str, device: str) -> Arrival:
        """Sign in a new guest, with only a name."""
        user = self._new_user(await self.free_name(name))
        await self._store.add_user(user)
        return await self.arrive(user, device)

    async def sign_up(self, name: str, password: str, device: str) -> Arrival:
        """Create an account, and sign it in."""
        user = self._new_user(await self.free_name(name))
        user, recovery = await self._with_account(user, user.name, read_password(password))
        try:
            await self._store.add_user(user)
        except Taken:
            raise Conflict(TAKEN) from None
        return await self.arrive(user, device, recovery)

    async def sign_in(self, name: str, password: str, device: str) -> Arrival:
        """Sign an account in on another device."""
        found = await self._store.user_by_login(fold(name))
        fits = await self.passwords.fit(as_typed(password), found.password if found else None)
        if found is None or not fits:
            raise NotSignedIn(WRONG_SIGN_IN)
        user = found
        if user.password and self.passwords.outdated(user.password):
            stronger = await self.passwords.hash(as_typed(password))
            await self.change_user(user.id, lambda now: replace(_same(now, user), password=stronger))
        return await self.arrive(user, device)

    async def recover(self, name: str, code: str, password: str, device: str) -> Arrival:
        """Set a new password with the recovery code, which is replaced, and sign the account in."""
        password = read_password(password)
        found = await self._store.user_by_login(fold(name))
        fits = await self.passwords.fit(read_recovery_code(code), found.recovery if found else None)
        if found is None or not fits:
            raise NotSignedIn(WRONG_RECOVERY)
        user = found
        await self._refuse_banned(user.id)
        renewed, recovery = await self._with_account(user, user.name, password)

        def change(now: User) -> User:
            if now.recovery != user.recovery:
                raise NotSignedIn(WRONG_RECOVERY)  # another request has just used the code
            return replace(now, password=renewed.password, recovery=renewed.recovery)

        await self.change_user(user.id, change)
        await self.end_sessions(user.id)
        return await self.arrive(user, device, recovery)

    async def new_link(self, who: Who) -> tuple[str, int]:
        """Return a secret that signs in one more device of this user, once, and when it expires."""
        token, expires = new_token(), self.clock() + self._settings.link_minutes * 60_000
        try:
            await self._store.add_link(digest(token), who.user, expires)
        except Gone:
            raise NotSignedIn(GONE) from None
        return token, expires

    async def use_link(self, token: str, device: str) -> Arrival:
        """Sign a device in with a link that was made on another device."""
        id = await self._store.use_link(digest(token), self.clock())
        user = await self._store.user(id) if id else None
        if user is None or user.deleted:
            raise NotSignedIn(WRONG_LINK)
        return await self.arrive(user, device)

    # Changing users.

    async def become_account(self, who: Who, name: str | None, password: str) -> Arrival:
        """Turn a guest into an account that keeps everything.

        This device stays signed in; every other is signed out.
        """
        before = await self.user(who)
        if before.login is not None:
            raise Conflict(HAS_ACCOUNT)
        name = await self.free_name(name if name is not None else before.name, who.user)
        user, recovery = await self._with_account(before, name, read_password(password))

        def change(now: User) -> User:
            if now.login is not None:
                raise Conflict(HAS_ACCOUNT)
            account = {"login": user.login, "password": user.password, "recovery": user.recovery}
            return replace(now, name=user.name, skeleton=user.skeleton, **account)

        changed = await self.change_user(who.user, change)
        await self.sign_out_others(who)
        return Arrival("", changed, recovery)

    async def rename(self, who: Who, name: str) -> User:
        """Rename a user. An account then signs in with the new name."""
        name = await self.free_name(name, who.user)

        def change(now: User) -> User:
            if self.is_admin(now) and fold(name) != now.login:
                raise Conflict(KEEPS_NAME)  # otherwise the next user with this name would be an admin
            if now.login in (None, fold(name)):
                return replace(now, name=name)
            return replace(now, name=name, login=fold(name), skeleton=looks(name))

        return await self.change_user(who.user, change)

    async def change_password(self, who: Who, old: str, new: str) -> None:
        """Change the password. Every other device is signed out."""
        user = await self._confirmed(who, old)
        hashed = await self.passwords.hash(read_password(new))
        await self.change_user(who.user, lambda now: replace(_same(now, user), password=hashed))
        await self.sign_out_others(who)

    async def renew_recovery(self, who: Who, password: str) -> str:
        """Return a new recovery code. The old one no longer works."""
        user = await self._confirmed(who, password)
        code = new_recovery_code()
        hashed = await self.passwords.hash(code)
        await self.change_user(who.user, lambda now: replace(_same(now, user), recovery=hashed))
        return code

    async def delete(self, who: Who, password: str | None) -> None:
        """Delete a user and their bot accounts. An account must confirm with its password.

        Records keep a blank name.
        """
        user = await self.user(who)
        if user.login is not None:
            await self._confirmed(who, password or "")
        for bot in await self._store.bots_of(who.user):
            await self.remove(bot.id)
        await self.remove(who.user)

    async def remove(self, user: UserId) -> None:
        """Delete a user, who is removed from rooms first.

        If the hall stops in between, the user still exists, and can be deleted again.
        """
        for callback in self.on_delete:
            await callback(user)
        async with self._changing:
            await self._store.delete_user(user)
        self.deleted(user)

    def deleted(self, user: UserId) -> None:
        """Drop a user who was deleted from the caches, and sign out all devices."""
        self.changed(user)
        self._tell(user, None)

    # Signing out.

    async def sign_out(self, who: Who) -> None:
        """Sign this device out."""
        await self.end(who.user, who.session)

    async def sign_out_others(self, who: Who) -> int:
        """Sign out every other device. Return how many."""
        others = [each.token for each in await self._store.sessions(who.user) if each.token != who.session]
        await self._store.end_sessions(who.user, but=who.session)
        self.changed(who.user)
        for session in others:
            self._tell(who.user, session)
        return len(others)

    async def reset_password(self, user: UserId) -> str:
        """Invalidate the password of an account, sign out every device, and return a new recovery code.

        With it the owner sets a new password. It replaces the old code. Raises `Refused` for a guest.
        """
        code = new_recovery_code()
        password, recovery = await asyncio.gather(self.passwords.hash(new_token()), self.passwords.hash(code))

        def change(now: User) -> User:
            if now.login is None or now.owner is not None:
                raise Conflict(say("no-password", name=now.name))
            return replace(now, password=password, recovery=recovery)

        await self.change_user(user, change)
        await self.end_sessions(user)
        return code

    async def devices(self, who: Who) -> Sequence[Session]:
        """Return the devices on which a user is signed in."""
        now = self.clock()
        return [each for each in await self._store.sessions(who.user) if each.expires > now]

    # Helpers.

    async def free_name(self, given: str, me: UserId = "") -> str:
        """Return a name that a new user, or the user `me`, may have.

        Raises `Refused` if it is a name of the hall itself or of another account, or looks like one.
        """
        name = read_name(given)
        if reserved(name):
            raise Invalid(RESERVED)
        owner = await self._store.user_by_login(fold(name))
        if owner is not None:
            if owner.id != me:
                raise Conflict(TAKEN)
            return name  # an account keeps its name, even if it looks like another
        if imitates(name, self._admin_letters):
            raise Conflict(KEPT)
        twin = await self._store.user_by_skeleton(looks(name))
        if twin is not None and twin.id != me:
            raise Conflict(LOOKS_TAKEN)
        refuse_mixed(name)
        return name

    async def _refuse_banned(self, user: UserId) -> None:
        if (ban := await self.ban_of(user)) is not None:
            raise Forbidden(ban_sentence(ban))

    def _new_user(self, name: str) -> User:
        now = self.clock()
        return User(secrets.token_urlsafe(12), name, None, None, None, now, now)

    def _expiry(self, now: int) -> int:
        return now + self._settings.session_days * DAY_MS

    async def arrive(self, user: User, device: str, recovery: str = "") -> Arrival:
        """Sign a device in for a user who has shown who they are. Raises `Refused` if they are banned or deleted."""
        await self._refuse_banned(user.id)
        token, now = new_token(), self.clock()
        try:
            await self._store.add_session(Session(digest(token), user.id, now, now, self._expiry(now), device))
        except Gone:
            raise NotSignedIn(GONE) from None
        return Arrival(token, user, recovery)

    async def _with_account(self, user: User, name: str, password: str) -> tuple[User, str]:
        """Return the user with this login and password, and a new recovery code."""
        code = new_recovery_code()
        hashed, recovery = await asyncio.gather(self.passwords.hash(password), self.passwords.hash(code))
        account = {"login": fold(name), "password": hashed, "recovery": recovery}
        return replace(user, name=name, skeleton=looks(name), **account), code

    async def compare_names(self) -> None:
        """Store the skeletons of account names that are missing, or were computed from older Unicode data.

        They are missing in accounts of earlier releases and in copies. If two names look alike, the older account gets
        the skeleton; both keep their names.
        """
        while True:
            known = await self._store.skeletons()
            owners: dict[str, UserId] = {}
            for each in known:
                owners.setdefault(looks(each.name), each.user)
            wanted = {user: look for look, user in owners.items()}
            wrong = [each for each in known if each.skeleton != wanted.get(each.user)]
            try:
                # All are removed first, because the new skeleton of one account may be the old one of another.
                await self._store.set_skeletons([replace(each, skeleton=None) for each in wrong])
                await self._store.set_skeletons([replace(each, skeleton=wanted.get(each.user)) for each in wrong])
                return
            except Taken:
                continue  # an account that was just created has one of the skeletons

    async def _confirmed(self, who: Who, password: str) -> User:
        """Return the account of a user. Raises `Refused` if the password is wrong, or if the user is a guest."""
        user = await self.user(who)
        if user.login is None:
            raise Conflict(say("guest-without-password"))
        if not await self.passwords.fit(as_typed(password), user.password):
            raise Forbidden(WRONG_PASSWORD)
        return user

    async def change_user(self, id: UserId, change: Callable[[User], User]) -> User:
        """Change the stored record of a user. Raises `Refused` if the user was deleted, or if the name is taken."""
        async with self._changing:
            while True:
                now = await self._store.user(id)
                if now is None or now.deleted:
                    raise NotSignedIn(GONE)
                try:
                    await self._store.change_user(user := change(now), now)
                    break
                except Changed:
                    continue  # another server changed the user between the read and the write
                except Taken:
                    raise Conflict(TAKEN) from None
                except Gone:
                    raise NotSignedIn(GONE) from None
        self.changed(id)
        return user

    def changed(self, id: UserId) -> None:
        """Notify other parts that a user has changed, was banned or was deleted."""
        self.forget(id)
        for callback in self.on_change:
            callback(id)

    def forget(self, id: UserId) -> None:
        """Drop a user from the caches."""
        self._who.invalidate_where(lambda _, known: known[0].user == id)
        self._names.invalidate(id)

    async def end(self, user: UserId, session: bytes) -> None:
        """End one session of a user: sign a device out, or revoke the token of a bot account."""
        await self._store.end_session(session)
        self._who.invalidate(session)
        self._tell(user, session)

    async def end_sessions(self, user: UserId) -> None:
        """Sign out all devices of a user. A guest cannot come back."""
        await self._store.end_sessions(user)
        self.changed(user)
        self._tell(user, None)

    def _tell(self, user: UserId, session: bytes | None) -> None:
        for callback in self.on_sign_out:
            callback(user, session)


def _same(now: User, confirmed: User) -> User:
    """Return the current user if the confirmed password is still theirs. Raises `Refused` otherwise."""
    if now.password != confirmed.password:
        raise Conflict(say("password-changed"))
    return now
