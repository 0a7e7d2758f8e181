"""Reviews over HTTP: the turns of a finished game, how good each was, and links that share a review."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.di import Provide
from litestar.params import PathParameter
from msgspec import Meta, Struct

from tilehall.core.registry import games
from tilehall.messages import wire
from tilehall.messages.api_types import Millis
from tilehall.messages.errors import Conflict, Forbidden, NotFound
from tilehall.messages.reviews import NOT_OVER, Analysed, OpenReview, Review, Reviewed, ReviewReader
from tilehall.messages.rooms import OpenedRoom
from tilehall.server.accounts.people import People, Who
from tilehall.server.http.dependencies import ASKING_FAST, Caller
from tilehall.server.http.rooms import ROOM, GivenRoom, game_of, players_of
from tilehall.server.http.routes import SIGNED_IN, create, delete, get
from tilehall.server.live.analysis import Analysis
from tilehall.server.live.hall import Hall
from tilehall.server.live.room_opener import RoomOpener
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.titles import Titles
from tilehall.server.words import say
from tilehall.store.protocol import Gone, SharedReview
from tilehall.store.store import Store
from tilehall.table.commands import NO_ROOM
from tilehall.table.summary import UserId

TOKEN_BYTES = 16  # 128 random bits, which nobody can guess
MAX_LINKS = 100  # per user: more than anybody keeps track of, and a bound on storage
NOWHERE = say("review-link-broken")

Number = Annotated[int, PathParameter(ge=1, le=1_000_000, description="The first turn of the game is 1.")]
Token = Annotated[
    str,
    PathParameter(min_length=22, max_length=22, pattern="^[A-Za-z0-9_-]{22}$", description="The token of the link."),
]


async def play_from(review: OpenReview, number: int, user: UserId, rooms: RoomOpener, hall: Hall) -> OpenedRoom:
    """Open a room in which a user plays this turn and continues from there."""
    turn = review.whole_turn(number)
    code = await rooms.open_from(user, review.room, turn.parts[0].at)
    table = await hall.table(code)
    assert table is not None
    await table.ask(user, wire.Sit(id=0, seat=turn.seat))
    return OpenedRoom(code)


async def _analysed(review: OpenReview, number: int, caller: Caller, key: str) -> Analysed:
    """Analyse a turn, unless that was done before. Counts against the limit `hints` of the key."""
    return await review.analysed(number, lambda: caller.take("hints", key, say("limit-analysis")))


async def _review(
    played: GivenRoom,
    store: Given[Store],
    titles: Given[Titles],
    people: Given[People],
    analysis: Given[Analysis],
    me: Given[Who],
    reader_language: Given[str],
) -> OpenReview:
    """Return the review of a room's game, for a user who may see it."""
    if played.outcome is None:
        raise Conflict(NOT_OVER)
    players = await players_of(played, store, people, reader_language, me.user)
    reader = ReviewReader(players=players, me=played.seat_of(me.user), language=reader_language)
    return OpenReview(await analysis.game(played), played, reader, titles(played.game, reader_language), analysis)


REVIEW = {**ROOM, "review": Provide(_review)}


class ReviewsController(Controller):
    """Routes for reviews of finished games."""

    tags = ("rooms",)
    security = SIGNED_IN
    dependencies = REVIEW

    @get("/rooms/{code:str}/review", "Review a game", 401, 403, 404, 409, for_pupils=True)
    async def show_review(self, review: Given[OpenReview]) -> Review:
        """Return every turn of a finished game in words, and how good each was if it has been analysed."""
        return await review.story(code=review.room.code)

    @get("/rooms/{code:str}/review/{number:int}", "Review a turn", 401, 403, 404, 409, for_pupils=True)
    async def review_turn(self, number: Number, review: Given[OpenReview]) -> Reviewed:
        """Return what a seat knew at its turn, what it played, and the analysis if there is one. Does not wait."""
        return await review.turn(number)

    @get("/rooms/{code:str}/review/{number:int}/analysis", "Analyse a turn", 401, 403, 404, 409, for_pupils=True)
    async def analyse_turn(
        self, number: Number, review: Given[OpenReview], caller: Given[Caller], me: Given[Who]
    ) -> Analysed:
        """Judge a turn, and find what the adviser would have played with the knowledge of that seat.

        The first analysis of a turn takes up to two seconds. The result is stored.
        """
        return await _analysed(review, number, caller, me.user)

    @create(
        "/rooms/{code:str}/review/{number:int}/play", "Play on from a turn", 401, 403, 404, 409, 422, for_pupils=True
    )
    async def play_from_turn(
        self, number: Number, review: Given[OpenReview], rooms: Given[RoomOpener], hall: Given[Hall], me: Given[Who]
    ) -> OpenedRoom:
        """Open a casual room that begins before this turn. The user has the seat to act; the other seats are free."""
        return await play_from(review, number, me.user, rooms, hall)


class ReviewLink(Struct, frozen=True, kw_only=True):
    """A link to a review that the user shares."""

    token: str
    path: Annotated[str, Meta(description="The address of the review in this hall.")]
    code: str
    match: int
    title: str
    created: Millis


