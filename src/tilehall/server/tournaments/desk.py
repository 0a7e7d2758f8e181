"""What players and organisers ask of tournaments: who may do it, and within which limits."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from tilehall.core import options as choices
from tilehall.core.game import Illegal
from tilehall.core.registry import find
from tilehall.messages.errors import Forbidden, NotFound
from tilehall.ratings.scale import NEWCOMER
from tilehall.server.accounts.blocks import Blocks
from tilehall.server.accounts.bot_accounts import BotAccounts
from tilehall.server.accounts.names import read_title
from tilehall.server.accounts.people import People, Who
from tilehall.server.live.hall import code_of
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.settings import Settings
from tilehall.server.tournaments.registry import NO_TOURNAMENT, TournamentRegistry, new_draw_seed
from tilehall.server.words import say
from tilehall.store.protocol import Act, ActKind, User
from tilehall.store.store import Store
from tilehall.table.summary import Code, UserId, class_of, is_bot_account
from tilehall.tournaments import commands
from tilehall.tournaments.commands import Applicant
from tilehall.tournaments.entries import AnyTournamentEntry, level_of
from tilehall.tournaments.settings import TournamentSettings, room_settings, table_sizes
from tilehall.tournaments.tournament import Tournament, fold

MAX_HOUSE_BOTS = 16  # of one tournament: each of them keeps the hall's workers busy until its end
NEEDS_ACCOUNT = say("tournament-needs-account")
ADMINS_CREATE = say("tournaments-of-admins")
ORGANISER_ONLY = say("organiser-only")
Decision = Callable[[Tournament, int], AnyTournamentEntry]  # makes an entry of a tournament and the time


class TournamentDesk:
    """Takes what users ask of tournaments."""

    def __init__(
        self,
        registry: TournamentRegistry,
        store: Store,
        people: People,
        blocks: Blocks,
        bot_accounts: BotAccounts,
        time: SystemTime,
        settings: Settings,
        is_member: Callable[[Code, UserId], Awaitable[bool]],
        changed: Callable[[], None],
    ) -> None:
        """Create a desk.

        `is_member` returns whether a user is a pupil or the teacher of a class. `changed` is called after every change.
        """
        self._registry = registry
        self._store = store
        self._people = people
        self._blocks = blocks
        self._bot_accounts = bot_accounts
        self._time = time
        self._settings = settings
        self._is_member = is_member
        self._changed = changed

    async def require(self, code: str, user: UserId) -> Tournament:
        """Return a tournament for a user; blank: nobody is signed in. Raises `NotFound` if they may not know of it.

        A tournament of a class is for its pupils and its teacher, and pupils are in no other tournament.
        """
        found = await self._registry.require(code)
        its = found.settings.class_code
        if class_of(user) != its and not (its and await self._is_member(its, user)):
            raise NotFound(NO_TOURNAMENT)
        return found

    # For organisers.

    async def create(self, who: Who, settings: TournamentSettings[Raw]) -> Code:
        """Create a tournament, and return its code. Raises `Illegal`, `Malformed` or `Refused` with the reason."""
        user = await self._people.user(who)
        if user.login is None:
            raise Forbidden(NEEDS_ACCOUNT)
        most = self._settings.tournaments_per_user
        if not self._people.is_admin(user):
            if not most:
                raise Forbidden(ADMINS_CREATE)
            if len(await self._store.unfinished_tournaments_of(who.user)) >= most:
                raise Illegal(say("too-many-tournaments", most=most))
        game = find(settings.game)
        if settings.class_code and not await self._is_member(settings.class_code, who.user):
            raise NotFound(say("no-class"))
        chosen = self._decoded(user, settings)
        created = commands.create(who.user, chosen, game, new_draw_seed(), self._time.now())
        code = await self._registry.create(created)
        self._changed()
        return code

    async def start_for(self, who: Who, settings: TournamentSettings[Raw], players: Sequence[UserId]) -> Code:
        """Create a tournament of a class, enter these pupils, and start it. Returns its code.

        If the pupils are too few or too many, nothing is created. Raises what `create` raises.
        """
        chosen, game = self._decoded(await self._people.user(who), settings), find(settings.game)
        now = self._time.now()
        dry = fold(None, commands.create(who.user, chosen, game, "", now))
        for player in players:
            dry = fold(dry, commands.enter(dry, Applicant(player, classes=(settings.class_code,)), now))
        commands.start(dry, who.user, now)
        code = await self.create(who, settings)
        for player in players:
            await self.enter(player, code)
        await self.start(who, code)
        return code

    async def change_settings(self, who: Who, code: str, settings: TournamentSettings[Raw]) -> Tournament:
        """Change the settings of a tournament before its start."""
        user = await self._people.user(who)
        chosen, game = self._decoded(user, settings), find(settings.game)
        return await self._manage(who, code, lambda now, at: commands.change_settings(now, chosen, game, at))

    async def start(self, who: Who, code: str) -> Tournament:
        """Start a tournament now."""
        return await self._manage(who, code, lambda now, at: commands.start(now, who.user, at))

    async def pause(self, who: Who, code: str) -> Tournament:
        """Pair no more tables for a while. Games in progress go on."""
        return await self._manage(who, code, lambda now, at: commands.pause(now, who.user, at))

    async def resume(self, who: Who, code: str) -> Tournament:
        """Go on after a pause."""
        return await self._manage(who, code, lambda now, at: commands.resume(now, who.user, at))

    async def cancel(self, who: Who, code: str, why: str) -> Tournament:
        """Cancel a tournament."""
        return await self._manage(
            who, code, lambda now, at: commands.cancel(now, who.user, why, at), "cancel_tournament", why
        )

    async def correct(self, who: Who, code: str, table: int, places: tuple[int, ...], why: str) -> Tournament:
        """Set the result of a table. The log keeps who did it, and why."""
        return await self._manage(
            who, code, lambda now, at: commands.correct(now, who.user, table, places, why, at), "correct_result", why
        )

    async def remove(self, who: Who, code: str, player: str, why: str) -> Tournament:
        """Remove a player, who may not come back."""
        return await self._manage(
            who, code, lambda now, at: commands.remove(now, who.user, player, why, at), "remove_player", why
        )

    async def add_bots(self, who: Who, code: str, level: str, count: int) -> Tournament:
        """Enter bots of the hall, all or none of them. Of other users than admins, a tournament has MAX_HOUSE_BOTS."""
        tournament = await self.require(code, who.user)
        is_admin = self._people.is_admin(await self._people.user(who))
        for left in range(count, 0, -1):

            def enter(now: Tournament, at: int, left: int = left) -> AnyTournamentEntry:
                if not is_admin and sum(map(bool, map(level_of, now.active))) + left > MAX_HOUSE_BOTS:
                    raise Illegal(say("too-many-tournament-bots", most=MAX_HOUSE_BOTS))
                return commands.enter_house_bot(now, level, find(now.settings.game), at)

            tournament = await self._manage(who, code, enter)
        return tournament

    async def may_manage(self, tournament: Tournament, user: UserId) -> bool:
        """Return whether a user is the organiser, or an admin."""
        if tournament.organiser == user:
            return True
        found = await self._store.user(user)
        return found is not None and self._people.is_admin(found)

    async def _manage(
        self, who: Who, code: str, decide: Decision, kind: ActKind | None = None, why: str = ""
    ) -> Tournament:
        """Change a tournament for its organiser or an admin. Acts of admins with a kind are in the audit log."""
        tournament = await self.require(code, who.user)
        if not await self.may_manage(tournament, who.user):
            raise Forbidden(ORGANISER_ONLY)
        act = None
        if kind is not None and who.user != tournament.organiser:
            act = Act(self._time.now(), who.user, kind, code_of(code), why.strip())
        return await self._change(code, decide, act)

    def _decoded(self, user: User, settings: TournamentSettings[Raw]) -> TournamentSettings[dict[str, Any]]:
        """Return settings as the log has them. Raises `Malformed` or `Illegal` with what does not fit."""
        game = find(settings.game)
        options = choices.decode(game, bytes(settings.options), settings.seats)
        for seats in table_sizes(settings, game):
            game.check(options, seats)  # some tables may have fewer players
        most = self._settings.tournament_players
        if settings.max_players > most and not self._people.is_admin(user):
            raise Illegal(say("tournament-too-large", most=most))
        return TournamentSettings(
            **{
                **{name: getattr(settings, name) for name in TournamentSettings.__struct_fields__},
                "options": msgspec.to_builtins(options),
                "title": read_title(settings.title),
            }
        )

    # For players.

    async def enter(self, user: UserId, code: str) -> Tournament:
        """Enter a tournament, or come back to it. Raises `Illegal` with the reason if the user may not."""
        tournament = await self.require(code, user)
        applicant = await self.applicant(user, tournament)
        if is_bot_account(user):
            settings = room_settings(tournament.settings, tournament.settings.seats)
            await self._bot_accounts.require_welcome(user, tournament.organiser, tournament.settings.game, settings)
        return await self._change(code, lambda now, at: commands.enter(now, applicant, at))

    async def applicant(self, user: UserId, tournament: Tournament) -> Applicant:
        """Return what decides whether a user may enter."""
        its = tournament.settings.class_code
        known = (await self._store.rated_people(tournament.settings.game, [user])).get(user)
        rating = known.rating if known else None
        return Applicant(
            player=user,
            rating=float(rating.points if rating else NEWCOMER.points),
            rating_settled=rating is not None and rating.settled,
            classes=(its,) if its and await self._is_member(its, user) else (),
            apart=tournament.organiser in await self._blocks.apart_from(user),
        )

    async def withdraw(self, user: UserId, code: str) -> Tournament:
        """Leave a tournament. A game in progress goes on."""
        await self.require(code, user)
        return await self._change(code, lambda now, at: commands.withdraw(now, user, at))

    async def depart(self, user: UserId) -> None:
        """Settle the tournaments of a user before the account is deleted.

        The user leaves tournaments, and what they organise is cancelled if it has not started.
        """
        for code in await self._store.unfinished_tournaments_of(user):
            tournament = await self._registry.find(code)
            if tournament is not None and tournament.phase == "open":
                await self._change(code, lambda now, at: commands.cancel(now, user, "", at))
        await self.withdraw_from_all(user)

    async def withdraw_from_all(self, user: UserId) -> None:
        """Let a user leave all tournaments, because they are banned or deleted. Games in progress go on."""
        for each in await self._store.tournament_calls(user):
            tournament = await self._registry.find(each.tournament)
            if tournament is not None and tournament.entrants[user].status in ("in", "away"):
                await self._change(each.tournament, lambda now, at: commands.withdraw(now, user, at))

    async def _change(self, code: str, decide: Decision, act: Act | None = None) -> Tournament:
        after = await self._registry.change(code, decide, act)
        self._changed()
        return after
