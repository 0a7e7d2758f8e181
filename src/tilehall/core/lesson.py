"""Lessons: a position, a task, and the rules as the judge.

A lesson is data from the `lessons.toml` in the folder that a package registers under the entry point
`tilehall.lessons`. Its position is the start of a record, so the rules reach it. The goal is a fixed set of checks on
what the rules report: scores, hands, facts, the steps taken and the outcome.

Its texts are in the catalogue of the game, or finished English sentences in the file. The title of the lesson `dig` is
the message `lesson-dig`; the other texts are attributes of the message, like `lesson-dig.task`. The answer to a wrong
try is the attribute with the id of the try.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from random import Random
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import force_setattr, replace

from tilehall.core import options as choices
from tilehall.core.game import CHANCE, AnyGame, Fact, Illegal, Malformed, Seat, Step
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Message, Text, source_texts
from tilehall.core.notation import clip, parse, text
from tilehall.core.play import advance, begin, roll, told, whole_turn
from tilehall.core.registry import NAME, find, lesson_packages
from tilehall.core.sentences import words_of
from tilehall.core.stored_text import restored
from tilehall.core.words import say

FILE = "lessons.toml"
MAX_FILE_BYTES = 1 << 20  # fifty times the largest file of the included games
MAX_TURNS = 20  # a lesson should take about a minute

Turn = tuple[str, ...]  # a draft and its final step, in the notation
Sentence = Annotated[str, Meta(max_length=400)] | Message
TEXTS: Final = ("title", "text", "task", "praise", "otherwise")
Lines = str  # steps in the notation, one per line or separated by `;`
Standing = Literal["going", "done", "missed"]


class Check(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Conditions on everything played since the position. All that are given must hold."""

    won: bool | None = None  # whether the player has won
    gains: int | None = None  # at least this many more points than in the position
    lead: int | None = None  # at least this many points further ahead of the best opponent than in the position
    hand: int | None = None  # at most this many pieces left in the player's hand
    step: str | None = None  # a step of the player matches this pattern, `place 5 *`, or one of several: `a|b`
    no_step: str | None = None  # no step of the player matches
    turn: Lines | None = None  # the player took these steps in one turn, in any order
    fact: dict[str, Any] | None = None  # the player saw a fact with these fields
    no_fact: dict[str, Any] | None = None  # the player saw no fact with these fields


class WrongTry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A try that misses the goal, and a sentence that helps.

    Without `when`, it matches only these exact turns. It ends the try at once, even if the turn could continue.
    """

    turns: tuple[Lines, ...] = field(name="try")
    id: str = ""  # the attribute of the lesson's message with the sentence
    say: Sentence = ""
    when: Check | None = None

    def __post_init__(self) -> None:
        force_setattr(self, "say", restored(self.say))


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as its file describes it. Texts that the file leaves out are messages of the game."""

    id: Annotated[str, Meta(min_length=1, max_length=32)]
    title: Annotated[str, Meta(max_length=40)] | Message = ""
    text: Sentence = ""  # what the player learns
    task: Sentence = ""  # what the player should do
    version: int  # of the rules for which the position was written
    seats: int
    options: dict[str, Any] = {}
    position: Lines
    goal: Check
    turns: Annotated[int, Meta(ge=1, le=MAX_TURNS)] = 1  # the number of turns in which the goal must be reached
    replies: Lines = (
        ""  # steps of chance and the opponents after the player's turns; steps that the rules do not allow are skipped
    )
    solution: Annotated[tuple[Lines, ...], Meta(min_length=1, max_length=MAX_TURNS)]
    praise: Sentence = ""  # the answer to a try that reaches the goal
    otherwise: Sentence = ""  # the answer to a failed try that is not listed in `wrong`
    wrong: tuple[WrongTry, ...] = ()

    def __post_init__(self) -> None:
        for name in TEXTS:
            force_setattr(self, name, restored(getattr(self, name)))


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    lesson: tuple[Lesson, ...]


