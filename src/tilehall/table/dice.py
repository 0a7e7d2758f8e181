"""Fair dice: the hall commits to a secret before the players bring theirs, so neither side alone chose a roll (C7).

The SHA-256 of a 32-byte seed is shown before the ready marks, each of which brings a random value from the player's
side. The roll that becomes step number n of the record is HMAC-SHA256(seed, every value in seat order, n), taken over
the odds of that moment. When the game is over the seed is revealed, and anyone can roll every step again.
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
from tilehall.core.notation import text
from tilehall.core.play import advance, begin
from tilehall.core.proof import Proof as Proof  # those who roll tell with it how they rolled
from tilehall.core.record import Record

SEED_BYTES = 32
BLOCK = 64  # bytes that SHA-256 takes in at once
INNER, OUTER = (bytes(each ^ pad for each in range(256)) for pad in (0x36, 0x5C))  # what HMAC makes of a key's bytes
WEIGHT = itemgetter(1)  # of a pair of odds


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the game.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(seed).hexdigest()


@lru_cache(maxsize=4096)  # of as many games at once
def _begun(seed: bytes, values: tuple[str, ...]) -> tuple[Any, Any]:
    """What HMAC (RFC 2104) hashes first and last, as far as it is the same for every roll of a game: taken up where it
    was left, a roll takes a third of the time."""
    key = (sha256(seed).digest() if len(seed) > BLOCK else seed).ljust(BLOCK, b"\0")
    before = "".join([f"{value}\n" for value in values]).encode()
    return sha256(key.translate(INNER) + before), sha256(key.translate(OUTER))


class Dice(Struct, frozen=True):
    """The dice of one game: the hall's secret, and what the players brought."""

    seed: bytes
    values: tuple[str, ...]  # by seat; blank for a bot

    def number(self, n: int, faces: int) -> int:
        """The roll that becomes step `n`: a number below `faces`."""
        inner, outer = _begun(self.seed, self.values)
        inner, outer = inner.copy(), outer.copy()
        inner.update(b"%d" % n)
        outer.update(inner.digest())
        # 256 bits over some hundred faces: no face is likelier than another by more than one part in 2**240.
        return int.from_bytes(outer.digest(), "big") % faces

    def roll(self, game: AnyGame, state: Any, n: int) -> Step:
        """The step that chance takes as step `n` of the record."""
        pairs = list(game.odds(state))
        ends = list(accumulate(map(WEIGHT, pairs)))
        if not ends:
            raise AssertionError("chance is to act, and has nothing to roll")
        found: Step = pairs[bisect_right(ends, self.number(n, ends[-1]))][0]
        return found


class Unfair(Exception):
    """The dice are not the ones that were promised. The text names the first roll that is another."""


def dice_of(proof: Proof) -> Dice:
    """The dice of a proof, once its seed is seen to be the one that was committed to."""
    seed = bytes.fromhex(proof.seed)
    if commitment(seed) != proof.commitment:
        raise Unfair("The seed is not the one that was committed to: its SHA-256 is another.")
    return Dice(seed, proof.values)


def verify(record: Record, proof: Proof) -> int:
    """Roll every step of chance's again; how many there were. Unfair names the first that is another."""
    game, dice = record.rules, dice_of(proof)
    state = begin(game, record.options, record.seats, record.first)
    rolls = 0
    for n, step in enumerate(record.steps, 1):
        if game.actor(state) == CHANCE and not isinstance(step, Resign):
            due = dice.roll(game, state, n)
            if step != due:
                raise Unfair(f"Step {n} is `{text(step)}`, but the seed gives `{text(due)}`: it was changed.")
            rolls += 1
        try:
            state = advance(game, state, step)
        except Illegal as refusal:
            raise Malformed(f"Step {n}, `{text(step)}`, does not fit: {refusal}") from None
    return rolls
