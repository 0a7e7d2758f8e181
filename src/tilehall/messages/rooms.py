"""Rooms and finished games as the API shows them: lists, records and logs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, structs

from tilehall.core.game import AnyGame, Illegal, Outcome, Seat
from tilehall.core.message import in_words
from tilehall.core.notation import parse
from tilehall.core.proof import Proof
from tilehall.core.record import Record, to_json, to_text
from tilehall.messages.api_types import Millis
from tilehall.messages.words import say
from tilehall.ratings.eligibility import why_not_counted
from tilehall.table.commands import may_watch
from tilehall.table.projections import LogPosition, Moved, moves, shown_steps, tell
from tilehall.table.result_words import mark, result_in_words
from tilehall.table.room import Room
from tilehall.table.seat_names import SOMEBODY, seat_name
from tilehall.table.summary import Code, FinishedGame, Phase, Summary, UserId

NO_ROOM = say("no-room")
NOT_BEGUN = say("game-not-begun")
LOG_AFTER_GAME = say("log-after-game")


class OpenedRoom(Struct, frozen=True):
    """A room that was just opened."""

    code: str


class ChairListing(Struct, frozen=True):
    """A seat, and its player."""

    name: Annotated[str, Meta(description="Blank if the seat is free.")]
    bot: bool
    me: bool


class Front(Struct, frozen=True):
    """What a user may know of a room before entering it."""

    code: str
    game: str
    title: str
    options: dict[str, Any]
    phase: Phase
    host: Annotated[str, Meta(description="Blank at a table of a tournament.")]
    chairs: tuple[ChairListing, ...]
    listed: bool
    watch: bool
    may_enter: Annotated[bool, Meta(description="False if a game is running that cannot be watched.")]
    tournament: Annotated[
        str, Meta(description="The code of the tournament to which the table belongs, which has no host; or blank.")
    ] = ""


class TableListing(Struct, frozen=True):
    """One of the user's tables."""

    code: str
    game: str
    title: str
    phase: Phase
    host: Annotated[str, Meta(description="Blank at a table of a tournament.")]
    players: tuple[str, ...]
    seats: int
    free: int
    my_turn: bool
    changed: Annotated[
        int,
        Meta(
            description="When something last happened there, in milliseconds since 1970. If the user is only the host "
            "of a running game: when it was opened, because spectators may see the game late."
        ),
    ]
    time_left: Annotated[
        int | None,
        Meta(description="The milliseconds that the user has left for this turn; null if their time is not running."),
    ] = None


class FinishedSeat(Struct, frozen=True):
    """A seat of a finished game."""

    name: str
    bot: Annotated[str, Meta(description="The level of a bot; blank for a user.")]
    me: bool
    score: int
    won: bool
    resigned: bool


class FinishedListing(Struct, frozen=True):
    """A finished game of the user."""

    code: str
    match: Annotated[int, Meta(description="The first game in the room is 1, a rematch 2 …")]
    game: str
    title: str
    ended: Millis
    result: Annotated[str, Meta(description="How it ended for the user, in words.")]
    seats: tuple[FinishedSeat, ...]
    unrated: Annotated[str, Meta(description="Why a game that began as rated was not rated; or blank.")]
    mark: Annotated[str, Meta(description="A remark such as `With takebacks`; or blank.")]
    record: Annotated[str, Meta(description="The address of its record, as text.")]


class FinishedPage(Struct, frozen=True):
    """A page of the user's finished games, the newest first."""

    games: tuple[FinishedListing, ...]
    next: Annotated[str, Meta(description="The value of `before` for the next page; blank on the last.")]
    played: Annotated[tuple[str, ...], Meta(description="The names of all games that the user has finished.")]


class GameLog(Struct, frozen=True, kw_only=True):
    """The entries of a finished game, with nothing hidden."""

    code: str
    match: int
    game: str
    title: str
    options: Any
    players: tuple[str, ...]
    me: Annotated[int | None, Meta(description="The user's seat; null if they had none.")]
    outcome: Outcome
    ending: Annotated[str, Meta(description="Why it ended, in a sentence; blank if the last move shows it.")]
    started: Millis
    ended: Millis
    proof: Annotated[Proof | None, Meta(description="The seed of its dice, with which anyone can roll them again.")]
    moves: tuple[Moved, ...]
    mark: Annotated[str, Meta(description="A remark such as `With takebacks`; or blank.")] = ""


def front(room: Room, title: str, names: Mapping[UserId, str], me: UserId, language: str) -> Front:
    """Return what a user who has its code may know of a room before entering it."""
    return Front(
        code=room.code,
        game=room.game.name,
        title=title,
        options=msgspec.to_builtins(room.options),
        phase=room.phase,
        host=_host(room.host, names, language),
        chairs=tuple(
            ChairListing(
                name="" if chair.free else seat_name(chair, names, language),
                bot=bool(chair.bot),
                me=chair.user == me,
            )
            for chair in room.chairs
        ),
        listed=room.settings.listed,
        watch=room.settings.watch,
        may_enter=_may_watch(room, me),
        tournament=room.tournament,
    )


