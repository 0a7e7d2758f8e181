"""The API on a device: the routes of the server that make sense there, answered with the same bodies."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec
from msgspec import Raw, Struct, field

from tilehall import __version__
from tilehall.bots.levels import offered
from tilehall.core import registry
from tilehall.core.game import AnyGame, Illegal, Malformed, title_of
from tilehall.core.lesson import attempt
from tilehall.core.message import Text, in_words
from tilehall.core.puzzle import Puzzle
from tilehall.core.record import from_text
from tilehall.core.registry import games, in_home_order
from tilehall.core.review import WholeTurn, whole_turns
from tilehall.messages import lessons, puzzles, rooms
from tilehall.messages.api_types import Body
from tilehall.messages.errors import SENTENCES, STATUS_CODES, Conflict, NotFound, Refused, Why, does_not_fit
from tilehall.messages.games import Playable, describe
from tilehall.messages.lessons import OFFER, PlayedTurns, TriedDraft, find_game_of, find_lesson
from tilehall.messages.packages import assets_of, read_assets
from tilehall.messages.puzzles import PuzzleBook, Solver, find_puzzle
from tilehall.messages.reviews import NOT_OVER, AnalysedGame, OpenReview, ReviewReader, Thoughts, think_about
from tilehall.messages.rooms import LOG_AFTER_GAME, NOT_BEGUN, FinishedListing, FinishedPage, OpenedRoom
from tilehall.offline.bots import DeviceBots
from tilehall.offline.hall import OfflineHall
from tilehall.offline.storage import DeviceStore, PlannedPlayer
from tilehall.offline.table import NO_CLOCK, OfflineTable, game_id
from tilehall.table.past_games import PastGame
from tilehall.table.summary import UserId

MAX_PEOPLE = 5  # whose names are suggested

B = TypeVar("B")


class OfflineRoom(Body, frozen=True):
    """A new room on this device. It begins at once."""

    game: str
    players: tuple[PlannedPlayer, ...]  # by seat
    options: Raw = Raw(b"{}")
    clock: Any = None


class WrittenRecord(Body, frozen=True):
    """The record of a finished game, as text."""

    text: str


class OfflineRoomOpened(Struct, frozen=True):
    """The code of a room on this device."""

    room: str


class FinishedOnDevice(Struct, frozen=True):
    """A finished game of this device, with what a hall needs to add it to an account."""

    id: str  # a UUID, always the same
    game: str
    title: str
    ended: int  # milliseconds since 1970
    players: tuple[str, ...]  # names by seat
    bots: tuple[str, ...]  # by seat: the level of a bot, blank for a person
    record: str


class DeviceOwner(Struct, frozen=True, kw_only=True):
    """A person at this device, as `/api/me` describes a guest."""

    id: UserId
    name: str
    account: bool = False
    created: int = 0
    admin: bool = False
    private: bool = True
    hidden: bool = True
    shares_games: bool = False


class OfflineAnswer(Struct, frozen=True):
    """The answer to a request."""

    status: int
    body: str
    type: str = "application/json"


def refusal(status: int, why: Text, language: str) -> OfflineAnswer:
    """Return the answer to a request that is refused."""
    return OfflineAnswer(status, _json(Why(in_words(why, language))))


class PlainText(Struct, frozen=True):
    """A body that is text."""

    text: str


class DeviceAnalysis:
    """The analyses of games on this device."""

    def __init__(self, store: DeviceStore, bots: DeviceBots) -> None:
        self._store = store
        self._bots = bots

    async def kept(self, game: AnalysedGame) -> dict[int, Thoughts]:
        """Return the stored thoughts about a game, by turn."""
        return await self._store.thoughts(game.room, game.match)

    async def think(self, game: AnalysedGame, turn: WholeTurn) -> Thoughts | None:
        """Analyse a turn and store the result. Return None if the bot fails."""
        found = await think_about(game, turn, self._bots)
        if found is not None:
            await self._store.keep_thoughts(game.room, game.match, turn.number, found)
        return found


class RequestedPath(Struct, frozen=True):
    """A request that was read."""

    user: UserId
    body: bytes
    language: str
    query: Mapping[str, str] = field(default_factory=dict)

    def read(self, kind: type[B]) -> B:
        """Return the body. Raises `Malformed` if it does not fit."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise Malformed(does_not_fit(str(error)[:200])) from None


