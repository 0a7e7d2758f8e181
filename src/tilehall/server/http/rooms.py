"""Rooms, tables and records over HTTP. Live play uses the websocket."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, MediaType, Response
from litestar.di import NamedDependency as Given
from litestar.di import Provide
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Operation, Schema
from litestar.params import JSONBody, PathParameter, QueryParameter, SkipValidation
from msgspec import Meta, Raw, Struct, field
from msgspec.structs import replace

from tilehall.core.game import Illegal
from tilehall.core.languages import ENGLISH
from tilehall.core.registry import find, games
from tilehall.messages.api_types import Body, GameName, Millis
from tilehall.messages.errors import Conflict, Forbidden, NotFound, Refused
from tilehall.messages.rooms import (
    NOT_BEGUN,
    Front,
    OpenedRoom,
    TableListing,
    front,
    table_listing,
    written_record,
)
from tilehall.server.accounts.blocks import Blocks
from tilehall.server.accounts.people import People, Who
from tilehall.server.http.dependencies import Caller
from tilehall.server.http.routes import FOR_BOTS, SIGNED_IN, create, get
from tilehall.server.live.hall import Hall
from tilehall.server.live.room_opener import RoomOpener
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.titles import Titles
from tilehall.server.words import say
from tilehall.store.queries.rooms import Listing, WantedRooms
from tilehall.store.store import Store
from tilehall.table import entries
from tilehall.table.clock_settings import ClockSettings
from tilehall.table.commands import NO_ROOM, may_read
from tilehall.table.past_games import PastGame, games_of
from tilehall.table.room import Room
from tilehall.table.room_settings import Hints, RoomSettings, TurnsLate
from tilehall.table.seat_names import known_name, seat_names
from tilehall.table.summary import Phase, UserId

WRONG_CODES = say("limit-wrong-codes")
Code = Annotated[
    str, PathParameter(max_length=16, description="A room's six characters; case and spaces do not matter.")
]
GivenRoom = Given[SkipValidation[Room]]  # Litestar would validate the whole room
Form = Annotated[Literal["text", "json"], QueryParameter(description="Readable text, or JSON for programs.")]
Match = Annotated[
    int | None,
    QueryParameter(ge=1, le=1_000_000, description="The first game in the room is 1; if omitted, the newest."),
]


@dataclass
class RecordOperation(Operation):
    """The OpenAPI operation of a route that sends a record: text, or JSON on request."""

    def __post_init__(self) -> None:
        answer = (self.responses or {})["200"]
        assert isinstance(answer, OpenAPIResponse)
        answer.description = "The record, in the form asked for."
        forms = {"text/plain": OpenAPIType.STRING, "application/json": OpenAPIType.OBJECT}
        answer.content = {form: OpenAPIMediaType(Schema(type=kind)) for form, kind in forms.items()}


class NewRoom(Body, frozen=True):
    """The settings of a new room: what to play, and who may join or watch."""

    game: GameName
    options: Annotated[dict[str, Any], Meta(description="The game's options; those omitted have their defaults.")] = (
        field(default_factory=dict)
    )
    seats: (
        Annotated[int, Meta(ge=1, le=16, description="The number of players; if omitted, the default of the game.")]
        | None
    ) = None
    listed: Annotated[bool, Meta(description="Whether it is in the list of open rooms, or found only by its code.")] = (
        False
    )
    watch: Annotated[bool, Meta(description="Whether anyone who knows the code may watch.")] = True
    hints: Annotated[
        Hints, Meta(description="Who may ask for hints: players whose opponents are all bots, anyone, or nobody.")
    ] = "bots"
    rated: Annotated[
        bool,
        Meta(description="Whether to rate its games if possible: among accounts and rated bots, with default options."),
    ] = False
    clock: Annotated[
        ClockSettings | None, Meta(description="A limit per turn, or a bank with an increment; null for no clock.")
    ] = None
    turns_late: Annotated[
        TurnsLate,
        Meta(description="By how many turns the view of spectators is delayed; 0 for no delay."),
    ] = 0

    def settings(self) -> RoomSettings[Raw]:
        """Return the chosen settings, with the default number of seats if omitted.

        Raises `Malformed` for an unknown game.
        """
        return RoomSettings(
            options=Raw(msgspec.json.encode(self.options)),
            seats=self.seats if self.seats is not None else find(self.game).usual_seats,
            listed=self.listed,
            watch=self.watch,
            hints=self.hints,
            rated=self.rated,
            clock=self.clock,
            turns_late=self.turns_late,
        )


class Open(Struct, frozen=True):
    """A room in the list of open rooms."""

    code: str
    game: str
    title: str
    phase: Phase
    host: str
    seats: int
    free: int
    opened: Millis


def _table(
    listing: Listing,
    names: dict[str, str],
    titles: Titles,
    time: SystemTime,
    me: Who,
    deadlines: Mapping[str, int],
    language: str,
) -> TableListing:
    room, deadline = listing.summary, deadlines.get(listing.room)
    left = max(0, deadline - time.now()) if room.turn == me.user and deadline is not None else None
    return table_listing(
        listing.room,
        room,
        titles(find(room.game), language),
        names,
        me.user,
        listing.opened,
        listing.changed,
        language,
        left,
    )


async def find_room(code: Code, hall: Given[Hall], caller: Given[Caller], me: Given[Who]) -> Room:
    """Return the room with a code. Wrong codes are counted before the lookup, which slows down guessing."""
    with caller.guess("wrong_codes", me.user, WRONG_CODES):
        room = await hall.room(code)
        if room is None or not room.admits(me.user):
            raise NotFound(NO_ROOM)
    return room


async def find_game(
    room: GivenRoom, hall: Given[Hall], store: Given[Store], me: Given[Who], match: Match = None
) -> Room:
    """Return the room at the end of a finished game, or now if the game is running.

    A user without a seat gets what spectators see of a running game, which may be some turns late. Players of a game
    may always read it, even after leaving a room that is closed to others. Raises `Forbidden` for other users.
    """
    refusal: Refused | None = None
    try:
        may_read(room, me.user)
    except Illegal as reason:
        refusal = Forbidden(reason.why)
    try:
        then = await game_of(store, room, match)
    except Refused as unbegun:
        raise refusal or unbegun from None
    if refusal is not None and then.seat_of(me.user) is None:
        raise refusal
    return then if then.seat_of(me.user) is not None else await hall.seen_by_spectators(then)


async def game_of(store: Store, room: Room, match: int | None) -> Room:
    """Return the room at the end of a finished game, or now if the game is running. The caller checks permissions."""
    wanted = match or (room.match if room.state is not None else room.match - 1)
    if wanted > room.match or (wanted == room.match and room.state is None) or wanted < 1:
        raise Conflict(NOT_BEGUN)
    return room if wanted == room.match else (await past_game(store, room.code, wanted)).room


async def past_game(store: Store, code: str, match: int) -> PastGame:
    """Return a game of a room that has begun, from its log."""
    rows = await store.rows(code)
    log = ((row.seq, row.at, entries.read(row.entry)) for row in rows)
    return next(game for game in games_of(code, log) if game.room.match == match)


async def players_of(room: Room, store: Store, people: People, language: str, reader: UserId = "") -> tuple[str, ...]:
    """Return the names of the players by seat. A deleted player is called Somebody.

    So is a player with a private profile, unless the reader played at the same table, and a person who played offline
    on the user's device.
    """
    names = await people.names(room.people)
    if room.seat_of(reader) is None:
        accounts = await store.rated_people(room.game.name, room.people)
        names = {user: "" if user in accounts and accounts[user].private else name for user, name in names.items()}
        room = replace(room, chairs=tuple(replace(chair, name="") for chair in room.chairs))
    return seat_names(room, names, language)


ROOM = {"room": Provide(find_room), "played": Provide(find_game)}


class RoomsController(Controller):
    """Routes for rooms, the user's tables, and records."""

    tags = ("rooms",)
    security = SIGNED_IN
    dependencies = ROOM

    @create("/rooms", "Open a room", 401, 409, 422, for_pupils=True)
    async def open_room(self, data: JSONBody[NewRoom], rooms: Given[RoomOpener], me: Given[Who]) -> OpenedRoom:
        """Open a room as its host, and return its code, with which others join."""
        return OpenedRoom(await rooms.open(me.user, data.game, data.settings()))

    @get("/rooms", "List open rooms", 401)
    async def list_rooms(
        self,
        store: Given[Store],
        titles: Given[Titles],
        blocks: Given[Blocks],
        people: Given[People],
        me: Given[Who],
        reader_language: Given[str],
    ) -> tuple[Open, ...]:
        """List rooms that gather players or play, the newest first. /api/tables has filters, and lists more of them."""
        apart = tuple(sorted(await blocks.apart_from(me.user)))
        listed = await store.listed_rooms(WantedRooms(apart=apart))
        rooms = [each for each in listed if each.summary.game in games()]
        names = await people.names([each.summary.host for each in rooms])
        return tuple(
            Open(
                code=each.room,
                game=each.summary.game,
                title=titles(find(each.summary.game), reader_language),
                phase=each.summary.phase,
                host=known_name(names[each.summary.host], reader_language),
                seats=each.summary.seats,
                free=each.summary.free,
                opened=each.opened,
            )
            for each in rooms
        )

    @get("/me/tables", "List the user's tables", 401, security=FOR_BOTS, for_pupils=True)
    async def my_tables(
        self,
        store: Given[Store],
        titles: Given[Titles],
        time: Given[SystemTime],
        people: Given[People],
        me: Given[Who],
        reader_language: Given[str],
    ) -> tuple[TableListing, ...]:
        """List the rooms in which the user has a seat or is the host, the last changed first."""
        rooms = [each for each in await store.rooms_of(me.user) if each.summary.game in games()]
        names = await people.names(sorted({id for each in rooms for id in (*each.summary.users, each.summary.host)}))
        deadlines = await store.deadlines(me.user)
        tables = [_table(each, names, titles, time, me, deadlines, reader_language) for each in rooms]
        return tuple(sorted(tables, key=lambda each: each.changed, reverse=True))

    @get("/rooms/{code:str}", "Get a room", 401, 404, security=FOR_BOTS, for_pupils=True)
    async def show_room(
        self, room: GivenRoom, titles: Given[Titles], people: Given[People], me: Given[Who], reader_language: Given[str]
    ) -> Front:
        """Return what a user who has its code may know of a room before entering it."""
        names = await people.names([*room.people, room.host])
        return front(room, titles(room.game, reader_language), names, me.user, reader_language)

    @get(
        "/rooms/{code:str}/record",
        "Get the record of a game",
        *(401, 404, 409),
        operation_class=RecordOperation,
        security=FOR_BOTS,
        for_pupils=True,
    )
    async def show_record(
        self,
        room: GivenRoom,
        hall: Given[Hall],
        store: Given[Store],
        people: Given[People],
        me: Given[Who],
        form: Form = "text",
        match: Match = None,
    ) -> Response[bytes]:
        """Return the record of a game: what the user may see of a running game, or all of a finished game."""
        room = await find_game(room, hall, store, me, match)
        players = await players_of(room, store, people, ENGLISH, me.user)  # a record is the same in every language
        seed = await store.seed(room.code, room.match)
        written = written_record(room, players, room.seat_of(me.user), seed, form)
        kind = MediaType.TEXT if form == "text" else MediaType.JSON
        return Response(written, media_type=kind)
