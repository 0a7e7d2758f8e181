"""`tilehall verify`: its output and its exit status."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from tilehall.cli import app
from tilehall.core import record
from tilehall.core.game import CHANCE, Step
from tilehall.core.play import begin
from tilehall.core.proof import Proof
from tilehall.core.record import Record
from tilehall.core.registry import find
from tilehall.table.dice import Dice, commitment

SEED = bytes(range(32))


def verify(file: Path, source: str) -> Result:
    file.write_text(source, encoding="utf-8")
    return CliRunner().invoke(app, ["verify", str(file)])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


@pytest.fixture
def kept() -> Record:
    """Return a deal of Rummikub up to the first turn; the second seat is a bot's."""
    game, values = find("rummikub"), ("q3ZkT0fW9aLm", "")
    state, steps = begin(game, game.options(), 2), list[Step]()
    while game.actor(state) == CHANCE:
        steps.append(Dice(SEED, values).roll(game, state, len(steps) + 1))
        state = game.apply(state, steps[-1])
    return record.write(game, game.options(), 2, steps, dice=Proof(commitment(SEED), SEED.hex(), values))


def test_the_proof_is_in_the_language_of_the_terminal(
    file: Path, kept: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    shown = verify(file, record.to_text(kept)).stdout
    assert shown.startswith(f"Austeilen geprüft. Zufallsschritte: {len(kept.steps)}.")
    assert shown.endswith("Der Wert von Platz 2: keiner (ein Bot)\n")
    assert verify(file, record.to_text(msgspec.structs.replace(kept, dice=None))).stderr.startswith(
        "tilehall: Die Aufz"
    )


def test_fair_dice_are_counted(file: Path, kept: Record) -> None:
    for source in (record.to_text(kept), record.to_json(kept).decode()):
        shown = verify(file, source)
        assert shown.exit_code == 0
        assert f"Deal verified. Steps of chance: {len(kept.steps)}." in shown.stdout
        assert commitment(SEED) in shown.stdout
        assert "seat 1: q3ZkT0fW9aLm" in shown.stdout
        assert "seat 2: none (a bot)" in shown.stdout


def test_a_changed_roll_is_named_though_the_checksums_were_left_as_they_were(file: Path, kept: Record) -> None:
    lines = record.to_text(kept).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("deal"))
    verb, seat, tile, *rest = lines[at].split()
    lines[at] = " ".join([verb, seat, "k1" if tile != "k1" else "k2", *rest])
    shown = verify(file, "\n".join(lines))
    assert shown.exit_code == 1
    assert f"but the seed gives `deal {seat} {tile}`: it was changed." in shown.stderr


def test_a_changed_roll_in_json_is_named(file: Path, kept: Record) -> None:
    whole = msgspec.json.decode(record.to_json(kept))
    whole["steps"][3]["tile"] = "k1" if whole["steps"][3]["tile"] != "k1" else "k2"
    shown = verify(file, msgspec.json.encode(whole).decode())
    assert shown.exit_code == 1
    assert "Step 4 is `deal" in shown.stderr


def test_a_forged_commitment_is_reported(file: Path, kept: Record) -> None:
    shown = verify(file, record.to_text(kept).replace(commitment(SEED), commitment(bytes(32))))
    assert shown.exit_code == 1
    assert "The seed does not match the commitment" in shown.stderr


def test_a_record_without_a_proof_is_said_to_have_none(file: Path, kept: Record) -> None:
    shown = verify(file, record.to_text(msgspec.structs.replace(kept, dice=None)))
    assert shown.exit_code == 2
    assert "The record has no proof" in shown.stderr


def test_fair_dice_do_not_hide_that_the_rest_was_cut(file: Path, kept: Record) -> None:
    lines = record.to_text(kept).splitlines()
    shown = verify(file, "\n".join(lines[:-1]))
    assert shown.exit_code == 2
    assert f"Line {len(lines) - 1}: the record is cut short" in shown.stderr


def test_a_file_that_is_no_record_is_refused(file: Path) -> None:
    for source in ("", "hello", "{}", "{"):
        shown = verify(file, source)
        assert shown.exit_code == 2
        assert "not a record" in shown.stderr
