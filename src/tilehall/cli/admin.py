"""`tilehall admin …`: administer a hall, whether it is running or stopped.

Server and store are imported only by the commands that need them, so that `tilehall play` starts without them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Annotated

import typer

from tilehall.cli.arguments import SettingsFile, clear_errors
from tilehall.core.game import Malformed
from tilehall.core.notation import clip

if TYPE_CHECKING:
    from tilehall.cli.admin_hall import AdminHall
    from tilehall.server.moderation.listings import ActListing, Named, PersonListing

app = typer.Typer(
    help="Look after a hall: rooms, users, reports and the audit log.",
    epilog="Examples:\ntilehall admin people\ntilehall admin --database hall.db rooms rummikub",
    no_args_is_help=True,
    add_completion=False,
)
HOST = "host, at the command line"
GONE = "a deleted user"
SPANS = {"h": timedelta(hours=1), "d": timedelta(days=1), "w": timedelta(weeks=1)}
MAX_BAN_UNITS = 100_000  # hours, days or weeks; a larger number is a typing error
UNTIL = "A ban lasts until a day like 2026-12-01, a time like '2026-12-01 18:00', or for a time like 12h, 3d or 2w"
TIME = "%Y-%m-%d %H:%M"

Database = Annotated[
    str | None,
    typer.Option(
        "--database", help="The database: a SQLite file or a postgresql:// URL.", show_default="as in the settings"
    ),
]
Who = Annotated[str, typer.Argument(metavar="NAME", help="The name of a user, or the id.")]
Reason = Annotated[str, typer.Option("--reason", help="A reason, which the users concerned can read.")]


@app.callback()
def choose(
    context: typer.Context,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Look after a hall: rooms, users, reports and the audit log."""
    context.obj = (database, settings)


@app.command(epilog="Example:\ntilehall admin rooms rummikub")
def rooms(
    context: typer.Context,
    search: Annotated[
        str, typer.Argument(metavar="[TEXT]", help="A part of the code of a room, or of the name of a game.")
    ] = "",
    skip: Annotated[int, typer.Option(min=0, help="The number of lines to skip.")] = 0,
) -> None:
    """List up to 50 open rooms. The room that changed last comes first."""
    from tilehall.server.moderation.listings import RoomListing

    with clear_errors():
        found = _hall(context).get(tuple[RoomListing, ...], "/rooms", {"search": search, "skip": skip})
    _table(
        ("code", "game", "phase", "host", "players", "here", "changed"),
        [
            (
                each.code,
                each.game,
                each.phase,
                _name(each.host),
                ", ".join(map(_name, each.players)),
                str(each.here),
                _time(each.changed),
            )
            for each in found
        ],
        "There are no such rooms.",
    )


@app.command(epilog='Example:\ntilehall admin close K7QX2M --reason "Unfriendly talk"')
def close(
    context: typer.Context,
    room: Annotated[str, typer.Argument(metavar="ROOM", help="The code of a room.")],
    reason: Reason = "",
) -> None:
    """Close a room for good, even during a game.

    Everyone in the room is shown the reason.
    """
    from tilehall.cli.admin_hall import path_of

    with clear_errors():
        _hall(context).post(path_of("rooms", room, "close"), {"why": reason})
    typer.echo(f"The room {room.upper()} is closed.")


@app.command(epilog="Example:\ntilehall admin people ann")
def people(
    context: typer.Context,
    search: Annotated[str, typer.Argument(metavar="[TEXT]", help="A part of a name.")] = "",
    skip: Annotated[int, typer.Option(min=0, help="The number of lines to skip.")] = 0,
) -> None:
    """List up to 50 users. The user who was seen last comes first."""
    from tilehall.server.moderation.listings import PersonListing

    with clear_errors():
        found = _hall(context).get(tuple[PersonListing, ...], "/people", {"search": search, "skip": skip})
    _table(
        ("name", "id", "is", "seen", "banned"),
        [(each.name, each.id, _kind(each), _time(each.seen), _banned(each)) for each in found],
        "There is no such user.",
    )


@app.command(epilog='Example:\ntilehall admin ban Ann --until 3d --reason "Insults"')
def ban(
    context: typer.Context,
    name: Who,
    reason: Reason = "",
    until: Annotated[
        str, typer.Option("--until", help="A day, a time, or a duration like 3d.", show_default="until unbanned")
    ] = "",
) -> None:
    """Ban a user at once, on every device."""
    with clear_errors():
        end = _until(until, datetime.now()) if until else None
        person = _act_on(context, name, "ban", {"reason": reason, "until": end})
    typer.echo(f"{person} is banned{f' until {_time(end)}' if end else ''}.")


@app.command(epilog="Example:\ntilehall admin unban Ann")
def unban(context: typer.Context, name: Who) -> None:
    """Lift the ban of a user. Nothing of the account is lost."""
    with clear_errors():
        person = _act_on(context, name, "unban")
    typer.echo(f"{person} is no longer banned.")


