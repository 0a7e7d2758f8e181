"""A room, which is the fold of its log. `after` is the only way to change it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import islice
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tilehall.core import record
from tilehall.core.game import CHANCE, AnyGame, First, Options, Outcome, Resign, Seat, Step
from tilehall.core.message import Message, Text
from tilehall.core.notation import parse
from tilehall.core.play import advance, begin
from tilehall.core.registry import find
from tilehall.table import entries, room_settings
from tilehall.table.clock import turn_ended
from tilehall.table.entries import AnyEntry
from tilehall.table.reasons import with_reason
from tilehall.table.result_words import rated_places
from tilehall.table.room_settings import RoomSettings
from tilehall.table.speeds import speed_of
from tilehall.table.summary import (
    RULES_AGAINST_FARMING,
    Code,
    FinishedChair,
    FinishedGame,
    Phase,
    Summary,
    UserId,
    class_of,
)
from tilehall.table.words import say

BOT_PLAYER = "="  # begins a bot among the players of a tournament's table
MIN_RATED_TURNS = 3  # enough for both sides to commit to a game, and few enough for every honest game


class Chair(Struct, frozen=True):
    """A seat and its owner: a user, a bot, or nobody."""

    user: UserId = ""
    bot: str = ""  # the level of a bot
    ready: str = ""  # the random value of the ready mark; blank: not ready
    played_by: str = ""  # the level of the bot that substitutes while the owner is away
    agreed: tuple[UserId, ...] = ()  # the users who agree to a substitute
    number: int = 0  # of a bot: its number among the bots of its level here, so that names are distinct
    cleared: bool = False  # the host has changed the settings since this player was ready
    rated_with_bots: bool = False  # this ready player agrees to a rated game with a bot account
    helped: bool = False  # in this game, a bot has substituted for the owner, or played a turn whose time was up
    name: str = ""  # of a person without an account, who played offline on the host's device

    @property
    def free(self) -> bool:
        return not self.user and not self.bot and not self.name


class Timeout(Struct, frozen=True):
    """The time of a seat was up after this many steps of the record."""

    seat: Seat
    steps: int


class Room(Struct, frozen=True):
    """A room after some entry of its log."""

    code: Code
    seq: int  # the number of that entry
    game: AnyGame
    settings: RoomSettings[Options]
    host: UserId
    chairs: tuple[Chair, ...]
    commitment: str
    phase: Phase = "gathering"
    match: int = 1
    first: Seat | None = None  # the first player, in a rematch of a game that draws the first player
    muted: tuple[UserId, ...] = ()
    removed: tuple[UserId, ...] = ()  # users whom the host removed from a seat, who may not sit down again
    state: Any = None  # the state of the game, from its start
    steps: tuple[Step, ...] = ()  # the record of the game
    moved: int = 0  # the number of the last entry that moved the game
    closing: Text = ""  # what users see after a moderator has closed the room
    rated: int = 0  # the edition of the bots' ratings by which the current game is rated; 0: unrated
    rating_rules: int = 1  # the version of the rating rules with which the current game began
    actor: Seat | None = None  # the seat to act, or CHANCE; None if no game is in progress
    late: Seat | None = None  # the seat whose time was up in the turn that a bot plays now
    timeouts: tuple[Timeout, ...] = ()  # of the current game
    class_code: str = ""  # the class to which the room belongs; blank: none
    teacher: UserId = ""  # of that class
    is_frozen: bool = False  # the teacher has stopped the board and the clock
    queue: str = ""  # the speed of the quick-match queue in which it was opened; blank: none
    takebacks: int = 0  # the number of turns taken back in the current game
    position: tuple[Step, ...] = ()  # the steps of another game from which the current game continues
    offline: bool = False  # the game was played offline
    tournament: str = ""  # the code of the tournament to which the table belongs; blank: none

    @property
    def matching(self) -> str:
        """The quick-match queue in which the room waits. Blank after its game has begun."""
        return self.queue if self.phase == "gathering" and self.match == 1 else ""

    @property
    def options(self) -> Options:
        """The options of the game."""
        return self.settings.options

    @property
    def outcome(self) -> Outcome | None:
        return None if self.state is None else self.game.outcome(self.state)

    @property
    def values(self) -> tuple[str, ...]:
        """The players' values for the dice, by seat."""
        return tuple(chair.ready for chair in self.chairs)

    @property
    def people(self) -> tuple[UserId, ...]:
        return tuple([chair.user for chair in self.chairs if chair.user])

    def seat_of(self, user: UserId) -> Seat | None:
        if user:
            for seat, chair in enumerate(self.chairs):
                if chair.user == user:
                    return seat
        return None

    @property
    def hinted(self) -> bool:
        """Whether the players may ask for hints."""
        hints = self.settings.hints
        if self.rated:
            return False
        return hints == "always" or (hints == "bots" and len(self.people) < 2)

    @property
    def why_turns_stand(self) -> Message | None:
        """Why turns cannot be taken back in this room. None if they can."""
        if len(self.people) != 1 or any(chair.free for chair in self.chairs):
            return say("turns-stand-players")
        if self.rated:
            return say("turns-stand-rated")
        if self.settings.clock is not None:
            return say("turns-stand-clock")
        if self.settings.turns_late:
            return say("turns-stand-late")
        return None

    def admits(self, user: UserId) -> bool:
        """Return whether a user may know of the room.

        A room of a class is for its pupils and its teacher, and pupils are in no other room.
        """
        return class_of(user) == self.class_code or (user != "" and user == self.teacher)

    def is_led_by(self, user: UserId) -> bool:
        """Return whether a user may do what a host may: the host, and in a room of a class its teacher."""
        return user != "" and user in (self.host, self.teacher)

    def in_play(self, seat: Seat) -> bool:
        """Return whether a seat has not resigned from the game in progress."""
        return not any(isinstance(step, Resign) and step.seat == seat for step in self.steps)

    def beginning(self) -> Any:
        """Return the first state of the current game: the setup, or the position from which it continues."""
        state = begin(self.game, self.options, len(self.chairs), self.first)
        for step in self.position:
            state = advance(self.game, state, step)
        return state

    def record(self, players: tuple[str, ...] = ()) -> record.Record:
        """Return the record of the current game."""
        return record.Record(
            game=self.game.name,
            version=self.game.version,
            seats=len(self.chairs),
            options=self.options,
            steps=self.steps,
            first=self.first,
            players=players,
            outcome=self.outcome,
            takebacks=self.takebacks,
            continues=len(self.position),
            offline=self.offline,
        )

    def summary(self) -> Summary:
        """Return the summary of the room for lists."""
        actor, chairs, playing = self.actor, self.chairs, self.phase == "playing"
        chair = chairs[actor] if actor is not None and actor >= 0 else None
        turn = chair.user if chair and chair.user and not chair.played_by else None
        return Summary(
            game=self.game.name,
            phase=self.phase,
            listed=self.settings.listed and (self.settings.watch or self.phase == "gathering") and not self.matching,
            host=self.host,
            users=tuple([chair.user for chair in chairs if chair.user]),
            seats=len(chairs),
            # During a game every seat is taken, and only a bot's turn can be pending.
            free=0 if playing else [chair.free for chair in chairs].count(True),
            turn=turn,
            waits=chair is not None and turn is None and not self.is_frozen if playing else self.due() != "",
            finished=None if playing else self.finished(),
            queue=self.matching,
            speed=speed_of(self.settings.clock),
            rated=self.rated > 0 if playing else self.settings.rated and self.options == self.game.options(),
            class_code=self.class_code,
        )

    def finished(self) -> FinishedGame | None:
        """Return the current game as it is listed after its end, or None before."""
        # A room can be closed after its game or during it.
        outcome = self.outcome if self.phase in ("over", "closed") else None
        if outcome is None:
            return None
        # Compare types: isinstance on a hundred steps takes as long as a move.
        resigned = tuple([step.seat for step in self.steps if type(step) is Resign])
        too_short = self.rated > 0 and self._is_too_short(resigned)
        rated = 0 if too_short else self.rated
        return FinishedGame(
            match=self.match,
            chairs=tuple(
                FinishedChair(each.user, each.bot, each.number, each.helped, each.name) for each in self.chairs
            ),
            outcome=outcome,
            resigned=resigned,
            rated=rated,
            places=rated_places(self.game, outcome, resigned) if rated else (),
            rating_rules=self.rating_rules,
            too_short=too_short,
            takebacks=self.takebacks,
            continues=len(self.position),
            offline=self.offline,
        )

    def _is_too_short(self, resigned: Collection[Seat]) -> bool:
        """Return whether the others resigned before the last player had played the turns that a rated game needs.

        The turns of players who resigned do not count, so that leaving early cannot take a win from the others. A game
        that ends by its own rules is never too short, and neither is a game with one player.
        """
        staying = {*range(len(self.chairs))}.difference(resigned)
        if len(staying) > 1 or len(self.chairs) < 2 or self.rating_rules < RULES_AGAINST_FARMING:
            return False
        begun = begin(self.game, self.options, len(self.chairs), self.first)
        turns = (seat for seat in turns_of(self.game, begun, self.steps) if seat in staying)
        return len(list(islice(turns, MIN_RATED_TURNS))) < MIN_RATED_TURNS

    def due(self) -> str:
        """Return the pending automatic work: `begin` (a game), `bot` (a move), or blank."""
        if self.is_frozen:
            return ""
        if self.phase == "gathering" and all(chair.bot or chair.ready for chair in self.chairs):
            return "begin"
        actor = self.actor
        if actor is not None and actor >= 0 and (self.chairs[actor].bot or self.chairs[actor].played_by):
            return "bot"
        return ""


