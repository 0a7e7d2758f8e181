"""Classes over HTTP: what teachers do, how pupils sign in, and what pupils see of their class."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Controller, MediaType, Response
from litestar.di import NamedDependency as Given
from litestar.di import Provide
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_304_NOT_MODIFIED
from msgspec import Struct
from msgspec.structs import replace

from tilehall.core.game import Malformed
from tilehall.messages.classes import (
    MAX_NOTE_CHARS,
    MAX_TITLE_CHARS,
    ClassChange,
    ClassDoor,
    ClassExport,
    ClassLink,
    ClassList,
    ClassListing,
    ClassScreen,
    ClassView,
    NewClass,
    NewHomework,
    OwnClass,
    Paired,
    PupilChange,
    PupilListing,
    PupilPairing,
    PupilSignIn,
    PupilView,
)
from tilehall.messages.errors import Conflict, NotFound, Refused
from tilehall.messages.lessons import find_game_of, find_lesson
from tilehall.messages.puzzles import PuzzleBook, find_puzzle
from tilehall.server.accounts.people import COOKIE, People, Who
from tilehall.server.classes.progress import ClassProgress, learned
from tilehall.server.classes.registry import MAX_CLASSES, NO_CLASS, ClassRegistry, read_line
from tilehall.server.classes.tables import ClassTables
from tilehall.server.http.dependencies import ASKING_FAST, WRONG_ATTEMPTS, Caller
from tilehall.server.http.finished_games import listings
from tilehall.server.http.qr_code import is_local, link_to, qr_code
from tilehall.server.http.request import AnyRequest
from tilehall.server.http.routes import SIGNED_IN, create, delete, get, patch, post
from tilehall.server.http.sign_in import Welcome, welcome
from tilehall.server.http.tournaments import ORGANISING_MUCH, NewTournament, OpenedTournament
from tilehall.server.live.hall import Hall
from tilehall.server.ops.rate_limits import SharedLimit
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.settings import Settings
from tilehall.server.titles import Titles
from tilehall.server.tournaments.desk import TournamentDesk
from tilehall.server.words import say
from tilehall.store.protocol import Gone
from tilehall.store.queries.classes import Homework, SchoolClass, Task, Tasks
from tilehall.store.store import Store
from tilehall.table.commands import NO_ROOM

MAX_HOMEWORK = 100  # of one class
MAX_GAMES_SHOWN = 100  # of one pupil
WRONG_CLASSES = say("limit-class-codes")
ClassCode = Annotated[
    str, PathParameter(max_length=16, description="A class's six characters; case and spaces do not matter.")
]
PupilId = Annotated[str, PathParameter(min_length=1, max_length=64, description="The id of a pupil.")]
HomeworkNumber = Annotated[int, PathParameter(ge=1, le=2**53, description="The number of a piece of homework.")]

S = TypeVar("S", bound=Struct)


class OpenedClass(Struct, frozen=True):
    """A class that was just opened."""

    code: str


class SetHomework(Struct, frozen=True):
    """A piece of homework that was just set."""

    n: int


def unless_known(request: AnyRequest, body: S) -> Response[S]:
    """Return an answer with an ETag, or 304 if the client has the same answer already."""
    etag = f'W/"{sha256(msgspec.json.encode(body)).hexdigest()[:24]}"'
    headers = {"etag": etag, "cache-control": "private, no-cache"}
    if etag in [each.strip() for each in request.headers.get("if-none-match", "").split(",")]:
        nothing: Any = None
        return Response(nothing, status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(body, media_type=MediaType.JSON, headers=headers)


async def door_of(
    code: ClassCode, request: AnyRequest, classes: Given[ClassRegistry], caller: Given[Caller]
) -> SchoolClass:
    """Return the class with a code, for anyone. Wrong codes are counted before the lookup, by address."""
    # By path, because all pupils of a class may open the same page and then join from one address.
    caller.take("requests", f"{request.url.path} {caller.address}", ASKING_FAST)
    with caller.guess("class_codes", caller.address, WRONG_CLASSES):
        found = await classes.find(code)
        if found is None:
            raise NotFound(NO_CLASS)
    return found


async def taught(code: ClassCode, classes: Given[ClassRegistry], caller: Given[Caller], me: Given[Who]) -> SchoolClass:
    """Return the class with a code, for its teacher. To other users it does not seem to exist."""
    with caller.guess("class_codes", caller.address, WRONG_CLASSES):
        found = await classes.find(code)
        if found is None or found.teacher != me.user:
            raise NotFound(NO_CLASS)
    return found


DOOR, TAUGHT = {"door": Provide(door_of)}, {"taught": Provide(taught)}


async def classes_taught(store: Store, me: Who) -> tuple[ClassListing, ...]:
    """Return the classes of a teacher, the newest first."""
    found = await store.classes_of(me.user)
    sizes = await store.class_sizes([each.code for each in found])
    return tuple(
        ClassListing(each.code, each.title, each.created, each.ends, sizes[each.code], each.frozen) for each in found
    )


class ClassDoorsController(Controller):
    """Routes with which pupils sign in, open to anyone who has the code of the class."""

    path = "/classes/{code:str}"
    tags = ("classes",)
    dependencies = DOOR

    @get("/door", "Show the door of a class", 404)
    async def show_door(self, door: Given[SchoolClass], classes: Given[ClassRegistry]) -> ClassDoor:
        """Show which class a code belongs to, before signing in."""
        over = classes.is_over(door)
        return ClassDoor(door.code, door.title, door.admits and not over, over)

    @create("/join", "Join a class", 404, 409, 422)
    async def join_class(
        self,
        data: JSONBody[PupilSignIn],
        request: AnyRequest,
        door: Given[SchoolClass],
        classes: Given[ClassRegistry],
        people: Given[People],
        settings: Given[Settings],
        caller: Given[Caller],
        visitor: Given[Who | None],
    ) -> Response[Welcome]:
        """Sign in as a new pupil, with a nickname and a PIN that the pupil chooses.

        New pupils are counted per class and address, and not as new users of the address. Refused with 403 if the class
        admits nobody any more.
        """
        counted: tuple[SharedLimit, str] = ("class_joins", f"{door.code} {caller.address}")
        await caller.take_shared(say("limit-class-joins"), counted)
        try:
            await people.refuse_banned(request.cookies.get(COOKIE))
            arrival = await classes.join(door, data.nickname, data.pin, caller.device)
        except Refused:
            await caller.give_back_shared(counted)
            raise
        return await welcome(people, settings, visitor, arrival, HTTP_201_CREATED)

    @post("/sign-in", "Sign in as a pupil", 401, 404)
    async def sign_in_pupil(
        self,
        data: JSONBody[PupilSignIn],
        door: Given[SchoolClass],
        classes: Given[ClassRegistry],
        people: Given[People],
        settings: Given[Settings],
        caller: Given[Caller],
        visitor: Given[Who | None],
    ) -> Response[Welcome]:
        """Sign in as a pupil who has joined before, on any device.

        Wrong PINs are counted per pupil, and for all pupils of the class per address.
        """
        pupil = await classes.pupil_called(door, data.nickname)
        # A new PIN begins a new count, so that a teacher can help at once.
        key = f"{pupil.user} {pupil.pin_set}" if pupil else f"{door.code} {caller.address}"
        counted: tuple[tuple[SharedLimit, str], ...] = (
            ("class_address_pins", f"{door.code} {caller.address}"),
            ("class_pins", key),
        )
        await caller.take_shared(WRONG_ATTEMPTS, *counted)
        arrival = await classes.sign_in(door, pupil, data.pin, caller.device)
        await caller.give_back_shared(*counted)
        return await welcome(people, settings, visitor, arrival, HTTP_200_OK)


class OwnClassController(Controller):
    """What a pupil sees of their class."""

    path = "/me/class"
    tags = ("classes",)
    security = SIGNED_IN

    @get("", "Get my class", 401, 404, for_pupils=True)
    async def my_class(
        self,
        request: AnyRequest,
        classes: Given[ClassRegistry],
        class_progress: Given[ClassProgress],
        me: Given[Who],
        reader_language: Given[str],
    ) -> Response[OwnClass]:
        """Return the class of a pupil: homework, the table to which the teacher calls, and whether boards stand still.

        The message `company` of the websocket says when to look again. The answer has an ETag. A request with
        `If-None-Match` gets 304 while nothing has changed.
        """
        school_class, pupil = await classes.of_pupil(me.user)
        return unless_known(request, await class_progress.own(school_class, pupil, reader_language))

    @get("/screen", "Get the wall of my class", 401, 404, for_pupils=True)
    async def my_screen(self, classes: Given[ClassRegistry], me: Given[Who]) -> ClassScreen:
        """Return which room the wall of a pupil's class shows."""
        return ClassScreen((await classes.of_pupil(me.user))[0].screen)