class LessonMove(Struct, frozen=True):
    """The steps of one seat's move with those of chance after it, and the states between them."""

    seat: Seat
    steps: tuple[Step, ...]
    states: tuple[Any, ...]  # one more than steps


class PlayableLesson(Struct, frozen=True):
    """A lesson that can be played: its rules, its position and the seat to act."""

    lesson: Lesson
    game: AnyGame
    state: Any
    seat: Seat


class LessonTry(Struct, frozen=True):
    """The result of a try: its status, the answer (blank while the try continues) and the moves."""

    stands: Standing
    say: Text
    parts: tuple[LessonMove, ...]
    state: Any


def split(lines: Lines) -> Turn:
    """Return the steps of a text, which are on separate lines or separated by `;`.

    >>> split("place 5 7,8; end")
    ('place 5 7,8', 'end')
    """
    return tuple(filter(None, (each.strip() for line in lines.splitlines() for each in line.split(";"))))


def read(game: AnyGame, raw: bytes) -> tuple[PlayableLesson, ...]:
    """Read the lessons of a file, each with its position. Raises `Malformed` if a lesson is invalid."""
    if len(raw) > MAX_FILE_BYTES:
        raise Malformed(f"The lessons of {game.title} have more than {MAX_FILE_BYTES} bytes.")
    try:
        found = msgspec.toml.decode(raw, type=_File).lesson
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Malformed(f"The lessons of {game.title} cannot be read: {error}") from None
    ids = [each.id for each in found]
    if twice := {each for each in ids if ids.count(each) > 1 or not NAME.fullmatch(each)}:
        raise Malformed(f"Lessons of {game.title} share an id, or have an invalid one: {', '.join(sorted(twice))}.")
    return tuple(playable(game, _in_words(game, each)) for each in found)


def _in_words(game: AnyGame, lesson: Lesson) -> Lesson:
    """Return a lesson with a message for each text that its file leaves out. Raises `Malformed` if there is none."""
    words = words_of(type(game).__module__)
    known = source_texts(words, ENGLISH) if words else {}

    def message(name: str) -> Message:
        if (id := _message_id(lesson, name)) not in known:
            raise Malformed(f"The lesson {clip(lesson.id)} has no {name}, and {game.title} has no message {id}.")
        return Message(id, {}, words)

    wrong = tuple(each if each.say else replace(each, say=message(each.id or "say")) for each in lesson.wrong)
    return replace(lesson, wrong=wrong, **{name: message(name) for name in TEXTS if not getattr(lesson, name)})


def _message_id(lesson: Lesson, name: str) -> str:
    return f"lesson-{lesson.id}" if name == "title" else f"lesson-{lesson.id}.{name}"


def playable(present: AnyGame, lesson: Lesson) -> PlayableLesson:
    """Return a lesson with its position under the rules of its version. Raises `Malformed` if they do not allow it."""
    try:
        game = next((each for each in (present, *present.earlier) if each.version == lesson.version), None)
        if game is None:
            raise Malformed(f"{present.title} has no rules of version {lesson.version}.")
        choices.seated(game, lesson.seats)
        options = choices.decode(game, msgspec.json.encode(lesson.options), lesson.seats)
        state = begin(game, options, lesson.seats)
        for line in split(lesson.position):
            state = advance(game, state, parse(line, game.lines))
    except (Malformed, Illegal) as error:
        raise Malformed(f"The position of the lesson {clip(lesson.id)} does not fit: {error}") from None
    seat = game.actor(state)
    if seat is None or seat == CHANCE:
        raise Malformed(f"In the position of the lesson {clip(lesson.id)} no player is to act.")
    return PlayableLesson(lesson, game, state, seat)


@cache
def lessons(name: str) -> tuple[PlayableLesson, ...]:
    """Return the lessons of a game in order, or none if its package has none. Raises `Malformed` if one is invalid."""
    package = lesson_packages().get(name)
    if package is None:
        return ()
    try:
        raw = files(package).joinpath(FILE).read_bytes()
    except (ImportError, OSError, ValueError) as error:
        raise Malformed(f"There is no {FILE} in the folder of the package {clip(package)}: {error}") from None
    return read(find(name), raw)


