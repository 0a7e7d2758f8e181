"""An author who plays the rooms of a fixture hall and records what the hall sent about them."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import Any

from tests.support.server_process import Message, Player, Server

PASSWORD = "three tiles in a row"
DRAFTED = ("place ", "lift ", "lay ")  # steps of a draft


class Author:
    """A player who opens rooms, plays in them, and records what the hall sent about each."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.server = server
        self.folder = folder
        self.rng = Random(41)
        self.rooms: dict[str, Message] = {}

    async def account(self, name: str) -> tuple[Player, str]:
        """Create an account; return its player and its recovery code."""
        player = Player(self.server, name)
        answer = await player.http("POST", "/api/sign-up", {"name": name, "password": PASSWORD})
        assert answer.is_success, answer.text
        player.user = answer.json()["id"]
        return player, answer.json()["recovery"]

    async def open(self, about: str, game: str, *people: Player, **more: Any) -> str:
        """Open a room in which these players sit, followed by bots of the named levels."""
        bots: tuple[str, ...] = more.pop("bots", ())
        seats = more.pop("seats", len(people) + len(bots))
        body = {"game": game, "options": {}, "seats": seats, "listed": False, "watch": True, **more}
        answer = await people[0].http("POST", "/api/rooms", body)
        assert answer.is_success, answer.text
        code: str = answer.json()["code"]
        self.rooms[code] = {"about": about, "game": game}
        for person in people:
            await enter(person, code)
            await said_ok(person, "sit")
        for seat, level in enumerate(bots, len(people)):
            await said_ok(people[0], "bot", seat=seat, level=level)
        return code

    async def keep(self, code: str, *people: Player) -> None:
        """Record what the hall says about a room now, and the records of its finished games."""
        for person in people:
            await enter(person, code)
        room = next(each for each in reversed(people[0].news) if each["news"] == "room")
        said = [line for each in people[0].news if each["news"] == "said" for line in each["lines"]]
        seen = {str(at(each)["me"]): at(each) for each in people if each.position}
        told = {key: room[key] for key in ("phase", "seq", "options", "match", "muted", "listed", "watch", "host")}
        told["players"] = [chair["name"] for chair in room["chairs"]]
        told["bots"] = [chair["bot"] or chair["played_by"] for chair in room["chairs"]]
        told["talk"] = [[line["name"], line["text"]] for line in said]
        told["outcome"] = next((position["outcome"] for position in seen.values()), None)
        told["turn"] = next((position["turn"] for position in seen.values()), None)
        told["records"] = []
        for match in range(1, room["match"] + (room["phase"] == "over")):
            answer = await people[0].http("GET", f"/api/rooms/{code}/record?match={match}")
            assert answer.is_success, answer.text
            name = f"{self.rooms[code]['game']}-{code}-{match}.txt"
            (self.folder / "records" / name).write_bytes(answer.content)
            told["records"].append(name)
        told["views"] = {seat: position["view"] for seat, position in seen.items()}
        self.rooms[code] |= told


async def enter(person: Player, code: str) -> None:
    """Watch a room, and forget the messages about the previous room."""
    if person.connection is None:
        await person.connect()
    # refused outside a room; after the answer no more messages about the previous room arrive
    await person.ask("leave")
    person.news.clear()
    await said_ok(person, "enter", room=code)


async def begin(*people: Player) -> None:
    """Mark every player as ready and wait for the game to begin."""
    for person in people:
        await said_ok(person, "ready", value=secrets.token_hex(8))
    for person in people:
        await person.until(lambda news: bool(news.get("position")))


async def said_ok(person: Player, kind: str, **fields: object) -> None:
    answer = await person.ask(kind, **fields)
    assert answer["news"] == "ok", answer


def at(person: Player) -> Message:
    """Return the newest position that a player received."""
    assert person.position is not None
    return person.position


def newest(people: tuple[Player, ...]) -> Message:
    return max((at(each) for each in people), key=lambda position: int(position["seq"]))


async def play(rng: Random, *people: Player, turns: int = 10_000, advised: bool = True) -> None:
    """Take turns until one of the players is to act after `turns` turns, or until the game is over."""
    taken = 0
    while (position := newest(people))["turn"] is not None:
        actor = next((each for each in people if at(each)["me"] == position["turn"]), None)
        if actor is None:
            await until_behind(people[0], position["seq"])
        elif at(actor)["seq"] < position["seq"]:
            await until_behind(actor, position["seq"] - 1)
        elif taken >= turns:
            return
        else:
            taken += 1
            await take_turn(rng, actor, advised)


async def take_turn(rng: Random, person: Player, advised: bool) -> None:
    """Play the hall's hint if wanted and given, else any step that is a whole turn."""
    position = at(person)
    # A cell: Miners' `lay` is a whole turn, Rummikub's is not.
    whole = [line for line in position["legal"] if not line.startswith(DRAFTED) or "," in line.partition("lay ")[2]]
    advice = await person.ask("hint", after=position["seq"]) if advised or not whole else {}
    assert whole or "steps" in advice, (advice, position)
    steps = advice.get("steps") or [rng.choice(whole)]
    await said_ok(person, "submit", steps=steps, after=position["seq"], key=secrets.token_hex(8))


async def until_behind(person: Player, seq: int) -> None:
    await person.until(lambda news: (news.get("position") or {}).get("seq", 0) > seq)
