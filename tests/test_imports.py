"""Imports run one way: cli, server, messages, table, core; research, bots, games, core. Rules import only the core."""

from __future__ import annotations

import ast
from pathlib import Path

import tilehall

SOURCE = Path(tilehall.__file__).parent
MAY_USE = {
    "core": {"core"},
    "games": {"games", "core"},
    "bots": {"bots", "games", "core"},
    "research": {"research", "bots", "core"},
    "table": {"table", "core"},
    "tournaments": {"tournaments", "table", "core"},
    "ratings": {"ratings", "table", "core"},
    "store": {"store", "ratings", "tournaments", "table"},
    "messages": {"messages", "ratings", "tournaments", "table", "core"},
    "offline": {"offline", "messages", "ratings", "table", "bots", "core"},
    "server": {"server", "messages", "ratings", "tournaments", "table", "store", "core"},
    "engine": {"engine", "messages", "table", "research", "bots", "core"},
    "cli": {
        *("cli", "engine", "server", "offline", "messages", "ratings", "table", "store", "research", "bots", "games"),
        *("tournaments", "core"),
    },
}
# The packages inside `server/`, from the bottom to the top. Each may import itself, `words`, those named here, and
# SHARED. The modules in COMPOSITION put a server together and may import everything; no other module imports them.
SHARED = {"close_codes", "settings", "titles"}
COMPOSITION = {"app", "clustered_app", "main", "processes"}
SERVER_MAY_USE: dict[str, set[str]] = {
    "words": set(),
    "addresses": set(),
    "ops": set(),
    "profiles": set(),
    "accounts": {"ops"},
    "live": {"accounts", "addresses", "ops"},
    "matching": {"accounts", "live", "ops"},
    "moderation": {"accounts", "live", "ops"},
    "company": {"accounts", "live", "ops"},
    "notices": {"accounts", "company", "live", "ops"},
    "cluster": {"accounts", "addresses", "company", "live", "ops"},
    "tournaments": {"accounts", "live", "ops"},
    "http": {
        *("accounts", "addresses", "company", "live", "matching", "moderation", "notices", "ops", "profiles"),
        "tournaments",
    },
}
SHARED_MAY_USE = {"settings": {"addresses"}}  # the other shared modules import no package of the server
PURE = ("core", "games", "tournaments")
# What pure functions may not import. The registry uses `importlib.metadata`, the record `hashlib`.
IMPURE = {"time", "datetime", "os", "io", "pathlib", "socket", "asyncio", "threading", "secrets", "sqlite3", "uuid"}


def imported(file: Path) -> set[str]:
    """Return every module that a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def test_imports_run_one_way() -> None:
    for file in sorted(SOURCE.rglob("*.py")):
        layer = file.relative_to(SOURCE).parts[0]
        if layer in MAY_USE:
            used = {name.split(".")[1] for name in imported(file) if name.startswith("tilehall.")} & set(MAY_USE)
            assert used <= MAY_USE[layer], f"{file.relative_to(SOURCE)} reaches back to {used - MAY_USE[layer]}"


def test_every_layer_is_known() -> None:
    folders = {path.parent.relative_to(SOURCE).parts[:1] for path in SOURCE.rglob("*.py")} - {()}
    assert folders <= {(layer,) for layer in MAY_USE}


def used_in_server(file: Path) -> set[str]:
    """Return the packages and modules of the server that a file imports."""
    return {name.split(".")[2] for name in imported(file) if name.startswith("tilehall.server.")}


def test_every_package_of_the_server_is_known() -> None:
    folders = {path.parent.name for path in (SOURCE / "server").glob("*/__init__.py")}
    modules = {path.stem for path in (SOURCE / "server").glob("*.py")} - {"__init__"}
    assert (folders, modules) == (set(SERVER_MAY_USE), SHARED | COMPOSITION)


def test_packages_of_the_server_import_one_way() -> None:
    for package, allowed in SERVER_MAY_USE.items():
        for file in (SOURCE / "server" / package).rglob("*.py"):
            beyond = used_in_server(file) - allowed - SHARED - {package, "words"}
            assert not beyond, f"{file.relative_to(SOURCE)} may not import {beyond}"
    below: set[str] = set()
    for package, allowed in SERVER_MAY_USE.items():
        assert allowed <= below, f"{package} may import a package that is listed after it"
        below.add(package)


def test_shared_modules_of_the_server_are_at_its_bottom() -> None:
    for module in SHARED:
        beyond = used_in_server(SOURCE / "server" / f"{module}.py") - SHARED - SHARED_MAY_USE.get(module, set())
        assert not beyond, f"server/{module}.py may not import {beyond}"


def test_no_game_uses_another() -> None:
    folders = {path.name for path in (SOURCE / "games").iterdir() if path.is_dir() and not path.name.startswith("__")}
    for folder in folders:
        for file in (SOURCE / "games" / folder).glob("*.py"):
            used = {name.split(".")[2] for name in imported(file) if name.startswith("tilehall.games.")}
            assert not used & (folders - {folder}), f"{file.relative_to(SOURCE)} uses another game"


def test_rules_are_pure() -> None:
    for file in sorted(file for package in PURE for file in (SOURCE / package).rglob("*.py")):
        impure = {name.split(".")[0] for name in imported(file)} & IMPURE
        assert not impure, f"{file.relative_to(SOURCE)} uses {impure}"