class ClassesController(Controller):
    """Routes for teachers. To other users a class does not seem to exist."""

    path = "/classes"
    tags = ("classes",)
    security = SIGNED_IN
    dependencies = TAUGHT

    @get("", "List my classes", 401)
    async def list_classes(self, store: Given[Store], people: Given[People], me: Given[Who]) -> ClassList:
        """List the classes of a teacher, the newest first."""
        return ClassList(
            classes=await classes_taught(store, me),
            may_open=people.may_teach(await people.user(me)),
            most=MAX_CLASSES,
        )

    @create("", "Open a class", 401, 409, 422)
    async def open_class(self, data: JSONBody[NewClass], classes: Given[ClassRegistry], me: Given[Who]) -> OpenedClass:
        """Open a class, and return its code. The host decides in the setting `teachers` who may."""
        return OpenedClass(await classes.open(me, data.title, data.ends))

    @get("/{code:str}", "Get a class", 401, 404)
    async def show_class(
        self, request: AnyRequest, taught: Given[SchoolClass], class_progress: Given[ClassProgress], me: Given[Who]
    ) -> Response[ClassView]:
        """Return a class with its pupils, what they have done, and its homework.

        The answer has an ETag. A request with `If-None-Match` gets 304 while nothing has changed.
        """
        return unless_known(request, await class_progress.view(taught))

    @patch("/{code:str}", "Change a class", 401, 404, 409, 422)
    async def change_class(
        self,
        data: JSONBody[ClassChange],
        taught: Given[SchoolClass],
        hall: Given[Hall],
        classes: Given[ClassRegistry],
        class_tables: Given[ClassTables],
        class_progress: Given[ClassProgress],
        me: Given[Who],
    ) -> ClassView:
        """Change a class: its title and end, whether it admits pupils, talk, whether boards stand still, and the wall.

        While boards stand still, tables refuse moves, and no time runs. The wall shows a room of the class.
        """
        fields = {name: given for name in data.__struct_fields__ if (given := getattr(data, name)) is not None}
        if "ends" in fields:
            fields["ends"] = fields["ends"] or None
        if "title" in fields:
            fields["title"] = read_line(fields["title"], MAX_TITLE_CHARS)
        if fields.get("screen"):
            room = await hall.room(fields["screen"])
            if room is None or room.class_code != taught.code:
                raise NotFound(NO_ROOM)
            fields["screen"] = room.code
        changed = await classes.change(taught.code, lambda now: replace(now, **fields))
        if "frozen" in fields:
            await class_tables.settle()
        return await class_progress.view(changed)

    @delete("/{code:str}", "Delete a class", 401, 404)
    async def delete_class(self, taught: Given[SchoolClass], classes: Given[ClassRegistry], me: Given[Who]) -> None:
        """Delete a class with everything in it: its pupils, their tournaments, rooms, games and talk, and homework."""
        await classes.delete(taught.code)

    @get("/{code:str}/link", "Get the link to a class", 401, 404)
    async def class_link(
        self, request: AnyRequest, taught: Given[SchoolClass], settings: Given[Settings], me: Given[Who]
    ) -> ClassLink:
        """Return the link with which pupils join, and its QR code, to print them."""
        url = link_to(request, settings, f"/class/{taught.code}")
        return ClassLink(url, qr_code(url), is_local(url))

    @get("/{code:str}/screen", "Get the wall of a class", 401, 404)
    async def class_screen(self, taught: Given[SchoolClass], me: Given[Who]) -> ClassScreen:
        """Return which room the wall of a class shows."""
        return ClassScreen(taught.screen)

    @get("/{code:str}/export", "Export a class", 401, 404)
    async def export_class(
        self, taught: Given[SchoolClass], class_progress: Given[ClassProgress], me: Given[Who]
    ) -> ClassExport:
        """Return everything that the hall stores about a class, except the PINs."""
        return await class_progress.export(taught)

    @post("/{code:str}/pair", "Pair the pupils", 401, 404, 409, 422)
    async def pair_class(
        self,
        data: JSONBody[PupilPairing],
        taught: Given[SchoolClass],
        class_tables: Given[ClassTables],
        caller: Given[Caller],
        me: Given[Who],
    ) -> Paired:
        """Seat the pupils who are connected at new tables, and call them there.

        Pupils who have met seldom are seated together. Pupils who play with another pupil are left there. Tables of an
        earlier pairing at which no game has begun are closed. A second request is refused with 429 until the first one
        is answered, also on another node.
        """
        running: tuple[SharedLimit, str] = ("class_pairings", taught.code)
        await caller.take_shared(say("limit-class-pairings"), running)
        try:
            return await class_tables.pair(taught, data)
        finally:
            await caller.give_back_shared(running)

    @create("/{code:str}/tournament", "Start a tournament of the class", 401, 403, 404, 409, 422)
    async def start_class_tournament(
        self,
        data: JSONBody[NewTournament],
        taught: Given[SchoolClass],
        store: Given[Store],
        settings: Given[Settings],
        classes: Given[ClassRegistry],
        tournament_desk: Given[TournamentDesk],
        caller: Given[Caller],
        me: Given[Who],
    ) -> OpenedTournament:
        """Create a tournament of the class, enter the pupils who are connected, and start it at once.

        The fields `admission`, `class_id`, `starts_at` and `weekly` are not used.
        """
        caller.take("company", me.user, ORGANISING_MUCH)
        wanted = replace(data, admission="class", class_id=taught.code, starts_at=0, weekly=False)
        here = [pupil.user for pupil in await store.pupils_of(taught.code) if classes.is_here(pupil)]
        code = await tournament_desk.start_for(me, wanted.settings(settings.tournament_players), here)
        await classes.tell(taught.code)
        return OpenedTournament(code)

    @get("/{code:str}/pupils/{pupil:str}", "Get a pupil", 401, 404)
    async def show_pupil(
        self,
        pupil: PupilId,
        taught: Given[SchoolClass],
        store: Given[Store],
        titles: Given[Titles],
        people: Given[People],
        classes: Given[ClassRegistry],
        class_progress: Given[ClassProgress],
        me: Given[Who],
        reader_language: Given[str],
    ) -> PupilView:
        """Return what a pupil has done: lessons, puzzles, and the newest games."""
        found = await classes.pupil(taught, pupil)
        listing, done = await class_progress.pupil(taught, found)
        games = await store.finished_games(found.user, most=MAX_GAMES_SHOWN)
        as_pupil = Who(found.user, found.nickname, b"")
        return PupilView(
            pupil=listing,
            lessons=learned(done.lessons),
            puzzles=learned(done.puzzles),
            games=await listings(games, titles, people, as_pupil, reader_language),
        )

    @patch("/{code:str}/pupils/{pupil:str}", "Change a pupil", 401, 404, 422)
    async def change_pupil(
        self,
        pupil: PupilId,
        data: JSONBody[PupilChange],
        taught: Given[SchoolClass],
        classes: Given[ClassRegistry],
        class_progress: Given[ClassProgress],
        me: Given[Who],
    ) -> PupilListing:
        """Set the real name of a pupil, which only the teacher sees, or a new PIN, which signs out their devices."""
        found = await classes.pupil(taught, pupil)
        await classes.change_pupil(found, data.real_name, data.pin)
        listing, _ = await class_progress.pupil(taught, await classes.pupil(taught, pupil))
        return listing

    @delete("/{code:str}/pupils/{pupil:str}", "Remove a pupil", 401, 404)
    async def remove_pupil(
        self, pupil: PupilId, taught: Given[SchoolClass], classes: Given[ClassRegistry], me: Given[Who]
    ) -> None:
        """Remove a pupil from the class, and delete them. Games with others keep a blank name."""
        await classes.remove(await classes.pupil(taught, pupil))

    @create("/{code:str}/homework", "Set homework", 401, 404, 409, 422)
    async def set_homework(
        self,
        data: JSONBody[NewHomework],
        taught: Given[SchoolClass],
        store: Given[Store],
        time: Given[SystemTime],
        book: Given[PuzzleBook],
        classes: Given[ClassRegistry],
        me: Given[Who],
    ) -> SetHomework:
        """Set homework for all pupils of a class, who see it at once."""
        tasks = await read_tasks(data, book)
        note = read_line(data.note, MAX_NOTE_CHARS, least=0)
        try:
            n = await store.add_homework(Homework(taught.code, 0, time.now(), data.due, tasks, note), MAX_HOMEWORK)
        except Gone:
            raise NotFound(NO_CLASS) from None
        if n is None:
            raise Conflict(say("too-much-homework", most=MAX_HOMEWORK))
        await classes.tell(taught.code)
        return SetHomework(n)

    @delete("/{code:str}/homework/{number:int}", "Withdraw homework", 401, 404)
    async def withdraw_homework(
        self,
        number: HomeworkNumber,
        taught: Given[SchoolClass],
        store: Given[Store],
        classes: Given[ClassRegistry],
        me: Given[Who],
    ) -> None:
        """Withdraw a piece of homework. What pupils have done stays."""
        if not await store.delete_homework(taught.code, number):
            raise NotFound(say("no-homework"))
        await classes.tell(taught.code)


async def read_tasks(given: NewHomework, book: PuzzleBook) -> Tasks:
    """Return the tasks of homework. Raises `Refused` or `Malformed` if one does not exist, or if there are none."""
    lessons = tuple(dict.fromkeys(Task(each.game, each.id) for each in given.lessons))
    puzzles = tuple(dict.fromkeys(Task(each.game, each.id) for each in given.puzzles))
    games = {find_game_of(each.game).name: each.games for each in given.games}
    if not (lessons or puzzles or games):
        raise Malformed(say("homework-empty"))
    for task in lessons:
        find_lesson(task.game, task.id)
    for task in puzzles:
        await find_puzzle(book, task.game, task.id)
    return Tasks(lessons, puzzles, tuple(Task(game, games=count) for game, count in games.items()))
