"""Looking after the hall in PostgreSQL: bans, the audit log, reports of talk, and lists of all rooms and people.

Acts and reports are numbered under a lock of their table, which readers do not wait for.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec
from msgspec.structs import replace

from tilehall.store.postgres.accounts import USER, present
from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection
from tilehall.store.postgres.log import listings
from tilehall.store.protocol import Act, Ban, Report, Reporter, Talk, User
from tilehall.store.room_list_protocol import Listing
from tilehall.table.summary import Code, UserId

# Held to the commit: whoever writes to the table waits, and then sees what was written before.
LOCK = "LOCK TABLE {table} IN SHARE ROW EXCLUSIVE MODE"
ADD_ACT = """
    INSERT INTO acts (n, at, actor, act, target, note)
    SELECT 1 + coalesce(max(n), 0), $1, $2, $3, $4, $5 FROM acts
"""
ADD_REPORT = """
    INSERT INTO reports (n, room, line, at, speaker, said, context)
    SELECT 1 + coalesce(max(n), 0), $1, $2, $3, $4, $5, $6 FROM reports RETURNING n
"""
REPORT = "SELECT n, room, line, at, speaker, said, context, settled FROM reports"
REPORTERS = """
    SELECT report, person, at, why FROM reporters WHERE report = ANY ($1::bigint[]) ORDER BY report, at, person
