"""An MCP server: with a bot account's token, a language model lists tables, sits down, sees its view and plays.

Everything that a tool returns comes from what the hall tells the seat of the bot account.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from tilehall import __version__
from tilehall.core.game import Illegal, Malformed
from tilehall.core.registry import find
from tilehall.engine.hall_client import HallClient, HallUnreachable, RequestRefused, TokenRefused
from tilehall.engine.line import AskRefused, Backoff, HallLine, LineClosed, connect
from tilehall.engine.table_text import next_steps, rules_text, steps_text, table_text
from tilehall.messages import wire

POLL_S = 30.0  # the bot account can be challenged while this program asks
MAX_WAIT_S = 120.0
MAX_ATTEMPTS = 4  # to send a request over lines that break
INSTRUCTIONS = """You play board games in a hall with a bot account. Call list_tables to find a table or a challenge,
then sit_down with its code. Use wait until it is your turn, read the board, and play one of the legal steps. A turn is
a list of steps in the notation that ends with its only final step; legal_steps tells what may follow a draft. Read
rules first if you do not know the game."""

T = TypeVar("T")


class ModelSeat:
    """A table at which a model sits: one line, which is opened again if it breaks."""

    def __init__(self, hall: HallClient, code: str) -> None:
        self._hall = hall
        self._code = code
        self._line: HallLine | None = None
        self._lock = asyncio.Lock()
        self.user = ""

    async def line(self) -> HallLine:
        """Return an open line that has entered the room."""
        async with self._lock:
            if self._line is None or not self._line.open:
                line = await connect(self._hall.address, self._hall.token, self._code)
                self.user = (await line.greeting).user
                try:
                    await line.ask("enter", room=self._code)
                except AskRefused:
                    line.close()
                    raise
                self._line = line
            return self._line

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Send an ask, again if the line breaks. An ask that changes something has a key, or does no harm twice."""
        pause = Backoff()
        while True:
            try:
                return await (await self.line()).ask(kind, **fields)
            except LineClosed as closed:
                if closed.rejected or pause.failures >= MAX_ATTEMPTS:
                    raise
                await pause.wait()
            except AskRefused as refusal:
                if not refusal.unknown or pause.failures >= MAX_ATTEMPTS:
                    raise
                await pause.wait()

    async def text(self) -> str:
        """Return the table as text."""
        return table_text((await self.line()).state, self.user)

    async def sit(self) -> None:
        """Take a seat before the game, unless there is one already."""
        state = (await self.line()).state
        if state.room is not None and state.room.phase == "gathering" and state.seat_of(self.user) is None:
            await self.ask("sit")

    async def be_ready(self) -> None:
        """Be ready before the game, if there is a seat."""
        state = (await self.line()).state
        seat = state.seat_of(self.user)
        if state.room is None or state.room.phase != "gathering" or seat is None:
            return
        if not state.room.chairs[seat].ready:
            await self.ask("ready", value=secrets.token_hex(8))

    async def wait(self, seconds: float) -> None:
        """Wait until it is the own turn, the game is over, or the time is up."""
        with suppress(TimeoutError):
            async with asyncio.timeout(min(seconds, MAX_WAIT_S)):
                while True:
                    line = await self.line()
                    phase = line.state.room.phase if line.state.room is not None else ""
                    if line.state.my_turn or phase in ("over", "closed"):
                        return
                    with suppress(LineClosed):
                        await line.news()

    def close(self) -> None:
        """Close the line."""
        if self._line is not None:
            self._line.close()


async def told(result: Awaitable[T]) -> T:
    """Await a result. An expected error becomes one that the model can read."""
    try:
        return await result
    except (RequestRefused, HallUnreachable, TokenRefused, AskRefused, LineClosed, Malformed, Illegal) as error:
        raise ToolError(str(error)) from None


