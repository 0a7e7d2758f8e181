"""A bot at one table: it sits down, is ready, plays its turns, and connects again after a broken line."""

from __future__ import annotations

import asyncio
import secrets
import traceback
from collections.abc import Callable
from functools import partial
from random import Random
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

from tilehall.bots.bot import BotTurn, Clock
from tilehall.core import options as choices
from tilehall.core.game import AnyGame, Illegal, Malformed, Options, Step
from tilehall.core.notation import from_json, parse, text
from tilehall.core.registry import find, games
from tilehall.engine.bot_loader import LoadedBot
from tilehall.engine.hall_client import HallClient, HallUnreachable, RequestRefused, TokenRefused
from tilehall.engine.line import AskRefused, Backoff, HallLine, LineClosed, connect
from tilehall.engine.table_state import TableState
from tilehall.engine.thinker import Thinker
from tilehall.table.clock_settings import ClockSettings

LINGER_S = 120.0  # at a table whose game is over, for a rematch
REMOVED = 1000  # the close code of a room that was removed
MAX_ATTEMPTS = 3  # at one turn; the last one is the default turn
RETRY_S = 1.0
# Parts of the time that is left: a turn arrives before it is up, and a bank lasts for many turns.
TURN_PART, BANK_PART = 0.7, 0.04
SHORTEST_S = 0.02


class PendingTurn(Struct, frozen=True):
    """A turn whose answer is not known. It is sent again with the same key."""

    steps: tuple[str, ...]
    after: int
    key: str


class TurnQuestion(Struct, frozen=True):
    """What a bot is asked: a turn of its seat."""

    game: AnyGame
    options: Options
    seats: int
    view: Any
    shown: tuple[Step, ...]
    seconds: float


def seconds_for_turn(clock: ClockSettings | None, left: float | None, most: float) -> float:
    """Return the seconds that a bot may think, by the clock of the table.

    >>> seconds_for_turn(None, None, 1.0)
    1.0
    >>> seconds_for_turn(ClockSettings("bank", 60), 10.0, 1.0)
    0.4
    """
    if clock is None or left is None:
        return most
    part = left * TURN_PART if clock.kind == "turn" else left * BANK_PART + clock.increment * TURN_PART
    return max(SHORTEST_S, min(most, part))


