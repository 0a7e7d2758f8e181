"""The other nodes of a cluster: their releases, their rules, and the rooms whose bots they play."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable

from msgspec import Struct

from tilehall import __version__
from tilehall.core.registry import games
from tilehall.server.cluster.events import NodeAlive, NodeId
from tilehall.server.live.presence import UNHEARD_S
from tilehall.table.summary import Code

SILENCE_S = 3.5  # the silence after which a node counts as gone: three of its messages were lost

logger = logging.getLogger("tilehall.cluster")


class Member(Struct, frozen=True):
    """Another node, as it last described itself."""

    told: NodeAlive
    at: float


def rules() -> dict[str, int]:
    """Return the games of this node, each with the version of its rules."""
    return {name: game.version for name, game in games().items()}


class Members:
    """The running nodes, without this one."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._nodes: dict[NodeId, Member] = {}
        self._silent: dict[NodeId, float] = {}  # silent nodes, each with its last sign of life
        self._differing: set[tuple[NodeId, str]] = set()  # nodes whose different release or rules were logged

    def __len__(self) -> int:
        return len(self._nodes)

    def __contains__(self, node: object) -> bool:
        return node in self._nodes

    def alive(self, node: NodeId, told: NodeAlive) -> bool:
        """Record a node's sign of life. Return whether the node is new."""
        new = node not in self._nodes
        if new:
            logger.info("node %s is there", node)
        self._nodes[node] = Member(told, self._clock())
        self._silent.pop(node, None)
        for difference in differences(told):
            if (node, difference) not in self._differing:
                self._differing.add((node, difference))
                logger.warning("node %s %s", node, difference)
        return new

    def left(self, node: NodeId) -> bool:
        """Remove a node that is stopping. Return whether it was known."""
        self._silent.pop(node, None)
        if self._nodes.pop(node, None) is None:
            return False
        logger.info("node %s has left", node)
        return True

    def is_any_silent(self) -> bool:
        """Return whether a node fell silent recently and may return with its players."""
        return any(self._clock() - at <= UNHEARD_S for at in self._silent.values())

    def is_hall_served(self) -> bool:
        """Return whether any of the nodes serves players."""
        return any(member.told.serving for member in self._nodes.values())

    def lost(self) -> dict[NodeId, float]:
        """Forget the nodes that have been silent for too long. Return each with the seconds of its silence."""
        now = self._clock()
        gone = {node: now - member.at for node, member in self._nodes.items() if now - member.at > SILENCE_S}
        for node in gone:
            self._silent[node] = self._nodes.pop(node).at
            logger.warning("node %s is silent: taking over its bots' turns", node)
        return gone

    def is_thinking(self, room: Code, moved: int | None = None) -> bool:
        """Return whether a node plays the bots of a room (after this entry, if one is given)."""
        found = (member.told.thinking.get(room) for member in self._nodes.values())
        return any(at is not None and moved in (None, at) for at in found)

    def rank(self, room: Code, node: NodeId) -> int:
        """Return how many other nodes should take over a room before this one.

        The order is the same on all nodes, but differs between rooms (rendezvous hashing: Thaler and Ravishankar,
        1998).
        """
        own = _weight(room, node)
        return sum(_weight(room, other) > own for other in self._nodes)


def _weight(room: Code, node: NodeId) -> bytes:
    return hashlib.blake2b(f"{room} {node}".encode(), digest_size=8).digest()


def differences(told: NodeAlive) -> list[str]:
    """Return how another node differs from this one, for the log.

    >>> differences(NodeAlive(__version__, rules() | {"chess": 1}, {}))
    ['plays chess 1, which this one does not: its rooms cannot be opened here']
    """
    found = []
    if told.release != __version__:
        found.append(f"runs release {told.release}, and this one {__version__}")
    own = rules()
    if more := sorted(f"{name} {version}" for name, version in told.games.items() if own.get(name) != version):
        found.append(f"plays {', '.join(more)}, which this one does not: its rooms cannot be opened here")
    return found
