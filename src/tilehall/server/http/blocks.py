"""Blocks over HTTP: people with whom I want nothing to do, anywhere in this hall."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from tilehall.server.accounts.blocks import Blocks
from tilehall.server.accounts.people import People, Who
from tilehall.server.api_types import Millis
from tilehall.server.company.hub import CompanyHub
from tilehall.server.http.dependencies import Body, Caller, GivenStore
from tilehall.server.http.routes import SIGNED_IN, command, delete, get
from tilehall.store.store import Store

ASKS_MUCH = "Too many friend requests, challenges and blocks"
PersonId = Annotated[str, Meta(min_length=1, max_length=64, description="The id of a person.")]
PersonInPath = Annotated[str, PathParameter(max_length=64, description="The id of a person.")]


class Whom(Body, frozen=True):
    """A person."""

    user: PersonId


class BlockedPerson(Struct, frozen=True):
    """Somebody whom I block."""

    user: str
    name: str
    at: Millis


async def blocked_by_me(store: Store, people: People, me: Who) -> tuple[BlockedPerson, ...]:
    """Those whom somebody blocks, the last first; whoever is gone is left out."""
    found = await store.blocks(me.user)
    names = await people.names([each.blocked for each in found])
    return tuple(BlockedPerson(each.blocked, names[each.blocked], each.at) for each in found if names[each.blocked])


class BlocksController(Controller):
    """Whom I block."""

    tags = ("people",)
    security = SIGNED_IN

    @get("/blocks", "Whom I block", 401)
    async def list_blocks(self, store: GivenStore, people: Given[People], me: Given[Who]) -> tuple[BlockedPerson, ...]:
        """Those whom I block, the last first. They are not told."""
        return await blocked_by_me(store, people, me)

    @command("/blocks", "Block somebody", 401, 404, 409, 422)
    async def block(
        self, data: JSONBody[Whom], company: Given[CompanyHub], caller: Given[Caller], me: Given[Who]
    ) -> None:
        """Have nothing to do with somebody any more: no requests, no challenges, no seat at a table of the other one,
        and nothing of what they say. A friendship ends, and they lose their seat in a room that I gather players in as
        the host; a game under way goes on."""
        caller.take("company", me.user, ASKS_MUCH)
        await company.block(me.user, data.user)

    @delete("/blocks/{user:str}", "Block somebody no more", 401)
    async def unblock(self, user: PersonInPath, blocks: Given[Blocks], me: Given[Who]) -> None:
        """Take a block back. What it ended stays ended."""
        await blocks.unblock(me.user, user)
