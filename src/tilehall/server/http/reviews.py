"""Reviews over HTTP: the turns of a finished game, how good each was, and links that share a review."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.di import Provide
from litestar.params import PathParameter
from msgspec import Meta, Struct

from tilehall.core.game import Outcome
from tilehall.core.judgement import Judgement, TurningPoint, judge, named, turning_point
from tilehall.core.notation import text
from tilehall.core.registry import games
from tilehall.core.review import Considered, WholeTurn, considered
from tilehall.server import wire
from tilehall.server.accounts.people import People, Who
from tilehall.server.api_types import Millis
from tilehall.server.errors import Conflict, Forbidden, NotFound
from tilehall.server.http.dependencies import ASKING_FAST, Caller
from tilehall.server.http.rooms import NO_ROOM, ROOM, GivenRoom, OpenedRoom, game_of, players_of
from tilehall.server.http.routes import SIGNED_IN, create, delete, get
from tilehall.server.live.analysis import AnalysedGame, Analysis, Thoughts
from tilehall.server.live.hall import Hall
from tilehall.server.live.room_opener import RoomOpener
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.titles import Titles
from tilehall.store.protocol import Gone, SharedReview
from tilehall.store.store import Store
from tilehall.table.projections import Move, tell
from tilehall.table.result_words import mark
from tilehall.table.room import Room
from tilehall.table.summary import UserId

NOT_OVER = "A game can be reviewed after its end."
TOKEN_BYTES = 16  # 128 random bits, which nobody can guess
MAX_LINKS = 100  # per user: more than anybody keeps track of, and a bound on storage
NOWHERE = "This link does not work: the review is no longer shared, or the address is wrong."

Number = Annotated[int, PathParameter(ge=1, le=1_000_000, description="The first turn of the game is 1.")]
Token = Annotated[
    str,
    PathParameter(min_length=22, max_length=22, pattern="^[A-Za-z0-9_-]{22}$", description="The token of the link."),
]


class PastTurn(Struct, frozen=True, kw_only=True):
    """A turn that was played."""

    number: int
    seat: int
    steps: tuple[str, ...]
    sentences: Annotated[tuple[str, ...], Meta(description="The turn in words.")]
    moves: Annotated[
        tuple[Any, ...], Meta(description="The moves of the turn, with the chance rolls after them, as in `Moved`.")
    ] = ()
    judgement: Annotated[
        Judgement | None, Meta(description="How good it was; null if it has not been analysed yet.")
    ] = None


class Review(Struct, frozen=True, kw_only=True):
    """A review of a finished game: the players, the result, and every turn."""

    code: Annotated[str, Meta(description="The code of the room; blank in a shared review.")]
    match: int
    game: str
    title: str
    options: Any
    players: tuple[str, ...]
    outcome: Outcome
    sentence: Annotated[str, Meta(description="The result in words.")]
    turns: tuple[PastTurn, ...]
    me: Annotated[int | None, Meta(description="The user's seat; null if they had none.")] = None
    turning_point: Annotated[
        TurningPoint | None,
        Meta(description="The turn that decided the game; null if there is none, or it is not known yet."),
    ] = None
    mark: Annotated[str, Meta(description="A remark such as `With takebacks`; or blank.")] = ""


class Better(Struct, frozen=True, kw_only=True):
    """The part of a turn in which the adviser would have played differently, or else the start of the turn."""

    view: Annotated[Any, Meta(description="What the seat saw there.")]
    considered: Considered


class Reviewed(Struct, frozen=True, kw_only=True):
    """The details of one turn."""

    played: PastTurn
    view: Annotated[Any, Meta(description="What the seat saw before its turn.")]
    after: Annotated[Any, Meta(description="What it saw after its turn.")]
    considered: Annotated[
        Considered | None,
        Meta(description="What the adviser would have played; null if the turn has not been analysed yet."),
    ]
    better: Annotated[Better | None, Meta(description="The same, with what the seat saw there.")] = None


class Analysed(Struct, frozen=True, kw_only=True):
    """The result of analysing a turn. It has no judgement if the bot failed."""

    turn: Reviewed
    turning_point: Annotated[
        TurningPoint | None, Meta(description="The turn that decided the game, once all turns are analysed.")
    ] = None


class ReviewReader(Struct, frozen=True, kw_only=True):
    """The reader of a review: the names to show, and the seat that is called `you`."""

    players: tuple[str, ...]
    me: int | None = None


def past(turn: WholeTurn, reader: ReviewReader, room: Room, thoughts: Thoughts | None) -> PastTurn:
    """Return a turn in words, and how good it was if that is known."""
    players = reader.players
    steps = tuple(step for part in turn.parts for step in part.steps)
    begin = turn.parts[0].at
    moves = []
    chosen, end = room.settings.clock, begin + len(turn.steps)
    late = {each.steps: each.seat for each in room.timeouts if begin <= each.steps < end}
    parts = {part.at: part.number for part in turn.parts}
    cuts = sorted(parts.keys() | late.keys())
    for at, until in zip(cuts, (*cuts[1:], end), strict=True):  # chance rolls after a part belong to that part
        at_zero = chosen.at_zero if chosen is not None and at in late else None
        told, states = turn.steps[at - begin : until - begin], turn.states[at - begin : until - begin + 1]
        move = Move(parts.get(at, -at), 0, late.get(at, turn.seat), told, states, at_zero=at_zero)
        moves.append(msgspec.to_builtins(tell(room, move, None, players)))
    return PastTurn(
        number=turn.number,
        seat=turn.seat,
        steps=tuple(map(text, steps)),
        sentences=tuple(step.sentence(players[turn.seat], players) for step in steps),
        moves=tuple(moves),
        judgement=judge(thoughts) if thoughts else None,
    )


class OpenReview:
    """A finished game, opened for one reader: as a whole, turn by turn, and with analysis."""

    def __init__(
        self, game: AnalysedGame, room: Room, reader: ReviewReader, titles: Titles, analysis: Analysis
    ) -> None:
        self.game = game
        self.room = room
        self.reader = reader
        self._titles = titles
        self._analysis = analysis

    async def story(self, *, code: str) -> Review:
        """Return the whole game. `code` is the room's code, or blank if the reader may not know it."""
        game, record, players = self.game, self.game.record, self.reader.players
        kept = await self._analysis.kept(game)
        return Review(
            code=code,
            match=game.match,
            game=record.game,
            title=self._titles(record.rules),
            options=msgspec.to_builtins(record.options),
            players=players,
            outcome=game.outcome,
            sentence=game.outcome.sentence(players),
            turns=tuple(past(turn, self.reader, self.room, kept.get(turn.number)) for turn in game.turns),
            me=self.reader.me,
            turning_point=self._decided(kept),
            mark=mark(self.room.takebacks, len(self.room.position)),
        )

    async def turn(self, number: int) -> Reviewed:
        """Return one turn with its boards, and its analysis if there is one.

        Raises `NotFound` if there is no such turn.
        """
        return self._closely(self._turn(number), await self._analysis.kept(self.game))

    async def analysed(self, number: int, caller: Caller, key: str) -> Analysed:
        """Analyse a turn, unless that was done before. Counts against the limit `hints` of the key."""
        game, analysis, turn = self.game, self._analysis, self._turn(number)
        kept = await analysis.kept(game)
        if number not in kept:
            caller.take("hints", key, "That is a lot to analyse")
            thoughts = await analysis.think(game, turn)
            if thoughts is not None:
                kept = await analysis.kept(game) | {number: thoughts}
        return Analysed(turn=self._closely(turn, kept), turning_point=self._decided(kept))

    async def play_from(self, number: int, user: UserId, rooms: RoomOpener, hall: Hall) -> OpenedRoom:
        """Open a room in which a user plays this turn and continues from there."""
        turn = self._turn(number)
        code = await rooms.open_from(user, self.room, turn.parts[0].at)
        table = await hall.table(code)
        assert table is not None
        await table.ask(user, wire.Sit(id=0, seat=turn.seat))
        return OpenedRoom(code)

    def _turn(self, number: int) -> WholeTurn:
        if number > len(self.game.turns):
            raise NotFound("The game has no turn of that number.")
        return self.game.turns[number - 1]

    def _decided(self, kept: Mapping[int, Thoughts]) -> TurningPoint | None:
        game, reader = self.game, self.reader
        return turning_point(game.record.rules, game.turns, kept, game.outcome, reader.players, reader.me)

    def _closely(self, turn: WholeTurn, kept: Mapping[int, Thoughts]) -> Reviewed:
        rules, players, thoughts = self.game.record.rules, self.reader.players, kept.get(turn.number)
        best, better = None, None
        played = past(turn, self.reader, self.room, thoughts)
        if thoughts and played.judgement:
            part = turn.parts[played.judgement.part]
            best = considered(rules, part, thoughts[played.judgement.part], players)
            best = msgspec.structs.replace(best, why=named(rules, best.why, players, self.reader.me))
            better = Better(view=msgspec.to_builtins(rules.view(part.before, turn.seat)), considered=best)
        return Reviewed(
            played=played,
            view=msgspec.to_builtins(rules.view(turn.parts[0].before, turn.seat)),
            after=msgspec.to_builtins(rules.view(turn.parts[-1].after, turn.seat)),
            considered=best,
            better=better,
        )


