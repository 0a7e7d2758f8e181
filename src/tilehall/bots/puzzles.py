"""Looking for puzzles: a game's own finder is asked about every position of a game that was played.

A finder is part of the bots of a game (`Levels.puzzle`), whose exact solvers say that one turn is clearly the best. How
hard a puzzle is shows in how often bots of several levels solve it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any, Final

from msgspec import Struct, to_builtins
from msgspec.structs import asdict

from tilehall.bots.bot import Clock, FoundPuzzle, PuzzleFinder
from tilehall.bots.levels import find as find_bot
from tilehall.bots.levels import levels, offered
from tilehall.core.game import CHANCE, Illegal, Malformed, Step
from tilehall.core.lesson import Lesson, PlayableLesson, attempt, playable, split
from tilehall.core.notation import parse, text
from tilehall.core.play import shown
from tilehall.core.record import Record, replay
from tilehall.core.registry import find

MOST_A_GAME: Final = 2  # puzzles from one game: positions of one game are alike
APART: Final = 6  # turns between two of them
TRIES: Final = 3  # of each level
SECONDS: Final = 60.0  # for a bot's turn: its budget is work


class BotTry(Struct, frozen=True):
    """A bot of a level has tried a puzzle."""

    level: str
    solved: bool


def finder_of(name: str) -> PuzzleFinder[Any]:
    """The finder of a game; Malformed where it has none."""
    found = levels(find(name)).puzzle
    if found is None:
        raise Malformed(f"The bots of {find(name).title} cannot look for puzzles.")
    return found


def search(record: Record, source: str, known: Counter[str]) -> list[PlayableLesson]:
    """The puzzles of a game that was played; `source` says where it comes from, without names.

    Of several, those whose theme is the rarest so far are taken: `known` counts the themes, and is counted on.
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
    while found and len(chosen) < MOST_A_GAME:
        place, puzzle = min(found, key=lambda each: known[each[1].theme])
        lesson = lesson_of(record, turns[place], f"{source}, turn {place + 1}.", puzzle)
        at = playable(game, lesson)
        assert _solved(at, [split(lines) for lines in puzzle.solution]), f"not solved as it says: {lesson}"
        chosen.append(at)
        places.append(place)
        known[puzzle.theme] += 1
        found = [each for each in found if all(abs(each[0] - other) >= APART for other in places)]
    return chosen


def _begins(record: Record, states: Sequence[Any], number: int) -> bool:
    """Whether a seat is to act before this step, and has nothing drafted."""
    actor = record.rules.actor(states[number])
    if actor is None or actor == CHANCE:
        return False
    return not number or record.steps[number - 1].final


def lesson_of(record: Record, number: int, source: str, found: FoundPuzzle) -> Lesson:
    """A found puzzle as a lesson, at the position before a step of a record."""
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
    """Bots of several levels try a puzzle, the weakest first, always in the same way."""
    for level in levels(at.game).puzzle_levels or offered(at.game):
        for number in range(TRIES):
            yield BotTry(level, _solved(at, _turns(at, level, Random(f"{at.lesson.id} {level} {number}"))))


def _turns(at: PlayableLesson, level: str, rng: Random) -> list[tuple[str, ...]]:
    """What a bot plays in a puzzle until it is another's turn."""
    game, bot = at.game, find_bot(at.game, level)
    steps: list[Step] = [parse(line, game.lines) for line in split(at.lesson.position)]
    state, turns = at.state, list[tuple[str, ...]]()
    while _goes_on(at, turns) and game.actor(state) == at.seat:
        turn = bot(game.view(state, at.seat), tuple(shown(game, steps, at.seat)), Clock(SECONDS), rng)
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
