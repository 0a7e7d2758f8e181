"""Looking after the hall in SQLite: bans, the audit log, reports of talk, and lists of all rooms and people."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from tilehall.store.protocol import Act, Ban, Report, Reporter, Talk, User
from tilehall.store.room_list_protocol import Listing
from tilehall.store.sqlite.accounts import USER, present, user_of
from tilehall.store.sqlite.log import FlushedReader, listings
from tilehall.store.sqlite.reader import Reader
from tilehall.store.sqlite.writer import Writer
from tilehall.table.summary import Code, UserId

BAN = "SELECT person, at, until, reason FROM bans WHERE (until IS NULL OR until > ?)"
REPORT = "SELECT n, room, line, at, speaker, said, context, settled FROM reports"
_context: msgspec.json.Decoder[tuple[Talk, ...]] = msgspec.json.Decoder(tuple[Talk, ...])


class SqliteModeration:
    """Bans, acts and reports. `SqliteStore` provides the writer and the reader."""

    _writer: Writer
    _reader: Reader
    _flushed: FlushedReader

    async def ban(self, ban: Ban, act: Act) -> None:
        """Ban a user, in place of an earlier ban, and settle the open reports about them. Raises `Gone` if the user has
        been deleted."""

        def write(connection: sqlite3.Connection) -> None:
            present(connection, ban.user)
            put = "INSERT OR REPLACE INTO bans (person, at, until, reason) VALUES (?, ?, ?, ?)"
            connection.execute(put, msgspec.structs.astuple(ban))
            settle = "UPDATE reports SET settled = ? WHERE speaker = ? AND settled IS NULL"
            connection.execute(settle, (act.at, ban.user))
            _write_act(connection, act)

        await self._writer.do(write)

    async def unban(self, user: UserId, act: Act) -> bool:
        """Lift a ban; False, and nothing written, where there is none."""

        def write(connection: sqlite3.Connection) -> bool:
            lifted = connection.execute("DELETE FROM bans WHERE person = ?", (user,)).rowcount > 0
            if lifted:
                _write_act(connection, act)
            return lifted

        return await self._writer.do(write)

    async def ban_of(self, user: UserId, now: int) -> Ban | None:
        """The ban of somebody that is in force; None where there is none."""
        return (await self.bans([user], now)).get(user)

    async def bans(self, users: Sequence[UserId], now: int) -> dict[UserId, Ban]:
        """The bans in force of these people."""

        def read(connection: sqlite3.Connection) -> dict[UserId, Ban]:
            theirs = f"{BAN} AND person IN (SELECT value FROM json_each(?))"
            found = connection.execute(theirs, (now, msgspec.json.encode(users).decode())).fetchall()
            return {person: Ban(person, *more) for person, *more in found}

        return await self._reader.read(read)

    async def write_act(self, act: Act) -> None:
        """Write an act into the audit log, which is never edited."""
        await self._writer.do(lambda connection: _write_act(connection, act))

    async def acts(self, before: int | None = None, most: int = 50) -> Sequence[Act]:
        """The audit log, the newest first, from a number on."""
        newest = """
            SELECT at, actor, act, target, note, n FROM acts WHERE ?1 IS NULL OR n < ?1 ORDER BY n DESC LIMIT ?2
        """
        return await self._reader.read(
            lambda connection: [Act(*each) for each in connection.execute(newest, (before, most)).fetchall()]
        )

    async def add_report(self, report: Report, most: int) -> bool:
        """Keep a report with its one reporter. A line that was reported before gets one reporter more; somebody who
        reports it again changes nothing. False when that would make more than `most` open reports, or as many
        reporters of one line."""

        def write(connection: sqlite3.Connection) -> bool:
            n = _report_number(connection, report, most)
            if n is None:
                return False
            count = "SELECT count(*) FROM reporters WHERE report = ?"
            if connection.execute(count, (n,)).fetchone()[0] >= most:
                return False
            add = "INSERT OR IGNORE INTO reporters (report, person, at, why) VALUES (?, ?, ?, ?)"
            connection.executemany(add, [(n, each.user, each.at, each.why) for each in report.reporters])
            return True

        return await self._writer.do(write)

    async def reports(self, settled: bool = False, before: int | None = None, most: int = 50) -> Sequence[Report]:
        """The reports that are open, or those that are settled, the newest first, from a number on."""
        state = "settled IS NOT NULL" if settled else "settled IS NULL"
        newest = f"{REPORT} WHERE {state} AND (?1 IS NULL OR n < ?1) ORDER BY n DESC LIMIT ?2"

        def read(connection: sqlite3.Connection) -> list[Report]:
            return [_report(connection, *each) for each in connection.execute(newest, (before, most)).fetchall()]

        return await self._reader.read(read)

    async def report(self, n: int) -> Report | None:
        """The report of a number."""

        def read(connection: sqlite3.Connection) -> Report | None:
            found = connection.execute(f"{REPORT} WHERE n = ?", (n,)).fetchone()
            return _report(connection, *found) if found else None

        return await self._reader.read(read)

    async def reports_by(self, user: UserId) -> Sequence[Report]:
        """The reports that somebody made, the newest first, each with this one reporter."""
        theirs = f"{REPORT} WHERE n IN (SELECT report FROM reporters WHERE person = ?) ORDER BY n DESC"

        def read(connection: sqlite3.Connection) -> list[Report]:
            found = [_report(connection, *each) for each in connection.execute(theirs, (user,)).fetchall()]
            return [replace(each, reporters=tuple(by for by in each.reporters if by.user == user)) for each in found]

        return await self._reader.read(read)

    async def settle_report(self, n: int, act: Act) -> bool:
        """Mark a report as settled; False, and nothing written, where none of that number is open."""

        def write(connection: sqlite3.Connection) -> bool:
            settle = "UPDATE reports SET settled = ? WHERE n = ? AND settled IS NULL"
            settled = connection.execute(settle, (act.at, n)).rowcount > 0
            if settled:
                _write_act(connection, act)
            return settled

        return await self._writer.do(write)

    async def talk_around(self, room: Code, n: int, before: int, after: int) -> Sequence[Talk]:
        """A line of talk with at most so many lines before and after it, in order."""
        around = "SELECT n, at, speaker, said FROM talk WHERE room = ? AND n BETWEEN ? AND ? ORDER BY n"
        return await self._reader.read(
            lambda connection: [Talk(*each) for each in connection.execute(around, (room, n - before, n + after))]
        )

    async def rooms(self, search: str = "", skip: int = 0, most: int = 50) -> Sequence[Listing]:
        """The rooms that are not closed, the last changed first; those whose code or game has this text in it."""
        which = """
            WHERE phase <> 'closed' AND (instr(code, upper(?1)) OR instr(game, lower(?1)))
            ORDER BY changed DESC, code LIMIT ?2 OFFSET ?3
        """
        return await self._flushed.read(lambda connection: listings(connection, which, (search, most, skip)))

    async def people(self, search: str = "", skip: int = 0, most: int = 50) -> Sequence[User]:
        """The people who are not deleted, the last seen first; those whose name has this text in it."""
        which = """
            WHERE deleted = 0
                AND (?1 = '' OR instr(lower(name), lower(?1)) OR instr(name, ?1) OR instr(login, lower(?1)))
            ORDER BY seen DESC, id LIMIT ?2 OFFSET ?3
        """
        return await self._users(which, (search, most, skip))

    async def people_called(self, name: str, most: int = 50) -> Sequence[User]:
        """The people who are called exactly so, the last seen first: guests may share a name."""
        return await self._users("WHERE deleted = 0 AND name = ? ORDER BY seen DESC, id LIMIT ?", (name, most))

    async def _users(self, which: str, bounds: tuple[str | int, ...]) -> list[User]:
        return await self._reader.read(
            lambda connection: [user_of(each) for each in connection.execute(f"{USER} {which}", bounds).fetchall()]
        )


def _write_act(connection: sqlite3.Connection, act: Act) -> None:
    add = "INSERT INTO acts (at, actor, act, target, note) VALUES (?, ?, ?, ?, ?)"
    connection.execute(add, (act.at, act.by, act.act, act.on, act.note))


def _report_number(connection: sqlite3.Connection, report: Report, most: int) -> int | None:
    """The number of the report of this line, made where there is none yet; None when too many are open for that."""
    line = report.line
    same = "SELECT n FROM reports WHERE room = ? AND line = ? AND at = ?"
    if found := connection.execute(same, (report.room, line.n, line.at)).fetchone():
        return int(found[0])
    if connection.execute("SELECT count(*) FROM reports WHERE settled IS NULL").fetchone()[0] >= most:
        return None
    add = "INSERT INTO reports (room, line, at, speaker, said, context) VALUES (?, ?, ?, ?, ?, ?) RETURNING n"
    context = msgspec.json.encode(report.context).decode()
    return int(connection.execute(add, (report.room, line.n, line.at, line.by, line.text, context)).fetchone()[0])


def _report(
    connection: sqlite3.Connection,
    n: int,
    room: Code,
    line: int,
    at: int,
    speaker: UserId,
    said: str,
    context: str,
    settled: int | None,
) -> Report:
    theirs = "SELECT person, at, why FROM reporters WHERE report = ? ORDER BY at, person"
    return Report(
        room=room,
        line=Talk(line, at, speaker, said),
        context=_context.decode(context),
        reporters=tuple(Reporter(*each) for each in connection.execute(theirs, (n,)).fetchall()),
        settled=settled,
        n=n,
    )