def _link(shared: SharedReview, titles: Titles, language: str) -> ReviewLink:
    game = games().get(shared.game)  # a game that is no longer installed is listed by its name
    return ReviewLink(
        token=shared.token,
        path=f"/shared/{shared.token}",
        code=shared.room,
        match=shared.match,
        title=titles(game, language) if game else shared.game,
        created=shared.created,
    )


class ReviewLinksController(Controller):
    """Routes with which players create, list and revoke links to reviews."""

    tags = ("rooms",)

    @create(
        "/rooms/{code:str}/review/link", "Share a review", 401, 403, 404, 409, security=SIGNED_IN, dependencies=ROOM
    )
    async def share_review(
        self,
        played: GivenRoom,
        store: Given[Store],
        titles: Given[Titles],
        time: Given[SystemTime],
        me: Given[Who],
        reader_language: Given[str],
    ) -> ReviewLink:
        """Create a link with which anyone may open the review of a game of the user, without the talk.

        A game of a class is shared by its teacher alone.
        If the user has shared it before, the same link is returned.
        """
        may_share = played.teacher == me.user if played.class_code else played.seat_of(me.user) is not None
        if not may_share:
            raise Forbidden(say("review-of-players"))
        if played.outcome is None:
            raise Conflict(NOT_OVER)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        new = SharedReview(token, played.code, played.match, me.user, played.game.name, time.now())
        try:
            shared = await store.share_review(new, MAX_LINKS)
        except Gone:
            raise NotFound(NO_ROOM) from None
        if shared is None:
            raise Conflict(say("too-many-reviews", most=MAX_LINKS))
        return _link(shared, titles, reader_language)

    @get("/me/reviews", "List shared reviews", 401, security=SIGNED_IN)
    async def list_links(
        self, store: Given[Store], titles: Given[Titles], me: Given[Who], reader_language: Given[str]
    ) -> tuple[ReviewLink, ...]:
        """List the links that the user has made and not revoked, the newest first."""
        return tuple([_link(each, titles, reader_language) for each in await store.shared_by(me.user)])

    @delete("/me/reviews/{token:str}", "Revoke a shared review", 401, 404, security=SIGNED_IN)
    async def revoke_review(self, token: Token, store: Given[Store], me: Given[Who]) -> None:
        """Revoke a link. It then opens nothing."""
        if not await store.revoke_review(token, me.user):
            raise NotFound(say("review-not-shared"))


async def _anyone() -> bool:
    return True


async def _signed_in(me: Given[Who]) -> bool:
    return True


async def _shared_review(
    admitted: Given[bool],
    token: Token,
    hall: Given[Hall],
    store: Given[Store],
    titles: Given[Titles],
    people: Given[People],
    analysis: Given[Analysis],
    caller: Given[Caller],
    reader_language: Given[str],
) -> OpenReview:
    """Return the review of a link. Wrong links are counted before the lookup, like wrong room codes.

    `admitted` comes first, so that a route for signed-in users refuses others before the lookup.
    """
    caller.take("requests", caller.address, ASKING_FAST)
    with caller.guess("wrong_codes", caller.address, say("limit-wrong-links")):
        shared = await store.shared_review(token)
        room = await hall.room(shared.room) if shared else None
        if shared is None or room is None:
            raise NotFound(NOWHERE)
    room = await game_of(store, room, shared.match)
    # No reader is `you` here, not even a player, because the page of a link is the same for all.
    reader = ReviewReader(players=await players_of(room, store, people, reader_language), language=reader_language)
    return OpenReview(await analysis.game(room), room, reader, titles(room.game, reader_language), analysis)


SHARED = {"review": Provide(_shared_review), "admitted": Provide(_anyone)}


class SharedReviewsController(Controller):
    """Routes for shared reviews, open to anyone who has the link."""

    tags = ("rooms",)
    dependencies = SHARED

    @get("/shared/{token:str}", "Open a shared review", 404)
    async def show_shared(self, review: Given[OpenReview]) -> Review:
        """Return every turn of a shared game."""
        return await review.story(code="")

    @get("/shared/{token:str}/{number:int}", "Review a turn of a shared review", 404)
    async def show_shared_turn(self, number: Number, review: Given[OpenReview]) -> Reviewed:
        """Return the details of a turn of a shared game."""
        return await review.turn(number)

    @get("/shared/{token:str}/{number:int}/analysis", "Analyse a turn of a shared review", 404)
    async def analyse_shared_turn(self, number: Number, review: Given[OpenReview], caller: Given[Caller]) -> Analysed:
        """Judge a turn of a shared game. The result is stored."""
        return await _analysed(review, number, caller, caller.address)

    @create(
        "/shared/{token:str}/{number:int}/play",
        "Play on from a turn of a shared review",
        401,
        403,
        404,
        409,
        422,
        security=SIGNED_IN,
        dependencies={"admitted": Provide(_signed_in)},
    )
    async def play_from_shared_turn(
        self, number: Number, review: Given[OpenReview], rooms: Given[RoomOpener], hall: Given[Hall], me: Given[Who]
    ) -> OpenedRoom:
        """Open a casual room that begins before this turn of a shared game. The other seats are free."""
        return await play_from(review, number, me.user, rooms, hall)
