"""The transfer of a hall between stores. Every record is copied, read back and compared before the copy is kept."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol

from msgspec import Struct

from tilehall.store.contents import Contents, LogReading
from tilehall.store.protocol import Unavailable

RECORDS_PER_WRITE = 1000

Record = tuple[Any, ...]  # the columns of a row, in the order of its table


class Table(Struct, frozen=True):
    """A table that every store has. Its first columns are the key, by which records are ordered."""

    name: str
    key: tuple[str, ...]
    rest: tuple[str, ...]
    facts: frozenset[str] = frozenset()  # boolean columns
    lists: frozenset[str] = frozenset()  # columns that hold a list of ids

    @property
    def columns(self) -> tuple[str, ...]:
        return self.key + self.rest


# Ordered so that every record comes after those that it refers to. Everything else that a store keeps is derived from
# these tables.
TABLES = (
    Table(
        "users",
        ("id",),
        (
            *("name", "login", "password", "recovery", "created", "seen", "deleted", "private", "hidden", "skeleton"),
            *("owner", "bot_rules", "shares_games", "language"),
        ),
        facts=frozenset({"deleted", "private", "hidden", "shares_games"}),
    ),
    Table("sessions", ("token",), ("person", "created", "seen", "expires", "device")),
    Table("links", ("token",), ("person", "expires")),
    Table(
        "rooms",
        ("code",),
        (
            *("game", "phase", "listed", "host", "users", "seats", "free", "turn", "waits"),
            *("queue", "speed", "rated", "opened", "changed", "started"),
        ),
        facts=frozenset({"listed", "waits", "rated", "started"}),
        lists=frozenset({"users"}),
    ),
    Table("seeds", ("room", "match"), ("seed",)),
    Table("log", ("room", "seq"), ("at", "asker", "key", "entry")),
    Table("talk", ("room", "n"), ("at", "speaker", "said")),
    Table("finished", ("room", "match"), ("at", "result")),
    Table("finished_by", ("person", "at", "room", "match"), ("game",)),
    Table("unlisted", ("room",), ()),
    Table("unrated", ("room", "match"), ()),
    Table(
        "ratings",
        ("game", "at", "room", "match", "person"),
        ("place", "mean", "deviation", "earlier", "games"),
    ),
    Table("solo_scores", ("room", "match"), ("game", "person", "at", "score")),
    Table("thoughts", ("room", "match", "turn"), ("thought",)),
    Table("shared_reviews", ("token",), ("room", "match", "person", "game", "created")),
    Table("lessons", ("person", "game", "lesson"), ("at",)),
    Table("puzzles", ("game", "puzzle"), ("at", "body")),
    Table("puzzle_ratings", ("game", "puzzle"), ("mean", "deviation", "tries")),
    Table("daily_puzzles", ("game", "day"), ("puzzle",)),
    Table(
        "puzzle_tries",
        ("person", "game", "puzzle"),
        ("at", "first", "solved", "shown"),
        facts=frozenset({"first", "shown"}),
    ),
    Table("puzzle_levels", ("person", "game"), ("mean", "deviation", "tries")),
    Table("puzzle_days", ("person", "day", "game"), ()),
    Table("clocks", ("room",), ("seq", "look_at", "deadline", "person", "turn", "told")),
    Table("uptime", ("one",), ("at",)),
    Table("push_subscriptions", ("endpoint",), ("person", "key", "secret", "created")),
    Table("mail_addresses", ("person",), ("address", "code", "created")),
    Table("blocks", ("person", "blocked"), ("at",)),
    Table("friends", ("person", "friend"), ("at",)),
    Table("friend_requests", ("person", "asked"), ("at", "expires", "declined"), facts=frozenset({"declined"})),
    Table("friend_links", ("token",), ("person", "created", "expires")),
    Table(
        "challenges",
        ("room", "challenged"),
        ("challenger", "at", "expires", "answer", "told"),
        facts=frozenset({"told"}),
    ),
    Table("bans", ("person",), ("at", "until", "reason")),
    Table("acts", ("n",), ("at", "actor", "act", "target", "note")),
    Table("reports", ("n",), ("room", "line", "at", "speaker", "said", "context", "settled")),
    Table("reporters", ("report", "person"), ("at", "why")),
    Table("token_buckets", ("key",), ("full_at",)),
    Table(
        "classes",
        ("code",),
        ("teacher", "title", "created", "ends", "admits", "talks", "frozen", "screen"),
        facts=frozenset({"admits", "talks", "frozen"}),
    ),
    Table("pupils", ("person",), ("class", "login", "real_name", "pin", "pin_set", "joined", "active", "spent")),
    Table("class_rooms", ("room",), ("class", "frozen"), facts=frozenset({"frozen"})),
    Table("homework", ("class", "n"), ("created", "due", "tasks", "note")),
    Table(
        "tournaments",
        ("code",),
        (
            *("game", "format", "title", "organiser", "state", "listed", "players", "starts_at", "created", "seq"),
            *("look_at", "class", "frozen"),
        ),
        facts=frozenset({"listed", "frozen"}),
    ),
    Table("tournament_log", ("tournament", "seq"), ("entry",)),
    Table("tournament_players", ("person", "tournament"), ("room", "at", "told"), facts=frozenset({"told"})),
)


class Copied(Struct, frozen=True):
    """The numbers of what was copied."""

    records: int
    accounts: int
    guests: int
    contents: Contents


class End(Protocol):
    """One end of a transfer: a database that no hall has open, in one transaction.

    Records are tuples of a table's columns, with the same values for every store.
    """

    shown: str  # the name in messages

    def records(self, table: Table) -> AsyncIterator[Record]:
        """Yield every record of a table, in the order of its key."""

    async def add(self, table: Table, records: Sequence[Record]) -> None:
        """Write records of a table."""

    async def commit(self) -> None:
        """Commit what was written."""

    async def close(self) -> None:
        """Roll back what was not committed, and release the database."""


async def transfer(source: End, target: End) -> Copied:
    """Copy everything into an empty database.

    Raises `Unavailable`, with a sentence, if the target is not empty, or if the copy differs from the source in any
    record. The target is then unchanged.
    """
    for table in TABLES:
        async for _ in target.records(table):
            raise Unavailable(f"The database {target.shown} is not empty: name one that holds no hall yet.")
    for table in TABLES:
        waiting: list[Record] = []
        async for record in source.records(table):
            waiting.append(record)
            if len(waiting) == RECORDS_PER_WRITE:
                await target.add(table, waiting)
                waiting = []
        await target.add(table, waiting)
    copied = await _compare(source, target)
    await target.commit()
    return copied


async def _compare(source: End, target: End) -> Copied:
    """Compare the two databases record by record, and fold the rooms of the copy."""
    count = accounts = guests = 0
    rooms: list[str] = []
    seeds: set[tuple[str, int]] = set()
    reading = LogReading(seeds)
    for table in TABLES:
        copies = target.records(table)
        async for record in source.records(table):
            copy = await anext(copies, None)
            if copy != record:
                raise _differs(source, target, table)
            count += 1
            match table.name:
                case "users":
                    accounts += record[2] is not None
                    guests += record[2] is None and not record[7]
                case "rooms":
                    rooms.append(record[0])
                case "seeds":
                    seeds.add((record[0], record[1]))
                case "log":
                    reading.add(copy[0], copy[1], copy[5])
        if await anext(copies, None) is not None:
            raise _differs(source, target, table)
    return Copied(count, accounts, guests, reading.contents(rooms))


def _differs(source: End, target: End, table: Table) -> Unavailable:
    return Unavailable(
        f"The copy in {target.shown} differs from {source.shown} in the table {table.name}; it was undone."
    )
