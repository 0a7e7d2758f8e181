"""Tests that test halls share their routes and nothing else: see tests/support/shared_routes.py."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.support.http_client import HttpHall, in_a_hall
from tilehall.server.settings import Settings


@in_a_hall()
async def test_two_halls_at_once_answer_each_for_itself(http_hall: HttpHall) -> None:
    with TemporaryDirectory() as folder:
        other = HttpHall(Path(folder), Settings())
        ann, ben = await http_hall.guest("Ann"), await other.guest("Ben")
        answers = await asyncio.gather(*(who.get("/api/me") for who in (ann, ben) * 5))
        assert [answer.json()["name"] for answer in answers] == ["Ann", "Ben"] * 5
        stranger = other.visitor()
        stranger.cookies = ann.cookies
        assert (await stranger.get("/api/me")).json() is None
        assert http_hall.http is not other.http
        assert http_hall.http.asgi_router is not other.http.asgi_router
        assert http_hall.http.routes is other.http.routes, "they are read once"
        await other.store.close()
