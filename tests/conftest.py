"""Hooks for all tests: coroutines run in their own event loop, and no test writes into the user's home."""

from __future__ import annotations

import asyncio
import inspect
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkstemp

import pytest

from tests.support import fixed_deals

RUNNING = pytest.StashKey[Path]()
collect_ignore = ["support/preloaded.py"]  # collecting doctests would import it, and so run it


@pytest.hookimpl
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine to its end, with the fixtures it asks for."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    asyncio.run(pyfuncitem.obj(**given))
    return True


@pytest.fixture(scope="session", autouse=True)
def state_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Set the folder in which a hall on PostgreSQL writes its address: see server/moderation/admin_file.py."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        yield


def pytest_configure(config: pytest.Config) -> None:
    """Set the file from which test servers read the name of the running test: see support/fixed_deals.py."""
    handle, name = mkstemp(prefix="running-", suffix=".txt")
    os.close(handle)
    config.stash[RUNNING] = Path(name)
    os.environ[fixed_deals.RUNNING] = name


def pytest_unconfigure(config: pytest.Config) -> None:
    config.stash[RUNNING].unlink()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the tests marked `soak` to `pytest -m soak`, and begin with the slowest tests."""
    if "soak" not in config.option.markexpr:
        left_out = [item for item in items if item.get_closest_marker("soak")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]
    items[:] = begun_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def begun_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Put a share of the tests marked `long` at the start of each worker's part, which is the n-th part of the list."""
    long = [item for item in items if item.get_closest_marker("long")]
    rest = [item for item in items if not item.get_closest_marker("long")]

    def part(of: list[pytest.Item], number: int) -> list[pytest.Item]:
        return of[len(of) * number // workers : len(of) * (number + 1) // workers]

    return [item for number in range(workers) for item in (*part(long, number), *part(rest, number))]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.config.stash[RUNNING].write_text(item.nodeid, encoding="utf-8")
