"""Fair dice: even, bound to every secret that went into them, and verified so that one changed roll is found."""

from __future__ import annotations

import hmac
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tilehall.core import record
from tilehall.core.game import CHANCE, AnyGame, Malformed, Resign, Step
from tilehall.core.notation import text
from tilehall.core.play import advance, begin, pick
from tilehall.core.proof import Proof
from tilehall.core.record import Record
from tilehall.core.registry import find, games
from tilehall.table.dice import Dice, Unfair, commitment, dice_of, verify

SEED = bytes(range(32))
EVERY = pytest.mark.parametrize("game", games().values(), ids=list(games()))


def values(seats: int) -> tuple[str, ...]:
    return tuple(f"brought{seat}by{seat}" for seat in range(seats))


def proof(seats: int, seed: bytes = SEED) -> Proof:
    return Proof(commitment(seed), seed.hex(), values(seats))


def played(game: AnyGame, seats: int, seed: int = 1) -> tuple[Record, list[Any]]:
    """Return a random game rolled with the hall's dice, and its states."""
    dice, rng, options = Dice(SEED, values(seats)), Random(seed), game.options()
    states, steps = [begin(game, options, seats)], list[Step]()
    while (actor := game.actor(states[-1])) is not None:
        rolled = actor == CHANCE
        steps.append(dice.roll(game, states[-1], len(steps) + 1) if rolled else pick(game, states[-1], rng))
        states.append(advance(game, states[-1], steps[-1]))
    return record.write(game, options, seats, steps, dice=proof(seats)), states


def rolls_of(game: AnyGame, states: list[Any]) -> list[int]:
    """Return the indices of chance's steps in a record."""
    return [n for n, state in enumerate(states) if game.actor(state) == CHANCE]


def changed(kept: Record, at: int, step: Step) -> Record:
    return replace(kept, steps=(*kept.steps[:at], step, *kept.steps[at + 1 :]))


def proof_of(kept: Record) -> Proof:
    assert kept.dice is not None
    return kept.dice


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(SEED) == sha256(SEED).hexdigest()
    assert len({commitment(bytes([n] * 32)) for n in range(256)}) == 256


def test_a_roll_is_the_one_that_the_document_describes() -> None:
    digest = hmac.new(SEED, b"ann\nben\n7", "sha256").digest()
    assert Dice(SEED, ("ann", "ben")).number(7, 1000) == int.from_bytes(digest, "big") % 1000


@pytest.mark.parametrize("length", [0, 31, 32, 63, 64, 65, 200])
@pytest.mark.parametrize("brought", [(), ("",), ("ann",), ("ann", "bén", "")])
def test_every_roll_of_a_game_is_an_hmac_of_its_own(length: int, brought: tuple[str, ...]) -> None:
    dice = Dice(Random(length).randbytes(length), brought)
    for n in (7, 1, 7, 123456):  # the second 7 gives the same as the first: a roll does not affect the next
        message = "\n".join((*brought, str(n))).encode()
        assert dice.number(n, 1 << 256) == int.from_bytes(hmac.digest(dice.seed, message, "sha256"), "big")


def test_the_proof_in_the_document_holds() -> None:
    document = (Path(__file__).parents[2] / "docs/reference/records.md").read_text(encoding="utf-8")
    line = next(line for line in document.splitlines() if line.startswith("dice {"))
    shown = record.from_text(f"tilehall record 1\ngame 4ascend\nversion 1\nseats 2\noptions {{}}\n{line}\n")
    assert dice_of(proof_of(shown)).seed == bytes(32)


@pytest.mark.parametrize("faces", [2, 6, 81, 106])
def test_every_face_comes_up_as_often_as_the_others(faces: int) -> None:
    dice, each = Dice(SEED, values(2)), 200
    seen = Counter(dice.number(n, faces) for n in range(faces * each))
    assert set(seen) == set(range(faces))
    spread = sum((count - each) ** 2 / each for count in seen.values())
    # Chi-square of faces - 1 degrees: the mean is their number and the deviation the root of twice it. The seed is
    # fixed, so this holds always or never.
    free = faces - 1
    assert spread < free + 4 * (2 * free) ** 0.5


def test_a_step_comes_up_by_its_weight() -> None:
    game = find("rummikub")
    state = begin(game, game.options(), 2)
    while len({weight for _, weight in game.odds(state)}) < 2:
        state = game.apply(state, Dice(SEED, values(2)).roll(game, state, 1))
    odds = {text(step): weight for step, weight in game.odds(state)}
    dice, each = Dice(SEED, values(2)), 100
    seen = Counter(text(dice.roll(game, state, n)) for n in range(each * sum(odds.values())))
    assert set(seen) == set(odds)
    spread = sum((seen[step] - each * weight) ** 2 / (each * weight) for step, weight in odds.items())
    free = len(odds) - 1
    assert spread < free + 4 * (2 * free) ** 0.5


def sequence(seed: bytes, brought: tuple[str, ...]) -> list[int]:
    return [Dice(seed, brought).number(n, 1000) for n in range(1, 33)]


def test_the_seed_every_value_and_their_order_decide_the_rolls() -> None:
    kept = sequence(SEED, ("ann", "ben", ""))
    assert kept == sequence(SEED, ("ann", "ben", ""))
    others = [
        sequence(bytes([255, *SEED[1:]]), ("ann", "ben", "")),
        sequence(SEED, ("anm", "ben", "")),
        sequence(SEED, ("ann", "bem", "")),
        sequence(SEED, ("ben", "ann", "")),
        sequence(SEED, ("ann", "ben", "x")),
        sequence(SEED, ("ann", "", "ben")),
        sequence(SEED, ("annben", "", "")),
    ]
    for other in others:
        assert sum(mine == theirs for mine, theirs in zip(kept, other, strict=True)) < 4
    assert len(set(kept)) > 28