@app.command(epilog="Example:\ntilehall admin sign-out Ann")
def sign_out(context: typer.Context, name: Who) -> None:
    """Sign a user out on every device.

    A guest has no password, and therefore cannot sign in again.
    """
    with clear_errors():
        person = _act_on(context, name, "sign-out")
    typer.echo(f"{person} is signed out everywhere.")


@app.command(epilog="Example:\ntilehall admin reset-password Ann")
def reset_password(context: typer.Context, name: Who) -> None:
    """Cancel the password of a user, and print a recovery code.

    The user can set a new password with the code, once.
    """
    import msgspec

    from tilehall.server.moderation.listings import OneTimeCode

    with clear_errors():
        hall = _hall(context)
        person = _find(hall, name)
        answer = hall.post(_person_path(person, "reset-password"))
    code = msgspec.json.decode(answer, type=OneTimeCode).recovery
    typer.echo(f"The password of {person.name} is cancelled, and all their devices are signed out.")
    typer.echo("Give them this recovery code. They can set a new password with it, once, when they sign in:")
    typer.echo(code)


@app.command(epilog="Example:\ntilehall admin refusals")
def refusals(context: typer.Context) -> None:
    """List what the rate limits have refused since the server started."""
    from tilehall.server.moderation.listings import Refusals

    with clear_errors():
        hall = _hall(context)
        found = hall.get(Refusals, "/refusals")
    if not hall.running:
        typer.echo("The hall is stopped. Refusals are counted only while it runs.")
        return
    typer.echo(f"Since {_time(found.since)}: " + _counted([(each.limit, each.count) for each in found.total]))
    _table(
        ("limit", "address", "times", "last"),
        [(each.limit, each.address, str(each.count), _time(each.last)) for each in found.newest],
        "No limit has refused anything.",
    )


@app.command(epilog="Example:\ntilehall admin reports")
def reports(
    context: typer.Context,
    settled: Annotated[bool, typer.Option("--settled", help="Show settled reports instead of open ones.")] = False,
    before: Annotated[int, typer.Option(min=0, help="Show only lower numbers.")] = 0,
) -> None:
    """Show up to 50 reported lines of talk, each with its context. The newest comes first."""
    from tilehall.server.moderation.listings import ReportListing

    query = {"settled": str(settled).lower()} | ({"before": str(before)} if before else {})
    with clear_errors():
        found = _hall(context).get(tuple[ReportListing, ...], "/reports", query)
    for each in found:
        banned = " (banned)" if each.banned else ""
        typer.echo(f"Report {each.n}: {_name(each.line.by)}{banned} in room {each.room}, {_time(each.line.at)}")
        for line in each.context:
            typer.echo(f"  {'>' if line.n == each.line.n else ' '} {_name(line.by)}: {line.text}")
        for reporter in each.reporters:
            why = f": {reporter.why}" if reporter.why else ""
            typer.echo(f"  reported by {_name(reporter.by)}, {_time(reporter.at)}{why}")
        if each.reported > len(each.reporters):
            typer.echo(f"  and by {each.reported - len(each.reporters)} more")
    if not found:
        typer.echo("No report is settled." if settled else "No report is open.")


@app.command(epilog="Example:\ntilehall admin settle 12")
def settle(
    context: typer.Context,
    report: Annotated[int, typer.Argument(metavar="NUMBER", min=1, help="The number of a report.")],
) -> None:
    """Mark a report as settled."""
    with clear_errors():
        _hall(context).post(f"/reports/{report}/settle")
    typer.echo(f"Report {report} is settled.")


@app.command(epilog="Example:\ntilehall admin classes 5b")
def classes(
    context: typer.Context,
    search: Annotated[str, typer.Argument(metavar="[TEXT]", help="A part of the code or of the title.")] = "",
    skip: Annotated[int, typer.Option(min=0, help="The number of lines to skip.")] = 0,
) -> None:
    """List up to 50 classes. The newest comes first."""
    from tilehall.server.moderation.listings import AdminClassListing

    with clear_errors():
        found = _hall(context).get(tuple[AdminClassListing, ...], "/classes", {"search": search, "skip": skip})
    _table(
        ("code", "title", "teacher", "pupils", "opened", "ends"),
        [
            (
                each.code,
                each.title,
                _name(each.teacher),
                str(each.pupils),
                _time(each.created),
                _time(each.ends) if each.ends is not None else "",
            )
            for each in found
        ],
        "There are no such classes.",
    )


@app.command(epilog="Example:\ntilehall admin delete-class K7QX2M")
def delete_class(
    context: typer.Context,
    code: Annotated[str, typer.Argument(metavar="CODE", help="The code of a class.")],
) -> None:
    """Delete a class with its pupils, their rooms, games and talk. This cannot be undone."""
    from tilehall.cli.admin_hall import path_of

    with clear_errors():
        _hall(context).post(path_of("classes", code, "delete"))
    typer.echo(f"The class {code.upper()} is deleted.")


