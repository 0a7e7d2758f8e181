"""The shape of the code: short functions, no import cycles, and no class name with two meanings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import tilehall
from tilehall.core.registry import games

SOURCE = Path(tilehall.__file__).parent
ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "tools", "bench", "examples", "web/src")  # folders of handwritten code
BUILT = SOURCE / "web"  # the page as Vite writes it
MAX_FUNCTION_LINES = 60  # about a screen, its docstring included
MAX_NESTING = 5  # nested blocks of a function

PER_GAME = ("games", "bots")  # packages with a module or a folder for each game
GAMES = [folder.name for folder in sorted((SOURCE / "games").iterdir()) if (folder / "rules.py").is_file()]

Function = ast.FunctionDef | ast.AsyncFunctionDef
BLOCKS = (
    ast.For,
    ast.AsyncFor,
    ast.While,
    ast.If,
    ast.With,
    ast.AsyncWith,
    ast.Try,
    ast.TryStar,
    ast.Match,
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
)


def files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def written(*kinds: str) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of every handwritten file of these kinds.

    Generated files name their tool in the first line, as the page's types do, and are left out.
    """
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in kinds and BUILT not in file.parents and "node_modules" not in file.parts:
                text = file.read_text(encoding="utf-8")
                if not text.startswith("// Written by "):
                    yield str(file.relative_to(ROOT)), text


def functions(text: str) -> Iterator[Function]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, Function):
            yield node


def depth(node: ast.AST) -> int:
    """Return how deeply the blocks of a node are nested; an `elif` is as deep as its `if`."""
    deepest = 0
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                elif_ = isinstance(node, ast.If) and name == "orelse" and [type(each) for each in value] == [ast.If]
                deepest = max(deepest, depth(child) + (isinstance(child, BLOCKS) and not elif_))
    return deepest


