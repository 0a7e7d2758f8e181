"""Fair dice: the server commits to a secret before the players send their values, so nobody can choose a roll (C7).

The SHA-256 of a 32-byte seed is shown before the players are ready. Each ready mark brings a random value from the
player. The roll that becomes step number n of the record is HMAC-SHA256(seed, all values in seat order, n), mapped to
the odds in that position. After the game the seed is revealed, and anyone can repeat every roll.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from hashlib import sha256
from itertools import accumulate
from operator import itemgetter
from typing import Any

from msgspec import Struct

from tilehall.core.game import CHANCE, AnyGame, Illegal, Malformed, Resign, Step
from tilehall.core.message import Message
from tilehall.core.notation import text
from tilehall.core.play import advance, begin
from tilehall.core.proof import Proof as Proof  # re-exported for code that rolls dice
from tilehall.core.record import Record
from tilehall.table.words import say

SEED_BYTES = 32
BLOCK = 64  # the block size of SHA-256
# HMAC combines the key with these pads
INNER, OUTER = (bytes(each ^ pad for each in range(256)) for pad in (0x36, 0x5C))
WEIGHT = itemgetter(1)  # the weight in a pair of odds


def commitment(seed: bytes) -> str:
    """Return the commitment to a seed, which is shown before the game.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(seed).hexdigest()


@lru_cache(maxsize=4096)  # the number of games that are cached
def _begun(seed: bytes, values: tuple[str, ...]) -> tuple[Any, Any]:
    """Return the inner and outer HMAC (RFC 2104) states that all rolls of a game share.

    Starting from them, a roll takes a third of the time.
    """
    key = (sha256(seed).digest() if len(seed) > BLOCK else seed).ljust(BLOCK, b"\0")
    before = "".join([f"{value}\n" for value in values]).encode()
    return sha256(key.translate(INNER) + before), sha256(key.translate(OUTER))


class Dice(Struct, frozen=True):
    """The dice of one game: the server's secret and the players' values."""

    seed: bytes
    values: tuple[str, ...]  # by seat; blank for a bot

    def number(self, n: int, faces: int) -> int:
        """Return the roll that becomes step `n`: a number below `faces`."""
        inner, outer = _begun(self.seed, self.values)
        inner, outer = inner.copy(), outer.copy()
        inner.update(b"%d" % n)
        outer.update(inner.digest())
        # 256 bits over about a hundred faces: the bias is less than one part in 2**240.
        return int.from_bytes(outer.digest(), "big") % faces

    def roll(self, game: AnyGame, state: Any, n: int) -> Step:
        """Return the step that chance takes as step `n` of the record."""
        pairs = list(game.odds(state))
        ends = list(accumulate(map(WEIGHT, pairs)))
        if not ends:
            raise AssertionError("chance is to act, and has nothing to roll")
        found: Step = pairs[bisect_right(ends, self.number(n, ends[-1]))][0]
        return found


class Unfair(Exception):
    """A roll does not follow from the committed seed. The message names the first such roll."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.why = why


def dice_of(proof: Proof) -> Dice:
    """Return the dice of a proof. Raises `Unfair` if its seed does not match the commitment."""
    seed = bytes.fromhex(proof.seed)
    if commitment(seed) != proof.commitment:
        raise Unfair(say("seed-differs"))
    return Dice(seed, proof.values)


def verify(record: Record, proof: Proof) -> int:
    """Repeat every roll and return how many there were. Raises `Unfair` with the first roll that differs.

    Steps that were copied from another game are skipped, because they were rolled with other dice.
    """
    game, dice = record.rules, dice_of(proof)
    state = begin(game, record.options, record.seats, record.first)
    rolls = 0
    for n, step in enumerate(record.steps, 1):
        if n > record.continues and game.actor(state) == CHANCE and not isinstance(step, Resign):
            due = dice.roll(game, state, n)
            if step != due:
                raise Unfair(say("roll-differs", number=str(n), step=text(step), due=text(due)))
            rolls += 1
        try:
            state = advance(game, state, step)
        except Illegal as refusal:
            raise Malformed(say("step-does-not-fit", number=str(n), step=text(step), why=refusal.why)) from None
    return rolls
