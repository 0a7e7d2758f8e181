"""Reviews over HTTP: a finished game turn by turn, how good each turn was, and what the hard bot would have done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from litestar import Controller, get
from litestar.di import NamedDependency as Given
from litestar.params import PathParameter
from msgspec import Meta, Struct

from tilehall.core.game import Outcome
from tilehall.core.judgement import Judgement, TurningPoint, judge, named, turning_point
from tilehall.core.notation import text
from tilehall.core.review import Considered, WholeTurn, considered
from tilehall.server.accounts.people import People, Who
from tilehall.server.http.dependencies import SIGNED_IN, Caller, refusals
from tilehall.server.http.errors import Refused, too_many
from tilehall.server.http.rooms import Code, Match, find_game, find_room, players_of
from tilehall.server.live.analysis import AnalysedGame, Analysis, Busy, Thoughts
from tilehall.server.live.hall import Hall
from tilehall.table.projections import Move, tell
from tilehall.table.room import Room

BUSY = 5  # seconds after which to ask again when too many turns wait to be thought about

Number = Annotated[int, PathParameter(ge=1, le=1_000_000, description="The first turn of the game is 1.")]


class PastTurn(Struct, frozen=True, kw_only=True):
    """A turn that was played."""

    number: int
    seat: int
    steps: tuple[str, ...]
    sentences: Annotated[tuple[str, ...], Meta(description="The turn in words.")]
    moves: Annotated[
        tuple[Any, ...], Meta(description="The turn as the log tells it, with what chance did after it: as in `Moved`.")
    ] = ()
    judgement: Annotated[
        Judgement | None, Meta(description="How good it was; null where it was not thought about yet.")
    ] = None


class Review(Struct, frozen=True, kw_only=True):
    """A game that is over: who played, how it ended, and every turn."""

    code: Annotated[str, Meta(description="The room's; blank in a review that was shared.")]
    match: int
    game: str
    title: str
    options: Any
    players: tuple[str, ...]
    outcome: Outcome
    sentence: Annotated[str, Meta(description="The result in words.")]
    turns: tuple[PastTurn, ...]
    me: Annotated[int | None, Meta(description="The seat that I had in it; null where I had none.")] = None
    turning_point: Annotated[
        TurningPoint | None,
        Meta(description="The turn that decided it; null where none did, or it is not known yet."),
    ] = None


class Better(Struct, frozen=True, kw_only=True):
    """Where in a turn the hard bot would have done something else, or at its start where it would not."""

    view: Annotated[Any, Meta(description="What the seat saw there.")]
    considered: Considered


class Reviewed(Struct, frozen=True, kw_only=True):
    """One turn looked at closely."""

    played: PastTurn
    view: Annotated[Any, Meta(description="What the seat saw before its turn.")]
    after: Annotated[Any, Meta(description="What it saw once it had played.")]
    considered: Annotated[
        Considered | None,
        Meta(description="What the hard bot would have done; null where it was not thought about yet."),
    ]
    better: Annotated[Better | None, Meta(description="The same, with what the seat saw there.")] = None


class Analysed(Struct, frozen=True, kw_only=True):
    """What came of thinking about a turn; it has no judgement where the bot failed."""

    turn: Reviewed
    turning_point: Annotated[
        TurningPoint | None, Meta(description="The turn that decided the game, once all were thought about.")
    ] = None


class ReviewReader(Struct, frozen=True, kw_only=True):
    """Whoever looks at a review: the names to show, and the seat that is called `you`."""

    players: tuple[str, ...]
    me: int | None = None


def past(game: AnalysedGame, turn: WholeTurn, reader: ReviewReader, room: Room, thoughts: Thoughts | None) -> PastTurn:
    """A turn in words, and how good it was where that is known."""
    players = reader.players
    steps = tuple(step for part in turn.parts for step in part.steps)
    begin = turn.parts[0].at
    moves = []
    for number, part in enumerate(turn.parts):
        # What chance rolled behind a part belongs to it.
        end = turn.parts[number + 1].at if number + 1 < len(turn.parts) else begin + len(turn.steps)
        at = part.at - begin
        states = turn.states[at : end - begin + 1]
        move = Move(part.number, 0, turn.seat, turn.steps[at : end - begin], states)
        moves.append(msgspec.to_builtins(tell(room, move, None, players)))
    return PastTurn(
        number=turn.number,
        seat=turn.seat,
        steps=tuple(map(text, steps)),
        sentences=tuple(step.sentence(players[turn.seat], players) for step in steps),
        moves=tuple(moves),
        judgement=judge(thoughts) if thoughts else None,
    )


def story(
    game: AnalysedGame, room: Room, reader: ReviewReader, kept: Mapping[int, Thoughts], hall: Hall, *, code: str
) -> Review:
    """The whole game for one reader."""
    record, players = game.record, reader.players
    return Review(
        code=code,
        match=game.match,
        game=record.game,
        title=hall.title(record.rules),
        options=msgspec.to_builtins(record.options),
        players=players,
        outcome=game.outcome,
        sentence=game.outcome.sentence(players),
        turns=tuple(past(game, turn, reader, room, kept.get(turn.number)) for turn in game.turns),
        me=reader.me,
        turning_point=decided(game, reader, kept),
    )


def decided(game: AnalysedGame, reader: ReviewReader, kept: Mapping[int, Thoughts]) -> TurningPoint | None:
    """The turn that decided the game, for one reader."""
    return turning_point(game.record.rules, game.turns, kept, game.outcome, reader.players, reader.me)


def closely(
    game: AnalysedGame, turn: WholeTurn, reader: ReviewReader, room: Room, thoughts: Thoughts | None
) -> Reviewed:
    """One turn with its boards."""
    rules, best, better = game.record.rules, None, None
    played = past(game, turn, reader, room, thoughts)
    if thoughts and played.judgement:
        part = turn.parts[played.judgement.part]
        best = considered(rules, part, thoughts[played.judgement.part], reader.players)
        best = msgspec.structs.replace(best, why=named(rules, best.why, reader.players, reader.me))
        better = Better(view=msgspec.to_builtins(rules.view(part.before, turn.seat)), considered=best)
    return Reviewed(
        played=played,
        view=msgspec.to_builtins(rules.view(turn.parts[0].before, turn.seat)),
        after=msgspec.to_builtins(rules.view(turn.parts[-1].after, turn.seat)),
        considered=best,
        better=better,
    )


def turn_of(game: AnalysedGame, number: int) -> WholeTurn:
    """The turn of that number, or 404."""
    if number > len(game.turns):
        raise Refused(404, "The game has no turn of that number.")
    return game.turns[number - 1]


async def analysed(
    game: AnalysedGame, turn: WholeTurn, reader: ReviewReader, room: Room, analysis: Analysis, caller: Caller, key: str
) -> Analysed:
    """Think about a turn, unless that was done before; counted against the limit `hints` of whoever asks."""
    kept = await analysis.kept(game)
    if turn.number not in kept:
        caller.take("hints", key, "That is a lot to think about")
        try:
            thoughts = await analysis.think(game, turn)
        except Busy:
            raise too_many("Many games are being thought about", BUSY) from None
        if thoughts is not None:
            kept = await analysis.kept(game) | {turn.number: thoughts}
    return Analysed(
        turn=closely(game, turn, reader, room, kept.get(turn.number)), turning_point=decided(game, reader, kept)
    )


async def _over(
    code: str, match: int | None, hall: Hall, people: People, analysis: Analysis, caller: Caller, me: Who
) -> tuple[AnalysedGame, Room, ReviewReader]:
    """A game that is over, the room at its end, and who looks at it."""
    room = await find_game(hall, await find_room(code, hall, caller, me), match, me)
    if room.outcome is None:
        raise Refused(409, "A game is reviewed once it is over.")
    return (
        await analysis.game(room),
        room,
        ReviewReader(players=await players_of(room, people), me=room.seat_of(me.user)),
    )


class ReviewsController(Controller):
    """Games that are over, turn by turn."""

    tags = ("rooms",)
    security = SIGNED_IN

    @get("/rooms/{code:str}/review", summary="A game turn by turn", responses=refusals(401, 403, 404, 409, 429))
    async def show_review(
        self,
        code: Code,
        hall: Given[Hall],
        people: Given[People],
        analysis: Given[Analysis],
        caller: Given[Caller],
        me: Given[Who],
        match: Match = None,
    ) -> Review:
        """Every turn of a game that is over, in words; how good it was, as far as that was thought about before."""
        game, room, reader = await _over(code, match, hall, people, analysis, caller, me)
        return story(game, room, reader, await analysis.kept(game), hall, code=room.code)

    @get(
        "/rooms/{code:str}/review/{number:int}",
        summary="One turn looked at closely",
        responses=refusals(401, 403, 404, 409, 429),
    )
    async def review_turn(
        self,
        code: Code,
        number: Number,
        hall: Given[Hall],
        people: Given[People],
        analysis: Given[Analysis],
        caller: Given[Caller],
        me: Given[Who],
        match: Match = None,
    ) -> Reviewed:
        """What a seat knew at its turn, what it played, and what the bot thought where that is known: at once."""
        game, room, reader = await _over(code, match, hall, people, analysis, caller, me)
        turn = turn_of(game, number)
        return closely(game, turn, reader, room, (await analysis.kept(game)).get(number))

    @get(
        "/rooms/{code:str}/review/{number:int}/analysis",
        summary="Think about a turn",
        responses=refusals(401, 403, 404, 409, 429),
    )
    async def analyse_turn(
        self,
        code: Code,
        number: Number,
        hall: Given[Hall],
        people: Given[People],
        analysis: Given[Analysis],
        caller: Given[Caller],
        me: Given[Who],
        match: Match = None,
    ) -> Analysed:
        """How good a turn was, and what the hard bot would have done knowing no more than its seat: it takes up to a
        second or two, once; what it found is kept."""
        game, room, reader = await _over(code, match, hall, people, analysis, caller, me)
        return await analysed(game, turn_of(game, number), reader, room, analysis, caller, me.user)
