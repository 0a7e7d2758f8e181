"""Accounts that the host has named to look after the hall, and the words that the banned are told."""

from __future__ import annotations

from datetime import UTC, datetime

from tilehall.server.accounts.names import fold, letters_of_all
from tilehall.server.settings import Settings
from tilehall.store.protocol import Ban, User
from tilehall.store.store import Store
from tilehall.table.reasons import with_reason

KEPT = "That name is reserved for an admin of this hall. Choose another."
KEEPS_NAME = "The host has named you by this name to look after the hall: it has to be taken out of the settings first."


def admin_logins(settings: Settings) -> frozenset[str]:
    """The folded names of the accounts that the setting `admins` names.

    >>> sorted(admin_logins(Settings(admins="Ann, \uff22en,,")))
    ['ann', 'ben']
    """
    return frozenset(filter(None, map(fold, settings.admins.split(","))))


def admin_letters(settings: Settings) -> frozenset[str]:
    """What the names of these accounts can be read as.

    >>> sorted(admin_letters(Settings(admins="Bo\u00df, Ann")))
    ['ann', 'boss']
    """
    return letters_of_all(settings.admins.split(","))


async def unknown_admins(store: Store, settings: Settings) -> list[str]:
    """The names in the setting `admins` that no account has. Nobody can take one of them while it stands there."""
    return [login for login in sorted(admin_logins(settings)) if await store.user_by_login(login) is None]


def is_admin(user: User, logins: frozenset[str]) -> bool:
    """Whether somebody may look after the hall: an account with a password, by the name to sign in with.

    A guest has no such name, whatever they are called.
    """
    return not user.deleted and user.password is not None and user.login in logins


def ban_sentence(ban: Ban) -> str:
    """What somebody who is banned is told.

    >>> ban_sentence(Ban("ann", 0, 86_400_000, "flooding the talk"))
    'You are banned from this hall until 2 January 1970, 00:00 UTC. The reason: flooding the talk.'
    >>> ban_sentence(Ban("ann", 0, None, ""))
    'You are banned from this hall.'
    """
    until = ""
    if ban.until is not None:
        end = datetime.fromtimestamp(ban.until / 1000, UTC)
        until = f" until {end.day} {end:%B %Y, %H:%M} UTC"
    return with_reason(f"You are banned from this hall{until}.", ban.reason)