def nothing_here() -> NotFound:
    """Return the refusal of an unknown route."""
    return NotFound(SENTENCES[404])


def title_in(game: AnyGame, language: str) -> str:
    """Return the title of a game in words."""
    return in_words(title_of(game), language)


async def load_games() -> None:
    """Load all games. In between, the worker answers other requests: on a phone, some games take a second to load."""
    for name in registry.names():
        await asyncio.sleep(0)
        registry.find(name)
        puzzles.brought(name)


class Routes:
    """Answers requests."""

    def __init__(self, hall: OfflineHall) -> None:
        self._hall = hall
        self._store = hall.parts.store
        self._book = PuzzleBook(self._store, hall.parts.now)
        self._analysis = DeviceAnalysis(self._store, hall.parts.bots)

    async def answer(self, user: UserId, method: str, path: str, body: str, language: str) -> OfflineAnswer:
        """Answer a request. Every refusal has a sentence."""
        try:
            split = urlsplit(path)
            parts = [unquote(part) for part in split.path.strip("/").split("/")]
            if parts[0] != "api":
                raise nothing_here()
            asked = RequestedPath(user, body.encode(), language, dict(parse_qsl(split.query)))
            found = await self._route(asked, method, parts[1:])
        except Refused as refused:
            return refusal(STATUS_CODES[type(refused)], refused.why, language)
        except Malformed as error:
            return refusal(422, error.why, language)
        except Illegal as error:
            return refusal(409, error.why, language)
        if isinstance(found, PlainText):
            return OfflineAnswer(200, found.text, "text/plain")
        return OfflineAnswer(201 if method == "POST" and isinstance(found, OpenedRoom) else 200, _json(found))

    async def _route(self, asked: RequestedPath, method: str, parts: list[str]) -> Any:
        match method, parts:
            case "GET", ["games"]:
                return await self._games(asked.language)
            case "GET", ["version"]:
                return {"version": __version__}
            case "GET", ["me"]:
                return DeviceOwner(id=asked.user, name=self._hall.name(asked.user, asked.language))
            case "GET", ["me", "tables"]:
                return await self._tables(asked)
            case "GET", ["me", "games"]:
                return await self._finished(asked)
            case "GET", ["offline", "games"]:
                return await self._finished_on_device(asked)
            case "GET", ["offline", "names"]:
                return [self._hall.name(f"person-{number}", asked.language) for number in range(1, MAX_PEOPLE + 1)]
            case "POST", ["offline", "rooms"]:
                return await self._open(asked.read(OfflineRoom))
            case "POST", ["offline", "records"]:
                return OfflineRoomOpened(
                    await self._hall.add(from_text(asked.read(WrittenRecord).text), asked.language)
                )
            case "DELETE", ["offline", "rooms", code]:
                return await self._hall.remove(code)
            case _, ["lessons", *rest]:
                return await self._lessons(asked, method, rest)
            case _, ["puzzles", *rest]:
                return await self._puzzles(asked, method, rest)
            case _, ["rooms", code, *rest]:
                return await self._room(asked, method, await self._hall.table(code), rest)
            case _:
                raise nothing_here()

    async def _games(self, language: str) -> tuple[Playable, ...]:
        await load_games()
        files = read_assets()
        return tuple(
            describe(game, title_in(game, language), assets_of(game.name, files), offered(game), language)
            for game in in_home_order()
        )

    async def _open(self, wanted: OfflineRoom) -> OfflineRoomOpened:
        if wanted.clock is not None:
            raise Illegal(NO_CLOCK)
        return OfflineRoomOpened(await self._hall.open(wanted.game, wanted.options, wanted.players))

    # Rooms.

    async def _tables(self, asked: RequestedPath) -> list[rooms.TableListing]:
        found = [
            rooms.table_listing(
                table.room.code,
                table.room.summary(),
                title_in(table.room.game, asked.language),
                self._hall.known_names(table, asked.language),
                asked.user,
                table.rows[0].at,
                table.rows[-1].at,
                asked.language,
            )
            for table in await self._hall.tables()
            if table.room.phase in ("gathering", "playing")
        ]
        return sorted(found, key=lambda each: each.changed, reverse=True)

    async def _finished(self, asked: RequestedPath) -> FinishedPage:
        wanted, found = asked.query.get("game"), list[FinishedListing]()
        played: set[str] = set()
        for table in await self._hall.tables():
            for game in table.games():
                result = game.room.finished()
                if result is None or all(chair.user != asked.user for chair in result.chairs):
                    continue
                rules, names = game.room.game, self._hall.known_names(table, asked.language)
                played.add(rules.name)
                if wanted in (None, rules.name):
                    found.append(
                        rooms.finished_listing(
                            table.room.code,
                            game.log[-1].at,
                            rules,
                            title_in(rules, asked.language),
                            result,
                            names,
                            asked.user,
                            asked.language,
                        )
                    )
        found.sort(key=lambda each: each.ended, reverse=True)
        return FinishedPage(games=tuple(found), next="", played=tuple(name for name in games() if name in played))

    async def _finished_on_device(self, asked: RequestedPath) -> list[FinishedOnDevice]:
        """Return the finished games of everyone at this device, the newest first."""
        known = await self._store.finished()
        found = [
            FinishedOnDevice(
                id=game_id(seed),
                game=room.game.name,
                title=title_in(room.game, asked.language),
                ended=game.log[-1].at,
                players=table.names_in(room),
                bots=tuple(chair.bot for chair in room.chairs),
                record=rooms.written_record(room, table.names_in(room), None, None, "text").decode(),
            )
            for table in await self._hall.tables()
            for game in table.games()
            if (room := game.room).outcome is not None and (seed := table.seed_of(room.match)) is not None
        ]
        await self._store.correct_finished(known, [each.id for each in found])
        return sorted(found, key=lambda each: each.ended, reverse=True)

    async def _room(self, asked: RequestedPath, method: str, table: OfflineTable, parts: list[str]) -> Any:
        match method, parts:
            case "GET", []:
                names = self._hall.known_names(table, asked.language)
                return rooms.front(
                    table.room, title_in(table.room.game, asked.language), names, asked.user, asked.language
                )
            case "GET", ["record"]:
                return self._record(asked, table)
            case "GET", ["log"]:
                return self._log(asked, table)
            case "GET", ["review"]:
                return await self._review(asked, table).story(code=table.room.code)
            case "GET", ["review", number]:
                return await self._review(asked, table).turn(_number(number))
            case "GET", ["review", number, "analysis"]:
                return await self._review(asked, table).analysed(_number(number), lambda: None)
            case "POST", ["review", number, "play"]:
                review = self._review(asked, table)
                return OpenedRoom(await self._hall.play_on(table, review.room, review.whole_turn(_number(number))))
            case _:
                raise nothing_here()

    def _game(self, asked: RequestedPath, table: OfflineTable) -> PastGame:
        """Return the game of a room that the request names, or else the newest one."""
        begun = table.games()
        match = asked.query.get("match")
        wanted = _number(match) if match else (begun[-1].room.match if begun else 0)
        for game in begun:
            if game.room.match == wanted:
                return game
        raise Conflict(NOT_BEGUN)

    def _record(self, asked: RequestedPath, table: OfflineTable) -> Any:
        room, form = self._game(asked, table).room, asked.query.get("form", "text")
        seed = table.seed_of(room.match)
        # The page asks as the owner of the device, also while another player has it. So the record of a shared game
        # shows no hand before its end.
        seat = room.seat_of(asked.user) if len(table.names) == 1 else None
        written = rooms.written_record(room, table.names_in(room), seat, seed, form).decode()
        return PlainText(written) if form == "text" else Raw(written.encode())

    def _log(self, asked: RequestedPath, table: OfflineTable) -> rooms.GameLog:
        game = self._game(asked, table)
        room, outcome = game.room, game.room.outcome
        if outcome is None:
            raise Conflict(LOG_AFTER_GAME)
        players, seed = table.names_in(room, asked.language), table.seed_of(room.match)
        return rooms.game_log(
            room, outcome, game.log, title_in(room.game, asked.language), players, asked.user, seed, asked.language
        )

    def _review(self, asked: RequestedPath, table: OfflineTable) -> OpenReview:
        room = self._game(asked, table).room
        if room.outcome is None:
            raise Conflict(NOT_OVER)
        record = room.record()
        game = AnalysedGame(room.code, room.match, record, room.outcome, tuple(whole_turns(record)))
        players = table.names_in(room, asked.language)
        reader = ReviewReader(players=players, me=room.seat_of(asked.user), language=asked.language)
        return OpenReview(game, room, reader, title_in(room.game, asked.language), self._analysis)

    # Lessons and puzzles.

    async def _lesson_list(self, game: AnyGame, language: str) -> lessons.LessonList:
        done = (await self._store.progress()).lessons.get(game.name, [])
        return lessons.lesson_list(game.name, title_in(game, language), done, not done, language)

    async def _lessons(self, asked: RequestedPath, method: str, parts: list[str]) -> Any:
        mine, language = self._hall.name(asked.user, asked.language), asked.language
        match method, parts:
            case "GET", []:
                await load_games()
                taught = [game for game in games().values() if lessons.taught(game.name)]
                return [await self._lesson_list(game, language) for game in taught]
            case "GET", [game]:
                return await self._lesson_list(find_game_of(game), language)
            case "DELETE", [game, "offer"]:
                return await self._store.keep_lesson(find_game_of(game).name, OFFER)
            case "GET", [game, id]:
                at = find_lesson(game, id)
                return lessons.show_lesson(at, lessons.names_at(at, mine), language)
            case "POST", [game, id]:
                at = find_lesson(game, id)
                came = attempt(at, asked.read(PlayedTurns).turns)
                if came.stands == "done":
                    await self._store.keep_lesson(game, id)
                return lessons.answered(at, came, lessons.names_at(at, mine), language)
            case "GET", [game, id, "solution"]:
                at = find_lesson(game, id)
                return lessons.solve_lesson(at, lessons.names_at(at, mine), language)
            case "POST", [game, id, "draft"]:
                return lessons.judge_draft(find_lesson(game, id), asked.read(TriedDraft), language)
            case _:
                raise nothing_here()

    async def _puzzles(self, asked: RequestedPath, method: str, parts: list[str]) -> Any:
        book, mine, language = self._book, self._hall.name(asked.user, asked.language), asked.language
        if method == "GET" and not parts:
            await load_games()
            return await puzzles.overview(asked.user, book, title_in, language)
        rules = find_game_of(parts[0] if parts else "")
        solver = Solver(asked.user, book, rules.name)

        async def shown(id: str) -> puzzles.PuzzleShown:
            puzzle, at = await find_puzzle(book, rules.name, id)
            return await puzzles.show_puzzle(solver, book, puzzle, at, lessons.names_at(at, mine), language)

        match method, parts[1:]:
            case "GET", []:
                return await puzzles.puzzle_list(solver, book, title_in(rules, language), language)
            case "GET", ["daily"]:
                return await shown(await book.daily(rules.name) or "")
            case "GET", ["next"]:
                theme, after = asked.query.get("theme", ""), asked.query.get("after", "")
                puzzle: Puzzle = await puzzles.next_puzzle(solver, book, theme, after)
                return await shown(puzzle.id)
            case "GET", [id]:
                return await shown(id)
            case "POST", [id]:
                puzzle, at = await find_puzzle(book, rules.name, id)
                names = lessons.names_at(at, mine)
                turns = asked.read(PlayedTurns)
                return await puzzles.try_puzzle(solver, puzzle, at, turns, names, language, rates=False)
            case "POST", [id, "draft"]:
                _, at = await find_puzzle(book, rules.name, id)
                return lessons.judge_draft(at, asked.read(TriedDraft), language)
            case "POST", [id, "solution"]:
                puzzle, at = await find_puzzle(book, rules.name, id)
                return await puzzles.give_up(solver, puzzle, at, lessons.names_at(at, mine), language, rates=False)
            case _:
                raise nothing_here()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _number(written: str) -> int:
    if not written.isdecimal() or not 1 <= int(written) <= 1_000_000:
        raise nothing_here()
    return int(written)
