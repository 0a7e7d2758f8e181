"""The documentation is complete: it names every step, option, command, setting and method, and its examples run."""

from __future__ import annotations

import doctest
import json
import re
import shlex
from ast import PyCF_ALLOW_TOP_LEVEL_AWAIT
from pathlib import Path
from textwrap import dedent

import pytest
from tools.import_pictures import PICTURE, drawing
from tools.plots import plots
from tools.site_pages import generated

from tests.test_imports import MAY_USE, SERVER_MAY_USE
from tilehall.cli import COMMANDS, imported
from tilehall.core.game import OPEN, AnyGame, Game, View
from tilehall.core.notation import shape
from tilehall.core.open_game import OpenGame, OpenState
from tilehall.core.options import choices
from tilehall.core.registry import games
from tilehall.server.settings import Settings

ROOT = Path(__file__).parent.parent
RULINGS = {"summon5": (1, 12), "miners": (2, 8), "4ascend": (3, 9), "rummikub": (4, 9), "heart-tiles": (5, 8)}
PAGES = sorted(
    [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md"), *ROOT.glob("examples/*/*.md"), ROOT / "web/README.md"]
)
EVERY_PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)(?:#([\w-]+))?\)")
EVERY = pytest.mark.parametrize("game", games().values(), ids=list(games()))


def rules_page(game: AnyGame) -> str:
    return (ROOT / f"docs/reference/rules/{game.name}.md").read_text(encoding="utf-8")


def without_code(text: str) -> str:
    """Return a page without its blocks and spans of code."""
    return re.sub(r"`[^`\n]*`", "", re.sub(r"(?ms)^( *)```.*?^\1```", "", text))


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page: its headings, as Python-Markdown spells them, and all ids."""
    text = page.read_text(encoding="utf-8")
    headings = re.findall(r"(?m)^#+ (.+)$", re.sub(r"(?ms)^```.*?^```", "", text))
    slugs = {re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower()) for heading in headings}
    return slugs | set(re.findall(r'id="([\w-]+)"', text)) | set(re.findall(r"\{ ?#([\w-]+) ?\}", text))


def commands_in(text: str) -> list[list[str]]:
    r"""Return the words after `tilehall` on each line of the blocks of code.

    >>> commands_in("```sh\n.venv/bin/tilehall play miners --seats 4  # four seats\n```\n\n    tilehall games\n")
    [['play', 'miners', '--seats', '4'], ['games']]
    """
    fenced = re.findall(r"(?ms)^ *```(?:sh|bash|console)?\n(.*?)^ *```", text)
    indented = re.findall(r"(?m)^ {4,}(\S.*)$", re.sub(r"(?ms)^( *)```.*?^\1```", "", text))
    lines = [line.strip() for block in (*fenced, *indented) for line in block.splitlines()]
    found = [re.match(r"(?:\$ )?(?:[\w./-]*/)?tilehall (?!record 1$)([a-z-].*)", line) for line in lines]
    return [shlex.split(each[1], comments=True) for each in found if each]


def suite_of(game: AnyGame) -> str:
    folder = type(game).__module__.split(".")[-2]
    files = [*(ROOT / "tests/games").glob(f"test_{folder}*.py"), *(ROOT / "tests/games" / folder).glob("test_*.py")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@EVERY
def test_every_step_is_in_the_notation_table(game: AnyGame) -> None:
    for kind in game.steps:
        verb = shape(kind).split()[0]
        assert re.search(rf"`{verb}\b", rules_page(game)), verb


@EVERY
def test_every_option_and_every_end_is_explained(game: AnyGame) -> None:
    for name in [*(choice.name for choice in choices(game.options)), *game.reasons]:
        assert f"`{name}`" in rules_page(game), name


@EVERY
def test_every_field_of_the_state_is_explained(game: AnyGame) -> None:
    for name in set(game.views.__struct_fields__) - set(View.__struct_fields__):
        assert f"`{name}`" in rules_page(game), name


@EVERY
def test_every_ruling_is_listed_and_has_a_test(game: AnyGame) -> None:
    part, last = RULINGS[game.name]
    for number in range(1, last + 1):
        assert f"R{part}.{number} " in rules_page(game), number
        assert re.search(rf"def test_r{part}_{number}_", suite_of(game)), f"R{part}.{number} has no test"


@EVERY
def test_every_group_of_an_observation_is_explained_with_its_size(game: AnyGame) -> None:
    page = (ROOT / "docs/reference/observations.md").read_text(encoding="utf-8")
    section = page.partition(f"\n## {game.title}\n")[2].partition("\n## ")[0]
    view = game.view(game.setup(game.options(), game.seats[0]), OPEN)
    sizes = [(name, len(values)) for name, values in game.features(view, 0).items()]
    assert [(name, int(size)) for name, size in re.findall(r"(?m)^\| `(\w+)` \| (\d+) \| \S", section)] == sizes


def test_every_command_is_in_the_reference() -> None:
    text = generated("commands")
    for command in COMMANDS:
        assert f"### tilehall {command}\n" in text
    assert "#### tilehall admin ban\n" in text
    assert "| `--seats` |" in text


def test_every_setting_is_in_the_reference() -> None:
    text = generated("settings")
    assert "| `host` | `127.0.0.1` | " in text
    assert all(f"| `{name}` |" in text for name in Settings.__struct_fields__)


def test_every_route_is_in_the_reference() -> None:
    text = generated("http")
    assert "### `POST /api/rooms`" in text
    assert len(re.findall(r"(?m)^### `[A-Z]+ /api/", text)) > 80


def test_every_measurement_is_shown_with_its_date_machine_and_command() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    for file in (ROOT / "bench/results").glob("*.json"):
        measured = json.loads(file.read_text(encoding="utf-8"))
        assert f"<!-- result: {file.stem} -->" in pages, file.name
        assert all(measured[name] for name in ("title", "date", "machine", "command"))
        assert {len(row) for row in measured["rows"]} == {len(measured["columns"])}, file.name


def test_the_picture_of_the_packages_shows_what_they_may_import() -> None:
    assert PICTURE.read_text(encoding="utf-8") == drawing(), "run python -m tools.import_pictures"


def test_the_plots_show_the_measurements() -> None:
    for name, drawn in plots().items():
        assert (ROOT / "docs/pictures" / name).read_text(encoding="utf-8") == drawn, "run python -m tools.plots"


def test_every_command_of_the_host_is_explained() -> None:
    from tilehall.cli.admin import app as admin

    guide = (ROOT / "docs/how-to/moderate.md").read_text(encoding="utf-8")
    for command in admin.registered_commands:
        assert command.callback is not None
        assert f"tilehall admin {command.callback.__name__.replace('_', '-')}" in guide


@EVERY_PAGE
def test_every_link_leads_somewhere(page: Path) -> None:
    for path, anchor in LINK.findall(without_code(page.read_text(encoding="utf-8"))):
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), path
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{path}#{anchor}"


@EVERY_PAGE
def test_every_command_in_a_block_of_code_exists(page: Path) -> None:
    for words in commands_in(page.read_text(encoding="utf-8")):
        if words[0].startswith("-"):
            continue
        assert words[0] in COMMANDS, words
        command = imported(words.pop(0))
        while words and not words[0].startswith("-") and hasattr(command, "commands"):
            assert words[0] in command.commands, words
            command = command.commands[words.pop(0)]
        known = {"--help", *(name for each in command.params for name in (*each.opts, *each.secondary_opts))}
        for word in words:
            assert not word.startswith("--") or word.partition("=")[0] in known, (command.name, word)


@EVERY_PAGE
def test_every_block_of_python_compiles(page: Path) -> None:
    for block in re.findall(r"(?ms)^```python\n(.*?)^```", page.read_text(encoding="utf-8")):
        if ">>>" not in block:
            compile(dedent(block), str(page), "exec", flags=PyCF_ALLOW_TOP_LEVEL_AWAIT)


def test_the_trace_and_the_records_are_documented() -> None:
    from tilehall.cli.trace import TraceRow
    from tilehall.core.record import HEADER

    trace = (ROOT / "docs/reference/trace.md").read_text(encoding="utf-8")
    records = (ROOT / "docs/reference/records.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in trace for name in (*TraceRow.__struct_fields__, *View.__struct_fields__))
    assert all(f"`{name}`" in records for name in HEADER)


@pytest.mark.parametrize("kind", [Game, OpenGame, OpenState])
def test_every_method_of_the_protocol_is_explained(kind: type) -> None:
    guide = (ROOT / "docs/reference/game-package.md").read_text(encoding="utf-8")
    for name in {*vars(kind), *vars(kind).get("__annotations__", {})}:
        if not name.startswith("_"):
            assert re.search(rf"`{name}[(`]", guide), name


def test_every_property_of_a_board_is_explained() -> None:
    guide = (ROOT / "docs/reference/game-package.md").read_text(encoding="utf-8")
    board = (ROOT / "web/src/boards/board.ts").read_text(encoding="utf-8")
    props = board.split("interface BoardProps")[1].split("\n}\n")[0]
    names = re.findall(r"^  (\w+)\??:", props, re.MULTILINE)
    assert len(names) > 10
    for name in names:
        assert re.search(rf"^\| .*`{name}[(`].* \|", guide, re.MULTILINE), name


def test_the_limits_of_a_boards_folder_are_documented() -> None:
    from tilehall.messages.packages import KINDS, MAX_FILE_BYTES, MAX_FILES, MAX_FOLDER_BYTES, ROLES

    guide = (ROOT / "docs/reference/game-package.md").read_text(encoding="utf-8")
    assert f"`{' '.join(sorted(KINDS))}`" in guide
    assert f"{MAX_FILE_BYTES >> 20} MiB each, {MAX_FILES} of them and {MAX_FOLDER_BYTES >> 20} MiB together" in guide
    assert all(f"`{file}`" in guide for file in ROLES.values())


def test_the_map_names_what_there_is() -> None:
    """Check that every path on the page about the architecture and every class of its glossary exists."""
    text = (ROOT / "docs/explanation/architecture.md").read_text(encoding="utf-8")
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
    rows = re.findall(r"^\| `server/(\w+)/` \|.*\| ([^|]+) \|$", text, re.MULTILINE)
    inside = {package: set(re.findall(r"`(\w+)`", uses)) for package, uses in rows}
    inside["http"] = set(SERVER_MAY_USE) - {"http", "words"} - inside["http"]  # "all but"
    assert inside == SERVER_MAY_USE


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.md")), ids=lambda page: page.stem)
def test_examples_in_the_documentation_run(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False).failed == 0
