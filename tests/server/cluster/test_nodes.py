"""Tests of two real nodes over PostgreSQL and NATS: they share a table, and nothing is lost if any of the four dies."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.nats_server import NatsServer, nats_server
from tests.support.postgres_server import fresh_database
from tests.support.server_process import Message, Player, Server, open_room


class Nodes:
    """Two nodes of one hall, the bus between them, and the address of their database."""

    def __init__(self, database: str, bus: NatsServer) -> None:
        self.database = database
        self.bus = bus
        self.a = Server(database, nats=bus.url)
        self.b = Server(database, nats=bus.url)


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    with fresh_database() as database, nats_server() as bus:
        nodes = Nodes(database, bus)
        yield nodes
        left = [server.stop() for server in (nodes.a, nodes.b)]
    assert [code for code, _ in left] == [0, 0]
    assert not any("Traceback" in log for _, log in left)


async def moved_to(player: Player, server: Server) -> None:
    """Make a player's next connection go to another node."""
    await player.hang_up()
    player.server = server
    await player.connect()


async def apart(nodes: Nodes) -> tuple[Player, Player, str]:
    """Return Ann on node a and Ben on node b, playing 4ascend."""
    ann, ben = await nodes.a.guest("Ann"), await nodes.b.guest("Ben")
    code = await open_room(ann, "4ascend", ben, options={"plants_start": 0})
    for player in (ann, ben):
        assert (await player.ready())["news"] == "ok"
    for player in (ann, ben):
        await player.until(lambda news: news["news"] == "happened")
    return ann, ben, code


async def play(player: Player, cell: str, seq: int) -> int:
    """Place a stone after an entry and return the number of the move."""

    def current(news: Message) -> bool:
        return bool((news.get("position") or {}).get("seq") == seq)

    await player.until(current)
    answer = await player.ask("submit", steps=[f"stone {cell}"], after=seq, key=f"stone-{cell.replace(',', '-')}")
    assert answer["news"] == "ok", answer
    return int(answer["seq"])


async def give_up(player: Player, *others: Player) -> None:
    """Resign, which ends the game for everyone."""
    assert (await player.ask("resign", key="givingup"))["news"] == "ok"
    for each in (player, *others):
        over = await each.until(lambda news: bool((news.get("position") or {}).get("outcome")))
        assert over["position"]["proof"]["seed"]


async def test_people_on_two_nodes_play_a_game_to_its_end(nodes: Nodes) -> None:
    ann, ben, code = await apart(nodes)
    assert ann.position is not None
    seq = ann.position["seq"]
    for number, cell in enumerate(("4,1", "0,0", "6,2", "0,8", "4,7", "8,0")):
        seq = await play((ann, ben)[number % 2], cell, seq)
    await give_up(ann, ben)
    records = [(await player.http("GET", f"/api/rooms/{code}/record")).text for player in (ann, ben)]
    assert records[0] == records[1]
    for player in (ann, ben):
        await player.hang_up()


async def test_a_game_goes_on_when_a_node_is_killed_and_when_nats_is(nodes: Nodes) -> None:
    ann, ben, code = await apart(nodes)
    assert ann.position is not None
    seq = await play(ann, "4,1", ann.position["seq"])
    nodes.a.kill()
    await moved_to(ann, nodes.b)
    assert (await ann.enter(code, seq))["news"] == "ok"
    seq = await play(ben, "0,0", seq)
    nodes.a.start()
    await moved_to(ann, nodes.a)
    assert (await ann.enter(code, seq))["news"] == "ok"
    seq = await play(ann, "6,2", seq)
    nodes.bus.kill()
    seq = await play(ben, "0,8", seq)
    seq = await play(ann, "4,7", seq)
    nodes.bus.start()
    await play(ben, "8,0", seq)
    await give_up(ben, ann)
    for player in (ann, ben):
        await player.hang_up()