"""
_context: msgspec.json.Decoder[tuple[Talk, ...]] = msgspec.json.Decoder(tuple[Talk, ...])


class PostgresModeration:
    """Bans, acts and reports. `PostgresStore` provides the connections."""

    _connections: Connections

    async def ban(self, ban: Ban, act: Act) -> None:
        """Ban a user, in place of an earlier ban, and settle the open reports about them. Raises `Gone` if the user has
        been deleted."""
        put = """
            INSERT INTO bans (person, at, until, reason) VALUES ($1, $2, $3, $4)
            ON CONFLICT (person) DO UPDATE SET at = $2, until = $3, reason = $4
        """

        async def write(connection: Connection) -> None:
            await present(connection, ban.user, 0)
            await connection.execute(put, *msgspec.structs.astuple(ban))
            settle = "UPDATE reports SET settled = $1 WHERE speaker = $2 AND settled IS NULL"
            await connection.execute(settle, act.at, ban.user)
            await _write_act(connection, act)

        await self._connections.do(write)

    async def unban(self, user: UserId, act: Act) -> bool:
        """Lift a ban; False, and nothing written, where there is none."""

        async def write(connection: Connection) -> bool:
            lift = "DELETE FROM bans WHERE person = $1 RETURNING 1"
            lifted = await connection.fetchval(lift, user) is not None
            if lifted:
                await _write_act(connection, act)
            return lifted

        return await self._connections.do(write)

    async def ban_of(self, user: UserId, now: int) -> Ban | None:
        """The ban of somebody that is in force; None where there is none."""
        return (await self.bans([user], now)).get(user)

    async def bans(self, users: Sequence[UserId], now: int) -> dict[UserId, Ban]:
        """The bans in force of these people."""
        theirs = """
            SELECT person, at, until, reason FROM bans
            WHERE (until IS NULL OR until > $1) AND person = ANY ($2::varchar[])
        """

        async def read(connection: Connection) -> dict[UserId, Ban]:
            return {each["person"]: Ban(*each) for each in await connection.fetch(theirs, now, users)}

        return await self._connections.read(read)

    async def write_act(self, act: Act) -> None:
        """Write an act into the audit log, which is never edited."""

        async def write(connection: Connection) -> None:
            await _write_act(connection, act)

        await self._connections.do(write)

    async def acts(self, before: int | None = None, most: int = 50) -> Sequence[Act]:
        """The audit log, the newest first, from a number on."""
        newest = """
            SELECT at, actor, act, target, note, n FROM acts
            WHERE $1::bigint IS NULL OR n < $1 ORDER BY n DESC LIMIT $2
        """

        async def read(connection: Connection) -> list[Act]:
            return [Act(*each) for each in await connection.fetch(newest, before, most)]

        return await self._connections.read(read)

    async def add_report(self, report: Report, most: int) -> bool:
        """Keep a report with its one reporter. A line that was reported before gets one reporter more; somebody who
        reports it again changes nothing. False when that would make more than `most` open reports, or as many
        reporters of one line."""

        async def write(connection: Connection) -> bool:
            await connection.execute(LOCK.format(table="reports"))
            n = await _report_number(connection, report, most)
            if n is None or await connection.fetchval("SELECT count(*) FROM reporters WHERE report = $1", n) >= most:
                return False
            add = "INSERT INTO reporters (report, person, at, why) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
            await connection.executemany(add, [(n, each.user, each.at, each.why) for each in report.reporters])
            return True

        return await self._connections.do(write)

    async def reports(self, settled: bool = False, before: int | None = None, most: int = 50) -> Sequence[Report]:
        """The reports that are open, or those that are settled, the newest first, from a number on."""
        state = "settled IS NOT NULL" if settled else "settled IS NULL"
        newest = f"WHERE {state} AND ($1::bigint IS NULL OR n < $1) ORDER BY n DESC LIMIT $2"
        return await self._reports(newest, before, most)

    async def report(self, n: int) -> Report | None:
        """The report of a number."""
        return next(iter(await self._reports("WHERE n = $1", n)), None)

    async def reports_by(self, user: UserId) -> Sequence[Report]:
        """The reports that somebody made, the newest first, each with this one reporter."""
        theirs = "WHERE n IN (SELECT report FROM reporters WHERE person = $1) ORDER BY n DESC"
        found = await self._reports(theirs, user)
        return [replace(each, reporters=tuple(by for by in each.reporters if by.user == user)) for each in found]

    async def settle_report(self, n: int, act: Act) -> bool:
        """Mark a report as settled; False, and nothing written, where none of that number is open."""

        async def write(connection: Connection) -> bool:
            settle = "UPDATE reports SET settled = $1 WHERE n = $2 AND settled IS NULL RETURNING 1"
            settled = await connection.fetchval(settle, act.at, n) is not None
            if settled:
                await _write_act(connection, act)
            return settled

        return await self._connections.do(write)

    async def talk_around(self, room: Code, n: int, before: int, after: int) -> Sequence[Talk]:
        """A line of talk with at most so many lines before and after it, in order."""
        around = "SELECT n, at, speaker, said FROM talk WHERE room = $1 AND n BETWEEN $2 AND $3 ORDER BY n"

        async def read(connection: Connection) -> list[Talk]:
            return [Talk(*each) for each in await connection.fetch(around, room, n - before, n + after)]

        return await self._connections.read(read)

    async def rooms(self, search: str = "", skip: int = 0, most: int = 50) -> Sequence[Listing]:
        """The rooms that are not closed, the last changed first; those whose code or game has this text in it."""
        which = """
            WHERE phase <> 'closed'
                AND (strpos(code, upper($1::text COLLATE "C")) > 0 OR strpos(game, lower($1 COLLATE "C")) > 0)
            ORDER BY changed DESC, code LIMIT $2 OFFSET $3
        """

        async def read(connection: Connection) -> list[Listing]:
            return await listings(connection, which, search, most, skip)

        return await self._connections.read(read)

    async def people(self, search: str = "", skip: int = 0, most: int = 50) -> Sequence[User]:
        """The people who are not deleted, the last seen first; those whose name has this text in it."""
        # By "C", `lower` changes A to Z alone, whatever the language of the server; a login is folded already.
        which = """
            WHERE NOT deleted AND (
                $1::text = '' OR strpos(lower(name COLLATE "C"), lower($1 COLLATE "C")) > 0
                OR strpos(name, $1) > 0 OR strpos(login, lower($1 COLLATE "C")) > 0
            )
            ORDER BY seen DESC, id LIMIT $2 OFFSET $3
        """
        return await self._users(which, search, most, skip)

    async def people_called(self, name: str, most: int = 50) -> Sequence[User]:
        """The people who are called exactly so, the last seen first: guests may share a name."""
        return await self._users("WHERE NOT deleted AND name = $1 ORDER BY seen DESC, id LIMIT $2", name, most)

    async def _users(self, which: str, *bounds: Any) -> list[User]:
        async def read(connection: Connection) -> list[User]:
            return [User(*each) for each in await connection.fetch(f"{USER} {which}", *bounds)]

        return await self._connections.read(read)

    async def _reports(self, which: str, *bounds: Any) -> list[Report]:
        """The reports that a clause picks out, with their reporters."""

        async def read(connection: Connection) -> list[Report]:
            found = await connection.fetch(f"{REPORT} {which}", *bounds)
            by = await connection.fetch(REPORTERS, [each["n"] for each in found])
            reporters = {
                n: tuple(Reporter(*more) for _, *more in rows) for n, rows in groupby(by, lambda row: row["report"])
            }
            return [_report(reporters.get(each["n"], ()), *each) for each in found]

        return await self._connections.read(read)


async def _write_act(connection: Connection, act: Act) -> None:
    await connection.execute(LOCK.format(table="acts"))
    await connection.execute(ADD_ACT, act.at, act.by, act.act, act.on, act.note)


async def _report_number(connection: Connection, report: Report, most: int) -> int | None:
    """The number of the report of this line, made where there is none yet; None when too many are open for that. The
    caller holds the lock of the table."""
    line = report.line
    same = "SELECT n FROM reports WHERE room = $1 AND line = $2 AND at = $3"
    found: int | None = await connection.fetchval(same, report.room, line.n, line.at)
    if found is not None:
        return found
    if await connection.fetchval("SELECT count(*) FROM reports WHERE settled IS NULL") >= most:
        return None
    context = msgspec.json.encode(report.context).decode()
    added: int = await connection.fetchval(ADD_REPORT, report.room, line.n, line.at, line.by, line.text, context)
    return added


def _report(reporters: tuple[Reporter, ...], n: int, room: Code, *columns: Any) -> Report:
    line, at, speaker, said, context, settled = columns
    return Report(
        room=room,
        line=Talk(line, at, speaker, said),
        context=_context.decode(context),
        reporters=reporters,
        settled=settled,
        n=n,
    )
