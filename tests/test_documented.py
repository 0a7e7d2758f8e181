"""Each game's README documents every step, option, field, ruling and end."""

from __future__ import annotations

import doctest
import re
from inspect import getfile
from pathlib import Path

import pytest

from tests.test_imports import MAY_USE
from tilehall.cli import COMMANDS
from tilehall.core.game import AnyGame, Game, View
from tilehall.core.notation import shape
from tilehall.core.open_game import OpenGame, OpenState
from tilehall.core.options import choices
from tilehall.core.registry import games

ROOT = Path(__file__).parent.parent
RULINGS = {"summon5": (1, 12), "miners": (2, 8), "4ascend": (3, 9), "rummikub": (4, 9), "heart-tiles": (5, 8)}
EVERY = pytest.mark.parametrize("game", games().values(), ids=list(games()))


def readme(game: AnyGame) -> str:
    return (Path(getfile(type(game))).parent / "README.md").read_text(encoding="utf-8")


def suite_of(game: AnyGame) -> str:
    folder = type(game).__module__.split(".")[-2]
    files = [*(ROOT / "tests/games").glob(f"test_{folder}*.py"), *(ROOT / "tests/games" / folder).glob("test_*.py")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@EVERY
def test_every_step_is_in_the_notation_table(game: AnyGame) -> None:
    for kind in game.steps:
        verb = shape(kind).split()[0]
        assert re.search(rf"`{verb}\b", readme(game)), verb


@EVERY
def test_every_option_and_every_end_is_explained(game: AnyGame) -> None:
    for name in [*(choice.name for choice in choices(game.options)), *game.reasons]:
        assert f"`{name}`" in readme(game), name


@EVERY
def test_every_field_of_the_state_is_explained(game: AnyGame) -> None:
    for name in set(game.views.__struct_fields__) - set(View.__struct_fields__):
        assert f"`{name}`" in readme(game), name


@EVERY
def test_every_ruling_is_listed_and_has_a_test(game: AnyGame) -> None:
    part, last = RULINGS[game.name]
    for number in range(1, last + 1):
        assert f"R{part}.{number} " in readme(game), number
        assert re.search(rf"def test_r{part}_{number}_", suite_of(game)), f"R{part}.{number} has no test"


def test_every_command_is_in_the_readme() -> None:
    front = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in COMMANDS:
        assert f"tilehall {command}" in front


def test_every_command_of_the_host_is_explained() -> None:
    from tilehall.cli.admin import app as admin

    guide = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert "tilehall admin" in (ROOT / "README.md").read_text(encoding="utf-8")
    for command in admin.registered_commands:
        assert command.callback is not None
        assert f"    tilehall admin {command.callback.__name__.replace('_', '-')}" in guide


def test_the_trace_and_the_records_are_documented() -> None:
    from tilehall.cli.trace import TraceRow
    from tilehall.core.record import HEADER

    trace = (ROOT / "docs/trace.md").read_text(encoding="utf-8")
    records = (ROOT / "docs/records.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in trace for name in (*TraceRow.__struct_fields__, *View.__struct_fields__))
    assert all(f"`{name}`" in records for name in HEADER)


@pytest.mark.parametrize("kind", [Game, OpenGame, OpenState])
def test_every_method_of_the_protocol_is_explained(kind: type) -> None:
    guide = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
    for name in {*vars(kind), *vars(kind).get("__annotations__", {})}:
        if not name.startswith("_"):
            assert re.search(rf"`{name}[(`]", guide), name


def test_every_property_of_a_board_is_explained() -> None:
    guide = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
    board = (ROOT / "web/src/boards/board.ts").read_text(encoding="utf-8")
    props = board.split("interface BoardProps")[1].split("\n}\n")[0]
    names = re.findall(r"^  (\w+)\??:", props, re.MULTILINE)
    assert len(names) > 10
    for name in names:
        assert re.search(rf"^\| .*`{name}[(`].* \|", guide, re.MULTILINE), name


def test_the_limits_of_a_boards_folder_are_documented() -> None:
    from tilehall.server.http.packages import KINDS, MAX_FILE_BYTES, MAX_FILES, MAX_FOLDER_BYTES, ROLES

    guide = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
    assert f"`{' '.join(sorted(KINDS))}`" in guide
    assert f"{MAX_FILE_BYTES >> 20} MiB each, {MAX_FILES} of them and {MAX_FOLDER_BYTES >> 20} MiB together" in guide
    assert all(f"`{file}`" in guide for file in ROLES.values())


def test_the_map_names_what_there_is() -> None:
    """Check that every path and class named in docs/architecture.md exists; its table of imports is tested."""
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    for path in re.findall(r"`([a-z_]+/[\w./-]*)`", text):
        assert (ROOT / "src/tilehall" / path).exists() or (ROOT / path).exists(), path
    classes = {
        name
        for file in (ROOT / "src").rglob("*.py")
        for name in re.findall(r"^class (\w+)", file.read_text("utf-8"), re.MULTILINE)
    }
    named = set(re.findall(r"`([A-Z][a-z]\w+)`", text.partition("## Glossary")[2]))
    assert {"LiveTable", "Mark"} <= named <= classes, named - classes
    rows = re.findall(r"^\| `(\w+)` \|.*\| ([^|]+) \|$", text, re.MULTILINE)
    told = {layer: set(re.findall(r"`(\w+)`", uses)) | {layer} for layer, uses in rows if layer in MAY_USE}
    told["cli"] = set(MAY_USE)
    assert told == MAY_USE


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("*.md")), ids=lambda page: page.stem)
def test_examples_in_the_documentation_run(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False).failed == 0
