"""Bot accounts: users whose seats programs play, their tokens, and the games in which their owners let them play.

A token is a session of the bot account that never expires. The store has only its hash. With a token a program can do
nothing but play: `BOT_ASKS` lists its messages, and `server/http/routes.py` marks its routes.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Any, Literal
from weakref import WeakValueDictionary

import msgspec
from msgspec import Meta, field
from msgspec.structs import replace

from tilehall.core.game import Illegal, title_of
from tilehall.core.message import Message
from tilehall.core.registry import find, games
from tilehall.messages import wire
from tilehall.messages.api_types import Body
from tilehall.messages.errors import Conflict, Invalid, NotFound, NotSignedIn
from tilehall.server.accounts.names import MAX_NAME_CHARS, fold, imitates_a_bot, looks
from tilehall.server.accounts.passwords import digest, new_token
from tilehall.server.accounts.people import GONE, NEVER_MS, RESERVED, TAKEN, People, Who
from tilehall.server.words import say
from tilehall.store.protocol import Gone, Session, Taken, User
from tilehall.store.store import Store
from tilehall.table.room import Room
from tilehall.table.room_settings import RoomSettings
from tilehall.table.seat_names import IS_BOT
from tilehall.table.speeds import Speed, speed_of
from tilehall.table.summary import BOT_ACCOUNT, Code, UserId, is_bot_account

MAX_BOTS = 5  # per account
MAX_TOKENS = 5  # per bot account
MAX_AT_ONCE = 8  # games of one bot account: each needs a websocket, and a user has at most `sockets_per_user`
MAX_LABEL_CHARS = 40
TOKEN_ID_CHARS = 16  # of the hash: enough to tell five tokens apart, and of no use to sign in

# The messages that a program may send. A bot account does not talk, host, watch, or ask for hints.
BOT_ASKS = (
    *(wire.Ping, wire.Enter, wire.Leave, wire.Sit, wire.Stand, wire.Ready, wire.Unready),
    *(wire.Try, wire.Submit, wire.GiveUp, wire.Look, wire.Rematch),
)
ONLY_PLAYS = say("bot-only-plays")
NO_BOT = say("bot-unknown")
NO_TOKEN = say("bot-token-unknown")
NO_ACCOUNT = say("bot-needs-account")
TOO_MANY_BOTS = say("too-many-bots", most=MAX_BOTS)
TOO_MANY_TOKENS = say("too-many-tokens", most=MAX_TOKENS)
WRONG_TOKEN = say("bot-token-wrong")


class BotRules(Body, frozen=True):
    """The games in which a bot account plays. Its owner sets them, and the hall enforces them."""

    games: Annotated[list[str], Meta(max_length=64, description="The names of the games; none: every game.")] = field(
        default_factory=list
    )
    clocks: Annotated[list[Speed], Meta(max_length=4, description="The speeds of the clocks; none: every clock.")] = (
        field(default_factory=list)
    )
    rated: Annotated[bool, Meta(description="Whether it sits down at rated tables.")] = False
    at_once: Annotated[int, Meta(ge=1, le=MAX_AT_ONCE, description="The maximum number of games at once.")] = 1
    who: Annotated[
        Literal["everyone", "friends", "owner"],
        Meta(description="Whose challenges and tables it accepts; `friends` are those of its owner, and its owner."),
    ] = "owner"

    def why_not(self, bot: str, game: str, settings: RoomSettings[Any]) -> Message | None:
        """Return why a table with these settings does not fit the bot account of this name, or None if it does.

        >>> chosen = RoomSettings(options=b"{}", seats=2, listed=True, watch=False)
        >>> str(BotRules(clocks=["quick"]).why_not("Deep (bot)", "4ascend", chosen))
        'Deep (bot) does not play with this clock.'
        """
        if self.games and game not in self.games:
            return say("bot-plays-other-games", bot=bot, game=title_of(find(game)))
        if self.clocks and speed_of(settings.clock) not in self.clocks:
            return say("bot-plays-other-clocks", bot=bot)
        if settings.rated and not self.rated:
            return say("bot-plays-unrated", bot=bot)
        return None


_read_rules = msgspec.json.Decoder(BotRules).decode


def rules_of(bot: User) -> BotRules:
    """Return the rules of a bot account."""
    return _read_rules(bot.bot_rules or "{}")


def bearer(headers: Any) -> str | None:
    """Return the token of a bot account in the header `Authorization`, or None if there is no such header."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def token_id(session: Session) -> str:
    """Return the name of a token in lists, which says nothing about the token."""
    return session.token.hex()[:TOKEN_ID_CHARS]


