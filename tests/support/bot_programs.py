"""Programs that play in a real hall with the token of a bot account, and the people who play with them."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.support.server_process import WAIT_TIMEOUT_S, Player, Server
from tilehall.core.notation import parse, text
from tilehall.core.play import pick
from tilehall.core.registry import find

TILEHALL = (sys.executable, "-c", "from tilehall.cli import app; app()")


async def owner_of_bot(server: Server, **rules: Any) -> tuple[Player, str, str]:
    """Return a new account, the id of its bot account, and a token."""
    ann = Player(server, "Ann")
    assert (await ann.http("POST", "/api/sign-up", {"name": "Ann", "password": "correct horse"})).is_success
    made = await ann.http("POST", "/api/me/bots", {"name": "Deep", "rules": {"who": "everyone", **rules}})
    assert made.is_success, made.text
    bot: str = made.json()["id"]
    token = (await ann.http("POST", f"/api/me/bots/{bot}/tokens", {"label": "test"})).json()["token"]
    return ann, bot, token


class Program:
    """A running program: the lines that it has printed, and its process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.lines: list[str] = []
        self._printed = asyncio.Condition()
        self.reader = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            async with self._printed:
                self.lines.append(line.decode().rstrip())
                self._printed.notify_all()
        async with self._printed:
            self._printed.notify_all()

    @property
    def printed(self) -> str:
        return "\n".join(self.lines)

    async def says(self, words: str, times: int = 1) -> None:
        """Wait until the program has printed these words so often."""

        def said() -> bool:
            return sum(words in line for line in self.lines) >= times

        with suppress(TimeoutError):
            async with asyncio.timeout(WAIT_TIMEOUT_S), self._printed:
                await self._printed.wait_for(lambda: said() or self.reader.done())
        assert said(), self.printed

    async def ends(self, signal_number: int | None = None) -> int:
        """Return the exit status, after sending a signal if one is given."""
        if signal_number is not None:
            self.process.send_signal(signal_number)
        async with asyncio.timeout(WAIT_TIMEOUT_S):
            await asyncio.shield(self.reader)  # a second signal may follow
            return await self.process.wait()


@asynccontextmanager
async def program(*words: object, token: str = "", folder: Path | None = None) -> AsyncIterator[Program]:
    """Start a program with a token in its environment, and stop it at the end."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith("TILEHALL_")}
    process = await asyncio.create_subprocess_exec(
        *map(str, words),
        env=environ | ({"TILEHALL_TOKEN": token} if token else {}),
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    running = Program(process)
    try:
        yield running
    finally:
        if process.returncode is None:
            await running.ends(signal.SIGTERM)
        await running.reader


def bot_run(server: Server, bot: object, *more: object) -> Sequence[object]:
    """Return the words of `tilehall bot run`."""
    return (*TILEHALL, "bot", "run", "--hall", server.address, *more, bot)


async def challenge(player: Player, bot: str, game: str, **room: Any) -> str:
    """Challenge a bot account, enter the room, and be ready; return its code."""
    answer = await player.http("POST", "/api/challenges", {"to": [bot], "room": {"game": game, **room}})
    assert answer.is_success, answer.text
    code: str = answer.json()["code"]
    if player.connection is None:
        await player.connect()
    assert (await player.enter(code))["news"] == "ok"
    assert (await player.ready())["news"] == "ok"
    return code


async def play_out(player: Player, game: str, turns: int = 10**6, seed: int = 1) -> dict[str, Any]:
    """Play random turns for a player until the game is over, or so many turns; return the last position."""
    rules, rng, played = find(game), Random(seed), 0
    while True:
        news = await player.until(
            lambda news: (
                news.get("position") is not None
                and news is player.latest_position
                and (news["position"]["outcome"] is not None or news["position"]["turn"] == news["position"]["me"])
            )
        )
        position: dict[str, Any] = news["position"]
        if position["outcome"] is not None or played == turns:
            return position
        state = rules.guess(msgspec.convert(position["view"], rules.views), rng)
        steps = [parse(rng.choice(position["legal"]), rules.steps)]
        while not steps[-1].final:
            state = rules.apply(state, steps[-1])
            steps.append(pick(rules, state, rng))
        answer = await player.ask(
            "submit", steps=list(map(text, steps)), after=position["seq"], key=secrets.token_hex(8)
        )
        assert answer["news"] == "ok", answer
        played += 1
