"""Every message of the websocket: one tagged union each way, documented in docs/reference/wire.md.

Each message from a client has an `id` of its own choosing, and is answered with it: by Ok, Refusal, or what it asked
for. New fields have defaults; old ones are never renamed or reused.
"""

from __future__ import annotations

from string import ascii_letters, digits
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct, field

from tilehall.core.game import Mark, Verdict
from tilehall.table.projections import Moved, Position, Splice
from tilehall.table.room_settings import RoomSettings

Id = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Code = Annotated[str, Meta(min_length=1, max_length=16)]
# The pattern is checked by `Keyed`: a regular expression takes as long as all the rest of a message.
Key = Annotated[str, Meta(min_length=8, max_length=64, extra_json_schema={"pattern": "^[A-Za-z0-9_-]+$"})]
IN_KEYS = f"{ascii_letters}{digits}_-"
Words = Annotated[str, Meta(min_length=1, max_length=500)]
CHANGES = 2  # the form of `PositionChanged` and `RoomChanged`
Steps = Annotated[tuple[Raw, ...], Meta(max_length=128)]  # each in its JSON form, or in the notation as a string
Number = Annotated[int, Meta(ge=0, le=2**53)]
Reaction = Literal["well_played", "thank_you", "good_luck", "wow", "oops", "thinking"]


