"""Somebody who plays a hall full of rooms for a fixture, and writes down what the hall told of them."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import Any

from tests.support.server_process import Message, Player, Server

PASSWORD = "three tiles in a row"
DRAFTED = ("place ", "lift ", "lay ")  # steps of a draft


class Author:
    """Opens rooms, plays in them, and keeps what the hall told of each."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.server = server
        self.folder = folder
        self.rng = Random(41)
        self.rooms: dict[str, Message] = {}

    async def account(self, name: str) -> tuple[Player, str]:
        """Somebody with an account, and the recovery code they were shown."""
        player = Player(self.server, name)
        answer = await player.http("POST", "/api/sign-up", {"name": name, "password": PASSWORD})
        assert answer.is_success, answer.text
        player.user = answer.json()["id"]
        return player, answer.json()["recovery"]

    async def open(self, about: str, game: str, *people: Player, **more: Any) -> str:
        """A room in which these people sit, and bots of the levels that are named behind them."""
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
        """Write down what the hall says of a room now, and the record of every game that ended in it."""
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
    """Look on at a room; what was heard of another one before is forgotten."""
    if person.connection is None:
        await person.connect()
    await person.ask("leave")  # refused to who is in none; behind the answer nothing more is heard of the last one
    person.news.clear()
    await said_ok(person, "enter", room=code)


async def begin(*people: Player) -> None:
    """Everybody is ready, and sees the game begin."""
    for person in people:
        await said_ok(person, "ready", value=secrets.token_hex(8))
    for person in people:
        await person.until(lambda news: bool(news.get("position")))


async def said_ok(person: Player, kind: str, **fields: object) -> None:
    answer = await person.ask(kind, **fields)
    assert answer["news"] == "ok", answer


def at(person: Player) -> Message:
    """The newest position somebody was told of."""
    assert person.position is not None
    return person.position


def newest(people: tuple[Player, ...]) -> Message:
    return max((at(each) for each in people), key=lambda position: int(position["seq"]))


async def play(rng: Random, *people: Player, turns: int = 10_000, advised: bool = True) -> None:
    """Take turns until somebody here is to act behind so many of them, or until the game is over."""
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
    """What the hall advises, where that is wanted and given; else any step that is a whole turn."""
    position = at(person)
    # A cell: Miners' `lay` is a whole turn, Rummikub's is not.
    whole = [line for line in position["legal"] if not line.startswith(DRAFTED) or "," in line.partition("lay ")[2]]
    advice = await person.ask("hint", after=position["seq"]) if advised or not whole else {}
    assert whole or "steps" in advice, (advice, position)
    steps = advice.get("steps") or [rng.choice(whole)]
    await said_ok(person, "submit", steps=steps, after=position["seq"], key=secrets.token_hex(8))


async def until_behind(person: Player, seq: int) -> None:
    await person.until(lambda news: (news.get("position") or {}).get("seq", 0) > seq)