class BotAccounts:
    """The bot accounts of the hall."""

    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people
        self._seating: WeakValueDictionary[UserId, asyncio.Lock] = WeakValueDictionary()

    # For owners.

    async def create(self, owner: Who, name: str, rules: BotRules) -> User:
        """Create a bot account. The hall adds ` (bot)` to its name, which no name of a person ends with."""
        if (await self._people.user(owner)).login is None:
            raise Conflict(NO_ACCOUNT)
        # Nobody may take a bot for that of another account, so its name must be free, or its owner's.
        full = f"{await self._people.free_name(name, owner.user)}{IS_BOT}"
        if len(full) > MAX_NAME_CHARS:
            raise Invalid(say("bot-name-length", most=MAX_NAME_CHARS - len(IS_BOT)))
        if imitates_a_bot(full):
            raise Invalid(RESERVED)
        now = self._people.clock()
        bot = User(
            id=f"{BOT_ACCOUNT}{secrets.token_urlsafe(12)}",
            name=full,
            login=fold(full),
            password=None,
            recovery=None,
            created=now,
            seen=now,
            skeleton=looks(full),
            owner=owner.user,
            bot_rules=_write(rules),
        )
        try:
            added = await self._store.add_bot(bot, MAX_BOTS)
        except Taken:
            raise Conflict(TAKEN) from None
        except Gone:
            raise NotSignedIn(GONE) from None
        if not added:
            raise Conflict(TOO_MANY_BOTS)
        return bot

    async def all_of(self, owner: UserId) -> Sequence[User]:
        """Return the bot accounts of a user."""
        return await self._store.bots_of(owner)

    async def set_rules(self, owner: Who, bot: UserId, rules: BotRules) -> User:
        """Change the rules of a bot account. Games that have begun go on."""
        await self._own(owner, bot)
        written = _write(rules)
        return await self._people.change_user(bot, lambda now: replace(now, bot_rules=written))

    async def delete(self, owner: Who, bot: UserId) -> None:
        """Delete a bot account and its tokens. It resigns running games, and records keep a blank name."""
        await self._own(owner, bot)
        await self._people.remove(bot)

    async def tokens(self, bot: UserId) -> Sequence[Session]:
        """Return the tokens of a bot account, the last used first."""
        return await self._store.sessions(bot)

    async def new_token(self, owner: Who, bot: UserId, label: str) -> tuple[str, Session]:
        """Return a new token of a bot account, which is shown once, and what the store keeps of it."""
        await self._own(owner, bot)
        told = " ".join("".join(letter if letter.isprintable() else " " for letter in label).split())
        if not told:
            raise Invalid(say("bot-label-empty"))
        # Not exact if two tokens are made at the same time, which does no harm.
        if len(await self._store.sessions(bot)) >= MAX_TOKENS:
            raise Conflict(TOO_MANY_TOKENS)
        token, now = new_token(), self._people.clock()
        session = Session(digest(token), bot, now, now, NEVER_MS, told)
        try:
            await self._store.add_session(session)
        except Gone:
            raise NotFound(NO_BOT) from None
        return token, session

    async def revoke(self, owner: Who, bot: UserId, token: str) -> None:
        """Revoke a token. Connections that were opened with it are closed."""
        await self._own(owner, bot)
        for session in await self._store.sessions(bot):
            if token_id(session) == token:
                await self._people.end(bot, session.token)
                return
        raise NotFound(NO_TOKEN)

    async def _own(self, owner: Who, bot: UserId) -> User:
        found = await self._store.user(bot)
        if found is None or found.owner != owner.user:
            raise NotFound(NO_BOT)
        return found

    # For tables and challenges.

    @asynccontextmanager
    async def seating(self, user: UserId, room: Room) -> AsyncIterator[None]:
        """Let a user sit down in a room, or be ready there.

        A bot account sits down at one table after another on this node, so that it never has more games than its owner
        allows. Raises `Illegal` with the reason if its rules exclude the room. Tournaments have checked it already.
        """
        if not is_bot_account(user) or room.tournament:
            yield
            return
        async with self._seating.setdefault(user, asyncio.Lock()):
            # The host may have changed the settings since the bot account sat down.
            await self.require_welcome(user, room.host, room.game.name, room.settings, room.code)
            yield

    async def require_welcome(
        self, bot: UserId, host: UserId, game: str, settings: RoomSettings[Any], code: Code = ""
    ) -> None:
        """Raise `Illegal` with the reason if the rules of a bot account exclude a table, or its host.

        `code` is that of the table, if it is open.
        """
        found = await self._store.user(bot)
        if found is None or found.owner is None:
            raise Illegal(say("bot-deleted"))
        rules = rules_of(found)
        if why := rules.why_not(found.name, game, settings):
            raise Illegal(why)
        if not await self.accepts(found, host):
            friends, owner = say("bot-plays-friends", bot=found.name), say("bot-plays-owner", bot=found.name)
            raise Illegal(friends if rules.who == "friends" else owner)
        seated = await self._store.rooms_of(bot)
        others = [each for each in seated if each.room != code and each.summary.phase in ("gathering", "playing")]
        # A block is not revealed.
        apart = (await self._store.blocked_people(found.owner)).apart | (await self._store.blocked_people(bot)).apart
        if len(others) >= rules.at_once or host in apart:
            raise Illegal(say("bot-busy", bot=found.name))

    async def accepts(self, bot: User, user: UserId) -> bool:
        """Return whether a bot account accepts challenges and tables of a user."""
        match rules_of(bot).who:
            case "everyone":
                return True
            case "friends":
                return user == bot.owner or user in {each.user for each in await self._store.friends(bot.owner or "")}
            case "owner":
                return user == bot.owner


def _write(rules: BotRules) -> str:
    """Return rules as the store keeps them. Raises `Invalid` if they name an unknown game."""
    unknown = [name for name in rules.games if name not in games()]
    if unknown:
        raise Invalid(say("bot-game-unknown", game=unknown[0]))
    return msgspec.json.encode(rules).decode()
