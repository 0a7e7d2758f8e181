"""Classes over HTTP: what a teacher sends and sees, and what a pupil sees of their own class."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from tilehall.messages.api_types import Body, GameName, Millis
from tilehall.messages.rooms import FinishedListing
from tilehall.table.clock_settings import ClockSettings

MAX_TITLE_CHARS = 60
MAX_REAL_NAME_CHARS = 80
MAX_NOTE_CHARS = 500
MIN_PIN_DIGITS, MAX_PIN_DIGITS = 4, 6
MAX_TASKS = 30  # of each kind, in one piece of homework
MAX_GAMES_TO_PLAY = 100
MAX_TIME_MS = 253_402_300_799_000  # the end of the year 9999, in milliseconds

ClassTitle = Annotated[str, Meta(min_length=1, max_length=MAX_TITLE_CHARS, description="The title that pupils see.")]
ClassEnd = Annotated[
    int,
    Meta(
        ge=1,
        le=MAX_TIME_MS,
        description="Milliseconds since 1970. Pupils cannot sign in after it, and 30 days later the hall deletes the "
        "class.",
    ),
]
Nickname = Annotated[
    str, Meta(min_length=1, max_length=128, description="The name that the class sees. It is unique in the class.")
]
Pin = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=32,
        description="A PIN of digits.",
        extra_json_schema={"extra": {"min_length": MIN_PIN_DIGITS, "max_length": MAX_PIN_DIGITS}},
    ),
]
TaskId = Annotated[str, Meta(min_length=1, max_length=64, description="The id of a lesson or a puzzle.")]
Code = Annotated[str, Meta(description="The six characters with which pupils join.")]
Seconds = Annotated[int, Meta(description="In seconds.")]


class NewClass(Body, frozen=True):
    """A class to open."""

    title: ClassTitle
    ends: ClassEnd | None = None


class ClassChange(Body, frozen=True):
    """What to change about a class. What is omitted or null stays as it is."""

    title: ClassTitle | None = None
    ends: Annotated[int, Meta(ge=0, le=MAX_TIME_MS, description="Milliseconds since 1970; 0 for no end.")] | None = None
    admits: Annotated[bool | None, Meta(description="Whether new pupils may join with the code.")] = None
    talks: Annotated[bool | None, Meta(description="Whether the pupils may talk and react at tables.")] = None
    frozen: Annotated[bool | None, Meta(description="Whether all boards and clocks of the class stand still.")] = None
    screen: (
        Annotated[str, Meta(max_length=16, description="The code of the room that the wall shows; blank for none.")]
        | None
    ) = None


class PupilSignIn(Body, frozen=True):
    """The nickname and the PIN of a pupil."""

    nickname: Nickname
    pin: Pin


class PupilChange(Body, frozen=True):
    """What a teacher changes about a pupil. What is omitted or null stays as it is."""

    real_name: (
        Annotated[str, Meta(max_length=MAX_REAL_NAME_CHARS, description="Only the teacher sees it; blank for none.")]
        | None
    ) = None
    pin: Annotated[Pin | None, Meta(description="A new PIN, which signs out the pupil's devices.")] = None


class ClassDoor(Struct, frozen=True):
    """What the holder of a class code sees before signing in."""

    code: Code
    title: str
    admits: Annotated[bool, Meta(description="Whether new pupils may join.")]
    over: Annotated[bool, Meta(description="Whether the class has ended, so that nobody can sign in.")]


class ClassLink(Struct, frozen=True):
    """The link with which pupils join, for cards and the blackboard."""

    url: str
    qr: Annotated[str, Meta(description="The link as a QR code, in SVG.")]
    local: Annotated[bool, Meta(description="Whether only the computer that runs the hall can open the link.")]


class ClassListing(Struct, frozen=True):
    """A class in the list of its teacher."""

    code: Code
    title: str
    created: Millis
    ends: Annotated[int | None, Meta(description="Milliseconds since 1970; null for no end.")]
    pupils: Annotated[int, Meta(description="How many pupils it has.")]
    frozen: bool


class ClassList(Struct, frozen=True):
    """The classes of a teacher, the newest first."""

    classes: tuple[ClassListing, ...]
    may_open: Annotated[bool, Meta(description="Whether the user may open classes at all.")]
    most: Annotated[int, Meta(description="How many classes one teacher may have.")]


class PupilListing(Struct, frozen=True):
    """A pupil, as the teacher sees them in the list."""

    user: str
    nickname: str
    real_name: str
    here: Annotated[bool, Meta(description="Whether a page of the pupil was open within the last minute.")]
    joined: Millis
    seen: Millis
    spent: Annotated[Seconds, Meta(description="How long the pupil's page was open so far, in seconds.")]
    lessons: Annotated[int, Meta(description="Lessons done.")]
    puzzles: Annotated[int, Meta(description="Puzzles solved.")]
    games: Annotated[int, Meta(description="Finished games.")]
    table: Annotated[str, Meta(description="The code of the room in which the pupil plays or waits now; or blank.")]


class ToLearn(Struct, frozen=True):
    """A lesson or a puzzle of a game."""

    game: GameName
    id: TaskId


class ToPlay(Struct, frozen=True):
    """A number of games to finish."""

    game: GameName
    games: Annotated[int, Meta(ge=1, le=MAX_GAMES_TO_PLAY)] = 1


class NewHomework(Body, frozen=True):
    """Homework to set: lessons, puzzles and games until a time."""

    due: Annotated[int, Meta(ge=1, le=MAX_TIME_MS, description="Milliseconds since 1970.")]
    lessons: Annotated[list[ToLearn], Meta(max_length=MAX_TASKS)] = field(default_factory=list)
    puzzles: Annotated[list[ToLearn], Meta(max_length=MAX_TASKS)] = field(default_factory=list)
    games: Annotated[
        list[ToPlay], Meta(max_length=MAX_TASKS, description="Games count that end after the homework was set.")
    ] = field(default_factory=list)
    note: Annotated[str, Meta(max_length=MAX_NOTE_CHARS, description="A note to the pupils; optional.")] = ""


class HomeworkStanding(Struct, frozen=True):
    """How far a pupil is with a piece of homework."""

    user: str
    done: Annotated[int, Meta(description="How many of the tasks are done.")]
    finished: Annotated[
        int | None, Meta(description="When the last task was done, in milliseconds since 1970; null before.")
    ]


class HomeworkListing(Struct, frozen=True):
    """A piece of homework, and how far pupils are. A pupil sees only their own standing."""

    n: Annotated[int, Meta(description="Its number in the class.")]
    created: Millis
    due: Millis
    lessons: tuple[ToLearn, ...]
    puzzles: tuple[ToLearn, ...]
    games: tuple[ToPlay, ...]
    note: str
    tasks: Annotated[int, Meta(description="How many tasks it has: each lesson, each puzzle and each game to finish.")]
    pupils: tuple[HomeworkStanding, ...]


class ClassTournament(Struct, frozen=True):
    """A tournament of a class."""

    code: Annotated[str, Meta(description="The eight characters of the tournament.")]
    title: str
    game: str
    phase: str
    players: Annotated[int, Meta(description="How many have entered.")]
    entered: Annotated[bool, Meta(description="Whether the user has entered.")]


class ClassView(Struct, frozen=True):
    """A class, as its teacher sees it."""

    code: Code
    title: str
    created: Millis
    ends: Annotated[int | None, Meta(description="Milliseconds since 1970; null for no end.")]
    admits: Annotated[bool, Meta(description="Whether new pupils may join with the code.")]
    talks: Annotated[bool, Meta(description="Whether the pupils may talk and react at tables.")]
    frozen: Annotated[bool, Meta(description="Whether all boards and clocks of the class stand still.")]
    screen: Annotated[str, Meta(description="The code of the room that the wall shows; or blank.")]
    most: Annotated[int, Meta(description="How many pupils a class may have.")]
    pupils: Annotated[tuple[PupilListing, ...], Meta(description="By nickname.")]
    homework: Annotated[tuple[HomeworkListing, ...], Meta(description="The newest first.")]
    tournaments: Annotated[tuple[ClassTournament, ...], Meta(description="The newest five, the newest first.")]


class LearnedListing(Struct, frozen=True):
    """A lesson that a pupil has done, or a puzzle that they have tried."""

    game: str
    id: str
    at: Millis
    solved: Annotated[int | None, Meta(description="Of a puzzle: when it was solved; null if it was not.")] = None


class PupilView(Struct, frozen=True):
    """What a pupil has done, for the teacher."""

    pupil: PupilListing
    lessons: tuple[LearnedListing, ...]
    puzzles: tuple[LearnedListing, ...]
    games: Annotated[
        tuple[FinishedListing, ...], Meta(description="The newest finished games. /replay/CODE/MATCH shows them.")
    ]


class OwnClass(Struct, frozen=True):
    """What a pupil sees of their class."""

    code: Code
    title: str
    nickname: str
    teacher: Annotated[str, Meta(description="The name of the teacher.")]
    talks: Annotated[bool, Meta(description="Whether the pupils may talk and react at tables.")]
    frozen: Annotated[bool, Meta(description="Whether all boards and clocks of the class stand still.")]
    table: Annotated[str, Meta(description="The code of the room in which the teacher has seated the pupil; or blank.")]
    screen: Annotated[str, Meta(description="The code of the room that the wall shows; or blank.")]
    homework: Annotated[tuple[HomeworkListing, ...], Meta(description="The newest first.")]
    tournaments: Annotated[tuple[ClassTournament, ...], Meta(description="The newest five, the newest first.")]


class ClassScreen(Struct, frozen=True):
    """The room that the wall of a class shows."""

    room: Annotated[str, Meta(description="The code of the room; or blank.")]


class PupilPairing(Body, frozen=True):
    """What the pupils who are connected play, and how they are seated."""

    game: GameName
    options: Annotated[dict[str, Any], Meta(description="The game's options; those omitted have their defaults.")] = (
        field(default_factory=dict)
    )
    clock: Annotated[
        ClockSettings | None, Meta(description="A limit per turn, or a bank with an increment; null for no clock.")
    ] = None
    seats: Annotated[Literal[2, 3], Meta(description="Players at a table.")] = 2
    left_over: Annotated[
        Literal["bot", "three"],
        Meta(
            description="What pupils do who are left over: play against a bot, or make a table one larger, if the game "
            "allows that."
        ),
    ] = "bot"
    level: Annotated[str, Meta(min_length=1, max_length=16, description="The level of the bots.")] = "easy"
    pupils: (
        Annotated[
            list[str],
            Meta(max_length=200, description="Only these, whether connected or not; null: all who are connected."),
        ]
        | None
    ) = None


class PairedTable(Struct, frozen=True):
    """A table at which pupils were seated."""

    code: Annotated[str, Meta(description="The code of its room.")]
    pupils: Annotated[tuple[str, ...], Meta(description="The ids of the pupils.")]
    bots: int


class Paired(Struct, frozen=True):
    """The tables of a pairing."""

    tables: tuple[PairedTable, ...]
    busy: Annotated[
        tuple[str, ...], Meta(description="The ids of pupils who were left at a running game with another pupil.")
    ]


class ClassLine(Struct, frozen=True):
    """A line of talk at a table of a class."""

    room: str
    at: Millis
    user: str
    text: str


class ExportedPupil(Struct, frozen=True):
    """A pupil and everything that the hall keeps about them, except the PIN."""

    user: str
    nickname: str
    real_name: str
    joined: Millis
    seen: Millis
    spent: Seconds
    lessons: tuple[LearnedListing, ...]
    puzzles: tuple[LearnedListing, ...]


class ExportedPlayer(Struct, frozen=True):
    """A seat of a finished game of a class."""

    user: Annotated[str, Meta(description="The id of a pupil or the teacher; blank for a bot.")]
    bot: Annotated[str, Meta(description="The level of a bot; blank for a user.")]
    score: int
    won: bool


class ExportedGame(Struct, frozen=True):
    """A finished game of a class."""

    room: str
    match: Annotated[int, Meta(description="The first game in the room is 1, a rematch 2 …")]
    game: str
    ended: Millis
    seats: tuple[ExportedPlayer, ...]
    record: Annotated[str, Meta(description="Its record as text; blank if the hall cannot read the game any more.")]


class ExportedStanding(Struct, frozen=True):
    """A player of a tournament of a class."""

    player: Annotated[str, Meta(description="The id of a pupil or the teacher; `house~LEVEL~NUMBER` for a bot.")]
    place: Annotated[int, Meta(description="Equal players share a place; 0: the player was removed.")]
    points: float
    played: int
    wins: int
    draws: int


class ExportedTable(Struct, frozen=True):
    """A table of a tournament of a class."""

    round: int
    room: str
    players: Annotated[tuple[str, ...], Meta(description="By seat.")]
    places: Annotated[tuple[int, ...], Meta(description="By seat; empty: not finished.")]
    corrections: Annotated[tuple[str, ...], Meta(description="Why the result was corrected.")]


class ExportedTournament(Struct, frozen=True):
    """A tournament of a class."""

    code: str
    title: str
    game: str
    format: str
    phase: str
    created: Millis
    started: Annotated[int, Meta(description="In milliseconds since 1970; 0: never.")]
    ended: Annotated[int, Meta(description="In milliseconds since 1970; 0: not yet.")]
    standings: Annotated[tuple[ExportedStanding, ...], Meta(description="The best first.")]
    tables: Annotated[tuple[ExportedTable, ...], Meta(description="In the order in which they were paired.")]


class ClassExport(Struct, frozen=True):
    """Everything that the hall keeps about a class."""

    code: Code
    title: str
    teacher: str
    created: Millis
    ends: Annotated[int | None, Meta(description="Milliseconds since 1970; null for no end.")]
    pupils: tuple[ExportedPupil, ...]
    homework: tuple[HomeworkListing, ...]
    games: Annotated[tuple[ExportedGame, ...], Meta(description="The finished games, the newest first.")]
    tournaments: Annotated[tuple[ExportedTournament, ...], Meta(description="The newest first.")]
    talk: Annotated[tuple[ClassLine, ...], Meta(description="What was said at the tables of the class.")]
