"""Moderation: the one place for what admins on the page and the host at the command line can do.

Every act is written to the audit log: in the same transaction as its change if the store can do both, and otherwise
before the change, so that nothing is done without an entry.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence

from msgspec import Struct

from tilehall.core.game import Illegal, Malformed
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Text, in_words
from tilehall.messages.errors import Conflict, Invalid, NotFound
from tilehall.server.accounts.admins import ban_sentence
from tilehall.server.accounts.names import fold
from tilehall.server.accounts.people import People
from tilehall.server.close_codes import CloseCode
from tilehall.server.live.hall import Hall
from tilehall.server.live.presence import SocketIndex
from tilehall.server.live.table import LiveTable
from tilehall.server.moderation.listings import (
    ActListing,
    AdminClassListing,
    AdminTournamentListing,
    LimitCount,
    Named,
    PersonListing,
    RefusalListing,
    Refusals,
    RoomListing,
)
from tilehall.server.ops.rate_limits import RefusalCounts
from tilehall.server.words import say
from tilehall.store.protocol import Act, ActKind, Ban, Gone, User
from tilehall.store.store import Store
from tilehall.table import commands
from tilehall.table.commands import NO_ROOM
from tilehall.table.summary import UserId

MAX_NOTE_CHARS = 300  # of a reason
NO_PERSON = say("no-person")
NO_REPORT = say("no-report")
IN_ROOM = "in room "  # begins the note of an act in a room, as the store keeps it
ABOUT_PEOPLE: tuple[ActKind, ...] = ("ban", "unban", "sign_out", "reset_password", "mute", "unmute")


class Actor(Struct, frozen=True):
    """The user who acts: an admin, or the host at the command line, whose id is blank."""

    user: UserId = ""


class Moderator:
    """What moderators can see and do. The caller has checked that the actor may."""

    def __init__(
        self, hall: Hall, store: Store, people: People, sockets: SocketIndex, refused: RefusalCounts | None = None
    ) -> None:
        self._hall = hall
        self._people = people
        self._store = store
        self._sockets = sockets
        self._refused = refused or RefusalCounts()
        self.on_ban: list[Callable[[UserId], Awaitable[None]]] = []  # called for a banned user, and for their bots

    # Lists.

    async def list_rooms(self, search: str = "", skip: int = 0) -> tuple[RoomListing, ...]:
        """Return the rooms that are not closed, the last changed first."""
        rooms = await self._store.rooms(search.strip(), skip)
        names = await self._named(id for each in rooms for id in (each.summary.host, *each.summary.users))
        tables = self._hall.tables
        return tuple(
            RoomListing(
                code=each.room,
                game=each.summary.game,
                phase=each.summary.phase,
                host=names.get(each.summary.host, Named("", "")),  # a table without a host
                players=tuple(names[user] for user in each.summary.users),
                seats=each.summary.seats,
                here=len(tables[each.room].presence.sockets) if each.room in tables else 0,
                opened=each.opened,
                changed=each.changed,
            )
            for each in rooms
        )

    async def list_people(self, search: str = "", skip: int = 0) -> tuple[PersonListing, ...]:
        """Return the users whose name contains this text, the last seen first."""
        return await self._listed(await self._store.people(search.strip(), skip))

    async def find_people(self, called: str) -> tuple[PersonListing, ...]:
        """Return the users with this id or login, and the guests with exactly this name."""
        found: dict[UserId, User] = {}
        for each in (
            await self._store.user(called),
            await self._store.user_by_login(fold(called)),
            *await self._store.people_called(called.strip()),
        ):
            if each is not None and not each.deleted:
                found[each.id] = each
        return await self._listed(list(found.values()))

    async def list_classes(self, search: str = "", skip: int = 0) -> tuple[AdminClassListing, ...]:
        """Return the classes whose code or title contains this text, the newest first."""
        found = await self._store.all_classes(search.strip(), skip)
        sizes = await self._store.class_sizes([each.code for each in found])
        names = await self._named(each.teacher for each in found)
        return tuple(
            AdminClassListing(each.code, each.title, names[each.teacher], sizes[each.code], each.created, each.ends)
            for each in found
        )

    async def list_tournaments(self, search: str = "", skip: int = 0) -> tuple[AdminTournamentListing, ...]:
        """Return the tournaments whose code or title contains this text, the newest first."""
        found = await self._store.all_tournaments(search.strip(), skip)
        names = await self._named(each.organiser for each in found)
        return tuple(
            AdminTournamentListing(
                code=each.code,
                title=each.title,
                game=each.game,
                format=each.format,
                state=each.state,
                organiser=names[each.organiser],
                players=each.players,
                listed=bool(each.listed),
                created=each.created,
            )
            for each in found
        )

    async def list_acts(self, before: int | None = None, language: str = ENGLISH) -> tuple[ActListing, ...]:
        """Return the audit log, the newest act first."""
        acts = await self._store.acts(before)
        names = await self._named(id for act in acts for id in (act.by, act.on if act.act in ABOUT_PEOPLE else ""))
        return tuple(
            ActListing(
                n=act.n,
                at=act.at,
                by=names[act.by] if act.by else None,
                act=act.act,
                on=act.on,
                name=names[act.on].name if act.act in ABOUT_PEOPLE else "",
                note=in_words(_note_in_words(act), language),
            )
            for act in acts
        )

    def list_refusals(self) -> Refusals:
        """Return what the limits refused since the server started."""
        refused = self._refused
        return Refusals(
            since=refused.since,
            total=tuple(LimitCount(limit, count) for limit, count in refused.total.most_common()),
            newest=tuple(RefusalListing(each.limit, each.address, each.count, each.last) for each in refused.newest()),
        )

    # Acts.

    async def ban(self, actor: Actor, user: UserId, reason: str, until: int | None) -> None:
        """Ban a user: sign out their devices, close their connections, and withdraw them from tournaments.

        The user keeps their seats, and counts as away in running games. Lifting the ban does not enter them again.
        """
        person, now = await self._person(user), self._people.clock()
        if person.id == actor.user:
            raise Conflict(say("ban-yourself"))
        if self._people.is_admin(person):
            raise Conflict(say("ban-admin", name=person.name))
        if until is not None and until <= now:
            raise Invalid(say("ban-ended"))
        ban = Ban(user, now, until, _note(reason))
        try:
            await self._store.ban(ban, self.act(actor, "ban", user, ban.reason))
        except Gone:
            raise NotFound(NO_PERSON) from None
        for each in (user, *(bot.id for bot in await self._store.bots_of(user))):
            self._people.changed(each)
            for socket in self._sockets.of(each):
                socket.bye(ban_sentence(ban), CloseCode.NOT_ALLOWED, again=False)
            for leave in self.on_ban:
                await leave(each)

    async def unban(self, actor: Actor, user: UserId) -> None:
        """Lift a ban. The user's devices are signed in again, and their seats are as before."""
        person = await self._person(user)
        if not await self._store.unban(user, self.act(actor, "unban", user)):
            raise Conflict(say("not-banned", name=person.name))
        for each in (user, *(bot.id for bot in await self._store.bots_of(user))):
            self._people.changed(each)

    async def sign_out(self, actor: Actor, user: UserId) -> None:
        """Sign out every device of a user. A guest cannot come back."""
        await self._person(user)
        await self._store.write_act(self.act(actor, "sign_out", user))
        await self._people.end_sessions(user)

    async def reset_password(self, actor: Actor, user: UserId) -> str:
        """Invalidate the password of an account, sign out every device, and return a recovery code for its owner.

        Only the host may do this to another admin: with the code, one admin could act as the other.
        """
        person = await self._person(user)
        if person.login is None:
            raise Conflict(say("reset-guest", name=person.name))
        if person.owner is not None:
            raise Conflict(say("reset-bot-account", name=person.name))
        if actor.user and self._people.is_admin(person):
            raise Conflict(say("reset-admin", name=person.name))
        await self._store.write_act(self.act(actor, "reset_password", user))
        return await self._people.reset_password(user)

    async def close_room(self, actor: Actor, code: str, why: str) -> None:
        """Close a room, even during a game. Everyone in it is shown the reason."""
        table, reason = await self.table(code), _note(why)
        if table.room.phase == "closed":
            raise Illegal(say("room-closed-already"))
        await self._store.write_act(self.act(actor, "close_room", table.room.code, reason))
        await table.change_by_hall(lambda room: commands.close_by_hall(room, reason))

    async def mute(self, actor: Actor, code: str, user: UserId, on: bool) -> None:
        """Stop a user from talking in a room, or let them talk again."""
        table = await self.table(code)
        await self._person(user)
        commands.mute_by_hall(table.room, user, on)
        await self._store.write_act(self.act(actor, "mute" if on else "unmute", user, f"{IN_ROOM}{table.room.code}"))
        await table.change_by_hall(lambda room: commands.mute_by_hall(room, user, on))

    async def settle_report(self, actor: Actor, n: int) -> None:
        """Mark a report as settled."""
        if not await self._store.settle_report(n, self.act(actor, "settle_report", str(n))):
            raise NotFound(NO_REPORT)

    # Helpers.

    async def table(self, code: str) -> LiveTable:
        """Return the table with a code. Raises `Refused` if there is none, or if its game is no longer installed."""
        try:
            table = await self._hall.table(code)
        except Malformed as unknown:
            raise Conflict(say("room-game-not-read", why=unknown.why)) from None
        if table is None:
            raise NotFound(NO_ROOM)
        return table

    async def _person(self, id: UserId) -> User:
        user = await self._store.user(id)
        if user is None or user.deleted:
            raise NotFound(NO_PERSON)
        return user

    async def _listed(self, users: Sequence[User]) -> tuple[PersonListing, ...]:
        bans = await self._store.bans([user.id for user in users], self._people.clock())
        owners = await self._named(user.owner for user in users if user.owner)
        return tuple(
            PersonListing(
                id=user.id,
                name=user.name,
                account=user.login is not None,
                admin=self._people.is_admin(user),
                here=len(self._sockets.of(user.id)),
                created=user.created,
                seen=user.seen,
                banned=user.id in bans,
                until=bans[user.id].until if user.id in bans else None,
                reason=bans[user.id].reason if user.id in bans else "",
                owner=owners[user.owner] if user.owner else None,
            )
            for user in users
        )

    async def _named(self, ids: Iterable[UserId]) -> dict[UserId, Named]:
        known = await self._people.names(sorted({*ids} - {""}))
        return {id: Named(id, name) for id, name in known.items()}

    def act(self, actor: Actor, act: ActKind, on: str, note: str = "") -> Act:
        """Return a row of the audit log."""
        return Act(self._people.clock(), actor.user, act, on, note)


def _note_in_words(act: Act) -> Text:
    """Return the note of an act: the room in which a user was muted, or the reason that somebody wrote."""
    if act.act in ("mute", "unmute"):
        return say("act-in-room", room=act.note.removeprefix(IN_ROOM))
    return act.note


def _note(text: str) -> str:
    """Return a reason on one line. Raises `Refused` if it is too long."""
    note = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if len(note) > MAX_NOTE_CHARS:
        raise Invalid(say("reason-length", most=MAX_NOTE_CHARS))
    return note
