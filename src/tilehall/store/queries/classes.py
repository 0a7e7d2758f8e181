"""Classes: the pupils of a teacher, their rooms, their homework, and what they have done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from tilehall.store.protocol import NO_CLASS, Act, Finished, Gone, Taken, User
from tilehall.store.queries.accounts import ADD_USER, delete_users, lock_people
from tilehall.store.queries.moderation import write_act
from tilehall.store.sql import NotUnique, Queries, Transaction
from tilehall.table.summary import Code, FinishedGame, Phase, UserId

RECENT_MS = 4 * 3_600_000  # how long after a game a rematch can still be expected


class SchoolClass(Struct, frozen=True):
    """A class of a teacher."""

    code: Code
    teacher: UserId
    title: str
    created: int
    ends: int | None = None  # when pupils can no longer sign in; None: no end
    admits: bool = True  # whether new pupils may join
    talks: bool = True  # whether the pupils may talk
    frozen: bool = False  # whether all boards and clocks stand still
    screen: Code = ""  # the room that the wall shows; blank: none


class PupilRow(Struct, frozen=True):
    """A pupil of a class. The nickname is the name of the user."""

    user: UserId
    school_class: Code
    login: str  # the folded nickname
    real_name: str  # for the teacher alone
    pin: str  # argon2id
    pin_set: int  # when
    joined: int
    active: int  # when a page of the pupil was last open
    spent: int  # for how many milliseconds a page was open
    nickname: str = ""  # when a pupil is read


class ClassRoom(Struct, frozen=True):
    """A room of a class whose boards do not stand as the class has it."""

    room: Code
    frozen: bool  # how they must stand


class ClassTable(Struct, frozen=True):
    """A room of a class, and who sits there."""

    room: Code
    phase: Phase
    is_paired: bool  # the teacher has seated the pupils
    users: tuple[UserId, ...]
    in_tournament: bool  # a tournament waits for the game


class Task(Struct, frozen=True, array_like=True):
    """A lesson, a puzzle, or a number of games."""

    game: str
    id: str = ""  # of a lesson or a puzzle
    games: int = 0


class Tasks(Struct, frozen=True, omit_defaults=True):
    """The tasks of a piece of homework."""

    lessons: tuple[Task, ...] = ()
    puzzles: tuple[Task, ...] = ()
    games: tuple[Task, ...] = ()

    @property
    def count(self) -> int:
        """The number of things to do."""
        return len(self.lessons) + len(self.puzzles) + sum(task.games for task in self.games)


class Homework(Struct, frozen=True):
    """A piece of homework of a class."""

    school_class: Code
    n: int  # 1, 2, 3 … within the class
    created: int
    due: int
    tasks: Tasks
    note: str


class Learned(Struct, frozen=True):
    """A lesson that a pupil has done, or a puzzle that they have tried."""

    user: UserId
    game: str
    id: str
    at: int
    solved: int | None = None  # of a puzzle


class PlayedByPupil(Struct, frozen=True):
    """A finished game of a pupil."""

    user: UserId
    game: str
    at: int


class SaidInClass(Struct, frozen=True):
    """A line of talk in a room of a class."""

    room: Code
    at: int
    user: UserId
    text: str


CLASS = "SELECT code, teacher, title, created, ends, admits, talks, frozen, screen FROM classes"
ADD_CLASS = """
    INSERT INTO classes (code, teacher, title, created, ends, admits, talks, frozen, screen)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING
"""
CHANGE_CLASS = """
    UPDATE classes SET teacher = $2, title = $3, created = $4, ends = $5, admits = $6, talks = $7, frozen = $8,
        screen = $9
    WHERE code = $1
"""
PUPIL = """
    SELECT person, class, pupils.login, real_name, pin, pin_set, joined, active, spent, name
    FROM pupils JOIN users ON id = person
"""
ADD_PUPIL = """
    INSERT INTO pupils (person, class, login, real_name, pin, pin_set, joined, active, spent)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
"""
# A longer pause was spent elsewhere. The condition lets only one of several pages and nodes count the same time.
TOUCH = """
    UPDATE pupils SET active = $2, spent = spent + CASE WHEN $2 - active <= $4 THEN $2 - active ELSE 0 END
    WHERE person = $1 AND active <= $2 - $3::bigint