def _host(host: UserId, names: Mapping[UserId, str], language: str) -> str:
    """Return the name of a host. Blank at a table of a tournament, which has none."""
    return (names[host] or in_words(SOMEBODY, language)) if host else ""


def _may_watch(room: Room, me: UserId) -> bool:
    try:
        may_watch(room, me)
    except Illegal:
        return False
    return True


def table_listing(
    code: Code,
    room: Summary,
    title: str,
    names: Mapping[UserId, str],
    me: UserId,
    opened: int,
    changed: int,
    language: str,
    time_left: int | None = None,
) -> TableListing:
    """Return a room in the list of a user's tables."""
    return TableListing(
        code=code,
        game=room.game,
        title=title,
        phase=room.phase,
        host=_host(room.host, names, language),
        players=tuple(names[user] or in_words(SOMEBODY, language) for user in room.users),
        seats=room.seats,
        free=room.free,
        my_turn=room.turn == me,
        changed=changed if room.phase != "playing" or me in room.users else opened,
        time_left=time_left,
    )


def written_record(room: Room, players: tuple[str, ...], seat: Seat | None, seed: bytes | None, form: str) -> bytes:
    """Return the record of a game as `text` or `json`: all of a finished game, or what a seat may see of a running one.

    The seed becomes the proof of the dice in the record of a finished game.
    """
    if room.game.actor(room.state) is not None:
        return _as_seen(room, players, seat, form)
    proof = Proof(room.commitment, seed.hex(), room.values) if seed else None
    record = structs.replace(room.record(players), dice=proof)
    return to_text(record).encode() if form == "text" else to_json(record)


def _as_seen(room: Room, players: tuple[str, ...], seat: Seat | None, form: str) -> bytes:
    """Return the record of a running game, as the user may see it.

    Hidden things are `?`, so that it cannot be replayed and has no checksums.
    """
    lines = shown_steps(room, seat)
    record = Record(
        game=room.game.name,
        version=room.game.version,
        seats=len(room.chairs),
        options=room.options,
        first=room.first,
        players=players,
    )
    if form == "json":
        return to_json(structs.replace(record, steps=tuple(parse(line, room.game.lines) for line in lines)))
    head, _, _ = to_text(record).rpartition("open 0")
    return "\n".join([head + "\n".join(lines), f"open {len(lines)}", ""]).encode()


def finished_listing(
    code: Code,
    ended: int,
    game: AnyGame,
    title: str,
    result: FinishedGame,
    names: Mapping[UserId, str],
    me: UserId,
    language: str,
) -> FinishedListing:
    """Return a finished game in the list of one of its players. `names` are blank for deleted users."""
    players = [seat_name(chair, names, language) for chair in result.chairs]
    seat = next(seat for seat, chair in enumerate(result.chairs) if chair.user == me)
    return FinishedListing(
        code=code,
        match=result.match,
        game=game.name,
        title=title,
        ended=ended,
        result=in_words(result_in_words(game, result.outcome, result.resigned, seat, players), language),
        seats=tuple(
            FinishedSeat(
                name=players[seat],
                bot=chair.bot,
                me=chair.user == me,
                score=result.outcome.scores[seat],
                won=seat in result.outcome.winners,
                resigned=seat in result.resigned,
            )
            for seat, chair in enumerate(result.chairs)
        ),
        unrated=in_words(why_not_counted(result), language),
        mark=in_words(mark(result.takebacks, result.continues, result.offline), language),
        record=f"/api/rooms/{code}/record?form=text&match={result.match}",
    )


def game_log(
    room: Room,
    outcome: Outcome,
    log: Sequence[LogPosition],
    title: str,
    players: tuple[str, ...],
    me: UserId,
    seed: bytes | None,
    language: str,
) -> GameLog:
    """Return a finished game as its players saw it, with everything revealed, and the proof of its dice."""
    return GameLog(
        code=room.code,
        match=room.match,
        game=room.game.name,
        title=title,
        options=msgspec.to_builtins(room.options),
        players=players,
        me=room.seat_of(me),
        outcome=outcome,
        ending=in_words(room.game.endings.get(outcome.reason, ""), language),
        started=log[0].at,
        ended=log[-1].at,
        proof=Proof(room.commitment, seed.hex(), room.values) if seed else None,
        moves=tuple(tell(room, move, None, players, language) for move in moves(room, log, 0, len(log))),
        mark=in_words(mark(room.takebacks, len(room.position), room.offline), language),
    )