def attempt(position: PlayableLesson, turns: Sequence[Sequence[str]]) -> LessonTry:
    """Play turns of the player, each followed by chance and the opponents, and judge the result.

    Raises `Malformed` if a step cannot be read. Raises `Illegal` if the rules refuse a step, or if a turn comes after
    the end of the lesson.
    """
    if len(turns) > MAX_TURNS:
        raise Malformed(say("too-many-turns", most=MAX_TURNS))
    trial = _Trial(position)
    stands, answer = trial.judged()
    for turn in turns:
        if stands != "going":
            raise Illegal(say("try-over"))
        trial.play(tuple(parse(step, position.game.lines) for step in turn))
        stands, answer = trial.judged()
    return LessonTry(stands, answer, tuple(trial.parts), trial.state)


class _Trial:
    """A try in progress."""

    def __init__(self, position: PlayableLesson) -> None:
        self.at = position
        self.game = position.game
        self.state = position.state
        self.parts: list[LessonMove] = []
        self._replies = list(split(position.lesson.replies))
        # Chance steps that the lesson does not give are rolled with a fixed seed.
        self._dice = Random(position.lesson.id)

    def play(self, steps: tuple[Step, ...]) -> None:
        """Play the player's turn and everything after it until the player is to act again."""
        self._take(self.at.seat, *whole_turn(self.game, self.state, self.at.seat, steps))
        while (actor := self.game.actor(self.state)) not in (None, self.at.seat) and self._replies:
            self._reply(actor)

    def _take(self, seat: Seat, states: list[Any], steps: tuple[Step, ...]) -> None:
        """Store the move of a seat, followed by the steps of chance."""
        taken = list(steps)
        while self.game.actor(states[-1]) == CHANCE:
            step = self._rolled(states[-1])
            states.append(self.game.apply(states[-1], step))
            taken.append(step)
        self.parts.append(LessonMove(seat, tuple(taken), tuple(states)))
        self.state = states[-1]

    def _rolled(self, state: Any) -> Step:
        """Return the next step of chance: the lesson's if it fits, otherwise a roll."""
        if self._replies:
            step: Step = parse(self._replies[0], self.game.lines)
            if any(step == each for each, _ in self.game.odds(state)):
                self._replies.pop(0)
                return step
        rolled: Step = roll(self.game, state, self._dice)
        return rolled

    def _reply(self, actor: Seat) -> None:
        """Play the next scripted turn of an opponent, up to its final step. Skip it if the rules do not allow it."""
        steps: list[Step] = []
        while self._replies and not (steps and steps[-1].final):
            steps.append(parse(self._replies.pop(0), self.game.lines))
        try:
            states, counted = whole_turn(self.game, self.state, actor, steps)
        except Illegal:
            return
        self._take(actor, states, counted)

    def judged(self) -> tuple[Standing, Text]:
        """Return the status of the try and the answer to it."""
        lesson = self.at.lesson
        if self.parts and self._holds(lesson.goal):
            return "done", lesson.praise
        ended = sum(self.game.ends_turn(step) for _, step in self._own_steps())
        if self.parts and (wrong := next(filter(self._is, lesson.wrong), None)):
            return "missed", wrong.say
        over = self.game.actor(self.state) != self.at.seat or ended >= lesson.turns
        return ("missed", lesson.otherwise) if over else ("going", "")

    def _own_steps(self) -> list[tuple[int, Step]]:
        """Return the player's steps, each with the index of its move."""
        own: list[tuple[int, Step]] = []
        for number, part in enumerate(self.parts):
            for before, step in zip(part.states, part.steps, strict=False):
                if part.seat == self.at.seat and self.game.actor(before) == self.at.seat:
                    own.append((number, step))
        return own

    def _turns(self) -> list[list[str]]:
        """Return the player's turns, each with its steps sorted as text."""
        own: dict[int, list[str]] = {}
        for number, step in self._own_steps():
            own.setdefault(number, []).append(text(step))
        return [sorted(turn) for turn in own.values()]

    def _is(self, wrong: WrongTry) -> bool:
        if wrong.when is not None:
            return self._holds(wrong.when)
        return self._turns() == [sorted(self._written(lines)) for lines in wrong.turns]

    def _written(self, lines: Lines) -> Iterator[str]:
        """Return steps in their canonical spelling."""
        return (text(parse(each, self.game.lines)) for each in split(lines))

    def _holds(self, check: Check) -> bool:
        """Return whether all conditions of a check hold."""
        steps = [text(step) for _, step in self._own_steps()]
        held = [
            check.won is None or check.won == self._won(),
            check.gains is None or self._score(self.state) - self._score(self.at.state) >= check.gains,
            check.lead is None or self._lead(self.state) - self._lead(self.at.state) >= check.lead,
            check.hand is None or self._hand() <= check.hand,
            check.step is None or any(_like(step, check.step) for step in steps),
            check.no_step is None or not any(_like(step, check.no_step) for step in steps),
            check.turn is None or sorted(self._written(check.turn)) in self._turns(),
            check.fact is None or any(_within(check.fact, each) for each in self._facts()),
            check.no_fact is None or not any(_within(check.no_fact, each) for each in self._facts()),
        ]
        return all(held)

    def _won(self) -> bool:
        outcome = self.game.outcome(self.state)
        return outcome is not None and self.at.seat in outcome.winners

    def _score(self, state: Any) -> int:
        scores = self.game.scores(self.game.view(state, self.at.seat))
        return scores[self.at.seat] if scores else 0

    def _lead(self, state: Any) -> int:
        scores = self.game.scores(self.game.view(state, self.at.seat))
        others = [score for seat, score in enumerate(scores) if seat != self.at.seat]
        return self._score(state) - max(others, default=0)

    def _hand(self) -> int:
        hands = self.game.hands(self.game.view(self.state, self.at.seat))
        held = hands[self.at.seat] if hands else 0
        return held if isinstance(held, int) else len(held)

    def _facts(self) -> Iterator[Fact]:
        for part in self.parts:
            for number, step in enumerate(part.steps):
                yield from told(self.game, part.states[number], step, part.states[number + 1], self.at.seat)