class BotSeat:
    """A bot at the table of one room."""

    def __init__(
        self,
        hall: HallClient,
        code: str,
        loaded: LoadedBot,
        thinker: Thinker,
        say: Callable[[str], None],
        rng: Random,
        seconds: float,
        sit: bool = False,
    ) -> None:
        """Create the player. With `sit`, it takes a free seat; otherwise it has one already."""
        self._hall = hall
        self._code = code
        self._loaded = loaded
        self._thinker = thinker
        self._say_anywhere = say
        self._rng = rng
        self._seconds = seconds
        self._sit = sit
        self._pending: PendingTurn | None = None
        self._said = ""
        self._told_match = 0  # the number of the last game whose beginning was printed
        self._ended_match = 0  # and of the last one whose end was

    async def play(self) -> None:
        """Play until there is nothing more to do at this table. Raises `TokenRefused`."""
        pause = Backoff()
        while True:
            try:
                line = await connect(self._hall.address, self._hall.token, self._code)
                try:
                    await line.ask("enter", room=self._code)
                    if pause.failures:
                        self._say("Connected again.")
                    pause.reset()
                    await self._stay(line)
                    return
                finally:
                    line.close()
            except (AskRefused, RequestRefused) as refusal:
                self._say(f"The hall refuses: {refusal}")
                return
            except (Malformed, Illegal, msgspec.MsgspecError) as error:  # a game or a step that only the hall knows
                self._say(f"The program does not understand this game: {error}")
                return
            except LineClosed as closed:
                if closed.rejected:
                    raise TokenRefused(str(closed)) from None
                if closed.code == REMOVED:
                    self._say(str(closed))
                    return
                if not pause.failures:
                    self._say(f"{closed} Connecting again.")
                await pause.wait()

    async def _stay(self, line: HallLine) -> None:
        """Act on all news of the table, until the bot leaves it."""
        user, leaves = (await line.greeting).user, None
        while await self._act(line, user):
            if line.state.room is None or line.state.room.phase != "over":
                leaves = None
            elif leaves is None:
                leaves = monotonic() + LINGER_S
            elif monotonic() >= leaves:
                return  # nobody wants a rematch; the runner notices a later one
            await line.news(None if leaves is None else max(0.0, leaves - monotonic()))

    async def _act(self, line: HallLine, user: str) -> bool:
        """Do what the state of the table asks for. Return whether to stay."""
        state = line.state
        room, seat = state.room, state.seat_of(user)
        assert room is not None
        match room.phase:
            case "gathering":
                return await self._gather(line, seat)
            case "playing" if seat is None:
                self._say("The game has begun without this bot account.")
                return False
            case "playing":
                self._greet(state)
                if self._pending is not None:
                    await self._submit(line)
                elif state.my_turn:
                    await self._turn(line)
                return True
            case "over":
                if self._pending is not None:
                    await self._submit(line)  # did this turn end the game?
                self._tell_result(state)
                return any(chair.here and chair.user != user for chair in room.chairs)
        self._say("The room was closed.")
        return False

    async def _gather(self, line: HallLine, seat: int | None) -> bool:
        """Take a seat if one is wanted, and be ready. Return whether to stay."""
        room = line.state.room
        assert room is not None
        self._pending = None
        if why := why_not(self._loaded, room.game, room.options, room.seats):
            self._say(f"This bot {why}.")
            if seat is not None:
                await line.ask("stand")
            return False
        if seat is None:
            if not self._sit:
                self._say("The host has freed the seat.")
                return False
            await line.ask("sit")
            self._sit = False
            self._say(f"Took a seat for {room.title}.")
        elif not room.chairs[seat].ready:
            try:
                await line.ask("ready", value=secrets.token_hex(8))
            except AskRefused as refusal:  # by the owner's rules; the host may change the settings
                self._say_once(f"Not ready: {refusal}")
        return True

    def _greet(self, state: TableState) -> None:
        room = state.room
        assert room is not None
        if self._told_match != room.match:
            self._told_match = room.match
            self._say(f"{room.title} with {', '.join(chair.name for chair in room.chairs)}.")

    def _tell_result(self, state: TableState) -> None:
        room, position = state.room, state.position
        assert room is not None
        if self._ended_match == room.match or position is None or position.outcome is None:
            return
        self._ended_match = room.match
        self._say(f"{position.outcome.sentence([chair.name for chair in room.chairs])} {position.ending}".strip())

    def _say(self, sentence: str) -> None:
        self._say_anywhere(f"{self._code}: {sentence}")

    def _say_once(self, sentence: str) -> None:
        """Print a sentence, unless it is the one before."""
        if sentence != self._said:
            self._said = sentence
            self._say(sentence)

    # Turns.

    async def _turn(self, line: HallLine) -> None:
        """Let the bot choose a turn, and submit it unless the game has moved on."""
        state, position = line.state, line.state.position
        for attempt in range(MAX_ATTEMPTS):
            asked = await self._question(state)
            default = attempt == MAX_ATTEMPTS - 1
            steps = await self._thinker.think(partial(self._choose, asked, default))
            if position is None or state.position is not position:
                return
            self._pending = PendingTurn(tuple(map(text, steps)), position.seq, secrets.token_hex(8))
            if await self._submit(line):
                return
            await asyncio.sleep(RETRY_S)
        raise LineClosed("The hall refuses every turn.")

    async def _question(self, state: TableState) -> TurnQuestion:
        """Return all that the bot is asked."""
        room, position = state.room, state.position
        assert room is not None
        assert position is not None
        game = find(room.game)
        return TurnQuestion(
            game=game,
            options=msgspec.convert(room.options, game.options),
            seats=room.seats,
            view=msgspec.json.decode(position.view, type=game.views),
            shown=await self._shown(game, state),
            seconds=seconds_for_turn(room.clock, state.time_left, self._seconds),
        )

    async def _shown(self, game: AnyGame, state: TableState) -> tuple[Step, ...]:
        """Return the steps so far, as the seat saw them. The record has those of which the line did not tell."""
        if state.shown is None:
            try:
                record = await self._hall.record(self._code)
            except HallUnreachable as error:
                raise LineClosed(str(error)) from None
            state.shown = [text(from_json(bytes(raw), game.lines)) for raw in record]
        return tuple(parse(step, game.lines) for step in state.shown)

    def _choose(self, asked: TurnQuestion, default: bool) -> tuple[Step, ...]:
        """Return a legal turn. If the bot fails, print its error, and return the game's default turn."""
        state = asked.game.guess(asked.view, self._rng)
        if not default:
            try:
                bot = self._loaded.make(asked.game, asked.options, asked.seats)
                return _checked(asked.game, state, bot(asked.view, asked.shown, Clock(asked.seconds), self._rng))
            except Exception as error:
                self._say(f"The bot failed, so the default turn is played.\n{_in_bot(error)}")
        return tuple(asked.game.default_turn(state))

    async def _submit(self, line: HallLine) -> bool:
        """Send the pending turn. Return whether nothing more is to be done about it."""
        pending = self._pending
        assert pending is not None
        try:
            await line.ask("submit", steps=pending.steps, after=pending.after, key=pending.key)
        except AskRefused as refusal:
            if refusal.unknown:
                raise LineClosed(str(refusal)) from None
            self._pending = None
            if refusal.stale:
                return True
            self._say(f"The hall refused {', '.join(pending.steps)}: {refusal}")
            return False
        self._pending = None
        return True


def why_not(loaded: LoadedBot, game: str, options: object, seats: int) -> str:
    """Return why a bot does not play at a table, as the end of a sentence; blank if it does."""
    if game not in games():
        return f"does not know the game {game}"
    rules = find(game)
    try:
        decoded = choices.decode(rules, msgspec.json.encode(options), seats)
    except (Malformed, Illegal) as error:
        return f"does not know these options: {error}".rstrip(".")
    return loaded.why_not(rules, decoded, seats)


def _checked(game: AnyGame, state: Any, turn: object) -> tuple[Step, ...]:
    """Return the steps of a bot's turn. Raises an error if it is not a legal turn."""
    if not isinstance(turn, BotTurn):
        raise TypeError(f"A bot returns a BotTurn, not {turn!r}.")
    for number, step in enumerate(turn.steps, 1):
        if step.final != (number == len(turn.steps)):
            raise Illegal(f"A turn ends with its only final step; {', '.join(map(text, turn.steps))} does not.")
        state = game.apply(state, step)
    if not turn.steps:
        raise Illegal("A turn has at least one step.")
    return tuple(turn.steps)


def _in_bot(error: Exception) -> str:
    """Return a traceback that begins in the code of the bot."""
    own = error.__traceback__.tb_next if error.__traceback__ is not None else None
    return "".join(traceback.format_exception(type(error), error, own or error.__traceback__)).rstrip()
