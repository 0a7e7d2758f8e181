"""Ratings at live tables: those of the seated players, and the task that rates finished games."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from tilehall.core.message import Text
from tilehall.ratings.bot_ratings import bot_rating
from tilehall.ratings.eligibility import edition_for, why_not_counted, why_unrated
from tilehall.ratings.model import PlayerRating
from tilehall.server.ops.background_tasks import repeated
from tilehall.server.words import say
from tilehall.store.queries.ratings import RatedPerson
from tilehall.store.store import Store
from tilehall.table import commands
from tilehall.table.dice import Dice
from tilehall.table.room import Chair, Change, Room
from tilehall.table.seat_names import known_name
from tilehall.table.summary import RULES_AGAINST_FARMING, Code, UserId

UNRATED = say("unrated")


class TableRatings:
    """The accounts on a table's seats, looked up when the players change and after a game is rated."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._of: set[UserId] | None = None  # the users whose accounts were looked up
        self._accounts: Mapping[UserId, RatedPerson] = {}
        self._owner_names: Mapping[UserId, str] = {}
        self._after: Mapping[UserId, PlayerRating] = {}  # the ratings after the game that was rated last
        self._match = 0

    async def learn(self, room: Room, again: bool = False) -> None:
        """Look up accounts and ratings if the seated users have changed. Raises `Unavailable` if the store is down."""
        store = self._store
        over = room.rated and room.phase in ("over", "closed")
        people = room.people
        if not again and {*people} == self._of and (not over or self._match == room.match):
            return
        self._accounts = await store.rated_people(room.game.name, people) if people else {}
        self._owner_names = await store.names(sorted({*self._owners.values()})) if self._owners else {}
        self._after = {each.user: each for each in await store.ratings_of_game(room.code, room.match)} if over else {}
        self._of, self._match = {*people}, room.match if self._after else 0

    @property
    def _owners(self) -> dict[UserId, UserId]:
        return {user: each.owner for user, each in self._accounts.items() if each.owner is not None}

    def owner_of(self, user: UserId, language: str) -> str:
        """Return the name of the owner of a bot account, or nothing for other users."""
        owner = self._owners.get(user)
        return "" if owner is None else known_name(self._owner_names.get(owner, ""), language)

    async def begin(self, room: Room, dice: Dice) -> Change:
        """Return the change that begins the game, rated or not."""
        await self.learn(room, again=True)  # a guest may have an account by now
        edition = edition_for(room, self._accounts, self._owners)
        return commands.begin(room, dice, edition, RULES_AGAINST_FARMING if edition else 1)

    def why_unrated(self, room: Room, names: Mapping[UserId, str]) -> Text:
        """Return why the game here, or the next one, is not rated. Blank if it is."""
        if room.rated:
            return why_not_counted(ended) if (ended := room.finished()) else ""
        why = why_unrated(room, self._accounts, names, self._owners)
        return why if room.phase == "gathering" or why else UNRATED

    def shown(self, room: Room, chair: Chair) -> tuple[int | None, bool, int | None]:
        """Return the rating of a seated player, whether it is provisional, and its change by the game.

        All are empty if the profile is private.
        """
        if chair.bot:
            fixed = bot_rating(room.game.name, chair.bot, room.rated or None)
            return (round(fixed.mean) if fixed else None), False, None
        person = self._accounts.get(chair.user)
        if person is None or person.private:
            return None, False, None
        if room.rated and room.match == self._match and (after := self._after.get(chair.user)):
            return after.points, not after.settled, after.change
        newest = person.rating
        return (newest.points, not newest.settled, None) if newest else (None, True, None)


LOOK_EVERY_S = 5.0  # between checks for games that another server left pending

logger = logging.getLogger("tilehall.hall")


class Rater:
    """The task that rates all pending games in the store."""

    def __init__(self, store: Store, on_rated: Callable[[Code], Awaitable[None]]) -> None:
        self._store = store
        self._on_rated = on_rated  # called with each room in which a game was rated
        self._ended: set[Code] = set()
        self._woken = asyncio.Event()

    def wake(self, room: Room) -> None:
        """Rate a finished game that is in the log, if it is rated."""
        if room.rated:
            self._ended.add(room.code)
            self._woken.set()

    async def run(self) -> None:
        """Rate pending games until the task is cancelled."""
        await repeated(self.rate_pending, LOOK_EVERY_S, logger, "games cannot be rated", self._woken)

    async def rate_pending(self) -> None:
        """Rate every pending game, and report the rooms in which one ended."""
        while ratings := await self._store.rate_games():
            self._ended |= {each.room for each in ratings}
        ended, self._ended = self._ended, set()
        for code in ended:
            await self._on_rated(code)
