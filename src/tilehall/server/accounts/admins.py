"""The accounts that the host has named as admins or as teachers, and the sentence that banned users are shown."""

from __future__ import annotations

from datetime import UTC, datetime

from tilehall.core.message import Message
from tilehall.server.accounts.names import fold, letters_of_all
from tilehall.server.settings import Settings
from tilehall.server.words import say
from tilehall.store.protocol import Ban, User
from tilehall.store.store import Store
from tilehall.table.reasons import with_reason

KEPT = say("name-of-admin")
KEEPS_NAME = say("name-kept-for-admin")


def admin_logins(settings: Settings) -> frozenset[str]:
    """Return the folded names of the accounts in the setting `admins`.

    >>> sorted(admin_logins(Settings(admins="Ann, \uff22en,,")))
    ['ann', 'ben']
    """
    return frozenset(filter(None, map(fold, settings.admins.split(","))))


def admin_letters(settings: Settings) -> frozenset[str]:
    """Return what the names in the setting `admins` can be read as, in the form of `letters_of`.

    >>> sorted(admin_letters(Settings(admins="Bo\u00df, Ann")))
    ['ann', 'boss']
    """
    return letters_of_all(settings.admins.split(","))


EVERYONE, ADMINS = "everyone", "admins"  # in the setting `teachers`


def teacher_logins(settings: Settings) -> frozenset[str]:
    """Return the folded names in the setting `teachers`, or the word for everyone or for admins.

    >>> sorted(teacher_logins(Settings(teachers="Ann, Ben")))
    ['ann', 'ben']
    """
    return frozenset(filter(None, map(fold, settings.teachers.split(","))))


def may_teach(user: User, teachers: frozenset[str], *, is_admin: bool) -> bool:
    """Return whether a user may open classes. It needs an account; admins always may."""
    if user.deleted or user.login is None or user.password is None:
        return False
    return is_admin or EVERYONE in teachers or user.login in teachers - {ADMINS}


async def unknown_admins(store: Store, settings: Settings) -> list[str]:
    """Return the names in the setting `admins` that no account has.

    Nobody can take a name while it is in the setting.
    """
    return [login for login in sorted(admin_logins(settings)) if await store.user_by_login(login) is None]


def is_admin(user: User, logins: frozenset[str]) -> bool:
    """Return whether a user is an admin: an account with a password, whose login is in `logins`.

    A guest has no login, whatever their name is.
    """
    return not user.deleted and user.password is not None and user.login in logins


def ban_sentence(ban: Ban) -> Message:
    """Return what a banned user is told.

    >>> str(ban_sentence(Ban("ann", 0, 86_400_000, "flooding the talk")))
    'You are banned from this hall until 2 January 1970, 00:00 UTC. The reason: flooding the talk.'
    >>> str(ban_sentence(Ban("ann", 0, None, "")))
    'You are banned from this hall.'
    """
    if ban.until is None:
        return with_reason(say("banned"), ban.reason)
    end = datetime.fromtimestamp(ban.until / 1000, UTC)
    until = say("banned-until", day=end.day, month=end.month, year=str(end.year), time=f"{end:%H:%M}")
    return with_reason(until, ban.reason)
