"""A watcher who tries to find out more: with drafts, illegal steps, reconnections and every HTTP page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any, get_args

from tests.support.alike_games import PlayedGame
from tests.support.recorded_server import NAMES, PAGES, RecordedServer, as_sent
from tests.support.scripted_room import CODE
from tilehall.core.game import Illegal, Resign, Step, Watcher
from tilehall.core.laws import Trial, near_misses
from tilehall.messages import wire

OFTEN, SELDOM = 0.5, 0.12  # chance of each kind of probe before a turn
MAX_TRIES = 3
MORE_PAGES = (
    *(f"rooms/{CODE}/{page}" for page in ("link", "log", "review", "review/1", "review/1/analysis", "record?match=1")),
    *(f"invitations/{CODE}", "me/games", "admin/rooms", "games/4ascend"),
)

Deed = Callable[[RecordedServer], Awaitable[None]]


async def tries(steps: tuple[Step, ...], server: RecordedServer) -> None:
    await server.me.ask(wire.Try, steps=as_sent(steps), after=server.moved)


async def submits(steps: tuple[Step, ...], key: str, server: RecordedServer) -> None:
    await server.me.ask(wire.Submit, steps=as_sent(steps), after=server.moved, key=key)


async def comes_late(steps: tuple[Step, ...], key: str, server: RecordedServer) -> None:
    """Submit a step for an outdated position, which is refused with the newest one."""
    await server.me.ask(wire.Submit, steps=as_sent(steps), after=server.moved - 1, key=key)


async def comes_back(seen: int, server: RecordedServer) -> None:
    await server.me.ask(wire.Leave)
    await server.me.ask(wire.Enter, room=CODE, after=seen)


async def looks_back(turn: int, server: RecordedServer) -> None:
    """Ask for a turn again, of the game or past its end."""
    await server.me.ask(wire.Look, at=turn)


async def opens_another_window(server: RecordedServer) -> None:
    window = await server.come(server.who)
    window.hang_up()


async def talks(words: str, server: RecordedServer) -> None:
    await server.me.ask(wire.Say, text=words)


async def reacts(reaction: wire.Reaction, server: RecordedServer) -> None:
    await server.me.ask(wire.React, reaction=reaction)


async def looks_around(server: RecordedServer) -> None:
    await server.look_around()


async def looks_everywhere(server: RecordedServer) -> None:
    """Ask for every page about a room, including those for finished games."""
    await server.look_around((*PAGES, *MORE_PAGES))


async def asks_for_a_hint(seen: int, server: RecordedServer) -> None:
    await server.me.ask(wire.Hint, after=seen)


async def mutes_and_arranges(server: RecordedServer) -> None:
    """Send the requests of a host, including those allowed only before a game."""
    player = server.guests.people[NAMES[0]].user
    for on in (True, False):
        await server.me.ask(wire.Mute, user=player, on=on)
    await server.me.ask(wire.SeatBot, seat=0)
    await server.me.send(b'{"ask":"arrange","id":8,"options":{},"seats":2,"listed":true,"watch":true}')
    await server.me.ask(wire.Close)


async def asks_what_is_not_due(server: RecordedServer) -> None:
    for kind, fields in (
        (wire.Sit, {"seat": 0}),
        (wire.Stand, {}),
        (wire.Ready, {"value": "x" * 8}),
        (wire.Agree, {"seat": 1}),
        (wire.Rematch, {}),
        (wire.Clear, {"seat": 1}),
        (wire.Host, {"user": "nobody"}),
    ):
        await server.me.ask(kind, **fields)
    await server.me.send(b'{"ask":"try","id":7,"steps":[{"do":"peek"}],"after":0}')
    await server.me.send(b"{not JSON")


def probes(game: PlayedGame, watcher: Watcher, rng: Random) -> list[list[Deed]]:
    """Return what the watcher does before each turn and at the end, independent of what is hidden."""
    rules, states, at = game.rules, game.states(), game.begins()
    trial = Trial(rules, game.options, game.seats, None, rng)
    trial.seen = {repr(step): step for step in game.steps if not isinstance(step, Resign)}
    deeds: list[list[Deed]] = []
    for number in range(len(game.turns) + 1):
        turn = game.turns[number] if number < len(game.turns) else None
        state = states[at]
        here: list[Deed] = []
        mine = rules.actor(state) == watcher
        if rng.random() < (OFTEN if mine else SELDOM):
            misses = list(near_misses(trial, list(rules.legal(state)) if mine else []))
            here += _pokes(rules, state, tuple(misses), mine, f"poke-{number:05}", rng)
        if mine and turn and turn.seat == watcher and rng.random() < OFTEN:
            here.append(partial(tries, turn.sent[: rng.randrange(len(turn.sent) + 1)]))
        if rng.random() < SELDOM and trial.seen:
            late = rng.choice(list(trial.seen.values()))
            here.append(partial(comes_late, (late,), f"late-{number:05}"))
        for deed in (
            partial(comes_back, rng.randrange(2 * len(game.turns) + 20)),
            partial(looks_back, rng.randrange(number + 2)),
            opens_another_window,
            partial(talks, f"Well, number {number}."),
            partial(reacts, rng.choice(get_args(wire.Reaction))),
            looks_around,
            asks_what_is_not_due,
        ):
            if rng.random() < SELDOM / 2 or (turn is None and rng.random() < OFTEN):
                here.append(deed)
        deeds.append(here)
        at = turn.until if turn else at
    return deeds


def curiosity(turns: int, web: bool) -> list[Deed]:
    """Return all that a curious late spectator does, independent of the turns after the first `turns`.

    With `web` also over HTTP, for which an application has to be made.
    """
    return [
        *[partial(comes_back, seen) for seen in (0, 1, turns, turns + 8, 10**6)],
        *[partial(looks_back, turn) for turn in range(turns + 6)],
        *[partial(asks_for_a_hint, seen) for seen in range(turns + 20)],
        opens_another_window,
        partial(tries, ()),
        partial(submits, (), "curious-1"),
        partial(comes_late, (), "curious-2"),
        asks_what_is_not_due,
        mutes_and_arranges,
        partial(talks, "Well."),
        partial(reacts, "thinking"),
        *([looks_everywhere] if web else []),
    ]


def _pokes(rules: Any, state: Any, misses: tuple[Step, ...], mine: bool, key: str, rng: Random) -> list[Deed]:
    """Return probes that try and submit illegal steps; a legal step is only tried."""
    here: list[Deed] = []
    for number, step in enumerate(rng.sample(misses, min(MAX_TRIES, len(misses)))):
        here.append(partial(tries, (step,)))
        steps = (step,) if step.final else (step, *[each for each in misses if each.final][:1])
        if not (mine and _taken(rules, state, steps)):
            here.append(partial(submits, steps, f"{key}-{number}"))
    return here


def _taken(rules: Any, state: Any, steps: tuple[Step, ...]) -> bool:
    try:
        for step in steps:
            state = rules.apply(state, step)
    except Illegal:
        return False
    return True