@EVERY
def test_every_roll_of_a_fair_game_is_found_right(game: AnyGame) -> None:
    for seats in game.seats:
        kept, states = played(game, seats)
        assert verify(kept, proof_of(kept)) == len(rolls_of(game, states)) > 0


@EVERY
def test_one_changed_roll_is_found_and_named(game: AnyGame) -> None:
    kept, states = played(game, game.seats[-1])
    tried = 0
    for at in rolls_of(game, states):
        others = [step for step, _ in game.odds(states[at]) if step != kept.steps[at]]
        for other in others[:1] + others[-1:]:
            tried += 1
            with pytest.raises(Unfair) as found:
                verify(changed(kept, at, other), proof_of(kept))
            due = text(kept.steps[at])
            assert str(found.value) == f"Step {at + 1} is `{text(other)}`, but the seed gives `{due}`: it was changed."
    assert tried > 3


@EVERY
def test_a_roll_left_out_or_put_in_is_found(game: AnyGame) -> None:
    kept, states = played(game, game.seats[-1])
    rolls = rolls_of(game, states)
    at = next(n for n in rolls if n + 1 in rolls and kept.steps[n] != kept.steps[n + 1])
    without = replace(kept, steps=kept.steps[:at] + kept.steps[at + 1 :])
    with pytest.raises(Unfair, match=f"^Step {at + 1} is "):
        verify(without, proof_of(kept))
    twice = replace(kept, steps=kept.steps[: at + 1] + kept.steps[at:])
    with pytest.raises(Unfair, match=f"^Step {at + 2} is "):
        verify(twice, proof_of(kept))


@EVERY
def test_another_players_value_gives_another_game(game: AnyGame) -> None:
    kept, _ = played(game, game.seats[-1])
    for seat in range(kept.seats):
        brought = list(values(kept.seats))
        brought[seat] = "another"
        with pytest.raises(Unfair, match="but the seed gives"):
            verify(kept, replace(proof_of(kept), values=tuple(brought)))


def test_a_forged_commitment_or_seed_is_found() -> None:
    kept, _ = played(find("4ascend"), 2)
    other = bytes(reversed(SEED))
    for forged in (
        replace(proof_of(kept), commitment=commitment(other)),
        replace(proof_of(kept), seed=other.hex()),
    ):
        with pytest.raises(Unfair, match="The seed does not match the commitment"):
            verify(kept, forged)
        with pytest.raises(Unfair, match="does not match the commitment"):
            dice_of(forged)
    with pytest.raises(Unfair, match=r"^Step 1 is `plant"):
        verify(kept, proof(2, seed=other))


def test_resigning_while_chance_is_to_act_is_no_roll() -> None:
    game = find("heart-tiles")
    kept, _ = played(game, 2)
    given_up = record.write(game, kept.options, 2, [*kept.steps[:3], Resign(1)], dice=kept.dice)
    assert verify(given_up, proof_of(kept)) == 3


def test_a_players_step_that_does_not_fit_is_named() -> None:
    kept, states = played(find("4ascend"), 2)
    first = len(rolls_of(find("4ascend"), states[:5]))
    twice = replace(kept, steps=(*kept.steps[: first + 1], kept.steps[first], *kept.steps[first + 1 :]))
    with pytest.raises(Malformed, match=f"Step {first + 2}, `stone .*`, does not fit: .* is taken"):
        verify(twice, proof_of(kept))


@EVERY
def test_a_record_carries_its_proof(game: AnyGame) -> None:
    kept, _ = played(game, game.seats[0])
    assert '\ndice {"commitment":"' in record.to_text(kept)
    assert record.from_text(record.to_text(kept)) == kept
    assert record.from_json(record.to_json(kept)) == kept
    for written in (record.to_text(kept), record.to_json(kept).decode()):
        assert record.as_written(written) == replace(kept, outcome=None)


def test_the_proof_is_under_the_checksums_too() -> None:
    kept, _ = played(find("4ascend"), 2)
    forged = record.to_text(kept).replace("brought1by1", "brought1by2")
    with pytest.raises(Malformed, match="the header or this line was edited"):
        record.from_text(forged)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dice", "Line 6: 'dice' takes the proof of the dice as a hall writes it"),
        ("dice {}", "Line 6: 'dice' takes the proof of the dice as a hall writes it, with commitment"),
        ('dice {"commitment":"x","seed":"x","values":[]}', "Line 6: 'dice' takes .*commitment"),
        (f'dice {{"commitment":"{"0" * 64}","seed":"{"0" * 63}g","values":["",""]}}', "Line 6: 'dice' takes .*seed"),
        (f'dice {{"commitment":"{"0" * 64}","seed":"{"0" * 64}","values":["a b",""]}}', "Line 6: 'dice' .*values"),
        (f'dice {{"commitment":"{"0" * 64}","seed":"{"0" * 64}","values":[""]}}', "Line 6: there are 2 seats, but 1"),
        ("dice " + "[" * 10_000, "Line 6: 'dice' takes"),
    ],
)
def test_an_invalid_proof_is_named_by_its_line(line: str, sentence: str) -> None:
    source = f"tilehall record 1\ngame 4ascend\nversion 1\nseats 2\noptions {{}}\n{line}\n\n"
    for read in (record.from_text, record.as_written):
        with pytest.raises(Malformed, match=sentence):
            read(source)
