"""Fixtures that run a real browser against a real server.

A failing test leaves a screenshot of every visitor's page in test-results/.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error

from tests.support import jitter
from tests.support.browser_people import ROOT, Visitor
from tests.support.browser_profiles import Profiles
from tests.support.chromium import chromium
from tests.support.server_process import Server

RESULTS = ROOT / "test-results"
VISITORS = pytest.StashKey[list[Visitor]]()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start one Chromium for all visitors; each visitor gets a separate profile."""
    # Package scope, because Playwright's event loop runs in this thread and other test packages start their own loops.
    jitter.install()
    with chromium() as opened:
        yield opened


@contextmanager
def hall(folder: Path) -> Iterator[Server]:
    """Run a server with rate limits too high to slow down automated play."""
    opened = Server(
        folder / "hall.db",
        messages_per_second=10_000,
        messages_burst=10_000,
        rooms_per_user=200,
        log_level="warning",
    )
    yield opened
    opened.stop()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start one server for all files, so that the page, its profiles and the bots are loaded once."""
    with hall(tmp_path_factory.mktemp("hall")) as opened:
        yield opened


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server for one file whose accounts, open tables or ratings would meet those of other files."""
    with hall(tmp_path_factory.mktemp("hall")) as opened:
        yield opened


@pytest.fixture(scope="package")
def profiles(browser: Browser) -> Iterator[Profiles]:
    """Yield the browser profiles that the visitors of all tests share."""
    opened = Profiles(browser)
    yield opened
    opened.close()


@pytest.fixture
def visit(request: pytest.FixtureRequest, profiles: Profiles, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Yield a function that adds a visitor: `visit("Ann")`, `visit("Bob", phone=True, theme="dark")`."""
    visitors = visitors_of(request.node)

    def come(name: str, **more: Any) -> Visitor:
        visitor = Visitor(profiles, server, name, **more)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.leave()


def visitors_of(item: pytest.Item) -> list[Visitor]:
    """Return the visitors that a test has created so far."""
    visitors: list[Visitor] = item.stash.setdefault(VISITORS, [])
    return visitors


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Fail a test if any visitor's page reported a problem, even if its assertions passed."""
    result = yield
    problems = [problem for visitor in visitors_of(item) for problem in visitor.problems]
    assert not problems, "\n".join(problems)
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call" and report.failed:
        for number, visitor in enumerate(visitors_of(item)):
            name = re.sub(r"\W+", "-", f"{item.nodeid.partition('browser/')[2]} {number} {visitor.name}").strip("-")
            try:
                visitor.picture(RESULTS / f"{name}.png")
                report.sections.append((f"{visitor.name} sees", f"{RESULTS / name}.png at {visitor.page.url}"))
                report.sections.append((f"{visitor.name} reads", visitor.page.inner_text("body")[:2000]))
            except Error as error:
                report.sections.append((f"{visitor.name} sees", f"nothing: {error}"))
    return report