"""
OF_CLASS = "person IN (SELECT person FROM pupils WHERE class = $1)"
# The rooms that are to be frozen or thawed: of a room whose game is over, only a recent one.
TO_FREEZE = """
    SELECT room, TRUE FROM classes JOIN class_rooms ON class = classes.code JOIN rooms ON rooms.code = room
    WHERE classes.frozen = TRUE AND class_rooms.frozen = FALSE AND phase <> 'closed'
        AND (phase <> 'over' OR changed >= $1)
"""
TO_THAW = """
    SELECT room, FALSE FROM class_rooms JOIN classes ON class = classes.code
    WHERE class_rooms.frozen = TRUE AND classes.frozen = FALSE
"""
ROOMS_OF_CLASS = "SELECT room FROM class_rooms WHERE class = $1"
CALLED_TO = "SELECT room FROM tournament_players JOIN tournaments ON code = tournament WHERE class = $1"
# The code of a room may have belonged to another room before.
DELETE_REPORTS = """
    DELETE FROM reports WHERE EXISTS (
        SELECT 1 FROM class_rooms JOIN rooms ON code = class_rooms.room
        WHERE class = $1 AND code = reports.room AND opened <= reports.at
    )
"""
HOMEWORK = "SELECT class, n, created, due, tasks, note FROM homework"
ADD_HOMEWORK = """
    INSERT INTO homework (class, n, created, due, tasks, note)
    SELECT $1, 1 + coalesce(max(n), 0), $2, $3, $4, $5 FROM homework WHERE class = $1 RETURNING n
"""
GAMES = """
    SELECT room, at, game, result FROM finished JOIN class_rooms USING (room) JOIN rooms ON code = room
    WHERE class = $1 ORDER BY at DESC, room, match LIMIT $2
