"""Reviews over HTTP: a finished game turn by turn, with what the hard bot would have done."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from cachetools import LRUCache
from litestar import Controller, get
from litestar.di import NamedDependency as Given
from litestar.params import PathParameter
from msgspec import Meta, Struct

from tilehall.core.game import Outcome
from tilehall.core.notation import text
from tilehall.core.record import Record
from tilehall.core.review import Considered, PlayedTurn, considered, question, turns
from tilehall.server.accounts.people import People, Who
from tilehall.server.http.dependencies import SIGNED_IN, Caller, refusals
from tilehall.server.http.errors import Refused
from tilehall.server.http.rooms import Code, Match, find_game, find_room, players_of
from tilehall.server.live.hall import Hall

MOST = 2000  # considered turns in the cache: some 20 MB; a turn takes up to a second to consider

Number = Annotated[int, PathParameter(ge=1, le=1_000_000, description="The first turn of the game is 1.")]


class PastTurn(Struct, frozen=True, kw_only=True):
    """A turn that was played."""

    number: int
    seat: int
    steps: tuple[str, ...]
    sentences: Annotated[tuple[str, ...], Meta(description="The turn in words.")]


class Review(Struct, frozen=True, kw_only=True):
    """A game that is over: who played, how it ended, and every turn."""

    code: str
    match: int
    game: str
    title: str
    options: Any
    players: tuple[str, ...]
    outcome: Outcome
    sentence: Annotated[str, Meta(description="The result in words.")]
    turns: tuple[PastTurn, ...]


class Reviewed(Struct, frozen=True, kw_only=True):
    """One turn looked at closely."""

    played: PastTurn
    view: Annotated[Any, Meta(description="What the seat saw before its turn.")]
    after: Annotated[Any, Meta(description="What it saw once it had played.")]
    considered: Annotated[
        Considered | None, Meta(description="What the hard bot would have done; null where it had no answer in time.")
    ]


class ReviewCache:
    """LRU cache of turns that a bot has considered; a turn of a game that is over never changes."""

    def __init__(self) -> None:
        self._cache: LRUCache[tuple[str, int, int], Considered] = LRUCache(MOST)

    async def considered(self, hall: Hall, record: Record, key: tuple[str, int], turn: PlayedTurn) -> Considered | None:
        """What the bot would have done in a turn of this record."""
        place = (*key, turn.number)
        found = self._cache.get(place)
        if found is None:
            found = await hall.study(
                question(record, turn), lambda answer: considered(record.rules, turn, answer, record.players)
            )
            if found is not None:
                self._cache[place] = found
        return found


async def _over(
    code: str, match: int | None, hall: Hall, people: People, caller: Caller, me: Who
) -> tuple[Record, Outcome, tuple[str, int]]:
    """The record of a game that is over, how it ended, and what it is remembered by."""
    room = await find_game(hall, await find_room(code, hall, caller, me), match, me)
    if room.outcome is None:
        raise Refused(409, "A game is reviewed once it is over.")
    return room.record(await players_of(room, people)), room.outcome, (room.code, room.match)


def _past(turn: PlayedTurn, players: tuple[str, ...]) -> PastTurn:
    return PastTurn(
        number=turn.number,
        seat=turn.seat,
        steps=tuple(map(text, turn.steps)),
        sentences=tuple(step.sentence(players[turn.seat], players) for step in turn.steps),
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
        caller: Given[Caller],
        me: Given[Who],
        match: Match = None,
    ) -> Review:
        """Every turn of a game that is over, in words."""
        record, outcome, (room, number) = await _over(code, match, hall, people, caller, me)
        return Review(
            code=room,
            match=number,
            game=record.game,
            title=hall.title(record.rules),
            options=msgspec.to_builtins(record.options),
            players=record.players,
            outcome=outcome,
            sentence=outcome.sentence(record.players),
            turns=tuple(_past(turn, record.players) for turn in turns(record)),
        )

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
        reviews: Given[ReviewCache],
        caller: Given[Caller],
        me: Given[Who],
        match: Match = None,
    ) -> Reviewed:
        """What a seat knew at its turn, what it played, and what the hard bot would have done knowing no more."""
        record, _, key = await _over(code, match, hall, people, caller, me)
        turn = next((turn for turn in turns(record) if turn.number == number), None)
        if turn is None:
            raise Refused(404, "The game has no turn of that number.")
        caller.take("hints", me.user, "That is a lot to think about")
        game = record.rules
        return Reviewed(
            played=_past(turn, record.players),
            view=msgspec.to_builtins(game.view(turn.before, turn.seat)),
            after=msgspec.to_builtins(game.view(turn.after, turn.seat)),
            considered=await reviews.considered(hall, record, key, turn),
        )
