"""Tests that fuzz the documented API from its own schema."""

from __future__ import annotations

import os
import secrets
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import events, from_schema
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.schemas import OpenApiSchema

from tests.support.http_client import HttpHall, StoredRoom, in_a_hall
from tilehall.core.lesson import lessons
from tilehall.server.settings import Settings

EXAMPLES = int(os.environ.get("API_EXAMPLES", "4"))  # per route; `python -m tests.soak api` uses more
SEED = int(os.environ.get("API_SEED", "20260105"))
PLACEHOLDER = "the-fuzzer"  # replaced by the current token, because the fuzzer also signs itself out
CODE = "FUZZED"  # of a room with a game in progress
PLENTY = Settings(
    messages_per_second=100_000,
    messages_burst=1_000_000,
    sign_in_attempts=1_000_000,
    sign_ups_per_hour=1_000_000,
    wrong_codes=1_000_000,
    reports_per_hour=100_000,
    company_per_hour=100_000,
    rooms_per_user=200,
    admins="Root",
)


class Fuzzed:
    """The whole application, opened on the fuzzer's event loop and called by a guest or an admin."""

    def __init__(self, folder: Path, admin: bool = False) -> None:
        self.folder = folder
        self.admin = admin
        self.http_hall: HttpHall | None = None
        self.token = ""

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.live(receive, send)
            return
        assert self.http_hall is not None
        cookie = f"tilehall={await self.live_token()}".encode()
        placeholder = f"tilehall={PLACEHOLDER}".encode()
        scope["headers"] = [(name, value.replace(placeholder, cookie)) for name, value in scope["headers"]]
        app: Any = self.http_hall.http
        await app(scope, receive, send)

    async def live_token(self) -> str:
        """Return the token of a signed-in user, signing in again if necessary."""
        assert self.http_hall is not None
        if await self.http_hall.people.who(self.token) is None:
            if self.admin:
                self.token = str((await self.http_hall.admin("Root")).cookies["tilehall"])
            else:
                self.token = (await self.http_hall.people.guest(secrets.token_hex(8), "a fuzzer")).token
        return self.token

    async def live(self, receive: Any, send: Any) -> None:
        await receive()
        self.http_hall = HttpHall(self.folder, PLENTY)
        any_code, self.http_hall.app.randomness.new_code = self.http_hall.app.randomness.new_code, lambda: CODE
        await StoredRoom.open(
            self.http_hall, await self.http_hall.guest("Ann"), "miners", await self.http_hall.guest("Ben")
        )
        self.http_hall.app.randomness.new_code = any_code
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.http_hall.store.close()
        await send({"type": "lifespan.shutdown.complete"})


def load(folder: Path, admin: bool = False, **more: object) -> OpenApiSchema:
    """Return the schema of an application opened in that folder, as the fuzzer reads it."""
    config = SchemathesisConfig.from_dict(
        {
            "seed": SEED,
            "request-timeout": 120,  # seconds; a busy machine may not answer within the default of 10
            "auth": {"openapi": {"session": {"api_key": PLACEHOLDER}}},
            "generation": {"max-examples": EXAMPLES, "database": "none"},
            # 422: a rule that no schema can express, like the letters of a name or incompatible options.
            "checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", "401", "403", "404", "409", "422"]}},
            **more,
        }
    )
    return schemathesis.openapi.from_asgi("/api/openapi.json", Fuzzed(folder, admin), config=config)


def fuzz(schema: BaseSchema) -> Counter[tuple[str, int]]:
    """Return how often each route answered with each status, after checking every answer."""
    answers: Counter[tuple[str, int]] = Counter()
    failures: list[str] = []
    for event in from_schema(schema).execute():
        match event:
            case events.ScenarioFinished(recorder=recorder, label=label):
                for interaction in recorder.interactions.values():
                    assert interaction.response is not None
                    answers[label or "", interaction.response.status_code] += 1
                failures += [
                    f"{check.name}: {check.failure_info.failure}\n{check.failure_info.code_sample}"
                    for check in chain.from_iterable(recorder.checks.values())
                    if check.failure_info is not None
                ]
            case events.NonFatalError() | events.FatalError():
                failures.append(str(event))
    assert not failures, "\n\n".join(dict.fromkeys(failures))
    return answers


@in_a_hall(sign_ups_per_hour=1000)
async def test_the_documented_bounds_are_the_rules_own(http_hall: HttpHall) -> None:
    schemas = (await http_hall.visitor().get("/api/openapi.json")).json()["components"]["schemas"]
    bounds = {
        name: (field["minLength"], field["maxLength"]) for name, field in schemas["Credentials"]["properties"].items()
    }
    assert bounds == {"name": (1, 32), "password": (8, 256)}

    async def sign_up(name: str, password: str) -> int:
        asked = {"name": name, "password": password}
        return (await http_hall.visitor().post("/api/sign-up", json=asked)).status_code

    fewest, most = bounds["password"]
    assert await sign_up("a" * 32, "x" * fewest) == 201
    assert await sign_up("b" * 32, "x" * most) == 201
    for name in ("a" * 33, " " * 30 + "abc", "e\u0301" * 17):
        assert await sign_up(name, "correct horse") == 422
    for password in ("x" * (fewest - 1), "x" * (most + 1), "e\u0301" * (most // 2 + 1), "\u0958" * (fewest - 1)):
        assert await sign_up("Cat", password) == 422
    guest = await http_hall.guest("Ann")
    assert (await guest.request("DELETE", "/api/me", json={"password": "short"})).status_code == 422
    assert (await guest.request("DELETE", "/api/me", json={})).status_code == 204


@pytest.mark.long
def test_fuzzing_the_api_from_its_schema_finds_nothing(tmp_path: Path) -> None:
    schema = load(tmp_path)
    answers = fuzz(schema)
    assert answers.total() > 1000
    assert answers["POST /api/rooms", 201] > 0
    asked = {label for label, _ in answers if label}  # an empty label means following a link from one route to another
    assert asked == {f"{method.upper()} {path}" for path, item in schema.raw_schema["paths"].items() for method in item}


@pytest.mark.long
def test_fuzzing_a_room_with_a_game_under_way_finds_nothing(tmp_path: Path) -> None:
    of_a_room = "^/api/(rooms|invitations|challenges)/{code}"  # other codes are of classes and tournaments
    answers = fuzz(load(tmp_path, parameters={"path.code": CODE}).include(path_regex=of_a_room))
    assert answers["GET /api/rooms/{code}", 200] > 0
    assert answers["GET /api/rooms/{code}/record", 200] > 5


def test_fuzzing_a_lesson_finds_nothing(tmp_path: Path) -> None:
    parameters = {"path.game": "4ascend", "path.id": lessons("4ascend")[0].lesson.id}
    answers = fuzz(load(tmp_path, parameters=parameters).include(path_regex="lessons/{game}/{id}"))
    assert answers["GET /api/lessons/{game}/{id}/solution", 200] > 0


def test_fuzzing_what_an_admin_may_ask_finds_nothing(tmp_path: Path) -> None:
    answers = fuzz(load(tmp_path, admin=True, parameters={"path.code": CODE}).include(path_regex="/admin/"))
    for route in ("rooms", "people", "reports", "refusals", "audit"):
        assert answers[f"GET /api/admin/{route}", 200] > 0, route
    assert answers["POST /api/admin/rooms/{code}/close", 204] == 1
