"""All websocket messages, as one tagged union per direction. docs/reference/wire.md documents them.

Each message from a client has an `id`, which the client chooses and the answer repeats. The answer is Ok, Refusal, or
the requested message. New fields have defaults; old fields are never renamed or reused.
"""

from __future__ import annotations

from string import ascii_letters, digits
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct, field

from tilehall.table.projections import Moved, Position, Splice
from tilehall.table.room_settings import RoomSettings

Id = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Code = Annotated[str, Meta(min_length=1, max_length=16)]
# `Keyed` checks the pattern, because a regular expression takes as long as the rest of a message.
Key = Annotated[str, Meta(min_length=8, max_length=64, extra_json_schema={"pattern": "^[A-Za-z0-9_-]+$"})]
IN_KEYS = f"{ascii_letters}{digits}_-"
Words = Annotated[str, Meta(min_length=1, max_length=500)]
CHANGES = 3  # the format of `PositionChanged` and `RoomChanged`
Steps = Annotated[tuple[Raw, ...], Meta(max_length=128)]  # each as a JSON object, or as a string in the notation
Number = Annotated[int, Meta(ge=0, le=2**53)]
Reaction = Literal["well_played", "thank_you", "good_luck", "wow", "oops", "thinking"]


class Ask(Struct, frozen=True, tag_field="ask", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """A message from a client."""

    id: Id


class Enter(Ask, frozen=True, kw_only=True):
    """Enter a room, as a player or a spectator. `after` is the last entry of the room that this client has seen."""

    room: Code
    after: Number = 0
    changes: Number = 0  # the format of `changed` and `roomchanged` that this client reads; 0: send everything whole


class Leave(Ask, frozen=True, kw_only=True):
    """Leave the room as a watcher. A player keeps the seat."""


class Sit(Ask, frozen=True, kw_only=True):
    """Take a seat before the game: the given one, or the first free one."""

    seat: SeatNumber | None = None


class Stand(Ask, frozen=True, kw_only=True):
    """Leave the seat before the game."""


class SeatBot(Ask, frozen=True, kw_only=True, tag="bot"):
    """As the host, put a bot on a free seat, or replace a bot with one of another level."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=16)] = "medium"


class Clear(Ask, frozen=True, kw_only=True):
    """As the host, free a seat before the game."""

    seat: SeatNumber


class Ready(Ask, frozen=True, kw_only=True):
    """Be ready, with 8 to 64 random letters and digits for the dice."""

    value: Annotated[str, Meta(max_length=64)]
    rated_with_bots: bool = False  # agree to a rated game with a bot account


class Unready(Ask, frozen=True, kw_only=True):
    """Clear the ready mark."""


# A struct cannot inherit fields from two others. This one has those of the settings, and repeats those of Ask.
class Arrange(RoomSettings[Raw], frozen=True, tag_field="ask", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """As the host, change the settings before the game."""

    id: Id


class Host(Ask, frozen=True, kw_only=True):
    """As the host, make another seated user the host."""

    user: Annotated[str, Meta(max_length=64)]


class Mute(Ask, frozen=True, kw_only=True):
    """As the host, mute a user in this room or lift the mute."""

    user: Annotated[str, Meta(max_length=64)]
    on: bool


class Readmit(Ask, frozen=True, kw_only=True):
    """As the host, let a removed player sit down again."""

    user: Annotated[str, Meta(max_length=64)]


class Close(Ask, frozen=True, kw_only=True):
    """As the host, close the room."""


class Try(Ask, frozen=True, kw_only=True):
    """Try a draft. It is judged step by step, not stored, and not shown to anyone else."""

    steps: Steps
    after: Number


class Hint(Ask, frozen=True, kw_only=True):
    """Ask for a hint: what the adviser would play with the knowledge of this seat."""

    after: Number
    draft: Steps = ()  # the player's steps so far in this turn; the hint continues them, or says what to take back


class Look(Ask, frozen=True, kw_only=True):
    """Show a turn of the current game again, as the user saw it then."""

    at: Number  # 1 is the first turn, 0 the start of the game


class Keyed(Ask, frozen=True, kw_only=True):
    """A message with an idempotency key."""

    key: Key

    def __post_init__(self) -> None:
        if self.key.strip(IN_KEYS):
            raise ValueError("a key has letters, digits, `_` and `-` only")


class Submit(Keyed, frozen=True, kw_only=True):
    """Play a draft with its final step.

    `after` is the last entry that moved the game. `key` is the client's idempotency key: a message that is sent twice
    is played once.
    """

    steps: Steps
    after: Number


class GiveUp(Keyed, frozen=True, kw_only=True, tag="resign"):
    """Resign, at any time."""


class TakeBack(Keyed, frozen=True, kw_only=True):
    """Take back the user's last turn and everything after it, in a casual game against bots.

    `after` is the last entry that this client has seen. The request is refused if a turn was played or taken back since
    then.
    """

    after: Number


class Agree(Ask, frozen=True, kw_only=True):
    """Agree that a bot substitutes for a seat whose owner is away."""

    seat: SeatNumber


class Rematch(Ask, frozen=True, kw_only=True, tag="again"):
    """Start a rematch with the same players."""


class Say(Ask, frozen=True, kw_only=True, tag="talk"):
    """Send a chat message to the table."""

    text: Words


class React(Ask, frozen=True, kw_only=True):
    """Send a reaction to everyone. It is not stored."""

    reaction: Reaction


class Ping(Ask, frozen=True, kw_only=True):
    """Check the connection."""


AnyAsk = (
    Enter
    | Leave
    | Sit
    | Stand
    | SeatBot
    | Clear
    | Ready
    | Unready
    | Arrange
    | Host
    | Mute
    | Readmit
    | Close
    | Try
    | Hint
    | Look
    | Submit
    | GiveUp
    | TakeBack
    | Agree
    | Rematch
    | Say
    | React
    | Ping
)


class News(Struct, frozen=True, tag_field="news", tag=str.lower, kw_only=True):
    """A message from the server."""


class Hello(News, frozen=True, kw_only=True):
    """The first message: the signed-in user."""

    user: str
    name: str
    version: str
    changes: int = CHANGES  # the format of `changed` and `roomchanged` that this server sends: see `Enter.changes`


class Ok(News, frozen=True, kw_only=True):
    """The request is done, and the result is stored."""

    id: int
    seq: int = 0  # the number of its entry


class Refusal(News, frozen=True, kw_only=True, tag="refused"):
    """The request was refused. Nothing has changed, unless `unknown` is set."""

    id: int  # 0 if the id of the message could not be read
    why: str
    stale: bool = False  # the game has moved since `after`; the newest position follows
    unknown: bool = False  # the server stops before the result is known; send the request again with the same key


class Unconfirmed(News, frozen=True, kw_only=True, tag="waiting"):
    """The request is not stored yet. Its answer follows as soon as the result is known."""

    id: int
    why: str


class ChairStatus(Struct, frozen=True, kw_only=True):
    """A seat and its owner."""

    user: str  # blank: nobody
    name: str
    bot: str  # the level of a bot; blank: no bot
    ready: bool
    here: bool  # whether the user is connected
    away: int  # seconds since the user left; 0 if the user is here
    played_by: str  # the level of the bot that substitutes for the owner; blank: none
    agreed: tuple[str, ...]  # the users who agree to a substitute
    cleared: bool = False  # the host has changed the settings since this player was ready
    rating: int | None = None  # in this game, in points; null: none, or private
    provisional: bool = False  # the rating is based on too few games
    change: int | None = None  # the change of the rating by the game, after it is over and rated
    owner: str = ""  # the name of the owner of a bot account; blank: not a bot account


class Spectator(Struct, frozen=True, kw_only=True):
    """A user who watches."""

    user: str
    name: str


class RoomStatus(RoomSettings[Any], News, frozen=True, kw_only=True, tag="room"):
    """A room. Sent whenever anything except the game has changed."""

    room: str
    seq: int
    game: str
    title: str
    host: str
    phase: str
    match: int
    commitment: str  # the SHA-256 of the seed of the dice
    chairs: tuple[ChairStatus, ...]
    muted: tuple[str, ...]
    watching: int  # the number of spectators
    hinted: bool  # whether the players of this room may ask for hints
    spectators: tuple[Spectator, ...] = ()  # the first spectators to come, at most 24
    aim: str = ""  # the aim of the game with these options, in a few words
    closing: str = ""  # the message of a moderator who closed the room; blank if the host closed it
    unrated: str = ""  # a sentence with the reason why this game, or the next one, is not rated; blank: it is rated
    queue: str = ""  # the speed of its quick-match queue; blank: not from quick match
    tournament: str = ""  # the code of the tournament to which the table belongs; blank: none
    removed: tuple[Spectator, ...] = ()  # users whom the host has removed: they may watch, but not sit down
    may_take_back: bool = False  # whether its player may take back turns (casual, against bots, without a clock)
    mark: str = ""  # words that mark an unusual game, like "With takebacks"; blank: none


class RoomChanged(News, frozen=True, kw_only=True, omit_defaults=True):
    """A room, for a client that reads changes and was told of it before: what changed since then."""

    fields: dict[str, Any] = {}  # the fields of `RoomStatus` that changed
    splices: dict[str, Splice] = {}  # lists that changed in part: start, number of removed items, new items


class Snapshot(News, frozen=True, kw_only=True, tag="table"):
    """The game on entering a room, and the moves after the entry that the client named."""

    position: Position | None  # None before the game
    moves: tuple[Moved, ...]


class Happened(News, frozen=True, kw_only=True):
    """A move: what the watcher saw of it, and the position after it."""

    move: Moved
    position: Position


class PositionChanged(News, frozen=True, kw_only=True, tag="changed", omit_defaults=True):
    """A move, for a client that has the position before it: what the watcher saw of it, and the changes."""

    move: Moved
    since: int  # the `seq` of the position to which the changes apply
    me: int | None  # as in that position
    position: dict[str, Any]  # the fields of the position that changed, except the view and the legal steps
    # The legal steps, grouped by all words except the last: each group with its last words, separated by spaces. A game
    # with drafts lists none and sets `more`: `try` with an empty draft returns them.
    legal: dict[str, str] = {}
    more: bool = False  # whether there are more legal steps than listed
    view: dict[str, Any] = {}  # the fields of the view that changed
    splices: dict[str, Splice] = {}  # lists of the view that changed in part: start, number of removed items, new items


class ClockStatus(News, frozen=True, kw_only=True, tag="clock"):
    """The clock of the game. Sent on entering a room with a clock, and whenever it changes."""

    seat: int | None  # the seat whose time is running; None: no time is running
    left: tuple[int, ...]  # milliseconds that each seat had left when this was sent; empty: no game in progress


class DraftVerdict(Struct, frozen=True):
    """Whether one step of a draft is accepted, and if not, why."""

    stands: bool
    why: str = ""


class DraftMark(Struct, frozen=True):
    """A highlight on the board while a player makes a draft."""

    kind: Literal["scores", "sum", "valid", "building", "wrong", "gap"]
    at: tuple[str, ...]  # the places or tiles that it covers, in the notation: ("7,7", "7,8")
    text: str = ""
    points: int = 0


class Tried(News, frozen=True, kw_only=True):
    """The answer to `Try`."""

    id: int
    verdicts: tuple[DraftVerdict, ...]
    steps: tuple[str, ...]  # the accepted steps, in the order in which to submit them
    next: tuple[str, ...]  # the possible next steps, at most 400
    points: int
    missing: tuple[str, ...]
    marks: tuple[DraftMark, ...]
    view: Raw
    worth: dict[str, dict[str, int]] = {}  # by piece and place: the points of the draft with that piece there


class Hinted(News, frozen=True, kw_only=True):
    """The best turn and the reason for it. The same position and draft always get the same hint."""

    id: int
    steps: tuple[str, ...]  # a whole turn, ending with its final step
    sentences: tuple[str, ...]  # the remaining part of the turn, in words
    why: str
    win_probability: float = field(name="hope")  # the seat's win probability after the turn, from 0 to 1
    rest: tuple[str, ...] = ()  # the steps of the turn that are not in the draft
    back: tuple[str, ...] = ()  # the steps of the draft that are not in the turn


class Past(News, frozen=True, kw_only=True):
    """A past turn as the user saw it then, and the position after it."""

    id: int
    turn: int
    moves: tuple[Moved, ...]
    position: Position


class ChatMessage(Struct, frozen=True, kw_only=True):
    """Something that was said."""

    n: int
    at: int
    user: str
    name: str
    text: str


class Said(News, frozen=True, kw_only=True):
    """Chat messages: the newest ones on entering, then each new one."""

    lines: tuple[ChatMessage, ...]


class Reacted(News, frozen=True, kw_only=True):
    """A reaction of a player or a spectator."""

    user: str
    name: str
    seat: int | None
    reaction: Reaction


class Called(News, frozen=True, kw_only=True, tag="company"):
    """A request, a challenge or an answer concerns this user. `GET /api/me/company` returns it."""


class Bye(News, frozen=True, kw_only=True):
    """The last message before the server closes the connection."""

    why: str
    again: bool  # whether to connect again after a short pause


Social = Said | Reacted | Called
Answered = Ok | Refusal | Unconfirmed
Told = Snapshot | Happened | PositionChanged | Past
AnyNews = Hello | Answered | RoomStatus | RoomChanged | Told | ClockStatus | Tried | Hinted | Social | Bye

_asks: msgspec.json.Decoder[AnyAsk] = msgspec.json.Decoder(AnyAsk)
_encoder = msgspec.json.Encoder()


class Headed(Struct):
    """The part of an invalid message that is needed to answer it."""

    id: Id = 0


_head = msgspec.json.Decoder(Headed)


def read(raw: bytes | memoryview) -> AnyAsk:
    """Return a client's message. Raises `msgspec.MsgspecError` or `ValueError` if it is invalid."""
    try:
        return _asks.decode(raw)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def id_of(raw: bytes) -> int:
    """Return the id of a message that could not be read, or 0."""
    try:
        return _head.decode(raw).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return 0


def write(news: AnyNews) -> bytes:
    """Return a message as JSON.

    >>> write(Ok(id=4, seq=17))
    b'{"news":"ok","id":4,"seq":17}'
    """
    return _encoder.encode(news)