def _like(step: str, patterns: str) -> bool:
    """Return whether a step matches one of several patterns.

    >>> _like("place 5 7,8", "end|place 5 *")
    True
    """
    return any(fnmatchcase(step, pattern) for pattern in patterns.split("|"))


def _within(wanted: Any, found: Any) -> bool:
    """Return whether `found` contains everything in `wanted`.

    >>> _within({"fact": "woven", "points": 5}, {"fact": "woven", "points": 5, "seat": 0})
    True
    """
    found = msgspec.to_builtins(found)
    if isinstance(wanted, Mapping):
        return isinstance(found, Mapping) and all(key in found and _within(wanted[key], found[key]) for key in wanted)
    return bool(wanted == found)


def problems(position: PlayableLesson) -> Iterator[str]:
    """Yield the faults of a lesson: a solution that misses the goal, or a wrong try that gets a different answer."""
    lesson = position.lesson
    at = f"The lesson {lesson.id}"
    for number in range(1, len(lesson.solution) + 1):
        due = "done" if number == len(lesson.solution) else "going"
        stands = _stands(position, lesson.solution[:number])
        if stands != (due, lesson.praise) and not (due == "going" and stands[0] == due):
            yield f"{at}: after {number} turns of its solution it is {stands[0]}, not {due} ({stands[1]})."
    for wrong in lesson.wrong:
        stands = _stands(position, wrong.turns)
        if stands != ("missed", wrong.say):
            answer, expected = str(stands[1]), str(wrong.say)
            yield f"{at}: the try {wrong.turns} is {stands[0]} and answered with {answer!r}, not with {expected!r}."


def _stands(position: PlayableLesson, turns: Sequence[Lines]) -> tuple[str, Text]:
    try:
        came = attempt(position, [split(lines) for lines in turns])
    except (Illegal, Malformed) as error:
        return "refused", str(error)
    return came.stands, came.say