def for_types_only(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


def imports(node: ast.AST, package: str) -> Iterator[str]:
    """Yield every imported module or name; relative imports are resolved in the package."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            yield from (alias.name for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - child.level + 1] if child.level else []
            module = ".".join([*above, *([child.module] if child.module else [])])
            yield from (f"{module}.{alias.name}" for alias in child.names)
        elif for_types_only(child):
            assert isinstance(child, ast.If)
            yield from imports(ast.Module(child.orelse, []), package)
        else:
            yield from imports(child, package)


def graph(folder: Path) -> dict[str, set[str]]:
    """Return the modules of a package with their imports, from anywhere in the module."""
    found = {}
    for file in files(folder):
        parts = [folder.name, *file.relative_to(folder).with_suffix("").parts]
        found[".".join(parts).removesuffix(".__init__")] = file
    edges: dict[str, set[str]] = {}
    for name, file in found.items():
        package = name if file.name == "__init__.py" else name.rpartition(".")[0]
        names = imports(ast.parse(file.read_text(encoding="utf-8")), package)
        # `from a.b import c` is the module a.b.c, or a name in a.b.
        edges[name] = {each if each in found else each.rpartition(".")[0] for each in names} & found.keys() - {name}
    return edges


def test_every_function_can_be_read_in_one_sitting() -> None:
    for path, text in written(".py"):
        for function in functions(text):
            where = f"{path}:{function.lineno} {function.name}"
            lines = (function.end_lineno or function.lineno) - function.lineno + 1
            assert lines <= MAX_FUNCTION_LINES, f"{where} has {lines} lines"
            assert depth(function) <= MAX_NESTING, f"{where} has {depth(function)} nested blocks"


def of_a_game(module: str) -> bool:
    """Return whether a module exists per game, such as rules and bots."""
    return any(re.match(rf"tilehall\.{package}\.({'|'.join(GAMES)})(\.|$)", module) for package in PER_GAME)


def defined_twice(folder: Path) -> dict[str, list[str]]:
    """Return class names that several modules of a package define, with the modules.

    Games have their own `State`, `View`, `Deal` … in one role each, so modules of games are left out.
    """
    found: dict[str, list[str]] = {}
    for file in files(folder):
        module = ".".join([folder.name, *file.relative_to(folder).with_suffix("").parts])
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not of_a_game(module):
                found.setdefault(node.name, []).append(module)
    return {name: modules for name, modules in found.items() if len(modules) > 1}


def test_one_class_name_is_one_thing() -> None:
    assert not defined_twice(SOURCE)


def test_a_class_name_of_two_things_is_found(tmp_path: Path) -> None:
    package = tmp_path / "tilehall"
    for module in ("messages/wire", "table/room", f"games/{GAMES[0]}/steps", f"bots/{GAMES[0]}/kernel/tree"):
        (package / module).parent.mkdir(parents=True)
        (package / f"{module}.py").write_text("class Chair: ...", encoding="utf-8")
    assert defined_twice(package) == {"Chair": ["tilehall.messages.wire", "tilehall.table.room"]}


def test_no_import_cycle() -> None:
    edges = graph(SOURCE)
    assert len(edges) > 100
    assert "tilehall.core.game" in edges["tilehall.core.play"]
    TopologicalSorter(edges).prepare()


def planted(folder: Path, **modules: str) -> dict[str, set[str]]:
    package = folder / "house"
    package.mkdir(exist_ok=True)
    (package / "__init__.py").touch()
    for name, text in modules.items():
        (package / f"{name}.py").write_text(text, encoding="utf-8")
    return graph(package)


@pytest.mark.parametrize(
    "back",
    ["from house.a import thing", "from house import a", "import house.a", "from . import a", "from .a import thing"],
)
def test_a_cycle_is_found_however_it_is_written(tmp_path: Path, back: str) -> None:
    edges = planted(tmp_path, a="import house.b", b="from house import c", c=f"def later():\n    {back}")
    with pytest.raises(CycleError):
        TopologicalSorter(edges).prepare()


def test_an_import_for_types_only_makes_no_cycle(tmp_path: Path) -> None:
    either = "if TYPE_CHECKING:\n    import house.a\nelse:\n    import house.c"
    edges = planted(tmp_path, a="import house.b", b=either, c="")
    assert edges["house.b"] == {"house.c"}
    TopologicalSorter(edges).prepare()


def test_blocks_are_counted_with_an_elif_as_deep_as_its_if() -> None:
    lines = ("def f():", " for a in b:", "  if c:", "   pass", "  elif d:", "   while e:", "    pass")
    (function,) = ast.parse("\n".join(lines)).body
    assert depth(function) == 3


DATA = (".json", ".toml", ".css", ".svg", ".ftl", ".sql", ".template")  # what else could list our games
OF_ONE_GAME = re.compile(r"web/src/boards/[\w-]+/|src/tilehall/(games|bots)/\w+/")
DOCUMENTATION = ("description", "examples", "help")  # arguments for readers


def game_names() -> re.Pattern[str]:
    """Return a pattern that matches every name of our games: in addresses, for players, and of packages and classes."""
    ours = [game for game in games().values() if type(game).__module__.startswith("tilehall.")]
    names = {name for game in ours for name in (game.name, game.title, type(game).__name__)} | set(GAMES)
    return re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(names)), re.IGNORECASE)


def code_of(path: str, text: str) -> str:
    """Return a file without the parts for readers only: comments, docstrings, descriptions, examples of commands."""
    if not path.endswith(".py"):
        return re.sub(r"(?<!:)//.*", "", re.sub(r"/\*.*?\*/|<!--.*?-->", "", text, flags=re.DOTALL))
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | Function) and ast.get_docstring(node) is not None:
            node.body[0] = ast.Pass()
        if isinstance(node, ast.Constant) and "tilehall " in str(node.value):
            node.value = ""  # an example of a command
        if isinstance(node, ast.Call):
            node.keywords = [each for each in node.keywords if each.arg not in DOCUMENTATION]
    return ast.unparse(tree)


def test_only_the_folders_of_a_game_name_it() -> None:
    """Check that our games use only extension points that an installed package has: no other file names a game."""
    named = game_names()
    found = [
        f"{path}: {name}"
        for path, text in written(".py", ".ts", ".svelte", *DATA)
        if path.startswith(("src/tilehall/", "web/src/")) and not OF_ONE_GAME.match(path)
        for name in named.findall(code_of(path, text))
    ]
    assert found == []


def test_a_name_of_a_game_is_found_in_code_and_data_and_not_in_comments() -> None:
    named = game_names()
    for path, text in (
        ("a.py", 'GAMES = ["miners"]'),
        ("a.py", "import heart_tiles"),
        ("a.ts", 'has("4ascend") // new'),
        ("a.json", '{"rummikub": 1}'),
    ):
        assert named.search(code_of(path, text))
    for path, text in (
        ("a.py", '"""Miners."""  # Miners'),
        ("a.py", 'Meta(help="miners")'),
        ("a.svelte", "<!-- Miners -->"),
    ):
        assert not named.search(code_of(path, text))


def test_prose_uses_plain_words() -> None:
    """Keep out words that made earlier texts hard to read. Plain ones: the player, the caller, again, at most."""
    odd = re.compile(
        r"\b(whom?ever|somebody[ ]who|[a]new|a moment[ ]ago|at the (most|least)|of its own[ ]accord)\b", re.IGNORECASE
    )
    texts = [*written(".py", ".ts", ".svelte", ".css")]
    texts += [
        (str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")) for file in sorted(ROOT.glob("docs/**/*.md"))
    ]
    found = [
        f"{path}:{number}: {line.strip()}"
        for path, text in texts
        for number, line in enumerate(text.splitlines(), 1)
        if odd.search(line)
    ]
    assert not found, "\n".join(found)
