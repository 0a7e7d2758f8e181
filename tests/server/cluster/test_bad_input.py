"""Tests of faults of the bus: each is reported in a sentence at the start, or in the log."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.local_bus import LocalBus
from tests.support.nats_server import free_port
from tests.support.two_nodes import two_nodes, until
from tilehall import __version__
from tilehall.core.game import Malformed
from tilehall.server.cluster import events
from tilehall.server.cluster.members import rules
from tilehall.server.cluster.nats_connection import NatsConnection
from tilehall.server.settings import load
from tilehall.store.protocol import Unavailable

ON_A_SERVER = {"TILEHALL_DATABASE": "postgresql://hall@db.example/hall"}
NO_FILE = Path("/dev/null")


@pytest.mark.parametrize(
    "wrong",
    [
        "bus",
        "bus:4222",
        "http://bus",
        "nats://",
        "nats://bus:port",
        "nats://bus:0",
        "nats://a,",
        "nats://a/path",
        "nats:// a",
    ],
)
def test_a_wrong_url_is_named(wrong: str) -> None:
    with pytest.raises(Malformed, match=r"^TILEHALL_NATS takes addresses like nats://bus\.example:4222"):
        load(ON_A_SERVER | {"TILEHALL_NATS": wrong}, NO_FILE)


def test_a_url_is_not_shown_as_it_may_hold_a_password() -> None:
    with pytest.raises(Malformed) as refused:
        load(ON_A_SERVER | {"TILEHALL_NATS": "http://hall:secret@bus"}, NO_FILE)
    assert "secret" not in str(refused.value)


def test_nats_is_not_for_a_sqlite_file() -> None:
    assert load(ON_A_SERVER | {"TILEHALL_NATS": "nats://a,tls://b:4222"}, NO_FILE).nats == "nats://a,tls://b:4222"
    with pytest.raises(Malformed, match="several nodes over one PostgreSQL database"):
        load({"TILEHALL_NATS": "nats://a"}, NO_FILE)


async def test_a_server_that_cannot_be_reached_is_named_without_its_password() -> None:
    port = free_port()
    with pytest.raises(Unavailable, match=f"^NATS cannot be reached at nats://127.0.0.1:{port}: nobody listens there"):
        await NatsConnection.open([f"nats://hall:secret@127.0.0.1:{port}"], "test")


async def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "nats"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "nats", None)
    with pytest.raises(Unavailable, match=r"pip install 'tilehall\[nats\]'"):
        await NatsConnection.open(["nats://127.0.0.1:1"], "test")


async def test_a_node_of_another_release_or_with_other_rules_is_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with two_nodes(tmp_path) as nodes:
        stranger = LocalBus(nodes.hub)
        told = events.NodeAlive("0.0.1", rules() | {"rummikub": 99}, {})
        with caplog.at_level(logging.WARNING, "tilehall.cluster"):
            for _ in range(3):
                [raw] = events.write("stranger", [told])
                stranger.publish(raw)
            await until(lambda: all("stranger" in node.node.members for node in (nodes.a, nodes.b)))
        lines = [record.getMessage() for record in caplog.records]
        assert sorted(set(lines)) == [
            "node stranger plays rummikub 99, which this one does not: its rooms cannot be opened here",
            f"node stranger runs release 0.0.1, and this one {__version__}",
        ]
        assert len(lines) == 4  # each of them on both nodes


async def test_what_a_later_release_tells_besides_is_left_out(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        stranger = LocalBus(nodes.hub)
        for raw in (b'["later",[["news",1],["left"],["row","ABCDEF",2,"more"]]]', b"nonsense", b"[1]"):
            stranger.publish(raw)
        counts = nodes.a.node.counts
        await until(lambda: counts["unreadable"] == 2)
        assert (counts["received"], counts["unknown"]) == (2, 1)


def test_without_nats_nothing_of_it_is_imported() -> None:
    code = """
import sys
import tilehall.server.main, tilehall.server.live.connection
print([name for name in sys.modules if name.partition(".")[0] == "nats" or name.startswith("tilehall.server.cluster.")])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