"""

_tasks = msgspec.json.Decoder(Tasks)
_game = msgspec.json.Decoder(FinishedGame).decode


class Classes(Queries):
    """The classes of a hall."""

    async def add_class(self, added: SchoolClass, most: int) -> bool | None:
        """Add a class. Return False if the teacher has `most` others, and None if the code is taken.

        Raises `Gone` if the teacher was deleted.
        """

        async def change(transaction: Transaction) -> bool | None:
            await lock_people(transaction, added.teacher)
            if await transaction.value("SELECT count(*) FROM classes WHERE teacher = $1", added.teacher) >= most:
                return False
            return True if await transaction.run(ADD_CLASS, *astuple(added)) else None

        return await self._database.write(change)

    async def school_class(self, code: Code) -> SchoolClass | None:
        """Return the class with a code, or None if there is none."""
        return await self._database.one(SchoolClass, f"{CLASS} WHERE code = $1", code)

    async def classes_of(self, teacher: UserId) -> Sequence[SchoolClass]:
        """Return the classes of a teacher, the newest first."""
        return await self._database.all(SchoolClass, f"{CLASS} WHERE teacher = $1 ORDER BY created DESC, code", teacher)

    async def all_classes(self, search: str = "", skip: int = 0, most: int = 50) -> Sequence[SchoolClass]:
        """Return the classes whose code or title contains `search`, the newest first."""
        which = """
            WHERE strpos(code, upper($1::text COLLATE "C")) > 0 OR strpos(lower(title), lower($1)) > 0
            ORDER BY created DESC, code LIMIT $2 OFFSET $3
        """
        return await self._database.all(SchoolClass, f"{CLASS} {which}", search, most, skip)

    async def class_sizes(self, codes: Sequence[Code]) -> Mapping[Code, int]:
        """Return the number of pupils of each of these classes."""
        sizes = "SELECT class, count(*) FROM pupils WHERE class = ANY ($1::varchar[]) GROUP BY class"
        return dict.fromkeys(codes, 0) | dict(await self._database.rows(sizes, list(codes)))

    async def change_class(self, code: Code, make: Callable[[SchoolClass], SchoolClass]) -> SchoolClass | None:
        """Change a class, and return it. Returns None if it was deleted."""

        async def change(transaction: Transaction) -> SchoolClass | None:
            now = await transaction.one(SchoolClass, f"{CLASS} WHERE code = $1 FOR UPDATE", code)
            if now is None:
                return None
            await transaction.run(CHANGE_CLASS, *astuple(changed := make(now)))
            return changed

        return await self._database.write(change)

    async def delete_class(self, code: Code, act: Act | None = None) -> None:
        """Delete a class with its pupils, its tournaments, rooms and games, and the reports of what was said there.

        `act` is written into the audit log in the same transaction.
        """

        async def change(transaction: Transaction) -> None:
            if await transaction.value(f"{CLASS} WHERE code = $1 FOR UPDATE", code) is None:
                return
            await transaction.settle_log()
            pupils = await transaction.column("SELECT person FROM pupils WHERE class = $1 ORDER BY person", code)
            await transaction.run("DELETE FROM tournaments WHERE class = $1", code)
            await transaction.run(DELETE_REPORTS, code)
            await transaction.run(f"DELETE FROM rooms WHERE code IN ({ROOMS_OF_CLASS})", code)
            await delete_users(transaction, "id = ANY ($1::varchar[])", pupils)
            # Nothing else names a pupil, so that not even the id needs to stay.
            await transaction.run("DELETE FROM reporters WHERE person = ANY ($1::varchar[])", pupils)
            await transaction.run("DELETE FROM users WHERE id = ANY ($1::varchar[])", pupils)
            await transaction.run("DELETE FROM classes WHERE code = $1", code)
            if act is not None:
                await write_act(transaction, act)

        await self._database.write(change)

    async def classes_ended(self, before: int) -> Sequence[Code]:
        """Return the classes that ended before a time."""
        ended = "SELECT code FROM classes WHERE ends < $1 ORDER BY code"
        return await self._database.column(ended, before)

    async def pupils_to_sign_out(self, now: int) -> Sequence[UserId]:
        """Return the pupils who are signed in although their class has ended."""
        signed_in = """
            SELECT DISTINCT pupils.person FROM classes JOIN pupils ON class = code
                JOIN sessions ON sessions.person = pupils.person
            WHERE ends <= $1 ORDER BY 1
        """
        return await self._database.column(signed_in, now)

    # Pupils.

    async def add_pupil(self, user: User, pupil: PupilRow, most: int) -> bool:
        """Add a pupil and the user that they are. Return False if the class has `most` others.

        Raises `Taken` if another pupil of the class has the same nickname, and `Gone` if the class was
        deleted.
        """

        async def change(transaction: Transaction) -> bool:
            lock = "SELECT 1 FROM classes WHERE code = $1 FOR NO KEY UPDATE"
            if await transaction.value(lock, pupil.school_class) is None:
                raise Gone(NO_CLASS)
            count = "SELECT count(*) FROM pupils WHERE class = $1"
            if await transaction.value(count, pupil.school_class) >= most:
                return False
            same = "SELECT 1 FROM pupils WHERE class = $1 AND login = $2"
            if await transaction.value(same, pupil.school_class, pupil.login) is not None:
                raise Taken("Another pupil has this nickname.")
            try:
                await transaction.run(ADD_USER, *astuple(user))
                await transaction.run(ADD_PUPIL, *astuple(pupil)[:-1])
            except NotUnique:
                raise Taken("Another pupil has this nickname.") from None
            return True

        return await self._database.write(change)

    async def pupil(self, user: UserId) -> PupilRow | None:
        """Return the pupil who is this user, or None."""
        return await self._database.one(PupilRow, f"{PUPIL} WHERE person = $1", user)

    async def pupil_called(self, code: Code, login: str) -> PupilRow | None:
        """Return the pupil of a class whose nickname folds to this."""
        return await self._database.one(PupilRow, f"{PUPIL} WHERE class = $1 AND pupils.login = $2", code, login)

    async def pupils_of(self, code: Code) -> Sequence[PupilRow]:
        """Return the pupils of a class, by nickname."""
        return await self._database.all(PupilRow, f"{PUPIL} WHERE class = $1 ORDER BY pupils.login", code)

    async def set_pin(self, user: UserId, pin: str, at: int) -> None:
        """Set the PIN of a pupil. Each PIN has a time of its own."""
        put = "UPDATE pupils SET pin = $2, pin_set = greatest($3, pin_set + 1) WHERE person = $1"
        await self._database.run(put, user, pin, at)

    async def set_real_name(self, user: UserId, real_name: str) -> None:
        """Set the real name of a pupil, which only the teacher sees."""
        await self._database.run("UPDATE pupils SET real_name = $2 WHERE person = $1", user, real_name)

    async def touch_pupil(self, user: UserId, now: int, every: int, pause: int) -> None:
        """Record that a page of a pupil is open, at most once in `every` milliseconds.

        The time since the last record counts as spent, unless it is longer than `pause`.
        """
        await self._database.run(TOUCH, user, now, every, pause)

    # Rooms.

    async def class_rooms(self, code: Code) -> Sequence[Code]:
        """Return the rooms of a class."""
        return await self._database.column(f"{ROOMS_OF_CLASS} ORDER BY room", code)

    async def rooms_to_freeze(self, now: int) -> Sequence[ClassRoom]:
        """Return the rooms whose boards do not stand as their class has it."""
        # A class is frozen for minutes only, so that there are nearly always none.
        found = [
            *await self._database.rows(f"{TO_FREEZE} ORDER BY room", now - RECENT_MS),
            *await self._database.rows(f"{TO_THAW} ORDER BY room"),
        ]
        return [ClassRoom(room, bool(frozen)) for room, frozen in found]

    async def note_frozen(self, room: Code, frozen: bool) -> None:
        """Note what was written into the log of a room."""
        await self._database.run("UPDATE class_rooms SET frozen = $2 WHERE room = $1", room, frozen)

    async def tables_of_class(self, code: Code, most: int = 2000) -> Sequence[ClassTable]:
        """Return the rooms of a class, the last changed first."""
        rooms = f"""
            SELECT code, phase, host, users, code IN ({CALLED_TO}) FROM rooms WHERE code IN ({ROOMS_OF_CLASS})
            ORDER BY changed DESC, code LIMIT $2
        """
        user_ids = self._database.dialect.user_ids
        found = await self._database.rows(rooms, code, most)
        return [
            ClassTable(room, phase, not host, user_ids(users), bool(called))
            for room, phase, host, users, called in found
        ]

    # What pupils have done.

    async def lessons_of_class(self, code: Code) -> Sequence[Learned]:
        """Return the lessons that the pupils of a class have done."""
        done = f"SELECT person, game, lesson, at, NULL FROM lessons WHERE lesson <> '' AND {OF_CLASS}"
        return await self._database.all(Learned, f"{done} ORDER BY at, game, lesson", code)

    async def puzzles_of_class(self, code: Code) -> Sequence[Learned]:
        """Return the puzzles that the pupils of a class have tried."""
        tried = f"SELECT person, game, puzzle, at, solved FROM puzzle_tries WHERE {OF_CLASS} ORDER BY at, game, puzzle"
        return await self._database.all(Learned, tried, code)

    async def games_of_pupils(self, code: Code) -> Sequence[PlayedByPupil]:
        """Return the finished games of the pupils of a class, the oldest first."""
        played = f"SELECT person, game, at FROM finished_by WHERE {OF_CLASS} ORDER BY at, room, match"
        return await self._database.all(PlayedByPupil, played, code)

    async def games_of_class(self, code: Code, most: int) -> Sequence[Finished]:
        """Return the finished games in the rooms of a class, the newest first."""
        found = await self._database.rows(GAMES, code, most)
        return [Finished(room, at, game, _game(result)) for room, at, game, result in found]

    async def said_in_class(self, code: Code, most: int) -> Sequence[SaidInClass]:
        """Return the newest lines of talk in the rooms of a class, in order."""
        said = f"SELECT room, at, speaker, said FROM talk WHERE room IN ({ROOMS_OF_CLASS})"
        newest = f"{said} ORDER BY at DESC, room, n DESC LIMIT $2"
        return (await self._database.all(SaidInClass, newest, code, most))[::-1]

    # Homework.

    async def add_homework(self, added: Homework, most: int) -> int | None:
        """Store a piece of homework under the next number, and return the number.

        Returns None if the class has `most` others. Raises `Gone` if the class was deleted.
        """
        tasks = msgspec.json.encode(added.tasks).decode()

        async def change(transaction: Transaction) -> int | None:
            lock = "SELECT 1 FROM classes WHERE code = $1 FOR NO KEY UPDATE"
            if await transaction.value(lock, added.school_class) is None:
                raise Gone(NO_CLASS)
            count = "SELECT count(*) FROM homework WHERE class = $1"
            if await transaction.value(count, added.school_class) >= most:
                return None
            row = added.school_class, added.created, added.due, tasks, added.note
            number: int = await transaction.value(ADD_HOMEWORK, *row)
            return number

        return await self._database.write(change)

    async def homework_of(self, code: Code) -> Sequence[Homework]:
        """Return the homework of a class, the newest first."""
        found = await self._database.rows(f"{HOMEWORK} WHERE class = $1 ORDER BY n DESC", code)
        return [Homework(room, n, at, due, _tasks.decode(tasks), note) for room, n, at, due, tasks, note in found]

    async def delete_homework(self, code: Code, n: int) -> bool:
        """Delete a piece of homework. Return whether it was there."""
        return await self._database.run("DELETE FROM homework WHERE class = $1 AND n = $2", code, n) > 0