class Change(Struct, frozen=True):
    """An entry that may be committed, and the room after it."""

    entry: AnyEntry
    room: Room
    states: tuple[Any, ...] = ()  # if it moves the game: the position before its first step, and after each step


def turns_of(game: AnyGame, state: Any, steps: Iterable[Step]) -> Iterator[Seat]:
    """Yield the seat of each completed turn in the steps after a state."""
    unfinished: Seat | None = None
    for step in steps:
        seat = game.actor(state)
        state = advance(game, state, step)
        if seat is None or seat == CHANCE or type(step) is Resign:
            continue
        if unfinished is not None and unfinished != seat:
            yield unfinished
        unfinished = seat
        if step.final and game.ends_turn(step):
            yield seat
            unfinished = None


def changed(room: Room, entry: AnyEntry) -> Change:
    """Return the change that an entry makes as the next one of the log."""
    return Change(entry, after(room, entry, room.code, room.seq + 1))


def replayed(room: Room, entry: AnyEntry, seq: int) -> Change:
    """Return the change that an entry of the log made, with the states between its steps."""
    match entry:
        case entries.Began(lines):
            before = after(room, entries.Began(()), room.code, seq)
        case entries.Played(_, lines):
            before = room
        case entries.Resigned(seat, rolled):
            before, lines = room, (f"resign {seat}", *rolled)
        case entries.TimedOut():
            before, lines = _timed_out(room, entry), entry.steps
        case entries.TookBack():
            stands = _taken_back(room, entry, seq)
            return Change(entry, stands, (stands.state,))
        case _:
            return Change(entry, after(room, entry, room.code, seq))
    states, steps = _advanced(before, lines)
    return Change(entry, moved(before, states[-1], steps, seq, before.game.actor(states[-1])), states)