class Ask(Struct, frozen=True, tag_field="ask", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """A message from a client."""

    id: Id


class Enter(Ask, frozen=True, kw_only=True):
    """Look on at a room, from one's seat or as a spectator; `after` is the last entry this client has seen of it."""

    room: Code
    after: Number = 0
    changes: Number = 0  # the form of `changed` and `roomchanged` that this client reads; 0: it wants everything whole


class Leave(Ask, frozen=True, kw_only=True):
    """Stop looking on; a seat is kept."""


class Sit(Ask, frozen=True, kw_only=True):
    """Take a seat before the game: a certain one, or the first that is free."""

    seat: SeatNumber | None = None


class Stand(Ask, frozen=True, kw_only=True):
    """Give the seat up before the game."""


class SeatBot(Ask, frozen=True, kw_only=True, tag="bot"):
    """The host puts a bot on a free seat, or one of another level in a bot's place."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=16)] = "medium"


class Clear(Ask, frozen=True, kw_only=True):
    """The host removes whoever is on a seat before the game."""

    seat: SeatNumber


class Ready(Ask, frozen=True, kw_only=True):
    """Be ready, and bring 8 to 64 random letters and digits for the dice."""

    value: Annotated[str, Meta(max_length=64)]


class Unready(Ask, frozen=True, kw_only=True):
    """Take the ready mark back."""


# A struct cannot inherit fields from two others: this one has those of the settings, and says itself what Ask says.
class Arrange(RoomSettings[Raw], frozen=True, tag_field="ask", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """The host changes what is played, before the game."""

    id: Id


class Host(Ask, frozen=True, kw_only=True):
    """The host hands hosting over to somebody on a seat."""

    user: Annotated[str, Meta(max_length=64)]


class Mute(Ask, frozen=True, kw_only=True):
    """The host keeps somebody from talking here, or lets them again."""

    user: Annotated[str, Meta(max_length=64)]
    on: bool


class Readmit(Ask, frozen=True, kw_only=True):
    """The host lets a player sit down again who was removed."""

    user: Annotated[str, Meta(max_length=64)]


class Close(Ask, frozen=True, kw_only=True):
    """The host closes the room."""


class Try(Ask, frozen=True, kw_only=True):
    """Try a draft: it is judged step by step, nothing is kept, and nobody else hears of it."""

    steps: Steps
    after: Number


class Hint(Ask, frozen=True, kw_only=True):
    """Ask for a hint: what the adviser would play with the knowledge of this seat."""

    after: Number
    draft: Steps = ()  # what the player has laid in this turn: the hint goes on from it, or says what to take back


class Look(Ask, frozen=True, kw_only=True):
    """See a turn of the present game once more, as one saw it then."""

    at: Number  # 1 is the first turn, 0 the beginning


class Keyed(Ask, frozen=True, kw_only=True):
    """A message with an idempotency key."""

    key: Key

    def __post_init__(self) -> None:
        if self.key.strip(IN_KEYS):
            raise ValueError("a key has letters, digits, `_` and `-` only")


class Submit(Keyed, frozen=True, kw_only=True):
    """Play a draft with its final step. `after` is the last entry that moved the game, `key` the client's own
    idempotency key: sent twice, it is played once."""

    steps: Steps
    after: Number


class GiveUp(Keyed, frozen=True, kw_only=True, tag="resign"):
    """Give up; this needs no turn."""


class TakeBack(Keyed, frozen=True, kw_only=True):
    """Take back one's last turn and everything that followed it, in a casual game against bots. `after` is the last
    entry that this client has seen: a turn that was played or taken back since then is not meant."""

    after: Number


class Agree(Ask, frozen=True, kw_only=True):
    """Agree that a bot plays on for a seat whose owner is away."""

    seat: SeatNumber


class Rematch(Ask, frozen=True, kw_only=True, tag="again"):
    """Gather a rematch with the same people."""


class Say(Ask, frozen=True, kw_only=True, tag="talk"):
    """Say something at the table."""

    text: Words


class React(Ask, frozen=True, kw_only=True):
    """Show everyone a reaction; it is not kept."""

    reaction: Reaction


class Ping(Ask, frozen=True, kw_only=True):
    """See whether the connection holds."""


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
    """A message from the hall."""


class Hello(News, frozen=True, kw_only=True):
    """The first message: who you are here."""

    user: str
    name: str
    version: str
    changes: int = CHANGES  # the form of `changed` and `roomchanged` that this hall sends: see `Enter.changes`


class Ok(News, frozen=True, kw_only=True):
    """What was asked for is done, and written down."""

    id: int
    seq: int = 0  # the entry it became


class Refusal(News, frozen=True, kw_only=True, tag="refused"):
    """What was asked for is not done; nothing has changed, unless it is `unknown`."""

    id: int  # 0 where the message was too broken to have one
    why: str
    stale: bool = False  # it came after something else; the newest position follows
    unknown: bool = False  # the hall stops before it knows whether this was done; send it again with the same key


class Unconfirmed(News, frozen=True, kw_only=True, tag="waiting"):
    """What was asked for is not written down yet; its answer follows as soon as the hall knows it."""

    id: int
    why: str


class ChairStatus(Struct, frozen=True, kw_only=True):
    """A seat and who has it."""

    user: str  # blank: nobody
    name: str
    bot: str  # the level of a bot; blank: none
    ready: bool
    here: bool  # the person is connected
    away: int  # seconds the person has been away; 0 when here
    played_by: str  # the level of the bot that plays on; blank: none
    agreed: tuple[str, ...]  # who agrees that one plays on
    cleared: bool = False  # the host has changed the settings since this player was ready
    rating: int | None = None  # in this game, in points; null: there is none, or it is private
    provisional: bool = False  # too few games stand behind the rating, or none yet
    change: int | None = None  # what the game did to the rating, once it is over and rated


class Spectator(Struct, frozen=True, kw_only=True):
    """Somebody who looks on."""

    user: str
    name: str


class RoomStatus(RoomSettings[Any], News, frozen=True, kw_only=True, tag="room"):
    """A room, whenever anything about it but the game has changed."""

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
    watching: int  # spectators
    hinted: bool  # whether the players of this table may
    spectators: tuple[Spectator, ...] = ()  # who looks on: those who came first, at most 24 of them
    aim: str = ""  # what one tries to do with these options, in a few words
    closing: str = ""  # what the hall says of a room that it has closed; blank where the host did
    unrated: str = ""  # why the game is not rated, or the next one would not be, in a sentence; blank: it is rated
    queue: str = ""  # the speed that its people asked quick match for; blank: they came otherwise
    removed: tuple[Spectator, ...] = ()  # whom the host has removed: they may look on, and not sit down
    may_take_back: bool = False  # whether its player may take back turns: a casual game against bots, without a clock
    mark: str = ""  # what sets its game apart from others: "With takebacks"; blank: nothing


class RoomChanged(News, frozen=True, kw_only=True, omit_defaults=True):
    """A room, for a client that reads changes and was told of it before: what changed since then."""

    fields: dict[str, Any] = {}  # the fields of `RoomStatus` that changed
    splices: dict[str, Splice] = {}  # lists of which a part changed: from where, how many went, what came


class Snapshot(News, frozen=True, kw_only=True, tag="table"):
    """The game on entering a room, and what happened since the entry that the client named."""

    position: Position | None  # None before the game
    moves: tuple[Moved, ...]


class Happened(News, frozen=True, kw_only=True):
    """Somebody moved: what was seen of it, and the position after it."""

    move: Moved
    position: Position


class PositionChanged(News, frozen=True, kw_only=True, tag="changed", omit_defaults=True):
    """Somebody moved, for a client that has the position before: what was seen of it, and what changed."""

    move: Moved
    since: int  # the `seq` of the position that this changes
    me: int | None  # as in that position
    position: dict[str, Any]  # the fields of the position that changed, without the view and the legal steps
    legal: dict[str, str] = {}  # the legal steps: by all words but the last, the last words of those that begin so
    more: bool = False  # there are more legal steps than are listed
    view: dict[str, Any] = {}  # the fields of the view that changed
    splices: dict[str, Splice] = {}  # lists of the view of which a part changed: from where, how many went, what came


class ClockStatus(News, frozen=True, kw_only=True, tag="clock"):
    """The clock of the game: on entering a room that has one, and whenever it changes."""

    seat: int | None  # whose time runs; None: nobody's
    left: tuple[int, ...]  # milliseconds that each seat had left as this was sent; empty: no time is counted now


class Tried(News, frozen=True, kw_only=True):
    """What became of a draft."""

    id: int
    verdicts: tuple[Verdict, ...]
    steps: tuple[str, ...]  # what stands, in the order to submit it in
    next: tuple[str, ...]  # what may come next, at most 400 of it
    points: int
    missing: tuple[str, ...]
    marks: tuple[Mark, ...]
    view: Raw
    worth: dict[str, dict[str, int]] = {}  # by piece, then place: what the draft would earn with it there


class Hinted(News, frozen=True, kw_only=True):
    """The best turn, and why; the same for the same position and the same draft."""

    id: int
    steps: tuple[str, ...]  # a whole turn, its final step last
    sentences: tuple[str, ...]  # what remains of the turn, in words
    why: str
    win_probability: float = field(name="hope")  # the win probability of this seat after it, from 0 to 1
    rest: tuple[str, ...] = ()  # the steps of the turn that are not in the draft
    back: tuple[str, ...] = ()  # the steps of the draft that are not in the turn


class Past(News, frozen=True, kw_only=True):
    """A turn that was played, as it was seen then, and the position after it."""

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
    """Table talk: all of the newest on entering, then line by line."""

    lines: tuple[ChatMessage, ...]


class Reacted(News, frozen=True, kw_only=True):
    """Somebody's reaction, from their seat or as a spectator."""

    user: str
    name: str
    seat: int | None
    reaction: Reaction


class Called(News, frozen=True, kw_only=True, tag="company"):
    """Something is new between me and others: a request, a challenge, an answer. `GET /api/me/company` has it."""


class Bye(News, frozen=True, kw_only=True):
    """The last message before the hall closes the connection."""

    why: str
    again: bool  # whether to connect again, after a moment


Social = Said | Reacted | Called
Answered = Ok | Refusal | Unconfirmed
Told = Snapshot | Happened | PositionChanged | Past
AnyNews = Hello | Answered | RoomStatus | RoomChanged | Told | ClockStatus | Tried | Hinted | Social | Bye

_asks: msgspec.json.Decoder[AnyAsk] = msgspec.json.Decoder(AnyAsk)
_encoder = msgspec.json.Encoder()


class Headed(Struct):
    """As much of a broken message as it takes to answer it."""

    id: Id = 0


_head = msgspec.json.Decoder(Headed)


def read(raw: bytes | memoryview) -> AnyAsk:
    """A client's message; a msgspec.MsgspecError or ValueError says why it is none."""
    try:
        return _asks.decode(raw)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def id_of(raw: bytes) -> int:
    """The id of a message that could not be read, or 0."""
    try:
        return _head.decode(raw).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return 0


def write(news: AnyNews) -> bytes:
    """A message as it travels.

    >>> write(Ok(id=4, seq=17))
    b'{"news":"ok","id":4,"seq":17}'
    """
    return _encoder.encode(news)
