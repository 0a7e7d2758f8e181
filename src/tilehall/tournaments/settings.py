"""The settings of a tournament, which its organiser chooses before it starts."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct, structs

from tilehall.core.game import AnyGame, Malformed
from tilehall.table import clock_settings
from tilehall.table.clock_settings import ClockSettings
from tilehall.table.room_settings import RoomSettings
from tilehall.tournaments.words import say

Format = Literal["arena", "swiss", "robin", "knockout"]
Admission = Literal["everyone", "link", "class", "rating"]  # who may enter
Scoring = Literal["one", "three"]  # what a win is worth: 1 with ½ for a draw, or 3 with 1 for a draw

MAX_TITLE_CHARS = 60
TITLE_LENGTH = say("title-length", most=MAX_TITLE_CHARS)
MAX_TABLE_SEATS = 5
MAX_PLAYERS = 1000
MAX_ROBIN_PLAYERS = 40  # everyone meets everyone, so this is 39 rounds
MAX_ROUNDS = 40
MAX_CYCLES = 2  # of a round robin between two players: everyone meets everyone once or twice
MIN_ARENA_MINUTES, MAX_ARENA_MINUTES = 5, 12 * 60
MAX_BREAK_S = 7 * 86_400
MAX_NO_SHOW_S = 86_400
DAY_MS = 86_400_000
WEEK_MS = 7 * DAY_MS

O = TypeVar("O")  # noqa: E741 (the form that the options have: raw JSON, or builtins)


class TournamentSettings(Struct, Generic[O], frozen=True, kw_only=True):
    """The organiser's settings for a tournament.

    The options of the game are raw JSON in a client's message and builtins in the log.
    """

    title: str
    game: str
    options: O
    format: Format
    clock: ClockSettings  # a seat whose time is up resigns, whatever `at_zero` says: nobody takes over a seat
    seats: int = 2  # players at a table
    rounds: int = 0  # rounds (Swiss, tables of three to five), or cycles (round robin); 0: as many as fit the players
    minutes: int = 0  # how long an arena takes
    starts_at: int = 0  # epoch milliseconds; 0: when the organiser starts it
    admission: Admission = "everyone"
    class_id: str = ""  # the class whose pupils and teacher may enter
    rating_min: int = 0
    rating_max: int = 0  # 0: no limit
    bots: bool = False  # whether bots may enter
    max_players: int = 200
    late: bool = True  # whether players may enter an arena or a Swiss after its start
    weekly: bool = False  # the same tournament is created again a week after its start
    time_zone: str = ""  # in which a weekly tournament always starts at the same time of day; blank: UTC
    rated: bool = False
    scoring: Scoring = "one"
    break_s: int = 30  # between the end of a round and the next one
    no_show_s: int = 60  # how long after a table was opened its players must have come; 0: until their clock runs out

    @property
    def listed(self) -> bool:
        """Whether the tournament is in public lists."""
        return self.admission in ("everyone", "rating")

    @property
    def class_code(self) -> str:
        """The class of which the tournament is. Blank: of none."""
        return self.class_id if self.admission == "class" else ""


def check(settings: TournamentSettings[Any], game: AnyGame) -> None:
    """Raise `Malformed` if the settings contradict each other or the game. The options are checked by the caller."""
    clock_settings.check(clock_of_tables(settings))
    if not 1 <= len(settings.title.strip()) <= MAX_TITLE_CHARS:
        raise Malformed(TITLE_LENGTH)
    if not 2 <= settings.seats <= MAX_TABLE_SEATS or settings.seats not in game.seats:
        raise Malformed(say("seats-of-tables", most=MAX_TABLE_SEATS))
    if settings.seats > 2 and settings.scoring != "one":
        raise Malformed(say("scoring-of-tables"))
    if settings.format == "knockout" and table_sizes(settings, game) != (*range(2, settings.seats + 1),):
        raise Malformed(say("knockout-sizes"))
    if settings.format == "arena" and not MIN_ARENA_MINUTES <= settings.minutes <= MAX_ARENA_MINUTES:
        raise Malformed(say("arena-minutes", least=MIN_ARENA_MINUTES, most=MAX_ARENA_MINUTES))
    cycles = settings.format == "robin" and settings.seats == 2
    if not 0 <= settings.rounds <= (MAX_CYCLES if cycles else MAX_ROUNDS):
        raise Malformed(say("cycles-bounds", most=MAX_CYCLES) if cycles else say("rounds-bounds", most=MAX_ROUNDS))
    most = MAX_ROBIN_PLAYERS if settings.format == "robin" else MAX_PLAYERS
    if not settings.seats <= settings.max_players <= most:
        raise Malformed(say("max-players-bounds", least=settings.seats, most=most))
    if settings.admission == "class" and not settings.class_id:
        raise Malformed(say("class-missing"))
    if settings.rating_max and settings.rating_min > settings.rating_max:
        raise Malformed(say("rating-range"))
    if settings.weekly and not settings.starts_at:
        raise Malformed(say("weekly-needs-start"))
    if (
        settings.starts_at < 0
        or not 0 <= settings.break_s <= MAX_BREAK_S
        or not 0 <= settings.no_show_s <= MAX_NO_SHOW_S
    ):
        raise Malformed(say("times-bounds"))


def table_sizes(settings: TournamentSettings[Any], game: AnyGame) -> tuple[int, ...]:
    """Return the numbers of players that a table can have, from the smallest to the number in the settings."""
    return tuple(seats for seats in sorted(game.seats) if 2 <= seats <= settings.seats)


def room_settings(settings: TournamentSettings[Any], seats: int) -> RoomSettings[Any]:
    """Return the settings of a room for a table with this many players."""
    return RoomSettings(
        options=settings.options,
        seats=seats,
        listed=False,
        watch=True,
        hints="never",
        rated=settings.rated and not settings.class_code,
        clock=clock_of_tables(settings),
    )


def clock_of_tables(settings: TournamentSettings[Any]) -> ClockSettings:
    """Return the clock of the tables: a seat whose time is up resigns."""
    return structs.replace(settings.clock, at_zero="resign")
