"""A room: the fold of its log. `after` is the only way it changes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import islice
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tilehall.core import record
from tilehall.core.game import CHANCE, AnyGame, First, Options, Outcome, Resign, Seat, Step
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
from tilehall.table.summary import RULES_AGAINST_FARMING, Code, FinishedChair, FinishedGame, Phase, Summary, UserId

MIN_RATED_TURNS = 3  # enough for both sides to commit to a game; few enough that an honest game always has them
CLOSED_BY_HALL = "An admin has closed this room."


class Chair(Struct, frozen=True):
    """A seat and who has it: a person, a bot, or nobody."""

    user: UserId = ""
    bot: str = ""  # the level of a bot
    ready: str = ""  # the value brought with the ready mark; blank: not ready
    played_by: str = ""  # the level of the bot that plays on while the owner is away
    agreed: tuple[UserId, ...] = ()  # who agrees that one does
    number: int = 0  # of a bot: which of the bots of its level it is, so that no two here have one name
    cleared: bool = False  # the host has changed the settings since this player was ready
    helped: bool = False  # a bot has played on, or played a turn whose time was up, for its owner in this game

    @property
    def free(self) -> bool:
        return not self.user and not self.bot


class Timeout(Struct, frozen=True):
    """The time of a seat was up, behind so many steps of the record."""

    seat: Seat
    steps: int


class Room(Struct, frozen=True):
    """All that a room is, after some entry of its log."""

    code: Code
    seq: int  # the number of that entry
    game: AnyGame
    settings: RoomSettings[Options]
    host: UserId
    chairs: tuple[Chair, ...]
    commitment: str
    phase: Phase = "gathering"
    match: int = 1
    first: Seat | None = None  # who begins, in a rematch of a game where that is drawn
    muted: tuple[UserId, ...] = ()
    removed: tuple[UserId, ...] = ()  # whom the host removed from a seat: they may not take another one
    state: Any = None  # the game's own, from its beginning on
    steps: tuple[Step, ...] = ()  # the record of the game
    moved: int = 0  # the number of the last entry that moved the game
    closing: str = ""  # what people are told of it once the hall has closed it
    rated: int = 0  # the edition of the bots' ratings with which the present game is rated; 0: it is not
    rating_rules: int = 1  # the version of the rating rules that the present game began with
    actor: Seat | None = None  # the seat to act, or CHANCE; None while no game is under way
    late: Seat | None = None  # whose time was up in the turn that a bot plays now
    timeouts: tuple[Timeout, ...] = ()  # of the present game
    queue: str = ""  # the speed of the queue of quick match that it was opened in; blank: none

    @property
    def matching(self) -> str:
        """The queue in which its people wait for others; blank once their game has begun."""
        return self.queue if self.phase == "gathering" and self.match == 1 else ""

    @property
    def options(self) -> Options:
        """The options of its game."""
        return self.settings.options

    @property
    def outcome(self) -> Outcome | None:
        return None if self.state is None else self.game.outcome(self.state)

    @property
    def values(self) -> tuple[str, ...]:
        """What the players brought for the dice, by seat."""
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
        """Whether its players may ask for hints."""
        hints = self.settings.hints
        if self.rated:
            return False
        return hints == "always" or (hints == "bots" and len(self.people) < 2)

    def in_play(self, seat: Seat) -> bool:
        """Whether a seat has not resigned from the game under way."""
        return not any(isinstance(step, Resign) and step.seat == seat for step in self.steps)

    def record(self, players: tuple[str, ...] = ()) -> record.Record:
        """The record of the present game."""
        return record.Record(
            game=self.game.name,
            version=self.game.version,
            seats=len(self.chairs),
            options=self.options,
            steps=self.steps,
            first=self.first,
            players=players,
            outcome=self.outcome,
        )

    def summary(self) -> Summary:
        """What is listed of the room."""
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
            # In a game every seat is taken, and all that can be pending is a bot's turn.
            free=0 if playing else [chair.free for chair in chairs].count(True),
            turn=turn,
            waits=chair is not None and turn is None if playing else self.due() != "",
            finished=None if playing else self.finished(),
            queue=self.matching,
            speed=speed_of(self.settings.clock),
            rated=self.rated > 0 if playing else self.settings.rated and self.options == self.game.options(),
        )

    def finished(self) -> FinishedGame | None:
        """The present game as it is listed once it is over; None before."""
        outcome = self.outcome if self.phase in ("over", "closed") else None  # closed: behind its end, or in the middle
        if outcome is None:
            return None
        # By its type: asking a hundred steps whether they are instances takes as long as a move.
        resigned = tuple([step.seat for step in self.steps if type(step) is Resign])
        too_short = self.rated > 0 and self._is_too_short(resigned)
        rated = 0 if too_short else self.rated
        return FinishedGame(
            match=self.match,
            chairs=tuple(FinishedChair(each.user, each.bot, each.number, each.helped) for each in self.chairs),
            outcome=outcome,
            resigned=resigned,
            rated=rated,
            places=rated_places(self.game, outcome, resigned) if rated else (),
            rating_rules=self.rating_rules,
            too_short=too_short,
        )

    def _is_too_short(self, resigned: Collection[Seat]) -> bool:
        """Return whether the others gave up before the last player had played the turns that a rated game needs.

        The turns of players who gave up do not matter, so that nobody takes a win from the others by leaving early. A
        game that ends by its own rules is never too short, and neither is one that somebody plays alone.
        """
        staying = {*range(len(self.chairs))}.difference(resigned)
        if len(staying) > 1 or len(self.chairs) < 2 or self.rating_rules < RULES_AGAINST_FARMING:
            return False
        begun = begin(self.game, self.options, len(self.chairs), self.first)
        turns = (seat for seat in turns_of(self.game, begun, self.steps) if seat in staying)
        return len(list(islice(turns, MIN_RATED_TURNS))) < MIN_RATED_TURNS

    def due(self) -> str:
        """The automatic work that is pending: to `begin` a game, to let a `bot` move, or none."""
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
    states: tuple[Any, ...] = ()  # where it moves the game: the position before its first step, and after each


def turns_of(game: AnyGame, state: Any, steps: Iterable[Step]) -> Iterator[Seat]:
    """Yield the seat of each turn that was played to its end in the steps that follow a state."""
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
    """What an entry makes of a room, as the next of its log."""
    return Change(entry, after(room, entry, room.code, room.seq + 1))


def replayed(room: Room, entry: AnyEntry, seq: int) -> Change:
    """What an entry that stands in the log made of a room, with the states between its steps, for telling of it."""
    match entry:
        case entries.Began(lines):
            before = after(room, entries.Began(()), room.code, seq)
        case entries.Played(_, lines):
            before = room
        case entries.Resigned(seat, rolled):
            before, lines = room, (f"resign {seat}", *rolled)
        case entries.TimedOut():
            before, lines = _timed_out(room, entry), entry.steps
        case _:
            return Change(entry, after(room, entry, room.code, seq))
    states, steps = _advanced(before, lines)
    return Change(entry, moved(before, states[-1], steps, seq, before.game.actor(states[-1])), states)


def after(room: Room | None, entry: AnyEntry, code: Code, seq: int) -> Room:
    """The room after an entry of its log; the first one opens it."""
    if room is None:
        if not isinstance(entry, entries.Opened):
            raise ValueError(f"the log of {code} does not begin with its opening")
        return _opened(entry, code, seq)
    return replace(_folded(room, entry, seq), seq=seq)


def _opened(entry: entries.Opened, code: Code, seq: int) -> Room:
    game = find(entry.game, entry.version)  # C2: a room keeps the rules it was opened with, rematches included
    chairs = (Chair(),) * entry.seats
    if entry.queue:  # one entry for both, so that no stop leaves a room behind in which nobody waits
        chairs = (Chair(user=entry.host), *chairs[1:])
    return Room(
        code=code,
        seq=seq,
        game=game,
        settings=room_settings.from_log(entry, game),
        host=entry.host,
        chairs=chairs,
        commitment=entry.commitment,
        queue=entry.queue,
    )


def _folded(room: Room, entry: AnyEntry, seq: int) -> Room:
    match entry:
        case entries.Sat(user, seat):
            # In older logs, players who were removed could sit down again.
            return _with_chair(_readmitted(room, user), seat, Chair(user=user))
        case entries.Seated(seat, level):
            return _with_chair(room, seat, Chair(bot=level, number=_bot_number(room, seat, level)))
        case entries.Stood(seat, removed):
            user = room.chairs[seat].user
            if removed and user not in ("", room.host):
                room = replace(room, removed=(*room.removed, user))
            return _with_chair(room, seat, Chair())
        case entries.Readmitted(user):
            return _readmitted(room, user)
        case entries.BecameReady(seat, value):
            return _with_chair(room, seat, replace(room.chairs[seat], ready=value, cleared=False))
        case entries.BecameUnready(seat):
            return _with_chair(room, seat, replace(room.chairs[seat], ready=""))
        case entries.Began(steps, edition, rules):
            state = begin(room.game, room.options, len(room.chairs), room.first)
            begun = replace(
                room, phase="playing", state=state, steps=(), rated=edition, rating_rules=rules, timeouts=()
            )
            return _moved(begun, steps, seq)
        case entries.Played(_, steps):
            return _moved(room, steps, seq)
        case entries.Resigned(seat, steps):
            return _moved(room, (f"resign {seat}", *steps), seq)
        case entries.TimedOut():
            return _moved(_timed_out(room, entry), entry.steps, seq)
        case entries.TimeGivenBack():
            return room
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
            closing = with_reason(CLOSED_BY_HALL, why) if by_hall else ""
            return replace(room, phase="closed", actor=None, closing=closing)
        case entries.Opened():
            raise ValueError(f"the room {room.code} is opened twice")


def _bot_number(room: Room, seat: Seat, level: str) -> int:
    """The lowest number that no other bot of this level has here."""
    taken = {chair.number for at, chair in enumerate(room.chairs) if chair.bot == level and at != seat}
    return next(number for number in range(len(taken) + 1) if number not in taken)


def _readmitted(room: Room, user: UserId) -> Room:
    return replace(room, removed=tuple(each for each in room.removed if each != user)) if user in room.removed else room


def _with_chair(room: Room, seat: Seat, chair: Chair) -> Room:
    return replace(room, chairs=(*room.chairs[:seat], chair, *room.chairs[seat + 1 :]))


def _moved(room: Room, lines: tuple[str, ...], seq: int) -> Room:
    """The room after steps of the game; the game is over when nobody is to act any more."""
    states, steps = _advanced(room, lines)
    return moved(room, states[-1], steps, seq, room.game.actor(states[-1]))


def _advanced(room: Room, lines: tuple[str, ...]) -> tuple[tuple[Any, ...], tuple[Step, ...]]:
    """The position and those after each of these steps, and all steps of the game with them."""
    states, steps = [room.state], list(room.steps)
    for line in lines:
        step = parse(line, room.game.lines)
        states.append(advance(room.game, states[-1], step))
        steps.append(step)
    return tuple(states), tuple(steps)


def moved(room: Room, state: Any, steps: tuple[Step, ...], seq: int, actor: Seat | None) -> Room:
    """The room after the entry of this number moved the game to a state in which `actor` is to act."""
    if room.late is not None and turn_ended(room.game, room.late, steps[len(room.steps) :], actor):
        room = replace(_with_chair(room, room.late, replace(room.chairs[room.late], played_by="")), late=None)
    phase = "over" if actor is None else "playing"
    return replace(room, seq=seq, state=state, steps=steps, moved=seq, phase=phase, actor=actor)


def _timed_out(room: Room, entry: entries.TimedOut) -> Room:
    """The room when the time of a seat is up, before the steps of the entry. What a bot plays is not yet among them."""
    room = replace(room, timeouts=(*room.timeouts, Timeout(entry.seat, len(room.steps))))
    if entry.at_zero != "bot":
        return room
    chair = replace(room.chairs[entry.seat], played_by=entry.level, helped=True)
    return replace(_with_chair(room, entry.seat, chair), late=entry.seat)


def _again(room: Room, commitment: str) -> Room:
    """C8: everyone moves on by a seat; where the first player is drawn, the next seat begins instead."""
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
    )