async def _review(
    played: GivenRoom, titles: Given[Titles], people: Given[People], analysis: Given[Analysis], me: Given[Who]
) -> OpenReview:
    """Return the review of a room's game, for a user who may see it."""
    if played.outcome is None:
        raise Conflict(NOT_OVER)
    reader = ReviewReader(players=await players_of(played, people, me.user), me=played.seat_of(me.user))
    return OpenReview(await analysis.game(played), played, reader, titles, analysis)


REVIEW = {**ROOM, "review": Provide(_review)}


class ReviewsController(Controller):
    """Routes for reviews of finished games."""

    tags = ("rooms",)
    security = SIGNED_IN
    dependencies = REVIEW

    @get("/rooms/{code:str}/review", "Review a game", 401, 403, 404, 409)
    async def show_review(self, review: Given[OpenReview]) -> Review:
        """Return every turn of a finished game in words, and how good each was if it has been analysed."""
        return await review.story(code=review.room.code)

    @get("/rooms/{code:str}/review/{number:int}", "Review a turn", 401, 403, 404, 409)
    async def review_turn(self, number: Number, review: Given[OpenReview]) -> Reviewed:
        """Return what a seat knew at its turn, what it played, and the analysis if there is one. Does not wait."""
        return await review.turn(number)

    @get("/rooms/{code:str}/review/{number:int}/analysis", "Analyse a turn", 401, 403, 404, 409)
    async def analyse_turn(
        self, number: Number, review: Given[OpenReview], caller: Given[Caller], me: Given[Who]
    ) -> Analysed:
        """Judge a turn, and find what the adviser would have played with the knowledge of that seat.

        The first analysis of a turn takes up to two seconds. The result is stored.
        """
        return await review.analysed(number, caller, me.user)

    @create("/rooms/{code:str}/review/{number:int}/play", "Play on from a turn", 401, 403, 404, 409, 422)
    async def play_from_turn(
        self, number: Number, review: Given[OpenReview], rooms: Given[RoomOpener], hall: Given[Hall], me: Given[Who]
    ) -> OpenedRoom:
        """Open a casual room that begins before this turn. The user has the seat to act; the other seats are free."""
        return await review.play_from(number, me.user, rooms, hall)


