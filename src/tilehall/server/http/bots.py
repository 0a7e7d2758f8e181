"""Bot accounts over HTTP: creating them, their rules and their tokens, and the list of those that can be challenged."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from tilehall.messages.api_types import Body, Millis
from tilehall.server.accounts.bot_accounts import MAX_LABEL_CHARS, BotAccounts, BotRules, rules_of, token_id
from tilehall.server.accounts.people import People, Who
from tilehall.server.company.whereabouts import Whereabouts
from tilehall.server.http.company import ASKS_MUCH, PersonInPath
from tilehall.server.http.dependencies import Caller
from tilehall.server.http.routes import SIGNED_IN, create, delete, get, patch
from tilehall.server.http.sign_in import Name
from tilehall.store.protocol import Session, User
from tilehall.store.store import Store
from tilehall.table.seat_names import known_name
from tilehall.table.summary import UserId

MAX_LISTED = 100  # bot accounts, the last seen first

TokenInPath = Annotated[str, PathParameter(max_length=64, description="The id of a token.")]


class NewBot(Body, frozen=True):
    """A new bot account."""

    name: Name
    rules: BotRules


class NewToken(Body, frozen=True):
    """A new token of a bot account."""

    label: Annotated[
        str, Meta(min_length=1, max_length=MAX_LABEL_CHARS, description="What the owner calls it, such as a machine.")
    ]


class TokenListing(Struct, frozen=True):
    """A token of a bot account, without the token itself."""

    id: Annotated[str, Meta(description="For revoking it.")]
    label: str
    created: Millis
    seen: Annotated[int, Meta(description="When it was last used, to the hour, in milliseconds since 1970.")]


class TokenShown(TokenListing, frozen=True, kw_only=True):
    """A new token, shown once."""

    token: Annotated[str, Meta(description="Shown only once. The hall keeps a hash of it.")]


class OwnBot(Struct, frozen=True):
    """A bot account, as its owner sees it."""

    id: str
    name: Annotated[str, Meta(description="It ends with ` (bot)`.")]
    rules: BotRules
    created: Millis
    here: Annotated[bool, Meta(description="Whether its program is connected.")]
    tokens: tuple[TokenListing, ...]


class BotListing(Struct, frozen=True):
    """A bot account that accepts challenges of the user."""

    user: Annotated[str, Meta(description="Its id.")]
    name: str
    owner: Annotated[str, Meta(description="The name of its owner.")]
    rules: BotRules
    mine: Annotated[bool, Meta(description="Whether the user is its owner.")]


def _token(session: Session) -> TokenListing:
    return TokenListing(token_id(session), session.device, session.created, session.seen)


class BotsController(Controller):
    """Routes for bot accounts, which programs play."""

    tags = ("bots",)
    security = SIGNED_IN

    @get("/me/bots", "List the user's bot accounts", 401)
    async def list_own_bots(
        self, bot_accounts: Given[BotAccounts], whereabouts: Given[Whereabouts], me: Given[Who]
    ) -> tuple[OwnBot, ...]:
        """List the user's bot accounts with their rules and tokens, the oldest first."""
        return await own_bots(bot_accounts, whereabouts, me.user)

    @create("/me/bots", "Create a bot account", 401, 409, 422)
    async def create_bot(
        self,
        data: JSONBody[NewBot],
        bot_accounts: Given[BotAccounts],
        whereabouts: Given[Whereabouts],
        caller: Given[Caller],
        me: Given[Who],
    ) -> OwnBot:
        """Create a bot account, for a program that plays in this hall. The hall adds ` (bot)` to its name."""
        caller.take("company", me.user, ASKS_MUCH)
        return await _own(bot_accounts, whereabouts, await bot_accounts.create(me, data.name, data.rules))

    @patch("/me/bots/{bot:str}", "Change the rules of a bot account", 401, 404, 422)
    async def set_bot_rules(
        self,
        bot: PersonInPath,
        data: JSONBody[BotRules],
        bot_accounts: Given[BotAccounts],
        whereabouts: Given[Whereabouts],
        me: Given[Who],
    ) -> OwnBot:
        """Decide in which games a bot account plays. Games that have begun go on."""
        return await _own(bot_accounts, whereabouts, await bot_accounts.set_rules(me, bot, data))

    @delete("/me/bots/{bot:str}", "Delete a bot account", 401, 404)
    async def delete_bot(self, bot: PersonInPath, bot_accounts: Given[BotAccounts], me: Given[Who]) -> None:
        """Delete a bot account and its tokens. It resigns running games, and records keep a blank name."""
        await bot_accounts.delete(me, bot)

    @create("/me/bots/{bot:str}/tokens", "Create a token of a bot account", 401, 404, 409, 422)
    async def create_bot_token(
        self,
        bot: PersonInPath,
        data: JSONBody[NewToken],
        bot_accounts: Given[BotAccounts],
        caller: Given[Caller],
        me: Given[Who],
    ) -> TokenShown:
        """Create a token with which a program plays. It is shown only once, and works until it is revoked."""
        caller.take("company", me.user, ASKS_MUCH)
        token, session = await bot_accounts.new_token(me, bot, data.label)
        listed = _token(session)
        return TokenShown(listed.id, listed.label, listed.created, listed.seen, token=token)

    @delete("/me/bots/{bot:str}/tokens/{token:str}", "Revoke a token of a bot account", 401, 404)
    async def revoke_bot_token(
        self, bot: PersonInPath, token: TokenInPath, bot_accounts: Given[BotAccounts], me: Given[Who]
    ) -> None:
        """Revoke a token. Connections that were opened with it are closed."""
        await bot_accounts.revoke(me, bot, token)

    @get("/bots", "List bot accounts", 401)
    async def list_bots(
        self,
        store: Given[Store],
        bot_accounts: Given[BotAccounts],
        whereabouts: Given[Whereabouts],
        people: Given[People],
        me: Given[Who],
        reader_language: Given[str],
    ) -> tuple[BotListing, ...]:
        """List the bot accounts that are connected and accept challenges of the user."""
        found = [
            each
            for each in await store.bots(MAX_LISTED)
            if whereabouts.place_of(each.id) is not None and await bot_accounts.accepts(each, me.user)
        ]
        names = await people.names([each.owner for each in found if each.owner])
        return tuple(
            BotListing(
                user=each.id,
                name=each.name,
                owner=known_name(names.get(each.owner or "", ""), reader_language),
                rules=rules_of(each),
                mine=each.owner == me.user,
            )
            for each in found
        )


async def own_bots(bot_accounts: BotAccounts, whereabouts: Whereabouts, owner: UserId) -> tuple[OwnBot, ...]:
    """Return the bot accounts of a user, without their tokens."""
    return tuple([await _own(bot_accounts, whereabouts, each) for each in await bot_accounts.all_of(owner)])


async def _own(bot_accounts: BotAccounts, whereabouts: Whereabouts, bot: User) -> OwnBot:
    return OwnBot(
        id=bot.id,
        name=bot.name,
        rules=rules_of(bot),
        created=bot.created,
        here=whereabouts.place_of(bot.id) is not None,
        tokens=tuple(_token(each) for each in await bot_accounts.tokens(bot.id)),
    )
