"""A class in a hall: its teacher, and pupils with browsers of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import httpx

from tests.support.http_client import HttpHall, StoredRoom, my_id

PIN = "4271"


class School:
    """A class, as its teacher and its pupils use it over HTTP."""

    def __init__(self, http_hall: HttpHall, teacher: httpx.AsyncClient, code: str) -> None:
        self.http_hall = http_hall
        self.teacher = teacher
        self.code = code
        self.path = f"/api/classes/{code}"

    @classmethod
    async def open(cls, http_hall: HttpHall, teacher: str = "Ms Hall", **more: Any) -> School:
        """Open a class of a new account. The hall's clock is the test's from now on."""
        http_hall.app.time.now = lambda: http_hall.now
        http_hall.app.time.elapsed = lambda: http_hall.now / 1000
        browser, _ = await http_hall.account(teacher, address="198.51.100.9")
        answer = await browser.post("/api/classes", json={"title": "Class 5b", **more})
        assert answer.status_code == 201, answer.text
        return cls(http_hall, browser, answer.json()["code"])

    async def enter(self, how: str, nickname: str, pin: str = PIN, **more: str) -> httpx.Response:
        """Answer a pupil who joins, or signs in, on a new device."""
        browser = self.http_hall.visitor(**more)
        answer = await browser.post(f"{self.path}/{how}", json={"nickname": nickname, "pin": pin})
        answer.extensions["browser"] = browser
        return answer

    async def pupil(self, nickname: str, **more: str) -> httpx.AsyncClient:
        """Return the browser of a new pupil."""
        answer = await self.enter("join", nickname, **more)
        assert answer.status_code == 201, answer.text
        browser = answer.extensions["browser"]
        assert isinstance(browser, httpx.AsyncClient)
        return browser

    async def pupils(self, *nicknames: str) -> list[httpx.AsyncClient]:
        return [await self.pupil(nickname) for nickname in nicknames]

    async def view(self) -> Any:
        """Return the class as its teacher sees it."""
        answer = await self.teacher.get(self.path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def change(self, **fields: Any) -> None:
        answer = await self.teacher.patch(self.path, json=fields)
        assert answer.status_code == 200, answer.text

    async def pair(self, **more: Any) -> Any:
        """Seat the pupils who are connected, and return the tables."""
        answer = await self.teacher.post(f"{self.path}/pair", json={"game": "4ascend", **more})
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def here(self, pupils: Sequence[httpx.AsyncClient]) -> None:
        """Let a minute and a half pass in which only these pupils have a page open."""
        for seconds in (50, 40):
            self.http_hall.wait(seconds)
            for pupil in pupils:
                assert (await pupil.get("/api/me/company")).status_code == 200

    async def played(self, *pupils: httpx.AsyncClient, game: str = "4ascend") -> StoredRoom:
        """Play a game of pupils to its end."""
        room = await StoredRoom.open(self.http_hall, pupils[0], game, *pupils[1:])
        await room.to_the_end()
        return room


async def ids(pupils: Sequence[httpx.AsyncClient]) -> list[str]:
    return [await my_id(pupil) for pupil in pupils]
