"""Moderation: bans, the audit log, reports of talk, and lists of all rooms and users.

Acts and reports are numbered without gaps, because only one transaction at a time adds to either.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple, replace

from tilehall.store.protocol import Act, Ban, Report, Reporter, Talk, User
from tilehall.store.queries.accounts import USER, lock_people
from tilehall.store.queries.rooms import Listing, listings
from tilehall.store.sql import Queries, Reading, Transaction
from tilehall.table.summary import PUPIL, Code, UserId

BAN = """
    INSERT INTO bans (person, at, until, reason) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person) DO UPDATE SET at = $2, until = $3, reason = $4
"""
BANS = """
    SELECT person, at, until, reason FROM bans
    WHERE (until IS NULL OR until > $1) AND person = ANY ($2::varchar[])
"""
ADD_ACT = """
    INSERT INTO acts (n, at, actor, act, target, note)
    SELECT 1 + coalesce(max(n), 0), $1, $2, $3, $4, $5 FROM acts
"""
ADD_REPORT = """
    INSERT INTO reports (n, room, line, at, speaker, said, context)
    SELECT 1 + coalesce(max(n), 0), $1, $2, $3, $4, $5, $6 FROM reports RETURNING n
"""
ADD_REPORTER = "INSERT INTO reporters (report, person, at, why) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
REPORT = "SELECT n, room, line, at, speaker, said, context, settled FROM reports"
REPORTERS = """
    SELECT report, person, at, why FROM reporters WHERE report = ANY ($1::bigint[]) ORDER BY report, at, person
"""
ROOMS = """
    WHERE phase <> 'closed'
        AND (strpos(code, upper($1::text COLLATE "C")) > 0 OR strpos(game, lower($1 COLLATE "C")) > 0)
        AND (code = upper($1 COLLATE "C") OR code NOT IN (SELECT room FROM class_rooms))
    ORDER BY changed DESC, code LIMIT $2 OFFSET $3
"""
IN_NO_CLASS = f"deleted = FALSE AND strpos(id, '{PUPIL}') <> 1"
# With the collation "C", `lower` changes only A to Z, whatever the server's locale. A login is already folded.
PEOPLE = f"""
    {USER} WHERE {IN_NO_CLASS} AND (
        $1::text = '' OR strpos(lower(name COLLATE "C"), lower($1 COLLATE "C")) > 0
        OR strpos(name, $1) > 0 OR strpos(login, lower($1 COLLATE "C")) > 0
    )
    ORDER BY seen DESC, id LIMIT $2 OFFSET $3
