"""The hall that `tilehall admin` works on. A running hall is asked over HTTP; a stopped hall is opened here.

A stopped hall answers the same requests as a running one, without a port. So the permissions, the refusals and the
audit log are the same.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, TypeVar, cast
from urllib.parse import quote, urlencode

import msgspec

from tilehall.core.game import Malformed
from tilehall.server.accounts.passwords import new_token
from tilehall.server.app import App
from tilehall.server.moderation.admin_file import AdminAddress, read_admin_file
from tilehall.server.settings import Settings, load
from tilehall.store.opening import on_a_server, open_in_a_hall, open_store
from tilehall.store.protocol import Unavailable
from tilehall.store.sqlite.lock import InUse
from tilehall.store.sqlite.store import SqliteStore
from tilehall.store.store import Store

TIMEOUT_S = 30.0  # the time limit for a running hall to answer
Query = Mapping[str, str | int]
Answer = tuple[int, bytes]  # the status of an HTTP answer, and its body
T = TypeVar("T")


class AdminHall:
    """A hall to administer, running or stopped. It raises `Malformed` with a sentence if the hall refuses a request."""

    def __init__(self, database: str | None, settings: Path | None) -> None:
        """Find the hall of the given database, or of the database in the settings."""
        named = {} if database is None else {"TILEHALL_DATABASE": database}
        self._settings = load({**os.environ, **named}, settings)
        self._database = self._settings.database
        self.running = False  # known after the first request

    def get(self, kind: type[T], path: str, query: Query | None = None) -> T:
        """Return the decoded answer of a route."""
        asked = f"{path}?{urlencode(query)}" if query else path
        return msgspec.json.decode(self._request("GET", asked, b""), type=kind)

    def post(self, path: str, body: object = None) -> bytes:
        """Send a request to a route that changes something, and return the answer."""
        return self._request("POST", path, b"" if body is None else msgspec.json.encode(body))

    def _request(self, method: str, path: str, body: bytes) -> bytes:
        status, answer = asyncio.run(self._ask(method, f"/api/admin{path}", body))
        if status < 400:
            return answer
        try:
            why = msgspec.json.decode(answer, type=dict[str, str])["why"]
        except (msgspec.MsgspecError, KeyError):
            why = f"The hall answered {status}, and not in its own words."
        raise Malformed(why)

    async def _ask(self, method: str, path: str, body: bytes) -> Answer:
        store = await _open_stopped(self._database)
        if store is None:
            self.running = True
            return _ask_running(read_admin_file(self._database), method, path, body)
        try:
            return await _ask_stopped(store, self._settings, method, path, body)
        finally:
            await store.close()


async def _open_stopped(database: str) -> Store | None:
    """Open the store of a stopped hall. Returns None if the hall is running.

    A hall on a PostgreSQL server may start in the meantime. That is safe: every change made here is a transaction or a
    numbered row, and the new hall reads it.
    """
    if on_a_server(database):
        return None if await open_in_a_hall(database) else await open_store(database)
    path = Path(database).resolve()
    if not path.is_file():
        raise Unavailable(f"There is no database {path}.")
    try:
        return SqliteStore(path)
    except InUse:
        return None


def path_of(*parts: str) -> str:
    """Return a path made of quoted parts.

    >>> path_of("rooms", "a/b", "close")
    '/rooms/a%2Fb/close'
    """
    return "".join(f"/{quote(part, safe='')}" for part in parts)


def _headers(token: str, body: bytes) -> dict[str, str]:
    kind = {"content-type": "application/json"} if body else {}
    return {"authorization": f"Bearer {token}", "content-length": str(len(body)), **kind}


def _ask_running(to: AdminAddress, method: str, path: str, body: bytes) -> Answer:
    # urllib would use a proxy from the environment.
    connection = HTTPConnection(to.host, to.port, timeout=TIMEOUT_S)
    try:
        connection.request(method, path, body or None, _headers(to.token, body))
        answer = connection.getresponse()
        return answer.status, answer.read()
    except (OSError, HTTPException) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        raise Unavailable(f"The hall runs, but does not answer on {to.host} port {to.port}: {reason}.") from None
    finally:
        connection.close()


async def _ask_stopped(store: Store, settings: Settings, method: str, path: str, body: bytes) -> Answer:
    app, token = App(settings, store), new_token()
    try:
        return await _call(app.http(token), method, path, body, _headers(token, body))
    finally:
        await app.stop()


async def _call(app: Any, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answer:
    """Let an ASGI application answer one request (asgi.readthedocs.io, "HTTP & WebSocket ASGI Message Format")."""
    target, _, query = path.partition("?")
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": target,
        "raw_path": target.encode("ascii"),
        "root_path": "",
        "query_string": query.encode("ascii"),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 0),
        "server": ("127.0.0.1", 0),
    }
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    await app(scope, receive, send)
    status = next(cast(int, message["status"]) for message in sent if message["type"] == "http.response.start")
    return status, b"".join(message.get("body", b"") for message in sent if message["type"] == "http.response.body")
