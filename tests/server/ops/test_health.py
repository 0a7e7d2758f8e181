"""Tests of health, readiness, metrics, and logs without secrets."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pytest

from tests.support.http_client import HttpHall, in_a_hall, why
from tilehall.server.http.health import NOT_READY
from tilehall.server.ops.logs import set_up
from tilehall.server.settings import Settings
from tilehall.store.protocol import Unavailable

ROOT = Path(__file__).parents[3]


@contextmanager
def logged(level: Literal["debug", "info", "warning"] = "info") -> Iterator[io.StringIO]:
    """Yield the list of log records written inside the context."""
    root, stream = logging.getLogger(), io.StringIO()
    before, was = root.handlers[:], root.level
    try:
        set_up(Settings(log_level=level), stream)
        yield stream
    finally:
        root.handlers[:] = before
        root.setLevel(was)


@contextmanager
def broken(http_hall: HttpHall, method: str, error: Exception) -> Iterator[None]:
    """Make the store fail inside the context."""

    async def fail(*_: object) -> None:
        raise error

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(http_hall.store, method, fail)
        yield


@in_a_hall()
async def test_a_hall_is_alive_and_ready(http_hall: HttpHall) -> None:
    browser = http_hall.visitor()
    assert (await browser.get("/healthz")).text == "alive\n"
    assert (await browser.get("/readyz")).text == "ready\n"


@in_a_hall()
async def test_a_hall_that_closes_is_alive_and_not_ready(http_hall: HttpHall) -> None:
    browser = http_hall.visitor()
    http_hall.app.closing.set()
    assert (await browser.get("/healthz")).status_code == 200
    answer = await browser.get("/readyz")
    assert answer.status_code == 503
    assert why(answer)
    assert answer.headers["retry-after"] == "5"
    assert await ready_metric(http_hall) == 0


async def ready_metric(http_hall: HttpHall) -> float:
    """Return the readiness according to the metrics."""
    found = re.search(r"^tilehall_ready (\S+)$", (await http_hall.visitor().get("/metrics")).text, re.MULTILINE)
    assert found
    return float(found[1])


@in_a_hall()
async def test_a_hall_whose_store_is_gone_is_not_ready(http_hall: HttpHall) -> None:
    browser, writing = http_hall.visitor(), http_hall.store._writer._connection
    assert (await browser.get("/readyz")).status_code == 200
    writing.execute("PRAGMA query_only = ON")
    assert (await browser.post("/api/guest", json={"name": "Ann"})).status_code == 503
    for _ in range(2):
        answer = await browser.get("/readyz")
        assert (answer.status_code, why(answer)) == (503, str(NOT_READY))
    assert await ready_metric(http_hall) == 0
    writing.execute("PRAGMA query_only = OFF")
    assert (await browser.get("/readyz")).status_code == 200
    assert await ready_metric(http_hall) == 1
    http_hall.store._reader._connection.close()
    assert (await browser.get("/readyz")).status_code == 503


@in_a_hall()
async def test_a_store_that_fails_is_answered_with_a_sentence(http_hall: HttpHall) -> None:
    browser = await http_hall.guest("Ann")
    failure = Unavailable("The disk is full.")
    failure.__cause__ = OSError("no space left")
    with broken(http_hall, "listed_rooms", failure), logged() as lines:
        answer = await browser.get("/api/rooms")
    assert answer.status_code == 503
    assert "The disk is full" not in why(answer)
    found = [line for line in map(json.loads, lines.getvalue().splitlines()) if "The disk is full." in line["message"]]
    assert [(line["level"], line["request"]) for line in found] == [("warning", answer.headers["x-request-id"])]
    assert "no space left" in found[0]["message"]
    assert "trace" not in lines.getvalue()


@in_a_hall()
async def test_a_mistake_of_the_hall_is_answered_with_its_number_in_the_log(http_hall: HttpHall) -> None:
    browser = await http_hall.guest("Ann")
    with broken(http_hall, "listed_rooms", ZeroDivisionError("a mistake")), logged() as lines:
        answer = await browser.get("/api/rooms")
    assert answer.status_code == 500
    number = answer.headers["x-request-id"]
    assert why(answer) == f"Something went wrong in the hall; it is written down as {number}."
    found = [line for line in map(json.loads, lines.getvalue().splitlines()) if "trace" in line]
    assert [(line["request"], line["level"]) for line in found] == [(number, "error")]
    assert "ZeroDivisionError" in found[0]["trace"]


@in_a_hall()
async def test_metrics_are_in_the_format_of_prometheus(http_hall: HttpHall) -> None:
    browser = await http_hall.guest('Ann "\\ {')
    await browser.post("/api/rooms", json={"game": "miners"})
    await browser.get("/api/rooms/ABCDEF")
    await browser.request("BREW", "/coffee")
    answer = await browser.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    sample = re.compile(r'[a-z_]+(\{([a-z]+="([^"\\]|\\.)*",?)*\})? [0-9.e+-]+')
    for line in answer.text.splitlines():
        assert line.startswith(("# HELP ", "# TYPE ")) or sample.fullmatch(line), line
    assert 'tilehall_http_requests_total{method="GET",route="/api/rooms/{code}",status="404"} 1' in answer.text
    assert 'method="OTHER",route="none"' in answer.text
    assert 'tilehall_entries_total{what="opened"} 1' in answer.text
    assert "ABCDEF" not in answer.text


@in_a_hall()
async def test_metrics_keep_their_names(http_hall: HttpHall) -> None:
    browser = await http_hall.guest("Ann")
    http_hall.limits.refuse("sockets", "192.0.2.1")
    text = (await browser.get("/metrics")).text
    kinds = dict(line.split()[2:] for line in text.splitlines() if line.startswith("# TYPE "))
    assert (
        kinds.items()
        >= {
            "tilehall_info": "gauge",
            "tilehall_ready": "gauge",
            "tilehall_http_requests_total": "counter",
            "tilehall_http_request_seconds": "histogram",
            "tilehall_limited_total": "counter",
            "tilehall_entries_total": "counter",
            "tilehall_tables": "gauge",
            "tilehall_sockets": "gauge",
        }.items()
    )
    assert 'tilehall_limited_total{limit="sockets"} 1.0' in text
    assert 'tilehall_http_request_seconds_bucket{le="0.005"}' in text
    assert "_created" not in text
    if Path("/proc/self/stat").exists():
        process = {"process_resident_memory_bytes", "process_cpu_seconds_total", "process_start_time_seconds"}
        assert process <= set(kinds)


@in_a_hall(sign_in_attempts=1)
async def test_every_line_of_the_log_is_json_and_holds_no_secret(http_hall: HttpHall) -> None:
    with logged("debug") as lines:
        browser, recovery = await http_hall.account("Ann Anonymous", "correct horse")
        room = (await browser.post("/api/rooms", json={"game": "miners"})).json()["code"]
        link = (await browser.post("/api/me/link")).json()["token"]
        first = browser.cookies["tilehall"]
        await browser.get(f"/api/rooms/{room}?x=secret-in-query")
        await browser.get(f"/secret-in-path/{link}")
        await browser.post("/api/link", json={"token": link})
        await browser.post("/api/sign-in", json={"name": "Ann Anonymous", "password": "wrong horse"})
        await browser.post("/api/sign-in", json={"name": "Ann Anonymous", "password": "wrong horse"})
        await browser.get("/healthz")
    written = lines.getvalue()
    parsed = [json.loads(line) for line in written.splitlines()]
    assert len(parsed) >= 9
    assert all({"timestamp", "level", "logger", "message"} <= set(line) for line in parsed)
    answered = [line for line in parsed if line["message"] == "answered"]
    assert all(re.fullmatch("[0-9a-f]{16}", line["request"]) for line in answered)
    secrets = [recovery, room, link, first, browser.cookies["tilehall"], "horse", "secret-in", "Ann Anonymous"]
    for secret in secrets:
        assert secret not in written
    limits = [line for line in parsed if line["message"] == "refused"]
    assert [(line["limit"], line["address"]) for line in limits] == [("sign_in", "192.0.2.1")]
    assert written.count("192.0.2.1") == 1, "an address is logged only where a limit bites"


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("form", "stream", "json_lines"),
    [
        ("auto", Terminal(), False),
        ("auto", io.StringIO(), True),
        ("json", Terminal(), True),
        ("text", io.StringIO(), False),
    ],
)
def test_a_person_reads_text_and_a_program_json(
    form: Literal["auto", "json", "text"], stream: io.StringIO, json_lines: bool
) -> None:
    with logged():
        set_up(Settings(log_format=form), stream)
        logging.getLogger("tilehall.hall").warning("a bot failed: %s", "\x1b[2J4ascend", extra={"more": {"times": 2}})
    line = stream.getvalue()
    assert line.count("\n") == 1
    if json_lines:
        assert json.loads(line)["message"] == "a bot failed: \x1b[2J4ascend"
    else:
        assert re.fullmatch(r"\d\d:\d\d:\d\d warning hall: a bot failed: \?\[2J4ascend, times 2\n", line)


@pytest.mark.parametrize("form", ["json", "text"])
def test_half_a_character_can_be_logged(form: Literal["json", "text"]) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), "utf-8")
    with logged():
        set_up(Settings(log_format=form), stream)
        logging.getLogger("tilehall.hall").warning("a header: %s", "\udcfc")
    stream.seek(0)
    line = stream.read()
    assert line.rstrip().endswith("a header: ?") or json.loads(line)["message"] == "a header: \udcfc"


@in_a_hall()
async def test_less_important_lines_can_be_left_out(http_hall: HttpHall) -> None:
    with logged("warning") as lines:
        await http_hall.visitor().get("/api/version")
    assert lines.getvalue() == ""


def test_every_address_for_operations_is_documented() -> None:
    page = (ROOT / "docs/how-to/monitor.md").read_text(encoding="utf-8")
    for word in ("/healthz", "/readyz", "/metrics"):
        assert f"| `{word}` |" in page, word


@in_a_hall()
async def test_every_metric_is_documented(http_hall: HttpHall) -> None:
    page = (ROOT / "docs/reference/limits-and-metrics.md").read_text(encoding="utf-8")
    text = (await http_hall.visitor().get("/metrics")).text
    for name in re.findall(r"^# TYPE (\S+) ", text, re.MULTILINE):
        assert f"`{name}`" in page, name
