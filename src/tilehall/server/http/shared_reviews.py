"""Shared reviews over HTTP: a player of a game makes a link by which anyone opens its review without signing in."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.di import Provide
from litestar.params import PathParameter
from msgspec import Meta, Struct

from tilehall.core.registry import games
from tilehall.server.accounts.people import People, Who
from tilehall.server.api_types import Millis
from tilehall.server.errors import Conflict, Forbidden, NotFound
from tilehall.server.http.dependencies import Caller, GivenStore
from tilehall.server.http.reviews import Analysed, Number, OpenReview, Review, Reviewed, ReviewReader
from tilehall.server.http.rooms import Code, Match, OpenedRoom, find_game, find_room, game_of, players_of
from tilehall.server.http.routes import SIGNED_IN, create, delete, get
from tilehall.server.live.analysis import Analysis
from tilehall.server.live.hall import Hall
from tilehall.server.live.room_opener import RoomOpener
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.titles import Titles
from tilehall.store.protocol import Gone, SharedReview

TOKEN_BYTES = 16  # 128 random bits: nobody guesses one
MOST_LINKS = 100  # of one person: more than anybody looks after, and a bound on what they can have stored
NOWHERE = "This link does not work: the review is no longer shared, or the address is wrong."

Token = Annotated[
    str, PathParameter(min_length=22, max_length=22, pattern="^[A-Za-z0-9_-]{22}$", description="From the link.")
]


class ReviewLink(Struct, frozen=True, kw_only=True):
    """A link to a review that I share."""

    token: str
    path: Annotated[str, Meta(description="The address in this hall that opens the review.")]
    code: str
    match: int
    title: str
    created: Millis


def _link(shared: SharedReview, titles: Titles) -> ReviewLink:
    game = games().get(shared.game)  # one that is not installed any more goes by its name
    return ReviewLink(
        token=shared.token,
        path=f"/shared/{shared.token}",
        code=shared.room,
        match=shared.match,
        title=titles(game) if game else shared.game,
        created=shared.created,
    )


class ReviewLinksController(Controller):
    """Links to reviews: made, listed and revoked by players."""

    tags = ("rooms",)

    @create("/rooms/{code:str}/review/link", "Share a review", 401, 403, 404, 409, security=SIGNED_IN)
    async def share_review(
        self,
        code: Code,
        hall: Given[Hall],
        store: GivenStore,
        titles: Given[Titles],
        time: Given[SystemTime],
        caller: Given[Caller],
        me: Given[Who],
        match: Match = None,
    ) -> ReviewLink:
        """A link by which anyone may open the review of a game that I played, without the talk; the same one again
        where I have made it before."""
        room = await find_game(hall, store, await find_room(code, hall, caller, me), match, me)
        if room.seat_of(me.user) is None:
            raise Forbidden("Only players of the game can share its review.")
        if room.outcome is None:
            raise Conflict("A game can be reviewed after its end.")
        new = SharedReview(
            secrets.token_urlsafe(TOKEN_BYTES), room.code, room.match, me.user, room.game.name, time.now()
        )
        try:
            shared = await store.share_review(new, MOST_LINKS)
        except Gone:
            raise NotFound("There is no room with that code.") from None
        if shared is None:
            raise Conflict(f"You share {MOST_LINKS} reviews. Take one back first.")
        return _link(shared, titles)

    @get("/me/reviews", "Reviews that I share", 401, security=SIGNED_IN)
    async def list_links(self, store: GivenStore, titles: Given[Titles], me: Given[Who]) -> tuple[ReviewLink, ...]:
        """The links that I have made and not taken back, the newest first."""
        return tuple(_link(each, titles) for each in await store.shared_by(me.user))

    @delete("/me/reviews/{token:str}", "Take a shared review back", 401, 404, security=SIGNED_IN)
    async def revoke_review(self, token: Token, store: GivenStore, me: Given[Who]) -> None:
        """From now on the link opens nothing."""
        if not await store.revoke_review(token, me.user):
            raise NotFound("You do not share a review with that link.")


async def _review(
    token: Token,
    hall: Given[Hall],
    store: GivenStore,
    titles: Given[Titles],
    people: Given[People],
    analysis: Given[Analysis],
    caller: Given[Caller],
) -> OpenReview:
    """The review behind a link. Wrong links are counted before they are looked up, as wrong codes of rooms are."""
    caller.take("requests", caller.address, "You are asking very fast")
    caller.take("wrong_codes", caller.address, "Too many wrong links")
    shared = await store.shared_review(token)
    room = await hall.room(shared.room) if shared else None
    if shared is None or room is None:
        raise NotFound(NOWHERE)
    caller.give_back("wrong_codes", caller.address)
    room = await game_of(store, room, shared.match)
    # Nobody is `you` here, not even somebody who played: the page of a link is the same for all.
    reader = ReviewReader(players=await players_of(room, people))
    return OpenReview(await analysis.game(room), room, reader, titles, analysis)


async def _review_for_user(
    me: Given[Who],
    token: Token,
    hall: Given[Hall],
    store: GivenStore,
    titles: Given[Titles],
    people: Given[People],
    analysis: Given[Analysis],
    caller: Given[Caller],
) -> OpenReview:
    """The same for a user who is signed in: strangers are refused before the link is looked up."""
    return await _review(token, hall, store, titles, people, analysis, caller)


REVIEW = {"review": Provide(_review)}


class SharedReviewsController(Controller):
    """Reviews that were shared, for anyone who has the link."""

    tags = ("rooms",)
    dependencies = REVIEW

    @get("/shared/{token:str}", "Open a shared review", 404)
    async def show_shared(self, review: Given[OpenReview]) -> Review:
        """Every turn of a game that was shared, for anyone."""
        return await review.story(code="")

    @get("/shared/{token:str}/{number:int}", "One turn of a shared review", 404)
    async def show_shared_turn(self, number: Number, review: Given[OpenReview]) -> Reviewed:
        """A turn of a game that was shared, looked at closely."""
        return await review.turn(number)

    @get("/shared/{token:str}/{number:int}/analysis", "Think about a turn of a shared review", 404)
    async def analyse_shared_turn(self, number: Number, review: Given[OpenReview], caller: Given[Caller]) -> Analysed:
        """How good a turn of a game that was shared was; what is thought about it is kept."""
        return await review.analysed(number, caller, caller.address)

    @create(
        "/shared/{token:str}/{number:int}/play",
        "Play on from a turn of a shared review",
        401,
        403,
        404,
        409,
        422,
        security=SIGNED_IN,
        dependencies={"review": Provide(_review_for_user)},
    )
    async def play_from_shared_turn(
        self, number: Number, review: Given[OpenReview], rooms: Given[RoomOpener], hall: Given[Hall], me: Given[Who]
    ) -> OpenedRoom:
        """Open a casual room that begins before this turn of a game that was shared. The other seats are free."""
        return await review.play_from(number, me.user, rooms, hall)
