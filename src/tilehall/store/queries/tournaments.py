"""Tournaments: their logs, the lists of them, and the users who take part.

The log decides. The other tables follow from it, and are written in the same transaction as each row.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from tilehall.store.protocol import Act
from tilehall.store.queries.moderation import write_act
from tilehall.store.sql import Queries, Transaction
from tilehall.table.summary import Code, FinishedGame, Phase, UserId

TournamentCursor = tuple[int, Code]  # the creation and the code of a listed tournament: the next page begins after it


class TournamentRow(Struct, frozen=True):
    """One row of a tournament's log."""

    tournament: Code
    seq: int  # 1, 2, 3 … within the tournament
    entry: bytes  # JSON of what happened (see tournaments/entries.py)


class TournamentListing(Struct, frozen=True):
    """What is listed of a tournament."""

    code: Code
    game: str
    format: str
    title: str
    organiser: UserId
    state: str
    listed: bool  # whether it is in public lists
    players: int
    starts_at: int  # 0: when the organiser starts it
    created: int
    seq: int  # the newest row of its log
    look_at: int | None  # when the nodes must look at it; None: it is over
    class_code: Code | None = None  # the class to which it belongs, for ever; None: none
    is_frozen: bool = False  # it stands still, because the boards of the class do


class Participation(Struct, frozen=True):
    """A user who has entered a tournament, and the table at which they are awaited."""

    user: UserId
    tournament: Code
    room: Code  # blank: no table
    at: int
    title: str  # of the tournament
    game: str


class Call(Struct, frozen=True):
    """A tournament of a user that is not over."""

    tournament: Code
    title: str
    game: str
    state: str
    starts_at: int
    room: Code  # of the table at which the user is awaited; blank: no table


class RoomEnd(Struct, frozen=True):
    """How far a room is with its first game."""

    phase: Phase
    result: FinishedGame | None = None  # None before the end, and if the room was closed before it


class WantedTournaments(Struct, frozen=True):
    """A filter for listed tournaments. Blank or empty matches any tournament."""

    game: str = ""
    states: tuple[str, ...] = ()
    organiser: UserId = ""  # if given, also those that are not in public lists
    player: UserId = ""  # if given, also those that are not in public lists
    class_code: Code = ""  # if given, those of the class, which are in no public list


ANY_TOURNAMENT = WantedTournaments()
LISTING = """
    SELECT code, game, format, title, organiser, state, listed, players, starts_at, created, seq, look_at, class, frozen
    FROM tournaments
"""
ADD = """
    INSERT INTO tournaments
        (code, game, format, title, organiser, state, listed, players, starts_at, created, seq, look_at, class, frozen)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT DO NOTHING
"""
CHANGE = """
    UPDATE tournaments SET
        game = $2, format = $3, title = $4, organiser = $5, state = $6, listed = $7, players = $8, starts_at = $9,
        created = $10, seq = $11, look_at = $12, class = $13, frozen = $14
    WHERE code = $1
"""
# A user who was deleted in the meantime leaves no row behind.
PUT_PLAYER = """
    INSERT INTO tournament_players (person, tournament, room, at, told)
    SELECT id, $2, $3, $4, $5 FROM users WHERE id = $1 AND deleted = FALSE
    ON CONFLICT (person, tournament) DO UPDATE SET room = excluded.room, at = excluded.at, told = excluded.told
"""
DROP_PLAYER = "DELETE FROM tournament_players WHERE person = $1 AND tournament = $2"
COLUMNS = """
    person, tournament, room, at, (SELECT title FROM tournaments WHERE code = tournament),
    (SELECT game FROM tournaments WHERE code = tournament)
"""
PARTICIPATION = f"SELECT {COLUMNS} FROM tournament_players"
TO_TELL = f"{PARTICIPATION} WHERE told = FALSE ORDER BY at, person, tournament"
TAKE = """
    UPDATE tournament_players SET told = TRUE WHERE person = $1 AND tournament = $2 AND at = $3 AND told = FALSE
"""
CALLS = """
    SELECT code, title, game, state, starts_at, room
    FROM tournament_players JOIN tournaments ON code = tournament
    WHERE person = $1 AND look_at IS NOT NULL ORDER BY room = '', starts_at, code
"""
TO_FREEZE = """
    SELECT tournaments.code FROM tournaments JOIN classes ON classes.code = class
    WHERE tournaments.frozen <> classes.frozen AND look_at IS NOT NULL ORDER BY tournaments.code
"""
ENDS = """
    SELECT code, phase, result FROM rooms LEFT JOIN finished ON room = code AND match = 1
    WHERE code = ANY ($1::varchar[])
"""

_game = msgspec.json.Decoder(FinishedGame).decode


