"""The site of deploy/nginx.conf in front of a hall, with the system's nginx: https, websockets, addresses, upgrades."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.support.fixture_author import begin, play
from tests.support.nats_server import nats_server
from tests.support.nginx_proxy import NGINX, OPENSSL, NginxProxy, free_port
from tests.support.postgres_server import fresh_database
from tests.support.server_process import WAIT_TIMEOUT_S, Player, Server, open_room
from tilehall.server.close_codes import CloseCode

pytestmark = pytest.mark.skipif(
    NGINX is None or OPENSSL is None, reason="nginx or openssl is not here: apt-get install nginx-light openssl"
)


@asynccontextmanager
async def behind_nginx(
    database: Path | str, folder: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any
) -> AsyncIterator[tuple[NginxProxy, Callable[[], Server]]]:
    """Run nginx, and yield a function that starts a node behind it with the settings of docs/how-to/host.md."""
    public = free_port()
    ports = [free_port(), free_port()]
    settings |= {"public_url": f"https://localhost:{public}", "trusted_forwarders": "127.0.0.1"}
    nodes: list[Server] = []

    def start() -> Server:
        nodes.append(Server(database, ports[len(nodes)], **settings))
        return nodes[-1]

    nginx = NginxProxy(folder, ports, public)
    # httpx and OpenSSL read it, so every client trusts the certificate.
    monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certificate))
    try:
        yield nginx, start
        for server in (nginx, *nodes):
            if server.process.poll() is None:
                status, log = server.stop()
                assert status == 0, log
                assert "Traceback" not in log
    finally:
        for server in (nginx, *nodes):
            if server.process.poll() is None:
                server.kill()


async def sockets(node: Server) -> int:
    """Return how many websockets a node has open, by its own metrics."""
    async with httpx.AsyncClient() as client:
        text = (await client.get(f"http://127.0.0.1:{node.port}/metrics", timeout=WAIT_TIMEOUT_S)).text
    found = re.search(r"^tilehall_sockets (\S+)$", text, re.MULTILINE)
    assert found, text
    return int(float(found[1]))


async def test_https_cookies_and_what_is_kept_from_the_public(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with behind_nginx(tmp_path / "hall.db", tmp_path, monkeypatch, sign_in_attempts=3) as (nginx, start):
        node = start()
        async with httpx.AsyncClient(timeout=WAIT_TIMEOUT_S) as client:
            moved = await client.get(f"http://localhost:{nginx.plain_port}/join/KX39PQ")
            assert (moved.status_code, moved.headers["location"]) == (301, "https://localhost/join/KX39PQ")
            page = await client.get(nginx.address)
            assert page.status_code == 200
            assert "max-age" in page.headers["strict-transport-security"]
            for private in ("/metrics", "/readyz"):
                assert (await client.get(nginx.address + private)).status_code == 404
            assert (await client.get(nginx.address + "/healthz")).status_code == 200
            entered = await client.post(f"{nginx.address}/api/guest", json={"name": "Ann"})
            assert entered.is_success, entered.text
            assert "; Secure" in entered.headers["set-cookie"]
            foreign = {"origin": "https://evil.example"}
            assert (await client.post(f"{nginx.address}/api/rooms", json={}, headers=foreign)).status_code == 403
        # From another address of this machine, with a forged header: the address that nginx saw counts.
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2", verify=True)
        async with httpx.AsyncClient(transport=transport, timeout=WAIT_TIMEOUT_S) as client:
            statuses = []
            for attempt in range(4):
                body = {"name": f"Nobody {attempt}", "password": "wrong password"}
                made_up = {"X-Forwarded-For": f"203.0.113.{attempt}"}
                answer = await client.post(f"{nginx.address}/api/sign-in", json=body, headers=made_up)
                statuses.append(answer.status_code)
            assert statuses == [401, 401, 401, 429]
        refused = [json.loads(line) for line in node.logged().splitlines() if '"message":"refused"' in line]
        assert [(each["limit"], each["address"]) for each in refused] == [("sign_in", "127.0.0.2")]


async def stop(node: Server, code: str, *people: Player) -> None:
    """Stop a node; its users reconnect to the node that nginx chooses."""
    here = await sockets(node)
    status, _ = await asyncio.to_thread(node.stop)
    assert status == 0
    async with asyncio.timeout(WAIT_TIMEOUT_S):
        while len(closed := [each for each in people if each.reader and each.reader.done()]) < here:
            await asyncio.sleep(0.05)
    for person in closed:
        assert await person.closed() == CloseCode.RESTARTING
        await person.hang_up()
        await person.connect(origin=person.server.address, room=code)
        assert (await person.enter(code))["news"] == "ok"
        await person.until(lambda news: bool(news.get("position")))


async def test_nodes_are_stopped_one_after_another_while_a_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(3)
    with fresh_database() as url, nats_server() as bus:
        async with behind_nginx(url, tmp_path, monkeypatch, nats=bus.url) as (nginx, start):
            first, second = start(), start()
            ann, ben = await nginx.guest("Ann"), await nginx.guest("Ben")
            for person in (ann, ben):
                await person.connect(origin=nginx.address, room="KX39PQ")
                await person.ask("leave")  # once it is answered, the connection counts
            assert sorted([await sockets(node) for node in (first, second)]) == [0, 2], "one room, one node"
            code = await open_room(ann, "4ascend", ben, options={"plants_start": 0})
            await begin(ann, ben)
            await play(rng, ann, ben, turns=3, advised=False)
            await stop(first, code, ann, ben)
            assert await sockets(second) == 2
            await play(rng, ann, ben, turns=3, advised=False)
            first.start()  # the new release
            await stop(second, code, ann, ben)
            assert await sockets(first) == 2
            await play(rng, ann, ben, turns=3, advised=False)
            for person in (ann, ben):
                await person.hang_up()