class ReviewLink(Struct, frozen=True, kw_only=True):
    """A link to a review that the user shares."""

    token: str
    path: Annotated[str, Meta(description="The address of the review in this hall.")]
    code: str
    match: int
    title: str
    created: Millis


def _link(shared: SharedReview, titles: Titles) -> ReviewLink:
    game = games().get(shared.game)  # a game that is no longer installed is listed by its name
    return ReviewLink(
        token=shared.token,
        path=f"/shared/{shared.token}",
        code=shared.room,
        match=shared.match,
        title=titles(game) if game else shared.game,
        created=shared.created,
    )


class ReviewLinksController(Controller):
    """Routes with which players create, list and revoke links to reviews."""

    tags = ("rooms",)

    @create(
        "/rooms/{code:str}/review/link", "Share a review", 401, 403, 404, 409, security=SIGNED_IN, dependencies=ROOM
    )
    async def share_review(
        self, played: GivenRoom, store: Given[Store], titles: Given[Titles], time: Given[SystemTime], me: Given[Who]
    ) -> ReviewLink:
        """Create a link with which anyone may open the review of a game of the user, without the talk.

        If the user has shared it before, the same link is returned.
        """
        if played.seat_of(me.user) is None:
            raise Forbidden("Only players of the game can share its review.")
        if played.outcome is None:
            raise Conflict(NOT_OVER)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        new = SharedReview(token, played.code, played.match, me.user, played.game.name, time.now())
        try:
            shared = await store.share_review(new, MAX_LINKS)
        except Gone:
            raise NotFound(NO_ROOM) from None
        if shared is None:
            raise Conflict(f"You share {MAX_LINKS} reviews. Take one back first.")
        return _link(shared, titles)

    @get("/me/reviews", "List shared reviews", 401, security=SIGNED_IN)
    async def list_links(self, store: Given[Store], titles: Given[Titles], me: Given[Who]) -> tuple[ReviewLink, ...]:
        """List the links that the user has made and not revoked, the newest first."""
        return tuple(_link(each, titles) for each in await store.shared_by(me.user))

    @delete("/me/reviews/{token:str}", "Revoke a shared review", 401, 404, security=SIGNED_IN)
    async def revoke_review(self, token: Token, store: Given[Store], me: Given[Who]) -> None:
        """Revoke a link. It then opens nothing."""
        if not await store.revoke_review(token, me.user):
            raise NotFound("You do not share a review with that link.")


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
) -> OpenReview:
    """Return the review of a link. Wrong links are counted before the lookup, like wrong room codes.

    `admitted` comes first, so that a route for signed-in users refuses others before the lookup.
    """
    caller.take("requests", caller.address, ASKING_FAST)
    caller.take("wrong_codes", caller.address, "Too many wrong links")
    shared = await store.shared_review(token)
    room = await hall.room(shared.room) if shared else None
    if shared is None or room is None:
        raise NotFound(NOWHERE)
    caller.give_back("wrong_codes", caller.address)
    room = await game_of(store, room, shared.match)
    # No reader is `you` here, not even a player, because the page of a link is the same for all.
    reader = ReviewReader(players=await players_of(room, people))
    return OpenReview(await analysis.game(room), room, reader, titles, analysis)


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
        dependencies={"admitted": Provide(_signed_in)},
    )
    async def play_from_shared_turn(
        self, number: Number, review: Given[OpenReview], rooms: Given[RoomOpener], hall: Given[Hall], me: Given[Who]
    ) -> OpenedRoom:
        """Open a casual room that begins before this turn of a shared game. The other seats are free."""
        return await review.play_from(number, me.user, rooms, hall)
