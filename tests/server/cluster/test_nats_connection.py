"""Tests of the connection to NATS: it recovers by itself, whatever happens to the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.support.nats_server import nats_server
from tests.support.tls import certificate
from tests.support.two_nodes import WAIT_TIMEOUT_S, until
from tilehall.server.cluster.nats_connection import NatsConnection, NatsMessage, NoAnswer
from tilehall.store.protocol import Unavailable


async def test_a_connection_that_broke_is_made_again_with_its_subscriptions() -> None:
    got: list[bytes] = []

    async def take(message: NatsMessage) -> None:
        got.append(message.data)

    async def answer(message: NatsMessage) -> None:
        there.publish(message.reply, b"an answer")

    with nats_server() as server:
        here, there = [await NatsConnection.open([server.url], name) for name in ("here", "there")]
        # In this order: a client that receives news also accepts questions, even after a reconnect.
        await there.subscribe("questions", answer, "workers")
        await there.subscribe("news", take)
        server.kill()
        await until(lambda: not here.connected)
        assert not here.publish("news", b"lost")
        with pytest.raises(NoAnswer, match="there is no connection to NATS"):
            await here.request("questions", b"", 1.0)
        server.start()
        async with asyncio.timeout(WAIT_TIMEOUT_S):
            while not got:
                here.publish("news", b"again")
                await asyncio.sleep(0.05)
        assert set(got) == {b"again"}
        assert await here.request("questions", b"", WAIT_TIMEOUT_S) == b"an answer"
        with pytest.raises(NoAnswer, match="nobody takes such questions"):
            await here.request("other.questions", b"", WAIT_TIMEOUT_S)
        here.publish("news", b"x" * 2_000_000)  # more than NATS accepts: it is dropped, and nothing breaks
        here.publish("news", b"behind it")
        await until(lambda: got[-1] == b"behind it")
        for connection in (here, there):
            await connection.close()
        assert len(asyncio.all_tasks()) == 1


async def test_over_tls_a_server_is_believed_whose_certificate_this_machine_trusts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trusted, key = certificate(tmp_path)
    got: list[bytes] = []

    async def take(message: NatsMessage) -> None:
        got.append(message.data)

    with nats_server("--tls", "--tlscert", str(trusted), "--tlskey", str(key)) as server:
        address = server.url.replace("nats:", "tls:")
        with pytest.raises(Unavailable, match=r"at tls://127.*: its certificate is not trusted here"):
            await NatsConnection.open([address], "here")
        monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
        here, there = [await NatsConnection.open([address], name) for name in ("here", "there")]
        await there.subscribe("news", take)
        async with asyncio.timeout(WAIT_TIMEOUT_S):
            while not got:
                here.publish("news", b"in secret")
                await asyncio.sleep(0.05)
        for connection in (here, there):
            await connection.close()