def after(room: Room | None, entry: AnyEntry, code: Code, seq: int) -> Room:
    """Return the room after an entry of its log. The first entry opens it."""
    if room is None:
        if not isinstance(entry, entries.Opened):
            raise ValueError(f"the log of {code} does not begin with `Opened`")
        return _opened(entry, code, seq)
    return replace(_folded(room, entry, seq), seq=seq)


def _opened(entry: entries.Opened, code: Code, seq: int) -> Room:
    game = find(entry.game, entry.version)  # C2: a room keeps the rules with which it was opened, even in rematches
    chairs = (Chair(),) * entry.seats
    if entry.queue:  # one entry for both, so that a crash cannot leave an empty room in the queue
        chairs = (Chair(user=entry.host), *chairs[1:])
    room = Room(
        code=code,
        seq=seq,
        game=game,
        settings=room_settings.from_log(entry, game),
        host=entry.host,
        chairs=chairs,
        commitment=entry.commitment,
        class_code=entry.class_code,
        teacher=entry.teacher,
        queue=entry.queue,
        first=entry.first,
        position=tuple(parse(line, game.lines) for line in entry.position),
        offline=entry.offline,
        tournament=entry.tournament,
    )
    for seat, player in enumerate(entry.players):
        room = _with_player(room, seat, player)
    return room


