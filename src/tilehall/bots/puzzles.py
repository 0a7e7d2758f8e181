"""Search for puzzles: ask the finder of a game about every position of a played game.

A finder is part of the bots of a game (`Levels.puzzle`): an exact solver that knows when one turn is clearly the best.
The difficulty of a puzzle is measured by how often bots of several levels solve it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any, Final, Literal

from msgspec import Struct, to_builtins
from msgspec.structs import asdict

from tilehall.bots.bot import Clock, FoundPuzzle, PuzzleFinder
from tilehall.bots.levels import find as find_bot
from tilehall.bots.levels import levels, offered
from tilehall.core.game import CHANCE, Illegal, Malformed, Step
from tilehall.core.lesson import Lesson, PlayableLesson, attempt, playable, split
from tilehall.core.message import Text
from tilehall.core.notation import parse, text
from tilehall.core.play import shown
from tilehall.core.record import Record, replay
from tilehall.core.registry import find
from tilehall.core.words import say

MAX_PER_GAME: Final = 2  # because the positions of one game are similar
MIN_TURNS_APART: Final = 6  # between two puzzles of one game
TRIES_PER_LEVEL: Final = 3
TURN_LIMIT_S: Final = 60.0  # never reached, because a bot's budget is work

Origin = Literal["bots", "hall", "record"]  # who played a game: bots, players of this hall, or players elsewhere


class BotTry(Struct, frozen=True):
    """A try of a bot at a puzzle."""

    level: str
    solved: bool


def finder_of(name: str) -> PuzzleFinder[Any]:
    """Return the puzzle finder of a game. Raises `Malformed` if it has none."""
    found = levels(find(name)).puzzle
    if found is None:
        raise Malformed(f"The bots of {find(name).title} cannot look for puzzles.")
    return found


def search(record: Record, origin: Origin, known: Counter[str]) -> list[PlayableLesson]:
    """Find the puzzles of a played game.

    Puzzles with the rarest themes are preferred. `known` counts the themes so far and is updated.
    """
    game, finder = record.rules, finder_of(record.game)
    states = list(replay(record))
    turns = [number for number in range(len(record.steps)) if _begins(record, states, number)]
    found: list[tuple[int, FoundPuzzle]] = []
    for place, number in enumerate(turns):
        puzzle = finder(game.view(states[number], game.actor(states[number])))
        if puzzle is not None:
            found.append((place, puzzle))
    chosen: list[PlayableLesson] = []
    places: list[int] = []
    while found and len(chosen) < MAX_PER_GAME:
        place, puzzle = min(found, key=lambda each: known[str(each[1].theme)])
        lesson = lesson_of(record, turns[place], say("puzzle-source", origin=origin, turn=place + 1), puzzle)
        at = playable(game, lesson)
        assert _solved(at, [split(lines) for lines in puzzle.solution]), f"not solved as it says: {lesson}"
        chosen.append(at)
        places.append(place)
        known[str(puzzle.theme)] += 1
        found = [each for each in found if all(abs(each[0] - other) >= MIN_TURNS_APART for other in places)]
    return chosen


def _begins(record: Record, states: Sequence[Any], number: int) -> bool:
    """Return whether a seat is to act before this step and has no draft."""
    actor = record.rules.actor(states[number])
    if actor is None or actor == CHANCE:
        return False
    return not number or record.steps[number - 1].final


def lesson_of(record: Record, number: int, source: Text, found: FoundPuzzle) -> Lesson:
    """Return a found puzzle as a lesson, at the position before a step of a record."""
    position = "; ".join(map(text, record.steps[:number]))
    told = f"{record.game} {record.version} {record.seats} {position} {found.goal}"
    default = asdict(record.rules.options())
    options = {name: value for name, value in asdict(record.options).items() if value != default[name]}
    return Lesson(
        id=sha256(told.encode()).hexdigest()[:10],
        title=found.theme,
        text=source,
        task=found.task,
        version=record.version,
        seats=record.seats,
        options=to_builtins(options),
        position=position,
        goal=found.goal,
        replies=found.replies,
        solution=found.solution,
        praise=found.praise,
        otherwise=found.otherwise,
        wrong=found.wrong,
    )


def tries(at: PlayableLesson) -> Iterator[BotTry]:
    """Let bots of several levels try a puzzle, weakest first. The tries are deterministic."""
    for level in levels(at.game).puzzle_levels or offered(at.game):
        for number in range(TRIES_PER_LEVEL):
            yield BotTry(level, _solved(at, _turns(at, level, Random(f"{at.lesson.id} {level} {number}"))))


def _turns(at: PlayableLesson, level: str, rng: Random) -> list[tuple[str, ...]]:
    """Return the turns of a bot in a puzzle until another seat is to act."""
    game, bot = at.game, find_bot(at.game, level)
    steps: list[Step] = [parse(line, game.lines) for line in split(at.lesson.position)]
    state, turns = at.state, list[tuple[str, ...]]()
    while _goes_on(at, turns) and game.actor(state) == at.seat:
        turn = bot(game.view(state, at.seat), tuple(shown(game, steps, at.seat)), Clock(TURN_LIMIT_S), rng)
        turns.append(tuple(map(text, turn.steps)))
        steps += turn.steps
        for step in turn.steps:
            state = game.apply(state, step)
    return turns


def _goes_on(at: PlayableLesson, turns: list[tuple[str, ...]]) -> bool:
    return not turns or attempt(at, turns).stands == "going"


def _solved(at: PlayableLesson, turns: Sequence[Sequence[str]]) -> bool:
    try:
        return attempt(at, turns).stands == "done"
    except Illegal:
        return False