"""

_context: msgspec.json.Decoder[tuple[Talk, ...]] = msgspec.json.Decoder(tuple[Talk, ...])


class Moderation(Queries):
    """Moderation of the hall: bans, the audit log, reports of talk, and lists of all rooms and users.

    A method that takes an `Act` writes it into the audit log in the same transaction.
    """

    async def ban(self, ban: Ban, act: Act) -> None:
        """Ban a user, in place of an earlier ban, and settle the open reports about them.

        Raises `Gone` if the user has been deleted.
        """

        async def change(transaction: Transaction) -> None:
            await lock_people(transaction, ban.user)
            await transaction.run(BAN, *astuple(ban))
            settle = "UPDATE reports SET settled = $1 WHERE speaker = $2 AND settled IS NULL"
            await transaction.run(settle, act.at, ban.user)
            await write_act(transaction, act)

        await self._database.write(change)

    async def unban(self, user: UserId, act: Act) -> bool:
        """Lift a ban. Return False, and write nothing, if there is none."""

        async def change(transaction: Transaction) -> bool:
            lifted = await transaction.run("DELETE FROM bans WHERE person = $1", user) > 0
            if lifted:
                await write_act(transaction, act)
            return lifted

        return await self._database.write(change)

    async def ban_of(self, user: UserId, now: int) -> Ban | None:
        """Return the ban of a user that is in force, or None."""
        return (await self.bans([user], now)).get(user)

    async def bans(self, users: Sequence[UserId], now: int) -> dict[UserId, Ban]:
        """Return the bans in force of these users."""
        return {ban.user: ban for ban in await self._database.all(Ban, BANS, now, list(users))}

    async def write_act(self, act: Act) -> None:
        """Write an act into the audit log. Acts are never edited."""
        await self._database.write(lambda transaction: write_act(transaction, act))

    async def acts(self, before: int | None = None, most: int = 50) -> Sequence[Act]:
        """Return a page of the audit log, the newest act first, before a number."""
        newest = """
            SELECT at, actor, act, target, note, n FROM acts
            WHERE $1::bigint IS NULL OR n < $1 ORDER BY n DESC LIMIT $2
        """
        return await self._database.all(Act, newest, before, most)

    async def add_report(self, report: Report, most: int) -> bool:
        """Store a report with its one reporter, or add the reporter to an earlier report of the same line.

        A second report by the same user changes nothing. Returns False if there would be more than `most` open reports,
        or more than `most` reporters of one line.
        """

        async def change(transaction: Transaction) -> bool:
            await transaction.lock("reports")
            n = await _report_number(transaction, report, most)
            if n is None or await transaction.value("SELECT count(*) FROM reporters WHERE report = $1", n) >= most:
                return False
            await transaction.run_many(ADD_REPORTER, [(n, *astuple(each)) for each in report.reporters])
            return True

        return await self._database.write(change)

    async def reports(self, settled: bool = False, before: int | None = None, most: int = 50) -> Sequence[Report]:
        """Return a page of the open or the settled reports, the newest first, before a number."""
        state = "settled IS NOT NULL" if settled else "settled IS NULL"
        newest = f"WHERE {state} AND ($1::bigint IS NULL OR n < $1) ORDER BY n DESC LIMIT $2"
        return await self._database.read(lambda reading: _reports(reading, newest, before, most))

    async def report(self, n: int) -> Report | None:
        """Return the report with a number."""
        found = await self._database.read(lambda reading: _reports(reading, "WHERE n = $1", n))
        return found[0] if found else None

    async def reports_by(self, user: UserId) -> Sequence[Report]:
        """Return the reports that a user made, the newest first, each with this user as its only reporter."""
        theirs = "WHERE n IN (SELECT report FROM reporters WHERE person = $1) ORDER BY n DESC"
        found = await self._database.read(lambda reading: _reports(reading, theirs, user))
        return [replace(each, reporters=tuple(by for by in each.reporters if by.user == user)) for each in found]

    async def settle_report(self, n: int, act: Act) -> bool:
        """Mark a report as settled. Return False, and write nothing, if no report with that number is open."""

        async def change(transaction: Transaction) -> bool:
            settle = "UPDATE reports SET settled = $1 WHERE n = $2 AND settled IS NULL"
            settled = await transaction.run(settle, act.at, n) > 0
            if settled:
                await write_act(transaction, act)
            return settled

        return await self._database.write(change)

    async def talk_around(self, room: Code, n: int, before: int, after: int) -> Sequence[Talk]:
        """Return a line of talk, with up to `before` lines before it and `after` lines after it, in order."""
        around = "SELECT n, at, speaker, said FROM talk WHERE room = $1 AND n BETWEEN $2 AND $3 ORDER BY n"
        return await self._database.all(Talk, around, room, n - before, n + after)

    async def rooms(self, search: str = "", skip: int = 0, most: int = 50) -> Sequence[Listing]:
        """Return the rooms that are not closed and whose code or game contains `search`, the last changed first.

        A room of a class is found only by its whole code.
        """
        return await listings(self._database, ROOMS, search, most, skip, moves=True)

    async def people(self, search: str = "", skip: int = 0, most: int = 50) -> Sequence[User]:
        """Return the users whose name contains `search`, the last seen first, without the deleted and pupils."""
        return await self._database.all(User, PEOPLE, search, most, skip)

    async def people_called(self, name: str, most: int = 50) -> Sequence[User]:
        """Return the users with exactly this name, the last seen first, without pupils. Guests may share a name."""
        called = f"{USER} WHERE {IN_NO_CLASS} AND name = $1 ORDER BY seen DESC, id LIMIT $2"
        return await self._database.all(User, called, name, most)


async def write_act(transaction: Transaction, act: Act) -> None:
    """Write an act into the audit log, as a part of the transaction."""
    await transaction.lock("acts")
    await transaction.run(ADD_ACT, act.at, act.by, act.act, act.on, act.note)


async def _report_number(transaction: Transaction, report: Report, most: int) -> int | None:
    """Return the number of a line's report, which is added if it is new; None if too many reports are open."""
    line = report.line
    same = "SELECT n FROM reports WHERE room = $1 AND line = $2 AND at = $3"
    found: int | None = await transaction.value(same, report.room, line.n, line.at)
    if found is not None:
        return found
    if await transaction.value("SELECT count(*) FROM reports WHERE settled IS NULL") >= most:
        return None
    context = msgspec.json.encode(report.context).decode()
    added: int = await transaction.value(ADD_REPORT, report.room, line.n, line.at, line.by, line.text, context)
    return added


async def _reports(reading: Reading, which: str, *values: Any) -> list[Report]:
    """Return the reports that a clause selects, with their reporters."""
    found = await reading.rows(f"{REPORT} {which}", *values)
    reporters = defaultdict[int, list[Reporter]](list)
    for n, *reporter in await reading.rows(REPORTERS, [row[0] for row in found]):
        reporters[n].append(Reporter(*reporter))
    return [
        Report(room, Talk(line, at, speaker, said), _context.decode(context), tuple(reporters[n]), settled, n)
        for n, room, line, at, speaker, said, context, settled in found
    ]