@app.command(epilog="Example:\ntilehall admin tournaments spring")
def tournaments(
    context: typer.Context,
    search: Annotated[str, typer.Argument(metavar="[TEXT]", help="A part of the code or of the title.")] = "",
    skip: Annotated[int, typer.Option(min=0, help="The number of lines to skip.")] = 0,
) -> None:
    """List up to 50 tournaments, also those in no public list, but none of a class. The newest comes first."""
    from tilehall.server.moderation.listings import AdminTournamentListing

    with clear_errors():
        found = _hall(context).get(tuple[AdminTournamentListing, ...], "/tournaments", {"search": search, "skip": skip})
    _table(
        ("code", "title", "organiser", "game", "format", "state", "players", "public", "created"),
        [
            (
                *(each.code, each.title, _name(each.organiser), each.game, each.format, each.state),
                *(str(each.players), "yes" if each.listed else "", _time(each.created)),
            )
            for each in found
        ],
        "There are no such tournaments.",
    )


@app.command(epilog="Example:\ntilehall admin audit")
def audit(
    context: typer.Context,
    before: Annotated[int, typer.Option(min=0, help="Show only lower numbers.")] = 0,
) -> None:
    """List up to 50 actions of the people who look after the hall. The newest comes first."""
    from tilehall.server.moderation.listings import ActListing

    with clear_errors():
        found = _hall(context).get(tuple[ActListing, ...], "/audit", {"before": before} if before else None)
    _table(
        ("number", "when", "who", "what", "on", "note"),
        [
            (
                str(each.n),
                _time(each.at),
                _name(each.by) if each.by else HOST,
                each.act.replace("_", " "),
                _target(each),
                each.note,
            )
            for each in found
        ],
        "Nothing has been done yet.",
    )


def _hall(context: typer.Context) -> AdminHall:
    from tilehall.cli.admin_hall import AdminHall

    database, settings = context.obj
    return AdminHall(database, settings)


def _find(hall: AdminHall, name: str) -> PersonListing:
    """Return the user with a name or an id. Raises `Malformed` if there is none, or several."""
    from tilehall.server.moderation.listings import PersonListing

    if not name.strip():
        raise Malformed("Name a user, by the name or by the id that `tilehall admin people` lists.")
    found = hall.get(tuple[PersonListing, ...], "/people", {"called": name[:64]})
    if not found:
        raise Malformed(f"Nobody here is called {clip(name)}. `tilehall admin people` lists all users.")
    exact = [each for each in found if each.id == name]
    if len(found) > 1 and not exact:
        each_one = "; ".join(f"{each.id} ({_kind(each)}, seen {_time(each.seen)})" for each in found)
        raise Malformed(f"Several users are called {clip(name)}. Choose one by the id: {each_one}.")
    return (exact or found)[0]


def _person_path(person: PersonListing, act: str) -> str:
    from tilehall.cli.admin_hall import path_of

    return path_of("people", person.id, act)


def _act_on(context: typer.Context, name: str, act: str, body: object = None) -> str:
    """Act on a user, and return the name."""
    hall = _hall(context)
    person = _find(hall, name)
    hall.post(_person_path(person, act), body)
    return person.name


def _until(given: str, now: datetime) -> int:
    """Return the end of a ban in milliseconds since 1970.

    >>> _until("2h", datetime(2026, 3, 1)) - _until("2026-03-01", datetime(2026, 1, 1))
    7200000
    """
    if span := re.fullmatch(r"(\d{1,6})([hdw])", given.strip().lower()):
        if not 1 <= int(span[1]) <= MAX_BAN_UNITS:
            raise Malformed(f"{UNTIL}, not {clip(given)}.")
        end = now + int(span[1]) * SPANS[span[2]]
    else:
        try:
            end = datetime.fromisoformat(given.strip())
        except ValueError:
            raise Malformed(f"{UNTIL}, not {clip(given)}.") from None
    try:
        return int(end.timestamp() * 1000)
    except (OverflowError, OSError, ValueError):
        raise Malformed(f"{UNTIL}, not {clip(given)}.") from None


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime(TIME)


def _name(who: Named) -> str:
    return who.name or GONE


def _kind(person: PersonListing) -> str:
    if person.owner:
        return f"program of {_name(person.owner)}"
    return "admin" if person.admin else "account" if person.account else "guest"


def _banned(person: PersonListing) -> str:
    if not person.banned:
        return ""
    until = f"until {_time(person.until)}" if person.until is not None else "yes"
    return f"{until}: {person.reason}" if person.reason else until


def _target(act: ActListing) -> str:
    match act.act:
        case "close_room":
            return f"room {act.on}"
        case "settle_report":
            return f"report {act.on}"
        case "delete_class":
            return f"class {act.on}"
        case "correct_result" | "remove_player" | "cancel_tournament":
            return f"tournament {act.on}"
    return f"{act.name or GONE} ({act.on})"


def _counted(counts: Sequence[tuple[str, int]]) -> str:
    return ", ".join(f"{limit} {count}" for limit, count in counts) or "nothing"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], nothing: str) -> None:
    """Print columns that are as wide as their contents. Nothing is cut off, because programs may read them."""
    if not rows:
        typer.echo(nothing)
        return
    widths = [max(len(row[at]) for row in (head, *rows)) for at in range(len(head))]
    for row in (head, *rows):
        typer.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
