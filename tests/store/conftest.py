"""The same tests for every store: each test that takes `store` runs once on each backend."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tilehall.store.protocol import Store
from tilehall.store.sqlite.store import SqliteStore

Opens = Callable[[], Store]  # opens the test's own database, again and again if need be, on the running loop


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine on the loop its store was opened on."""
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


@pytest.fixture(params=["sqlite"])
def open_store(request: pytest.FixtureRequest, database: Path) -> Opens:
    backends: dict[str, Opens] = {"sqlite": lambda: SqliteStore(database)}
    return backends[request.param]


@pytest.fixture
def store(runner: asyncio.Runner, open_store: Opens) -> Iterator[Store]:
    async def opened() -> Store:
        return open_store()

    store = runner.run(opened())
    yield store
    runner.run(store.close())
