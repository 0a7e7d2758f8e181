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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the slowest tests."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.config.stash[RUNNING].write_text(item.nodeid, encoding="utf-8")
