"""Reviews of finished games as the API shows them: every turn in words, and how good it was."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Protocol, TypeVar

import msgspec
from msgspec import Meta, Struct

from tilehall.core.game import Outcome, step_in_words
from tilehall.core.judgement import Judgement, TurningPoint, judge, turning_point
from tilehall.core.message import in_words
from tilehall.core.notation import text
from tilehall.core.question import Answer, Question
from tilehall.core.record import Record
from tilehall.core.review import (
    Considered,
    PlayedTurn,
    Thought,
    WholeTurn,
    considered,
    measured,
    question,
    thought,
    with_comparison,
)
from tilehall.messages.errors import NotFound
from tilehall.messages.hints import Advisers
from tilehall.messages.words import say
from tilehall.table.projections import Move, tell
from tilehall.table.result_words import mark
from tilehall.table.room import Room
from tilehall.table.summary import Code

NOT_OVER = say("review-after-game")

T = TypeVar("T")
Thoughts = tuple[Thought, ...]  # about the parts of one turn


class AnalysedGame(Struct, frozen=True):
    """A finished game, split into turns."""

    room: Code
    match: int
    record: Record  # without names, because these may change
    outcome: Outcome
    turns: tuple[WholeTurn, ...]


class Students(Advisers, Protocol):
    """The bots that analyse games."""

    async def study(self, question: Question, read: Callable[[Answer], T]) -> T | None:
        """Return what `read` makes of a bot's answer, or None if it fails."""


class Analyses(Protocol):
    """The analyses of finished games."""

    async def kept(self, game: AnalysedGame) -> dict[int, Thoughts]:
        """Return the stored thoughts about a game, by turn."""

    async def think(self, game: AnalysedGame, turn: WholeTurn) -> Thoughts | None:
        """Analyse a turn and store the result. Return None if the bot fails."""


async def think_about(game: AnalysedGame, turn: WholeTurn, bots: Students) -> Thoughts | None:
    """Return what a bot thinks about each part of a turn, or None if it fails."""
    found: list[Thought] = []
    for part in turn.parts:
        each = await _think_about_part(game, part, bots)
        if each is None:
            return None
        found.append(each)
    return tuple(found)


async def _think_about_part(game: AnalysedGame, part: PlayedTurn, bots: Students) -> Thought | None:
    asked = question(game.record, part)
    found = await bots.advise(asked, lambda advised: (advised, thought(game.record.rules, part, advised)))
    if found is None or found[1].same or found[1].equal:
        return found and found[1]
    advised, known = found
    return await bots.study(measured(asked, part, advised), lambda answer: with_comparison(known, answer))


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
    """The reader of a review: the names to show, the seat that is called `you`, and the language."""

    players: tuple[str, ...]
    me: int | None = None
    language: str


def past(turn: WholeTurn, reader: ReviewReader, room: Room, thoughts: Thoughts | None) -> PastTurn:
    """Return a turn in words, and how good it was if that is known."""
    players, language = reader.players, reader.language
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
        moves.append(msgspec.to_builtins(tell(room, move, None, players, language)))
    return PastTurn(
        number=turn.number,
        seat=turn.seat,
        steps=tuple(map(text, steps)),
        sentences=tuple(step_in_words(step, players[turn.seat], players, language) for step in steps),
        moves=tuple(moves),
        judgement=judge(thoughts) if thoughts else None,
    )


class OpenReview:
    """A finished game, opened for one reader: as a whole, turn by turn, and with analysis."""

    def __init__(self, game: AnalysedGame, room: Room, reader: ReviewReader, title: str, analysis: Analyses) -> None:
        self.game = game
        self.room = room
        self.reader = reader
        self._title = title
        self._analysis = analysis

    async def story(self, *, code: str) -> Review:
        """Return the whole game. `code` is the room's code, or blank if the reader may not know it."""
        game, record, players, language = self.game, self.game.record, self.reader.players, self.reader.language
        kept = await self._analysis.kept(game)
        return Review(
            code=code,
            match=game.match,
            game=record.game,
            title=self._title,
            options=msgspec.to_builtins(record.options),
            players=players,
            outcome=game.outcome,
            sentence=game.outcome.sentence(players, language),
            turns=tuple(past(turn, self.reader, self.room, kept.get(turn.number)) for turn in game.turns),
            me=self.reader.me,
            turning_point=self._decided(kept),
            mark=in_words(mark(self.room.takebacks, len(self.room.position), self.room.offline), language),
        )

    async def turn(self, number: int) -> Reviewed:
        """Return one turn with its boards, and its analysis if there is one.

        Raises `NotFound` if there is no such turn.
        """
        return self._closely(self.whole_turn(number), await self._analysis.kept(self.game))

    async def analysed(self, number: int, before_thinking: Callable[[], None]) -> Analysed:
        """Analyse a turn, unless that was done before. `before_thinking` may raise an error if the limit is reached."""
        game, analysis, turn = self.game, self._analysis, self.whole_turn(number)
        kept = await analysis.kept(game)
        if number not in kept:
            before_thinking()
            thoughts = await analysis.think(game, turn)
            if thoughts is not None:
                kept = await analysis.kept(game) | {number: thoughts}
        return Analysed(turn=self._closely(turn, kept), turning_point=self._decided(kept))

    def whole_turn(self, number: int) -> WholeTurn:
        """Return a turn. Raises `NotFound` if there is none of that number."""
        if number > len(self.game.turns):
            raise NotFound(say("no-turn"))
        return self.game.turns[number - 1]

    def _decided(self, kept: Mapping[int, Thoughts]) -> TurningPoint | None:
        game, reader = self.game, self.reader
        return turning_point(
            game.record.rules, game.turns, kept, game.outcome, reader.players, reader.me, reader.language
        )

    def _closely(self, turn: WholeTurn, kept: Mapping[int, Thoughts]) -> Reviewed:
        rules, players, thoughts = self.game.record.rules, self.reader.players, kept.get(turn.number)
        best, better = None, None
        played = past(turn, self.reader, self.room, thoughts)
        if thoughts and played.judgement:
            part = turn.parts[played.judgement.part]
            thought = thoughts[played.judgement.part]
            best = considered(rules, part, thought, players, self.reader.me, self.reader.language)
            better = Better(view=msgspec.to_builtins(rules.view(part.before, turn.seat)), considered=best)
        return Reviewed(
            played=played,
            view=msgspec.to_builtins(rules.view(turn.parts[0].before, turn.seat)),
            after=msgspec.to_builtins(rules.view(turn.parts[-1].after, turn.seat)),
            considered=best,
            better=better,
        )
