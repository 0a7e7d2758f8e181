"""The same tests for every store: each test that takes `store` runs once per backend."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from tests.support.postgres_server import fresh_database

from tilehall.store.opening import open_store as opened_store
from tilehall.store.store import Store

Opens = Callable[[], Awaitable[Store]]  # opens the test's own database on the running loop, as often as needed


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine test on the loop its store was opened on."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    runner = pyfuncitem.funcargs["runner"]
    assert isinstance(runner, asyncio.Runner)
    runner.run(pyfuncitem.obj(**given))
    return True


@pytest.fixture(autouse=True)
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "hall.db"


@pytest.fixture
def postgres() -> Iterator[str]:
    """Yield the URL of an empty database on the PostgreSQL server of the tests."""
    with fresh_database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def named(request: pytest.FixtureRequest) -> str:
    """Return the test's own database, as a setting names it."""
    return str(request.getfixturevalue({"sqlite": "database", "postgres": "postgres"}[request.param]))


@pytest.fixture
def open_store(named: str) -> Opens:
    return lambda: opened_store(named)


@pytest.fixture
def store(runner: asyncio.Runner, open_store: Opens) -> Iterator[Store]:
    async def opened() -> Store:
        return await open_store()

    store = runner.run(opened())
    yield store
    runner.run(store.close())
