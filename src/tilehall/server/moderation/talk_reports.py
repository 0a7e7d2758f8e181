"""Reports of talk, stored with the talk around the line, and shown to moderators."""

from __future__ import annotations

from collections.abc import Sequence

from tilehall.messages.errors import Conflict, NotFound, Overloaded
from tilehall.server.accounts.blocks import Blocks
from tilehall.server.accounts.people import People
from tilehall.server.live.hall import Hall
from tilehall.server.moderation.listings import Named, ReporterListing, ReportListing, SpokenLine
from tilehall.server.words import say
from tilehall.store.protocol import Report, Reporter, Talk
from tilehall.store.store import Store
from tilehall.table.commands import may_watch
from tilehall.table.summary import Code, UserId

LINES_BEFORE, LINES_AFTER = 6, 6  # lines stored around a reported line: what it answers, and what followed
MAX_OPEN_REPORTS = 2000  # of at most 6 kB each
NO_LINE = say("no-line")
MAX_REPORTERS_SHOWN = 20  # per line; the others are only counted


async def report_line(
    hall: Hall, store: Store, blocks: Blocks, at: int, room: Code, n: int, by: UserId, why: str
) -> None:
    """Store a user's report of a line of talk, made `at` this time in milliseconds since 1970.

    A line that is currently hidden from the user cannot be reported, because their data export would then show it.

    Raises `Illegal` if the user may not watch the table, and `Refused` if there is no such line, if it is their own, or
    if too many reports are open.
    """
    context = await store.talk_around(room, n, LINES_BEFORE, LINES_AFTER)
    blocked = (await blocks.of(by)).blocked
    # Looked up after the talk was read, because a game may have begun meanwhile, in which its players' talk is held
    # back.
    table = await hall.table(room)
    if table is None:
        raise NotFound(NO_LINE)
    may_watch(table.room, by)
    line = next((each for each in context if each.n == n), None)
    if line is None or line.by in blocked or not table.late_spectators.may_hear(by, line):
        raise NotFound(NO_LINE)
    if line.by == by:
        raise Conflict(say("report-own-line"))
    words = " ".join("".join(letter if letter.isprintable() else " " for letter in why).split())
    report = Report(room, line, tuple(context), (Reporter(by, at, words),))
    if not await store.add_report(report, MAX_OPEN_REPORTS):
        raise Overloaded(say("too-many-reports"))


async def list_reports(store: Store, people: People, settled: bool, before: int | None) -> tuple[ReportListing, ...]:
    """Return the open or the settled reports, the newest first.

    While the room exists, they include what was said after a report.
    """
    reports = await store.reports(settled, before)
    contexts = [await _context(store, each) for each in reports]
    lines = {line.by for context in contexts for line in context}
    names = await people.names(sorted(lines | {reporter.user for each in reports for reporter in each.reporters}))
    named = {id: Named(id, name) for id, name in names.items()}
    bans = await store.bans([each.line.by for each in reports], people.clock())
    return tuple(
        _listing(report, context, named, report.line.by in bans)
        for report, context in zip(reports, contexts, strict=True)
    )


async def _context(store: Store, report: Report) -> Sequence[Talk]:
    """Return the talk around a reported line as it is now, or as it was stored if the room was deleted."""
    now = await store.talk_around(report.room, report.line.n, LINES_BEFORE, LINES_AFTER)
    return now if report.line in now else report.context


def _listing(report: Report, context: Sequence[Talk], named: dict[UserId, Named], banned: bool) -> ReportListing:
    def spoken(line: Talk) -> SpokenLine:
        return SpokenLine(line.n, line.at, named[line.by], line.text)

    return ReportListing(
        n=report.n,
        room=report.room,
        line=spoken(report.line),
        context=tuple(map(spoken, context)),
        reporters=tuple(
            ReporterListing(named[each.user], each.at, each.why) for each in report.reporters[:MAX_REPORTERS_SHOWN]
        ),
        reported=len(report.reporters),
        banned=banned,
        settled=report.settled,
    )