def _with_player(room: Room, seat: Seat, player: str) -> Room:
    """Return the room with a player of a tournament on a seat: a user, or a bot of a level."""
    if not player.startswith(BOT_PLAYER):
        return _with_chair(room, seat, Chair(user=player))
    level, _, number = player.removeprefix(BOT_PLAYER).partition("~")
    return _with_chair(room, seat, Chair(bot=level, number=int(number or 0)))


def _folded(room: Room, entry: AnyEntry, seq: int) -> Room:
    match entry:
        case entries.Sat(user, seat, name):
            # In older logs, removed players could sit down again.
            return _with_chair(_readmitted(room, user), seat, Chair(user=user, name=name))
        case entries.Seated(seat, level):
            return _with_chair(room, seat, Chair(bot=level, number=_bot_number(room, seat, level)))
        case entries.Stood(seat, removed):
            user = room.chairs[seat].user
            if removed and user not in ("", room.host):
                room = replace(room, removed=(*room.removed, user))
            return _with_chair(room, seat, Chair())
        case entries.Readmitted(user):
            return _readmitted(room, user)
        case entries.BecameReady(seat, value, agrees):
            chair = replace(room.chairs[seat], ready=value, rated_with_bots=agrees, cleared=False)
            return _with_chair(room, seat, chair)
        case entries.BecameUnready(seat):
            return _with_chair(room, seat, replace(room.chairs[seat], ready=""))
        case entries.Began():
            return _began(room, entry, seq)
        case entries.Played(_, steps):
            return _moved(room, steps, seq)
        case entries.Resigned(seat, steps):
            return _moved(room, (f"resign {seat}", *steps), seq)
        case entries.TimedOut():
            return _moved(_timed_out(room, entry), entry.steps, seq)
        case entries.TimeGivenBack():
            return room
        case entries.Frozen(on):
            return replace(room, is_frozen=on)
        case entries.TookBack():
            return _taken_back(room, entry, seq)
        case entries.Agreed(user, seat):
            chair = room.chairs[seat]
            others = tuple(each for each in chair.agreed if each != user)
            return _with_chair(room, seat, replace(chair, agreed=(*others, user)))
        case entries.Replaced(seat, level):
            return _with_chair(room, seat, replace(room.chairs[seat], played_by=level, helped=True))
        case entries.Returned(seat):
            return _with_chair(room, seat, replace(room.chairs[seat], played_by="", agreed=()))
        case entries.Gathered(commitment):
            return _again(room, commitment)
        case entries.Hosted(user):
            return replace(room, host=user)
        case entries.Muted(user, on):
            others = tuple(each for each in room.muted if each != user)
            return replace(room, muted=(*others, user) if on else others)
        case entries.Arranged(seats=seats):
            chairs = tuple(
                replace(chair, ready="", cleared=chair.cleared or bool(chair.ready)) for chair in room.chairs[:seats]
            )
            chairs += (Chair(),) * (seats - len(chairs))
            first = room.first if room.first is None or room.first < seats else 0
            return replace(room, settings=room_settings.from_log(entry, room.game), chairs=chairs, first=first)
        case entries.Closed(by_hall, why):
            closing = with_reason(say("closed-by-admin"), why) if by_hall else ""
            return replace(room, phase="closed", actor=None, closing=closing)
        case entries.Opened():
            raise ValueError(f"the room {room.code} is opened twice")