class Tournaments(Queries):
    """The tournaments of a hall."""

    async def append_tournament(
        self,
        row: TournamentRow,
        listing: TournamentListing,
        called: Mapping[UserId, Code | None],
        at: int,
        act: Act | None = None,
    ) -> bool:
        """Commit a row of a tournament's log, with what is listed of the tournament after it.

        `called` has the users whose table changes: the code of its room, blank for no table, or None for a user who no
        longer takes part. `act` is written into the audit log in the same transaction.

        Returns whether the log has this row under its number. If it has another one, or if the number is not the next
        one, nothing has changed; the caller reads the new rows and decides again.
        """
        same = "SELECT entry FROM tournament_log WHERE tournament = $1 AND seq = $2"
        add_row = "INSERT INTO tournament_log (tournament, seq, entry) VALUES ($1, $2, $3)"
        there = "SELECT seq FROM tournaments WHERE code = $1 FOR UPDATE"

        async def change(transaction: Transaction) -> bool:
            if row.seq == 1 and await transaction.run(ADD, *astuple(listing)):
                pass
            elif (newest := await transaction.value(there, row.tournament)) != row.seq - 1:
                written = await transaction.value(same, row.tournament, row.seq) if newest else None
                return written is not None and bytes(written) == row.entry
            else:
                await transaction.run(CHANGE, *astuple(listing))
            await transaction.run(add_row, row.tournament, row.seq, row.entry)
            for user, room in called.items():
                if room is None:
                    await transaction.run(DROP_PLAYER, user, row.tournament)
                else:
                    await transaction.run(PUT_PLAYER, user, row.tournament, room, at, not room)
            if act is not None:
                await write_act(transaction, act)
            return True

        return await self._database.write(change)

    async def tournament_rows(self, tournament: Code, after: int = 0) -> Sequence[TournamentRow]:
        """Return the rows of a tournament after a number, in order. The result is empty if there is none."""
        rows = "SELECT tournament, seq, entry FROM tournament_log WHERE tournament = $1 AND seq > $2 ORDER BY seq"
        return await self._database.all(TournamentRow, rows, tournament, after)

    async def tournaments_due(self, now: int, most: int = 1000) -> Sequence[Code]:
        """Return the tournaments that the nodes must look at, the longest due first."""
        due = "SELECT code FROM tournaments WHERE look_at <= $1 ORDER BY look_at, code LIMIT $2"
        return await self._database.column(due, now, most)

    async def tournaments(
        self,
        wanted: WantedTournaments = ANY_TOURNAMENT,
        before: TournamentCursor | None = None,
        most: int = 30,
    ) -> Sequence[TournamentListing]:
        """Return a page of tournaments, the newest first."""
        conditions, values = list[str](), list[object]()

        def place(value: object) -> str:
            values.append(value)
            return f"${len(values)}"

        if not wanted.organiser and not wanted.player and not wanted.class_code:
            conditions.append("listed = TRUE")
        if wanted.organiser:
            conditions.append(f"organiser = {place(wanted.organiser)}")
        if wanted.player:
            theirs = f"SELECT tournament FROM tournament_players WHERE person = {place(wanted.player)}"
            conditions.append(f"code IN ({theirs})")
        if wanted.class_code:
            conditions.append(f"class = {place(wanted.class_code)}")
        if wanted.game:
            conditions.append(f"game = {place(wanted.game)}")
        if wanted.states:
            conditions.append(f"state = ANY ({place([*wanted.states])}::varchar[])")
        if before is not None:
            created = place(before[0])
            conditions.append(f"created <= {created} AND (created < {created} OR code > {place(before[1])})")
        which = f"WHERE {' AND '.join(conditions)} ORDER BY created DESC, code LIMIT {place(most)}"
        return await self._database.all(TournamentListing, f"{LISTING} {which}", *values)

    async def all_tournaments(self, search: str = "", skip: int = 0, most: int = 50) -> Sequence[TournamentListing]:
        """Return the tournaments whose code or title contains `search`, the newest first.

        Those in no public list are among them, but none of a class.
        """
        which = """
            WHERE class IS NULL
                AND (strpos(code, upper($1::text COLLATE "C")) > 0 OR strpos(lower(title), lower($1)) > 0)
            ORDER BY created DESC, code LIMIT $2 OFFSET $3
        """
        return await self._database.all(TournamentListing, f"{LISTING} {which}", search, most, skip)

    async def tournaments_to_freeze(self) -> Sequence[Code]:
        """Return the tournaments that do not stand still, or go on, as the boards of their class do."""
        return await self._database.column(TO_FREEZE)

    async def unfinished_tournaments_of(self, organiser: UserId) -> Sequence[Code]:
        """Return the tournaments of an organiser that are not over."""
        theirs = "SELECT code FROM tournaments WHERE organiser = $1 AND look_at IS NOT NULL ORDER BY created, code"
        return await self._database.column(theirs, organiser)

    async def tournament_calls(self, user: UserId) -> Sequence[Call]:
        """Return the tournaments of a user that are not over, those with a table that awaits the user first."""
        return await self._database.all(Call, CALLS, user)

    async def participations(self, user: UserId) -> Sequence[Participation]:
        """Return the tournaments that a user has entered, the last changed first."""
        theirs = f"{PARTICIPATION} WHERE person = $1 ORDER BY at DESC, tournament"
        return await self._database.all(Participation, theirs, user)

    async def calls_to_notify(self) -> Sequence[Participation]:
        """Return the calls to a table of which the user was not notified yet, the oldest first."""
        return await self._database.all(Participation, TO_TELL)

    async def take_calls(self, calls: Sequence[Participation]) -> Sequence[Participation]:
        """Mark calls, so that the user is notified by this server alone. Return those that no other has taken."""
        if not calls:
            return []

        async def change(transaction: Transaction) -> Sequence[Participation]:
            return [each for each in calls if await transaction.run(TAKE, each.user, each.tournament, each.at)]

        return await self._database.write(change)

    async def room_ends(self, rooms: Sequence[Code]) -> dict[Code, RoomEnd]:
        """Return how far the first game is in each of these rooms. A room that is not there counts as closed."""
        found = await self._database.rows(ENDS, list(rooms)) if rooms else ()
        ends = {code: RoomEnd(phase, _game(result) if result is not None else None) for code, phase, result in found}
        return {code: ends.get(code, RoomEnd("closed")) for code in rooms}