class ModelTools:
    """The tools of a language model."""

    def __init__(self, hall: HallClient) -> None:
        self._hall = hall
        self._seats: dict[str, ModelSeat] = {}

    def _seat(self, code: str) -> ModelSeat:
        key = code.strip().upper()
        return self._seats.setdefault(key, ModelSeat(self._hall, key))

    async def list_tables(self) -> str:
        """List challenges to you, your own tables, and open tables with a free seat."""
        return await told(self._list_tables())

    async def _list_tables(self) -> str:
        lines = [f"Challenge: {each.name} to {each.title}, {each.code}" for each in await self._hall.challenges()]
        for own in await self._hall.own_tables():
            turn = ", your turn" if own.my_turn else ""
            lines.append(f"Your table: {own.title}, {own.code}, {own.phase}{turn}, with {', '.join(own.players)}")
        for free in await self._hall.free_tables():
            rated = ", rated" if free.rated else ""
            lines.append(
                f"Open: {free.title}, {free.code}, host {free.host}, {free.free} of {free.seats} seats free{rated}"
            )
        return "\n".join(lines) or "There is no challenge and no open table right now."

    async def sit_down(self, code: str) -> str:
        """Take a seat in the room with this code, or accept the challenge with it, and be ready."""
        return await told(self._sit_down(code))

    async def _sit_down(self, code: str) -> str:
        seat = self._seat(code)
        if any(each.code == code.strip().upper() for each in await self._hall.challenges()):
            await self._hall.accept(code.strip().upper())
        await seat.sit()
        await seat.be_ready()
        return await seat.text()

    async def look(self, code: str) -> str:
        """Show a table as you see it: the players, the board, what happened, and your legal steps."""
        return await told(self._seat(code).text())

    async def legal_steps(self, code: str, draft: list[str] | None = None) -> str:
        """List the steps that you can play now, or after the steps of a draft, which nobody else sees."""
        return await told(self._legal_steps(code, draft or []))

    async def _legal_steps(self, code: str, draft: list[str]) -> str:
        seat = self._seat(code)
        state = (await seat.line()).state
        position = state.position
        if position is None or state.room is None:
            raise Illegal("The game has not begun.")
        steps = next_steps(find(state.room.game), position, draft) if state.my_turn else ()
        if not draft:
            return steps_text(steps, most=len(steps))
        tried: wire.Tried = await seat.ask("try", steps=draft, after=position.seq)
        judged = [
            f"{step}: {'allowed' if verdict.stands else verdict.why}"
            for step, verdict in zip(draft, tried.verdicts, strict=True)
        ]
        missing = [f"Still missing: {sentence}" for sentence in tried.missing]
        return "\n".join([*judged, f"Points: {tried.points}", *missing, steps_text(steps, most=len(steps))])

    async def play(self, code: str, steps: list[str]) -> str:
        """Play your turn: a list of steps in the notation that ends with its only final step."""
        return await told(self._play(code, steps))

    async def _play(self, code: str, steps: list[str]) -> str:
        seat = self._seat(code)
        position = (await seat.line()).state.position
        if position is None:
            raise Illegal("The game has not begun.")
        await seat.ask("submit", steps=steps, after=position.seq, key=secrets.token_hex(8))
        return await seat.text()

    async def wait(self, code: str, seconds: float = 30) -> str:
        """Wait until it is your turn or the game is over, for at most so many seconds (up to 120). Show the table."""
        return await told(self._wait(code, seconds))

    async def _wait(self, code: str, seconds: float) -> str:
        seat = self._seat(code)
        await seat.be_ready()
        await seat.wait(seconds)
        return await seat.text()

    async def rematch(self, code: str) -> str:
        """After a game: ask for another one with the same players."""
        return await told(self._rematch(code))

    async def _rematch(self, code: str) -> str:
        seat = self._seat(code)
        await seat.ask("again")
        await seat.be_ready()
        return await seat.text()

    async def resign(self, code: str) -> str:
        """Give up the game."""
        await told(self._seat(code).ask("resign", key=secrets.token_hex(8)))
        return await told(self._seat(code).text())

    async def leave(self, code: str) -> str:
        """Leave a table. Before a game this frees your seat; a running game waits for you."""
        return await told(self._leave(code))

    async def _leave(self, code: str) -> str:
        seat = self._seat(code)
        state = (await seat.line()).state
        if state.room is not None and state.room.phase == "gathering" and state.seat_of(seat.user) is not None:
            await seat.ask("stand")
        seat.close()
        del self._seats[code.strip().upper()]
        return "You have left the table."

    async def rules(self, game: str) -> str:
        """Explain how a game is played, its options and the notation of its steps.

        Games have names like 4ascend, heart-tiles or rummikub.
        """

        async def explained() -> str:
            return rules_text(find(game))

        return await told(explained())

    async def poll(self) -> None:
        """Show the hall that this program is running, so that the bot account can be challenged."""
        while True:
            with suppress(HallUnreachable, RequestRefused, TokenRefused):
                await self._hall.challenges()
            await asyncio.sleep(POLL_S)

    def close(self) -> None:
        """Close all lines."""
        for seat in self._seats.values():
            seat.close()


def mcp_server(hall: HallClient) -> MCPServer[None]:
    """Return the MCP server of a bot account."""
    tools = ModelTools(hall)

    @asynccontextmanager
    async def lifespan(_: MCPServer[None]) -> AsyncIterator[None]:
        polling = asyncio.create_task(tools.poll())
        try:
            yield
        finally:
            polling.cancel()
            tools.close()

    server = MCPServer(
        "tilehall", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING", lifespan=lifespan
    )
    every: tuple[Callable[..., Awaitable[str]], ...] = (
        *(tools.list_tables, tools.sit_down, tools.look, tools.legal_steps, tools.play, tools.wait),
        *(tools.rematch, tools.resign, tools.leave, tools.rules),
    )
    for tool in every:
        server.add_tool(tool, structured_output=False)
    return server
