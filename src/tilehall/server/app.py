"""The composition root, which builds the parts of a server, connects them, and starts and stops them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from random import SystemRandom

from litestar import Litestar

from tilehall.messages.puzzles import PuzzleBook
from tilehall.server.accounts.blocks import Blocks
from tilehall.server.accounts.bot_accounts import BotAccounts
from tilehall.server.accounts.people import People
from tilehall.server.classes.progress import ClassProgress
from tilehall.server.classes.registry import ClassRegistry
from tilehall.server.classes.tables import ClassTables
from tilehall.server.company.challenging import ChallengeRooms
from tilehall.server.company.hub import CompanyHub
from tilehall.server.http.application import create_app
from tilehall.server.http.dependencies import AdminToken
from tilehall.server.live.analysis import Analysis
from tilehall.server.live.bot_pool import BotPool
from tilehall.server.live.bots import Bots
from tilehall.server.live.clocks import HallClocks
from tilehall.server.live.connection import ConnectionFactory
from tilehall.server.live.hall import Hall
from tilehall.server.live.maintenance import Maintenance
from tilehall.server.live.node import HallNode
from tilehall.server.live.offline_games import OfflineUploads
from tilehall.server.live.presence import SocketIndex
from tilehall.server.live.ratings import Rater
from tilehall.server.live.room_log import list_old_games
from tilehall.server.live.room_opener import Randomness, RoomOpener
from tilehall.server.live.table import PRESENCE_PAUSE_S, LiveTable, TableParts
from tilehall.server.matching.matchmaker import Matchmaker
from tilehall.server.moderation.moderator import Moderator
from tilehall.server.notices.notifier import Notifier
from tilehall.server.ops.metrics import Metrics
from tilehall.server.ops.rate_limits import RateLimits
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.settings import Settings
from tilehall.server.titles import Titles
from tilehall.server.tournaments.desk import TournamentDesk
from tilehall.server.tournaments.registry import TournamentRegistry
from tilehall.server.tournaments.runner import TournamentRunner
from tilehall.server.tournaments.shown import TournamentShower
from tilehall.server.tournaments.tables import TournamentTables
from tilehall.store.store import Store
from tilehall.table.summary import Code


class App:
    """All parts of a server. Only the composition root and tests hold an `App`; no part receives it.

    The caller opens and closes the store.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        *,
        people: People | None = None,
        time: SystemTime | None = None,
        metrics: Metrics | None = None,
        limits: RateLimits | None = None,
        node: HallNode | None = None,
        bot_pool: BotPool | None = None,
        presence_pause_s: float = PRESENCE_PAUSE_S,
    ) -> None:
        self.settings = settings
        self.store = store
        self.time = time or SystemTime()
        self.people = people or People(store, settings, lambda: self.time.now(), lambda: self.time.elapsed())
        self.metrics = metrics or Metrics()
        self.limits = limits or RateLimits(settings, self.metrics)
        self.node = node or HallNode(store)
        self.closing = asyncio.Event()
        self.presence_pause_s = presence_pause_s
        self.titles = Titles(settings.titles)
        self.randomness = Randomness()
        self.sockets = SocketIndex()
        self.counts: Counter[str] = Counter()  # of committed entries, by type
        self.on_start: list[Callable[[], Awaitable[None]]] = []
        self.on_stop: list[Callable[[], Awaitable[None]]] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._build_tables(bot_pool or BotPool(settings.bot_workers))
        self._build_services()
        self._connect()

    def _build_tables(self, bot_pool: BotPool) -> None:
        """Build the hall and the parts that its tables share."""
        store, time, settings = self.store, self.time, self.settings
        self.blocks = Blocks(store, lambda: time.now(), lambda: time.elapsed())
        self.bots = Bots(bot_pool, settings.bot_workers, settings.bot_pace, self.counts)
        self.rater = Rater(store, self._show_ratings)
        self.clocks = HallClocks(
            store, self.node, time, self.closing, lambda: self.hall.tables.values(), lambda code: self.hall.table(code)
        )
        parts = TableParts(
            store=store,
            people=self.people,
            blocks=self.blocks,
            node=self.node,
            time=time,
            randomness=self.randomness,
            bots=self.bots,
            clocks=self.clocks,
            rater=self.rater,
            titles=self.titles,
            counts=self.counts,
            closing=self.closing,
            presence_pause_s=self.presence_pause_s,
            on_over=lambda room: self.tournament_runner.ended(room),
        )
        self.hall = Hall(store, self.node, lambda rows, seed: LiveTable(parts, rows, seed))
        self.rooms = RoomOpener(store, time, self.randomness, settings.rooms_per_user, self.counts)
        self.offline_games = OfflineUploads(store, time)
        self.maintenance = Maintenance(self.hall, store, self.node, time, settings)

    def _build_services(self) -> None:
        """Build the services of the hall: company, matching, notices, and those for HTTP and websocket requests."""
        hall, store, people, time, titles = self.hall, self.store, self.people, self.time, self.titles
        self.company = CompanyHub(hall, store, people, self.blocks, self.sockets, time, titles)
        self.bot_accounts = BotAccounts(store, people)
        self.challenges = ChallengeRooms(hall, self.rooms, store, self.blocks, self.bot_accounts, self.company, time)
        self.classes = ClassRegistry(hall, store, people, time, self.company.changed)
        self.class_tables = ClassTables(hall, self.rooms, store, self.classes, self.clocks, time, SystemRandom())
        self._build_tournaments()
        self.matchmaker = Matchmaker(hall, self.rooms, store, self.blocks, time)
        self.notifier = Notifier(hall, store, people, self.company.whereabouts, time, titles, self.settings)
        self.moderator = Moderator(hall, store, people, self.sockets, self.limits.refused)
        self.analysis = Analysis(store, self.bots)
        self.book = PuzzleBook(store, lambda: time.now())
        self.connections = ConnectionFactory(
            hall,
            people,
            self.blocks,
            self.bot_accounts,
            self.sockets,
            self.settings,
            self.limits,
            self.counts,
            self.closing,
        )

    def _build_tournaments(self) -> None:
        """Build the tournaments of the hall."""
        store, time = self.store, self.time
        self.tournaments = TournamentRegistry(store, time, self.company.changed)
        tables = TournamentTables(self.hall, store, time, self.randomness, self.counts)
        self.tournament_runner = TournamentRunner(self.tournaments, tables, store, self.clocks, time)
        self.tournament_desk = TournamentDesk(
            self.tournaments,
            store,
            self.people,
            self.blocks,
            self.bot_accounts,
            time,
            self.settings,
            self.classes.is_member,
            self.tournament_runner.wake,
        )

    def _connect(self) -> None:
        """Connect parts to the events of other parts."""
        self.people.on_sign_out.append(self.sockets.sign_out)
        self.people.on_delete.append(self.classes.depart)
        self.people.on_delete.append(self.tournament_desk.depart)
        self.people.on_delete.append(self.maintenance.depart)
        self.moderator.on_ban.append(self.tournament_desk.withdraw_from_all)
        self.metrics.observe("tilehall_tables", "Tables in memory.", lambda: len(self.hall.tables))
        self.metrics.observe("tilehall_sockets", "Websockets open.", lambda: len(self.sockets))
        self.metrics.observe_counts("tilehall_entries_total", "What happened at the tables.", self.counts)

    async def _show_ratings(self, code: Code) -> None:
        if (table := self.hall.tables.get(code)) is not None:
            await table.show_ratings()

    def http(self, admin_token: str = "") -> Litestar:
        """Return the HTTP application.

        `admin_token` authenticates the host's commands. Without it, no command can act on this server.
        """
        given = {
            "store": self.store,
            "people": self.people,
            "blocks": self.blocks,
            "bot_accounts": self.bot_accounts,
            "hall": self.hall,
            "rooms": self.rooms,
            "offline_games": self.offline_games,
            "company": self.company,
            "friends": self.company.friends,
            "whereabouts": self.company.whereabouts,
            "challenges": self.challenges,
            "classes": self.classes,
            "class_tables": self.class_tables,
            "class_progress": ClassProgress(
                self.store, self.people, self.classes, self.class_tables, self.tournaments.find
            ),
            "matchmaker": self.matchmaker,
            "tournaments": self.tournaments,
            "tournament_desk": self.tournament_desk,
            "tournament_shower": TournamentShower(self.people, self.tournament_desk, self.titles, self.time),
            "notifier": self.notifier,
            "moderator": self.moderator,
            "analysis": self.analysis,
            "book": self.book,
            "limits": self.limits,
            "titles": self.titles,
            "time": self.time,
            "closing": self.closing,
            "admin_token": AdminToken(admin_token),
        }
        return create_app(given, self.settings, self.metrics)

    async def start(self) -> None:
        """Start the background tasks, each of which runs at once."""
        loop = asyncio.get_running_loop()
        for work in (
            self.maintenance.run(),
            list_old_games(self.store),
            self.rater.run(),
            self.clocks.watch(),
            self.clocks.tick(),
            self.sockets.remind(),
            self.notifier.run(),
            self.matchmaker.run(),
            self.class_tables.run(),
            self.tournament_runner.run(),
        ):
            self._tasks.append(loop.create_task(work))
        for callback in self.on_start:
            await callback()

    async def stop(self) -> None:
        """Finish the work in progress, and tell all clients to reconnect."""
        self.closing.set()
        for task in self._tasks:
            task.cancel()
        self.clocks.stop()
        await self.hall.stop()
        self.sockets.close()
        await self.bots.pool.close()
        for callback in self.on_stop:
            await callback()
