"""The checks of the soak, applied to a correct table and to the same table with a planted fault."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from tests.faults.explained import Stored, StoredRow, check
from tests.faults.journal import Acknowledged, Journal
from tests.support.in_process_hall import Listener, opened_hall
from tilehall.messages import wire

DRAWS = 6


async def played(folder: Path) -> tuple[Stored, Journal]:
    """Return a watched game of Rummikub in which two players draw some tiles until one of them resigns."""
    async with opened_hall(folder) as here:
        people = await here.listeners(3)
        ann, ben, zoe = people
        table = await here.playing("rummikub", [ann, ben])
        code = table.room.code
        await table.enter(zoe, 0)
        journal = Journal(code, {who.user: f"Guest {number}" for number, who in enumerate(people)})
        for number in range(DRAWS):
            mover = (ann, ben)[table.room.actor or 0]
            draw = wire.Submit(id=1, steps=(msgspec.Raw(b'"draw"'),), after=table.room.moved, key=f"drawn-{number}-key")
            seq = await table.ask(mover.user, draw)
            journal.acknowledged.append(Acknowledged(code, seq, mover.user, draw.key, ("draw",)))
        back = Listener(ben.user)
        await table.enter(back, journal.acknowledged[1].seq)
        seq = await table.ask(ann.user, wire.GiveUp(id=1, key="given-up"))
        journal.acknowledged.append(Acknowledged(code, seq, ann.user, "given-up"))
        for who in (*people, back):
            for news in who.heard:
                if news["news"] in ("room", "table", "happened"):
                    journal.saw(who.user, msgspec.json.encode(news))
        rows = tuple(StoredRow(row.seq, row.at, row.by, row.key, row.entry) for row in await here.store.rows(code))
        seed = await here.store.seed(code, 1)
        assert seed is not None
        return Stored(code, rows, {1: seed}), journal


Tampering = Callable[[Stored, Journal], None]


def shown(change: Callable[[dict[str, Any]], None], fits: Callable[[dict[str, Any]], bool]) -> Tampering:
    """Return a tampering that changes the first message that fits."""

    def tamper(_: Stored, journal: Journal) -> None:
        messages = {key: msgspec.json.decode(key[1]) for key in journal.seen}
        key, message = next(each for each in messages.items() if each[1]["news"] == "happened" and fits(each[1]))
        del journal.seen[key]
        change(message)
        journal.saw(key[0], msgspec.json.encode(message))

    return tamper


def under_way(message: dict[str, Any]) -> bool:
    return message["position"]["outcome"] is None and message["move"]["seat"] >= 0


def show_the_other_hand(_: Stored, journal: Journal) -> None:
    """Show a user what another user saw."""
    messages = [(user, raw) for user, raw in journal.seen if b'"happened"' in raw and b'"me":0' in raw]
    other = next(user for user, raw in journal.seen if b'"happened"' in raw and b'"me":1' in raw)
    journal.saw(other, messages[1][1])


def lose_the_last(stored: Stored, _: Journal) -> None:
    stored.rows = stored.rows[:-1]


def lose_one_between(stored: Stored, _: Journal) -> None:
    stored.rows = (*stored.rows[:-2], stored.rows[-1])


def double(stored: Stored, _: Journal) -> None:
    """Store a draw twice under one key."""
    drawn = [number for number, row in enumerate(stored.rows) if row.key.startswith("drawn-")]
    again = stored.rows[drawn[0]]
    at = drawn[2]
    stored.rows = (*stored.rows[:at], structs.replace(again, seq=at + 1), *stored.rows[at + 1 :])


def refuse(_: Stored, journal: Journal) -> None:
    done = journal.acknowledged.pop()
    journal.refused.append((done.user, done.key))


def go_on(stored: Stored, journal: Journal) -> None:
    lose_the_last(stored, journal)
    journal.acknowledged.pop()
    journal.seen = {key: None for key in journal.seen if b'"over"' not in key[1] and b'"ended"' not in key[1]}


def load_the_dice(stored: Stored, _: Journal) -> None:
    stored.seeds = {1: bytes(32)}


TAMPERING: dict[str, tuple[Tampering, str]] = {
    "the last row is gone": (lose_the_last, "lost"),
    "a row between is gone": (lose_one_between, "the rows are numbered"),
    "a row stands twice": (double, "doubled"),
    "what was refused was played": (refuse, "played though refused"),
    "the game is not over": (go_on, "not finished"),
    "the seed is another": (load_the_dice, "does not verify"),
    "another's hand": (show_the_other_hand, "`me` was 0"),
    "another score": (shown(lambda each: each["position"].update(scores=[1, 1]), under_way), "`scores`"),
    "the seed too early": (shown(lambda each: each["position"].update(proof={"seed": "00"}), under_way), "`proof`"),
    "a tile that was drawn": (shown(lambda each: each["move"].update(steps=["draw r1"]), under_way), "`steps`"),
    "another time": (shown(lambda each: each["move"].update(at=1), under_way), "`at`"),
    "a sentence": (shown(lambda each: each["move"]["facts"][0].update(say="Ann draws r1."), under_way), "it says"),
    "an entry that is not there": (shown(lambda each: each["position"].update(seq=99), under_way), "no move 99"),
}


async def test_a_correct_table_is_explained(tmp_path: Path) -> None:
    stored, journal = await played(tmp_path)
    assert len(journal.acknowledged) == DRAWS + 1
    assert len(journal.seen) > 3 * DRAWS
    assert check(stored, journal) == []


@pytest.mark.parametrize("what", TAMPERING)
async def test_what_is_wrong_is_found(tmp_path: Path, what: str) -> None:
    stored, journal = await played(tmp_path)
    tamper, said = TAMPERING[what]
    tamper(stored, journal)
    found = check(stored, journal)
    assert any(said in each for each in found), found