def _began(room: Room, entry: entries.Began, seq: int) -> Room:
    begun = replace(
        room,
        phase="playing",
        state=room.beginning(),
        steps=room.position,
        rated=entry.edition,
        rating_rules=entry.rating_rules,
        timeouts=(),
        takebacks=entry.takebacks,
    )
    return _moved(begun, entry.steps, seq)


def _bot_number(room: Room, seat: Seat, level: str) -> int:
    """Return the lowest number that no other bot of this level has here."""
    taken = {chair.number for at, chair in enumerate(room.chairs) if chair.bot == level and at != seat}
    return next(number for number in range(len(taken) + 1) if number not in taken)


def _readmitted(room: Room, user: UserId) -> Room:
    return replace(room, removed=tuple(each for each in room.removed if each != user)) if user in room.removed else room


def _with_chair(room: Room, seat: Seat, chair: Chair) -> Room:
    return replace(room, chairs=(*room.chairs[:seat], chair, *room.chairs[seat + 1 :]))


def _moved(room: Room, lines: tuple[str, ...], seq: int) -> Room:
    """Return the room after steps of the game. The game is over if no seat is to act."""
    states, steps = _advanced(room, lines)
    return moved(room, states[-1], steps, seq, room.game.actor(states[-1]))


def _advanced(room: Room, lines: tuple[str, ...]) -> tuple[tuple[Any, ...], tuple[Step, ...]]:
    """Return the current position and those after each of these steps, and all steps of the game."""
    states, steps = [room.state], list(room.steps)
    for line in lines:
        step = parse(line, room.game.lines)
        states.append(advance(room.game, states[-1], step))
        steps.append(step)
    return tuple(states), tuple(steps)


def moved(room: Room, state: Any, steps: tuple[Step, ...], seq: int, actor: Seat | None) -> Room:
    """Return the room after this entry moved the game to a state in which `actor` is to act."""
    if room.late is not None and turn_ended(room.game, room.late, steps[len(room.steps) :], actor):
        room = replace(_with_chair(room, room.late, replace(room.chairs[room.late], played_by="")), late=None)
    phase = "over" if actor is None else "playing"
    return replace(room, seq=seq, state=state, steps=steps, moved=seq, phase=phase, actor=actor)


def _timed_out(room: Room, entry: entries.TimedOut) -> Room:
    """Return the room after the time of a seat is up, before the entry's steps. The turn of a bot comes later."""
    room = replace(room, timeouts=(*room.timeouts, Timeout(entry.seat, len(room.steps))))
    if entry.at_zero != "bot":
        return room
    chair = replace(room.chairs[entry.seat], played_by=entry.level, helped=True)
    return replace(_with_chair(room, entry.seat, chair), late=entry.seat)


def _taken_back(room: Room, entry: entries.TookBack, seq: int) -> Room:
    """Return the room after steps were taken back."""
    steps, state = room.steps[: entry.steps], room.beginning()
    for step in steps[len(room.position) :]:
        state = advance(room.game, state, step)
    stands = moved(room, state, steps, seq, room.game.actor(state))
    return replace(stands, takebacks=room.takebacks + 1)


def _again(room: Room, commitment: str) -> Room:
    """Return the room before a rematch (C8): each player moves on by one seat.

    If the first player is drawn, the next seat begins instead.
    """
    chairs = tuple(Chair(user=chair.user, bot=chair.bot, number=chair.number) for chair in room.chairs)
    first = None
    if First in room.game.steps:
        drawn = next((step.seat for step in room.steps if isinstance(step, First)), room.first or 0)
        first = (drawn + 1) % len(chairs)
    else:
        chairs = (*chairs[1:], chairs[0])
    return replace(
        room,
        chairs=chairs,
        commitment=commitment,
        phase="gathering",
        match=room.match + 1,
        first=first,
        state=None,
        steps=(),
        moved=0,
        rated=0,
        rating_rules=1,
        actor=None,
        timeouts=(),
        takebacks=0,
        position=(),
    )
