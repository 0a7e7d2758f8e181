"""What the pupils of a class have done: lessons, puzzles, games, homework, and everything as an export."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress

from msgspec import MsgspecError, Struct

from tilehall.core.game import Malformed
from tilehall.messages.classes import (
    ClassExport,
    ClassLine,
    ClassTournament,
    ClassView,
    ExportedGame,
    ExportedPlayer,
    ExportedPupil,
    ExportedStanding,
    ExportedTable,
    ExportedTournament,
    HomeworkListing,
    HomeworkStanding,
    LearnedListing,
    OwnClass,
    PupilListing,
    ToLearn,
    ToPlay,
)
from tilehall.messages.rooms import written_record
from tilehall.server.accounts.people import People
from tilehall.server.classes.registry import MAX_PUPILS, ClassRegistry
from tilehall.server.classes.tables import ClassTables
from tilehall.store.protocol import Finished, Row
from tilehall.store.queries.classes import ClassTable, Homework, Learned, PlayedByPupil, PupilRow, SchoolClass
from tilehall.store.queries.tournaments import WantedTournaments
from tilehall.store.store import Store
from tilehall.table import entries
from tilehall.table.past_games import games_of
from tilehall.table.seat_names import known_name, seat_names
from tilehall.table.summary import Code, UserId
from tilehall.tournaments.standings import standings
from tilehall.tournaments.tournament import Tournament

MAX_EXPORTED_GAMES, MAX_EXPORTED_LINES, MAX_EXPORTED_TOURNAMENTS = 20_000, 100_000, 1000
MAX_TOURNAMENTS_SHOWN = 5


class Done(Struct, frozen=True):
    """What the pupils of a class have done, the oldest first."""

    lessons: Sequence[Learned]
    puzzles: Sequence[Learned]
    games: Sequence[PlayedByPupil]


class ClassProgress:
    """Computes what a teacher and a pupil see of a class."""

    def __init__(
        self,
        store: Store,
        people: People,
        classes: ClassRegistry,
        tables: ClassTables,
        find_tournament: Callable[[Code], Awaitable[Tournament | None]],
    ) -> None:
        self._store = store
        self._people = people
        self._classes = classes
        self._tables = tables
        self._find_tournament = find_tournament
        self._exporting = asyncio.Lock()

    async def view(self, school_class: SchoolClass) -> ClassView:
        """Return a class as its teacher sees it."""
        code = school_class.code
        pupils, done = await self._store.pupils_of(code), await self._done(code)
        tables = await self._store.tables_of_class(code)
        homework = await self._store.homework_of(code)
        return ClassView(
            code=code,
            title=school_class.title,
            created=school_class.created,
            ends=school_class.ends,
            admits=school_class.admits,
            talks=school_class.talks,
            frozen=school_class.frozen,
            screen=school_class.screen,
            most=MAX_PUPILS,
            pupils=self._listed(pupils, done, tables),
            homework=tuple(homework_listing(each, [pupil.user for pupil in pupils], done) for each in homework),
            tournaments=await self._tournaments(code, school_class.teacher),
        )

    async def pupil(self, school_class: SchoolClass, pupil: PupilRow) -> tuple[PupilListing, Done]:
        """Return a pupil as the teacher sees them, and what they have done."""
        done = only(await self._done(school_class.code), pupil.user)
        tables = await self._store.tables_of_class(school_class.code)
        return self._listed([pupil], done, tables)[0], done

    async def own(self, school_class: SchoolClass, pupil: PupilRow, language: str) -> OwnClass:
        """Return a class as one of its pupils sees it."""
        done = only(await self._done(school_class.code), pupil.user)
        names = await self._people.names([school_class.teacher])
        homework = await self._store.homework_of(school_class.code)
        return OwnClass(
            code=school_class.code,
            title=school_class.title,
            nickname=pupil.nickname,
            teacher=known_name(names[school_class.teacher], language),
            talks=school_class.talks,
            frozen=school_class.frozen,
            table=await self._tables.table_of(pupil.user),
            screen=school_class.screen,
            homework=tuple(homework_listing(each, [pupil.user], done) for each in homework),
            tournaments=await self._tournaments(school_class.code, pupil.user),
        )

    async def export(self, school_class: SchoolClass) -> ClassExport:
        """Return everything that the hall keeps about a class, except the PINs.

        Exports wait for each other, because each of them folds the logs of all rooms of a class.
        """
        async with self._exporting:
            return await self._export(school_class)

    async def _export(self, school_class: SchoolClass) -> ClassExport:
        code, store = school_class.code, self._store
        pupils, done = await store.pupils_of(code), await self._done(code)
        names = await self._people.names([school_class.teacher])
        lessons, puzzles = learned_by(done.lessons), learned_by(done.puzzles)
        games = await store.games_of_class(code, MAX_EXPORTED_GAMES)
        records = await self._records(games)
        return ClassExport(
            code=code,
            title=school_class.title,
            teacher=known_name(names[school_class.teacher]),
            created=school_class.created,
            ends=school_class.ends,
            pupils=tuple(
                ExportedPupil(
                    user=pupil.user,
                    nickname=pupil.nickname,
                    real_name=pupil.real_name,
                    joined=pupil.joined,
                    seen=pupil.active,
                    spent=pupil.spent // 1000,
                    lessons=learned(lessons[pupil.user]),
                    puzzles=learned(puzzles[pupil.user]),
                )
                for pupil in pupils
            ),
            homework=tuple(
                homework_listing(each, [pupil.user for pupil in pupils], done) for each in await store.homework_of(code)
            ),
            games=tuple(exported_game(each, records.get((each.room, each.result.match), "")) for each in games),
            tournaments=await self._exported_tournaments(code),
            talk=tuple(
                ClassLine(each.room, each.at, each.user, each.text)
                for each in await store.said_in_class(code, MAX_EXPORTED_LINES)
            ),
        )

    async def _tournaments(self, code: Code, user: UserId) -> tuple[ClassTournament, ...]:
        """Return the newest tournaments of a class for one of its members."""
        found = await self._store.tournaments(WantedTournaments(class_code=code), most=MAX_TOURNAMENTS_SHOWN)
        entered = {each.tournament for each in await self._store.participations(user)} if found else set[Code]()
        return tuple(
            ClassTournament(each.code, each.title, each.game, each.state, each.players, each.code in entered)
            for each in found
        )

    async def _exported_tournaments(self, code: Code) -> tuple[ExportedTournament, ...]:
        listed = await self._store.tournaments(WantedTournaments(class_code=code), most=MAX_EXPORTED_TOURNAMENTS)
        found = [(each.code, await self._find_tournament(each.code)) for each in listed]
        return tuple(exported_tournament(its, tournament) for its, tournament in found if tournament is not None)

    async def _records(self, games: Sequence[Finished]) -> dict[tuple[Code, int], str]:
        """Return the records of finished games as text, without those that cannot be read."""
        store, found = self._store, dict[tuple[Code, int], str]()
        names = await self._people.names(sorted({chair.user for each in games for chair in each.result.chairs} - {""}))
        matches: defaultdict[Code, list[int]] = defaultdict(list)
        for each in games:
            matches[each.room].append(each.result.match)
        for room, played in matches.items():
            rows = await store.rows(room)
            seeds = {match: await store.seed(room, match) for match in played}
            # In a thread, because folding a long log would block the event loop.
            found |= await asyncio.to_thread(records_of, room, rows, names, seeds)
        return found

    async def _done(self, code: Code) -> Done:
        store = self._store
        return Done(
            await store.lessons_of_class(code), await store.puzzles_of_class(code), await store.games_of_pupils(code)
        )

    def _listed(self, pupils: Sequence[PupilRow], done: Done, tables: Sequence[ClassTable]) -> tuple[PupilListing, ...]:
        lessons = Counter(each.user for each in done.lessons)
        puzzles = Counter(each.user for each in done.puzzles if each.solved is not None)
        games = Counter(each.user for each in done.games)
        at: dict[UserId, Code] = {}
        for table in tables:
            if table.phase in ("gathering", "playing"):
                for user in table.users:
                    at.setdefault(user, table.room)
        return tuple(
            PupilListing(
                user=pupil.user,
                nickname=pupil.nickname,
                real_name=pupil.real_name,
                here=self._classes.is_here(pupil),
                joined=pupil.joined,
                seen=pupil.active,
                spent=pupil.spent // 1000,
                lessons=lessons[pupil.user],
                puzzles=puzzles[pupil.user],
                games=games[pupil.user],
                table=at.get(pupil.user, ""),
            )
            for pupil in pupils
        )


def only(done: Done, user: UserId) -> Done:
    """Return what one pupil has done."""
    return Done(
        [each for each in done.lessons if each.user == user],
        [each for each in done.puzzles if each.user == user],
        [each for each in done.games if each.user == user],
    )


def learned_by(found: Iterable[Learned]) -> Mapping[UserId, list[Learned]]:
    """Return lessons or puzzles by pupil."""
    by: defaultdict[UserId, list[Learned]] = defaultdict(list)
    for each in found:
        by[each.user].append(each)
    return by


def learned(found: Iterable[Learned]) -> tuple[LearnedListing, ...]:
    """Return lessons or puzzles for a list."""
    return tuple(LearnedListing(each.game, each.id, each.at, each.solved) for each in found)


def records_of(
    code: Code, rows: Sequence[Row], names: Mapping[UserId, str], seeds: Mapping[int, bytes | None]
) -> dict[tuple[Code, int], str]:
    """Return the records of the finished games of a room, by the room and the match. `seeds` are those of its matches.

    The result is empty if the game is not installed, or if a newer release wrote the log.
    """
    found: dict[tuple[Code, int], str] = {}
    with suppress(Malformed, MsgspecError):
        for game in games_of(code, ((row.seq, row.at, entries.read(row.entry)) for row in rows)):
            room = game.room
            if room.match in seeds:
                written = written_record(room, seat_names(room, names), None, seeds[room.match], "text")
                found[room.code, room.match] = written.decode()
    return found


def exported_game(finished: Finished, record: str) -> ExportedGame:
    """Return a finished game for an export."""
    outcome = finished.result.outcome
    return ExportedGame(
        room=finished.room,
        match=finished.result.match,
        game=finished.game,
        ended=finished.at,
        seats=tuple(
            ExportedPlayer(chair.user, chair.bot, outcome.scores[seat], seat in outcome.winners)
            for seat, chair in enumerate(finished.result.chairs)
        ),
        record=record,
    )


def exported_tournament(code: Code, tournament: Tournament) -> ExportedTournament:
    """Return a tournament of a class for an export."""
    return ExportedTournament(
        code=code,
        title=tournament.settings.title,
        game=tournament.settings.game,
        format=tournament.settings.format,
        phase=tournament.phase,
        created=tournament.created_at,
        started=tournament.started_at,
        ended=tournament.ended_at,
        standings=tuple(
            ExportedStanding(each.player, each.place, each.points, each.played, each.wins, each.draws)
            for each in standings(tournament)
        ),
        tables=tuple(
            ExportedTable(
                each.round, each.room, each.players, each.places, tuple([one.why for one in each.corrections])
            )
            for each in tournament.tables
        ),
    )


def standing(homework: Homework, user: UserId, done: Done) -> HomeworkStanding:
    """Return how far a pupil is with a piece of homework."""
    tasks = homework.tasks
    lessons = {(each.game, each.id): each.at for each in done.lessons if each.user == user}
    solved = {(each.game, each.id): each.solved for each in done.puzzles if each.user == user}
    times = [lessons.get((task.game, task.id)) for task in tasks.lessons]
    times += [solved.get((task.game, task.id)) for task in tasks.puzzles]
    for task in tasks.games:
        ended = [
            each.at
            for each in done.games
            if each.user == user and each.game == task.game and each.at >= homework.created
        ]
        times += [*ended[: task.games], *[None] * (task.games - len(ended))]
    at = [each for each in times if each is not None]
    return HomeworkStanding(user, len(at), max(at) if at and len(at) == len(times) else None)


def homework_listing(homework: Homework, users: Sequence[UserId], done: Done) -> HomeworkListing:
    """Return a piece of homework, and how far some pupils are with it."""
    tasks = homework.tasks
    return HomeworkListing(
        n=homework.n,
        created=homework.created,
        due=homework.due,
        lessons=tuple(ToLearn(task.game, task.id) for task in tasks.lessons),
        puzzles=tuple(ToLearn(task.game, task.id) for task in tasks.puzzles),
        games=tuple(ToPlay(task.game, task.games) for task in tasks.games),
        note=homework.note,
        tasks=tasks.count,
        pupils=tuple(standing(homework, user, done) for user in users),
    )
